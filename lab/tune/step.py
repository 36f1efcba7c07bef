"""One step of the search: which whole numbers bring a linear model of the figures nearest to its targets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

import numpy as np

from lab.tune.knobs import Knob
from lab.tune.targets import INSIDE, Floats, Target, costs

DAMPING = 1.0
"""Cost of a change of a knob by all of its value, squared: of designs that do equally well the nearest."""
SWEEPS = 20
"""Times that the rounding of all knobs is gone through, at most."""


@dataclass(frozen=True)
class Model:
    """Positions of the targets as linear functions of the knobs, around `values`.

    `slopes[target, knob]` is the change of a position for a knob turned up by 1.
    """

    targets: Sequence[Target]
    knobs: Sequence[Knob]
    values: tuple[int, ...]
    positions: Floats
    slopes: Floats

    @property
    def sizes(self) -> Floats:
        """What a knob's change is measured by: its value."""
        return np.maximum(np.abs(np.array(self.values, dtype=np.float64)), 1)

    def predicted(self, change: Floats) -> Floats:
        """Positions after a change of the knobs."""
        return np.asarray(self.positions + self.slopes @ change, dtype=np.float64)

    def cost(self, change: Floats) -> float:
        """The distance after a change, and what the change itself costs."""
        damping = float(((DAMPING * change / self.sizes) ** 2).sum())
        return float(costs(self.targets, self.predicted(change)).sum()) + damping

    def bounds(self, trust: float) -> tuple[Floats, Floats]:
        """How far down and up each knob may go: by a fraction of its value, but by 1 at least."""
        values = np.array(self.values, dtype=np.float64)
        reach = np.maximum(trust * self.sizes, 1)
        low = np.maximum(-reach, np.array([knob.low for knob in self.knobs]) - values)
        return low, np.minimum(reach, np.array([knob.high for knob in self.knobs]) - values)


def best_values(model: Model, trust: float) -> tuple[int, ...]:
    """The values of the knobs that suit the model best, none further from its own than `trust` allows."""
    low, high = model.bounds(trust)
    change = rounded(model, best_change(model, low, high), low, high)
    return tuple(value + int(step) for value, step in zip(model.values, change, strict=True))


def best_change(model: Model, low: Floats, high: Floats) -> Floats:
    """The change of the knobs, in fractions of 1 too, that makes the model's cost least.

    A range is a free variable of its own, bounded by the range, that the figure has to meet; this makes
    the whole a linear least-squares problem with bounds.
    """
    # SciPy takes long to import, and no other command needs it.
    from scipy.optimize import lsq_linear  # type: ignore[import-untyped]

    weights = np.array([target.weight for target in model.targets])
    rooms = np.array([target.room for target in model.targets])
    free = np.flatnonzero(rooms)
    knobs, ranges = len(model.knobs), len(free)
    meeting = np.zeros((len(rooms), ranges))
    meeting[free, range(ranges)] = -weights[free]
    rows = np.block(
        [
            [weights[:, None] * model.slopes * model.sizes, meeting],
            [np.zeros((ranges, knobs)), INSIDE * np.eye(ranges)],
            [DAMPING * np.eye(knobs), np.zeros((knobs, ranges))],
        ]
    )
    aims = np.concatenate([-weights * model.positions, np.zeros(ranges + knobs)])
    bounds = (
        np.concatenate([low / model.sizes, -rooms[free]]),
        np.concatenate([high / model.sizes, rooms[free]]),
    )
    found = lsq_linear(rows, aims, bounds)
    return np.asarray(found.x[:knobs] * model.sizes, dtype=np.float64)


def rounded(model: Model, change: Floats, low: Floats, high: Floats) -> Floats:
    """A change in whole numbers near another: knob by knob the one below or above that the model likes
    better, until none changes any more."""
    best = np.clip(np.rint(change), np.ceil(low), np.floor(high))
    cost = model.cost(best)
    for _sweep in range(SWEEPS):
        before = cost
        for knob, exact in enumerate(change):
            for step in {floor(exact), ceil(exact), floor(exact) - 1, ceil(exact) + 1}:
                tried = best.copy()
                tried[knob] = step
                if low[knob] <= step <= high[knob] and model.cost(tried) < cost:
                    best, cost = tried, model.cost(tried)
        if cost == before:
            break
    return best

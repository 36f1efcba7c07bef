"""Targets: the figures that an envelope asks for, and how far a design is from them.

Every figure is turned into a *position*, so that all can be weighed against each other: 0 in the middle of
its range and ±1 at its ends. For the RTP, which has a value and no range, ±1 is `RTP_UNIT` off. Fractions
are read as percentages, so that a change of one is in points.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import log

import numpy as np
import numpy.typing as npt

from engine.game import Envelope
from lab.figures import Figures

Floats = npt.NDArray[np.float64]

RTP_UNIT = 0.1
"""Points of the RTP that are one position."""
OUTSIDE = 4.0
"""Weight of a position outside a range; that of one of the RTP is 1."""
INSIDE = 0.15
"""Weight that draws a figure to the middle of its range: enough to choose between designs that all hold."""
MARGIN = 0.15
"""Share of the way from the middle of a range to its end that a step leaves free for noise."""
RTP_MARGIN = 0.5
"""The same for the RTP, of what it may be off."""


@dataclass(frozen=True)
class Target:
    """A figure and the range it must lie in. One with `rounds_between` is weighed by its logarithm.

    `low` and `high` are equal for a figure that has a value to meet, give or take `tolerance` positions.
    """

    name: str
    read: Callable[[Figures], float]
    low: float
    high: float
    rounds_between: bool = False
    tolerance: float = 0.0

    @property
    def exact(self) -> bool:
        """Whether this is a value to meet."""
        return self.low == self.high

    @property
    def room(self) -> float:
        """What a step aims at: positions within ±`room`."""
        return (1 - RTP_MARGIN) * self.tolerance if self.exact else 1 - MARGIN

    def holds(self, position: float, narrowed: bool) -> bool:
        """Whether a position is good enough. A range may be `narrowed`, by less than a step leaves free."""
        return abs(position) <= (self.tolerance if self.exact else 1 - MARGIN / 2 if narrowed else 1)

    @property
    def weight(self) -> float:
        """Of a position outside the room."""
        return 1.0 if self.exact else OUTSIDE

    def position(self, value: float) -> float:
        """Where a value lies."""
        if self.exact:
            return (value - self.low) / RTP_UNIT
        low, value, high = (
            log(each) if self.rounds_between else each for each in (self.low, value, self.high)
        )
        return (2 * value - low - high) / (high - low)

    def per_position(self, value: float) -> float:
        """What the figure changes by for a small change of its position at a value."""
        if self.exact:
            return RTP_UNIT
        if self.rounds_between:
            return value * log(self.high / self.low) / 2
        return (self.high - self.low) / 2


def targets_of(envelope: Envelope) -> list[Target]:
    """What the envelope asks for, the RTP first.

    Its standard error is none of it: that follows from the standard deviation and the rounds published.
    """
    rtp = float(100 * envelope.rtp)
    low, high = (100 * share for share in envelope.hit_frequency)
    found = [
        Target("RTP, %", lambda figures: 100 * figures.rtp, rtp, rtp),
        Target("hit frequency, %", lambda figures: 100 * figures.hit_frequency, low, high),
        Target(
            "standard deviation", lambda figures: figures.standard_deviation, *envelope.standard_deviation
        ),
    ]
    for name, (sources, low, high) in envelope.points.items():
        found.append(Target(f"points of {name}", points_of(sources), low, high))
    for name, (low, high) in envelope.one_in.items():
        found.append(Target(f"rounds to a {name}", rounds_to(name), low, high, rounds_between=True))
    return found


def points_of(sources: Sequence[str]) -> Callable[[Figures], float]:
    """How to read the percentage points that some sources return together."""
    return lambda figures: 100 * sum(figures.sources[source] for source in sources)


def rounds_to(feature: str) -> Callable[[Figures], float]:
    """How to read the rounds between two of a feature; for one never met, twice the rounds there were."""
    return lambda figures: figures.frequencies[feature] or 2 * figures.totals.rounds


def values_of(targets: Sequence[Target], figures: Figures) -> Floats:
    """Each target's figure."""
    return np.array([target.read(figures) for target in targets])


def positions_of(targets: Sequence[Target], values: Floats) -> Floats:
    """Where each target's value lies."""
    return np.array([target.position(value) for target, value in zip(targets, values, strict=True)])


def costs(targets: Sequence[Target], positions: Floats) -> Floats:
    """What each position adds to the distance: the square of its weighted way out of the room, and a little
    for its way from the middle. It is the least of that over all points of the room."""
    rooms = np.array([target.room for target in targets])
    weights = np.array([target.weight for target in targets])
    nearest = np.clip(positions * weights**2 / (weights**2 + INSIDE**2), -rooms, rooms)
    return np.asarray((weights * (positions - nearest)) ** 2 + (INSIDE * nearest) ** 2, dtype=np.float64)


def tolerant(targets: Sequence[Target], points: float) -> tuple[Target, ...]:
    """The targets with an RTP that may be off by so many points."""
    return tuple(replace(each, tolerance=points / RTP_UNIT) if each.exact else each for each in targets)

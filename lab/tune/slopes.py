"""Slopes: what turning each knob does to each figure, as measured on shared random streams.

What is known of a slope is a value and its error. Knowledge is never thrown away: an older slope counts for
less with every step, as the design has moved on, and a newer measurement for as much as its error allows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from lab.tune.knobs import Knob
from lab.tune.targets import Floats
from lab.tune.trials import Trial, Workshop, error_of_difference

TURN = 0.15
"""How far a knob is turned to see what it does, of its value. A long turn stands out from the noise,
a short one from the curve."""
BEND = 0.3
"""How much a slope may change over a step, of its value."""


@dataclass(frozen=True)
class Slopes:
    """Changes of the positions for a knob turned up by 1, `[target, knob]`, and their standard errors."""

    per_unit: Floats
    errors: Floats

    @cached_property
    def trusted(self) -> Floats:
        """Slopes made smaller the more of them may be noise, so that a step does not follow the noise."""
        seen = self.per_unit**2
        return self.per_unit * share(seen, self.errors**2)

    @property
    def doubts(self) -> Floats:
        """Variances of the slopes a step later."""
        return self.errors**2 + (BEND * self.per_unit) ** 2

    def joined(self, newer: Slopes) -> Slopes:
        """Both together, each by how sure it is; these are a step old."""
        taken = share(self.doubts, newer.errors**2, otherwise=1.0)
        per_unit = self.per_unit + taken * (newer.per_unit - self.per_unit)
        return Slopes(per_unit, np.sqrt(taken) * newer.errors)

    def corrected(self, change: Floats, moved: Floats, errors: Floats) -> Slopes:
        """What is known after all knobs changed together, and the positions by `moved` give or take `errors`.

        What the slopes did not foretell is put down to those that were least sure (a Kalman update).
        """
        doubts = self.doubts
        missed = moved - self.per_unit @ change
        doubted = doubts @ change**2
        taken = share(doubted, errors**2)
        gains = doubts * change / np.where(doubted > 0, doubted, 1)[:, None] * taken[:, None]
        left = doubts * (1 - gains * change)
        return Slopes(self.per_unit + gains * missed[:, None], np.sqrt(np.maximum(left, 0)))


def share(part: Floats, other: Floats, otherwise: float = 0.0) -> Floats:
    """The share of a part in itself and another, neither below 0; `otherwise` where both are 0."""
    whole = part + other
    return np.where(whole > 0, part / np.where(whole > 0, whole, 1), otherwise)


def slopes_at(workshop: Workshop, trial: Trial, notice: Callable[[str], None]) -> Slopes:
    """Slopes around a trial: each knob is turned by itself, on the same rounds of the same seeds."""
    shape = len(workshop.targets), len(workshop.knobs)
    per_unit, errors = np.zeros(shape), np.zeros(shape)
    for place, knob in enumerate(workshop.knobs):
        notice(knob.name)
        other = turned_trial(workshop, trial, place, knob)
        if other is not None:
            turn = other.values[place] - trial.values[place]
            per_unit[:, place] = (other.positions - trial.positions) / turn
            errors[:, place] = error_of_difference(trial, other) / abs(turn)
    return Slopes(per_unit, errors)


def turned_trial(workshop: Workshop, trial: Trial, place: int, knob: Knob) -> Trial | None:
    """A trial with one knob turned up, or down if it cannot go up; None if the game has room for neither."""
    value = trial.values[place]
    turn = max(1, round(TURN * abs(value)))
    for other in (min(value + turn, knob.high), max(value - turn, knob.low)):
        if other != value:
            try:
                return workshop.trial(
                    (*trial.values[:place], other, *trial.values[place + 1 :]), trial.rounds
                )
            except ValueError:
                continue
    return None

"""Exact figures beside those of a simulation, and whether they agree."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

from engine.game import Game
from lab.figures import MOST_ERRORS


@dataclass(frozen=True)
class Closed:
    """What of a game has a closed form.

    `sources` are returns as fractions of the stake, `features` the chances of a round.
    """

    sources: dict[str, Fraction]
    features: dict[str, Fraction]


@dataclass(frozen=True)
class Line:
    """A figure: its exact value if it has one, what a simulation measured, and its standard error."""

    name: str
    exact: Fraction | None
    simulated: float
    error: float

    @property
    def errors(self) -> float | None:
        """By how many standard errors the two differ; None without an exact value, or without an error."""
        if self.exact is None or not self.error:
            return None
        return (self.simulated - float(self.exact)) / self.error

    @property
    def agrees(self) -> bool:
        """Whether the exact value, if there is one, lies within `MOST_ERRORS`; without an error, on it."""
        if self.exact is None:
            return True
        return abs(self.simulated - float(self.exact)) <= MOST_ERRORS * self.error

    def to_json(self) -> dict[str, Any]:
        """The figure as JSON; the exact value as a fraction and as a number."""
        return {
            "name": self.name,
            "exact": None if self.exact is None else str(self.exact),
            "exact_value": None if self.exact is None else float(self.exact),
            "simulated": self.simulated,
            "standard_error": self.error,
            "errors_apart": self.errors,
            "agrees": self.agrees,
        }


def compared(game: Game, closed: Closed, result: dict[str, Any]) -> list[Line]:
    """Every source and feature of a game, exact beside simulated; `result` is that of `gemworks simulate`."""
    rounds = result["rounds"]
    lines = [
        Line(name, closed.sources.get(name), result["sources"][name], result["source_errors"][name])
        for name in game.sources
    ]
    for name in game.features:
        every = result["frequencies"][name]
        chance = 1 / every if every else 0.0
        # The exact chance, where there is one, says how far rounds spread even if none was met.
        exact = closed.features.get(name)
        likely = chance if exact is None else float(exact)
        lines.append(Line(name, exact, chance, sqrt(likely * (1 - likely) / rounds)))
    return lines

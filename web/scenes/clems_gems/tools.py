"""What the directors of Clem's Gems write with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.clems_gems import codes
from web.scenes.clems_gems.palette import AMOUNT, Palette
from web.scenes.clems_gems.places import Places
from web.scenes.clems_gems.view import BonusView, View
from web.stage.effects import Point, flight, trail
from web.stage.line_shows import LineShows
from web.stage.reels import Reels
from web.stage.tools import RoundTools

Strips = Callable[[int, int], Sequence[Sequence[int]]]
"""The reel strips of a set of features with so many levels complete."""


class Tools(RoundTools[Palette, Places]):
    """One round's worth of them; `reels` turn in extra spins, on their `strips`."""

    view: View
    reels: Reels
    strips: Strips

    @property
    def bonus(self) -> BonusView:
        """The extra spins, once they have begun."""
        bonus = self.view.bonus
        assert bonus is not None
        return bonus

    def lines(self) -> LineShows:
        """What shows line wins."""
        return LineShows(self, self.palette.line, AMOUNT, self.palette.amount_name)

    # Places

    def cart(self, feature: int) -> Point:
        """What lies in a cart."""
        return lambda: self.places.heap(feature)

    def badge(self, feature: int) -> Point:
        """The badge of a feature."""
        return lambda: self.places.badges[feature].box[:2]

    def counter(self) -> tuple[float, float]:
        """The counter of the extra spins."""
        return self.places.counter.text[:2]

    def level(self, level: int) -> Point:
        """A level of the shaft, from 0."""
        return lambda: self.places.levels[min(level, codes.LEVELS - 1)].icon[:2]

    def jackpot(self, jackpot: int) -> Point:
        """The plate of a prize."""
        return lambda: self.places.jackpots[jackpot].box[:2]

    def sum(self) -> tuple[float, float]:
        """Where Diamonds add up."""
        return self.places.sum[:2]

    # Changes

    def set_sum(self, text: str) -> None:
        """What the Diamonds make so far."""
        self.view.sum = text

    def fly_gem(self, at: float, length: float, cell: int, symbol: int, end: Point, shrink: float) -> None:
        """A gem flies from its cell to somewhere else."""
        start = self.cell(cell)
        sprite = self.palette.plain[symbol]
        self.show(at, length, trail(self.palette.spark, self.share(0.4), start, end, arc=1.0, length=5))
        self.show(at, length, flight(sprite, self.share(0.8), start, end, arc=0.6, shrink=shrink))

    def tilt(self, at: float, length: float, feature: int, angle: Callable[[float], float]) -> None:
        """A cart moves on its wheels, and stands straight at the end."""

        def tip(p: float) -> None:
            self.view.tilt[feature] = 0.0 if self.reduced or p >= 1.0 else angle(p)

        self.tween(at, length, tip)

    def glow(self, at: float, length: float, feature: int, start: float, end: float) -> None:
        """A cart begins to glow, or goes out."""

        def glow(p: float) -> None:
            self.view.glow[feature] = start + (end - start) * p

        self.tween(at, length, glow)

    def swell_heap(self, at: float, length: float, feature: int, by: float) -> None:
        """A heap swells and falls back."""
        self.swell(at, length, lambda: self.view.heap_size, feature, by)

    def swell_badge(self, at: float, length: float, feature: int, by: float) -> None:
        """A badge swells and falls back."""
        self.swell(at, length, lambda: self.view.badge_size, feature, by)

    def swell_level(self, at: float, length: float, level: int, by: float) -> None:
        """A level of the shaft swells and falls back."""
        self.swell(at, length, lambda: self.view.level_size, level, by)

    def swell_jackpot(self, at: float, length: float, jackpot: int, by: float) -> None:
        """The plate of a prize swells and falls back."""
        self.swell(at, length, lambda: self.view.jackpot_size, jackpot, by)

    def swell_counter(self, at: float, length: float, by: float) -> None:
        """The counter swells and falls back."""
        self.swell(at, length, lambda: self.view.counter_size, 0, by)

    def swell_sum(self, at: float, length: float, by: float) -> None:
        """The sum of the Diamonds swells and falls back."""
        self.swell(at, length, lambda: self.view.sum_size, 0, by)

"""What the directors of Forge of Gems write with."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.forge_of_gems import codes
from web.scenes.forge_of_gems.palette import Palette
from web.scenes.forge_of_gems.places import Places
from web.scenes.forge_of_gems.view import View
from web.stage.effects import Point
from web.stage.reels import Reels
from web.stage.tools import RoundTools


class Tools(RoundTools[Palette, Places]):
    """One round's worth of them; `reels` turn in free spins."""

    view: View
    reels: Reels

    def mouth(self, reel: int) -> Point:
        """What lies in a crucible."""
        return lambda: self.places.mouths[reel]

    def gauge(self) -> tuple[float, float]:
        """The window of the gauge."""
        return self.places.gauge.text[:2]

    def set_reel(self, reel: int, symbols: Sequence[int], copies: Sequence[int]) -> None:
        """What stands on a reel."""
        cells = slice(codes.cell(reel, 0), codes.cell(reel, 0) + codes.ROWS)
        self.view.board[cells], self.view.copies[cells] = symbols, copies

    def swell_gauge(self, at: float, length: float, by: float) -> None:
        """The multiplier swells and falls back."""
        self.swell(at, length, lambda: self.view.gauge_size, 0, by)

    def swell_ways(self, at: float, length: float, by: float) -> None:
        """The number of ways swells and falls back."""
        self.swell(at, length, lambda: self.view.ways_size, 0, by)

    def swell_counter(self, at: float, length: float, by: float) -> None:
        """The number of the free spin swells and falls back."""
        self.swell(at, length, lambda: self.view.counter_size, 0, by)

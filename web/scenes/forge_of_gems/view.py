"""What is on the screen, as the events have it so far. Drawing reads it, the timeline writes it."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.games.forge_of_gems import codes
from web.scenes.forge_of_gems.table import LANDED_WAYS
from web.stage.view import RoundView, ones


def zeros(count: int) -> list[float]:
    """So many things in their places."""
    return [0.0] * count


@dataclass(slots=True)
class BoxView:
    """The gem box over the board: what it says, and how much of it is seen."""

    open: bool = False
    prize: str = ""
    spins: str = ""
    seen: float = 0.0
    size: float = 1.0


@dataclass(slots=True, kw_only=True)
class View(RoundView):
    """The whole picture."""

    forge: list[int]
    copies: list[int] = field(default_factory=lambda: [1] * codes.CELLS)
    ways: int = LANDED_WAYS
    multiplier: int = 1
    limit: str = ""
    """That the win cap or the stake's limit has ended the round."""
    spins: tuple[int, int] | None = None
    """Number of the free spin, and how many there are."""
    hot: bool = False
    """Whether the light is that of free spins."""
    box: BoxView | None = None
    leaving: tuple[int, ...] = ()
    """What lay in the crucibles before the spin, while the reels turn."""
    lift: list[float] = field(default_factory=lambda: zeros(codes.CELLS))
    """How far each symbol is above its cell, in rows."""
    seen: list[float] = field(default_factory=lambda: ones(codes.CELLS))
    loose: set[int] = field(default_factory=set)
    """Cells whose symbol falls from a crucible, in front of the frame."""
    tilt: list[float] = field(default_factory=lambda: zeros(codes.REELS))
    """How far each crucible has tipped, as an angle."""
    pour: list[float] = field(default_factory=lambda: zeros(codes.REELS))
    """How far what fills a crucible is above its place, in sizes of the crucible."""
    forge_seen: list[float] = field(default_factory=lambda: ones(codes.REELS))
    cell_size: list[float] = field(default_factory=lambda: ones(codes.CELLS))
    gauge_size: list[float] = field(default_factory=lambda: ones(1))
    ways_size: list[float] = field(default_factory=lambda: ones(1))
    counter_size: list[float] = field(default_factory=lambda: ones(1))

    def clear_win(self) -> None:
        """No win is shown any more, nor that it has reached a limit."""
        RoundView.clear_win(self)
        self.limit = ""

    def standing(self) -> list[int]:
        """What stands in the cells, as reels in motion take it: symbols with their copies."""
        return [
            symbol + codes.SYMBOLS * (copies - 1)
            for symbol, copies in zip(self.board, self.copies, strict=True)
        ]

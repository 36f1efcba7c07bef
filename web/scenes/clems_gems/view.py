"""What is on the screen, as the events have it so far. Drawing reads it, the timeline writes it."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.games.clems_gems import codes
from web.scenes.clems_gems.paid import NOTHING
from web.stage.view import RoundView, ones


def zeros(count: int) -> list[float]:
    """So many things that are not seen."""
    return [0.0] * count


@dataclass(slots=True)
class BonusView:
    """The extra spins: which, of how many, with what; `won` is their win in coins."""

    number: int
    total: int
    features: int
    levels: int = 0
    collected: int = 0
    won: int = 0


@dataclass(slots=True, kw_only=True)
class View(RoundView):
    """The whole picture."""

    values: tuple[int, ...] = NOTHING
    """What each cell carries."""
    worth: int = 1
    """What a coin on the board is worth, in minor units: the bet may have changed since."""
    claimed: frozenset[int] | None = None
    """Diamonds that take part in a win; others are dimmed. None while that is not told."""
    heaps: list[int] = field(default_factory=lambda: [0] * codes.FEATURES)
    leaving: tuple[int, ...] = (0,) * codes.FEATURES
    """What lay in the carts before the spin, while the reels turn."""
    sum: str = ""
    """What the Diamonds make so far."""
    limit: str = ""
    """That the win cap or the stake's limit has ended the round."""
    bonus: BonusView | None = None
    cell_size: list[float] = field(default_factory=lambda: ones(codes.CELLS))
    tilt: list[float] = field(default_factory=lambda: zeros(codes.FEATURES))
    """How far each cart has tipped, as an angle."""
    glow: list[float] = field(default_factory=lambda: zeros(codes.FEATURES))
    """How much each cart glows."""
    lift: float = 0.0
    """How deep the lift of the shaft stands, in levels."""
    heap_size: list[float] = field(default_factory=lambda: ones(codes.FEATURES))
    badge_size: list[float] = field(default_factory=lambda: ones(codes.FEATURES))
    level_size: list[float] = field(default_factory=lambda: ones(codes.LEVELS))
    jackpot_size: list[float] = field(default_factory=lambda: ones(codes.JACKPOTS))
    counter_size: list[float] = field(default_factory=lambda: ones(1))
    sum_size: list[float] = field(default_factory=lambda: ones(1))

    def clear_win(self) -> None:
        """No win is shown any more, nor that it has reached a limit."""
        RoundView.clear_win(self)
        self.limit = self.sum = ""

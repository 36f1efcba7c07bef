"""What a round says of its paid spin: the board that stands at its end again, and what lies in the carts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.events import LineWin, ReelsStopped
from engine.games.clems_gems import codes, events
from engine.round import Round
from web.stage.lines import winning_cells

NOTHING: Final = (0,) * codes.CELLS
"""No cell carries anything."""
FULL: Final = 3
"""The largest heap in a cart, in gems."""


@dataclass(frozen=True, slots=True)
class PaidSpin:
    """Its board, what its cells carry and which of them win; the heap in each cart at the round's end."""

    stops: tuple[int, ...]
    symbols: tuple[int, ...]
    values: tuple[int, ...]
    lines: tuple[LineWin, ...]
    claimed: frozenset[int]
    """Cells of the Diamond win."""
    seen: int
    """Colours whose gems go to their carts."""
    heaps: tuple[int, ...]

    def lit(self, lines: tuple[tuple[int, ...], ...]) -> frozenset[int]:
        """All cells that win."""
        return self.claimed | winning_cells(self.lines, lines, codes.ROWS)


def gems(symbols: tuple[int, ...] | list[int], feature: int) -> list[int]:
    """The cells with gems of a feature's colour."""
    return [cell for cell, symbol in enumerate(symbols) if symbol == codes.FIRST_COLOUR + feature]


def paid_spin(played: Round) -> PaidSpin:
    """Read from the record."""
    stopped = played.events[0]
    assert isinstance(stopped, ReelsStopped)
    values: tuple[int, ...] = NOTHING
    lines: list[LineWin] = []
    claimed: frozenset[int] = frozenset()
    seen = 0
    for event in played.events[1:]:
        if isinstance(event, events.PrizesDrawn):
            values = event.values
        elif isinstance(event, LineWin):
            lines.append(event)
        elif isinstance(event, events.DiamondsPaid):
            claimed = frozenset(event.cells)
        elif isinstance(event, events.CartsRolled):
            seen = event.seen
            break
    heaps = tuple(_heap(played, feature, seen, stopped.symbols) for feature in range(codes.FEATURES))
    return PaidSpin(stopped.stops, stopped.symbols, values, tuple(lines), claimed, seen, heaps)


def _heap(played: Round, feature: int, seen: int, symbols: tuple[int, ...]) -> int:
    """Gems in a cart at the end of a round: none once its feature has come (C17)."""
    if not seen >> feature & 1 or came(played, feature):
        return 0
    return min(len(gems(symbols, feature)), FULL)


def came(played: Round, feature: int) -> bool:
    """Whether a round has brought a feature, by its cart or in mid-bonus."""
    return any(
        (isinstance(event, events.BonusStarted) and event.features >> feature & 1)
        or (isinstance(event, events.FeatureActivated) and event.feature == feature)
        for event in played.events
    )

"""How a win is told: its tier, how long it counts up, how long each of its parts is shown."""

from __future__ import annotations

from collections.abc import Iterable
from math import log2
from typing import Final

from engine.catalogue import _

SMALL, WIN, BIG, HUGE, EPIC = 1, 2, 3, 4, 5
_TIERS: Final = ((150, EPIC), (50, HUGE), (15, BIG))

UNLIT: Final = 0.38
"""How much is seen of symbols that are not in the win that is shown."""
LONGEST: Final = 560.0
SHORTEST: Final = 240.0
ALL_TOGETHER: Final = 3600.0
"""Milliseconds for one of the wins that are shown in turn, and for all of them together."""
COUNTED_BY: Final = 0.65
"""Share of its time after which an announced win has counted up."""


def tier(win: int, bet: int) -> int:
    """0 for no win, 1 for one no larger than the bet, 2 for any other, 3 to 5 from 15, 50, 150 bets."""
    if win <= 0:
        return 0
    if win <= bet:
        return SMALL
    return next((name for bets, name in _TIERS if win >= bets * bet), WIN)


def tier_title(level: int, capped: bool) -> str:
    """What a win of a tier is called."""
    if capped:
        return _("Maximum win")
    return {EPIC: _("Epic win"), HUGE: _("Huge win"), BIG: _("Big win")}.get(level, _("Win"))


def win_text(amount: str) -> str:
    """What a round has won."""
    return _("Win {amount}").format(amount=amount)


def time_for_each(shows: int) -> float:
    """Milliseconds for each of so many wins."""
    return min(LONGEST, max(SHORTEST, ALL_TOGETHER / max(shows, 1)))


def count_time(win: int, bet: int) -> float:
    """Milliseconds in which a win counts up: they grow with win / bet."""
    return 260.0 + 420.0 * log2(1.0 + win / bet)


def announce_time(counting: float) -> float:
    """Milliseconds for a win that is announced, by the time in which it counts up."""
    return max(counting, 2400.0) / COUNTED_BY


def counted(start: int, end: int, p: float) -> int:
    """What a count shows: whole units, at once more than at its start."""
    return min(end, start + 1 + int((end - start) * p))


def free_row(cells: Iterable[int], rows: int) -> int:
    """The row nearest to some cells that has none of them; the lowest when there is none."""
    taken = {cell % rows for cell in cells}
    free = [row for row in range(rows) if row not in taken]
    return min(free, key=lambda row: min(abs(row - each) for each in taken), default=rows - 1)

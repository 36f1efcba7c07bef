"""Line wins on the screen: which are shown together, for how long, and how a win counts up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log2
from typing import Final

from engine.events import LineWin
from web.stage.display import DisplayList
from web.stage.easing import arrive
from web.stage.sprites import Sprite

SINGLE: Final = 6
"""Up to so many line wins are shown one by one; more are shown by what they are made of."""
LONGEST: Final = 560.0
SHORTEST: Final = 240.0
ALL_LINES: Final = 3600.0
"""Milliseconds for a win, and for all of them together."""

SMALL, WIN, BIG, HUGE, EPIC = 1, 2, 3, 4, 5
_TIERS: Final = ((150, EPIC), (50, HUGE), (15, BIG))


@dataclass(frozen=True, slots=True)
class LineShow:
    """Lines that are drawn together: their cells from left to right, all cells, what they win in coins."""

    paths: tuple[tuple[int, ...], ...]
    cells: frozenset[int]
    win: int


def winning_paths(
    wins: Sequence[LineWin], lines: Sequence[Sequence[int]], rows: int
) -> list[tuple[int, ...]]:
    """The cells of each win, from left to right."""
    return [tuple(reel * rows + row for reel, row in enumerate(lines[win.line][: win.count])) for win in wins]


def winning_cells(wins: Sequence[LineWin], lines: Sequence[Sequence[int]], rows: int) -> frozenset[int]:
    """The cells of all wins."""
    return frozenset(cell for path in winning_paths(wins, lines, rows) for cell in path)


def plan(wins: Sequence[LineWin], lines: Sequence[Sequence[int]], rows: int) -> list[LineShow]:
    """What is shown in turn: a few wins one by one, many by symbol and count."""
    groups: dict[object, list[tuple[tuple[int, ...], int]]] = {}
    for win, path in zip(wins, winning_paths(wins, lines, rows), strict=True):
        key = win.line if len(wins) <= SINGLE else (win.symbol, win.count)
        groups.setdefault(key, []).append((path, win.win))
    return [
        LineShow(
            tuple(path for path, _ in group),
            frozenset(cell for path, _ in group for cell in path),
            sum(amount for _, amount in group),
        )
        for group in groups.values()
    ]


def time_for_each(shows: int) -> float:
    """Milliseconds for each of so many wins."""
    return min(LONGEST, max(SHORTEST, ALL_LINES / max(shows, 1)))


def tier(win: int, bet: int) -> int:
    """0 for no win, 1 for one no larger than the bet, 2 for any other, 3 to 5 from 15, 50, 150 bets."""
    if win <= 0:
        return 0
    if win <= bet:
        return SMALL
    return next((name for bets, name in _TIERS if win >= bets * bet), WIN)


def count_time(win: int, bet: int) -> float:
    """Milliseconds in which a win counts up: they grow with win / bet."""
    return 260.0 + 420.0 * log2(1.0 + win / bet)


def counted(start: int, end: int, p: float) -> int:
    """What a count shows: whole units, at once more than at its start."""
    return min(end, start + 1 + int((end - start) * p))


def draw_paths(
    out: DisplayList, stroke: Sprite, show: LineShow, xs: Sequence[float], ys: Sequence[float], p: float
) -> None:
    """The lines through their cells; they run from left to right, then stay, and go."""
    reach = min(arrive(min(p * 2.5, 1.0)), 1.0)
    alpha = 1.0 if p < 0.85 else (1.0 - p) / 0.15
    for path in show.paths:
        ahead = reach * (len(path) - 1)
        for i in range(len(path) - 1):
            part = min(ahead - i, 1.0)
            if part > 0.0:
                x, y = xs[path[i]], ys[path[i]]
                to_x, to_y = xs[path[i + 1]], ys[path[i + 1]]
                out.add(stroke, x, y, x + (to_x - x) * part, y + (to_y - y) * part, alpha=alpha)

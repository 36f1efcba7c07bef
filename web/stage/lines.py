"""Line wins on the screen: which are shown together, and how lines are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.events import LineWin
from web.stage.display import DisplayList
from web.stage.easing import arrive
from web.stage.sprites import Sprite

SINGLE: Final = 6
"""Up to so many line wins are shown one by one; more are shown by what they are made of."""


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


def draw_paths(
    out: DisplayList,
    stroke: Sprite,
    paths: Sequence[Sequence[int]],
    xs: Sequence[float],
    ys: Sequence[float],
    p: float,
) -> None:
    """Lines through the cells of each path; they run from left to right, then stay, and go."""
    reach = min(arrive(min(p * 2.5, 1.0)), 1.0)
    alpha = 1.0 if p < 0.85 else (1.0 - p) / 0.15
    for path in paths:
        ahead = reach * (len(path) - 1)
        for i in range(len(path) - 1):
            part = min(ahead - i, 1.0)
            if part > 0.0:
                x, y = xs[path[i]], ys[path[i]]
                to_x, to_y = xs[path[i + 1]], ys[path[i + 1]]
                out.add(stroke, x, y, x + (to_x - x) * part, y + (to_y - y) * part, alpha=alpha)

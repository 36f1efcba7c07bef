"""Where everything of Fire Gnomes lies: a wide and a tall picture, both functions of the stage's size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.fire_gnomes import codes
from web.stage.places import Box, Fit, Grid, cover, whole_stage

# Measures of the frame's drawing, 1000 by 1000
ART: Final = 1000.0
OPENING: Final = (90.0, 190.0, 910.0, 960.0)
BANDS: Final = ((0.0, 330.0), (330.0, 620.0), (620.0, 1000.0))
"""The frame is drawn in three bands; only the posts in the middle one take up a taller board."""

WIDE: Final = (1600.0, 1000.0)
TALL_WIDTH: Final = 900.0
SHORTEST_TALL: Final = 1120.0
SCENES: Final = {False: (1600.0, 1000.0), True: (900.0, 1200.0)}


@dataclass(frozen=True, slots=True)
class Shelf:
    """One award beside the board: its symbol, the number on it, its name and its money."""

    icon: Box
    number: tuple[float, float, float, float]
    """x, y, height and greatest width of the number."""
    label: tuple[float, float, float, float]
    money: tuple[float, float, float, float]
    full: tuple[float, float, float, float]
    """The word that says that it can rise no further."""


@dataclass(frozen=True, slots=True)
class Places:
    """The whole picture, in units of the scene."""

    tall: bool
    fit: Fit
    whole: Box
    """All of the stage, beyond the picture's edges too."""
    scenery: Box
    frame: tuple[Box, ...]
    """One box for each of `BANDS`."""
    opening: Box
    grid: Grid
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    symbol: float
    """Size of a symbol."""
    grounds: tuple[Box, ...]
    planks: tuple[Box, ...]
    shelves: tuple[Shelf, ...]
    plaque: Box
    ribbon: Box


def places(width: float, height: float) -> Places:
    """The layout for a stage of a size in CSS pixels."""
    if height > width:
        return _tall(width, height)
    return _wide(width, height)


def _wide(width: float, height: float) -> Places:
    fit = Fit.inside(width, height, *WIDE)
    opening, frame = _frame(300.0, 0.0, ART, WIDE[1], 1.0)
    columns = (150.0, 1450.0)
    shelves = tuple(
        _side_shelf(columns[award % 2], 330.0 + 400.0 * (award // 2)) for award in range(codes.AWARDS)
    )
    planks = tuple(Box.at(x - 138.0, y - 14.0, 276.0, 103.0) for y in (330.0, 730.0) for x in columns)
    grounds = tuple(
        Box.at(x - 140.0, top, 280.0, height)
        for top, height in ((136.0, 366.0), (536.0, 412.0))
        for x in columns
    )
    return _picture(
        tall=False,
        fit=fit,
        stage=(width, height),
        opening=opening,
        frame=frame,
        grounds=grounds,
        planks=planks,
        shelves=shelves,
        plaque=Box(800.0, 104.0, 640.0, 62.0),
        ribbon=Box(800.0, 968.0, 560.0, 32.0),
    )


def _tall(width: float, height: float) -> Places:
    units = max(TALL_WIDTH * height / width, SHORTEST_TALL)
    fit = Fit.inside(width, height, TALL_WIDTH, units)
    shelf_height = 236.0
    gap = min(max((units - 1330.0) * 0.3, 8.0), 70.0)
    top = shelf_height + gap * 1.4
    frame_height = min(units - top - gap, 1300.0)
    top += (units - gap - top - frame_height) / 2
    opening, frame = _frame(0.0, top, TALL_WIDTH, frame_height, TALL_WIDTH / ART)
    shelf_top = max((top - shelf_height) * 0.5, 4.0)
    shelves = tuple(_top_shelf(_slot(award), shelf_top) for award in range(codes.AWARDS))
    planks = tuple(Box.at(left, shelf_top + 118.0, 436.0, 112.0) for left in (8.0, 456.0))
    grounds = tuple(Box.at(plank.left, shelf_top - 2.0, plank.width, 232.0) for plank in planks)
    return _picture(
        tall=True,
        fit=fit,
        stage=(width, height),
        opening=opening,
        frame=frame,
        grounds=grounds,
        planks=planks,
        shelves=shelves,
        plaque=Box(450.0, top + 96.0, 620.0, 60.0),
        ribbon=Box(450.0, top + frame_height - 22.0, 520.0, 32.0),
    )


def _picture(
    *,
    tall: bool,
    fit: Fit,
    stage: tuple[float, float],
    opening: Box,
    frame: tuple[Box, ...],
    grounds: tuple[Box, ...],
    planks: tuple[Box, ...],
    shelves: tuple[Shelf, ...],
    plaque: Box,
    ribbon: Box,
) -> Places:
    whole = whole_stage(fit, *stage)
    inset = opening.width * 0.012
    inner = Box(opening.x, opening.y, opening.width - 2 * inset, opening.height - 2 * inset)
    grid = Grid(inner, codes.REELS, codes.ROWS)
    return Places(
        tall=tall,
        fit=fit,
        whole=whole,
        scenery=cover(whole, *SCENES[tall]),
        frame=frame,
        opening=opening,
        grid=grid,
        xs=tuple(grid.xs()),
        ys=tuple(grid.ys()),
        symbol=min(grid.pitch_x * 0.96, grid.pitch_y * 1.03),
        grounds=grounds,
        planks=planks,
        shelves=shelves,
        plaque=plaque,
        ribbon=ribbon,
    )


def _frame(left: float, top: float, width: float, height: float, scale: float) -> tuple[Box, tuple[Box, ...]]:
    """The opening of the frame and its bands, at a scale; the middle band takes the rest of the height."""
    heights = [(end - start) * scale for start, end in BANDS]
    heights[1] = height - heights[0] - heights[2]
    bands, y = [], top
    for each in heights:
        bands.append(Box.at(left, y, width, each))
        y += each
    x0, y0, x1, y1 = OPENING
    bottom = top + height - (ART - y1) * scale
    opening = Box.at(left + x0 * scale, top + y0 * scale, (x1 - x0) * scale, bottom - top - y0 * scale)
    return opening, tuple(bands)


def _side_shelf(x: float, plank: float) -> Shelf:
    """A shelf beside the board, whose plank lies at a height."""
    return Shelf(
        icon=Box(x, plank - 86.0, 196.0, 196.0),
        number=(x, plank + 62.0, 68.0, 250.0),
        label=(x, plank + 136.0, 40.0, 270.0),
        money=(x, plank + 182.0, 32.0, 240.0),
        full=(x + 84.0, plank - 158.0, 30.0, 110.0),
    )


def _slot(award: int) -> float:
    """Above the board the left shelf holds wilds and silver, the right one multipliers and gold."""
    return (118.0, 566.0, 334.0, 782.0)[award]


def _top_shelf(x: float, top: float) -> Shelf:
    """A shelf above the board; each holds two awards."""
    return Shelf(
        icon=Box(x - 50.0, top + 70.0, 126.0, 126.0),
        number=(x + 48.0, top + 82.0, 56.0, 124.0),
        label=(x, top + 160.0, 34.0, 206.0),
        money=(x, top + 206.0, 30.0, 190.0),
        full=(x + 48.0, top + 30.0, 27.0, 110.0),
    )

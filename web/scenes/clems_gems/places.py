"""Where everything of Clem's Gems lies: a wide and a tall picture, both functions of the stage's size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.games.clems_gems import codes
from web.stage.places import Box, Fit, Grid, Readout, cover, part_of, whole_stage

# Measures of the frame's drawing, 1000 by 1000
ART: Final = 1000.0
CARTS: Final = (70.0, 50.0, 930.0, 262.0)
REELS: Final = (70.0, 290.0, 930.0, 806.0)
TRACK: Final = 225.0
"""Where wheels touch the rails."""
SUM_ROW: Final = 867.0
PLAQUE_ROW: Final = 936.0
"""Two rows in the foot of the frame."""

CART_ART: Final = (320.0, 240.0)
CART_SCALE: Final = 0.76
WHEELS: Final = 233.0
"""Where the wheels of a cart end, and the middle of what lies in it."""
HEAP: Final = 84.0
RAIL_ART: Final = (400.0, 60.0)
RAIL_TOP: Final = 8.0
COUNTER_ART: Final = (320.0, 120.0)
SHAFT_ART: Final = (260.0, 800.0)
GALLERY: Final = (96.0, 112.0, 150.0, 116.0)
"""The first gallery of the shaft: left, top, width, height; the next is `GALLERY_PITCH` below."""
GALLERY_PITCH: Final = 136.0
WELL: Final = 55.0
LIFT_ART: Final = (70.0, 110.0)
DEPTH: Final = 1.1
"""Scale of the shaft in a wide picture."""
SHAFT: Final = Box(1450.0, 512.0, SHAFT_ART[0] * DEPTH, SHAFT_ART[1] * DEPTH)

WIDE: Final = (1600.0, 1000.0)
TALL_WIDTH: Final = 900.0
SHORTEST_TALL: Final = 1190.0
PANEL: Final = 356.0
"""Height of what stands above the frame of a tall picture, and the most that it grows."""
GROWN: Final = 1.12
SCENES: Final = {False: (1600.0, 1000.0), True: (900.0, 1200.0)}


class Level(NamedTuple):
    """A gallery of the shaft: its whole, its symbol, and the text beside it."""

    box: Box
    icon: Box
    text: Box


class Sign(NamedTuple):
    """A sign with two things on it: an icon or a name, and a name or an amount."""

    box: Box
    first: Box
    second: Box


@dataclass(frozen=True, slots=True)
class Places:
    """The whole picture, in units of the scene."""

    tall: bool
    fit: Fit
    whole: Box
    """All of the stage, beyond the picture's edges too."""
    scenery: Box
    frame: Box
    opening: Box
    grid: Grid
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    symbol: float
    """Size of a symbol."""
    rails: tuple[Box, ...]
    carts: tuple[Box, ...]
    counter: Readout
    bonus_win: Box
    badges: tuple[Sign, ...]
    jackpots: tuple[Sign, ...]
    """From Mini to Grand."""
    shaft: Box | None
    """The shaft; a tall picture has its galleries alone, side by side."""
    levels: tuple[Level, ...]
    note: Box
    """A sentence in the foot of the frame."""
    sum: Box
    """What Diamonds make, or that a limit is reached."""
    plaque: Box
    ribbon: Box

    def heap(self, feature: int) -> tuple[float, float]:
        """The middle of what lies in a cart."""
        cart = self.carts[feature]
        return cart.x, cart.top + cart.height * HEAP / CART_ART[1]


def places(width: float, height: float) -> Places:
    """The layout for a stage of a size in CSS pixels."""
    return _tall(width, height) if height > width else _wide(width, height)


def _wide(width: float, height: float) -> Places:
    return _picture(
        fit=Fit.inside(width, height, *WIDE),
        stage=(width, height),
        frame=Box.at(300.0, 0.0, ART, ART),
        counter=_counter(150.0, 92.0, 0.88),
        bonus_win=Box(150.0, 186.0, 284.0, 44.0),
        badges=tuple(_wide_badge(150.0, 292.0 + 92.0 * feature) for feature in range(codes.FEATURES)),
        jackpots=tuple(_wide_jackpot(150.0, 886.0 - 86.0 * each) for each in range(codes.JACKPOTS)),
        shaft=SHAFT,
        levels=tuple(_wide_level(level) for level in range(codes.LEVELS)),
        ribbon=Box(150.0, 966.0, 284.0, 30.0),
    )


def _wide_badge(x: float, y: float) -> Sign:
    return Sign(Box(x, y, 276.0, 82.0), Box(x - 96.0, y, 70.0, 70.0), Box(x + 40.0, y, 188.0, 29.0))


def _wide_jackpot(x: float, y: float) -> Sign:
    return Sign(Box(x, y, 276.0, 76.0), Box(x - 78.0, y, 100.0, 36.0), Box(x + 54.0, y, 152.0, 36.0))


def _tall(width: float, height: float) -> Places:
    units = max(TALL_WIDTH * height / width, SHORTEST_TALL)
    spare = units - TALL_WIDTH
    unit = min(spare / (PANEL + 8.0), GROWN)
    rest = spare - PANEL * unit
    top, frame_top = rest * 0.45, units - TALL_WIDTH - rest * 0.2
    row = top + 46.0 * unit
    depth = unit * 0.97
    return _picture(
        fit=Fit.inside(width, height, TALL_WIDTH, units),
        stage=(width, height),
        frame=Box.at(0.0, frame_top, TALL_WIDTH, TALL_WIDTH),
        counter=_counter(210.0, row, 0.8 * unit),
        bonus_win=Box(640.0, row + 3.0 * unit, 420.0, 54.0 * unit),
        badges=tuple(
            _tall_badge(450.0 + 298.0 * (feature - 1), top + 144.0 * unit, unit)
            for feature in range(codes.FEATURES)
        ),
        jackpots=tuple(_tall_jackpot(120.0 + 220.0 * each, row, unit) for each in range(codes.JACKPOTS)),
        shaft=None,
        levels=tuple(
            _level(450.0 + 158.0 * (level - 2) * depth, top + 272.0 * unit, depth)
            for level in range(codes.LEVELS)
        ),
        ribbon=Box(450.0, frame_top + 887.0, 560.0, 24.0),
    )


def _tall_badge(x: float, y: float, unit: float) -> Sign:
    return Sign(
        Box(x, y, 290.0, 84.0 * unit),
        Box(x - 104.0, y, 70.0 * unit, 70.0 * unit),
        Box(x + 38.0, y, 200.0, min(31.0 * unit, 31.0)),
    )


def _tall_jackpot(x: float, y: float, unit: float) -> Sign:
    return Sign(
        Box(x, y, 212.0, 90.0 * unit),
        Box(x, y - 20.0 * unit, 190.0, 31.0 * unit),
        Box(x, y + 20.0 * unit, 194.0, 40.0 * unit),
    )


def _counter(x: float, y: float, scale: float) -> Readout:
    return Readout.at(x, y, scale, COUNTER_ART, (0.0, 4.0), 252.0, 50.0)


def _picture(
    *,
    fit: Fit,
    stage: tuple[float, float],
    frame: Box,
    counter: Readout,
    bonus_win: Box,
    badges: tuple[Sign, ...],
    jackpots: tuple[Sign, ...],
    shaft: Box | None,
    levels: tuple[Level, ...],
    ribbon: Box,
) -> Places:
    whole, tall, scale = whole_stage(fit, *stage), stage[1] > stage[0], frame.width / ART
    opening = part_of(frame, scale, REELS)
    grid = Grid(opening, codes.REELS, codes.ROWS)
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
        symbol=grid.pitch_x * 0.95,
        rails=_rails(frame, scale),
        carts=tuple(_cart(frame, scale, feature) for feature in range(codes.FEATURES)),
        counter=counter,
        bonus_win=bonus_win,
        badges=badges,
        jackpots=jackpots,
        shaft=shaft,
        levels=levels,
        note=_row(frame, scale, SUM_ROW, 31.0),
        sum=_row(frame, scale, SUM_ROW, 42.0),
        plaque=_row(frame, scale, PLAQUE_ROW, 46.0),
        ribbon=ribbon,
    )


def _row(frame: Box, scale: float, y: float, size: float) -> Box:
    """Letters of a size in the foot of the frame."""
    return Box(frame.x, frame.top + y * scale, 830.0 * scale, size * scale)


def _cart(frame: Box, scale: float, feature: int) -> Box:
    """A cart on the rails, its wheels on the track."""
    size = scale * CART_SCALE
    x = frame.x + (feature - 1) * 286.0 * scale
    top = frame.top + TRACK * scale - WHEELS * size
    return Box.at(x - CART_ART[0] * size / 2, top, CART_ART[0] * size, CART_ART[1] * size)


def _rails(frame: Box, scale: float) -> tuple[Box, ...]:
    """Two tracks end to end between the posts."""
    wide = (CARTS[2] - CARTS[0]) * scale / 2
    high = RAIL_ART[1] * wide / RAIL_ART[0]
    top = frame.top + TRACK * scale - RAIL_TOP * wide / RAIL_ART[0]
    left = frame.left + CARTS[0] * scale
    return tuple(Box.at(left + wide * each, top, wide, high) for each in range(2))


def _wide_level(level: int) -> Level:
    left, top, width, height = GALLERY
    y = SHAFT.top + (top + height / 2 + GALLERY_PITCH * level) * DEPTH
    return _level(SHAFT.left + (left + width / 2) * DEPTH, y, DEPTH)


def _level(x: float, y: float, depth: float) -> Level:
    """A gallery about a point, at a scale."""
    low = y + 5.0 * depth
    return Level(
        Box(x, y, GALLERY[2] * depth, GALLERY[3] * depth),
        Box(x - 31.0 * depth, low, 58.0 * depth, 58.0 * depth),
        Box(x + 30.0 * depth, low, 63.0 * depth, 38.0 * depth),
    )


def lift_at(level: float) -> Box:
    """The cage of the shaft as deep as a level, counted from 0."""
    y = SHAFT.top + (GALLERY[1] + GALLERY[3] / 2 + GALLERY_PITCH * level) * DEPTH
    return Box(SHAFT.left + WELL * DEPTH, y, LIFT_ART[0] * DEPTH, LIFT_ART[1] * DEPTH)

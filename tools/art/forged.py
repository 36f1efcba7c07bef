"""The letters of Forge of Gems: bars of iron and bronze bent, cut and bevelled."""

from collections.abc import Sequence

from tools.art.canvas import Canvas
from tools.art.form import glint
from tools.art.ironwork import HEAT, bevelled, hammered, rivet
from tools.art.palette import Ramp
from tools.art.pen import Point, bounds, ellipse, sample

_EMBER = Ramp("#4a0e02", "#c8500c", "#ffa63c", "#fff2c0")
_STEEL = Ramp("#0c1a38", "#40649c", "#9cc4f0", "#f2faff")
_COPPER = Ramp("#3a1020", "#a83c50", "#f08a84", "#fff0e4")
_BRONZE = Ramp("#0c2a22", "#3c8468", "#98d8a8", "#f2fff0")
_NICKEL = Ramp("#1c1b22", "#66636e", "#b4b0b4", "#f6f2ee")

_A: tuple[Point, ...] = (
    (80, 22),
    (120, 22),
    (168, 150),
    (184, 150),
    (184, 180),
    (122, 180),
    (122, 150),
    (129, 150),
    (124, 136),
    (76, 136),
    (71, 150),
    (78, 150),
    (78, 180),
    (16, 180),
    (16, 150),
    (32, 150),
)
_A_HOLE: tuple[Point, ...] = ((100, 66), (86, 106), (114, 106))
_K: tuple[Point, ...] = (
    (22, 22),
    (94, 22),
    (94, 52),
    (82, 52),
    (82, 84),
    (114, 52),
    (106, 52),
    (106, 22),
    (178, 22),
    (178, 52),
    (164, 52),
    (123, 92),
    (164, 150),
    (184, 150),
    (184, 180),
    (114, 180),
    (114, 150),
    (120, 150),
    (97, 117),
    (82, 132),
    (82, 150),
    (94, 150),
    (94, 180),
    (22, 180),
    (22, 150),
    (38, 150),
    (38, 52),
    (22, 52),
)
_J = (
    "M74 22L172 22L172 52L156 52L156 122C156 160 132 182 94 182C56 182 30 160 30 118L72 112"
    "C72 134 78 146 94 146C108 146 114 138 114 120L114 52L74 52Z"
)
_TAIL: tuple[Point, ...] = ((92, 122), (128, 112), (188, 166), (160, 192))
_ONE: tuple[Point, ...] = (
    (48, 22),
    (80, 22),
    (80, 150),
    (94, 150),
    (94, 180),
    (20, 180),
    (20, 150),
    (38, 150),
    (38, 72),
    (16, 84),
    (16, 50),
)


def _oval(cx: float, cy: float, rx: float, ry: float, hole: bool = False) -> list[Point]:
    points = sample(ellipse(cx, cy, rx, ry), 5)
    return points[::-1] if hole else points


def _bar(c: Canvas, contours: Sequence[Sequence[Point]], ramp: Ramp, marks: Sequence[Point]) -> None:
    """One forged piece: bevel, face, hammer marks and the heat it still holds at its foot."""
    face = bevelled(c, contours, ramp, 8)
    _, top, _, bottom = bounds(face)
    iron = ramp.toward("#1d1e27", 0.42)
    stops = [(0, iron.at(0.6)), (0.45, iron.at(0.42)), (0.55, iron.at(0.34)), (1, iron.at(0.26))]
    c.path(face, c.linear(stops, 40, top, 90, bottom))
    hammered(c, face, [(x, y, 7 + i % 3 * 2.5) for i, (x, y) in enumerate(marks)], iron)
    c.path(face, c.linear([(0, HEAT, 0), (0.5, HEAT, 0), (1, HEAT, 0.8)], 0, top, 0, bottom))
    c.line(face, c.linear([(0, ramp.at(1)), (0.7, ramp.at(0.5))], 30, top, 120, bottom), 1.6, opacity=0.7)


def ace() -> Canvas:
    """An A still glowing from the fire."""
    c = Canvas(200, 200)
    _bar(c, (_A, _A_HOLE), _EMBER, ((92, 44), (72, 92), (124, 84), (54, 140), (144, 140), (100, 122)))
    for x in (34, 60, 140, 166):
        rivet(c, x, 165, 4.6, _EMBER)
    glint(c, 86, 34, 12)
    return c


def king() -> Canvas:
    """A K of blued steel."""
    c = Canvas(200, 200)
    _bar(c, (_K,), _STEEL, ((60, 60), (56, 96), (62, 136), (96, 98), (136, 62), (130, 128)))
    for x in (37, 79, 121, 163):
        rivet(c, x, 37, 4.4, _STEEL)
    for x in (37, 79, 129, 169):
        rivet(c, x, 165, 4.4, _STEEL)
    glint(c, 50, 40, 12)
    return c


def queen() -> Canvas:
    """A Q of red copper, its tail a chisel."""
    c = Canvas(200, 200)
    bowl = (_oval(96, 98, 78, 78), _oval(96, 98, 36, 38, hole=True))
    _bar(c, bowl, _COPPER, ((56, 58), (40, 98), (96, 38), (150, 84), (60, 142), (100, 156)))
    _bar(c, (_TAIL,), _COPPER, ((124, 134), (152, 156)))
    for x, y in ((40, 98), (96, 41), (152, 98)):
        rivet(c, x, y, 4.6, _COPPER)
    glint(c, 58, 54, 13)
    return c


def jack() -> Canvas:
    """A J of green bronze."""
    c = Canvas(200, 200)
    _bar(c, (sample(_J, 5),), _BRONZE, ((134, 66), (132, 104), (128, 142), (92, 164), (54, 138)))
    for x, y in ((89, 37), (157, 37), (51, 124)):
        rivet(c, x, y, 4.6, _BRONZE)
    glint(c, 126, 36, 12)
    return c


def ten() -> Canvas:
    """A ten of bare iron."""
    c = Canvas(200, 200)
    _bar(c, (_ONE,), _NICKEL, ((60, 60), (58, 98), (62, 136)))
    ring = (_oval(142, 101, 46, 80), _oval(142, 101, 14, 44, hole=True))
    _bar(c, ring, _NICKEL, ((116, 70), (112, 120), (168, 88), (170, 134), (140, 164)))
    for x in (34, 80):
        rivet(c, x, 165, 4.4, _NICKEL)
    glint(c, 56, 38, 11)
    return c

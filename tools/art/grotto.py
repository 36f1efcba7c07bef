"""The backgrounds of Fire Gnomes: a mushroom village in a grotto."""

from tools.art.canvas import Canvas
from tools.art.palette import BLUE, GREEN, ORANGE, PURPLE, RED, TEAL, mix
from tools.art.pen import bounds, polygon
from tools.art.solid import grain
from tools.art.village import (
    crystal, fern, house, lanterns, motes, ridge, roof_drips, steps_down, toadstools,
)


def _cave(c: Canvas, width: int, height: int) -> None:
    """Far air, a shaft of light from the upper left and the walls behind the village."""
    depth = [(0, "#0a1220"), (0.42, "#16313f"), (0.66, "#2a2a2c"), (1, "#0b0a10")]
    c.path(polygon([(0, 0), (width, 0), (width, height), (0, height)]),
           c.linear(depth, 0, 0, 0, height))
    c.glow(width * 0.24, height * 0.36, height * 0.62, "#3fb0a0", 0.5)
    c.glow(width * 0.8, height * 0.5, height * 0.5, "#d9701e", 0.34)
    c.path(roof_drips(width, height * 0.42, 9, 3), "#12202d")
    c.path(ridge(width, height * 0.6, height * 0.05, 9, 11, height), "#14242e")
    for x, lean, opacity in ((0.06, 0.2, 0.1), (0.14, 0.3, 0.07), (0.22, 0.4, 0.05)):
        left = width * x
        shaft = polygon([(left, 0), (left + width * 0.06, 0), (left + width * (lean + 0.12), height),
                         (left + width * lean, height)])
        c.path(shaft, c.linear([(0, "#bff5dc", opacity * 2), (1, "#bff5dc", 0)], 0, 0, 0,
                               height * 0.8))


def _ground(c: Canvas, d: str, colour: str) -> None:
    """A hill with light on its moss."""
    _, top, _, bottom = bounds(d)
    c.path(d, c.linear([(0, mix(colour, "#4f7a3a", 0.34)), (0.3, colour), (1, "#07080a")],
                       0, top, 0, bottom))
    c.line(d, mix(colour, "#8fae52", 0.42), 3)


def _haze(c: Canvas, width: int, top: float, bottom: float, colour: str, opacity: float) -> None:
    c.path(polygon([(0, top), (width, top), (width, bottom), (0, bottom)]),
           c.linear([(0, colour, 0), (0.6, colour, opacity), (1, colour, 0)], 0, top, 0, bottom))


def _dim(c: Canvas, width: int, height: int, reach: float) -> None:
    """Darkens the middle, where the board stands, and the corners."""
    c.glow(width / 2, height * 0.52, reach, "#07060c", 0.9, 0.86)
    edge = [(0, "#05040a", 0), (0.7, "#05040a", 0), (1, "#05040a", 0.75)]
    c.path(polygon([(0, 0), (width, 0), (width, height), (0, height)]),
           c.radial(edge, width / 2, height / 2, max(width, height) * 0.66))


def scene() -> Canvas:
    """The wide background; houses stand to the left and right of the board."""
    c = Canvas(1600, 1000, outline=0)
    _cave(c, 1600, 1000)
    for x, y, size, roof, ramp in (
        (520, 640, 0.42, "wide", RED), (640, 628, 0.34, "hat", PURPLE), (770, 640, 0.4, "bell", GREEN),
        (900, 630, 0.36, "wide", ORANGE), (1030, 640, 0.42, "hat", BLUE),
    ):
        house(c, x, y, size, roof, ramp, 0.62)
    _haze(c, 1600, 480, 760, "#2f7f7a", 0.3)
    _ground(c, ridge(1600, 700, 34, 8, 21, 1000), "#12201f")
    for x, y, size, roof, ramp, smoke in (
        (390, 716, 0.86, "hat", PURPLE, False), (1236, 720, 0.9, "wide", ORANGE, True),
        (1420, 690, 0.72, "bell", BLUE, False), (110, 676, 0.7, "wide", ORANGE, False),
    ):
        house(c, x, y, size, roof, ramp, 0.36, smoke)
    lanterns(c, (120, 560), (392, 590), 26, 7, 6)
    lanterns(c, (1236, 606), (1440, 570), 22, 6, 6)
    _haze(c, 1600, 620, 860, "#1f5a50", 0.28)
    crystal(c, 322, 806, 70, TEAL)
    crystal(c, 1310, 800, 64, PURPLE)
    _ground(c, ridge(1600, 800, 30, 7, 33, 1000), "#0f1712")
    house(c, 190, 868, 1.5, "wide", RED, 0.1, True)
    house(c, 1450, 872, 1.5, "bell", GREEN, 0.1)
    steps_down(c, 168, 868, 60, 4, 0.15)
    steps_down(c, 1428, 872, 60, 4, 0.15)
    toadstools(c, 348, 886, 20, TEAL)
    toadstools(c, 1276, 890, 22, BLUE)
    _foreground(c)
    return c


def _foreground(c: Canvas) -> None:
    _dim(c, 1600, 1000, 620)
    c.path(roof_drips(1600, 210, 13, 8, -40), "#0a0d14")
    _ground(c, ridge(1600, 946, 18, 12, 41, 1010), "#090b0c")
    for i in range(15):
        x = 30 + i * 112 + 30 * grain(i)
        if not 460 < x < 1140:
            fern(c, x, 990, 120 + 50 * grain(i + 4), 0.5 * grain(i + 9), "#12201a")
    toadstools(c, 66, 966, 34, ORANGE, 0.2)
    toadstools(c, 1532, 968, 36, PURPLE, 0.2)
    motes(c, [(80 + 1440 * (i * 0.618 % 1), 240 + 620 * (i * 0.381 % 1), 3 + 2 * grain(i))
              for i in range(22) if not 0.3 < i * 0.618 % 1 < 0.7])


def scene_tall() -> Canvas:
    """The background for a phone held upright."""
    c = Canvas(900, 1200, outline=0)
    _cave(c, 900, 1200)
    for x, y, size, roof, ramp in (
        (190, 420, 0.5, "hat", PURPLE), (330, 404, 0.4, "wide", ORANGE), (470, 396, 0.44, "bell", GREEN),
        (620, 408, 0.4, "wide", RED), (740, 424, 0.5, "hat", BLUE),
    ):
        house(c, x, y, size, roof, ramp, 0.5)
    lanterns(c, (190, 336), (470, 340), 26, 8, 5)
    lanterns(c, (470, 340), (740, 340), 26, 8, 5)
    _haze(c, 900, 280, 560, "#2f7f7a", 0.3)
    _ground(c, ridge(900, 470, 30, 6, 21, 1200), "#12201f")
    house(c, 90, 560, 1.15, "wide", RED, 0.2, True)
    house(c, 815, 566, 1.15, "bell", GREEN, 0.2)
    _ground(c, ridge(900, 610, 24, 6, 33, 1200), "#0f1712")
    _haze(c, 900, 520, 760, "#1f5a50", 0.22)
    house(c, 120, 1060, 1.2, "bell", BLUE, 0.25)
    house(c, 780, 1066, 1.25, "wide", ORANGE, 0.25, True)
    _ground(c, ridge(900, 1080, 20, 6, 13, 1200), "#0c120f")
    _dim(c, 900, 1200, 560)
    c.path(roof_drips(900, 180, 9, 8, -40), "#0a0d14")
    for i in range(9):
        fern(c, 20 + i * 108, 1196, 110 + 50 * grain(i + 4), 0.5 * grain(i + 9), "#101c16")
    toadstools(c, 70, 1160, 30, ORANGE, 0.2)
    toadstools(c, 836, 1162, 32, PURPLE, 0.2)
    motes(c, [(40 + 820 * (i * 0.618 % 1), 200 + 950 * (i * 0.381 % 1), 3 + 2 * grain(i))
              for i in range(20)])
    return c

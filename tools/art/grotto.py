"""The backgrounds of Fire Gnomes: a mushroom village in a grotto."""

from tools.art.canvas import Canvas
from tools.art.palette import BLUE, GREEN, ORANGE, PURPLE, RED, TEAL, mix
from tools.art.pen import bounds, polygon
from tools.art.solid import grain
from tools.art.village import (
    crystal,
    drift,
    fern,
    house,
    lanterns,
    motes,
    ridge,
    roof_drips,
    steps_down,
    toadstools,
)


def _cave(c: Canvas, width: int, height: int) -> None:
    """Far air, a shaft of light from the upper left and the walls behind the village."""
    depth = [(0, "#0a1220"), (0.42, "#16313f"), (0.66, "#2a2a2c"), (1, "#0b0a10")]
    c.path(polygon([(0, 0), (width, 0), (width, height), (0, height)]), c.linear(depth, 0, 0, 0, height))
    c.glow(width * 0.24, height * 0.36, height * 0.62, "#3fb0a0", 0.5)
    c.glow(width * 0.8, height * 0.5, height * 0.5, "#d9701e", 0.34)
    c.path(roof_drips(width, height * 0.42, 9, 3), "#12202d")
    c.path(ridge(width, height * 0.6, height * 0.05, 9, 11, height), "#14242e")
    for x, lean, opacity in ((0.06, 0.2, 0.1), (0.14, 0.3, 0.07), (0.22, 0.4, 0.05)):
        left = width * x
        shaft = polygon(
            [
                (left, 0),
                (left + width * 0.06, 0),
                (left + width * (lean + 0.12), height),
                (left + width * lean, height),
            ]
        )
        c.path(shaft, c.linear([(0, "#bff5dc", opacity * 2), (1, "#bff5dc", 0)], 0, 0, 0, height * 0.8))


def _ground(c: Canvas, d: str, colour: str) -> None:
    """A hill with light on its moss."""
    _, top, _, bottom = bounds(d)
    c.path(d, c.linear([(0, mix(colour, "#4f7a3a", 0.34)), (0.3, colour), (1, "#07080a")], 0, top, 0, bottom))
    c.line(d, mix(colour, "#8fae52", 0.42), 3)


def _haze(c: Canvas, width: int, top: float, bottom: float, colour: str, opacity: float) -> None:
    c.path(
        polygon([(0, top), (width, top), (width, bottom), (0, bottom)]),
        c.linear([(0, colour, 0), (0.6, colour, opacity), (1, colour, 0)], 0, top, 0, bottom),
    )


def _dim(c: Canvas, width: int, height: int, reach: float) -> None:
    """Darkens the middle, where the board stands, and the corners."""
    c.glow(width / 2, height * 0.52, reach, "#07060c", 0.9, 0.86)
    edge = [(0, "#05040a", 0), (0.7, "#05040a", 0), (1, "#05040a", 0.75)]
    c.path(
        polygon([(0, 0), (width, 0), (width, height), (0, height)]),
        c.radial(edge, width / 2, height / 2, max(width, height) * 0.66),
    )


def scene() -> Canvas:
    """The wide background; houses stand to the left and right of the board."""
    c = Canvas(1600, 1000, outline=0)
    _cave(c, 1600, 1000)
    for x, y, size, roof, ramp in (
        (40, 590, 0.42, "hat", PURPLE),
        (268, 588, 0.44, "bell", TEAL),
        (1302, 590, 0.4, "hat", BLUE),
        (1548, 586, 0.46, "wide", RED),
    ):
        house(c, x, y, size, roof, ramp, 0.58)
    _haze(c, 1600, 440, 700, "#2f7f7a", 0.3)
    _ground(c, ridge(1600, 650, 30, 8, 21, 1000), "#12201f")
    for x, y, size, roof, ramp, smoke in (
        (118, 690, 0.78, "wide", ORANGE, True),
        (352, 706, 0.8, "hat", PURPLE, False),
        (1262, 712, 0.84, "wide", ORANGE, False),
        (1462, 684, 0.76, "hat", BLUE, True),
    ):
        house(c, x, y, size, roof, ramp, 0.34, smoke)
    lanterns(c, (118, 560), (352, 570), 26, 7, 6)
    lanterns(c, (1262, 590), (1462, 560), 22, 6, 6)
    _haze(c, 1600, 620, 860, "#1f5a50", 0.28)
    crystal(c, 322, 812, 70, TEAL)
    crystal(c, 1306, 806, 64, PURPLE)
    _ground(c, ridge(1600, 800, 30, 7, 33, 1000), "#0f1712")
    house(c, 178, 892, 1.34, "wide", RED, 0.08, True)
    house(c, 1446, 896, 1.34, "bell", GREEN, 0.08)
    steps_down(c, 160, 894, 54, 4, 0.15)
    steps_down(c, 1428, 898, 54, 4, 0.15)
    toadstools(c, 1276, 900, 22, BLUE)
    _foreground(c)
    return c


def _foreground(c: Canvas) -> None:
    _dim(c, 1600, 1000, 620)
    c.path(roof_drips(1600, 210, 13, 8, -40), "#0a0d14")
    c.path(ridge(1600, 950, 14, 12, 41, 1010), "#080b0b")
    for i in range(15):
        x = 30 + i * 112 + 30 * grain(i)
        if not 460 < x < 1140:
            fern(c, x, 990, 120 + 50 * grain(i + 4), 0.5 * grain(i + 9), "#12201a")
    toadstools(c, 66, 966, 34, ORANGE, 0.2)
    toadstools(c, 1532, 968, 36, PURPLE, 0.2)
    motes(c, drift(7, 40, 260, 380, 600) + drift(6, 1180, 240, 380, 600))


def scene_tall() -> Canvas:
    """The background for a phone held upright: the village stands above the board."""
    c = Canvas(900, 1200, outline=0)
    _cave(c, 900, 1200)
    for x, y, size, roof, ramp in (
        (180, 236, 0.5, "bell", TEAL),
        (318, 226, 0.42, "wide", ORANGE),
        (470, 224, 0.44, "hat", PURPLE),
        (610, 228, 0.42, "bell", GREEN),
        (748, 238, 0.5, "wide", RED),
    ):
        house(c, x, y, size, roof, ramp, 0.45)
    lanterns(c, (180, 150), (470, 150), 22, 8, 5)
    lanterns(c, (470, 150), (748, 160), 22, 8, 5)
    _haze(c, 900, 120, 380, "#2f7f7a", 0.3)
    _ground(c, ridge(900, 262, 20, 6, 21, 1200), "#12201f")
    house(c, 78, 388, 1.0, "wide", RED, 0.2, True)
    house(c, 826, 392, 1.0, "hat", BLUE, 0.2)
    _ground(c, ridge(900, 420, 24, 6, 33, 1200), "#0f1712")
    _haze(c, 900, 380, 640, "#1f5a50", 0.2)
    crystal(c, 40, 700, 90, TEAL)
    crystal(c, 862, 760, 90, PURPLE)
    _ground(c, ridge(900, 1100, 16, 6, 13, 1200), "#0c120f")
    _dim(c, 900, 1200, 520)
    c.path(roof_drips(900, 150, 9, 8, -40), "#0a0d14")
    for i in range(7):
        fern(c, 20 + i * 144, 1196, 96 + 40 * grain(i + 4), 0.5 * grain(i + 9), "#101c16")
    toadstools(c, 62, 1164, 30, ORANGE, 0.2)
    toadstools(c, 840, 1166, 32, PURPLE, 0.2)
    motes(c, drift(16, 30, 90, 840, 1070))
    return c

"""The cart bonus of Clem's Gems: deep down, where crystals stand in cold light."""

import math

from tools.art.canvas import Canvas
from tools.art.clem_stones import AMETHYST
from tools.art.diggings import floor_line, rails
from tools.art.palette import BLUE, OUTLINE, TEAL, WOOD, Ramp, mix
from tools.art.pen import Point, box, ellipse, mirror, polygon, rounded, sparkle
from tools.art.solid import Facet, draw, grain
from tools.art.timber import beam, lantern, scatter
from tools.art.village import drift, motes, roof_drips

_AIR = "#0a1236"
_ROCK = "#141a3a"
_SKY_BLUE = BLUE.toward("#7ad0ff", 0.3)
_VIOLET = AMETHYST.toward("#6a4aff", 0.25)


def crystal(c: Canvas, x: float, y: float, tall: float, wide: float, lean: float, ramp: Ramp) -> None:
    """One prism that stands at (x, y) and leans by so many degrees."""
    a = math.radians(lean)
    s, k = math.sin(a), math.cos(a)

    def at(across: float, up: float) -> Point:
        return x + across * k + up * s, y - up * k + across * s

    h = wide / 2
    low = (at(-h * 0.8, 0), at(-h * 0.1, -wide * 0.1), at(h * 0.5, -wide * 0.06), at(h * 0.85, 0))
    high = (at(-h, tall * 0.74), at(-h * 0.14, tall * 0.68), at(h * 0.56, tall * 0.7), at(h, tall * 0.77))
    tip = at(-h * 0.1, tall)
    edge = polygon([low[0], high[0], tip, high[3], low[3], low[2], low[1]])
    c.path(edge, OUTLINE, stroke=OUTLINE, stroke_width=7)
    faces: list[Facet] = []
    for i, (body, point) in enumerate(((0.7, 0.95), (0.46, 0.66), (0.24, 0.36))):
        faces.append(Facet((low[i], low[i + 1], high[i + 1], high[i]), body, 0))
        faces.append(Facet((high[i], high[i + 1], tip), point, 0))
    draw(c, faces, ramp, steps=16)
    foot = [(0, _AIR, 0), (0.55, _AIR, 0.05), (1, _AIR, 0.75)]
    c.path(edge, c.linear(foot, 0, 0, 0, 1, fitted=True))
    ridges = polygon(high, closed=False) + polygon([high[1], tip], closed=False)
    c.line(ridges, ramp.spark, 1.8, opacity=0.7)


def cluster(
    c: Canvas, x: float, y: float, size: float, ramp: Ramp, second: Ramp, strength: float = 0.6
) -> None:
    """Five prisms grown from one place, and their light."""
    c.glow(x, y - size * 0.4, size * 1.5, ramp.bright, strength)
    for lean, tall, wide, off, tone in (
        (-34, 0.62, 0.2, -0.2, second),
        (32, 0.66, 0.21, 0.2, second),
        (-14, 0.9, 0.26, -0.1, ramp),
        (16, 0.78, 0.24, 0.12, ramp),
        (-50, 0.36, 0.17, -0.28, ramp),
        (52, 0.34, 0.16, 0.3, ramp),
        (2, 0.5, 0.2, 0.02, second),
    ):
        crystal(c, x + off * size, y, size * tall, size * wide, lean, tone)


def _cavern(c: Canvas, width: int, height: int, glow: float) -> None:
    """Depth of the cave, cold light far in."""
    stops = [(0, "#050820"), (0.4, "#101c52"), (0.7, "#2a3a8c"), (1, "#141a4a")]
    c.path(box(0, 0, width, height), c.linear(stops, 0, 0, 0, height))
    c.glow(width / 2, glow, width * 0.6, "#6aa8ff", 0.6, 0.6)
    c.glow(width / 2, glow, width * 0.3, "#d8c8ff", 0.4, 0.7)
    c.path(roof_drips(width, height * 0.36, 11, 4), mix(_ROCK, "#4a5ab0", 0.34))
    c.path(roof_drips(width, height * 0.27, 9, 12), mix(_ROCK, "#3a4690", 0.2))
    points = [(width * i / 9, height * 0.68 + 26 * grain(i * 3)) for i in range(10)]
    c.path(floor_line(points, height, width), mix(_ROCK, "#4a5cb0", 0.6))
    for i in range(12):
        x = width * (i + 0.5) / 12
        y = height * 0.7 + 16 * grain(i)
        tall = 60 + 30 * abs(grain(i * 5))
        ramp = (_VIOLET if i % 2 else TEAL).toward("#2a3a80", 0.5)
        c.glow(x, y - 30, 80, ramp.bright, 0.35)
        _far(c, x, y + 14, tall, ramp)


def _far(c: Canvas, x: float, y: float, tall: float, ramp: Ramp) -> None:
    """Two prisms in the distance."""
    for dx, k, lean in ((-14.0, 0.7, -0.3), (8.0, 1.0, 0.08)):
        tip = (x + dx + lean * tall * k, y - tall * k)
        a, b = (tip[0] - 10 * k, tip[1] + 22 * k), (tip[0] + 10 * k, tip[1] + 24 * k)
        c.path(polygon([(x + dx - 10, y), a, tip, b, (x + dx + 10, y)]), ramp.at(0.42))
        c.path(polygon([(x + dx - 10, y), a, tip, (x + dx, y)]), ramp.at(0.62))


def _walls(c: Canvas, width: int, height: int, reach: float) -> None:
    """Rock on both sides, the nearer the darker."""
    for layer, colour in enumerate(("#17225c", "#0d1540", "#060a22")):
        edge: list[Point] = [(-30.0, -30.0)]
        for i in range(12):
            k = 1.0 + 0.42 * grain(i * 5 + layer * 31) - 0.34 * layer
            edge.append(
                (
                    reach * k * (1.35 - 0.6 * math.sin(math.pi * i / 11)),
                    height * (i + 0.3 * grain(i + layer)) / 11,
                )
            )
        d = rounded([*edge, (-30, height + 30)], 7)
        for side in (d, mirror(d, width / 2)):
            c.path(side, colour, opacity=0.92)


def _floor(c: Canvas, width: int, top: float, height: int) -> None:
    """Broken ground in three rows."""
    for layer, colour in enumerate(("#222f78", "#141d50", "#080c28")):
        y = top + (height - top) * (0, 0.2, 0.62)[layer]
        count = 20 - 4 * layer
        points = [
            (width * (i + 0.3 * grain(i + layer)) / count, y + 13 * grain(i * 7 + layer * 3))
            for i in range(count + 1)
        ]
        edge = rounded([(-20, y), *points, (width + 20, y), (width + 20, height + 20), (-20, height + 20)], 6)
        c.path(edge, colour)
    for i in range(width // 80):
        x, y = scatter(i, 0, top + 26, width, (height - top) * 0.8)
        c.path(ellipse(x, y, 24 + 10 * grain(i), 4), "#8ab0ff" if i % 2 else "#04061a", opacity=0.25)


def _gate(c: Canvas, x: float, foot: float, tall: float, wide: float) -> None:
    """Two props and a cap that hold the roof up, in blue shade."""
    wood = WOOD.toward("#1c2a66", 0.34)
    for px in (x - wide / 2, x + wide / 2):
        beam(c, [(px - 13, foot - tall), (px + 13, foot - tall), (px + 16, foot), (px - 16, foot)], 2, wood)
    y = foot - tall
    beam(
        c,
        [
            (x - wide / 2 - 36, y - 16),
            (x + wide / 2 + 36, y - 20),
            (x + wide / 2 + 36, y + 12),
            (x - wide / 2 - 36, y + 14),
        ],
        2,
        wood,
    )


def _glints(c: Canvas, count: int, width: int, height: int) -> None:
    for i in range(count):
        x, y = scatter(i, 0, height * 0.1, width, height * 0.7)
        c.path(sparkle(x, y, 5 + 4 * abs(grain(i))), "#e8f2ff", opacity=0.5 + 0.4 * grain(i))


def scene_deep() -> Canvas:
    """Wide: great crystals on both sides of the board."""
    c = Canvas(1600, 1000, outline=0)
    _cavern(c, 1600, 1000, 560)
    _gate(c, 800, 790, 560, 1250)
    _walls(c, 1600, 1000, 150)
    _floor(c, 1600, 800, 1000)
    rails(c, -10, 1610, 846)
    cluster(c, 150, 800, 330, _VIOLET, _SKY_BLUE)
    cluster(c, 1462, 800, 350, _SKY_BLUE, _VIOLET)
    cluster(c, 34, 500, 150, TEAL, _SKY_BLUE, 0.4)
    cluster(c, 1572, 470, 150, _VIOLET, TEAL, 0.4)
    cluster(c, 268, 950, 150, TEAL, _SKY_BLUE)
    cluster(c, 1330, 955, 150, _VIOLET, AMETHYST)
    cluster(c, 60, 960, 170, _SKY_BLUE, TEAL)
    cluster(c, 1560, 965, 170, TEAL, _SKY_BLUE)
    c.path(roof_drips(1600, 150, 13, 9, -10), "#050718")
    for x, y, k in ((226, 250, 1.0), (1374, 250, 1.0)):
        lantern(c, x, y, k, 0.85, 190)
    motes(c, drift(20, 20, 120, 1560, 760), "#9ac8ff")
    _glints(c, 26, 1600, 1000)
    return c


def scene_deep_tall() -> Canvas:
    """Upright: crystals above the board and at its foot."""
    c = Canvas(900, 1200, outline=0)
    _cavern(c, 900, 1200, 420)
    _gate(c, 450, 1046, 706, 640)
    _walls(c, 900, 1200, 90)
    _floor(c, 900, 1040, 1200)
    rails(c, -10, 910, 1080)
    cluster(c, 70, 420, 230, _VIOLET, _SKY_BLUE)
    cluster(c, 838, 400, 230, _SKY_BLUE, TEAL)
    cluster(c, 110, 1060, 280, _SKY_BLUE, _VIOLET)
    cluster(c, 800, 1060, 290, _VIOLET, _SKY_BLUE)
    cluster(c, 60, 1180, 150, TEAL, _SKY_BLUE)
    cluster(c, 850, 1185, 150, TEAL, AMETHYST)
    c.path(roof_drips(900, 150, 9, 9, -10), "#050718")
    for x in (190, 710):
        lantern(c, x, 210, 0.95, 0.85, 160)
    motes(c, drift(18, 20, 120, 860, 960), "#9ac8ff")
    _glints(c, 22, 900, 1200)
    return c

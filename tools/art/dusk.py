"""The backgrounds of Clem's Gems: a mine cut open at dusk."""

from collections.abc import Sequence

from tools.art.canvas import Canvas
from tools.art.carts import GREEN, PURPLE, RED, Load
from tools.art.clem_stones import TOPAZ
from tools.art.diggings import (
    EARTH,
    SHADOW,
    cabin,
    cart,
    drift_hole,
    headframe,
    pebble,
    props,
    rails,
    shaft_down,
    tools,
)
from tools.art.palette import OUTLINE, TEAL, mix
from tools.art.pen import blob, box, ellipse, polygon, ring, rounded
from tools.art.solid import grain
from tools.art.timber import lantern, scatter
from tools.art.village import drift, motes, ridge

_LAYERS = ("#5d3d34", "#48302f", "#553a3c", "#3a2a38", "#443347", "#2c2539", "#332d49")
_GOLD = Load("cushion", TOPAZ, 0.95, 0, "")
_BLUE = Load("hexagon", TEAL, 0.95, 0, "")


def sky(c: Canvas, width: int, horizon: float, sun: float) -> None:
    """Dusk over far hills, the first stars out."""
    stops = [(0, "#1d2348"), (0.35, "#4a4278"), (0.68, "#b0607a"), (0.88, "#ee9458"), (1, "#ffc878")]
    c.path(box(0, 0, width, horizon + 40), c.linear(stops, 0, 0, 0, horizon))
    for i in range(34):
        x, y = scatter(i, 0, 4, width, horizon * 0.55)
        c.path(ellipse(x, y, 1.2 + 0.8 * abs(grain(i))), "#fff4dc", opacity=0.7 - y / horizon * 0.8)
    c.glow(sun, horizon - 26, width * 0.34, "#ffd890", 0.85, 0.6)
    c.path(ellipse(sun, horizon - 46, 44), "#fff0c8")
    for i, (y, long) in enumerate(((0.42, 0.3), (0.54, 0.42), (0.65, 0.26), (0.3, 0.2))):
        _cloud(c, width * (0.18 + 0.24 * i + 0.05 * grain(i)), horizon * y, width * long, i)
    for base, swing, colour, seed in (
        (horizon - 54, 40, "#8a5a84", 3),
        (horizon - 26, 32, "#5d4878", 9),
        (horizon - 2, 22, "#3c365f", 17),
    ):
        c.path(ridge(width, base, swing, 9, seed, horizon + 60), colour)


def _cloud(c: Canvas, x: float, y: float, long: float, index: int) -> None:
    half = long / 2
    d = blob([(x - half, y), (x - half * 0.3, y - 9), (x + half * 0.2, y - 4), (x + half, y + 2), (x, y + 8)])
    c.path(d, "#ffb890" if index % 2 else "#d890a0", opacity=0.4)


def earth(c: Canvas, width: int, top: float, height: int) -> None:
    """The ground cut open: turf, layers and stones in it."""
    line = [(width * i / 14, top + 8 * grain(i + 3)) for i in range(15)]
    turf = blob([(-20, top), *line, (width + 20, top)], closed=False)
    whole = turf + f"L{width + 20} {height + 20}L-20 {height + 20}Z"
    c.path(whole, EARTH.at(0.5), stroke=OUTLINE, stroke_width=9)
    step = (height - top) / len(_LAYERS)
    for k, colour in enumerate(_LAYERS):
        y = top + step * k + (30 if k == 0 else 0)
        points = [(width * i / 9, y + 20 * grain(i * 3 + k * 11)) for i in range(10)]
        edge = blob([(-20, y), *points, (width + 20, y)], closed=False)
        c.path(edge + f"L{width + 20} {height + 20}L-20 {height + 20}Z", colour)
        c.line(edge, mix(colour, "#e8b080", 0.36), 3, opacity=0.6)
    _stones(c, width, top + 46, height)
    c.line(turf, "#1c2a1e", 22)
    c.line(turf, "#3f5a34", 12)
    c.line(turf, "#8aa04e", 3.4, opacity=0.8)
    c.path(box(0, top, width, height - top), c.linear([(0, SHADOW, 0), (1, SHADOW, 0.62)], 0, top, 0, height))


def _stones(c: Canvas, width: int, top: float, height: int) -> None:
    pale, dark, lit = "", "", ""
    for i in range(width // 18):
        (x, y), r = scatter(i, 0, top, width, height - top), 15 + 9 * grain(i)
        edge = [
            (x + px * r * 1.3, y + py * r * (0.75 + 0.2 * grain(i + k)))
            for k, (px, py) in enumerate(ring(0, 0, 1, 6))
        ]
        if i % 4:
            pale += polygon(edge)
            lit += polygon([*edge[4:], edge[0]], closed=False)
        else:
            dark += polygon(edge)
    c.path(dark, EARTH.at(0.12), opacity=0.5)
    c.path(pale, EARTH.at(0.56), opacity=0.55, stroke="#150d14", stroke_width=4)
    c.line(lit, EARTH.at(0.95), 2.4, opacity=0.5)
    for i in range(4):
        x, y = scatter(i + 40, 20, top + 40, width - 40, (height - top) * 0.8)
        _ammonite(c, x, y, 20 + 5 * grain(i))


def _ammonite(c: Canvas, x: float, y: float, r: float) -> None:
    """A fossil shell in the rock."""
    spiral = [(x + r * k / 18 * px, y + r * k / 18 * py) for k, (px, py) in enumerate(ring(0, 0, 1, 9) * 2)]
    d = blob(spiral[2:], closed=False)
    c.line(d, "#150d14", r * 0.5, opacity=0.6)
    c.line(d, EARTH.at(0.86), r * 0.26, opacity=0.7)


def vein(c: Canvas, places: Sequence[tuple[Load, float, float, float]]) -> None:
    """Stones that show in the rock."""
    for i, (load, x, y, r) in enumerate(places):
        c.glow(x, y, r * 3.2, load.ramp.bright, 0.45)
        bed = [(x + px * r * 1.7, y + py * r * 1.5) for px, py in ring(0, 0, 1, 7, start=10 + i * 31)]
        c.path(rounded(bed, r * 0.3), "#120b12", opacity=0.7)
        for k, (dx, dy, size) in enumerate(((0.75, 0.5, 0.55), (0, 0, 1.0))):
            pebble(c, load, x + dx * r, y + dy * r, r * size, 50 * grain(i + k))


def _dim(c: Canvas, width: int, height: int) -> None:
    """Quiet in the middle, where the board stands; darker toward the foot."""
    c.glow(width / 2, height * 0.62, width * 0.4, "#0c0a16", 0.55, 0.8)
    foot = [(0, SHADOW, 0), (1, "#080912", 0.7)]
    c.path(box(0, height - 160, width, 160), c.linear(foot, 0, height - 160, 0, height))


_VEINS: tuple[tuple[Load, float, float, float], ...] = (
    (PURPLE, 34, 480, 20),
    (RED, 30, 742, 19),
    (_GOLD, 232, 650, 17),
    (GREEN, 222, 378, 19),
    (PURPLE, 250, 952, 19),
    (_BLUE, 38, 900, 16),
    (RED, 1350, 372, 20),
    (_GOLD, 1544, 364, 18),
    (GREEN, 1360, 668, 18),
    (PURPLE, 1530, 664, 20),
    (_BLUE, 1420, 950, 17),
)


def scene() -> Canvas:
    """Wide: tower and shaft on the left, Clem's cabin on the right, two galleries right across."""
    c = Canvas(1600, 1000, outline=0)
    sky(c, 1600, 300, 1240)
    cabin(c, 1450, 308, 0.95)
    headframe(c, 110, 308, 0.98)
    earth(c, 1600, 308, 1000)
    drift_hole(c, 110, 1640, 602, 186, (228, 520, 800, 1080, 1450))
    drift_hole(c, 110, 1640, 886, 186, (228, 520, 800, 1080, 1400, 1540))
    shaft_down(c, 110, 312, 1010)
    for foot in (596, 880):
        rails(c, 170, 1620, foot)
        for left, right in ((180, 282), (620, 980), (1336, 1566)):
            props(c, left, right, foot, 160)
    for x, y in ((231, 494), (204, 770), (1366, 490), (1536, 490), (1372, 774), (1530, 774)):
        lantern(c, x, y, 0.58, 0.8, 40)
    cart(c, PURPLE, 1451, 594, 0.55)
    tools(c, 244, 874, 0.5)
    for i, (x, y) in enumerate(
        ((1420, 862), (1472, 862), (1446, 836), (1500, 866), (1394, 868), (1474, 846))
    ):
        pebble(c, (GREEN, RED, _GOLD)[i % 3], x, y, 24, 40 * grain(i))
    vein(c, _VEINS)
    _dim(c, 1600, 1000)
    motes(c, drift(10, 20, 420, 270, 520) + drift(10, 1310, 420, 270, 520))
    return c


_VEINS_TALL: tuple[tuple[Load, float, float, float], ...] = (
    (PURPLE, 50, 500, 20),
    (RED, 56, 790, 20),
    (GREEN, 50, 1040, 20),
    (_GOLD, 850, 420, 19),
    (RED, 420, 416, 18),
    (_BLUE, 590, 672, 17),
    (PURPLE, 590, 930, 20),
    (_GOLD, 240, 672, 16),
)


def scene_tall() -> Canvas:
    """Upright: the dusk above, galleries below."""
    c = Canvas(900, 1200, outline=0)
    sky(c, 900, 330, 560)
    cabin(c, 730, 340, 0.9)
    headframe(c, 170, 340, 1.02)
    earth(c, 900, 340, 1200)
    for foot in (630, 890, 1150):
        drift_hole(c, 170, 940, foot, 190, (420, 740))
    shaft_down(c, 170, 344, 1210)
    for foot in (624, 884, 1144):
        rails(c, 230, 920, foot)
        for left, right in ((290, 540), (640, 860)):
            props(c, left, right, foot, 164)
    for foot in (624, 884, 1144):
        for x in (322, 508, 750 - 84 * (foot == 1144)):
            lantern(c, x, foot - 112, 0.6, 0.7, 40)
    cart(c, RED, 416, 1142, 0.55)
    cart(c, PURPLE, 766, 1142, 0.55)
    vein(c, _VEINS_TALL)
    _dim(c, 900, 1200)
    motes(c, drift(16, 40, 400, 820, 760))
    return c

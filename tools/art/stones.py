"""The cut stones of Forge of Gems: four gems, the wild diamond and the Red Flower Jewel."""

import math

from tools.art.canvas import Canvas
from tools.art.form import crescent, form, glint, gloss
from tools.art.gems import gem, lit_girdle, stone
from tools.art.ironwork import bezel, chamfered, rivet
from tools.art.letters import engrave, word
from tools.art.palette import BLUE, GOLD, GREEN, IRON, ORANGE, OUTLINE, PINK, Ramp
from tools.art.pen import Point, blob, ellipse, polygon, ring, turn
from tools.art.solid import crown, draw, fire

DIAMOND = Ramp("#3a5680", "#a4c8e8", "#eaf7ff", "#ffffff")
AMBER = Ramp("#7a2600", "#f08a12", "#ffdf5a", "#fffff0")
RUBY = Ramp("#4a0412", "#cf1226", "#ff6a58", "#ffe8e0")
_LETTERS = Ramp("#9a5a00", "#ffb42e", "#ffe88a", "#fffff6")
EMERALD = GREEN.toward("#0a8a5a", 0.22)


def _gem(cut: str, ramp: Ramp, y: float, r: float, seed: int) -> Canvas:
    """A loose stone, warm on the side that lies toward the fire."""
    c = Canvas(200, 200, outline=15)
    edge = gem(c, cut, ramp, 100, y, r, seed=seed)
    c.silhouette(edge)
    crescent(c, edge, "#ffb060", -2.6, -3.4, 0.42)
    glint(c, 100 + r * 0.3, y + r * 0.5, r * 0.13)
    return c


def blue() -> Canvas:
    """A sapphire marquise."""
    return _gem("marquise", BLUE, 100, 87, 4)


def orange() -> Canvas:
    """A fire opal cushion."""
    return _gem("cushion", ORANGE, 100, 86, 7)


def green() -> Canvas:
    """An emerald hexagon."""
    return _gem("hexagon", EMERALD, 100, 88, 4)


def pink() -> Canvas:
    """A pink trillion."""
    return _gem("trillion", PINK, 108, 93, 9)


def brilliant(c: Canvas, cx: float, cy: float, r: float, seed: int = 5) -> str:
    """A round white diamond of twelve sides; gives its girdle."""
    edge = stone(c, ring(cx, cy, r, 12, start=-75), (cx, cy), DIAMOND, r, 0.54, seed)
    lit_girdle(c, edge, cx, cy, r)
    return edge


_CLAW: tuple[Point, ...] = ((-9, 12), (0, 15), (9, 12), (6, -6), (0, -13), (-6, -6))


def claw(c: Canvas, cx: float, cy: float, r: float, degrees: float, size: float = 1.0) -> None:
    """A golden claw that holds a stone's edge, r from its centre."""
    a = math.radians(degrees)
    x, y = cx + r * math.sin(a), cy - r * math.cos(a)
    shape = turn(blob([(x + px * size, y - py * size) for px, py in _CLAW], pull=0.7), degrees, x, y)
    form(c, shape, GOLD, depth=4, seam=4, high=0.95, outer=False)


def setting(c: Canvas, cx: float, cy: float, r: float) -> None:
    """The wild's mount: an iron wheel with eight golden points and a gold bezel."""
    for i in range(8):
        d = polygon([(cx - 14, cy - r - 8), (cx, cy - r - 26), (cx + 14, cy - r - 8)])
        form(c, turn(d, i * 45, cx, cy), GOLD, depth=4, seam=5, high=0.95, low=0.4)
    wheel = ellipse(cx, cy, r + 13)
    form(c, wheel, IRON, depth=6, seam=6, high=0.85, low=0.25)
    for x, y in ring(cx, cy, r + 8, 16, start=-78.75):
        rivet(c, x, y, 2.6)
    c.path(ellipse(cx, cy, r + 1), "#0a1024", stroke=OUTLINE, stroke_width=4)
    bezel(c, cx, cy, r - 1, 7, 0)


def wild() -> Canvas:
    """A white diamond in iron and gold over a plate that says WILD."""
    c = Canvas(200, 200)
    setting(c, 100, 91, 58)
    c.glow(100, 91, 70, "#bfe8ff", 0.9)
    brilliant(c, 100, 91, 55)
    sheen = blob([(62, 82), (74, 54), (104, 44), (88, 64)])
    gloss(c, sheen, 0.55)
    for a in (-45, 45):
        claw(c, 100, 91, 57, a)
    _nameplate(c)
    glint(c, 76, 56, 22)
    glint(c, 132, 92, 12)
    return c


def _nameplate(c: Canvas) -> None:
    d = chamfered(8, 126, 184, 58, 15, 6)
    form(c, d, GOLD, depth=6, seam=6, high=0.9, low=0.36)
    field = chamfered(16, 134, 168, 42, 11, 4)
    iron = [(0, "#14151d"), (0.5, "#2a2d39"), (1, "#4a1c0c")]
    c.path(field, c.linear(iron, 0, 134, 0, 176), stroke=OUTLINE, stroke_width=4)
    engrave(c, word("WILD", 100, 153.5, 26, 0.74), _LETTERS, 11.5, lift=3, edge=6)
    for x in (13, 187):
        rivet(c, x, 155, 3.4, GOLD)


def scatter() -> Canvas:
    """The Red Flower Jewel: five petals of ruby about a heart of amber."""
    c = Canvas(200, 200)
    cx, cy = 100.0, 102.0
    for i in range(5):
        leaf = polygon([(cx - 15, cy - 50), (cx, cy - 91), (cx + 15, cy - 50)])
        form(c, turn(leaf, 36 + i * 72, cx, cy), GOLD, depth=5, seam=5, high=0.9, low=0.36)
    for i in range(5):
        _petal(c, cx, cy, i * 72)
    form(c, ellipse(cx, cy, 31), GOLD, depth=5, seam=6, high=0.95, low=0.36, outer=False)
    for x, y in ring(cx, cy, 26.5, 14):
        rivet(c, x, y, 3.2, GOLD)
    heart = ring(cx, cy, 21, 8, start=-67.5)
    edge = stone(c, heart, (cx, cy), AMBER, 21, 0.55, 3)
    lit_girdle(c, edge, cx, cy, 21)
    glint(c, 76, 40, 17)
    glint(c, cx - 7, cy - 8, 9)
    return c


_PETAL: tuple[Point, ...] = (
    (9, 14),
    (-9, 14),
    (-29, 38),
    (-40, 62),
    (-33, 82),
    (-15, 92),
    (0, 84),
    (15, 92),
    (33, 82),
    (40, 62),
    (29, 38),
)


def _petal(c: Canvas, cx: float, cy: float, degrees: float) -> None:
    a = math.radians(degrees)
    s, k = math.sin(a), math.cos(a)
    girdle = [(cx + x * k + y * s, cy + x * s - y * k) for x, y in _PETAL]
    centre = (cx + 58 * s, cy - 58 * k)
    edge = polygon(girdle)
    c.silhouette(edge)
    c.path(edge, OUTLINE, stroke=OUTLINE, stroke_width=6)
    draw(c, crown(girdle, centre, 0.46, height=17), RUBY)
    draw(c, fire(girdle, centre, 0.46, round(degrees)), RUBY, opacity=0.85)
    inner = [(centre[0] + (x - centre[0]) * 0.46, centre[1] + (y - centre[1]) * 0.46) for x, y in girdle]
    c.line(polygon(inner), RUBY.spark, 1.4, opacity=0.75)
    lit_girdle(c, edge, centre[0], centre[1], 40)

"""The three ore carts of Clem's Gems, what heaps up in them, and their rails."""

from collections.abc import Sequence
from typing import NamedTuple

from tools.art.canvas import Canvas
from tools.art.clem_stones import AMETHYST, EMERALD_GREEN, GARNET
from tools.art.form import form, glint, gloss
from tools.art.gems import gem, outline
from tools.art.palette import BARK, COPPER, IRON, OUTLINE, WOOD, Ramp
from tools.art.pen import box, ellipse, polygon, ring, rounded
from tools.art.solid import crown, draw, grain, steps
from tools.art.timber import between, nails


class Load(NamedTuple):
    """What a cart is for: its cut, its colour, how wide its stones are, its badge's size and its paint."""

    cut: str
    ramp: Ramp
    wide: float
    badge: float
    paint: str


PURPLE = Load("emerald", AMETHYST, 0.9, 26, "#6a34a8")
RED = Load("trillion", GARNET, 1.0, 28, "#b02a26")
GREEN = Load("marquise", EMERALD_GREEN, 1.12, 29, "#1a7a4a")


def cart(load: Load) -> Canvas:
    """An ore cart from its side, a little from above, empty."""
    c = Canvas(320, 240, outline=10)
    inside = polygon([(20, 104), (46, 74), (274, 74), (300, 104), (290, 130), (30, 130)])
    c.silhouette(inside)
    ground = [(0, "#1c1210"), (1, "#070506")]
    c.path(inside, c.linear(ground, 0, 74, 0, 130), stroke=OUTLINE, stroke_width=5)
    for k in range(1, 8):
        x = 46 + k * 28.5
        c.line(f"M{x:g} 82L{x + (x - 160) * 0.08:g} 110", BARK.at(0.35), 2.4, opacity=0.7)
    c.glow(160, 104, 120, load.ramp.at(0.5), 0.35, 0.25)
    back = polygon([(44, 70), (276, 70), (281, 82), (39, 82)])
    form(c, back, COPPER, depth=4, seam=5, high=0.6, low=0.26)
    left = polygon([(36, 76), (50, 80), (32, 108), (14, 104)])
    form(c, left, COPPER, depth=4, seam=5, high=0.8, low=0.4)
    right = polygon([(284, 76), (270, 80), (288, 108), (306, 104)])
    form(c, right, COPPER, depth=4, seam=5, high=0.5, low=0.24)
    front_wall(c, load)
    return c


def front(load: Load) -> Canvas:
    """The cart's front wall, rim and wheels, to be laid over its heap."""
    c = Canvas(320, 240, outline=10)
    front_wall(c, load)
    return c


def front_wall(c: Canvas, load: Load) -> None:
    """Wheels, boards, rim and badge."""
    for x in (92, 228):
        _wheel(c, x, 202, 31)
    form(c, rounded([(60, 178), (260, 178), (264, 192), (56, 192)], 5), IRON, depth=5, seam=6, high=0.7)
    for x, way in ((58, -1), (262, 1)):
        hook = polygon([(x, 179), (x + way * 30, 179), (x + way * 30, 190), (x, 190)])
        form(c, hook, IRON, depth=3, seam=5, high=0.8)
    _tub(c, load)
    rim = rounded([(12, 98), (308, 98), (304, 121), (16, 121)], 6)
    form(c, rim, COPPER, depth=7, seam=6, high=0.92, low=0.34)
    nails(c, between((28, 109), (292, 109), 11), 3.6)
    form(c, ellipse(160, 153, 38), IRON, depth=6, seam=6, high=0.85, low=0.24, outer=False)
    c.path(ellipse(160, 153, 30), "#0e0b10")
    c.glow(160, 153, 33, load.ramp.bright, 0.5)
    c.line(ellipse(160, 153, 34), COPPER.at(0.85), 4.4, stroke_dasharray="0 11.87")
    gem(c, load.cut, load.ramp, 160, 153 + 2 * (load.cut == "trillion"), load.badge, seed=5)


def _tub(c: Canvas, load: Load) -> None:
    wood = WOOD.toward(load.paint, 0.5)
    tub = rounded([(20, 112), (300, 112), (270, 184), (50, 184)], 8)
    form(c, tub, wood, depth=11, seam=6, high=0.66, low=0.2)
    c.open(clip_path=c.clip(tub))
    for joint in (138, 161):
        c.line(f"M10 {joint}L310 {joint}", OUTLINE, 3)
        c.line(f"M10 {joint + 2.6}L310 {joint + 2.6}", wood.at(0.84), 1.6, opacity=0.5)
    c.open(stroke=BARK.deep, stroke_width=2.2, opacity=0.55)
    for i in range(8):
        y = 127 + 4 * grain(i) + i % 3 * 23
        c.path(polygon([(40 + i * 31, y), (66 + i * 31, y + 1)], closed=False))
    c.close()
    for x, lean in ((82, 12), (238, -12)):
        strap = polygon([(x - 15, 106), (x + 15, 106), (x + 13 + lean, 188), (x - 13 + lean, 188)])
        form(c, strap, IRON, depth=5, seam=5, high=0.76, low=0.26, outer=False)
        nails(c, [(x + lean * k, 106 + 84 * k) for k in (0.3, 0.6, 0.88)], 4)
    c.close()
    gloss(c, "M34 124L70 124L80 176L62 180Z", 0.14)


def _wheel(c: Canvas, x: float, y: float, r: float) -> None:
    form(c, ellipse(x, y, r), IRON, depth=7, seam=6, high=0.85, low=0.24)
    c.path(ellipse(x, y, r * 0.68), "#0d0b10")
    spokes = "".join(f"M{x} {y}L{px:.1f} {py:.1f}" for px, py in ring(x, y, r * 0.7, 6, start=-60))
    c.line(spokes, IRON.at(0.5), 5)
    form(c, ellipse(x, y, r * 0.3), COPPER, depth=4, seam=5, high=0.95, outer=False)


# Heaps

_ROWS: tuple[tuple[tuple[float, float, int, float], ...], ...] = (
    ((92, 62, 252, 24), (100, 48, 268, 23)),
    ((70, 84, 240, 25), (86, 58, 262, 25), (102, 46, 272, 23)),
    ((50, 120, 200, 25), (64, 92, 230, 26), (80, 66, 256, 26), (97, 48, 272, 24)),
)
_COUNTS = ((6, 8), (5, 6, 8), (3, 5, 6, 8))
_PEAKS = (None, None, (160, 37, 27))


def heap(load: Load, fullness: int) -> Canvas:
    """Stones as they lie in a cart, fuller from 1 to 3."""
    c = Canvas(320, 240, outline=8)
    peak = _PEAKS[fullness - 1]
    if peak:
        loose(c, load, peak[0], peak[1], peak[2], 8, 1)
    index = fullness * 40
    for (y, left, right, r), count in zip(_ROWS[fullness - 1], _COUNTS[fullness - 1], strict=True):
        for i in _outward(count):
            index += 1
            k = i / (count - 1) if count > 1 else 0.5
            bow = (2 * k - 1) ** 2 * 7
            x = left + (right - left) * k + 3 * grain(index)
            size = r * (1 + 0.08 * grain(index * 3))
            loose(c, load, x, y + bow + 3 * grain(index * 7), size, 75 * grain(index * 5), index)
    for x, y in ((112, 84), (208, 80), (160, 96 - 16 * fullness))[: fullness + 1]:
        glint(c, x, y, 13)
    return c


def _outward(count: int) -> Sequence[int]:
    """Places of a row from both ends to the middle."""
    return sorted(range(count), key=lambda i: -abs(2 * i - count + 1))


def loose(c: Canvas, load: Load, x: float, y: float, r: float, turn: float, seed: int) -> None:
    """A small stone in few facets."""
    girdle = outline(load.cut, x, y, r * load.wide, turn)
    if len(girdle) == 12:
        girdle = girdle[::2]
    edge = polygon(girdle)
    c.silhouette(edge)
    c.path(edge, OUTLINE, stroke=OUTLINE, stroke_width=5)
    ramp = load.ramp.toward("#ffffff", 0.06) if seed % 3 == 0 else load.ramp
    if load.cut == "emerald":
        draw(c, steps(girdle, (x, y), ((1, 0), (0.74, r * 0.26), (0.44, r * 0.36))), ramp, steps=7)
        table = [(x + (px - x) * 0.44, y + (py - y) * 0.44) for px, py in girdle]
        c.path(polygon(table), ramp.at(0.62 + 0.12 * grain(seed)))
    else:
        draw(c, crown(girdle, (x, y), 0.5, height=r * 0.46), ramp, steps=7)
        table = [(x + (px - x) * 0.5, y + (py - y) * 0.5) for px, py in girdle]
        c.path(polygon(table), ramp.at(0.58 + 0.14 * grain(seed)))
        c.path(polygon([table[0], table[1], (x, y)]), ramp.at(0.9), opacity=0.8)
    stops = [(0, "#ffffff", 0.9), (0.5, "#ffffff", 0.05), (1, "#ffffff", 0.35)]
    c.line(edge, c.linear(stops, 0, 0, 1, 1, fitted=True), 1.6)


# Rails and light


def rail() -> Canvas:
    """A track on its sleepers, to be set end to end."""
    c = Canvas(400, 60, outline=0)
    for i in range(8):
        x = 25 + i * 50
        end = box(x - 15, 26, 30, 26, 4)
        wood = WOOD.toward("#2a1c18", 0.2)
        c.path(
            end,
            c.linear([(0, wood.at(0.6)), (1, wood.at(0.16))], 0, 26, 0, 52),
            stroke=OUTLINE,
            stroke_width=6,
        )
        c.line(f"M{x - 10} 34L{x + 10} 34", wood.at(0.86), 2.4, opacity=0.6)
        c.line(f"M{x - 8} 44L{x + 6} 44", BARK.deep, 2, opacity=0.7)
    c.path(box(-10, 5, 420, 24), OUTLINE)
    steel = [(0, IRON.at(1)), (0.3, IRON.at(0.72)), (0.34, IRON.at(0.36)), (1, IRON.at(0.14))]
    c.path(box(-10, 8, 420, 18), c.linear(steel, 0, 8, 0, 26))
    c.path(box(-10, 8, 420, 3), "#ffffff", opacity=0.5)
    for i in range(8):
        x = 25 + i * 50
        form(c, box(x - 9, 19, 18, 12, 3), COPPER, depth=3, seam=4, outer=False, high=0.9)
    return c


def cart_glow() -> Canvas:
    """Soft light round a cart."""
    c = Canvas(320, 240, outline=0)
    c.glow(160, 120, 160, "#ffe6b0", 0.9, 0.75)
    c.glow(160, 110, 100, "#ffffff", 0.5, 0.75)
    return c

"""What the board of Clem's Gems is made of: cells, plates, particles and the reels' frame."""

from tools.art.canvas import Canvas
from tools.art.clem_stones import AMETHYST, EMERALD_GREEN, GARNET, TOPAZ
from tools.art.form import form, glint, gloss
from tools.art.gems import gem, lit_girdle
from tools.art.ironwork import bezel, chamfered, hollow
from tools.art.palette import COPPER, GOLD, IRON, OUTLINE, WOOD
from tools.art.pen import box, ellipse, polygon, ring, sparkle
from tools.art.solid import Facet, draw, grain
from tools.art.timber import LIGHT, beam, between, knot, lantern, nails

_BLUE = "#6f8fc8"


def cell() -> Canvas:
    """The slate ground a symbol stands on, edged with dark timber."""
    c = Canvas(200, 200, stretch=True)
    c.path(box(3, 3, 194, 194, 16), c.linear([(0, "#0b0709"), (1, "#7a4a2a")], 0, 0, 0, 200))
    c.path(box(6, 6, 188, 188, 14), c.linear([(0, "#2c1a12"), (1, "#4a2c1a")], 0, 0, 0, 200))
    inner = box(13, 13, 174, 174, 10)
    c.path(inner, c.linear([(0, "#12151f"), (0.6, "#1a2030"), (1, "#252a3c")], 0, 13, 0, 187))
    c.path(inner, c.radial([(0, "#4a5a80", 0.5), (1, "#4a5a80", 0)], 100, 92, 112))
    c.line("M22 16L178 16", "#000000", 5, opacity=0.5)
    c.line("M20 190L180 190", "#d8894e", 1.8, opacity=0.45)
    for x in (10, 190):
        for y in (10, 190):
            c.path(ellipse(x, y, 3.8), "#0a0607")
            c.path(ellipse(x - 0.5, y - 0.7, 2.6), COPPER.at(0.6))
    return c


def cell_win() -> Canvas:
    """Lamplight laid over a winning cell."""
    c = Canvas(200, 200, stretch=True)
    frame = box(8, 8, 184, 184, 14)
    inside = [(0, "#ffd27a", 0.06), (0.6, "#ffb84a", 0.12), (1, "#ff9a2a", 0.5)]
    c.path(box(9, 9, 182, 182, 13), c.radial(inside, 100, 100, 132))
    for width, opacity in ((16, 0.18), (12, 0.32), (9, 0.55)):
        c.line(frame, "#ff9a2a", width, opacity=opacity)
    c.line(frame, c.linear([(0, "#fffbe6"), (0.45, "#ffe08a"), (1, "#f0a040")], 0, 0, 200, 200), 5.5)
    return c


def counter() -> Canvas:
    """A board hung on two chains, with a window for the extra spins that are left."""
    c = Canvas(320, 120, outline=9)
    for x in (56, 264):
        c.line(ellipse(x, 12, 8), OUTLINE, 10)
        c.line(ellipse(x, 12, 8), IRON.at(0.75), 4.4)
    body = chamfered(6, 14, 308, 98, 10, 6)
    form(c, body, WOOD, depth=9, seam=6, high=0.7, low=0.26)
    for y in (22, 105):
        c.line(f"M30 {y}L290 {y}", WOOD.deep, 2, stroke_dasharray="50 14 24 9", opacity=0.6)
    hollow(c, box(22, 29, 276, 68, 10), 0.3, COPPER, _BLUE)
    for x in (14, 306):
        nails(c, ((x, 34), (x, 92)), 4)
    gem(c, "marquise", EMERALD_GREEN, 160, 18, 17, 90)
    nails(c, ((56, 21), (264, 21)), 5)
    return c


def credit_plate() -> Canvas:
    """A small plate for what is won."""
    c = Canvas(240, 90, outline=8)
    form(c, chamfered(5, 6, 230, 78, 14, 6), COPPER, depth=8, seam=6, high=0.84, low=0.28)
    hollow(c, box(17, 17, 206, 56, 9), 0.35, GOLD, LIGHT)
    nails(c, ((11, 45), (229, 45)), 3.6, GOLD)
    return c


def spark() -> Canvas:
    """A glint that flies off a stone."""
    c = Canvas(100, 100, outline=0)
    c.glow(50, 50, 48, "#ffd27a", 0.7)
    c.path(sparkle(50, 50, 48), c.radial([(0, "#ffffff"), (0.3, "#fff0b8"), (1, "#ffb84a")], 50, 50, 46))
    c.path(sparkle(50, 50, 24), "#ffffff")
    return c


def dust() -> Canvas:
    """A puff of rock dust."""
    c = Canvas(100, 100, outline=0)
    c.glow(50, 52, 50, "#b8a088", 0.6)
    for k, (px, py) in enumerate(ring(50, 54, 20, 6)):
        c.glow(px, py, 29 - k % 3 * 3, "#d8c4a8", 0.38)
    c.glow(40, 40, 28, "#fff0dc", 0.4)
    return c


def crystal() -> Canvas:
    """A shard of clear stone."""
    c = Canvas(100, 100, outline=9)
    outer = [(54, 5), (74, 30), (66, 80), (46, 95), (28, 68), (32, 26)]
    spine = [(52, 30), (48, 74)]
    inner = (spine[0], spine[0], spine[1], spine[1], spine[1], spine[0])
    faces: list[Facet] = []
    for i, level in enumerate((0.82, 0.4, 0.16, 0.3, 0.62, 0.94)):
        j = (i + 1) % 6
        faces.append(Facet((outer[i], outer[j], inner[j], inner[i]), level, 0))
    edge = polygon(outer)
    c.silhouette(edge)
    c.path(edge, OUTLINE, stroke=OUTLINE, stroke_width=4)
    draw(c, faces, AMETHYST.toward("#9ac8ff", 0.4))
    lit_girdle(c, edge, 50, 50, 46)
    glint(c, 42, 26, 12)
    return c


# The frame


def frame() -> Canvas:
    """Open for the carts (y 50..262) and the reels (y 290..806), x 70..930; dark from y 834 for plates."""
    c = Canvas(1000, 1000, outline=10)
    _foot(c)
    for x in (8, 938):
        _post(c, x)
    _crossbeam(c, 262, 28)
    _crossbeam(c, 808, 22)
    _fillets(c)
    _braces(c)
    for x in (8, 938):
        _straps(c, x)
    _lintel(c)
    for x in (35, 965):
        lantern(c, x, 374, 1.15, 0.7, 22)
        lantern(c, x, 690, 0.95, 0.6, 18)
    return c


def _post(c: Canvas, x: float) -> None:
    """An upright of squared timber bound with copper."""
    timber = polygon([(x, 30), (x + 54, 30), (x + 54, 990), (x, 990)])
    c.silhouette(timber)
    form(c, timber, WOOD, depth=9, seam=6, high=0.66, low=0.24)
    for k, dash in (
        (0.22, "120 16 60 12"),
        (0.45, "80 10 150 20"),
        (0.68, "200 24 40 10"),
        (0.86, "60 30 90 12"),
    ):
        c.line(f"M{x + 54 * k:g} 40L{x + 54 * k:g} 984", WOOD.deep, 2.4, stroke_dasharray=dash, opacity=0.5)
    for y in (150, 480, 590, 900):
        knot(c, x + 27 + 8 * grain(round(y + x)), y, 6)
    shade = [(0, "#1c2340", 0.35), (0.4, "#1c2340", 0), (0.8, "#1c2340", 0.1), (1, "#0c0a14", 0.6)]
    c.path(timber, c.linear(shade, 0, 30, 0, 990))


def _straps(c: Canvas, x: float) -> None:
    """Copper bands round a post and the ends of its beams."""
    for y in (96, 258, 528, 806):
        form(c, box(x - 4, y, 62, 34, 4), COPPER, depth=6, seam=5, high=0.88, low=0.3)
        nails(c, between((x + 8, y + 17), (x + 46, y + 17), 3), 4.2)


def _crossbeam(c: Canvas, y: float, height: float) -> None:
    """A timber between the openings, edged with copper."""
    d = box(58, y, 884, height, 3)
    form(c, d, WOOD, depth=6, seam=5, high=0.68, low=0.26)
    middle = y + height * 0.42
    c.line(f"M70 {middle:g}L930 {middle:g}", WOOD.deep, 2, stroke_dasharray="90 18 40 10 140 22", opacity=0.6)
    places = [70 + i * 172 + (10 if i == 0 else -10 if i == 5 else 0) for i in range(6)]
    nails(c, [(x, y + height / 2) for x in places], 5)


def _braces(c: Canvas) -> None:
    for x, way in ((62, 1), (938, -1)):
        beam(c, [(x, 104), (x + way * 66, 40), (x + way * 40, 40), (x, 76)], 1)


def _lintel(c: Canvas) -> None:
    """The top timber with a copper shield of crossed picks and four stones."""
    d = polygon([(0, 12), (1000, 8), (1000, 48), (0, 50)])
    form(c, d, WOOD, depth=9, seam=6, high=0.72, low=0.26)
    for y, dash in ((21, "160 20 60 14"), (32, "90 12 220 26"), (41, "240 30 70 12")):
        c.line(f"M14 {y}L986 {y - 2}", WOOD.deep, 2.2, stroke_dasharray=dash, opacity=0.55)
    for x in (35, 965):
        form(c, box(x - 31, 5, 62, 50, 4), COPPER, depth=6, seam=5, high=0.88, low=0.3)
        nails(c, [(x + dx, y) for dx in (-20, 20) for y in (16, 44)], 4.2)
    for x, cut, ramp in (
        (372, "emerald", AMETHYST),
        (426, "trillion", GARNET),
        (574, "marquise", EMERALD_GREEN),
        (628, "cushion", TOPAZ),
    ):
        c.path(ellipse(x, 30, 24), OUTLINE)
        bezel(c, x, 30, 21, 5, 0, COPPER)
        gem(c, cut, ramp, x, 30 + (cut == "trillion"), 15.5, seed=x % 7)
    _shield(c)


def _shield(c: Canvas) -> None:
    c.path(ellipse(500, 31, 36), OUTLINE)
    bezel(c, 500, 31, 30, 8, 10, COPPER)
    c.path(ellipse(500, 31, 25), "#1a2036")
    for way in (-1, 1):
        c.line(f"M{500 - way * 15} 48L{500 + way * 11} 18", OUTLINE, 8)
        c.line(f"M{500 - way * 15} 48L{500 + way * 11} 18", WOOD.at(0.8), 4)
        head = f"M{500 - way * 6} 12Q{500 + way * 12} 10 {500 + way * 21} 33"
        c.line(head, OUTLINE, 8.5)
        c.line(head, IRON.at(0.95), 4.4)
    gem(c, "round", AMETHYST.toward("#ffffff", 0.1), 500, 33, 9)


def _fillets(c: Canvas) -> None:
    """Thin copper just outside the reels."""
    edge = box(66, 287, 868, 522, 4)
    c.line(edge, OUTLINE, 6)
    copper = [(0, COPPER.at(0.6)), (0.4, COPPER.at(0.98)), (1, COPPER.at(0.6))]
    c.line(edge, c.linear(copper, 66, 287, 934, 809), 2.8)


def _foot(c: Canvas) -> None:
    """The sill: a dark field for plates between boards."""
    sill = polygon([(4, 818), (996, 818), (996, 990), (4, 990)])
    form(c, sill, WOOD.toward("#20140f", 0.3), depth=9, seam=6, high=0.54, low=0.2)
    hollow(c, box(66, 834, 868, 142, 8), 0.3, COPPER, _BLUE)
    c.line("M74 983L926 983", WOOD.deep, 2.2, stroke_dasharray="120 20 60 14", opacity=0.6)
    gloss(c, box(70, 838, 860, 20), 0.06)

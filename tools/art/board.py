"""The reel cell and its glow, shelf, sparks and embers."""

from tools.art.canvas import Canvas
from tools.art.form import form
from tools.art.palette import BARK, IRON, MOSS, WOOD
from tools.art.pen import box, ellipse, polygon, rounded, sparkle


def spark() -> Canvas:
    """A small four-point sparkle."""
    c = Canvas(100, 100)
    c.glow(50, 50, 40, "#ffe2a0", 0.7)
    c.path(sparkle(50, 50, 48), "#ffffff")
    return c


def ember() -> Canvas:
    """A soft coal that drifts in the air."""
    c = Canvas(100, 100)
    c.glow(50, 50, 50, "#ff6a10", 0.75)
    c.glow(50, 50, 30, "#ffb02e", 0.9)
    c.glow(50, 50, 16, "#fffbe0", 1)
    return c


def cell() -> Canvas:
    """The ground a symbol stands on."""
    c = Canvas(200, 200, stretch=True)
    d = box(3, 3, 194, 194, 22)
    c.path(d, c.linear([(0, "#0a0708"), (1, "#3d2a22")], 0, 0, 0, 200))
    inner = box(7, 7, 186, 186, 19)
    ground = [(0, "#33241f"), (0.6, "#241a19"), (1, "#171113")]
    c.path(inner, c.radial(ground, 100, 84, 140))
    c.line("M24 9L176 9", "#000000", 3, opacity=0.5)
    c.line("M26 192L174 192", "#a0714a", 1.6, opacity=0.35)
    return c


def cell_win() -> Canvas:
    """A frame of light laid over a winning cell."""
    c = Canvas(200, 200, stretch=True)
    frame = box(8, 8, 184, 184, 20)
    for width, opacity in ((16, 0.16), (12, 0.3), (9, 0.5)):
        c.line(frame, "#ff8a1e", width, opacity=opacity)
    c.line(frame, c.linear([(0, "#fffbe0"), (0.5, "#ffd24c"), (1, "#ff9a2a")], 0, 0, 200, 200), 5)
    inside = [(0, "#ffb347", 0.0), (0.62, "#ffb347", 0.06), (1, "#ff9a2a", 0.42)]
    c.path(box(10, 10, 180, 180, 18), c.radial(inside, 100, 100, 130))
    return c


def shelf() -> Canvas:
    """A plank on a forked bracket."""
    c = Canvas(320, 120, outline=10)
    for x in (64, 256):
        bracket = polygon([(x - 12, 40), (x + 12, 40), (x + 8, 104), (x - 8, 104)])
        form(c, bracket, BARK, depth=5, seam=5)
        side = 1 if x < 160 else -1
        arm = polygon([(x + side * 6, 92), (x + side * 44, 44), (x + side * 60, 44), (x + side * 6, 108)])
        form(c, arm, BARK, depth=4, seam=5)
        form(c, ellipse(x, 76, 4), IRON, depth=2, seam=3, outer=False)
    plank = rounded([(8, 16), (312, 16), (316, 30), (312, 52), (8, 52), (4, 30)], 6)
    form(c, plank, WOOD, depth=8, seam=5, high=0.7, low=0.28)
    c.path(rounded([(10, 17), (310, 17), (313, 26), (7, 26)], 4), WOOD.at(0.86), opacity=0.75)
    for d in ("M30 36L110 35", "M140 42L236 41", "M180 33L290 34", "M40 45L90 46"):
        c.line(d, BARK.deep, 1.8, opacity=0.6)
    for x, width in ((40, 52), (268, 66)):
        _drip(c, x, width)
    return c


def _drip(c: Canvas, x: float, width: float) -> None:
    """Moss hanging over the plank's edge."""
    half = width / 2
    points = [(x - half, 16)]
    for i, length in enumerate((20, 10, 28, 14, 22)):
        left = x - half + width * i / 5
        points += [(left + 1, 22 + length), (left + width / 5 - 1, 22 + length), (left + width / 5, 26)]
    points.append((x + half, 16))
    form(c, rounded(points, 5), MOSS, depth=5, seam=4.5, high=0.8)

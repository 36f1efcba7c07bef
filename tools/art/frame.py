"""The frame of the gameboard: a mushroom house whose front is the reels."""

from tools.art.canvas import Canvas
from tools.art.form import form, gloss, moulding
from tools.art.mushrooms import cap, dots
from tools.art.palette import (
    BARK,
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    IRON,
    MOSS,
    ORANGE,
    OUTLINE,
    PURPLE,
    RED,
    WARM,
    WOOD,
)
from tools.art.pen import box, ellipse, mirror, polygon, ribbon, rounded
from tools.art.solid import grain
from tools.art.village import toadstools

_ROOF = ((1, -150), (130, -143), (262, -120), (370, -82), (448, -34), (484, 8))
_EAVE = (500.0, 166.0)


def frame() -> Canvas:
    """Roof, posts and sill round the opening x 90..910, y 190..960."""
    c = Canvas(1000, 1000, outline=12)
    _chimney(c)
    for x in (18, 910):
        _post(c, x, 72)
    _beam(c, 40, 168, 920, 22)
    _gills(c)
    _roof(c)
    _beam(c, 8, 960, 984, 34)
    _opening(c)
    for x in (54, 946):
        _lantern(c, x, 236)
    _growth(c)
    return c


def _post(c: Canvas, x: float, width: float) -> None:
    """A living trunk, with bark lines and knots."""
    trunk = polygon([(x, 176), (x + width, 176), (x + width, 972), (x, 972)])
    form(c, trunk, WOOD.toward(BARK.mid, 0.45), depth=13, seam=6, high=0.72, low=0.24)
    c.open(clip_path=c.clip(trunk))
    for i in range(7):
        px = x + 8 + i * width / 7
        bend = 6 * grain(i + round(x))
        c.line(
            f"M{px:.0f} 180C{px + bend:.0f} 400 {px - bend:.0f} 700 {px + bend:.0f} 970",
            BARK.deep,
            2.4,
            stroke_dasharray=f"{90 + i * 13} 16 40 {10 + i}",
            opacity=0.55,
        )
    for y in (420, 690, 850):
        kx = x + width * (0.5 + 0.2 * grain(y))
        c.path(ellipse(kx, y, 11, 17), BARK.at(0.25), stroke=BARK.deep, stroke_width=3)
        c.path(ellipse(kx, y, 5, 9), BARK.deep)
    c.close()


def _beam(c: Canvas, x: float, y: float, width: float, height: float) -> None:
    plank = box(x, y, width, height, 5)
    form(c, plank, WOOD, depth=6, seam=6, high=0.72, low=0.3)
    for i in range(9):
        left = x + 20 + i * width / 9
        c.line(
            f"M{left:.0f} {y + height * (0.35 + 0.3 * (i % 2)):.0f}"
            f"L{left + width / 14:.0f} {y + height * (0.38 + 0.3 * (i % 2)):.0f}",
            BARK.deep,
            2,
            opacity=0.6,
        )


def _gills(c: Canvas) -> None:
    """The dark underside of the roof between its rim and the beam."""
    d = "M18 174Q500 96 982 174L940 186L60 186Z"
    c.path(d, c.linear([(0, "#2a0608"), (1, "#7a1d12")], 0, 130, 0, 186), stroke=OUTLINE, stroke_width=6)
    spokes = "".join(f"M{500 + k * 23} 128L{500 + k * 24.4:.0f} 184" for k in range(-19, 20))
    c.open(clip_path=c.clip(d))
    c.line(spokes, "#1a0405", 4, opacity=0.7)
    c.close()
    _beam(c, 40, 170, 920, 20)


def _roof(c: Canvas) -> None:
    cap(c, _ROOF, 19, _EAVE, RED, pitch=4.5, phase=0.5)
    places = (
        (2.2, 66, 30),
        (2.4, 122, 26),
        (3.5, 40, 25),
        (3.5, 142, 28),
        (4.2, 70, 20),
        (4.3, 108, 22),
        (4.5, 22, 16),
        (4.5, 158, 15),
        (1.25, 100, 16),
    )
    dots(c, _ROOF, _EAVE, 4.5, places)
    gloss(c, "M96 122C160 74 260 40 360 30C280 56 190 92 136 138C112 152 74 146 96 122Z", 0.5)
    pane = ellipse(500, 88, 40)
    c.glow(500, 88, 110, "#ff9a2a", 0.6)
    light = [(0, "#fff6c8"), (0.5, "#ffc24a"), (1, "#e0700e")]
    c.path(pane, c.radial(light, 500, 100, 50))
    c.line("M500 48L500 128M460 88L540 88", BARK.mid, 7)
    moulding(c, pane, WOOD, 14, seam=7)
    form(c, "M448 134L552 134L546 146L454 146Z", WOOD, depth=3, seam=5, outer=False)


def _chimney(c: Canvas) -> None:
    form(c, polygon([(736, 16), (792, 16), (788, 110), (740, 110)]), BARK, depth=9, seam=6, high=0.85)
    for y in (36, 56, 76):
        c.line(f"M738 {y}L790 {y}", OUTLINE, 2.4, opacity=0.7)
    form(c, rounded([(726, 8), (802, 8), (798, 26), (730, 26)], 5), IRON, depth=5, seam=6)


def _opening(c: Canvas) -> None:
    """A brass fillet just outside the opening."""
    edge = "M86 190L86 964L914 964L914 190"
    c.line(edge, OUTLINE, 8, stroke_linecap="butt")
    c.line(
        edge, c.linear([(0, GOLD.at(0.75)), (1, GOLD.at(0.3))], 86, 190, 914, 964), 3.6, stroke_linecap="butt"
    )


def _lantern(c: Canvas, x: float, y: float) -> None:
    c.glow(x, y + 36, 62, "#ff9a2a", 0.75)
    c.line(f"M{x} {y - 50}L{x} {y}", OUTLINE, 6)
    c.line(f"M{x} {y - 50}L{x} {y}", IRON.at(0.6), 2.4)
    glass = rounded([(x - 18, y + 12), (x + 18, y + 12), (x + 14, y + 60), (x - 14, y + 60)], 6)
    c.silhouette(glass)
    light = [(0, "#fffbe0"), (0.5, "#ffcf5a"), (1, "#e8760e")]
    c.path(glass, c.radial(light, x, y + 42, 30), stroke=OUTLINE, stroke_width=5)
    c.line(f"M{x - 6} {y + 14}L{x - 5} {y + 58}M{x + 6} {y + 14}L{x + 5} {y + 58}", IRON.at(0.2), 3)
    hood = polygon([(x - 24, y + 14), (x - 8, y - 6), (x + 8, y - 6), (x + 24, y + 14)])
    form(c, hood, IRON, depth=4, seam=5, high=0.85)
    form(c, box(x - 18, y + 58, 36, 9, 3), IRON, depth=3, seam=5)
    c.path(ellipse(x, y + 44, 5, 9), WARM)


def _growth(c: Canvas) -> None:
    """Vines, moss and small mushrooms on the wood."""
    vine = ribbon([(26, 960), (70, 880), (28, 800), (66, 720), (34, 650), (54, 600)], [8, 8, 7, 6, 5, 2])
    for d in (vine, mirror(vine, 500)):
        form(c, d, MOSS, depth=3, seam=4.5, high=0.8)
    for i, (x, y) in enumerate(((64, 892), (34, 842), (30, 790), (62, 744), (36, 700), (36, 642))):
        side = 1 if i % 2 else -1
        leaf = f"M{x} {y}Q{x + side * 4} {y - 18} {x + side * 24} {y - 20}"
        leaf += f"Q{x + side * 24} {y - 2} {x} {y}Z"
        for d in (leaf, mirror(leaf, 500)):
            form(c, d, GREEN if i % 2 else MOSS, depth=4, seam=4, high=0.72)
    for x, ramp, size in ((34, ORANGE, 19), (966, BLUE, 19), (128, PURPLE, 9), (878, GREEN, 9)):
        toadstools(c, x, 964 if size > 10 else 962, size, ramp)
    for x, width in ((180, 120), (780, 150), (480, 90)):
        _moss(c, x, 962, width)


def _moss(c: Canvas, x: float, y: float, width: float) -> None:
    points = [(x - width / 2, y)]
    for i in range(7):
        left = x - width / 2 + width * i / 7
        drop = 10 + 12 * abs(grain(i + round(x)))
        points += [(left + 2, y + drop), (left + width / 7 - 3, y + drop), (left + width / 7, y + 6)]
    points += [(x + width / 2, y)]
    form(c, rounded(points, 5), MOSS, depth=5, seam=5, high=0.8)
    c.line(f"M{x - width * 0.4:.0f} {y + 3}L{x + width * 0.4:.0f} {y + 3}", CREAM.at(0.8), 2, opacity=0.35)

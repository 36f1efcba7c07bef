"""The frame of Forge of Gems: beams and posts of riveted iron round the crucibles and the reels."""

from tools.art.canvas import Canvas
from tools.art.form import form, gloss
from tools.art.gems import gem
from tools.art.ironwork import HEAT, bezel, chamfered, hammered, hollow, rivet
from tools.art.palette import BLUE, COPPER, GOLD, GREEN, IRON, ORANGE, OUTLINE, PINK
from tools.art.pen import box, ellipse, polygon, rounded
from tools.art.solid import grain

LEFT, PITCH = 70, 172
_STONES = (
    (374, "cushion", ORANGE),
    (430, "marquise", BLUE),
    (570, "hexagon", GREEN),
    (626, "trillion", PINK),
)


def frame() -> Canvas:
    """Open for the crucibles (y 96..256) and the reels (y 290..806), x 70..930; dark from y 830."""
    c = Canvas(1000, 1000, outline=10)
    _foot(c)
    for x in (10, 940):
        _post(c, x)
    _crossbeam(c, 261, 24)
    _crossbeam(c, 811, 20)
    _spouts(c)
    _crown(c)
    _fillets(c)
    for x in (35, 965):
        _lamp(c, x)
    return c


def _post(c: Canvas, x: float) -> None:
    """An upright of plates riveted over each other."""
    form(c, box(x, 60, 50, 928, 6), IRON, depth=9, seam=5, high=0.56, low=0.2)
    column = box(x, 60, 50, 928)
    hammered(c, column, [(x + 25 + 14 * grain(i), 110 + i * 62, 12) for i in range(14)])
    c.path(column, c.linear([(0, HEAT, 0), (0.6, HEAT, 0), (1, HEAT, 0.55)], 0, 60, 0, 988))
    for y in (96, 262, 420, 548, 676, 812):
        form(c, chamfered(x - 4, y, 58, 26, 6, 3), IRON, depth=5, seam=5, high=0.72, low=0.28)
        for k in (9, 25, 41):
            rivet(c, x + k, y + 13, 4)
    for y in (150, 204, 316, 366, 476, 510, 604, 640, 732, 772, 880, 940):
        rivet(c, x + 25, y, 5)


def _crossbeam(c: Canvas, y: float, height: float) -> None:
    """A girder between the openings."""
    form(c, box(56, y, 888, height, 4), IRON, depth=6, seam=5, high=0.7, low=0.24)
    for i in range(6):
        rivet(c, LEFT + i * PITCH + (8 if i == 0 else -8 if i == 5 else 0), y + height / 2, 4.4)


def _spouts(c: Canvas) -> None:
    """A hot chute under each crucible that points into its reel."""
    for i in range(5):
        x = LEFT + (i + 0.5) * PITCH
        mouth = polygon([(x - 34, 260), (x + 34, 260), (x + 20, 286), (x - 20, 286)])
        form(c, mouth, COPPER, depth=5, seam=5, high=0.8, low=0.3, outer=False)
        arrow = rounded([(x - 14, 264), (x + 14, 264), (x, 283)], 2)
        c.path(
            arrow, c.linear([(0, "#d8480a"), (1, "#ffe08a")], 0, 264, 0, 283), stroke=OUTLINE, stroke_width=3
        )


def _crown(c: Canvas) -> None:
    """The top beam, a gable in its middle with four stones and one set in gold."""
    gable = "M6 52L290 40L350 12L650 12L710 40L994 52L994 90L6 90Z"
    form(c, gable, IRON, depth=10, seam=6, high=0.66, low=0.24)
    hammered(c, gable, [(60 + i * 80, 66 + 8 * grain(i), 15) for i in range(12)])
    gloss(c, "M12 54L290 43L350 16L500 16L480 30L360 32L300 56L12 62Z", 0.2)
    c.line("M20 83L980 83", OUTLINE, 7)
    c.line("M20 83L980 83", c.linear([(0, GOLD.at(0.8)), (1, GOLD.at(0.4))], 20, 0, 980, 0), 3.4)
    for x in range(30, 400, 46):
        for side in (x, 1000 - x):
            rivet(c, side, 69, 5)
    for x, cut, ramp in _STONES:
        c.path(ellipse(x, 50, 25), OUTLINE)
        bezel(c, x, 50, 22, 5, 0)
        gem(c, cut, ramp, x, 50, 17, seed=x % 7)
    c.path(ellipse(500, 48, 41), OUTLINE)
    bezel(c, 500, 48, 36, 9, 12)
    c.glow(500, 48, 44, HEAT, 0.7)
    gem(c, "round", ORANGE, 500, 48, 30, seed=5)


def _fillets(c: Canvas) -> None:
    """Thin brass just outside both openings."""
    for top, bottom in ((93, 259), (287, 809)):
        edge = box(66, top, 868, bottom - top, 4)
        brass = [(0, COPPER.at(0.5)), (1, COPPER.at(0.95))]
        c.line(edge, OUTLINE, 6)
        c.line(edge, c.linear(brass, 0, top, 0, bottom), 2.8)


def _foot(c: Canvas) -> None:
    """The plinth: a dark field for plates and the fire under it."""
    c.glow(500, 960, 520, HEAT, 0.7, 0.16)
    form(c, chamfered(4, 818, 992, 174, 14, 6), IRON, depth=9, seam=6, high=0.5, low=0.16)
    hollow(c, box(66, 834, 868, 142, 10), 0.18)
    slot = [(0, "#ffe9a8"), (0.5, "#ff9a2a"), (1, "#a82c04")]
    for i in range(11):
        x = 84 + i * 76.5
        c.path(box(x, 981, 66, 6, 3), c.linear(slot, 0, 981, 0, 987), stroke=OUTLINE, stroke_width=3)
    c.glow(500, 984, 480, HEAT, 0.5, 0.06)


def _lamp(c: Canvas, x: float) -> None:
    """A grated fire window at the foot of a post."""
    pane = rounded([(x - 16, 866), (x + 16, 866), (x + 16, 920), (x, 934), (x - 16, 920)], 5)
    c.glow(x, 900, 60, HEAT, 0.7)
    light = [(0, "#fffbe0"), (0.5, "#ffb52a"), (1, "#d8480a")]
    c.path(pane, c.radial(light, x, 916, 46), stroke=OUTLINE, stroke_width=6)
    c.line(f"M{x - 6} 868L{x - 6} 926M{x + 6} 868L{x + 6} 926", IRON.at(0.15), 4)
    c.line(pane, COPPER.at(0.75), 2.4)

"""The gem box of Forge of Gems, shut and open, seen from the same place."""

import math

from tools.art.canvas import Canvas
from tools.art.form import ember, form, glint, gloss
from tools.art.gems import gem
from tools.art.ironwork import hammered, rivet, rivets
from tools.art.palette import BLUE, GOLD, GREEN, IRON, ORANGE, OUTLINE, PINK, PURPLE, RED, TEAL
from tools.art.pen import ellipse, mirror, polygon, rounded
from tools.art.stones import DIAMOND

_BODY = rounded([(42, 216), (358, 216), (344, 372), (56, 372)], 10)
_LID = "M38 216L44 168C50 124 104 96 200 96C296 96 350 124 356 168L362 216Z"


def gem_box() -> Canvas:
    """An iron chest bound in gold, shut."""
    c = Canvas(400, 400, outline=14)
    form(c, _LID, IRON, depth=14, seam=6, high=0.7, low=0.22)
    hammered(c, _LID, ((112, 150, 22), (292, 160, 24), (250, 128, 16), (150, 186, 16), (74, 180, 14)))
    gloss(c, "M58 168C66 134 110 112 190 108C130 124 92 144 78 192L54 200Z", 0.32)
    _straps(c, "M96 114L126 103L118 216L84 216Z")
    for x, y in ((108, 126), (105, 158), (102, 190)):
        rivet(c, x, y, 5, GOLD)
        rivet(c, 400 - x, y, 5, GOLD)
    _stones(c, 160)
    _body(c)
    form(c, rounded([(30, 202), (370, 202), (366, 226), (34, 226)], 6), GOLD, depth=7, seam=6, high=0.95)
    rivets(c, (52, 214), (148, 214), 4, 4.4, GOLD)
    rivets(c, (252, 214), (348, 214), 4, 4.4, GOLD)
    _lock(c)
    glint(c, 84, 132, 18)
    glint(c, 318, 212, 14)
    return c


def gem_box_open() -> Canvas:
    """The chest open: light and stones in it, room for a prize above."""
    c = Canvas(400, 400, outline=14)
    _light(c)
    back = "M44 216L24 146C24 130 84 118 200 118C316 118 376 130 376 146L356 216Z"
    form(c, back, GOLD, depth=8, seam=6, high=0.9, low=0.34)
    inside = "M58 216L42 156C44 142 100 132 200 132C300 132 356 142 358 156L342 216Z"
    c.path(
        inside,
        c.linear([(0, "#1a0a08"), (0.6, "#7a3208"), (1, "#ffd070")], 0, 132, 0, 216),
        stroke=OUTLINE,
        stroke_width=5,
    )
    for x in (110, 200, 290):
        c.line(f"M{200 + (x - 200) * 1.08:.0f} 140L{x} 214", "#ffcf6a", 5, opacity=0.3)
    c.glow(200, 214, 170, "#fff2b0", 1, 0.62)
    _contents(c)
    _body(c)
    form(c, rounded([(32, 212), (368, 212), (364, 234), (36, 234)], 6), GOLD, depth=7, seam=6, high=0.98)
    c.glow(200, 212, 180, "#fff6c8", 0.75, 0.14)
    _lock(c)
    for x, y, r in ((88, 92, 5), (318, 74, 5), (60, 40, 4), (346, 128, 4), (140, 36, 4), (262, 26, 4)):
        ember(c, x, y, r)
    return c


def _light(c: Canvas) -> None:
    """Rays out of the box, softest where the prize stands."""
    c.glow(200, 200, 200, "#ffb02e", 0.8)
    for i in range(9):
        a = math.radians(-90 + (i - 4) * 15)
        b, e = a - 0.055, a + 0.055
        ray = polygon(
            [
                (200 + 30 * math.cos(b), 216 + 30 * math.sin(b)),
                (200 + 212 * math.cos(b), 216 + 212 * math.sin(b)),
                (200 + 212 * math.cos(e), 216 + 212 * math.sin(e)),
                (200 + 30 * math.cos(e), 216 + 30 * math.sin(e)),
            ]
        )
        c.path(ray, c.radial([(0, "#fff6c8", 0.75), (1, "#ffd24c", 0)], 200, 216, 212))


def _contents(c: Canvas) -> None:
    for i, (cut, ramp, x, y, r, turn) in enumerate(
        (
            ("emerald", GREEN, 96, 196, 30, -18),
            ("cushion", ORANGE, 304, 198, 32, 14),
            ("marquise", BLUE, 150, 184, 40, -24),
            ("trillion", PINK, 254, 186, 36, 16),
            ("round", DIAMOND, 202, 184, 40, 0),
            ("hexagon", TEAL, 126, 216, 26, 8),
            ("oval", RED, 278, 216, 26, 30),
        )
    ):
        gem(c, cut, ramp, x, y, r, turn, seed=i + 2)


def _body(c: Canvas) -> None:
    form(c, _BODY, IRON, depth=13, seam=6, high=0.62, low=0.18)
    hammered(c, _BODY, ((110, 330, 24), (150, 262, 16), (292, 342, 22), (258, 270, 15), (76, 276, 14)))
    c.path(_BODY, c.linear([(0, "#ff7a1a", 0), (0.5, "#ff7a1a", 0), (1, "#ff7a1a", 0.3)], 0, 216, 0, 372))
    _straps(c, rounded([(82, 220), (118, 220), (122, 372), (90, 372)], 3))
    for x, y in ((101, 248), (103, 296), (106, 344)):
        rivet(c, x, y, 5, GOLD)
        rivet(c, 400 - x, y, 5, GOLD)
    foot = rounded([(48, 356), (352, 356), (358, 384), (42, 384)], 6)
    form(c, foot, GOLD, depth=7, seam=6, high=0.85, low=0.3)
    rivets(c, (70, 370), (330, 370), 9, 4.4, GOLD)
    for x, ramp in ((62, PURPLE), (338, TEAL)):
        gem(c, "hexagon", ramp, x, 300, 15, seed=x % 5)


def _straps(c: Canvas, d: str) -> None:
    """A gold strap on the left and its like on the right."""
    for strap in (d, mirror(d, 200)):
        form(c, strap, GOLD, depth=6, seam=5, high=0.92, low=0.36, outer=False)


def _stones(c: Canvas, y: float) -> None:
    """Three stones on the lid."""
    for x, cut, ramp, r in (
        (152, "emerald", GREEN, 21),
        (248, "cushion", PINK, 22),
        (200, "marquise", BLUE, 32),
    ):
        c.path(ellipse(x, y, r * 1.15), OUTLINE)
        form(c, ellipse(x, y, r * 1.12), GOLD, depth=4, seam=4, high=0.95, outer=False)
        gem(c, cut, ramp, x, y, r * 0.82, seed=x % 7)


def _lock(c: Canvas) -> None:
    """The hasp: a gold shield with a ruby."""
    d = "M158 206L242 206L242 268C242 292 224 306 200 316C176 306 158 292 158 268Z"
    form(c, d, GOLD, depth=8, seam=6, high=0.95, low=0.36, outer=False)
    gem(c, "hexagon", RED, 200, 254, 32, seed=4)
    for x, y in ((170, 218), (230, 218), (200, 302)):
        rivet(c, x, y, 4.4, GOLD)

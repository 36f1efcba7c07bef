"""Key art of Clem's Gems: a mine cut open at dusk."""

from tools.art.canvas import Canvas
from tools.art.form import form, gloss
from tools.art.gems import gem
from tools.art.lobby import card, veil
from tools.art.palette import BARK, COPPER, GREEN, IRON, ORANGE, OUTLINE, PINK, PURPLE, RED, TEAL, WHITE, WOOD
from tools.art.pen import box, ellipse, polygon, ring, rounded
from tools.art.solid import grain
from tools.art.village import ridge

_LOAD = (
    ("cushion", ORANGE, 150, 330, 40, -14),
    ("marquise", GREEN, 330, 326, 44, 24),
    ("hexagon", TEAL, 206, 296, 32, 8),
    ("oval", PINK, 282, 292, 32, -20),
    ("trillion", RED, 298, 338, 46, 8),
    ("emerald", PURPLE, 220, 334, 50, -8),
)


def clems_gems() -> Canvas:
    """A cart of stones on its rails, in a mine cut open at dusk."""
    c = card("#3a3560", "#d9824a", "#20100c")
    _dusk(c)
    _shaft(c)
    _timbers(c)
    _rails(c)
    for cut, ramp, x, y, r, turn in _LOAD:
        gem(c, cut, ramp, x, y, r, turn, seed=x % 9)
    _cart(c)
    _pick(c)
    for x, y, k in ((96, 176, 1.0), (392, 172, 1.0)):
        _lantern(c, x, y, k)
    gem(c, "trillion", RED, 62, 470, 24, -16)
    gem(c, "marquise", GREEN, 424, 478, 26, 38)
    veil(c, "#100806")
    return c


def _dusk(c: Canvas) -> None:
    c.glow(330, 190, 190, "#ffe0a0", 0.9)
    c.path(ellipse(330, 168, 34), "#fff0c4")
    for base, colour, seed in ((170, "#a8627a", 3), (206, "#6a4f7c", 9), (244, "#3f3a60", 15)):
        c.path(ridge(480, base, 34, 6, seed, 600), colour)


def _shaft(c: Canvas) -> None:
    """The rock face with the mouth of the mine cut into it."""
    rock = (
        "M-10 -10L490 -10L490 610L-10 610ZM70 600L62 330L84 200L128 128L206 84L290 88L364 126"
        "L404 206L420 330L412 600Z"
    )
    c.path(
        rock,
        c.linear([(0, "#6b4636"), (0.5, "#43291f"), (1, "#1d110e")], 0, 0, 200, 600),
        fill_rule="evenodd",
        stroke=OUTLINE,
        stroke_width=7,
    )
    for i in range(26):
        x, y = 480 * (i * 0.618 % 1), 600 * (i * 0.381 % 1)
        if 50 < x < 430 and y > 70:
            x = 24 if i % 2 else 456
        r = 14 + 12 * abs(grain(i))
        c.path(
            polygon(
                [(x - r, y), (x - r * 0.3, y - r * 0.8), (x + r, y - r * 0.2), (x + r * 0.4, y + r * 0.7)]
            ),
            "#a87854" if i % 3 else "#2a1812",
            opacity=0.4,
        )
    for x, y, ramp in ((30, 250, PURPLE), (452, 300, TEAL), (36, 420, ORANGE), (446, 130, GREEN)):
        gem(c, "hexagon", ramp.toward("#2a1812", 0.15), x, y, 17, 12)
    c.path(
        "M62 330L420 330L412 600L70 600Z",
        c.linear([(0, "#20131a", 0), (0.35, "#20131a", 0.9), (1, "#0e0808", 1)], 0, 270, 0, 520),
    )


def _timbers(c: Canvas) -> None:
    for x, lean in ((84, -8), (396, 8)):
        post = polygon([(x - 19, 96), (x + 19, 96), (x + 19 + lean, 560), (x - 19 + lean, 560)])
        _beam(c, post, [f"M{x + k} 110L{x + k + lean} 550" for k in (-9, 2, 10)])
    beam = polygon([(28, 66), (452, 60), (454, 104), (30, 108)])
    _beam(c, beam, ["M44 80L300 76", "M120 92L440 90", "M330 74L442 72"])
    for x, side in ((110, 1), (370, -1)):
        brace = polygon([(x, 166), (x, 194), (x + side * 60, 108), (x + side * 36, 106)])
        _beam(c, brace, [])
    for x in (84, 396):
        for dy in (-10, 10):
            form(c, ellipse(x, 84 + dy, 5), IRON, depth=2, seam=3, outer=False, high=0.9)


def _beam(c: Canvas, d: str, grains: list[str]) -> None:
    form(c, d, WOOD, depth=9, seam=7, high=0.7, low=0.24, outer=False)
    for line in grains:
        c.line(line, BARK.deep, 2, stroke_dasharray="46 12 20 9", opacity=0.6)


def _rails(c: Canvas) -> None:
    for i in range(6):
        y = 470 + i * 22
        wide = 96 + i * 26
        c.path(box(240 - wide, y, 2 * wide, 11 + i, 3), WOOD.at(0.3), stroke=OUTLINE, stroke_width=3)
    for side in (-1, 1):
        rail = polygon(
            [(240 + side * 74, 456), (240 + side * 86, 456), (240 + side * 196, 600), (240 + side * 168, 600)]
        )
        form(c, rail, IRON, depth=4, seam=4, high=0.9, outer=False)


def _cart(c: Canvas) -> None:
    """A copper-bound cart, seen from its end."""
    for x in (152, 328):
        form(c, ellipse(x, 456, 31), IRON, depth=8, seam=7, high=0.8, outer=False)
        form(c, ellipse(x, 456, 12), COPPER, depth=4, seam=5, high=0.9, outer=False)
        for px, py in ring(x, 456, 21, 6):
            c.path(ellipse(px, py, 3), OUTLINE)
    _tub(c)
    form(
        c,
        rounded([(84, 340), (396, 340), (392, 368), (88, 368)], 7),
        COPPER,
        depth=8,
        seam=7,
        high=0.9,
        outer=False,
    )
    for i in range(9):
        c.path(ellipse(106 + i * 33.5, 354, 4.4), COPPER.at(0.1))
        c.path(ellipse(105 + i * 33.5, 353, 3), COPPER.at(0.98))
    form(c, ellipse(240, 410, 30), IRON, depth=8, seam=6, high=0.85, outer=False)
    gem(c, "round", WHITE, 240, 410, 20)
    gloss(c, "M112 374L150 374L166 436L136 436Z", 0.16)


def _tub(c: Canvas) -> None:
    """The boards of the cart and the straps round them."""
    tub = rounded([(96, 352), (384, 352), (352, 446), (128, 446)], 10)
    form(c, tub, WOOD.toward("#5a3a2a", 0.2), depth=14, seam=8, high=0.6, low=0.2, outer=False)
    c.open(clip_path=c.clip(tub))
    for y in (384, 414):
        c.line(f"M90 {y}L390 {y}", OUTLINE, 3.4)
    for x in (150, 330):
        form(
            c,
            polygon(
                [
                    (x - 14, 346),
                    (x + 14, 346),
                    (x + 12 - (x - 240) * 0.1, 450),
                    (x - 12 - (x - 240) * 0.1, 450),
                ]
            ),
            COPPER,
            depth=6,
            seam=5,
            outer=False,
        )
    c.close()


def _pick(c: Canvas) -> None:
    c.open(transform="translate(366 470)rotate(30)scale(.86)")
    form(c, box(-8, -84, 16, 200, 5), WOOD, depth=5, seam=6, outer=False, high=0.85)
    head = "M-92 -52C-52 -96 52 -96 92 -52C50 -72 -50 -72 -92 -52Z"
    form(c, head, IRON, depth=7, seam=6, high=0.95, outer=False)
    form(c, box(-13, -96, 26, 30, 4), COPPER, depth=4, seam=5, outer=False)
    c.close()


def _lantern(c: Canvas, x: float, y: float, k: float) -> None:
    c.glow(x, y, 120 * k, "#ffb347", 0.75)
    c.open(transform=f"translate({x} {y})scale({k})")
    c.line("M0 -72L0 -34", IRON.at(0.3), 4)
    c.line("M-17 -22C-17 -44 17 -44 17 -22", IRON.at(0.6), 5)
    glass = rounded([(-18, -22), (18, -22), (23, 22), (-23, 22)], 7)
    c.path(
        glass,
        c.radial([(0, "#fffbe0"), (0.5, "#ffcf5a"), (1, "#e8760e")], 0, 4, 30),
        stroke=OUTLINE,
        stroke_width=6,
    )
    form(c, box(-22, -30, 44, 11, 4), COPPER, depth=3, seam=5, outer=False)
    form(c, box(-27, 20, 54, 12, 4), COPPER, depth=3, seam=5, outer=False)
    c.close()

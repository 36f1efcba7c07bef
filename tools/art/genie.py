"""What comes out of a lamp: the wild, the bonus coins, prize tokens, stars and sparks."""

from tools.art.canvas import Canvas
from tools.art.form import glint, gloss
from tools.art.letters import arched, engrave, word
from tools.art.palette import OUTLINE, Ramp
from tools.art.pen import box, ellipse, grow, mirror, polygon, ribbon, ring, shift, sparkle, star
from tools.art.souk import AMBER, BRASS, RUBY, beads, disc, flame, khatim, piece

_LETTERS = Ramp("#a84a00", "#ffae1a", "#fff08a", "#fffff0")
_COIN = Ramp("#6a3400", "#e09a10", "#ffdc58", "#fffde0")


def little_lamp(c: Canvas, x: float, y: float, k: float) -> None:
    """A lamp in small, its spout to the right; (x, y) is its middle."""

    def at(d: str) -> str:
        return shift(grow(d, k), x, y)

    handle = ribbon([(-44, -14), (-74, -26), (-82, -2), (-64, 16), (-38, 14)], [10, 11, 12, 11, 9])
    piece(c, at(handle), BRASS, depth=4, seam=5, outer=False)
    piece(c, at("M-18 26L18 26C20 36 28 40 34 48L-34 48C-28 40 -20 36 -18 26Z"), BRASS, 5, 5, outer=False)
    body = (
        "M-52 -12C-32 -28 34 -30 52 -16C68 -14 74 -28 88 -36C98 -40 102 -32 96 -26"
        "C82 -6 72 20 38 30C14 36 -16 36 -36 28C-52 20 -58 2 -52 -12Z"
    )
    piece(c, at(body), BRASS, depth=9 * k, seam=5, high=0.94, low=0.34, outer=False)
    piece(
        c,
        at("M-32 -22C-26 -44 -8 -48 0 -48C8 -48 26 -44 32 -22C10 -28 -10 -28 -32 -22Z"),
        BRASS,
        5,
        5,
        outer=False,
    )
    piece(c, at(ellipse(0, -55, 8, 9)), RUBY, depth=3, seam=4, outer=False)
    gloss(c, at("M-42 -8C-32 -18 -8 -20 8 -20C-8 -14 -28 -8 -34 4C-40 6 -46 0 -42 -8Z"), 0.8)


def _column(c: Canvas) -> None:
    """Light and smoke from top to foot, the same at both ends, so that wilds in a stack are one."""
    edge = [
        (0, "#ffb84a", 0),
        (0.25, "#c878ff", 0.5),
        (0.5, "#ffe29a", 0.85),
        (0.75, "#c878ff", 0.5),
        (1, "#ffb84a", 0),
    ]
    c.path(box(22, 0, 156, 200), c.linear(edge, 22, 0, 178, 0))
    wisps = "".join(
        f"M{x} 0C{x + 16 * way} 40 {x - 22 * way} 70 {x} 100C{x + 22 * way} 130 {x - 16 * way} 160 {x} 200"
        for x, way in ((44, 1), (60, -1), (140, 1), (156, -1))
    )
    c.line(wisps, "#fff4d0", 5, opacity=0.4)


def wild() -> Canvas:
    """A lamp in a star of eight over a column of its own smoke, and WILD."""
    c = Canvas(200, 200)
    _column(c)
    for start, ramp, r in ((-90, BRASS, 91), (-67.5, RUBY, 88)):
        piece(c, star(100, 98, r, 62, 8, start=start), ramp, depth=5, seam=6, high=0.95, low=0.42)
    piece(c, khatim(100, 98, 78), BRASS, depth=7, seam=6, high=0.95, low=0.38)
    field = khatim(100, 98, 67)
    c.path(
        field,
        c.radial([(0, "#7a4ae0"), (0.6, "#35209a"), (1, "#150a4a")], 100, 110, 70),
        stroke=OUTLINE,
        stroke_width=4,
    )
    c.open(clip_path=c.clip(field))
    c.glow(100, 84, 66, "#ffcf6a", 0.8)
    c.line("".join(f"M100 84L{x:.0f} {y:.0f}" for x, y in ring(100, 84, 90, 16)), "#ffe9a8", 3, opacity=0.35)
    c.close()
    little_lamp(c, 92, 88, 0.6)
    flame(c, 148, 66, 0.44, halo=62)
    _scroll(c)
    glint(c, 56, 44, 14)
    return c


def _scroll(c: Canvas) -> None:
    """A ruby scroll across the foot with the word."""
    tail = polygon([(4, 146), (42, 138), (42, 182), (4, 188), (16, 166)])
    for d in (tail, mirror(tail)):
        piece(c, d, RUBY, depth=4, seam=5, high=0.4, low=0.1)
    piece(c, "M18 132Q100 110 182 132L182 178Q100 156 18 178Z", RUBY, depth=6, seam=6, high=0.66, low=0.24)
    for k in (5, 41):
        c.line(f"M22 {132 + k}Q100 {110 + k} 178 {132 + k}", BRASS.at(0.84), 2.6)
    engrave(c, arched(word("WILD", 100, 143, 29, 0.54), 100, 10.5), _LETTERS, 11.5, lift=3, edge=7)


def cash(hit: bool = False) -> Canvas:
    """A bonus coin: (100, 100), 136 by 56 stays calm for its number."""
    c = Canvas(200, 200, outline=12)
    if hit:
        c.glow(100, 100, 100, "#fff0a0", 1)
        c.glow(100, 100, 100, "#ffb84a", 0.8)
    ramp = _COIN.toward("#fff6b0", 0.35) if hit else _COIN
    rim = star(100, 100, 92, 87, 40)
    piece(c, rim, ramp, depth=7, seam=5, high=0.94, low=0.34)
    c.line(ellipse(100, 100, 79), OUTLINE, 3, opacity=0.7)
    c.line(ellipse(100, 100, 79), ramp.at(1), 1.6, opacity=0.8)
    beads(c, ring(100, 100, 82, 24, start=-82.5), 3.2, ramp)
    d = disc(c, 100, 100, 72, ("#6a3cb8", "#1c1260") if hit else ("#37288c", "#100a3c"))
    c.line(d, OUTLINE, 4)
    c.open(clip_path=c.clip(d))
    c.glow(100, 176, 84, "#ff9a3c", 0.7 if hit else 0.45)
    for y, way in ((48, -1), (152, 1)):
        c.path(khatim(100, y, 14), ramp.at(0.8), stroke=OUTLINE, stroke_width=2)
        c.path(ellipse(100, y, 5), OUTLINE)
        for side in (-1, 1):
            c.path(sparkle(100 + side * 28, y - way * 3, 7), ramp.at(0.86))
    c.close()
    c.line(ellipse(100, 100, 70), ramp.at(1 if hit else 0.7), 3.4 if hit else 2)
    if hit:
        for width, opacity in ((14, 0.25), (7, 0.5)):
            c.line(ellipse(100, 100, 86), "#fffbe0", width, opacity=opacity)
        for x, y in ((38, 38), (166, 52), (52, 168), (158, 156)):
            glint(c, x, y, 20)
    else:
        glint(c, 48, 42, 15)
    return c


def token_socket() -> Canvas:
    """An empty place for a token."""
    c = Canvas(60, 60, outline=0)
    c.path(ellipse(30, 30, 28), OUTLINE)
    c.path(ellipse(30, 30, 26), c.linear([(0, BRASS.at(0.2)), (1, BRASS.at(0.8))], 10, 6, 46, 54))
    c.path(ellipse(30, 30, 21), "#0c0720")
    c.path(ellipse(30, 33, 17), "#1d1446")
    c.path(khatim(30, 30, 12), "#322a6c")
    return c


def token() -> Canvas:
    """A prize token: a ruby star in gold."""
    c = Canvas(60, 60, outline=0)
    c.path(ellipse(30, 30, 28), OUTLINE)
    piece(c, ellipse(30, 30, 25), _COIN, depth=4, seam=3, high=0.96, low=0.36, outer=False)
    c.path(ellipse(30, 30, 18.5), "#4e0218")
    c.glow(30, 32, 20, "#ff6a5a", 0.9)
    piece(c, khatim(30, 30, 17), RUBY, depth=3, seam=2.4, high=0.9, low=0.4, outer=False, warm=0.3)
    c.path(star(30, 30, 9, 4, 5), "#fff2c8")
    glint(c, 20, 19, 9)
    return c


def spark() -> Canvas:
    """A spark of lamplight."""
    c = Canvas(100, 100, outline=0)
    c.glow(50, 50, 48, "#ffc45a", 0.8)
    c.path(sparkle(50, 50, 48), c.radial([(0, "#ffffff"), (0.3, "#fff0b8"), (1, "#ffb02e")], 50, 50, 46))
    c.path(sparkle(50, 50, 24), "#ffffff")
    return c


def a_star() -> Canvas:
    """A star of eight that flies."""
    c = Canvas(100, 100, outline=7)
    c.glow(50, 50, 50, "#ffe08a", 0.7)
    piece(c, star(50, 50, 44, 23, 8), AMBER.toward("#fff09a", 0.4), depth=4, seam=4, high=0.98, low=0.5)
    c.path(star(50, 50, 24, 12, 8), "#ffffff")
    return c

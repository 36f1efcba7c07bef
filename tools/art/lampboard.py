"""Parts of the board of Three Lamps: bars, lock, prize ladders, cells, counter."""

from collections.abc import Callable
from typing import NamedTuple

from tools.art.canvas import Canvas
from tools.art.form import crescent, glint, gloss
from tools.art.genie import token_socket
from tools.art.ironwork import chamfered, hollow
from tools.art.letters import engrave, word
from tools.art.palette import COPPER, OUTLINE, SILVER, Ramp
from tools.art.pen import box, ellipse, polygon, ring, rounded, sparkle
from tools.art.souk import BRASS, INDIGO, LAMPLIGHT, RUBY, TILE, beads, khatim, lozenges, piece

PARTS, PITCH, MARGIN = 12, 28, 12
PLAIN = Ramp("#7a3000", "#f08a10", "#ffd24c", "#fffbe0")


# Bar and lock


def bar() -> Canvas:
    """Twelve empty sockets in brass: socket i lies at x 12 + 28 i, 28 wide, the bar's whole height."""
    c = Canvas(PARTS * PITCH + 2 * MARGIN, 60, outline=0)
    body = rounded([(12, 4), (348, 4), (357, 30), (348, 56), (12, 56), (3, 30)], 8)
    c.line(body, OUTLINE, 6)
    piece(c, body, BRASS, depth=5, seam=0, high=0.9, low=0.34)
    c.line(body, OUTLINE, 3)
    for i in range(PARTS):
        d = _socket(MARGIN + PITCH * i)
        c.path(d, c.linear([(0, "#070417"), (1, "#231852")], 0, 12, 0, 48), stroke=OUTLINE, stroke_width=4)
        c.line(d, c.linear([(0, BRASS.at(0.2)), (1, BRASS.at(0.95))], 0, 10, 0, 50), 1.6)
    return c


def _socket(x: float) -> str:
    """A pointed window in a part of the bar."""
    return rounded([(x + 14, 10), (x + 25, 20), (x + 25, 40), (x + 14, 50), (x + 3, 40), (x + 3, 20)], 3)


def bar_part(ramp: Ramp) -> Canvas:
    """One lit part, 28 by 60: it covers a socket where it lies."""
    c = Canvas(PITCH, 60, outline=0)
    d = _socket(0)
    c.glow(14, 30, 14, ramp.bright, 1, 2.1)
    c.path(d, c.linear([(0, ramp.at(0.86)), (0.5, ramp.at(0.56)), (1, ramp.at(0.3))], 0, 10, 0, 50))
    c.path(polygon([(14, 12), (14, 30), (5, 21)]), ramp.at(1), opacity=0.75)
    c.path(polygon([(14, 48), (14, 30), (23, 39)]), ramp.at(0.1), opacity=0.5)
    c.line("M5 21L14 30L23 21M5 39L14 30L23 39M14 12L14 48", ramp.spark, 1, opacity=0.45)
    c.line(d, ramp.at(0.95), 2)
    c.path(sparkle(10, 20, 6), "#ffffff")
    return c


def lock() -> Canvas:
    """A brass padlock."""
    c = Canvas(100, 100, outline=8)
    hoop = "M30 52L30 36C30 4 70 4 70 36L70 52"
    c.line(hoop, OUTLINE, 24)
    c.line(hoop, SILVER.at(0.4), 12)
    c.line("M28 50L28 36C28 8 64 4 68 24", SILVER.at(0.95), 3.4)
    body = "M18 46L82 46C88 60 86 82 50 94C14 82 12 60 18 46Z"
    piece(c, body, BRASS, depth=7, seam=5, high=0.92, low=0.3)
    piece(c, khatim(50, 66, 19), INDIGO, depth=3, seam=3, outer=False, warm=0)
    c.path(
        "M50 55C58 55 59 64 54 67L57 78L43 78L46 67C41 64 42 55 50 55Z",
        "#fff0b0",
        stroke=OUTLINE,
        stroke_width=3,
    )
    beads(c, [(25, 54), (75, 54)], 3)
    return c


# Prize ladders


class Metal(NamedTuple):
    """A prize's name, plate, letters and outline."""

    name: str
    plate: Ramp
    letters: Ramp
    size: float
    shape: Callable[[], str]


_CREAM_FIGURES = Ramp("#7a3c10", "#ffc890", "#fff0d0", "#ffffff")
_ICE_FIGURES = Ramp("#3a5078", "#d4e6ff", "#ffffff", "#ffffff")
_GOLD_FIGURES = Ramp("#9a4800", "#ffc02a", "#fff09a", "#fffff4")
_STEEL = Ramp("#0e1830", "#3c5a8c", "#86aede", "#eaf6ff")
_VIOLET = Ramp("#22064e", "#7426c8", "#c07cff", "#faecff")


def _plain() -> str:
    return box(6, 6, 288, 78, 10)


def _cut() -> str:
    return chamfered(6, 6, 288, 78, 18, 4)


def _waisted() -> str:
    return (
        "M17 6L283 6C283 12 288 17 294 17L294 73C288 73 283 78 283 84L17 84"
        "C17 78 12 73 6 73L6 17C12 17 17 12 17 6Z"
    )


def _arrowed() -> str:
    return rounded([(16, 6), (284, 6), (296, 45), (284, 84), (16, 84), (4, 45)], 5)


def _crested() -> str:
    return (
        "M12 17L62 13C72 3 100 3 110 13L190 13C200 3 228 3 238 13L288 17C296 36 296 60 288 84"
        "L12 84C4 60 4 36 12 17Z"
    )


MINI = Metal("MINI", COPPER, _CREAM_FIGURES, 18, _plain)
MINOR = Metal("MINOR", _STEEL, _ICE_FIGURES, 18, _cut)
MAXI = Metal("MAXI", SILVER, _ICE_FIGURES, 18, _waisted)
MAJOR = Metal("MAJOR", BRASS, _GOLD_FIGURES, 18, _arrowed)
GRAND = Metal("GRAND", _VIOLET, _GOLD_FIGURES, 18, _crested)
SOCKETS = (193.0, 231.0, 269.0)


def ladder(metal: Metal) -> Canvas:
    """A plate with its word, a window for the amount and three sockets for tokens."""
    c = Canvas(300, 90, outline=8)
    d = metal.shape()
    piece(c, d, metal.plate, depth=7, seam=4, high=0.86, low=0.26)
    gloss(c, "M20 12L280 12L280 20Q150 34 20 24Z", 0.22)
    if metal.name == "GRAND":
        c.line(d, OUTLINE, 6)
        c.line(d, c.linear([(0, BRASS.at(1)), (1, BRASS.at(0.5))], 0, 6, 0, 84), 3.4)
    x = 94.0
    engrave(c, word(metal.name, x, 24, metal.size, 0.5), metal.letters, metal.size * 0.38, lift=2, edge=5)
    hollow(c, box(20, 45, 148, 32, 7), 0.35, BRASS, LAMPLIGHT)
    for place in SOCKETS:
        c.place(token_socket(), place, 45, 0.6)
    return c


# Cells and counter


def cell() -> Canvas:
    """The ground a symbol stands on: night blue in a thin brass edge, tiles in its corners."""
    c = Canvas(200, 200, stretch=True)
    c.path(box(3, 3, 194, 194, 16), c.linear([(0, "#06041a"), (1, "#6a4312")], 0, 0, 0, 200))
    c.path(box(6, 6, 188, 188, 14), c.linear([(0, "#0a2230"), (1, "#0f4650")], 0, 0, 0, 200))
    inner = chamfered(12, 12, 176, 176, 16, 4)
    c.path(inner, c.linear([(0, "#0b0a2c"), (0.6, "#141142"), (1, "#221552")], 0, 12, 0, 188))
    c.path(inner, c.radial([(0, "#4a3ca8", 0.5), (1, "#4a3ca8", 0)], 100, 96, 112))
    c.line(inner, c.linear([(0, BRASS.at(0.2)), (1, BRASS.at(0.62))], 0, 12, 0, 188), 2, opacity=0.8)
    crescent(c, inner, "#000010", 3, 6, 0.5)
    for x in (14, 186):
        for y in (14, 186):
            c.path(polygon(ring(x, y, 6.5, 4)), TILE.at(0.5), stroke="#04121a", stroke_width=2)
    return c


def cell_win() -> Canvas:
    """Lamplight laid over a winning cell."""
    c = Canvas(200, 200, stretch=True)
    frame = chamfered(9, 9, 182, 182, 16, 5)
    inside = [(0, "#ffd88a", 0.05), (0.6, "#ffb84a", 0.12), (1, "#ff9a2a", 0.5)]
    c.path(frame, c.radial(inside, 100, 100, 132))
    for width, opacity in ((16, 0.18), (12, 0.32), (9, 0.55)):
        c.line(frame, "#ff9a2a", width, opacity=opacity)
    c.line(frame, c.linear([(0, "#fffbe6"), (0.45, "#ffe08a"), (1, "#f0a040")], 0, 0, 200, 200), 5.5)
    return c


def bonus_cell() -> Canvas:
    """An empty place of the bonus grid, a star woven into it."""
    c = Canvas(200, 200, stretch=True)
    c.path(box(3, 3, 194, 194, 14), c.linear([(0, "#05031a"), (1, "#7a4c14")], 0, 0, 0, 200))
    inner = box(8, 8, 184, 184, 11)
    c.path(inner, c.linear([(0, "#0a0628"), (1, "#1c1048")], 0, 8, 0, 192))
    c.path(inner, c.radial([(0, "#3c2a92", 0.55), (1, "#3c2a92", 0)], 100, 110, 110))
    c.line(khatim(100, 100, 58), "#5a4ac0", 3, opacity=0.5)
    c.line(khatim(100, 100, 40), "#5a4ac0", 2, opacity=0.4)
    c.path(sparkle(100, 100, 13), "#8a7ae8", opacity=0.55)
    c.line(box(14, 14, 172, 172, 8), BRASS.at(0.4), 1.8, opacity=0.6)
    for x in (22, 178):
        for y in (22, 178):
            c.path(polygon(ring(x, y, 7, 4)), BRASS.at(0.42), opacity=0.7)
    crescent(c, inner, "#000010", 4, 7, 0.6)
    return c


def counter() -> Canvas:
    """A brass plate with a window for the respins that are left."""
    c = Canvas(320, 120, outline=9)
    body = (
        "M12 28L96 28C116 28 130 16 160 6C190 16 204 28 224 28L308 28"
        "C316 50 316 84 308 112L12 112C4 84 4 50 12 28Z"
    )
    piece(c, body, BRASS, depth=9, seam=6, high=0.88, low=0.28)
    hollow(c, box(24, 34, 272, 62, 12), 0.4, BRASS, LAMPLIGHT)
    lozenges(c, [(40 + i * 26.7, 104) for i in range(10)], 9, 5.5)
    piece(c, khatim(160, 21, 12), RUBY, depth=3, seam=4, outer=False, high=0.92)
    beads(c, [(18, 44), (18, 90), (302, 44), (302, 90)], 3.6)
    glint(c, 60, 33, 9)
    c.path(ellipse(160, 20, 3), "#ffe2da")
    return c

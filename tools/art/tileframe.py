"""The frames of Three Lamps: brass and teal tiles round the reels and round the bonus grid."""

from tools.art.canvas import Canvas
from tools.art.form import gloss, moulding
from tools.art.gems import gem
from tools.art.ironwork import hollow
from tools.art.palette import OUTLINE, Ramp
from tools.art.pen import Point, box, ellipse, polygon, ring, shift
from tools.art.souk import (
    AMBER,
    BRASS,
    LAMPLIGHT,
    RUBY,
    SAPPHIRE,
    TILE,
    beads,
    khatim,
    lantern,
    lozenges,
    piece,
)

_ARCH = 286.67
_GROUT = "#04161e"
_CELL = 150


def _tiles(c: Canvas, d: str, places: list[Point], rx: float, ry: float, ramp: Ramp = TILE) -> None:
    """A dark bed with lozenges in it and a brass bead on each joint."""
    c.path(d, _GROUT, stroke=OUTLINE, stroke_width=4)
    c.open(clip_path=c.clip(d))
    lozenges(c, places, rx, ry, ramp)
    c.close()


def frame() -> Canvas:
    """Open for the lamps (y 50..258) and the reels (y 290..806), x 70..930; dark from y 834 for plates."""
    c = Canvas(1000, 1000, outline=10)
    _foot(c)
    _spandrels(c)
    for x in (8, 938):
        _post(c, x)
    _beam(c, 260, 28)
    _beam(c, 808, 22)
    _fillet(c, box(66, 287, 868, 522, 4))
    _lintel(c)
    for x in (35, 965):
        lantern(c, x, 372, 0.8, 24)
        lantern(c, x, 690, 0.7, 20)
    return c


def _post(c: Canvas, x: float) -> None:
    """An upright of brass with a strip of tiles let in."""
    piece(c, box(x, 30, 54, 960, 4), BRASS, depth=8, seam=6, high=0.84, low=0.3, warm=0)
    _tiles(c, box(x + 10, 60, 34, 900), [(x + 27, 76 + 36 * i) for i in range(25)], 16, 17)
    shade = [(0, "#120a3c", 0.45), (0.45, "#120a3c", 0.1), (0.8, LAMPLIGHT, 0.1), (1, LAMPLIGHT, 0.34)]
    c.path(box(x, 30, 54, 960, 4), c.linear(shade, 0, 30, 0, 990))
    for y in (96, 256, 528, 802, 950):
        piece(c, box(x - 4, y, 62, 34, 5), BRASS, depth=6, seam=5, high=0.94, low=0.34)
        piece(c, khatim(x + 27, y + 17, 14), TILE, depth=3, seam=3.6, outer=False, high=0.9, warm=0)
        beads(c, [(x + 6, y + 17), (x + 48, y + 17), (x + 27, y + 17)], 3.6)


def _beam(c: Canvas, y: float, height: float) -> None:
    """A brass bar between the openings, small tiles along it."""
    piece(c, box(58, y, 884, height, 4), BRASS, depth=5, seam=5, high=0.92, low=0.32)
    strip = box(84, y + 6, 832, height - 12)
    _tiles(c, strip, [(97 + 26 * i, y + height / 2) for i in range(32)], 12, height / 2 - 6.5)
    for i in range(6):
        x = 70 + i * 172 + (14 if i == 0 else -14 if i == 5 else 0)
        piece(c, ellipse(x, y + height / 2, height * 0.4), BRASS, depth=3, seam=4, outer=False, high=0.95)


def _fillet(c: Canvas, edge: str) -> None:
    """A thin brass line just outside an opening."""
    c.line(edge, OUTLINE, 6)
    c.line(
        edge, c.linear([(0, BRASS.at(0.5)), (0.5, BRASS.at(0.98)), (1, BRASS.at(0.6))], 0, 0, 900, 900), 2.8
    )


def _arches(foot: float) -> str:
    """The lower edge of the spandrels, from right to left."""
    d = ""
    for i in (2, 1, 0):
        left, right = 70 + i * _ARCH, 70 + (i + 1) * _ARCH
        middle = (left + right) / 2
        d += (
            f"L{right - 8:.1f} {foot}C{right + 4:.1f} 84 {right - 54:.1f} 74 {middle + 42:.1f} 66"
            f"C{middle + 18:.1f} 62 {middle + 6:.1f} 58 {middle:.1f} 50"
            f"C{middle - 6:.1f} 58 {middle - 18:.1f} 62 {middle - 42:.1f} 66"
            f"C{left + 54:.1f} 74 {left - 4:.1f} 84 {left + 8:.1f} {foot}"
        )
    return d


def _spandrels(c: Canvas) -> None:
    """Three arches for the lamps to stand in, tiles above them, drops where they meet."""
    edge = _arches(122)
    d = f"M62 44L938 44L938 122{edge}L62 122Z"
    c.silhouette(d)
    c.path(d, c.linear([(0, "#0a4450"), (1, "#06222e")], 0, 44, 0, 122))
    places = [(70 + _ARCH * i + dx, y) for i in range(4) for dx, y in ((0, 64), (-22, 57), (22, 57), (0, 92))]
    c.open(clip_path=c.clip(d))
    lozenges(c, places, 12, 14)
    c.close()
    moulding(c, "M" + edge[1:], BRASS, 8, seam=5)
    for i in (1, 2):
        x = 70 + _ARCH * i
        drop = shift("M-13 0L13 0C13 12 4 16 0 30C-4 16 -13 12 -13 0Z", x, 116)
        piece(c, drop, BRASS, depth=4, seam=5, high=0.95)
        beads(c, [(x, 118)], 4, RUBY)


def _lintel(c: Canvas) -> None:
    """The top beam: tiles, three gems and a crescent over the middle."""
    d = "M0 16L400 12C440 12 460 4 500 2C540 4 560 12 600 12L1000 16L1000 52L0 52Z"
    piece(c, d, BRASS, depth=8, seam=6, high=0.92, low=0.32)
    for left in (76, 620):
        _tiles(c, box(left, 21, 304, 22), [(left + 16 + 27.2 * i, 32) for i in range(11)], 12.5, 10)
    for x in (35, 965):
        piece(c, box(x - 31, 8, 62, 48, 5), BRASS, depth=6, seam=5, high=0.95, low=0.34)
        piece(c, khatim(x, 32, 19), TILE, depth=4, seam=4, outer=False, high=0.9, warm=0)
        piece(c, khatim(x, 32, 9), BRASS, depth=2, seam=3, outer=False, high=0.95, warm=0)
    for x, cut, ramp in ((434, "pear", AMBER), (500, "marquise", SAPPHIRE), (566, "trillion", RUBY)):
        r = 19 if x == 500 else 15.5
        c.path(ellipse(x, 30, r + 11), OUTLINE)
        piece(c, ellipse(x, 30, r + 8), BRASS, depth=4, seam=0, outer=False, high=0.98, low=0.4)
        c.path(ellipse(x, 30, r + 3.4), "#120a3c", stroke=OUTLINE, stroke_width=3)
        gem(c, cut, ramp, x, 30 + (cut == "trillion"), r, seed=5)


def _foot(c: Canvas) -> None:
    """The sill: a dark field for plates in brass."""
    piece(c, box(4, 818, 992, 174, 8), BRASS.toward("#3a1c10", 0.25), depth=9, seam=6, high=0.7, low=0.24)
    hollow(c, box(66, 834, 868, 142, 10), 0.3, BRASS, LAMPLIGHT)
    field = box(69, 837, 862, 136, 8)
    c.path(
        field, c.linear([(0, "#0c0934", 0.95), (0.6, "#1e1252", 0.8), (1, "#4a2450", 0.35)], 0, 837, 0, 973)
    )
    c.open(clip_path=c.clip(field))
    net = "".join(polygon(ring(100 + 50 * i, 905, 46, 4, ry=66)) for i in range(17))
    c.line(net, "#8c7cf4", 1.6, opacity=0.12)
    c.path(
        "".join(khatim(125 + 50 * i, 905 + way * 66, 10) for i in range(16) for way in (-1, 1)),
        BRASS.at(0.6),
        opacity=0.25,
    )
    c.close()
    gloss(c, box(70, 838, 860, 20), 0.05)
    beads(c, [(84 + 32 * i, 984) for i in range(27)], 2.6)


# The bonus


def bonus_frame(rows: int) -> Canvas:
    """Round five columns of 150 by so many rows: the grid lies at x 55..805 from y 60, 40 below it."""
    low = 60 + _CELL * rows
    c = Canvas(860, low + 40, outline=9)
    for x in (7, 809):
        _bonus_post(c, x, low)
    _bonus_foot(c, low)
    _bonus_crown(c)
    edge = box(52, 57, 756, low - 54, 4)
    _fillet(c, edge)
    studs = [(55.0 + _CELL * i, 60.0 + _CELL * k) for i in range(1, 5) for k in range(1, rows)]
    for sx, sy in studs:
        c.path(khatim(sx, sy, 9), BRASS.at(0.66), stroke=OUTLINE, stroke_width=3)
    return c


def _bonus_post(c: Canvas, x: float, low: float) -> None:
    piece(c, box(x, 30, 44, low, 4), BRASS, depth=7, seam=5, high=0.86, low=0.32, warm=0)
    count = (low - 60) // 50
    _tiles(c, box(x + 9, 64, 26, low - 68), [(x + 22, 85.0 + 50 * i) for i in range(int(count))], 12.5, 22)
    rows = int((low - 60) // _CELL)
    for k in range(rows + 1):
        y = 60 + _CELL * k
        piece(c, box(x - 3, y - 11, 50, 22, 4), BRASS, depth=4, seam=4, high=0.95, low=0.4)
        beads(c, [(x + 8, y), (x + 22, y), (x + 36, y)], 3.4)


def _bonus_foot(c: Canvas, low: float) -> None:
    piece(c, box(4, low + 4, 852, 32, 6), BRASS, depth=6, seam=5, high=0.88, low=0.28)
    _tiles(c, box(60, low + 11, 740, 17), [(73 + 26.4 * i, low + 19.5) for i in range(28)], 12, 7.6)
    for x in (30, 830):
        piece(c, khatim(x, low + 20, 13), RUBY, depth=3, seam=4, outer=False, high=0.9)


def _bonus_crown(c: Canvas) -> None:
    d = "M4 24L330 18C370 18 396 10 430 3C464 10 490 18 530 18L856 24L856 56L4 56Z"
    piece(c, d, BRASS, depth=7, seam=6, high=0.94, low=0.32)
    for left in (60, 540):
        _tiles(c, box(left, 29, 260, 20), [(left + 14 + 25.8 * i, 39) for i in range(10)], 11.5, 9)
    for x in (29, 831):
        piece(c, khatim(x, 39, 14), TILE, depth=3, seam=4, outer=False, high=0.9, warm=0)
    for x, cut, ramp in ((370, "pear", AMBER), (430, "marquise", SAPPHIRE), (490, "trillion", RUBY)):
        r = 17 if x == 430 else 14
        y = 32 if x == 430 else 37
        c.path(ellipse(x, y, r + 8), OUTLINE)
        piece(c, ellipse(x, y, r + 6), BRASS, depth=3, seam=0, outer=False, high=0.98, low=0.4)
        c.path(ellipse(x, y, r + 2), "#120a3c")
        gem(c, cut, ramp, x, y + (cut == "trillion"), r, seed=5)

"""The peacock, his tail spread: the finest ware of the souk."""

import math

from tools.art.canvas import Canvas
from tools.art.form import glint, gloss, wash
from tools.art.palette import OUTLINE, Ramp
from tools.art.pen import ellipse, mirror, polygon, ribbon
from tools.art.souk import AMBER, BRASS, RUBY, SAPPHIRE, TILE, beads, piece

_PLUME = Ramp("#04321e", "#0f9060", "#5ce08c", "#f0ffd0")
_BREAST = SAPPHIRE.toward("#1a9ae8", 0.25)
_PLUME_SHAPE = "M0 0C-10 -52 -20 -94 -16 -112C-10 -134 10 -134 16 -112C20 -94 10 -52 0 0Z"
_HEART = (100, 142)
_FAN = 11
_SCALES = ((134, 14, 3), (146, 20, 4), (158, 16, 3))


def _feather(c: Canvas, degrees: float, long: float, wide: float, ramp: Ramp) -> None:
    """A feather with its eye, from the heart of the fan outward."""
    x, y = _HEART
    c.open(transform=f"translate({x} {y})rotate({degrees:.1f})scale({wide / 20:.3g} {long / 130:.3g})")
    c.edged(_PLUME_SHAPE, wash(c, ramp, 0.8, 0.36), 5)
    c.line("M-13 -108C-16 -92 -8 -50 -2 -14M-10 -117C-7 -123 0 -125 5 -122", ramp.at(0.92), 2.6, opacity=0.8)
    for r, dy, paint in ((14.5, 0.0, BRASS.at(0.78)), (10.5, 1.0, TILE.at(0.72)), (6.4, 2.0, "#10186a")):
        c.path(ellipse(0, dy - 106, r), paint, stroke=OUTLINE, stroke_width=1.6)
    c.path(ellipse(-3, -108, 2.4), "#ffffff")
    c.close()


def _fan(c: Canvas) -> None:
    """The spread tail: a long row of feathers and a short one before it."""
    c.glow(100, 100, 100, "#40e0b0", 0.4)
    rim = []
    for i in range(_FAN):
        k = 2 * i / (_FAN - 1) - 1
        a, long, half = math.radians(104 * k), 131 - 50 * abs(k) ** 1.2, 8.5
        for turn_by, part in ((-half, 0.86), (-half * 0.5, 0.95), (half * 0.5, 0.95), (half, 0.86)):
            b = a + math.radians(turn_by)
            rim.append((_HEART[0] + long * part * math.sin(b), _HEART[1] - long * part * math.cos(b)))
    c.silhouette(polygon([*rim, _HEART]))
    order = sorted(range(_FAN), key=lambda i: -abs(2 * i - _FAN + 1))
    for i in order:
        k = 2 * i / (_FAN - 1) - 1
        _feather(c, 104 * k, 133 - 50 * abs(k) ** 1.2, 20.5 - 2 * abs(k), _PLUME)
    for i in (0, 7, 1, 6, 2, 5, 3, 4):
        k = 2 * i / 7 - 1
        _feather(c, 88 * k, 84 - 16 * abs(k), 15, TILE)


def _head(c: Canvas) -> None:
    for degrees, long in ((-34, 22), (-12, 27), (12, 27), (34, 22)):
        a = math.radians(degrees)
        x, y = 100 + long * math.sin(a), 66 - long * math.cos(a)
        c.line(f"M100 66L{x:.1f} {y:.1f}", OUTLINE, 7)
        c.line(f"M100 66L{x:.1f} {y:.1f}", BRASS.at(0.8), 3)
        piece(c, ellipse(x, y, 6), AMBER, depth=2, seam=4.5, high=0.95, outer=False, warm=0)
    piece(c, ellipse(100, 78, 21, 20), _BREAST, depth=7, seam=6, high=0.86, low=0.4, outer=False, warm=0.3)
    for side in (-1, 1):
        ex = 100 + side * 9.5
        c.path(ellipse(ex, 75, 7.4, 8.4), "#ffffff", stroke=OUTLINE, stroke_width=3)
        c.path(ellipse(ex - side * 1.2, 77, 4.2, 5), "#1a0a20")
        c.path(ellipse(ex - side * 1.2 - 1.4, 74.6, 1.7), "#ffffff")
    beak = "M91 85C95 81 105 81 109 85C107 94 103 100 100 103C97 100 93 94 91 85Z"
    piece(c, beak, AMBER, depth=4, seam=4.5, high=0.95, low=0.4, outer=False)


def peacock() -> Canvas:
    """The top symbol: breast and crest before the whole fan."""
    c = Canvas(200, 200)
    _fan(c)
    for x in (84, 116):
        leg = f"M{x} 176L{x} 188M{x - 8} 192L{x} 186L{x + 8} 192"
        c.line(leg, OUTLINE, 10)
        c.line(leg, AMBER.at(0.62), 4.6)
    body = "M100 88C116 92 118 106 124 122C136 142 130 178 100 182C70 178 64 142 76 122C82 106 84 92 100 88Z"
    piece(c, body, _BREAST, depth=10, seam=6, high=0.88, low=0.3)
    places = [(100 + half * (2 * i / (n - 1) - 1), y) for y, half, n in _SCALES for i in range(n)]
    scales = "".join(
        f"M{px - 6:.1f} {y - 3}C{px - 6:.1f} {y + 6} {px + 6:.1f} {y + 6} {px + 6:.1f} {y - 3}"
        for px, y in places
    )
    c.line(scales, TILE.at(0.8), 2.6)
    wing = ribbon([(74, 128), (64, 148), (68, 168), (84, 180)], [8, 20, 20, 4])
    for d in (wing, mirror(wing)):
        piece(c, d, TILE, depth=5, seam=5, high=0.76, low=0.3)
    collar = "M80 112C90 122 110 122 120 112L124 121C112 132 88 132 76 121Z"
    piece(c, collar, BRASS, depth=4, seam=4.5, high=0.95, outer=False)
    gem = polygon([(100, 118), (107, 126), (100, 136), (93, 126)])
    piece(c, gem, RUBY, depth=3, seam=4, high=0.95, low=0.4, outer=False)
    beads(c, [(86, 120), (114, 120)], 2.6, AMBER)
    _head(c)
    gloss(c, ellipse(90, 66, 8, 5), 0.7)
    glint(c, 58, 40, 12)
    glint(c, 150, 62, 10)
    return c

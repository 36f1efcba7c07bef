"""Wares of the souk: slippers, a teapot, a scimitar and a flying carpet."""

import math

from tools.art.canvas import Canvas
from tools.art.form import glint, gloss
from tools.art.palette import OUTLINE, Ramp
from tools.art.pen import Point, ellipse, polygon, ribbon, ring, rounded, shift, turn
from tools.art.souk import AMBER, BRASS, INDIGO, PLUM, RUBY, TILE, beads, khatim, lozenges, piece

_STEEL = Ramp("#141a30", "#56688c", "#b4c8e0", "#ffffff")
_SILK = RUBY.toward("#ff4a2a", 0.12)


_TOE: tuple[Point, ...] = (
    (126, 138),
    (156, 138),
    (180, 118),
    (180, 88),
    (160, 78),
    (148, 92),
    (158, 102),
)
_SOLE = "M14 138C14 152 20 160 34 160L140 160C160 160 172 150 178 138L150 144L20 132Z"
_UPPER = (
    "M14 100C22 90 40 92 54 106C66 118 78 106 92 94C110 80 136 100 152 122"
    "C156 140 140 152 120 152L30 152C16 150 8 122 14 100Z"
)
_MOUTH = "M18 101C26 95 40 98 54 109C66 121 80 108 92 97C80 118 66 130 46 128C30 126 18 116 18 101Z"


def _slipper(c: Canvas, dx: float, dy: float, lean: float, ramp: Ramp) -> None:
    """One slipper, its toe curled up and back over it."""
    curl, bell = ribbon(_TOE, [36, 31, 24, 18, 14, 11, 8]), ellipse(160, 104, 9)
    for d in (curl, bell, _SOLE, _UPPER):
        c.silhouette(turn(shift(d, dx, dy), lean, dx + 96, dy + 120))
    c.open(transform=f"rotate({lean:g} {dx + 96:g} {dy + 120:g})translate({dx:g} {dy:g})")
    c.path(curl + _UPPER + _SOLE, OUTLINE, stroke=OUTLINE, stroke_width=11)
    piece(c, curl, ramp, depth=6, seam=6, high=0.8, low=0.3, outer=False)
    piece(c, _SOLE, BRASS, depth=5, seam=6, high=0.8, low=0.3, outer=False)
    piece(c, _UPPER, ramp, depth=8, seam=6, high=0.84, low=0.32, outer=False)
    c.path(_MOUTH, "#2a0a1c", stroke=OUTLINE, stroke_width=3)
    hem = "M17 103C17 120 32 130 48 130C68 131 84 116 94 96"
    c.line(hem, OUTLINE, 8.5)
    c.line(hem, BRASS.at(0.74), 4.6)
    piece(c, khatim(118, 122, 14), BRASS, depth=3, seam=4, outer=False, high=0.95, warm=0)
    c.path(ellipse(118, 122, 5), TILE.at(0.6), stroke=OUTLINE, stroke_width=2.4)
    beads(c, [(38, 142), (60, 144), (82, 143)], 3.6)
    piece(c, bell, BRASS, depth=4, seam=5, high=0.96, outer=False)
    gloss(c, "M98 100C112 92 128 102 138 114C124 108 110 108 100 112C94 110 94 104 98 100Z", 0.6)
    c.close()


def slippers() -> Canvas:
    """A pair of curled slippers."""
    c = Canvas(200, 200)
    _slipper(c, 1, -55, -8, _SILK.toward("#1a0628", 0.16))
    _slipper(c, 3, 20, -8, _SILK)
    glint(c, 110, 118, 12)
    return c


def teapot() -> Canvas:
    """A tall brass teapot with a band of tiles."""
    c = Canvas(200, 200)
    handle = ribbon([(62, 74), (28, 62), (12, 92), (22, 128), (54, 146)], [12, 14, 15, 14, 11])
    piece(c, handle, BRASS, depth=6, seam=6)
    spout = (
        "M126 146C156 142 152 96 166 70C172 60 182 58 196 58C188 66 186 78 182 98C176 134 166 168 130 172Z"
    )
    piece(c, spout, BRASS, depth=7, seam=6, high=0.8, low=0.28)
    foot = rounded([(66, 174), (132, 174), (148, 194), (50, 194)], 6)
    piece(c, foot, BRASS, depth=5, seam=6, high=0.86, low=0.3)
    body = (
        "M70 70L126 70C128 92 152 108 152 138C152 166 132 182 98 182C64 182 46 166 46 138C46 108 68 92 70 70Z"
    )
    piece(c, body, BRASS, depth=11, seam=6, high=0.9, low=0.26)
    band = (
        "M47 132C62 141 136 141 151 132C153 139 152 150 149 157C130 166 66 166 49 157C46 150 45 139 47 132Z"
    )
    c.path(band, TILE.at(0.14), stroke=OUTLINE, stroke_width=4)
    lozenges(c, [(64, 150), (81, 152), (99, 153), (117, 152), (134, 150)], 8.4, 10)
    c.line("M72 84C84 89 112 89 125 84", OUTLINE, 3, opacity=0.7)
    beads(c, [(80, 77), (98, 79), (116, 77)], 3.4, AMBER)
    lid = "M62 70C62 48 78 42 86 34C90 30 106 30 110 34C118 42 134 48 134 70C112 76 84 76 62 70Z"
    piece(c, lid, BRASS, depth=8, seam=6, high=0.94, low=0.36)
    c.line("M88 36C78 48 74 60 76 70M108 36C118 48 122 60 120 70M98 33L98 73", OUTLINE, 2.4, opacity=0.5)
    piece(c, "M98 4C106 14 112 18 108 26C105 33 91 33 88 26C84 18 90 14 98 4Z", RUBY, depth=4, seam=5)
    gloss(c, "M60 124C56 112 70 100 76 88L92 88C90 106 74 112 72 126C68 130 62 130 60 124Z", 0.75)
    glint(c, 68, 112, 15)
    return c


def scimitar() -> Canvas:
    """A broad curved blade, its grip bound in teal."""
    c = Canvas(200, 200)
    blade = "M58 128C92 116 126 84 140 30C142 20 146 12 150 4C158 16 170 26 194 30C194 92 146 156 78 156Z"
    piece(c, blade, _STEEL, depth=8, seam=6, high=0.84, low=0.34)
    c.path(
        "M80 149C140 146 182 98 187 36C178 34 170 30 164 26C160 82 126 128 72 140Z", "#ffffff", opacity=0.42
    )
    c.line("M78 137C124 122 154 84 160 26", OUTLINE, 3, opacity=0.55)
    for x, y, r in ((104, 111, 5.5), (122, 92, 6), (136, 70, 6)):
        piece(c, khatim(x, y, r + 2), BRASS, depth=2, seam=3.4, outer=False, high=0.95, warm=0)
    grip = ribbon([(62, 140), (46, 154), (34, 170), (22, 178)], [22, 21, 22, 26])
    piece(c, grip, TILE, depth=6, seam=6, high=0.8, low=0.3)
    for x, y in ((50, 150), (41, 160), (32, 169)):
        c.line(f"M{x - 8} {y - 10}L{x + 8} {y + 10}", OUTLINE, 6.5)
        c.line(f"M{x - 7} {y - 9}L{x + 7} {y + 9}", BRASS.at(0.78), 3.2)
    guard = ribbon([(30, 110), (48, 122), (64, 142), (80, 164), (98, 174)], [10, 15, 19, 15, 10])
    piece(c, guard, BRASS, depth=6, seam=6, high=0.95, low=0.36)
    for x, y in ((30, 109), (98, 175)):
        piece(c, ellipse(x, y, 9), BRASS, depth=4, seam=5, high=0.95)
    piece(c, ellipse(64, 143, 9), RUBY, depth=4, seam=4, outer=False, high=0.95)
    piece(c, ellipse(19, 181, 13), BRASS, depth=5, seam=6, high=0.95)
    c.path(ellipse(16, 178, 4), "#ffffff", opacity=0.85)
    glint(c, 148, 40, 15)
    return c


def _weave(u: float, v: float) -> Point:
    """A place on the waving carpet: u from left to right, v from its far to its near edge."""
    wave = math.sin(u * 6.0 - 0.7) * 17 * (0.75 + 0.4 * v)
    return 49 + 131 * u - 33 * v + 5 * u * v, 57 + 84 * v + wave - 26 * u + 6 * math.sin(v * 3)


def _strip(us: tuple[float, float], vs: tuple[float, float]) -> str:
    """A rectangle of the carpet as it lies in the air."""
    n = 14
    top = [_weave(us[0] + (us[1] - us[0]) * i / n, vs[0]) for i in range(n + 1)]
    low = [_weave(us[1] + (us[0] - us[1]) * i / n, vs[1]) for i in range(n + 1)]
    return polygon(top + low)


def _fringe(c: Canvas) -> None:
    d = ""
    for u, way in ((0.0, -1), (1.0, 1)):
        for i in range(9):
            x, y = _weave(u, 0.03 + 0.94 * i / 8)
            d += polygon([(x, y), (x + way * 13, y + 8 - way * 3)], closed=False)
    c.silhouette(d.replace("Z", ""))
    c.line(d, OUTLINE, 10)
    c.line(d, BRASS.at(0.8), 4.6)


def carpet() -> Canvas:
    """A flying carpet on the wind, stars beneath it."""
    c = Canvas(200, 200)
    for x, y, r in ((62, 178, 15), (112, 186, 11), (158, 164, 17)):
        glint(c, x, y, r, "#ffe6a0")
    _fringe(c)
    side = [_weave(i / 14, 1) for i in range(15)]
    under = polygon(side + [(x + 1, y + 9) for x, y in side[::-1]])
    piece(c, under, PLUM, depth=3, seam=6, high=0.5, low=0.2)
    piece(c, _strip((0, 1), (0, 1)), INDIGO, depth=4, seam=6, high=0.76, low=0.34, warm=0.4)
    c.path(_strip((0.05, 0.95), (0.08, 0.92)), BRASS.at(0.72))
    c.path(_strip((0.075, 0.925), (0.12, 0.88)), _SILK.at(0.36))
    c.path(_strip((0.17, 0.83), (0.25, 0.75)), BRASS.at(0.78))
    c.path(_strip((0.19, 0.81), (0.285, 0.715)), INDIGO.at(0.26))
    dots = [_weave(0.122, 0.2 + 0.15 * i) for i in range(5)] + [
        _weave(0.878, 0.2 + 0.15 * i) for i in range(5)
    ]
    dots += [_weave(0.22 + 0.14 * i, v) for i in range(5) for v in (0.185, 0.815)]
    c.line("".join(f"M{x:.1f} {y:.1f}L{x:.1f} {y:.1f}" for x, y in dots), BRASS.at(0.86), 5)
    for k, paint in ((1.0, BRASS.at(0.82)), (0.76, TILE.at(0.55)), (0.36, BRASS.at(0.92))):
        eight = [
            _weave(0.5 + px * 0.24 * k, 0.5 + py * 0.2 * k)
            for i in range(8)
            for px, py in (ring(0, 0, 1, 8)[i], ring(0, 0, 0.76, 8, start=-67.5)[i])
        ]
        c.path(polygon(eight), paint, stroke=OUTLINE, stroke_width=1.6)
    _folds(c)
    return c


def _folds(c: Canvas) -> None:
    """Light on the crests of the waves and shade in their hollows."""
    c.open(clip_path=c.clip(_strip((0, 1), (0, 1))))
    for u, colour, opacity in ((0.14, "#000018", 0.34), (0.66, "#000018", 0.0), (1.0, "#000018", 0.4)):
        if opacity:
            c.path(_strip((u - 0.12, u + 0.1), (0, 1)), colour, opacity=opacity * 0.6)
            c.path(_strip((u - 0.06, u + 0.05), (0, 1)), colour, opacity=opacity * 0.6)
    c.path(_strip((0.58, 0.74), (0, 1)), "#ffffff", opacity=0.14)
    c.path(_strip((0.63, 0.69), (0, 1)), "#ffffff", opacity=0.16)
    c.close()
    c.line(polygon([_weave(i / 14, 0.985) for i in range(15)], closed=False), "#ffb45a", 2.6, opacity=0.9)

"""What is dug and built in the scenery of Clem's Gems: tower, cabin, shaft, drifts, carts."""

import math
from collections.abc import Sequence

from tools.art.canvas import Canvas
from tools.art.carts import Load, front_wall
from tools.art.form import form
from tools.art.gems import outline
from tools.art.palette import BARK, COPPER, IRON, OUTLINE, WOOD, Ramp
from tools.art.pen import Point, blob, box, ellipse, polygon, ring, rounded
from tools.art.solid import grain
from tools.art.timber import LIGHT, beam, scatter

EARTH = Ramp("#1a1118", "#4a3030", "#80543f", "#c89a70")
SHADOW = "#131830"


_HEAP: tuple[Point, ...] = (
    (80, 84),
    (240, 86),
    (122, 66),
    (204, 68),
    (162, 48),
    (110, 93),
    (210, 93),
    (160, 88),
)


def pebble(c: Canvas, load: Load, x: float, y: float, r: float, turn: float) -> None:
    """A stone far off: three tones and its table."""
    girdle = outline(load.cut, x, y, r * load.wide, turn)
    girdle = girdle[::2] if len(girdle) == 12 else girdle
    c.path(polygon(girdle), load.ramp.at(0.4), stroke=OUTLINE, stroke_width=5, paint_order="stroke")
    table = [(x + (px - x) * 0.5, y + (py - y) * 0.5) for px, py in girdle]
    light, shade = "", ""
    for i, p in enumerate(girdle):
        q, j = girdle[(i + 1) % len(girdle)], (i + 1) % len(girdle)
        facing = ((x * 2 - p[0] - q[0]) * 0.6 + (y * 2 - p[1] - q[1]) * 0.8) / (2 * r)
        side = polygon([p, q, table[j], table[i]])
        if facing > 0.25:
            light += side
        elif facing < -0.2:
            shade += side
    c.path(light, load.ramp.at(0.72))
    c.path(shade, load.ramp.at(0.2))
    c.path(polygon(table), load.ramp.at(0.56))
    c.path(polygon([table[0], table[1], (x, y)]), load.ramp.at(0.9), opacity=0.8)


def cart(c: Canvas, load: Load, x: float, foot: float, scale: float) -> None:
    """A full cart on the floor of a drift."""
    c.open(transform=f"translate({x - 160 * scale:g} {foot - 236 * scale:g})scale({scale:g})")
    for i, (px, py) in enumerate(_HEAP):
        pebble(c, load, px, py, 31, 60 * grain(i))
    front_wall(c, load)
    c.close()


def drift_hole(
    c: Canvas, left: float, right: float, foot: float, tall: float, lamps: Sequence[float]
) -> None:
    """A gallery dug through the rock, lit where its lamps hang."""
    top, count = foot - tall, max(4, round((right - left) / 70))
    roof = [
        (left + (right - left) * i / count, top + 13 * grain(i * 3 + round(foot))) for i in range(count + 1)
    ]
    hole = rounded([(left, foot), *roof, (right, foot)], 14)
    stops = [(0, "#120f1a"), (0.55, "#1f1922"), (1, "#33262a")]
    c.path(hole, c.linear(stops, 0, top, 0, foot), stroke=OUTLINE, stroke_width=10)
    c.line(hole, EARTH.at(0.72), 2.6, opacity=0.55)
    c.open(clip_path=c.clip(hole))
    shades = ["", ""]
    for i in range(round((right - left) / 34)):
        (x, y), r = scatter(i + round(foot), left, top + 10, right - left, tall * 0.8), 20 + 9 * grain(i)
        shades[i % 3 == 0] += polygon(
            [(x - r, y), (x - r * 0.3, y - r * 0.7), (x + r, y - 4), (x + r * 0.4, y + r * 0.6)]
        )
    for d, colour in zip(shades, ("#7a5648", "#0a080e"), strict=True):
        c.path(d, colour, opacity=0.24)
    for x in lamps:
        c.glow(x, top + 76, 150, "#e88a34", 0.75, 0.95)
    c.close()
    floor = [
        (left - 4, foot + 10),
        (left - 4, foot - 8),
        *_bumps(left, right, foot - 9),
        (right + 4, foot - 8),
        (right + 4, foot + 10),
    ]
    c.path(polygon(floor), c.linear([(0, EARTH.at(0.66)), (1, EARTH.at(0.26))], 0, foot - 14, 0, foot + 10))
    c.line(polygon(_bumps(left, right, foot - 9), closed=False), EARTH.at(0.9), 2, opacity=0.45)


def _bumps(left: float, right: float, y: float) -> list[Point]:
    count = round((right - left) / 24)
    return [(left + (right - left) * i / count, y + 3 * grain(i * 5)) for i in range(count + 1)]


def props(c: Canvas, left: float, right: float, foot: float, tall: float) -> None:
    """Two props and the cap they carry."""
    top = foot - tall
    for px in (left, right):
        beam(c, [(px - 12, top), (px + 12, top), (px + 14, foot), (px - 14, foot)], 2)
    beam(c, [(left - 30, top - 14), (right + 30, top - 18), (right + 30, top + 10), (left - 30, top + 12)], 2)
    for px, way in ((left + 12, 1), (right - 12, -1)):
        beam(c, [(px, top + 46), (px + way * 34, top + 10), (px + way * 20, top + 10), (px, top + 30)], 0)


def rails(c: Canvas, left: float, right: float, y: float) -> None:
    """A track seen from its side."""
    n = int((right - left) / 34)
    places = [left + (right - left) * (i + 0.5) / n for i in range(n)]
    c.path("".join(box(x - 10, y + 4, 20, 11) for x in places), WOOD.at(0.3), stroke=OUTLINE, stroke_width=4)
    c.line(f"M{left} {y}L{right} {y}", OUTLINE, 11)
    c.line(f"M{left} {y}L{right} {y}", IRON.at(0.62), 5)
    c.line(f"M{left} {y - 1.6}L{right} {y - 1.6}", IRON.at(1), 1.6)


def headframe(c: Canvas, x: float, foot: float, k: float) -> None:
    """The tower over the shaft, against the sky."""
    c.open(transform=f"translate({x:g} {foot:g})scale({k:g})")
    for a, b in (((-16, -250), (-74, 6)), ((16, -250), (74, 6))):
        beam(c, [(a[0] - 10, a[1]), (a[0] + 10, a[1]), (b[0] + 13, b[1]), (b[0] - 13, b[1])], 2, high=0.56)
    for y, half in ((-60, 62), (-140, 44), (-206, 28)):
        beam(
            c, [(-half - 10, y - 9), (half + 10, y - 9), (half + 10, y + 9), (-half - 10, y + 9)], 1, high=0.5
        )
    c.line("M-56 -60L40 -140M56 -60L-40 -140", OUTLINE, 14)
    c.line("M-56 -60L40 -140M56 -60L-40 -140", WOOD.at(0.36), 7)
    form(c, ellipse(0, -262, 40), IRON, depth=7, seam=7, high=0.8, low=0.24, outer=False)
    c.path(ellipse(0, -262, 28), "#5d4a7c")
    c.line("".join(f"M0 -262L{px:.1f} {py:.1f}" for px, py in ring(0, -262, 28, 6)), OUTLINE, 11)
    c.line("".join(f"M0 -262L{px:.1f} {py:.1f}" for px, py in ring(0, -262, 28, 6)), IRON.at(0.8), 5)
    form(c, ellipse(0, -262, 9), COPPER, depth=4, seam=5, outer=False, high=0.95)
    c.line("M0 -240L0 6", OUTLINE, 6)
    c.line("M0 -240L0 6", IRON.at(0.8), 2.2)
    c.close()


def cabin(c: Canvas, x: float, foot: float, k: float) -> None:
    """Clem's cabin with its lights on."""
    c.open(transform=f"translate({x:g} {foot:g})scale({k:g})")
    c.path(box(38, -176, 26, 60, 3), "#4a4050", stroke=OUTLINE, stroke_width=6)
    for i in range(4):
        c.path(
            ellipse(54 + i * 10, -196 - i * 26, 12 + i * 6, 10 + i * 4), "#cdb8c8", opacity=0.26 - i * 0.05
        )
    wall = box(-84, -84, 168, 92)
    form(c, wall, WOOD.toward(SHADOW, 0.28), depth=8, seam=7, high=0.56, low=0.2, outer=False)
    for y in (-64, -44, -24, -4):
        c.line(f"M-82 {y}L82 {y}", OUTLINE, 3, opacity=0.7)
    roof = polygon([(-106, -78), (-64, -150), (64, -150), (106, -78)])
    form(c, roof, COPPER.toward(SHADOW, 0.25), depth=8, seam=7, high=0.76, low=0.26, outer=False)
    for i in range(6):
        c.line(f"M{-52 + i * 21} -146L{-80 + i * 32} -82", OUTLINE, 2.4, opacity=0.5)
    for wx in (-44, 44):
        c.glow(wx, -42, 70, LIGHT, 0.6)
        c.path(
            box(wx - 18, -64, 36, 36, 3),
            c.radial([(0, "#fff4c8"), (1, "#f0952e")], wx, -40, 30),
            stroke=OUTLINE,
            stroke_width=6,
        )
        c.line(f"M{wx} -64L{wx} -28M{wx - 18} -46L{wx + 18} -46", OUTLINE, 3.4)
    c.path(box(-15, -52, 30, 60, 3), WOOD.at(0.2), stroke=OUTLINE, stroke_width=6)
    c.close()


def shaft_down(c: Canvas, x: float, top: float, foot: float, wide: float = 70) -> None:
    """The main shaft with its ladder and cable."""
    well = box(x - wide / 2, top, wide, foot - top)
    c.path(
        well,
        c.linear([(0, "#2a2740"), (0.25, "#14121e"), (1, "#08070c")], 0, top, 0, foot),
        stroke=OUTLINE,
        stroke_width=8,
    )
    a, b = x - wide * 0.3, x + wide * 0.3
    c.line(
        "".join(f"M{a:g} {y:g}L{b:g} {y:g}" for y in _steps(top + 20, foot, 24)),
        BARK.at(0.62),
        4,
        opacity=0.7,
    )
    c.line(f"M{a:g} {top}L{a:g} {foot}M{b:g} {top}L{b:g} {foot}", BARK.at(0.72), 5)
    for side in (x - wide / 2, x + wide / 2):
        beam(c, [(side - 7, top - 8), (side + 7, top - 8), (side + 7, foot), (side - 7, foot)], 1, high=0.5)


def _steps(start: float, end: float, step: float) -> list[float]:
    return [start + step * i for i in range(math.ceil((end - start) / step))]


def tools(c: Canvas, x: float, foot: float, k: float) -> None:
    """A pick and a shovel that lean on a barrel."""
    c.open(transform=f"translate({x:g} {foot:g})scale({k:g})")
    tub = "M-34 -92C-44 -60 -44 -30 -34 0L34 0C44 -30 44 -60 34 -92Z"
    form(c, tub, WOOD, depth=8, seam=7, high=0.66, low=0.24, outer=False)
    for y in (-76, -20):
        c.line(f"M-40 {y}Q0 {y + 10} 40 {y}", OUTLINE, 13)
        c.line(f"M-40 {y}Q0 {y + 10} 40 {y}", IRON.at(0.6), 6)
    for a, b in (((-70, 0), (-30, -140)), ((76, 0), (30, -134))):
        d = f"M{a[0]} {a[1]}L{b[0]} {b[1]}"
        c.line(d, OUTLINE, 14)
        c.line(d, WOOD.at(0.7), 7)
    head = "M-82 -112C-60 -150 -20 -166 20 -150C-10 -150 -50 -140 -82 -112Z"
    form(c, head, IRON, depth=5, seam=6, high=0.9, outer=False)
    blade = "M10 -134L50 -142C54 -170 42 -190 30 -198C14 -186 8 -164 10 -134Z"
    form(c, blade, IRON, depth=5, seam=6, high=0.85, outer=False)
    c.close()


def floor_line(points: Sequence[Point], bottom: float, right: float) -> str:
    """Ground under a line of points."""
    edge = blob([(-20, points[0][1]), *points, (right + 20, points[-1][1])], closed=False)
    return edge + f"L{right + 20} {bottom + 20}L-20 {bottom + 20}Z"

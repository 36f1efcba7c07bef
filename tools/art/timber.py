"""What a mine is built of: planks painted long ago, copper straps, lanterns on their hooks."""

import math
from collections.abc import Sequence

from tools.art.canvas import Canvas
from tools.art.form import form, gloss
from tools.art.palette import BARK, COPPER, IRON, OUTLINE, WOOD, Ramp
from tools.art.pen import Point, box, ellipse, number, polygon, rounded, shift
from tools.art.solid import grain

DUST = Ramp("#141a2e", "#34405f", "#7787a8", "#d5deee")
LIGHT = "#ffb347"


def along(a: Point, b: Point, width: float, reach: float = 0) -> list[Point]:
    """The corners of a plank from a to b, longer by reach at both ends."""
    length = math.dist(a, b) or 1
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    nx, ny = -uy * width / 2, ux * width / 2
    ax, ay, bx, by = a[0] - ux * reach, a[1] - uy * reach, b[0] + ux * reach, b[1] + uy * reach
    return [(ax + nx, ay + ny), (ax - nx, ay - ny), (bx - nx, by - ny), (bx + nx, by + ny)]


def plank(
    c: Canvas,
    a: Point,
    b: Point,
    width: float,
    paint: Ramp = WOOD,
    seed: int = 1,
    high: float = 0.74,
    low: float = 0.34,
    bare: float = 7,
) -> None:
    """A board from a to b, bare at its ends, its grain worn through the paint."""
    d = polygon(along(a, b, width))
    form(c, d, paint, depth=width * 0.17, seam=5, high=high, low=low)
    c.open(clip_path=c.clip(d))
    if bare:
        _bare_ends(c, a, b, width, bare, seed)
    worn(c, a, b, width, paint, seed)
    c.close()


def _bare_ends(c: Canvas, a: Point, b: Point, width: float, bare: float, seed: int) -> None:
    length = math.dist(a, b) or 1
    for i, (p, q) in enumerate(((a, b), (b, a))):
        ux, uy = (q[0] - p[0]) / length, (q[1] - p[1]) / length
        edge = [p]
        for k in range(5):
            across = width * (k / 4 - 0.5)
            deep = bare * (1 + 0.55 * grain(seed * 9 + i * 5 + k))
            edge.append((p[0] + ux * deep - uy * across, p[1] + uy * deep + ux * across))
        edge[0] = (p[0] - ux * 4 + uy * width / 2, p[1] - uy * 4 - ux * width / 2)
        edge.append((p[0] - ux * 4 - uy * width / 2, p[1] - uy * 4 + ux * width / 2))
        c.path(polygon(edge), WOOD.at(0.72 if i == 0 else 0.5), opacity=0.9)


def worn(c: Canvas, a: Point, b: Point, width: float, paint: Ramp, seed: int) -> None:
    """Lines of grain along a board, and a split in it."""
    ux, uy = (b[0] - a[0]), (b[1] - a[1])
    length = math.hypot(ux, uy) or 1
    nx, ny = -uy / length, ux / length
    lines = ""
    for k in (-0.24, 0.02, 0.27):
        start = 0.1 + 0.12 * abs(grain(seed + round(k * 50)))
        end = 0.9 - 0.3 * abs(grain(seed * 3 + round(k * 70)))
        off = k * width
        lines += polygon(
            [
                (a[0] + ux * start + nx * off, a[1] + uy * start + ny * off),
                (a[0] + ux * end + nx * off, a[1] + uy * end + ny * off),
            ],
            closed=False,
        )
    c.line(lines, paint.at(0.08), max(1.6, width * 0.055), opacity=0.55)


def board(c: Canvas, points: Sequence[Point], paint: Ramp, seed: int, high: float, low: float) -> None:
    """A mitred board: two long sides (outer, then inner) with its grain between them."""
    d = polygon(points)
    form(c, d, paint, depth=5, seam=5, high=high, low=low)
    outer0, outer1, inner1, inner0 = points
    lines = ""
    for k in (0.3, 0.62):
        start, end = 0.14 + 0.1 * abs(grain(seed + round(k * 9))), 0.86 - 0.2 * abs(grain(seed * 5))
        p = _between(outer0, inner0, k), _between(outer1, inner1, k)
        lines += polygon([_between(*p, start), _between(*p, end)], closed=False)
    c.line(lines, paint.at(0.08), 1.9, opacity=0.55)


def _between(a: Point, b: Point, k: float) -> Point:
    return a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k


def octagon(
    c: Canvas, centre: Point, outer: Point, inner: Point, paint: Ramp, missing: Sequence[int] = ()
) -> list[Point]:
    """A hoop of eight boards nailed at their joints; gives the joints' middles."""
    rims = []
    for rx, ry in (outer, inner):
        rims.append(
            [
                (
                    centre[0] + rx * 1.08 * math.cos(math.radians(22.5 + 45 * i)),
                    centre[1] + ry * 1.08 * math.sin(math.radians(22.5 + 45 * i)),
                )
                for i in range(8)
            ]
        )
    for i in range(8):
        if i in missing:
            continue
        j = (i + 1) % 8
        facing = math.cos(math.radians(45 + 45 * i - 233))
        high, low = 0.66 + 0.14 * facing, 0.36 + 0.1 * facing
        board(c, (rims[0][i], rims[0][j], rims[1][j], rims[1][i]), paint, i + 3, high, low)
    return [_between(p, q, 0.5) for p, q in zip(*rims, strict=True)]


def nail(c: Canvas, x: float, y: float, r: float = 5) -> None:
    """A copper nail."""
    nails(c, ((x, y),), r)


def nails(c: Canvas, places: Sequence[Point], r: float = 4, ramp: Ramp = COPPER) -> None:
    """Round heads at these places, each with its light and its shadow."""
    d = "".join(f"M{number(x)} {number(y)}L{number(x)} {number(y)}" for x, y in places)
    c.line(shift(d, r * 0.2, r * 0.3), OUTLINE, r * 2.5, opacity=0.85)
    c.line(d, ramp.at(0.34), r * 2)
    c.line(shift(d, -r * 0.16, -r * 0.18), ramp.at(0.66), r * 1.4)
    c.line(shift(d, -r * 0.34, -r * 0.38), ramp.at(0.98), r * 0.6)


def between(a: Point, b: Point, count: int) -> list[Point]:
    """Places evenly along a line, both ends included."""
    return [_between(a, b, i / max(1, count - 1)) for i in range(count)]


def scatter(index: int, left: float, top: float, width: float, height: float) -> Point:
    """One of many places strewn over an area."""
    return left + width * (0.5 + grain(index * 7 + 1) / 2), top + height * (0.5 + grain(index * 5 + 2) / 2)


def strap(c: Canvas, points: Sequence[Point], heads: Sequence[Point] = (), r: float = 3.6) -> None:
    """A strip of copper with its nails."""
    form(c, polygon(points), COPPER, depth=4, seam=4.5, high=0.88, low=0.34)
    nails(c, heads, r)


def beam(c: Canvas, points: Sequence[Point], lines: int = 3, ramp: Ramp = WOOD, high: float = 0.66) -> None:
    """A heavy timber with four corners; its grain runs from the first side to the third."""
    d = polygon(points)
    form(c, d, ramp, depth=8, seam=6, high=high, low=0.22, outer=False)
    a0, a1, b1, b0 = points
    for i in range(lines):
        k = (i + 0.7) / (lines + 0.4)
        p, q = _between(a0, a1, k), _between(b0, b1, k)
        c.line(
            polygon([_between(p, q, 0.04), _between(p, q, 0.95)], closed=False),
            BARK.deep,
            2.2,
            stroke_dasharray=f"{50 + i * 17} 14 {22 + i * 5} 9",
            opacity=0.55,
        )


def lantern(c: Canvas, x: float, y: float, k: float, glow: float = 0.75, chain: float = 30) -> None:
    """A miner's lantern that hangs; (x, y) is the middle of its glass."""
    if glow:
        c.glow(x, y, 130 * k, LIGHT, glow)
    c.open(transform=f"translate({x:g} {y:g})scale({k:g})")
    c.line(f"M0 {-40 - chain}L0 -36", OUTLINE, 7)
    c.line(f"M0 {-40 - chain}L0 -36", IRON.at(0.6), 3)
    c.line("M-15 -24C-15 -46 15 -46 15 -24", OUTLINE, 9)
    c.line("M-15 -24C-15 -46 15 -46 15 -24", IRON.at(0.7), 4)
    glass = rounded([(-16, -22), (16, -22), (21, 22), (-21, 22)], 7)
    light = [(0, "#fffbe0"), (0.5, "#ffcf5a"), (1, "#e8760e")]
    c.path(glass, c.radial(light, 0, 4, 30), stroke=OUTLINE, stroke_width=6)
    c.line("M-7 -22L-9 22M7 -22L9 22", "#7a3208", 2.4, opacity=0.75)
    form(c, rounded([(-12, -34), (12, -34), (21, -20), (-21, -20)], 4), COPPER, 3, 5, outer=False, high=0.9)
    form(c, box(-25, 19, 50, 12, 4), COPPER, depth=3, seam=5, outer=False)
    gloss(c, "M-11 -16L-4 -16L-7 14L-14 14Z", 0.5)
    c.close()


def knot(c: Canvas, x: float, y: float, r: float, ramp: Ramp = WOOD) -> None:
    """A knot in a board."""
    c.path(ellipse(x, y, r, r * 1.5), ramp.at(0.16), opacity=0.8)
    c.path(ellipse(x, y, r * 0.45, r * 0.8), ramp.deep)

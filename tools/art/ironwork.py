"""What a smith makes: bevelled bars, rivets, riveted plates with a window."""

import math
from collections.abc import Sequence

from tools.art.canvas import Canvas
from tools.art.form import crescent, form, moulding
from tools.art.palette import COPPER, GOLD, IRON, OUTLINE, Ramp
from tools.art.pen import Point, bounds, ellipse, polygon, ring, rounded
from tools.art.solid import Facet, draw, tone

HEAT = "#ff7a1a"


def inset(points: Sequence[Point], depth: float) -> list[Point]:
    """A contour moved inward by depth; contours run clockwise, holes the other way round."""
    out: list[Point] = []
    for i, p in enumerate(points):
        (ax, ay), (bx, by) = _inward(points[i - 1], p), _inward(p, points[(i + 1) % len(points)])
        k = depth / max(0.25, 1 + ax * bx + ay * by)
        out.append((p[0] + (ax + bx) * k, p[1] + (ay + by) * k))
    return out


def _inward(a: Point, b: Point) -> Point:
    length = math.dist(a, b) or 1
    return -(b[1] - a[1]) / length, (b[0] - a[0]) / length


def bevelled(
    c: Canvas, contours: Sequence[Sequence[Point]], ramp: Ramp, depth: float, slope: float = 0.74
) -> str:
    """A bar with a sloping edge all round, each side shaded by the way it faces; gives its face."""
    faces: list[Facet] = []
    face = ""
    for points in contours:
        inner = inset(points, depth)
        face += polygon(inner)
        for i, p in enumerate(points):
            j = (i + 1) % len(points)
            x, y = _inward(p, points[j])
            normal = (-x * slope, -y * slope, math.sqrt(1 - slope * slope))
            faces.append(Facet((p, points[j], inner[j], inner[i]), tone(normal, 0.06), 0))
    whole = "".join(polygon(points) for points in contours)
    c.silhouette(whole)
    c.path(whole, OUTLINE, stroke=OUTLINE, stroke_width=5)
    draw(c, faces, ramp)
    return face


def rivet(c: Canvas, x: float, y: float, r: float, ramp: Ramp = IRON) -> None:
    """A round head with its light and its shadow."""
    c.path(ellipse(x + r * 0.2, y + r * 0.3, r * 1.25), OUTLINE, opacity=0.85)
    stops = [(0, ramp.at(0.98)), (0.35, ramp.at(0.66)), (1, ramp.at(0.2))]
    c.path(ellipse(x, y, r), c.radial(stops, x - r * 0.4, y - r * 0.45, r * 1.5))


def rivets(c: Canvas, start: Point, end: Point, count: int, r: float, ramp: Ramp = IRON) -> None:
    """A row of heads, both ends included."""
    for i in range(count):
        k = i / max(1, count - 1)
        rivet(c, start[0] + (end[0] - start[0]) * k, start[1] + (end[1] - start[1]) * k, r, ramp)


def hollow(c: Canvas, d: str, heat: float, ramp: Ramp = COPPER, light: str = HEAT) -> None:
    """A dark window sunk into a plate, in a thin metal edge; heat lights it from below."""
    left, top, right, bottom = bounds(d)
    ground = [(0, "#08070a"), (0.55, "#120d10"), (1, "#241512")]
    c.path(d, c.linear(ground, 0, top, 0, bottom), stroke=OUTLINE, stroke_width=11)
    glow = [(0, light, 0), (0.45, light, heat * 0.16), (1, light, heat)]
    c.path(d, c.linear(glow, 0, top, 0, bottom))
    crescent(c, d, "#000000", 4, 6, 0.7)
    edge = [(0, ramp.at(0.4)), (0.5, ramp.at(0.6)), (1, ramp.at(0.95))]
    c.line(d, c.linear(edge, left, top, right, bottom), 3.4)


def chamfered(x: float, y: float, width: float, height: float, cut: float, radius: float = 5) -> str:
    """A rectangle with its corners cut off."""
    right, low = x + width, y + height
    corners = [
        (x + cut, y),
        (right - cut, y),
        (right, y + cut),
        (right, low - cut),
        (right - cut, low),
        (x + cut, low),
        (x, low - cut),
        (x, y + cut),
    ]
    return rounded(corners, radius)


def plate(c: Canvas, d: str, depth: float = 9, high: float = 0.62, low: float = 0.2) -> None:
    """A hammered sheet of iron."""
    form(c, d, IRON, depth=depth, seam=5, high=high, low=low)


def hammered(c: Canvas, d: str, marks: Sequence[tuple[float, float, float]], ramp: Ramp = IRON) -> None:
    """Hammer marks on a sheet: (x, y, radius)."""
    c.open(clip_path=c.clip(d))
    for x, y, r in marks:
        c.path(ellipse(x, y, r, r * 0.8), ramp.at(0.1), opacity=0.28)
        c.path(ellipse(x + r * 0.16, y + r * 0.2, r * 0.8, r * 0.6), ramp.at(0.85), opacity=0.16)
    c.close()


def bezel(c: Canvas, cx: float, cy: float, r: float, width: float, studs: int, ramp: Ramp = GOLD) -> None:
    """A round metal ring with studs on it."""
    moulding(c, ellipse(cx, cy, r), ramp, width, seam=6)
    for x, y in ring(cx, cy, r, studs, start=-90 + 180 / max(1, studs)):
        rivet(c, x, y, width * 0.24, ramp)

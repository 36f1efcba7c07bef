"""Facets from geometry: each is shaded by its normal and the one light."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from tools.art.canvas import Canvas
from tools.art.palette import OUTLINE, Ramp
from tools.art.pen import Point, polygon

Vector = tuple[float, float, float]
_LIGHT: Vector = (-0.47, -0.62, 0.63)
_BOUNCE: Vector = (0.56, 0.66, 0.5)


class Facet(NamedTuple):
    """A flat face as it is seen: its corners, its tone (0 dark to 1 white) and its depth."""

    corners: tuple[Point, ...]
    tone: float
    depth: float


def _normal(a: Vector, b: Vector, c: Vector) -> Vector:
    u = (b[0] - a[0], b[1] - a[1], b[2] - a[2])
    v = (c[0] - a[0], c[1] - a[1], c[2] - a[2])
    n = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
    length = math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]) or 1.0
    return n[0] / length, n[1] / length, n[2] / length


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def grain(index: int) -> float:
    """A fixed scatter between -1 and 1."""
    return float(math.sin(index * 12.9898 + 4.1) * 43758.5453 % 1 * 2 - 1)


def tone(normal: Vector, jitter: float = 0) -> float:
    """How bright a face is: the light, light thrown back from below, and a gleam."""
    lit = max(0.0, _dot(normal, _LIGHT))
    back = max(0.0, _dot(normal, _BOUNCE)) ** 4
    gleam = max(0.0, 2 * lit * normal[2] - _LIGHT[2]) ** 10
    return max(0.03, min(0.97, 0.1 + 0.58 * math.pow(lit, 1.2) + 0.2 * back + 0.28 * gleam + jitter))


def _facet(corners: Sequence[Vector], jitter: float) -> Facet | None:
    normal = _normal(corners[0], corners[1], corners[2])
    if normal[2] < 0:
        return None
    depth = sum(p[2] for p in corners) / len(corners)
    return Facet(tuple((p[0], p[1]) for p in corners), tone(normal, jitter), depth)


def lathe(
    profile: Sequence[Point],
    count: int,
    centre: Point,
    pitch: float = 12,
    bend: Callable[[float], float] = lambda _: 0.0,
    scatter: float = 0.07,
    phase: float = 0,
) -> list[Facet]:
    """The facets of a turned solid seen from `pitch` degrees below.

    The profile holds (radius, y) from the top down, y relative to the centre; bend moves
    the axis sideways at a height.
    """
    c, s = math.cos(math.radians(pitch)), math.sin(math.radians(pitch))
    rings: list[list[Vector]] = []
    for k, (radius, y) in enumerate(profile):
        row: list[Vector] = []
        for i in range(count):
            angle = 2 * math.pi * (i + k % 2 / 2 + phase) / count
            x, z = radius * math.cos(angle), radius * math.sin(angle)
            row.append((centre[0] + x + bend(y), centre[1] + y * c - z * s, z * c + y * s))
        rings.append(row)
    faces: list[Facet] = []
    for k in range(len(rings) - 1):
        upper, lower = rings[k], rings[k + 1]
        for i in range(count):
            j = (i + 1) % count
            pair = (
                ((upper[j], upper[i], lower[i]), (lower[j], upper[j], lower[i]))
                if k % 2 == 0
                else ((lower[j], upper[i], lower[i]), (upper[j], upper[i], lower[j]))
            )
            for half, corners in enumerate(pair):
                face = _facet(corners, scatter * grain(k * 97 + i * 7 + half))
                if face:
                    faces.append(face)
    return sorted(faces, key=lambda face: face.depth)


def crown(
    outline: Sequence[Point],
    centre: Point,
    table: float = 0.52,
    waist: float = 0.77,
    height: float = 30,
    scatter: float = 0.03,
) -> list[Facet]:
    """The facets of a cut stone seen from above: girdle, kites and stars round its table."""

    def circle(k: float, z: float, half: bool = False) -> list[Vector]:
        out: list[Vector] = []
        for i, (x, y) in enumerate(outline):
            if half:
                after = outline[(i + 1) % len(outline)]
                x, y = (x + after[0]) / 2, (y + after[1]) / 2
            out.append((centre[0] + (x - centre[0]) * k, centre[1] + (y - centre[1]) * k, z))
        return out

    girdle, middle = circle(1, 0), circle(waist, height * 0.62, half=True)
    top = circle(table, height)
    faces: list[Facet] = []
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        parts = (
            (girdle[i], girdle[j], middle[i]),
            (girdle[j], middle[j], top[j], middle[i]),
            (top[i], middle[i], top[j]),
        )
        for k, corners in enumerate(parts):
            face = _upward(corners, scatter * grain(i * 5 + k))
            faces.append(face)
    return faces


def _upward(corners: Sequence[Vector], jitter: float) -> Facet:
    """A face of a stone that is seen from above, whichever way round its corners run."""
    normal = _normal(corners[0], corners[1], corners[2])
    if normal[2] < 0:
        normal = (-normal[0], -normal[1], -normal[2])
    return Facet(tuple((p[0], p[1]) for p in corners), tone(normal, jitter), 0)


def steps(
    outline: Sequence[Point],
    centre: Point,
    levels: Sequence[Point] = ((1, 0), (0.82, 17), (0.64, 27), (0.46, 32)),
) -> list[Facet]:
    """The terraces of a step cut; levels are (scale, height)."""
    faces: list[Facet] = []
    for (k0, z0), (k1, z1) in pairwise(levels):
        for i in range(len(outline)):
            a, b = outline[i], outline[(i + 1) % len(outline)]
            corners = [
                _raise(p, centre, k, z) for p, k, z in ((a, k0, z0), (b, k0, z0), (b, k1, z1), (a, k1, z1))
            ]
            faces.append(_upward(corners, 0.02 * grain(i + round(k0 * 50))))
    return faces


def _raise(p: Point, centre: Point, k: float, z: float) -> Vector:
    return centre[0] + (p[0] - centre[0]) * k, centre[1] + (p[1] - centre[1]) * k, z


def fire(outline: Sequence[Point], centre: Point, table: float, seed: int = 1) -> list[Facet]:
    """What shines through the table: wedges from the culet, bright and dark by turns."""

    def at(p: Point, k: float) -> Point:
        return centre[0] + (p[0] - centre[0]) * k, centre[1] + (p[1] - centre[1]) * k

    rim = [at(p, table) for p in outline]
    core = [
        at(((p[0] + q[0]) / 2, (p[1] + q[1]) / 2), table * 0.5)
        for p, q in zip(outline, [*outline[1:], outline[0]], strict=True)
    ]
    faces: list[Facet] = []
    for i in range(len(outline)):
        j, h = (i + 1) % len(outline), grain(seed * 31 + i) * 0.14
        faces.append(Facet((rim[i], rim[j], core[i]), (0.62 if i % 2 else 0.28) + h, 0))
        faces.append(Facet((core[i], rim[j], core[j]), (0.3 if i % 2 else 0.7) - h, 0))
        faces.append(Facet((centre, core[i], core[j]), 0.52 + h * 2.4, 0))
    return faces


def cover(faces: Sequence[Facet]) -> str:
    """The shape all faces together fill: the edges that belong to one face only, chained."""
    follow: dict[Point, list[Point]] = {}
    for face in faces:
        corners = [(round(x, 1), round(y, 1)) for x, y in face.corners]
        pairs = list(zip(corners, corners[1:] + corners[:1], strict=True))
        if sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) < 0:
            pairs = [(b, a) for a, b in pairs]
        for a, b in pairs:
            if a in follow.get(b, []):
                follow[b].remove(a)
            elif a != b:
                follow.setdefault(a, []).append(b)
    out = ""
    while any(follow.values()):
        start = next(point for point, ends in follow.items() if ends)
        loop = [start]
        while follow.get(loop[-1]):
            loop.append(follow[loop[-1]].pop())
        out += polygon(loop)
    return out


def draw(
    c: Canvas,
    faces: Sequence[Facet],
    ramp: Ramp,
    seam: float = 0,
    opacity: float | None = None,
    steps: int = 28,
) -> None:
    """Paints faces in so many tones, those of one tone as one path.

    Hairlines of the same tone close the joints.
    """
    if seam:
        c.path(cover(faces), OUTLINE, stroke=OUTLINE, stroke_width=seam)
    tones: dict[int, list[Facet]] = {}
    for face in faces:
        tones.setdefault(round(face.tone * steps), []).append(face)
    c.open(stroke_width=0.7, opacity=opacity)
    for level, group in tones.items():
        colour = ramp.at(level / steps)
        c.path("".join(polygon(face.corners) for face in group), colour, stroke=colour)
    c.close()


def spot(
    profile: Sequence[Point],
    centre: Point,
    pitch: float,
    height: float,
    angle: float,
    size: float,
    bend: Callable[[float], float] = lambda _: 0.0,
) -> list[Point]:
    """The outline of a round spot on a turned solid, 90 degrees being the front.

    `height` is a place along the profile, in steps of its points.
    """
    c, s = math.cos(math.radians(pitch)), math.sin(math.radians(pitch))

    def at(place: float) -> Point:
        k = max(0, min(len(profile) - 2, int(place)))
        (r0, y0), (r1, y1) = profile[k], profile[k + 1]
        return r0 + (r1 - r0) * (place - k), y0 + (y1 - y0) * (place - k)

    radius = at(height)[0] or 1.0
    stride = math.dist(at(height - 0.5), at(height + 0.5)) or 1.0
    points: list[Point] = []
    for i in range(10):
        turn = math.tau * i / 10
        around = math.radians(angle) + size / radius * math.cos(turn)
        r, y = at(height + size / stride * math.sin(turn))
        points.append(
            (
                centre[0] + r * math.cos(around) + bend(y),
                centre[1] + y * c - r * math.sin(around) * s,
            )
        )
    return points

"""Pieces of the gnomes' grotto: rock, houses, lanterns, ferns."""

import math
from collections.abc import Sequence

from tools.art.canvas import Canvas
from tools.art.form import form, wash
from tools.art.mushrooms import cap, dots, gills
from tools.art.palette import BARK, CREAM, IRON, MOSS, OUTLINE, WARM, WOOD, Ramp, mix
from tools.art.pen import Point, blob, box, ellipse, polygon, ribbon, rounded
from tools.art.solid import grain

AIR = "#0d1a2b"

# Roofs by name: the turned profile, the height of its rim and its spots.
_ROOFS: dict[str, tuple[tuple[Point, ...], float, tuple[tuple[float, float, float], ...]]] = {
    "wide": (
        ((1, -66), (36, -60), (68, -42), (90, -14), (98, 8)),
        86,
        ((1.5, 70, 14), (2.6, 118, 11), (2.7, 44, 12), (3.4, 84, 8)),
    ),
    "bell": (
        ((1, -100), (22, -92), (44, -66), (58, -30), (70, 4), (84, 18)),
        92,
        ((1.6, 64, 10), (2.8, 112, 12), (3.6, 60, 9)),
    ),
    "hat": (
        ((1, -128), (10, -104), (24, -70), (42, -32), (66, 2), (94, 18)),
        92,
        ((2.3, 100, 7), (3.4, 66, 9), (4.4, 118, 8)),
    ),
}


def window(c: Canvas, x: float, y: float, r: float, strength: float = 1) -> None:
    """A round pane with a cross and candlelight behind it."""
    c.glow(x, y, r * 5.5, "#ff9a2a", 0.75 * strength)
    pane = ellipse(x, y, r, r * 1.1)
    light = [(0, "#fff3c0"), (0.5, "#ffc04a"), (1, "#d9620e")]
    c.path(pane, c.radial(light, x, y + r * 0.3, r * 1.3), stroke=BARK.deep, stroke_width=r * 0.34)
    c.line(f"M{x} {y - r:.1f}L{x} {y + r:.1f}M{x - r:.1f} {y}L{x + r:.1f} {y}", BARK.deep, r * 0.18)


def door(c: Canvas, x: float, foot: float, width: float, height: float, air: float) -> None:
    """A rounded plank door with a lamp over it."""
    half = width / 2
    d = (
        f"M{x - half} {foot}L{x - half} {foot - height * 0.55:.1f}"
        f"Q{x - half} {foot - height} {x} {foot - height}"
        f"Q{x + half} {foot - height} {x + half} {foot - height * 0.55:.1f}L{x + half} {foot}Z"
    )
    wood = WOOD.toward(AIR, air)
    if air > 0.3:
        c.edged(d, wood.at(0.42), 5)
        return
    form(c, d, wood, depth=4, seam=5, high=0.6, low=0.3, outer=False)
    for k in (-0.2, 0.2):
        c.line(
            f"M{x + width * k:.1f} {foot - height * 0.9:.1f}L{x + width * k:.1f} {foot - 2}",
            OUTLINE,
            1.5,
            opacity=0.6,
        )
    c.path(ellipse(x + half * 0.55, foot - height * 0.42, 2.4), WARM)


def house(
    c: Canvas,
    x: float,
    foot: float,
    size: float,
    roof: str,
    ramp: Ramp,
    air: float = 0,
    smoke: bool = False,
) -> None:
    """A mushroom house, 200 units high at size 1; air is how far its colours fade."""
    profile, rise, spots = _ROOFS[roof]
    c.open(transform=f"translate({x:.0f} {foot:.0f})scale({size:.2f})")
    if smoke:
        _chimney(c, air)
    top = -rise
    wide = profile[-1][0]
    gills(c, (0, top + 8), wide, wide * 0.23, ramp.toward(AIR, min(0.9, air + 0.2)), 40)
    _walls(c, top, air)
    c.glow(-10, 4, 92, "#ff9a2a", 0.5, 0.26)
    door(c, -14, 2, 30, 46, air)
    window(c, 24, top * 0.48, 10)
    cap(
        c,
        profile,
        11 if size > 0.6 else 8,
        (0, top),
        ramp.toward(AIR, air),
        pitch=13,
        tones=10 if size < 1 else 16,
    )
    dots(c, profile, (0, top), 13, spots, ramp=CREAM.toward(AIR, air), plain=size < 1)
    if roof == "wide":
        window(c, 4, top - 20, 9)
    c.close()


def _walls(c: Canvas, top: float, air: float) -> None:
    """The stalk, dark under its roof."""
    body = blob(
        [
            (-42, top + 6),
            (-44, top * 0.5),
            (-54, -10),
            (-48, 2),
            (48, 2),
            (54, -10),
            (44, top * 0.5),
            (42, top + 6),
        ],
        pull=0.8,
    )
    stone = CREAM.toward("#8a6a58", 0.3).toward(AIR, air)
    if air > 0.5:
        c.edged(body, wash(c, stone, 0.6, 0.2), 5)
    else:
        form(c, body, stone, depth=11, seam=5, high=0.62, low=0.2, outer=False)
    c.path(body, c.linear([(0, "#14070f", 0.8), (0.55, "#14070f", 0)], 0, top, 0, 0))


def _chimney(c: Canvas, air: float) -> None:
    pipe = polygon([(38, -190), (56, -190), (54, -120), (40, -120)])
    form(c, pipe, BARK.toward(AIR, air), depth=4, seam=5, outer=False)
    form(
        c,
        rounded([(32, -198), (62, -198), (60, -186), (34, -186)], 4),
        IRON.toward(AIR, air),
        depth=3,
        seam=5,
        outer=False,
    )
    for i in range(5):
        y = -212 - i * 24
        c.path(
            ellipse(50 + i * i * 3.2, y, 9 + i * 4.5, 8 + i * 3.6),
            mix("#7d7690", AIR, 0.3),
            opacity=0.26 - i * 0.045,
        )


def roof_drips(width: float, depth: float, count: int, seed: int, level: float = 0) -> str:
    """Rock hanging from the ceiling."""
    points: list[Point] = [(-20, -20)]
    step = (width + 40) / count
    for i in range(count):
        x = -20 + i * step
        long = depth * (0.35 + 0.65 * abs(grain(seed + i * 3)))
        edge = depth * 0.16
        points += [
            (x + step * 0.12, level + edge),
            (x + step * 0.42, level + long * 0.72),
            (x + step * 0.5, level + long),
            (x + step * 0.6, level + long * 0.7),
        ]
    points += [(width + 20, level + depth * 0.2), (width + 20, -20)]
    return rounded(points, 9)


def ridge(width: float, base: float, swing: float, count: int, seed: int, floor: float) -> str:
    """A line of hills, filled down to the floor."""
    points: list[Point] = [(-20, floor)]
    for i in range(count + 1):
        x = -20 + (width + 40) * i / count
        points.append((x, base + swing * grain(seed + i)))
    points.append((width + 20, floor))
    inner = blob(points[1:-1], closed=False)
    return f"M-20 {floor}L{inner[1:]}L{width + 20:.0f} {floor}Z"


def lanterns(c: Canvas, start: Point, end: Point, sag: float, count: int, size: float) -> None:
    """A line of little lights between two houses."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag * 2)
    c.line(f"M{start[0]} {start[1]}Q{middle[0]} {middle[1]} {end[0]} {end[1]}", "#1a1012", 2.4)
    for i in range(1, count):
        t = i / count
        x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * middle[0] + t * t * end[0]
        y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * middle[1] + t * t * end[1]
        c.glow(x, y + size, size * 4, "#ff9a2a", 0.7)
        c.path(
            ellipse(x, y + size * 1.1, size * 0.8, size), "#ffdf8a", stroke="#3a1608", stroke_width=size * 0.3
        )


def fern(c: Canvas, x: float, y: float, size: float, lean: float, colour: str) -> None:
    """A fan of arching fronds, as one dark shape."""
    out = ""
    for k in (-0.95, -0.45, 0.0, 0.5, 1.0):
        reach = (k + lean) * size * 0.8
        tall = size * (1.0 - 0.42 * abs(k))
        spine = [
            (x, y),
            (x + reach * 0.35, y - tall * 0.75),
            (x + reach * 0.8, y - tall * 0.95),
            (x + reach * 1.15, y - tall * 0.62),
        ]
        out += ribbon(spine, [size * 0.05, size * 0.13, size * 0.1, 1])
    c.path(out, colour)


def toadstools(c: Canvas, x: float, y: float, size: float, ramp: Ramp, air: float = 0) -> None:
    """A few small ones that give off their own light."""
    c.glow(x, y - size, size * 4, ramp.bright, 0.35)
    for dx, k in ((-0.9, 0.7), (0.9, 0.62), (0, 1)):
        s = size * k
        px = x + dx * size
        c.path(
            ribbon([(px, y), (px + s * 0.06, y - s * 0.7), (px, y - s * 1.1)], [s * 0.4, s * 0.28, s * 0.3]),
            CREAM.toward(AIR, air + 0.2).at(0.5),
        )
        d = (
            f"M{px - s * 0.8:.1f} {y - s:.1f}Q{px - s * 0.7:.1f} {y - s * 1.9:.1f} {px:.1f} "
            f"{y - s * 1.95:.1f}Q{px + s * 0.7:.1f} {y - s * 1.9:.1f} {px + s * 0.8:.1f} "
            f"{y - s:.1f}Q{px:.1f} {y - s * 0.75:.1f} {px - s * 0.8:.1f} {y - s:.1f}Z"
        )
        form(c, d, ramp.toward(AIR, air), depth=s * 0.2, seam=2.5, outer=False)


def motes(c: Canvas, places: Sequence[tuple[float, float, float]], colour: str = "#ffc04a") -> None:
    """Fireflies and sparks in the air."""
    for x, y, r in places:
        c.glow(x, y, r * 4, colour, 0.55)
        c.path(ellipse(x, y, r * 0.6), WARM)


def drift(
    count: int, left: float, top: float, width: float, height: float
) -> list[tuple[float, float, float]]:
    """Places and sizes of motes scattered over an area."""
    return [
        (
            left + width * (0.5 + grain(i * 7 + 1) / 2),
            top + height * (0.5 + grain(i * 5 + 2) / 2),
            3 + 2 * grain(i),
        )
        for i in range(count)
    ]


def steps_down(c: Canvas, x: float, y: float, width: float, count: int, air: float) -> None:
    """A flight of stones leading to a door."""
    for i in range(count):
        w = width * (1 + i * 0.22)
        d = box(x - w / 2 + i * 5, y + i * 13, w, 14, 5)
        form(c, d, MOSS.toward("#3a3440", 0.6).toward(AIR, air), depth=3, seam=3.5, high=0.6, outer=False)


def crystal(c: Canvas, x: float, y: float, size: float, ramp: Ramp, air: float = 0.3) -> None:
    """A cluster of stones grown from the rock."""
    c.glow(x, y - size * 0.6, size * 2.2, ramp.bright, 0.3)
    tinted = ramp.toward(AIR, air)
    for angle, k in ((-28, 0.7), (26, 0.62), (-2, 1.0)):
        a = math.radians(angle)
        tip = (x + size * k * math.sin(a), y - size * k * math.cos(a))
        wide = size * 0.17 * (0.6 + 0.4 * k)
        sx, sy = math.cos(a) * wide, math.sin(a) * wide
        bx, by = x + math.sin(a) * size * k * 0.72, y - math.cos(a) * size * k * 0.72
        c.path(
            polygon([(x - sx, y - sy), (bx - sx, by - sy), tip, (x, y)]),
            tinted.at(0.74),
            stroke=OUTLINE,
            stroke_width=2,
        )
        c.path(
            polygon([(x, y), tip, (bx + sx, by + sy), (x + sx, y + sy)]),
            tinted.at(0.36),
            stroke=OUTLINE,
            stroke_width=2,
        )

"""The four mushrooms: turned caps cut like stones, each with a silhouette of its own."""

import math
from collections.abc import Callable, Sequence

from tools.art.canvas import Canvas
from tools.art.form import form, glint, gloss
from tools.art.palette import BLUE, CREAM, GOLD, GREEN, MOSS, ORANGE, OUTLINE, PURPLE, Ramp
from tools.art.pen import Point, blob, ellipse, polygon, ring, star
from tools.art.solid import cover, draw, lathe, spot

Bend = Callable[[float], float]


def _straight(_: float) -> float:
    return 0.0


def gills(c: Canvas, centre: Point, rx: float, ry: float, ramp: Ramp, root: float) -> None:
    """The lit underside of a cap, its gills running out from the stem."""
    d = ellipse(*centre, rx, ry)
    c.silhouette(d)
    stops = [(0, ramp.at(0.9)), (0.45, ramp.at(0.62)), (1, ramp.at(0.1))]
    c.path(d, c.radial(stops, centre[0], centre[1], rx, ry / rx), stroke=OUTLINE, stroke_width=5)
    inner = ring(*centre, root, 26, ry=root * ry / rx * 1.1)
    outer = ring(*centre, rx * 0.97, 26, ry=ry * 0.97)
    spokes = "".join(polygon(pair, closed=False) for pair in zip(inner, outer, strict=True))
    c.line(spokes, ramp.at(0.06), 1.8, opacity=0.7)


def stem(c: Canvas, x: float, top: float, foot: float, width: float, lean: float = 0) -> None:
    """A cream stalk, thicker at its foot, with a few fibres."""
    a, b = width * 0.42, width * 0.62
    points = [
        (x - a, top),
        (x - a * 0.94 + lean * 0.4, (top + foot) / 2),
        (x - b + lean, foot - 7),
        (x - b * 0.6 + lean, foot),
        (x + b * 0.6 + lean, foot),
        (x + b + lean, foot - 7),
        (x + a * 0.94 + lean * 0.4, (top + foot) / 2),
        (x + a, top),
    ]
    d = blob(points, pull=0.8)
    form(c, d, CREAM, depth=width * 0.2, high=0.84, low=0.4)
    c.open(clip_path=c.clip(d))
    shade = [(0, "#2a0f14", 0.75), (1, "#2a0f14", 0)]
    c.path(d, c.linear(shade, 0, top, 0, top + (foot - top) * 0.42))
    for k in (-0.3, 0.05, 0.36):
        c.line(
            f"M{x + k * width:.1f} {top + 12:.1f}Q{x + k * width * 0.9 + lean:.1f} "
            f"{(top + foot) / 2:.1f} {x + k * width * 1.2 + lean:.1f} {foot - 8:.1f}",
            CREAM.at(0.2),
            1.5,
            opacity=0.5,
        )
    c.close()


def cap(
    c: Canvas,
    profile: Sequence[Point],
    count: int,
    centre: Point,
    ramp: Ramp,
    pitch: float = 13,
    bend: Bend = _straight,
    phase: float = 0,
    tones: int = 28,
) -> str:
    """A faceted cap; returns its silhouette."""
    faces = lathe(profile, count, centre, pitch, bend, phase=phase)
    d = cover(faces)
    c.silhouette(d)
    draw(c, faces, ramp, seam=5, steps=tones)
    rx = profile[-1][0]
    squash = math.sin(math.radians(pitch))
    low = centre[1] + profile[-1][1] * math.cos(math.radians(pitch))
    lip = [
        (
            centre[0] + bend(profile[-1][1]) + rx * math.cos(math.radians(a)),
            low - rx * squash * math.sin(math.radians(a)),
        )
        for a in range(4, 177, 12)
    ]
    c.line(blob(lip, closed=False), ramp.at(0.86), 2.4, opacity=0.75)
    return d


def dots(
    c: Canvas,
    profile: Sequence[Point],
    centre: Point,
    pitch: float,
    places: Sequence[tuple[float, float, float]],
    bend: Bend = _straight,
    ramp: Ramp = CREAM,
    plain: bool = False,
) -> None:
    """Buttons on a cap at (height, angle, size); plain ones for the distance."""
    for height, angle, size in places:
        d = blob(spot(profile, centre, pitch, height, angle, size, bend))
        if plain:
            c.edged(d, ramp.at(0.62), 3)
            continue
        form(c, d, ramp, depth=size * 0.4, seam=3.4, high=0.92, low=0.42, outer=False, rim=0)


def tuft(c: Canvas, x: float, y: float, width: float, count: int = 7) -> None:
    """Moss at the foot."""
    half = width / 2
    points = [(x - half, y)]
    for i in range(count):
        left = x - half + width * i / count
        tall = 9 + 8 * math.sin(i * 2.4 + x) ** 2
        points += [
            (left + width / count * 0.2, y - tall + 2),
            (left + width / count * 0.7, y - tall),
            (left + width / count, y - tall * 0.45),
        ]
    points += [(x + half, y), (x + half * 0.7, y + 6), (x - half * 0.7, y + 6)]
    form(c, blob(points, pull=0.9), MOSS, depth=5, seam=5, high=0.84, low=0.32)
    for i in range(count):
        px = x - half + width * (i + 0.5) / count
        c.path(ellipse(px, y - 4 + 3 * math.sin(i * 1.7), 1.7), MOSS.at(0.96 if i % 2 else 0.1), opacity=0.7)


def _shine(c: Canvas, top: str, d: str, opacity: float) -> None:
    """Reflected sky, kept within the cap."""
    c.open(clip_path=c.clip(top))
    gloss(c, d, opacity)
    c.close()


def green() -> Canvas:
    """A tall bell with a flared lip."""
    c = Canvas(200, 200)
    profile = ((1, -86), (17, -81), (30, -64), (38, -38), (43, -8), (52, 16), (67, 30))
    centre = (100.0, 106.0)
    gills(c, (100, 135), 66, 15, GREEN, 15)
    stem(c, 100, 134, 182, 34)
    tuft(c, 100, 181, 92, 5)
    top = cap(c, profile, 11, centre, GREEN, pitch=13)
    dots(c, profile, centre, 13, ((2.2, 66, 8.5), (3.9, 106, 10), (4.7, 56, 9), (5.35, 128, 7)))
    _shine(c, top, "M74 50C78 36 86 28 95 26C88 38 82 58 78 88C76 98 68 98 69 88C70 74 71 60 74 50Z", 0.75)
    glint(c, 78, 56, 16)
    return c


def orange() -> Canvas:
    """A wide flat toadstool with a skirt."""
    c = Canvas(200, 200)
    profile = ((1, -60), (30, -56), (58, -42), (77, -19), (87, 4))
    centre = (100.0, 90.0)
    gills(c, (100, 94), 85, 21, ORANGE, 24)
    stem(c, 100, 96, 182, 50)
    skirt = "M77 124C90 118 110 118 123 124L133 141C128 138 124 140 121 145C117 140 112 141 109 147"
    skirt += "C104 141 99 141 95 147C91 141 87 140 83 145C79 140 74 138 67 141Z"
    form(c, skirt, CREAM, depth=4, seam=4.5)
    tuft(c, 100, 180, 112, 6)
    top = cap(c, profile, 13, centre, ORANGE, pitch=14)
    dots(
        c,
        profile,
        centre,
        14,
        ((1.3, 80, 13), (2.7, 126, 11), (2.6, 46, 11), (3.4, 88, 9), (3.4, 152, 7), (3.4, 22, 7)),
    )
    _shine(c, top, "M28 76C34 56 54 40 78 35C62 46 48 58 42 78C38 86 26 86 28 76Z", 0.7)
    glint(c, 74, 52, 18)
    return c


def purple() -> Canvas:
    """A witch's hat with a nodding point."""
    c = Canvas(200, 200)
    profile = ((0.5, -92), (6, -80), (13, -62), (21, -40), (31, -14), (45, 8), (66, 22), (86, 29))
    centre = (96.0, 112.0)

    def nod(y: float) -> float:
        return 40 * math.pow(max(0.0, (-14 - y) / 78), 1.9)

    gills(c, (96, 140), 84, 17, PURPLE, 17)
    stem(c, 96, 139, 183, 38, lean=2)
    tuft(c, 98, 181, 98, 5)
    top = cap(c, profile, 13, centre, PURPLE, pitch=12, bend=nod)
    form(c, star(137, 25, 15, 7, 5, start=-80), GOLD, depth=4, seam=5)
    dots(
        c, profile, centre, 12, ((4.7, 118, 7.5), (3.4, 72, 5.5), (6.1, 66, 8.5), (6.0, 140, 6), (5.2, 36, 6))
    )
    _shine(c, top, "M72 94C78 74 90 54 106 38C98 60 90 78 86 100C84 108 70 104 72 94Z", 0.6)
    glint(c, 80, 84, 17)
    return c


def blue() -> Canvas:
    """A family of three round ones."""
    c = Canvas(200, 200)
    _round_one(c, 128, 92, 41, 176, 22, -6, ((1.3, 56, 7.5), (2.4, 104, 8)))
    _round_one(c, 58, 76, 47, 180, 27, 8, ((1.25, 76, 9.5), (2.3, 118, 9), (2.3, 56, 9)))
    tuft(c, 100, 181, 156, 8)
    _round_one(c, 112, 134, 34, 184, 20, 0, ((1.3, 80, 7), (2.4, 112, 6.5), (2.4, 56, 6)))
    glint(c, 32, 64, 14)
    glint(c, 96, 118, 10)
    return c


def _round_one(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    foot: float,
    width: float,
    lean: float,
    places: Sequence[tuple[float, float, float]],
) -> None:
    profile = [
        (max(1.0, r * math.sin(math.radians(a))), -r * math.cos(math.radians(a)))
        for a in (1, 32, 62, 90, 112)
    ]
    low = profile[-1]
    gills(c, (x, y + low[1]), low[0], low[0] * 0.24, BLUE, width * 0.45)
    stem(c, x, y + low[1] + 2, foot, width, lean)
    cap(c, profile, 10, (x, y), BLUE, pitch=14)
    dots(c, profile, (x, y), 14, places)
    gloss(c, ellipse(x - r * 0.42, y - r * 0.52, r * 0.3, r * 0.2), 0.75)

"""What the night souk is made of: brass, glazed tiles, and lamplight from below."""

from collections.abc import Sequence

from tools.art.canvas import Canvas
from tools.art.form import crescent, form
from tools.art.palette import OUTLINE, Ramp
from tools.art.pen import Point, bounds, ellipse, polygon, ring, sample, star

BRASS = Ramp("#4c2406", "#bd7d1a", "#f8d060", "#fffade")
TARNISH = Ramp("#17161d", "#413e48", "#7a757a", "#b9b4b2")
TILE = Ramp("#03222e", "#0d7480", "#41c6be", "#dcfff6")
INDIGO = Ramp("#0a0730", "#2b2484", "#6c64dc", "#d8d0ff")
PLUM = Ramp("#240638", "#7a2a92", "#cc78d4", "#fce4ff")
AMBER = Ramp("#6a1e00", "#e26c04", "#ffae30", "#fff4cc")
SAPPHIRE = Ramp("#08135c", "#1d58e0", "#68b6ff", "#ecf8ff")
RUBY = Ramp("#4e0218", "#c60f30", "#ff5a5e", "#ffe2da")
LAMPLIGHT = "#ff9a3c"
NIGHT = "#0b0826"


def piece(
    c: Canvas,
    d: str,
    ramp: Ramp = BRASS,
    depth: float = 7,
    seam: float = 5,
    high: float = 0.86,
    low: float = 0.3,
    outer: bool = True,
    warm: float = 0.8,
) -> None:
    """A solid form with the lamps' warm light along its lower edge."""
    form(c, d, ramp, depth, seam, high, low, rim=0.25, outer=outer)
    if warm:
        crescent(c, d, LAMPLIGHT, -1, -max(2.6, depth * 0.5), warm)


def inside(contour: Sequence[Point], p: Point) -> bool:
    """Whether a place lies within a contour."""
    hit = False
    for (ax, ay), (bx, by) in zip(contour, [*contour[1:], contour[0]], strict=True):
        if (ay > p[1]) != (by > p[1]) and p[0] < (bx - ax) * (p[1] - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def lozenges(c: Canvas, places: Sequence[Point], rx: float, ry: float, ramp: Ramp = TILE) -> None:
    """Raised tiles of four slopes, those of one slope as one path."""
    for a, b, tone in ((3, 0, 0.74), (0, 1, 0.5), (2, 3, 0.42), (1, 2, 0.24)):
        d = ""
        for x, y in places:
            four = ring(x, y, rx, 4, ry=ry)
            d += polygon([four[a], four[b], (x, y)])
        c.path(d, ramp.at(tone))


def lattice(left: float, top: float, right: float, low: float, px: float, py: float) -> list[Point]:
    """Places in staggered rows over an area."""
    return [
        (left + (column + row % 2 / 2) * px, top + row * py / 2)
        for row in range(int((low - top) / (py / 2)) + 2)
        for column in range(int((right - left) / px) + 2)
    ]


def tiled(
    c: Canvas, d: str, ramp: Ramp, rx: float, ry: float, contours: Sequence[Sequence[Point]] = ()
) -> None:
    """Fills a shape with lozenge tiles and dark joints."""
    left, top, right, low = bounds(d)
    outlines = contours or [sample(d, 4)]
    kept: list[Point] = []
    for x, y in lattice(left, top, right, low, rx * 2 + 2, ry * 2 + 2):
        corners = [*ring(x, y, rx * 0.9, 4, ry=ry * 0.9), (x, y)]
        if any(sum(inside(edge, p) for edge in outlines) % 2 for p in corners):
            kept.append((x, y))
    c.path(d, ramp.at(0.1))
    c.open(clip_path=c.clip(d))
    lozenges(c, kept, rx, ry, ramp)
    c.close()


def khatim(cx: float, cy: float, r: float, start: float = -90) -> str:
    """The star of eight: two squares laid over each other."""
    return star(cx, cy, r, r * 0.765, 8, start=start)


def beads(c: Canvas, places: Sequence[Point], r: float, ramp: Ramp = BRASS) -> None:
    """Round studs with a light each."""
    d = "".join(f"M{x:.1f} {y:.1f}L{x:.1f} {y:.1f}" for x, y in places)
    low = "".join(
        f"M{x + r * 0.2:.1f} {y + r * 0.3:.1f}L{x + r * 0.2:.1f} {y + r * 0.3:.1f}" for x, y in places
    )
    lit = "".join(
        f"M{x - r * 0.3:.1f} {y - r * 0.3:.1f}L{x - r * 0.3:.1f} {y - r * 0.3:.1f}" for x, y in places
    )
    c.line(low, OUTLINE, r * 2.5, opacity=0.85)
    c.line(d, ramp.at(0.5), r * 2)
    c.line(lit, ramp.at(0.98), r * 0.8)


def flame(c: Canvas, x: float, y: float, k: float, colour: str = "#ff8a1e", halo: float = 34) -> None:
    """A lamp's flame that stands on (x, y), 60 high at size 1."""
    c.glow(x, y - 22 * k, halo * k, colour, 0.9)
    for size, paint, seam in ((1.0, colour, 4), (0.74, "#ffc94a", 0), (0.44, "#fffdf0", 0)):
        s = size * k
        d = (
            f"M{x} {y - 62 * s:.1f}C{x + 8 * s:.1f} {y - 42 * s:.1f} {x + 19 * s:.1f} {y - 30 * s:.1f} "
            f"{x + 17 * s:.1f} {y - 14 * s:.1f}C{x + 14 * s:.1f} {y + 2 * s:.1f} {x - 14 * s:.1f} "
            f"{y + 2 * s:.1f} {x - 17 * s:.1f} {y - 14 * s:.1f}C{x - 19 * s:.1f} {y - 32 * s:.1f} "
            f"{x - 3 * s:.1f} {y - 36 * s:.1f} {x} {y - 62 * s:.1f}Z"
        )
        if seam:
            c.silhouette(d)
            c.edged(d, paint, seam)
        else:
            c.path(d, paint)


def disc(c: Canvas, cx: float, cy: float, r: float, colours: tuple[str, str]) -> str:
    """A round ground of enamel, lit from below."""
    d = ellipse(cx, cy, r)
    c.path(d, c.radial([(0, colours[0]), (1, colours[1])], cx, cy + r * 0.5, r * 1.4))
    return d


def lantern(c: Canvas, x: float, y: float, k: float, chain: float = 30, light: str = "#ffb04a") -> None:
    """A pierced brass lantern that hangs; (x, y) is the middle of its glass."""
    c.glow(x, y, 120 * k, light, 0.75)
    c.open(transform=f"translate({x:g} {y:g})scale({k:g})")
    c.line(f"M0 {-46 - chain / k:.0f}L0 -46", OUTLINE, 6)
    c.line(f"M0 {-46 - chain / k:.0f}L0 -46", BRASS.at(0.5), 2.4)
    glass = polygon([(-13, -24), (13, -24), (24, 0), (13, 28), (-13, 28), (-24, 0)])
    c.path(
        glass,
        c.radial([(0, "#fffbe0"), (0.5, light), (1, "#c8500e")], 0, 4, 30),
        stroke=OUTLINE,
        stroke_width=6,
    )
    c.line("M-13 -24L-9 0L-13 28M13 -24L9 0L13 28M-24 0L24 0M0 -24L0 28", "#7a3208", 2.6, opacity=0.8)
    form(c, "M0 -52C6 -40 18 -34 20 -23L-20 -23C-18 -34 -6 -40 0 -52Z", BRASS, 4, 5, 0.95, 0.36, outer=False)
    form(c, polygon([(-16, 26), (16, 26), (6, 40), (0, 50), (-6, 40)]), BRASS, 4, 5, 0.9, 0.3, outer=False)
    c.close()

"""The stones of Clem's Gems: four wild gems, the Diamond and its boosted kin."""

from collections.abc import Sequence

from tools.art.canvas import Canvas
from tools.art.form import form, glint, gloss
from tools.art.gems import lit_girdle, outline, stone
from tools.art.palette import GOLD, GREEN, OUTLINE, PURPLE, Ramp
from tools.art.pen import Point, blob, ellipse, polygon, ring, star
from tools.art.timber import nails

EMERALD_GREEN = GREEN.toward("#0a9a4a", 0.2)
GARNET = Ramp("#56030f", "#d01626", "#ff6a4c", "#ffe4cc")
TOPAZ = Ramp("#6e3400", "#e09a0c", "#ffdc50", "#fffce0")
AMETHYST = PURPLE
DIAMOND = Ramp("#1c3c78", "#74aae4", "#d6efff", "#ffffff")
_DEEP = "#0c1c48"


def _widened(cut: str, cx: float, cy: float, r: float, kx: float) -> list[Point]:
    return [(cx + (x - cx) * kx, y) for x, y in outline(cut, cx, cy, r)]


def wild(girdle: Sequence[Point], centre: Point, ramp: Ramp, r: float, table: float, seed: int) -> Canvas:
    """A loose stone that glows: halo, outline, lit edge, facets."""
    c = Canvas(200, 200, outline=0)
    cx, cy = centre
    edge = polygon(girdle)
    c.glow(100, 100, 100, ramp.at(0.62), 0.9)
    for width, opacity in ((30, 0.14), (25, 0.2), (20, 0.34)):
        c.line(edge, ramp.at(0.7), width, opacity=opacity)
    c.line(edge, OUTLINE, 14)
    levels: Sequence[Point] = ()
    if len(girdle) == 8:
        levels = ((1, 0), (0.84, r * 0.15), (0.67, r * 0.25), (table, r * 0.3))
    stone(c, girdle, centre, ramp, r, table, seed, levels)
    c.open(clip_path=c.clip(edge))
    c.glow(cx + r * 0.1, cy + r * 0.12, r * 0.7, ramp.at(0.86), 0.55)
    sheen = [(-0.62, -0.1), (-0.42, -0.52), (0.05, -0.66), (-0.2, -0.34)]
    gloss(c, blob([(cx + x * r, cy + y * r) for x, y in sheen]), 0.5)
    c.close()
    lit_girdle(c, edge, cx, cy, r)
    glint(c, cx - r * 0.34, cy - r * 0.42, r * 0.26)
    glint(c, cx + r * 0.3, cy + r * 0.45, r * 0.14)
    return c


def purple() -> Canvas:
    """An amethyst, emerald cut."""
    return wild(_widened("emerald", 100, 100, 86, 0.86), (100, 100), AMETHYST, 84, 0.5, 4)


def red() -> Canvas:
    """A garnet trillion."""
    return wild(outline("trillion", 100, 106, 90), (100, 106), GARNET, 84, 0.5, 7)


def green() -> Canvas:
    """A green marquise."""
    return wild(_widened("marquise", 100, 100, 87, 0.98), (100, 100), EMERALD_GREEN, 84, 0.55, 4)


def gold() -> Canvas:
    """A topaz cushion."""
    return wild(_widened("cushion", 100, 100, 88, 1.02), (100, 100), TOPAZ, 82, 0.55, 7)


# Colours that flash in a diamond: the first of three corners, how far out they lie, the colour.
_FIRE = (
    (0, 0.25, 0.5, "#ffa8e8"),
    (4, 0.77, 1.0, "#a8f4ff"),
    (6, 0.25, 0.5, "#fff09a"),
    (12, 0.77, 1.0, "#ffc4f0"),
    (9, 0.25, 0.5, "#8ae8ff"),
    (2, 0.77, 1.0, "#fff6b8"),
)


def brilliant(c: Canvas, cx: float, cy: float, r: float, seed: int = 5, ramp: Ramp = DIAMOND) -> str:
    """A round brilliant seen from above; gives its girdle."""
    girdle = ring(cx, cy, r, 16, start=-78.75)
    edge = stone(c, girdle, (cx, cy), ramp, r, 0.5, seed)
    c.open(clip_path=c.clip(edge))
    for i, near, far, colour in _FIRE:
        spread = [
            (cx + (x - cx) * k, cy + (y - cy) * k)
            for (x, y), k in zip(girdle[i : i + 3], (near, far, near), strict=True)
        ]
        c.path(polygon([(cx, cy) if near < 0.5 else spread[1], *spread]), colour, opacity=0.5)
    sheen = [(-0.66, -0.14), (-0.46, -0.56), (0.02, -0.74), (-0.22, -0.4)]
    gloss(c, blob([(cx + x * r, cy + y * r) for x, y in sheen]), 0.32)
    c.close()
    lit_girdle(c, edge, cx, cy, r)
    return edge


def calm(c: Canvas, edge: str, top: float, bottom: float, colour: str = _DEEP, strength: float = 0.9) -> None:
    """A quiet dark zone across a stone, where a number is to stand."""
    stops = [
        (0, colour, strength),
        (0.5, colour, strength * 0.92),
        (0.75, colour, strength * 0.6),
        (1, colour, 0),
    ]
    y, half = (top + bottom) / 2, (bottom - top) / 2
    c.open(clip_path=c.clip(edge))
    c.path(ellipse(100, y, half * 2.1, half), c.radial(stops, 100, y, half * 2.1, 1 / 2.1))
    c.close()


def diamond() -> Canvas:
    """A round brilliant with its credits' room below the middle."""
    c = Canvas(200, 200, outline=0)
    c.glow(100, 98, 100, "#7ac4ff", 0.5)
    edge = polygon(ring(100, 100, 88, 16, start=-78.75))
    c.line(edge, OUTLINE, 16)
    brilliant(c, 100, 100, 88, 5)
    calm(c, edge, 92, 206)
    lit_girdle(c, edge, 100, 100, 88)
    glint(c, 66, 56, 24)
    glint(c, 132, 78, 13)
    return c


def rays(c: Canvas, centre: Point, outer: float, inner: float, count: int, ramp: Ramp = GOLD) -> None:
    """Golden points round a centre, the far half of each in shade."""
    cx, cy = centre
    form(c, star(cx, cy, outer, inner, count), ramp, depth=4, seam=5, high=0.95, low=0.45)
    tips, dips = ring(cx, cy, outer, count), ring(cx, cy, inner, count, start=-90 + 180 / count)
    c.path(
        "".join(polygon([centre, t, d]) for t, d in zip(tips, dips, strict=True)), ramp.at(0.2), opacity=0.5
    )


def boosted() -> Canvas:
    """A great diamond in a rayed golden crown setting, lit violet from within."""
    c = Canvas(200, 200)
    c.glow(100, 100, 100, "#ffc84a", 0.7)
    rays(c, (100, 104), 92, 70, 14)
    form(c, ellipse(100, 108, 80), GOLD, depth=6, seam=6, high=0.95, low=0.36)
    nails(c, ring(100, 108, 74.5, 28), 2.6, GOLD)
    c.path(ellipse(100, 108, 70), OUTLINE)
    edge = brilliant(c, 100, 108, 68, 8, DIAMOND.toward("#c890ff", 0.24))
    c.open(clip_path=c.clip(edge))
    c.glow(100, 74, 56, "#fff2c0", 0.5)
    c.close()
    calm(c, edge, 98, 200, "#2a0f56", 0.94)
    lit_girdle(c, edge, 100, 108, 68)
    coronet(c, 100, 60, 52, 44, AMETHYST)
    glint(c, 64, 88, 19)
    glint(c, 134, 92, 12)
    return c


def crown_top(c: Canvas, cx: float, foot: float, half: float, tall: float, points: int = 5) -> None:
    """The points of a crown with a bead on each."""
    out: list[Point] = [(cx - half * 0.86, foot)]
    tips: list[Point] = []
    for i in range(points):
        k = 2 * i / (points - 1) - 1
        tip = (cx + half * k, foot - tall * (1 - 0.3 * k * k))
        tips.append(tip)
        if i:
            middle = (cx + half * (k - 1 / (points - 1)), foot - tall * 0.34)
            out.append(middle)
        out.append(tip)
    out.append((cx + half * 0.86, foot))
    form(c, polygon(out), GOLD, depth=5, seam=5, high=0.95, low=0.45)
    for x, y in tips:
        c.silhouette(ellipse(x, y, 5.6))
    nails(c, tips, 5.6, GOLD)


def coronet(c: Canvas, cx: float, foot: float, half: float, tall: float, jewels: Ramp) -> None:
    """A whole crown in front of a stone: points, band and jewels."""
    crown_top(c, cx, foot, half, tall)
    left, right = cx - half * 0.9, cx + half * 0.9
    band = f"M{left:g} {foot - 9:g}Q{cx:g} {foot - 1:g} {right:g} {foot - 9:g}"
    band += f"L{right - 3:g} {foot + 6:g}Q{cx:g} {foot + 15:g} {left + 3:g} {foot + 6:g}Z"
    form(c, band, GOLD, depth=5, seam=5, high=0.9, low=0.4)
    places = [(cx + half * k, foot + 2.4 - 7 * k * k) for k in (-0.62, -0.31, 0.0, 0.31, 0.62)]
    nails(c, places, 4.2, jewels)

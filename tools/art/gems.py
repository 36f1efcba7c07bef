"""Cut stones, each cut with its own outline."""

import math
from collections.abc import Callable, Sequence

from tools.art.canvas import Canvas
from tools.art.form import glint, gloss
from tools.art.palette import OUTLINE, Ramp
from tools.art.pen import Point, blob, polygon, ring
from tools.art.solid import crown, draw, fire, steps


def _pear() -> list[Point]:
    points: list[Point] = []
    for i in range(12):
        a = math.tau * i / 12 - math.pi / 2
        down = (math.sin(a) + 1) / 2
        points.append((0.82 * math.cos(a) * min(1.0, 0.22 + down**0.75), 1.05 * math.sin(a)))
    return points


def _marquise() -> list[Point]:
    points: list[Point] = []
    for i in range(12):
        a = math.tau * i / 12 - math.pi / 2
        points.append((0.68 * math.copysign(abs(math.cos(a)) ** 1.3, math.cos(a)), 1.05 * math.sin(a)))
    return points


def _trillion() -> list[Point]:
    points: list[Point] = []
    for i in range(12):
        a = math.tau * i / 12 - math.pi / 2
        r = 0.98 / (1 + 0.2 * math.cos(3 * (a + math.pi / 2) - math.pi))
        points.append((r * math.cos(a) * 0.94, 0.06 + r * math.sin(a) * 0.94))
    return points


def _cushion() -> list[Point]:
    points: list[Point] = []
    for i in range(12):
        a = math.tau * (i + 0.5) / 12
        c, s = math.cos(a), math.sin(a)
        points.append((0.95 * math.copysign(abs(c) ** 0.6, c), 0.95 * math.copysign(abs(s) ** 0.6, s)))
    return points


def _emerald() -> list[Point]:
    return [
        (-0.56, -1),
        (0.56, -1),
        (0.84, -0.72),
        (0.84, 0.72),
        (0.56, 1),
        (-0.56, 1),
        (-0.84, 0.72),
        (-0.84, -0.72),
    ]


CUTS: dict[str, Callable[[], list[Point]]] = {
    "pear": _pear,
    "marquise": _marquise,
    "trillion": _trillion,
    "cushion": _cushion,
    "emerald": _emerald,
    "hexagon": lambda: ring(0, 0, 1, 6),
    "round": lambda: ring(0, 0, 1, 10, start=-72),
    "oval": lambda: ring(0, 0, 0.8, 12, ry=1.02, start=-75),
}


def outline(cut: str, cx: float, cy: float, r: float, turn: float = 0) -> list[Point]:
    """The girdle of a cut, set about a point."""
    a = math.radians(turn)
    return [
        (cx + r * (x * math.cos(a) - y * math.sin(a)), cy + r * (x * math.sin(a) + y * math.cos(a)))
        for x, y in CUTS[cut]()
    ]


def gem(
    c: Canvas, cut: str, ramp: Ramp, cx: float, cy: float, r: float, turn: float = 0, seed: int = 3
) -> str:
    """A stone of radius r, seen from above, with its outline; gives its girdle."""
    girdle = outline(cut, cx, cy, r, turn)
    table = 0.5 if cut in ("emerald", "pear", "trillion") else 0.55
    levels = ((1, 0), (0.84, r * 0.15), (0.67, r * 0.25), (table, r * 0.3)) if cut == "emerald" else ()
    edge = stone(c, girdle, (cx, cy), ramp, r, table, seed, levels)
    _polish(c, edge, cx, cy, r)
    return edge


def stone(
    c: Canvas,
    girdle: Sequence[Point],
    centre: Point,
    ramp: Ramp,
    r: float,
    table: float = 0.55,
    seed: int = 3,
    levels: Sequence[Point] = (),
) -> str:
    """The facets of any outline about a centre, brilliant or in terraces; gives its girdle."""
    edge = polygon(girdle)
    tones = 28 if r > 50 else 13
    c.path(edge, OUTLINE, stroke=OUTLINE, stroke_width=max(4.0, r * 0.13))
    if levels:
        draw(c, steps(girdle, centre, levels), ramp, steps=tones)
    else:
        draw(c, crown(girdle, centre, table, height=r * 0.46), ramp, steps=tones)
    draw(c, fire(girdle, centre, table, seed), ramp, opacity=0.9, steps=tones)
    cx, cy = centre
    rim = [(cx + (x - cx) * table, cy + (y - cy) * table) for x, y in girdle]
    c.line(polygon(rim), ramp.spark, r * 0.022, opacity=0.8)
    return edge


def _polish(c: Canvas, edge: str, cx: float, cy: float, r: float) -> None:
    """Light along the girdle, sky on the crown and a sparkle."""
    lit_girdle(c, edge, cx, cy, r)
    sheen = [
        (cx - r * 0.62, cy - r * 0.1),
        (cx - r * 0.42, cy - r * 0.52),
        (cx + r * 0.05, cy - r * 0.66),
        (cx - r * 0.2, cy - r * 0.34),
    ]
    c.open(clip_path=c.clip(edge))
    gloss(c, blob(sheen), 0.5)
    c.close()
    glint(c, cx - r * 0.36, cy - r * 0.42, r * 0.26)


def lit_girdle(c: Canvas, edge: str, cx: float, cy: float, r: float) -> None:
    """A thin light round a stone, from the upper left and back from the lower right."""
    stops = [(0, "#ffffff", 0.9), (0.5, "#ffffff", 0.05), (1, "#ffffff", 0.35)]
    c.line(edge, c.linear(stops, cx - r, cy - r, cx + r, cy + r), r * 0.035)

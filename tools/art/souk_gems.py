"""The three gems of the lamps, in a brass setting; dull while their lamp sleeps."""

import math
from typing import NamedTuple

from tools.art.canvas import Canvas
from tools.art.form import glint, gloss, moulding
from tools.art.gems import lit_girdle, outline, stone
from tools.art.palette import OUTLINE, Ramp
from tools.art.pen import Point, blob, polygon
from tools.art.souk import AMBER, BRASS, RUBY, SAPPHIRE, TARNISH, beads


class Cut(NamedTuple):
    """A lamp's gem: its cut, its colour, where its heart lies and how large it is drawn alone."""

    cut: str
    ramp: Ramp
    centre: Point
    r: float
    wide: float
    table: float
    claws: tuple[int, ...]


TREASURE = Cut("pear", AMBER, (100, 100), 73, 1.0, 0.5, (0, 4, 7, 10))
MULTIPLY = Cut("marquise", SAPPHIRE, (100, 100), 72, 1.0, 0.55, (0, 7))
PRIZE = Cut("trillion", RUBY, (100, 107), 74, 1.06, 0.5, (0, 4, 8))


def _lens() -> list[Point]:
    """A marquise: two arcs that meet in points."""
    ys = (-1.12, -0.88, -0.58, -0.2, 0.2, 0.58, 0.88)
    right = [(0.6 * max(0.0, 1 - (y / 1.12) ** 2) ** 0.96, y) for y in ys]
    return [*right, (0.0, 1.12), *[(-x, y) for x, y in right[:0:-1]]]


def _drop() -> list[Point]:
    """A pear: round below, drawn out to a point above."""
    points: list[Point] = []
    for i in range(14):
        t = math.tau * i / 14
        points.append((1.18 * math.sin(t) * abs(math.sin(t / 2)) ** 1.7, -1.1 * math.cos(t)))
    return points


_OUTLINES = {"marquise": _lens, "pear": _drop}


def sleeping(ramp: Ramp) -> Ramp:
    """The colour of a gem whose lamp sleeps."""
    return ramp.toward("#5c5a6c", 0.62).toward("#14102a", 0.12)


def girdle(kind: Cut, cx: float, cy: float, r: float) -> list[Point]:
    """The outline of a gem about a place."""
    if kind.cut in _OUTLINES:
        return [(cx + x * r, cy + y * r) for x, y in _OUTLINES[kind.cut]()]
    return [(cx + (x - cx) * kind.wide, y) for x, y in outline(kind.cut, cx, cy, r)]


def seated(c: Canvas, kind: Cut, cx: float, cy: float, r: float, awake: bool) -> str:
    """A gem in its brass seat, set into something larger; gives its girdle."""
    ramp = kind.ramp if awake else sleeping(kind.ramp)
    metal = BRASS if awake else TARNISH
    points = girdle(kind, cx, cy, r)
    seat = polygon([(cx + (x - cx) * 1.13, cy + (y - cy) * 1.11) for x, y in points])
    c.line(seat, OUTLINE, r * 0.12 + 8)
    moulding(c, seat, metal, r * 0.12, seam=5)
    if awake:
        c.glow(cx, cy, r * 1.7, ramp.bright, 0.5)
    edge = stone(c, points, (cx, cy), ramp, r, kind.table, 4)
    lit_girdle(c, edge, cx, cy, r)
    if awake:
        glint(c, cx - r * 0.3, cy - r * 0.4, r * 0.34)
    return edge


def gem(kind: Cut, awake: bool) -> Canvas:
    """The gem as a symbol."""
    c = Canvas(200, 200, outline=0)
    (cx, cy), r = kind.centre, kind.r
    ramp, metal = (kind.ramp, BRASS) if awake else (sleeping(kind.ramp), TARNISH)
    points = girdle(kind, cx, cy, r)
    edge = polygon(points)
    seats = [(cx + (x - cx) * 1.07, cy + (y - cy) * 1.07) for x, y in points]
    seat = polygon(seats)
    if awake:
        c.glow(100, 100, 100, ramp.at(0.62), 0.9)
        for width, opacity in ((29, 0.16), (25, 0.26)):
            c.line(seat, ramp.at(0.7), width, opacity=opacity)
    c.line(seat, OUTLINE, 22)
    moulding(c, seat, metal, 11, seam=5)
    stone(c, points, (cx, cy), ramp, r, kind.table, 4)
    _inner_light(c, kind, edge, awake)
    for i in kind.claws:
        x, y = points[i]
        beads(c, [(x + (cx - x) * 0.01, y + (cy - y) * 0.01)], 6.5, metal)
    if awake:
        glint(c, cx - r * 0.3, cy - r * 0.42, r * 0.28)
        glint(c, cx + r * 0.26, cy + r * 0.46, r * 0.15)
    return c


def _inner_light(c: Canvas, kind: Cut, edge: str, awake: bool) -> None:
    """What glows within a stone, and the sky upon it."""
    (cx, cy), r = kind.centre, kind.r
    c.open(clip_path=c.clip(edge))
    if awake:
        c.glow(cx + r * 0.08, cy + r * 0.2, r * 0.75, kind.ramp.at(0.88), 0.6)
        c.glow(cx, cy + r * 1.0, r * 0.8, "#ffb45a", 0.5)
    sheen = [(-0.56, -0.06), (-0.38, -0.5), (0.05, -0.68), (-0.18, -0.34)]
    gloss(c, blob([(cx + x * r, cy + y * r) for x, y in sheen]), 0.5 if awake else 0.16)
    c.close()
    if awake:
        lit_girdle(c, edge, cx, cy, r)

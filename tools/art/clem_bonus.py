"""The Bonus Diamonds of Clem's Gems: extra spins, jackpots and multipliers."""

import math
from collections.abc import Sequence

from tools.art.canvas import Canvas
from tools.art.clem_stones import DIAMOND, EMERALD_GREEN, GARNET, brilliant, coronet, crown_top
from tools.art.form import form, glint
from tools.art.letters import arched, engrave, word
from tools.art.palette import COPPER, GOLD, OUTLINE, PURPLE, RED, SILVER, Ramp
from tools.art.pen import Point, blob, ellipse, mirror, polygon, ribbon, ring, rounded, shift, star, turn
from tools.art.timber import nails

_FIGURES = Ramp("#b06a00", "#ffc23a", "#fff09a", "#fffff6")
_PALE = Ramp("#8aa0c0", "#dcebff", "#ffffff", "#ffffff")
_VIOLET = PURPLE.toward("#5a1ab0", 0.2)


def _wheel(c: Canvas, cx: float, cy: float, r: float, ramp: Ramp, beads: int) -> None:
    """A round metal setting with beads, dark inside."""
    form(c, ellipse(cx, cy, r), ramp, depth=6, seam=6, high=0.95, low=0.3)
    nails(c, ring(cx, cy, r - 5, beads, start=-90 + 180 / beads), 2.8, ramp)
    c.path(ellipse(cx, cy, r - 9), OUTLINE)


def _veil(c: Canvas, edge: str, colour: str, cx: float, cy: float, r: float, strength: float = 0.72) -> None:
    """Darkens the heart of a stone behind a figure."""
    c.open(clip_path=c.clip(edge))
    stops = [(0, colour, strength), (0.6, colour, strength * 0.85), (1, colour, 0.1)]
    c.path(ellipse(cx, cy, r), c.radial(stops, cx, cy, r))
    c.close()


# Extra spins


def _arrow(c: Canvas, start: float) -> None:
    """Half of a turning ring, with its head."""
    points: list[Point] = []
    for i in range(9):
        a = math.radians(start + 132 * i / 8)
        points.append((100 + 75 * math.cos(a), 100 + 75 * math.sin(a)))
    form(c, ribbon(points, [16 + i for i in range(9)]), EMERALD_GREEN, depth=6, seam=6, high=0.82, low=0.36)
    head = rounded([(-28, 8), (0, -27), (28, 8), (0, 0)], 4)
    x, y = points[-1]
    head = shift(turn(head, start + 132 + 186), x, y)
    form(c, head, EMERALD_GREEN, depth=6, seam=6, high=0.92, low=0.44)


def _spin(ground: bool) -> tuple[Canvas, str]:
    c = Canvas(200, 200)
    c.glow(100, 100, 100, "#5ae07a", 0.4)
    for start in (-62, 118):
        _arrow(c, start)
    c.silhouette(ellipse(100, 100, 64))
    edge = brilliant(c, 100, 100, 61, 5, DIAMOND.toward("#5ae08a", 0.12))
    if ground:
        _veil(c, edge, "#06301c", 100, 100, 60, 0.45)
    return c, edge


def spin() -> Canvas:
    """A diamond in a ring of two green arrows."""
    c, _ = _spin(False)
    glint(c, 78, 72, 20)
    glint(c, 120, 112, 11)
    return c


def _plus(figure: str, label: str) -> Canvas:
    c, _ = _spin(True)
    engrave(c, word(figure, 98, 92, 54, 0.26), _FIGURES, 17, lift=4, edge=11)
    _tag(c, label)
    glint(c, 74, 62, 15)
    return c


def _tag(c: Canvas, label: str) -> None:
    """A green ribbon that says SPIN or SPINS."""
    half = 40 if len(label) == 4 else 47
    d = rounded([(100 - half, 138), (100 + half, 138), (100 + half + 6, 172), (100 - half - 6, 172)], 6)
    form(c, d, EMERALD_GREEN, depth=4, seam=6, high=0.6, low=0.14)
    engrave(c, word(label, 100, 155, 16, 0.5), _PALE, 6.6, lift=1.5, edge=4)


def plus_one() -> Canvas:
    """One extra spin."""
    return _plus("+1", "SPIN")


def plus_two() -> Canvas:
    """Two extra spins."""
    return _plus("+2", "SPINS")


# Multipliers


def _burst(ground: bool, stretch: float = 1.0) -> Canvas:
    c = Canvas(200, 200)
    c.glow(100, 100, 100, "#ff5a3a", 0.45)
    for tips, outer, ramp, tilt in ((8, 94, GOLD, 0), (8, 84, GARNET, 22.5)):
        d = star(100, 100, outer * stretch, 58, tips, start=-90 + tilt)
        form(c, d, ramp, depth=6, seam=6, high=0.92, low=0.34)
    _wheel(c, 100, 100, 68, GOLD, 22)
    edge = brilliant(c, 100, 100, 58, 4, DIAMOND.toward("#ff8a6a", 0.12))
    if ground:
        _veil(c, edge, "#4a0410", 100, 100, 60, 0.45)
    return c


def multiplier() -> Canvas:
    """A diamond in a red and golden star."""
    c = _burst(False)
    glint(c, 80, 76, 18)
    glint(c, 118, 112, 11)
    return c


def _times(figure: str) -> Canvas:
    c = _burst(True)
    d = word("x", 69, 106, 44) + word(figure, 121, 100, 58)
    engrave(c, d, _FIGURES, 17.5, lift=4, edge=11)
    glint(c, 66, 52, 14)
    return c


def times_two() -> Canvas:
    """Doubles the prizes."""
    return _times("2")


def times_three() -> Canvas:
    """Trebles the prizes."""
    return _times("3")


def times_five() -> Canvas:
    """Five times the prizes."""
    return _times("5")


# Jackpots


def _banner(c: Canvas, text: str, ramp: Ramp, ground: Ramp, y: float, size: float, gap: float) -> None:
    """A bowed scroll across the foot with a word on it."""
    tail = polygon([(6, y + 4), (44, y - 8), (44, y + 30), (6, y + 38), (17, y + 20)])
    for d in (tail, mirror(tail)):
        form(c, d, ground, depth=4, seam=6, high=0.42, low=0.1)
    top, low = y - 19, y + 19
    body = f"M20 {top + 8}Q100 {top - 14} 180 {top + 8}L180 {low + 8}Q100 {low - 14} 20 {low + 8}Z"
    form(c, body, ground, depth=5, seam=6, high=0.66, low=0.24)
    for k in (5, 33):
        c.line(f"M24 {top + 8 + k}Q100 {top - 14 + k} 176 {top + 8 + k}", ramp.at(0.8), 2, opacity=0.9)
    engrave(c, arched(word(text, 100, y - 2.5, size, gap), 100, 9), ramp, size * 0.4, lift=2.4, edge=6)


def prize() -> Canvas:
    """A diamond in a golden mount with a star for its crest, its scroll still blank."""
    c = Canvas(200, 200)
    _wheel(c, 100, 92, 66, GOLD, 22)
    brilliant(c, 100, 92, 56, 6)
    form(c, star(100, 37, 29, 13, 5), GOLD, depth=5, seam=6, high=0.95, low=0.45)
    tail = polygon([(8, 150), (44, 138), (44, 176), (8, 186), (18, 168)])
    for d in (tail, mirror(tail)):
        form(c, d, RED, depth=4, seam=6, high=0.42, low=0.1)
    form(c, "M24 136Q100 114 176 136L176 174Q100 152 24 174Z", RED, depth=5, seam=6, high=0.7, low=0.26)
    for x in (64, 100, 136):
        y = 145 - 5 * (x == 100)
        c.edged(star(x, y, 11, 5, 5), GOLD.at(0.8), 4)
    glint(c, 70, 76, 18)
    return c


def _wings(c: Canvas, ramp: Ramp, feathers: Sequence[tuple[float, float, float]]) -> None:
    for x, y, long in feathers:
        d = blob(
            [(78, y + 20), (60, y + 6), (x, y - long), (x + 4, y + 4), (x + 18, y + 22), (64, y + 34)],
            pull=0.7,
        )
        for side in (d, mirror(d)):
            form(c, side, ramp, depth=5, seam=5.5, high=0.9, low=0.36)


def mini() -> Canvas:
    """A small diamond in a plain copper nut: MINI."""
    c = Canvas(200, 200)
    form(c, polygon(ring(100, 88, 70, 6, start=-90)), COPPER, depth=8, seam=6, high=0.86, low=0.28)
    nails(c, ring(100, 88, 59, 6), 4.4)
    c.path(ellipse(100, 88, 48), OUTLINE)
    brilliant(c, 100, 88, 44, 4)
    _banner(c, "MINI", _FIGURES.toward("#ffb07a", 0.4), COPPER, 153, 27, 0.56)
    glint(c, 82, 66, 15)
    return c


def minor() -> Canvas:
    """A diamond on silver wings: MINOR."""
    c = Canvas(200, 200)
    _wings(c, SILVER, ((10, 96, 20), (6, 70, 28), (16, 40, 34)))
    _wheel(c, 100, 84, 62, SILVER, 20)
    brilliant(c, 100, 84, 52, 6)
    _banner(c, "MINOR", _PALE, SILVER.toward("#30406a", 0.5), 153, 25, 0.46)
    glint(c, 78, 60, 17)
    return c


def major() -> Canvas:
    """A diamond under a golden crown, with rubies: MAJOR."""
    c = Canvas(200, 200)
    crown_top(c, 100, 57, 66, 45, 5)
    nails(c, ((68, 42), (100, 36), (132, 42)), 6.5, GARNET)
    _wheel(c, 100, 98, 64, GOLD, 22)
    brilliant(c, 100, 98, 54, 3)
    _banner(c, "MAJOR", _FIGURES, RED, 154, 25, 0.46)
    glint(c, 78, 74, 17)
    return c


def grand() -> Canvas:
    """The great one: violet enamel between golden wings under a high crown: GRAND."""
    c = Canvas(200, 200)
    c.glow(100, 90, 100, "#b45cff", 0.8)
    _wings(c, GOLD, ((8, 108, 14), (5, 80, 26), (14, 48, 36)))
    form(c, star(100, 100, 76, 64, 20), _VIOLET, depth=6, seam=6, high=0.86, low=0.3)
    _wheel(c, 100, 100, 63, GOLD, 24)
    edge = brilliant(c, 100, 100, 54, 8, DIAMOND.toward("#b45cff", 0.36))
    c.open(clip_path=c.clip(edge))
    c.glow(100, 100, 46, "#fff4ff", 0.6)
    c.close()
    coronet(c, 100, 60, 46, 46, _VIOLET)
    _banner(c, "GRAND", _FIGURES, _VIOLET, 154, 25, 0.44)
    glint(c, 70, 90, 18)
    glint(c, 130, 92, 12)
    return c

"""The backgrounds of Forge of Gems: an underground smithy, by its embers and in full blaze."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from tools.art.canvas import Canvas
from tools.art.forge import BLAZE, EMBERS, Fire, anvil, furnace, hammer, ladle
from tools.art.form import form
from tools.art.gems import gem
from tools.art.ironwork import rivet
from tools.art.palette import BLUE, GREEN, IRON, ORANGE, OUTLINE, PINK, PURPLE, STONE, TEAL, Ramp, mix
from tools.art.pen import Point, blob, box, ellipse, mirror, polygon, rounded
from tools.art.solid import grain
from tools.art.village import crystal, drift, motes, roof_drips


class Air(NamedTuple):
    """What the fire makes of the cave: the colours from roof to foot, of rock and of steam."""

    fire: Fire
    roof: str
    hall: str
    foot: str
    rock: str
    steam: str
    sparks: str


DIM = Air(EMBERS, "#090a11", "#1b1619", "#6a2206", "#15131a", "#8a8fa5", "#ffb04a")
WHITE_HOT = Air(BLAZE, "#070d1e", "#14243f", "#2a6cc0", "#101a30", "#b8dcff", "#c8ecff")


def _hall(c: Canvas, air: Air, width: int, height: int) -> None:
    """The depth of the cave, its glow at the foot and the steam under its roof."""
    depth = [(0, air.roof), (0.5, air.hall), (0.8, mix(air.hall, air.foot, 0.6)), (1, air.foot)]
    c.path(box(0, 0, width, height), c.linear(depth, 0, 0, 0, height))
    c.glow(width / 2, height, width * 0.7, air.fire.glow, 0.55, 0.5)
    c.path(roof_drips(width, height * 0.3, 9, 5), mix(air.roof, air.rock, 0.6))


def _vault(c: Canvas, air: Air, width: int, foot: float, count: int) -> None:
    """A row of brick arches with the light of far furnaces between their pillars."""
    step = width / count
    top, low = foot - step * 1.25, mix(air.rock, "#000000", 0.25)
    centres = [(i + 0.5) * step for i in range(count)]
    ramp = [(0, mix(air.rock, air.roof, 0.8)), (0.5, air.rock), (1, mix(air.rock, air.foot, 0.35))]
    c.path(box(-10, 0, width + 20, foot), c.linear(ramp, 0, top - step, 0, foot), opacity=0.9)
    _courses(c, air, width, foot, step)
    for x in centres:
        half = step * 0.34
        d = (
            f"M{x - half:.0f} {foot}L{x - half:.0f} {top + half:.0f}"
            f"Q{x - half:.0f} {top:.0f} {x:.0f} {top:.0f}"
            f"Q{x + half:.0f} {top:.0f} {x + half:.0f} {top + half:.0f}L{x + half:.0f} {foot}Z"
        )
        far = [(0, low), (0.5, mix(low, air.fire.glow, 0.22)), (1, mix(low, air.fire.glow, 0.75))]
        c.path(d, c.linear(far, 0, top, 0, foot), stroke=OUTLINE, stroke_width=5)
        c.line(d, mix(air.rock, air.fire.glow, 0.5), 2, opacity=0.7)
        c.glow(x, foot - step * 0.1, step * 0.5, air.fire.glow, 0.6, 0.9)
        _voussoirs(c, air, x, top + half * 0.92, half)


def _courses(c: Canvas, air: Air, width: int, foot: float, step: float) -> None:
    """Stones that show in the wall here and there."""
    ramp = STONE.toward(air.rock, 0.72)
    tall = step * 0.12
    for i in range(46):
        y = foot - (i * 7 % 19 + 1) * tall
        x = width * (i * 0.618 % 1)
        wide = tall * (1.5 + 0.5 * grain(i))
        c.path(
            box(x, y, wide, tall - 4, 4),
            ramp.at(0.34 + 0.1 * grain(i * 3)),
            stroke=mix(air.rock, "#000000", 0.5),
            stroke_width=3,
            opacity=0.5,
        )


def _voussoirs(c: Canvas, air: Air, x: float, y: float, half: float) -> None:
    """The stones round an arch, those toward the light brighter."""
    ramp = STONE.toward(air.rock, 0.5)
    for k in range(9):
        a, b = (math.radians(182 + k * 19.6 + turn) for turn in (0, 18.4))
        d = polygon(
            [
                (x + half * r * math.cos(t), y + half * r * 1.02 * math.sin(t))
                for t, r in ((a, 1.05), (a, 1.32), (b, 1.32), (b, 1.05))
            ]
        )
        c.path(d, ramp.at(0.52 - k * 0.03 + 0.04 * grain(k)), stroke=OUTLINE, stroke_width=3)


def _steam(c: Canvas, air: Air, puffs: Sequence[tuple[float, float, float]]) -> None:
    for x, y, r in puffs:
        c.glow(x, y, r, air.steam, 0.3, 0.62)
        for k in range(4):
            a = k * 1.7 + x
            c.glow(x + r * 0.45 * math.cos(a), y + r * 0.2 * math.sin(a), r * 0.42, air.steam, 0.17, 0.8)


def _floor(c: Canvas, air: Air, width: int, top: float, height: int, rows: int = 4) -> None:
    """Flagstones that the fire shines along."""
    lit = mix("#2a1712", air.fire.glow, 0.22)
    stops = [(0, lit), (0.45, mix(lit, "#0b0809", 0.6)), (1, "#0b0809")]
    c.path(box(-8, top, width + 16, height - top + 8), c.linear(stops, 0, top, 0, height))
    c.line(f"M-8 {top}L{width + 8} {top}", mix(lit, air.fire.glow, 0.4), 3)
    joints, fan = "", 0.88 / rows
    for k in range(rows):
        y0 = top + (height - top) * (k / rows) ** 1.5
        y1 = top + (height - top) * ((k + 1) / rows) ** 1.5
        joints += f"M-8 {y0:.0f}L{width + 8} {y0:.0f}"
        for i in range(-9, 10):
            lean = (i + 0.5 * (k % 2)) * width / 12
            joints += f"M{width / 2 + lean * (1 + k * fan):.0f} {y0:.0f}"
            joints += f"L{width / 2 + lean * (1 + (k + 1) * fan):.0f} {y1:.0f}"
    c.line(joints, "#0b0708", 3.4, opacity=0.75)


def _cliffs(c: Canvas, air: Air, width: int, top: float, bottom: float) -> None:
    """Rock that narrows an upright view on both sides, lit from below."""
    step = (bottom - top) / 7.5
    edge = [(34 + 22 * grain(i * 3 + 1) + (10 if i else -20), top + step * i) for i in range(8)]
    d = rounded([(-30, top), *edge, (-30, bottom + 20)], 12)
    rock = STONE.toward(air.rock, 0.62)
    for side in (d, mirror(d, width / 2)):
        form(c, side, rock, depth=9, seam=5, high=0.46, low=0.2, outer=False)
        c.path(side, c.linear([(0, air.fire.glow, 0), (1, air.fire.glow, 0.3)], 0, top, 0, bottom))


def _channel(c: Canvas, air: Air, points: Sequence[Point], half: float) -> None:
    """A trough of molten metal in the floor."""
    core, pale, bright, deep = air.fire.melt
    d = blob(points, closed=False)
    for k in range(8):
        c.line(d, air.fire.glow, half * (2.6 + k * 0.8), opacity=0.045)
    c.line(d, OUTLINE, half * 2 + 12)
    c.line(d, deep, half * 2)
    c.line(d, bright, half * 1.3)
    c.line(d, pale, half * 0.7)
    c.line(d, core, half * 0.25, opacity=0.9)


def _gear(c: Canvas, air: Air, x: float, y: float, r: float, teeth: int) -> None:
    """A great iron wheel on the wall."""
    points: list[Point] = []
    for i in range(teeth):
        for k, size in ((-0.3, 0.86), (-0.2, 1), (0.2, 1), (0.3, 0.86)):
            a = math.tau * (i + k) / teeth
            points.append((x + r * size * math.cos(a), y + r * size * math.sin(a)))
    ramp = IRON.toward(air.rock, 0.55)
    form(c, rounded(points, 3), ramp, depth=r * 0.09, seam=5, high=0.66, low=0.2, outer=False)
    c.path(ellipse(x, y, r * 0.62), mix(air.rock, "#000000", 0.45), stroke=OUTLINE, stroke_width=5)
    for i in range(3):
        a = math.radians(15 + i * 60)
        dx, dy = r * 0.66 * math.cos(a), r * 0.66 * math.sin(a)
        c.line(polygon([(x - dx, y - dy), (x + dx, y + dy)], closed=False), OUTLINE, r * 0.2)
        c.line(polygon([(x - dx, y - dy), (x + dx, y + dy)], closed=False), ramp.at(0.42), r * 0.13)
    form(c, ellipse(x, y, r * 0.2), ramp, depth=4, seam=5, high=0.8, low=0.3, outer=False)


def _chain(c: Canvas, air: Air, x: float, top: float, bottom: float, size: float = 1.0) -> None:
    ramp = IRON.toward(air.rock, 0.3)
    links = int((bottom - top) / (17 * size))
    ovals = "".join(
        ellipse(x, top + (i + 0.5) * 17 * size, (5 if i % 2 else 2) * size, 10 * size) for i in range(links)
    )
    c.line(ovals, OUTLINE, 6 * size)
    c.line(ovals, ramp.at(0.62), 2.8 * size)


def _pipe(c: Canvas, air: Air, points: Sequence[Point], width: float) -> None:
    """A flue along the wall with its flanges."""
    ramp = IRON.toward(air.rock, 0.4)
    d = rounded(points, width * 1.4, closed=False)
    c.line(d, OUTLINE, width + 7, stroke_linecap="butt")
    c.line(d, ramp.at(0.3), width, stroke_linecap="butt")
    c.line(d, ramp.at(0.52), width * 0.5, stroke_linecap="butt")
    c.line(d, ramp.at(0.72), width * 0.14, stroke_linecap="butt", opacity=0.8)
    (x, y), (bx, by) = points[1], points[0]
    ax, ay = (x + bx) / 2, (y + by) / 2
    along = abs(bx - x) > abs(by - y)
    wide, tall = (width * 0.4, width + 14) if along else (width + 14, width * 0.4)
    form(c, box(ax - wide / 2, ay - tall / 2, wide, tall, 3), ramp, depth=4, seam=5, high=0.7, outer=False)
    for k in (-0.3, 0.3):
        rivet(c, ax + (0 if along else k * width), ay + (k * width if along else 0), width * 0.08, ramp)


def _hearth(c: Canvas, air: Air, x: float, foot: float, size: float) -> None:
    """A furnace and the light it throws on the floor."""
    c.glow(x, foot - 170 * size, 430 * size, air.fire.glow, 0.55)
    c.open(transform=f"translate({x - 240 * size:.0f} {foot - 470 * size:.0f})scale({size})")
    furnace(c, air.fire)
    c.close()
    c.glow(x, foot + 6, 330 * size, air.fire.glow, 0.6, 0.24)


def _anvil(c: Canvas, x: float, foot: float, size: float, with_hammer: bool = True) -> None:
    c.glow(x, foot, 190 * size, "#000000", 0.8, 0.2)
    c.open(transform=f"translate({x - 240 * size:.0f} {foot - 462 * size:.0f})scale({size})")
    anvil(c)
    c.close()
    if with_hammer:
        c.open(transform=f"translate({x - 30 * size:.0f} {foot - 470 * size:.0f})scale({size})")
        hammer(c)
        c.close()


def _mould(c: Canvas, air: Air, x: float, y: float, size: float) -> None:
    """A stone trough that the ladle pours into."""
    core, _, bright, deep = air.fire.melt
    d = polygon(
        [
            (x - 74 * size, y),
            (x + 74 * size, y),
            (x + 60 * size, y + 56 * size),
            (x - 60 * size, y + 56 * size),
        ]
    )
    form(c, d, STONE.toward(air.rock, 0.4), depth=8, seam=6, high=0.66, low=0.2, outer=False)
    pool = ellipse(x, y + 2, 66 * size, 13 * size)
    c.path(
        pool,
        c.radial([(0, core), (0.5, bright), (1, deep)], x, y, 66 * size, 0.2),
        stroke=OUTLINE,
        stroke_width=5,
    )
    c.glow(x, y, 120 * size, air.fire.glow, 0.6, 0.5)


def _heap(c: Canvas, stones: Sequence[tuple[str, Ramp, float, float, float, float]]) -> None:
    for i, (cut, ramp, x, y, r, turn) in enumerate(stones):
        c.glow(x, y + r * 0.7, r * 1.5, "#000000", 0.7, 0.5)
        gem(c, cut, ramp.toward("#12101c", 0.28), x, y, r, turn, seed=i + 3)


def _calm(c: Canvas, air: Air, width: int, height: int, reach: float) -> None:
    """Darkens the middle, where the board stands, and the corners."""
    c.glow(width / 2, height * 0.5, reach, mix(air.roof, "#000000", 0.4), 0.85, 0.9)
    shade = "#05040a"
    edge = [(0, shade, 0), (0.68, shade, 0), (1, shade, 0.7)]
    c.path(box(0, 0, width, height), c.radial(edge, width / 2, height / 2, max(width, height) * 0.66))


def _wide(air: Air) -> Canvas:
    c = Canvas(1600, 1000, outline=0)
    _hall(c, air, 1600, 1000)
    _vault(c, air, 1600, 726, 7)
    _steam(c, air, ((260, 130, 330), (800, 60, 420), (1330, 120, 340), (560, 230, 220), (1080, 220, 230)))
    _floor(c, air, 1600, 724, 1000)
    _pipe(c, air, ((-20, 250), (150, 250), (150, 520)), 44)
    _pipe(c, air, ((1620, 180), (1300, 180), (1300, -20)), 38)
    _gear(c, air, 1512, 400, 104, 14)
    _gear(c, air, 1392, 300, 58, 10)
    _hearth(c, air, 168, 780, 0.84)
    ladle(c, 1466, 520, air.fire)
    _chain(c, air, 1474, -10, 380)
    _channel(
        c, air, ((1398, 764), (1330, 850), (1180, 900), (800, 930), (420, 900), (250, 840), (190, 790)), 15
    )
    _mould(c, air, 1400, 712, 1.0)
    _anvil(c, 156, 946, 0.72)
    for x, ramp in ((352, TEAL), (1250, PURPLE)):
        crystal(c, x, 742, 70, ramp)
    _heap(c, _GEMS)
    for x, low in ((318, 250), (1262, 210)):
        _chain(c, air, x, -10, low)
    _calm(c, air, 1600, 1000, 560)
    c.glow(800, 1030, 980, air.fire.glow, 0.5, 0.24)
    c.path(roof_drips(1600, 150, 13, 8, -30), "#08080d")
    motes(c, drift(10, 30, 300, 380, 600) + drift(10, 1190, 300, 380, 600), air.sparks)
    return c


_GEMS = (
    ("emerald", GREEN, 1420.0, 902.0, 30.0, 14.0),
    ("cushion", ORANGE, 1560.0, 900.0, 32.0, -10.0),
    ("marquise", BLUE, 1490.0, 886.0, 42.0, 22.0),
    ("trillion", PINK, 1536.0, 948.0, 36.0, -12.0),
    ("hexagon", TEAL, 1456.0, 950.0, 30.0, 8.0),
)


def _tall(air: Air) -> Canvas:
    c = Canvas(900, 1200, outline=0)
    _hall(c, air, 900, 1200)
    _vault(c, air, 900, 268, 6)
    _steam(c, air, ((170, 70, 240), (680, 50, 280), (430, 120, 200)))
    _floor(c, air, 900, 268, 1200, 9)
    _cliffs(c, air, 900, 470, 1200)
    _pipe(c, air, ((-20, 60), (250, 60), (250, -20)), 26)
    _gear(c, air, 640, 96, 62, 12)
    _hearth(c, air, 118, 276, 0.52)
    _hearth(c, air, 780, 276, 0.5)
    c.open(transform="translate(520 106)scale(.72)")
    ladle(c, 0, 0, air.fire)
    c.close()
    _chain(c, air, 526, -10, 8)
    _mould(c, air, 472, 250, 0.7)
    _anvil(c, 318, 300, 0.36, with_hammer=False)
    for x, y, ramp in ((28, 720, TEAL), (874, 660, PURPLE), (872, 910, BLUE)):
        crystal(c, x, y, 80, ramp)
    _channel(c, air, ((-20, 1090), (160, 1120), (450, 1136), (740, 1120), (920, 1090)), 15)
    c.glow(450, 460, 620, "#07060a", 0.85, 0.4)
    _calm(c, air, 900, 1200, 520)
    c.glow(450, 1210, 620, air.fire.glow, 0.55, 0.3)
    c.path(roof_drips(900, 74, 9, 8, -34), "#08080d")
    _heap(c, _TALL_GEMS)
    motes(c, drift(18, 30, 200, 840, 960), air.sparks)
    return c


_TALL_GEMS = (
    ("emerald", GREEN, 66.0, 1156.0, 30.0, 14.0),
    ("marquise", BLUE, 132.0, 1168.0, 36.0, 28.0),
    ("cushion", ORANGE, 838.0, 1150.0, 32.0, -10.0),
    ("trillion", PINK, 772.0, 1166.0, 32.0, -12.0),
)


def scene() -> Canvas:
    """The wide smithy by its embers; the board stands in the middle."""
    return _wide(DIM)


def scene_hot() -> Canvas:
    """The wide smithy in full blaze."""
    return _wide(WHITE_HOT)


def scene_tall() -> Canvas:
    """The smithy for a phone held upright; the furnaces stand above the board."""
    return _tall(DIM)


def scene_hot_tall() -> Canvas:
    """The upright smithy in full blaze."""
    return _tall(WHITE_HOT)

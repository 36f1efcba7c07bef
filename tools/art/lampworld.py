"""The bonus of Three Lamps: inside the lamp, a vault of stars and glowing smoke."""

import math

from tools.art.canvas import Canvas
from tools.art.palette import OUTLINE
from tools.art.pen import Point, box, ellipse, mirror, polygon, ribbon, ring, sparkle
from tools.art.solid import grain
from tools.art.souk import AMBER, BRASS, RUBY, SAPPHIRE, TILE, beads, khatim, piece
from tools.art.village import drift, motes

_DARK = "#0a0424"
_COIN = AMBER.toward("#ffe04a", 0.3)


def _vault(c: Canvas, cx: float, cy: float, reach: float) -> None:
    """A carpet of stars drawn up into the mouth of the lamp."""
    spokes, rings = 26, 11
    radii = [reach * (0.1 + 0.9 * (k / rings) ** 1.35) for k in range(rings + 1)]

    def at(i: float, k: int) -> Point:
        a = math.tau * i / spokes
        return cx + radii[k] * math.cos(a), cy + radii[k] * math.sin(a)

    for k in range(1, rings):
        turns = [i + k % 2 / 2 for i in range(spokes)]
        turns = [i for i in turns if -30 < at(i, k)[0] < c.width + 30 and -30 < at(i, k)[1] < c.height + 30]
        cells = "".join(polygon([at(i - 0.5, k), at(i, k + 1), at(i + 0.5, k), at(i, k - 1)]) for i in turns)
        c.path(cells, "#6a3cc8" if k % 2 else "#2c1a8a", opacity=0.22)
        c.line(cells, "#b48cff", 1.6, opacity=0.24)
        size, fade = 3.0 + radii[k] * 0.016, 0.75 - 0.05 * k
        knots = [at(i, k) for i in turns]
        c.path("".join(sparkle(x, y, size * 1.5) for x, y in knots[:: 1 + (k < 4)]), "#ffe6ac", opacity=fade)
        if k % 3 == 0:
            c.path("".join(khatim(x, y, size) for x, y in knots[1::2]), "#ffd27a", opacity=fade)


def _mouth(c: Canvas, cx: float, cy: float, r: float) -> None:
    """Moonlight through the opening far above, in a brass collar."""
    for k in range(14):
        a = math.radians(k * 360 / 14 + 6 * grain(k))
        spread = 0.07 + 0.03 * grain(k + 9)
        far = r * 10
        beam = [(cx, cy)]
        beam += [(cx + far * math.cos(a + s), cy + far * math.sin(a + s)) for s in (-spread, spread)]
        c.path(polygon(beam), c.radial([(0, "#ffeec0", 0.4), (1, "#ffcf7a", 0)], cx, cy, far))
    c.glow(cx, cy, r * 5, "#ffd98a", 0.8)
    piece(c, khatim(cx, cy, r * 1.6), BRASS, depth=7, seam=6, high=0.9, low=0.3)
    beads(c, ring(cx, cy, r * 1.3, 16), 3)
    c.path(ellipse(cx, cy, r * 1.1), OUTLINE)
    c.path(ellipse(cx, cy, r), c.radial([(0, "#ffffff"), (0.6, "#fff0c0"), (1, "#ffc85a")], cx, cy, r))


def _ribs(c: Canvas, width: int, height: int, mouth: float, reach: float) -> None:
    """Brass ribs of the lamp's belly on both sides, the nearer the wider."""
    for k, (out, wide) in enumerate(((0.62, 20), (0.9, 34), (1.16, 56))):
        x = width / 2 - reach * out
        points: list[Point] = [
            (width / 2 - reach * 0.22 * out, mouth - 90),
            (x + reach * 0.2, height * 0.14),
            (x, height * 0.42),
            (x + reach * 0.02, height * 0.72),
            (x + reach * 0.2, height * 1.06),
        ]
        d = ribbon(points, [wide * 0.3, wide * 0.7, wide, wide * 1.1, wide])
        for side in (d, mirror(d, width / 2)):
            piece(
                c,
                side,
                BRASS.toward("#2a1050", 0.5 - 0.16 * k),
                depth=wide * 0.22,
                seam=6,
                high=0.74,
                low=0.16,
            )
        studs = [(x + reach * 0.02 * (i % 2), height * (0.3 + 0.11 * i)) for i in range(5)]
        for p in (studs, [(width - px, py) for px, py in studs]) if k == 2 else ():
            beads(c, p, 7)


def _smoke(c: Canvas, points: list[Point], wide: float, colour: str, strength: float) -> None:
    """A tongue of glowing smoke: a soft body, a bright core."""
    n = len(points)
    swell = [wide * (0.25 + math.sin(math.pi * (i + 0.4) / n)) for i in range(n)]
    low, high = points[0][1], points[-1][1]
    for k, opacity in ((1.9, 0.16), (1.4, 0.2), (0.95, 0.26), (0.5, 0.34), (0.2, 0.5)):
        d = ribbon(points, [w * k for w in swell])
        stops = [(0, "#fff0c8", strength), (0.4, colour, strength), (1, colour, 0)]
        c.path(d, c.linear(stops, 0, low, 0, high), opacity=opacity)


def _hoard(c: Canvas, width: int, height: int, rise: float) -> None:
    """Coins heaped at both sides of the floor, jewels among them."""
    c.glow(width / 2, height, width * 0.6, "#ffa63a", 0.75, 0.34)
    for side in (0, 1):
        for i in range(38):
            k = i / 38
            x = (1 - (1 - k) ** 0.7) * width * 0.36 * abs(grain(i * 3 + side)) + 8 * grain(i)
            top = height - rise * max(0.12, 1 - x / (width * 0.3))
            y = top + (height - top) * (0.15 + 0.85 * k)
            px = width - x if side else x
            _coin(c, px, y, 19 + 5 * grain(i * 5), 50 * grain(i * 7 + side))
        for i, ramp in enumerate((RUBY, TILE, SAPPHIRE)):
            x = width * (0.03 + 0.075 * i)
            y = height - rise * (0.72 - 0.24 * i)
            px = width - x if side else x
            piece(c, polygon(ring(px, y, 17, 6)), ramp, depth=6, seam=5, high=0.95, low=0.3)
            c.path(polygon(ring(px, y, 8, 6)), ramp.at(0.8))


def _coin(c: Canvas, x: float, y: float, r: float, lean: float) -> None:
    flat = 0.45 + 0.5 * abs(math.sin(math.radians(lean * 3)))
    c.open(transform=f"translate({x:.0f} {y:.0f})scale({r / 20:.2f} {r * flat / 20:.2f})")
    c.path(ellipse(0, 3, 20), _COIN.at(0.2), stroke=OUTLINE, stroke_width=5)
    c.path(ellipse(0, 0, 20), _COIN.at(0.66))
    c.line(ellipse(0, 0, 14), _COIN.at(0.36), 2.6)
    c.line("M-16 -8Q-8 -20 6 -18", _COIN.at(1), 2.8)
    c.close()


def _cave(c: Canvas, width: int, height: int, mouth: float) -> None:
    stops = [(0, "#5a2aa8"), (0.3, "#34188a"), (0.65, "#1c0c5c"), (1, _DARK)]
    c.path(box(0, 0, width, height), c.radial(stops, width / 2, mouth, max(width, height) * 0.85))


def scene_bonus() -> Canvas:
    """Wide: the vault above, ribs at the sides, smoke from the floor."""
    c = Canvas(1600, 1000, outline=0)
    _cave(c, 1600, 1000, 120)
    _vault(c, 800, 120, 1100)
    _mouth(c, 800, 64, 36)
    _ribs(c, 1600, 1000, 60, 700)
    for way, colour, wide in ((1, "#c070ff", 90), (-1, "#ffb050", 80)):
        for k, (out, high) in enumerate(((560, 150), (690, 380))):
            mid = 800.0
            points = [
                (mid + way * 330, 1010.0),
                (mid + way * (out - 60), 860),
                (mid + way * (out + 70), 700 - 40 * k),
                (mid + way * (out - 70), 540),
                (mid + way * (out + 50), high + 180),
                (mid + way * (out - 40), high),
            ]
            _smoke(c, points, wide - 26 * k, colour if k == 0 else "#50c8d8", 0.9)
    _hoard(c, 1600, 1000, 210)
    c.glow(800, 620, 640, _DARK, 0.5, 0.7)
    motes(c, drift(14, 20, 260, 300, 700) + drift(14, 1280, 260, 300, 700))
    return c


def scene_bonus_tall() -> Canvas:
    """Upright: the same vault, its mouth over the board."""
    c = Canvas(900, 1200, outline=0)
    _cave(c, 900, 1200, 150)
    _vault(c, 450, 150, 1150)
    _mouth(c, 450, 76, 34)
    _ribs(c, 900, 1200, 80, 410)
    for way, colour in ((1, "#c070ff"), (-1, "#ffb050")):
        points = [
            (450.0 + way * 180, 1210.0),
            (450 + way * 330, 1020),
            (450 + way * 400, 800),
            (450 + way * 300, 560),
            (450 + way * 390, 330),
            (450 + way * 300, 90),
        ]
        _smoke(c, points, 80, colour, 0.9)
    _hoard(c, 900, 1200, 190)
    c.glow(450, 720, 420, _DARK, 0.5, 1.1)
    motes(c, drift(16, 20, 200, 860, 900))
    return c

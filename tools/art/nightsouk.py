"""The backgrounds of Three Lamps: the souk by night, its lamps alight under a carpet of stars."""

from tools.art.canvas import Canvas
from tools.art.genie import little_lamp
from tools.art.palette import CREAM, OUTLINE, Ramp, mix
from tools.art.pen import Point, box, ellipse, grow, polygon, ribbon, ring, rounded, shift, sparkle
from tools.art.solid import grain
from tools.art.souk import AMBER, BRASS, INDIGO, PLUM, RUBY, SAPPHIRE, TILE, khatim, lantern, lozenges, piece
from tools.art.village import drift, motes

_WALL = Ramp("#160c38", "#3a2462", "#7a4c86", "#f0b890")


def star_carpet(c: Canvas, width: float, height: float, pitch: float = 66) -> None:
    """The sky woven like a carpet: lozenges, a star in each knot, every third row of eight points."""
    rows = int(height / (pitch * 0.5)) + 1
    xs = [x * pitch for x in range(int(width / pitch) + 3)]
    net = "".join(polygon(ring(x, 0, pitch * 0.42, 4, ry=pitch * 0.44)) for x in xs)
    small = ["".join(sparkle(x, 0, 5 + 4 * abs(grain(k + i))) for i, x in enumerate(xs)) for k in (0, 40)]
    great = "".join(khatim(x, 0, 8.5) for x in xs[::2])
    for row in range(rows):
        fade = max(0.1, 0.9 - 0.8 * row / rows)
        along = row % 2 * pitch / 2 - pitch * (row % 4 // 2)
        place = f"translate({along:g} {row * pitch * 0.5 + 8:g})"
        c.line(net, "#8c7cf4", 1.4, opacity=fade * 0.3, transform=place)
        c.path(small[row // 2 % 2], "#fff3c8", opacity=fade, transform=place)
        if row % 3 == 1:
            c.path(great, "#ffdf96", opacity=fade, transform=place)


def sky(c: Canvas, width: int, horizon: float, moon: Point) -> None:
    """Night over the town, warm where the lamps are."""
    stops = [(0, "#080630"), (0.4, "#1c1566"), (0.7, "#47288a"), (0.88, "#9a4484"), (1, "#f08a4a")]
    c.path(box(0, 0, width, horizon + 60), c.linear(stops, 0, 0, 0, horizon))
    star_carpet(c, width, horizon * 0.74)
    x, y = moon
    c.glow(x, y, 150, "#fff2c0", 0.4)
    c.path(
        f"M{x + 30} {y - 40}C{x - 14} {y - 36} {x - 22} {y + 30} {x + 22} {y + 46}C{x - 30} {y + 54} "
        f"{x - 62} {y + 4} {x - 36} {y - 34}C{x - 20} {y - 56} {x + 10} {y - 56} {x + 30} {y - 40}Z",
        "#ffefbc",
    )
    c.glow(width / 2, horizon + 20, width * 0.62, "#ffae4a", 0.9, 0.42)


def _dome(x: float, base: float, r: float, top: float) -> str:
    return (
        f"M{x - r:.0f} {base:.0f}L{x - r:.0f} {top:.0f}C{x - r * 1.25:.0f} {top - r * 0.9:.0f} "
        f"{x - r * 0.3:.0f} {top - r:.0f} {x:.0f} {top - r * 1.8:.0f}C{x + r * 0.3:.0f} {top - r:.0f} "
        f"{x + r * 1.25:.0f} {top - r * 0.9:.0f} {x + r:.0f} {top:.0f}L{x + r:.0f} {base:.0f}Z"
    )


def _minaret(x: float, base: float, half: float, top: float) -> str:
    return (
        f"M{x - half} {base}L{x - half} {top}L{x - half * 1.5} {top}L{x - half * 1.5} {top - 12}"
        f"L{x - half} {top - 12}L{x - half} {top - 46}L{x} {top - 90}L{x + half} {top - 46}"
        f"L{x + half} {top - 12}L{x + half * 1.5} {top - 12}L{x + half * 1.5} {top}L{x + half} {top}"
        f"L{x + half} {base}Z"
    )


def _window(x: float, y: float, k: float) -> str:
    return shift(grow("M-6 0L-6 -16Q-6 -24 0 -29Q6 -24 6 -16L6 0Z", k), x, y)


def city(c: Canvas, width: int, base: float) -> None:
    """Domes and towers in three depths, windows lit."""
    for layer, (rise, colour, light) in enumerate(
        ((214, "#5a3a92", "#ffc878"), (128, "#35236e", "#ffc05a"), (44, "#1e1450", "#ffb84a"))
    ):
        shapes, lit, step = "", "", 118 + 26 * layer
        for i in range(-1, width // step + 2):
            x = i * step + 40 * layer + 26 * grain(i * 3 + layer)
            r = 34 + 10 * layer + 12 * grain(i * 7 + layer)
            top = base - rise + 34 * grain(i * 5 + layer)
            shapes += _dome(x, base + 90, r, top)
            shapes += box(x - r * 1.7, top + 34, r * 3.4, base + 60 - top)
            if (i + layer) % 2:
                shapes += _minaret(x + step / 2, base + 90, 9 + 2 * layer, top - 40)
                lit += _window(x + step / 2, top - 54, 0.6)
            for k in (-1, 0, 1):
                if grain(i * 9 + k + layer * 5) > 0.1:
                    lit += _window(x + k * r * 0.9, top + 84 + 14 * (k == 0), 0.8 + 0.14 * layer)
        c.path(
            shapes,
            c.linear(
                [(0, colour), (1, mix(colour, "#c0603c", (0.6, 0.4, 0.12)[layer]))],
                0,
                base - rise,
                0,
                base + 90,
            ),
        )
        c.path(lit, light, opacity=0.75 + 0.1 * layer)


def arcade(c: Canvas, width: int, foot: float, step: int = 92) -> None:
    """The booths along the street's far side: lit arches under awnings, lamplight on the walls."""
    c.path(box(0, foot - 70, width, 74), c.linear([(0, "#3a1a4e"), (1, "#7a3448")], 0, foot - 70, 0, foot))
    arch, cloth, folds = "", "", ""
    for i in range(width // step + 2):
        x = i * step - 20
        arch += shift(grow("M-6 0L-6 -14Q-7 -23 0 -29Q7 -23 6 -14L6 0Z", 4.2, ky=1.9), x, foot)
        cloth += f"M{x - 34} {foot - 66}L{x + 34} {foot - 66}L{x + 42} {foot - 46}L{x - 42} {foot - 46}Z"
        folds += "".join(f"M{x + k * 17} {foot - 66}L{x + k * 21} {foot - 46}" for k in (-1, 0, 1))
        c.glow(x, foot - 20, 78, "#ffb04a", 0.7)
    c.path(arch, c.linear([(0, "#f08a34"), (1, "#ffe29a")], 0, foot - 56, 0, foot))
    c.path(cloth, "#8a2438", stroke=OUTLINE, stroke_width=3)
    c.line(folds, "#f0c890", 6, opacity=0.5)
    c.glow(width / 2, foot - 30, width * 0.6, "#ff9a3c", 0.4, 0.16)


def ground(c: Canvas, width: int, top: float, height: int) -> None:
    """Paving of lozenges that run away from us, warm with lamplight."""
    c.path(
        box(0, top, width, height - top),
        c.linear([(0, "#7a3c52"), (0.3, "#3c2158"), (1, "#120a34")], 0, top, 0, height),
    )
    centre = width / 2

    def at(i: float, k: float) -> Point:
        near = 0.34 + 1.3 * k * k + 0.3 * k
        return centre + i * 120 * near, top + (height - top) * k**1.25

    rows = 6
    for row in range(rows):
        pale = ""
        a, m, b = row / rows, (row + 0.5) / rows, (row + 1) / rows
        for i in range(-18, 19):
            if abs(at(i, m)[0] - centre) > centre + 60 * m:
                continue
            left, right = at(i - 0.48, m), at(i + 0.48, m)
            pale += polygon([at(i, a), right, at(i, b), left])
        c.path(pale, mix("#d87a5a", "#4a3a9a", a**0.6), opacity=0.34)
    c.line(f"M0 {top}L{width} {top}", "#ffb46a", 3, opacity=0.6)
    for i in range(5):
        c.glow(width * (0.1 + 0.2 * i), top + 24 + 30 * (i % 2), width * 0.16, "#ffa64a", 0.6, 0.3)


# Stalls


def _awning(c: Canvas, left: float, right: float, top: float, drop: float, ramp: Ramp) -> None:
    """Striped cloth with a scalloped hem."""
    count = 8
    wide, y = (right - left) / count, top + drop
    stripes = ["", ""]
    for i in range(count):
        x, lean = left + wide * i, (i - count / 2) * 4 - 8
        stripes[i % 2] += (
            f"M{x - lean:.1f} {top}L{x + wide - lean:.1f} {top}L{x + wide:.1f} {y}"
            f"Q{x + wide:.1f} {y + wide * 0.62:.1f} {x + wide / 2:.1f} {y + wide * 0.62:.1f}"
            f"Q{x:.1f} {y + wide * 0.62:.1f} {x:.1f} {y}Z"
        )
    for d, paint in zip(stripes, (CREAM.toward(INDIGO.mid, 0.18), ramp), strict=True):
        piece(c, d, paint, depth=4, seam=5, high=0.66, low=0.3)
    piece(c, box(left, top - 10, right - left, 16, 5), BRASS, depth=4, seam=5, high=0.85)


def _pot(c: Canvas, x: float, foot: float, k: float, ramp: Ramp) -> None:
    d = "M-14 -74L14 -74L11 -60C42 -44 34 -8 16 0L-16 0C-34 -8 -42 -44 -11 -60Z"
    piece(c, shift(grow(d, k), x, foot), ramp, depth=8 * k, seam=5, high=0.76, low=0.24)
    c.line(shift(grow("M-29 -34Q0 -26 29 -34", k), x, foot), BRASS.at(0.7), 4 * k)


def _spice(c: Canvas, x: float, foot: float, k: float, ramp: Ramp) -> None:
    """A bowl with a cone of spice."""
    cone = rounded([(x - 30 * k, foot - 20 * k), (x, foot - 66 * k), (x + 30 * k, foot - 20 * k)], 6)
    piece(c, cone, ramp, depth=7 * k, seam=5, high=0.8, low=0.36)
    bowl = shift(grow("M-36 -24L36 -24Q28 0 0 0Q-28 0 -36 -24Z", k), x, foot)
    piece(c, bowl, BRASS, depth=5 * k, seam=5, high=0.86, low=0.3)


def _rolls(c: Canvas, x: float, foot: float, k: float) -> None:
    """Carpets rolled up, leaning together."""
    for dx, tall, ramp, lean in ((-30, 150, RUBY, -8), (0, 176, SAPPHIRE, 0), (32, 140, PLUM, 9)):
        a, b = (x + dx * k, foot), (x + (dx + lean * 2) * k, foot - tall * k)
        d = ribbon([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [30 * k] * 3)
        piece(c, d, ramp.toward(INDIGO.deep, 0.12), depth=7 * k, seam=5, high=0.7, low=0.24)
        piece(c, ellipse(b[0], b[1], 15 * k, 8 * k), CREAM, depth=3, seam=4, high=0.6)
        c.line(ellipse(b[0], b[1], 7 * k, 3.4 * k), ramp.at(0.2), 2)


def stall(c: Canvas, left: float, foot: float, k: float = 1.0) -> None:
    """A booth with its wares, its own lanterns under the cloth."""
    wide, top = 300 * k, foot - 400 * k
    c.path(box(left, top, wide, 400 * k), c.linear([(0, "#150a34"), (1, "#5a2a3a")], 0, top, 0, foot))
    c.glow(left + wide / 2, foot - 190 * k, 220 * k, "#ff9a3a", 0.75)
    for x in (left, left + wide - 16 * k):
        piece(c, box(x, top, 16 * k, 400 * k, 3), _WALL, depth=4, seam=5, high=0.8, low=0.3)
    for i, tone in enumerate((TILE, PLUM, AMBER)):
        c.line(
            f"M{left + 16 * k} {foot - (150 - i) * k}L{left + wide - 16 * k} {foot - (150 - i) * k}",
            OUTLINE,
            10,
        )
        _pot(c, left + (66 + 84 * i) * k, foot - 152 * k, 0.86 * k, tone)
    counter = box(left - 12 * k, foot - 96 * k, wide + 24 * k, 96 * k, 5)
    piece(c, counter, INDIGO, depth=8, seam=6, high=0.56, low=0.16)
    lozenges(c, [(left + (24 + 42 * i) * k, foot - 44 * k) for i in range(7)], 17 * k, 26 * k)
    piece(c, box(left - 18 * k, foot - 108 * k, wide + 36 * k, 20 * k, 5), BRASS, depth=5, seam=5, high=0.88)
    for i, ramp in enumerate((RUBY, AMBER, TILE)):
        _spice(c, left + (56 + 66 * i) * k, foot - 106 * k, 0.78 * k, ramp)
    little_lamp(c, left + 252 * k, foot - 138 * k, 0.52 * k)
    for x in (0.28, 0.72):
        lantern(c, left + wide * x, top + 118 * k, 0.5 * k, 40 * k)
    _awning(c, left - 26 * k, left + wide + 26 * k, top - 14 * k, 62 * k, RUBY)


def gatehouse(c: Canvas, x: float, foot: float, k: float = 1.0) -> None:
    """A house front of tiles with a lit horseshoe door."""
    half, top = 170 * k, foot - 520 * k
    piece(c, box(x - half, top, half * 2, 520 * k), _WALL, depth=8, seam=6, high=0.44, low=0.2)
    merlon = "M-18 4L-18 -20L0 -40L18 -20L18 4Z"
    row = "".join(shift(grow(merlon, k), x - half + (i + 0.5) * half * 2 / 7, top) for i in range(7))
    piece(c, row, _WALL, depth=5, seam=5, high=0.5, low=0.24)
    places = [(x + (i - 3) * 46 * k, top + (56 + 52 * j) * k) for j in range(2) for i in range(7)]
    lozenges(c, places, 20 * k, 23 * k)
    for y in (top + 16 * k, top + 146 * k):
        c.line(f"M{x - half} {y}L{x + half} {y}", BRASS.at(0.6), 6 * k)
    joints = ""
    for j in range(8):
        y = top + (178 + 44 * j) * k
        starts = [x - half + (j % 2 * 34 + i * 68) * k for i in range(5)]
        joints += "".join(f"M{a:.0f} {y:.0f}L{min(a + 54 * k, x + half):.0f} {y:.0f}" for a in starts)
    c.line(joints, _WALL.at(0.7), 2.4, opacity=0.35)
    _door(c, x, foot, k)


def _door(c: Canvas, x: float, foot: float, k: float) -> None:
    """An arch bound in tiles, lamplight and a second arch within."""
    w, y = 82 * k, foot - 190 * k
    door = shift(grow("M-82 190L-82 0C-115 -70 -82 -124 0 -160C82 -124 115 -70 82 0L82 190Z", k), x, y)
    c.line(door, OUTLINE, 34 * k)
    c.line(door, TILE.at(0.36), 26 * k)
    c.line(door, TILE.at(0.8), 26 * k, stroke_dasharray=f"{9 * k:.0f} {13 * k:.0f}", stroke_linecap="butt")
    light = c.linear([(0, "#7a2c4a"), (0.5, "#f08a3a"), (1, "#ffdc8a")], 0, y - 160 * k, 0, foot)
    c.path(door, light, stroke=BRASS.at(0.7), stroke_width=6 * k)
    inner = shift(grow(door, 0.5, x, foot - 26 * k, 0.56), 0, -10 * k)
    far = c.linear([(0, "#ffd27a"), (1, "#fff4c8")], 0, y - 60 * k, 0, foot)
    c.path(inner, far, stroke="#a8502a", stroke_width=7 * k)
    floor = polygon([(x - w, foot), (x - w / 2, foot - 36 * k), (x + w / 2, foot - 36 * k), (x + w, foot)])
    c.path(floor, "#b04a2a")
    c.path(grow(floor, 0.5, x, foot), "#d8283a", stroke="#ffd27a", stroke_width=4 * k)
    c.glow(x, foot - 90 * k, 190 * k, "#ffc85a", 0.6)
    lantern(c, x, y - 24 * k, 0.7 * k, 60 * k)


def string_of_lanterns(c: Canvas, a: Point, b: Point, sag: float, count: int, k: float) -> None:
    """Lanterns on a rope."""
    c.line(f"M{a[0]} {a[1]}Q{(a[0] + b[0]) / 2} {(a[1] + b[1]) / 2 + sag * 2} {b[0]} {b[1]}", OUTLINE, 5)
    lights = ("#ffb04a", "#7ac8ff", "#ff7a6a", "#7ae0b0")
    for i in range(count):
        t = (i + 0.5) / count
        x = a[0] + (b[0] - a[0]) * t
        y = a[1] + (b[1] - a[1]) * t + 4 * sag * t * (1 - t)
        lantern(c, round(x), round(y + 48 * k), k, 3, lights[i % 4])


def _quiet(c: Canvas, width: int, height: int) -> None:
    """Quiet in the middle, where the board stands, and at the foot."""
    c.glow(width / 2, height * 0.62, width * 0.42, NIGHT_SHADE, 0.55, 0.8)
    c.path(
        box(0, height - 180, width, 180),
        c.linear([(0, NIGHT_SHADE, 0), (1, NIGHT_SHADE, 0.72)], 0, height - 180, 0, height),
    )


NIGHT_SHADE = "#08052a"


def scene() -> Canvas:
    """Wide: a booth on the left, the tiled gatehouse on the right, the town between."""
    c = Canvas(1600, 1000, outline=0)
    sky(c, 1600, 640, (1402, 232))
    city(c, 1600, 640)
    arcade(c, 1600, 702)
    ground(c, 1600, 700, 1000)
    gatehouse(c, 1462, 880, 0.98)
    stall(c, 4, 900, 0.94)
    _rolls(c, 322, 880, 0.7)
    _pot(c, 1290, 900, 1.1, RUBY)
    _pot(c, 1336, 924, 0.9, TILE)
    string_of_lanterns(c, (-20, 60), (360, 30), 60, 4, 0.62)
    string_of_lanterns(c, (1240, 30), (1620, 60), 60, 4, 0.62)
    _quiet(c, 1600, 1000)
    motes(c, drift(10, 20, 420, 270, 520) + drift(10, 1310, 420, 270, 520))
    return c


def scene_tall() -> Canvas:
    """Upright: much sky, the town's roofs under it, the booth and the gatehouse low down."""
    c = Canvas(900, 1200, outline=0)
    sky(c, 900, 500, (452, 108))
    city(c, 900, 500)
    arcade(c, 900, 574)
    ground(c, 900, 572, 1200)
    gatehouse(c, 770, 900, 0.8)
    stall(c, 20, 930, 0.8)
    _pot(c, 330, 980, 1.1, RUBY)
    _pot(c, 620, 960, 1.0, TILE)
    string_of_lanterns(c, (-20, 34), (340, 14), 40, 3, 0.56)
    string_of_lanterns(c, (560, 14), (920, 34), 40, 3, 0.56)
    _quiet(c, 900, 1200)
    motes(c, drift(12, 20, 300, 860, 700))
    return c

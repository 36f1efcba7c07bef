"""Key art of Three Lamps: a night souk under a carpet of stars."""

from tools.art.canvas import Canvas
from tools.art.form import form, glint, gloss, moulding
from tools.art.gems import gem
from tools.art.lobby import card, veil
from tools.art.palette import BLUE, GOLD, ORANGE, OUTLINE, RED, TEAL, Ramp
from tools.art.pen import Point, ellipse, polygon, ribbon, ring, rounded, shift, sparkle
from tools.art.solid import grain

_TILE = Ramp("#03222e", "#0d6a78", "#33b8b8", "#d2fff2")


_LAMP_GEMS = (("marquise", BLUE, 92), ("pear", ORANGE, 240), ("trillion", RED, 388))


def three_lamps() -> Canvas:
    """Three brass lamps under an arch of tiles and a carpet of stars."""
    c = card("#100c4a", "#3a2a8c", "#1c0f38")
    _stars(c)
    _city(c)
    c.glow(240, 520, 300, "#ff9a2a", 0.6)
    _arch(c)
    for x, y, size, glow in (
        (98, 408, 0.7, "#4f9bff"),
        (382, 408, 0.7, "#ff5a5a"),
        (240, 478, 1.05, "#ffb02e"),
    ):
        _pedestal(c, x, y + 64 * size, 74 * size)
        c.glow(x, y - 60 * size, 150 * size, glow, 0.6)
        _smoke(c, x + 104 * size, y - 46 * size, size, glow)
        _lamp(c, x, y, size)
    for cut, ramp, x in _LAMP_GEMS:
        y, r = (206, 66) if x == 240 else (246, 44)
        c.glow(x, y, r * 2.2, ramp.bright, 0.65)
        gem(c, cut, ramp, x, y, r, seed=x % 7)
    veil(c, "#0a0518")
    return c


def _stars(c: Canvas) -> None:
    """The sky woven like a carpet: rows of lozenges, a star in each knot."""
    for row in range(9):
        places = [(column * 48 + row % 2 * 24, 14 + row * 30) for column in range(1, 10)]
        fade = max(0.12, 0.75 - row * 0.07)
        c.line(
            "".join(polygon(ring(x, y, 21, 4, ry=27)) for x, y in places), "#8f7bf0", 1.2, opacity=fade * 0.4
        )
        c.path(
            "".join(sparkle(x, y, 5 + 3 * abs(grain(row * 11 + i))) for i, (x, y) in enumerate(places)),
            "#fff2c0",
            opacity=fade,
        )
    c.glow(366, 124, 90, "#fff2c0", 0.4)
    c.path(
        shift("M392 60C360 64 352 108 384 122C350 126 326 92 344 66C354 50 376 48 392 60Z", -2, 26), "#ffeeb8"
    )


def _city(c: Canvas) -> None:
    """Domes and towers, far and near."""
    for base, colour, light in ((318, "#33268a", "#ffb84a"), (384, "#1d1354", "#ffcf6a")):
        shapes, lit = "", ""
        for i in range(7):
            x = -10 + i * 82 + (base - 318) * 0.6
            r = 26 + 12 * abs(grain(i + base))
            top = base - r - 20 * (i % 2)
            shapes += (
                f"M{x - r:.0f} 600L{x - r:.0f} {top:.0f}C{x - r * 1.25:.0f} {top - r * 0.9:.0f} "
                f"{x - r * 0.3:.0f} {top - r:.0f} {x:.0f} {top - r * 1.8:.0f}"
                f"C{x + r * 0.3:.0f} {top - r:.0f} {x + r * 1.25:.0f} {top - r * 0.9:.0f} "
                f"{x + r:.0f} {top:.0f}L{x + r:.0f} 600Z"
            )
            tower = x + 41
            shapes += (
                f"M{tower - 7} 600L{tower - 7} {base - 96}L{tower} {base - 122}L{tower + 7} "
                f"{base - 96}L{tower + 7} 600Z"
            )
            for k in range(2):
                left = x - 9 + k * 14
                lit += polygon(
                    [
                        (left, top + 14),
                        (left + 4, top + 8),
                        (left + 8, top + 14),
                        (left + 8, top + 28),
                        (left, top + 28),
                    ]
                )
        c.path(shapes, colour)
        c.path(lit, light, opacity=0.85)


def _arch(c: Canvas) -> None:
    """A horseshoe arch set with tiles."""
    wall = (
        "M-10 -10L490 -10L490 610L-10 610ZM60 600L60 300C16 240 20 96 150 66"
        "C196 54 224 40 240 22C256 40 284 54 330 66C460 96 464 240 420 300L420 600Z"
    )
    c.path(
        wall, c.linear([(0, "#0e3a50"), (0.6, "#0d2446"), (1, "#0a0f24")], 0, 0, 0, 600), fill_rule="evenodd"
    )
    places = [(column * 48, row * 50 + column % 2 * 25) for row in range(12) for column in range(11)]
    places = [(x, y) for x, y in places if not 34 < x < 446 or y <= 40 or (y < 110 and abs(x - 240) > 150)]
    c.line("".join(polygon(ring(x, y, 20, 4, ry=22)) for x, y in places), OUTLINE, 4)
    sides = ((0, 3, 0.62), (3, 2, 0.46), (1, 0, 0.34), (2, 1, 0.2))
    for a, b, light in sides:
        corners = [(ring(x, y, 20, 4, ry=22), (x, y)) for x, y in places]
        c.path("".join(polygon([four[a], four[b], middle]) for four, middle in corners), _TILE.at(light))
    c.path("".join(polygon(ring(x, y, 8, 4, ry=9)) for x, y in places), GOLD.at(0.55))
    moulding(c, wall.split("Z")[1], GOLD, 13, seam=6)


def _pedestal(c: Canvas, x: float, y: float, half: float) -> None:
    """A stepped stand of tiles under a lamp."""
    base = _TILE.toward("#0a0f24", 0.25)
    form(
        c,
        polygon(
            [(x - half, y + 14), (x + half, y + 14), (x + half * 1.1, y + 220), (x - half * 1.1, y + 220)]
        ),
        base,
        depth=10,
        seam=7,
        high=0.5,
        low=0.16,
    )
    form(
        c,
        rounded(
            [(x - half * 1.2, y), (x + half * 1.2, y), (x + half * 1.12, y + 18), (x - half * 1.12, y + 18)],
            4,
        ),
        GOLD,
        depth=5,
        seam=6,
        high=0.85,
    )
    tiles = [(x - half * 0.56, y + 44), (x, y + 44), (x + half * 0.56, y + 44)]
    for tx, ty in tiles:
        form(c, polygon(ring(tx, ty, half * 0.2, 4)), _TILE, depth=4, seam=4, high=0.8)


def _smoke(c: Canvas, x: float, y: float, k: float, colour: str) -> None:
    points: list[Point] = [
        (x, y),
        (x + 16 * k, y - 30 * k),
        (x - 22 * k, y - 62 * k),
        (x - 70 * k, y - 92 * k),
        (x - 62 * k, y - 136 * k),
    ]
    d = ribbon(points, [5 * k, 15 * k, 24 * k, 30 * k, 6 * k])
    c.path(d, c.linear([(0, colour, 0.05), (1, "#fff2d0", 0.75)], 0, y - 140 * k, 0, y))


def _lamp(c: Canvas, x: float, y: float, k: float) -> None:
    """A genie's lamp, its spout to the right."""
    c.open(transform=f"translate({x} {y})scale({k})")
    handle = ribbon([(-56, -22), (-92, -42), (-106, -14), (-84, 8), (-50, 6)], [11, 12, 13, 12, 10])
    form(c, handle, GOLD, depth=5, seam=6, outer=False)
    body = (
        "M-66 -16C-40 -34 40 -36 62 -20C80 -18 88 -32 104 -40C112 -42 116 -34 110 -28"
        "C96 -8 84 20 46 32C20 40 -20 40 -42 30C-60 20 -72 2 -66 -16Z"
    )
    form(c, body, GOLD, depth=13, seam=7, high=0.88, low=0.28, outer=False)
    c.line("M-58 4C-20 16 40 14 82 -8", GOLD.at(0.14), 3.4)
    c.line("M-58 8C-20 20 40 18 80 -4", GOLD.at(0.9), 1.8)
    for i in range(5):
        px = -36 + i * 22
        form(c, polygon(ring(px, 22 - abs(i - 2) * 1.5, 6, 4)), TEAL, depth=2, seam=3, outer=False)
    lid = "M-38 -28C-30 -52 -10 -58 0 -58C10 -58 30 -52 38 -28C12 -34 -12 -34 -38 -28Z"
    form(c, lid, GOLD, depth=7, seam=6, high=0.92, outer=False)
    form(c, ellipse(0, -66, 9, 10), RED, depth=4, seam=5, high=0.9, outer=False)
    foot = "M-22 34L22 34C24 46 36 50 42 58C42 63 40 64 36 64"
    foot += "L-36 64C-40 64 -42 63 -42 58C-36 50 -24 46 -22 34Z"
    form(c, foot, GOLD, depth=7, seam=6, high=0.8, outer=False)
    gloss(c, "M-52 -8C-40 -20 -10 -24 10 -24C-10 -18 -34 -10 -44 4C-50 8 -58 0 -52 -8Z", 0.8)
    glint(c, -34, -10, 15)
    c.glow(110, -42, 26, "#fff2c0", 0.9)
    c.close()

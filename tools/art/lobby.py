"""Key art of the lobby: each game in its own world. The lowest fifth stays calm for the name."""

import math

from tools.art import gnomes, mushrooms, runes
from tools.art.canvas import Canvas
from tools.art.form import ember, form, glint, gloss, moulding
from tools.art.gems import gem
from tools.art.palette import (
    BLUE, COPPER, GOLD, GREEN, IRON, ORANGE, OUTLINE, PINK, PURPLE, RED, TEAL, WHITE, Ramp,
)
from tools.art.pen import Point, box, ellipse, polygon, ribbon, ring, rounded, sparkle
from tools.art.solid import grain
from tools.art.village import house, lanterns, motes, ridge, roof_drips

WIDE, TALL = 480, 600


def card(top: str, middle: str, foot: str) -> Canvas:
    """An empty card under its sky."""
    c = Canvas(WIDE, TALL, outline=0)
    c.path(box(0, 0, WIDE, TALL), c.linear([(0, top), (0.55, middle), (1, foot)], 0, 0, 0, TALL))
    return c


def veil(c: Canvas, colour: str) -> None:
    """Darkens the foot of a card, where the name stands."""
    c.path(box(0, 430, WIDE, 170), c.linear([(0, colour, 0), (0.5, colour, 0.55), (1, colour, 0.95)],
                                            0, 430, 0, 600))


def fire_gnomes() -> Canvas:
    """The gnome before his village, bombs and mushrooms at his feet."""
    c = card("#0a1a26", "#17404a", "#150a0c")
    c.glow(110, 160, 260, "#4fc0a8", 0.45)
    c.glow(260, 360, 300, "#ff7a1a", 0.55)
    c.path(roof_drips(480, 190, 6, 3), "#0d1824")
    for x, y, size, roof, ramp in ((70, 330, 0.6, "hat", PURPLE), (410, 330, 0.62, "bell", GREEN),
                                   (250, 262, 0.42, "wide", ORANGE)):
        house(c, x, y, size, roof, ramp, 0.35)
    lanterns(c, (40, 214), (440, 214), 30, 11, 5)
    c.path(ridge(480, 350, 22, 5, 4, 600), "#10201a")
    c.place(mushrooms.purple(), 420, 392, 0.78, 8)
    c.place(mushrooms.green(), 62, 388, 0.8, -6)
    c.place(gnomes.scatter(), 240, 322, 1.62)
    c.place(runes.bomb(), 92, 484, 0.62, -10)
    c.place(mushrooms.orange(), 388, 482, 0.72)
    motes(c, [(40 + 400 * (i * 0.618 % 1), 90 + 380 * (i * 0.381 % 1), 3 + grain(i))
              for i in range(12)])
    c.path(roof_drips(480, 84, 7, 9, -14), "#06090e")
    veil(c, "#0a0507")
    return c


# --- Three Lamps -------------------------------------------------------------------------------

_TILE = Ramp("#03222e", "#0d6a78", "#33b8b8", "#d2fff2")
_LAMP_GEMS = (("marquise", BLUE, 92), ("pear", ORANGE, 240), ("trillion", RED, 388))


def three_lamps() -> Canvas:
    """Three brass lamps under an arch of tiles and a carpet of stars."""
    c = card("#0b0a33", "#2b1f6e", "#120a22")
    _stars(c)
    _city(c)
    _arch(c)
    for x, y, size, glow in ((92, 372, 0.62, "#4f9bff"), (388, 372, 0.62, "#ff5a5a"),
                             (240, 452, 1.0, "#ffb02e")):
        c.glow(x, y - 90 * size, 150 * size, glow, 0.6)
        _smoke(c, x + 78 * size, y - 34 * size, size, glow)
        _lamp(c, x, y, size)
    for cut, ramp, x in _LAMP_GEMS:
        y, r = (210, 58) if x == 240 else (206, 40)
        c.glow(x, y, r * 2.1, ramp.bright, 0.5)
        gem(c, cut, ramp, x, y, r, seed=x % 7)
    veil(c, "#0a0518")
    return c


def _stars(c: Canvas) -> None:
    """The sky woven like a carpet: rows of lozenges, a star in each knot."""
    for row in range(9):
        for column in range(11):
            x, y = column * 48 + row % 2 * 24, 14 + row * 30
            fade = max(0.08, 0.5 - row * 0.05)
            c.path(polygon(ring(x, y, 9, 4)), "#7f6be0", opacity=fade * 0.25)
            c.path(sparkle(x, y, 4 + 2 * abs(grain(row * 11 + column))), "#fff2c0", opacity=fade)
    c.glow(380, 90, 110, "#fff2c0", 0.35)
    c.path("M392 60C360 64 352 108 384 122C350 126 326 92 344 66C354 50 376 48 392 60Z", "#ffeeb8")


def _city(c: Canvas) -> None:
    """Domes and towers, far and near."""
    for base, colour, lit in ((330, "#241a5c", 0.5), (392, "#170f3f", 0.9)):
        for i in range(7):
            x = -10 + i * 82 + (base - 330) * 0.5
            r = 26 + 12 * abs(grain(i + base))
            top = base - r - 20 * (i % 2)
            dome = (f"M{x - r:.0f} 600L{x - r:.0f} {top:.0f}C{x - r * 1.25:.0f} {top - r * 0.9:.0f} "
                    f"{x - r * 0.3:.0f} {top - r:.0f} {x:.0f} {top - r * 1.8:.0f}"
                    f"C{x + r * 0.3:.0f} {top - r:.0f} {x + r * 1.25:.0f} {top - r * 0.9:.0f} "
                    f"{x + r:.0f} {top:.0f}L{x + r:.0f} 600Z")
            c.path(dome, colour)
            tower = x + 41
            c.path(f"M{tower - 7} 600L{tower - 7} {base - 96}L{tower} {base - 122}L{tower + 7} "
                   f"{base - 96}L{tower + 7} 600Z", colour)
            for k in range(2):
                c.path(rounded([(x - 9 + k * 14, top + 14), (x - 5 + k * 14, top + 8),
                                (x - 1 + k * 14, top + 14), (x - 1 + k * 14, top + 28),
                                (x - 9 + k * 14, top + 28)], 3), "#ffb84a", opacity=lit * 0.7)


def _arch(c: Canvas) -> None:
    """A horseshoe arch set with tiles."""
    wall = ("M-10 -10L490 -10L490 610L-10 610ZM60 600L60 300C16 240 20 96 150 66"
            "C196 54 224 40 240 22C256 40 284 54 330 66C460 96 464 240 420 300L420 600Z")
    c.path(wall, c.linear([(0, "#0c2f44"), (0.6, "#0d1f3c"), (1, "#0a0f24")], 0, 0, 0, 600),
           fill_rule="evenodd")
    for row in range(12):
        for column in range(11):
            x, y = column * 48, row * 50 + column % 2 * 25
            inside = 34 < x < 446 and y > 40 and not (y < 110 and abs(x - 240) > 150)
            if not inside:
                form(c, polygon(ring(x, y, 19, 4, ry=21)), _TILE, depth=4, seam=3,
                     high=0.55 - y * 0.0006, low=0.2)
    line = wall.split("Z")[1]
    moulding(c, line, GOLD, 13, seam=6)


def _smoke(c: Canvas, x: float, y: float, k: float, colour: str) -> None:
    points: list[Point] = [(x, y), (x + 16 * k, y - 30 * k), (x - 22 * k, y - 62 * k),
                           (x - 70 * k, y - 92 * k), (x - 62 * k, y - 136 * k)]
    d = ribbon(points, [5 * k, 15 * k, 24 * k, 30 * k, 6 * k])
    c.path(d, c.linear([(0, colour, 0.05), (1, "#fff2d0", 0.75)], 0, y - 140 * k, 0, y))


def _lamp(c: Canvas, x: float, y: float, k: float) -> None:
    """A genie's lamp, its spout to the right."""
    c.open(transform=f"translate({x} {y})scale({k})")
    handle = ribbon([(-56, -22), (-92, -42), (-106, -14), (-84, 8), (-50, 6)], [11, 12, 13, 12, 10])
    form(c, handle, GOLD, depth=5, seam=6, outer=False)
    body = ("M-66 -16C-40 -34 40 -36 62 -20C80 -18 88 -32 104 -40C112 -42 116 -34 110 -28"
            "C96 -8 84 20 46 32C20 40 -20 40 -42 30C-60 20 -72 2 -66 -16Z")
    form(c, body, GOLD, depth=13, seam=7, high=0.88, low=0.28, outer=False)
    c.line("M-58 4C-20 16 40 14 82 -8", GOLD.at(0.14), 3.4)
    c.line("M-58 8C-20 20 40 18 80 -4", GOLD.at(0.9), 1.8)
    for i in range(5):
        px = -36 + i * 22
        form(c, polygon(ring(px, 22 - abs(i - 2) * 1.5, 6, 4)), TEAL, depth=2, seam=3, outer=False)
    lid = "M-38 -28C-30 -52 -10 -58 0 -58C10 -58 30 -52 38 -28C12 -34 -12 -34 -38 -28Z"
    form(c, lid, GOLD, depth=7, seam=6, high=0.92, outer=False)
    form(c, ellipse(0, -66, 9, 10), RED, depth=4, seam=5, high=0.9, outer=False)
    foot = "M-22 34L22 34C24 46 36 50 42 58C42 63 40 64 36 64L-36 64C-40 64 -42 63 -42 58C-36 50 -24 46 -22 34Z"
    form(c, foot, GOLD, depth=7, seam=6, high=0.8, outer=False)
    gloss(c, "M-52 -8C-40 -20 -10 -24 10 -24C-10 -18 -34 -10 -44 4C-50 8 -58 0 -52 -8Z", 0.8)
    glint(c, -34, -10, 15)
    c.glow(110, -42, 26, "#fff2c0", 0.9)
    c.close()


# --- Forge of Gems -----------------------------------------------------------------------------


def forge() -> Canvas:
    """A furnace mouth, the anvil before it and a diamond on the anvil."""
    c = card("#0c0d14", "#231a1c", "#3a1206")
    for x, y, r in ((90, 90, 120), (400, 70, 130), (250, 40, 100)):
        c.glow(x, y, r, "#8a8fa5", 0.16)
    _furnace(c)
    c.glow(240, 300, 280, "#ff7a1a", 0.75)
    _crucible(c, 398, 152)
    _hammer(c)
    _anvil(c)
    c.glow(240, 252, 150, "#bfe6ff", 0.55)
    gem(c, "round", WHITE, 240, 258, 92, seed=5)
    for cut, ramp, x, y, r, turn in (
        ("marquise", BLUE, 64, 462, 34, -24), ("emerald", PURPLE, 128, 486, 32, 10),
        ("cushion", ORANGE, 352, 486, 33, -8), ("oval", PINK, 418, 458, 32, 20),
    ):
        gem(c, cut, ramp, x, y, r, turn, seed=x % 9)
    for i in range(16):
        ember(c, 60 + 360 * (i * 0.618 % 1), 120 + 340 * (i * 0.381 % 1), 2.4 + 1.6 * abs(grain(i)))
    veil(c, "#0c0504")
    return c


def _furnace(c: Canvas) -> None:
    arch = "M40 470L40 230C40 120 130 60 240 60C350 60 440 120 440 230L440 470Z"
    form(c, arch, IRON, depth=14, seam=7, high=0.5, low=0.16, outer=False)
    for i in range(13):
        a = math.radians(180 + i * 15)
        x, y = 240 + 182 * math.cos(a), 232 + 156 * math.sin(a)
        block = rounded([(-20, -16), (20, -16), (18, 16), (-18, 16)], 4)
        c.open(transform=f"translate({x:.0f} {y:.0f})rotate({i * 15 - 90})")
        form(c, block, IRON, depth=5, seam=5, high=0.66, low=0.3, outer=False)
        c.close()
    mouth = "M86 470L86 240C86 156 156 106 240 106C324 106 394 156 394 240L394 470Z"
    heat = [(0, "#fff2b0"), (0.3, "#ffb02e"), (0.65, "#e0500a"), (1, "#3a0c04")]
    c.path(mouth, c.radial(heat, 240, 400, 300), stroke=OUTLINE, stroke_width=8)
    c.open(clip_path=c.clip(mouth))
    for x, k in ((130, 0.9), (350, 1.0), (240, 1.25), (180, 0.7), (300, 0.75)):
        tongue = (f"M{x - 50 * k:.0f} 470C{x - 60 * k:.0f} 380 {x - 20 * k:.0f} 350 {x:.0f} "
                  f"{470 - 230 * k:.0f}C{x + 6 * k:.0f} 340 {x + 62 * k:.0f} 390 {x + 50 * k:.0f} 470Z")
        c.path(tongue, c.linear([(0, "#ffdf6a", 0.15), (1, "#fff2b0", 0.65)], 0, 230, 0, 470))
    c.close()


def _crucible(c: Canvas, x: float, y: float) -> None:
    """A pot of molten metal on a chain, tipping."""
    for i in range(9):
        c.line(polygon(ring(x + 8, y - 150 + i * 15, 4, 6, ry=8)), IRON.at(0.5), 3)
    c.open(transform=f"translate({x} {y})rotate(18)")
    pot = "M-50 -24L50 -24C50 20 34 44 0 44C-34 44 -50 20 -50 -24Z"
    form(c, pot, IRON, depth=10, seam=7, high=0.75, outer=False)
    rim = ellipse(0, -24, 52, 14)
    c.path(rim, c.radial([(0, "#fff6c0"), (0.6, "#ffb02e"), (1, "#e0500a")], 0, -24, 52, 0.27),
           stroke=IRON.at(0.5), stroke_width=6)
    c.line(rim, OUTLINE, 2)
    c.close()
    pour = ribbon([(x - 54, y - 34), (x - 66, y + 10), (x - 66, y + 90), (x - 66, y + 190)], [8, 11, 9, 7])
    c.glow(x - 66, y + 70, 80, "#ff8a1e", 0.5)
    c.path(pour, c.linear([(0, "#fff6c0"), (1, "#ff9a2a")], 0, y - 34, 0, y + 190))


def _hammer(c: Canvas) -> None:
    c.open(transform="translate(92 250)rotate(-34)")
    form(c, box(-9, -40, 18, 190, 6), COPPER, depth=6, seam=6, outer=False)
    head = rounded([(-58, -76), (50, -76), (58, -66), (58, -36), (50, -26), (-58, -26)], 6)
    form(c, head, IRON, depth=11, seam=7, high=0.9, outer=False)
    form(c, box(-16, -80, 32, 58, 4), GOLD, depth=5, seam=5, outer=False)
    c.close()


def _anvil(c: Canvas) -> None:
    top = ("M70 330L392 330C398 330 400 336 396 342C384 360 352 370 318 374L300 374"
           "C296 402 306 420 342 436L342 462L138 462L138 436C174 420 184 402 180 374"
           "C140 374 96 360 70 330Z")
    form(c, top, IRON, depth=15, seam=8, high=0.8, low=0.2, outer=False)
    c.path("M84 334L388 334L380 342L96 342Z", IRON.at(0.95), opacity=0.8)
    c.line("M190 458L292 458M176 436C190 424 196 400 194 378", "#ff8a3a", 4, opacity=0.5)


# --- fixed marks -------------------------------------------------------------------------------


def logo() -> Canvas:
    """A cut stone in a brass gear."""
    c = Canvas(200, 200, outline=10)
    points: list[Point] = []
    for i in range(10):
        for k, r in ((-13, 76), (-9, 92), (9, 92), (13, 76)):
            a = math.radians(i * 36 + k - 90)
            points.append((100 + r * math.cos(a), 100 + r * math.sin(a)))
    form(c, rounded(points, 4), GOLD, depth=8, seam=5, high=0.9, low=0.3)
    c.path(ellipse(100, 100, 66), "#1c1030", stroke=OUTLINE, stroke_width=5)
    c.glow(100, 100, 66, "#7a5cff", 0.7)
    gem(c, "hexagon", TEAL, 100, 100, 58, seed=4)
    return c



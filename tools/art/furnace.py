"""What the board of Forge of Gems is made of: cells, seams, gauges, plates and particles."""

from tools.art.canvas import Canvas
from tools.art.form import glint, moulding
from tools.art.gems import lit_girdle
from tools.art.ironwork import HEAT, chamfered, hammered, hollow, plate, rivet, rivets
from tools.art.palette import COPPER, GOLD, IRON, OUTLINE, TEAL, Ramp
from tools.art.pen import box, ellipse, polygon, ring, sparkle
from tools.art.solid import Facet, draw

WHITE_HEAT = Ramp("#1c4a9a", "#5ab0ff", "#c8ecff", "#ffffff")


def cell() -> Canvas:
    """The iron ground a symbol stands on."""
    c = Canvas(200, 200, stretch=True)
    c.path(box(3, 3, 194, 194, 18), c.linear([(0, "#050507"), (1, "#4a4d59")], 0, 0, 0, 200))
    inner = box(6, 6, 188, 188, 16)
    c.path(inner, c.linear([(0, "#15161d"), (0.55, "#1b1b22"), (1, "#2c1c18")], 0, 6, 0, 194))
    c.path(inner, c.radial([(0, "#3a3d4a", 0.55), (1, "#3a3d4a", 0)], 100, 88, 110))
    c.line("M22 8.500L178 8.500", "#000000", 4, opacity=0.55)
    c.line("M24 192.500L176 192.500", "#c8703a", 1.8, opacity=0.4)
    for x in (17, 183):
        for y in (17, 183):
            c.path(ellipse(x, y, 4.4), "#08080b")
            c.path(ellipse(x - 0.6, y - 0.8, 3), "#4d515e")
    return c


def cell_win() -> Canvas:
    """A red-hot edge and its light, laid over a winning cell."""
    c = Canvas(200, 200, stretch=True)
    frame = box(8, 8, 184, 184, 16)
    inside = [(0, "#ff8a2a", 0.05), (0.6, "#ff7a1a", 0.12), (1, "#ff5a0a", 0.5)]
    c.path(box(9, 9, 182, 182, 15), c.radial(inside, 100, 100, 132))
    for width, opacity in ((16, 0.18), (12, 0.32), (9, 0.55)):
        c.line(frame, "#ff5a0a", width, opacity=opacity)
    hot = [(0, "#fffbe0"), (0.4, "#ffd24c"), (1, "#ff8a1e")]
    c.line(frame, c.linear(hot, 0, 0, 200, 200), 5.5)
    return c


def split_seam() -> Canvas:
    """A hot seam down the middle of a cell, between two copies."""
    c = Canvas(200, 200, outline=0, stretch=True)
    fade = [(0, HEAT, 0), (0.12, HEAT, 1), (0.88, HEAT, 1), (1, HEAT, 0)]
    for half, opacity in ((12.0, 0.18), (8.0, 0.3), (5.0, 0.5)):
        c.path(box(100 - half, 8, 2 * half, 184, half), c.linear(fade, 0, 8, 0, 192), opacity=opacity)
    c.path(
        polygon([(100, 10), (102.6, 60), (103, 140), (100, 190), (97, 140), (97.4, 60)]),
        "#fff6c8",
        stroke="#ffb52a",
        stroke_width=2,
    )
    return c


def _dial(c: Canvas, rim: Ramp, edge: Ramp, heat: float, light: str) -> None:
    """The furnace gauge round its window, centre (160, 104)."""
    body = chamfered(10, 16, 300, 172, 34, 10)
    plate(c, body, 12)
    hammered(c, body, ((44, 150, 14), (282, 60, 12), (280, 158, 15), (40, 66, 11)))
    for x, y in ((40, 40), (280, 40), (36, 160), (284, 160), (24, 102), (296, 102)):
        rivet(c, x, y, 6.5)
    moulding(c, box(74, 30, 172, 148, 62), rim, 13, seam=7)
    hollow(c, box(88, 44, 144, 120, 48), heat, edge, light)
    for x, y in ((160, 30), (246, 104), (160, 178), (74, 104)):
        rivet(c, x, y, 5, rim)


def gauge() -> Canvas:
    """The furnace gauge; its window is left free for the win multiplier."""
    c = Canvas(320, 200, outline=10)
    _dial(c, COPPER, COPPER, 0.3, HEAT)
    return c


def gauge_hot() -> Canvas:
    """The same gauge with the furnace in full blaze."""
    c = Canvas(320, 200, outline=10)
    c.glow(160, 104, 158, "#6ab8ff", 0.9, 0.63)
    _dial(c, GOLD, WHITE_HEAT, 0.6, "#3f93ff")
    rim = box(81, 37, 158, 134, 55)
    for width, opacity in ((14, 0.25), (8, 0.45)):
        c.line(rim, "#5ab0ff", width, opacity=opacity)
    c.line(rim, "#f2fbff", 3.4)
    return c


def ways_plate() -> Canvas:
    """A long riveted plate with a window for the number of ways."""
    c = Canvas(420, 110, outline=9)
    body = chamfered(5, 6, 410, 98, 18, 6)
    plate(c, body, 8)
    hollow(c, box(20, 18, 380, 74, 12), 0.25)
    for x in (12, 408):
        rivets(c, (x, 36), (x, 74), 2, 4)
    return c


def counter() -> Canvas:
    """A plate hung on two hooks, with a window for the free spins that are left."""
    c = Canvas(320, 120, outline=9)
    for x in (60, 260):
        c.line(f"M{x} 2L{x} 20", OUTLINE, 13)
        c.line(f"M{x} 2L{x} 20", IRON.at(0.7), 6)
    plate(c, chamfered(6, 14, 308, 98, 16, 6), 8)
    hollow(c, box(20, 28, 280, 70, 12), 0.35, GOLD)
    for x in (13, 307):
        rivets(c, (x, 44), (x, 84), 2, 3.6)
    for x in (60, 260):
        rivet(c, x, 21, 5, GOLD)
    return c


def spark() -> Canvas:
    """A spark struck from hot iron."""
    c = Canvas(100, 100, outline=0)
    c.glow(50, 50, 48, HEAT, 0.7)
    c.path(sparkle(50, 50, 48), c.radial([(0, "#fffbe0"), (0.3, "#ffe08a"), (1, "#ff8a1e")], 50, 50, 46))
    c.path(sparkle(50, 50, 24), "#ffffff")
    return c


def shard() -> Canvas:
    """A splinter of a stone."""
    c = Canvas(100, 100, outline=9)
    outer = [(46, 6), (72, 38), (62, 92), (34, 70), (26, 36)]
    ridge = [(48, 34), (54, 62)]
    tones = (0.78, 0.34, 0.2, 0.52, 0.92)
    faces: list[Facet] = []
    inner = (ridge[0], ridge[0], ridge[1], ridge[1], ridge[0])
    for i, level in enumerate(tones):
        j = (i + 1) % 5
        faces.append(Facet((outer[i], outer[j], inner[j], inner[i]), level, 0))
    edge = polygon(outer)
    c.silhouette(edge)
    ramp = TEAL.toward("#8fd0ff", 0.35)
    c.path(edge, OUTLINE, stroke=OUTLINE, stroke_width=4)
    draw(c, faces, ramp)
    lit_girdle(c, edge, 50, 50, 46)
    glint(c, 40, 30, 12)
    return c


def steam() -> Canvas:
    """A soft puff."""
    c = Canvas(100, 100, outline=0)
    c.glow(50, 52, 46, "#c8c8d4", 0.5)
    for k, (x, y) in enumerate(ring(50, 54, 17, 6)):
        c.glow(x, y, 28 - k % 3 * 3, "#dcdce6", 0.3)
    c.glow(42, 40, 26, "#ffffff", 0.3)
    return c

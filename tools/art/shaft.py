"""The upgrade meter of Clem's Gems: a shaft cut open, five galleries deep, and its lift."""

from tools.art.canvas import Canvas
from tools.art.clem_stones import AMETHYST, EMERALD_GREEN, GARNET, TOPAZ
from tools.art.form import form
from tools.art.gems import gem
from tools.art.palette import BARK, COPPER, GOLD, IRON, OUTLINE, TEAL, WOOD, Ramp
from tools.art.pen import Point, box, ellipse, polygon, ring, rounded
from tools.art.solid import grain
from tools.art.timber import LIGHT, lantern, nails, plank, scatter

GALLERY = (150, 116)
LEFT, TOP, PITCH = 96.0, 112.0, 136.0
_EARTH = Ramp("#1c1214", "#4a3028", "#7d5540", "#c49a70")


def shaft() -> Canvas:
    """The whole shaft, unlit: gallery i (from 0) lies at x 96..246, y 112 + 136 i .. 228 + 136 i."""
    c = Canvas(260, 800, outline=9)
    _headframe(c)
    ground = rounded([(6, 98), (254, 98), (254, 794), (6, 794)], 16)
    form(c, ground, _EARTH, depth=9, seam=6, high=0.8, low=0.42)
    c.open(clip_path=c.clip(ground))
    _strata(c)
    c.close()
    well = box(22, 98, 66, 684)
    dark = [(0, "#2a2c40"), (0.2, "#12121c"), (1, "#060508")]
    c.path(well, c.linear(dark, 0, 98, 0, 782), stroke=OUTLINE, stroke_width=5)
    for x in (30, 80):
        c.line(f"M{x} 98L{x} 780", IRON.at(0.5), 3)
    rungs = "".join(f"M30 {y}L80 {y}" for y in range(116, 780, 17))
    c.line(rungs, BARK.at(0.5), 3, opacity=0.55)
    for i in range(5):
        y = TOP + PITCH * i
        c.path(box(84, y + 14, 20, GALLERY[1] - 20), "#08070b")
        c.open(transform=f"translate({LEFT:g} {y:g})")
        _gallery(c, False)
        c.close()
        _mark(c, 55, y + 128 - 8 * (i == 4), i)
    for i, (cut, ramp) in enumerate(
        (("hexagon", TOPAZ), ("marquise", EMERALD_GREEN), ("trillion", GARNET), ("hexagon", TEAL))
    ):
        gem(c, cut, ramp, 122 + i * 34 % 90, 238 + PITCH * i, 8, 20 * i)
    _collar(c)
    return c


def _strata(c: Canvas) -> None:
    for i in range(6):
        y = 226.0 + i * 112
        tone = "#2a1a18" if i % 2 else "#8a6248"
        c.path(
            f"M0 {y}Q70 {y - 16} 130 {y}Q200 {y + 14} 260 {y - 6}L260 {y + 30}Q190 {y + 46} 130 {y + 32}"
            f"Q60 {y + 18} 0 {y + 34}Z",
            tone,
            opacity=0.28,
        )
    shades = ["", ""]
    for i in range(40):
        (x, y), r = scatter(i, 0, 110, 260, 690), 6 + 3 * abs(grain(i))
        shades[i % 2] += polygon(
            [(x - r, y), (x - r * 0.2, y - r * 0.8), (x + r, y), (x + r * 0.3, y + r * 0.7)]
        )
    for d, colour in zip(shades, ("#1a1012", "#c8a07c"), strict=True):
        c.path(d, colour, opacity=0.5)
    c.path(box(0, 98, 260, 700), c.linear([(0, "#141a38", 0), (1, "#0e1230", 0.45)], 0, 98, 0, 798))


def _headframe(c: Canvas) -> None:
    """The tower over the shaft with its wheel."""
    for a, b in (((55, 16), (14, 104)), ((55, 16), (108, 104))):
        plank(c, a, b, 13, WOOD, 3, bare=0)
    plank(c, (28, 66), (86, 66), 9, WOOD, 5, bare=0)
    form(c, ellipse(55, 26, 22), IRON, depth=5, seam=5, high=0.9, low=0.3)
    c.path(ellipse(55, 26, 14), "#141018")
    c.line("".join(f"M55 26L{x:.1f} {y:.1f}" for x, y in ring(55, 26, 15, 6)), IRON.at(0.7), 3.4)
    form(c, ellipse(55, 26, 5.5), COPPER, depth=3, seam=4, outer=False, high=0.95)
    hut = polygon([(132, 100), (132, 62), (172, 40), (212, 62), (212, 100)])
    form(c, hut, WOOD, depth=6, seam=5, high=0.6, low=0.24)
    form(
        c, polygon([(122, 66), (172, 34), (222, 66), (214, 74), (172, 48), (130, 74)]), COPPER, 5, 5, high=0.8
    )
    c.glow(172, 80, 40, LIGHT, 0.6)
    c.path(box(160, 70, 24, 22, 3), "#ffd27a", stroke=OUTLINE, stroke_width=5)
    c.line("M172 70L172 92M160 81L184 81", OUTLINE, 2.6)


def _collar(c: Canvas) -> None:
    """Turf, and timber round the mouth."""
    points: list[Point] = [(2, 104)]
    points += [(2 + i * 16, 90 + 5 * (i % 2) + 2 * grain(i)) for i in range(17)]
    points += [(258, 104), (250, 112), (12, 112)]
    form(c, polygon(points), EMERALD_GREEN.toward("#2a3a2c", 0.6), depth=4, seam=5, high=0.6, low=0.24)
    form(c, polygon([(14, 88), (30, 88), (30, 122), (14, 122)]), WOOD, depth=4, seam=5, outer=False)
    form(c, polygon([(80, 88), (96, 88), (96, 122), (80, 122)]), WOOD, depth=4, seam=5, outer=False)
    c.path(box(32, 86, 46, 28), "#12121c")
    c.line("M55 26L55 112", OUTLINE, 5)
    c.line("M55 26L55 112", IRON.at(0.9), 2)


def _mark(c: Canvas, x: float, y: float, level: int) -> None:
    """A copper plate with as many dots as the level's number."""
    form(c, box(x - 27, y - 8, 54, 16, 4), COPPER, depth=3, seam=4, high=0.8, low=0.3, outer=False)
    for i in range(level + 1):
        c.path(ellipse(x + (i - level / 2) * 9, y, 2.7), OUTLINE)


def _gallery(c: Canvas, lit: bool) -> None:
    """A side tunnel between two props, 150 by 116."""
    wide, tall = GALLERY
    room = polygon([(4, tall), (4, 16), (16, 6), (wide - 16, 6), (wide - 4, 16), (wide - 4, tall)])
    if lit:
        air = [(0, "#ffdc8a"), (0.4, "#e08a34"), (0.8, "#8a4420"), (1, "#54281a")]
    else:
        air = [(0, "#22263a"), (0.5, "#14151f"), (1, "#0a090e")]
    c.path(room, c.radial(air, wide / 2, 54, 92), stroke=OUTLINE, stroke_width=6)
    if lit:
        c.glow(wide / 2, 60, 62, "#fff2c0", 0.6)
    stones = ""
    for i in range(7):
        x, y = scatter(i, 24, 30, 100, 64)
        stones += polygon([(x - 9, y), (x - 2, y - 6), (x + 9, y - 1), (x + 2, y + 6)])
    c.path(stones, "#5a2a10" if lit else "#6a78b0", opacity=0.22)
    wood = WOOD if lit else WOOD.toward("#161a30", 0.45)
    floor = polygon([(0, tall), (8, tall - 12), (wide - 8, tall - 12), (wide, tall)])
    form(c, floor, _EARTH if lit else _EARTH.toward("#10142a", 0.5), depth=4, seam=4, high=0.6, outer=False)
    for x in (2, wide - 18):
        prop = polygon([(x, 14), (x + 16, 14), (x + 16, tall - 2), (x, tall - 2)])
        form(c, prop, wood, depth=4, seam=5, high=0.72, low=0.28, outer=False)
        c.line(f"M{x + 6} 22L{x + 6} {tall - 14}", BARK.deep, 1.8, stroke_dasharray="20 7 11 5", opacity=0.6)
    form(c, box(-2, 2, wide + 4, 17, 3), wood, depth=4, seam=5, high=0.8, low=0.34, outer=False)
    nails(c, ((10, 10), (wide - 10, 10)), 3.4)
    if lit:
        for x in (26, wide - 26):
            lantern(c, x, 38, 0.42, 0.9, 10)


def shaft_lit() -> Canvas:
    """One gallery with its lanterns lit, of the very size of the dark one."""
    c = Canvas(GALLERY[0], GALLERY[1], outline=0)
    _gallery(c, True)
    return c


def shaft_dark() -> Canvas:
    """One dark gallery by itself, for a meter that lies in a row."""
    c = Canvas(GALLERY[0], GALLERY[1], outline=0)
    _gallery(c, False)
    return c


def lift() -> Canvas:
    """The cage that goes down the shaft."""
    c = Canvas(70, 110, outline=7)
    c.line("M35 -4L35 22", OUTLINE, 7)
    c.line("M35 -4L35 22", IRON.at(0.95), 3)
    roof = polygon([(35, 12), (62, 30), (62, 38), (8, 38), (8, 30)])
    form(c, roof, COPPER, depth=4, seam=5, high=0.92, low=0.34)
    c.glow(35, 64, 35, LIGHT, 0.8)
    room = box(12, 38, 46, 54)
    c.path(
        room,
        c.radial([(0, "#ffeab0"), (0.5, "#e8943a"), (1, "#6a3018")], 35, 58, 42),
        stroke=OUTLINE,
        stroke_width=5,
    )
    gem(c, "cushion", GOLD, 27, 80, 9, 10)
    gem(c, "emerald", AMETHYST, 43, 79, 10, -12)
    c.line("M23 38L23 92M35 38L35 92M47 38L47 92M12 56L58 56", OUTLINE, 5)
    c.line("M23 38L23 92M35 38L35 92M47 38L47 92M12 56L58 56", IRON.at(0.66), 2.2)
    form(c, box(8, 88, 54, 14, 3), COPPER, depth=4, seam=5, high=0.84, low=0.3)
    nails(c, ((14, 95), (56, 95)), 2.8)
    return c

"""What the shelves hold: the wild barrel, the multiplier keg and the two shields."""

import math

from tools.art.canvas import Canvas
from tools.art.emblems import flame
from tools.art.form import flat, form, glint, gloss, moulding
from tools.art.letters import engrave, word
from tools.art.palette import (
    BARK,
    BLUE,
    FLAME,
    GOLD,
    IRON,
    ORANGE,
    OUTLINE,
    RED,
    SILVER,
    WOOD,
    Ramp,
)
from tools.art.pen import ellipse, grow, polygon, ring, rounded, sample
from tools.art.solid import crown, draw, fire, steps

_MARK = (
    "M0 44C-24 44 -36 28 -36 8C-36 -6 -28 -12 -26 -28C-19 -22 -16 -17 -14 -10C-13 -26 -4 -36 8 -48"
    "C6 -34 14 -28 18 -18C22 -22 24 -28 24 -34C32 -22 37 -8 36 8C35 28 22 44 0 44Z"
)


def _staves(c: Canvas, d: str, left: float, right: float, top: float, bottom: float) -> None:
    """The boards of an upright barrel, shaded round its belly."""
    c.open(clip_path=c.clip(d))
    count = 9
    for i in range(count):
        a0, a1 = (math.pi * (i + k) / count for k in (0, 1))
        x0 = 100 - math.cos(a0) * (right - left) / 2
        x1 = 100 - math.cos(a1) * (right - left) / 2
        lit = max(0.0, math.cos((a0 + a1) / 2 - math.pi * 0.3))
        tone = 0.16 + 0.48 * lit + (0.04 if i % 2 else -0.02)
        mid = (top + bottom) / 2
        bulge0, bulge1 = (x0 - 100) * 0.16, (x1 - 100) * 0.16
        board = (
            f"M{x0 - bulge0:.1f} {top}Q{x0 + bulge0:.1f} {mid} {x0 - bulge0:.1f} {bottom}"
            f"L{x1 - bulge1:.1f} {bottom}Q{x1 + bulge1:.1f} {mid} {x1 - bulge1:.1f} {top}Z"
        )
        c.path(board, WOOD.at(tone), stroke=BARK.deep, stroke_width=2)
    c.close()


def _hoop(c: Canvas, y: float, half: float, height: float, ramp: Ramp) -> None:
    """An iron band bent round the belly, with rivets."""
    sag = 12
    d = (
        f"M{100 - half} {y}Q100 {y + 2 * sag} {100 + half} {y}"
        f"L{100 + half} {y + height}Q100 {y + height + 2 * sag} {100 - half} {y + height}Z"
    )
    stops = [(0, ramp.at(0.3)), (0.25, ramp.at(0.86)), (0.5, ramp.at(0.45)), (1, ramp.at(0.12))]
    c.path(d, c.linear(stops, 100 - half, 0, 100 + half, 0), stroke=OUTLINE, stroke_width=4)
    for k in (-0.72, 0.72):
        x = 100 + half * k
        c.path(ellipse(x, y + height / 2 + sag * (1 - k * k), 2.6), ramp.at(0.95))


def wild_barrel() -> Canvas:
    """An upright barrel of fire, a flame painted on its belly."""
    c = Canvas(200, 200)
    blaze = (
        "M100 76C62 76 50 62 52 44C53 36 58 32 60 22C68 28 71 33 73 38C76 26 84 20 96 10"
        "C96 22 104 26 110 34C116 30 118 26 118 16C134 26 150 42 148 56C144 72 128 76 100 76Z"
    )
    flame(c, blaze, FLAME, 100, 74)
    body = "M44 62Q14 118 44 172Q100 198 156 172Q186 118 156 62Q100 86 44 62Z"
    c.silhouette(body)
    c.path(body, OUTLINE, stroke=OUTLINE, stroke_width=5)
    _staves(c, body, 22, 178, 52, 192)
    _hoop(c, 70, 62, 13, IRON.toward(RED.mid, 0.35))
    _hoop(c, 153, 62, 13, IRON.toward(RED.mid, 0.35))
    lip = "M40 58Q100 90 160 58L160 68Q100 100 40 68Z"
    form(c, lip, WOOD, depth=3, seam=5, high=0.9)
    c.glow(100, 128, 50, "#1a0500", 0.75)
    mark = grow(_MARK, 0.86)
    c.open(transform="translate(100 131)")
    flat(c, mark, OUTLINE, seam=8, outer=False)
    flame_paint = [(0, "#ff8a1e"), (0.55, "#ffc23a"), (1, "#fff2a8")]
    c.path(mark, c.linear(flame_paint, 0, -40, 0, 38))
    c.path(grow(mark, 0.52, 0, 38), "#fff8d8")
    c.close()
    gloss(c, "M42 92Q36 118 43 144L52 148Q46 120 51 96Z", 0.45)
    glint(c, 128, 44, 11)
    return c


def multiplier_barrel() -> Canvas:
    """A keg lying on its cradle, its end painted with a cross."""
    c = Canvas(200, 200)
    foot = rounded([(26, 184), (34, 146), (62, 166), (138, 166), (166, 146), (174, 184)], 7)
    form(c, foot, BARK.toward(WOOD.mid, 0.3), depth=6, high=0.85)
    back = ellipse(108, 86, 70)
    form(c, back, WOOD, depth=8, high=0.6, low=0.2)
    front = ellipse(96, 94, 72)
    c.silhouette(front)
    c.path(front, OUTLINE, stroke=OUTLINE, stroke_width=5)
    c.open(clip_path=c.clip(front))
    for i in range(8):
        left = 24 + i * 18
        stops = [(0, WOOD.at(0.74 - i * 0.05)), (1, WOOD.at(0.42 - i * 0.035))]
        c.path(
            polygon([(left, 20), (left + 18, 20), (left + 18, 170), (left, 170)]),
            c.linear(stops, 0, 24, 0, 166),
            stroke=BARK.deep,
            stroke_width=2,
        )
    c.close()
    hoop = ellipse(96, 94, 64)
    steel = IRON.toward(BLUE.mid, 0.4)
    moulding(c, hoop, steel, 14, seam=5)
    for x, y in ring(96, 94, 64, 10, start=-80):
        c.path(ellipse(x, y, 3.3), OUTLINE)
        c.path(ellipse(x - 0.5, y - 0.6, 2.3), steel.at(0.95))
    c.glow(96, 94, 54, "#1a0500", 0.7)
    engrave(c, word("x", 96, 92, 86), GOLD, 21, lift=5, edge=9)
    form(c, rounded([(112, 8), (132, 8), (130, 26), (114, 26)], 4), WOOD, depth=3, seam=5, high=0.9)
    glint(c, 58, 52, 15)
    return c


def _plate(c: Canvas, d: str, ramp: Ramp, detail: int, table: float) -> list[tuple[float, float]]:
    """A shield's beaten plate: a broad bevel round a raised field."""
    c.silhouette(d)
    c.path(d, OUTLINE, stroke=OUTLINE, stroke_width=5)
    outline = sample(d, detail)
    draw(c, steps(outline, (100, 96), ((1, 0), (0.9, 14), (0.8, 2), (table, 0.2))), ramp)
    return [(100 + (x - 100) * table, 96 + (y - 96) * table) for x, y in outline]


def silver_shield() -> Canvas:
    """A heater shield with a blue boss."""
    c = Canvas(200, 200)
    d = "M100 14C122 26 146 31 174 30C178 92 162 150 100 188C38 150 22 92 26 30C54 31 78 26 100 14Z"
    field = _plate(c, d, SILVER, 4, 0.78)
    inner = polygon(field)
    c.path(
        inner, c.linear([(0, "#8fa3bd"), (1, "#2f3d55")], 50, 30, 150, 170), stroke=OUTLINE, stroke_width=3
    )
    c.open(clip_path=c.clip(inner))
    c.path("M100 20L100 190L190 190L190 20Z", "#1d2940", opacity=0.45)
    for side in (-1, 1):
        c.path(
            polygon([(100, 92), (100 + side * 120, -16), (100 + side * 120, 10), (100, 112)]),
            SILVER.at(0.86 if side < 0 else 0.6),
            opacity=0.6,
        )
    c.close()
    boss = ring(100, 98, 34, 8, start=-67.5)
    form(c, ellipse(100, 98, 44), SILVER, depth=6, seam=5, outer=False, high=0.95)
    c.path(polygon(boss), OUTLINE, stroke=OUTLINE, stroke_width=5)
    draw(c, crown(boss, (100, 98), 0.55, height=20), BLUE)
    draw(c, fire(boss, (100, 98), 0.55, 4), BLUE)
    for x, y in ((46, 48), (154, 48), (100, 166)):
        form(c, ellipse(x, y, 5.5), SILVER, depth=2.5, seam=3.5, outer=False, high=1)
    gloss(c, "M38 44C60 44 80 40 94 34L60 120C44 98 38 72 38 44Z", 0.4)
    glint(c, 52, 60, 16)
    return c


def gold_shield() -> Canvas:
    """A winged round shield under a crown, with a fire stone."""
    c = Canvas(200, 200)
    points = "M64 40L48 12L80 28L100 6L120 28L152 12L136 40Z"
    form(c, points, GOLD, depth=5, seam=5, high=0.95)
    for x, y in ((50, 13), (100, 9), (150, 13)):
        form(c, ellipse(x, y + 2, 5.5), RED, depth=3, seam=4, high=0.9)
    d = (
        "M100 32C116 44 136 44 152 32C160 44 172 52 188 54C176 72 178 92 182 106"
        "C180 150 142 176 100 190C58 176 20 150 18 106C22 92 24 72 12 54C28 52 40 44 48 32"
        "C64 44 84 44 100 32Z"
    )
    field = _plate(c, d, GOLD, 4, 0.76)
    inner = polygon(field)
    c.path(
        inner, c.linear([(0, "#d8391f"), (1, "#5e0a14")], 50, 40, 150, 170), stroke=OUTLINE, stroke_width=3
    )
    c.open(clip_path=c.clip(inner))
    _rays(c)
    c.close()
    form(c, polygon(_sun(100, 106, 50, 38)), GOLD, depth=6, seam=5, outer=False, high=0.96)
    stone = ring(100, 106, 29, 8, start=-67.5)
    c.path(polygon(stone), OUTLINE, stroke=OUTLINE, stroke_width=5)
    draw(c, crown(stone, (100, 106), 0.55, height=18), ORANGE)
    draw(c, fire(stone, (100, 106), 0.55, 9), ORANGE)
    gloss(c, "M28 60C44 56 50 48 56 44C66 50 76 50 84 48L52 126C34 110 36 84 28 60Z", 0.4)
    glint(c, 48, 70, 17)
    return c


def _rays(c: Canvas) -> None:
    """Beams of enamel behind the sun."""
    for k in range(16):
        a = math.radians(k * 22.5)
        b = math.radians(k * 22.5 + 10)
        c.path(
            polygon(
                [
                    (100, 106),
                    (100 + 110 * math.cos(a), 106 + 110 * math.sin(a)),
                    (100 + 110 * math.cos(b), 106 + 110 * math.sin(b)),
                ]
            ),
            "#ffb02e",
            opacity=0.45,
        )


def _sun(cx: float, cy: float, outer: float, inner: float) -> list[tuple[float, float]]:
    tips = ring(cx, cy, outer, 12)
    dips = ring(cx, cy, inner, 12, start=-75)
    return [p for pair in zip(tips, dips, strict=True) for p in pair]

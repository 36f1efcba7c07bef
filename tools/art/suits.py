"""The four card suits: cut stones set in carved mushroom wood by the gnomes."""

from collections.abc import Sequence

from tools.art.canvas import Canvas
from tools.art.form import form, glint, gloss, moulding
from tools.art.palette import (
    BARK,
    BLUE,
    COPPER,
    CREAM,
    GOLD,
    GREEN,
    MOSS,
    ORANGE,
    OUTLINE,
    PURPLE,
    WOOD,
    Ramp,
)
from tools.art.pen import Point, ellipse, mirror, polygon, ribbon, ring, sample
from tools.art.solid import Facet, crown, draw, fire, steps

HEART = (
    "M100 54C95 38 83 27 65 27C40 27 24 46 24 72C24 110 60 140 100 171"
    "C140 140 176 110 176 72C176 46 160 27 135 27C117 27 105 38 100 54Z"
)
SPADE = (
    "M100 22C90 50 26 76 26 114C26 138 44 151 64 151C82 151 94 140 100 126"
    "C106 140 118 151 136 151C156 151 174 138 174 114C174 76 110 50 100 22Z"
)
DIAMOND: tuple[Point, ...] = ((100, 22), (166, 100), (100, 178), (34, 100))
_LOBES: tuple[Point, ...] = ((100, 54), (55, 110), (145, 110))


def _grain(c: Canvas, d: str, width: float) -> None:
    """Saw marks along a wooden bezel."""
    c.line(d, BARK.deep, 1.5, stroke_dasharray="9 14 5 19 13 11", opacity=0.55)
    c.line(d, BARK.deep, width * 0.72, stroke_dasharray="1.4 31 1.4 47", opacity=0.4, stroke_linecap="butt")


def _setting(c: Canvas, d: str, wood: Ramp, width: float = 13) -> None:
    moulding(c, d, wood, width, seam=5)
    _grain(c, d, width)


def _ground(c: Canvas, d: str, width: float = 13) -> None:
    c.line(d, OUTLINE, width + 13)
    c.path(d, OUTLINE)


def _stone(
    c: Canvas,
    outline: Sequence[Point],
    centre: Point,
    ramp: Ramp,
    table: float,
    seed: int,
    height: float = 34,
) -> None:
    draw(c, crown(outline, centre, table=table, height=height), ramp)
    draw(c, fire(outline, centre, table, seed), ramp)
    rim = [(centre[0] + (x - centre[0]) * table, centre[1] + (y - centre[1]) * table) for x, y in outline]
    c.line(polygon(rim), ramp.spark, 1.6, opacity=0.45)


def _stud(c: Canvas, x: float, y: float, r: float, ramp: Ramp) -> None:
    form(c, ellipse(x, y, r), ramp, depth=r * 0.5, seam=4, high=0.9, low=0.35)
    c.path(ellipse(x - r * 0.32, y - r * 0.36, r * 0.26), "#fff", opacity=0.9)


def club() -> Canvas:
    """Three green rounds in a trefoil of wood, with moss leaves at the foot."""
    c = Canvas(200, 200)
    lobes = [ellipse(x, y, 35) for x, y in _LOBES]
    for lobe in lobes:
        _ground(c, lobe, 11)
    foot = "M91 100C93 140 86 160 66 174C61 178 63 183 70 183L130 183C137 183 139 178 134 174"
    foot += "C114 160 107 140 109 100Z"
    form(c, foot, WOOD, depth=6)
    for x in (94, 100.5, 106):
        c.line(
            f"M{x} 128C{x} 150 {x - 3 + (x - 100) * 0.8} 164 {x + (x - 100) * 2} 177",
            BARK.deep,
            1.4,
            opacity=0.5,
        )
    leaf = "M74 180C56 182 44 172 40 160C56 156 70 164 78 176Z"
    for d in (leaf, mirror(leaf)):
        form(c, d, MOSS, depth=4, seam=5)
    c.line("M46 163C56 167 66 172 73 178", MOSS.at(0.95), 1.6, opacity=0.7)
    c.line("M154 163C144 167 134 172 127 178", MOSS.at(0.15), 1.6, opacity=0.7)
    form(c, ellipse(100, 96, 17), WOOD, depth=4, seam=0)
    for index, ((x, y), lobe) in enumerate(zip(_LOBES, lobes, strict=True)):
        _stone(c, ring(x, y, 35, 9, start=-70), (x, y), GREEN, 0.56, 3 + index, 24)
        _setting(c, lobe, WOOD, 9)
        gloss(c, ellipse(x - 9, y - 12, 12, 8), 0.45)
    _stud(c, 100, 95, 8, GOLD)
    glint(c, 86, 44, 15)
    return c


def heart() -> Canvas:
    """An ember heart in a wooden ring with copper nails."""
    c = Canvas(200, 200)
    _ground(c, HEART)
    _stone(c, sample(HEART, 2), (100, 92), ORANGE, 0.55, 8)
    c.glow(100, 96, 34, "#fff0a0", 0.55)
    _setting(c, HEART, WOOD, 13)
    nails = sample(HEART, 4)
    for i in (2, 5, 8, 10, 14, 17, 20, 22):
        _stud(c, *nails[i], 4, COPPER)
    gloss(c, "M40 70C40 50 54 42 68 43C58 50 48 60 46 78C44 84 40 80 40 70Z", 0.75)
    glint(c, 62, 58, 17)
    return c


def diamond() -> Canvas:
    """A violet step cut with a mushroom button on each corner."""
    c = Canvas(200, 200)
    d = polygon(DIAMOND)
    _ground(c, d)
    centre = (100.0, 100.0)
    faces = steps(DIAMOND, centre, ((1, 0), (0.8, 16), (0.6, 26), (0.42, 31)))
    draw(c, _split(faces), PURPLE)
    draw(c, fire([*ring(100, 100, 66, 4, ry=78)], centre, 0.42, 5), PURPLE)
    table = polygon([(100 + (x - 100) * 0.42, 100 + (y - 100) * 0.42) for x, y in DIAMOND])
    c.line(table, PURPLE.spark, 1.6, opacity=0.8)
    _setting(c, d, CREAM.toward(WOOD.mid, 0.35), 13)
    gloss(c, "M94 44L104 50L66 96L54 92Z", 0.4)
    for x, y in DIAMOND:
        _stud(c, x, y, 11, PURPLE)
        c.path(ellipse(x + 3, y + 3.4, 2.6), CREAM.bright, opacity=0.9)
        c.path(ellipse(x - 5, y + 3, 1.7), CREAM.bright, opacity=0.9)
    glint(c, 76, 74, 16)
    return c


def _split(faces: Sequence[Facet]) -> list[Facet]:
    """Each terrace halved along its middle, one half a shade lighter."""
    out: list[Facet] = []
    for face in faces:
        a, b, e, f = face.corners
        ab = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        ef = ((e[0] + f[0]) / 2, (e[1] + f[1]) / 2)
        out.append(face._replace(corners=(a, ab, ef, f), tone=face.tone + 0.05))
        out.append(face._replace(corners=(ab, b, e, ef), tone=max(0.0, face.tone - 0.04)))
    return out


def spade() -> Canvas:
    """A blue leaf with a rib of light, grown on a curling root."""
    c = Canvas(200, 200)
    _ground(c, SPADE)
    trunk = "M92 132C94 154 88 166 70 174C66 177 67 182 74 182L126 182C133 182 134 177 130 174"
    trunk += "C112 166 106 154 108 132Z"
    form(c, trunk, BARK.toward(WOOD.mid, 0.45), depth=6, high=0.9)
    curl = ribbon([(78, 180), (58, 176), (46, 164), (50, 153), (59, 156), (57, 163)], [11, 10, 8, 7, 5, 2])
    for d in (curl, mirror(curl)):
        form(c, d, BARK.toward(WOOD.mid, 0.45), depth=3, seam=5, high=0.9)
    _stone(c, sample(SPADE, 2), (100, 102), BLUE, 0.5, 12, 38)
    c.path("M100 40L103.4 118L100 126L96.6 118Z", BLUE.spark, opacity=0.85)
    for y in (72, 88, 104):
        reach = (y - 34) * 0.42
        for side in (-1, 1):
            c.line(f"M100 {y + 8}L{100 + side * reach} {y - 4}", BLUE.spark, 1.5, opacity=0.5)
    _setting(c, SPADE, BARK.toward(WOOD.mid, 0.55), 13)
    gloss(c, "M44 112C44 96 62 82 76 72C70 86 58 98 54 118C52 126 44 122 44 112Z", 0.7)
    glint(c, 72, 88, 16)
    return c

"""The symbols of the forge reel: wilds, splitters, the multiplier and slag."""

from collections.abc import Sequence

from tools.art.canvas import Canvas
from tools.art.form import crescent, ember, form, glint, gloss
from tools.art.gems import gem, lit_girdle, outline, stone
from tools.art.ironwork import bezel
from tools.art.letters import engrave, word
from tools.art.palette import BLUE, FLAME, GOLD, IRON, OUTLINE, PINK, STONE, Ramp
from tools.art.pen import Point, box, ellipse, polygon, ring, rounded, turn
from tools.art.solid import crown, draw
from tools.art.stones import DIAMOND, brilliant, claw

_FIGURE = Ramp("#c06a00", "#ffd24c", "#fff2a8", "#ffffff")
_SLAG = STONE.toward("#3a2c28", 0.22)


def _axis(c: Canvas, degrees: float, ramp: Ramp, reach: float = 92, half: float = 34) -> None:
    """A double arrow through the middle, upright or turned."""
    shaft = turn(box(88, 40, 24, 120), degrees, 100, 100)
    form(c, shaft, IRON, depth=5, seam=6, high=0.8, low=0.3)
    for flip in (0, 180):
        tip = rounded([(100 - half, 46), (100, 100 - reach), (100 + half, 46), (100, 38)], 3)
        form(c, turn(tip, degrees + flip, 100, 100), ramp, depth=6, seam=6, high=0.95, low=0.4)


def vertical_wild() -> Canvas:
    """A white diamond on an arrow that points up and down its reel."""
    c = Canvas(200, 200)
    _axis(c, 0, GOLD, 93, 40)
    c.silhouette(ellipse(100, 100, 62))
    bezel(c, 100, 100, 58, 12, 0)
    brilliant(c, 100, 100, 54)
    for a in (90, -90):
        claw(c, 100, 100, 57, a)
    glint(c, 80, 76, 19)
    return c


def horizontal_wild() -> Canvas:
    """A pink stone on an arrow that points along its row."""
    c = Canvas(200, 200)
    _axis(c, 90, GOLD, 93, 40)
    mount = polygon(outline("oval", 100, 100, 72))
    form(c, mount, GOLD, depth=5, seam=6, high=0.95, low=0.36)
    gem(c, "oval", PINK, 100, 100, 62, seed=6)
    for a in (0, 180):
        claw(c, 100, 100, 63, a)
    return c


def _half(
    c: Canvas, girdle: Sequence[Point], ramp: Ramp, centre: Point, shift: Point, r: float, seed: int
) -> str:
    """One part of a split stone, moved away from the seam."""
    dx, dy = shift
    points = [(x + dx, y + dy) for x, y in girdle]
    middle = (centre[0] + dx, centre[1] + dy)
    c.silhouette(polygon(points))
    edge = stone(c, points, middle, ramp, r, 0.5, seed)
    lit_girdle(c, edge, middle[0], middle[1], r)
    return edge


def _hot_seam(c: Canvas, degrees: float, reach: float) -> None:
    """The wedge of heat that drives a stone apart."""
    d = polygon([(100, 100 - reach), (105, 100), (100, 100 + reach), (95, 100)])
    for width, opacity in ((20, 0.25), (11, 0.5)):
        c.line(turn(d, degrees, 100, 100), "#ff7a1a", width, opacity=opacity)
    c.path(turn(d, degrees, 100, 100), "#fff6c0", stroke="#ffb52a", stroke_width=3)


def vertical_splitter() -> Canvas:
    """A sapphire split upright; an arrow of heat runs through the cleft."""
    c = Canvas(200, 200)
    _axis(c, 0, FLAME, 94, 26)
    whole = outline("marquise", 100, 100, 72)
    right, left = whole[:7], [*whole[6:], whole[0]]
    for part, side, seed in ((left, -1, 4), (right, 1, 8)):
        spread = [(100 + (x - 100) * 1.22, y) for x, y in part]
        _half(
            c,
            [*spread, (100, 124), (100, 76)] if side > 0 else [*spread, (100, 76), (100, 124)],
            BLUE,
            (100 + side * 24, 100),
            (side * 17, 0),
            46,
            seed,
        )
    _hot_seam(c, 0, 62)
    glint(c, 62, 72, 15)
    glint(c, 140, 112, 9)
    return c


def horizontal_splitter() -> Canvas:
    """A white diamond split along its row, the wild's gold still on both halves."""
    c = Canvas(200, 200)
    _axis(c, 90, FLAME, 94, 26)
    whole = ring(100, 100, 62, 12, start=-90)
    right = whole[9:] + whole[:4]
    left = whole[3:10]
    for part, side, seed in ((right, -1, 5), (left, 1, 8)):
        mount = [(100 + (x - 100) * 1.16, 100 + (y - 100) * 1.16 + side * 15) for x, y in part]
        form(c, polygon(mount), GOLD, depth=5, seam=5, high=0.95, low=0.4)
        _half(
            c,
            [*part, (122, 100), (78, 100)],
            DIAMOND,
            (100, 100 + side * 27),
            (0, side * 15),
            44,
            seed,
        )
        claw(c, 100, 100 + side * 15, 64, 0 if side < 0 else 180)
    _hot_seam(c, 90, 60)
    glint(c, 78, 56, 16)
    return c


def multiplier() -> Canvas:
    """A red-hot coin struck with a plus one."""
    c = Canvas(200, 200)
    points: list[Point] = []
    for i in range(12):
        points += [p for k in (-9, -6, 6, 9) for p in _tooth(i * 30 + k, 84 if abs(k) == 9 else 92)]
    form(c, rounded(points, 3), FLAME, depth=8, seam=6, high=0.6, low=0.18)
    field = ellipse(100, 100, 68)
    heat = [(0, "#ff9a2a"), (0.5, "#e0480a"), (0.85, "#a01c06"), (1, "#6a0e06")]
    c.path(field, c.radial(heat, 100, 118, 84), stroke=OUTLINE, stroke_width=6)
    c.line(ellipse(100, 100, 62), FLAME.at(0.7), 3)
    c.glow(100, 130, 60, "#ffe08a", 0.5, 0.6)
    engrave(c, word("+1", 97, 100, 62, 0.34), _FIGURE, 19, lift=5, edge=10)
    for x, y, r in ((40, 30, 5), (166, 42, 4), (172, 160, 4)):
        ember(c, x, y, r)
    gloss(c, "M46 84C52 58 72 42 98 40C74 50 60 64 54 88Z", 0.5)
    return c


def _tooth(degrees: float, r: float) -> list[Point]:
    return [ring(100, 100, r, 1, start=degrees)[0]]


def blank() -> Canvas:
    """A lump of slag, cold but for a crack."""
    c = Canvas(200, 200)
    radii = (68, 80, 66, 78, 84, 68, 80, 82, 66, 78, 64)
    base = ring(100, 108, 1, 11)
    girdle = [
        (100 + (x - 100) * r * 1.08, 108 + (y - 108) * r * 0.92)
        for (x, y), r in zip(base, radii, strict=True)
    ]
    edge = polygon(girdle)
    c.silhouette(edge)
    c.path(edge, OUTLINE, stroke=OUTLINE, stroke_width=6)
    draw(c, crown(girdle, (94, 100), 0.4, height=40, scatter=0.08), _SLAG)
    top = [(94 + (x - 94) * 0.4, 100 + (y - 100) * 0.4) for x, y in girdle]
    c.path(polygon(top), _SLAG.at(0.52))
    for x, y, r in ((58, 118, 6), (72, 142, 4.5), (132, 86, 5), (150, 118, 6.5), (116, 158, 5), (88, 70, 4)):
        c.path(ellipse(x, y, r, r * 0.7), _SLAG.at(0.04), opacity=0.8)
        c.path(ellipse(x + 1, y + r * 0.45, r * 0.6, r * 0.26), _SLAG.at(0.9), opacity=0.4)
    for crack in ("M104 92L96 108L108 120L98 138L104 152", "M108 120L128 126L138 142"):
        c.line(crack, OUTLINE, 6)
        c.line(crack, "#9a3a12", 2.4)
    crescent(c, edge, "#b06a40", -4, -5, 0.4)
    return c

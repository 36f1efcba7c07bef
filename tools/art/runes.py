"""The bonus board: credit plaques, rune stones and the bomb."""

import math
from collections.abc import Sequence

from tools.art.canvas import Canvas
from tools.art.form import ember, form, glint, gloss, moulding
from tools.art.gnomes import spark
from tools.art.letters import engrave, word
from tools.art.palette import (
    BARK,
    COPPER,
    CREAM,
    FLAME,
    GOLD,
    IRON,
    MOSS,
    OUTLINE,
    STONE,
    WOOD,
    Ramp,
)
from tools.art.pen import (
    Point,
    box,
    ellipse,
    grow,
    polygon,
    ribbon,
    ring,
    rounded,
    shift,
    turn,
)

_RUNE = Ramp("#a83a00", "#ff8a1e", "#ffd24c", "#fffbe0")


def _slab(c: Canvas, points: Sequence[Point], radius: float = 14) -> str:
    """A stone with a chiselled face, moss in a corner."""
    d = rounded(points, radius)
    form(c, d, STONE, depth=10, seam=5, high=0.72, low=0.3)
    return d


def _cracks(c: Canvas, d: str, lines: Sequence[str]) -> None:
    c.open(clip_path=c.clip(d))
    for line in lines:
        c.line(shift(line, 1.2, 1.6), STONE.at(0.75), 1.8, opacity=0.6)
        c.line(line, STONE.deep, 2.4, opacity=0.8)
    c.close()


def _carve(c: Canvas, d: str, colour: Ramp = _RUNE) -> None:
    """A glowing groove."""
    c.line(d, "#ff6a10", 27, opacity=0.28)
    c.line(d, STONE.deep, 19)
    c.line(shift(d, 1, 1.5), STONE.at(0.8), 19, opacity=0.25)
    c.line(d, "#2a0d06", 17)
    c.line(d, colour.at(0.38), 12)
    c.line(d, colour.at(0.72), 7.5)
    c.line(d, colour.at(1), 2.8)


def _tip(x: float, y: float, degrees: float, size: float = 20) -> str:
    d = polygon([(x - size, y - size), (x, y), (x - size, y + size)], closed=False)
    return turn(d, degrees, x, y)


def row() -> Canvas:
    """A long low stone: its arrows run along the row."""
    c = Canvas(200, 200)
    d = _slab(c, [(34, 60), (166, 56), (190, 98), (168, 144), (36, 142), (10, 102)], 16)
    _cracks(c, d, ["M52 50L60 70L54 78", "M150 150L142 132L148 124"])
    _carve(c, "M38 100L162 100" + _tip(164, 100, 0) + _tip(36, 100, 180))
    _moss(c, 62, 142, 44)
    return c


def column() -> Canvas:
    """A standing stone: its arrows run along the column."""
    c = Canvas(200, 200)
    d = _slab(c, [(60, 34), (102, 10), (144, 36), (148, 168), (100, 190), (56, 166)], 16)
    _cracks(c, d, ["M50 70L70 74L76 68", "M152 130L134 126L128 132"])
    _carve(c, "M100 38L100 162" + _tip(100, 36, -90) + _tip(100, 164, 90))
    _moss(c, 78, 180, 42)
    return c


def orthogonal() -> Canvas:
    """A cross of stone: arrows along the row and the column."""
    c = Canvas(200, 200)
    arm = [
        (66, 14),
        (134, 12),
        (136, 64),
        (186, 66),
        (188, 134),
        (136, 136),
        (134, 188),
        (66, 186),
        (64, 136),
        (14, 134),
        (12, 66),
        (64, 64),
    ]
    d = _slab(c, arm, 12)
    _cracks(c, d, ["M60 30L78 34", "M120 190L116 172L122 166", "M186 120L172 116"])
    tips = "".join(
        _tip(100 + 66 * math.cos(a), 100 + 66 * math.sin(a), math.degrees(a), 17)
        for a in (0, math.pi / 2, math.pi, -math.pi / 2)
    )
    _carve(c, "M36 100L164 100M100 36L100 164" + tips)
    form(
        c,
        turn(polygon([(100, 84), (116, 100), (100, 116), (84, 100)]), 0),
        _RUNE,
        depth=4,
        seam=5,
        outer=False,
        high=1,
        low=0.5,
    )
    _moss(c, 84, 188, 34)
    return c


def _moss(c: Canvas, x: float, y: float, width: float) -> None:
    points = [(x - width / 2, y)]
    for i in range(5):
        left = x - width / 2 + width * i / 5
        points += [(left + width * 0.06, y - 8 - 5 * (i % 2)), (left + width * 0.16, y - 7)]
    points += [(x + width / 2, y), (x, y + 6)]
    form(c, rounded(points, 6), MOSS, depth=4, seam=4.5, high=0.85)


def retrigger() -> Canvas:
    """A circling arrow of embers."""
    c = Canvas(200, 200)
    points: list[Point] = []
    widths: list[float] = []
    for i in range(13):
        angle = math.radians(-34 + 284 * i / 12)
        points.append((100 + 64 * math.cos(angle), 102 + 64 * math.sin(angle)))
        widths.append(8 + 26 * (i / 12) ** 0.6)
    tail = ribbon(points, widths)
    head = rounded([(-42, 14), (0, -40), (42, 14), (0, 4)], 5)
    end = points[-1]
    head = shift(turn(head, 74), end[0] + 6, end[1] - 1)
    c.glow(100, 102, 96, "#ff6a10", 0.45)
    form(c, tail, FLAME, depth=6, seam=6, high=0.66, low=0.28)
    form(c, head, FLAME, depth=6, seam=6, high=0.8, low=0.34)
    core = ribbon(points[2:-1], [w * 0.34 for w in widths[2:-1]])
    c.path(core, c.linear([(0, "#fff6c0"), (1, "#ffd24c")], 0, 30, 0, 170))
    for k, (x, y) in enumerate(ring(100, 102, 30, 5, start=-60)):
        c.path(polygon(ring(x, y, 7 - k * 0.6, 4)), FLAME.at(0.9), stroke=OUTLINE, stroke_width=3)
        ember(c, x, y, 5)
    for x, y, r in ((164, 56, 7), (178, 78, 5), (181, 100, 3.6)):
        form(c, polygon(ring(x, y, r, 4)), FLAME, depth=2, seam=4, high=1)
    glint(c, 50, 70, 13)
    return c


def boost() -> Canvas:
    """Bellows that blow a fire brighter, a plus burnt into their board."""
    c = Canvas(200, 200)

    def tilt(d: str) -> str:
        return turn(shift(grow(d, 1.12, 100, 100), -2, -2), 38, 100, 100)

    form(c, tilt(polygon([(90, 44), (110, 44), (105, 12), (95, 12)])), GOLD, depth=5, seam=6, high=0.95)
    form(c, tilt(rounded([(89, 150), (111, 150), (114, 192), (86, 192)], 8)), WOOD, depth=6, seam=6, high=0.8)
    leather = "M100 36C134 46 158 84 158 118C158 148 132 164 100 164C68 164 42 148 42 118"
    leather = tilt(leather + "C42 84 66 46 100 36Z")
    form(c, leather, COPPER, depth=8, seam=6, high=0.6, low=0.22)
    c.open(clip_path=c.clip(leather))
    folds = "".join(
        polygon(pair, closed=False)
        for pair in zip(ring(100, 108, 36, 26), ring(100, 108, 84, 26), strict=True)
    )
    c.line(tilt(folds), COPPER.deep, 3, opacity=0.8)
    c.close()
    board = "M100 50C126 58 145 92 145 118C145 140 124 152 100 152C76 152 55 140 55 118"
    form(c, tilt(board + "C55 92 74 58 100 50Z"), WOOD, depth=9, seam=6, high=0.85, low=0.36)
    for x in (78, 100, 122):
        c.line(tilt(f"M{x} 76L{x} 146"), BARK.deep, 1.8, stroke_dasharray="22 8 13 6", opacity=0.45)
    form(c, tilt(box(86, 42, 28, 14, 4)), GOLD, depth=4, seam=5, high=0.95)
    engrave(c, word("+", 98, 104, 64), _RUNE, 20, lift=4, edge=9)
    for x, y, r in ((168, 24, 5), (184, 44, 4), (148, 14, 3.6)):
        c.edged(polygon(ring(x, y, r + 2, 4)), FLAME.at(0.85), 3)
    return c


def bomb() -> Canvas:
    """A round bomb with a lit fuse; its face is left free for a number."""
    c = Canvas(200, 200)
    fuse = ribbon([(134, 48), (142, 32), (154, 26), (166, 32)], [10, 9, 8, 7])
    form(c, fuse, CREAM.toward(BARK.mid, 0.35), depth=3, seam=6)
    c.line("M136 38L146 42M146 26L151 34", BARK.deep, 2)
    neck = turn(rounded([(112, 34), (146, 34), (149, 60), (109, 60)], 5), 30, 100, 112)
    form(c, neck, IRON, depth=5, seam=6, high=0.85)
    body = ellipse(98, 114, 74)
    c.silhouette(body)
    ball = [(0, "#7d8499"), (0.25, "#454b5c"), (0.6, "#1d2029"), (0.88, "#0c0d12"), (1, "#2f2432")]
    c.path(body, c.radial(ball, 72, 80, 108), stroke=OUTLINE, stroke_width=5)
    c.line("M150 156C138 172 120 182 98 183", "#ff8a3a", 3.5, opacity=0.55)
    c.line("M164 130C163 136 161 142 158 147", "#ff8a3a", 3, opacity=0.45)
    gloss(c, "M38 96C42 74 58 56 80 52C86 52 86 58 80 61C64 68 54 80 50 98C48 106 36 104 38 96Z", 0.8)
    c.path(turn(ellipse(44, 116, 5, 6), -10, 44, 116), "#fff", opacity=0.5)
    spark(c, 170, 32, 22)
    return c


def _plaque(c: Canvas, ramp: Ramp, ground: Sequence[tuple[float, str]], notch: Ramp) -> None:
    disc = ellipse(100, 100, 74)
    c.line(disc, OUTLINE, 31)
    c.path(disc, c.radial(list(ground), 92, 88, 80))
    moulding(c, disc, ramp, 19, seam=6)
    for k in range(8):
        d = turn(rounded([(91, 13), (109, 13), (106, 36), (94, 36)], 3), k * 45, 100, 100)
        form(c, d, notch, depth=3, seam=4)
    c.line("M48 84C54 66 68 54 86 49", "#ffffff", 4, opacity=0.22)


def value_dim() -> Canvas:
    """An unlit credit plaque."""
    c = Canvas(200, 200)
    _plaque(c, BARK, ((0, "#3a3432"), (0.7, "#231e1f"), (1, "#151214")), IRON)
    return c


def value_lit() -> Canvas:
    """The same plaque with the fire in it."""
    c = Canvas(200, 200)
    c.glow(100, 100, 100, "#ffb02e", 1)
    _plaque(c, GOLD, ((0, "#ff9a2a"), (0.55, "#d24a0a"), (1, "#7a1606")), FLAME)
    c.glow(100, 100, 62, "#fff0a0", 0.35)
    return c

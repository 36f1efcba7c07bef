"""Wild, wild multiplier and feature activation: things of fire."""

from tools.art.canvas import Canvas
from tools.art.form import crescent, ember, flat, form, glint, gloss, moulding
from tools.art.letters import arched, engrave, word
from tools.art.palette import (
    CREAM,
    FLAME,
    GOLD,
    IRON,
    ORANGE,
    OUTLINE,
    RED,
    WOOD,
    Ramp,
    mix,
)
from tools.art.pen import blob, bounds, ellipse, grow, mirror, polygon, ribbon, shift, turn

_FLAME = (
    "M100 176C56 176 25 148 25 108C25 86 36 74 38 48C49 56 55 64 60 74C60 46 80 32 102 11"
    "C98 34 114 42 124 60C131 52 134 44 133 28C152 46 175 76 175 110C175 148 144 176 100 176Z"
)
_WILD_GOLD = Ramp("#8a3a00", "#f08a0a", "#ffd23e", "#fffce0")


def flame(c: Canvas, d: str, ramp: Ramp, cx: float, foot: float, seam: float = 5) -> None:
    """A fire of three tongues within each other, hottest at the foot."""
    c.silhouette(d)
    _, top, _, bottom = bounds(d)
    c.path(d, OUTLINE, stroke=OUTLINE, stroke_width=seam)
    outer = [(0, ramp.at(0.42)), (0.6, ramp.at(0.3)), (1, ramp.at(0.2))]
    c.path(d, c.linear(outer, 0, top, 0, bottom))
    crescent(c, d, ramp.at(0.62), 3.5, 3.5, 0.9)
    crescent(c, d, ramp.at(0.06), -5, -4, 0.7)
    c.open(clip_path=c.clip(d))
    for k, ky, low, high in ((0.76, 0.8, 0.45, 0.66), (0.5, 0.58, 0.68, 0.98)):
        inner = grow(d, k, cx, foot, ky)
        stops = [(0, ramp.at(low)), (1, ramp.at(high))]
        c.path(inner, c.linear(stops, 0, bounds(inner)[1], 0, foot - 30))
    c.close()


def _eye(c: Canvas, x: float, y: float, side: int) -> None:
    d = ellipse(x, y, 13.5, 16)
    flat(c, d, "#fffbe8", seam=5, outer=False)
    crescent(c, d, "#e8b060", 0, 5, 0.8)
    c.path(ellipse(x - side * 3, y + 3, 7.6, 9.4), "#7a1c00")
    c.path(ellipse(x - side * 3, y + 4, 4.6, 6), "#1a0604")
    c.path(ellipse(x - side * 3 - 3, y - 1, 2.8, 3.2), "#fff")
    brow = ribbon([(x - side * 15, y - 11), (x - side * 2, y - 19), (x + side * 18, y - 27)], [9, 10, 2])
    form(c, brow, RED, depth=3, seam=4, outer=False, rim=0)


def _eyes(c: Canvas, y: float, apart: float) -> None:
    for side in (-1, 1):
        _eye(c, 100 + side * apart, y, side)


def _nose(c: Canvas, y: float) -> None:
    form(c, ellipse(100, y + 20, 12, 10.5), ORANGE, depth=4, seam=4, outer=False)
    c.path(ellipse(96, y + 16, 4, 2.8), "#fff", opacity=0.85)


def _banner(c: Canvas) -> None:
    """A swallow-tailed ribbon bent upward."""
    tail = "M12 133L52 138L52 178L14 181L27 158Z"
    dark = RED.toward("#2a0410", 0.35)
    for d in (tail, mirror(tail)):
        form(c, d, dark, depth=5, seam=5, high=0.55)
    fold = "M36 164L52 166L52 178Z"
    for d in (fold, mirror(fold)):
        c.path(d, "#2a0410")
    panel = "M29 126Q100 100 171 126L171 172Q100 146 29 172Z"
    form(c, panel, RED, depth=6, seam=6, high=0.7, low=0.34)
    c.line("M33 130.500Q100 106 167 130.500", GOLD.at(0.75), 2.6)
    c.line("M33 166Q100 141.500 167 166", GOLD.at(0.5), 2.6)


def wild() -> Canvas:
    """A grinning flame over a red banner that says WILD."""
    c = Canvas(200, 200)
    flame(c, _FLAME, FLAME, 100, 170)
    _eyes(c, 84, 24)
    _nose(c, 84)
    _banner(c)
    engrave(c, arched(word("WILD", 100, 136, 27, 0.56), 100, 12.5), _WILD_GOLD, 11.5, edge=8)
    glint(c, 54, 96, 10)
    glint(c, 160, 74, 9)
    return c


def wild_multiplier() -> Canvas:
    """The golden flame with a round plaque for the number."""
    c = Canvas(200, 200)
    ramp = Ramp("#9a4a00", "#f09a12", "#ffdf5a", "#fffef0")
    flame(c, shift(grow(_FLAME, 1, 100, 176, 1.0), 0, -1), ramp, 100, 160)
    _eyes(c, 67, 22)
    plate = ellipse(100, 136, 47)
    c.silhouette(ellipse(100, 136, 51))
    c.glow(100, 136, 66, "#fff0a0", 0.5)
    ground = [(0, "#6d1a08"), (0.7, "#3a0b0c"), (1, "#1d0508")]
    c.path(plate, c.radial(ground, 92, 124, 56))
    moulding(c, plate, GOLD, 10, seam=6)
    for k in range(12):
        d = turn(ellipse(100, 89, 2.1), k * 30, 100, 136)
        c.path(d, GOLD.at(0.98 if k in (0, 9, 10, 11) else 0.2))
    c.line("M66 120C72 106 84 99 100 98", "#ffb070", 3, opacity=0.5)
    glint(c, 52, 92, 11)
    glint(c, 158, 80, 9)
    return c


def activation() -> Canvas:
    """A struck match, its fire caught in a copper ring."""
    c = Canvas(200, 200)
    stick = polygon([(30, 160), (96, 84), (114, 100), (46, 176)])
    form(c, stick, WOOD, depth=5, high=0.95, low=0.4)
    form(c, polygon([(30, 160), (37, 152), (53, 168), (46, 176)]), IRON, depth=3, seam=0, high=0.5)
    for k in (0.25, 0.5):
        c.line(
            f"M{44 + 60 * k:.1f} {160 - 68 * k:.1f}l9 -10".replace(
                "l9 -10", f"L{56 + 60 * k:.1f} {146 - 68 * k:.1f}"
            ),
            WOOD.at(0.1),
            1.6,
            opacity=0.6,
        )
    fire = (
        "M122 118C94 118 78 100 80 78C81 66 88 60 92 48C98 54 101 60 103 66C104 42 122 30 146 14"
        "C142 32 150 42 158 54C164 48 166 42 167 34C178 50 184 66 180 82C175 106 152 118 122 118Z"
    )
    flame(c, fire, FLAME, 126, 112)
    head = blob([(94, 98), (98, 76), (120, 70), (132, 84), (126, 102), (108, 112)])
    form(c, head, RED, depth=6, seam=5, outer=False)
    gloss(c, ellipse(108, 84, 9, 6), 0.8)
    for x, y, r in ((60, 64, 5), (70, 36, 4), (150, 138, 5), (176, 118, 3.6), (128, 150, 3.4)):
        ember(c, x, y, r)
    for x, y, r in ((60, 64, 7), (150, 138, 7), (70, 36, 5)):
        c.path(
            turn(polygon([(x - r, y), (x, y - r), (x + r, y), (x, y + r)]), 12, x, y),
            mix(CREAM.spark, "#ffd060", 0.4),
        )
    glint(c, 146, 76, 18, "#fffbe0")
    return c

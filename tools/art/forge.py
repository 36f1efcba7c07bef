"""Key art of Forge of Gems: an underground smithy."""

import math
from typing import NamedTuple

from tools.art.canvas import Canvas
from tools.art.form import ember, form
from tools.art.gems import gem
from tools.art.lobby import card, veil
from tools.art.palette import (
    BLUE,
    COPPER,
    GOLD,
    ICE,
    IRON,
    ORANGE,
    OUTLINE,
    PINK,
    PURPLE,
)
from tools.art.pen import box, ellipse, polygon, ribbon, ring, rounded
from tools.art.solid import grain


def forge() -> Canvas:
    """A furnace mouth, the anvil before it and a diamond on the anvil."""
    c = card("#0c0d14", "#231a1c", "#3a1206")
    for x, y, r in ((90, 90, 120), (400, 70, 130), (250, 40, 100)):
        c.glow(x, y, r, "#8a8fa5", 0.16)
    furnace(c)
    _floor(c)
    c.glow(240, 300, 280, "#ff7a1a", 0.75)
    ladle(c, 398, 152)
    hammer(c)
    anvil(c)
    c.glow(240, 252, 150, "#bfe6ff", 0.55)
    gem(c, "round", ICE, 240, 252, 88, seed=5)
    for cut, ramp, x, y, r, turn in (
        ("marquise", BLUE, 64, 462, 34, -24),
        ("emerald", PURPLE, 128, 486, 32, 10),
        ("cushion", ORANGE, 352, 486, 33, -8),
        ("oval", PINK, 418, 458, 32, 20),
    ):
        gem(c, cut, ramp, x, y, r, turn, seed=x % 9)
    for i in range(16):
        ember(c, 60 + 360 * (i * 0.618 % 1), 120 + 340 * (i * 0.381 % 1), 2.4 + 1.6 * abs(grain(i)))
    veil(c, "#0c0504")
    return c


class Fire(NamedTuple):
    """The colours of a furnace: from its core outward, of its tongues and of the light it throws."""

    heat: tuple[str, str, str, str]
    tongues: tuple[str, str]
    melt: tuple[str, str, str, str]
    glow: str


EMBERS = Fire(
    ("#fff2b0", "#ffb02e", "#e0500a", "#3a0c04"),
    ("#ffdf6a", "#fff2b0"),
    ("#fff6c0", "#ff9a2a", "#ffb02e", "#e0500a"),
    "#ff8a1e",
)
BLAZE = Fire(
    ("#ffffff", "#c8ecff", "#3f93ff", "#0a1c58"),
    ("#a8dcff", "#ffffff"),
    ("#ffffff", "#8fd0ff", "#b4e4ff", "#2f7fe0"),
    "#4fa8ff",
)


def furnace(c: Canvas, fire: Fire = EMBERS) -> None:
    """An arched furnace of iron blocks, x 40 to 440 and y 60 to 470, fire in its mouth."""
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
    heat = list(zip((0, 0.3, 0.65, 1), fire.heat, strict=True))
    c.path(mouth, c.radial(heat, 240, 400, 300), stroke=OUTLINE, stroke_width=8)
    low, high = fire.tongues
    c.open(clip_path=c.clip(mouth))
    for x, k in ((130, 0.9), (350, 1.0), (240, 1.25), (180, 0.7), (300, 0.75)):
        tongue = (
            f"M{x - 50 * k:.0f} 470C{x - 60 * k:.0f} 380 {x - 20 * k:.0f} 350 {x:.0f} "
            f"{470 - 230 * k:.0f}C{x + 6 * k:.0f} 340 {x + 62 * k:.0f} 390 {x + 50 * k:.0f} 470Z"
        )
        c.path(tongue, c.linear([(0, low, 0.15), (1, high, 0.65)], 0, 230, 0, 470))
    c.close()


def _floor(c: Canvas) -> None:
    """Flagstones before the furnace, lit by it."""
    c.path(
        box(-8, 466, 496, 140),
        c.linear([(0, "#4a2416"), (0.5, "#241413"), (1, "#0c0708")], 0, 466, 0, 600),
        stroke=OUTLINE,
        stroke_width=6,
    )
    joints = "M-8 500L488 500M-8 546L488 546"
    for x in range(-40, 560, 84):
        joints += f"M{x} 466L{x - 14} 500M{x + 30} 500L{x + 10} 546M{x - 20} 546L{x - 48} 600"
    c.line(joints, "#0c0708", 3, opacity=0.8)
    c.glow(240, 478, 210, "#ff8a1e", 0.5, 0.22)


def ladle(c: Canvas, x: float, y: float, fire: Fire = EMBERS) -> None:
    """A pot of molten metal on a chain, tipping."""
    core, pale, bright, deep = fire.melt
    for i in range(9):
        c.line(polygon(ring(x + 8, y - 150 + i * 15, 4, 6, ry=8)), IRON.at(0.5), 3)
    c.open(transform=f"translate({x} {y})rotate(18)")
    pot = "M-50 -24L50 -24C50 20 34 44 0 44C-34 44 -50 20 -50 -24Z"
    form(c, pot, IRON, depth=10, seam=7, high=0.75, outer=False)
    rim = ellipse(0, -24, 52, 14)
    c.path(
        rim,
        c.radial([(0, core), (0.6, bright), (1, deep)], 0, -24, 52, 0.27),
        stroke=IRON.at(0.5),
        stroke_width=6,
    )
    c.line(rim, OUTLINE, 2)
    c.close()
    pour = ribbon([(x - 54, y - 34), (x - 66, y + 10), (x - 66, y + 90), (x - 66, y + 190)], [8, 11, 9, 7])
    c.glow(x - 66, y + 70, 80, fire.glow, 0.5)
    c.path(pour, c.linear([(0, core), (1, pale)], 0, y - 34, 0, y + 190))


def hammer(c: Canvas) -> None:
    """A smith's hammer, leaning about (92, 250)."""
    c.open(transform="translate(92 250)rotate(-34)")
    form(c, box(-9, -40, 18, 190, 6), COPPER, depth=6, seam=6, outer=False)
    head = rounded([(-58, -76), (50, -76), (58, -66), (58, -36), (50, -26), (-58, -26)], 6)
    form(c, head, IRON, depth=11, seam=7, high=0.9, outer=False)
    form(c, box(-16, -80, 32, 58, 4), GOLD, depth=5, seam=5, outer=False)
    c.close()


def anvil(c: Canvas) -> None:
    """An anvil, x 70 to 396 and y 330 to 462."""
    top = (
        "M70 330L392 330C398 330 400 336 396 342C384 360 352 370 318 374L300 374"
        "C296 402 306 420 342 436L342 462L138 462L138 436C174 420 184 402 180 374"
        "C140 374 96 360 70 330Z"
    )
    form(c, top, IRON, depth=15, seam=8, high=0.8, low=0.2, outer=False)
    c.path("M84 334L388 334L380 342L96 342Z", IRON.at(0.95), opacity=0.8)
    c.line("M190 458L292 458M176 436C190 424 196 400 194 378", "#ff8a3a", 4, opacity=0.5)

"""Key art of the Lab: a stone under the glass before the curve of many rounds."""

import math

from tools.art.canvas import Canvas
from tools.art.form import form, glint, gloss, moulding
from tools.art.gems import gem
from tools.art.lobby import card, veil
from tools.art.palette import (
    BLUE,
    GOLD,
    GREEN,
    IRON,
    ORANGE,
    PINK,
    PURPLE,
    RED,
    TEAL,
    WHITE,
    WOOD,
)
from tools.art.pen import Point, blob, box, ellipse, polygon, rounded


def lab() -> Canvas:
    """A stone under the glass, before the curve of many rounds."""
    c = card("#0a1830", "#12325a", "#0a0f1e")
    c.glow(240, 250, 280, "#4fa8ff", 0.45)
    for i in range(13):
        c.line(f"M{i * 40} 0L{i * 40} 600", "#7fc0ff", 1, opacity=0.12)
    for i in range(15):
        c.line(f"M0 {i * 40}L480 {i * 40}", "#7fc0ff", 1, opacity=0.12)
    _bars(c)
    _scale(c)
    _glass(c)
    veil(c, "#060a16")
    return c


def _bars(c: Canvas) -> None:
    """A distribution in stone colours with its curve."""
    ramps = (PURPLE, BLUE, TEAL, GREEN, GOLD, ORANGE, RED, PINK)
    curve: list[Point] = []
    for i in range(11):
        left = 46 + i * 36
        tall = 190 * math.exp(-(((i - 3.6) / 2.7) ** 2)) + 16
        ramp = ramps[min(7, i * 8 // 11)]
        bar = polygon([(left, 470 - tall), (left + 27, 470 - tall), (left + 27, 470), (left, 470)])
        form(c, bar, ramp, depth=6, seam=4, high=0.7, low=0.25, outer=False)
        lid = polygon(
            [(left, 470 - tall), (left + 9, 461 - tall), (left + 36, 461 - tall), (left + 27, 470 - tall)]
        )
        c.edged(lid, ramp.at(0.86), 4)
        curve.append((left + 13, 446 - tall))
    line = blob(curve, closed=False)
    c.line(line, "#0a0f1e", 9)
    c.line(line, "#fff2c0", 4)
    for x, y in curve[1::3]:
        c.edged(ellipse(x, y, 6), "#ffd24c", 4)
    form(
        c,
        rounded([(20, 470), (460, 470), (460, 486), (20, 486)], 5),
        IRON,
        depth=5,
        seam=5,
        high=0.8,
        outer=False,
    )


def _scale(c: Canvas) -> None:
    """A row of trial stones along the top."""
    for i, (cut, ramp) in enumerate(
        (("pear", ORANGE), ("emerald", PURPLE), ("marquise", GREEN), ("trillion", RED))
    ):
        x = 78 + i * 62
        c.glow(x, 84, 46, ramp.bright, 0.4)
        gem(c, cut, ramp, x, 84, 24, seed=i + 2)


def _glass(c: Canvas) -> None:
    """A brass loupe with a diamond in it."""
    c.open(transform="translate(308 214)rotate(-38)")
    form(
        c,
        rounded([(-15, 108), (15, 108), (20, 246), (-20, 246)], 12),
        WOOD,
        depth=8,
        seam=8,
        high=0.85,
        outer=False,
    )
    form(c, box(-19, 96, 38, 24, 5), GOLD, depth=6, seam=6, high=0.95, outer=False)
    c.close()
    lens = ellipse(308, 214, 96)
    c.path(lens, c.radial([(0, "#1d4a80", 0.9), (1, "#0a1830", 0.95)], 290, 190, 110))
    c.glow(308, 214, 90, "#8fd0ff", 0.6)
    gem(c, "round", WHITE, 308, 216, 66, seed=7)
    moulding(c, lens, GOLD, 20, seam=8)
    gloss(c, "M226 200C230 160 262 132 300 130C268 146 250 170 248 206C246 220 224 216 226 200Z", 0.5)
    glint(c, 372, 150, 18)

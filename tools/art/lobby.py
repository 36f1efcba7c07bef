"""The lobby's cards, the first game's key art and the mark of Gemworks.

The lowest fifth of a card stays calm: its name stands there.
"""

import math

from tools.art import gnomes, mushrooms, runes
from tools.art.canvas import Canvas
from tools.art.form import form
from tools.art.gems import gem
from tools.art.palette import (
    BLUE,
    GOLD,
    MOSS,
    OUTLINE,
    PURPLE,
    TEAL,
)
from tools.art.pen import Point, blob, box, ellipse, rounded, shift
from tools.art.village import drift, house, lanterns, motes, ridge, roof_drips, toadstools

WIDE, TALL = 480, 600


def card(top: str, middle: str, foot: str) -> Canvas:
    """An empty card under its sky."""
    c = Canvas(WIDE, TALL, outline=0)
    c.path(box(0, 0, WIDE, TALL), c.linear([(0, top), (0.55, middle), (1, foot)], 0, 0, 0, TALL))
    return c


def veil(c: Canvas, colour: str) -> None:
    """Darkens the foot of a card, where the name stands."""
    c.path(
        box(0, 430, WIDE, 170),
        c.linear([(0, colour, 0), (0.5, colour, 0.55), (1, colour, 0.95)], 0, 430, 0, 600),
    )


def fire_gnomes() -> Canvas:
    """The gnome before his village, bombs and mushrooms at his feet."""
    c = card("#0a1a26", "#17404a", "#150a0c")
    c.glow(110, 130, 260, "#4fc0a8", 0.5)
    c.glow(260, 330, 300, "#ff7a1a", 0.6)
    c.path(roof_drips(480, 170, 6, 3), "#0d1824")
    for x, y, size, roof, ramp in ((72, 286, 0.66, "hat", PURPLE), (408, 290, 0.68, "bell", TEAL)):
        house(c, x, y, size, roof, ramp, 0.3)
    lanterns(c, (20, 150), (460, 150), 26, 12, 6)
    c.path(ridge(480, 330, 22, 5, 4, 600), "#10201a")
    c.place(mushrooms.green(), 58, 372, 0.82, -6)
    c.place(gnomes.scatter(), 240, 292, 1.78)
    _knoll(c)
    c.place(runes.bomb(), 96, 456, 0.74, -10)
    c.place(mushrooms.orange(), 384, 446, 0.86)
    toadstools(c, 246, 496, 22, BLUE)
    motes(c, drift(9, 30, 60, 420, 380))
    c.path(roof_drips(480, 84, 7, 9, -14), "#06090e")
    veil(c, "#0a0507")
    return c


def _knoll(c: Canvas) -> None:
    """The mossy ground the gnome rises from."""
    d = blob(
        [
            (-20, 480),
            (40, 452),
            (120, 474),
            (190, 446),
            (262, 468),
            (340, 450),
            (420, 474),
            (500, 452),
            (500, 640),
            (-20, 640),
        ],
        pull=0.9,
    )
    c.edged(d, c.linear([(0, MOSS.at(0.5)), (0.25, MOSS.at(0.22)), (1, "#0a0d08")], 0, 446, 0, 600), 6)
    c.line(shift(d, 1, 3), MOSS.at(0.8), 2.4, opacity=0.6)


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

"""Chunky letters drawn as strokes, so that no picture depends on a font."""

from tools.art.canvas import Canvas
from tools.art.palette import OUTLINE, Ramp
from tools.art.pen import Point, bounds, remap, shift

# Each glyph: its width and its skeleton in a box one high.
_GLYPHS: dict[str, tuple[float, str]] = {
    "W": (1.14, "M0 0L.26 1L.57 .3L.88 1L1.14 0"),
    "I": (0, "M0 0L0 1"),
    "L": (0.44, "M0 0L0 1L.44 1"),
    "D": (0.6, "M0 0L0 1L.14 1C.76 1 .76 0 .14 0Z"),
    "x": (0.62, "M0 .19L.62 .81M.62 .19L0 .81"),
    "+": (0.8, "M0 .5L.8 .5M.4 .1L.4 .9"),
    "1": (0.34, "M0 .24L.34 0L.34 1"),
    "2": (0.62, "M.02 .26C.04 -.1 .62 -.08 .6 .28C.58 .52 .2 .66 0 1L.62 1"),
    "3": (
        0.6,
        "M0 .12C.2 -.08 .6 0 .58 .25C.56 .44 .4 .48 .24 .48C.44 .48 .62 .54 .6 .74C.56 1.1 .1 1.1 0 .86",
    ),
    "5": (0.6, "M.56 0L.1 0L.06 .46C.22 .36 .6 .36 .6 .68C.6 1.04 .14 1.06 0 .88"),
    "A": (0.74, "M0 1L.37 0L.74 1M.13 .68L.61 .68"),
    "G": (0.7, "M.68 .2C.5 -.06 0 -.1 0 .5C0 1.1 .5 1.06 .7 .86L.7 .56L.42 .56"),
    "J": (0.46, "M.46 0L.46 .7C.46 1.08 .02 1.1 0 .76"),
    "M": (0.86, "M0 1L.08 0L.43 .62L.78 0L.86 1"),
    "N": (0.62, "M0 1L0 0L.62 1L.62 0"),
    "O": (0.74, "M.37 0C-.12 0 -.12 1 .37 1C.86 1 .86 0 .37 0Z"),
    "P": (0.56, "M0 1L0 0L.26 0C.66 0 .66 .56 .26 .56L0 .56"),
    "R": (0.6, "M0 1L0 0L.26 0C.66 0 .66 .54 .26 .54L0 .54M.3 .54L.6 1"),
    "S": (0.54, "M.52 .12C.34 -.06 0 -.04 .02 .25C.04 .54 .52 .44 .54 .75C.54 1.06 .14 1.06 0 .87"),
    "X": (0.62, "M0 0L.62 1M.62 0L0 1"),
    "T": (0.64, "M0 0L.64 0M.32 0L.32 1"),
}


def word(text: str, cx: float, cy: float, height: float, gap: float = 0.46) -> str:
    """The skeleton of a word centred on a point."""
    total = sum(_GLYPHS[letter][0] for letter in text) + gap * (len(text) - 1)
    x = cx - total * height / 2
    out = ""
    for letter in text:
        width, d = _GLYPHS[letter]
        out += _place(d, x, cy - height / 2, height)
        x += (width + gap) * height
    return out


def _place(d: str, x: float, y: float, k: float) -> str:
    return remap(d, lambda px, py: (x + px * k, y + py * k))


def arched(d: str, axis: float, bow: float) -> str:
    """The shape bent along a parabola: the ends drop by `bow` at 80 units from the axis."""

    def move(x: float, y: float) -> Point:
        return x, y + bow * ((x - axis) / 80) ** 2

    return remap(d, move)


def engrave(
    c: Canvas,
    d: str,
    ramp: Ramp,
    weight: float,
    lift: float = 4,
    edge: float = 7,
) -> None:
    """Strokes a skeleton as raised metal: shadow, dark edge, thickness, face and light."""
    _, top, _, bottom = bounds(d)
    half = weight / 2
    c.line(shift(d, 0, lift), OUTLINE, weight + edge)
    c.line(d, OUTLINE, weight + edge)
    c.line(shift(d, 0, lift * 0.8), ramp.at(0.22), weight)
    stops = [(0, ramp.at(0.98)), (0.48, ramp.at(0.68)), (0.52, ramp.at(0.56)), (1, ramp.at(0.42))]
    face = c.linear(stops, 0, top - half, 0, bottom + half)
    c.line(d, face, weight)
    c.line(shift(d, -weight * 0.13, -weight * 0.17), ramp.spark, weight * 0.2, opacity=0.75)

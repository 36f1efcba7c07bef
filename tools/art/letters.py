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

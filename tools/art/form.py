"""Rounded forms under the one light from the upper left: three tones and a rim."""

import math

from tools.art.canvas import Canvas
from tools.art.palette import OUTLINE, WARM, Ramp
from tools.art.pen import bounds, number, sparkle


def wash(c: Canvas, ramp: Ramp, high: float = 0.78, low: float = 0.3) -> str:
    """The paint of a form: bright at the upper left, dark at the lower right."""
    stops = [(0, ramp.at(high)), (0.5, ramp.at((high + low) / 2)), (1, ramp.at(low))]
    return c.linear(stops, 0, 0, 0.75, 1, fitted=True)


def crescent(c: Canvas, d: str, colour: str, dx: float, dy: float, opacity: float = 1) -> None:
    """A sickle of colour inside the form's edge, on the side that (dx, dy) leads away from."""
    c.open(clip_path=c.clip(d), fill="none")
    _sickle(c, d, colour, dx, dy, opacity)
    c.close()


def _sickle(c: Canvas, d: str, colour: str, dx: float, dy: float, opacity: float) -> None:
    # The edge itself, stroked and moved half its width: nothing of it shows on the far side.
    c.path(
        d,
        None,
        stroke=colour,
        stroke_width=math.hypot(dx, dy),
        opacity=opacity,
        transform=f"translate({number(dx / 2)} {number(dy / 2)})",
    )


def form(
    c: Canvas,
    d: str,
    ramp: Ramp,
    depth: float = 7,
    seam: float = 5,
    high: float = 0.78,
    low: float = 0.3,
    rim: float = 0.6,
    outer: bool = True,
) -> None:
    """A solid form: outline, wash, shadow side, light edge and the rim of bounced light."""
    if outer:
        c.silhouette(d)
    paint = wash(c, ramp, high, low)
    if seam:
        c.edged(d, paint, seam)
    else:
        c.path(d, paint)
    c.open(clip_path=c.clip(d), fill="none")
    _sickle(c, d, ramp.at(max(0.0, low - 0.18)), -depth, -depth, 0.75)
    _sickle(c, d, ramp.at(min(1.0, high + 0.2)), depth * 0.4, depth * 0.45, 0.85)
    if rim and depth >= 4:
        _sickle(c, d, ramp.at(0.8), -depth * 0.22, -depth * 0.2, rim)
    c.close()


def flat(c: Canvas, d: str, colour: str, seam: float = 5, outer: bool = True) -> None:
    """A plain shape with a seam: eyes, holes, small marks."""
    if outer:
        c.silhouette(d)
    c.edged(d, colour, seam)


def moulding(c: Canvas, d: str, ramp: Ramp, width: float, seam: float = 6) -> None:
    """A rounded bezel along a path: dark edge, body, ridge of light."""
    left, top, right, bottom = bounds(d)
    c.line(d, OUTLINE, width + seam)
    body = [(0, ramp.at(0.68)), (0.55, ramp.at(0.36)), (1, ramp.at(0.16))]
    ridge = [(0, ramp.at(0.98)), (0.5, ramp.at(0.62)), (1, ramp.at(0.4))]
    c.line(d, c.linear(body, left, top, right, bottom), width)
    c.line(d, c.linear(ridge, left, top, right, bottom), width * 0.42, opacity=0.8)


def glint(c: Canvas, cx: float, cy: float, r: float, colour: str = "#ffffff") -> None:
    """A sparkle with its small cross."""
    c.glow(cx, cy, r * 0.9, colour, 0.5)
    c.path(sparkle(cx, cy, r), colour)


def gloss(c: Canvas, d: str, opacity: float = 0.6, colour: str = "#ffffff") -> None:
    """A patch of reflected sky that fades downward."""
    _, top, _, bottom = bounds(d)
    stops = [(0, colour, opacity), (1, colour, opacity * 0.12)]
    c.path(d, c.linear(stops, 0, top, 0, bottom))


def ember(c: Canvas, cx: float, cy: float, r: float) -> None:
    """A glowing coal seen through its own light."""
    c.glow(cx, cy, r * 2.4, "#ff7a1a", 0.7)
    c.glow(cx, cy, r * 1.1, WARM, 1)

"""Shapes as SVG path data.

Every shape is a string of absolute M, L, C, Q and Z commands, so that all numbers come in
(x, y) pairs and any shape can be moved, turned, mirrored or bent by mapping its points.
"""

import math
import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise

Point = tuple[float, float]

_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_ROUND = 0.5523  # control point distance that makes four cubics a circle


def number(value: float) -> str:
    """The shortest decimal with one place."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _join(tokens: Sequence[str]) -> str:
    out = ""
    for token in tokens:
        glue = "" if not out or token[0] == "-" or token.isalpha() or out[-1].isalpha() else " "
        out += glue + token
    return out


def remap(d: str, move: Callable[[float, float], Point]) -> str:
    """The shape with every point moved."""
    tokens: list[str] = []
    held: list[float] = []
    for token in _TOKEN.findall(d):
        if token.isalpha():
            tokens.append(token)
            continue
        held.append(float(token))
        if len(held) == 2:
            x, y = move(held[0], held[1])
            tokens += [number(x), number(y)]
            held.clear()
    return _join(tokens)


def shift(d: str, dx: float, dy: float) -> str:
    """The shape moved by (dx, dy)."""
    return remap(d, lambda x, y: (x + dx, y + dy))


def grow(d: str, kx: float, cx: float = 0, cy: float = 0, ky: float | None = None) -> str:
    """The shape scaled about (cx, cy); ky is the vertical factor when it differs."""
    down = kx if ky is None else ky
    return remap(d, lambda x, y: (cx + (x - cx) * kx, cy + (y - cy) * down))


def turn(d: str, degrees: float, cx: float = 0, cy: float = 0) -> str:
    """The shape turned clockwise about (cx, cy)."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return remap(d, lambda x, y: (cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c))


def mirror(d: str, axis: float = 100) -> str:
    """The shape reflected in an upright axis."""
    return remap(d, lambda x, y: (2 * axis - x, y))


def bounds(d: str) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of the shape's points (control points included)."""
    xs: list[float] = []
    ys: list[float] = []

    def note(x: float, y: float) -> Point:
        xs.append(x)
        ys.append(y)
        return x, y

    remap(d, note)
    return min(xs), min(ys), max(xs), max(ys)


def polygon(points: Sequence[Point], closed: bool = True) -> str:
    """Straight lines through the points."""
    body = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return _join(_TOKEN.findall("M" + body + ("Z" if closed else "")))


def blob(points: Sequence[Point], closed: bool = True, pull: float = 1.0) -> str:
    """A smooth curve through the points (Catmull-Rom as cubics)."""
    n = len(points)
    out = f"M{number(points[0][0])} {number(points[0][1])}"
    for i in range(n if closed else n - 1):
        if closed:
            p0, p1, p2, p3 = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        else:
            p0, p1, p2, p3 = (points[max(0, min(n - 1, i + k))] for k in (-1, 0, 1, 2))
        ax, ay = p1[0] + (p2[0] - p0[0]) * pull / 6, p1[1] + (p2[1] - p0[1]) * pull / 6
        bx, by = p2[0] - (p3[0] - p1[0]) * pull / 6, p2[1] - (p3[1] - p1[1]) * pull / 6
        out += "C" + " ".join(number(v) for v in (ax, ay, bx, by, p2[0], p2[1]))
    return out + ("Z" if closed else "")


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """A circle, or an ellipse when ry differs."""
    down = rx if ry is None else ry
    k, j = rx * _ROUND, down * _ROUND
    left, right, top, low = cx - rx, cx + rx, cy - down, cy + down
    d = (
        f"M{left} {cy}C{left} {cy - j} {cx - k} {top} {cx} {top}"
        f"C{cx + k} {top} {right} {cy - j} {right} {cy}"
        f"C{right} {cy + j} {cx + k} {low} {cx} {low}"
        f"C{cx - k} {low} {left} {cy + j} {left} {cy}Z"
    )
    return remap(d, lambda x, y: (x, y))


def rounded(points: Sequence[Point], radius: float, closed: bool = True) -> str:
    """A polygon with its corners rounded off."""
    n = len(points)
    out = ""
    for i, (x, y) in enumerate(points):
        if not closed and i in (0, n - 1):
            out += ("L" if out else "M") + f"{number(x)} {number(y)}"
            continue
        before, after = points[i - 1], points[(i + 1) % n]
        ax, ay = _toward((x, y), before, radius)
        bx, by = _toward((x, y), after, radius)
        out += ("L" if out else "M") + f"{number(ax)} {number(ay)}"
        out += "Q" + " ".join(number(v) for v in (x, y, bx, by))
    return out + ("Z" if closed else "")


def _toward(start: Point, end: Point, distance: float) -> Point:
    length = math.dist(start, end) or 1
    k = min(distance, length / 2) / length
    return start[0] + (end[0] - start[0]) * k, start[1] + (end[1] - start[1]) * k


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    """A rectangle, its corners rounded off when a radius is given."""
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    return rounded(corners, radius) if radius else polygon(corners)


def ring(
    cx: float, cy: float, rx: float, count: int, ry: float | None = None, start: float = -90
) -> list[Point]:
    """Points evenly round an ellipse, the first at `start` degrees (-90 is the top)."""
    down = rx if ry is None else ry
    angles = [math.radians(start + 360 * i / count) for i in range(count)]
    return [(cx + rx * math.cos(a), cy + down * math.sin(a)) for a in angles]


def star(cx: float, cy: float, outer: float, inner: float, count: int, start: float = -90) -> str:
    """A star of so many points."""
    tips = ring(cx, cy, outer, count, start=start)
    dips = ring(cx, cy, inner, count, start=start + 180 / count)
    return polygon([p for pair in zip(tips, dips, strict=True) for p in pair])


def sparkle(cx: float, cy: float, r: float) -> str:
    """A four-point star with hollow sides."""
    return (
        f"M{number(cx - r)} {number(cy)}Q{number(cx)} {number(cy)} {number(cx)} {number(cy - r)}"
        f"Q{number(cx)} {number(cy)} {number(cx + r)} {number(cy)}"
        f"Q{number(cx)} {number(cy)} {number(cx)} {number(cy + r)}"
        f"Q{number(cx)} {number(cy)} {number(cx - r)} {number(cy)}Z"
    )


def ribbon(points: Sequence[Point], widths: Sequence[float]) -> str:
    """A stroke of varying width along a smooth curve: stems, fuses, flames, vines."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(last, i + 1)]
        length = math.dist((ax, ay), (bx, by)) or 1
        nx, ny = -(by - ay) / length, (bx - ax) / length
        half = widths[i] / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    there, back = blob(left, closed=False), blob(right[::-1], closed=False)
    return there + "L" + back[1:] + "Z"


def sample(d: str, steps: int = 8) -> list[Point]:
    """Points along a shape's first contour; corners stay exact."""
    points: list[Point] = []
    for command, pairs in _segments(d):
        if command in "ML":
            points += pairs
        elif command in "CQ":
            control = [points[-1], *pairs]
            points += [_bezier(control, (i + 1) / steps) for i in range(steps)]
    if points and math.dist(points[0], points[-1]) < 0.2:
        points.pop()
    return points


def _segments(d: str) -> list[tuple[str, list[Point]]]:
    need = {"M": 1, "L": 1, "C": 3, "Q": 2, "Z": 0}
    out: list[tuple[str, list[Point]]] = []
    command = ""
    held: list[float] = []
    for token in _TOKEN.findall(d):
        if token.isalpha():
            command, held = token, []
            if token == "Z":
                out.append(("Z", []))
            continue
        held.append(float(token))
        if len(held) == 2 * need[command]:
            out.append((command, list(zip(held[::2], held[1::2], strict=True))))
            held = []
    return out


@cache
def compact(d: str) -> str:
    """The same shape in relative commands, as short as it can be written."""
    out, last = "", ""
    x = y = left = top = 0  # the pen and the contour's start, in tenths
    for command, pairs in _segments(d):
        tenths = [(round(px * 10), round(py * 10)) for px, py in pairs]
        if command == "Z":
            x, y = left, top
        numbers = [v for px, py in tenths for v in (px - x, py - y)]
        if tenths:
            x, y = tenths[-1]
        if command == "M":
            left, top = x, y
        letter = command.lower()
        if letter == "l" and 0 in numbers:
            letter = "h" if numbers[1] == 0 else "v"
            numbers = [numbers[0] or numbers[1]]
        out += "" if letter == last and letter not in "mz" else letter
        for value in numbers:
            text = f"{value / 10:g}".replace("0.", ".", 1) if abs(value) < 10 else f"{value / 10:g}"
            close = out[-1].isalpha() or text[0] == "-"
            out += text if close else " " + text
        last = letter
    return out


def _bezier(control: Sequence[Point], t: float) -> Point:
    row = list(control)
    while len(row) > 1:
        row = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(row)]
    return row[0]

"""Collects shapes and gradients and writes one standalone SVG file."""

import re
from collections import Counter
from collections.abc import Sequence

from tools.art.palette import OUTLINE
from tools.art.pen import compact, number

Stop = tuple[float, str] | tuple[float, str, float]
Value = str | float | None

_LINK = re.compile(r'(id="|href="#|url\(#)')


def _attributes(values: dict[str, Value]) -> str:
    out = ""
    for name, value in values.items():
        if value is not None:
            text = value if isinstance(value, str) else f"{value:.3g}"
            out += f' {name.replace("_", "-")}="{text}"'
    return out


class Canvas:
    """A picture being drawn, in the units of its viewBox.

    Strokes have round ends and corners unless they say otherwise.
    A shape that is used more than once (outline, fill, clip) is written once and referred to.
    """

    def __init__(self, width: int, height: int, outline: float = 13, stretch: bool = False) -> None:
        self.width, self.height = width, height
        self.outline, self.stretch = outline, stretch
        self._definitions: dict[str, str] = {}
        self._silhouettes: list[str] = []
        self._body: list[str | tuple[str, str]] = []
        self._uses: Counter[str] = Counter()
        self._placed = 0

    def _define(self, tag: str, attributes: str, inner: str) -> str:
        key = f"{tag}{attributes}>{inner}"
        name = self._definitions.setdefault(key, f"a{len(self._definitions)}")
        return f"url(#{name})"

    def linear(
        self,
        stops: Sequence[Stop],
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        fitted: bool = False,
    ) -> str:
        """A gradient along a line, as a paint; fitted measures in parts of the shape's box."""
        ends = _attributes({"x1": number(x1), "y1": number(y1), "x2": number(x2), "y2": number(y2)})
        if fitted:
            ends = _attributes({"x2": f"{x2:.3g}", "y2": f"{y2:.3g}"})
        return self._define("linearGradient", _units(fitted) + ends, _stops(stops))

    def radial(self, stops: Sequence[Stop], cx: float, cy: float, r: float, squash: float = 1) -> str:
        """A gradient about a centre, as a paint; squash flattens it."""
        place: dict[str, Value] = {"cx": number(cx), "cy": number(cy), "r": number(r)}
        if squash != 1:
            place["gradientTransform"] = f"translate(0 {number(cy * (1 - squash))})scale(1 {squash:.3g})"
        return self._define("radialGradient", _units(False) + _attributes(place), _stops(stops))

    def clip(self, d: str) -> str:
        """A clip to the shape, for `clip_path`."""
        self._uses[d] += 1
        return self._define("clipPath", "", d)

    def silhouette(self, d: str) -> None:
        """Counts the shape to the symbol's dark outer outline, if the picture has one."""
        if self.outline:
            self._uses[d] += 1
            self._silhouettes.append(d)

    def path(self, d: str, fill: str | None = "none", **attributes: Value) -> None:
        """Paints a shape; further attributes are named with underscores."""
        self._uses[d] += 1
        self._body.append((d, _attributes({"fill": fill, **attributes})))

    def edged(self, d: str, fill: str, seam: float) -> None:
        """A filled shape with a dark edge that stays outside it."""
        self.path(d, fill, stroke=OUTLINE, stroke_width=seam, paint_order="stroke")

    def line(self, d: str, stroke: str, width: float, **attributes: Value) -> None:
        """Draws along a shape without filling it."""
        self.path(d, "none", stroke=stroke, stroke_width=width, **attributes)

    def glow(
        self, cx: float, cy: float, r: float, colour: str, strength: float = 1, squash: float = 1
    ) -> None:
        """Soft light round a point, without a filter."""
        stops: list[Stop] = [
            (0, colour, strength),
            (0.35, colour, strength * 0.45),
            (0.7, colour, strength * 0.12),
            (1, colour, 0),
        ]
        paint = self._define("radialGradient", "", _stops(stops))
        self._body.append(
            f'<ellipse cx="{number(cx)}" cy="{number(cy)}" rx="{number(r)}"'
            f' ry="{number(r * squash)}" fill="{paint}"/>'
        )

    def place(self, picture: "Canvas", x: float, y: float, scale: float, turn: float = 0) -> None:
        """Sets a finished picture into this one, its middle at (x, y)."""
        self._placed += 1
        inner = _LINK.sub(rf"\g<1>p{self._placed}", picture.inner())
        turned = f"rotate({number(turn)})" if turn else ""
        self._body.append(
            f'<g transform="translate({number(x)} {number(y)}){turned}scale({scale:.3g})'
            f'translate({number(-picture.width / 2)} {number(-picture.height / 2)})">{inner}</g>'
        )

    def open(self, **attributes: Value) -> None:
        """Begins a group."""
        self._body.append(f"<g{_attributes(attributes)}>")

    def close(self) -> None:
        """Ends the group begun last."""
        self._body.append("</g>")

    def svg(self) -> str:
        """The finished file."""
        return self._head() + self.inner() + "</svg>\n"

    def inner(self) -> str:
        """The picture without its root element."""
        shared = {d: f"s{i}" for i, (d, n) in enumerate(self._uses.items()) if n > 1 and len(d) > 24}

        def shape(d: str, attributes: str = "") -> str:
            if d in shared:
                return f'<use href="#{shared[d]}"{attributes}/>'
            return f'<path d="{compact(d)}"{attributes}/>'

        parts = [f'<path id="{name}" d="{compact(d)}"/>' for d, name in shared.items()]
        for key, name in self._definitions.items():
            opening, inner = key.split(">", 1)
            tag, _, rest = opening.partition(" ")
            inner = shape(inner) if tag == "clipPath" else inner
            parts.append(f'<{tag} id="{name}"{" " * bool(rest)}{rest}>{inner}</{tag}>')
        lines = ["<defs>" + "".join(parts) + "</defs>"] if parts else []
        if self._silhouettes:
            outline = "".join(shape(d) for d in self._silhouettes)
            lines.append(
                f'<g fill="{OUTLINE}" stroke="{OUTLINE}" stroke-width="{number(self.outline)}">{outline}</g>'
            )
        lines += [item if isinstance(item, str) else shape(*item) for item in self._body]
        return "\n".join(lines)

    def _head(self) -> str:
        fit = ' preserveAspectRatio="none"' if self.stretch else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}"'
            f' width="{self.width}" height="{self.height}"{fit}'
            ' stroke-linecap="round" stroke-linejoin="round">'
        )


def _units(fitted: bool) -> str:
    return "" if fitted else ' gradientUnits="userSpaceOnUse"'


def _stops(stops: Sequence[Stop]) -> str:
    out = ""
    for stop in stops:
        opacity = f' stop-opacity="{stop[2]:.3g}"' if len(stop) == 3 and stop[2] != 1 else ""
        out += f'<stop offset="{stop[0]:.3g}" stop-color="{stop[1]}"{opacity}/>'
    return out

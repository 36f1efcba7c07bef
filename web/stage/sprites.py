"""The book of sprites: what a sprite number means, told to the painter when it is first used."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import asdict, dataclass
from typing import Any, Final, TypeAlias

from web.stage.display import UNCLIP

TEXTS_KEPT: Final = 320
"""Texts known at one time; the one unused for longest gives its number away."""

Sprite: TypeAlias = int
Name: TypeAlias = int
Definition: TypeAlias = tuple[Sprite, dict[str, Any]]

DISPLAY_FONT: Final = '"Lilita One"'


@dataclass(frozen=True, slots=True)
class Plate:
    """The ground of a text: colours from top to bottom, border, room at the sides in heights of the text."""

    fill: tuple[str, ...]
    border: str
    pad: float = 0.6
    round: float = 0.5


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text looks: colours from top to bottom, outline in heights of the text."""

    fill: tuple[str, ...]
    outline: str = ""
    outline_width: float = 0.09
    font: str = DISPLAY_FONT
    weight: int = 400
    plate: Plate | None = None


class SpriteBook:
    """All sprites of a scene; its pictures lie in `static/art/FOLDER`."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self._known: dict[tuple[object, ...], Sprite] = {}
        self._texts: OrderedDict[tuple[str, TextStyle], Sprite] = OrderedDict()
        self._styles: dict[TextStyle, dict[str, Any]] = {}
        self._sprites: list[dict[str, Any]] = [{"kind": "clip"}] * (UNCLIP + 1)
        self._names: dict[str, Name] = {"": 0}
        self._words = [""]
        self._pictures: set[str] = set()
        self._new: list[Definition] = []

    def image(
        self,
        name: str,
        *,
        blur: bool = False,
        tint: str = "",
        slice_of: tuple[float, float, float, float] | None = None,
        label: tuple[str, TextStyle, float, float, float] | None = None,
    ) -> Sprite:
        """A picture: streaked, in one colour, a part of it, or with a text at (x, y) of a size, all 0..1."""
        picture = f"{self.folder}/{name}"
        self._pictures.add(picture)
        return self._sprite(
            ("image", name, blur, tint, slice_of, label),
            kind="image",
            name=name,
            picture=picture,
            blur=blur,
            tint=tint,
            slice=slice_of,
            label=label and (label[0], self._style(label[1]), *label[2:]),
        )

    def panel(
        self, fill: tuple[str, ...], radius: float = 0.0, border: str = "", line: float = 0.0
    ) -> Sprite:
        """A rounded ground, coloured from top to bottom."""
        return self._sprite(
            ("panel", fill, radius, border, line),
            kind="panel",
            fill=fill,
            radius=radius,
            border=border,
            line=line,
        )

    def glow(self, *stops: tuple[float, str]) -> Sprite:
        """A round light: colours by distance from the middle, 0..1."""
        return self._sprite(("glow", stops), kind="glow", stops=stops)

    def rect(self, colour: str) -> Sprite:
        """A plain rectangle."""
        return self._sprite(("rect", colour), kind="rect", colour=colour)

    def stroke(self, *layers: tuple[float, str]) -> Sprite:
        """A line drawn in layers, each with its width and colour."""
        return self._sprite(("stroke", layers), kind="stroke", layers=layers)

    def text(self, string: str, style: TextStyle) -> Sprite:
        """A text; its sprite's height is the size of the font, its width the greatest it may have, or 0."""
        key = (string, style)
        number = self._texts.get(key)
        if number is None:
            number = self._place_of_a_text()
            self._texts[key] = number
            self._define(number, {"kind": "text", "text": string, "style": self._style(style)})
        else:
            self._texts.move_to_end(key)
        return number

    def name(self, name: str) -> Name:
        """A number for what a sprite stands for on the screen, as in `cell:3:symbol`."""
        number = self._names.setdefault(name, len(self._words))
        if number == len(self._words):
            self._words.append(name)
        return number

    def describe(self, sprite: Sprite, name: Name) -> dict[str, str]:
        """Name, picture and text of a sprite in words."""
        about = self._sprites[sprite]
        text = about["text"] if about["kind"] == "text" else (about.get("label") or ("",))[0]
        return {"name": self._words[name], "sprite": about.get("name", about["kind"]), "text": text}

    @property
    def pictures(self) -> list[str]:
        """The picture files that the sprites are made of, without `.svg`."""
        return sorted(self._pictures)

    def is_kind(self, sprite: Sprite, kind: str) -> bool:
        """Whether a sprite is a `text`, `stroke`, `image`, ..."""
        return bool(self._sprites[sprite]["kind"] == kind)

    def take_new(self) -> list[Definition]:
        """What the painter has not been told yet."""
        new, self._new = self._new, []
        return new

    def take_all(self) -> list[Definition]:
        """Everything, for a painter that knows nothing."""
        self._new = []
        return [*enumerate(self._sprites)]

    def _sprite(self, key: tuple[object, ...], **about: Any) -> Sprite:
        number = self._known.get(key)
        if number is None:
            number = self._known[key] = len(self._sprites)
            self._sprites.append(about)
            self._new.append((number, about))
        return number

    def _place_of_a_text(self) -> Sprite:
        if len(self._texts) >= TEXTS_KEPT:
            return self._texts.popitem(last=False)[1]
        self._sprites.append({})
        return len(self._sprites) - 1

    def _define(self, number: Sprite, about: dict[str, Any]) -> None:
        self._sprites[number] = about
        self._new.append((number, about))

    def _style(self, style: TextStyle) -> dict[str, Any]:
        if style not in self._styles:
            self._styles[style] = asdict(style)
        return self._styles[style]

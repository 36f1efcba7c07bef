"""What lies over every board: the curtain, the plaque that tells the win, the ribbon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from web.stage.display import DisplayList
from web.stage.places import Box
from web.stage.sprites import Name, Plate, Sprite, SpriteBook, TextStyle
from web.stage.view import RoundView

RIBBON: Final = TextStyle(
    ("#fff3d6",), "#160c06", 0.07, plate=Plate(("#243b4a", "#14222c"), "#7fc4dd", 0.6, 0.25)
)


class SignPlaces(Protocol):
    """Where they are."""

    @property
    def opening(self) -> Box:
        """The board."""

    @property
    def plaque(self) -> Box:
        """The plaque: its height is the size of the letters."""

    @property
    def ribbon(self) -> Box:
        """The ribbon, likewise."""


@dataclass(frozen=True, slots=True)
class Signs:
    """Draws them in the style of a scene."""

    book: SpriteBook
    curtain: Sprite
    plaque_style: TextStyle
    plaque_name: Name
    ribbon_name: Name

    def draw(self, out: DisplayList, view: RoundView, places: SignPlaces) -> None:
        """Whatever of them the view has."""
        if view.curtain > 0.0:
            out.add(self.curtain, *places.opening, alpha=view.curtain)
        if view.plaque:
            plaque = self.book.text(view.plaque, self.plaque_style)
            out.add(plaque, *places.plaque, self.plaque_name, scale=view.sign_size[0])
        if view.ribbon:
            out.add(self.book.text(view.ribbon, RIBBON), *places.ribbon, self.ribbon_name)

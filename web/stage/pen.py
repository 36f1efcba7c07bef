"""What draws a scene: its book of sprites, its palette, and where things lie at this moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar

from web.stage.display import DisplayList
from web.stage.places import Box, Grid, Readout
from web.stage.sprites import Name, Sprite, SpriteBook, TextStyle

MoneyText: TypeAlias = Callable[[int], str]
"""Minor units as the player reads them."""


class BoardPlaces(Protocol):
    """What is known of every layout."""

    @property
    def opening(self) -> Box:
        """The board."""

    @property
    def grid(self) -> Grid:
        """Its cells."""

    @property
    def plaque(self) -> Box:
        """The plaque that tells the win."""

    @property
    def xs(self) -> Sequence[float]:
        """The middle of each cell, across."""

    @property
    def ys(self) -> Sequence[float]:
        """The middle of each cell, down."""

    @property
    def symbol(self) -> float:
        """Size of a symbol."""


class WordPalette(Protocol):
    """What announcements are made of."""

    shade: Sprite
    warm_glow: Sprite
    ember: Sprite
    banner_name: Name
    figure_name: Name
    banner_style: TextStyle
    figure_style: TextStyle


Sprites = TypeVar("Sprites", bound=WordPalette, covariant=True)
Layout = TypeVar("Layout", bound=BoardPlaces, covariant=True)


class Pen(Generic[Sprites, Layout]):
    """A scene draws with one of its own; `laid_out` is replaced when the stage changes its size."""

    def __init__(self, book: SpriteBook, palette: Sprites, money: MoneyText, laid_out: Layout) -> None:
        self.book = book
        self.palette = palette
        self.money = money
        self.laid_out = laid_out

    def readout(
        self,
        out: DisplayList,
        sprite: Sprite,
        readout: Readout,
        text: str,
        style: TextStyle,
        name: Name,
        scale: float = 1.0,
    ) -> None:
        """A picture with a text in it."""
        out.add(sprite, *readout.box)
        out.add(self.book.text(text, style), *readout.text, name, scale=scale)

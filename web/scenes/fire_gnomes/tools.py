"""What the directors of Fire Gnomes write with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.scenes.fire_gnomes.drawing import Drawing
from web.scenes.fire_gnomes.palette import Palette
from web.scenes.fire_gnomes.view import View
from web.stage.effects import Point
from web.stage.tools import RoundTools

if TYPE_CHECKING:
    from web.scenes.fire_gnomes.places import Places


class Tools(RoundTools):
    """One round's worth of them."""

    drawing: Drawing
    view: View

    @property
    def places(self) -> Places:
        """The layout of this moment."""
        return self.drawing.laid_out

    @property
    def palette(self) -> Palette:
        """The sprites."""
        return self.drawing.palette

    def shelf(self, award: int) -> Point:
        """The symbol of an award beside the board."""
        return lambda: self.places.shelves[award].icon[:2]

    def set_shelf(self, award: int, value: int) -> None:
        """What an award stands at."""
        self.view.shelves[award] = value

    def set_symbol(self, cell: int, symbol: int) -> None:
        """What stands in a cell."""
        self.view.board[cell] = symbol

    def wake_award(self, award: int) -> None:
        """The feature has activated an award."""
        self.view.awake |= {award}

    def sleep(self, award: int) -> None:
        """The award has been given."""
        self.view.awake -= {award}

    def swell_shelf(self, at: float, length: float, award: int, by: float) -> None:
        """An award swells and falls back."""
        self.swell(at, length, lambda: self.view.shelf_size, award, by)

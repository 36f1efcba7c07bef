"""What the directors of Fire Gnomes write with."""

from __future__ import annotations

from web.scenes.fire_gnomes.palette import Palette
from web.scenes.fire_gnomes.places import Places
from web.scenes.fire_gnomes.view import View
from web.stage.effects import Point
from web.stage.tools import RoundTools


class Tools(RoundTools[Palette, Places]):
    """One round's worth of them."""

    view: View

    def shelf(self, award: int) -> Point:
        """The symbol of an award beside the board."""
        return lambda: self.places.shelves[award].icon[:2]

    def set_shelf(self, award: int, value: int) -> None:
        """What an award stands at."""
        self.view.shelves[award] = value

    def wake_award(self, award: int) -> None:
        """The feature has activated an award."""
        self.view.awake |= {award}

    def sleep(self, award: int) -> None:
        """The award has been given."""
        self.view.awake -= {award}

    def swell_shelf(self, at: float, length: float, award: int, by: float) -> None:
        """An award swells and falls back."""
        self.swell(at, length, lambda: self.view.shelf_size, award, by)

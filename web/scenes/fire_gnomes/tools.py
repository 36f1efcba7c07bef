"""What the directors write with: the view, the timeline, points of the picture, announcements."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.catalogue import _
from web.scenes.fire_gnomes.drawing import Drawing
from web.scenes.fire_gnomes.palette import BANNER, FIGURE, Palette
from web.scenes.fire_gnomes.view import View
from web.stage.display import DisplayList
from web.stage.easing import mix, smooth, there_and_back
from web.stage.effects import Point, Size, banner
from web.stage.lines import BIG, EPIC, HUGE, counted, tier
from web.stage.sprites import SpriteBook, TextStyle
from web.stage.timeline import Action, Show, Timeline, Tween

if TYPE_CHECKING:
    from web.scenes.fire_gnomes.places import Places

BETWEEN_FLASHES: Final = 640.0
"""Milliseconds of the timeline; the quickest profile still keeps more than a third of a second."""
COUNTED_BY: Final = 0.65
"""Share of its time after which an announced win has counted up."""


class Tools:
    """One round's worth of them."""

    def __init__(
        self, drawing: Drawing, view: View, tell: Callable[[str, int], None], coins_per_bet: int
    ) -> None:
        self.drawing = drawing
        self.view = view
        self.tell = tell
        self.coins_per_bet = coins_per_bet
        self.timeline = Timeline()
        self.reduced = False
        """Whether what moves is left out; may change in mid-round."""
        self.resting = 0.0
        """When the last thing in flight has come down."""
        self._flashed = -BETWEEN_FLASHES

    @property
    def places(self) -> Places:
        """The layout of this moment."""
        return self.drawing.laid_out

    @property
    def palette(self) -> Palette:
        """The sprites."""
        return self.drawing.palette

    @property
    def book(self) -> SpriteBook:
        """The texts."""
        return self.drawing.book

    def money(self, minor: int) -> str:
        """Minor units as the player reads them."""
        return self.drawing.money(minor)

    def amount(self, coins: int) -> str:
        """Coins at the bet of the round, as the player reads them."""
        return self.drawing.money(coins * self.view.coin)

    # Time

    def at(self, time: float, action: Action) -> None:
        """Do something at a time."""
        self.timeline.at(time, action)

    def tween(self, start: float, length: float, tween: Tween) -> None:
        """Change something bit by bit."""
        self.timeline.tween(start, length, tween)

    def show(self, start: float, length: float, show: Show) -> None:
        """Draw something that moves; left out when motion is reduced."""

        def unless_reduced(out: DisplayList, p: float) -> None:
            if not self.reduced:
                show(out, p)

        self.timeline.show(start, length, unless_reduced)

    def always_show(self, start: float, length: float, show: Show) -> None:
        """Draw something that tells the player something, with motion or without."""
        self.timeline.show(start, length, show)

    def flash(self, start: float, length: float, show: Show) -> None:
        """Let a light flash up, unless another has just done so: never more than three a second."""
        if start == self._flashed or start >= self._flashed + BETWEEN_FLASHES:
            self._flashed = start
            self.show(start, length, show)

    def cue(self, time: float, name: str, value: int) -> None:
        """Tell what happens to those who listen."""
        self.timeline.at(time, lambda: self.tell(name, value))

    def rest_until(self, time: float) -> None:
        """Something is in flight until then."""
        self.resting = max(self.resting, time)

    # Places, asked for in each frame

    def cell(self, cell: int) -> Point:
        """The middle of a cell."""
        return lambda: (self.places.xs[cell], self.places.ys[cell])

    def shelf(self, award: int) -> Point:
        """The symbol of an award beside the board."""
        return lambda: self.places.shelves[award].icon[:2]

    def plaque(self) -> tuple[float, float]:
        """The plaque on the roof."""
        return self.places.plaque[:2]

    def symbol(self) -> float:
        """Size of a symbol."""
        return self.places.symbol

    def share(self, of: float) -> Size:
        """Some share of a symbol's size."""
        return lambda: self.places.symbol * of

    # Changes of the view

    def set_shelf(self, award: int, value: int) -> None:
        """What an award stands at."""
        self.view.shelves[award] = value

    def set_symbol(self, cell: int, symbol: int) -> None:
        """What stands in a cell."""
        self.view.board[cell] = symbol

    def set_plaque(self, text: str) -> None:
        """What the plaque says."""
        self.view.plaque = text

    def wake_award(self, award: int) -> None:
        """The feature has activated an award."""
        self.view.awake |= {award}

    def sleep(self, award: int) -> None:
        """The award has been given."""
        self.view.awake -= {award}

    def swell_cell(self, at: float, length: float, cell: int, by: float) -> None:
        """A symbol swells and falls back."""
        self.swell(at, length, lambda: self.view.cell_size, cell, by)

    def swell_shelf(self, at: float, length: float, award: int, by: float) -> None:
        """An award swells and falls back."""
        self.swell(at, length, lambda: self.view.shelf_size, award, by)

    def swell_sign(self, at: float, length: float, by: float) -> None:
        """The plaque on the roof swells and falls back."""
        self.swell(at, length, lambda: self.view.sign_size, 0, by)

    def swell(
        self, at: float, length: float, sizes: Callable[[], list[float]], index: int, by: float
    ) -> None:
        """One of several sizes swells and falls back."""

        def swell(p: float) -> None:
            sizes()[index] = 1.0 if self.reduced or p >= 1.0 else 1.0 + by * there_and_back(p)

        self.tween(at, length, swell)

    # Words that appear

    def text_flight(self, text: str, style: TextStyle, start: Point, end: Point) -> Show:
        """A text that appears large at a point and flies to another."""

        def show(out: DisplayList, p: float) -> None:
            (x, y), (to_x, to_y) = start(), end()
            gone = smooth(max(p - 0.35, 0.0) / 0.65)
            size = self.places.symbol * 0.42
            grown = min(p * 5.0, 1.0) * mix(1.0, 0.6, gone)
            out.add(
                self.book.text(text, style), mix(x, to_x, gone), mix(y, to_y, gone), 0.0, size, scale=grown
            )

        return show

    def announce(self, at: float, length: float, title: str, figure: str = "", embers: int = 0) -> None:
        """Words over the board."""
        below = (lambda _p: self.book.text(figure, FIGURE)) if figure else None
        self._announce(at, length, lambda _p: self.book.text(title, BANNER), below, embers)

    def announce_win(self, at: float, length: float, capped: bool, before: int, after: int) -> None:
        """The win counts over the board, and its title rises with it."""

        def reached(p: float) -> int:
            return counted(before, after, min(p / COUNTED_BY, 1.0))

        def title(p: float) -> int:
            return self.book.text(
                tier_title(tier(reached(p), self.coins_per_bet), capped and p > COUNTED_BY), BANNER
            )

        def figure(p: float) -> int:
            return self.book.text(self.amount(reached(p)), FIGURE)

        self._announce(at, length, title, figure, 26)

    def _announce(
        self,
        at: float,
        length: float,
        title: Callable[[float], int],
        figure: Callable[[float], int] | None,
        embers: int,
    ) -> None:
        palette = self.palette
        args = (lambda: self.places.opening, palette.shade, palette.warm_glow, title, figure, palette.ember)
        names = (palette.banner_name, palette.figure_name)
        moving, still = banner(*args, embers, names), banner(*args, 0, names, still=True)

        def show(out: DisplayList, p: float) -> None:
            (still if self.reduced else moving)(out, p)

        self.always_show(at, length, show)


def tier_title(level: int, capped: bool) -> str:
    """What a win of a tier is called."""
    if capped:
        return _("Maximum win")
    return {EPIC: _("Epic win"), HUGE: _("Huge win"), BIG: _("Big win")}.get(level, _("Win"))


def announce_time(counting: float) -> float:
    """Milliseconds for a win that is announced, by the time in which it counts up."""
    return max(counting, 2400.0) / COUNTED_BY

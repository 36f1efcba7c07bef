"""What directors write with: the view, the timeline, points of the picture, announcements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic

from web.stage.display import DisplayList
from web.stage.easing import mix, smooth, there_and_back
from web.stage.effects import Point, Size, banner, burst, flash
from web.stage.pen import Layout, Pen, Sprites
from web.stage.places import Box
from web.stage.sprites import Sprite, SpriteBook, TextStyle
from web.stage.timeline import Action, Show, Timeline, Tween
from web.stage.view import RoundView
from web.stage.wins import (
    COUNTED_BY,
    announce_time,
    count_time,
    counted,
    tier,
    tier_title,
    win_text,
)

BETWEEN_FLASHES: Final = 640.0
"""Milliseconds of the timeline; the quickest profile still keeps more than a third of a second."""


class RoundTools(Generic[Sprites, Layout]):
    """One round's worth of them; a scene adds its own."""

    def __init__(
        self,
        drawing: Pen[Sprites, Layout],
        view: RoundView,
        tell: Callable[[str, int], None],
        coins_per_bet: int,
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
        self.mark: float | None = None
        """Where a press goes that is made before it; later ones go to the end."""
        self._flashed = -BETWEEN_FLASHES

    @property
    def book(self) -> SpriteBook:
        """The texts."""
        return self.drawing.book

    @property
    def palette(self) -> Sprites:
        """The sprites."""
        return self.drawing.palette

    @property
    def places(self) -> Layout:
        """The layout of this moment."""
        return self.drawing.laid_out

    def money(self, minor: int) -> str:
        """Minor units as the player reads them."""
        return self.drawing.money(minor)

    def amount(self, coins: int) -> str:
        """Coins at the bet of the round, as the player reads them."""
        return self.money(coins * self.view.coin)

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

    def flash(
        self, start: float, length: float, light: Sprite, size: float, at: Point, *, grow: float = 0.4
    ) -> None:
        """Let a light flash up, unless another has just done so: never more than three a second.

        `size` is in sizes of a symbol.
        """
        if start == self._flashed or start >= self._flashed + BETWEEN_FLASHES:
            self._flashed = start
            self.show(start, length, flash(light, self.share(size), at, grow=grow))

    def burst(
        self,
        start: float,
        length: float,
        sprite: Sprite,
        size: float,
        at: Point,
        reach: float,
        count: int,
        *,
        salt: int = 0,
        light: int = 1,
    ) -> None:
        """Let so many sparks fly apart; `size` and `reach` are in sizes of a symbol."""
        sparks = burst(sprite, self.share(size), at, self.share(reach), count, salt=salt, light=light)
        self.show(start, length, sparks)

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

    def plaque(self) -> tuple[float, float]:
        """The plaque that tells the win."""
        return self.places.plaque[:2]

    def symbol(self) -> float:
        """Size of a symbol."""
        return self.places.symbol

    def share(self, of: float) -> Size:
        """Some share of a symbol's size."""
        return lambda: self.places.symbol * of

    # Changes of the view

    def set_symbol(self, cell: int, symbol: int) -> None:
        """What stands in a cell."""
        self.view.board[cell] = symbol

    def set_plaque(self, text: str) -> None:
        """What the plaque says."""
        self.view.plaque = text

    def light(self, at: float, cells: frozenset[int], others: float) -> None:
        """Let cells stand out, and the others be seen to a share."""

        def light() -> None:
            self.view.lit, self.view.others = cells, others

        self.at(at, light)

    def curtain(self, at: float, change: Callable[[], None]) -> None:
        """The board goes dark, changes, and is seen again; takes 700 milliseconds."""
        self.dim(at, 300.0, 0.0, 1.0)
        self.at(at + 300.0, change)
        self.dim(at + 380.0, 320.0, 1.0, 0.0)

    def dim(self, at: float, length: float, start: float, end: float) -> None:
        """The curtain falls or rises from one share to another."""

        def fall(p: float) -> None:
            self.view.curtain = mix(start, end, p)

        self.tween(at, length, fall)

    def count(self, at: float, length: float, before: int, after: int) -> None:
        """The plaque counts from one sum of coins to another."""

        def step(p: float) -> None:
            shown = counted(before, after, p) * self.view.coin
            self.view.plaque = win_text(self.money(shown))
            self.tell("count", shown)

        self.tween(at, length, step)

    def swell_cell(self, at: float, length: float, cell: int, by: float) -> None:
        """A symbol swells and falls back."""
        self.swell(at, length, lambda: self.view.cell_size, cell, by)

    def swell_sign(self, at: float, length: float, by: float) -> None:
        """The plaque swells and falls back."""
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
            size = self.symbol() * 0.42
            grown = min(p * 5.0, 1.0) * mix(1.0, 0.6, gone)
            out.add(
                self.book.text(text, style), mix(x, to_x, gone), mix(y, to_y, gone), 0.0, size, scale=grown
            )

        return show

    def announce(self, at: float, length: float, title: str, figure: str = "", embers: int = 0) -> None:
        """Words over the board."""
        palette = self.palette
        below = (lambda _p: self.book.text(figure, palette.figure_style)) if figure else None
        self._announce(at, length, lambda _p: self.book.text(title, palette.banner_style), below, embers)

    def announce_win(self, at: float, length: float, capped: bool, before: int, after: int) -> None:
        """The win counts over the board, and its title rises with it."""
        palette = self.palette

        def reached(p: float) -> int:
            return counted(before, after, min(p / COUNTED_BY, 1.0))

        def title(p: float) -> int:
            words = tier_title(tier(reached(p), self.coins_per_bet), capped and p > COUNTED_BY)
            return self.book.text(words, palette.banner_style)

        def figure(p: float) -> int:
            return self.book.text(self.amount(reached(p)), palette.figure_style)

        self._announce(at, length, title, figure, 26)

    def announce_count(self, at: float, length: float, title: str, total: int) -> None:
        """Words over the board, and coins below them that count up from nothing."""

        def figure(p: float) -> int:
            reached = counted(0, total, min(p / COUNTED_BY, 1.0))
            return self.book.text(self.amount(reached), self.palette.figure_style)

        words = self.palette.banner_style
        self._announce(at, length, lambda _p: self.book.text(title, words), figure, 26)

    def announce_total(self, at: float, capped: bool, total: int) -> float:
        """A win counts up from nothing over the board; when that is over."""
        length = announce_time(count_time(total, self.coins_per_bet))
        self.announce_win(at, length, capped, 0, total)
        return at + length

    def _announce(
        self,
        at: float,
        length: float,
        title: Callable[[float], int],
        figure: Callable[[float], int] | None,
        embers: int,
    ) -> None:
        palette = self.palette
        args = (self._opening, palette.shade, palette.warm_glow, title, figure, palette.ember)
        names = (palette.banner_name, palette.figure_name)
        moving, still = banner(*args, embers, names), banner(*args, 0, names, still=True)

        def show(out: DisplayList, p: float) -> None:
            (still if self.reduced else moving)(out, p)

        self.always_show(at, length, show)

    def _opening(self) -> Box:
        return self.places.opening

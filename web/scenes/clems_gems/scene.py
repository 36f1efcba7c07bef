"""Clem's Gems on the stage: a board at rest, reels that turn, rounds that are shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.game import Game, State
from engine.games.clems_gems import codes, events
from engine.round import Round
from web.scenes.clems_gems.director import Director
from web.scenes.clems_gems.drawing import Drawing
from web.scenes.clems_gems.meters import Meters
from web.scenes.clems_gems.paid import NOTHING, paid_spin
from web.scenes.clems_gems.palette import Palette
from web.scenes.clems_gems.places import WIDE, places
from web.scenes.clems_gems.tools import Tools
from web.scenes.clems_gems.view import View
from web.stage.display import DisplayList
from web.stage.pen import MoneyText
from web.stage.places import Fit
from web.stage.reels import Looks, Reels, strips_of
from web.stage.scene import RoundScene, limit_text, ribbon
from web.stage.wins import win_text

OPENING_BOARD: Final = (
    *(codes.DIAMOND, codes.ACE, codes.PICKAXE),
    *(codes.LANTERN, codes.PURPLE_GEM, codes.KING),
    *(codes.CLEM, codes.DIAMOND, codes.RED_GEM),
    *(codes.TNT, codes.GREEN_GEM, codes.QUEEN),
    *(codes.JACK, codes.MAP, codes.DIAMOND),
)
OPENING_VALUES: Final = (30, *NOTHING[1:7], 120, *NOTHING[8:14], 300)
"""What stands there before the first round, and what it carries: credits as they often come (B5)."""
OPENING_STOPS: Final = (0,) * codes.REELS


class ClemsGemsScene(RoundScene):
    """What the stage shows of Clem's Gems; `money` writes minor units for the player."""

    view: View
    plays_on = (events.BonusStarted,)

    def __init__(self, game: Game, money: MoneyText) -> None:
        self._tables = strips_of(game.numbers.strips, game.numbers.lengths)
        self._strips = cache(self._turned)
        paid = self._strips(codes.NO_FEATURE, 0)
        super().__init__(game, paid)
        self._extra_reels = Reels(paid, game.rows, lambda reel: self.tell("reel-stop", reel))
        self._palette = Palette(self.book, game.symbols)
        self._drawing = Drawing(self.book, self._palette, money, places(*WIDE))
        self._meters = Meters(self._drawing)
        self._looks = Looks(self._palette.plain, self._palette.streaked, self._palette.reel_name)
        self.rest(game.start_state, game.bets[0])

    def _turned(self, features: int, levels: int) -> list[list[int]]:
        """The strips of a set of features; with so many levels complete their symbols are Diamonds (C33)."""
        turned = range(codes.PICKAXE, codes.PICKAXE + levels)
        first = features * codes.REELS
        return [
            [codes.DIAMOND if symbol in turned else symbol for symbol in strip]
            for strip in self._tables[first : first + codes.REELS]
        ]

    # The board

    def open_board(self, bet: int) -> None:
        """Diamonds, gems of each colour, and what turns to Diamonds."""
        coin = self.game.coin(bet)
        view = View(board=[*OPENING_BOARD], values=OPENING_VALUES, bet=bet, coin=coin, worth=coin)
        self._stand(view, OPENING_STOPS)

    def set_bet(self, bet: int, state: State) -> None:
        """Another bet: what Diamonds of a round carry stays what it was (R3); the opening board follows."""
        super().set_bet(bet, state)
        if self.view.values is OPENING_VALUES:
            self.view.worth = self.view.coin

    def show_result(self, played: Round, bet: int) -> None:
        """The paid board with its wins."""
        self._stand(result(played, bet, self._drawing.money), paid_spin(played).stops)

    def _stand(self, view: View, stops: Sequence[int]) -> None:
        self.view = view
        self.reels.rest(stops, view.board)
        self._extra_reels.rest(stops, view.board)

    def take_state(self, _state: State, /) -> None:
        """Nothing outlives a round."""

    def standing(self) -> Sequence[int]:
        """The board as it is."""
        return [*self.view.board]

    def take_board(self, played: Round) -> tuple[Sequence[int], Sequence[int]]:
        """The paid board; the carts start empty."""
        paid, old = paid_spin(played), self.view
        self.view = View(
            board=[*paid.symbols],
            values=paid.values,
            bet=old.bet,
            coin=old.coin,
            worth=played.coin,
            ribbon=old.ribbon,
            leaving=tuple(old.heaps),
        )
        return paid.stops, paid.symbols

    def direct(self, played: Round) -> Tools:
        """Gems, wins, carts and extra spins."""
        tools = Tools(self._drawing, self.view, self.tell, self.game.coins_per_bet)
        tools.reels, tools.strips = self._extra_reels, self._strips
        Director(tools, played).direct()
        return tools

    # The picture

    def layout(self, width: float, height: float) -> Fit:
        """Wide or tall."""
        self._drawing.laid_out = places(width, height)
        return self._drawing.laid_out.fit

    def ground(self) -> object:
        """Extra spins are played deeper in the mine."""
        return self.view.bonus is not None

    def paint_ground(self, out: DisplayList) -> None:
        """Scenery and frame."""
        self._drawing.backdrop(out, self.view)

    def draw(self, out: DisplayList) -> None:
        """One frame."""
        view, drawing = self.view, self._drawing
        reels = self._extra_reels if self._extra_reels.turning else self.reels
        drawing.board(out, view, [reel.moving for reel in reels.reels])
        if reels.turning:
            laid_out = drawing.laid_out
            reels.draw(out, laid_out.grid, laid_out.symbol, self._looks, self.reduced)
        drawing.carts(out, view, self.reels)
        self._meters.draw(out, view)
        drawing.over(out, view)
        if self.tools is not None:
            self.tools.timeline.draw(out)

    def warm(self) -> list[tuple[int, float, float]]:
        """What the first spin, cart and bonus need; the last in the list comes first."""
        palette, laid_out = self._palette, self._drawing.laid_out
        size = laid_out.symbol
        wanted = [(palette.scenery[True, laid_out.tall], *laid_out.scenery[2:])]
        wanted += [
            (palette.shaft_lit, *laid_out.levels[0].box[2:]),
            (palette.counter, *laid_out.counter.box[2:]),
        ]
        wanted += [(heap, *laid_out.carts[0][2:]) for heaps in palette.heaps for heap in heaps]
        wanted += [(sprite, size, size) for sprite in palette.plain]
        return wanted + [(sprite, size, size) for sprite in palette.streaked]


def result(played: Round, bet: int, money: MoneyText) -> View:
    """The picture at the end of a round, straight from its record."""
    paid = paid_spin(played)
    return View(
        board=[*paid.symbols],
        values=paid.values,
        claimed=paid.claimed,
        heaps=[*paid.heaps],
        bet=bet,
        coin=played.game.coin(bet),
        worth=played.coin,
        lit=paid.lit(played.game.lines),
        plaque=win_text(money(played.win)) if played.win else "",
        ribbon=ribbon(played, ""),
        limit=limit_text(played, money),
    )

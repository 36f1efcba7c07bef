"""Fire Gnomes on the stage: a board at rest, reels that turn, rounds that are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.events import LineWin, ReelsStopped
from engine.game import Game, State
from engine.games.fire_gnomes import codes, events
from engine.round import Round
from web.scenes.fire_gnomes.director import Director
from web.scenes.fire_gnomes.drawing import PLAQUE_SIZE, Drawing
from web.scenes.fire_gnomes.palette import Palette
from web.scenes.fire_gnomes.places import WIDE, places
from web.scenes.fire_gnomes.tools import Tools
from web.scenes.fire_gnomes.view import View
from web.stage.display import DisplayList
from web.stage.lines import winning_cells
from web.stage.pen import MoneyText
from web.stage.places import Fit
from web.stage.reels import Looks, strips_of, window
from web.stage.scene import RoundScene, ribbon
from web.stage.wins import win_text

OPENING_STOPS: Final = (0, 0, 0, 0)
"""The board before the first round."""


class FireGnomesScene(RoundScene):
    """What the stage shows of Fire Gnomes; `money` writes minor units for the player."""

    view: View
    plays_on = (events.FeatureStarted, events.BonusStarted)

    def __init__(self, game: Game, money: MoneyText) -> None:
        self._strips = strips_of(game.numbers.strips, game.numbers.lengths)
        super().__init__(game, self._strips)
        self._palette = Palette(self.book, game.symbols)
        self._drawing = Drawing(self.book, self._palette, money, places(*WIDE))
        self._looks = Looks(self._palette.plain, self._palette.streaked, self._palette.reel_name)
        self.rest(game.start_state, game.bets[0])

    # The board

    def open_board(self, bet: int) -> None:
        """What shows at the first stops."""
        board = window(self._strips, OPENING_STOPS, self.game.rows)
        self.view = View(board=board, shelves=[*self.game.start_state], bet=bet, coin=self.game.coin(bet))
        self.reels.rest(OPENING_STOPS, board)

    def show_result(self, played: Round, bet: int) -> None:
        """The last board with its wins."""
        self.view = result(played, bet, self._drawing.money)
        self.reels.rest(reels_of(played).stops, self.view.board)

    def take_state(self, state: State, /) -> None:
        """What the shelves hold."""
        self.view.shelves = [*state]

    def standing(self) -> Sequence[int]:
        """The board as it is."""
        return [*self.view.board]

    def take_board(self, played: Round) -> tuple[Sequence[int], Sequence[int]]:
        """Shelves before the round, symbols as the reels bring them."""
        stopped = reels_of(played)
        self.view.shelves = [*played.state_before]
        self.view.board = [*stopped.symbols]
        return stopped.stops, stopped.symbols

    def direct(self, played: Round) -> Tools:
        """Shelves, feature, wins and bonus."""
        tools = Tools(self._drawing, self.view, self.tell, self.game.coins_per_bet)
        Director(tools, played).direct()
        return tools

    # The picture

    def layout(self, width: float, height: float) -> Fit:
        """Wide or tall."""
        self._drawing.laid_out = places(width, height)
        return self._drawing.laid_out.fit

    def ground(self) -> object:
        """The bonus has a ground of its own."""
        return self.view.bonus is not None

    def paint_ground(self, out: DisplayList) -> None:
        """Scenery and frame."""
        self._drawing.backdrop(out, self.view)

    def draw(self, out: DisplayList) -> None:
        """One frame."""
        view, drawing = self.view, self._drawing
        drawing.shelves(out, view)
        if view.bonus is not None:
            drawing.bonus(out, view, view.bonus)
        else:
            reels = self.reels
            drawing.board(out, view, [reel.moving for reel in reels.reels])
            if reels.turning:
                laid_out = drawing.laid_out
                reels.draw(out, laid_out.grid, laid_out.symbol, self._looks, self.reduced)
        self._palette.signs.draw(out, view, drawing.laid_out)
        if self.tools is not None:
            self.tools.timeline.draw(out)

    def warm(self) -> list[tuple[int, float, float]]:
        """What the first spin, feature and bonus need, the spin first."""
        palette, size = self._palette, self._drawing.laid_out.symbol
        plaque = size * PLAQUE_SIZE
        later = [*palette.specials.values(), palette.value_dim, palette.value_lit, palette.bomb]
        wanted = [(sprite, plaque, plaque) for sprite in later]
        wanted += [(sprite, size * 1.05, size * 1.05) for sprite in (palette.gnome,)]
        return wanted + [(sprite, size, size) for sprite in (*palette.plain, *palette.streaked)]


def reels_of(played: Round) -> ReelsStopped:
    """How the reels of a round stopped."""
    stopped = played.events[0]
    assert isinstance(stopped, ReelsStopped)
    return stopped


def result(played: Round, bet: int, money: MoneyText) -> View:
    """The picture at the end of a round, straight from its record."""
    game = played.game
    board = [*reels_of(played).symbols]
    for event in played.events:
        if isinstance(event, events.WildsAdded):
            for cell in event.cells:
                board[cell] = codes.WILD
        elif isinstance(event, events.MultipliersAdded):
            for cell, symbol in zip(event.cells, event.symbols, strict=True):
                board[cell] = symbol
    wins = [event for event in played.events if isinstance(event, LineWin)]
    return View(
        board=board,
        shelves=[*played.state],
        bet=bet,
        coin=game.coin(bet),
        lit=winning_cells(wins, game.lines, game.rows),
        plaque=win_text(money(played.win)) if played.win else "",
        ribbon=ribbon(played, ""),
    )

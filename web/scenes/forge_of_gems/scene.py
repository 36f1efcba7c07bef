"""Forge of Gems on the stage: a board at rest, reels that turn, rounds that are shown."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd
from typing import Final

from engine.game import Game, State
from engine.games.forge_of_gems import codes, events
from engine.round import Round
from web.scenes.forge_of_gems.director import Director
from web.scenes.forge_of_gems.drawing import Drawing
from web.scenes.forge_of_gems.palette import Palette
from web.scenes.forge_of_gems.places import CONTENT, WIDE, places
from web.scenes.forge_of_gems.table import final_table
from web.scenes.forge_of_gems.tools import Tools
from web.scenes.forge_of_gems.view import View
from web.stage.copies import SLIMMED
from web.stage.display import DisplayList
from web.stage.pen import MoneyText
from web.stage.places import Fit
from web.stage.reels import Looks, Reels, strips_of
from web.stage.scene import RoundScene, limit_text, ribbon
from web.stage.wins import win_text

OPENING_BOARD: Final = (0, 4, 3, 5, 2, 8, 6, 9, 1, 7, 10, 2, 3, 0, 4)
OPENING_FORGE: Final = (
    codes.VERTICAL_WILD,
    codes.HORIZONTAL_SPLITTER,
    codes.MULTIPLIER,
    codes.VERTICAL_SPLITTER,
    codes.HORIZONTAL_WILD,
)
"""What stands there before the first round: one of each kind."""
STANDING: Final = (0,) * codes.REELS
"""Cells are drawn each by itself: a strip has no place at which it stops."""


class ForgeOfGemsScene(RoundScene):
    """What the stage shows of Forge of Gems; `money` writes minor units for the player."""

    view: View
    plays_on = (events.CellsRemoved, events.GemBoxOpened)

    def __init__(self, game: Game, money: MoneyText) -> None:
        paid, free = game.numbers.paid, game.numbers.free
        super().__init__(game, mixed(strips_of(paid.strips, paid.lengths)))
        free_strips = mixed(strips_of(free.strips, free.lengths))
        self._free_reels = Reels(free_strips, game.rows, lambda reel: self.tell("reel-stop", reel))
        self._palette = Palette(self.book, game.symbols)
        self._drawing = Drawing(self.book, self._palette, money, places(*WIDE))
        self._looks = Looks(self._palette.plain, self._palette.streaked, self._palette.reel_name)
        self.rest(game.start_state, game.bets[0])

    # The board

    def open_board(self, bet: int) -> None:
        """One of each kind."""
        self._stand(View(board=[*OPENING_BOARD], forge=[*OPENING_FORGE], bet=bet, coin=self.game.coin(bet)))

    def show_result(self, played: Round, bet: int) -> None:
        """The last board of a round, with its wins if the cap has left them there."""
        self._stand(result(played, bet, self._drawing.money))

    def _stand(self, view: View) -> None:
        self.view = view
        for reels in (self.reels, self._free_reels):
            reels.rest(STANDING, view.standing())

    def take_state(self, _state: State, /) -> None:
        """Nothing outlives a round."""

    def standing(self) -> Sequence[int]:
        """The board with its copies."""
        return self.view.standing()

    def take_board(self, played: Round) -> tuple[Sequence[int], Sequence[int]]:
        """The first board of the round; ways and multiplier start anew."""
        landed = played.events[0]
        assert isinstance(landed, events.BoardLanded)
        old = self.view
        self.view = View(
            board=[*landed.symbols],
            forge=[*landed.forge],
            bet=old.bet,
            coin=old.coin,
            ribbon=old.ribbon,
            leaving=tuple(old.forge),
        )
        return STANDING, landed.symbols

    def direct(self, played: Round) -> Tools:
        """Cascades, GEMBOX and free spins."""
        tools = Tools(self._drawing, self.view, self.tell, self.game.coins_per_bet)
        tools.reels = self._free_reels
        Director(tools, played).direct()
        return tools

    # The picture

    def layout(self, width: float, height: float) -> Fit:
        """Wide or tall."""
        self._drawing.laid_out = places(width, height)
        return self._drawing.laid_out.fit

    def ground(self) -> object:
        """Free spins have a light of their own."""
        return self.view.hot

    def paint_ground(self, out: DisplayList) -> None:
        """Scenery and frame."""
        self._drawing.backdrop(out, self.view)

    def draw(self, out: DisplayList) -> None:
        """One frame."""
        view, drawing = self.view, self._drawing
        reels = self._free_reels if self._free_reels.turning else self.reels
        drawing.board(out, view, [reel.moving for reel in reels.reels])
        if reels.turning:
            laid_out = drawing.laid_out
            reels.draw(out, laid_out.grid, laid_out.symbol, self._looks, self.reduced)
        drawing.crucibles(out, view, reels, self.reduced)
        drawing.loose(out, view)
        drawing.readouts(out, view)
        drawing.over(out, view)
        if self.tools is not None:
            self.tools.timeline.draw(out)

    def warm(self) -> list[tuple[int, float, float]]:
        """What the first spin, cascade, split, box and free spin need; the last in the list comes first."""
        palette, laid_out = self._palette, self._drawing.laid_out
        size = laid_out.symbol
        box = laid_out.unit * 340.0
        wanted = [(palette.scenery[True, laid_out.tall], *laid_out.scenery[2:])]
        wanted += [(sprite, box, box) for sprite in palette.box.values()]
        shapes = [(size * across, size * down) for across, down in reversed(SLIMMED)]
        wanted += [(palette.plain[code], *shape) for shape in shapes for code in range(codes.SYMBOLS)]
        inside = laid_out.crucible * CONTENT
        wanted += [(sprite, inside, inside) for sprite in palette.plain[codes.SCATTER :]]
        wanted += [(sprite, *laid_out.gauge.box[2:]) for sprite in palette.gauge.values()]
        return wanted + [(sprite, size, size) for sprite in palette.streaked[: codes.FIRST_FORGE]]


def mixed(strips: Sequence[Sequence[int]]) -> list[list[int]]:
    """The same symbols in another order; each cell is drawn by itself, so a strip may lie sorted."""
    return [_dealt(strip) for strip in strips]


def _dealt(strip: Sequence[int]) -> list[int]:
    length = len(strip)
    step = next(step for step in range(int(length * 0.618) or 1, 2 * length) if gcd(step, length) == 1)
    return [strip[place * step % length] for place in range(length)]


def result(played: Round, bet: int, money: MoneyText) -> View:
    """The picture at the end of a round, straight from its record."""
    table = final_table(played)
    return View(
        board=table.symbols,
        forge=table.forge,
        copies=table.copies,
        ways=table.ways,
        multiplier=table.multiplier,
        bet=bet,
        coin=played.game.coin(bet),
        lit=table.winning,
        plaque=win_text(money(played.win)) if played.win else "",
        ribbon=ribbon(played, ""),
        limit=limit_text(played, money),
    )

"""Fire Gnomes on the stage: a board at rest, reels that turn, rounds that are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.catalogue import _
from engine.events import LineWin, ReelsStopped
from engine.game import Game, State
from engine.games.fire_gnomes import codes, events
from engine.round import Round
from web.scenes.fire_gnomes.director import Director
from web.scenes.fire_gnomes.drawing import PLAQUE_SIZE, Drawing, MoneyText, win_text
from web.scenes.fire_gnomes.palette import Palette
from web.scenes.fire_gnomes.places import places
from web.scenes.fire_gnomes.tools import Tools
from web.scenes.fire_gnomes.view import View
from web.stage.display import DisplayList
from web.stage.lines import winning_cells
from web.stage.pace import NORMAL, PROFILES
from web.stage.places import Fit
from web.stage.reels import Looks, Reels
from web.stage.sprites import SpriteBook
from web.stage.stage import Cue

OPENING_STOPS: Final = (0, 0, 0, 0)
"""The board before the first round."""
KEPT_CUES: Final = frozenset({"win", "round-end"})
"""Cues that a skip does not pass over."""


def _nothing() -> None:
    pass


def _unheard(_name: str, _value: int) -> None:
    pass


class FireGnomesScene:
    """What the stage shows of Fire Gnomes; `money` writes minor units for the player."""

    def __init__(self, game: Game, money: MoneyText) -> None:
        self.game = game
        self.book = SpriteBook(game.slug)
        self.busy = False
        self.stale_backdrop = True
        self._palette = Palette(self.book, game.symbols)
        self._drawing = Drawing(self.book, self._palette, money)
        self._looks = Looks(self._palette.plain, self._palette.streaked, self._palette.reel_name)
        self._strips = strips(game)
        self._reels = Reels(self._strips, game.rows, lambda reel: self._tell("reel-stop", reel))
        self._wake: Callable[[], None] = _nothing
        self._cue: Cue = _unheard
        self._reduced = False
        self._skipping = False
        self._profile = NORMAL
        self._round: Round | None = None
        self._on_done: Callable[[], None] | None = None
        self._next: Tools | None = None
        """What follows when the reels stand; `_tools` from then on."""
        self._tools: Tools | None = None
        self._count: int | None = None
        self._bonus_shown = False
        self.rest(game.start_state, game.bets[0])

    # What the app asks for

    def rest(self, state: State, bet: int, round: Round | None = None) -> None:  # noqa: A002
        """A board at rest: the opening one, or that of a finished round with its wins."""
        self._next = self._tools = self._round = self._on_done = None
        self.busy = False
        if round is None:
            board = window(self._strips, OPENING_STOPS, self.game.rows)
            self.view = View([*board], [*state], bet, self.game.coin(bet))
            self._reels.rest(OPENING_STOPS, board)
        else:
            self.view = result(self.game, round, state, bet, self._drawing.money)
            self._reels.rest(reels_of(round).stops, self.view.board)
        self.stale_backdrop = True
        self._wake()

    def set_bet(self, bet: int, state: State) -> None:
        """Another bet: its shelves, and no win on the plaque any more."""
        if self.busy:
            return
        view = self.view
        view.bet, view.coin = bet, self.game.coin(bet)
        view.shelves = [*state]
        self._clear_win()
        self._wake()

    def start_spin(self, profile: str = "normal") -> None:
        """The reels begin to turn: motion that tells nothing."""
        self._profile = PROFILES[profile]
        self._clear_win()
        self.view.ribbon = ""
        self.busy, self._skipping = True, False
        self._count = None
        self._reels.start(self._profile)
        self._tell("reels-start", 0)
        self._wake()

    def land(self, round: Round, on_done: Callable[[], None] | None = None) -> None:  # noqa: A002
        """The outcome is known: bring the reels to rest on it and show all that follows."""
        view, stopped = self.view, reels_of(round)
        self._round, self._on_done = round, on_done
        view.bet, view.coin = round.stake.bet, round.coin
        view.shelves = [*round.state_before]
        view.ribbon = ribbon(round, view.ribbon)
        self._reels.land(stopped.stops, stopped.symbols)
        view.board = [*stopped.symbols]
        self._next = self._direct(round)
        if self._skipping:
            self.skip()
        self._wake()

    def cancel(self) -> None:
        """No outcome comes: the board that stood there stands there again."""
        self._reels.fall_back()
        self.busy = False
        self._wake()

    def replay(
        self,
        round: Round,  # noqa: A002
        profile: str = "normal",
        on_done: Callable[[], None] | None = None,
    ) -> None:
        """A round of a link, from its own shelves; says that it is a replay."""
        self.rest(round.state_before, round.stake.bet)
        self.start_spin(profile)
        self.view.ribbon = _("Replay")
        self.land(round, on_done)

    def skip(self) -> None:
        """A press: reels land at once, then the wins are there; a feature or bonus takes another press."""
        self._skipping = True
        if self._round is None:
            return
        if self._tools is None:
            self._reels.settle()
            self._begin()
            if plays_on(self._round):
                self._skipping = False
                self._wake()
                return
        assert self._tools is not None
        self._tools.timeline.finish()
        self._end()
        self._wake()

    # What the stage asks for

    def mount(self, wake: Callable[[], None], cue: Cue) -> None:
        """On the stage."""
        self._wake, self._cue = wake, cue

    def layout(self, width: float, height: float) -> Fit:
        """Lay everything out."""
        self._drawing.laid_out = places(width, height)
        return self._drawing.laid_out.fit

    def reduce_motion(self, reduced: bool) -> None:
        """Fade in place of moving, from now on."""
        self._reduced = reduced
        for tools in (self._next, self._tools):
            if tools is not None:
                tools.reduced = reduced

    @property
    def moving(self) -> bool:
        """Whether the next frame differs from this one."""
        return self._reels.turning or self._tools is not None

    def advance(self, step: float) -> None:
        """Go on by milliseconds."""
        if self._reels.turning:
            self._reels.advance(step)
            if not self._reels.turning:
                self._begin()
        elif self._tools is not None:
            timeline = self._tools.timeline
            timeline.advance(step / self._profile.pace)
            if timeline.done:
                self._end()
        if (self.view.bonus is not None) != self._bonus_shown:
            self.stale_backdrop = True

    def draw_backdrop(self, out: DisplayList) -> None:
        """What stands still."""
        self._bonus_shown = self.view.bonus is not None
        self.stale_backdrop = False
        self._drawing.backdrop(out, self.view)

    def draw(self, out: DisplayList) -> None:
        """One frame."""
        view, drawing = self.view, self._drawing
        drawing.shelves(out, view)
        if view.bonus is not None:
            drawing.bonus(out, view, view.bonus)
        else:
            reels = self._reels
            drawing.board(out, view, [reel.moving for reel in reels.reels])
            if reels.turning:
                laid_out = drawing.laid_out
                reels.draw(out, laid_out.grid, laid_out.symbol, self._looks, self._reduced)
        drawing.signs(out, view)
        if self._tools is not None:
            self._tools.timeline.draw(out)

    def warm(self) -> list[tuple[int, float, float]]:
        """What the first spin, feature and bonus need, the spin first."""
        palette, size = self._palette, self._drawing.laid_out.symbol
        plaque = size * PLAQUE_SIZE
        later = [*palette.specials.values(), palette.value_dim, palette.value_lit, palette.bomb]
        wanted = [(sprite, plaque, plaque) for sprite in later]
        wanted += [(sprite, size * 1.05, size * 1.05) for sprite in (palette.gnome,)]
        return wanted + [(sprite, size, size) for sprite in (*palette.plain, *palette.streaked)]

    # A round

    def _direct(self, played: Round) -> Tools:
        """All that follows when the reels stand; written while they turn."""
        tools = Tools(self._drawing, self.view, self._tell, self.game.coins_per_bet)
        tools.reduced = self._reduced
        Director(tools, self.game, played).direct()
        tools.timeline.start()
        return tools

    def _begin(self) -> None:
        """The reels stand."""
        self._tell("reels-landed", 0)
        self._tools, self._next = self._next, None

    def _end(self) -> None:
        played, on_done = self._round, self._on_done
        assert played is not None
        self._tools = self._round = self._on_done = None
        self.busy = False
        if self._skipping and self._count is not None:
            self._cue("count", self._count)
        self._tell("round-end", played.win)
        self._skipping = False
        self.stale_backdrop = self.stale_backdrop or self._bonus_shown
        if on_done is not None:
            on_done()

    def _tell(self, name: str, value: int) -> None:
        """A cue; while the rest of a round is skipped, only those that count."""
        if name == "count":
            if value == self._count:
                return
            self._count = value
        if not self._skipping or self._tools is None or name in KEPT_CUES:
            self._cue(name, value)

    def _clear_win(self) -> None:
        self.view.lit, self.view.others, self.view.plaque = frozenset(), 1.0, ""


def strips(game: Game) -> list[list[int]]:
    """The reel strips, as lists of symbols."""
    table, lengths = game.numbers.strips, game.numbers.lengths
    return [
        [int(symbol) for symbol in list(strip)[:length]] for strip, length in zip(table, lengths, strict=True)
    ]


def window(reels: Sequence[Sequence[int]], stops: Sequence[int], rows: int) -> list[int]:
    """What shows at these stops."""
    return [
        strip[(stop + row) % len(strip)]
        for strip, stop in zip(reels, stops, strict=True)
        for row in range(rows)
    ]


def reels_of(played: Round) -> ReelsStopped:
    """How the reels of a round stopped."""
    stopped = played.events[0]
    assert isinstance(stopped, ReelsStopped)
    return stopped


def plays_on(played: Round) -> bool:
    """Whether a round has a feature or a bonus, which a first press does not take away."""
    kinds = (events.FeatureStarted, events.BonusStarted)
    return any(isinstance(event, kinds) for event in played.events)


def ribbon(played: Round, otherwise: str) -> str:
    """What must be said of a round wherever it is shown."""
    return _("Scripted, not drawn") if played.scripted else otherwise


def result(game: Game, played: Round, state: State, bet: int, money: MoneyText) -> View:
    """The picture at the end of a round, straight from its record."""
    board = [*reels_of(played).symbols]
    for event in played.events:
        if isinstance(event, events.WildsAdded):
            for cell in event.cells:
                board[cell] = codes.WILD
        elif isinstance(event, events.MultipliersAdded):
            for cell, symbol in zip(event.cells, event.symbols, strict=True):
                board[cell] = symbol
    wins = [event for event in played.events if isinstance(event, LineWin)]
    view = View(board, [*state], bet, game.coin(bet))
    view.lit = winning_cells(wins, game.lines, game.rows)
    view.plaque = win_text(money(played.win)) if played.win else ""
    view.ribbon = ribbon(played, "")
    return view

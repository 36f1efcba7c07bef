"""A scene's way through a round: at rest, reels that turn, what follows when they stand, skips.

A game's scene says what the board is, and writes the timeline of a round.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from engine.catalogue import _
from engine.events import Event
from engine.game import Game, State
from engine.round import Round
from web.stage.display import DisplayList
from web.stage.pace import NORMAL, PROFILES
from web.stage.pen import BoardPlaces, MoneyText, WordPalette
from web.stage.places import Fit
from web.stage.reels import Reels
from web.stage.sprites import SpriteBook
from web.stage.stage import Cue
from web.stage.tools import RoundTools
from web.stage.view import RoundView

KEPT_CUES: Final = frozenset({"win", "round-end"})
"""Cues that a skip does not pass over."""


def _nothing() -> None:
    pass


def _unheard(_name: str, _value: int) -> None:
    pass


class RoundScene(ABC):
    """What the stage shows of a game. `view` is the picture of this moment."""

    view: RoundView
    plays_on: ClassVar[tuple[type[Event], ...]]
    """What a first press does not take away: with one of these events a round is played on."""

    def __init__(self, game: Game, strips: Sequence[Sequence[int]]) -> None:
        self.game = game
        self.book = SpriteBook(game.slug)
        self.busy = False
        self.reels = Reels(strips, game.rows, lambda reel: self.tell("reel-stop", reel))
        self.reduced = False
        self.tools: RoundTools[WordPalette, BoardPlaces] | None = None
        """What follows when the reels stand, from then on."""
        self._wake: Callable[[], None] = _nothing
        self._cue: Cue = _unheard
        self._skipping = False
        self._profile = NORMAL
        self._round: Round | None = None
        self._on_done: Callable[[], None] | None = None
        self._count: int | None = None
        self._stale = True
        self._painted: object = None

    # What a game's scene says

    @abstractmethod
    def open_board(self, bet: int) -> None:
        """Take the board before the first round."""

    @abstractmethod
    def show_result(self, played: Round, bet: int) -> None:
        """Take the picture at the end of a round, straight from its record."""

    @abstractmethod
    def take_state(self, state: State, /) -> None:
        """Show what outlives rounds at this bet."""

    @abstractmethod
    def standing(self) -> Sequence[int]:
        """What stands in the cells, as the reels show it while they leave."""

    @abstractmethod
    def take_board(self, played: Round) -> tuple[Sequence[int], Sequence[int]]:
        """Show the round as its reels will bring it; their stops and the symbols there."""

    @abstractmethod
    def direct(self, played: Round) -> RoundTools[WordPalette, BoardPlaces]:
        """All that follows when the reels stand."""

    @abstractmethod
    def layout(self, width: float, height: float) -> Fit:
        """Lay everything out for a stage of this size."""

    @abstractmethod
    def ground(self) -> object:
        """What the backdrop depends on: another value, another backdrop."""

    @abstractmethod
    def paint_ground(self, out: DisplayList) -> None:
        """Write what does not move."""

    @abstractmethod
    def draw(self, out: DisplayList) -> None:
        """Write a frame."""

    @abstractmethod
    def warm(self) -> list[tuple[int, float, float]]:
        """Sprites that will be needed, with width and height."""

    # What the app asks for

    def rest(self, state: State, bet: int, round: Round | None = None) -> None:  # noqa: A002
        """A board at rest: the opening one, or that of a finished round with its wins."""
        self.tools = self._round = self._on_done = None
        self.busy = False
        if round is None:
            self.open_board(bet)
        else:
            self.show_result(round, bet)
        self.take_state(state)
        self._stale = True
        self._wake()

    def set_bet(self, bet: int, state: State) -> None:
        """Another bet: its lasting state, and no win on the plaque any more."""
        if self.busy:
            return
        self.view.bet, self.view.coin = bet, self.game.coin(bet)
        self.take_state(state)
        self.view.clear_win()
        self._wake()

    def start_spin(self, profile: str = "normal") -> None:
        """The reels begin to turn: motion that tells nothing."""
        self._profile = PROFILES[profile]
        self.view.clear_win()
        self.view.ribbon = ""
        self.busy, self._skipping = True, False
        self._count = None
        self.reels.show(self.standing())
        self.reels.start(self._profile)
        self.tell("reels-start", 0)
        self._wake()

    def land(self, round: Round, on_done: Callable[[], None] | None = None) -> None:  # noqa: A002
        """The outcome is known: bring the reels to rest on it and show all that follows."""
        self._round, self._on_done = round, on_done
        self.view.bet, self.view.coin = round.stake.bet, round.coin
        self.view.ribbon = ribbon(round, self.view.ribbon)
        self.reels.land(*self.take_board(round))
        if self._skipping:
            self.skip()
        self._wake()

    def cancel(self) -> None:
        """No outcome comes: the board that stood there stands there again."""
        self.reels.fall_back()
        self.busy = False
        self._wake()

    def replay(
        self,
        round: Round,  # noqa: A002
        profile: str = "normal",
        on_done: Callable[[], None] | None = None,
    ) -> None:
        """A round of a link, from the state that it began with; says that it is a replay."""
        self.rest(round.state_before, round.stake.bet)
        self.start_spin(profile)
        self.view.ribbon = _("Replay")
        self.land(round, on_done)

    def skip(self) -> None:
        """A press: reels land at once, then the round is at its end, unless it plays on."""
        self._skipping = True
        if self._round is None:
            return
        if self.tools is None:
            self.reels.settle()
            self._begin()
            if any(isinstance(event, self.plays_on) for event in self._round.events):
                self._go_on()
                return
        assert self.tools is not None
        mark, timeline = self.tools.mark, self.tools.timeline
        if mark is not None and timeline.time < mark:
            timeline.advance(mark - timeline.time)
            self._go_on()
            return
        timeline.finish()
        self._end()
        self._wake()

    def _go_on(self) -> None:
        """What a press does not take away is played."""
        self._skipping = False
        if self._count is not None:
            self._cue("count", self._count)
        self._wake()

    # What the stage asks for

    def mount(self, wake: Callable[[], None], cue: Cue) -> None:
        """On the stage."""
        self._wake, self._cue = wake, cue

    def reduce_motion(self, reduced: bool) -> None:
        """Fade in place of moving, from now on."""
        self.reduced = reduced
        if self.tools is not None:
            self.tools.reduced = reduced

    @property
    def moving(self) -> bool:
        """Whether the next frame differs from this one."""
        return self.reels.turning or self.tools is not None

    @property
    def stale_backdrop(self) -> bool:
        """Whether the backdrop shows something else than it should."""
        return self._stale or self.ground() != self._painted

    @stale_backdrop.setter
    def stale_backdrop(self, stale: bool) -> None:
        self._stale = stale

    def advance(self, step: float) -> None:
        """Go on by milliseconds."""
        if self.reels.turning:
            self.reels.advance(step)
            if not self.reels.turning:
                self._begin()
        elif self.tools is not None:
            timeline = self.tools.timeline
            timeline.advance(step / self._profile.pace)
            if timeline.done:
                self._end()

    def draw_backdrop(self, out: DisplayList) -> None:
        """What does not move."""
        self._stale, self._painted = False, self.ground()
        self.paint_ground(out)

    # A round

    def tell(self, name: str, value: int) -> None:
        """A cue; while the rest of a round is skipped, only those that count."""
        if name == "count":
            if value == self._count:
                return
            self._count = value
        if not self._skipping or self.tools is None or name in KEPT_CUES:
            self._cue(name, value)

    def _begin(self) -> None:
        """The reels stand. What follows is written now: turning reels are never held up by how much it is."""
        assert self._round is not None
        self.tell("reels-landed", 0)
        self.tools = self.direct(self._round)
        self.tools.reduced = self.reduced
        self.tools.timeline.start()

    def _end(self) -> None:
        played, on_done = self._round, self._on_done
        assert played is not None
        self.tools = self._round = self._on_done = None
        self.busy = False
        if self._skipping and self._count is not None:
            self._cue("count", self._count)
        self.tell("round-end", played.win)
        self._skipping = False
        if on_done is not None:
            on_done()


def ribbon(played: Round, otherwise: str) -> str:
    """What must be said of a round wherever it is shown."""
    return _("Scripted, not drawn") if played.scripted else otherwise


def limit_text(played: Round, money: MoneyText) -> str:
    """What must be said of a round that has reached the most it may pay, or nothing."""
    if not played.capped:
        return ""
    if played.limited:
        return _("Win limit reached: {amount}").format(amount=money(played.win))
    return _("Win cap reached: {bets}x").format(bets=f"{played.game.cap:,}")

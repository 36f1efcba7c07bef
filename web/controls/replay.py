"""A replay: the round of a link, shown as often as wanted. It knows no journal and writes nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable

from engine import Round, RoundRequest, State
from engine.money import Money
from web.controls.cabinet import PRESS_GAP, STOP_GRACE
from web.controls.notices import cap_notice, round_sentence
from web.controls.ports import Meters, Phase, Screen, Show
from web.journal.settings import SettingsKeeper

log = logging.getLogger("gemworks")


class Replay:
    """The round that a link names, in place of the player's own game."""

    def __init__(
        self,
        request: RoundRequest,
        settings: SettingsKeeper,
        show: Show,
        screen: Screen,
        clock: Callable[[], float],
    ) -> None:
        self.game = request.game
        self.round: Round = request.play()
        self.phase = Phase.IDLE
        self._settings = settings
        self._show = show
        self._screen = screen
        self._clock = clock
        self._pressed = self._ended = -float("inf")
        self._win: Money = 0

    @property
    def meters(self) -> Meters:
        """What the bar shows now: no balance, the round's bet, its win."""
        return Meters(
            phase=self.phase,
            balance=None,
            bet=self.round.stake.bet,
            win=self._win,
            quick=self._settings.now.quick,
            unit=self._settings.now.currency,
            replay=True,
            scripted=self.round.scripted,
        )

    def states(self) -> list[tuple[Money, State]]:
        """The one bet of the round, with the lasting state it began with."""
        return [(self.round.stake.bet, self.round.state_before)]

    def start(self) -> None:
        """Show the round from its start."""
        self.phase, self._win = Phase.SHOWING, 0
        self._screen.tell(None)
        self._screen.publish(self.round)
        self._screen.render(self.meters)
        try:
            self._show.replay(self.round, self._settings.now.quick, self._finish)
        except Exception:
            log.exception("a round cannot be shown")
            self.give_up()

    def give_up(self) -> None:
        """The stage cannot show the round: what it paid is told all the same."""
        if self.phase is Phase.SHOWING:
            self._show.rest(self.round.state_before, self.round.stake.bet)
            self._finish()

    def press(self) -> None:
        """Play it again, or get on with the showing."""
        now = self._clock()
        if now - self._pressed < PRESS_GAP or now - self._ended < STOP_GRACE:
            return
        self._pressed = now
        if self.phase is Phase.SHOWING:
            self._show.skip()
        else:
            self.start()

    def press_stage(self) -> None:
        """A press on the stage gets on with the showing."""
        if self.phase is Phase.SHOWING:
            self.press()

    def count(self, amount: Money) -> None:
        """The count-up of the win has come this far."""
        if self.phase is Phase.SHOWING and amount != self._win:
            self._win = amount
            self._screen.render(self.meters)

    async def leave(self) -> None:
        """Away from the stage: what is being shown is over."""
        self.phase = Phase.IDLE

    def _finish(self) -> None:
        if self.phase is not Phase.SHOWING:
            return
        self._ended = self._clock()
        self.phase, self._win = Phase.IDLE, self.round.win
        self._screen.render(self.meters)
        self._screen.announce(round_sentence(self.round, None))
        notice = cap_notice(self.round)
        if notice:
            self._screen.tell(notice)

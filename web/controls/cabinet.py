"""The cabinet: bets and rounds of the player's own game, as a state machine without a page.

A press is one round or one stop, or it is ignored; nothing is queued. The shown balance is the one
before less the bet at once, and receives the win when the showing ends (X3).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from engine import Game, Round, Stake, State
from engine.catalogue import _
from engine.money import Money
from web.controls.amounts import shown_money
from web.controls.notices import UNSHOWN, cap_notice, chance_notice, round_sentence, store_notice
from web.controls.ports import Meters, Notice, Phase, Screen, Show, Weight
from web.journal.chance import ChanceError
from web.journal.journal import Journal, MalfunctionError, Opening, RefusedError, Reopened
from web.journal.settings import SettingsKeeper
from web.journal.store import StoreError, Trouble

PRESS_GAP = 300
"""Milliseconds in which further presses are the same press."""
STOP_GRACE = 250
"""Milliseconds after the end of a round in which a press was still meant for Stop."""

log = logging.getLogger("gemworks")


class Cabinet:
    """One game, played for the balance of the journal."""

    def __init__(
        self,
        game: Game,
        journal: Journal,
        settings: SettingsKeeper,
        show: Show,
        screen: Screen,
        clock: Callable[[], float],
    ) -> None:
        self.game = game
        self.phase = Phase.CLOSED
        self._journal = journal
        self._settings = settings
        self._show = show
        self._screen = screen
        self._clock = clock
        self._pressed = self._ended = -float("inf")
        self._balance: Money | None = None
        self._win: Money = 0
        self._last: Round | None = None
        self._showing: Round | None = None
        self._opening = False
        self._away = False
        self._tasks: set[asyncio.Task[None]] = set()
        saved = settings.now.bets.get(game.slug)
        self.bet: Money = saved if saved in game.bets else game.bets[0]

    @property
    def meters(self) -> Meters:
        """What the bar shows now."""
        place = self.game.bets.index(self.bet)
        free = self.phase is Phase.IDLE
        return Meters(
            phase=self.phase,
            balance=self._balance,
            bet=self.bet,
            win=self._win,
            can_lower=free and place > 0,
            can_raise=free and place < len(self.game.bets) - 1,
            can_refill=free and self._journal.balance < self.game.bets[0],
            quick=self._settings.now.quick,
            unit=self._settings.now.currency,
            saved=self._journal.saved,
        )

    @property
    def opening(self) -> bool:
        """Whether the journal is being opened."""
        return self._opening

    def states(self) -> list[tuple[Money, State]]:
        """Every bet with the lasting state that the player has there."""
        opened = self.phase is not Phase.CLOSED
        start = self.game.start_state
        return [(bet, self._journal.state(self.game, bet) if opened else start) for bet in self.game.bets]

    # Opening

    async def open(self, unsaved: bool = False) -> None:
        """Open the journal, and show (on) the last round."""
        if self._opening or self.phase in (Phase.STARTING, Phase.SHOWING):
            return
        self._opening = True
        self._screen.tell(None)
        try:
            opening = await (self._journal.open_unsaved() if unsaved else self._journal.open())
        except StoreError as error:
            log.error("the journal could not be opened: %s", error)
            self._close(store_notice(error))
        except ChanceError as error:
            log.error("no chance: %s", error)
            self._close(chance_notice())
        else:
            self._opened(opening)
        finally:
            self._opening = False

    def reopen(self, unsaved: bool = False) -> None:
        """Let the journal be opened once more, beside all else."""
        self._spawn(self.open(unsaved))

    def _close(self, notice: Notice | None) -> None:
        self.phase = Phase.CLOSED
        self._show.rest(self.game.start_state, self.bet)
        self._render()
        self._screen.tell(notice)

    def _opened(self, opening: Opening) -> None:
        last = self._journal.wallet.round
        played = opening.round if opening.round and opening.round.game is self.game else None
        if opening.found is Reopened.UNFINISHED and opening.round and not played:
            self._unfinished_elsewhere(opening.round.game)
            return
        if played and opening.found is Reopened.RESTED and self._has_left(played.stake.bet):
            played = None
        if played:
            self.bet = played.stake.bet
        self._last = played
        self._balance = self._journal.balance
        self._screen.publish(played)
        if opening.message:
            self._screen.tell(Notice(opening.message, Weight.ALERT))
        if opening.found is Reopened.UNFINISHED and played and last:
            self._show_on(played, last.intent.balance - played.price)
            return
        self.phase = Phase.IDLE
        self._win = played.win if played else 0
        self._try_to_show(lambda: self._rest(played))
        self._render()
        if opening.found is Reopened.UNFINISHED:
            self._screen.tell(Notice(_(UNSHOWN)))
            self._spawn(self._mark_shown())

    def _has_left(self, bet: Money) -> bool:
        """Whether the player has chosen another bet since: then that of the last round does not come back."""
        chosen = self._settings.now.bets.get(self.game.slug)
        return chosen in self.game.bets and chosen != bet

    def _unfinished_elsewhere(self, game: Game) -> None:
        """A round of another game was not shown to its end: that comes first (F1)."""
        self._close(None)
        self._screen.go_to(game)

    def _show_on(self, played: Round, balance: Money) -> None:
        """Show a round that was not shown to its end, from its start, by its saved tape."""
        self._balance, self._win = balance, 0
        self._show.rest(played.state_before, played.stake.bet)
        text = _("Your last round of {title} was not shown to its end. Here it is, from its start.")
        self._screen.tell(Notice(text.format(title=self.game.title)))
        self._show.start_spin(self._settings.now.quick)
        self._land(played)

    # Rounds

    def press(self) -> None:
        """The spin button, Space or Enter: a spin, or a stop while a round is under way."""
        now = self._clock()
        if self._away or now - self._pressed < PRESS_GAP or now - self._ended < STOP_GRACE:
            return
        self._pressed = now
        if self.phase is Phase.IDLE:
            self._spin()
        elif self.phase is Phase.CLOSED:
            self.reopen()
        else:
            self._try_to_show(self._show.skip)

    def press_stage(self) -> None:
        """A press on the stage gets on with the showing, and never starts a round."""
        if self.phase in (Phase.STARTING, Phase.SHOWING):
            self.press()

    def _spin(self) -> None:
        if not self._journal.opened:
            self.reopen()
            return
        notice = None
        if self._journal.balance < self.bet:
            notice = self._adjust_bet()
            if notice is None:
                self._screen.tell(Notice(self._too_little()))
                return
        self.phase = Phase.STARTING
        self._balance, self._win = self._journal.balance - self.bet, 0
        self._screen.tell(notice)
        self._show.start_spin(self._settings.now.quick)
        self._render()
        self._spawn(self._round(Stake(self.bet, limit=self._limit())))

    def _adjust_bet(self) -> Notice | None:
        """Lower the bet to the largest that the balance covers, if the player wants that (F41)."""
        balance = self._journal.balance
        covered = [bet for bet in self.game.bets if bet <= balance]
        if not self._settings.now.auto_bet or not covered:
            return None
        self._use_bet(covered[-1])
        text = _("Bet lowered to {bet}: your balance is {balance}.")
        return Notice(text.format(bet=shown_money(self.bet), balance=shown_money(balance)))

    def _limit(self) -> Money:
        """The limit that the rules name for the label of the currency, if it is on (F42)."""
        now = self._settings.now
        return self.game.currency_limits.get(now.currency, 0) if now.limit else 0

    def _too_little(self) -> str:
        if self._journal.balance < self.game.bets[0]:
            return _("Your play credits are used up. Take 1,000.00 more, free of charge.")
        return _("Your balance of {balance} is less than the bet. Choose a smaller bet.").format(
            balance=shown_money(self._journal.balance)
        )

    async def _round(self, stake: Stake) -> None:
        try:
            played = await self._journal.play(self.game, stake)
        except (RefusedError, MalfunctionError) as error:
            self._fall_back(Notice(str(error), Weight.ALERT))
        except StoreError as error:
            self._fall_back(store_notice(error))
            if error.trouble is Trouble.STALE:
                await self.open()
                self._screen.tell(store_notice(error))
            else:
                log.error("a round could not be kept: %s", error)
        except Exception:
            self._fall_back(None)
            raise
        else:
            self._screen.publish(played)
            self._land(played)

    def _land(self, played: Round) -> None:
        """Show a settled round; nobody looks at a stage that is being left."""
        self._showing = self._last = played
        self.phase = Phase.SHOWING
        self._render()
        if self._away:
            self._finish(played)
        else:
            self._try_to_show(lambda: self._show.land(played, lambda: self._finish(played)))

    def _fall_back(self, notice: Notice | None) -> None:
        self.phase = Phase.IDLE
        self._balance = self._journal.balance
        self._show.cancel()
        self._render()
        self._screen.tell(notice)

    def _finish(self, played: Round) -> None:
        if self._showing is not played:
            return
        self._showing = None
        self._ended = self._clock()
        self.phase = Phase.IDLE
        self._balance, self._win = self._journal.balance, played.win
        self._render()
        self._screen.announce(round_sentence(played, self._journal.balance))
        notice = cap_notice(played)
        if notice:
            self._screen.tell(notice)
        self._spawn(self._mark_shown())

    def _rest(self, played: Round | None) -> None:
        self._show.rest(self._journal.state(self.game, self.bet), self.bet, played)

    def _try_to_show(self, show: Callable[[], None]) -> None:
        try:
            show()
        except Exception:
            log.exception("a round cannot be shown")
            self.give_up()

    def give_up(self) -> None:
        """The stage cannot show the last round: it is over, and the board of no round takes its place."""
        showing = self._showing
        if showing or self._last:
            self._last = None
            self._rest(None)
            if showing:
                self._finish(showing)
            self._screen.tell(Notice(_(UNSHOWN), Weight.ALERT))

    async def _mark_shown(self) -> None:
        try:
            await self._journal.mark_shown()
        except StoreError as error:
            # Then the round is shown once more on reopening: no harm done.
            log.info("the end of a showing could not be kept: %s", error)

    def count(self, amount: Money) -> None:
        """The count-up of the win has come this far."""
        if self.phase is Phase.SHOWING and amount != self._win:
            self._win = amount
            self._render()

    # Bets and the rest of the bar

    def step_bet(self, steps: int) -> None:
        """The next smaller or larger bet."""
        place = self.game.bets.index(self.bet) + steps
        if 0 <= place < len(self.game.bets):
            self.choose_bet(self.game.bets[place])

    def choose_bet(self, bet: Money) -> None:
        """Another bet, with the lasting state kept for it; locked while a round is under way (X6)."""
        if self.phase is not Phase.IDLE or bet not in self.game.bets or bet == self.bet:
            return
        self._use_bet(bet)
        self._render()

    def _use_bet(self, bet: Money) -> None:
        """Another bet on the stage and in the settings."""
        self.bet, self._win, self._last = bet, 0, None
        self._show.set_bet(bet, self._journal.state(self.game, bet))
        self._spawn(self._settings.change(bets={**self._settings.now.bets, self.game.slug: bet}))

    def refill(self) -> None:
        """More play credits, free of charge (X9)."""
        if self.phase is Phase.IDLE and self._journal.opened:
            self._spawn(self._refill())
        elif self.phase is Phase.IDLE:
            # A round is open: what it makes of the balance comes first.
            self.reopen()

    async def _refill(self) -> None:
        try:
            await self._journal.refill(self.game.bets[0])
        except RefusedError as error:
            self._screen.tell(Notice(str(error)))
        except StoreError as error:
            if error.trouble is Trouble.STALE:
                await self.open()
            self._screen.tell(store_notice(error))
        else:
            self._balance = self._journal.balance
            self._screen.tell(Notice(_("1,000.00 play credits added. They are free and worth nothing.")))
            self._render()

    async def leave(self) -> None:
        """Away from the stage: what is being kept is kept first, what is being shown ends at once."""
        self._away = True
        if self._showing:
            self._finish(self._showing)
        while self._tasks:
            await asyncio.wait(self._tasks)

    def come_back(self) -> None:
        """To the stage again, with the last round's board on it."""
        self._away = False
        if self.phase is Phase.IDLE:
            # Another game may have been played meanwhile.
            self._balance = self._journal.balance
            self._try_to_show(lambda: self._rest(self._last))
        self._screen.publish(self._last)
        self._render()

    def _render(self) -> None:
        self._screen.render(self.meters)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

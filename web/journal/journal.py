"""The journal: intent, computing, settlement, and what a reopened page makes of them (F1, X3, X8).

Every change is one write of one record, and is believed only once it is written; so a kill at any
instant leaves the record before the change or the one after it. Play is one round at a time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeAlias

from engine import GAMES, Game, Round, Stake, State, play
from engine.catalogue import _
from engine.money import Money, format_money
from web.journal.chance import RandomBytes, new_seeds
from web.journal.envelope import SaveError, pack, unpack
from web.journal.records import MOST_MONEY, START_BALANCE, Intent, SavedRound, Settlement, Wallet
from web.journal.store import MemoryStore, Store

Clock: TypeAlias = Callable[[], int]
"""Milliseconds since 1970."""

KEY = "wallet"
ASIDE = "aside"
WEEK = 7 * 24 * 60 * 60 * 1000

log = logging.getLogger("gemworks")


class RefusedError(Exception):
    """A round that may not start; nothing has changed. The message is for the player."""


class MalfunctionError(Exception):
    """The engine failed: the stake is back, state restored (X8). The message is for the player."""


class Reopened(Enum):
    """What was found on opening."""

    FRESH = "fresh"
    """Nothing: a new player."""
    ASIDE = "aside"
    """A save that cannot be read; it is kept aside and a new one begun."""
    RESTED = "rested"
    """Everything shown to its end, or no round yet."""
    UNFINISHED = "unfinished"
    """A round that was not shown to its end; if it was not computed either, it is now."""
    VOID = "void"
    """A round a week old or of other rules was not computed; its stake is back."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What was found on opening, the round to show (on) if any, and a sentence for the player."""

    found: Reopened
    round: Round | None = None
    message: str = ""


class Journal:
    """A player's record in a store. `saved` is False while it is kept in memory only."""

    wallet: Wallet

    def __init__(self, store: Store, clock: Clock, random_bytes: RandomBytes) -> None:
        self._store = store
        self._clock = clock
        self._random_bytes = random_bytes
        self._lock = asyncio.Lock()
        self._text: str | None = None
        self.opened = False
        self.saved = True

    @property
    def balance(self) -> Money:
        """The balance with the last settled round in it."""
        return self.wallet.balance

    def state(self, game: Game, bet: Money) -> State:
        """The lasting state of a game at a bet."""
        return self.wallet.state(game, bet)

    async def open(self) -> Opening:
        """Read what is there and bring it to rest.

        Raises:
            StoreError: it cannot be read or written; nothing is lost, `open` may be called again.
            ChanceError: seeds are needed and the source of chance does not work.
        """
        async with self._lock:
            self.opened = False
            opening = await self._read()
            self.opened = True
            return opening

    async def open_unsaved(self) -> Opening:
        """Go on in memory only, under new seeds: no round of the saved ones is played twice.

        Raises:
            ChanceError: the source of chance does not work.
        """
        async with self._lock:
            seeds = new_seeds(self._random_bytes)
            known = getattr(self, "wallet", None)
            self._store, self._text, self.saved = MemoryStore(), None, False
            await self._keep(replace(known, seeds=seeds, nonce=0) if known else Wallet(START_BALANCE, seeds))
            opening = await self._come_to_rest()
            self.opened = True
            return opening

    async def play(self, game: Game, stake: Stake) -> Round:
        """Pay for a round, compute it and settle it; it is decided and kept when this returns.

        Raises:
            RefusedError: it may not start; nothing has changed.
            StoreError: it could not be kept. `open` finds out what stands and settles it.
            MalfunctionError: the engine failed; the stake is back.
        """
        async with self._lock:
            intent = self._intent(game, stake)
            debited = replace(
                self.wallet,
                balance=intent.balance - game.price(stake.bet, stake.buy),
                nonce=intent.nonce + 1,
                round=SavedRound(intent),
            )
            try:
                await self._keep(debited)
                return await self._settle(intent)
            except MalfunctionError:
                raise
            except Exception:
                # Whether the write stands is not known for sure: only reading it again tells.
                self.opened = False
                raise

    async def mark_shown(self) -> None:
        """Note that the last round was shown to its end; should this be lost, it is shown once more."""
        async with self._lock:
            last = self.wallet.round
            if last is not None and last.settlement is not None and not last.shown:
                await self._keep(replace(self.wallet, round=replace(last, shown=True)), strict=False)

    async def refill(self, smallest_bet: Money) -> None:
        """Add free play credits for one who cannot afford the smallest bet (X9).

        Raises:
            RefusedError: the balance still allows a bet, or an open round may still add to it.
            StoreError: it could not be kept.
        """
        async with self._lock:
            if self._open_round:
                raise RefusedError(_("The last round is not settled yet."))
            if self.wallet.balance >= smallest_bet:
                raise RefusedError(_("There are still play credits for a round."))
            await self._keep(replace(self.wallet, balance=self.wallet.balance + START_BALANCE))

    @property
    def _open_round(self) -> bool:
        """Whether a round may still be waiting for its settlement."""
        last = self.wallet.round
        return not self.opened or (last is not None and not last.void and last.settlement is None)

    def _intent(self, game: Game, stake: Stake) -> Intent:
        wallet = self.wallet
        price = game.price(stake.bet, stake.buy)
        if self._open_round:
            raise RefusedError(_("The last round is not settled yet."))
        if wallet.balance < price:
            raise RefusedError(
                _("The balance of {balance} is less than the bet of {bet}.").format(
                    balance=format_money(wallet.balance), bet=format_money(price)
                )
            )
        if wallet.balance + game.cap * stake.bet > MOST_MONEY:
            raise RefusedError(_("The balance is too large for this bet; choose a smaller one."))
        state = wallet.state(game, stake.bet)
        return Intent(
            game.slug, game.version, stake, wallet.seeds, wallet.nonce, state, wallet.balance, self._clock()
        )

    async def _settle(self, intent: Intent) -> Round:
        game = GAMES[intent.game]
        try:
            played = play(game, intent.stake, intent.state, intent.seeds, intent.nonce)
            if not 0 <= played.coins <= played.cap:
                raise ArithmeticError(f"a win of {played.win} cannot be")
            if not played.events:
                raise ArithmeticError("a round in which nothing happens cannot be")
        except Exception as error:
            log.exception("round %s failed", intent.round_id)
            paid = intent.balance - self.wallet.balance
            await self._refund(intent, f"malfunction: {error!r}"[:200])
            raise MalfunctionError(
                _(
                    "The round could not be computed. Your bet of {bet} is back, and nothing else changed."
                ).format(bet=format_money(paid))
            ) from error
        balance = self.wallet.balance + played.win
        end = Settlement(played.coins, played.win, played.state, played.tape, balance)
        settled = self.wallet.with_state(game, intent.stake.bet, played.state)
        await self._keep(replace(settled, balance=balance, round=SavedRound(intent, end)))
        return played

    async def _refund(self, intent: Intent, reason: str) -> None:
        """Give the stake back; the round's number is used up, the state is as it was."""
        await self._keep(replace(self.wallet, balance=intent.balance, round=SavedRound(intent, void=reason)))

    async def _read(self) -> Opening:
        text = await self._store.load(KEY)
        self._text = text
        if text is None:
            await self._keep(Wallet(START_BALANCE, new_seeds(self._random_bytes)))
            return Opening(Reopened.FRESH)
        try:
            self.wallet = Wallet.from_json(unpack(text))
        except SaveError as error:
            return await self._set_aside(text, error)
        return await self._come_to_rest()

    async def _set_aside(self, text: str, error: SaveError) -> Opening:
        """Keep an unreadable save under a key of its own and begin anew, in one write."""
        log.error("a save was set aside: %s", error)
        key = f"{ASIDE}-{self._clock()}"
        fresh = Wallet(START_BALANCE, new_seeds(self._random_bytes))
        await self._keep(fresh, besides={key: text})
        message = _(
            "Your saved game could not be read: {reason}. It is kept aside as “{key}”, and a new game begins."
        )
        return Opening(Reopened.ASIDE, None, message.format(reason=error, key=key))

    async def _come_to_rest(self) -> Opening:
        last = self.wallet.round
        if last is None or last.void:
            return Opening(Reopened.RESTED)
        if last.settlement is None:
            return await self._resume(last.intent)
        found = Reopened.RESTED if last.shown else Reopened.UNFINISHED
        return Opening(found, last.restore())

    async def _resume(self, intent: Intent) -> Opening:
        """Compute a round that was only paid for, or void it after a week or under other rules (F1)."""
        game = GAMES.get(intent.game)
        if self._clock() - intent.time >= WEEK:
            reason = _("A round was left open for more than 7 days. It is void, and your bet is back.")
        elif game is None or game.version != intent.version:
            reason = _(
                "The rules have changed since a round was left open. It is void, and your bet is back."
            )
        else:
            try:
                return Opening(Reopened.UNFINISHED, await self._settle(intent))
            except MalfunctionError as error:
                return Opening(Reopened.VOID, None, str(error))
        await self._refund(intent, reason)
        return Opening(Reopened.VOID, None, reason)

    async def _keep(self, wallet: Wallet, besides: dict[str, str] | None = None, strict: bool = True) -> None:
        """Write the wallet, then believe it."""
        text = pack(wallet.to_json())
        besides = besides or {}
        expected = {KEY: self._text, **dict.fromkeys(besides)}
        await self._store.save({KEY: text, **besides}, expected, strict)
        self._text = text
        self.wallet = wallet

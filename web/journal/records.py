"""What is saved: the wallet, and in it the last round as intent and settlement."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine import GAMES, Game, Round, Seeds, Stake, State, play
from engine.errors import InputError
from engine.money import Money
from engine.round import win_cap
from engine.seeds import check_nonce
from web.journal.envelope import SaveError

START_BALANCE: Money = 1_000_00
"""Free play credits to begin with, and what a refill adds."""
MOST_MONEY: Money = 2**53 - 1
"""Largest amount that JavaScript tells apart from its neighbours."""


@dataclass(frozen=True, slots=True)
class Intent:
    """A round that was paid for: everything needed to compute it."""

    game: str
    version: int
    stake: Stake
    seeds: Seeds
    nonce: int
    state: State
    balance: Money
    """Before the debit."""
    time: int
    """When it was paid for, in milliseconds."""

    @property
    def round_id(self) -> str:
        """A name for the round that no other round has."""
        return f"{self.seeds.commitment[:16]}-{self.nonce}"

    def to_json(self) -> dict[str, Any]:
        """As saved."""
        return {
            "id": self.round_id,
            "game": self.game,
            "version": self.version,
            "bet": self.stake.bet,
            "buy": self.stake.buy,
            "limit": self.stake.limit,
            "server_seed": self.seeds.server.hex(),
            "client_seed": self.seeds.client,
            "nonce": str(self.nonce),
            "state": list(self.state),
            "balance": self.balance,
            "time": self.time,
        }

    @classmethod
    def from_json(cls, saved: Mapping[str, Any]) -> Intent:
        """The intent that `to_json` wrote."""
        return cls(
            game=_text(saved["game"]),
            version=_integer(saved["version"]),
            # Saves from before there were limits have none.
            stake=Stake(_money(saved["bet"]), _text(saved["buy"]), _money(saved.get("limit", 0))),
            seeds=Seeds.from_hex(saved["server_seed"], saved["client_seed"]),
            nonce=check_nonce(int(saved["nonce"])),
            state=_integers(saved["state"]),
            balance=_money(saved["balance"]),
            time=_integer(saved["time"]),
        )


@dataclass(frozen=True, slots=True)
class Settlement:
    """How a round came out: its win, the state after it, its tape and the balance it leaves."""

    coins: int
    win: Money
    state: State
    tape: tuple[int, ...]
    balance: Money

    def to_json(self) -> dict[str, Any]:
        """As saved."""
        return {
            "coins": self.coins,
            "win": self.win,
            "state": list(self.state),
            "tape": list(self.tape),
            "balance": self.balance,
        }

    @classmethod
    def from_json(cls, saved: Mapping[str, Any]) -> Settlement:
        """The settlement that `to_json` wrote."""
        return cls(
            coins=_integer(saved["coins"]),
            win=_money(saved["win"]),
            state=_integers(saved["state"]),
            tape=_integers(saved["tape"]),
            balance=_money(saved["balance"]),
        )


@dataclass(frozen=True, slots=True)
class SavedRound:
    """The last round: an intent; settled, or void with the reason; shown to its end or not yet."""

    intent: Intent
    settlement: Settlement | None = None
    void: str = ""
    shown: bool = False

    def restore(self) -> Round | None:
        """The settled round as the engine gave it, by its saved tape; None when it cannot be shown.

        Under the rules that it was played by, the tape must be the one that they give.
        """
        game = GAMES.get(self.intent.game)
        if game is None or self.settlement is None:
            return None
        intent, end = self.intent, self.settlement
        found = Round(
            game, intent.stake, intent.seeds, intent.nonce, (), intent.state, end.state, end.coins, end.tape
        )
        try:
            win_cap(game, intent.stake)
            game.check_state(intent.state)
            game.check_state(end.state)
            if intent.version == game.version:
                again = play(game, intent.stake, intent.state, intent.seeds, intent.nonce)
                return found if (again, again.win) == (found, end.win) else None
            return found if found.win == end.win and found.events else None
        except Exception:
            # A stake, a state or a tape of other rules, which this version does not know.
            return None

    def to_json(self) -> dict[str, Any]:
        """As saved."""
        end = self.settlement
        return {
            "intent": self.intent.to_json(),
            "settlement": end.to_json() if end else None,
            "void": self.void,
            "shown": self.shown,
        }

    @classmethod
    def from_json(cls, saved: Mapping[str, Any]) -> SavedRound:
        """The round that `to_json` wrote."""
        end = saved["settlement"]
        return cls(
            Intent.from_json(saved["intent"]),
            Settlement.from_json(end) if end is not None else None,
            str(saved["void"]),
            saved["shown"] is True,
        )


@dataclass(frozen=True, slots=True)
class Wallet:
    """What a player has: balance, seeds and the next round's number, lasting states, the last round."""

    balance: Money
    seeds: Seeds
    nonce: int = 0
    states: Mapping[str, Mapping[Money, State]] = field(default_factory=dict)
    round: SavedRound | None = None

    def state(self, game: Game, bet: Money) -> State:
        """The lasting state of a game at a bet (G17)."""
        return self.states.get(game.slug, {}).get(bet, game.start_state)

    def with_state(self, game: Game, bet: Money, state: State) -> Wallet:
        """This wallet with another lasting state of a game at a bet."""
        of_game = {**self.states.get(game.slug, {}), bet: state}
        return replace(self, states={**self.states, game.slug: of_game})

    def to_json(self) -> dict[str, Any]:
        """As saved."""
        return {
            "balance": self.balance,
            "server_seed": self.seeds.server.hex(),
            "client_seed": self.seeds.client,
            "commitment": self.seeds.commitment,
            "nonce": str(self.nonce),
            "states": {
                slug: {str(bet): GAMES[slug].state_to_json(state) for bet, state in by_bet.items()}
                for slug, by_bet in self.states.items()
            },
            "round": self.round.to_json() if self.round else None,
        }

    @classmethod
    def from_json(cls, saved: Mapping[str, Any]) -> Wallet:
        """The wallet that `to_json` wrote.

        Raises:
            SaveError: a field is missing, or holds what cannot be.
        """
        try:
            seeds = Seeds.from_hex(saved["server_seed"], saved["client_seed"])
            if seeds.commitment != saved["commitment"]:
                raise SaveError("the server seed is not the one committed to")
            states = {
                slug: {int(bet): GAMES[slug].state_from_json(state) for bet, state in by_bet.items()}
                for slug, by_bet in saved["states"].items()
            }
            last = saved["round"]
            return cls(
                balance=_money(saved["balance"]),
                seeds=seeds,
                nonce=check_nonce(int(saved["nonce"])),
                states=states,
                round=SavedRound.from_json(last) if last is not None else None,
            )
        except (KeyError, TypeError, ValueError, AttributeError, InputError) as error:
            raise SaveError(f"the save holds something that cannot be: {error!r}") from error


def _integer(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is no integer")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value


def _integers(values: object) -> tuple[int, ...]:
    if not isinstance(values, list):
        raise TypeError(f"{values!r} is no list")
    return tuple(map(_integer, values))


def _money(value: object) -> Money:
    amount = _integer(value)
    if not 0 <= amount <= MOST_MONEY:
        raise ValueError(f"{amount} is no amount")
    return amount

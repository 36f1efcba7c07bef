"""A round: a pure function of game, stake, state, seeds and number."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.catalogue import _
from engine.desk import new_desk, open_round
from engine.errors import InputError
from engine.events import Event, decode
from engine.game import Game, State
from engine.kernel import WORD_MASK
from engine.money import Money, format_money
from engine.seeds import Seeds, check_nonce
from engine.stream import new_stream
from engine.tape import START, USED, recorded

LONGEST_SCRIPT = 1 << 20
"""Words of a script that `play` takes; links take fewer."""


@dataclass(frozen=True, slots=True)
class Stake:
    """A total bet in minor units, the feature buy it is for, if any, and the most that the round may pay.

    `limit` is in minor units and stands beside the game's win cap, whichever comes first (F42); 0 is none.
    """

    bet: Money
    buy: str = ""
    limit: Money = 0

    @property
    def limit_text(self) -> str:
        """The limit as in links, commands and JSON; nothing for none."""
        return format_money(self.limit) if self.limit else ""


@dataclass(frozen=True)
class Round:
    """A round that was played: all its arguments, its total win, the new state and the tape.

    `win` is minor units, `coins` the same in coins of `coin` minor units each.
    """

    game: Game
    stake: Stake
    seeds: Seeds
    nonce: int
    script: tuple[int, ...]
    state_before: State
    state: State
    coins: int
    tape: tuple[int, ...]

    @property
    def coin(self) -> Money:
        """What a coin of the events is worth."""
        return self.game.coin(self.stake.bet)

    @property
    def win(self) -> Money:
        """The total win."""
        return self.coins * self.coin

    @property
    def price(self) -> Money:
        """What the round cost."""
        return self.game.price(self.stake.bet, self.stake.buy)

    @property
    def cap(self) -> int:
        """The most coins that this round could pay."""
        return win_cap(self.game, self.stake)

    @property
    def capped(self) -> bool:
        """Whether the win cap or the stake's limit ended the round (X5)."""
        return self.coins >= self.cap

    @property
    def limited(self) -> bool:
        """Whether the stake's limit lies below the game's win cap (F42)."""
        return self.cap < self.game.cap_coins

    @property
    def scripted(self) -> bool:
        """Whether the round read a script; such a round is shown as such and touches no balance."""
        return bool(self.script)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """All that happened, in order."""
        return decode(self.tape, self.game.decoders)

    @property
    def tape_hash(self) -> str:
        """SHA-256 of the tape, written as decimal integers with commas between."""
        return hashlib.sha256(",".join(map(str, self.tape)).encode()).hexdigest()

    def to_json(self) -> dict[str, Any]:
        """The round as JSON; `round.schema.json` describes it."""
        return {
            "game": self.game.slug,
            "version": self.game.version,
            "server_seed": self.seeds.server.hex(),
            "client_seed": self.seeds.client,
            "nonce": str(self.nonce),
            "stake": format_money(self.stake.bet),
            "buy": self.stake.buy,
            "limit": self.stake.limit_text,
            "price": format_money(self.price),
            "scripted": self.scripted,
            "script": list(self.script),
            "state_before": self.game.state_to_json(self.state_before),
            "state_after": self.game.state_to_json(self.state),
            "coin": format_money(self.coin),
            "coins": self.coins,
            "win": format_money(self.win),
            "tape_hash": self.tape_hash,
            "events": [event.to_json() for event in self.events],
        }


def play(
    game: Game, stake: Stake, state: State, seeds: Seeds, nonce: int, script: tuple[int, ...] = ()
) -> Round:
    """Play round `nonce` of a game; the same arguments always give the same round.

    Args:
        game: one of `engine.GAMES`.
        stake: a bet that the game offers.
        state: what outlived the last round at this bet, or `game.start_state`.
        seeds: server and client seed.
        nonce: number of the round under these seeds, 0 to 2^63 - 1.
        script: 32-bit words that the round reads before those of its stream.

    Raises:
        InputError: a stake, state, nonce or script that the game cannot take.
    """
    cap = win_cap(game, stake)
    game.check_state(state)
    check_nonce(nonce)
    if len(script) > LONGEST_SCRIPT or any(not 0 <= word <= WORD_MASK for word in script):
        raise InputError(_("a script has at most 1048576 words, each between 0 and 4294967295"))
    capacity = game.tape_capacity
    while True:
        desk = new_desk(
            new_stream(seeds.key, script), game.mode(stake.buy), cap, state, game.size, tape=capacity
        )
        open_round(desk, nonce)
        coins = game.kernels.play_round(game.numbers, desk, game.kernels.new_room())
        if desk.tape[USED] <= START + capacity:
            return Round(
                game, stake, seeds, nonce, script, state, tuple(desk.state), coins, recorded(desk.tape)
            )
        # A tape counts what it has no room for, and the same round comes again.
        capacity = desk.tape[USED] - START


def win_cap(game: Game, stake: Stake) -> int:
    """The most coins that a round at this stake pays: the game's cap or the stake's limit (F42).

    Raises:
        InputError: the game does not offer this stake, or a limit is less than its bet.
    """
    game.price(stake.bet, stake.buy)
    if not stake.limit:
        return game.cap_coins
    if stake.limit < stake.bet:
        raise InputError(
            _("a round at {bet} cannot be limited to {limit}; take at least the bet").format(
                bet=format_money(stake.bet), limit=format_money(stake.limit)
            )
        )
    return min(game.cap_coins, stake.limit // game.coin(stake.bet))

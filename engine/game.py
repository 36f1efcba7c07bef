"""The record of a game: everything about it that is not a rule, in one frozen place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeAlias

from engine.catalogue import _
from engine.desk import Desk, DeskSize
from engine.errors import InputError
from engine.events import Decoder
from engine.money import Money, format_money

State: TypeAlias = tuple[int, ...]
"""What outlives a round of one game at one bet: an integer for each field of `Game.state_fields`."""


Design: TypeAlias = Mapping[str, tuple[int, ...]]
"""Integers of a game by name, such as weights and pays."""


@dataclass(frozen=True, slots=True)
class StateField:
    """One integer of a game's lasting state: it goes from `start` in steps up to `cap`."""

    name: str
    start: int
    step: int
    cap: int

    def holds(self, value: object) -> bool:
        """Whether the field can have this value."""
        return (
            type(value) is int
            and self.start <= value <= self.cap
            and (value == self.cap or (value - self.start) % self.step == 0)
        )


@dataclass(frozen=True, slots=True)
class Envelope:
    """What the measured game must keep to: its RTP, and ranges that figures must lie in.

    `standard_error` is the largest with which the measured RTP is published, a fraction of the stake.
    `points` maps a name to the sources it sums and the range in percentage points of the stake;
    `one_in` maps a feature to the range of rounds between two of it.
    """

    rtp: Fraction
    standard_error: float
    hit_frequency: tuple[float, float]
    standard_deviation: tuple[float, float]
    points: Mapping[str, tuple[tuple[str, ...], float, float]]
    one_in: Mapping[str, tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Kernels:
    """The doors to a game's rules: `play_round(numbers, desk, room)`, `simulate(...)`, scratch."""

    play_round: Callable[[Any, Desk, Any], int]
    simulate: Callable[[Any, Desk, Any, Any, int, int], None]
    new_room: Callable[[], Any]


@dataclass(frozen=True, slots=True)
class Game:
    """A game.

    `coins_per_bet` coins are one total bet; `bets` are the total bets offered; `buys` maps a feature
    buy to its price in bets; `cap` is the win cap in bets. A game of lines has `lines`, a game of ways
    `most_ways`. `features` names the rules whose frequency is a published figure, `guards` the rules that
    ordinary play need not meet, `peaks` the measures whose largest value a simulation reports.
    `currency_limits` are the most that a round pays under a label of a currency, if the rules name one.
    `design` names the integers that tuning may turn, and `lay_out` makes of them the `numbers` of the
    kernels. `tape_capacity` is the room that a round's tape has at first. `version` rises with every
    change that alters a round.
    """

    slug: str
    title: str
    version: int
    reels: int
    rows: int
    lines: tuple[tuple[int, ...], ...]
    most_ways: int
    coins_per_bet: int
    bets: tuple[Money, ...]
    buys: Mapping[str, int]
    cap: int
    currency_limits: Mapping[str, Money]
    symbols: tuple[str, ...]
    sources: tuple[str, ...]
    rules: tuple[str, ...]
    guards: frozenset[int]
    features: Mapping[str, int]
    peaks: tuple[str, ...]
    state_version: int
    state_fields: tuple[StateField, ...]
    named_states: Mapping[str, State]
    design: Design
    numbers: Any
    lay_out: Callable[[Design], Any]
    kernels: Kernels
    decoders: Mapping[int, Decoder]
    tape_capacity: int
    envelope: Envelope

    @property
    def size(self) -> DeskSize:
        """What a desk or a tally needs to know."""
        return DeskSize(len(self.sources), len(self.rules), len(self.peaks))

    @property
    def cap_coins(self) -> int:
        """The win cap in coins."""
        return self.cap * self.coins_per_bet

    @property
    def start_state(self) -> State:
        """The state of a player who has not played yet."""
        return tuple(field.start for field in self.state_fields)

    def coin(self, bet: Money) -> Money:
        """What a coin is worth at a total bet.

        Raises:
            InputError: the game does not offer this bet.
        """
        if bet not in self.bets:
            offered = ", ".join(format_money(each) for each in self.bets)
            raise InputError(
                _("{title} has no bet of {bet}; choose one of {offered}").format(
                    title=self.title, bet=format_money(bet), offered=offered
                )
            )
        return bet // self.coins_per_bet

    def price(self, bet: Money, buy: str) -> Money:
        """What a round costs: the total bet, or the price of a feature buy at that bet.

        Raises:
            InputError: the game does not offer this bet or this buy.
        """
        self.coin(bet)
        if not buy:
            return bet
        if buy not in self.buys:
            raise InputError(_("{title} has no feature buy “{buy}”").format(title=self.title, buy=buy[:40]))
        return bet * self.buys[buy]

    def mode(self, buy: str) -> int:
        """The number of a feature buy for the rules: 0 for none, then by order of `buys`."""
        return [*self.buys].index(buy) + 1 if buy else 0

    def state_to_json(self, state: State) -> dict[str, int]:
        """A state with the names of its fields and the version of its form."""
        names = [field.name for field in self.state_fields]
        return {"version": self.state_version} | dict(zip(names, state, strict=True))

    def state_from_json(self, value: object) -> State:
        """The state that `state_to_json` wrote.

        Raises:
            InputError: another version, a field missing or unknown, or a value that cannot occur.
        """
        names = {field.name for field in self.state_fields}
        if not isinstance(value, dict) or value.keys() != names | {"version"}:
            wanted = ", ".join(["version", *sorted(names)])
            raise InputError(
                _("a state of {title} has the fields {wanted}").format(title=self.title, wanted=wanted)
            )
        if value["version"] != self.state_version:
            raise InputError(
                _("this state has form {found}; {title} reads form {known}").format(
                    found=value["version"], title=self.title, known=self.state_version
                )
            )
        return self.check_state(tuple(value[field.name] for field in self.state_fields))

    def check_state(self, state: State) -> State:
        """A state whose every value can occur.

        Raises:
            InputError: a value outside its range or off its steps.
        """
        if len(state) != len(self.state_fields):
            raise InputError(_("a state of {title} has other fields").format(title=self.title))
        for field, value in zip(self.state_fields, state, strict=True):
            if not field.holds(value):
                raise InputError(
                    _("{name} is {value!r}; it goes from {start} to {cap} by {step}").format(
                        name=field.name, value=value, start=field.start, cap=field.cap, step=field.step
                    )
                )
        return state

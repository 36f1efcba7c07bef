"""The bridge from rounds of the engine to the literal checker, which knows nothing of the engine."""

from __future__ import annotations

from typing import Any

from engine import Game, Round, Seeds, Stake
from engine.desk import new_desk, open_round
from engine.games.three_lamps import THREE_LAMPS
from engine.round import win_cap
from engine.stream import COUNTER, POSITION, SCRIPT_NEXT, new_stream
from engine.tape import recorded

from .clem_figures import Weighted
from .lamp_figures import BETS, FEATURES, PEAKS, REELS, REGULAR, SOURCES, SYMBOLS, TIMES, Numbers, code
from .lamp_rounds import check_round
from .lamp_tape import events_of

GAME = THREE_LAMPS
MILLION = 1_000_000
"""Chances of the game are millionths."""
BLOCK = 16
LONGEST = 1 << 19
"""Integers of events that a round has room for."""
SMALLEST = Stake(BETS[0])
SETS_OF_STRIPS = 5


def literal_numbers(numbers: Any) -> Numbers:
    """The numbers of the engine by name."""

    def options(values: Any, weights: Any) -> Weighted:
        return tuple((value, weight) for value, weight in zip(values, weights, strict=True) if weight > 0)

    def by_feature(chances: Any) -> dict[str, int]:
        return dict(zip(FEATURES, chances, strict=True))

    def strip(place: int) -> tuple[str, ...]:
        return tuple(SYMBOLS[symbol] for symbol in numbers.strips[place][: numbers.lengths[place]])

    grid, gems = numbers.bonus
    low, tall = (options(grid.cash_values, weights) for weights in grid.cash_weights)
    low_landing, tall_landing = map(tuple, grid.landing)
    return Numbers(
        strips=tuple(
            tuple(strip(place * REELS + reel) for reel in range(REELS)) for place in range(SETS_OF_STRIPS)
        ),
        paths=tuple(map(tuple, numbers.lines.paths)),
        pays={symbol: dict(enumerate(numbers.lines.pays[code(symbol)])) for symbol in REGULAR},
        unit=MILLION,
        trigger_chance=by_feature(numbers.trigger_chances),
        join_chance=by_feature(numbers.join_chances),
        activation_chance=by_feature(gems.activation_chances),
        landing=(low_landing, tall_landing),
        cash=(low, tall),
        added=options(gems.added_values, gems.added_weights),
        added_times=options(TIMES, gems.added_times),
        multipliers=options(gems.multipliers, gems.multiplier_weights),
        multiplied_times=options(TIMES, gems.multiplied_times),
        prizes=tuple(gems.prize_values),
        tokens=tuple(gems.token_weights),
    )


LITERAL = literal_numbers(GAME.numbers)


def told_round(
    seeds: Seeds,
    nonce: int,
    script: tuple[int, ...] = (),
    stake: Stake = SMALLEST,
    progress: int = 0,
    game: Game = GAME,
) -> dict[str, Any]:
    """A round of the engine as the checker reads it, with what `play` does not tell: see `check_round`."""
    stream = new_stream(seeds.key, script)
    desk = new_desk(stream, game.mode(stake.buy), win_cap(game, stake), (progress,), game.size, tape=LONGEST)
    open_round(desk, nonce)
    coins = game.kernels.play_round(game.numbers, desk, game.kernels.new_room())
    cipher = stream.cipher
    return {
        "server": seeds.server,
        "client": seeds.client,
        "nonce": nonce,
        "script": script,
        "stake": stake.bet,
        "limit": stake.limit,
        "buy": stake.buy,
        "before": (progress,),
        "after": tuple(desk.state),
        "paid": coins * game.coin(stake.bet),
        "price": game.price(stake.bet, stake.buy),
        "sources": dict(zip(SOURCES, desk.sources, strict=True)),
        "peaks": dict(zip(PEAKS, desk.peaks, strict=True)),
        "fired": {rule for rule, times in zip(game.rules, desk.fired, strict=True) if times > 0},
        "words": cipher[SCRIPT_NEXT] + BLOCK * cipher[COUNTER] - (BLOCK - cipher[POSITION]),
        "events": events_of(recorded(desk.tape)),
    }


def complaints(played: Round, numbers: Numbers = LITERAL) -> list[str]:
    """What the literal checker finds wrong with a round that was played."""
    stake = played.stake
    told = {
        "server": played.seeds.server,
        "client": played.seeds.client,
        "nonce": played.nonce,
        "script": played.script,
        "stake": stake.bet,
        "limit": stake.limit,
        "buy": stake.buy,
        "before": played.state_before,
        "after": played.state,
        "paid": played.win,
        "price": played.price,
        "events": events_of(played.tape),
    }
    for place, (event, read) in enumerate(zip(played.events, told["events"], strict=True)):
        if event.to_json() != read:
            return [f"event {place}: the tape says {read}, decoded it is {event}"]
    return check_round(told, numbers)

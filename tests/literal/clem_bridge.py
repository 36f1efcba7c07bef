"""The bridge from rounds of the engine to the literal checker, which knows nothing of the engine."""

from __future__ import annotations

from typing import Any

from engine import GAMES, Game, Round, Seeds, Stake
from engine.desk import new_desk, open_round
from engine.round import win_cap
from engine.stream import COUNTER, POSITION, SCRIPT_NEXT, new_stream
from engine.tape import recorded

from .clem_figures import BETS, COLOURS, PEAKS, PLUS, REELS, SOURCES, SYMBOLS, TIMES, Numbers, Weighted, code
from .clem_lines import COUNTS_AS
from .clem_rounds import check_round
from .clem_tape import events_of

GAME = GAMES["clems-gems"]
MILLION = 1_000_000
"""Chances of the game are millionths."""
BLOCK = 16
LONGEST = 1 << 19
"""Integers of events that a round has room for."""
SMALLEST = Stake(BETS[0])


def literal_numbers(numbers: Any) -> Numbers:
    """The numbers of the engine by name."""

    def options(values: Any, weights: Any) -> Weighted:
        return tuple((value, weight) for value, weight in zip(values, weights, strict=True) if weight > 0)

    def by_reel(values: Any, weights: Any) -> tuple[Weighted, ...]:
        return tuple(options(*of_reel) for of_reel in zip(values, weights, strict=True))

    def by_colour(chances: Any) -> dict[str, int]:
        return dict(zip(COLOURS, chances, strict=True))

    def strip(place: int) -> tuple[str, ...]:
        return tuple(SYMBOLS[symbol] for symbol in numbers.strips[place][: numbers.lengths[place]])

    cold, hot = numbers.cart_chances
    (hot_chance,) = numbers.hot_chance
    return Numbers(
        strips={mask: tuple(strip(mask * REELS + reel) for reel in range(REELS)) for mask in range(8)},
        paths=tuple(map(tuple, numbers.lines.paths)),
        pays={symbol: dict(enumerate(numbers.lines.pays[code(symbol)])) for symbol in COUNTS_AS},
        gem_weights=by_colour(numbers.gem_weights),
        plus=options(PLUS.values(), numbers.spin_weights),
        credits=by_reel(numbers.credit_values, numbers.credit_weights),
        boosted=by_reel(numbers.boosted_values, numbers.boosted_weights),
        jackpots=options(numbers.jackpot_values, numbers.jackpot_weights),
        multipliers=options(TIMES.values(), numbers.multiplier_weights),
        unit=MILLION,
        hot_chance=hot_chance,
        cart_chance=(by_colour(cold), by_colour(hot)),
        activation_chance=by_colour(numbers.activation_chances),
    )


LITERAL = literal_numbers(GAME.numbers)


def told_round(
    seeds: Seeds,
    nonce: int,
    script: tuple[int, ...] = (),
    stake: Stake = SMALLEST,
    game: Game = GAME,
) -> dict[str, Any]:
    """A round of the engine as the checker reads it, with what `play` does not tell: see `check_round`."""
    stream = new_stream(seeds.key, script)
    desk = new_desk(stream, 0, win_cap(game, stake), (), game.size, tape=LONGEST)
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
        "paid": coins * game.coin(stake.bet),
        "sources": dict(zip(SOURCES, desk.sources, strict=True)),
        "peaks": dict(zip(PEAKS, desk.peaks, strict=True)),
        "fired": {rule for rule, times in zip(game.rules, desk.fired, strict=True) if times > 0},
        "words": cipher[SCRIPT_NEXT] + BLOCK * cipher[COUNTER] - (BLOCK - cipher[POSITION]),
        "events": events_of(recorded(desk.tape)),
    }


def complaints(played: Round, numbers: Numbers = LITERAL) -> list[str]:
    """What the literal checker finds wrong with a round that was played."""
    if played.state != () or played.state_before != ():
        return [f"X6: the round leaves {played.state} behind"]
    told = told_round(played.seeds, played.nonce, played.script, played.stake, played.game)
    told |= {"events": events_of(played.tape), "paid": played.win}
    for place, (event, read) in enumerate(zip(played.events, told["events"], strict=True)):
        if event.to_json() != read:
            return [f"event {place}: the tape says {read}, decoded it is {event}"]
    return check_round(told, numbers)

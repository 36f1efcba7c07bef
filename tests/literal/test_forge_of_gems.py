"""Rounds of the engine before the literal checker, and the same rounds meddled with."""

import random
from collections import Counter
from itertools import islice
from typing import Any

from engine import Round, Seeds, Stake, play
from engine.games.forge_of_gems import codes, numbers
from engine.stream import Stream, below, new_stream, start_round

from .forge_bridge import GAME, LITERAL, as_json, complaints
from .forge_figures import (
    BETS,
    CELLS,
    FEWEST_SCATTERS,
    FIELDS,
    HEIGHTS,
    MOST_COPIES,
    MOST_WAYS,
    NORMAL,
    REELS,
    ROWS,
    SYMBOLS,
)
from .forge_of_gems import Draw, check_round, draws_of
from .forge_scripts import hot_round, tall_round
from .tampering import derived_changes, drawn_changes
from .tape import with_lists

SEEDS = Seeds(bytes(32), "literal")
DRAWN_ROUNDS = 3_000
HOT_ROUNDS = 400
TALL_ROUNDS = 30
LIMITS = (0, 0, 1, 5, 20, 41, 100, 1000)


def drawn_round(nonce: int, stake: int = 10) -> Round:
    return play(GAME, Stake(stake), GAME.start_state, SEEDS, nonce)


def test_codes_and_figures_are_named_alike() -> None:
    for code, name in enumerate(SYMBOLS):
        plain = name.replace("-", "_").upper()
        assert getattr(codes, plain) == code
    assert GAME.symbols == SYMBOLS
    assert (codes.REELS, codes.ROWS, codes.CELLS) == (REELS, ROWS, CELLS)
    assert (len(NORMAL), MOST_COPIES, HEIGHTS) == (codes.NORMALS, codes.MOST_COPIES, codes.TALLEST)
    assert MOST_WAYS == codes.MOST_WAYS == GAME.most_ways
    assert codes.FEWEST_SCATTERS == FEWEST_SCATTERS
    assert GAME.bets == BETS
    assert GAME.cap == LITERAL.cap_bets
    assert GAME.coins_per_bet == LITERAL.coins_per_bet


def test_X1_every_pay_at_every_bet_is_whole() -> None:
    for bet in BETS:
        assert bet % GAME.coins_per_bet == 0
    for row in numbers.PAYS.values():
        assert set(row) == {3, 4, 5}
        assert all(isinstance(pay, int) and pay > 0 for pay in row.values())
        assert row[3] <= row[4] <= row[5]


def test_drawn_rounds_are_true() -> None:
    seen: Counter[str] = Counter()
    for nonce in range(DRAWN_ROUNDS):
        played = drawn_round(nonce, BETS[nonce % len(BETS)])
        assert complaints(played) == [], nonce
        seen.update(type(event).__name__ for event in played.events)
    assert set(seen) == set(FIELDS), "every event is met"


def most_ways(played: Round) -> int:
    return max(event["ways"] for event in as_json(played)["events"] if event["event"] == "WaysCounted")


def test_F43_X5_rounds_of_many_cascades_are_true() -> None:
    """Wins in plenty, and limits that end rounds in paid spins, boxes and free spins."""
    capped = 0
    for nonce in range(HOT_ROUNDS):
        played = hot_round(nonce, LIMITS)
        assert complaints(played) == [], nonce
        capped += as_json(played)["events"][-1]["capped"] > 0
    assert capped > HOT_ROUNDS // 20


def test_F7_F24_F25_rounds_on_tall_boards_are_true() -> None:
    tallest = 0
    for nonce in range(TALL_ROUNDS):
        played = tall_round(nonce)
        assert complaints(played) == [], nonce
        tallest = max(tallest, most_ways(played))
    assert tallest == MOST_WAYS


# The checker can fail


def rounds_of_interest() -> list[Round]:
    """Hot rounds of moderate length, all events among them, and a few drawn ones."""
    rounds = [drawn_round(nonce) for nonce in range(20)]
    missing = set(FIELDS)
    nonce = 0
    while missing or len(rounds) < 50:
        played = hot_round(nonce)
        names = {type(event).__name__ for event in played.events}
        if len(played.events) < 200 and (missing & names or len(rounds) < 50):
            missing -= names
            rounds.append(played)
        nonce += 1
    return rounds


def test_a_round_with_one_field_changed_is_told() -> None:
    """Of each kind of event three numbers, one at a time: derived ones, and symbols that cannot come."""
    dice = random.Random(3)
    changed_events: Counter[str] = Counter()
    for played in rounds_of_interest():
        told = as_json(played)
        told["events"] = [with_lists(event) for event in told["events"]]
        assert check_round(told, LITERAL) == []
        changes = [*derived_changes(told["events"]), *drawn_changes(told["events"])]
        dice.shuffle(changes)
        here: Counter[str] = Counter()
        for place, changed in changes:
            if here[changed["event"]] == 3:
                continue
            here[changed["event"]] += 1
            events = [*told["events"][:place], changed, *told["events"][place + 1 :]]
            assert len(check_round({**told, "events": events}, LITERAL)) == 1, (played.nonce, place, changed)
        changed_events += here
    assert set(changed_events) == set(FIELDS)


def test_a_round_with_two_events_swapped_or_one_left_out_is_told() -> None:
    for played in rounds_of_interest()[::5]:
        told = as_json(played)
        events = told["events"]
        for place in range(len(events)):
            without = [*events[:place], *events[place + 1 :]]
            assert check_round({**told, "events": without}, LITERAL) != [], (played.nonce, place)
            swapped = [*events[:place], *events[place : place + 2][::-1], *events[place + 2 :]]
            if swapped != events:
                assert check_round({**told, "events": swapped}, LITERAL) != [], (played.nonce, place)


# Draws


def assert_drawn_in_order(played: Round) -> None:
    """Each symbol is the next one of the stream, on the strip that it comes from (X2, F33)."""
    stream = new_stream(played.seeds.key, played.script)
    start_round(stream, played.nonce)
    draws = iter(draws_of(as_json(played), LITERAL))
    for draw in draws:
        reels = GAME.numbers.free if draw.free else GAME.numbers.paid
        if draw.kind == "guaranteed":
            place = below(stream, REELS)
            landed = list(islice(draws, REELS))
            assert landed[place].symbol == "multiplier", played.nonce
            for other in landed:
                if other.reel != place:
                    assert_forge(stream, reels, other)
        elif draw.kind == "forge":
            assert_forge(stream, reels, draw)
        elif draw.kind == "reel":
            symbol = reels.strips[draw.reel][below(stream, reels.lengths[draw.reel])]
            assert SYMBOLS[symbol] == draw.symbol, (played.nonce, draw)
        else:
            weights = GAME.numbers.box_weights[draw.box]
            options = [option for option, weight in enumerate(weights) for _ in range(weight)]
            assert options[below(stream, len(options))] == draw.option, (played.nonce, draw)


def assert_forge(stream: Stream, reels: Any, draw: Draw) -> None:
    """The next symbol of the forge strip."""
    assert SYMBOLS[reels.forge[below(stream, reels.forge_length[0])]] == draw.symbol, draw


def test_X2_F33_all_is_drawn_in_the_documented_order() -> None:
    kinds: Counter[str] = Counter()
    for played in [*map(drawn_round, range(600)), *map(hot_round, range(100))]:
        assert_drawn_in_order(played)
        kinds.update(draw.kind for draw in draws_of(as_json(played), LITERAL))
    assert set(kinds) == {"reel", "forge", "guaranteed", "box"}

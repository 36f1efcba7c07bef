"""Rounds of Three Lamps before the literal checker, and the same rounds meddled with."""

from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import Any

from engine import Seeds, Stake, play
from engine.games.three_lamps import codes, events

from .clem_rounds import difference
from .lamp_bridge import GAME, LITERAL, complaints, literal_numbers, told_round
from .lamp_figures import (
    BETS,
    BUYS,
    CAP_BETS,
    CASH_VALUES,
    CELLS,
    COINS_PER_BET,
    FIELDS,
    GEMS,
    LINES,
    MOST_RESPINS,
    MULTIPLIERS,
    PARTS,
    PEAKS,
    PRICES,
    PRIZE_COINS,
    REELS,
    ROWS,
    SOURCES,
    SYMBOLS,
    TIMES,
    TOP_LEVEL,
    unlocked,
)
from .lamp_hostile import hostile_game
from .lamp_rounds import check_round, replay_of
from .lamp_scripts import (
    BOTH_GRANDS,
    ENDLESS,
    FULL_GRID,
    FULL_LOW_GRID,
    GROWING,
    RICH,
    TOKENS,
    WISHES,
    few_words_round,
    wished_round,
)
from .lamp_scripts import SEEDS as SCRIPT_SEEDS
from .lamp_tape import NAMES
from .tampering import one_off
from .tape import Event

SEEDS = Seeds(bytes(32), "literal")
ORDINARY_ROUNDS = 370
BOUGHT_ROUNDS = 40
FEW_WORDS_ROUNDS = 80
WISHED_ROUNDS = 8
HOSTILE_GAMES = 20
ROUNDS_OF_A_GAME = 6
MOST_PROGRESS = TOP_LEVEL * PARTS

Told = dict[str, Any]


def drawn_round(nonce: int, buy: str = "") -> Told:
    """A round at any bet, from any progress."""
    return told_round(SEEDS, nonce, stake=Stake(BETS[nonce % 20], buy), progress=nonce % 37)


def of(told: Told, name: str) -> list[Event]:
    return [event for event in told["events"] if event["event"] == name]


def assert_true(rounds: Iterable[Told]) -> tuple[Counter[str], set[str]]:
    """All these rounds are true; the events and the rules that they met."""
    met: Counter[str] = Counter()
    fired: set[str] = set()
    for told in rounds:
        assert check_round(told, LITERAL) == [], (told["client"], told["nonce"], told["script"])
        met.update(event["event"] for event in told["events"])
        fired |= told["fired"]
    return met, fired


def test_codes_and_figures_are_named_alike() -> None:
    for code, name in enumerate(SYMBOLS):
        assert getattr(codes, name.replace("-", "_").upper()) == code
    assert GAME.symbols == SYMBOLS
    assert (codes.REELS, codes.ROWS, codes.CELLS) == (REELS, ROWS, CELLS) == (GAME.reels, GAME.rows, 15)
    assert (GAME.sources, GAME.peaks) == (SOURCES, PEAKS)
    assert GAME.bets == BETS
    assert (GAME.cap, GAME.coins_per_bet) == (CAP_BETS, COINS_PER_BET)
    assert (codes.MOST_RESPINS, codes.PARTS, len(GAME.lines)) == (MOST_RESPINS, PARTS, LINES)
    assert {"": 1} | dict(GAME.buys) == PRICES
    assert list(GAME.buys) == list(BUYS)[1:]
    assert set(events.DECODERS) == set(NAMES)


def test_L4_L39_strips_hold_the_gems_of_their_level_and_bought_rounds_none() -> None:
    for place, strips in enumerate(LITERAL.strips):
        allowed = unlocked(min(place + 1, TOP_LEVEL)) if place <= TOP_LEVEL else ()
        for strip in strips:
            assert {symbol for symbol in strip if symbol in GEMS.values()} == {GEMS[f] for f in allowed}


def test_L2_wilds_stand_in_stacks_of_three_or_four_on_all_reels() -> None:
    for strip in (strip for strips in LITERAL.strips for strip in strips):
        first = next(place for place, symbol in enumerate(strip) if symbol != "wild")
        turned = "".join("w" if symbol == "wild" else " " for symbol in strip[first:] + strip[:first])
        runs = turned.split()
        assert runs
        assert {len(run) for run in runs} <= {3, 4}


def test_L24_L26_L27_L32_values_are_those_of_the_sentences() -> None:
    def values(options: Iterable[tuple[int, int]]) -> tuple[int, ...]:
        return tuple(value for value, _weight in options)

    assert (
        [values(cash) for cash in LITERAL.cash]
        == [CASH_VALUES, CASH_VALUES]
        == [(5, 10, 20, 40, 60, 100, 200)] * 2
    )
    assert values(LITERAL.added) == CASH_VALUES
    assert values(LITERAL.added_times) == values(LITERAL.multiplied_times) == TIMES == tuple(range(3, 11))
    assert values(LITERAL.multipliers) == MULTIPLIERS == (2, 3, 5)
    assert LITERAL.prizes == PRIZE_COINS == (300, 1_000, 5_000, 20_000, 50_000)
    assert min(LITERAL.tokens) > 0


def test_drawn_rounds_are_true() -> None:
    """From every progress, at every bet, and every buy."""
    assert_true(map(drawn_round, range(ORDINARY_ROUNDS)))
    for buy in list(BUYS)[1:]:
        rounds = [drawn_round(nonce, buy) for nonce in range(BOUGHT_ROUNDS // 4)]
        met, _fired = assert_true(rounds)
        assert met["BonusEnded"] == met["GemsPlaced"] == len(rounds)


def test_rounds_that_were_played_are_true_as_they_are_decoded() -> None:
    for nonce, buy in product(range(12), BUYS):
        stake = Stake(BETS[nonce % 20], buy, limit=(0, 100_000)[nonce % 2])
        seeds = Seeds(bytes(range(nonce, nonce + 32)), "Läm ♦" * (nonce % 3))
        played = play(GAME, stake, (nonce * 3,), seeds, (1 << 63) - 1 - nonce)
        assert complaints(played) == []
    # A long round overruns the room that a tape has at first.
    told = wished_round(ENDLESS, 0)
    played = play(GAME, Stake(BETS[0], told["buy"]), (36,), SCRIPT_SEEDS, 0, told["script"])
    assert complaints(played) == []


def test_X1_every_bet_plays_the_same_round() -> None:
    told = wished_round(WISHES["level 1"], 3)
    for bet in BETS:
        other = play(GAME, Stake(bet), told["before"], SCRIPT_SEEDS, 0, told["script"])
        assert other.win * BETS[0] == told["paid"] * bet
        assert complaints(other) == []


def test_L41_buys_leave_every_state_as_it_was() -> None:
    for progress, buy in product(range(MOST_PROGRESS + 1), list(BUYS)[1:]):
        told = told_round(SEEDS, progress, stake=Stake(BETS[0], buy), progress=progress)
        assert told["after"] == (progress,)
        assert not of(told, "GemsCollected")
        assert check_round(told, LITERAL) == []


def test_scripted_rounds_are_true_and_meet_every_event() -> None:
    others = (GROWING, TOKENS, FULL_GRID, BOTH_GRANDS, FULL_LOW_GRID)
    rounds = [wished_round(wishes, seed) for seed in range(WISHED_ROUNDS) for wishes in WISHES.values()]
    rounds += [wished_round(wishes, seed) for seed in range(4) for wishes in others]
    met, fired = assert_true([*rounds, wished_round(ENDLESS, 1), wished_round(RICH, 1)])
    assert set(met) == set(FIELDS), "every event is met"
    assert set(GAME.rules) == fired, "every rule acts"


def test_X2_rounds_of_few_words_are_true() -> None:
    assert_true(map(few_words_round, range(FEW_WORDS_ROUNDS)))


def test_rounds_on_other_numbers_are_true() -> None:
    """Other pays, weights and chances, strips crowded with gems."""
    for seed in range(HOSTILE_GAMES):
        game = hostile_game(seed)
        numbers = literal_numbers(game.numbers)
        for nonce in range(ROUNDS_OF_A_GAME):
            stake = Stake(BETS[0], "" if nonce < 4 else list(BUYS)[1 + (seed + nonce) % 4])
            told = told_round(SEEDS, nonce, stake=stake, progress=(nonce * PARTS + seed) % 37, game=game)
            assert check_round(told, numbers) == [], (seed, nonce)


# The win cap


def totals_of(told: Told) -> list[int]:
    """What a round has won after its lines and after each respin, in coins; only of cash that stays."""
    totals = [sum(event["win"] for event in of(told, "LineWin"))]
    cash: dict[int, int] = {}
    prizes = 0
    for event in told["events"]:
        if event["event"] == "RespinStarted":
            totals.append(totals[-1])
        if event["event"] == "SymbolsLanded":
            landed = zip(event["cells"], event["symbols"], event["values"], strict=True)
            cash |= {cell: value for cell, symbol, value in landed if SYMBOLS[symbol] == "cash"}
        if event["event"] in ("ValuesAdded", "ValuesMultiplied"):
            cash |= dict(zip(event["targets"], event["values"], strict=True))
        prizes += event["amount"] if event["event"] == "PrizeWon" else 0
        if len(totals) > 1:
            totals[-1] = totals[0] + sum(cash.values()) + prizes
    return totals


def test_X5_limits_that_are_just_reached_and_just_missed() -> None:
    ended: Counter[str] = Counter()
    for seed, name in product(range(5), ("wilds", "level 1", "treasure", "prize")):
        told = wished_round(WISHES[name], seed)
        for total in dict.fromkeys(totals_of(told)[:6]):
            for limit in (total - 1, total, total + 1):
                # What a cash symbol shows stays below a limit; those that do not are in another test.
                if limit < (max(CASH_VALUES) if of(told, "BonusStarted") else BETS[0]):
                    continue
                stake = Stake(BETS[0], told["buy"], limit)
                limited = told_round(SCRIPT_SEEDS, 0, told["script"], stake, told["before"][0])
                assert check_round(limited, LITERAL) == [], (name, seed, limit)
                if limited["paid"] == limit:
                    ended["bonus" if of(limited, "BonusStarted") else "lines"] += 1
                    ended["exactly"] += limited["events"][-1]["capped"] == 0
    assert min(ended[where] for where in ("bonus", "lines", "exactly")) > 5


# The checker can fail


def rounds_of_interest() -> list[Told]:
    """Rounds of moderate length, all events among them."""
    wished = [
        wished_round(wishes, seed)
        for seed in range(4)
        for wishes in (*WISHES.values(), GROWING, TOKENS, BOTH_GRANDS, FULL_LOW_GRID)
    ]
    return [*map(drawn_round, range(8)), *(told for told in wished if len(told["events"]) < 60)]


def changes_of(told: Told) -> Iterable[tuple[int, str, Event]]:
    """Each event with one number more or less, its place and the field of the number."""
    for place, event in enumerate(told["events"]):
        for name in FIELDS[event["event"]]:
            for step in (-1, 1):
                for changed in one_off(event[name], step):
                    yield place, name, {**event, name: changed}


def test_a_round_with_one_number_changed_is_told() -> None:
    """Every number of every event, one at a time."""
    tried: set[tuple[str, str]] = set()
    for told in rounds_of_interest():
        assert check_round(told, LITERAL) == []
        true = replay_of(told, LITERAL).run().events
        for place, name, changed in changes_of(told):
            # The events before this one are true.
            (complaint,) = difference([*told["events"][:place], changed], true)
            ruling = true[place][0]
            assert complaint.startswith(f"event {place}: {ruling}: {changed['event']}.{name} is"), changed
            if (changed["event"], name) not in tried:
                other = [*told["events"][:place], changed, *told["events"][place + 1 :]]
                assert check_round({**told, "events": other}, LITERAL) == [complaint]
            tried.add((changed["event"], name))
    assert tried == {(event, name) for event, fields in FIELDS.items() for name in fields}


def test_a_round_with_two_events_swapped_or_one_left_out_or_doubled_is_told() -> None:
    for told in rounds_of_interest():
        events, true = told["events"], replay_of(told, LITERAL).run().events
        for place in range(len(events)):
            swapped = [*events[:place], *events[place : place + 2][::-1], *events[place + 2 :]]
            for other in (
                [*events[:place], *events[place + 1 :]],
                [*events[:place], events[place], *events[place:]],
                *([swapped] if swapped != events else []),
            ):
                assert len(difference(other, true)) == 1, place


def test_money_state_counts_and_words_matter() -> None:
    for told in (wished_round(WISHES["level 1"], 1), wished_round(WISHES["triple"], 1)):
        assert check_round(told, LITERAL) == []
        for name, one in (("paid", 1), ("price", 1), ("words", 1), ("words", -1)):
            assert len(check_round({**told, name: told[name] + one}, LITERAL)) == 1
        for rule in GAME.rules:
            assert len(check_round({**told, "fired": told["fired"] ^ {rule}}, LITERAL)) == 1
        for name in ("sources", "peaks"):
            for key in told[name]:
                wrong = {**told[name], key: told[name][key] + 1}
                assert len(check_round({**told, name: wrong}, LITERAL)) == 1
        for after in ((told["after"][0] + 1,), (told["after"][0] - 1,), ()):
            assert len(check_round({**told, "after": after}, LITERAL)) == 1
        for index in (0, 1):
            script = list(told["script"])
            script[index] ^= 1 << 31
            assert len(check_round({**told, "script": script}, LITERAL)) == 1


def test_seeds_number_stake_and_buy_matter() -> None:
    told = drawn_round(5, "treasure")
    for name, wrong in (
        *(("nonce", 6), ("client", "another"), ("server", bytes([1] * 32))),
        *(("stake", 20), ("stake", 30), ("buy", ""), ("buy", "multiply"), ("buy", "all")),
    ):
        assert len(check_round({**told, name: wrong}, LITERAL)) == 1, name

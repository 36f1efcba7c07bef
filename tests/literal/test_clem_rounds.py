"""Rounds of Clem's Gems before the literal checker, and the same rounds meddled with."""

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine import Seeds, Stake, play
from engine.games.clems_gems import codes, events

from .clem_bridge import GAME, LITERAL, complaints, literal_numbers, told_round
from .clem_figures import (
    BETS,
    CAP_BETS,
    CELLS,
    COINS_PER_BET,
    FIELDS,
    LINES,
    MOST_SPINS,
    PEAKS,
    REELS,
    ROWS,
    SOURCES,
    SYMBOLS,
)
from .clem_hostile import hostile_game
from .clem_rounds import check_round, difference, replay_of
from .clem_scripts import ENDLESS, GRAND, WISHES, few_words_round, wished_round
from .clem_scripts import SEEDS as SCRIPT_SEEDS
from .clem_tape import NAMES
from .tampering import one_off
from .tape import Event

SEEDS = Seeds(bytes(32), "literal")
DRAWN_ROUNDS = 1_000
FEW_WORDS_ROUNDS = 200
WISHED_ROUNDS = 16
HOSTILE_GAMES = 30
ROUNDS_OF_A_GAME = 6
LIMITS = (0, 0, 0, 80, 160, 800, 4_000, 20_000)

Told = dict[str, Any]


def drawn_round(nonce: int) -> Told:
    return told_round(SEEDS, nonce, stake=Stake(BETS[nonce % len(BETS)]))


def of(told: Told, name: str) -> list[Event]:
    return [event for event in told["events"] if event["event"] == name]


class Seen:
    """What rounds have met."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.fired: set[str] = set()
        self.starts: set[int] = set()
        self.jackpots: set[int] = set()
        self.multipliers: set[int] = set()
        self.most_levels = 0
        self.longest = 0
        self.capped: Counter[str] = Counter()

    def look(self, told: Told) -> None:
        self.events.update(event["event"] for event in told["events"])
        self.fired |= told["fired"]
        self.starts |= {event["features"] for event in of(told, "BonusStarted")}
        self.jackpots |= {event["jackpot"] for event in of(told, "JackpotWon")}
        self.multipliers |= {event["multiplier"] for event in of(told, "DiamondsPaid")}
        levels = 0
        for event in told["events"]:
            levels = levels + 1 if event["event"] == "LevelCompleted" else 0
            self.most_levels = max(self.most_levels, levels)
        self.longest = max([self.longest, *(event["spins"] for event in of(told, "BonusEnded"))])
        if told["events"][-1]["capped"] > 0:
            self.capped["bonus" if of(told, "BonusStarted") else "paid spin"] += 1


def assert_true(rounds: Iterable[Told]) -> Seen:
    """All these rounds are true; what they have met."""
    seen = Seen()
    for told in rounds:
        assert check_round(told, LITERAL) == [], (told["client"], told["nonce"])
        seen.look(told)
    return seen


def test_codes_and_figures_are_named_alike() -> None:
    for code, name in enumerate(SYMBOLS):
        assert getattr(codes, name.replace("-", "_").upper()) == code
    assert len(SYMBOLS) == codes.SYMBOLS
    assert GAME.symbols == SYMBOLS
    assert (codes.REELS, codes.ROWS, codes.CELLS) == (REELS, ROWS, CELLS) == (GAME.reels, GAME.rows, 15)
    assert (GAME.sources, GAME.peaks) == (SOURCES, PEAKS)
    assert GAME.bets == BETS
    assert (GAME.cap, GAME.coins_per_bet) == (CAP_BETS, COINS_PER_BET)
    assert (codes.MOST_SPINS, len(GAME.lines)) == (MOST_SPINS, LINES)
    assert not GAME.buys
    assert set(events.DECODERS) == set(NAMES)


def test_drawn_rounds_are_true() -> None:
    assert_true(map(drawn_round, range(DRAWN_ROUNDS)))


def test_rounds_that_were_played_are_true_as_they_are_decoded() -> None:
    for nonce in range(100):
        stake = Stake(BETS[nonce % len(BETS)], limit=(0, 100_000)[nonce % 2])
        seeds = Seeds(bytes(range(nonce, nonce + 32)), "Clém ♦" * (nonce % 3))
        assert complaints(play(GAME, stake, GAME.start_state, seeds, (1 << 63) - 1 - nonce)) == []
    for nonce in range(20):
        # A round without an end overruns the room that a tape has at first.
        wishes = ENDLESS if nonce == 0 else WISHES["gems"]
        script = wished_round(wishes, nonce)["script"]
        played = play(GAME, Stake(80), GAME.start_state, SEEDS, nonce, script)
        assert complaints(played) == []


def test_X1_every_bet_plays_the_same_round() -> None:
    told = wished_round(WISHES["carts"], 3)
    for bet in BETS:
        other = play(GAME, Stake(bet), GAME.start_state, SEEDS, 3, told["script"])
        assert other.win * 80 == told["paid"] * bet
        assert complaints(other) == []


def test_C18_C31_C46_C48_X5_scripted_rounds_are_true() -> None:
    """All bonuses, activations, jackpots, limits everywhere."""

    def rounds() -> Iterable[Told]:
        for nonce in range(WISHED_ROUNDS):
            for name, wishes in WISHES.items():
                dice = random.Random(f"{name} {nonce}")
                yield wished_round(wishes, nonce, dice.choice(LIMITS))

    seen = assert_true(rounds())
    assert set(seen.events) == set(FIELDS), "every event is met"
    assert seen.starts == set(range(1, 8))
    assert seen.jackpots == {0, 1, 2, 3}
    assert min(seen.capped["paid spin"], seen.capped["bonus"]) > 3


def test_C28_X5_rounds_without_an_end_come_to_one() -> None:
    seen = assert_true(wished_round(ENDLESS, nonce) for nonce in range(4))
    assert seen.longest == MOST_SPINS
    seen = assert_true(wished_round(GRAND, nonce) for nonce in range(10))
    assert seen.capped["bonus"] > 0


def totals_of(told: Told) -> list[int]:
    """What a round has won after each of its spins, in credits."""
    totals = [0]
    for event in told["events"]:
        if event["event"] == "ExtraSpinStarted":
            totals.append(totals[-1])
        totals[-1] += event["amount"] if event["event"] == "JackpotWon" else 0
        totals[-1] += event["win"] if event["event"] in ("LineWin", "DiamondsPaid") else 0
    return totals


def test_X5_limits_that_are_just_reached_and_just_missed() -> None:
    ended: Counter[int] = Counter()
    for nonce in range(8):
        for name in ("carts", "gems and diamonds", "diamonds"):
            told = wished_round(WISHES[name], nonce)
            for total in dict.fromkeys(totals_of(told)[:5]):
                for limit in (total - 1, total, total + 1):
                    if limit < BETS[0]:
                        continue
                    stake = Stake(BETS[0], limit=limit)
                    limited = told_round(SCRIPT_SEEDS, nonce, told["script"], stake)
                    assert check_round(limited, LITERAL) == [], (name, nonce, limit)
                    ended[limited["events"][-1]["capped"]] += limited["paid"] == limit
    assert ended[0] > 20, "limits are reached exactly"


def test_X2_rounds_of_few_words_are_true() -> None:
    assert_true(map(few_words_round, range(FEW_WORDS_ROUNDS)))


def test_C31_C44_rounds_on_crowded_strips_are_true() -> None:
    """Several multipliers in view, levels by the dozen, other pays and chances than those of the game."""
    seen = Seen()
    for seed in range(HOSTILE_GAMES):
        game = hostile_game(seed)
        numbers = literal_numbers(game.numbers)
        for nonce in range(ROUNDS_OF_A_GAME):
            told = told_round(SEEDS, nonce, game=game)
            assert check_round(told, numbers) == [], (seed, nonce)
            seen.look(told)
    assert seen.multipliers >= {1, 2, 3, 5}
    assert max(seen.multipliers) > 5, "several multipliers"
    assert seen.most_levels >= 3, "several levels on one spin"


# The checker can fail


def rounds_of_interest() -> list[Told]:
    """Rounds of moderate length, all events among them."""
    wished = [wished_round(wishes, nonce) for nonce in range(3) for wishes in WISHES.values()]
    short = [told for told in wished if len(told["events"]) < 200]
    return [*map(drawn_round, range(10)), *short, wished_round(GRAND, 0, limit=100_000)]


def true_events(told: Told) -> list[tuple[str, Event]]:
    """The events of a round as the checker finds them, with their rulings."""
    return replay_of(told, LITERAL).run().events


def changes_of(told: Told) -> Iterable[tuple[int, str, Event]]:
    """Each event with one number more or less, its place and the field of the number."""
    for place, event in enumerate(told["events"]):
        for field in FIELDS[event["event"]]:
            for step in (-1, 1):
                for changed in one_off(event[field], step):
                    yield place, field, {**event, field: changed}


def test_a_round_with_one_number_changed_is_told() -> None:
    """Every number of every event, one at a time."""
    tried: set[tuple[str, str]] = set()
    for told in rounds_of_interest():
        assert check_round(told, LITERAL) == []
        true = true_events(told)
        for place, field, changed in changes_of(told):
            # The events before this one are true.
            (complaint,) = difference([*told["events"][:place], changed], true)
            ruling = true[place][0]
            assert complaint.startswith(f"event {place}: {ruling}: {changed['event']}.{field} is"), changed
            if (changed["event"], field) not in tried:
                other = [*told["events"][:place], changed, *told["events"][place + 1 :]]
                assert check_round({**told, "events": other}, LITERAL) == [complaint]
            tried.add((changed["event"], field))
    assert tried == {(name, field) for name, fields in FIELDS.items() for field in fields}


def test_a_round_with_two_events_swapped_or_one_left_out_or_doubled_is_told() -> None:
    for told in rounds_of_interest():
        events, true = told["events"], true_events(told)
        for place in range(len(events)):
            swapped = [*events[:place], *events[place : place + 2][::-1], *events[place + 2 :]]
            for other in (
                [*events[:place], *events[place + 1 :]],
                [*events[:place], events[place], *events[place:]],
                *([swapped] if swapped != events else []),
            ):
                assert len(difference(other, true)) == 1, (told["nonce"], place)


def test_X1_X2_X5_money_counts_and_words_matter() -> None:
    told = wished_round(WISHES["bonus diamonds"], 1)
    assert check_round(told, LITERAL) == []
    for name, one in (("paid", 1), ("words", 1), ("words", -1)):
        assert len(check_round({**told, name: told[name] + one}, LITERAL)) == 1
    for rule in GAME.rules:
        wrong = told["fired"] ^ {rule}
        assert len(check_round({**told, "fired": wrong}, LITERAL)) == 1
    for name in ("sources", "peaks"):
        for key in told[name]:
            wrong = {**told[name], key: told[name][key] + 1}
            assert len(check_round({**told, name: wrong}, LITERAL)) == 1
    for name, wrong in (("nonce", told["nonce"] + 1), ("client", "another"), ("server", bytes([1] * 32))):
        # Where the script holds every word, the seeds say nothing.
        unscripted = {**drawn_round(5), name: wrong}
        assert len(check_round(unscripted, LITERAL)) == 1
    for index in (0, len(told["script"]) // 2):
        script = list(told["script"])
        script[index] ^= 1 << 31
        assert len(check_round({**told, "script": script}, LITERAL)) == 1

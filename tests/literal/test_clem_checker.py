"""The literal checker of Clem's Gems itself, proved on a round worked out by hand."""

import dataclasses
import json
import struct
from typing import Any

import pytest

from .clem_figures import COLOURS, COUNTS_AS_DIAMOND, FIELDS, REELS, SYMBOLS
from .clem_rounds import check_round
from .clem_samples import NUMBERS, SCRIPT, SHORT, double_bonus_round, said, word
from .clem_spin import Landed, diamond_win, gold_may_become
from .clem_stream import Draws, chacha8, words_of_round
from .clem_tape import events_of
from .tampering import one_off
from .tape import Event

Told = dict[str, Any]


def test_a_true_round_passes_also_through_json() -> None:
    told = double_bonus_round()
    assert check_round(told, NUMBERS) == []
    events = json.loads(json.dumps(told["events"]))
    assert check_round({**told, "events": events}, NUMBERS) == []
    for event in events:
        event.update({key: tuple(value) for key, value in event.items() if isinstance(value, list)})
    assert check_round({**told, "events": events}, NUMBERS) == []


def test_every_number_of_a_round_matters() -> None:
    told = double_bonus_round()
    for place, event in enumerate(told["events"][:30]):
        for field in FIELDS[event["event"]]:
            for changed in [*one_off(event[field], 1), *one_off(event[field], -1)]:
                events = [*told["events"]]
                events[place] = {**event, field: changed}
                (complaint,) = check_round({**told, "events": events}, NUMBERS)
                assert complaint.startswith(f"event {place}: "), changed


def test_every_event_is_needed_in_its_place() -> None:
    told = double_bonus_round()
    for place, event in enumerate(told["events"]):
        without = [*told["events"][:place], *told["events"][place + 1 :]]
        doubled = [*told["events"][:place], event, *told["events"][place:]]
        for events in (without, doubled):
            assert len(check_round({**told, "events": events}, NUMBERS)) == 1, place


def test_malformed_events_are_told_not_raised() -> None:
    for wrong in (
        {"event": "WaysWin"},
        {"event": "RoundEnded"},
        {"event": "RoundEnded", "win": "0", "capped": 0},
        said("ReelsStopped", stops=[0] * 4, symbols=[0] * 15),
        said("ReelsStopped", stops=[0] * 5, symbols=[29] * 15),
    ):
        assert len(check_round({**double_bonus_round(), "events": [wrong]}, NUMBERS)) >= 1
    assert len(check_round({**double_bonus_round(), "events": []}, NUMBERS)) == 1
    assert len(check_round({**double_bonus_round(), "stake": 100}, NUMBERS)) == 1


@pytest.mark.parametrize(
    ("wrong", "ruling"),
    [
        ({"paid": 26_780}, "X1"),
        ({"stake": 80}, "X1"),
        ({"words": len(SCRIPT) + 1}, "X2"),
        ({"sources": {}}, "X5"),
        ({"peaks": {"extra_spins": 15, "levels": 3}}, "C28, C32"),
    ],
)
def test_money_counts_and_words_matter(wrong: Told, ruling: str) -> None:
    (complaint,) = check_round({**double_bonus_round(), **wrong}, NUMBERS)
    assert complaint.startswith(f"{ruling}: ")


# The win cap


def cut(told: Told, after: str, number: int, *ends: Event, coins: int) -> Told:
    """A round limited to some credits that ends after an event of a name, counted from 0."""
    places = [place for place, event in enumerate(told["events"]) if event["event"] == after]
    events = [*told["events"][: places[number] + 1], *ends]
    paid = 2 * min(coins, told["paid"] // 2)
    return {**told, "limit": 2 * coins, "events": events, "paid": paid}


def plain(told: Told) -> Told:
    return {key: value for key, value in told.items() if key not in ("sources", "peaks", "words")}


@pytest.mark.parametrize("coins", [80, 299, 300])
def test_X5_carts_are_not_rolled_at_the_cap(coins: int) -> None:
    told = plain(double_bonus_round())
    ended = said("RoundEnded", win=coins, capped=300 - coins)
    assert check_round(cut(told, "DiamondsPaid", 0, ended, coins=coins), NUMBERS) == []
    assert check_round(cut(told, "CartsRolled", 0, ended, coins=coins), NUMBERS) != []


@pytest.mark.parametrize(("coins", "true"), [(301, True), (1340, True), (1341, False)])
def test_X5_nothing_follows_the_extra_spin_that_reaches_the_cap(coins: int, true: bool) -> None:
    told = plain(double_bonus_round())
    ends = said("BonusEnded", spins=1, win=1040), said("RoundEnded", win=coins, capped=1340 - coins)
    assert (check_round(cut(told, "DiamondsPaid", 1, *ends, coins=coins), NUMBERS) == []) == true


def test_X5_sources_are_cut_from_the_last() -> None:
    ends = said("BonusEnded", spins=2, win=26_440), said("RoundEnded", win=24_000, capped=2_740)
    told = cut(double_bonus_round(), "JackpotWon", 0, *ends, coins=24_000)
    told |= {"peaks": {"extra_spins": 2, "levels": 1}}
    told["sources"] = {
        "lines": 10,
        "diamonds": 290,
        "extra_lines": 20,
        "extra_diamonds": 23_680,
        "jackpots": 0,
    }
    del told["words"]
    assert check_round(told, NUMBERS) == []


# Diamonds


def board(*rows: str) -> Landed:
    """A board from three rows of five names as one sees it; a number after a name is what it carries."""
    names = {**SHORT, "+1": "plus-one", "m1": "mini-diamond", "x2": "times-two", "_": "ace"}
    grid = [row.split() for row in rows]
    cells = [grid[row][reel].partition(":") for reel in range(REELS) for row in range(3)]
    return Landed([0] * REELS, [names[name] for name, _, _ in cells], [int(v or 0) for _, _, v in cells])


@pytest.mark.parametrize(
    ("rows", "win"),
    [
        (("D:20 _ D:100 D:100 D:200", "_ _ _ _ _", "_ _ _ _ _"), None),
        (("_ D:20 D:100 D:100 D:200", "_ _ _ _ _", "_ _ _ _ _"), None),
        (("D:20 _ _ _ _", "_ D:30 _ _ _", "_ _ _ _ _"), (2, 50, 1, [0, 4])),
        (("D:20 D:60 _ _ D:200", "_ _ _ D:100 _", "D:40 _ _ _ _"), (2, 120, 1, [0, 2, 3])),
        # Gems stand for no Diamond (C5).
        (("P P D:100 _ _", "R D:20 _ _ _", "O _ _ _ _"), None),
        # Extra spins make a win and carry no prize (C26); two of them win nothing.
        (("+1:1 B:1000 _ _ _", "_ _ _ _ _", "_ _ _ _ _"), (2, 1000, 1, [0, 3])),
        # A multiplier out of reach (C38), then one in reach (C43), then two of them (C44).
        (("D:20 B:1000 _ D:100 x2:2", "_ _ _ _ _", "_ _ _ _ _"), (2, 1020, 1, [0, 3])),
        (
            ("D:20 B:1000 B:1500 D:100 x2:2", "_ _ _ _ _", "_ _ _ _ _"),
            (5, 2620, 2, [0, 3, 6, 9, 12]),
        ),
        (
            ("D:20 D:20 D:100 D:100 x2:2", "_ _ _ _ m1:800", "_ _ _ _ x5:5"),
            (5, 240, 7, [0, 3, 6, 9, 12, 13, 14]),
        ),
    ],
)
def test_C5_C6_C26_C38_C41_C43_C44_diamonds(rows: tuple[str, ...], win: object) -> None:
    assert diamond_win(board(*rows)) == win


def test_C20_C21_C22_gold_becomes_the_colours_without_a_feature() -> None:
    assert gold_may_become(set()) == list(COLOURS)
    assert gold_may_become({"green", "red"}) == ["purple"]
    assert gold_may_become(set(COLOURS)) == []


# The stream and the tape


@pytest.mark.parametrize(
    ("key", "iv", "block"),
    [
        ("00" * 32, "00" * 8, "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"),
        (
            "c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d",
            "1ada31d5cf688221",
            "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9",
        ),
    ],
)
def test_words_are_chacha8_by_its_published_vectors(key: str, iv: str, block: str) -> None:
    words = chacha8(bytes.fromhex(key), int.from_bytes(bytes.fromhex(iv), "little"), 0)
    assert struct.pack("<8I", *words[:8]).hex() == block


def test_words_come_from_the_script_first() -> None:
    words = words_of_round(bytes(32), 7, (1, 2))
    assert [next(words), next(words)] == [1, 2]
    assert [next(words) for _ in range(20)][:16] == chacha8(bytes(32), 7, 0)


def test_a_word_that_would_favour_a_value_is_passed_over() -> None:
    draws = Draws(iter([0, word(2, 3), 1 << 31]))
    # Of 2^32 words, 0 alone is one too many for three values.
    assert (draws.below(3, ""), draws.read) == (2, 2)
    assert (draws.below(2, ""), draws.read) == (1, 3)


@pytest.mark.parametrize(("value", "place"), [(0, 0), (1, 2), (3, 2), (4, 3)])
def test_weights_are_drawn_in_their_order(value: int, place: int) -> None:
    assert Draws(iter([word(value, 5)])).place([1, 0, 3, 1], "") == place


def test_a_tape_is_read_field_by_field() -> None:
    tape = [1, 20, *range(5), *range(15), 17, 6, 2, 50, 1, 50, 0, 4, 23, 2, 0, 1, 3, 2, 50, 0]
    assert events_of(tape) == [
        said("ReelsStopped", stops=[0, 1, 2, 3, 4], symbols=[*range(15)]),
        said("DiamondsPaid", reels=2, credits=50, multiplier=1, win=50, cells=[0, 4]),
        said("WildsCollected", levels=0, before=1, cells=[]),
        said("RoundEnded", win=50, capped=0),
    ]
    with pytest.raises(ValueError, match="unpack"):
        events_of([3, 3, 50, 0, 0])


def test_numbers_must_name_all_that_pays() -> None:
    assert set(SYMBOLS) > COUNTS_AS_DIAMOND
    with pytest.raises(ValueError, match="pays"):
        dataclasses.replace(NUMBERS, pays={"ace": {3: 1}})

"""The literal checker of Three Lamps itself, proved on a round worked out by hand."""

import dataclasses
import json
from collections.abc import Callable
from typing import Any

import pytest

from .clem_stream import Draws
from .lamp_bonus import Bonus, cells_of_grid
from .lamp_counts import acted
from .lamp_figures import FIELDS, FULL_BAR, GRAND, LOW, TALL
from .lamp_lines import best_readings
from .lamp_rounds import check_round
from .lamp_samples import NUMBERS, landed, said, treasure_round, word
from .lamp_tape import events_of
from .tampering import one_off

Told = dict[str, Any]


def test_a_true_round_passes_also_through_json() -> None:
    told = treasure_round()
    assert check_round(told, NUMBERS) == []
    events = json.loads(json.dumps(told["events"]))
    assert check_round({**told, "events": events}, NUMBERS) == []
    for event in events:
        event.update({key: tuple(value) for key, value in event.items() if isinstance(value, list)})
    assert check_round({**told, "events": events}, NUMBERS) == []


def test_every_number_of_a_round_matters() -> None:
    told = treasure_round()
    for place, event in enumerate(told["events"]):
        for name in FIELDS[event["event"]]:
            for changed in [*one_off(event[name], 1), *one_off(event[name], -1)]:
                events = [*told["events"]]
                events[place] = {**event, name: changed}
                (complaint,) = check_round({**told, "events": events}, NUMBERS)
                assert complaint.startswith(f"event {place}: "), changed


def test_every_event_is_needed_in_its_place() -> None:
    told = treasure_round()
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
        assert len(check_round({**treasure_round(), "events": [wrong]}, NUMBERS)) >= 1
    assert len(check_round({**treasure_round(), "events": []}, NUMBERS)) == 1


@pytest.mark.parametrize(
    ("wrong", "ruling"),
    [
        ({"paid": 255}, "X1"),
        ({"stake": 30}, "L1"),
        ({"buy": "double"}, "L39"),
        ({"price": 20}, "L42"),
        ({"after": (25,)}, "L5, L13, L41"),
        ({"words": 57}, "X2"),
        ({"sources": {}}, "X5"),
        ({"peaks": {"respins": 4, "cash_cells": 3}}, "L37"),
        ({"fired": set()}, "L1-L38"),
    ],
)
def test_money_state_counts_and_words_matter(wrong: Told, ruling: str) -> None:
    (complaint,) = check_round({**treasure_round(), **wrong}, NUMBERS)
    assert complaint.startswith(f"{ruling}: ")


def test_the_rules_that_acted_are_told_from_events() -> None:
    assert acted(treasure_round()["events"], NUMBERS) == {
        "L3 wilds alone paid as the best symbol",
        "L5 Multiply Gem collected",
        "L6 bar overshot",
        "L8 Multiply Lamp unlocked",
        "L9 Treasure Gem triggered the bonus",
        "L10 bonus with Treasure",
        "L26 Treasure Gem added",
        "L26 cash was added to again",
    }


@pytest.mark.parametrize(
    ("symbols", "reading"),
    [
        ("wild wild wild ace ten", ("peacock", 3, 20)),
        # Here four of the best pay less than three of it, and five of anything most.
        ("wild wild wild wild treasure-gem", ("peacock", 3, 20)),
        ("wild wild wild wild ten", ("ten", 5, 100)),
        ("ten wild wild wild ten", ("ten", 5, 100)),
        ("wild ace wild treasure-gem ace", ("ace", 3, 15)),
        ("wild wild treasure-gem wild wild", None),
        ("ace ten ace ace ace", None),
    ],
)
def test_L1_L3_lines(symbols: str, reading: object) -> None:
    best = best_readings(tuple(symbols.split()), NUMBERS)
    assert (best[0] if best else None) == reading


def bonus(active: set[str], *words: int, **fields: Any) -> tuple[Bonus, list[dict[str, Any]]]:
    """A bonus that draws from these words, and its events."""
    events: list[dict[str, Any]] = []

    def say(rulings: str, name: str, **values: object) -> None:
        events.append(said(name, **values))

    draws = Draws(iter(words))
    return Bonus(NUMBERS, draws, say, active, {"treasure", "multiply", "prize"}, **fields), events


def act(method: Callable[[int], None]) -> None:
    """A gem on cell 0 acts."""
    method(0)


def test_L21_rows_are_added_on_top() -> None:
    assert cells_of_grid(LOW) == [3, 4, 5, 9, 10, 11, 15, 16, 17, 21, 22, 23, 27, 28, 29]
    assert cells_of_grid(TALL) == [*range(30)]


def test_L27_multiply_by_hand() -> None:
    """Three of four cash symbols; the one that is drawn goes to the front."""
    words = word(5, 10), word(0, 8), word(3, 4), word(1, 3), word(1, 2)
    played, events = bonus({"multiply"}, *words, cap=200, won_before=0)
    played.cash = {3: 5, 9: 10, 15: 100, 27: 60}
    act(played.multiply)
    assert events == [
        said("ValuesMultiplied", cell=0, multiplier=3, targets=[27, 15, 3], values=[180, 200, 15])
    ]
    assert played.unseen == {"L37b cash symbol stopped at the win cap"}


def test_L32_L33_tokens_by_hand() -> None:
    """The Grand leaves the draw once it is won: the last of fourteen is the Major."""
    words = word(14, 15), word(14, 15), word(14, 15), word(13, 14), word(0, 14)
    played, events = bonus({"prize"}, *words, cap=200, won_before=0)
    for _ in words:
        act(played.send_token)
    assert [event["event"] for event in events] == ["TokenSent"] * 3 + ["PrizeWon"] + ["TokenSent"] * 2
    assert [event["prize"] for event in events] == [GRAND] * 4 + [3, 0]
    assert played.tokens == [1, 0, 0, 1, FULL_BAR]
    assert played.prizes == 50_000


def test_L16_weights_of_locked_gems_go_to_nothing() -> None:
    played, _events = bonus({"treasure"}, cap=200, won_before=0)
    assert played.landing_weights(0) == [10, 5, 2, 3, 4]
    played.open_lamps = {"treasure"}
    assert played.landing_weights(0) == [17, 5, 2, 0, 0]
    assert played.landing_weights(1) == [107, 5, 2, 0, 0]


@pytest.mark.parametrize("coins", [20, 254])
def test_X5_a_limit_ends_the_round(coins: int) -> None:
    """At twenty coins the line pays all there is; at 254 the last coin of the bonus is too many."""
    told = treasure_round()
    told = {key: told[key] for key in told if key not in ("sources", "peaks", "words")}
    end = said("RoundEnded", win=coins, capped=255 - coins if coins > 20 else 0)
    events = [*told["events"][:4], end]
    if coins > 20:
        ended = said("BonusEnded", respins=1, cash=235, prizes=0)
        events = [*told["events"][:9], ended, end]
    assert check_round({**told, "limit": 2 * coins, "paid": 2 * coins, "events": events}, NUMBERS) == []


def test_a_tape_is_read_field_by_field() -> None:
    placed, collected = "16 4 3 9 11 13", "17 5 0 3 5 1 14"
    nothing, cash, multiplied = "22 0", "22 3 29 14 5", "24 4 3 2 9 10"
    tape = [int(number) for number in f"{placed} {collected} {nothing} {cash} {multiplied} 3 2 50 0".split()]
    assert events_of(tape) == [
        said("GemsPlaced", cells=[3, 9], gems=[11, 13]),
        said("GemsCollected", feature=0, before=3, after=5, cells=[1, 14]),
        landed([], [], []),
        landed([29], [14], [5]),
        said("ValuesMultiplied", cell=3, multiplier=2, targets=[9], values=[10]),
        said("RoundEnded", win=50, capped=0),
    ]
    with pytest.raises(ValueError, match="longer"):
        events_of([3, 3, 50, 0, 0])


def test_numbers_must_name_all_that_pays() -> None:
    with pytest.raises(ValueError, match="pays"):
        dataclasses.replace(NUMBERS, pays={"ace": {3: 1}})

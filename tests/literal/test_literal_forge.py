"""The literal checker of Forge of Gems itself, proved on rounds and boards worked out by hand."""

import dataclasses
import json
from typing import Any

import pytest

from .forge_board import (
    Board,
    Cell,
    horizontal_splitter,
    horizontal_wild,
    most_frequent,
    vertical_splitter,
    vertical_wild,
)
from .forge_figures import BOXES, HEIGHTS, MOST_WAYS, REELS
from .forge_of_gems import check_round
from .forge_samples import (
    NUMBERS,
    PAYS,
    SHORT,
    codes,
    counted,
    ended,
    free_spins_round,
    landed,
    named,
    prize_round,
    said,
    spin_ended,
)
from .tampering import derived_changes, drawn_changes
from .tape import Event
from .ways import count_ways


def plain_round(*events: Event, stake: int = 10, **money: int) -> dict[str, Any]:
    return {"stake": stake, "events": list(events), **money}


def quiet_round() -> dict[str, Any]:
    quiet = landed("B O B P A", "K Q J T J", "T G P A K", forge="_ _ _ _ _")
    return plain_round(quiet, counted(243), spin_ended(0, 0), ended(0), paid=0)


@pytest.mark.parametrize("make", [prize_round, free_spins_round, quiet_round])
def test_true_rounds_pass_also_through_json(make: Any) -> None:
    assert check_round(make(), NUMBERS) == []
    assert check_round(json.loads(json.dumps(make())), NUMBERS) == []
    tuples = make()
    for event in tuples["events"]:
        event.update({key: tuple(value) for key, value in event.items() if isinstance(value, list)})
    assert check_round(tuples, NUMBERS) == []


@pytest.mark.parametrize("make", [prize_round, free_spins_round])
def test_every_event_is_needed_in_its_place(make: Any) -> None:
    events = make()["events"]
    for place, event in enumerate(events):
        played = make()
        del played["events"][place]
        assert check_round(played, NUMBERS) != [], place
        played["events"][place:place] = [event, event]
        assert check_round(played, NUMBERS) != [], place
        if place + 1 < len(events) and events[place + 1] != event:
            swapped = make()
            swapped["events"][place : place + 2] = [events[place + 1], event]
            assert check_round(swapped, NUMBERS) != [], place


SECOND_FREE_SPIN = said("FreeSpinStarted", number=2, total=10, multiplier=6)


@pytest.mark.parametrize("changes", [derived_changes, drawn_changes])
@pytest.mark.parametrize("make", [prize_round, free_spins_round])
def test_F14_F29_F33_F35_no_number_can_be_one_that_the_rules_rule_out(make: Any, changes: Any) -> None:
    """Numbers that chance did not give can be no other, symbols of chance none that cannot come there."""
    events = make()["events"]
    # The free spins from the second one on are alike.
    last = events.index(SECOND_FREE_SPIN) + 5 if SECOND_FREE_SPIN in events else len(events)
    tried = 0
    for place, changed in changes(events[:last]):
        played = {**make(), "events": [*events[:place], changed, *events[place + 1 :]]}
        assert check_round(played, NUMBERS) != [], (place, changed)
        tried += 1
    assert tried > 200


def test_F33_a_free_spin_lands_with_a_multiplier() -> None:
    played = free_spins_round()
    second = played["events"].index(SECOND_FREE_SPIN)
    played["events"][second + 1]["forge"] = codes("HS VS VS VW HW")
    assert check_round(played, NUMBERS) == [
        f"event {second + 1}: F33: a free spin lands without a Multiplier"
    ]


@pytest.mark.parametrize("wrong", [{"stake": 60}, {"stake": 0}, {"paid": 439}, {"stake": 30}])
def test_X1_F38_money_matters(wrong: dict[str, int]) -> None:
    assert check_round({**prize_round(), **wrong}, NUMBERS) != []


def test_malformed_events_are_told_not_raised() -> None:
    for wrong in (
        {"event": "LineWin"},
        {"event": "RoundEnded"},
        {"event": "RoundEnded", "win": "0", "capped": 0},
        said("BoardLanded", symbols=[0] * 14, forge=[16] * 5),
        said("BoardLanded", symbols=[0] * 15, forge=[16] * 4),
        said("BoardLanded", symbols=[17] * 15, forge=[16] * 5),
    ):
        assert check_round(plain_round(wrong), NUMBERS) != []
    assert check_round(plain_round(), NUMBERS) != []


def test_numbers_must_name_all_that_pays() -> None:
    with pytest.raises(ValueError, match="pays"):
        dataclasses.replace(NUMBERS, pays={"wild": {3: 1}})


# The win cap


def limited(played: dict[str, Any], coins: int) -> dict[str, Any]:
    """A round limited to some coins; nothing is cut from its events yet."""
    coin = played["stake"] // 10
    return {**played, "limit": coins * coin, "paid": min(played["paid"], coins * coin)}


def places(events: list[Event], name: str) -> list[int]:
    return [place for place, event in enumerate(events) if event["event"] == name]


def test_F42_X5_the_cap_cuts_the_total_once() -> None:
    for coins in (218, 219, 220):
        played = limited(prize_round(), coins)
        played["events"][-1] = ended(min(219, coins), max(0, 219 - coins))
        assert check_round(played, NUMBERS) == []
        assert (check_round(limited(prize_round(), coins), NUMBERS) == []) == (coins >= 219)


def test_F43_X5_a_spin_ends_where_the_cap_is_reached() -> None:
    for coins, win, cascades, total in (
        (2, 0, 0, 3),
        (3, 0, 0, 3),
        (4, 2, 1, 19),
        (11, 2, 1, 19),
        (19, 2, 1, 19),
    ):
        played = limited(prize_round(), coins)
        events = played["events"]
        last = places(events, "WaysWin")[win]
        events[last + 1 :] = [spin_ended(cascades, total), ended(coins, total - coins)]
        assert check_round(played, NUMBERS) == [], coins
        assert check_round({**played, "limit": 0}, NUMBERS) != [], coins


def test_F43_X5_the_rest_of_the_free_spins_is_not_played_at_the_cap() -> None:
    """The first free spin takes the round to 782 coins before the cells of its last wins go."""
    for coins in (663, 750, 782):
        played = limited(free_spins_round(), coins)
        events = played["events"]
        last = places(events, "WaysWin")[-1]
        free = said("FreeSpinsEnded", played=1, win=382)
        events[last + 1 :] = [spin_ended(2, 382), free, ended(coins, 782 - coins)]
        assert check_round(played, NUMBERS) == []
    played["events"][last + 1 :] = free_spins_round()["events"][last + 1 :]
    assert check_round(played, NUMBERS) != []


def test_F43_X5_free_spins_are_left_out_only_at_the_cap() -> None:
    played = free_spins_round()
    second = played["events"].index(SECOND_FREE_SPIN)
    played["events"][second:] = [said("FreeSpinsEnded", played=1, win=382), ended(782)]
    assert check_round(played, NUMBERS) == [f"event {second}: expected FreeSpinStarted, found FreeSpinsEnded"]


def test_F43_X5_free_spins_do_not_begin_where_the_prize_reaches_the_cap() -> None:
    for coins, true in ((399, True), (400, True), (401, False)):
        played = limited(free_spins_round(), coins)
        events = played["events"]
        events[places(events, "FreeSpinStarted")[0] :] = [ended(min(400, coins), max(0, 400 - coins))]
        played["paid"] = min(400, coins)
        assert (check_round(played, NUMBERS) == []) == true


# GEMBOX


@pytest.mark.parametrize("scatters", range(9))
def test_F30_F31_F32_the_box_goes_by_scatters(scatters: int) -> None:
    symbols = codes("B K T O Q G B J P P T A A J K")
    symbols[:3] = codes("S S S")[: min(scatters, 3)] + symbols[min(scatters, 3) : 3]
    for cell in range(6, 6 + scatters - 3):
        symbols[cell] = codes("S")[0]
    first = [said("BoardLanded", symbols=symbols, forge=codes("_ _ _ _ _")), counted(243), spin_ended(0, 0)]
    cells = [cell for cell in range(15) if symbols[cell] == codes("S")[0]]
    assert (check_round(plain_round(*first, ended(0)), NUMBERS) == []) == (scatters < 3)
    prizes = {3: 20, 4: 30}
    box = said("GemBoxOpened", option=0, prize=prizes.get(scatters, 40) * 10, spins=0, cells=cells)
    played = plain_round(*first, box, ended(box["prize"]))
    assert (check_round(played, NUMBERS) == []) == (scatters in prizes)


def test_F31_F32_options_are_those_of_the_rules() -> None:
    assert [dict(enumerate(BOXES[scatters])) for scatters in (3, 4, 5)] == [
        {0: (20, 0), 1: (0, 8), 2: (0, 10)},
        {0: (30, 0), 1: (0, 10), 2: (0, 15)},
        {0: (40, 10), 1: (0, 15), 2: (0, 20)},
    ]


# Boards


def tall_board(*rows: str) -> Board:
    """A board from three rows as one sees it: "B3" is a cell of three copies."""
    grid = [row.split() for row in rows]
    cells = [grid[row][reel] for reel in range(REELS) for row in range(3)]
    tall = Board(named(" ".join(cell.rstrip("123") for cell in cells)))
    for cell, text in enumerate(cells):
        tall.cells[cell] = Cell(tall.cells[cell].symbol, int(text[-1]) if text[-1].isdigit() else 1)
    return tall


def same(one: Board, *rows: str) -> bool:
    return one.cells == tall_board(*rows).cells


@pytest.mark.parametrize(
    ("symbols", "best"),
    [
        ("B K K A T", "K"),
        ("T T K K A", "K"),
        ("T T J J A", "T"),
        ("J T Q Q T", "T"),
        ("A K W W W", "A"),
        ("K A HS S W", "K"),
        ("W S VS HW W", None),
    ],
)
def test_F22_F23_ties_go_to_the_higher_pay_then_to_the_first(symbols: str, best: str | None) -> None:
    # Ace and king pay alike, as do queen, jack and ten.
    assert most_frequent(named(symbols), PAYS) == (SHORT[best] if best else None)


def test_F21_F24_a_vertical_wild_turns_all_but_scatters_and_keeps_copies() -> None:
    tall = tall_board("S T A W2 K", "VW K A VW A", "B3 T S T A")
    assert vertical_wild(tall, 1) == [1, 2]
    assert vertical_wild(tall, 10) == [10, 11]
    assert same(tall, "S T A W2 K", "W K A W A", "W3 T S W A")


def test_F22_a_horizontal_wild_turns_cells_not_copies() -> None:
    # One blue gem of three copies is fewer than two tens.
    tall = tall_board("B3 T HW T2 S", "A A A A A", "HW W S VS W")
    assert horizontal_wild(tall, 6, PAYS) == ("ten", [3, 6, 9])
    assert horizontal_wild(tall, 2, PAYS) == ("", [2])
    assert same(tall, "B3 W W W2 S", "A A A A A", "W W S VS W")


def test_F7_F23_F25_a_vertical_splitter_splits_from_the_top_up_to_three_and_up_to_its_reel() -> None:
    tall = tall_board("A3 K3 T2 W S", "A2 K3 T3 VS W", "VS VS VS S VS")
    assert vertical_splitter(tall, 2, PAYS) == ("ace", [1])
    # Reel 2 is 3 + 3 + 1 of 8 high, but its kings are three each.
    assert vertical_splitter(tall, 5, PAYS) == ("king", [])
    assert vertical_splitter(tall, 8, PAYS) == ("ten", [6])
    assert vertical_splitter(tall, 10, PAYS) == ("", [])
    assert vertical_splitter(tall, 14, PAYS) == ("", [])
    assert same(tall, "A3 K3 T3 W S", "A3 K3 T3 VS W", "VS VS VS S VS")
    # Reel 3 has room for one copy only, and the top cell takes it; its splitter holds two.
    tight = tall_board("T A T A A", "T A T2 A A", "T A VS3 A A")
    assert vertical_splitter(tight, 8, PAYS) == ("ten", [6])
    assert same(tight, "T A T2 A A", "T A T2 A A", "T A VS3 A A")


def test_F7_F24_F25_a_horizontal_splitter_splits_wilds_and_what_has_not_acted() -> None:
    tall = tall_board("W2 S HS2 VS A3", "K3 K K3 K K", "K3 K K2 K K")
    assert horizontal_splitter(tall, 6) == [0, 9]
    assert same(tall, "W3 S W2 VS2 A3", "K3 K K3 K K", "K3 K K2 K K")
    # Reel 3 is full at 7.
    full = tall_board("HS A A A A", "K K K3 K K", "K K K3 K K")
    assert horizontal_splitter(full, 0) == [3, 9, 12]
    assert [full.height(reel) for reel in range(REELS)] == [3, 4, 7, 4, 4]


def test_F7_no_splitter_makes_more_than_the_most_ways() -> None:
    """Splitters act on every cell, again and again: each reel stops at its height."""
    tall = Board([SHORT["A"]] * 15)
    for own in list(range(15)) * 3:
        vertical_splitter(tall, own, PAYS)
        horizontal_splitter(tall, own)
        tall.cells[own] = Cell(SHORT["A"], tall.cells[own].copies)
    assert tuple(tall.height(reel) for reel in range(REELS)) == HEIGHTS
    assert count_ways(tall.reels()) == MOST_WAYS

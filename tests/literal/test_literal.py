"""The literal checker itself, proved on whole rounds worked out by hand."""

import copy
import dataclasses
import json
from typing import Any

import pytest

from .figures import REELS_OF, Shelf
from .fire_gnomes import check_round, check_session
from .lines import line_wins
from .samples import (
    NUMBERS,
    PAYS,
    board,
    bomb,
    bonus_round,
    feature_round,
    line,
    said,
    spin,
    state,
    stopped,
    values,
)
from .tampering import one_off
from .tape import Event

NO_LINES = board("cl he di sp", "cl he di sp", "cl he di sp", "cl he di sp", "cl he di sp")


def plain_round(symbols: list[str], *events: Event) -> dict[str, Any]:
    """A round on fresh shelves at the smallest bet."""
    return {
        "stake": 15,
        "before": state(),
        "after": state(),
        "events": [stopped(symbols), *events],
    }


def ended(win: int, capped: int = 0) -> Event:
    return said("RoundEnded", win=win, capped=capped)


@pytest.mark.parametrize("make", [feature_round, bonus_round])
def test_true_rounds_pass_also_through_json(make: Any) -> None:
    assert check_round(make(), NUMBERS) == []
    assert check_round(json.loads(json.dumps(make())), NUMBERS) == []


def test_tuples_are_as_good_as_lists() -> None:
    played = bonus_round()
    for event in played["events"]:
        for field, content in event.items():
            if isinstance(content, list):
                event[field] = tuple(content)
    assert check_round(played, NUMBERS) == []


def test_a_round_without_a_win_passes() -> None:
    assert check_round(plain_round(NO_LINES, ended(0)), NUMBERS) == []


def test_G12_two_scatters_need_the_bonus_and_nothing_else_does() -> None:
    without = bonus_round()
    without["events"] = [without["events"][0], ended(0)]
    assert any("expected BonusStarted" in text for text in check_round(without, NUMBERS))
    unearned = bonus_round()
    unearned["events"][0] = stopped(NO_LINES)
    assert any("found BonusStarted" in text for text in check_round(unearned, NUMBERS))


def test_G12_two_scatters_on_a_reel_are_wrong() -> None:
    symbols = NO_LINES.copy()
    symbols[0] = symbols[4] = "scatter"
    assert "G12: more than one scatter on reel 1" in check_round(plain_round(symbols, ended(0)), NUMBERS)


@pytest.mark.parametrize("symbol", sorted(REELS_OF))
def test_G11_G12_G14_G15_symbols_stop_on_their_reels_only(symbol: str) -> None:
    for reel in range(4):
        symbols = NO_LINES.copy()
        symbols[reel * 5] = symbol
        complaints = check_round(plain_round(symbols, ended(0)), NUMBERS)
        wrong = f"G11, G12, G14, G15: {symbol} stops on reel {reel + 1}"
        assert (wrong in complaints) == (reel not in REELS_OF[symbol])


def test_G16_a_shelf_at_its_cap_stays_there() -> None:
    symbols = NO_LINES.copy()
    symbols[15] = symbols[16] = "gold-shield"
    played = plain_round(
        symbols,
        said("ShelfRaised", award=3, cell=15, before=1080, after=1125),
        said("ShelfRaised", award=3, cell=16, before=1125, after=1125),
        ended(0),
    )
    played["before"] = state(gold=1080)
    played["after"] = state(gold=1125)
    assert check_round(played, NUMBERS) == []


@pytest.mark.parametrize("wrong", [{"wilds": 9}, {"gold": 60}, {"silver": 0}, {"multipliers": 4}])
def test_G16_shelves_stand_where_build_ups_can_bring_them(wrong: dict[str, int]) -> None:
    played = plain_round(NO_LINES, ended(0))
    played["before"] = played["after"] = state(**wrong)
    assert check_round(played, NUMBERS)[0].startswith("G16")


def test_G14_activation_symbols_may_leave_the_feature_out() -> None:
    symbols = NO_LINES.copy()
    symbols[7] = symbols[12] = "activation"
    rolled = said("ActivationRolled", count=2, triggered=0)
    assert check_round(plain_round(symbols, rolled, ended(0)), NUMBERS) == []
    assert check_round(plain_round(symbols, ended(0)), NUMBERS) != []
    assert check_round(plain_round(NO_LINES, rolled, ended(0)), NUMBERS) != []


@pytest.mark.parametrize(
    ("place", "changes", "ruling"),
    [
        (5, {"cells": [5]}, "G22"),
        (5, {"cells": [5, 5]}, "G21"),
        (5, {"cells": [5, 9]}, "G21"),
        (6, {"cells": [5]}, "G21"),
        (6, {"symbols": [8]}, "G9"),
        (7, {"amount": 15}, "G23"),
        (8, {"after": 2}, "G20"),
        (9, {"award": 3}, "G20"),
        (4, {"awards": [0, 2, 1]}, "G24"),
        (11, {"win": 5, "multiplier": 1}, "G2"),
        (12, {"line": 2}, "G2"),
        (15, {"win": 63}, "X5"),
        (15, {"capped": 1}, "X5"),
    ],
)
def test_G20_to_G25_a_wrong_feature_is_told(place: int, changes: dict[str, Any], ruling: str) -> None:
    played = feature_round()
    played["events"][place].update(changes)
    assert any(ruling in text for text in check_round(played, NUMBERS))


def test_G20_awards_that_were_not_activated_keep_their_shelf() -> None:
    played = feature_round()
    played["after"] = state()
    assert any(text.startswith("G17") for text in check_round(played, NUMBERS))


def test_G21_G22_a_board_short_of_regular_symbols_gives_all_it_has() -> None:
    symbols = ["scatter", *["wild-barrel"] * 4, *["activation"] * 10, *["gold-shield"] * 4, "club"]
    played = plain_round(
        symbols,
        *(said("ShelfRaised", award=0, cell=cell, before=cell, after=cell + 1) for cell in (1, 2)),
        *(said("ShelfRaised", award=0, cell=cell, before=3, after=3) for cell in (3, 4)),
        *(
            said("ShelfRaised", award=3, cell=cell, before=amount, after=amount + 45)
            for cell, amount in ((15, 45), (16, 90), (17, 135), (18, 180))
        ),
        said("ActivationRolled", count=10, triggered=1),
        said("FeatureStarted", awards=[0]),
        said("WildsAdded", cells=[19]),
        said("ShelfReset", award=0, before=3, after=1),
        ended(0),
    )
    played["after"] = state(gold=225)
    shelves = {**NUMBERS.shelves, "wilds": Shelf(1, 1, 3)}
    numbers = dataclasses.replace(NUMBERS, shelves=shelves)
    assert check_round(played, numbers) == []
    played["events"][11]["cells"] = []
    assert any(text.startswith("G22") for text in check_round(played, numbers))


def test_G18_G24_events_out_of_order_are_told() -> None:
    events = feature_round()["events"]
    for place in range(len(events) - 1):
        if events[place]["event"] == events[place + 1]["event"]:
            continue
        played = feature_round()
        swapped = played["events"]
        swapped[place], swapped[place + 1] = swapped[place + 1], swapped[place]
        assert check_round(played, NUMBERS) != []


@pytest.mark.parametrize("make", [feature_round, bonus_round])
def test_every_event_is_needed(make: Any) -> None:
    for place in range(len(make()["events"])):
        played = make()
        del played["events"][place]
        assert check_round(played, NUMBERS) != [], place


@pytest.mark.parametrize("make", [feature_round, bonus_round])
@pytest.mark.parametrize("step", [-1, 1])
def test_every_number_matters(make: Any, step: int) -> None:
    """After the first board, no event can hold one number more or less."""
    events = make()["events"]
    for place in range(1, len(events)):
        for field, content in events[place].items():
            if field == "event" or (field, step) == clipped_alike(events[place]):
                continue
            for other in one_off(content, step):
                played = make()
                played["events"][place][field] = other
                assert check_round(played, NUMBERS) != [], (place, field, other)


def clipped_alike(event: Event) -> tuple[str, int] | None:
    """The bomb that takes 150 to the cap of 200: x3 would do the same."""
    return ("multiplier", 1) if event == bomb(1, 2) else None


def test_every_money_field_matters() -> None:
    for field in ("stake", "paid"):
        played = feature_round()
        played[field] += 15
        assert check_round(played, NUMBERS) != []


def test_G3_a_stake_is_a_bet() -> None:
    played = plain_round(NO_LINES, ended(0))
    played["stake"] = 15 * 7
    assert check_round(played, NUMBERS) == ["G3: 105 is not a bet"]


def test_malformed_events_are_told_not_raised() -> None:
    for wrong in (
        {"event": "Unheard"},
        {"event": "RoundEnded"},
        {"event": "RoundEnded", "win": "0", "capped": 0},
        {"event": "WildsAdded", "cells": 3},
        {"event": "WildsAdded", "cells": [1.5]},
    ):
        assert check_round(plain_round(NO_LINES, wrong), NUMBERS) != []
    short = plain_round(NO_LINES, ended(0))
    short["events"][0]["symbols"].pop()
    assert check_round(short, NUMBERS) != []
    assert check_round({**short, "events": []}, NUMBERS) != []


def test_G17_each_bet_has_its_own_shelves() -> None:
    symbols = NO_LINES.copy()
    symbols[0] = "wild-barrel"
    raised = said("ShelfRaised", award=0, cell=0, before=1, after=2)
    first = plain_round(symbols, raised, ended(0))
    first["after"] = state(wilds=2)
    other_bet = {**plain_round(NO_LINES, ended(0)), "stake": 30}
    later = plain_round(NO_LINES, ended(0))
    later["before"] = later["after"] = state(wilds=2)
    assert check_session([first, other_bet, later], NUMBERS) == []
    leaked = copy.deepcopy(other_bet)
    leaked["before"] = leaked["after"] = state(wilds=2)
    assert any("G17" in text for text in check_session([first, leaked], NUMBERS))


# The cap


def capped_round(win: int, capped: int, *, cap_bets: int = 6788) -> list[str]:
    """95 lines of four wilds: 95 * 15 = 1425 coins, checked under a cap."""
    lines = [line(index, "wild", 4, 15, 1, 15) for index in range(95)]
    played = plain_round(["wild"] * 20, *lines, ended(win, capped))
    return check_round(played, dataclasses.replace(NUMBERS, cap_bets=cap_bets))


def test_X5_the_cap_cuts_the_total_once() -> None:
    assert capped_round(1425, 0) == []
    assert capped_round(1410, 15, cap_bets=94) == []
    assert capped_round(1410, 14, cap_bets=94) != []
    assert capped_round(1425, 0, cap_bets=94) != []
    assert capped_round(1410, 0, cap_bets=94) != []
    assert capped_round(1425, 0, cap_bets=95) == []
    assert capped_round(1425, 1, cap_bets=95) != []


def test_X5_spins_are_left_out_only_at_the_cap() -> None:
    played = bonus_round()
    events = played["events"]
    last_spin = events.index(spin(7, 7))
    sixth = values(c0=35, c1=200, c3=50, c7=50, c10=55, c15=50, c16=100, c18=20, c19=20)
    stopped_early = said("BonusEnded", win=580, values=sixth)
    played["events"] = [*events[:last_spin], stopped_early, ended(570, 10)]
    played["paid"] = 570 * 200
    assert check_round(played, dataclasses.replace(NUMBERS, cap_bets=38)) == []
    played["events"][-1] = ended(580)
    played["paid"] = 580 * 200
    assert check_round(played, NUMBERS) == ["G40: the bonus ends after 6 of 7 spins"]


def test_numbers_must_agree_with_themselves() -> None:
    with pytest.raises(ValueError, match="minimum"):
        dataclasses.replace(NUMBERS, minimum_initial_value=20)
    with pytest.raises(ValueError, match="pays"):
        dataclasses.replace(NUMBERS, pays={"club": {3: 1}})


def test_X5_the_bonus_is_left_out_only_at_the_cap() -> None:
    symbols = board(
        "SC he di sp",
        "cl W W sp",
        "cl he di sp",
        "cl he di sp",
        "cl he di SC",
    )
    wins = line_wins(symbols, PAYS)
    # Club, wild, wild, spade three long from rows 1 and 2, each to the rows 0, 1 and 2.
    assert list(wins.values()) == [2] * 6
    lines = [line(index, "club", 3, 2, 1, 2) for index in wins]
    cap_of_nothing = dataclasses.replace(NUMBERS, cap_bets=0)
    assert check_round(plain_round(symbols, *lines, ended(0, 12)), cap_of_nothing) == []
    assert check_round(plain_round(symbols, *lines, ended(12)), NUMBERS) != []

"""What the screen shows of each event of Clem's Gems."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from engine.games.clems_gems import codes, events
from engine.round import Round
from tests.stage import clem
from tests.stage.clem import made_rounds
from tests.stage.clem_reading import note, painted
from tests.stage.house import House

MADE = made_rounds()
FEATURES = ("Boosted Prizes", "Symbol Upgrade", "Extra Spins")
COLOURS = ("purple", "red", "green")


def watched(played: Round, step: float = 40.0) -> Iterator[tuple[House, dict[str, tuple[str, str]]]]:
    """The house and what is painted, after each frame of a round."""
    house = clem.house().spin(played)
    while house.frame(step):
        yield house, painted(house)


def texts(played: Round, name: str, step: float = 40.0) -> list[str]:
    """What something said, one after the other."""
    said: list[str] = []
    for _, shown in watched(played, step):
        if name in shown:
            note(said, shown[name][1])
    return said


NAMES = {
    1: "Purple Cart Bonus",
    2: "Red Cart Bonus",
    3: "Purple and Red Cart Double Bonus",
    4: "Green Cart Bonus",
    5: "Purple and Green Cart Double Bonus",
    6: "Red and Green Cart Double Bonus",
    7: "Green, Red and Purple Cart Triple Bonus",
}


@pytest.mark.parametrize("carts", NAMES)
def test_C18_C49_C52_each_bonus_is_named_with_its_carts_features_and_spins(carts):
    house = clem.house().spin(MADE[f"carts {carts}"])
    while "entry:title" not in painted(house):
        assert house.frame(40)
    house.run(700)
    shown = painted(house)
    members = [feature for feature in range(codes.FEATURES) if carts >> feature & 1]
    assert shown["entry:title"][1] == NAMES[carts]
    assert shown["entry:spins"][1] == f"{5 * len(members)} extra spins"
    assert [each for each in range(3) if f"entry:cart:{COLOURS[each]}" in shown] == members
    assert [shown[f"entry:feature:{each}"][1] for each in members] == [FEATURES[each] for each in members]
    tipped = [value for name, value in house.cues if name == "cart-tip"]
    assert tipped == members
    glowing = [each for each in range(3) if f"cart:{COLOURS[each]}:glow" in shown]
    assert glowing == members


def test_gems_fly_into_their_carts_and_a_triggered_cart_is_emptied():
    played = MADE["carts 3"]
    heaps: dict[str, list[str]] = {"purple": [], "red": []}
    for _, shown in watched(played):
        for colour, found in heaps.items():
            note(found, shown.get(f"cart:{colour}:heap", ("", ""))[0])
    for colour, found in heaps.items():
        assert found[:3] == ["", f"heap-{colour}-1", ""]


def test_diamonds_add_up_and_the_multiplication_is_told_apart():
    played = MADE["multiplied"]
    (paid,) = (each for each in clem.events_of(played, events.DiamondsPaid) if each.multiplier == 3)
    said = texts(played, "diamonds")
    credit, win = f"{paid.credits / 100:.2f}", f"{paid.win / 100:.2f}"
    last = said.index(f"{credit} ×3")
    assert said[last - 1] == f"Diamonds {credit}"
    assert said[last + 1] == f"{credit} ×3 = {win}"
    growing = [float(each.split()[1]) for each in said[:last]]
    assert growing == sorted(growing)
    assert len(growing) > 4


def test_diamonds_out_of_a_win_are_dimmed_once_that_is_told():
    house = clem.house().spin(MADE["unpaid"])
    bright = set()
    while house.frame(40):
        bright |= {each["alpha"] for each in house.picture() if str(each["name"]).endswith(":value")}
    assert 1.0 in bright
    assert all(each["alpha"] < 0.6 for each in house.picture() if str(each["name"]).endswith(":value")), (
        "no Diamond win"
    )


def test_a_prize_is_named_and_counts_up_to_what_is_recorded():
    counted = []
    for _, shown in watched(MADE["jackpot"], 30):
        if shown.get("banner", ("", ""))[1] == "Major":
            note(counted, float(shown["banner:amount"][1]))
    assert counted == sorted(counted)
    assert len(counted) > 10
    assert counted[-1] == 80.00


def test_the_counter_goes_on_and_takes_what_is_added():
    played = MADE["plus"]
    said = texts(played, "counter")
    wanted = []
    number = 0
    for event in played.events:
        if isinstance(event, events.BonusStarted):
            wanted.append(f"0 of {event.spins}")
        elif isinstance(event, events.ExtraSpinStarted):
            number = event.number
            wanted.append(f"{number} of {event.total}")
        elif isinstance(event, events.SpinsAdded | events.FeatureActivated):
            wanted.append(f"{number} of {event.total}")
    assert said == wanted


def test_C31_wilds_fly_in_and_levels_are_passed_one_after_the_other():
    meters, titles, symbols = [], [], []
    for _, shown in watched(MADE["levels"]):
        if "counter" in shown:
            lit = sum(f"shaft:{level}:lit" in shown for level in range(1, 6))
            note(meters, (lit, shown.get(f"shaft:{lit + 1}:meter", ("", ""))[1]))
        title = shown.get("banner", ("", ""))[1]
        if title.startswith("Level"):
            note(titles, f"{title}: {shown['banner:amount'][1]}")
        if "turned:symbol" in shown:
            note(symbols, shown["turned:symbol"][0])
    assert titles == [
        "Level 1 complete: Pickaxes turn to Diamonds",
        "Level 2 complete: Maps turn to Diamonds",
    ]
    assert symbols == ["pickaxe", "diamond", "map", "diamond"]
    first = [(0, f"{count}/3") for count in range(8)]
    assert meters[: len(first) + 2] == [*first, (1, "4/4"), (2, "0/5")]


def test_C33_what_has_turned_lands_as_diamonds():
    played = MADE["levels"]
    turned = [event for event in played.events if type(event).__name__ == "ReelsStopped"][3]
    cells = [cell for cell in (0, 1, 2) if turned.symbols[cell] == codes.DIAMOND]
    assert cells
    for _, shown in watched(played):
        if shown.get("counter", ("", ""))[1] == "3 of 5" and "cell:14:symbol" in shown:
            assert all(shown[f"cell:{cell}:symbol"][0] == "diamond" for cell in cells)
            assert not [each for each in shown.values() if each[0] == "pickaxe"][1:]


def test_C35_all_five_levels_are_passed():
    turned = [title for title in texts(MADE["all levels"], "banner") if title.startswith("Level")]
    assert turned == [f"Level {level} complete" for level in range(1, 6)]


def test_C46_C47_features_that_join_are_said_and_their_badges_light_up():
    active: list[int] = []
    titles = []
    for _, shown in watched(MADE["joined"]):
        if "counter" in shown:
            lit = [each for each in range(3) if f"feature:{each}:active" in shown]
            note(active, sum(1 << each for each in lit))
        if shown.get("banner", ("", ""))[1] in FEATURES:
            note(titles, (shown["banner"][1], shown["banner:amount"][1]))
    assert active == [4, 5, 7]
    assert titles == [("Boosted Prizes", "+5 extra spins"), ("Symbol Upgrade", "+5 extra spins")]


def test_the_bonus_total_grows_and_its_end_is_told():
    played = MADE["carts 7"]
    (ended,) = clem.events_of(played, events.BonusEnded)
    sums = [float(each.removeprefix("Bonus ")) for each in texts(played, "bonus:win")]
    assert sums == sorted(sums)
    assert sums[0] == 0.0
    assert sums[-1] == ended.win / 100
    said = [
        (shown["banner"][1], shown["banner:amount"][1])
        for _, shown in watched(played)
        if "banner" in shown and "banner:amount" in shown
    ]
    titles = {title: [*group][-1][1] for title, group in groupby(said, lambda each: each[0])}
    assert titles[NAMES[7]] == f"{ended.win / 100:.2f}"


def test_extra_spins_are_played_deeper_in_the_mine():
    grounds: list[object] = []
    for house, _ in watched(MADE["carts 1"], 100):
        note(grounds, house.scene.ground())
    assert grounds == [False, True, False]

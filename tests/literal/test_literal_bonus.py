"""The literal bonus, proved on chains worked out by hand and on any chain at all."""

from hypothesis import given, settings
from hypothesis import strategies as st

from .bonus import BonusGame
from .fire_gnomes import check_round
from .samples import (
    BOOST,
    COLUMN,
    NUMBERS,
    ORTHOGONAL,
    RETRIGGER,
    ROW,
    V,
    bomb,
    bonus_round,
    said,
    spin,
    value,
    values,
)
from .tape import Event


def replay(kinds: dict[int, int], *bombs: tuple[int, int]) -> list[Event]:
    """One spin on a board of tens with a few specials, without its first event."""
    game = bonus_game(kinds)
    game.play_spin(list(bombs))
    return game.events[1:]


def bonus_game(kinds: dict[int, int], first_value: int = 10) -> BonusGame:
    row = [kinds.get(cell, V) for cell in range(20)]
    first = [0 if kind != V else first_value for kind in row]
    return BonusGame(row, first, NUMBERS)


def test_G36_a_chain_goes_breadth_first() -> None:
    # The row reaches 0, 5 and 10 before the column at 5, met on the way, reaches 6 to 9.
    assert replay({5: COLUMN, 15: ROW}, (15, 2)) == [
        bomb(15, 2),
        said("ChainSpread", cell=15, source=-1, kind=ROW, targets=[0, 5, 10]),
        value(0, 15, 10, 20),
        said("ChainSpread", cell=5, source=15, kind=COLUMN, targets=[6, 7, 8, 9]),
        value(10, 15, 10, 20),
        value(6, 5, 10, 20),
        value(7, 5, 10, 20),
        value(8, 5, 10, 20),
        value(9, 5, 10, 20),
    ]


def test_G35_specials_once_a_bomb_values_each_time() -> None:
    # 6 and 11 are neighbours: each reaches the other, neither spreads twice.
    kinds = {6: ORTHOGONAL, 11: ORTHOGONAL}
    events = replay(kinds, (6, 2))
    spreads = [event["cell"] for event in events if event["event"] == "ChainSpread"]
    assert spreads == [6, 11]
    twice = replay({6: COLUMN, 9: ROW, 14: COLUMN, 11: ROW}, (6, 2))
    assert [event for event in twice if event.get("cell") == 1] == [value(1, 11, 10, 20)]
    # 5 is reached by the column of 6 and by the row of 10.
    again = replay({6: COLUMN, 8: ROW, 13: COLUMN, 10: ROW}, (6, 2))
    assert [event for event in again if event.get("cell") == 5] == [
        value(5, 6, 10, 20),
        value(5, 10, 20, 40),
    ]


def test_G35_a_special_spreads_again_for_another_bomb() -> None:
    events = replay({0: ROW, 5: ROW}, (0, 2), (5, 3))
    assert [event["cell"] for event in events if event["event"] == "ChainSpread"] == [0, 5, 5, 0]
    # Twice by each bomb: 10, 20, 40, 120 and, clipped, 200.
    assert [event for event in events if event.get("cell") == 10] == [
        value(10, 0, 10, 20),
        value(10, 5, 20, 40),
        value(10, 5, 40, 120),
        value(10, 0, 120, 200),
    ]


def test_G31_the_bomb_that_made_the_value_does_not_multiply_it() -> None:
    # The row of 0 makes 10 a value; the row of 5 comes back to it.
    kinds = {0: ROW, 5: ROW, 10: RETRIGGER}
    game = bonus_game(kinds)
    game.play_spin([(0, 3)])
    assert [event for event in game.events if event.get("cell") == 10] == [
        said("SpinsAdded", cell=10, source=0, added=3, total=8, value=10)
    ]
    game.play_spin([(10, 4)])
    assert game.events[-1] == value(10, -1, 10, 40)
    assert game.total == 8


def test_G31_a_boost_of_the_same_bomb_raises_the_new_value() -> None:
    events = replay({0: ROW, 5: RETRIGGER, 10: BOOST}, (0, 2))
    assert events[-2] == said("ValuesBoosted", cell=10, source=0, amount=10, values=values(c5=20))


def test_G32_G39_a_boost_raises_active_values_up_to_the_cap() -> None:
    game = bonus_game({3: BOOST}, first_value=50)
    game.play_spin([(0, 4), (1, 1), (3, 2)])
    assert game.active_values() == values(c0=200, c1=60)
    game.play_spin([(3, 5)])
    assert game.active_values() == values(c0=200, c1=85)


def test_G34_an_orthogonal_in_a_corner_reaches_two_cells() -> None:
    assert replay({0: ORTHOGONAL}, (0, 1))[1]["targets"] == [5, 1]
    assert replay({19: ORTHOGONAL}, (19, 1))[1]["targets"] == [14, 18]
    assert replay({7: ORTHOGONAL}, (7, 1))[1]["targets"] == [12, 2, 6, 8]


def test_G29_the_rows_of_bombs_are_checked() -> None:
    for bombs, ruling in (
        ([(4, 1), (3, 1)], "G37"),
        ([(3, 1), (3, 1)], "G29"),
        ([(3, 6)], "G29"),
        ([(20, 1)], "G29"),
        ([(0, 1), (1, 1), (3, 1), (4, 1)], "G29"),
        ([], "G29"),
    ):
        played = bonus_round()
        events = played["events"]
        place = events.index(spin(7, 7)) + 1
        events[place : place + 2] = [bomb(cell, times) for cell, times in bombs]
        assert any(text.startswith(ruling) for text in check_round(played, NUMBERS)), bombs


def test_G27_the_first_board_is_checked() -> None:
    for field, cell, wrong in (("values", 0, 15), ("values", 2, 10), ("kinds", 0, ROW)):
        played = bonus_round()
        started = played["events"][1]
        started[field] = list(started[field])
        started[field][cell] = wrong
        assert check_round(played, NUMBERS) != []


@st.composite
def bonus_boards(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    special = st.sampled_from([RETRIGGER, BOOST, ROW, COLUMN, ORTHOGONAL])
    kinds = [V] * 20
    for cell in draw(st.sets(st.integers(0, 19), min_size=5, max_size=7)):
        kinds[cell] = draw(special)
    first = [draw(st.sampled_from([10, 20, 30, 40, 50])) if kind == V else 0 for kind in kinds]
    return kinds, first


BOMBS = st.dictionaries(st.integers(0, 19), st.integers(1, 5), min_size=1, max_size=3)


@given(bonus_boards(), st.data())
@settings(max_examples=60, deadline=None)
def test_G39_G41_any_bonus_ends_in_bounds(start: tuple[list[int], list[int]], data: st.DataObject) -> None:
    kinds, first = start
    game = BonusGame(kinds, first, NUMBERS)
    while game.played < game.total:
        game.play_spin(sorted(data.draw(BOMBS).items()))
    assert 5 <= game.played <= 5 + 5 * kinds.count(RETRIGGER)
    assert max(game.active_values()) <= NUMBERS.cell_cap
    for cell, kind in enumerate(game.kinds):
        assert kind == "value" or game.active_values()[cell] == 0
    events = game.events
    events.append(said("BonusEnded", win=game.win(), values=game.active_values()))
    played = bonus_round()
    played["events"] = [
        played["events"][0],
        said("BonusStarted", spins=5, kinds=kinds, values=first),
        *events,
        said("RoundEnded", win=game.win(), capped=0),
    ]
    played["paid"] = game.win() * 200
    assert check_round(played, NUMBERS) == []

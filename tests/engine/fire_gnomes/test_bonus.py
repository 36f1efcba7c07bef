"""The Fire Gnomes bonus, by its rulings, on boards made by hand."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.events import RoundEnded
from engine.games.fire_gnomes import codes, numbers
from engine.games.fire_gnomes.codes import BOOST, COLUMN, ORTHOGONAL, RETRIGGER, ROW, VALUE
from engine.games.fire_gnomes.events import (
    BombLanded,
    BonusEnded,
    BonusSpinStarted,
    BonusStarted,
    ChainSpread,
    SpinsAdded,
    ValueActivated,
    ValuesBoosted,
)
from tests.engine.fire_gnomes.scripting import bonus_round, events

LEAST = numbers.CREDIT_VALUES[0]
QUIET = {0: 1}
"""A bomb of ×1 on a cell that each test may spend."""


def far_specials(*pairs, kind=BOOST, count=5):
    """These specials, filled up with boosts in cells that the test does not touch."""
    specials = dict(pairs)
    free = [cell for cell in range(19, -1, -1) if cell not in specials and cell != 0]
    while len(specials) < count:
        specials[free.pop(0)] = kind
    return specials


def test_G27_the_board_has_twenty_cells_of_which_five_to_seven_are_special():
    for count in (5, 6, 7):
        (started,) = events(bonus_round(far_specials(count=count), []), BonusStarted)
        assert len(started.kinds) == len(started.values) == 20
        assert sum(kind != VALUE for kind in started.kinds) == count
        for kind, value in zip(started.kinds, started.values, strict=True):
            assert (value == 0) == (kind != VALUE)
            assert kind != VALUE or value in numbers.CREDIT_VALUES


def test_G29_five_spins_with_one_to_three_bombs_on_cells_of_their_own():
    played = bonus_round(far_specials(), [{1: 1}, {1: 1, 2: 3}, {3: 2, 1: 5, 2: 4}, {4: 1}, {5: 1}])
    assert [(e.number, e.total) for e in events(played, BonusSpinStarted)] == [(n, 5) for n in range(1, 6)]
    assert len(events(played, BombLanded)) == 1 + 2 + 3 + 1 + 1


def test_G37_bombs_act_by_ascending_cell_whatever_the_order_they_were_drawn_in():
    played = bonus_round(far_specials(), [{7: 2, 1: 5, 4: 3}, *[QUIET] * 4])
    assert [(e.cell, e.multiplier) for e in events(played, BombLanded)][:3] == [(1, 5), (4, 3), (7, 2)]


def test_G30_a_value_is_multiplied_and_multiplied_again():
    played = bonus_round(far_specials(), [{3: 3}, {3: 1}, {3: 5}, {3: 2}, {3: 4}])
    shown = [(e.before, e.after) for e in events(played, ValueActivated)]
    assert shown == [
        (LEAST, 3 * LEAST),
        (3 * LEAST, 3 * LEAST),
        (3 * LEAST, 15 * LEAST),
        (15 * LEAST, 30 * LEAST),
        (30 * LEAST, 120 * LEAST),
    ]
    assert events(played, BonusEnded)[0].win == 120 * LEAST


def test_G31_a_retrigger_adds_spins_and_becomes_the_least_value_which_later_bombs_multiply():
    played = bonus_round(far_specials((2, RETRIGGER)), [{2: 4}, {2: 3}, *[QUIET] * 7])
    assert events(played, SpinsAdded) == [SpinsAdded(2, -1, 4, 9, LEAST)]
    assert len(events(played, BonusSpinStarted)) == 9
    assert ValueActivated(2, -1, LEAST, 3 * LEAST) in events(played, ValueActivated)


def test_G31_the_bomb_that_made_a_retrigger_value_does_not_multiply_it_when_its_chain_comes_back():
    # Row at cell 0 reaches the retrigger at 5, then the row symbol at 10, which reaches 5 again.
    played = bonus_round(far_specials((0, ROW), (5, RETRIGGER), (10, ROW)), [{0: 5}, *[{1: 1}] * 9])
    assert [e.added for e in events(played, SpinsAdded)] == [5]
    assert not [e for e in events(played, ValueActivated) if e.cell == 5]
    assert events(played, BonusEnded)[0].values[5] == LEAST


def test_G32_a_boost_raises_the_values_active_at_that_moment_and_acts_again_for_another_bomb():
    played = bonus_round(far_specials((1, BOOST)), [{0: 1, 1: 2, 2: 1}, {1: 5}, *[{3: 1}] * 3])
    first, second = events(played, ValuesBoosted)
    increase = numbers.BOOST_INCREASE
    assert (first.amount, second.amount) == (2 * increase, 5 * increase)
    assert first.values[0] == LEAST + 2 * increase
    assert first.values[2] == 0, "the bomb on cell 2 lands after the boost"
    assert (second.values[0], second.values[2]) == (LEAST + 7 * increase, LEAST + 5 * increase)


@pytest.mark.parametrize("at", range(20))
def test_G33_a_row_symbol_reaches_its_row_from_left_to_right(at):
    (spread,) = events(bonus_round(far_specials((at, ROW)), [{at: 2}]), ChainSpread)[:1]
    assert spread.targets == tuple(c for c in range(at % 5, 20, 5) if c != at)


@pytest.mark.parametrize("at", range(20))
def test_G33_a_column_symbol_reaches_its_column_from_top_to_bottom(at):
    (spread,) = events(bonus_round(far_specials((at, COLUMN)), [{at: 2}]), ChainSpread)[:1]
    reel = at // 5
    assert spread.targets == tuple(c for c in range(reel * 5, reel * 5 + 5) if c != at)


@pytest.mark.parametrize("at", range(20))
def test_G34_an_orthogonal_symbol_reaches_its_neighbours_right_left_top_bottom(at):
    (spread,) = events(bonus_round(far_specials((at, ORTHOGONAL)), [{at: 2}]), ChainSpread)[:1]
    reel, row = divmod(at, 5)
    around = [(reel + 1, row), (reel - 1, row), (reel, row - 1), (reel, row + 1)]
    assert spread.targets == tuple(r * 5 + w for r, w in around if 0 <= r < 4 and 0 <= w < 5)


def test_G33_targets_are_activated_with_the_multiplier_of_the_bomb():
    played = bonus_round(far_specials((7, COLUMN)), [{7: 4}, *[{0: 1}] * 4])
    first = [e for e in events(played, ValueActivated) if e.source == 7]
    assert [(e.cell, e.after) for e in first] == [(c, 4 * LEAST) for c in (5, 6, 8, 9)]


def test_G35_G36_a_chain_runs_breadth_first_and_each_special_acts_once_for_a_bomb():
    specials = {0: ROW, 5: COLUMN, 10: ORTHOGONAL, 6: ROW, 19: BOOST}
    played = bonus_round(specials, [{0: 2}, *[{12: 1}] * 4])
    chain = [e for e in played.events if type(e) in (ChainSpread, ValueActivated)]
    before_next_bomb = chain[: chain.index(next(e for e in chain if e.cell == 12 and e.source == -1))]
    assert [(e.cell, e.source) for e in before_next_bomb if type(e) is ChainSpread] == [
        (0, -1),
        (5, 0),
        (10, 0),
        (6, 5),
    ]
    hit = [e.cell for e in before_next_bomb if type(e) is ValueActivated]
    assert hit.count(15) == 2, "cell 15 is reached by the row and by the orthogonal symbol"


def test_G38_G40_only_activated_values_pay():
    played = bonus_round(far_specials((1, ROW)), [{4: 2}] * 5)
    (ended,) = events(played, BonusEnded)
    assert ended.win == 32 * LEAST == sum(ended.values)
    assert ended.values[1] == 0


def test_G39_a_cell_stops_at_the_maximum_credit_value():
    top = len(numbers.CREDIT_VALUES) - 1
    played = bonus_round(far_specials((1, BOOST)), [{0: 5}] * 4 + [{0: 5, 1: 5}], values=[top])
    assert numbers.CREDIT_VALUES[-1] * 5**3 > numbers.CELL_CAP
    last = events(played, ValueActivated)[-1]
    assert last.after == numbers.CELL_CAP
    assert events(played, ValuesBoosted)[0].values[0] == numbers.CELL_CAP
    assert events(played, BonusEnded)[0].win == numbers.CELL_CAP


def test_G41_seven_retriggers_of_five_reach_the_bound_and_no_further():
    specials = dict.fromkeys(range(7), RETRIGGER)
    spins = [{0: 5, 1: 5, 2: 5}, {3: 5, 4: 5, 5: 5}, {6: 5}, *[{8: 1}] * 37]
    played = bonus_round(specials, spins)
    spun = events(played, BonusSpinStarted)
    assert len(spun) == codes.MOST_BONUS_SPINS == 40 == spun[-1].total


def test_G42_the_bonus_is_added_to_the_wins_of_its_round():
    played = bonus_round(far_specials(), [{0: 1}] * 5)
    lines = sum(getattr(event, "win", 0) for event in played.events if type(event).__name__ == "LineWin")
    assert played.coins == lines + events(played, BonusEnded)[0].win


CELL = st.integers(0, 19)


@settings(max_examples=150, deadline=None)
@given(
    st.dictionaries(
        CELL, st.sampled_from([RETRIGGER, BOOST, ROW, COLUMN, ORTHOGONAL]), min_size=5, max_size=7
    ),
    st.lists(st.dictionaries(CELL, st.integers(1, 5), min_size=1, max_size=3), min_size=5, max_size=12),
    st.lists(st.integers(0, len(numbers.CREDIT_VALUES) - 1), max_size=15),
)
def test_G30_to_G41_the_literal_checker_agrees_on_any_board(specials, spins, values):
    from tests.engine.fire_gnomes.literal import complaints

    played = bonus_round(specials, spins, values)
    assert not complaints(played)
    assert events(played, RoundEnded)[0].capped == 0

"""Extra spins, the Symbol Upgrade and features that join, by the rulings of Clem's Gems."""

import itertools
from fractions import Fraction

import pytest

from engine.events import ReelsStopped
from engine.games.clems_gems import codes
from engine.games.clems_gems.events import (
    ActivationsRolled,
    BonusEnded,
    DiamondsPaid,
    ExtraSpinStarted,
    FeatureActivated,
    LevelCompleted,
    PrizesDrawn,
    SpinsAdded,
    WildsCollected,
)
from tests.engine.clems_gems.scripting import (
    BOOSTED,
    CODES,
    DEAD,
    EXTRA,
    GAME,
    REELS,
    UPGRADE,
    Script,
    board_with,
    event,
    events,
    wrong,
)


@pytest.mark.parametrize("choices", [*itertools.product((0, 1), repeat=2)])
def test_C25_C27_all_plus_symbols_in_view_add_their_spins(choices):
    added = sum(choices) + 2
    played = Script().bonus(EXTRA).spin(board_with(r1="+A+"), choices).extra(4 + added).play()
    expected = [SpinsAdded(0, choices[0] + 1, 6 + choices[0]), SpinsAdded(2, choices[1] + 1, 5 + added)]
    assert events(played, SpinsAdded) == expected
    assert not events(played, DiamondsPaid), "C27: without a Diamond win"
    assert event(played, BonusEnded).spins == 5 + added
    assert not wrong(played)


def test_C27_S52_spins_added_on_the_last_spin_are_played():
    played = Script().bonus(EXTRA).extra(4).spin(board_with(r1="+"), (1,)).extra(2).play()
    assert event(played, BonusEnded).spins == 7
    assert [each.total for each in events(played, ExtraSpinStarted)] == [5] * 5 + [7] * 2


def test_C28_fewer_than_half_a_spin_is_added_by_a_spin_in_expectation():
    weights = GAME.numbers.spin_weights
    each = Fraction(weights[0] + 2 * weights[1], sum(weights))
    for features in range(codes.FEATURE_SETS):
        length = GAME.numbers.lengths[features * REELS]
        count = GAME.numbers.strips[features * REELS][:length].count(codes.SPIN_DIAMOND)
        assert 3 * count * each / length < Fraction(1, 2)


def filled(wilds: int) -> tuple[str, ...]:
    """A board that pays nothing, with so many gems (green) from the right."""
    cells = [12, 13, 14, 9, 10, 11, 6, 7, 8][:wilds]
    rows = [list(row) for row in DEAD]
    for cell in cells:
        rows[cell % 3][cell // 3] = "V"
    return tuple(map("".join, rows))


LEVELS = [(1, "p", 3), (2, "m", 4), (3, "l", 5), (4, "t", 6), (5, "C", 7)]
"""Level, the symbol that turns, wilds asked for: as the rules file lists them."""


def test_C30_C31_C32_C33_five_levels_turn_five_symbols():
    script = Script().bonus(UPGRADE)
    for _level, _letter, wilds in LEVELS:
        script.spin(filled(wilds)).activate(0)
    played = script.play()
    completed = [(each.level, each.symbol, each.surplus) for each in events(played, LevelCompleted)]
    assert completed == [(level, CODES[letter], 0) for level, letter, _wilds in LEVELS]
    assert [len(each.cells) for each in events(played, WildsCollected)] == [3, 4, 5, 6, 7]
    assert not wrong(played)


@pytest.mark.parametrize(("level", "letter", "wilds"), LEVELS)
def test_C33_C34_a_symbol_turns_to_diamonds_from_the_next_spin_on(level, letter, wilds):
    script = Script().bonus(UPGRADE | EXTRA)
    for _level, _letter, before in LEVELS[: level - 1]:
        script.spin([row.replace("V", "P") for row in filled(before)]).activate(0)
    same_spin = [row.replace("V", "P") for row in filled(wilds)]
    same_spin[0] = letter + same_spin[0][1:]
    script.spin(same_spin).activate(0)
    # The turned symbol on reel 1 and a Diamond on reel 2: both carry credits of their reel
    script.spin(board_with(r1="D", r2="D"), (4, 0)).activate(0)
    reel_1 = script.strips[(UPGRADE | EXTRA) * REELS]
    reel_1[(script.spins - 1) * 3] = codes.PICKAXE + level - 1
    played = script.extra(9 - level).play()
    shown = events(played, ReelsStopped)
    assert shown[level].symbols[0] == codes.PICKAXE + level - 1, (
        "not yet on the spin that completes the level"
    )
    assert shown[level + 1].symbols[0] == codes.DIAMOND
    paid = events(played, DiamondsPaid)
    assert paid[-1].credits == 80 + 20
    assert not wrong(played)


def test_C31_surplus_wilds_carry_on_and_may_complete_several_levels():
    script = Script().bonus(UPGRADE).spin(filled(2)).activate(0).spin(filled(8)).activate(0)
    played = script.spin(filled(1)).activate(0).extra(2).play()
    assert events(played, LevelCompleted) == [
        LevelCompleted(1, codes.PICKAXE, 7),
        LevelCompleted(2, codes.MAP, 3),
    ]
    collected = events(played, WildsCollected)
    assert [(each.levels, each.before, len(each.cells)) for each in collected] == [
        (0, 0, 2),
        (0, 2, 8),
        (2, 3, 1),
    ]
    assert [(each.levels, each.collected) for each in events(played, ExtraSpinStarted)] == [
        (0, 0),
        (0, 2),
        (2, 3),
        (2, 4),
        (2, 4),
    ]
    assert not wrong(played)


def test_C35_nothing_is_collected_after_level_5():
    script = Script().bonus(UPGRADE)
    for wilds in (9, 9, 9):
        script.spin(filled(wilds)).activate(0)
    played = script.extra(2, filled(3)).play()
    assert [each.level for each in events(played, LevelCompleted)] == [1, 2, 3, 4, 5]
    assert events(played, LevelCompleted)[-1].surplus == 0
    assert len(events(played, WildsCollected)) == 3
    assert events(played, ExtraSpinStarted)[-1].collected == 0
    assert not wrong(played)


def test_C30_wilds_of_every_colour_are_collected_and_gold_ones_too():
    played = Script().bonus(UPGRADE).spin(board_with(r4="PV", r5="P")).activate(0).extra(4).play()
    assert len(event(played, WildsCollected).cells) == 3
    played = Script().bonus(BOOSTED | UPGRADE | EXTRA).spin(board_with(r4="GG", r5="G")).extra(14).play()
    assert len(event(played, WildsCollected).cells) == 3
    assert codes.GOLD_GEM in events(played, ReelsStopped)[1].symbols, "C22"


def test_C54b_wilds_seen_before_the_upgrade_is_active_are_not_collected():
    script = Script().bonus(EXTRA).spin(board_with(r3="RR", r4="RP", r5="R")).activate(UPGRADE)
    played = script.spin(board_with(r5="P")).activate(0).extra(8).play()
    assert [(each.levels, each.before, len(each.cells)) for each in events(played, WildsCollected)] == [
        (0, 0, 1)
    ]


@pytest.mark.parametrize("start", range(1, 7))
def test_C46_C48_features_join_once_each_in_every_order(start):
    missing = [feature for feature in range(3) if not start & (1 << feature)]
    for order in itertools.permutations(missing):
        script = Script().bonus(start)
        active, spins = start, 5 * start.bit_count()
        for feature in order:
            script.spin(board_with(r5="PRV"[feature])).activate(1 << feature)
            spins += 5
        played = script.extra(spins - len(order)).play()
        joined = events(played, FeatureActivated)
        assert [each.feature for each in joined] == [*order]
        assert [each.added for each in joined] == [5] * len(order)
        sets = [each.features for each in events(played, ExtraSpinStarted)]
        for place, feature in enumerate(order):
            assert sets[place] == active, "active from the next spin on"
            active |= 1 << feature
        assert set(sets[len(order) :]) == {7}
        assert event(played, BonusEnded).spins == spins
        assert not wrong(played)


def test_C46_two_features_may_join_on_one_spin():
    played = Script().bonus(BOOSTED).spin(board_with(r5="RV")).activate(UPGRADE | EXTRA).extra(14).play()
    assert [(each.feature, each.total) for each in events(played, FeatureActivated)] == [(1, 10), (2, 15)]
    assert event(played, ActivationsRolled) == ActivationsRolled(6, 6)


def test_C47_S52_a_feature_that_joins_on_the_last_spin_goes_on():
    script = Script().bonus(BOOSTED).extra(4).spin(board_with(r5="R")).activate(UPGRADE)
    played = script.extra(5).play()
    assert event(played, BonusEnded).spins == 10
    assert not wrong(played)


def test_C46_the_chance_does_not_depend_on_the_number_of_gems():
    for letters in ({"r5": "R"}, {"r3": "RRR", "r4": "RRR", "r5": "RRR"}):
        played = Script().bonus(BOOSTED).spin(board_with(**letters)).activate(0).extra(4).play()
        assert events(played, ActivationsRolled) == [ActivationsRolled(2, 0)]


def test_C3_prizes_are_drawn_anew_on_each_spin():
    board = board_with(r1="D", r2="D")
    played = Script().bonus(UPGRADE).spin(board, (0, 0)).spin(board, (4, 4)).extra(3).play()
    assert [max(each.values) for each in events(played, PrizesDrawn)] == [20, 80]

"""The paid game of Three Lamps: lines, levels, bars and what triggers the bonus, by its rulings."""

import itertools

import pytest

from engine.events import LineWin, ReelsStopped
from engine.games.three_lamps import codes, numbers
from engine.games.three_lamps.events import BonusStarted, GemsCollected, GemsRolled, LampUnlocked
from tests.engine.three_lamps.scripting import (
    ALL,
    GAME,
    GEM_LETTERS,
    NUMBERS,
    REELS,
    Script,
    board_with,
    event,
    events,
)


def strip(level: int, reel: int) -> list[int]:
    return NUMBERS.strips[level * REELS + reel][: NUMBERS.lengths[level * REELS + reel]]


def test_L1_there_are_20_lines_and_20_bets():
    assert len(set(GAME.lines)) == len(GAME.lines) == codes.COINS_PER_BET == 20
    assert (GAME.bets[0], GAME.bets[-1], len(GAME.bets)) == (20, 100_00, 20)
    assert all(GAME.coin(bet) * 20 == bet for bet in GAME.bets), "X1"


def test_L2_wilds_stand_in_runs_of_three_and_four_on_all_reels():
    for level, reel in itertools.product(range(5), range(REELS)):
        letters = "".join("W" if symbol == codes.WILD else " " for symbol in strip(level, reel))
        start = letters.index(" ")
        runs = [len(run) for run in (letters[start:] + letters[:start]).split()]
        assert {*runs} <= {3, 4}
        assert runs


@pytest.mark.parametrize("symbol", range(codes.REGULARS))
def test_L3_wilds_substitute_for_every_paying_symbol(symbol):
    letter = "PCSOLAKQJT"[symbol]
    played = Script().spin((letter + "W" + letter + "QJ", "KJLKJ", "AQTAQ")).play()
    wins = {(each.symbol, each.count, each.win) for each in events(played, LineWin)}
    assert (symbol, 3, numbers.PAYS[symbol][3]) in wins


@pytest.mark.parametrize("count", [3, 4, 5])
def test_L3_wilds_alone_pay_as_the_best_symbol(count):
    row = "W" * count + "tmtmt"[: 5 - count]
    played = Script(level=0).spin(("AQTAQ", row, "KJLKJ")).play()
    line = next(each for each in events(played, LineWin) if each.line == 0)
    assert (line.symbol, line.count, line.win) == (codes.PEACOCK, count, numbers.PAYS[codes.PEACOCK][count])


@pytest.mark.parametrize("gem", GEM_LETTERS)
def test_L3_gems_pay_nothing_and_are_never_substituted(gem):
    played = Script(level=0).spin(("AWLKA", f"WW{gem}QJ", "KJLKJ")).play()
    assert all(each.symbol < codes.REGULARS for each in events(played, LineWin))
    middle = {GAME.lines[each.line][2] for each in events(played, LineWin)}
    assert 1 not in middle, "no line pays through the gem on the third reel"


@pytest.mark.parametrize(("level", "kinds"), [(0, 1), (1, 2), (2, 3), (3, 3), (codes.WITHOUT_GEMS, 0)])
def test_L4_each_level_has_its_own_gems(level, kinds):
    for reel in range(REELS):
        gems = {symbol for symbol in strip(level, reel) if symbol >= codes.FIRST_GEM}
        assert gems == {codes.FIRST_GEM + feature for feature in range(kinds)}


@pytest.mark.parametrize("level", range(3))
@pytest.mark.parametrize("count", range(1, 4))
def test_L5_every_gem_of_the_next_lamp_fills_its_bar(level, count):
    gem = GEM_LETTERS[level]
    script = Script(level, parts=4).spin(board_with(r5=gem * count))
    played = script.play()
    assert played.state == (level * 12 + 4 + count,)
    assert events(played, GemsCollected) == [GemsCollected(level, 4, 4 + count, (12, 13, 14)[:count])]
    assert not events(played, GemsRolled), "L8b: the gem of a locked lamp triggers nothing"


@pytest.mark.parametrize("level", range(3))
@pytest.mark.parametrize("count", [1, 2, 3])
def test_L6_L7_a_full_bar_unlocks_its_lamp_from_the_next_spin_on(level, count):
    """L6: what is beyond the bar is lost; L7: the gem that completes it may not trigger."""
    gem = GEM_LETTERS[level]
    played = Script(level, parts=11).spin(board_with(r5=gem * count)).play()
    assert played.state == ((level + 1) * 12,)
    assert events(played, LampUnlocked) == [LampUnlocked(level, level + 1)]
    assert event(played, GemsCollected).after == 12
    assert not events(played, BonusStarted)
    assert not events(played, GemsRolled)


@pytest.mark.parametrize("level", range(4))
def test_L5_L11_other_gems_fill_nothing(level):
    others = "".join(letter for feature, letter in enumerate(GEM_LETTERS) if feature != level)
    active = sum(feature < level for feature in range(3) if feature != level)
    played = Script(level, parts=0).spin(board_with(r5=others[:3])).rolls([False] * active).play()
    assert played.state == (level * 12,)
    assert not events(played, GemsCollected)


@pytest.mark.parametrize("level", range(4))
def test_L9_each_active_gem_has_its_own_roll(level):
    played = Script(level).spin(board_with(r4="t", r5="mp")).rolls([False] * level).play()
    rolled = events(played, GemsRolled)
    assert [each.cells for each in rolled] == ([(9, 12, 13)[:level]] if level else [])
    assert all(each.rolls == (0,) * level for each in rolled)


@pytest.mark.parametrize("features", range(1, 8))
def test_L9_L10_triggers_and_joins_make_the_features_of_the_bonus(features):
    triggers = [bool(features & (1 << feature)) for feature in range(3)]
    first = triggers.index(True)
    alone = [feature == first for feature in range(3)]
    joins = [triggers[feature] for feature in range(3) if feature != first]
    script = Script().spin(board_with(r3="t", r4="m", r5="p")).rolls(alone, joins).bonus(features)
    played = script.respin({5: 1}).quiet().play()
    expected = [0, 0, 0]
    for feature in range(3):
        expected[feature] = 1 if feature == first else 2 if triggers[feature] else 0
    assert event(played, GemsRolled).rolls == tuple(expected)
    assert event(played, BonusStarted).features == features


def test_L9_a_join_is_likelier_than_a_trigger():
    assert all(a < b for a, b in zip(NUMBERS.trigger_chances, NUMBERS.join_chances, strict=True))


def test_L15_lines_of_the_triggering_spin_are_paid_before_the_bonus():
    script = Script().spin(("TTTtJ", "KJLKA", "AQSAQ")).rolls([True]).bonus(1).respin({5: 4}).quiet()
    played = script.play()
    names = [type(each).__name__ for each in played.events]
    assert names.index("LineWin") < names.index("GemsRolled") < names.index("BonusStarted")
    assert played.coins == sum(each.win for each in events(played, LineWin)) + 20


@pytest.mark.parametrize("parts", [0, 5, 11])
def test_D4_the_odds_do_not_depend_on_the_bar(parts):
    """Strips and chances are those of the level alone: the same words show the same board."""
    played = Script(1, parts).spin(board_with(r5="t")).rolls([False]).play()
    assert (
        event(played, ReelsStopped).symbols
        == event(Script(1, 0).spin(board_with(r5="t")).rolls([False]).play(), ReelsStopped).symbols
    )
    assert ALL == 7

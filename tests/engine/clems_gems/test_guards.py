"""Bounds of Clem's Gems: the cap, 200 extra spins, exactly one record, and scripts that want too much."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Seeds, Stake, play
from engine.events import LineWin, RoundEnded
from engine.games.clems_gems import codes
from engine.games.clems_gems.events import (
    BonusEnded,
    BonusStarted,
    DiamondsPaid,
    ExtraSpinStarted,
    FeatureActivated,
    JackpotWon,
    LevelCompleted,
    SpinsAdded,
)
from engine.kernel import WORD_MASK
from tests.engine.clems_gems.scripting import (
    ALL,
    BOOSTED,
    GAME,
    SEEDS,
    UPGRADE,
    Script,
    board_with,
    event,
    events,
    wrong,
)
from tests.engine.clems_gems.telling import cap_round, jackpot_round, levels_round, longest_round
from tests.literal.clem_bridge import complaints

CAP = GAME.cap * GAME.coins_per_bet
HOSTILE_WORD = st.sampled_from([0, 1, WORD_MASK, WORD_MASK - 1, 1 << 31]) | st.integers(0, WORD_MASK)


def named_in(played) -> int:
    """The coins of all wins that the events of a round name."""
    lines = sum(each.win for each in events(played, LineWin))
    diamonds = sum(each.win for each in events(played, DiamondsPaid))
    return lines + diamonds + sum(each.amount for each in events(played, JackpotWon))


def test_C57_X5_the_cap_ends_the_round_and_cuts_its_total_once():
    """S13: the bonus reaches the cap; nothing is played after, and nothing more is paid."""
    played = cap_round()
    (ended,) = events(played, RoundEnded)
    assert played.coins == ended.win == CAP == 337_440
    assert ended.capped > 0
    assert played.win == CAP * GAME.coin(80)
    bonus = event(played, BonusEnded)
    assert bonus.spins == len(events(played, ExtraSpinStarted)) < 15
    assert named_in(played) == ended.win + ended.capped > bonus.win
    assert not complaints(played)


def test_C57_a_paid_spin_that_reaches_the_cap_to_the_coin_brings_no_cart():
    """Credits of 30 and 40 leave a limit of 80 open; 20, 20 and 40 reach it."""
    script = Script().spin(board_with(r1="D", r2="D", r5="P"), (1, 2)).carts(BOOSTED).extra(5)
    assert events(script.play(limit=80), BonusStarted)
    script = Script().spin(board_with(r1="DD", r2="D", r5="P"), (0, 0, 2)).carts(BOOSTED).extra(5)
    ended = event(script.play(limit=80), RoundEnded)
    assert (ended.win, ended.capped) == (80, 0)
    assert not events(script.play(limit=80), BonusStarted)
    assert events(script.play(), BonusStarted)


def test_X5_at_the_cap_nothing_follows_the_win_of_an_extra_spin():
    script = Script().bonus(UPGRADE).spin(board_with(r1="DD", r2="DD", r3="PPP")).activate(BOOSTED).extra(9)
    played = script.play(limit=80)
    assert played.coins == 80
    assert not events(played, FeatureActivated) + events(played, LevelCompleted)
    assert event(played, BonusEnded).spins == 1
    assert events(script.play(), FeatureActivated)
    assert events(script.play(), LevelCompleted)


@pytest.mark.parametrize("bet", GAME.bets)
def test_R2_no_round_pays_more_than_the_cap_at_any_bet(bet):
    assert cap_round().coins * GAME.coin(bet) == GAME.cap * bet


def test_C28_S5_a_bonus_ends_after_200_extra_spins():
    played = longest_round()
    assert event(played, BonusEnded).spins == len(events(played, ExtraSpinStarted)) == 200
    added = [each.added for each in events(played, SpinsAdded)]
    assert sum(added) == 195
    assert added[-1] == 0, "a late +2 is shown and adds nothing"
    assert not complaints(played)


def test_C28_a_feature_that_joins_at_the_limit_adds_what_is_left():
    script = Script().bonus(codes.ALL_FEATURES & ~UPGRADE)
    for _ in range(46):
        script.spin(board_with(r1="++"), (1, 1)).activate(0)
    script.spin(board_with(r1="++", r5="R"), (0, 0)).activate(UPGRADE)
    played = script.play()
    (joined,) = events(played, FeatureActivated)
    assert (joined.added, joined.total) == (4, 200)
    assert not wrong(played)


@pytest.mark.parametrize("jackpot", range(4))
def test_R1_S19_each_prize_is_reached_on_the_real_strips(jackpot):
    played = jackpot_round(jackpot)
    won = event(played, JackpotWon)
    assert (won.jackpot, won.amount) == (jackpot, (800, 2_000, 8_000, 80_000)[jackpot])
    assert event(played, BonusEnded).win >= won.amount
    assert played.coins == named_in(played)
    assert not complaints(played)


def test_C31_levels_are_passed_two_at_a_time_on_the_real_strips():
    played = levels_round()
    names = [type(each).__name__ for each in played.events]
    assert any(pair == ("LevelCompleted", "LevelCompleted") for pair in pairwise(names))
    assert not complaints(played)


@settings(max_examples=200, deadline=None)
@given(st.lists(HOSTILE_WORD, max_size=500), st.sampled_from([0, *range(1, 8)]))
def test_X2_S5_any_script_ends_inside_the_stated_bounds(words, carts):
    script = Script().bonus(carts) if carts else Script()
    played = play(GAME, Stake(80), (), SEEDS, 0, (*script.words, *words))
    assert 0 <= played.coins <= CAP
    assert len(events(played, ExtraSpinStarted)) <= codes.MOST_SPINS
    assert len(events(played, BonusStarted)) <= 1
    assert len(events(played, LevelCompleted)) <= codes.LEVELS
    assert len({each.feature for each in events(played, FeatureActivated)}) == len(
        events(played, FeatureActivated)
    )
    assert not complaints(played)


def test_R3_X4_the_total_is_the_sum_of_what_the_record_names():
    """Nothing is paid that no event names."""
    for nonce in range(300):
        script = Script().bonus(ALL) if nonce % 3 == 0 else Script()
        played = play(GAME, Stake(80), (), Seeds(bytes(32), "sum"), nonce, tuple(script.words))
        assert played.coins == named_in(played)

"""Bounds of Fire Gnomes: scripts that want too much, and the literal checker on drawn rounds."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Seeds, Stake, play
from engine.events import RoundEnded
from engine.games.fire_gnomes import codes, numbers
from engine.games.fire_gnomes.events import BonusEnded, BonusSpinStarted
from engine.kernel import WORD_MASK
from tests.engine.fire_gnomes.literal import complaints
from tests.engine.fire_gnomes.scripting import GAME, SEEDS, Script, events, plain_stops, window

HOSTILE_WORD = st.sampled_from([0, 1, WORD_MASK, WORD_MASK - 1, 1 << 31]) | st.integers(0, WORD_MASK)
STATES = st.sampled_from([GAME.start_state, GAME.named_states["full"], (8, 1, 15, 1125), (1, 3, 225, 45)])


def fullest_round():
    """Every award at its cap, then a bonus in which all twenty cells reach the maximum."""
    stops = plain_stops(scatters=2, activations=2)
    regulars = sum(
        symbol < codes.REGULARS for reel in range(codes.REELS) for symbol in window(reel, stops[reel])
    )
    script = Script().stops(stops).feature(True, "wilds", "multipliers", "silver", "gold")
    script.choose(regulars, range(8)).choose(regulars - 8, range(3))
    for _ in range(3):
        script.weigh(len(numbers.MULTIPLIER_WEIGHTS) - 1, numbers.MULTIPLIER_WEIGHTS)
    script.bonus_board(dict.fromkeys(range(7), codes.RETRIGGER), [len(numbers.CREDIT_VALUES) - 1] * 13)
    for first in range(0, 18, 3):
        script.bombs({first: 5, first + 1: 5, first + 2: 5})
    order = [18, 19] + [cell for _ in range(7) for cell in range(20)]
    for at in range(0, 102, 3):
        script.bombs(dict.fromkeys(order[at : at + 3], 5))
    return script.play(GAME.named_states["full"])


def test_X5_the_win_cap_cuts_the_total_once_and_ends_the_round():
    played = fullest_round()
    (ended,) = events(played, RoundEnded)
    cap = GAME.cap * GAME.coins_per_bet
    assert played.coins == ended.win == cap
    assert ended.capped > 0
    assert len(events(played, BonusSpinStarted)) < codes.MOST_BONUS_SPINS, "no spin is played after it"
    assert not complaints(played)


def test_X5_what_the_cap_leaves_is_what_was_won_without_it():
    played = fullest_round()
    (ended,) = events(played, RoundEnded)
    before_bonus = sum(
        getattr(event, "win", 0) if type(event).__name__ == "LineWin" else getattr(event, "amount", 0)
        for event in played.events
        if type(event).__name__ in ("LineWin", "PrizePaid")
    )
    assert before_bonus + events(played, BonusEnded)[0].win == ended.win + ended.capped


@settings(max_examples=300, deadline=None)
@given(st.lists(HOSTILE_WORD, max_size=400), STATES)
def test_X2_any_script_ends_inside_the_stated_bounds(words, state):
    played = play(GAME, Stake(15), state, SEEDS, 0, tuple(words))
    assert 0 <= played.coins <= GAME.cap * GAME.coins_per_bet
    assert len(played.tape) <= GAME.tape_capacity
    assert len(events(played, BonusSpinStarted)) <= codes.MOST_BONUS_SPINS
    assert GAME.check_state(played.state)


@settings(max_examples=100, deadline=None)
@given(st.lists(HOSTILE_WORD, max_size=300), st.booleans())
def test_G41_any_script_of_a_bonus_ends_inside_the_stated_bounds(words, activated):
    script = Script().stops(plain_stops(scatters=2, activations=2 if activated else 0))
    if activated:
        script.feature(True, "wilds", "multipliers", "silver", "gold")
    script.words.extend(words)
    played = script.play(GAME.named_states["full"])
    assert 5 <= len(events(played, BonusSpinStarted)) <= codes.MOST_BONUS_SPINS
    assert len(played.tape) <= GAME.tape_capacity
    assert not complaints(played)


def test_G36_a_board_of_chains_that_always_reach_each_other_ends():
    specials = {0: codes.ROW, 5: codes.COLUMN, 6: codes.ROW, 11: codes.COLUMN, 1: codes.COLUMN, 10: codes.ROW}
    script = Script().stops(plain_stops(scatters=2)).bonus_board(specials | {12: codes.BOOST})
    for _ in range(5):
        script.bombs({0: 5, 6: 5, 11: 5})
    played = script.play()
    assert len(events(played, BonusSpinStarted)) == 5
    assert not complaints(played)


def test_the_literal_checker_agrees_on_two_thousand_drawn_rounds():
    state = GAME.start_state
    seeds = Seeds(b"literal checker's rounds, fixed.", "")
    bonuses = 0
    for nonce in range(2_000):
        played = play(GAME, Stake(GAME.bets[nonce % len(GAME.bets)]), state, seeds, nonce)
        assert not complaints(played), nonce
        bonuses += bool(events(played, BonusEnded))
        state = played.state
    assert bonuses > 0

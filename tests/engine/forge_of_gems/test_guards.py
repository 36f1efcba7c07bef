"""Bounds of Forge of Gems: the cap, the heights, 36,288 ways, and scripts that want too much."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import InputError, RoundRequest, Stake, parse_query, parse_token, play
from engine.events import RoundEnded, WaysWin
from engine.games.forge_of_gems import codes
from engine.games.forge_of_gems.events import (
    CellsSplit,
    FreeSpinsEnded,
    FreeSpinStarted,
    GemBoxOpened,
    SpinEnded,
    WaysCounted,
)
from engine.kernel import WORD_MASK
from engine.round import win_cap
from tests.engine.forge_of_gems.scripting import (
    DEAD,
    GAME,
    REELS,
    SEEDS,
    Script,
    Watched,
    evaluated,
    event,
    events,
)
from tests.engine.forge_of_gems.telling import cap_round, most_ways_round
from tests.literal.forge_bridge import complaints

HOSTILE_WORD = st.sampled_from([0, 1, WORD_MASK, WORD_MASK - 1, 1 << 31]) | st.integers(0, WORD_MASK)
CAP = GAME.cap * GAME.coins_per_bet


def test_F7_36288_ways_are_reached_by_the_rules_alone():
    played = most_ways_round()
    rows, copies, ways, _ = evaluated(played)[3]
    assert ways == codes.MOST_WAYS == GAME.most_ways == 9 * 8 * 7 * 8 * 9
    assert copies == ["32123", "33333", "33333"]
    assert rows == ["bWWgo", "AKQJp", "AKQJp"]
    assert not complaints(played)


def check_heights(played):
    board = Watched()
    for happened in played.events:
        board.see(happened)
        assert all(1 <= copies <= codes.MOST_COPIES for copies in board.copies)
        assert all(height <= most for height, most in zip(board.heights, codes.TALLEST, strict=True)), (
            happened
        )
    assert all(each.ways <= codes.MOST_WAYS for each in events(played, WaysCounted))


@settings(max_examples=150, deadline=None)
@given(st.lists(HOSTILE_WORD, max_size=600), st.lists(st.sampled_from("vh-|x."), min_size=5, max_size=5))
def test_F7_no_stream_exceeds_the_heights(words, forge):
    """Attacked from a board that splits readily: tens over pairs, splitters in the crucibles."""
    script = Script().land(("TTTTT", "AKQJp", "AKQJp"), "".join(forge))
    script.words.extend(words)
    check_heights(script.play())


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_F7_no_order_of_splitters_exceeds_the_heights(data):
    script = Script().land(("TTTTT", "AKQJp", "AKQJp"), "vvvvv")
    for _ in range(6):
        for reel in range(REELS):
            script.refill((reel, "", data.draw(st.sampled_from("vvvhh"))))
        for reel in range(REELS):
            script.symbols(reel, "T")
    check_heights(script.play())


def test_F25_no_cell_is_split_beyond_three_copies():
    script = Script().land(("TTTTT", "AKQJp", "AKQJp"), "vvvvv")
    for _ in range(4):
        for reel in range(REELS):
            script.refill((reel, "", "v"))
        for reel in range(REELS):
            script.symbols(reel, "T")
    played = script.play()
    splits = [each for each in events(played, CellsSplit) if each.cell // 3 == 0]
    assert [each.copies for each in splits[:4]] == [(2, 2), (3, 3), (), ()]


def test_F42_X5_the_cap_ends_the_round_and_cuts_its_total_once():
    """S13, S62: the free spins reach the cap; nothing is played after, and nothing more is paid."""
    played = cap_round()
    (ended,) = events(played, RoundEnded)
    assert played.coins == ended.win == CAP
    assert ended.capped > 0
    assert played.win == CAP * GAME.coin(10)
    free = event(played, FreeSpinsEnded)
    assert free.played == len(events(played, FreeSpinStarted)) < 10
    assert free.win == ended.win + ended.capped
    assert not complaints(played)


def test_S13_X5_a_paid_spin_that_reaches_the_cap_to_the_coin_ends_the_round():
    """Five blue gems pay a bet: with a limit of a bet no cascade and no box follows."""
    script = Script().land(("bbbbb", "SogpA", "SQJoS"))
    ended = event(script.play(limit=10), RoundEnded)
    assert (ended.win, ended.capped) == (10, 0)
    assert not events(script.play(limit=10), GemBoxOpened)
    assert event(script.play(limit=10), SpinEnded).cascades == 0
    assert events(script.play(limit=1_000_00), GemBoxOpened)


def test_F42_a_limit_in_money_comes_first_when_it_is_lower():
    """S4: 10,000 bets or an amount of the currency, whichever comes first, at each bet."""
    for bet in GAME.bets:
        assert win_cap(GAME, Stake(bet)) == CAP
        assert win_cap(GAME, Stake(bet, limit=350_000_000_00)) == CAP
        assert win_cap(GAME, Stake(bet, limit=2_000 * bet)) == 2_000 * GAME.coins_per_bet
    played = cap_round(limit=500_00)
    assert played.win == 500_00
    assert played.stake.limit == 500_00
    assert not complaints(played)


def test_F42_a_limit_below_the_bet_is_refused():
    with pytest.raises(InputError, match=r"at least the bet"):
        play(GAME, Stake(100, limit=99), (), SEEDS, 0)


def test_F42_a_limit_is_in_the_record_and_in_the_link():
    played = cap_round(limit=500_00)
    assert played.to_json()["limit"] == "500.00"
    request = RoundRequest.of(played)
    assert parse_token(request.to_token()).play() == played
    assert "limit=500.00" in request.to_query()
    assert parse_query("game=forge-of-gems&stake=1.00&limit=350000000.00").stake.limit == 350_000_000_00


def test_S41_a_cascade_ends_at_the_cap_at_the_latest_and_its_tape_holds_it():
    """The smallest win again and again: the longest a spin can be made with a limit of 600 coins."""
    script = Script().land(("AAATb", "ogpKQ", "KQJpo"))
    for _ in range(900):
        script.refill(*((reel, "A", ".") for reel in range(3)))
    played = script.play(limit=600)
    pay = event(played, WaysWin).win
    assert event(played, SpinEnded).cascades == -(-600 // pay) - 1
    assert len(played.tape) > GAME.tape_capacity, "longer than the tape it was given at first"
    assert not complaints(played)


@settings(max_examples=200, deadline=None)
@given(st.lists(HOSTILE_WORD, max_size=400))
def test_X2_any_script_ends_inside_the_stated_bounds(words):
    played = play(GAME, Stake(10), (), SEEDS, 0, tuple(words))
    assert 0 <= played.coins <= CAP
    assert len(events(played, FreeSpinStarted)) <= 20
    assert not complaints(played)


def test_a_board_without_a_win_is_the_end_of_the_round():
    assert [type(each).__name__ for each in Script().land(DEAD).play().events] == [
        "BoardLanded",
        "WaysCounted",
        "SpinEnded",
        "RoundEnded",
    ]

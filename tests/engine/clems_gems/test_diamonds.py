"""Diamond Prizes, jackpots and Boosted Prizes of Clem's Gems, by its rulings."""

import itertools

import pytest

from engine.events import LineWin, ReelsStopped
from engine.games.clems_gems import codes, numbers
from engine.games.clems_gems.events import DiamondsPaid, JackpotWon, PrizesDrawn
from tests.engine.clems_gems.scripting import (
    BOOSTED,
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

RANGES = [(20, 80), (20, 80), (100, 250), (100, 250), (200, 1500)]
BOOSTED_RANGES = {1: (1000, 2000), 2: (1500, 2500), 3: (2500, 5000)}
"""Credits by reel, as the rules file states them."""


def test_C4_credits_keep_to_the_range_of_their_reel_and_reach_its_ends():
    for reel, (low, high) in enumerate(RANGES):
        values = numbers.CREDIT_VALUES[reel]
        weights = GAME.numbers.credit_weights[reel]
        assert (min(values), max(values)) == (low, high)
        assert all(weight > 0 for weight in weights[: len(values)])
        assert not any(weights[len(values) :])


def test_C40_boosted_credits_keep_to_the_range_of_their_reel_and_reach_its_ends():
    for reel, values in enumerate(numbers.BOOSTED_VALUES):
        if reel in BOOSTED_RANGES:
            assert (min(values), max(values)) == BOOSTED_RANGES[reel]
        assert bool(values) == (reel in BOOSTED_RANGES)


@pytest.mark.parametrize("reel", range(REELS))
def test_C3_each_diamond_carries_its_own_credits(reel):
    values = numbers.CREDIT_VALUES[reel]
    for choices in itertools.product(range(len(values)), repeat=2):
        played = Script().spin(board_with(**{f"r{reel + 1}": "DAD" if reel < 2 else "D9D"}), choices).play()
        drawn = event(played, PrizesDrawn).values
        assert (drawn[reel * 3], drawn[reel * 3 + 2]) == tuple(values[choice] for choice in choices)
        assert sum(drawn) == drawn[reel * 3] + drawn[reel * 3 + 2]


@pytest.mark.parametrize("shown", [*itertools.product((False, True), repeat=REELS)])
def test_C5_diamonds_pay_from_the_leftmost_reel_on_as_far_as_they_go(shown):
    cells = {f"r{reel + 1}": "D" for reel in range(REELS) if shown[reel]}
    played = Script().spin(board_with(**cells)).play()
    reach = next((reel for reel in range(REELS) if not shown[reel]), REELS)
    paid = events(played, DiamondsPaid)
    if reach < 2:
        assert not paid
        assert played.coins == 0
    else:
        assert [(each.reels, each.multiplier) for each in paid] == [(reach, 1)]
        assert paid[0].cells == tuple(3 * reel for reel in range(reach))
        assert played.coins == paid[0].win == sum([20, 20, 100, 100, 200][:reach])
    assert not wrong(played)


def test_C6_every_diamond_within_reach_pays_once_and_not_by_ways():
    board = board_with(r1="DDD", r2="DD", r3="DDD")
    played = Script().spin(board, (0, 1, 2, 3, 4, 0, 1, 2)).play()
    assert event(played, DiamondsPaid).credits == 20 + 30 + 40 + 60 + 80 + 100 + 120 + 150 == played.coins


def test_C7_diamond_prizes_are_times_the_bet_multiplier():
    for bet in GAME.bets:
        played = Script().spin(board_with(r1="D", r2="D"), (4, 4)).play(bet)
        assert played.win == 160 * (bet // 80)


def test_C8_diamond_prizes_are_paid_beside_line_wins():
    played = Script().spin(("DDKQJ", "CCCAT", "KQJT9")).play()
    lines = events(played, LineWin)
    assert {each.win for each in lines} == {40}
    assert played.coins == 40 + 40 * len(lines)
    assert codes.DIAMOND not in numbers.PAYS, "no row of its own"


def test_C5_wild_gems_never_count_as_diamonds():
    played = Script().spin(board_with(r1="P", r2="D", r3="D")).carts(0).play()
    assert not events(played, DiamondsPaid)
    played = Script().spin(board_with(r1="D", r2="D", r3="R", r4="D")).carts(0).play()
    assert event(played, DiamondsPaid).reels == 2


def test_C23_special_diamonds_stand_only_where_and_when_their_feature_adds_them():
    """S23: symbol sets by state."""
    where = {
        codes.SPIN_DIAMOND: (EXTRA, {0}),
        codes.PRIZE_DIAMOND: (UPGRADE, {4}),
        codes.BOOSTED_DIAMOND: (BOOSTED, {1, 2, 3}),
        codes.MULTIPLIER_DIAMOND: (BOOSTED, {4}),
    }
    for features, reel in itertools.product(range(codes.FEATURE_SETS), range(REELS)):
        strip = GAME.numbers.strips[features * REELS + reel]
        for symbol, (feature, reels) in where.items():
            assert (symbol in strip) == (bool(features & feature) and reel in reels)
        assert {codes.DIAMOND, codes.GOLD_GEM} <= {*strip}


def test_C29_the_symbol_upgrade_adds_one_bonus_diamond():
    for features in range(codes.FEATURE_SETS):
        strip = GAME.numbers.strips[features * REELS + 4]
        assert strip.count(codes.PRIZE_DIAMOND) == bool(features & UPGRADE)


def test_C44_the_strips_never_show_two_multipliers():
    for features in range(codes.FEATURE_SETS):
        place = features * REELS + 4
        length = GAME.numbers.lengths[place]
        strip = GAME.numbers.strips[place][:length]
        for stop in range(length):
            window = [strip[(stop + row) % length] for row in range(3)]
            assert window.count(codes.MULTIPLIER_DIAMOND) <= 1


@pytest.mark.parametrize("jackpot", range(4))
def test_C36_C38_a_bonus_diamond_within_reach_awards_its_prize(jackpot):
    board = board_with(r1="D", r2="D", r3="D", r4="D", r5="$")
    played = Script().bonus(UPGRADE).spin(board, (0, 0, 0, 0, jackpot)).extra(4).play()
    amount = (800, 2000, 8000, 80000)[jackpot]
    assert events(played, JackpotWon) == [JackpotWon(12, jackpot, amount)]
    paid = event(played, DiamondsPaid)
    assert (paid.reels, paid.credits, paid.win) == (5, 240, 240)
    assert 12 in paid.cells
    assert played.coins == 240 + amount
    assert not wrong(played)


@pytest.mark.parametrize("jackpot", range(4))
@pytest.mark.parametrize("bet", GAME.bets)
def test_C37_S19_all_four_prizes_scale_with_the_bet(jackpot, bet):
    """S19, R1: the amount is in the record and in the total."""
    board = board_with(r1="D", r2="D", r3="D", r4="D", r5="$")
    played = Script().bonus(UPGRADE).spin(board, (0, 0, 0, 0, jackpot)).extra(4).play(bet)
    assert event(played, JackpotWon).amount * played.coin == (10, 25, 100, 1000)[jackpot] * bet
    assert played.win == event(played, JackpotWon).amount * played.coin + 240 * played.coin


def test_C38_a_bonus_diamond_out_of_reach_awards_nothing():
    board = board_with(r1="D", r2="D", r3="D", r5="$")
    played = Script().bonus(UPGRADE).spin(board, (0, 0, 0, 3)).extra(4).play()
    assert not events(played, JackpotWon)
    assert event(played, PrizesDrawn).values[12] == 80_000, "it is shown all the same"
    assert played.coins == 140


@pytest.mark.parametrize("reel", [1, 2, 3])
def test_C40_C41_boosted_diamonds_substitute_and_pay_their_credits(reel):
    letters = ["D"] * REELS
    letters[reel] = "B"
    values = numbers.BOOSTED_VALUES[reel]
    for choice, value in enumerate(values):
        choices = [0] * REELS
        choices[reel] = choice
        cells = {f"r{place + 1}": letter for place, letter in enumerate(letters)}
        played = Script().bonus(BOOSTED).spin(board_with(**cells), choices).extra(4).play()
        plain = [20, 20, 100, 100, 200]
        assert event(played, DiamondsPaid).credits == value + sum(plain) - plain[reel]
        assert not wrong(played)


def test_C41_boosted_diamonds_alone_on_reel_2_make_the_win():
    played = Script().bonus(BOOSTED).spin(board_with(r1="D", r2="B"), (0, 0)).extra(4).play()
    assert event(played, DiamondsPaid).win == 1020


@pytest.mark.parametrize("choice", range(3))
def test_C42_C43_S11_a_multiplier_multiplies_diamonds_and_boosted_diamonds(choice):
    board = board_with(r1="D", r2="B", r3="D", r4="B", r5="Dx")
    played = Script().bonus(BOOSTED).spin(board, (0, 0, 0, 0, 0, choice)).extra(4).play()
    by = (2, 3, 5)[choice]
    paid = event(played, DiamondsPaid)
    assert (paid.credits, paid.multiplier, paid.win) == (3820, by, 3820 * by)
    assert played.coins == 3820 * by
    assert event(played, PrizesDrawn).values[13] == by, "C45: no credits of its own; S11: the value itself"
    assert not wrong(played)


def test_C43_S1_a_multiplier_does_not_multiply_prizes_or_lines():
    board = ("DDDD$", "CCCAx", "KQJ9D")
    features = BOOSTED | UPGRADE
    played = Script().bonus(features).spin(board, (0, 0, 0, 0, 0, 2, 0)).extra(9).play()
    assert event(played, DiamondsPaid).win == (240 + 200) * 5
    assert event(played, JackpotWon).amount == 800
    lines = events(played, LineWin)
    assert lines
    assert played.coins == 440 * 5 + 800 + 40 * len(lines)


def test_C43_a_multiplier_out_of_reach_multiplies_nothing():
    played = Script().bonus(BOOSTED).spin(board_with(r1="D", r2="D", r5="x"), (0, 0, 2)).extra(4).play()
    assert event(played, DiamondsPaid).multiplier == 1


def test_C44_several_multipliers_would_be_added():
    """No strip shows two: strips made for it do."""
    board = board_with(r1="D", r2="D", r3="D", r4="D", r5="xxx")
    played = Script().bonus(BOOSTED).spin(board, (0, 0, 0, 0, 0, 1, 2)).extra(4).play()
    paid = event(played, DiamondsPaid)
    assert (paid.multiplier, paid.win) == (2 + 3 + 5, 240 * 10)


@pytest.mark.parametrize("choice", [0, 1])
def test_C26_plus_symbols_make_a_diamond_win_without_credits(choice):
    played = Script().bonus(EXTRA).spin(board_with(r1="+", r2="D"), (choice, 4)).extra(5 + choice).play()
    paid = event(played, DiamondsPaid)
    assert (paid.reels, paid.credits, paid.cells) == (2, 80, (0, 3))
    assert events(played, ReelsStopped)[1].symbols[0] == (codes.PLUS_ONE, codes.PLUS_TWO)[choice]


def test_C15_wild_gems_do_not_stand_for_special_diamonds():
    played = (
        Script().bonus(BOOSTED).spin(board_with(r1="D", r2="R", r3="B"), (0, 0)).activate(0).extra(4).play()
    )
    assert not events(played, DiamondsPaid)

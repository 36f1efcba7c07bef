"""Line wins and wild gems of Clem's Gems, by its rulings."""

import itertools

import pytest

from engine.events import LineWin, ReelsStopped
from engine.games.clems_gems import codes, numbers
from engine.lines import READ_COUNT, READ_SYMBOL, READ_WIN, best_reading, new_reading
from tests.engine.clems_gems.scripting import CODES, GAME, REELS, Script, board_with, events, wrong

ROW = GAME.lines.index((1, 1, 1, 1, 1))


def read(letters: str) -> tuple[int, int, int]:
    """Symbol, count and win of the middle line that shows these letters, `-` for a Diamond."""
    board = [codes.DIAMOND] * codes.CELLS
    for reel, letter in enumerate(letters):
        board[codes.cell(reel, 1)] = CODES.get(letter, codes.DIAMOND)
    reading = new_reading()
    best_reading(GAME.numbers.lines, board, ROW, reading)
    return reading[READ_SYMBOL], reading[READ_COUNT], reading[READ_WIN]


def test_C1_there_are_40_lines_of_a_row_on_each_reel():
    assert len(GAME.lines) == len(set(GAME.lines)) == 40
    assert all(len(line) == REELS and set(line) <= {0, 1, 2} for line in GAME.lines)


def test_C1_bets_are_80_credits_times_the_bet_multiplier():
    multipliers = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100)
    assert GAME.bets == tuple(80 * multiplier for multiplier in multipliers)


def test_X1_every_pay_is_whole_minor_units_at_every_bet():
    for bet in GAME.bets:
        assert GAME.coin(bet) * GAME.coins_per_bet == bet


@pytest.mark.parametrize("symbol", range(codes.REGULARS))
def test_C1_three_four_and_five_from_the_left_pay(symbol):
    letter = "AKQJT9pmltC"[symbol]
    other = "K" if letter == "A" else "A"
    for count in (3, 4, 5):
        assert read(letter * count + other * (5 - count)) == (symbol, count, numbers.PAYS[symbol][count])
    assert read(letter * 2 + other * 3)[2] == 0
    assert read(other + letter * 4)[2] == 0


@pytest.mark.parametrize("gem", "PRVG")
@pytest.mark.parametrize("symbol", range(codes.REGULARS))
def test_C12_C14_S79_every_gem_stands_for_every_regular_symbol(gem, symbol):
    """S79: in any place, and in two places of one line."""
    letter = "AKQJT9pmltC"[symbol]
    for count in (1, 2):
        for places in itertools.combinations(range(3), count):
            letters = "".join(gem if place in places else letter for place in range(3))
            assert read(letters + "--") == (symbol, 3, numbers.PAYS[symbol][3])


@pytest.mark.parametrize("gems", ["PR", "RV", "VP", "GP"])
def test_C12_gems_of_two_colours_stand_for_one_symbol(gems):
    assert read(f"C{gems}--") == (codes.CLEM, 3, 40)
    assert read(f"{gems}C--") == (codes.CLEM, 3, 40)


@pytest.mark.parametrize("gem", "PRVG")
def test_C5_C12_C14_no_gem_stands_for_a_diamond(gem):
    assert read(f"{gem}----")[2] == 0
    assert read(f"-{gem}---")[2] == 0


@pytest.mark.parametrize("gems", ["".join(three) for three in itertools.product("PRV", repeat=3)])
def test_C13_purple_red_and_green_pay_mixed(gems):
    assert read(gems + "--") == (codes.RED_GEM, 3, 50)
    assert read(gems + gems[:2]) == (codes.RED_GEM, 5, 200)


@pytest.mark.parametrize("count", [3, 4, 5])
def test_C14_gold_gems_alone_pay_the_row_of_the_gems(count):
    assert read("G" * count + "-" * (5 - count)) == (codes.GOLD_GEM, count, numbers.GEM_PAYS[count])


@pytest.mark.parametrize(
    ("gems", "win"), [("GPGP", 100), ("PPG", 40), ("GGP", 40), ("GGGP", 100), ("PPPGG", 180)]
)
def test_C14_gold_and_coloured_gems_do_not_pay_mixed(gems, win):
    """They may stand for Clem together; three of one kind in front may pay their row instead."""
    assert read(gems.ljust(5, "-"))[2] == win


@pytest.mark.parametrize(
    ("letters", "symbol", "count", "win"),
    [
        ("PRV9-", codes.RED_GEM, 3, 50),
        ("PRV99", codes.NINE, 5, 60),
        ("PRVRA", codes.RED_GEM, 4, 120),
        ("PRVPA", codes.RED_GEM, 4, 120),
        ("PRVCC", codes.CLEM, 5, 180),
        ("PRCCC", codes.CLEM, 5, 180),
    ],
)
def test_C13_a_line_pays_its_best_reading_once(letters, symbol, count, win):
    assert read(letters) == (symbol, count, win)


def test_C13_one_line_wins_once_in_a_round():
    played = Script().spin(board_with(r1="KPQ", r2="ARJ", r3="Q9A")).carts(0).play()
    lines = [each.line for each in events(played, LineWin)]
    assert len(lines) == len(set(lines)) > 0
    assert not wrong(played)


def test_C11_no_gold_gem_is_seen_in_a_paid_game():
    strips = GAME.numbers.strips[:REELS]
    assert all(codes.GOLD_GEM in strip for strip in strips), "C10: on all reels"
    played = Script().spin(board_with(r1="PRV", r3="PRV")).carts(0).play()
    (shown,) = events(played, ReelsStopped)
    assert codes.GOLD_GEM not in shown.symbols
    gems = [codes.PURPLE_GEM, codes.RED_GEM, codes.GREEN_GEM]
    assert [*shown.symbols[:3]] == [*shown.symbols[6:9]] == gems, "C10: each for itself"

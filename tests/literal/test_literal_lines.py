"""Literal lines and line wins, proved by hand and by what must hold on any board."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .figures import SYMBOLS
from .lines import WILDS, all_lines, board_win, line_win, line_wins
from .samples import PAYS, board


def test_G1_there_are_95_lines_each_once_in_order() -> None:
    lines = all_lines()
    assert len(lines) == len(set(lines)) == 95
    assert lines[:6] == [
        (0, 0, 0, 0),
        (0, 0, 0, 1),
        (0, 0, 1, 0),
        (0, 0, 1, 1),
        (0, 0, 1, 2),
        (0, 1, 0, 0),
    ]
    assert lines[13] == (1, 0, 0, 0)
    assert lines[-1] == (4, 4, 4, 4)


@pytest.mark.parametrize(
    ("symbols", "win"),
    [
        ("cl cl cl cl", 5),
        ("cl cl cl he", 2),
        ("he cl cl cl", 0),
        ("cl cl he cl", 0),
        ("cl W cl cl", 5),
        ("W W cl he", 2),
        ("W W W cl", 5),
        ("W W W bm", 12),
        ("W W W W", 15),
        ("SC W W W", 0),
        ("W W W SC", 5),
        ("W AC W W", 0),
        ("W W wb W", 0),
    ],
)
def test_G2_G8_the_best_reading_pays(symbols: str, win: int) -> None:
    assert line_win(named(symbols), PAYS).win == win


@pytest.mark.parametrize(
    ("symbols", "win"),
    [
        ("x2 cl cl cl", 10),
        ("x2 x3 cl cl", 30),
        ("x5 x5 x5 cl", 5 * 125),
        ("cl cl cl x5", 25),
        ("cl cl W x5", 25),
        ("cl cl x5 he", 10),
        ("W W W x2", 30),
        ("x2 W W he", 10),
        ("cl he x5 x5", 0),
    ],
)
def test_G9_G10_multipliers_of_the_combination_multiply(symbols: str, win: int) -> None:
    assert line_win(named(symbols), PAYS).win == win


def test_G2_readings_with_the_same_win_are_all_kept() -> None:
    pays = {**PAYS, "blue-mushroom": {3: 4, 4: 5}}
    best = line_win(named("W W W bm"), pays)
    assert [(reading.symbol, reading.length) for reading in best.readings] == [
        ("blue-mushroom", 4),
        ("wild", 3),
    ]


def test_G2_a_multiplier_outside_the_combination_does_not_count() -> None:
    pays = {symbol: {3: 2} for symbol in PAYS}
    assert line_win(named("cl cl cl x5"), pays).win == 2


def test_G1_a_board_of_one_symbol_pays_95_lines() -> None:
    assert board_win(["club"] * 20, PAYS) == 95 * 5


def test_G2_line_wins_by_index() -> None:
    symbols = board(
        "cl W W x3",
        "cl he di sp",
        "pm he di sp",
        "pm he di sp",
        "pm he di sp",
    )
    assert line_wins(symbols, PAYS) == {0: 15, 1: 2, 13: 15, 14: 2}


def named(short: str) -> list[str]:
    """The symbols on a line from their short names."""
    return board(short, *["cl cl cl cl"] * 4)[::5]


ANY_BOARD = st.lists(st.sampled_from(SYMBOLS), min_size=20, max_size=20)
LINE_BOARD = st.lists(
    st.sampled_from(["club", "heart", "blue-mushroom", "wild", "wild-x2", "wild-x5", "scatter"]),
    min_size=20,
    max_size=20,
)


@given(ANY_BOARD, st.permutations(["club", "heart", "diamond", "spade"]))
@settings(max_examples=60, deadline=None)
def test_symbols_of_equal_pays_can_change_places(symbols: list[str], order: list[str]) -> None:
    renamed = dict(zip(["club", "heart", "diamond", "spade"], order, strict=True))
    changed = [renamed.get(symbol, symbol) for symbol in symbols]
    assert board_win(changed, PAYS) == board_win(symbols, PAYS)


@given(LINE_BOARD, st.integers(0, 19))
@settings(max_examples=60, deadline=None)
def test_a_wild_never_lowers_the_total(symbols: list[str], cell: int) -> None:
    if symbols[cell] in WILDS:
        return
    with_wild = [*symbols[:cell], "wild", *symbols[cell + 1 :]]
    with_more = [*symbols[:cell], "wild-x2", *symbols[cell + 1 :]]
    assert board_win(symbols, PAYS) <= board_win(with_wild, PAYS) <= board_win(with_more, PAYS)


@given(LINE_BOARD)
@settings(max_examples=60, deadline=None)
def test_a_board_upside_down_pays_the_same(symbols: list[str]) -> None:
    upside_down = [symbols[reel * 5 + 4 - row] for reel in range(4) for row in range(5)]
    assert board_win(upside_down, PAYS) == board_win(symbols, PAYS)


@given(LINE_BOARD, st.integers(2, 7))
@settings(max_examples=30, deadline=None)
def test_pays_scale_the_total(symbols: list[str], times: int) -> None:
    scaled = {symbol: {count: pay * times for count, pay in row.items()} for symbol, row in PAYS.items()}
    assert board_win(symbols, scaled) == times * board_win(symbols, PAYS)

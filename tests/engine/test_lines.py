"""The line evaluator against brute force and against the literal checker."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GAMES
from engine.games.fire_gnomes import numbers as gnomes
from engine.lines import (
    READ_COUNT,
    READ_MULTIPLIER,
    READ_PAY,
    READ_SYMBOL,
    best_reading,
    lines_table,
    new_reading,
    paths_with_steps,
)
from tests.literal import lines as literal

GAME = GAMES["fire-gnomes"]
LITERAL_PAYS = {GAME.symbols[symbol]: dict(row) for symbol, row in gnomes.PAYS.items()}
SYMBOL = st.sampled_from(range(len(GAME.symbols)))


def brute_force(symbols, pays, wilds):
    """Every symbol, every length, every cell that fits: the best pay times its multipliers."""
    best = 0
    for symbol, row in pays.items():
        for count in range(1, len(symbols) + 1):
            cells = symbols[:count]
            if all(cell == symbol or cell in wilds for cell in cells):
                win = row.get(count, 0)
                for cell in cells:
                    win *= wilds.get(cell, 1)
                best = max(best, win)
    return best


# Small alphabets: two symbols, a scatter that pays nothing, wilds with and without multipliers
PAYTABLES = [
    ({0: {3: 2, 4: 9}, 1: {2: 1, 3: 4, 4: 5}, 3: {3: 5, 4: 20}}, {3: 1}),
    ({0: {3: 2, 4: 9}, 1: {3: 4, 4: 5}, 3: {4: 6}}, {3: 1, 4: 2, 5: 3}),
    ({0: {1: 1, 2: 2, 3: 7, 4: 7}, 1: {3: 4, 4: 4}, 3: {}}, {3: 1, 4: 5}),
    ({0: {3: 30, 4: 90}, 1: {3: 40, 4: 50}, 3: {2: 1, 3: 2, 4: 3}}, {3: 2, 4: 1}),
]


@pytest.mark.parametrize(("pays", "wilds"), PAYTABLES)
def test_G2_every_line_of_a_small_alphabet_pays_its_best_reading(pays, wilds):
    lines = lines_table([(0, 1, 2, 3)], pays, wilds, own_rows=dict.fromkeys(wilds, 3), symbols=6)
    reading = new_reading()
    for board in itertools.product(range(6), repeat=4):
        win = best_reading(lines, list(board), 0, reading)
        assert win == brute_force(board, pays, wilds), board
        if win:
            assert reading[READ_PAY] * reading[READ_MULTIPLIER] == win
            assert pays[reading[READ_SYMBOL]][reading[READ_COUNT]] == reading[READ_PAY]


@settings(max_examples=300, deadline=None)
@given(st.lists(SYMBOL, min_size=20, max_size=20))
def test_G2_the_literal_checker_agrees_on_any_board(board):
    lines = GAME.numbers.lines
    reading = new_reading()
    wins = {
        line: win for line in range(len(lines.paths)) if (win := best_reading(lines, board, line, reading))
    }
    names = [GAME.symbols[symbol] for symbol in board]
    assert wins == {line: win for line, win in literal.line_wins(names, LITERAL_PAYS).items() if win}


@pytest.mark.parametrize(
    ("symbols", "win"),
    [
        ("wild wild wild wild", 15),
        ("wild-x5 wild-x5 wild wild", 375),
        ("wild wild wild club", 5),
        ("wild-x2 blue-mushroom wild-x3 blue-mushroom", 30),
        ("club club club wild-x4", 12),
        ("club club wild-x4 heart", 4),
        ("scatter club club club", 0),
        ("wild club heart club", 0),
        ("club scatter club club", 0),
        ("activation wild wild wild", 0),
    ],
)
def test_G8_G9_G10_wilds_by_hand(symbols, win):
    board = [GAME.symbols.index(name) for name in symbols.split()]
    lines = lines_table(
        [(0, 1, 2, 3)],
        gnomes.PAYS,
        gnomes.WILDS,
        own_rows=dict.fromkeys(gnomes.WILDS, 8),
        symbols=len(GAME.symbols),
    )
    pays = dict(gnomes.PAYS)
    assert pays[8] == {3: 5, 4: 15}, "the amounts above are those of the wild's own row"
    assert best_reading(lines, board, 0, new_reading()) == win


def test_G1_there_are_95_lines_each_by_its_definition_and_each_once():
    assert len(GAME.lines) == 95 == len(set(GAME.lines))
    assert list(GAME.lines) == sorted(GAME.lines) == [tuple(line) for line in literal.all_lines()]
    for rows in GAME.lines:
        assert all(0 <= row < 5 for row in rows)
        assert all(abs(a - b) <= 1 for a, b in itertools.pairwise(rows))


def test_G1_each_line_pays_alone():
    """Four of a kind on one line, with every other cell of a symbol that cannot join (bug S46)."""
    lines = GAME.numbers.lines
    reading = new_reading()
    for line, path in enumerate(lines.paths):
        board = [13] * 20
        for cell in path:
            board[cell] = 0
        paying = [n for n in range(95) if best_reading(lines, board, n, reading)]
        assert line in paying
        assert best_reading(lines, board, line, reading) == 3


@given(st.integers(1, 5), st.integers(1, 5), st.integers(0, 2))
def test_paths_are_all_there(reels, rows, step):
    expected = [
        path
        for path in itertools.product(range(rows), repeat=reels)
        if all(abs(a - b) <= step for a, b in itertools.pairwise(path))
    ]
    assert list(paths_with_steps(reels, rows, step)) == expected


def test_a_paytable_that_falls_is_refused():
    with pytest.raises(ValueError, match="pays less for more"):
        lines_table([(0, 1, 2)], {0: {2: 5, 3: 4}}, {}, own_rows={}, symbols=1)

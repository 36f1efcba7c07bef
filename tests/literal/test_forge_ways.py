"""The engine's evaluator of ways against brute force, path by path."""

import itertools
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.forge_of_gems import codes, numbers
from engine.kernel import table
from engine.ways import (
    Ways,
    WaysRoom,
    board_ways,
    count_copies,
    find_wins,
    mark_win,
    new_ways_room,
    ways_table,
)
from lab.compiled import compiled, to_arrays

from . import ways as literal
from .bulk_ways import evaluate_boards, follow_boards, new_found, new_walk

W = "W"
PAYS = {"A": {3: 1, 4: 2, 5: 3}, "B": {3: 2, 4: 4, 5: 6}, W: {3: 5, 4: 10, 5: 30}}


def reels(*columns: str) -> list[list[tuple[str, int]]]:
    """A board from its reels: "A B3" is a cell of A over one of three times B."""
    return [[(cell[0], int(cell[1:] or 1)) for cell in column.split()] for column in columns]


@pytest.mark.parametrize(
    ("board", "wins"),
    [
        (["A S", "A S", "A S"], {"A": (3, 1, (0, 2, 4))}),
        (["A S", "A S", "S S", "A A"], {}),
        (["S S", "A A", "A A", "A A"], {}),
        (["A S", "A S", "A S", "A S", "S A"], {"A": (5, 1, (0, 2, 4, 6, 9))}),
        # Twice A on the first reel, three copies on the second.
        (["A A", "A3 S", "A S"], {"A": (3, 6, (0, 1, 2, 4))}),
        # The wild stands for A and B at once; the shorter ways of A are not paid.
        (["A B", "W S", "A B", "A S"], {"A": (4, 1, (0, 2, 4, 6)), "B": (3, 1, (1, 2, 5))}),
        # Wilds alone belong to the wild only: of 2 x 1 x 3 paths to the third reel, 1 x 1 x 3.
        (["A W", "W S", "W3 S"], {"A": (3, 3, (0, 2, 4)), W: (3, 3, (1, 2, 4))}),
        # The last reel makes A of ways that begin with wilds alone.
        (["W S", "W S", "W S", "A S"], {W: (3, 1, (0, 2, 4)), "A": (4, 1, (0, 2, 4, 6))}),
        # A on one reel only makes four reels of wilds ways of A.
        (["W2 S", "A S", "W S", "W S"], {"A": (4, 2, (0, 2, 4, 6))}),
        # The scatter takes no wild (F17).
        (["S S", "W W", "W W"], {}),
        # The wild is on a way of B; that of A ends on the second reel.
        (["W A", "B S", "B A"], {"B": (3, 1, (0, 2, 4))}),
    ],
)
def test_F2_F15_F16_F17_ways_by_hand(
    board: list[str], wins: dict[str, tuple[int, int, tuple[int, ...]]]
) -> None:
    assert literal.find_wins(reels(*board), W, PAYS) == wins


def test_F7_all_paths_of_a_full_board_are_counted() -> None:
    assert literal.count_ways(reels(*["A3 A3 A3"] * 5)) == 59_049
    heights = [["A3 A3 A3"], ["A3 A3 A2"], ["A3 A3 A1"], ["A2 A3 A3"], ["A3 A3 A3"]]
    tallest = [column for (column,) in heights]
    assert literal.count_ways(reels(*tallest)) == codes.MOST_WAYS
    assert literal.find_wins(reels(*tallest), W, PAYS) == {"A": (5, codes.MOST_WAYS, tuple(range(15)))}


def test_F15_every_path_belongs_to_one_symbol_at_most() -> None:
    board = reels("A W B", "W2 A S", "B W A3")
    found = literal.wins_of_length(board, 3, W)
    assert sum(win.ways for win in found.values()) < literal.count_ways(board)
    assert {symbol: win.ways for symbol, win in found.items()} == {
        W: 1 * 2 * 1,
        "A": 2 * 3 * 4 - 2,
        "B": 2 * 2 * 2 - 2,
        # Of the scatter the wilds on both sides make a way that pays nothing.
        "S": 1,
    }


# The engine


class Rules(NamedTuple):
    """A paytable by code, and what the engine makes of it."""

    pays: dict[int, dict[int, int]]
    wild: int
    rows: int
    ways: Ways
    room: WaysRoom


def rules(pays: dict[int, dict[int, int]], wild: int, symbols: int, reels: int, rows: int) -> Rules:
    ways = ways_table(pays, wild, symbols, reels, rows)
    return Rules(pays, wild, rows, ways, new_ways_room(ways))


def assert_alike(game: Rules, board: list[int], copies: list[int]) -> None:
    """The engine and brute force agree on a board: its ways, its wins, their cells."""
    cells = list(zip(board, copies, strict=True))
    columns = [cells[first : first + game.rows] for first in range(0, len(cells), game.rows)]
    count_copies(game.ways, board, copies, game.room)
    assert board_ways(game.ways, game.room) == literal.count_ways(columns)
    found = {}
    for win in range(find_wins(game.ways, game.room)):
        marked = [0] * len(board)
        mark_win(game.ways, board, game.room, win, marked)
        assert max(marked) == 1, "a cell takes part once"
        assert game.room.symbols[win] not in found, "a symbol wins once"
        found[game.room.symbols[win]] = literal.Win(
            game.room.lengths[win],
            game.room.ways[win],
            tuple(cell for cell in range(len(board)) if marked[cell]),
        )
    assert found == literal.find_wins(columns, game.wild, game.pays), (board, copies)


@st.composite
def any_rules(draw: st.DrawFn) -> tuple[Rules, int, int]:
    """A game of three to five reels and one to three rows; some of its symbols pay, the wild too or not."""
    reels, rows = draw(st.integers(3, 5)), draw(st.integers(1, 3))
    symbols = draw(st.integers(2, 5))
    row = st.lists(st.integers(1, 50), min_size=reels - 2, max_size=reels - 2).map(sorted)
    paying = draw(st.dictionaries(st.integers(0, symbols - 1), row, min_size=1))
    pays = {symbol: dict(enumerate(amounts, start=3)) for symbol, amounts in paying.items()}
    wild = draw(st.integers(0, symbols - 1))
    return rules(pays, wild, symbols, reels, rows), symbols, reels


@given(any_rules(), st.data())
@settings(max_examples=300, deadline=None)
def test_F2_F3_F15_F16_F17_any_board_of_any_game(drawn: tuple[Rules, int, int], data: st.DataObject) -> None:
    game, symbols, reels = drawn
    cells = reels * game.rows
    # Nine cells may hold three copies each, fifteen no more than make a few thousand paths.
    most = 3 if cells <= 9 else 2
    row = st.lists(st.integers(0, symbols - 1), min_size=cells, max_size=cells)
    board = data.draw(row)
    copies = data.draw(st.lists(st.integers(1, most), min_size=cells, max_size=cells))
    assert_alike(game, board, copies)


@given(st.data())
@settings(max_examples=25, deadline=None)
def test_F15_every_stop_of_small_strips(data: st.DataObject) -> None:
    """All stops of three or four strips of up to five cells, wilds in stacks among them."""
    game = rules({0: {3: 2, 4: 5}, 1: {3: 1, 4: 2}, 2: {3: 9, 4: 20}}, 2, 4, 4, 2)
    strip = st.lists(st.integers(0, 3), min_size=2, max_size=5)
    strips = [data.draw(strip) for _ in range(4)]
    copies = data.draw(st.lists(st.integers(1, 2), min_size=8, max_size=8))
    for stops in itertools.product(*(range(len(each)) for each in strips)):
        board = [
            each[(stop + row) % len(each)]
            for each, stop in zip(strips, stops, strict=True)
            for row in range(2)
        ]
        assert_alike(game, board, copies)


def test_F15_F16_every_board_of_three_reels_and_a_small_alphabet() -> None:
    """Two symbols and a wild in every way on three reels of two cells; two symbols alone would not do."""
    game = rules({0: {3: 2}, 1: {3: 1}, 2: {3: 9}}, 2, 3, 3, 2)
    for board in itertools.product(range(3), repeat=6):
        for copies in ([1] * 6, [1, 2, 3, 1, 1, 2], [3, 1, 1, 3, 2, 2]):
            assert_alike(game, list(board), copies)


def test_F7_the_tallest_board_of_the_game() -> None:
    game = rules(numbers.PAYS, codes.WILD, codes.SYMBOLS, codes.REELS, codes.ROWS)
    copies = [3, 3, 3, 3, 3, 2, 3, 3, 1, 2, 3, 3, 3, 3, 3]
    for symbols in ([0] * 15, [codes.WILD] * 15, [0, 1, codes.WILD] * 5):
        assert_alike(game, symbols, copies)


# A million boards

CHUNK = 25_000
BOARDS = 1_000_000
GEMS_AND_LETTERS = range(codes.NORMALS)


class Mix(NamedTuple):
    """How boards are drawn: the weight of each symbol, and of one, two and three copies."""

    symbols: dict[int, int]
    copies: tuple[int, int, int]


MIXES = (
    # As in the game
    Mix({**dict.fromkeys(GEMS_AND_LETTERS, 10), codes.WILD: 3, codes.SCATTER: 2}, (90, 7, 3)),
    Mix({**dict.fromkeys(GEMS_AND_LETTERS, 10), codes.WILD: 20, codes.SCATTER: 5}, (60, 25, 15)),
    # Few symbols, long ways
    Mix({0: 4, 5: 4, codes.WILD: 1, codes.SCATTER: 1}, (70, 20, 10)),
    Mix({7: 5, 8: 3, codes.WILD: 2}, (80, 15, 5)),
    Mix({3: 3, 4: 3, 6: 3, codes.SCATTER: 2}, (50, 30, 20)),
    # Wilds in plenty, and next to none
    Mix({**dict.fromkeys(GEMS_AND_LETTERS, 1), codes.WILD: 9}, (80, 15, 5)),
    Mix({**dict.fromkeys(GEMS_AND_LETTERS, 1), codes.SCATTER: 1}, (34, 33, 33)),
    # Forge symbols stand in the way of everything
    Mix(dict.fromkeys(range(codes.SYMBOLS), 1) | {codes.WILD: 6}, (60, 20, 20)),
)


def random_boards(dice: np.random.Generator, mix: Mix, count: int) -> tuple[np.ndarray, np.ndarray]:
    shape = (count, codes.CELLS)
    symbols = dice.choice(
        np.repeat(np.array([*mix.symbols], dtype=np.int64), [*mix.symbols.values()]), size=shape
    )
    return symbols, dice.choice(np.repeat(np.arange(1, 4), mix.copies), size=shape)


def game_table() -> list[list[int]]:
    """The paytable by symbol and length."""
    return table(
        [numbers.PAYS.get(symbol, {}).get(length, 0) for length in range(codes.REELS + 1)]
        for symbol in range(codes.SYMBOLS)
    )


def test_the_compiled_brute_force_is_the_slow_one() -> None:
    dice = np.random.default_rng(1)
    walk, pays = to_arrays(new_walk(codes.SYMBOLS, codes.REELS, codes.ROWS)), to_arrays(game_table())
    for mix in MIXES:
        boards, copies = random_boards(dice, mix, 40)
        found = to_arrays(new_found(len(boards), codes.SYMBOLS))
        compiled(follow_boards)(walk, boards, copies, pays, codes.WILD, found)
        for i in range(len(boards)):
            cells = list(zip(boards[i].tolist(), copies[i].tolist(), strict=True))
            columns = [cells[first : first + codes.ROWS] for first in range(0, codes.CELLS, codes.ROWS)]
            slow = literal.find_wins(columns, codes.WILD, numbers.PAYS)
            assert slow == {
                symbol: literal.Win(
                    found.lengths[i][symbol],
                    found.ways[i][symbol],
                    tuple(cell for cell in range(codes.CELLS) if found.cells[i][symbol] >> 2 * cell & 1),
                )
                for symbol in range(codes.SYMBOLS)
                if found.lengths[i][symbol] > 0
            }


def test_F3_F15_F16_F17_a_million_boards() -> None:
    dice = np.random.default_rng(2026)
    ways = ways_table(numbers.PAYS, codes.WILD, codes.SYMBOLS, codes.REELS, codes.ROWS)
    room, ways = to_arrays(new_ways_room(ways)), to_arrays(ways)
    walk, pays = to_arrays(new_walk(codes.SYMBOLS, codes.REELS, codes.ROWS)), to_arrays(game_table())
    marked = np.zeros(codes.CELLS, dtype=np.int64)
    slow, fast = (to_arrays(new_found(CHUNK, codes.SYMBOLS)) for _ in range(2))
    wins = 0
    for chunk in range(BOARDS // CHUNK):
        boards, copies = random_boards(dice, MIXES[chunk % len(MIXES)], CHUNK)
        compiled(follow_boards)(walk, boards, copies, pays, codes.WILD, slow)
        compiled(evaluate_boards)(ways, room, boards, copies, marked, fast)
        heights = copies.reshape(CHUNK, codes.REELS, codes.ROWS).sum(axis=2)
        slow.board_ways[:] = heights.prod(axis=1)
        for name, one, other in zip(slow._fields, slow, fast, strict=True):
            for i in np.flatnonzero((one != other).reshape(CHUNK, -1).any(axis=1))[:1]:
                pytest.fail(f"{name} of {boards[i]}, copies {copies[i]}: {other[i]}, path by path {one[i]}")
        wins += np.count_nonzero(slow.lengths)
    assert wins > BOARDS // 2, "boards that win nothing prove little"

"""Ways by brute force once more, in the kernel subset, so that a million boards can be compared compiled.

As in `ways`, each path is followed copy by copy, from the first reel as far as its copies agree; no count
is ever multiplied. What is found of many boards is laid out in a `Found`, by the engine and by hand alike.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel import Ints, Table, ints, kernel, table
from engine.ways import Ways, WaysRoom, board_ways, count_copies, find_wins, mark_win

from .ways import SHORTEST_WIN

MOST_COPIES = 3


class Found(NamedTuple):
    """By board and symbol, the length, ways and cells of its win, and the ways of a board.

    A cell has two bits, so that a cell marked twice is not taken for another one.
    """

    lengths: Table
    ways: Table
    cells: Table
    board_ways: Ints


class Walk(NamedTuple):
    """Scratch for following paths.

    `copies[reel]` are the cells of its single copies, `heights` their number; `picks`, `agreed` and
    `passed` are, for the path at hand, the copy on each reel, the symbol agreed on up to there and the
    cells passed; `ways` and `cells` are what was met, by length and symbol.
    """

    copies: Table
    heights: Ints
    picks: Ints
    agreed: Ints
    passed: Ints
    ways: Table
    cells: Table


def new_found(boards: int, symbols: int) -> Found:
    """Room for what is found on many boards."""
    return Found(*(table([ints(symbols)] * boards) for _ in range(3)), ints(boards))


def new_walk(symbols: int, reels: int, rows: int) -> Walk:
    """Scratch for boards of this size."""
    return Walk(
        table([ints(rows * MOST_COPIES)] * reels),
        *(ints(reels) for _ in range(4)),
        *(table([ints(symbols)] * (reels + 1)) for _ in range(2)),
    )


@kernel
def spread_copies(walk: Walk, copies: Ints) -> None:
    """Write each copy of each cell apart."""
    reels = len(walk.heights)
    rows = len(copies) // reels
    for reel in range(reels):
        walk.heights[reel] = 0
        for cell in range(reel * rows, reel * rows + rows):
            for _ in range(copies[cell]):
                walk.copies[reel][walk.heights[reel]] = cell
                walk.heights[reel] += 1


@kernel
def follow_paths(walk: Walk, board: Ints, wild: int) -> None:
    """Count every path as a way of its length for the symbol that its copies agree on."""
    for length in range(len(walk.ways)):
        for symbol in range(len(walk.ways[0])):
            walk.ways[length][symbol] = 0
            walk.cells[length][symbol] = 0
    reel = 0
    walk.picks[0] = -1
    while reel >= 0:
        walk.picks[reel] += 1
        if walk.picks[reel] == walk.heights[reel]:
            reel -= 1
            continue
        cell = walk.copies[reel][walk.picks[reel]]
        before = wild
        passed = 0
        if reel > 0:
            before = walk.agreed[reel - 1]
            passed = walk.passed[reel - 1]
        symbol = board[cell]
        if symbol == wild:
            symbol = before
        if before not in (wild, symbol):
            continue
        walk.agreed[reel] = symbol
        walk.passed[reel] = passed | (1 << 2 * cell)
        walk.ways[reel + 1][symbol] += 1
        walk.cells[reel + 1][symbol] |= walk.passed[reel]
        if reel + 1 < len(walk.heights):
            reel += 1
            walk.picks[reel] = -1


@kernel
def follow_boards(walk: Walk, boards: Table, copies: Table, pays: Table, wild: int, found: Found) -> None:
    """What each symbol of each board wins with, path by path."""
    for i in range(len(boards)):
        spread_copies(walk, copies[i])
        follow_paths(walk, boards[i], wild)
        for symbol in range(len(pays)):
            found.lengths[i][symbol] = 0
            found.ways[i][symbol] = 0
            found.cells[i][symbol] = 0
            for length in range(SHORTEST_WIN, len(walk.ways)):
                if walk.ways[length][symbol] > 0 and pays[symbol][length] > 0:
                    found.lengths[i][symbol] = length
                    found.ways[i][symbol] = walk.ways[length][symbol]
                    found.cells[i][symbol] = walk.cells[length][symbol]


@kernel
def evaluate_boards(
    ways: Ways, room: WaysRoom, boards: Table, copies: Table, marked: Ints, found: Found
) -> None:
    """What the engine says of each board."""
    for i in range(len(boards)):
        for symbol in range(len(found.lengths[i])):
            found.lengths[i][symbol] = 0
            found.ways[i][symbol] = 0
            found.cells[i][symbol] = 0
        count_copies(ways, boards[i], copies[i], room)
        found.board_ways[i] = board_ways(ways, room)
        for win in range(find_wins(ways, room)):
            symbol = room.symbols[win]
            found.lengths[i][symbol] += room.lengths[win]
            found.ways[i][symbol] += room.ways[win]
            for cell in range(len(marked)):
                marked[cell] = 0
            mark_win(ways, boards[i], room, win, marked)
            for cell in range(len(marked)):
                found.cells[i][symbol] += marked[cell] << 2 * cell

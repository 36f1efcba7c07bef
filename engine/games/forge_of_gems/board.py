"""The board of Forge of Gems: its numbers, its cells, what lands on it, how it falls and how cells split."""

from __future__ import annotations

from typing import NamedTuple

from engine.desk import Desk
from engine.games.forge_of_gems.codes import (
    BLANK,
    BOARD_LANDED,
    CELLS,
    FIRED_BLANK,
    FIRED_HEIGHT_KEPT,
    FIRED_MOST_COPIES,
    FIRED_MULTIPLIER,
    FIRED_SCATTER_DROPPED,
    MOST_COPIES,
    MULTIPLIER,
    MULTIPLIER_RAISED,
    PEAK_MULTIPLIER,
    REEL_CASCADED,
    REELS,
    ROWS,
    SCATTER,
    cell,
)
from engine.kernel import Ints, Table, ints, kernel
from engine.stream import Stream, below
from engine.tape import append, event, event2
from engine.ways import Ways, WaysRoom, new_ways_room


class Reels(NamedTuple):
    """Where symbols come from in one kind of spin.

    `strips[reel]` holds symbols of which the first `lengths[reel]` count, `forge` symbols of the forge
    reel of which the first `forge_length[0]` do. Each cell is drawn by itself, every place of its strip
    equally likely; `guaranteed[0]` is the number of Multipliers that the landing forge reel has at least.
    """

    strips: Table
    lengths: Ints
    forge: Ints
    forge_length: Ints
    guaranteed: Ints


class Numbers(NamedTuple):
    """What a designer turns.

    `tallest[reel]` is the most copies on a reel. For the box of three, four, five or more scatters,
    `box_weights[box]`, `box_prizes[box]` in coins and `box_spins[box]` go by option.
    """

    ways: Ways
    paid: Reels
    free: Reels
    tallest: Ints
    box_weights: Table
    box_prizes: Table
    box_spins: Table


class Board(NamedTuple):
    """Scratch of a round.

    `symbols` and `copies` by cell; `forge` by reel; `marked` cells of wins, above 0, and `won` those of
    one win; `landed[reel]` the row in which a forge symbol rests that has yet to act, or -1; `cells` and
    `counts` lists on their way to the tape; `multiplier[0]` the win multiplier.
    """

    symbols: Ints
    copies: Ints
    forge: Ints
    marked: Ints
    won: Ints
    landed: Ints
    cells: Ints
    counts: Ints
    multiplier: Ints
    ways: WaysRoom


def new_board(ways: Ways) -> Board:
    """Scratch for one round at a time."""
    return Board(
        ints(CELLS),
        ints(CELLS),
        ints(REELS),
        ints(CELLS),
        ints(CELLS),
        ints(REELS),
        ints(CELLS),
        ints(CELLS),
        ints(1),
        new_ways_room(ways),
    )


@kernel
def list_marked(board: Board, marks: Ints) -> int:
    """List in `board.cells` the cells with a mark above 0; their number."""
    count = 0
    for i in range(CELLS):
        if marks[i] > 0:
            board.cells[count] = i
            count += 1
    return count


@kernel
def draw_symbol(reels: Reels, stream: Stream, reel: int) -> int:
    """A new symbol for a cell of a reel."""
    return reels.strips[reel][below(stream, reels.lengths[reel])]


@kernel
def draw_forge(reels: Reels, stream: Stream) -> int:
    """A new symbol for a cell of the forge reel."""
    return reels.forge[below(stream, reels.forge_length[0])]


@kernel
def land(reels: Reels, desk: Desk, board: Board) -> None:
    """A spin lands: every cell, reel by reel from the top, then the forge reel (F8, F11, F14).

    In a free spin the place of the guaranteed Multiplier is drawn first (X2, F33).
    """
    for reel in range(REELS):
        for i in range(cell(reel, 0), cell(reel, ROWS)):
            board.symbols[i] = draw_symbol(reels, desk.stream, reel)
            board.copies[i] = 1
    guaranteed = below(desk.stream, REELS) if reels.guaranteed[0] > 0 else -1
    for reel in range(REELS):
        board.forge[reel] = MULTIPLIER if reel == guaranteed else draw_forge(reels, desk.stream)
    opened = event(desk.tape, BOARD_LANDED, CELLS + REELS)
    if opened > 0:
        append(desk.tape, opened, board.symbols, CELLS)
        append(desk.tape, opened + CELLS, board.forge, REELS)


@kernel
def let_fall(board: Board, reel: int) -> int:
    """Cells that are not marked fall, with their copies; how many cells are empty above them."""
    bottom = cell(reel, ROWS) - 1
    to = bottom
    for i in range(bottom, cell(reel, 0) - 1, -1):
        if board.marked[i] == 0:
            board.symbols[to] = board.symbols[i]
            board.copies[to] = board.copies[i]
            to -= 1
    return to - cell(reel, 0) + 1


@kernel
def fill(reels: Reels, desk: Desk, board: Board, reel: int, empty: int) -> None:
    """New symbols for the top `empty` cells of a reel, the lowest first."""
    for i in range(cell(reel, empty) - 1, cell(reel, 0) - 1, -1):
        board.symbols[i] = draw_symbol(reels, desk.stream, reel)
        board.copies[i] = 1


@kernel
def record_reel(desk: Desk, board: Board, opened: int, reel: int) -> None:
    """Write the symbols and copies of a reel into an open event."""
    for row in range(ROWS):
        desk.tape[opened + row] = board.symbols[cell(reel, row)]
        desk.tape[opened + ROWS + row] = board.copies[cell(reel, row)]


@kernel
def cascade_reel(reels: Reels, desk: Desk, board: Board, reel: int) -> None:
    """A reel falls, its forge symbol drops, the rest is filled and the forge reel too (F9 to F12).

    A Multiplier acts and vanishes as it drops and so does a Blank (F12, F28); any other symbol comes to
    rest in `board.landed` or, as a scatter, for good (F29).
    """
    board.landed[reel] = -1
    empty = let_fall(board, reel)
    if empty == 0:
        return
    dropped = board.forge[reel]
    row = -1
    if dropped == MULTIPLIER:
        board.multiplier[0] += 1
        desk.fired[FIRED_MULTIPLIER] += 1
    elif dropped == BLANK:
        desk.fired[FIRED_BLANK] += 1
    else:
        empty -= 1
        row = empty
        board.symbols[cell(reel, row)] = dropped
        board.copies[cell(reel, row)] = 1
        if dropped == SCATTER:
            desk.fired[FIRED_SCATTER_DROPPED] += 1
        else:
            board.landed[reel] = row
    fill(reels, desk, board, reel, empty)
    board.forge[reel] = draw_forge(reels, desk.stream)
    opened = event(desk.tape, REEL_CASCADED, 4 + 2 * ROWS)
    if opened > 0:
        desk.tape[opened] = reel
        desk.tape[opened + 1] = dropped
        desk.tape[opened + 2] = row
        record_reel(desk, board, opened + 3, reel)
        desk.tape[opened + 3 + 2 * ROWS] = board.forge[reel]
    if dropped == MULTIPLIER:
        desk.peaks[PEAK_MULTIPLIER] = max(desk.peaks[PEAK_MULTIPLIER], board.multiplier[0])
        event2(desk.tape, MULTIPLIER_RAISED, reel, board.multiplier[0])


@kernel
def split(numbers: Numbers, desk: Desk, board: Board, i: int) -> bool:
    """Give a cell one more copy, unless it has three or its reel is as tall as it may be (F7, F25).

    No stream leads to more than 36,288 ways: a reel lands at a height of three; this is the only place
    where a copy is added, and it adds none at the reel's greatest height; whatever else happens to a
    cell moves it within its reel, keeps its copies, or puts one copy where one at least was before.
    """
    if board.copies[i] == MOST_COPIES:
        desk.fired[FIRED_MOST_COPIES] += 1
        return False
    reel = i // ROWS
    height = 0
    for other in range(cell(reel, 0), cell(reel, ROWS)):
        height += board.copies[other]
    if height >= numbers.tallest[reel]:
        desk.fired[FIRED_HEIGHT_KEPT] += 1
        return False
    board.copies[i] += 1
    return True

"""The symbols of the forge reel that act once they rest on the reels: two WILDs and two Splitters."""

from __future__ import annotations

from engine.desk import Desk
from engine.games.forge_of_gems.board import Board, Numbers, Reels, fill, record_reel, split
from engine.games.forge_of_gems.codes import (
    CELLS_SPLIT,
    FIRED_HORIZONTAL_SPLITTER,
    FIRED_HORIZONTAL_WILD,
    FIRED_PENDING_SPLIT,
    FIRED_SEVERAL_EFFECTS,
    FIRED_TIE,
    FIRED_VERTICAL_SPLITTER,
    FIRED_VERTICAL_WILD,
    FIRST_FORGE,
    HORIZONTAL_SPLITTER,
    HORIZONTAL_WILD,
    NORMALS,
    REELS,
    ROWS,
    SCATTER,
    SPLITTER_VANISHED,
    VERTICAL_SPLITTER,
    VERTICAL_WILD,
    WILD,
    WILDS_MADE,
    cell,
)
from engine.kernel import kernel
from engine.tape import append, event


@kernel
def act(numbers: Numbers, reels: Reels, desk: Desk, board: Board) -> None:
    """Every forge symbol that has come to rest acts, from left to right, one after the other (F12, F13)."""
    acted = 0
    for reel in range(REELS):
        row = board.landed[reel]
        if row >= 0:
            acted += 1
            symbol = board.symbols[cell(reel, row)]
            if symbol == VERTICAL_WILD:
                make_reel_wild(desk, board, reel, row)
            elif symbol == HORIZONTAL_WILD:
                make_row_wild(numbers, desk, board, reel, row)
            elif symbol == VERTICAL_SPLITTER:
                split_reel(numbers, desk, board, reel, row)
                vanish(reels, desk, board, reel, row)
            else:
                split_row(numbers, desk, board, reel, row)
            board.landed[reel] = -1
    if acted > 1:
        desk.fired[FIRED_SEVERAL_EFFECTS] += 1


@kernel
def turn_wild(board: Board, i: int, turned: int) -> int:
    """A cell turns wild and keeps its copies (F24); it is listed as number `turned`."""
    board.symbols[i] = WILD
    board.cells[turned] = i
    return turned + 1


@kernel
def record_wilds(desk: Desk, board: Board, kind: int, i: int, matched: int, turned: int) -> None:
    """Record which cells have turned wild."""
    opened = event(desk.tape, WILDS_MADE, 3 + turned)
    if opened > 0:
        desk.tape[opened] = kind
        desk.tape[opened + 1] = i
        desk.tape[opened + 2] = matched
        append(desk.tape, opened + 3, board.cells, turned)


@kernel
def make_reel_wild(desk: Desk, board: Board, reel: int, row: int) -> None:
    """A Vertical WILD turns all but scatters on its reel into wilds, itself among them (F21)."""
    turned = 0
    for i in range(cell(reel, 0), cell(reel, ROWS)):
        if board.symbols[i] != SCATTER and board.symbols[i] != WILD:
            turned = turn_wild(board, i, turned)
    desk.fired[FIRED_VERTICAL_WILD] += 1
    record_wilds(desk, board, VERTICAL_WILD, cell(reel, row), -1, turned)


@kernel
def matching(numbers: Numbers, desk: Desk, board: Board, first: int, step: int, count: int) -> int:
    """The normal symbol on most of `count` cells from `first` on, `step` apart, or -1 (F22, F23).

    Of equally many the one that pays more for five counts, then the first. Copies do not count.
    """
    best = -1
    best_times = 0
    for place in range(count):
        symbol = board.symbols[first + place * step]
        if symbol < NORMALS and symbol != best:
            times = 0
            for other in range(count):
                if board.symbols[first + other * step] == symbol:
                    times += 1
            pay = numbers.ways.pays[symbol][REELS]
            if times == best_times:
                desk.fired[FIRED_TIE] += 1
            if times > best_times or (times == best_times and pay > numbers.ways.pays[best][REELS]):
                best = symbol
                best_times = times
    return best


@kernel
def make_row_wild(numbers: Numbers, desk: Desk, board: Board, reel: int, row: int) -> None:
    """A Horizontal WILD turns the matching symbol on its row, and itself, into wilds (F22, F27)."""
    matched = matching(numbers, desk, board, row, ROWS, REELS)
    turned = 0
    for other in range(REELS):
        i = cell(other, row)
        if other == reel or board.symbols[i] == matched:
            turned = turn_wild(board, i, turned)
    desk.fired[FIRED_HORIZONTAL_WILD] += 1
    record_wilds(desk, board, HORIZONTAL_WILD, cell(reel, row), matched, turned)


@kernel
def list_split(numbers: Numbers, desk: Desk, board: Board, i: int, done: int) -> int:
    """Split a cell; if that is possible it is listed as number `done`."""
    if not split(numbers, desk, board, i):
        return done
    board.cells[done] = i
    board.counts[done] = board.copies[i]
    return done + 1


@kernel
def record_split(desk: Desk, board: Board, kind: int, i: int, matched: int, done: int) -> None:
    """Record which cells have been split."""
    opened = event(desk.tape, CELLS_SPLIT, 3 + 2 * done)
    if opened > 0:
        desk.tape[opened] = kind
        desk.tape[opened + 1] = i
        desk.tape[opened + 2] = matched
        append(desk.tape, opened + 3, board.cells, done)
        append(desk.tape, opened + 3 + done, board.counts, done)


@kernel
def split_reel(numbers: Numbers, desk: Desk, board: Board, reel: int, row: int) -> None:
    """A Vertical Splitter splits the matching symbol on its reel, from the top (F23)."""
    matched = matching(numbers, desk, board, cell(reel, 0), 1, ROWS)
    done = 0
    for i in range(cell(reel, 0), cell(reel, ROWS)):
        if board.symbols[i] == matched:
            done = list_split(numbers, desk, board, i, done)
    desk.fired[FIRED_VERTICAL_SPLITTER] += 1
    record_split(desk, board, VERTICAL_SPLITTER, cell(reel, row), matched, done)


@kernel
def vanish(reels: Reels, desk: Desk, board: Board, reel: int, row: int) -> None:
    """A Vertical Splitter that has acted is gone; its reel falls and is filled once more (F12, F23)."""
    for i in range(cell(reel, row), cell(reel, 0), -1):
        board.symbols[i] = board.symbols[i - 1]
        board.copies[i] = board.copies[i - 1]
    fill(reels, desk, board, reel, 1)
    opened = event(desk.tape, SPLITTER_VANISHED, 2 + 2 * ROWS)
    if opened > 0:
        desk.tape[opened] = reel
        desk.tape[opened + 1] = row
        record_reel(desk, board, opened + 2, reel)


@kernel
def split_row(numbers: Numbers, desk: Desk, board: Board, reel: int, row: int) -> None:
    """A Horizontal Splitter turns wild and splits all other cells of its row but scatters (F24)."""
    own = cell(reel, row)
    board.symbols[own] = WILD
    done = 0
    for other in range(REELS):
        i = cell(other, row)
        if i != own and board.symbols[i] != SCATTER:
            before = done
            done = list_split(numbers, desk, board, i, done)
            if done > before and board.symbols[i] >= FIRST_FORGE:
                desk.fired[FIRED_PENDING_SPLIT] += 1
    desk.fired[FIRED_HORIZONTAL_SPLITTER] += 1
    record_split(desk, board, HORIZONTAL_SPLITTER, own, -1, done)

"""A spin of Forge of Gems, paid or free: it lands, and cascades for as long as it wins."""

from __future__ import annotations

from engine.desk import CAP, Desk
from engine.events import WAYS_WIN
from engine.games.forge_of_gems.board import Board, Numbers, Reels, cascade_reel, land, list_marked
from engine.games.forge_of_gems.codes import (
    CELLS,
    CELLS_REMOVED,
    FIRED_ALL_REELS,
    FIRED_CASCADE,
    FIRED_COPIES_WON,
    FIRED_LONG_CASCADE,
    FIRED_MOST_WAYS,
    FIRED_MULTIPLIED,
    FIRED_SEVERAL_WINS,
    FIRED_SUBSTITUTED,
    FIRED_WILD_ROW,
    LONG_CASCADE,
    MOST_WAYS,
    PEAK_CASCADES,
    PEAK_WAYS,
    REELS,
    SPIN_ENDED,
    WAYS_COUNTED,
    WILD,
)
from engine.games.forge_of_gems.forge_reel import act
from engine.kernel import kernel
from engine.tape import append, event, event2
from engine.ways import board_ways, count_copies, find_wins, mark_win


@kernel
def count_win(desk: Desk, board: Board, win: int) -> None:
    """Count the rules that a win shows."""
    room = board.ways
    if room.symbols[win] == WILD:
        desk.fired[FIRED_WILD_ROW] += 1
    else:
        wilds = 0
        for reel in range(room.lengths[win]):
            wilds += room.counts[reel][WILD]
        if wilds > 0:
            desk.fired[FIRED_SUBSTITUTED] += 1
    if room.lengths[win] == REELS:
        desk.fired[FIRED_ALL_REELS] += 1
    if board.multiplier[0] > 1:
        desk.fired[FIRED_MULTIPLIED] += 1


@kernel
def pay_win(numbers: Numbers, desk: Desk, board: Board, win: int) -> int:
    """One symbol's win: its pay times its ways times the win multiplier (F3, F15, F19); coins.

    The cells that take part are marked for removal, whatever their copies (F26).
    """
    room = board.ways
    for i in range(CELLS):
        board.won[i] = 0
    mark_win(numbers.ways, board.symbols, room, win, board.won)
    cells = list_marked(board, board.won)
    for place in range(cells):
        board.marked[board.cells[place]] = 1
        if board.copies[board.cells[place]] > 1:
            desk.fired[FIRED_COPIES_WON] += 1
    pay = numbers.ways.pays[room.symbols[win]][room.lengths[win]]
    coins = pay * room.ways[win] * board.multiplier[0]
    opened = event(desk.tape, WAYS_WIN, 6 + cells)
    if opened > 0:
        desk.tape[opened] = room.symbols[win]
        desk.tape[opened + 1] = room.lengths[win]
        desk.tape[opened + 2] = room.ways[win]
        desk.tape[opened + 3] = pay
        desk.tape[opened + 4] = board.multiplier[0]
        desk.tape[opened + 5] = coins
        append(desk.tape, opened + 6, board.cells, cells)
    count_win(desk, board, win)
    return coins


@kernel
def evaluate(numbers: Numbers, desk: Desk, board: Board) -> int:
    """Count the ways of the board and pay all its wins together; coins, 0 when there is none."""
    count_copies(numbers.ways, board.symbols, board.copies, board.ways)
    ways = board_ways(numbers.ways, board.ways)
    desk.peaks[PEAK_WAYS] = max(desk.peaks[PEAK_WAYS], ways)
    if ways == MOST_WAYS:
        desk.fired[FIRED_MOST_WAYS] += 1
    event2(desk.tape, WAYS_COUNTED, ways, board.multiplier[0])
    wins = find_wins(numbers.ways, board.ways)
    if wins > 1:
        desk.fired[FIRED_SEVERAL_WINS] += 1
    coins = 0
    for win in range(wins):
        coins += pay_win(numbers, desk, board, win)
    return coins


@kernel
def cascade(numbers: Numbers, reels: Reels, desk: Desk, board: Board, number: int) -> None:
    """Cascade `number` of a spin: wins are removed, the reels fall and are filled, forge symbols act."""
    count = list_marked(board, board.marked)
    opened = event(desk.tape, CELLS_REMOVED, 1 + count)
    if opened > 0:
        desk.tape[opened] = number
        append(desk.tape, opened + 1, board.cells, count)
    for reel in range(REELS):
        cascade_reel(reels, desk, board, reel)
    for i in range(CELLS):
        board.marked[i] = 0
    act(numbers, reels, desk, board)


@kernel
def play_spin(numbers: Numbers, reels: Reels, desk: Desk, board: Board, paid: int) -> int:
    """A spin to its last cascade, or until the round's total reaches the cap (X5); its coins.

    `paid` is what the round has paid before. Every cascade follows a win of a coin at least, so the cap
    bounds their number as well: no stream lets a spin go on for ever.
    """
    land(reels, desk, board)
    total = 0
    cascades = 0
    coins = evaluate(numbers, desk, board)
    while coins > 0:
        total += coins
        if paid + total >= desk.terms[CAP]:
            coins = 0
        else:
            cascades += 1
            cascade(numbers, reels, desk, board, cascades)
            coins = evaluate(numbers, desk, board)
    for i in range(CELLS):
        board.marked[i] = 0
    if cascades > 0:
        desk.fired[FIRED_CASCADE] += 1
    if cascades >= LONG_CASCADE:
        desk.fired[FIRED_LONG_CASCADE] += 1
    desk.peaks[PEAK_CASCADES] = max(desk.peaks[PEAK_CASCADES], cascades)
    event2(desk.tape, SPIN_ENDED, cascades, total)
    return total

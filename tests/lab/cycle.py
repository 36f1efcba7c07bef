"""Every stop of five reels of three rows, once: a kernel for comparing with published full cycles."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel import Ints, Table, kernel
from engine.lines import READ_CELLS, READ_COUNT, READ_SYMBOL, Lines, best_reading

REELS = 5
ROWS = 3

PAID = 0
SQUARES = 1
HITS = 2
LARGEST = 3
BOARDS = 4
SUMS = 5


class Cycle(NamedTuple):
    """A published game and what a full cycle of it sums up to.

    `scatter_pays[count]` is for scatters anywhere; `times` and `coins` are by symbol and count.
    """

    strips: Table
    lengths: Ints
    lines: Lines
    scatter: Ints
    scatter_pays: Ints
    board: Ints
    stops: Ints
    reading: Ints
    sums: Ints
    scatter_counts: Ints
    times: Table
    coins: Table


@kernel
def show(cycle: Cycle, reel: int) -> None:
    """Put a reel's window on the board."""
    for row in range(ROWS):
        place = (cycle.stops[reel] + row) % cycle.lengths[reel]
        cycle.board[reel * ROWS + row] = cycle.strips[reel][place]


@kernel
def count_board(cycle: Cycle) -> None:
    """Add one board to the sums."""
    scatters = 0
    for cell in range(REELS * ROWS):
        if cycle.board[cell] == cycle.scatter[0]:
            scatters += 1
    paid = cycle.scatter_pays[scatters]
    cycle.scatter_counts[scatters] += 1
    line = 0
    while line < len(cycle.lines.paths):
        win = best_reading(cycle.lines, cycle.board, line, cycle.reading)
        if win == 0:
            line = cycle.lines.beyond[line][cycle.reading[READ_CELLS]]
        else:
            paid += win
            cycle.times[cycle.reading[READ_SYMBOL]][cycle.reading[READ_COUNT]] += 1
            cycle.coins[cycle.reading[READ_SYMBOL]][cycle.reading[READ_COUNT]] += win
            line += 1
    cycle.sums[BOARDS] += 1
    cycle.sums[PAID] += paid
    cycle.sums[SQUARES] += paid * paid
    cycle.sums[LARGEST] = max(cycle.sums[LARGEST], paid)
    if paid > 0:
        cycle.sums[HITS] += 1


@kernel
def run_cycle(cycle: Cycle) -> None:
    """Turn the reels through all their stops, the last reel fastest."""
    for reel in range(REELS):
        show(cycle, reel)
    turning = REELS - 1
    while turning >= 0:
        count_board(cycle)
        turning = REELS - 1
        while turning >= 0:
            cycle.stops[turning] = (cycle.stops[turning] + 1) % cycle.lengths[turning]
            show(cycle, turning)
            if cycle.stops[turning] > 0:
                break
            turning -= 1

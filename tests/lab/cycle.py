"""Every stop of five reels of three rows, once: kernels for comparing with published full cycles."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel import Ints, Table, ints, kernel, table
from engine.lines import READ_COUNT, READ_SYMBOL, READ_WIN, Lines, next_win
from engine.ways import Ways, WaysRoom, count_copies, find_wins

REELS = 5
ROWS = 3

PAID = 0
SQUARES = 1
HITS = 2
LARGEST = 3
BOARDS = 4
SUMS = 5


class Cycle(NamedTuple):
    """A published game's reels as they turn, and what a full cycle of them sums up to.

    `scatter_pays[count]` is for scatters anywhere; `times` and `coins` are by symbol and count.
    """

    strips: Table
    lengths: Ints
    scatter: Ints
    scatter_pays: Ints
    board: Ints
    stops: Ints
    sums: Ints
    scatter_counts: Ints
    times: Table
    coins: Table


def new_cycle(strips: list[list[int]], symbols: int, scatter: int, scatter_pays: list[int]) -> Cycle:
    """A cycle before its first stop."""
    by_symbol = [[0] * (REELS + 1) for _ in range(symbols)]
    return Cycle(
        strips=table(strips),
        lengths=[len(strip) for strip in strips],
        scatter=[scatter],
        scatter_pays=scatter_pays,
        board=ints(REELS * ROWS),
        stops=ints(REELS),
        sums=ints(SUMS),
        scatter_counts=ints(REELS * ROWS + 1),
        times=table(by_symbol),
        coins=table(by_symbol),
    )


@kernel
def show(cycle: Cycle, reel: int) -> None:
    """Put a reel's window on the board."""
    for row in range(ROWS):
        place = (cycle.stops[reel] + row) % cycle.lengths[reel]
        cycle.board[reel * ROWS + row] = cycle.strips[reel][place]


@kernel
def turn(cycle: Cycle) -> bool:
    """Go to the next stop, the last reel fastest; false after the last one."""
    turning = REELS - 1
    while turning >= 0:
        cycle.stops[turning] = (cycle.stops[turning] + 1) % cycle.lengths[turning]
        show(cycle, turning)
        if cycle.stops[turning] > 0:
            return True
        turning -= 1
    return False


@kernel
def scatter_pay(cycle: Cycle) -> int:
    """Count the scatters on the board; what they pay."""
    scatters = 0
    for cell in range(REELS * ROWS):
        if cycle.board[cell] == cycle.scatter[0]:
            scatters += 1
    cycle.scatter_counts[scatters] += 1
    return cycle.scatter_pays[scatters]


@kernel
def count_board(cycle: Cycle, paid: int) -> None:
    """Add one board to the sums."""
    cycle.sums[BOARDS] += 1
    cycle.sums[PAID] += paid
    cycle.sums[SQUARES] += paid * paid
    cycle.sums[LARGEST] = max(cycle.sums[LARGEST], paid)
    if paid > 0:
        cycle.sums[HITS] += 1


@kernel
def count_win(cycle: Cycle, symbol: int, count: int, coins: int) -> None:
    """Add one win to the sums by symbol."""
    cycle.times[symbol][count] += 1
    cycle.coins[symbol][count] += coins


@kernel
def run_lines(cycle: Cycle, lines: Lines, reading: Ints) -> None:
    """A full cycle of a game of lines."""
    for reel in range(REELS):
        show(cycle, reel)
    going = True
    while going:
        paid = scatter_pay(cycle)
        line = next_win(lines, cycle.board, 0, reading)
        while line >= 0:
            paid += reading[READ_WIN]
            count_win(cycle, reading[READ_SYMBOL], reading[READ_COUNT], reading[READ_WIN])
            line = next_win(lines, cycle.board, line + 1, reading)
        count_board(cycle, paid)
        going = turn(cycle)


@kernel
def run_ways(cycle: Cycle, ways: Ways, room: WaysRoom, copies: Ints) -> None:
    """A full cycle of a game of ways; a win counts once by symbol and count, as in the published counts."""
    for reel in range(REELS):
        show(cycle, reel)
    going = True
    while going:
        paid = scatter_pay(cycle)
        count_copies(ways, cycle.board, copies, room)
        for win in range(find_wins(ways, room)):
            symbol = room.symbols[win]
            length = room.lengths[win]
            coins = ways.pays[symbol][length] * room.ways[win]
            paid += coins
            count_win(cycle, symbol, length, coins)
        count_board(cycle, paid)
        going = turn(cycle)

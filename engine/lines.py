"""Line pays: the best of all readings of a payline, wilds with and without multipliers.

A *reading* of a line takes its first cells from the left as one paying symbol, with wilds standing for
that symbol. A run of wilds alone may be read as any paying symbol, the wild's own row among them. Each
wild multiplier inside a reading multiplies its pay. A line pays its best reading, once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.kernel import Ints, Table, ints, kernel, table

READ_SYMBOL = 0
READ_COUNT = 1
READ_PAY = 2
READ_MULTIPLIER = 3
READ_CELLS = 4
READING_SIZE = 5


class Lines(NamedTuple):
    """What a board of lines pays.

    `paths[line][reel]` is a cell; `pays[symbol][count]` is coins for `count` cells from the left;
    `multipliers[symbol]` is 0 for a symbol that is no wild, 1 for a wild, more for a wild multiplier;
    `wild_symbols[count]` is the symbol as which a run of wilds alone pays most; `beyond[line][count]`
    is the next line that differs from this one in its first `count` cells.
    """

    paths: Table
    pays: Table
    multipliers: Ints
    wild_symbols: Ints
    beyond: Table


def lines_table(
    paths: Sequence[Sequence[int]],
    pays: Mapping[int, Mapping[int, int]],
    wilds: Mapping[int, int],
    own_row: int,
    symbols: int,
) -> Lines:
    """Lay out lines for the evaluator.

    Args:
        paths: for each line the cell on each reel.
        pays: coins by symbol and count of cells.
        wilds: multiplier by wild symbol, 1 for a plain wild.
        own_row: the wild symbol that has a row of its own in `pays`; wins ties among readings as wilds.
        symbols: number of symbol codes.

    Raises:
        ValueError: a row of `pays` falls as the count rises, which no paytable does.
    """
    reels = len(paths[0])
    rows = [[pays.get(symbol, {}).get(count, 0) for count in range(reels + 1)] for symbol in range(symbols)]
    for symbol, row in enumerate(rows):
        if row != sorted(row):
            raise ValueError(f"symbol {symbol} pays less for more cells: {row}")
    best = [
        max([own_row, *range(symbols)], key=[row[count] for row in rows].__getitem__)
        for count in range(reels + 1)
    ]
    return Lines(
        table(paths),
        table(rows),
        [wilds.get(symbol, 0) for symbol in range(symbols)],
        best,
        table([next_other(paths, line, count) for count in range(reels + 1)] for line in range(len(paths))),
    )


def next_other(paths: Sequence[Sequence[int]], line: int, count: int) -> int:
    """The first line after a line that differs from it in its first `count` cells, or the number of lines."""
    other = line + 1
    while other < len(paths) and tuple(paths[other][:count]) == tuple(paths[line][:count]):
        other += 1
    return other


def new_reading() -> Ints:
    """Scratch for `best_reading`: symbol, count, pay, multiplier, cells that were looked at."""
    return ints(READING_SIZE)


@kernel
def best_reading(lines: Lines, board: Ints, line: int, reading: Ints) -> int:
    """The win of one line in coins; `reading` then says how it is read. 0 when the line pays nothing.

    Of a line that pays nothing, `reading[READ_CELLS]` says how many cells decided that: every line that
    begins with the same cells pays nothing either, so `lines.beyond` leads past them.
    """
    path = lines.paths[line]
    best = 0
    symbol = -1
    product = 1
    for reel in range(len(path)):
        found = board[path[reel]]
        if lines.multipliers[found] > 0:
            product *= lines.multipliers[found]
        elif symbol < 0:
            symbol = found
        elif found != symbol:
            break
        read_as = symbol if symbol >= 0 else lines.wild_symbols[reel + 1]
        pay = lines.pays[read_as][reel + 1]
        if pay * product > best:
            best = pay * product
            reading[READ_SYMBOL] = read_as
            reading[READ_COUNT] = reel + 1
            reading[READ_PAY] = pay
            reading[READ_MULTIPLIER] = product
    reading[READ_CELLS] = reel + 1
    return best


def paths_with_steps(reels: int, rows: int, step: int) -> tuple[tuple[int, ...], ...]:
    """All paths over the reels whose row changes by at most `step` from reel to reel, sorted by rows."""
    paths: list[tuple[int, ...]] = [(row,) for row in range(rows)]
    for _ in range(reels - 1):
        paths = [(*path, row) for path in paths for row in range(rows) if abs(row - path[-1]) <= step]
    return tuple(sorted(paths))

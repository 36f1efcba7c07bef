"""Line pays: the best of all readings of a payline, wilds with and without multipliers.

A *reading* of a line takes its first cells from the left as one paying symbol, with wilds standing for
that symbol. A run of wilds alone may be read as any symbol that they stand for; wilds of one kind have a
row of their own besides. Each wild multiplier inside a reading multiplies its pay. A line pays its best
reading, once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.events import LINE_WIN
from engine.kernel import Ints, Table, ints, kernel, table
from engine.tape import append, event

READ_SYMBOL = 0
READ_COUNT = 1
READ_PAY = 2
READ_MULTIPLIER = 3
READ_WIN = 4
READ_CELLS = 5
READING_SIZE = 6


class Lines(NamedTuple):
    """What a board of lines pays.

    `paths[line][reel]` is a cell; `pays[symbol][count]` is coins for `count` cells from the left;
    `multipliers[symbol]` is 0 for a symbol that is no wild, 1 for a wild, more for a wild multiplier;
    `kinds[symbol]` is the kind of a wild, from 1, and 0 for a symbol that is no wild;
    `wild_symbols[kind][count]` is the symbol as which a run of wilds of that kind alone pays most, of
    several kinds in row 0; `beyond[line][count]` is the next line that differs from this one in its first
    `count` cells.
    """

    paths: Table
    pays: Table
    multipliers: Ints
    kinds: Ints
    wild_symbols: Table
    beyond: Table


def lines_table(
    paths: Sequence[Sequence[int]],
    pays: Mapping[int, Mapping[int, int]],
    wilds: Mapping[int, int],
    own_rows: Mapping[int, int],
    symbols: int,
) -> Lines:
    """Lay out lines for the evaluator.

    Args:
        paths: for each line the cell on each reel.
        pays: coins by symbol and count of cells.
        wilds: multiplier by wild symbol, 1 for a plain wild.
        own_rows: by wild symbol the symbol in `pays` whose row wilds of its kind have for their own; wilds
            with the same are of one kind and pay mixed. It wins ties among readings as wilds.
        symbols: number of symbol codes.

    Raises:
        ValueError: a row of `pays` falls as the count rises, which no paytable does.
    """
    reels = len(paths[0])
    rows = [[pays.get(symbol, {}).get(count, 0) for count in range(reels + 1)] for symbol in range(symbols)]
    for symbol, row in enumerate(rows):
        if row != sorted(row):
            raise ValueError(f"symbol {symbol} pays less for more cells: {row}")
    rows_of_kinds = list(dict.fromkeys(own_rows[wild] for wild in wilds))
    others = [symbol for symbol in range(symbols) if symbol not in rows_of_kinds]
    read_as = [others, *([own, *others] for own in rows_of_kinds)]
    return Lines(
        table(paths),
        table(rows),
        [wilds.get(symbol, 0) for symbol in range(symbols)],
        [rows_of_kinds.index(own_rows[symbol]) + 1 if symbol in wilds else 0 for symbol in range(symbols)],
        table([dearest(rows, each, count) for count in range(reels + 1)] for each in read_as),
        table([next_other(paths, line, count) for count in range(reels + 1)] for line in range(len(paths))),
    )


def dearest(rows: Sequence[Sequence[int]], symbols: Sequence[int], count: int) -> int:
    """The symbol that pays most for `count` cells, of several the first."""
    return max(symbols, key=lambda symbol: rows[symbol][count])


def next_other(paths: Sequence[Sequence[int]], line: int, count: int) -> int:
    """The first line after a line that differs from it in its first `count` cells, or the number of lines."""
    other = line + 1
    while other < len(paths) and tuple(paths[other][:count]) == tuple(paths[line][:count]):
        other += 1
    return other


def new_reading() -> Ints:
    """Scratch for `best_reading`: symbol, count, pay, multiplier, win, cells that were looked at."""
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
    kind = lines.kinds[board[path[0]]]
    product = 1
    for reel in range(len(path)):
        found = board[path[reel]]
        if lines.multipliers[found] > 0:
            product *= lines.multipliers[found]
            if lines.kinds[found] != kind:
                kind = 0
        elif symbol < 0:
            symbol = found
        elif found != symbol:
            break
        read_as = symbol if symbol >= 0 else lines.wild_symbols[kind][reel + 1]
        pay = lines.pays[read_as][reel + 1]
        if pay * product > best:
            best = pay * product
            reading[READ_SYMBOL] = read_as
            reading[READ_COUNT] = reel + 1
            reading[READ_PAY] = pay
            reading[READ_MULTIPLIER] = product
    reading[READ_WIN] = best
    reading[READ_CELLS] = reel + 1
    return best


@kernel
def next_win(lines: Lines, board: Ints, line: int, reading: Ints) -> int:
    """The first line from `line` on that pays, with its `reading`; -1 for none."""
    while line < len(lines.paths):
        if best_reading(lines, board, line, reading) > 0:
            return line
        line = lines.beyond[line][reading[READ_CELLS]]
    return -1


@kernel
def line_win(tape: Ints, line: int, reading: Ints) -> None:
    """Record that a line pays its reading: all of it but the cells that were looked at."""
    opened = event(tape, LINE_WIN, 1 + READ_CELLS)
    if opened > 0:
        tape[opened] = line
        append(tape, opened + 1, reading, READ_CELLS)


def paths_with_steps(reels: int, rows: int, step: int) -> tuple[tuple[int, ...], ...]:
    """All paths over the reels whose row changes by at most `step` from reel to reel, sorted by rows."""
    paths: list[tuple[int, ...]] = [(row,) for row in range(rows)]
    for _ in range(reels - 1):
        paths = [(*path, row) for path in paths for row in range(rows) if abs(row - path[-1]) <= step]
    return tuple(sorted(paths))

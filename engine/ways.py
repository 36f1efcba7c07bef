"""Way pays: each symbol pays on every path from the first reel, over reels next to each other.

A cell holds a symbol once or in several *copies*, and each copy is a position of its own. A *way* takes
one position on each of the first reels. It pays for a symbol when every position holds that symbol or a
wild. Of each symbol only the greatest length pays, once for each of its ways; a way of wilds alone
belongs to the wild's own row and counts for no other symbol. The greatest length pays most as well: a
further reel takes no way away, turns some into ways of wilds at most, and pays do not fall.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.kernel import Ints, Table, ints, kernel, table

# Offsets in `Ways.shape`
WILD = 0
REELS = 1
ROWS = 2


class Ways(NamedTuple):
    """What a board of ways pays.

    `pays[symbol][count]` is coins a way for `count` reels from the left; `paying` are the symbols with a
    row of pays, the wild last if it has one; `shape` is the wild's code, the reels and the rows. Cell
    `reel * rows + row` of a board is on that reel and row.
    """

    pays: Table
    paying: Ints
    shape: Ints


class WaysRoom(NamedTuple):
    """Scratch of an evaluation.

    `counts[reel][symbol]` copies of a symbol on a reel and `heights[reel]` copies of all symbols; for win
    i of those found, `symbols[i]`, `lengths[i]` in reels and `ways[i]`.
    """

    counts: Table
    heights: Ints
    symbols: Ints
    lengths: Ints
    ways: Ints


def ways_table(pays: Mapping[int, Mapping[int, int]], wild: int, symbols: int, reels: int, rows: int) -> Ways:
    """Lay out ways for the evaluator.

    Args:
        pays: coins a way by symbol and count of reels; the wild may have a row of its own.
        wild: the code of the wild.
        symbols: number of symbol codes.
        reels: number of reels.
        rows: cells on a reel.

    Raises:
        ValueError: a row of `pays` falls as the count rises, so that the greatest length would not pay most.
    """
    rows_of_pays = [
        [pays.get(symbol, {}).get(count, 0) for count in range(reels + 1)] for symbol in range(symbols)
    ]
    for symbol, row in enumerate(rows_of_pays):
        if row != sorted(row):
            raise ValueError(f"symbol {symbol} pays less for more reels: {row}")
    paying = sorted(pays, key=lambda symbol: (symbol == wild, symbol))
    return Ways(table(rows_of_pays), paying, [wild, reels, rows])


def new_ways_room(ways: Ways) -> WaysRoom:
    """Scratch for one evaluation at a time."""
    reels, wins = ways.shape[REELS], len(ways.paying)
    return WaysRoom(
        table([ints(len(ways.pays)) for _ in range(reels)]), ints(reels), ints(wins), ints(wins), ints(wins)
    )


@kernel
def count_copies(ways: Ways, board: Ints, copies: Ints, room: WaysRoom) -> None:
    """Count the copies of each symbol on each reel, and of all symbols together."""
    rows = ways.shape[ROWS]
    for reel in range(ways.shape[REELS]):
        counts = room.counts[reel]
        for symbol in range(len(counts)):
            counts[symbol] = 0
        height = 0
        for i in range(reel * rows, reel * rows + rows):
            counts[board[i]] += copies[i]
            height += copies[i]
        room.heights[reel] = height


@kernel
def board_ways(ways: Ways, room: WaysRoom) -> int:
    """The ways of a counted board, whatever its symbols."""
    product = 1
    for reel in range(ways.shape[REELS]):
        product *= room.heights[reel]
    return product


@kernel
def find_wins(ways: Ways, room: WaysRoom) -> int:
    """Find what a counted board pays, symbol by symbol, the wild last; how many wins there are."""
    wild = ways.shape[WILD]
    reels = ways.shape[REELS]
    found = 0
    for symbol in ways.paying:
        length = 0
        product = 1
        wild_product = 0 if symbol == wild else 1
        while length < reels:
            wilds = room.counts[length][wild]
            here = wilds if symbol == wild else wilds + room.counts[length][symbol]
            if here == 0:
                break
            product *= here
            wild_product *= wilds
            length += 1
        if product > wild_product and ways.pays[symbol][length] > 0:
            room.symbols[found] = symbol
            room.lengths[found] = length
            room.ways[found] = product - wild_product
            found += 1
    return found


@kernel
def mark_win(ways: Ways, board: Ints, room: WaysRoom, win: int, marked: Ints) -> None:
    """Add 1 to `marked` for each cell on a way of a win that was found.

    A wild is on such a way if the symbol itself stands on another of its reels.
    """
    wild = ways.shape[WILD]
    rows = ways.shape[ROWS]
    symbol = room.symbols[win]
    holding = 0
    for reel in range(room.lengths[win]):
        if room.counts[reel][symbol] > 0:
            holding += 1
    for reel in range(room.lengths[win]):
        alone = symbol != wild and holding == 1 and room.counts[reel][symbol] > 0
        for i in range(reel * rows, reel * rows + rows):
            if board[i] == symbol or (board[i] == wild and not alone):
                marked[i] += 1

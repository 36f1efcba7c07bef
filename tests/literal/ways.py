"""Ways by brute force: every path of single copies from the first reel on, one by one (F2, F3, F15).

A board is its reels from the left, a reel its cells from the top, a cell a symbol and how many copies
of it the cell holds. Symbols are names or numbers, whatever can be compared.
"""

import itertools
from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

Symbol = TypeVar("Symbol", bound=Hashable)

Reel = Sequence[tuple[Symbol, int]]
Pays = Mapping[Symbol, Mapping[int, int]]

SHORTEST_WIN = 3


class Copy(NamedTuple):
    """One copy of the symbol of a cell; a cell of three copies is three of these."""

    symbol: Hashable
    cell: int


class Win(NamedTuple):
    """What a symbol wins with: how many reels, how many ways, and the cells on any of these ways."""

    length: int
    ways: int
    cells: tuple[int, ...]


def single_copies(board: Sequence[Reel[Symbol]]) -> list[list[Copy]]:
    """The single copies on each reel; cells count reel by reel from the top."""
    reels = []
    cell = 0
    for reel in board:
        copies = []
        for symbol, count in reel:
            for _ in range(count):
                copies.append(Copy(symbol, cell))
            cell += 1
        reels.append(copies)
    return reels


def paths(board: Sequence[Reel[Symbol]], length: int) -> Iterator[tuple[Copy, ...]]:
    """Every choice of one copy on each of the first reels."""
    return itertools.product(*single_copies(board)[:length])


def count_ways(board: Sequence[Reel[Symbol]]) -> int:
    """The ways of a board, whatever is on it: all paths over all its reels, counted one by one (F7)."""
    return sum(1 for _ in paths(board, len(board)))


def symbol_of(path: tuple[Copy, ...], wild: Symbol) -> Hashable | None:
    """The one symbol that all copies of a path agree on, wilds standing for it; `wild` if all are wild.

    None when they disagree. A symbol without a row in the paytable may come out too: a scatter and
    wilds agree on the scatter here, and pay nothing, which is all that F17 asks.
    """
    others = {copy.symbol for copy in path if copy.symbol != wild}
    if not others:
        return wild
    if len(others) == 1:
        return others.pop()
    return None


def wins_of_length(board: Sequence[Reel[Symbol]], length: int, wild: Symbol) -> dict[Hashable, Win]:
    """The ways over the first reels, by the symbol they belong to."""
    ways: dict[Hashable, int] = {}
    cells: dict[Hashable, set[int]] = {}
    for path in paths(board, length):
        symbol = symbol_of(path, wild)
        if symbol is not None:
            ways[symbol] = ways.get(symbol, 0) + 1
            cells.setdefault(symbol, set()).update(copy.cell for copy in path)
    return {symbol: Win(length, ways[symbol], tuple(sorted(cells[symbol]))) for symbol in ways}


def find_wins(board: Sequence[Reel[Symbol]], wild: Symbol, pays: Pays[Symbol]) -> dict[Symbol, Win]:
    """What each symbol wins with: its ways over the most reels, and no shorter ones (F15, F16)."""
    wins: dict[Symbol, Win] = {}
    for length in range(SHORTEST_WIN, len(board) + 1):
        found = wins_of_length(board, length, wild)
        for symbol, row in pays.items():
            if symbol in found and row.get(length, 0) > 0:
                wins[symbol] = found[symbol]
    return wins

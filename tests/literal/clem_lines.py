"""Lines of Clem's Gems read literally: every reading of what a line passes, the best of them once."""

from collections.abc import Mapping
from itertools import takewhile
from typing import NamedTuple

from .clem_figures import GEMS, GOLD, REGULAR, SYMBOLS, WILDS, Numbers

SHORTEST_WIN = 3
COLOURED_ROW = GEMS["red"]
GOLD_ROW = GOLD

Pays = Mapping[str, Mapping[int, int]]

COUNTS_AS: dict[str, set[str]] = {
    # A gem of any of the four kinds substitutes for every regular symbol (C12, C14).
    **{symbol: {symbol, *WILDS} for symbol in REGULAR},
    # Purple, Red and Green Gems pay mixed (C13), Gold Gems by themselves (C14).
    COLOURED_ROW: set(GEMS.values()),
    GOLD_ROW: {GOLD},
}
"""What counts as each symbol that has a pay."""


class Reading(NamedTuple):
    """One way to read a line: this many cells from the left count as this symbol."""

    symbol: str
    length: int
    pay: int


def all_readings(symbols: tuple[str, ...], pays: Pays) -> list[Reading]:
    """Every reading of the symbols on a line that pays, from the leftmost reel."""
    readings = []
    for symbol, cells in COUNTS_AS.items():
        fitting = len(list(takewhile(cells.__contains__, symbols)))
        for length in range(SHORTEST_WIN, fitting + 1):
            pay = pays[symbol].get(length, 0)
            if pay > 0:
                readings.append(Reading(symbol, length, pay))
    return readings


def told_first(reading: Reading) -> tuple[int, bool, int]:
    """Where a reading stands among those that pay as much: shorter first, then gems as themselves."""
    return reading.length, reading.symbol in REGULAR, SYMBOLS.index(reading.symbol)


def best_readings(symbols: tuple[str, ...], pays: Pays) -> list[Reading]:
    """All readings that pay most, the one to be told first; none when the line pays nothing (C13)."""
    readings = all_readings(symbols, pays)
    most = max((reading.pay for reading in readings), default=0)
    return sorted((reading for reading in readings if reading.pay == most), key=told_first)


def line_wins(board: list[str], numbers: Numbers) -> dict[int, Reading]:
    """The best reading of every line of a board that pays, by line."""
    wins = {}
    for line, path in enumerate(numbers.paths):
        symbols = tuple(board[cell] for cell in path)
        if symbols not in numbers.read_lines:
            numbers.read_lines[symbols] = best_readings(symbols, numbers.pays)
        readings = numbers.read_lines[symbols]
        if readings:
            wins[line] = readings[0]
    return wins

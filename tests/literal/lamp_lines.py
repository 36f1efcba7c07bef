"""Lines of Three Lamps read literally: every reading of what a line passes, the best of them once."""

from itertools import takewhile
from typing import NamedTuple

from .lamp_figures import REGULAR, WILD, Numbers

SHORTEST_WIN = 3


class Reading(NamedTuple):
    """One way to read a line: this many cells from the left count as this symbol."""

    symbol: str
    length: int
    pay: int


def all_readings(symbols: tuple[str, ...], numbers: Numbers) -> list[Reading]:
    """Every reading that pays, from the leftmost reel; wilds are any regular symbol, gems none (L1, L3)."""
    readings = []
    for symbol in REGULAR:
        fitting = len(list(takewhile({symbol, WILD}.__contains__, symbols)))
        for length in range(SHORTEST_WIN, fitting + 1):
            pay = numbers.pays[symbol].get(length, 0)
            if pay > 0:
                readings.append(Reading(symbol, length, pay))
    return readings


def told_first(reading: Reading) -> tuple[int, int]:
    """Where a reading stands among those that pay as much: shorter first, then the better symbol."""
    return reading.length, REGULAR.index(reading.symbol)


def best_readings(symbols: tuple[str, ...], numbers: Numbers) -> list[Reading]:
    """All readings that pay most, the one to be told first; none when the line pays nothing."""
    readings = all_readings(symbols, numbers)
    most = max((reading.pay for reading in readings), default=0)
    return sorted((reading for reading in readings if reading.pay == most), key=told_first)


def line_wins(board: list[str], numbers: Numbers) -> dict[int, Reading]:
    """The best reading of every line of a board that pays, by line."""
    wins = {}
    for line, path in enumerate(numbers.paths):
        symbols = tuple(board[cell] for cell in path)
        if symbols not in numbers.read_lines:
            numbers.read_lines[symbols] = best_readings(symbols, numbers)
        readings = numbers.read_lines[symbols]
        if readings:
            wins[line] = readings[0]
    return wins

"""Lines and line wins, read literally: every path, every reading, the best one.

Symbols are strings, a board is 20 of them, cell = reel * 5 + row, row 0 on top.
"""

from typing import NamedTuple

REELS = 4
ROWS = 5
SHORTEST_WIN = 3

WILD_MULTIPLIERS = {"wild-x2": 2, "wild-x3": 3, "wild-x4": 4, "wild-x5": 5}
WILDS = {"wild"} | set(WILD_MULTIPLIERS)

Pays = dict[str, dict[int, int]]
Line = tuple[int, ...]


class Reading(NamedTuple):
    """One way to read a line: this many cells from the left count as this symbol."""

    symbol: str
    length: int
    pay: int
    multiplier: int
    win: int


class BestWin(NamedTuple):
    """The best win of a line in coins, and every reading that gives it."""

    win: int
    readings: tuple[Reading, ...]


def all_lines() -> list[Line]:
    """Every path whose row changes by at most one from reel to reel, sorted by rows (G1)."""
    lines = []
    for a in range(ROWS):
        for b in range(ROWS):
            for c in range(ROWS):
                for d in range(ROWS):
                    if abs(a - b) <= 1 and abs(b - c) <= 1 and abs(c - d) <= 1:
                        lines.append((a, b, c, d))
    return sorted(lines)


def symbols_on(line: Line, board: list[str]) -> list[str]:
    """The symbols a line passes, reel by reel."""
    return [board[reel * ROWS + line[reel]] for reel in range(REELS)]


def all_readings(symbols: list[str], pays: Pays) -> list[Reading]:
    """Every winning reading of the symbols on a line, from the leftmost reel (G2, G8-G10)."""
    readings = []
    for symbol in pays:
        for length in range(SHORTEST_WIN, REELS + 1):
            multiplier = 1
            matches = True
            for cell in symbols[:length]:
                if cell != symbol and cell not in WILDS:
                    matches = False
                if cell in WILD_MULTIPLIERS:
                    multiplier = multiplier * WILD_MULTIPLIERS[cell]
            pay = pays[symbol].get(length, 0)
            if matches and pay > 0:
                readings.append(Reading(symbol, length, pay, multiplier, pay * multiplier))
    return readings


def line_win(symbols_on_line: list[str], pays: Pays) -> BestWin:
    """The best of all readings after multipliers (G2); a win of 0 has no reading."""
    readings = all_readings(symbols_on_line, pays)
    best = 0
    for reading in readings:
        best = max(best, reading.win)
    return BestWin(best, tuple(reading for reading in readings if reading.win == best))


def best_wins(board: list[str], pays: Pays) -> dict[int, BestWin]:
    """The best win of every winning line, by line index."""
    wins = {}
    for index, line in enumerate(all_lines()):
        best = line_win(symbols_on(line, board), pays)
        if best.win > 0:
            wins[index] = best
    return wins


def line_wins(board: list[str], pays: Pays) -> dict[int, int]:
    """Coins of every winning line, by line index."""
    return {index: best.win for index, best in best_wins(board, pays).items()}


def board_win(board: list[str], pays: Pays) -> int:
    """Coins of all lines together."""
    return sum(line_wins(board, pays).values())

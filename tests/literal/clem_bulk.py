"""Lines and boards of Clem's Gems by the thousand: what the engine reads beside what is read by hand."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from engine.kernel import Ints, Table, kernel
from engine.lines import READ_COUNT, READ_MULTIPLIER, READ_PAY, READ_SYMBOL, Lines, best_reading, new_reading

from .clem_bridge import GAME, LITERAL
from .clem_figures import CELLS, COUNTS_AS_DIAMOND, REELS, REGULAR, ROWS, SYMBOLS, WILDS, Numbers, code
from .clem_lines import best_readings, line_wins

FIRST_LINE = 0
EMPTY = "tnt"
"""What lies on the cells that a line does not pass."""
CLASSES = (*REGULAR, *sorted(WILDS, key=code), "diamond")
"""A symbol of each kind that lines tell apart; all that count as Diamonds are one (C5, C8)."""


def engine_reading(lines: Lines, board: Ints, line: int) -> tuple[int, str, int, int, int]:
    """What the engine says of a line: win, symbol, count, pay and multiplier."""
    reading = new_reading()
    win = best_reading(lines, board, line, reading)
    if win == 0:
        return 0, "", 0, 0, 0
    symbol = SYMBOLS[reading[READ_SYMBOL]]
    return win, symbol, reading[READ_COUNT], reading[READ_PAY], reading[READ_MULTIPLIER]


def different_line(
    symbols: Sequence[str], lines: Lines = GAME.numbers.lines, numbers: Numbers = LITERAL
) -> str:
    """How the engine and the brute force differ on the symbols of a line, if they do."""
    board = [code(EMPTY)] * CELLS
    for cell, symbol in zip(numbers.paths[FIRST_LINE], symbols, strict=True):
        board[cell] = code(symbol)
    told = engine_reading(lines, board, FIRST_LINE)
    best = best_readings(tuple(symbols), numbers.pays)
    true = (best[0].pay, best[0].symbol, best[0].length, best[0].pay, 1) if best else (0, "", 0, 0, 0)
    return "" if told == true else f"{' '.join(symbols)}: the engine has {told}, by hand {true}"


def all_lines(symbols: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every line of some symbols."""
    return product(symbols, repeat=REELS)


def differences(lines: Iterable[Sequence[str]]) -> list[str]:
    """How the engine and the brute force differ on these lines."""
    return [text for text in map(different_line, lines) if text]


def random_board(dice: random.Random) -> list[str]:
    """A board of few or many symbols, gold and coloured gems side by side among them."""
    few = dice.sample(REGULAR, dice.randint(1, len(REGULAR)))
    gems = dice.sample(sorted(WILDS), dice.randint(1, len(WILDS)))
    others = dice.sample(sorted(COUNTS_AS_DIAMOND, key=code), 2)
    weights = [10] * len(few) + [dice.choice([2, 10, 40])] * len(gems) + [dice.choice([0, 5])] * 2
    return dice.choices([*few, *gems, *others], weights, k=REELS * ROWS)


def different_board(board: list[str]) -> str:
    """How the engine and the brute force differ on a board, if they do."""
    true = line_wins(board, LITERAL)
    codes = [code(symbol) for symbol in board]
    for line in range(len(LITERAL.paths)):
        told = engine_reading(GAME.numbers.lines, codes, line)
        best = true.get(line)
        if told != ((best.pay, best.symbol, best.length, best.pay, 1) if best else (0, "", 0, 0, 0)):
            return f"line {line} of {board}: the engine has {told}, by hand {best}"
    return ""


@kernel
def read_boards(
    lines: Lines, boards: Table, reading: Ints, wins: Table, symbols: Table, counts: Table
) -> None:
    """What the engine says of each line of each board, for the compiler."""
    for i in range(len(boards)):
        for line in range(len(lines.paths)):
            wins[i][line] = best_reading(lines, boards[i], line, reading)
            symbols[i][line] = reading[READ_SYMBOL]
            counts[i][line] = reading[READ_COUNT]

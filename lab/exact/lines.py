"""The expectation of line pays, over all stops of independent reels.

A line takes one cell of each reel, and a cell shows each place of its strip equally often. So a line's
symbols are independent draws from the reels' strips, whatever its rows and however the strip is ordered, and
all lines expect the same. The sum over all lines is the number of lines times the expectation of one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias

from engine.lines import READ_CELLS, READ_WIN, Lines, best_reading, new_reading

Chances: TypeAlias = Mapping[int, Fraction]
"""How likely a cell of a reel shows each symbol."""


def expected_lines(lines: Lines, reels: Sequence[Chances]) -> Fraction:
    """The coins that all lines together pay in expectation."""
    path = lines.paths[0]
    board = [0] * (max(path) + 1)
    reading = new_reading()

    def expected_from(reel: int, chance: Fraction) -> Fraction:
        """Of the lines that begin with what stands on the board up to `reel`."""
        best_reading(lines, board, 0, reading)
        if reel == len(reels) or reading[READ_CELLS] <= reel:
            return chance * reading[READ_WIN]
        total = Fraction(0)
        for symbol, share in reels[reel].items():
            board[path[reel]] = symbol
            total += expected_from(reel + 1, chance * share)
        return total

    return len(lines.paths) * expected_from(0, Fraction(1))

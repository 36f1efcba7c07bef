"""Scripts for Forge of Gems: the words that lead a round where a test wants it.

Symbols are letters: b o g p the blue, orange, green and pink gem; A K Q J T the letters; W wild, S scatter;
on the forge reel | Vertical WILD, - Horizontal WILD, v Vertical Splitter, h Horizontal Splitter,
x Multiplier, . Blank.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import GAMES, Round, Seeds, Stake, play
from engine.games.forge_of_gems import codes
from engine.stream import word_for

GAME = GAMES["forge-of-gems"]
NUMBERS = GAME.numbers
SEEDS = Seeds(bytes(32), "")
LETTERS = "bogpAKQJTWS|-vhx."
REELS, ROWS = codes.REELS, codes.ROWS


def code(letter: str) -> int:
    return LETTERS.index(letter)


def codes_of(letters: str) -> tuple[int, ...]:
    return tuple(map(code, letters.replace(" ", "")))


def letters_of(symbols: Sequence[int]) -> str:
    return "".join(LETTERS[symbol] for symbol in symbols)


def cells_of_rows(rows: Sequence[str]) -> tuple[int, ...]:
    """Symbols by cell of a board written as its rows from the top."""
    return tuple(code(rows[row][reel]) for reel in range(REELS) for row in range(ROWS))


def rows_of_cells(cells: Sequence[int]) -> list[str]:
    """A board by cell as its rows from the top."""
    return [letters_of(cells[row::ROWS]) for row in range(ROWS)]


class Script:
    """Collects words draw by draw, in the order that the rules document."""

    def __init__(self) -> None:
        self.words: list[int] = []
        self.free = False

    @property
    def reels(self):
        return NUMBERS.free if self.free else NUMBERS.paid

    def draw(self, value: int, count: int) -> Script:
        self.words.append(word_for(value, count))
        return self

    def symbols(self, reel: int, letters: str) -> Script:
        """New symbols of a reel, one after the other."""
        length = self.reels.lengths[reel]
        for symbol in codes_of(letters):
            self.draw(self.reels.strips[reel][:length].index(symbol), length)
        return self

    def forge(self, letters: str) -> Script:
        """New symbols of the forge reel, one after the other."""
        (length,) = self.reels.forge_length
        for symbol in codes_of(letters):
            self.draw(self.reels.forge[:length].index(symbol), length)
        return self

    def land(self, rows: Sequence[str], forge: str = ".....") -> Script:
        """A spin lands: the rows of its board from the top, and the forge reel."""
        for reel in range(REELS):
            self.symbols(reel, "".join(row[reel] for row in rows))
        if self.free:
            place = forge.index("x")
            self.draw(place, REELS)
            forge = forge[:place] + forge[place + 1 :]
        return self.forge(forge)

    def refill(self, *reels: tuple[int, str, str]) -> Script:
        """A cascade: for each reel its number, the new symbols from the lowest up, the new forge symbol."""
        for reel, letters, forge in reels:
            self.symbols(reel, letters).forge(forge)
        return self

    def box(self, scatters: int, option: int) -> Script:
        """GEMBOX for so many scatters holds this option."""
        weights = NUMBERS.box_weights[min(scatters, 5) - 3]
        self.free = True
        return self.draw(sum(weights[:option]), sum(weights))

    def play(self, bet: int = 10, limit: int = 0) -> Round:
        return play(GAME, Stake(bet, limit=limit), (), SEEDS, 0, tuple(self.words))


DEAD = ("AKQJT", "bogpA", "TJKQb")
"""A board that pays nothing, with no symbol twice on a row or a reel."""


def events(played: Round, kind: type) -> list:
    return [event for event in played.events if type(event) is kind]


def event(played: Round, kind: type):
    """The first event of a kind."""
    return next(event for event in played.events if type(event) is kind)


class Watched:
    """A board as the events leave it."""

    def __init__(self) -> None:
        self.symbols = [-1] * codes.CELLS
        self.copies = [1] * codes.CELLS

    def see(self, happened) -> None:
        name = type(happened).__name__
        if name == "BoardLanded":
            self.symbols, self.copies = [*happened.symbols], [1] * codes.CELLS
        elif name in ("ReelCascaded", "SplitterVanished"):
            reel = slice(happened.reel * ROWS, (happened.reel + 1) * ROWS)
            self.symbols[reel], self.copies[reel] = happened.symbols, happened.copies
        elif name == "WildsMade":
            for cell in happened.cells:
                self.symbols[cell] = codes.WILD
        elif name == "CellsSplit":
            if happened.kind == codes.HORIZONTAL_SPLITTER:
                self.symbols[happened.cell] = codes.WILD
            for cell, copies in zip(happened.cells, happened.copies, strict=True):
                self.copies[cell] = copies

    @property
    def rows(self) -> list[str]:
        return rows_of_cells(self.symbols)

    @property
    def copy_rows(self) -> list[str]:
        return ["".join(map(str, self.copies[row::ROWS])) for row in range(ROWS)]

    @property
    def heights(self) -> list[int]:
        return [sum(self.copies[reel * ROWS : (reel + 1) * ROWS]) for reel in range(REELS)]


def evaluated(played: Round) -> list[tuple[list[str], list[str], int, int]]:
    """For each evaluation: the rows of the board, of its copies, the ways and the multiplier."""
    board, found = Watched(), []
    for happened in played.events:
        board.see(happened)
        if type(happened).__name__ == "WaysCounted":
            found.append((board.rows, board.copy_rows, happened.ways, happened.multiplier))
    return found


LOWER = ("bogpA", "KQJbo")
FILLS = "AKQJp"


def dropped(letter: str, reel: int, row: int, above: str = "", lower: Sequence[str] = LOWER) -> Round:
    """A round in which a forge symbol comes to rest on a cell.

    Tens win on all five reels, from the top down to that row on its reel and on the top row elsewhere;
    the other crucibles hold Blanks. The rows below are `lower`, `above` lie on the symbol, lowest first.
    """
    stack = (FILLS, *lower)
    rows = [
        "".join("T" if at <= (row if other == reel else 0) else stack[at][other] for other in range(REELS))
        for at in range(ROWS)
    ]
    script = Script().land(rows, "".join(letter if other == reel else "." for other in range(REELS)))
    above = above or "gA"[:row]
    for other in range(REELS):
        script.refill((other, above if other == reel else FILLS[other], "."))
    return script.play()

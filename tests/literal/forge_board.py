"""The board of Forge of Gems and what falls on it, one rule after the other, as slowly as one reads."""

from collections.abc import Mapping
from typing import NamedTuple

from .forge_figures import HEIGHTS, MOST_COPIES, NORMAL, REELS, ROWS, SCATTER, WILD


class Cell(NamedTuple):
    """What a cell holds: a symbol, and how many copies of it (F7, F25)."""

    symbol: str
    copies: int


EMPTY = Cell("", 0)


def reel_of(cell: int) -> int:
    """The reel of a cell, 0 leftmost."""
    return cell // ROWS


def row_of(cell: int) -> int:
    """The row of a cell, 0 on top."""
    return cell % ROWS


def cells_of_reel(reel: int) -> list[int]:
    """The cells of a reel, top to bottom."""
    return [reel * ROWS + row for row in range(ROWS)]


def cells_of_row(row: int) -> list[int]:
    """The cells of a row, left to right."""
    return [reel * ROWS + row for reel in range(REELS)]


class Board:
    """Fifteen cells, reel by reel from the top."""

    def __init__(self, symbols: list[str]) -> None:
        self.cells = [Cell(symbol, 1) for symbol in symbols]

    def reels(self) -> list[list[Cell]]:
        """The cells of each reel, as the enumeration of ways reads them."""
        return [self.reel(reel) for reel in range(REELS)]

    def reel(self, reel: int) -> list[Cell]:
        """The cells of a reel, top to bottom."""
        return [self.cells[cell] for cell in cells_of_reel(reel)]

    def set_reel(self, reel: int, column: list[Cell]) -> None:
        """Put three cells on a reel."""
        for cell, content in zip(cells_of_reel(reel), column, strict=True):
            self.cells[cell] = content

    def height(self, reel: int) -> int:
        """All copies of a reel together (F7)."""
        return sum(cell.copies for cell in self.reel(reel))

    def of(self, symbol: str) -> list[int]:
        """The cells of a symbol, ascending."""
        return [cell for cell in range(len(self.cells)) if self.cells[cell].symbol == symbol]

    def remove(self, cells: list[int]) -> None:
        """Whole cells go, whatever their copies (F26)."""
        for cell in cells:
            self.cells[cell] = EMPTY

    def empty_on(self, reel: int) -> int:
        """How many cells of a reel are empty."""
        return self.reel(reel).count(EMPTY)

    def survivors(self, reel: int) -> list[Cell]:
        """What has stayed on a reel, top to bottom; it falls and keeps its copies (F10, F26)."""
        return [cell for cell in self.reel(reel) if cell != EMPTY]

    def add_copy(self, cell: int) -> bool:
        """Split a cell once more, unless it holds three or its reel is as tall as it may be (F7, F25)."""
        symbol, copies = self.cells[cell]
        if copies == MOST_COPIES or self.height(reel_of(cell)) == HEIGHTS[reel_of(cell)]:
            return False
        self.cells[cell] = Cell(symbol, copies + 1)
        return True

    def turn_wild(self, cell: int) -> None:
        """A cell becomes wild and keeps its copies (F24)."""
        self.cells[cell] = Cell(WILD, self.cells[cell].copies)


def most_frequent(symbols: list[str], pays: Mapping[str, Mapping[int, int]]) -> str | None:
    """The normal symbol on most of these cells (F22, F23).

    A tie goes to the one that pays more for five of a kind, then to the one that comes first: leftmost
    on a row, topmost on a reel. None when there is no normal symbol.
    """
    best = None
    for symbol in symbols:
        if symbol not in NORMAL:
            continue
        if best is None:
            best = symbol
        cells, best_cells = symbols.count(symbol), symbols.count(best)
        if cells > best_cells or (cells == best_cells and pays[symbol][REELS] > pays[best][REELS]):
            best = symbol
    return best


def vertical_wild(board: Board, own: int) -> list[int]:
    """All of the reel but scatters turns wild; the cells that were not wild before (F21)."""
    turned = []
    for cell in cells_of_reel(reel_of(own)):
        if board.cells[cell].symbol not in (SCATTER, WILD):
            board.turn_wild(cell)
            turned.append(cell)
    return turned


def horizontal_wild(board: Board, own: int, pays: Mapping[str, Mapping[int, int]]) -> tuple[str, list[int]]:
    """The most frequent normal symbol of the row turns wild, and the own cell; "" for no symbol (F22)."""
    row = cells_of_row(row_of(own))
    matched = most_frequent([board.cells[cell].symbol for cell in row], pays)
    turned = [cell for cell in row if cell == own or board.cells[cell].symbol == matched]
    for cell in turned:
        board.turn_wild(cell)
    return matched or "", turned


def vertical_splitter(board: Board, own: int, pays: Mapping[str, Mapping[int, int]]) -> tuple[str, list[int]]:
    """The most frequent normal symbol of the reel is split where it can be, from the top (F7, F23)."""
    column = cells_of_reel(reel_of(own))
    matched = most_frequent([board.cells[cell].symbol for cell in column], pays)
    matching = [cell for cell in column if board.cells[cell].symbol == matched]
    return matched or "", [cell for cell in matching if board.add_copy(cell)]


def horizontal_splitter(board: Board, own: int) -> list[int]:
    """The own cell turns wild; all others of the row but scatters are split where they can be (F24)."""
    board.turn_wild(own)
    others = [
        cell for cell in cells_of_row(row_of(own)) if cell != own and board.cells[cell].symbol != SCATTER
    ]
    return [cell for cell in others if board.add_copy(cell)]

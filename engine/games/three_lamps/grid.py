"""The grid of the Lamp Bonus and what a respin brings to it.

Draws of a respin, in order: on the first one which cell is given cash (L20); then for each empty cell, column
by column from the top, what it brings, and the value of cash.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.desk import CAP, Desk
from engine.games.three_lamps.codes import (
    BONUS_CELLS,
    CASH,
    FEATURES,
    FIRED_CELL_CAP,
    FIRST_GEM,
    FIRST_LANDED_GEM,
    LANDED_CASH,
    LOW_ROWS,
    OUTCOMES,
    SYMBOLS_LANDED,
    TALL_ROWS,
)
from engine.kernel import Ints, Table, ints, kernel
from engine.stream import below, weighted
from engine.tape import event

NO_GEM = 0


class GridNumbers(NamedTuple):
    """What a designer turns; `[0]` is for the low grid, `[1]` for the tall one.

    `landing` are weights of what comes to an empty cell: nothing, cash, the gem of each feature;
    `cash_values` are coins, `cash_weights` their weights.
    """

    landing: Table
    cash_values: Ints
    cash_weights: Table


class Grid(NamedTuple):
    """Scratch of a bonus, by cell of the tall grid, columns from the left, each from the top.

    `values` are the coins of cash, 0 where there is none; `gems` the gem that this respin brought, or
    `NO_GEM`. `cells` lists cells for a moment; `weights` are those of a landing, without locked gems.
    """

    values: Ints
    gems: Ints
    cells: Ints
    weights: Ints


def new_grid() -> Grid:
    """Scratch for one bonus at a time."""
    return Grid(ints(BONUS_CELLS), ints(BONUS_CELLS), ints(BONUS_CELLS), ints(OUTCOMES))


@kernel
def is_open(i: int, tall: int) -> bool:
    """Whether a cell belongs to the grid as it is now: three rows are added on top (L21)."""
    return tall > 0 or i % TALL_ROWS >= TALL_ROWS - LOW_ROWS


@kernel
def list_empty(grid: Grid, tall: int) -> int:
    """List the empty cells in `grid.cells`; their number."""
    count = 0
    for i in range(BONUS_CELLS):
        if is_open(i, tall) and grid.values[i] == 0:
            grid.cells[count] = i
            count += 1
    return count


@kernel
def list_cash(grid: Grid) -> int:
    """List the cells with cash in `grid.cells`; their number."""
    count = 0
    for i in range(BONUS_CELLS):
        if grid.values[i] > 0:
            grid.cells[count] = i
            count += 1
    return count


@kernel
def cash_sum(grid: Grid) -> int:
    """Coins of all cash."""
    total = 0
    for i in range(BONUS_CELLS):
        total += grid.values[i]
    return total


@kernel
def open_weights(numbers: GridNumbers, grid: Grid, unlocked: int, tall: int) -> None:
    """Weights of a landing; in place of gems of locked lamps nothing lands (L16)."""
    grid.weights[0] = numbers.landing[tall][0]
    grid.weights[LANDED_CASH] = numbers.landing[tall][LANDED_CASH]
    for feature in range(FEATURES):
        outcome = FIRST_LANDED_GEM + feature
        weight = numbers.landing[tall][outcome]
        if unlocked & (1 << feature):
            grid.weights[outcome] = weight
        else:
            grid.weights[outcome] = 0
            grid.weights[0] += weight


@kernel
def put_value(desk: Desk, grid: Grid, i: int, value: int) -> int:
    """Give a cash symbol its value, which stops at the cap (L37b); the value it has then."""
    if value > desk.terms[CAP]:
        value = desk.terms[CAP]
        desk.fired[FIRED_CELL_CAP] += 1
    grid.values[i] = value
    return value


@kernel
def bring(numbers: GridNumbers, desk: Desk, grid: Grid, i: int, sure: int, tall: int) -> int:
    """What comes to an empty cell, cash for sure on cell `sure`; 1 if anything does."""
    outcome = LANDED_CASH if i == sure else weighted(desk.stream, grid.weights)
    if outcome == LANDED_CASH:
        put_value(desk, grid, i, numbers.cash_values[weighted(desk.stream, numbers.cash_weights[tall])])
    elif outcome >= FIRST_LANDED_GEM:
        grid.gems[i] = FIRST_GEM + outcome - FIRST_LANDED_GEM
    return 1 if outcome > 0 else 0


@kernel
def respin(numbers: GridNumbers, desk: Desk, grid: Grid, unlocked: int, tall: int, first: int) -> int:
    """Every empty cell is drawn by itself (L22); how many cash and gem symbols landed."""
    for i in range(BONUS_CELLS):
        grid.gems[i] = NO_GEM
    empty = list_empty(grid, tall)
    sure = grid.cells[below(desk.stream, empty)] if first else -1
    open_weights(numbers, grid, unlocked, tall)
    landed = 0
    for place in range(empty):
        i = grid.cells[place]
        if bring(numbers, desk, grid, i, sure, tall):
            grid.cells[landed] = i
            landed += 1
    opened = event(desk.tape, SYMBOLS_LANDED, 3 * landed)
    if opened > 0:
        for place in range(landed):
            i = grid.cells[place]
            desk.tape[opened + place] = i
            desk.tape[opened + landed + place] = CASH if grid.values[i] > 0 else grid.gems[i]
            desk.tape[opened + 2 * landed + place] = grid.values[i]
    return landed

"""The Symbol Upgrade of Clem's Gems: wilds fill a meter of five levels, and symbols turn to Diamonds."""

from __future__ import annotations

from engine.desk import Desk
from engine.games.clems_gems.board import Board
from engine.games.clems_gems.codes import (
    CELLS,
    FIRED_COLLECTED,
    FIRED_LEVEL,
    FIRED_SEVERAL_LEVELS,
    FIRED_SURPLUS,
    FIRST_COLOUR,
    FIRST_LEVEL_WILDS,
    GOLD_GEM,
    LEVEL_COMPLETED,
    LEVELS,
    PICKAXE,
    WILDS_COLLECTED,
)
from engine.kernel import Ints, kernel
from engine.tape import append, event, event3

COMPLETE = 0
COLLECTED = 1
METER_SIZE = 2
"""A meter: levels complete, and wilds collected since the last of them."""


@kernel
def list_wilds(board: Board) -> int:
    """List the cells of all wild gems in `board.cells`; their number."""
    count = 0
    for i in range(CELLS):
        if FIRST_COLOUR <= board.symbols[i] <= GOLD_GEM:
            board.cells[count] = i
            count += 1
    return count


@kernel
def complete_levels(desk: Desk, meter: Ints) -> None:
    """Complete as many levels as the meter is full for; what is left over carries on (C31, C32, C35)."""
    completed = 0
    while meter[COMPLETE] < LEVELS and meter[COLLECTED] >= meter[COMPLETE] + FIRST_LEVEL_WILDS:
        meter[COLLECTED] -= meter[COMPLETE] + FIRST_LEVEL_WILDS
        meter[COMPLETE] += 1
        completed += 1
        if meter[COMPLETE] == LEVELS:
            meter[COLLECTED] = 0
        desk.fired[FIRED_LEVEL + meter[COMPLETE]] += 1
        if meter[COLLECTED] > 0:
            desk.fired[FIRED_SURPLUS] += 1
        symbol = PICKAXE + meter[COMPLETE] - 1
        event3(desk.tape, LEVEL_COMPLETED, meter[COMPLETE], symbol, meter[COLLECTED])
    if completed > 1:
        desk.fired[FIRED_SEVERAL_LEVELS] += 1


@kernel
def collect_wilds(desk: Desk, board: Board, meter: Ints) -> None:
    """Every wild in view goes to the meter, until its last level is complete (C30, C35)."""
    if meter[COMPLETE] == LEVELS:
        return
    count = list_wilds(board)
    if count == 0:
        return
    opened = event(desk.tape, WILDS_COLLECTED, 2 + count)
    if opened > 0:
        desk.tape[opened] = meter[COMPLETE]
        desk.tape[opened + 1] = meter[COLLECTED]
        append(desk.tape, opened + 2, board.cells, count)
    desk.fired[FIRED_COLLECTED] += count
    meter[COLLECTED] += count
    complete_levels(desk, meter)

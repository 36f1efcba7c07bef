"""Forge of Gems: the paid game, the GEMBOX and its free spins.

Draws, in order: the cells of the reels, reel by reel from the top, then the forge reel from the left; in
each cascade, reel by reel, the new symbols from the lowest up and the new forge symbol, then what a
Vertical Splitter leaves to fill, as it acts; with three scatters at the end, what the box holds; each
free spin like a paid one, the place of its guaranteed Multiplier before its forge reel. A draw that is
not come to is not made.
"""

from __future__ import annotations

from engine.desk import CAP, Desk, capped, open_round
from engine.events import ROUND_ENDED
from engine.games.forge_of_gems.board import Board, Numbers
from engine.games.forge_of_gems.codes import (
    BOXES,
    CELLS,
    FEWEST_SCATTERS,
    FIRED_BOX,
    FIRED_FREE_SPINS,
    FIRED_GEM_BOX,
    FIRED_PRIZE,
    FIRED_SCATTERS_SHORT,
    FIRED_WIN_CAP,
    FREE_SPIN_STARTED,
    FREE_SPINS_ENDED,
    GEM_BOX_OPENED,
    OPTIONS,
    PEAK_MULTIPLIER,
    SCATTER,
    SOURCE_CASCADES,
    SOURCE_FREE_SPINS,
    SOURCE_PRIZE,
)
from engine.games.forge_of_gems.spin import play_spin
from engine.kernel import kernel
from engine.stream import weighted
from engine.tally import Tally, count_round
from engine.tape import append, event, event2, event3


@kernel
def list_scatters(board: Board) -> int:
    """List the scatters on the board in `board.cells`; their number."""
    count = 0
    for i in range(CELLS):
        if board.symbols[i] == SCATTER:
            board.cells[count] = i
            count += 1
    return count


@kernel
def open_box(numbers: Numbers, desk: Desk, board: Board, scatters: int) -> int:
    """GEMBOX: one option of the box for so many scatters, drawn by weight (F30 to F32); its free spins."""
    box = min(scatters - FEWEST_SCATTERS, BOXES - 1)
    option = weighted(desk.stream, numbers.box_weights[box])
    prize = numbers.box_prizes[box][option]
    spins = numbers.box_spins[box][option]
    desk.sources[SOURCE_PRIZE] = prize
    desk.fired[FIRED_GEM_BOX] += 1
    desk.fired[FIRED_BOX + box * OPTIONS + option] += 1
    if prize > 0:
        desk.fired[FIRED_PRIZE] += 1
    opened = event(desk.tape, GEM_BOX_OPENED, 3 + scatters)
    if opened > 0:
        desk.tape[opened] = option
        desk.tape[opened + 1] = prize
        desk.tape[opened + 2] = spins
        append(desk.tape, opened + 3, board.cells, scatters)
    return spins


@kernel
def play_free_spins(numbers: Numbers, desk: Desk, board: Board, spins: int, paid: int) -> int:
    """So many free spins on one win multiplier that begins at 1 and stays (F20, F33 to F35); coins."""
    desk.fired[FIRED_FREE_SPINS] += 1
    board.multiplier[0] = 1
    total = 0
    played = 0
    while played < spins and paid + total < desk.terms[CAP]:
        played += 1
        event3(desk.tape, FREE_SPIN_STARTED, played, spins, board.multiplier[0])
        total += play_spin(numbers, numbers.free, desk, board, paid + total)
    event2(desk.tape, FREE_SPINS_ENDED, played, total)
    return total


@kernel
def play_round(numbers: Numbers, desk: Desk, board: Board) -> int:
    """One paid game: the spin, GEMBOX and its free spins (F4, X4); coins after the cap (F42, X5)."""
    board.multiplier[0] = 1
    desk.peaks[PEAK_MULTIPLIER] = 1
    total = play_spin(numbers, numbers.paid, desk, board, 0)
    desk.sources[SOURCE_CASCADES] = total
    scatters = list_scatters(board)
    if total < desk.terms[CAP]:
        if scatters >= FEWEST_SCATTERS:
            spins = open_box(numbers, desk, board, scatters)
            total += desk.sources[SOURCE_PRIZE]
            if spins > 0 and total < desk.terms[CAP]:
                desk.sources[SOURCE_FREE_SPINS] = play_free_spins(numbers, desk, board, spins, total)
                total += desk.sources[SOURCE_FREE_SPINS]
        elif scatters > 0:
            desk.fired[FIRED_SCATTERS_SHORT] += 1
    if total >= desk.terms[CAP]:
        desk.fired[FIRED_WIN_CAP] += 1
    excess = capped(desk, total)
    event2(desk.tape, ROUND_ENDED, total - excess, excess)
    return total - excess


@kernel
def simulate(numbers: Numbers, desk: Desk, board: Board, tally: Tally, first: int, rounds: int) -> None:
    """Play rounds `first` to `first + rounds - 1` and count them."""
    for number in range(first, first + rounds):
        open_round(desk, number)
        count_round(tally, desk, number, play_round(numbers, desk, board))

"""What a spin of Clem's Gems pays: its lines, its Diamond Prizes, its jackpots."""

from __future__ import annotations

from engine.desk import Desk
from engine.games.clems_gems.board import Board, Numbers, land
from engine.games.clems_gems.codes import (
    BOOSTED_DIAMOND,
    CELLS,
    DIAMOND,
    DIAMONDS_PAID,
    FEWEST_DIAMOND_REELS,
    FIRED_BEYOND_REACH,
    FIRED_BOOSTED,
    FIRED_BOOSTED_MADE,
    FIRED_BOOSTED_MULTIPLIED,
    FIRED_COLOURS,
    FIRED_DIAMONDS,
    FIRED_GOLD,
    FIRED_GOLD_SUBSTITUTED,
    FIRED_JACKPOT,
    FIRED_JACKPOT_MISSED,
    FIRED_MIXED,
    FIRED_MULTIPLIED,
    FIRED_SEVERAL_MULTIPLIERS,
    FIRED_SEVERAL_ON_REEL,
    FIRED_SUBSTITUTED,
    FIRED_TWO_REELS,
    FIRST_COLOUR,
    GOLD_GEM,
    GRAND_DIAMOND,
    JACKPOT_WON,
    MINI_DIAMOND,
    REELS,
    ROWS,
    SOURCE_JACKPOTS,
    TIMES_TWO,
    cell,
)
from engine.kernel import kernel
from engine.lines import READ_COUNT, READ_SYMBOL, READ_WIN, Lines, line_win, next_win
from engine.tape import append, event, event3


@kernel
def count_reading(lines: Lines, desk: Desk, board: Board, line: int) -> None:
    """Count the rules that a winning line shows: substitution, and the row of the gems."""
    colour = 0
    mixed = 0
    golds = 0
    for reel in range(board.reading[READ_COUNT]):
        symbol = board.symbols[lines.paths[line][reel]]
        if symbol == GOLD_GEM:
            golds += 1
        elif FIRST_COLOUR <= symbol < GOLD_GEM:
            if colour > 0 and symbol != colour:
                mixed = 1
            colour = symbol
    row = board.reading[READ_SYMBOL]
    if row == GOLD_GEM:
        desk.fired[FIRED_GOLD] += 1
    elif row >= FIRST_COLOUR:
        desk.fired[FIRED_MIXED if mixed > 0 else FIRED_COLOURS] += 1
    elif golds > 0:
        desk.fired[FIRED_GOLD_SUBSTITUTED] += 1
    elif colour > 0:
        desk.fired[FIRED_SUBSTITUTED] += 1


@kernel
def pay_lines(numbers: Numbers, desk: Desk, board: Board) -> int:
    """Every line pays its best reading, once (C1, C12 to C14); coins."""
    total = 0
    line = next_win(numbers.lines, board.symbols, 0, board.reading)
    while line >= 0:
        total += board.reading[READ_WIN]
        count_reading(numbers.lines, desk, board, line)
        line_win(desk.tape, line, board.reading)
        line = next_win(numbers.lines, board.symbols, line + 1, board.reading)
    return total


@kernel
def diamonds_on(board: Board, reel: int) -> int:
    """How many cells of a reel count as Diamonds."""
    count = 0
    for row in range(ROWS):
        if board.symbols[cell(reel, row)] >= DIAMOND:
            count += 1
    return count


@kernel
def diamond_reach(board: Board) -> int:
    """How many reels from the leftmost on each show a Diamond or a substitute for it (C5)."""
    reach = 0
    while reach < REELS and diamonds_on(board, reach) > 0:
        reach += 1
    return reach


@kernel
def list_diamonds(board: Board, reach: int) -> int:
    """List the cells on the first `reach` reels that count as Diamonds in `board.cells`; their number."""
    count = 0
    for i in range(reach * ROWS):
        if board.symbols[i] >= DIAMOND:
            board.cells[count] = i
            count += 1
    return count


@kernel
def count_diamonds(desk: Desk, board: Board, reach: int, boosted: int, multipliers: int) -> None:
    """Count the rules that a Diamond win shows."""
    desk.fired[FIRED_DIAMONDS] += 1
    if reach == FEWEST_DIAMOND_REELS:
        desk.fired[FIRED_TWO_REELS] += 1
    for reel in range(REELS):
        if reel >= reach and diamonds_on(board, reel) > 0:
            desk.fired[FIRED_BEYOND_REACH] += 1
        elif diamonds_on(board, reel) > 1:
            desk.fired[FIRED_SEVERAL_ON_REEL] += 1
    if boosted > 0:
        desk.fired[FIRED_BOOSTED] += boosted
        if multipliers > 0:
            desk.fired[FIRED_BOOSTED_MULTIPLIED] += 1
    plain = 0
    for row in range(ROWS):
        if board.symbols[cell(1, row)] == DIAMOND:
            plain += 1
    if plain == 0:
        # Reel 2 is within reach, and only Boosted Diamonds stand for a Diamond there
        desk.fired[FIRED_BOOSTED_MADE] += 1
    if multipliers > 1:
        desk.fired[FIRED_SEVERAL_MULTIPLIERS] += 1


@kernel
def pay_diamonds(desk: Desk, board: Board, reach: int) -> int:
    """The credits of all Diamonds within reach, once each, times the multipliers shown (C5 to C7, C43).

    Several multipliers would add up (C44); no strip shows two.
    """
    count = list_diamonds(board, reach)
    total = 0
    boosted = 0
    multipliers = 0
    multiplier = 0
    for place in range(count):
        i = board.cells[place]
        symbol = board.symbols[i]
        if symbol == DIAMOND:
            total += board.values[i]
        elif symbol == BOOSTED_DIAMOND:
            total += board.values[i]
            boosted += 1
        elif symbol >= TIMES_TWO:
            multiplier += board.values[i]
            multipliers += 1
            desk.fired[FIRED_MULTIPLIED + symbol - TIMES_TWO] += 1
    multiplier = max(1, multiplier)
    count_diamonds(desk, board, reach, boosted, multipliers)
    opened = event(desk.tape, DIAMONDS_PAID, 4 + count)
    if opened > 0:
        desk.tape[opened] = reach
        desk.tape[opened + 1] = total
        desk.tape[opened + 2] = multiplier
        desk.tape[opened + 3] = total * multiplier
        append(desk.tape, opened + 4, board.cells, count)
    return total * multiplier


@kernel
def pay_jackpots(desk: Desk, board: Board, reach: int) -> int:
    """Each Bonus Diamond of Mini to Grand within reach awards its prize, never multiplied (C37, C38, C43)."""
    total = 0
    for i in range(CELLS):
        if MINI_DIAMOND <= board.symbols[i] <= GRAND_DIAMOND:
            if i // ROWS < reach:
                jackpot = board.symbols[i] - MINI_DIAMOND
                total += board.values[i]
                desk.fired[FIRED_JACKPOT + jackpot] += 1
                event3(desk.tape, JACKPOT_WON, i, jackpot, board.values[i])
            else:
                desk.fired[FIRED_JACKPOT_MISSED] += 1
    return total


@kernel
def play_spin(numbers: Numbers, desk: Desk, board: Board, features: int, levels: int, source: int) -> int:
    """A spin from its stops to all that it pays, in coins; lines to `source`, Diamonds to the next."""
    land(numbers, desk, board, features, levels)
    lines = pay_lines(numbers, desk, board)
    desk.sources[source] += lines
    reach = diamond_reach(board)
    diamonds = pay_diamonds(desk, board, reach) if reach >= FEWEST_DIAMOND_REELS else 0
    desk.sources[source + 1] += diamonds
    jackpots = pay_jackpots(desk, board, reach)
    desk.sources[SOURCE_JACKPOTS] += jackpots
    return lines + diamonds + jackpots

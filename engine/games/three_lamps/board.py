"""A spin of Three Lamps: reels of its level, gems that fill a bar and may trigger the Lamp Bonus, lines.

Draws, in order: of a bought round the reels of its gems, all different, then the row of each; the stop of
each reel; for each active gem in view whether it triggers; if any does, for each other one whether it joins.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.desk import MODE, Desk
from engine.events import REELS_STOPPED
from engine.games.three_lamps.bonus import BonusNumbers
from engine.games.three_lamps.codes import (
    CELLS,
    FEATURES,
    FIRED_COLLECTED,
    FIRED_JOINED,
    FIRED_NO_TRIGGER,
    FIRED_OVERSHOT,
    FIRED_SUBSTITUTED,
    FIRED_TRIGGERED,
    FIRED_UNLOCKED,
    FIRED_WILDS_ALONE,
    FIRST_GEM,
    GEMS_COLLECTED,
    GEMS_PLACED,
    GEMS_ROLLED,
    LAMP_UNLOCKED,
    PARTS,
    PROGRESS,
    REELS,
    ROWS,
    TOP_LEVEL,
    WILD,
    WITHOUT_GEMS,
    cell,
)
from engine.kernel import Ints, Table, ints, kernel
from engine.lines import READ_COUNT, READ_WIN, Lines, line_win, new_reading, next_win
from engine.stream import below, happens, shuffle_first
from engine.tape import append, event, event2

TRIGGERS = 1
JOINS = 2


class Numbers(NamedTuple):
    """What a designer turns.

    `strips[level * REELS + reel]` and `lengths` alike, the last set for bought rounds; chances in millionths
    that an active gem triggers, and that it joins a trigger, by feature; `bought` is the set of features of
    each buy, 0 for none.
    """

    strips: Table
    lengths: Ints
    lines: Lines
    trigger_chances: Ints
    join_chances: Ints
    bought: Ints
    bonus: BonusNumbers


class Board(NamedTuple):
    """Scratch of a spin: stops and symbols, the gem that a buy puts on each cell, and lists for a moment."""

    stops: Ints
    symbols: Ints
    placed: Ints
    cells: Ints
    rolls: Ints
    reels: Ints
    reading: Ints


def new_board() -> Board:
    """Scratch for one spin at a time."""
    return Board(ints(REELS), ints(CELLS), ints(CELLS), ints(CELLS), ints(CELLS), ints(REELS), new_reading())


@kernel
def place_gems(desk: Desk, board: Board, features: int) -> None:
    """Exactly one gem of each feature that was bought, on different reels (L39, L40)."""
    count = 0
    for feature in range(FEATURES):
        count += 1 if features & (1 << feature) else 0
    for reel in range(REELS):
        board.reels[reel] = reel
    shuffle_first(desk.stream, board.reels, REELS, count)
    opened = event(desk.tape, GEMS_PLACED, 2 * count)
    place = 0
    for feature in range(FEATURES):
        if features & (1 << feature):
            i = cell(board.reels[place], below(desk.stream, ROWS))
            board.placed[i] = FIRST_GEM + feature
            if opened > 0:
                desk.tape[opened + place] = i
                desk.tape[opened + count + place] = FIRST_GEM + feature
            place += 1


@kernel
def spin_reels(numbers: Numbers, desk: Desk, board: Board, level: int) -> None:
    """Every reel stops at a place of its strip; gems that were bought take their cells."""
    features = numbers.bought[desk.terms[MODE]]
    for i in range(CELLS):
        board.placed[i] = 0
    if features > 0:
        place_gems(desk, board, features)
    strips = WITHOUT_GEMS if features > 0 else level
    for reel in range(REELS):
        length = numbers.lengths[strips * REELS + reel]
        stop = below(desk.stream, length)
        board.stops[reel] = stop
        for row in range(ROWS):
            at = stop + row
            symbol = numbers.strips[strips * REELS + reel][at if at < length else at - length]
            placed = board.placed[cell(reel, row)]
            board.symbols[cell(reel, row)] = placed if placed > 0 else symbol
    opened = event(desk.tape, REELS_STOPPED, REELS + CELLS)
    if opened > 0:
        append(desk.tape, opened, board.stops, REELS)
        append(desk.tape, opened + REELS, board.symbols, CELLS)


@kernel
def list_symbol(board: Board, symbol: int) -> int:
    """List the cells that show a symbol in `board.cells`; their number."""
    count = 0
    for i in range(CELLS):
        if board.symbols[i] == symbol:
            board.cells[count] = i
            count += 1
    return count


@kernel
def collect_gems(desk: Desk, board: Board, level: int) -> None:
    """Every gem of the next lamp adds a part to its bar; what is beyond a full bar is lost (L5, L6, L11)."""
    if level == TOP_LEVEL:
        return
    count = list_symbol(board, FIRST_GEM + level)
    if count == 0:
        return
    before = desk.state[PROGRESS] - level * PARTS
    after = min(before + count, PARTS)
    desk.state[PROGRESS] = level * PARTS + after
    desk.fired[FIRED_COLLECTED + level] += count
    opened = event(desk.tape, GEMS_COLLECTED, 3 + count)
    if opened > 0:
        desk.tape[opened] = level
        desk.tape[opened + 1] = before
        desk.tape[opened + 2] = after
        append(desk.tape, opened + 3, board.cells, count)
    if before + count > PARTS:
        desk.fired[FIRED_OVERSHOT] += 1
    if after == PARTS:
        desk.fired[FIRED_UNLOCKED + level] += 1
        event2(desk.tape, LAMP_UNLOCKED, level, level + 1)


@kernel
def list_gems(board: Board, unlocked: int) -> int:
    """List the cells with gems of unlocked lamps in `board.cells`; their number."""
    count = 0
    for i in range(CELLS):
        feature = board.symbols[i] - FIRST_GEM
        if feature >= 0 and unlocked & (1 << feature):
            board.cells[count] = i
            count += 1
    return count


@kernel
def roll_some(desk: Desk, board: Board, gems: int, chances: Ints, roll: int) -> int:
    """A roll for each listed gem that has not come up yet; the features of those that do."""
    features = 0
    for place in range(gems):
        if board.rolls[place] == 0:
            feature = board.symbols[board.cells[place]] - FIRST_GEM
            if happens(desk.stream, chances[feature]):
                board.rolls[place] = roll
                features |= 1 << feature
                if roll == TRIGGERS:
                    desk.fired[FIRED_TRIGGERED + feature] += 1
                else:
                    desk.fired[FIRED_JOINED] += 1
    return features


@kernel
def roll_gems(numbers: Numbers, desk: Desk, board: Board, unlocked: int) -> int:
    """The features with which active gems trigger the Lamp Bonus, 0 for none (L7, L9, L10)."""
    gems = list_gems(board, unlocked)
    if gems == 0:
        return 0
    for place in range(gems):
        board.rolls[place] = 0
    features = roll_some(desk, board, gems, numbers.trigger_chances, TRIGGERS)
    if features > 0:
        features |= roll_some(desk, board, gems, numbers.join_chances, JOINS)
    else:
        desk.fired[FIRED_NO_TRIGGER] += 1
    opened = event(desk.tape, GEMS_ROLLED, 2 * gems)
    if opened > 0:
        append(desk.tape, opened, board.cells, gems)
        append(desk.tape, opened + gems, board.rolls, gems)
    return features


@kernel
def count_reading(lines: Lines, desk: Desk, board: Board, line: int) -> None:
    """Count the rules that a winning line shows."""
    wilds = 0
    for reel in range(board.reading[READ_COUNT]):
        if board.symbols[lines.paths[line][reel]] == WILD:
            wilds += 1
    if wilds == board.reading[READ_COUNT]:
        desk.fired[FIRED_WILDS_ALONE] += 1
    elif wilds > 0:
        desk.fired[FIRED_SUBSTITUTED] += 1


@kernel
def pay_lines(numbers: Numbers, desk: Desk, board: Board) -> int:
    """Every line pays its best reading, once (L1, L3); coins."""
    total = 0
    line = next_win(numbers.lines, board.symbols, 0, board.reading)
    while line >= 0:
        total += board.reading[READ_WIN]
        count_reading(numbers.lines, desk, board, line)
        line_win(desk.tape, line, board.reading)
        line = next_win(numbers.lines, board.symbols, line + 1, board.reading)
    return total

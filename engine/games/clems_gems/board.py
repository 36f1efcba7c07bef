"""A spin of Clem's Gems comes to rest: stops, gem colours and the prizes of Diamonds.

Draws, in order: the stop of each reel; then cell by cell, reel by reel from the top, what the strip leaves
open there: the colour of a Gold Gem, the credits of a Diamond or Boosted Diamond, what a Bonus Diamond is.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.desk import Desk
from engine.events import REELS_STOPPED
from engine.games.clems_gems.codes import (
    ALL_FEATURES,
    BOOSTED_DIAMOND,
    CELLS,
    DIAMOND,
    FEATURES,
    FIRED_TURNED,
    FIRST_COLOUR,
    GOLD_GEM,
    MINI_DIAMOND,
    MULTIPLIER_DIAMOND,
    PICKAXE,
    PLUS_ONE,
    PRIZE_DIAMOND,
    PRIZES_DRAWN,
    REELS,
    ROWS,
    SPIN_DIAMOND,
    TIMES_TWO,
    cell,
)
from engine.kernel import Ints, Table, ints, kernel
from engine.lines import Lines, new_reading
from engine.stream import Stream, below, weighted
from engine.tape import append, event


class Numbers(NamedTuple):
    """What a designer turns.

    `strips[set * REELS + reel]` and `lengths` alike: the strips of a spin with that set of features, of the
    paid game for none; `gem_weights` by colour; credits and their weights by reel; weights of what a Bonus
    Diamond becomes, and what that is worth; chances in millionths: that a spin is hot, that a cart comes on
    a cold and on a hot spin, that a feature joins, by feature.
    """

    strips: Table
    lengths: Ints
    lines: Lines
    gem_weights: Ints
    credit_values: Table
    credit_weights: Table
    boosted_values: Table
    boosted_weights: Table
    spin_weights: Ints
    jackpot_values: Ints
    jackpot_weights: Ints
    multiplier_values: Ints
    multiplier_weights: Ints
    hot_chance: Ints
    cart_chances: Table
    activation_chances: Ints


class Board(NamedTuple):
    """Scratch of a spin: `stops`, the settled `symbols` by cell and what each carries, a line reading.

    `colours` are weights of the gem colours still open; `cells` lists cells for an event.
    """

    stops: Ints
    symbols: Ints
    values: Ints
    colours: Ints
    cells: Ints
    reading: Ints


def new_board() -> Board:
    """Scratch for one round at a time."""
    return Board(ints(REELS), ints(CELLS), ints(CELLS), ints(FEATURES), ints(CELLS), new_reading())


@kernel
def open_colours(numbers: Numbers, board: Board, features: int) -> None:
    """Gold Gems turn into the colours whose feature is not active (C10, C20, C21)."""
    for feature in range(FEATURES):
        active = features & (1 << feature)
        board.colours[feature] = 0 if active else numbers.gem_weights[feature]


@kernel
def settle(numbers: Numbers, stream: Stream, board: Board, features: int, i: int, reel: int) -> None:
    """What the symbol on cell `i` is and carries, drawn where its strip leaves that open (C3, C10, C36)."""
    symbol = board.symbols[i]
    value = 0
    if symbol == GOLD_GEM:
        if features != ALL_FEATURES:
            symbol = FIRST_COLOUR + weighted(stream, board.colours)
    elif symbol == DIAMOND:
        value = numbers.credit_values[reel][weighted(stream, numbers.credit_weights[reel])]
    elif symbol == BOOSTED_DIAMOND:
        value = numbers.boosted_values[reel][weighted(stream, numbers.boosted_weights[reel])]
    elif symbol == SPIN_DIAMOND:
        plus = weighted(stream, numbers.spin_weights)
        symbol = PLUS_ONE + plus
        value = plus + 1
    elif symbol == PRIZE_DIAMOND:
        jackpot = weighted(stream, numbers.jackpot_weights)
        symbol = MINI_DIAMOND + jackpot
        value = numbers.jackpot_values[jackpot]
    elif symbol == MULTIPLIER_DIAMOND:
        chosen = weighted(stream, numbers.multiplier_weights)
        symbol = TIMES_TWO + chosen
        value = numbers.multiplier_values[chosen]
    board.symbols[i] = symbol
    board.values[i] = value


@kernel
def stop_reels(numbers: Numbers, desk: Desk, board: Board, features: int, levels: int) -> None:
    """Every reel stops; symbols of completed levels are Diamonds from here on (C33)."""
    for reel in range(REELS):
        place = features * REELS + reel
        length = numbers.lengths[place]
        stop = below(desk.stream, length)
        board.stops[reel] = stop
        for row in range(ROWS):
            at = stop + row
            symbol = numbers.strips[place][at if at < length else at - length]
            if PICKAXE <= symbol < PICKAXE + levels:
                symbol = DIAMOND
                desk.fired[FIRED_TURNED] += 1
            board.symbols[cell(reel, row)] = symbol


@kernel
def land(numbers: Numbers, desk: Desk, board: Board, features: int, levels: int) -> None:
    """A spin with a set of features comes to rest, all symbols settled."""
    stop_reels(numbers, desk, board, features, levels)
    open_colours(numbers, board, features)
    carried = 0
    for i in range(CELLS):
        settle(numbers, desk.stream, board, features, i, i // ROWS)
        carried += board.values[i]
    opened = event(desk.tape, REELS_STOPPED, REELS + CELLS)
    if opened > 0:
        append(desk.tape, opened, board.stops, REELS)
        append(desk.tape, opened + REELS, board.symbols, CELLS)
    if carried > 0:
        opened = event(desk.tape, PRIZES_DRAWN, CELLS)
        if opened > 0:
            append(desk.tape, opened, board.values, CELLS)


@kernel
def colours_seen(board: Board) -> int:
    """The gem colours on the board as a set of features."""
    seen = 0
    for i in range(CELLS):
        if FIRST_COLOUR <= board.symbols[i] < GOLD_GEM:
            seen |= 1 << (board.symbols[i] - FIRST_COLOUR)
    return seen

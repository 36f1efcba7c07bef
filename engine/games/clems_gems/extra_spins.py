"""The cart bonuses of Clem's Gems: extra spins, and the features that are active in them.

Draws of an extra spin: the spin (see `board`), then a roll for the feature of each colour seen that is not
active, in the order purple, red, green.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.desk import CAP, Desk
from engine.games.clems_gems.board import Board, Numbers, colours_seen
from engine.games.clems_gems.carts import roll_seen
from engine.games.clems_gems.codes import (
    ACTIVATIONS_ROLLED,
    BONUS_ENDED,
    BONUS_STARTED,
    CELLS,
    EXTRA_SPIN_STARTED,
    FEATURE_ACTIVATED,
    FEATURES,
    FEWEST_DIAMOND_REELS,
    FIRED_ACTIVATED,
    FIRED_FEATURES,
    FIRED_MOST_SPINS,
    FIRED_ON_LAST_SPIN,
    FIRED_PLUS_ONE,
    FIRED_PLUS_WITHOUT_WIN,
    FIRED_SEVERAL_ACTIVATED,
    FIRED_SEVERAL_PLUS,
    MOST_SPINS,
    PEAK_LEVELS,
    PEAK_SPINS,
    PLUS_ONE,
    PLUS_TWO,
    SOURCE_EXTRA_LINES,
    SPINS_ADDED,
    SPINS_PER_FEATURE,
    SYMBOL_UPGRADE,
)
from engine.games.clems_gems.spin import diamond_reach, play_spin
from engine.games.clems_gems.upgrade import COLLECTED, COMPLETE, METER_SIZE, collect_wilds
from engine.kernel import Ints, ints, kernel
from engine.tape import event, event2, event3

TOTAL = 0
PLAYED = 1
ACTIVE = 2
COURSE_SIZE = 3
"""The course of a bonus: extra spins in all, those played, and the set of active features."""


class BonusRoom(NamedTuple):
    """Scratch of a bonus.

    `course` is laid out as above, `meter`, that of the Symbol Upgrade, as in `upgrade`.
    """

    course: Ints
    meter: Ints


def new_bonus_room() -> BonusRoom:
    """Scratch for one bonus at a time."""
    return BonusRoom(ints(COURSE_SIZE), ints(METER_SIZE))


@kernel
def add_spins(desk: Desk, course: Ints, spins: int) -> int:
    """Add extra spins up to the greatest length of a bonus (C28); how many really."""
    added = min(spins, MOST_SPINS - course[TOTAL])
    course[TOTAL] += added
    if course[TOTAL] == MOST_SPINS:
        desk.fired[FIRED_MOST_SPINS] = 1
    return added


@kernel
def award_plus_symbols(desk: Desk, board: Board, course: Ints) -> None:
    """Every +1 and +2 in view adds its extra spins, with a Diamond win or without (C27)."""
    seen = 0
    for i in range(CELLS):
        symbol = board.symbols[i]
        if PLUS_ONE <= symbol <= PLUS_TWO:
            seen += 1
            desk.fired[FIRED_PLUS_ONE + symbol - PLUS_ONE] += 1
            added = add_spins(desk, course, board.values[i])
            event3(desk.tape, SPINS_ADDED, i, added, course[TOTAL])
    if seen > 1:
        desk.fired[FIRED_SEVERAL_PLUS] += 1
    if seen > 0 and diamond_reach(board) < FEWEST_DIAMOND_REELS:
        desk.fired[FIRED_PLUS_WITHOUT_WIN] += 1


@kernel
def roll_activations(numbers: Numbers, desk: Desk, board: Board, course: Ints) -> None:
    """Each colour seen may activate its feature, once in a bonus, for the spins that follow (C46 to C48)."""
    seen = colours_seen(board) & ~course[ACTIVE]
    if seen == 0:
        return
    joined = roll_seen(desk.stream, seen, numbers.activation_chances)
    event2(desk.tape, ACTIVATIONS_ROLLED, seen, joined)
    count = 0
    for feature in range(FEATURES):
        if joined & (1 << feature):
            count += 1
            desk.fired[FIRED_ACTIVATED + feature] += 1
            if course[PLAYED] == course[TOTAL]:
                desk.fired[FIRED_ON_LAST_SPIN] += 1
            added = add_spins(desk, course, SPINS_PER_FEATURE)
            event3(desk.tape, FEATURE_ACTIVATED, feature, added, course[TOTAL])
    if count > 1:
        desk.fired[FIRED_SEVERAL_ACTIVATED] += 1
    course[ACTIVE] |= joined


@kernel
def play_extra_spin(numbers: Numbers, desk: Desk, board: Board, room: BonusRoom, paid: int) -> int:
    """One extra spin: it pays; then spins are added, wilds collected, features activated. Its coins.

    `paid` is what the round has paid before; at the cap nothing follows the win (X5).
    """
    course = room.course
    meter = room.meter
    course[PLAYED] += 1
    features = course[ACTIVE]
    desk.fired[FIRED_FEATURES + features] += 1
    opened = event(desk.tape, EXTRA_SPIN_STARTED, 5)
    if opened > 0:
        desk.tape[opened] = course[PLAYED]
        desk.tape[opened + 1] = course[TOTAL]
        desk.tape[opened + 2] = features
        desk.tape[opened + 3] = meter[COMPLETE]
        desk.tape[opened + 4] = meter[COLLECTED]
    win = play_spin(numbers, desk, board, features, meter[COMPLETE], SOURCE_EXTRA_LINES)
    if paid + win < desk.terms[CAP]:
        award_plus_symbols(desk, board, course)
        if features & (1 << SYMBOL_UPGRADE):
            collect_wilds(desk, board, meter)
        roll_activations(numbers, desk, board, course)
    return win


@kernel
def play_bonus(numbers: Numbers, desk: Desk, board: Board, room: BonusRoom, carts: int, paid: int) -> int:
    """The one bonus for a set of carts, to its last extra spin or to the cap (C18, C49 to C53, X5); coins."""
    course = room.course
    course[PLAYED] = 0
    course[TOTAL] = 0
    course[ACTIVE] = carts
    for feature in range(FEATURES):
        if carts & (1 << feature):
            course[TOTAL] += SPINS_PER_FEATURE
    room.meter[COMPLETE] = 0
    room.meter[COLLECTED] = 0
    event2(desk.tape, BONUS_STARTED, carts, course[TOTAL])
    win = 0
    while course[PLAYED] < course[TOTAL] and paid + win < desk.terms[CAP]:
        win += play_extra_spin(numbers, desk, board, room, paid + win)
    desk.peaks[PEAK_SPINS] = course[PLAYED]
    desk.peaks[PEAK_LEVELS] = room.meter[COMPLETE]
    event2(desk.tape, BONUS_ENDED, course[PLAYED], win)
    return win

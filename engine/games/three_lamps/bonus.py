"""The Lamp Bonus: hold and respin on a grid that may grow, until nothing lands or it is full."""

from __future__ import annotations

from typing import NamedTuple

from engine.desk import CAP, Desk
from engine.games.three_lamps.codes import (
    BONUS_CELLS,
    BONUS_ENDED,
    BONUS_STARTED,
    BY_FULL_GRID,
    FIRED_BONUS,
    FIRED_FULL_GRID,
    FIRED_FULL_LOW_GRID,
    FIRED_GROWN,
    FIRED_MOST_RESPINS,
    FIRED_RESET,
    FIRED_TREASURE_THEN_MULTIPLY,
    GRAND,
    GRID_GROWN,
    LOW_ROWS,
    MOST_RESPINS,
    MULTIPLY,
    MULTIPLY_GEM,
    PEAK_CASH,
    PEAK_RESPINS,
    PRIZE,
    PRIZES,
    RESPIN_STARTED,
    RESPINS,
    SOURCE_CASH,
    SOURCE_PRIZES,
    TALL_ROWS,
    TREASURE,
    TREASURE_GEM,
)
from engine.games.three_lamps.gems import GemNumbers, Ladders, act, award, new_ladders, roll_activations
from engine.games.three_lamps.grid import (
    NO_GEM,
    Grid,
    GridNumbers,
    cash_sum,
    list_cash,
    list_empty,
    new_grid,
    respin,
)
from engine.kernel import Ints, ints, kernel
from engine.tape import event2, event3

ACTIVE = 0
LEFT = 1
PLAYED = 2
WON = 3
COURSE_SIZE = 4


class BonusNumbers(NamedTuple):
    """What a designer turns."""

    grid: GridNumbers
    gems: GemNumbers


class BonusRoom(NamedTuple):
    """Scratch of a bonus; `course` holds active features, respins left and played, and coins of prizes."""

    grid: Grid
    ladders: Ladders
    course: Ints


def new_bonus_room() -> BonusRoom:
    """Scratch for one bonus at a time."""
    return BonusRoom(new_grid(), new_ladders(), ints(COURSE_SIZE))


@kernel
def open_bonus(numbers: BonusNumbers, desk: Desk, room: BonusRoom, features: int) -> None:
    """An empty grid with three respins, no tokens, and these features (L10, L19, L31)."""
    for i in range(BONUS_CELLS):
        room.grid.values[i] = 0
        room.grid.gems[i] = NO_GEM
    for prize in range(PRIZES):
        room.ladders.tokens[prize] = 0
        room.ladders.won[prize] = 0
        room.ladders.weights[prize] = numbers.gems.token_weights[prize]
    room.course[ACTIVE] = features
    room.course[LEFT] = RESPINS
    room.course[PLAYED] = 0
    room.course[WON] = 0
    desk.fired[FIRED_BONUS + features] += 1
    rows = TALL_ROWS if features & (1 << PRIZE) else LOW_ROWS
    event2(desk.tape, BONUS_STARTED, features, rows)


@kernel
def count_gems(desk: Desk, grid: Grid, active: int) -> None:
    """Count a respin in which Treasure and Multiply Gems act together (L28)."""
    treasures = 0
    multiplies = 0
    for i in range(BONUS_CELLS):
        treasures += 1 if grid.gems[i] == TREASURE_GEM else 0
        multiplies += 1 if grid.gems[i] == MULTIPLY_GEM else 0
    both = 1 << TREASURE | 1 << MULTIPLY
    if active & both == both and treasures > 0 and multiplies > 0:
        desk.fired[FIRED_TREASURE_THEN_MULTIPLY] += 1


@kernel
def activate(numbers: BonusNumbers, desk: Desk, room: BonusRoom) -> None:
    """Features join for the respins that follow; with Prize the grid grows (L17, L21, L36)."""
    course = room.course
    joined = roll_activations(numbers.gems, desk, room.grid, course[ACTIVE])
    course[ACTIVE] |= joined
    if joined & (1 << PRIZE):
        desk.fired[FIRED_GROWN] += 1
        event2(desk.tape, GRID_GROWN, LOW_ROWS, TALL_ROWS)


@kernel
def check_full(numbers: BonusNumbers, desk: Desk, room: BonusRoom) -> int:
    """1 if cash fills the grid; with Prize active that awards the Grand (L35)."""
    tall = 1 if room.course[ACTIVE] & (1 << PRIZE) else 0
    if list_empty(room.grid, tall) > 0:
        return 0
    if tall:
        desk.fired[FIRED_FULL_GRID] += 1
        room.course[WON] += award(desk, room.ladders, numbers.gems.prize_values[GRAND], GRAND, BY_FULL_GRID)
    else:
        desk.fired[FIRED_FULL_LOW_GRID] += 1
    return 1


@kernel
def play_respin(numbers: BonusNumbers, desk: Desk, room: BonusRoom, unlocked: int) -> int:
    """One respin: what lands, what gems do, what they activate (L28); 1 if the grid is full then."""
    course = room.course
    first = 1 if course[PLAYED] == 0 else 0
    tall = 1 if course[ACTIVE] & (1 << PRIZE) else 0
    course[LEFT] -= 1
    course[PLAYED] += 1
    event2(desk.tape, RESPIN_STARTED, course[PLAYED], course[LEFT])
    if respin(numbers.grid, desk, room.grid, unlocked, tall, first) > 0:
        if course[LEFT] < RESPINS - 1:
            desk.fired[FIRED_RESET] += 1
        course[LEFT] = RESPINS
    count_gems(desk, room.grid, course[ACTIVE])
    course[WON] += act(numbers.gems, desk, room.grid, room.ladders, course[ACTIVE])
    activate(numbers, desk, room)
    return check_full(numbers, desk, room)


@kernel
def play_bonus(
    numbers: BonusNumbers, desk: Desk, room: BonusRoom, features: int, unlocked: int, paid: int
) -> int:
    """The bonus to its end (L19, L37, L37b, X5); its coins. `paid` is what the round has paid before."""
    course = room.course
    open_bonus(numbers, desk, room, features)
    full = 0
    total = paid
    while full == 0 and course[LEFT] > 0 and course[PLAYED] < MOST_RESPINS and total < desk.terms[CAP]:
        full = play_respin(numbers, desk, room, unlocked)
        total = paid + course[WON] + cash_sum(room.grid)
    if course[PLAYED] == MOST_RESPINS:
        desk.fired[FIRED_MOST_RESPINS] += 1
    desk.sources[SOURCE_CASH] = cash_sum(room.grid)
    desk.sources[SOURCE_PRIZES] = course[WON]
    desk.peaks[PEAK_RESPINS] = course[PLAYED]
    desk.peaks[PEAK_CASH] = list_cash(room.grid)
    event3(desk.tape, BONUS_ENDED, course[PLAYED], desk.sources[SOURCE_CASH], course[WON])
    return desk.sources[SOURCE_CASH] + course[WON]

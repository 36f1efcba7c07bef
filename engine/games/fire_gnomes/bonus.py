"""The Fire Gnomes bonus: twenty cells, bombs, and chains that run breadth first.

Draws, in order: number of special symbols; their cells; the kind of each; the value of each other cell
by ascending cell; then for each spin the number of bombs, their cells, and for each bomb, by ascending
cell, its multiplier.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.desk import CAP, Desk
from engine.games.fire_gnomes.codes import (
    BOMB_LANDED,
    BONUS_ENDED,
    BONUS_SPIN_STARTED,
    BONUS_SPINS,
    BONUS_STARTED,
    BOOST,
    CELLS,
    CHAIN_SPREAD,
    COLUMN,
    FEWEST_SPECIALS,
    FIRED_BOOST,
    FIRED_BOOST_AGAIN,
    FIRED_CELL_CAP,
    FIRED_CHAIN,
    FIRED_COLUMN,
    FIRED_HIT_AGAIN,
    FIRED_LEFT_DARK,
    FIRED_MOST_SPINS,
    FIRED_ORTHOGONAL,
    FIRED_OWN_RETRIGGER,
    FIRED_RETRIGGER,
    FIRED_ROW,
    FIRED_SEVERAL_BOMBS,
    FIRED_SPENT,
    MOST_BONUS_SPINS,
    MOST_REACHED,
    REELS,
    RETRIGGER,
    ROW,
    ROWS,
    SPINS_ADDED,
    VALUE,
    VALUE_ACTIVATED,
    VALUES_BOOSTED,
    cell,
)
from engine.kernel import Ints, ints, kernel
from engine.stream import shuffle_first, weighted
from engine.tape import append, event, event2, event4

NOT_SPENT = -1


class BonusNumbers(NamedTuple):
    """What a designer turns: weights, credit values in coins, boost increase and maximum of a cell."""

    special_counts: Ints
    special_kinds: Ints
    values: Ints
    value_weights: Ints
    bomb_counts: Ints
    bomb_multipliers: Ints
    boost_increase: Ints
    cell_cap: Ints


class BonusRoom(NamedTuple):
    """Scratch of a bonus.

    `kinds`, `values`, `active` describe the twenty cells; `spent[cell]` is the number of the last bomb
    for which the special symbol there acted; `queue` and `origins` hold the chain of a bomb; `order`
    is for drawing cells; `spins` is played, total, bombs landed.
    """

    kinds: Ints
    values: Ints
    active: Ints
    spent: Ints
    queue: Ints
    origins: Ints
    order: Ints
    spins: Ints


PLAYED = 0
TOTAL = 1
BOMBS = 2
WAITING = 3
"""Offsets in `BonusRoom.spins`; `WAITING` is the length of the chain's queue."""


def new_bonus_room() -> BonusRoom:
    """Scratch for one bonus at a time."""
    return BonusRoom(
        ints(CELLS),
        ints(CELLS),
        ints(CELLS),
        ints(CELLS),
        ints(MOST_REACHED),
        ints(MOST_REACHED),
        ints(CELLS),
        ints(4),
    )


@kernel
def populate(numbers: BonusNumbers, desk: Desk, room: BonusRoom) -> None:
    """Fill the board with credit values and special symbols (G27, G28)."""
    stream = desk.stream
    for i in range(CELLS):
        room.order[i] = i
        room.kinds[i] = VALUE
        room.values[i] = 0
        room.active[i] = 0
        room.spent[i] = NOT_SPENT
    specials = FEWEST_SPECIALS + weighted(stream, numbers.special_counts)
    shuffle_first(stream, room.order, CELLS, specials)
    for i in range(specials):
        room.kinds[room.order[i]] = RETRIGGER + weighted(stream, numbers.special_kinds)
    for i in range(CELLS):
        if room.kinds[i] == VALUE:
            room.values[i] = numbers.values[weighted(stream, numbers.value_weights)]


@kernel
def lifted(numbers: BonusNumbers, desk: Desk, value: int) -> int:
    """A credit value inside the maximum of a cell (G39)."""
    if value > numbers.cell_cap[0]:
        desk.fired[FIRED_CELL_CAP] += 1
        return numbers.cell_cap[0]
    return value


@kernel
def activate_value(numbers: BonusNumbers, desk: Desk, room: BonusRoom, at: int, origin: int, by: int) -> None:
    """A credit value is multiplied by the bomb, and again when it is reached again (G30, G35)."""
    if room.spent[at] == room.spins[BOMBS]:
        # The bomb that turned a retrigger symbol into this value does not multiply it (G31).
        desk.fired[FIRED_OWN_RETRIGGER] += 1
        return
    desk.fired[FIRED_HIT_AGAIN] += room.active[at]
    before = room.values[at]
    room.values[at] = lifted(numbers, desk, before * by)
    room.active[at] = 1
    event4(desk.tape, VALUE_ACTIVATED, at, origin, before, room.values[at])


@kernel
def add_spins(numbers: BonusNumbers, desk: Desk, room: BonusRoom, at: int, origin: int, by: int) -> None:
    """A retrigger symbol adds spins and becomes an active value, the smallest there is (G31)."""
    desk.fired[FIRED_RETRIGGER] += 1
    room.spins[TOTAL] += by
    room.kinds[at] = VALUE
    room.values[at] = numbers.values[0]
    room.active[at] = 1
    opened = event(desk.tape, SPINS_ADDED, 5)
    if opened > 0:
        desk.tape[opened] = at
        desk.tape[opened + 1] = origin
        desk.tape[opened + 2] = by
        desk.tape[opened + 3] = room.spins[TOTAL]
        desk.tape[opened + 4] = room.values[at]


@kernel
def boost_values(
    numbers: BonusNumbers, desk: Desk, room: BonusRoom, at: int, origin: int, by: int, again: int
) -> None:
    """A credit boost raises every value that is active at this moment (G32)."""
    desk.fired[FIRED_BOOST] += 1
    desk.fired[FIRED_BOOST_AGAIN] += again
    amount = numbers.boost_increase[0] * by
    opened = event(desk.tape, VALUES_BOOSTED, 3 + CELLS)
    if opened > 0:
        desk.tape[opened] = at
        desk.tape[opened + 1] = origin
        desk.tape[opened + 2] = amount
    for i in range(CELLS):
        if room.active[i] > 0:
            room.values[i] = lifted(numbers, desk, room.values[i] + amount)
        if opened > 0:
            desk.tape[opened + 3 + i] = room.values[i] * room.active[i]


@kernel
def reach(room: BonusRoom, reel: int, row: int, origin: int) -> None:
    """Put a cell of the board at the end of the chain; a place off the board is passed over."""
    if 0 <= reel < REELS and 0 <= row < ROWS:
        room.queue[room.spins[WAITING]] = cell(reel, row)
        room.origins[room.spins[WAITING]] = origin
        room.spins[WAITING] += 1


@kernel
def spread(desk: Desk, room: BonusRoom, at: int, origin: int) -> None:
    """A row, column or orthogonal symbol reaches its targets with the bomb's multiplier (G33, G34)."""
    kind = room.kinds[at]
    reel = at // ROWS
    row = at % ROWS
    first = room.spins[WAITING]
    if kind == ROW:
        desk.fired[FIRED_ROW] += 1
        for other in range(REELS):
            if other != reel:
                reach(room, other, row, at)
    elif kind == COLUMN:
        desk.fired[FIRED_COLUMN] += 1
        for other in range(ROWS):
            if other != row:
                reach(room, reel, other, at)
    else:
        desk.fired[FIRED_ORTHOGONAL] += 1
        reach(room, reel + 1, row, at)
        reach(room, reel - 1, row, at)
        reach(room, reel, row - 1, at)
        reach(room, reel, row + 1, at)
    targets = room.spins[WAITING] - first
    opened = event(desk.tape, CHAIN_SPREAD, 3 + targets)
    if opened > 0:
        desk.tape[opened] = at
        desk.tape[opened + 1] = origin
        desk.tape[opened + 2] = kind
        for i in range(targets):
            desk.tape[opened + 3 + i] = room.queue[first + i]


@kernel
def activate(numbers: BonusNumbers, desk: Desk, room: BonusRoom, at: int, origin: int, by: int) -> None:
    """Activate one cell; a special symbol acts once for each bomb (G35)."""
    kind = room.kinds[at]
    if kind == VALUE:
        activate_value(numbers, desk, room, at, origin, by)
        return
    if room.spent[at] == room.spins[BOMBS]:
        desk.fired[FIRED_SPENT] += 1
        return
    again = 1 if room.spent[at] != NOT_SPENT else 0
    room.spent[at] = room.spins[BOMBS]
    if origin >= 0:
        desk.fired[FIRED_CHAIN] += 1
    if kind == RETRIGGER:
        add_spins(numbers, desk, room, at, origin, by)
    elif kind == BOOST:
        boost_values(numbers, desk, room, at, origin, by, again)
    else:
        spread(desk, room, at, origin)


@kernel
def explode(numbers: BonusNumbers, desk: Desk, room: BonusRoom, at: int, by: int) -> None:
    """A bomb of multiplier `by` lands on a cell and its chain runs to the end, breadth first (G36)."""
    room.spins[BOMBS] += 1
    event2(desk.tape, BOMB_LANDED, at, by)
    room.spins[WAITING] = 0
    reach(room, at // ROWS, at % ROWS, -1)
    done = 0
    while done < room.spins[WAITING]:
        activate(numbers, desk, room, room.queue[done], room.origins[done], by)
        done += 1


@kernel
def throw_bombs(numbers: BonusNumbers, desk: Desk, room: BonusRoom) -> None:
    """One bonus spin: bombs on distinct cells, each chain completed before the next (G29, G37)."""
    stream = desk.stream
    bombs = 1 + weighted(stream, numbers.bomb_counts)
    if bombs > 1:
        desk.fired[FIRED_SEVERAL_BOMBS] += 1
    for i in range(CELLS):
        room.order[i] = i
    shuffle_first(stream, room.order, CELLS, bombs)
    for _ in range(bombs):
        first = 0
        for i in range(1, bombs):
            if room.order[i] < room.order[first]:
                first = i
        at = room.order[first]
        room.order[first] = CELLS
        explode(numbers, desk, room, at, 1 + weighted(stream, numbers.bomb_multipliers))


@kernel
def active_total(room: BonusRoom) -> int:
    """All active values together."""
    total = 0
    for i in range(CELLS):
        total += room.values[i] * room.active[i]
    return total


@kernel
def play_bonus(numbers: BonusNumbers, desk: Desk, room: BonusRoom, won: int) -> int:
    """The whole bonus of a round that won `won` coins before it; coins of the active values (G38, G40).

    Values never fall, so a bonus whose values reach the win cap ends at once (X5).
    """
    populate(numbers, desk, room)
    room.spins[PLAYED] = 0
    room.spins[TOTAL] = BONUS_SPINS
    room.spins[BOMBS] = 0
    opened = event(desk.tape, BONUS_STARTED, 1 + 2 * CELLS)
    if opened > 0:
        desk.tape[opened] = BONUS_SPINS
        append(desk.tape, opened + 1, room.kinds, CELLS)
        append(desk.tape, opened + 1 + CELLS, room.values, CELLS)
    while room.spins[PLAYED] < room.spins[TOTAL] and won + active_total(room) < desk.terms[CAP]:
        room.spins[PLAYED] += 1
        event2(desk.tape, BONUS_SPIN_STARTED, room.spins[PLAYED], room.spins[TOTAL])
        throw_bombs(numbers, desk, room)
    if room.spins[TOTAL] >= MOST_BONUS_SPINS:
        desk.fired[FIRED_MOST_SPINS] += 1
    return collected(desk, room)


@kernel
def collected(desk: Desk, room: BonusRoom) -> int:
    """The award at the end of the last spin (G40)."""
    total = active_total(room)
    opened = event(desk.tape, BONUS_ENDED, 1 + CELLS)
    if opened > 0:
        desk.tape[opened] = total
    for i in range(CELLS):
        if room.kinds[i] == VALUE and room.active[i] == 0:
            desk.fired[FIRED_LEFT_DARK] += 1
        if opened > 0:
            desk.tape[opened + 1 + i] = room.values[i] * room.active[i]
    return total

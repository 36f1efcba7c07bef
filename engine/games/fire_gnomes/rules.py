"""Fire Gnomes: the paid game, its shelves and the Fire Gnomes feature.

Draws, in order: the stop of each reel; with activation symbols in view, whether the feature comes; its
awards; the cells that become wild; the cells that become wild multipliers, then the multiplier of each;
the bonus (see `bonus`). A round that does not come to a draw does not make it.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.desk import Desk, capped, open_round
from engine.events import REELS_STOPPED, ROUND_ENDED
from engine.games.fire_gnomes.bonus import BonusNumbers, BonusRoom, new_bonus_room, play_bonus
from engine.games.fire_gnomes.codes import (
    ACTIVATION,
    ACTIVATION_ROLLED,
    AWARD_GOLD,
    AWARD_MULTIPLIERS,
    AWARD_SILVER,
    AWARD_WILDS,
    AWARDS,
    CELLS,
    FEATURE_STARTED,
    FIRED_ACTIVATION,
    FIRED_AWARDED,
    FIRED_BONUS,
    FIRED_FEATURE,
    FIRED_FEATURE_AND_BONUS,
    FIRED_FULL_SHELF,
    FIRED_LONE_SCATTER,
    FIRED_MULTIPLIED,
    FIRED_MULTIPLIED_TWICE,
    FIRED_MULTIPLIED_WILD_ROW,
    FIRED_NATURAL_WILD,
    FIRED_RAISED,
    FIRED_RAISED_THEN_AWARDED,
    FIRED_SEVERAL_ACTIVATIONS,
    FIRED_SEVERAL_AWARDS,
    FIRED_SUBSTITUTED,
    FIRED_WILD_ROW,
    FIRED_WIN_CAP,
    FIRST_BUILD_UP,
    MULTIPLIERS_ADDED,
    PRIZE_PAID,
    REELS,
    REGULARS,
    ROWS,
    SCATTER,
    SHELF_RAISED,
    SHELF_RESET,
    SOURCE_BONUS,
    SOURCE_FEATURE_LINES,
    SOURCE_GOLD,
    SOURCE_LINES,
    SOURCE_SILVER,
    WILD,
    WILD_X2,
    WILDS_ADDED,
    cell,
)
from engine.kernel import Ints, Table, ints, kernel
from engine.lines import READ_COUNT, READ_SYMBOL, READ_WIN, Lines, line_win, new_reading, next_win
from engine.stream import below, shuffle_first, weighted
from engine.tally import Tally, count_round
from engine.tape import append, event, event2, event3, event4


class Numbers(NamedTuple):
    """What a designer turns.

    `strips[reel][stop]` and `lengths[reel]`; `activation_chance[count]` of `CHANCE_UNIT` that the
    feature comes with `count` activation symbols in view; `award_weights[mask]` over the sets of
    awards, bit n for award n; `multiplier_weights` of ×2 to ×5; `shelf_start`, `shelf_step` and
    `shelf_cap` by award, a number of symbols or, for silver and gold, coins.
    """

    strips: Table
    lengths: Ints
    lines: Lines
    activation_chance: Ints
    award_weights: Ints
    multiplier_weights: Ints
    shelf_start: Ints
    shelf_step: Ints
    shelf_cap: Ints
    bonus: BonusNumbers


class Room(NamedTuple):
    """Scratch of a round: `board` of 20 symbols, `stops`, `pool` of cells to draw from, line reading."""

    board: Ints
    stops: Ints
    pool: Ints
    reading: Ints
    bonus: BonusRoom


CHANCE_UNIT = 10_000


def new_room() -> Room:
    """Scratch for one round at a time."""
    return Room(ints(CELLS), ints(REELS), ints(CELLS), new_reading(), new_bonus_room())


@kernel
def spin_reels(numbers: Numbers, desk: Desk, room: Room) -> None:
    """Every reel stops at a place of its strip; the window shows five symbols from there down."""
    for reel in range(REELS):
        length = numbers.lengths[reel]
        stop = below(desk.stream, length)
        room.stops[reel] = stop
        for row in range(ROWS):
            place = stop + row
            symbol = numbers.strips[reel][place if place < length else place - length]
            room.board[cell(reel, row)] = symbol
            if symbol == WILD:
                desk.fired[FIRED_NATURAL_WILD] += 1
    opened = event(desk.tape, REELS_STOPPED, REELS + CELLS)
    if opened > 0:
        append(desk.tape, opened, room.stops, REELS)
        append(desk.tape, opened + REELS, room.board, CELLS)


@kernel
def count_symbol(room: Room, symbol: int) -> int:
    """How often a symbol stands on the board."""
    count = 0
    for i in range(CELLS):
        if room.board[i] == symbol:
            count += 1
    return count


@kernel
def raise_shelves(numbers: Numbers, desk: Desk, room: Room) -> int:
    """Each build-up symbol raises its shelf by one step (G15, G16); the set of awards met, as bits."""
    met = 0
    for i in range(CELLS):
        award = room.board[i] - FIRST_BUILD_UP
        if award >= 0:
            before = desk.state[award]
            after = min(before + numbers.shelf_step[award], numbers.shelf_cap[award])
            desk.state[award] = after
            met |= 1 << award
            if after > before:
                desk.fired[FIRED_RAISED + award] += 1
            else:
                desk.fired[FIRED_FULL_SHELF + award] += 1
            event4(desk.tape, SHELF_RAISED, award, i, before, after)
    return met


@kernel
def draw_awards(numbers: Numbers, desk: Desk, room: Room) -> int:
    """Whether activation symbols bring the feature (G14), and its awards as bits (G19); 0 for none."""
    count = count_symbol(room, ACTIVATION)
    if count == 0:
        return 0
    if count > 1:
        desk.fired[FIRED_SEVERAL_ACTIVATIONS] += 1
    triggered = 1 if below(desk.stream, CHANCE_UNIT) < numbers.activation_chance[count] else 0
    event2(desk.tape, ACTIVATION_ROLLED, count, triggered)
    if triggered == 0:
        desk.fired[FIRED_ACTIVATION] += 1
        return 0
    desk.fired[FIRED_FEATURE] += 1
    return weighted(desk.stream, numbers.award_weights)


@kernel
def pool_regulars(room: Room) -> int:
    """Gather the cells that may be transformed, regular symbols alone (G21); their number."""
    count = 0
    for i in range(CELLS):
        if room.board[i] < REGULARS:
            room.pool[count] = i
            count += 1
    return count


@kernel
def add_wilds(desk: Desk, room: Room, award: int) -> int:
    """Draw as many cells as the shelf says and turn them wild (G21, G22); how many."""
    regulars = pool_regulars(room)
    count = min(desk.state[award], regulars)
    shuffle_first(desk.stream, room.pool, regulars, count)
    for i in range(count):
        room.board[room.pool[i]] = WILD
    return count


@kernel
def award_wilds(desk: Desk, room: Room) -> None:
    """The added wilds award (G21)."""
    count = add_wilds(desk, room, AWARD_WILDS)
    opened = event(desk.tape, WILDS_ADDED, count)
    if opened > 0:
        append(desk.tape, opened, room.pool, count)


@kernel
def award_multipliers(numbers: Numbers, desk: Desk, room: Room) -> None:
    """The added wild multipliers award: cells first, then the multiplier of each (G9, G21)."""
    count = add_wilds(desk, room, AWARD_MULTIPLIERS)
    opened = event(desk.tape, MULTIPLIERS_ADDED, 2 * count)
    for i in range(count):
        symbol = WILD_X2 + weighted(desk.stream, numbers.multiplier_weights)
        room.board[room.pool[i]] = symbol
        if opened > 0:
            desk.tape[opened + i] = room.pool[i]
            desk.tape[opened + count + i] = symbol


@kernel
def award_prize(desk: Desk, award: int) -> int:
    """The silver or gold prize: the coins on its shelf (G23)."""
    event2(desk.tape, PRIZE_PAID, award, desk.state[award])
    return desk.state[award]


@kernel
def reset_shelves(numbers: Numbers, desk: Desk, awards: int) -> None:
    """Activated awards return to their start, the others stay (G20)."""
    for award in range(AWARDS):
        if awards & (1 << award):
            event3(desk.tape, SHELF_RESET, award, desk.state[award], numbers.shelf_start[award])
            desk.state[award] = numbers.shelf_start[award]


@kernel
def play_feature(numbers: Numbers, desk: Desk, room: Room, awards: int) -> None:
    """The awards act in the order wilds, multipliers, silver, gold (G24)."""
    count = 0
    for award in range(AWARDS):
        if awards & (1 << award):
            count += 1
            desk.fired[FIRED_AWARDED + award] += 1
    if count > 1:
        desk.fired[FIRED_SEVERAL_AWARDS] += 1
    opened = event(desk.tape, FEATURE_STARTED, count)
    for award in range(AWARDS):
        if opened > 0 and awards & (1 << award):
            desk.tape[opened] = award
            opened += 1
    if awards & (1 << AWARD_WILDS):
        award_wilds(desk, room)
    if awards & (1 << AWARD_MULTIPLIERS):
        award_multipliers(numbers, desk, room)
    if awards & (1 << AWARD_SILVER):
        desk.sources[SOURCE_SILVER] = award_prize(desk, AWARD_SILVER)
    if awards & (1 << AWARD_GOLD):
        desk.sources[SOURCE_GOLD] = award_prize(desk, AWARD_GOLD)
    reset_shelves(numbers, desk, awards)


@kernel
def count_reading(lines: Lines, desk: Desk, room: Room, line: int) -> None:
    """Count the rules that a winning line shows: substitution, the wild row, wild multipliers."""
    multipliers = 0
    wilds = 0
    for reel in range(room.reading[READ_COUNT]):
        by = lines.multipliers[room.board[lines.paths[line][reel]]]
        if by > 0:
            wilds += 1
        if by > 1:
            multipliers += 1
    if room.reading[READ_SYMBOL] == WILD:
        desk.fired[FIRED_WILD_ROW] += 1
        if multipliers > 0:
            desk.fired[FIRED_MULTIPLIED_WILD_ROW] += 1
    elif wilds > 0:
        desk.fired[FIRED_SUBSTITUTED] += 1
    if multipliers > 0:
        desk.fired[FIRED_MULTIPLIED] += 1
    if multipliers > 1:
        desk.fired[FIRED_MULTIPLIED_TWICE] += 1


@kernel
def pay_lines(numbers: Numbers, desk: Desk, room: Room) -> int:
    """Every line pays its best reading, once (G2, G25); coins."""
    total = 0
    line = next_win(numbers.lines, room.board, 0, room.reading)
    while line >= 0:
        total += room.reading[READ_WIN]
        count_reading(numbers.lines, desk, room, line)
        line_win(desk.tape, line, room.reading)
        line = next_win(numbers.lines, room.board, line + 1, room.reading)
    return total


@kernel
def play_round(numbers: Numbers, desk: Desk, room: Room) -> int:
    """One paid game from the spin to the total (X4: feature, lines, bonus); coins after the cap."""
    spin_reels(numbers, desk, room)
    met = raise_shelves(numbers, desk, room)
    awards = draw_awards(numbers, desk, room)
    if awards > 0:
        if met & awards:
            desk.fired[FIRED_RAISED_THEN_AWARDED] += 1
        play_feature(numbers, desk, room, awards)
        desk.sources[SOURCE_FEATURE_LINES] = pay_lines(numbers, desk, room)
    else:
        desk.sources[SOURCE_LINES] = pay_lines(numbers, desk, room)
    total = 0
    for source in range(SOURCE_BONUS):
        total += desk.sources[source]
    scatters = count_symbol(room, SCATTER)
    if scatters >= 2:
        desk.fired[FIRED_BONUS] += 1
        if awards > 0:
            desk.fired[FIRED_FEATURE_AND_BONUS] += 1
        desk.sources[SOURCE_BONUS] = play_bonus(numbers.bonus, desk, room.bonus, total)
        total += desk.sources[SOURCE_BONUS]
    elif scatters == 1:
        desk.fired[FIRED_LONE_SCATTER] += 1
    excess = capped(desk, total)
    if excess > 0:
        desk.fired[FIRED_WIN_CAP] += 1
    event2(desk.tape, ROUND_ENDED, total - excess, excess)
    return total - excess


@kernel
def simulate(numbers: Numbers, desk: Desk, room: Room, tally: Tally, first: int, rounds: int) -> None:
    """Play rounds `first` to `first + rounds - 1` from the desk's state on and count them."""
    for number in range(first, first + rounds):
        open_round(desk, number)
        count_round(tally, desk, number, play_round(numbers, desk, room))

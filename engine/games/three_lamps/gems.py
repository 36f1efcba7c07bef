"""What gems do in the Lamp Bonus: Treasure adds, Multiply multiplies, Prize sends tokens.

Draws, in order (L28), each in the order of the cells: for each Treasure Gem its amount, its number of
additions and the cash of each; for each Multiply Gem its multiplier, its number and the cash; for each Prize
Gem the prize of its token; for each gem of a feature that is not active, whether it activates that.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.desk import Desk
from engine.games.three_lamps.codes import (
    ACTIVATION_ROLLED,
    BONUS_CELLS,
    BY_TOKENS,
    FEWEST_TIMES,
    FIRED_ACTIVATED,
    FIRED_ADDED_AGAIN,
    FIRED_FEWER_CASH,
    FIRED_IDLE_GEM,
    FIRED_MULTIPLY,
    FIRED_PRIZE,
    FIRED_SECOND_GRAND,
    FIRED_TOKEN,
    FIRED_TREASURE,
    FIRST_GEM,
    GRAND,
    MULTIPLY_GEM,
    PRIZE_GEM,
    PRIZE_WON,
    PRIZES,
    TOKEN_SENT,
    TOKENS,
    TREASURE_GEM,
    VALUES_ADDED,
    VALUES_MULTIPLIED,
)
from engine.games.three_lamps.grid import Grid, list_cash, put_value
from engine.kernel import Ints, ints, kernel
from engine.stream import below, happens, shuffle_first, weighted
from engine.tape import event, event3


class GemNumbers(NamedTuple):
    """What a designer turns.

    Coins that a Treasure Gem adds, multipliers of a Multiply Gem, and weights of both; weights of three to
    ten times for each; coins of the prizes and weights of a token for each; chances in millionths that a gem
    activates its feature, by feature.
    """

    added_values: Ints
    added_weights: Ints
    added_times: Ints
    multipliers: Ints
    multiplier_weights: Ints
    multiplied_times: Ints
    prize_values: Ints
    token_weights: Ints
    activation_chances: Ints


class Ladders(NamedTuple):
    """Tokens by prize, weights of the next token, and for each prize how often it was won."""

    tokens: Ints
    weights: Ints
    won: Ints


def new_ladders() -> Ladders:
    """Scratch for one bonus at a time."""
    return Ladders(ints(PRIZES), ints(PRIZES), ints(PRIZES))


@kernel
def add_treasure(numbers: GemNumbers, desk: Desk, grid: Grid, i: int) -> None:
    """A Treasure Gem adds one amount so many times, each time to any cash symbol (L26)."""
    amount = numbers.added_values[weighted(desk.stream, numbers.added_weights)]
    times = FEWEST_TIMES + weighted(desk.stream, numbers.added_times)
    cash = list_cash(grid)
    desk.fired[FIRED_TREASURE] += 1
    opened = event(desk.tape, VALUES_ADDED, 2 + 2 * times)
    if opened > 0:
        desk.tape[opened] = i
        desk.tape[opened + 1] = amount
    seen = 0
    for time in range(times):
        place = below(desk.stream, cash)
        target = grid.cells[place]
        if seen & (1 << place):
            desk.fired[FIRED_ADDED_AGAIN] += 1
        seen |= 1 << place
        value = put_value(desk, grid, target, grid.values[target] + amount)
        if opened > 0:
            desk.tape[opened + 2 + time] = target
            desk.tape[opened + 2 + times + time] = value


@kernel
def multiply_cash(numbers: GemNumbers, desk: Desk, grid: Grid, i: int) -> None:
    """A Multiply Gem multiplies so many cash symbols, each once, or all if there are fewer (L27)."""
    multiplier = numbers.multipliers[weighted(desk.stream, numbers.multiplier_weights)]
    times = FEWEST_TIMES + weighted(desk.stream, numbers.multiplied_times)
    cash = list_cash(grid)
    desk.fired[FIRED_MULTIPLY] += 1
    if cash < times:
        desk.fired[FIRED_FEWER_CASH] += 1
        times = cash
    shuffle_first(desk.stream, grid.cells, cash, times)
    opened = event(desk.tape, VALUES_MULTIPLIED, 2 + 2 * times)
    if opened > 0:
        desk.tape[opened] = i
        desk.tape[opened + 1] = multiplier
    for time in range(times):
        target = grid.cells[time]
        value = put_value(desk, grid, target, grid.values[target] * multiplier)
        if opened > 0:
            desk.tape[opened + 2 + time] = target
            desk.tape[opened + 2 + times + time] = value


@kernel
def award(desk: Desk, ladders: Ladders, amount: int, prize: int, cause: int) -> int:
    """A prize is won (L32, L35); its coins."""
    ladders.won[prize] += 1
    if prize == GRAND and ladders.won[GRAND] > 1:
        desk.fired[FIRED_SECOND_GRAND] += 1
    event3(desk.tape, PRIZE_WON, prize, amount, cause)
    return amount


@kernel
def send_token(numbers: GemNumbers, desk: Desk, ladders: Ladders, i: int) -> int:
    """A Prize Gem sends a token; three award the prize, the Grand but once (L30 to L33); coins."""
    prize = weighted(desk.stream, ladders.weights)
    ladders.tokens[prize] += 1
    desk.fired[FIRED_TOKEN + prize] += 1
    event3(desk.tape, TOKEN_SENT, i, prize, ladders.tokens[prize])
    if ladders.tokens[prize] < TOKENS:
        return 0
    if prize == GRAND:
        ladders.weights[GRAND] = 0
    else:
        ladders.tokens[prize] = 0
    desk.fired[FIRED_PRIZE + prize] += 1
    return award(desk, ladders, numbers.prize_values[prize], prize, BY_TOKENS)


@kernel
def act(numbers: GemNumbers, desk: Desk, grid: Grid, ladders: Ladders, active: int) -> int:
    """Gems of active features act: all Treasure, all Multiply, then all Prize Gems (L28); prizes' coins."""
    total = 0
    for gem in range(TREASURE_GEM, PRIZE_GEM + 1):
        if active & (1 << (gem - FIRST_GEM)):
            for i in range(BONUS_CELLS):
                if grid.gems[i] != gem:
                    continue
                if gem == TREASURE_GEM:
                    add_treasure(numbers, desk, grid, i)
                elif gem == MULTIPLY_GEM:
                    multiply_cash(numbers, desk, grid, i)
                else:
                    total += send_token(numbers, desk, ladders, i)
    return total


@kernel
def roll_activations(numbers: GemNumbers, desk: Desk, grid: Grid, active: int) -> int:
    """A gem of a feature that is not active may activate it, for the respins that follow (L17, L18, L29)."""
    joined = 0
    for i in range(BONUS_CELLS):
        feature = grid.gems[i] - FIRST_GEM
        if feature >= 0 and not (active | joined) & (1 << feature):
            came = happens(desk.stream, numbers.activation_chances[feature])
            event3(desk.tape, ACTIVATION_ROLLED, i, feature, came)
            if came:
                joined |= 1 << feature
                desk.fired[FIRED_ACTIVATED + feature] += 1
            else:
                desk.fired[FIRED_IDLE_GEM] += 1
    return joined

"""Other numbers for Three Lamps: strips crowded with what is rare, other pays, weights and chances."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

from engine import Game
from engine.kernel import table
from engine.lines import lines_table

from .lamp_bridge import GAME, MILLION, SETS_OF_STRIPS
from .lamp_figures import CASH_VALUES, FEATURES, GEMS, LINES, REELS, REGULAR, ROWS, SYMBOLS, WILD, code

STRIP_ROOM = 40
BOUGHT = 4


def crowded_strip(dice: random.Random, place: int) -> list[int]:
    """A short strip of whatever may stand there."""
    weights = dict.fromkeys(dice.sample(REGULAR, 3), 2) | {WILD: dice.choice([1, 4])}
    if place != BOUGHT:
        weights |= {GEMS[feature]: dice.choice([0, 1, 2]) for feature in FEATURES[: place + 1]}
    drawn = dice.choices([*weights], [*weights.values()], k=dice.randint(ROWS, STRIP_ROOM))
    return [code(symbol) for symbol in drawn]


def other_lines(dice: random.Random) -> Any:
    """Any lines, and pays among which no symbol need be the best for every count."""

    def row() -> dict[int, int]:
        return dict(enumerate(sorted(dice.randint(0, 9) for _ in range(3)), start=3))

    paths = [[reel * ROWS + dice.randrange(ROWS) for reel in range(REELS)] for _ in range(LINES)]
    pays = {code(symbol): row() for symbol in REGULAR}
    return lines_table(paths, pays, {code(WILD): 1}, {code(WILD): code(WILD)}, len(SYMBOLS))


def other_bonus(dice: random.Random) -> Any:
    """Any weights and values for the Lamp Bonus."""
    grid, gems = GAME.numbers.bonus

    def weights(count: int) -> list[int]:
        return [dice.choice([0, 1, 5]) for _ in range(count - 1)] + [1]

    def landings() -> list[int]:
        return [dice.choice([5, 20, 60]), dice.randint(1, 9), *(dice.randint(0, 3) for _ in FEATURES)]

    return GAME.numbers.bonus._replace(
        grid=grid._replace(
            landing=table([landings(), landings()]), cash_weights=table([weights(7), weights(7)])
        ),
        gems=gems._replace(
            added_values=[dice.randint(1, 9) for _ in CASH_VALUES],
            added_weights=weights(7),
            added_times=weights(8),
            multiplier_weights=weights(3),
            multiplied_times=weights(8),
            prize_values=sorted(dice.randint(1, 9999) for _ in range(5)),
            token_weights=[dice.randint(1, 4) for _ in range(5)],
            activation_chances=[dice.choice([0, MILLION // 5, MILLION // 2, MILLION]) for _ in FEATURES],
        ),
    )


def hostile_game(seed: int) -> Game:
    """The game with numbers that meet everything often."""
    dice = random.Random(seed)
    strips = [crowded_strip(dice, place) for place in range(SETS_OF_STRIPS) for _ in range(REELS)]
    numbers = GAME.numbers._replace(
        strips=table(places + [-1] * (STRIP_ROOM - len(places)) for places in strips),
        lengths=[len(places) for places in strips],
        trigger_chances=[dice.choice([0, MILLION // 5, MILLION]) for _ in FEATURES],
        join_chances=[dice.choice([0, MILLION // 2, MILLION]) for _ in FEATURES],
        bonus=other_bonus(dice),
        lines=other_lines(dice) if seed % 2 else GAME.numbers.lines,
    )
    return dataclasses.replace(GAME, numbers=numbers)

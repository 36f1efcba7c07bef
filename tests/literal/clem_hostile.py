"""Other numbers for Clem's Gems: strips crowded with what is rare, other pays and chances."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

from engine import Game
from engine.kernel import table
from engine.lines import lines_table

from .clem_bridge import GAME, MILLION
from .clem_figures import GEMS, GOLD, REELS, REGULAR, ROWS, SYMBOLS, WILDS, code

STRIP_ROOM = 40
FEW_REGULAR = ("ace", "nine", "pickaxe", "map", "lantern", "tnt", "clem")


def crowded_strip(dice: random.Random, features: int, reel: int, gold: int) -> list[int]:
    """A short strip of whatever may stand there, without a thought for stacks and distances."""
    boosted, upgrade, spins = (bool(features >> bit & 1) for bit in range(3))
    weights = dict.fromkeys(dice.sample(FEW_REGULAR, 3), 2)
    weights |= {GOLD: gold, "diamond": dice.choice([1, 4])}
    if features == 0 and dice.random() < 0.2:
        weights |= dict.fromkeys(GEMS.values(), 1)
    if spins and reel == 0:
        weights["spin-diamond"] = 1
    if boosted and reel in (1, 2, 3):
        weights["boosted-diamond"] = 3
    if boosted and reel == REELS - 1:
        weights["multiplier-diamond"] = 3
    if upgrade and reel == REELS - 1:
        weights["prize-diamond"] = 3
    drawn = dice.choices([*weights], [*weights.values()], k=dice.randint(ROWS, STRIP_ROOM))
    return [code(symbol) for symbol in drawn]


def other_lines(dice: random.Random) -> Any:
    """Any lines, and pays among which gems need not pay most."""

    def row(most: int) -> dict[int, int]:
        return dict(enumerate(sorted(dice.randint(0, most) for _ in range(3)), start=3))

    pays = {code(symbol): row(9) for symbol in REGULAR}
    gems = row(12)
    gem_rows = {symbol: code(GOLD if symbol == GOLD else GEMS["red"]) for symbol in WILDS}
    pays |= dict.fromkeys(gem_rows.values(), gems)
    paths = [[reel * ROWS + dice.randrange(ROWS) for reel in range(REELS)] for _ in range(40)]
    wilds = {code(symbol): 1 for symbol in sorted(WILDS)}
    own_rows = {code(symbol): row for symbol, row in gem_rows.items()}
    return lines_table(paths, pays, wilds, own_rows, len(SYMBOLS))


def hostile_game(seed: int) -> Game:
    """The game with numbers that meet everything often."""
    dice = random.Random(seed)
    gold = dice.choice([1, 4, 30])
    strips = [crowded_strip(dice, features, reel, gold) for features in range(8) for reel in range(REELS)]
    chances = [dice.choice([0, 1, MILLION // 5, MILLION // 2, MILLION]) for _ in range(10)]
    numbers = GAME.numbers._replace(
        strips=table(places + [-1] * (STRIP_ROOM - len(places)) for places in strips),
        lengths=[len(places) for places in strips],
        gem_weights=[dice.randint(1, 5) for _ in range(3)],
        spin_weights=[dice.randint(1, 5), dice.randint(1, 5)],
        jackpot_weights=[dice.randint(1, 9) for _ in range(4)],
        multiplier_weights=[1, 1, 1],
        hot_chance=[MILLION // 3],
        cart_chances=table([chances[:3], [MILLION // 2] * 3]),
        activation_chances=chances[3:6],
        lines=other_lines(dice) if seed % 2 else GAME.numbers.lines,
    )
    return dataclasses.replace(GAME, numbers=numbers)

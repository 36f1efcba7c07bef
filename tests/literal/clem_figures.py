"""Clem's Gems: names of codes, the figures that its rules fix, and the shapes of its events.

Amounts are credits, 80 a bet (C1). A feature goes by the colour of its gem and cart (C23).
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from .tape import NUMBER, NUMBERS

REELS = 5
ROWS = 3
CELLS = REELS * ROWS
LINES = 40

# Symbols by code: regular ones, wild gems, Diamonds and what counts as one, Bonus Diamonds of the strips.
SYMBOLS = (
    *("ace", "king", "queen", "jack", "ten", "nine", "pickaxe", "map", "lantern", "tnt", "clem"),
    *("purple-gem", "red-gem", "green-gem", "gold-gem"),
    *("diamond", "boosted-diamond", "plus-one", "plus-two"),
    *("mini-diamond", "minor-diamond", "major-diamond", "grand-diamond"),
    *("times-two", "times-three", "times-five"),
    *("spin-diamond", "prize-diamond", "multiplier-diamond"),
)
REGULAR = SYMBOLS[:11]
GOLD = "gold-gem"
DIAMOND = "diamond"
BOOSTED = "boosted-diamond"

COLOURS = ("purple", "red", "green")
GEMS = {"purple": "purple-gem", "red": "red-gem", "green": "green-gem"}
WILDS = {*GEMS.values(), GOLD}
BOOSTED_PRIZES, SYMBOL_UPGRADE, EXTRA_SPINS = COLOURS

PLUS = {"plus-one": 1, "plus-two": 2}
JACKPOTS = ("mini-diamond", "minor-diamond", "major-diamond", "grand-diamond")
TIMES = {"times-two": 2, "times-three": 3, "times-five": 5}
COUNTS_AS_DIAMOND = {DIAMOND, BOOSTED, *PLUS, *JACKPOTS, *TIMES}
UNSETTLED = {"spin-diamond", "prize-diamond", "multiplier-diamond"}

# The level that turns a symbol, and the wilds that it asks for.
LEVELS = {1: ("pickaxe", 3), 2: ("map", 4), 3: ("lantern", 5), 4: ("tnt", 6), 5: ("clem", 7)}
LAST_LEVEL = 5
TURNING = tuple(symbol for symbol, _wilds in LEVELS.values())

SPINS_PER_FEATURE = 5
MOST_SPINS = 200  # C28
FEWEST_DIAMOND_REELS = 2

JACKPOT_CREDITS = (800, 2_000, 8_000, 80_000)  # C36
COINS_PER_BET = 80
CAP_BETS = 4_218  # C57
# C1, in minor units.
BETS = tuple(80 * each for each in (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100))

SOURCES = ("lines", "diamonds", "extra_lines", "extra_diamonds", "jackpots")
PEAKS = ("extra_spins", "levels")

Strip = tuple[str, ...]
Weighted = tuple[tuple[int, int], ...]
"""What may be drawn, each with its weight."""


@dataclass(frozen=True)
class Numbers:
    """What a check needs beyond the rules.

    `strips` are five strips by set of features, `paths` the cells of each line, `credits` and `boosted`
    the prizes by reel; chances are parts of `unit`, by colour, those of carts on a cold and on a hot spin.
    """

    strips: Mapping[int, tuple[Strip, ...]]
    paths: tuple[tuple[int, ...], ...]
    pays: Mapping[str, Mapping[int, int]]
    gem_weights: Mapping[str, int]
    plus: Weighted
    credits: tuple[Weighted, ...]
    boosted: tuple[Weighted, ...]
    jackpots: Weighted
    multipliers: Weighted
    unit: int
    hot_chance: int
    cart_chance: tuple[Mapping[str, int], Mapping[str, int]]
    activation_chance: Mapping[str, int]
    read_lines: dict[tuple[str, ...], Any] = field(default_factory=dict, init=False)
    """Lines that were read before, with their best reading."""

    def __post_init__(self) -> None:
        if set(self.pays) != {*REGULAR, GEMS["red"], GOLD}:
            raise ValueError("pays must name the eleven regular symbols, the coloured and the golden row")
        if set(self.strips) != set(range(8)):
            raise ValueError("there must be strips for each of eight sets of features")


def code(symbol: str) -> int:
    """The code of a symbol."""
    return SYMBOLS.index(symbol)


def mask(colours: Collection[str]) -> int:
    """A set of colours as the tape writes it."""
    return sum(1 << COLOURS.index(colour) for colour in colours)


def cap_of(stake: int, limit: int) -> int:
    """The most a round pays, in credits: the cap in bets or a limit in minor units (C57)."""
    most = CAP_BETS * COINS_PER_BET
    return most if limit == 0 else min(most, limit // (stake // COINS_PER_BET))


FIELDS: dict[str, dict[str, str]] = {
    "ReelsStopped": {"stops": NUMBERS, "symbols": NUMBERS},
    "PrizesDrawn": {"values": NUMBERS},
    "LineWin": {
        "line": NUMBER,
        "symbol": NUMBER,
        "count": NUMBER,
        "pay": NUMBER,
        "multiplier": NUMBER,
        "win": NUMBER,
    },
    "DiamondsPaid": {
        "reels": NUMBER,
        "credits": NUMBER,
        "multiplier": NUMBER,
        "win": NUMBER,
        "cells": NUMBERS,
    },
    "JackpotWon": {"cell": NUMBER, "jackpot": NUMBER, "amount": NUMBER},
    "CartsRolled": {"hot": NUMBER, "seen": NUMBER, "triggered": NUMBER},
    "BonusStarted": {"features": NUMBER, "spins": NUMBER},
    "ExtraSpinStarted": {
        "number": NUMBER,
        "total": NUMBER,
        "features": NUMBER,
        "levels": NUMBER,
        "collected": NUMBER,
    },
    "SpinsAdded": {"cell": NUMBER, "added": NUMBER, "total": NUMBER},
    "WildsCollected": {"levels": NUMBER, "before": NUMBER, "cells": NUMBERS},
    "LevelCompleted": {"level": NUMBER, "symbol": NUMBER, "surplus": NUMBER},
    "ActivationsRolled": {"seen": NUMBER, "activated": NUMBER},
    "FeatureActivated": {"feature": NUMBER, "added": NUMBER, "total": NUMBER},
    "BonusEnded": {"spins": NUMBER, "win": NUMBER},
    "RoundEnded": {"win": NUMBER, "capped": NUMBER},
}

"""Three Lamps: names of codes, the figures that its rules fix, and the shapes of its events.

Amounts are coins, 20 a bet (L1). A feature goes by the name of its gem and lamp.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from .clem_figures import Strip, Weighted
from .tape import NUMBER, NUMBERS

REELS = 5
ROWS = 3
CELLS = REELS * ROWS
LINES = 20

REGULAR = (
    *("peacock", "carpet", "scimitar", "teapot", "slippers"),
    *("ace", "king", "queen", "jack", "ten"),
)
WILD = "wild"
CASH = "cash"
FEATURES = ("treasure", "multiply", "prize")
TREASURE, MULTIPLY, PRIZE = FEATURES
GEMS = {TREASURE: "treasure-gem", MULTIPLY: "multiply-gem", PRIZE: "prize-gem"}
SYMBOLS = (*REGULAR, WILD, *GEMS.values(), CASH)

PARTS = 12  # L5
TOP_LEVEL = 3  # L8
BOUGHT_STRIPS = 4  # L39
BUYS = {
    "": frozenset[str](),
    TREASURE: frozenset({TREASURE}),
    MULTIPLY: frozenset({MULTIPLY}),
    PRIZE: frozenset({PRIZE}),
    "triple": frozenset(FEATURES),
}
PRICES = {"": 1, TREASURE: 50, MULTIPLY: 40, PRIZE: 40, "triple": 80}

# The Lamp Bonus: cells of five columns of six rows; the low grid is the bottom three of them (L21).
TALL = 6
LOW = 3
RESPINS = 3
MOST_RESPINS = 250  # L37b
TIMES = tuple(range(3, 11))
PRIZES = ("mini", "minor", "maxi", "major", "grand")
GRAND = len(PRIZES) - 1
FULL_BAR = 3
BY_TOKENS, BY_FULL_GRID = 0, 1
NOTHING, LANDED_CASH = 0, 1
"""What a respin may bring: nothing, cash, then the gem of each feature."""

COINS_PER_BET = 20
QUARTERS = (1, 2, 4, 8, 12, 20, 40)
"""Values of cash in quarters of the bet: 0.25x to 10x (L24)."""
CASH_VALUES = tuple(COINS_PER_BET * quarters // 4 for quarters in QUARTERS)
MULTIPLIERS = (2, 3, 5)
PRIZE_COINS = tuple(COINS_PER_BET * bets for bets in (15, 50, 250, 1000, 2500))
CAP_BETS = 7_500  # L38
# L1, in minor units.
BETS = tuple(
    20 * each for each in (1, 2, 3, 4, 5, 8, 10, 15, 20, 25, 30, 40, 50, 80, 100, 150, 200, 300, 400, 500)
)

SOURCES = ("lines", "cash", "prizes")
PEAKS = ("respins", "cash_cells")


@dataclass(frozen=True)
class Numbers:
    """What a check needs beyond the rules.

    `strips` are five strips for each level and for bought rounds, `paths` the cells of each line;
    `landing` and `cash` are for the low and for the tall grid; chances are parts of `unit`, by feature.
    """

    strips: tuple[tuple[Strip, ...], ...]
    paths: tuple[tuple[int, ...], ...]
    pays: Mapping[str, Mapping[int, int]]
    unit: int
    trigger_chance: Mapping[str, int]
    join_chance: Mapping[str, int]
    activation_chance: Mapping[str, int]
    landing: tuple[tuple[int, ...], tuple[int, ...]]
    cash: tuple[Weighted, Weighted]
    added: Weighted
    added_times: Weighted
    multipliers: Weighted
    multiplied_times: Weighted
    prizes: tuple[int, ...]
    tokens: tuple[int, ...]
    read_lines: dict[tuple[str, ...], Any] = field(default_factory=dict, init=False)
    """Lines that were read before, with their best reading."""

    def __post_init__(self) -> None:
        if set(self.pays) != set(REGULAR):
            raise ValueError("pays must name the ten regular symbols")
        if len(self.strips) != TOP_LEVEL + 2:
            raise ValueError("there must be strips for four levels and for bought rounds")


def code(symbol: str) -> int:
    """The code of a symbol."""
    return SYMBOLS.index(symbol)


def mask(features: Collection[str]) -> int:
    """A set of features as the tape writes it."""
    return sum(1 << FEATURES.index(feature) for feature in features)


def unlocked(level: int) -> tuple[str, ...]:
    """The features whose lamps are unlocked at a level (L8)."""
    return FEATURES[:level]


def cap_of(stake: int, limit: int) -> int:
    """The most a round pays, in coins: the cap in bets or a limit in minor units (L38)."""
    most = CAP_BETS * COINS_PER_BET
    return most if limit == 0 else min(most, limit // (stake // COINS_PER_BET))


FIELDS: dict[str, dict[str, str]] = {
    "GemsPlaced": {"cells": NUMBERS, "gems": NUMBERS},
    "ReelsStopped": {"stops": NUMBERS, "symbols": NUMBERS},
    "GemsCollected": {"feature": NUMBER, "before": NUMBER, "after": NUMBER, "cells": NUMBERS},
    "LampUnlocked": {"feature": NUMBER, "level": NUMBER},
    "LineWin": {
        "line": NUMBER,
        "symbol": NUMBER,
        "count": NUMBER,
        "pay": NUMBER,
        "multiplier": NUMBER,
        "win": NUMBER,
    },
    "GemsRolled": {"cells": NUMBERS, "rolls": NUMBERS},
    "BonusStarted": {"features": NUMBER, "rows": NUMBER},
    "RespinStarted": {"number": NUMBER, "left": NUMBER},
    "SymbolsLanded": {"cells": NUMBERS, "symbols": NUMBERS, "values": NUMBERS},
    "ValuesAdded": {"cell": NUMBER, "amount": NUMBER, "targets": NUMBERS, "values": NUMBERS},
    "ValuesMultiplied": {"cell": NUMBER, "multiplier": NUMBER, "targets": NUMBERS, "values": NUMBERS},
    "TokenSent": {"cell": NUMBER, "prize": NUMBER, "tokens": NUMBER},
    "PrizeWon": {"prize": NUMBER, "amount": NUMBER, "cause": NUMBER},
    "ActivationRolled": {"cell": NUMBER, "feature": NUMBER, "activated": NUMBER},
    "GridGrown": {"before": NUMBER, "after": NUMBER},
    "BonusEnded": {"respins": NUMBER, "cash": NUMBER, "prizes": NUMBER},
    "RoundEnded": {"win": NUMBER, "capped": NUMBER},
}

"""Forge of Gems: names of codes, the figures that its rules fix, and the shapes of its events.

Amounts are coins of 0.1 bets (X1).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from .tape import NUMBER, NUMBERS

REELS = 5
ROWS = 3
CELLS = REELS * ROWS

# Symbols by code: nine normal ones, then those of special meaning, then those of the forge reel.
SYMBOLS = (
    "blue-gem",
    "orange-gem",
    "green-gem",
    "pink-gem",
    "ace",
    "king",
    "queen",
    "jack",
    "ten",
    "wild",
    "scatter",
    "vertical-wild",
    "horizontal-wild",
    "vertical-splitter",
    "horizontal-splitter",
    "multiplier",
    "blank",
)
NORMAL = SYMBOLS[:9]
WILD = "wild"
SCATTER = "scatter"

# What may be drawn (F29, F33, F35): a free spin knows no scatter and no blank.
ON_REELS = {*NORMAL, WILD, SCATTER}
ON_FREE_REELS = {*NORMAL, WILD}
ON_FORGE = {
    SCATTER,
    "vertical-wild",
    "horizontal-wild",
    "vertical-splitter",
    "horizontal-splitter",
    "multiplier",
    "blank",
}
ON_FREE_FORGE = ON_FORGE - {SCATTER, "blank"}

MOST_COPIES = 3  # F25
HEIGHTS = (9, 8, 7, 8, 9)  # F7
MOST_WAYS = 36_288  # F7

# GEMBOX by scatters, 5 for five or more: (prize in bets, free spins) of each option (F30-F32).
BOXES = {
    3: ((20, 0), (0, 8), (0, 10)),
    4: ((30, 0), (0, 10), (0, 15)),
    5: ((40, 10), (0, 15), (0, 20)),
}
FEWEST_SCATTERS = 3
LARGEST_BOX = 5

# F38, in minor units.
BETS = (
    *(10, 20, 30, 40, 50, 80, 100, 200, 300, 400, 500, 800),
    *(1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10000),
)


@dataclass(frozen=True)
class Numbers:
    """What a check needs beyond the rules: the paytable by name; the cap is that of the rules (F42)."""

    pays: Mapping[str, Mapping[int, int]]
    coins_per_bet: int = 10
    cap_bets: int = 10_000

    def __post_init__(self) -> None:
        if set(self.pays) != {*NORMAL, WILD}:
            raise ValueError("pays must name the nine normal symbols and the wild")

    def cap(self, stake: int, limit: int) -> int:
        """The most a round pays, in coins: the cap in bets or a limit in minor units (F42)."""
        most = self.cap_bets * self.coins_per_bet
        if limit == 0:
            return most
        return min(most, limit // (stake // self.coins_per_bet))


FIELDS: dict[str, dict[str, str]] = {
    "BoardLanded": {"symbols": NUMBERS, "forge": NUMBERS},
    "WaysCounted": {"ways": NUMBER, "multiplier": NUMBER},
    "WaysWin": {
        "symbol": NUMBER,
        "count": NUMBER,
        "ways": NUMBER,
        "pay": NUMBER,
        "multiplier": NUMBER,
        "win": NUMBER,
        "cells": NUMBERS,
    },
    "CellsRemoved": {"number": NUMBER, "cells": NUMBERS},
    "ReelCascaded": {
        "reel": NUMBER,
        "dropped": NUMBER,
        "row": NUMBER,
        "symbols": NUMBERS,
        "copies": NUMBERS,
        "forge": NUMBER,
    },
    "MultiplierRaised": {"reel": NUMBER, "multiplier": NUMBER},
    "WildsMade": {"kind": NUMBER, "cell": NUMBER, "matched": NUMBER, "cells": NUMBERS},
    "CellsSplit": {
        "kind": NUMBER,
        "cell": NUMBER,
        "matched": NUMBER,
        "cells": NUMBERS,
        "copies": NUMBERS,
    },
    "SplitterVanished": {"reel": NUMBER, "row": NUMBER, "symbols": NUMBERS, "copies": NUMBERS},
    "SpinEnded": {"cascades": NUMBER, "win": NUMBER},
    "GemBoxOpened": {"option": NUMBER, "prize": NUMBER, "spins": NUMBER, "cells": NUMBERS},
    "FreeSpinStarted": {"number": NUMBER, "total": NUMBER, "multiplier": NUMBER},
    "FreeSpinsEnded": {"played": NUMBER, "win": NUMBER},
    "RoundEnded": {"win": NUMBER, "capped": NUMBER},
}

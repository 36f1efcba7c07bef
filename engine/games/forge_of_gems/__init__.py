"""Forge of Gems: 5 reels of 3 rows, cascades, a forge reel above them and up to 36,288 ways."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from engine.game import Envelope, Game, Kernels
from engine.games.forge_of_gems import board, codes, numbers, rules
from engine.games.forge_of_gems.events import DECODERS

SMALL_BETS: Final = (1, 2, 3, 4, 5, 8, 10, 20, 30, 40, 50, 80)
LARGE_BETS: Final = (100, 150, 200, 250, 300, 400, 500, 750, 1000)
"""Bets of 0.10 to 100.00 in tenths (F38)."""

SYMBOLS: Final = (
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

ENVELOPE: Final = Envelope(
    rtp=Fraction(9420, 10_000),
    standard_error=0.00065,
    hit_frequency=(0.20, 0.28),
    standard_deviation=(10.0, 20.0),
    points={
        "cascades of paid games": (("cascades",), 60.0, 65.0),
        "GEMBOX and free spins": (("gembox_prizes", "free_spins"), 29.0, 35.0),
    },
    one_in={"gembox": (150.0, 200.0)},
)

FORGE_OF_GEMS: Final = Game(
    slug="forge-of-gems",
    title="Forge of Gems",
    version=1,
    reels=codes.REELS,
    rows=codes.ROWS,
    lines=(),
    most_ways=codes.MOST_WAYS,
    coins_per_bet=codes.COINS_PER_BET,
    bets=tuple(codes.COINS_PER_BET * multiplier for multiplier in SMALL_BETS + LARGE_BETS),
    buys={},
    cap=10_000,
    currency_limits={"COP": 350_000_000_00},
    symbols=SYMBOLS,
    sources=codes.SOURCES,
    rules=codes.RULES,
    guards=codes.GUARDS,
    features={"gembox": codes.FIRED_GEM_BOX, "free spins": codes.FIRED_FREE_SPINS},
    peaks=codes.PEAKS,
    state_version=1,
    state_fields=(),
    named_states={},
    design=numbers.DESIGN,
    numbers=numbers.numbers(),
    lay_out=numbers.numbers,
    kernels=Kernels(rules.play_round, rules.simulate, lambda: board.new_board(numbers.WAYS)),
    decoders=DECODERS,
    tape_capacity=1 << 14,
    envelope=ENVELOPE,
)

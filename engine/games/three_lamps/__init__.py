"""Three Lamps: 5 reels of 3 rows, 20 lines, levels that last, and a Lamp Bonus of hold and respin."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from engine.game import Envelope, Game, Kernels, StateField
from engine.games.three_lamps import codes, numbers, rules
from engine.games.three_lamps.events import DECODERS

BET_MULTIPLIERS: Final = (
    *(1, 2, 3, 4, 5, 8, 10, 15, 20, 25, 30, 40, 50, 80, 100),
    *(150, 200, 300, 400, 500),
)
"""Bets of 0.20 to 100.00 (L1)."""

SYMBOLS: Final = (
    "peacock",
    "carpet",
    "scimitar",
    "teapot",
    "slippers",
    "ace",
    "king",
    "queen",
    "jack",
    "ten",
    "wild",
    "treasure-gem",
    "multiply-gem",
    "prize-gem",
    "cash",
)

FEATURE_SETS: Final = (
    "treasure",
    "multiply",
    "treasure and multiply",
    "prize",
    "treasure and prize",
    "multiply and prize",
    "all features",
)
"""The bonus of each set of features, from 1 on."""

ENVELOPE: Final = Envelope(
    rtp=Fraction(96, 100),
    standard_error=0.001,
    hit_frequency=(0.22, 0.28),
    standard_deviation=(7.0, 13.0),
    points={"line wins": (("lines",), 50.0, 55.0), "Lamp Bonus": (("cash", "prizes"), 40.0, 46.0)},
    one_in={},
)
"""At the third level (L14)."""

THREE_LAMPS: Final = Game(
    slug="three-lamps",
    title="Three Lamps",
    version=1,
    reels=codes.REELS,
    rows=codes.ROWS,
    lines=numbers.LINE_ROWS,
    most_ways=0,
    coins_per_bet=codes.COINS_PER_BET,
    bets=tuple(codes.COINS_PER_BET * multiplier for multiplier in BET_MULTIPLIERS),
    buys={"treasure": 50, "multiply": 40, "prize": 40, "triple": 80},
    cap=7_500,
    currency_limits={},
    symbols=SYMBOLS,
    sources=codes.SOURCES,
    rules=codes.RULES,
    guards=codes.GUARDS,
    features={name: codes.FIRED_BONUS + features for features, name in enumerate(FEATURE_SETS, start=1)},
    peaks=codes.PEAKS,
    state_version=1,
    state_fields=(StateField("progress", 0, 1, codes.TOP_LEVEL * codes.PARTS),),
    named_states={f"level-{level}": (level * codes.PARTS,) for level in range(codes.TOP_LEVEL + 1)},
    design=numbers.DESIGN,
    numbers=numbers.numbers(),
    lay_out=numbers.numbers,
    kernels=Kernels(rules.play_round, rules.simulate, rules.new_room),
    decoders=DECODERS,
    tape_capacity=codes.LONGEST_TAPE,
    envelope=ENVELOPE,
)

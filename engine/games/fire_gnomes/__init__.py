"""Fire Gnomes: 4 reels of 5 rows, 95 lines, shelves that build up, and a bonus of bombs and chains."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from engine.game import Envelope, Game, Kernels, StateField
from engine.games.fire_gnomes import codes, numbers, rules
from engine.games.fire_gnomes.events import DECODERS

BET_MULTIPLIERS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200)
"""Bets of 0.15 to 30.00 (G3)."""

SYMBOLS: Final = (
    "club",
    "heart",
    "diamond",
    "spade",
    "green-mushroom",
    "orange-mushroom",
    "purple-mushroom",
    "blue-mushroom",
    "wild",
    "wild-x2",
    "wild-x3",
    "wild-x4",
    "wild-x5",
    "scatter",
    "activation",
    "wild-barrel",
    "multiplier-barrel",
    "silver-shield",
    "gold-shield",
)

ENVELOPE: Final = Envelope(
    rtp=Fraction(9618, 10_000),
    standard_error=0.0008,
    hit_frequency=(0.251, 0.261),
    standard_deviation=(6.0, 11.0),
    points={
        "rounds without the feature": (("lines",), 25.0, 35.0),
        "rounds with the feature": (("feature_lines", "silver", "gold"), 25.0, 35.0),
        "bonus": (("bonus",), 28.0, 40.0),
    },
    one_in={"bonus": (120.0, 160.0), "feature": (30.0, 50.0)},
)

FIRE_GNOMES: Final = Game(
    slug="fire-gnomes",
    title="Fire Gnomes",
    version=1,
    reels=codes.REELS,
    rows=codes.ROWS,
    lines=numbers.LINE_ROWS,
    most_ways=0,
    coins_per_bet=codes.COINS_PER_BET,
    bets=tuple(codes.COINS_PER_BET * multiplier for multiplier in BET_MULTIPLIERS),
    buys={},
    cap=6_788,
    currency_limits={},
    symbols=SYMBOLS,
    sources=codes.SOURCES,
    rules=codes.RULES,
    guards=codes.GUARDS,
    features={"bonus": codes.FIRED_BONUS, "feature": codes.FIRED_FEATURE},
    peaks=(),
    state_version=1,
    state_fields=tuple(
        StateField(name, start, step, cap)
        for name, start, step, cap in zip(
            numbers.AWARD_NAMES, numbers.SHELF_START, numbers.SHELF_STEP, numbers.SHELF_CAP, strict=True
        )
    ),
    named_states={"fresh": numbers.SHELF_START, "full": numbers.SHELF_CAP},
    design=numbers.DESIGN,
    numbers=numbers.numbers(),
    lay_out=numbers.numbers,
    kernels=Kernels(rules.play_round, rules.simulate, rules.new_room),
    decoders=DECODERS,
    tape_capacity=codes.LONGEST_TAPE,
    envelope=ENVELOPE,
)

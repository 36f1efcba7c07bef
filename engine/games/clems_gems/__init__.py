"""Clem's Gems: 5 reels of 3 rows, 40 lines, Diamond Prizes, three carts and the seven bonuses they bring."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from engine.game import Envelope, Game, Kernels
from engine.games.clems_gems import codes, numbers, rules
from engine.games.clems_gems.events import DECODERS

BET_MULTIPLIERS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100)
"""Bets of 0.80 to 80.00 (C1)."""

SYMBOLS: Final = (
    "ace",
    "king",
    "queen",
    "jack",
    "ten",
    "nine",
    "pickaxe",
    "map",
    "lantern",
    "tnt",
    "clem",
    "purple-gem",
    "red-gem",
    "green-gem",
    "gold-gem",
    "diamond",
    "boosted-diamond",
    "plus-one",
    "plus-two",
    "mini-diamond",
    "minor-diamond",
    "major-diamond",
    "grand-diamond",
    "times-two",
    "times-three",
    "times-five",
    "spin-diamond",
    "prize-diamond",
    "multiplier-diamond",
)

BONUSES: Final = (
    "purple cart",
    "red cart",
    "purple and red carts",
    "green cart",
    "purple and green carts",
    "red and green carts",
    "triple",
)
"""The bonus of each set of carts, from 1 on."""
JACKPOT_NAMES: Final = ("Mini", "Minor", "Major", "Grand")

FEATURES: Final = (
    {"cart": codes.FIRED_CART}
    | {name: codes.FIRED_BONUS + carts for carts, name in enumerate(BONUSES, start=1)}
    | {name: codes.FIRED_JACKPOT + jackpot for jackpot, name in enumerate(JACKPOT_NAMES)}
)

ENVELOPE: Final = Envelope(
    rtp=Fraction(9489, 10_000),
    standard_error=0.0005,
    hit_frequency=(0.25, 0.30),
    standard_deviation=(6.0, 11.0),
    points={
        "line wins": (("lines",), 35.0, 40.0),
        "Diamond Prizes": (("diamonds",), 15.0, 20.0),
        "carts": (("extra_lines", "extra_diamonds", "jackpots"), 35.0, 45.0),
    },
    one_in={"cart": (100.0, 140.0), "triple": (5_000.0, 50_000.0)},
)

CLEMS_GEMS: Final = Game(
    slug="clems-gems",
    title="Clem’s Gems",
    version=1,
    reels=codes.REELS,
    rows=codes.ROWS,
    lines=numbers.LINE_ROWS,
    most_ways=0,
    coins_per_bet=codes.COINS_PER_BET,
    bets=tuple(codes.COINS_PER_BET * multiplier for multiplier in BET_MULTIPLIERS),
    buys={},
    cap=4_218,
    currency_limits={},
    symbols=SYMBOLS,
    sources=codes.SOURCES,
    rules=codes.RULES,
    guards=codes.GUARDS,
    features=FEATURES,
    peaks=codes.PEAKS,
    state_version=1,
    state_fields=(),
    named_states={},
    design=numbers.DESIGN,
    numbers=numbers.numbers(),
    lay_out=numbers.numbers,
    kernels=Kernels(rules.play_round, rules.simulate, rules.new_room),
    decoders=DECODERS,
    tape_capacity=codes.LONGEST_TAPE,
    envelope=ENVELOPE,
)

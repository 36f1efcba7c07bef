"""A Three Lamps round worked out by hand, for proving the literal checker apart from the engine.

The numbers are small: three places on every strip, so that a reel shows all of it from its stop on.
"""

from typing import Any

from .lamp_figures import CASH_VALUES, FEATURES, PRIZE_COINS, REGULAR, SYMBOLS, TIMES, Numbers
from .tape import Event

STOPS = 3
MILLION = 1_000_000
PATHS = ((1, 4, 7, 10, 13), (0, 3, 6, 9, 12))
PLAIN = (
    *(("ten", "wild", "ace"), ("jack", "wild", "ten"), ("queen", "wild", "jack")),
    *(("king", "ace", "queen"), ("teapot", "carpet", "king")),
)
GEMS = (
    *(("treasure-gem", "wild", "ace"), ("multiply-gem", "wild", "ten"), ("queen", "wild", "multiply-gem")),
    *(("king", "ace", "queen"), ("teapot", "carpet", "king")),
)
NUMBERS = Numbers(
    strips=(PLAIN, GEMS, GEMS, GEMS, PLAIN),
    paths=PATHS,
    pays={symbol: {3: 20 - place, 4: 19, 5: 100} for place, symbol in enumerate(REGULAR)},
    unit=MILLION,
    trigger_chance=dict.fromkeys(FEATURES, 1_000),
    join_chance=dict.fromkeys(FEATURES, 5_000),
    activation_chance=dict.fromkeys(FEATURES, 500_000),
    landing=((10, 5, 2, 3, 4), (100, 5, 2, 3, 4)),
    cash=(tuple((value, 1) for value in CASH_VALUES), tuple((value, 2) for value in CASH_VALUES)),
    added=tuple((value, 1) for value in CASH_VALUES),
    added_times=tuple((times, 1) for times in TIMES),
    multipliers=((2, 5), (3, 3), (5, 2)),
    multiplied_times=tuple((times, 1) for times in TIMES),
    prizes=PRIZE_COINS,
    tokens=(5, 4, 3, 2, 1),
)


def word(value: int, count: int) -> int:
    """A word that draws this value of so many."""
    return -(-(value << 32) // count) + (1 if value else 5)


def said(name: str, **fields: object) -> Event:
    """An event."""
    return {"event": name, **fields}


def codes(*symbols: str) -> list[int]:
    """The codes of symbols."""
    return [SYMBOLS.index(symbol) for symbol in symbols]


# At level 1 the Multiply and the Prize Gem are locked: nothing is 17 of 24.
LOCKED_NOTHING, LOCKED_CASH, LOCKED_TREASURE = word(16, 24), word(17, 24), word(23, 24)


def words() -> list[int]:
    """Stops, rolls and two landings of a bonus at level 1, then respins that bring nothing."""
    return [
        *(word(0, STOPS) for _ in range(5)),
        word(999, MILLION),  # The Treasure Gem triggers; no other gem is active.
        # First respin: the third empty cell, 5, is sure of cash; 3 gets nothing, 4 a Treasure Gem.
        word(2, 15),
        LOCKED_NOTHING,
        LOCKED_TREASURE,
        word(6, 7),  # Cell 5: 200 coins.
        LOCKED_CASH,  # Cell 9.
        word(0, 7),  # 5 coins.
        *[LOCKED_NOTHING] * 11,
        # It adds 10 coins three times: to 9, 5 and 9.
        *(word(1, 7), word(0, 8), word(1, 2), word(0, 2), word(1, 2)),
        *[LOCKED_NOTHING] * 13 * 3,
    ]


def landed(cells: list[int], symbols: list[int], values: list[int]) -> Event:
    """What lands."""
    return said("SymbolsLanded", cells=cells, symbols=symbols, values=values)


def treasure_round() -> dict[str, Any]:
    """A round at the first level: eleven parts of the second bar, a pay of wilds, a bonus with Treasure."""
    board = [symbol for strip in GEMS for symbol in strip]
    empty = landed([], [], [])
    events = [
        said("ReelsStopped", stops=[0] * 5, symbols=codes(*board)),
        # Two gems for the one part that is left; the lamp does not count yet.
        said("GemsCollected", feature=1, before=11, after=12, cells=[3, 8]),
        said("LampUnlocked", feature=1, level=2),
        # Three wilds as the best symbol pay 20, four aces 19.
        said("LineWin", line=0, symbol=0, count=3, pay=20, multiplier=1, win=20),
        said("GemsRolled", cells=[0], rolls=[1]),
        said("BonusStarted", features=1, rows=3),
        said("RespinStarted", number=1, left=2),
        landed([4, 5, 9], codes("treasure-gem", "cash", "cash"), [0, 200, 5]),
        said("ValuesAdded", cell=4, amount=10, targets=[9, 5, 9], values=[15, 210, 25]),
    ]
    for number, left in ((2, 2), (3, 1), (4, 0)):
        events += [said("RespinStarted", number=number, left=left), empty]
    events += [said("BonusEnded", respins=4, cash=235, prizes=0), said("RoundEnded", win=255, capped=0)]
    script = words()
    return {
        "server": bytes(32),
        "client": "",
        "nonce": 0,
        "script": script,
        "words": len(script),
        "stake": 40,
        "limit": 0,
        "buy": "",
        "price": 40,
        "before": (23,),
        "after": (24,),
        "paid": 510,
        "events": events,
        "sources": {"lines": 20, "cash": 235, "prizes": 0},
        "peaks": {"respins": 4, "cash_cells": 2},
    }

"""Numbers, boards and two whole rounds worked out by hand, for the proofs of the checker."""

from typing import Any

from .figures import SYMBOLS, Numbers
from .lines import REELS, ROWS, Pays
from .tape import Event

PAYS: Pays = {
    "club": {3: 2, 4: 5},
    "heart": {3: 2, 4: 5},
    "diamond": {3: 2, 4: 5},
    "spade": {3: 2, 4: 5},
    "green-mushroom": {3: 3, 4: 8},
    "orange-mushroom": {3: 3, 4: 9},
    "purple-mushroom": {3: 4, 4: 10},
    "blue-mushroom": {3: 4, 4: 12},
    "wild": {3: 5, 4: 15},
}

NUMBERS = Numbers(
    pays=PAYS,
    boost_increase=5,
    initial_values=frozenset({10, 20, 30, 40, 50}),
    minimum_initial_value=10,
    cell_cap=200,
)

SHORT = {
    "cl": "club",
    "he": "heart",
    "di": "diamond",
    "sp": "spade",
    "gm": "green-mushroom",
    "om": "orange-mushroom",
    "pm": "purple-mushroom",
    "bm": "blue-mushroom",
    "W": "wild",
    "x2": "wild-x2",
    "x3": "wild-x3",
    "x4": "wild-x4",
    "x5": "wild-x5",
    "SC": "scatter",
    "AC": "activation",
    "wb": "wild-barrel",
    "mb": "multiplier-barrel",
    "ss": "silver-shield",
    "gs": "gold-shield",
}


def board(*rows: str) -> list[str]:
    """A board from five rows of four short names, as one sees it."""
    grid = [row.split() for row in rows]
    return [SHORT[grid[row][reel]] for reel in range(REELS) for row in range(ROWS)]


def codes(symbols: list[str]) -> list[int]:
    """The codes of a board."""
    return [SYMBOLS.index(symbol) for symbol in symbols]


def said(name: str, **fields: object) -> Event:
    """An event."""
    return {"event": name, **fields}


def stopped(symbols: list[str]) -> Event:
    """The reels stop on a board."""
    return said("ReelsStopped", stops=[0, 0, 0, 0], symbols=codes(symbols))


def line(index: int, symbol: str, count: int, pay: int, multiplier: int, win: int) -> Event:
    """A line wins."""
    return said(
        "LineWin",
        line=index,
        symbol=SYMBOLS.index(symbol),
        count=count,
        pay=pay,
        multiplier=multiplier,
        win=win,
    )


def state(wilds: int = 1, multipliers: int = 1, silver: int = 15, gold: int = 45) -> dict[str, int]:
    """The four shelves."""
    return {"wilds": wilds, "multipliers": multipliers, "silver": silver, "gold": gold}


def feature_round() -> dict[str, Any]:
    """Shelves raised, three awards activated, four lines won: 34 + 30 coins."""
    reels = board(
        "cl he di sp",
        "cl he di sp",
        "cl he di sp",
        "wb he di sp",
        "ss AC di SC",
    )
    return {
        "stake": 30,
        "paid": 128,
        "before": state(gold=90),
        "after": state(gold=90),
        "events": [
            stopped(reels),
            said("ShelfRaised", award=0, cell=3, before=1, after=2),
            said("ShelfRaised", award=2, cell=4, before=15, after=30),
            said("ActivationRolled", count=1, triggered=1),
            said("FeatureStarted", awards=[0, 1, 2]),
            said("WildsAdded", cells=[10, 5]),
            said("MultipliersAdded", cells=[15], symbols=[SYMBOLS.index("wild-x3")]),
            said("PrizePaid", award=2, amount=30),
            said("ShelfReset", award=0, before=2, after=1),
            said("ShelfReset", award=1, before=1, after=1),
            said("ShelfReset", award=2, before=30, after=15),
            line(0, "club", 4, 5, 3, 15),
            line(1, "club", 3, 2, 1, 2),
            line(13, "club", 4, 5, 3, 15),
            line(14, "club", 3, 2, 1, 2),
            said("RoundEnded", win=64, capped=0),
        ],
    }


# Bonus kinds.
V, RETRIGGER, BOOST, ROW, COLUMN, ORTHOGONAL = range(6)

BONUS_KINDS = [
    *(V, V, ORTHOGONAL, V, V),
    *(ROW, V, V, V, V),
    *(V, BOOST, V, V, V),
    *(RETRIGGER, V, COLUMN, V, V),
]
BONUS_VALUES = [
    *(10, 30, 0, 10, 10),
    *(0, 40, 10, 20, 10),
    *(20, 0, 10, 30, 10),
    *(0, 50, 0, 10, 10),
]


def values(**by_cell: int) -> list[int]:
    """20 values, 0 but for the named cells: values(c0=35)."""
    row = [0] * (REELS * ROWS)
    for name, value in by_cell.items():
        row[int(name[1:])] = value
    return row


def spin(number: int, total: int) -> Event:
    """A bonus spin starts."""
    return said("BonusSpinStarted", number=number, total=total)


def bomb(cell: int, multiplier: int) -> Event:
    """A bomb lands."""
    return said("BombLanded", cell=cell, multiplier=multiplier)


def value(cell: int, source: int, before: int, after: int) -> Event:
    """A value is activated."""
    return said("ValueActivated", cell=cell, source=source, before=before, after=after)


def bonus_steps() -> list[Event]:
    """Seven spins on the board above: row into retrigger, boost, column, orthogonal, the cap."""
    boosted = values(c0=35, c10=55, c15=25)
    return [
        spin(1, 5),
        bomb(5, 2),
        said("ChainSpread", cell=5, source=-1, kind=ROW, targets=[0, 10, 15]),
        value(0, 5, 10, 20),
        value(10, 5, 20, 40),
        said("SpinsAdded", cell=15, source=5, added=2, total=7, value=10),
        spin(2, 7),
        bomb(11, 3),
        said("ValuesBoosted", cell=11, source=-1, amount=15, values=boosted),
        bomb(17, 1),
        said("ChainSpread", cell=17, source=-1, kind=COLUMN, targets=[15, 16, 18, 19]),
        value(15, 17, 25, 25),
        value(16, 17, 50, 50),
        value(18, 17, 10, 10),
        value(19, 17, 10, 10),
        spin(3, 7),
        bomb(2, 5),
        said("ChainSpread", cell=2, source=-1, kind=ORTHOGONAL, targets=[7, 1, 3]),
        value(7, 2, 10, 50),
        value(1, 2, 30, 150),
        value(3, 2, 10, 50),
        spin(4, 7),
        bomb(1, 2),
        value(1, -1, 150, 200),
        spin(5, 7),
        bomb(15, 1),
        value(15, -1, 25, 25),
        spin(6, 7),
        bomb(17, 2),
        said("ChainSpread", cell=17, source=-1, kind=COLUMN, targets=[15, 16, 18, 19]),
        value(15, 17, 25, 50),
        value(16, 17, 50, 100),
        value(18, 17, 10, 20),
        value(19, 17, 10, 20),
        spin(7, 7),
        bomb(4, 1),
        value(4, -1, 10, 10),
    ]


def bonus_round() -> dict[str, Any]:
    """No line, two scatters, a bonus of 590 coins, at a bet of 200 times 15."""
    reels = board(
        "SC he di sp",
        "cl he di sp",
        "cl he di sp",
        "cl he di sp",
        "cl he di SC",
    )
    ends = values(c0=35, c1=200, c3=50, c4=10, c7=50, c10=55, c15=50, c16=100, c18=20, c19=20)
    return {
        "stake": 3000,
        "paid": 118000,
        "before": state(wilds=8),
        "after": state(wilds=8),
        "events": [
            stopped(reels),
            said("BonusStarted", spins=5, kinds=list(BONUS_KINDS), values=list(BONUS_VALUES)),
            *bonus_steps(),
            said("BonusEnded", win=590, values=ends),
            said("RoundEnded", win=590, capped=0),
        ],
    }

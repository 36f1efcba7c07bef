"""Small numbers and a whole round of Clem's Gems worked out by hand, to prove its checker."""

from typing import Any

from .clem_figures import REELS, REGULAR, ROWS, SYMBOLS, Numbers
from .tape import Event

LETTERS = "AKQJTNpmltcPRGODB"
SHORT = {
    **dict(zip(LETTERS, SYMBOLS, strict=False)),
    "+": "plus-two",
    "m2": "minor-diamond",
    "x3": "times-three",
    "x5": "times-five",
    "S": "spin-diamond",
    "Z": "prize-diamond",
    "X": "multiplier-diamond",
}
"""Short names: letters of the cards; pickaxe, map, lantern, tnt, clem; the gems, O the golden one;
Diamond, Boosted Diamond; +2 Extra Spins, a Minor, ×3, ×5; the Bonus Diamonds of the strips."""

DULL = ("AKQ", "JTN", "KQJ", "TNA", "QJT")
PAID = ("ADD", "ADO", "ODT", "AKN", "DKN")
FIRST = ("ODc", "OBA", "OpA", "AOA", "XAA")
SECOND = ("pAK", "AKB", "DOQ", "BNN", "ZAX")
THIRD = ("SOO", "OOA", "OAA", "OOO", "AAA")
"""What the strips show on each reel, from the top."""


def strips(*boards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Strips that show one board after the other, the dull one first."""
    return tuple(
        tuple(SHORT[letter] for board in (DULL, *boards) for letter in board[reel]) for reel in range(REELS)
    )


def even(*values: int) -> tuple[tuple[int, int], ...]:
    """Values that are equally likely."""
    return tuple((value, 1) for value in values)


PAYS = {
    **{symbol: {3: 5, 4: 10, 5: 20} for symbol in REGULAR},
    **{symbol: {3: 20, 4: 50, 5: 200} for symbol in ("red-gem", "gold-gem")},
}
CHEAP, MIDDLE, DEAR = even(20, 30, 40, 60, 80), even(100, 150, 250), even(200, 500, 1500)
NUMBERS = Numbers(
    strips={**dict.fromkeys(range(8), strips()), 0: strips(PAID), 3: strips(FIRST, SECOND), 7: strips(THIRD)},
    paths=tuple(tuple(reel * ROWS + row for reel in range(REELS)) for row in range(ROWS)),
    pays=PAYS,
    gem_weights={"purple": 2, "red": 1, "green": 1},
    plus=((1, 3), (2, 1)),
    credits=(CHEAP, CHEAP, MIDDLE, MIDDLE, DEAR),
    boosted=((), even(1000, 2000), even(1500, 2500), even(2500, 5000), ()),
    jackpots=((800, 60), (2000, 30), (8000, 9), (80000, 1)),
    multipliers=even(2, 3, 5),
    unit=1000,
    hot_chance=10,
    cart_chance=({"purple": 5, "red": 5, "green": 5}, {"purple": 500, "red": 400, "green": 300}),
    activation_chance={"purple": 40, "red": 50, "green": 60},
)


def word(value: int, count: int) -> int:
    """A word that draws a value from 0 to count - 1."""
    return -(-(value << 32) // count) + 1


def stops(board: int, boards: int) -> list[int]:
    """The words that stop all reels on a board of so many on the strips."""
    return [word(ROWS * board, ROWS * boards)] * REELS


SCRIPT = [
    *stops(1, 2),
    # Diamonds of 20, 80 and 40, a purple and a red gem, Diamonds of 150 and 500.
    *(word(0, 5), word(4, 5), word(2, 5), word(1, 4), word(2, 4), word(1, 3), word(1, 3)),
    # Hot; the carts of both colours.
    *(word(9, 1000), word(499, 1000), word(0, 1000)),
    *stops(1, 3),
    # Green, 20, green, 1000, green, green, x3; green activates nothing.
    *(77, word(0, 5), 77, word(0, 2), 77, 77, word(1, 3), word(60, 1000)),
    *stops(2, 3),
    # 80, 2000, 100, green, 2500, Minor, x5; green activates Extra Spins.
    *(word(4, 5), word(1, 2), word(0, 3), 77, word(0, 2), word(60, 100), word(2, 3), word(59, 1000)),
    *stops(1, 2),
    word(3, 4),
    *(each for _ in range(14) for each in stops(0, 2)),
]
"""Where one colour is left, any word draws it."""


def said(name: str, **fields: object) -> Event:
    """An event."""
    return {"event": name, **fields}


def landed(stop: int, *columns: str) -> Event:
    """The reels stop; columns as one reads them down, with short names."""
    symbols = [SYMBOLS.index(SHORT[name]) for column in columns for name in column.split()]
    return said("ReelsStopped", stops=[stop] * REELS, symbols=symbols)


def values(**by_cell: int) -> Event:
    """What cells carry: values(c3=20)."""
    row = [by_cell.get(f"c{cell}", 0) for cell in range(REELS * ROWS)]
    return said("PrizesDrawn", values=row)


def line(index: int, symbol: str, count: int, pay: int) -> Event:
    """A line wins."""
    code = SYMBOLS.index(SHORT[symbol])
    return said("LineWin", line=index, symbol=code, count=count, pay=pay, multiplier=1, win=pay)


def diamonds(reels: int, credit: int, times: int, cells: list[int]) -> Event:
    """A Diamond win."""
    return said(
        "DiamondsPaid", reels=reels, credits=credit, multiplier=times, win=credit * times, cells=cells
    )


def started(number: int, total: int, features: int, levels: int, collected: int) -> Event:
    """An extra spin begins."""
    return said(
        "ExtraSpinStarted",
        number=number,
        total=total,
        features=features,
        levels=levels,
        collected=collected,
    )


def level(number: int, symbol: str, surplus: int) -> Event:
    """A level is complete."""
    return said("LevelCompleted", level=number, symbol=SYMBOLS.index(SHORT[symbol]), surplus=surplus)


def rolled(activated: int) -> Event:
    """The green gem may activate Extra Spins."""
    return said("ActivationsRolled", seen=4, activated=activated)


PAID_SPIN = [
    landed(3, "A D D", "A D P", "R D T", "A K N", "D K N"),
    values(c1=20, c2=80, c4=40, c7=150, c12=500),
    # The Red Gem stands for an ace; no Diamond on reel 4.
    line(0, "A", 4, 10),
    diamonds(3, 290, 1, [1, 2, 4, 7]),
    said("CartsRolled", hot=1, seen=3, triggered=3),
    said("BonusStarted", features=3, spins=10),
]
EXTRA_SPINS = [
    started(1, 10, 3, 0, 0),
    landed(3, "G D c", "G B A", "G p A", "A G A", "x3 A A"),
    values(c1=20, c4=1000, c12=3),
    # Three gems pay more than four aces.
    line(0, "R", 3, 20),
    diamonds(2, 1020, 1, [1, 4]),
    said("WildsCollected", levels=0, before=0, cells=[0, 3, 6, 10]),
    level(1, "p", 1),
    rolled(0),
    started(2, 10, 3, 1, 1),
    # The pickaxe has turned into a Diamond.
    landed(6, "D A K", "A K B", "D G Q", "B N N", "m2 A x5"),
    values(c0=80, c5=2000, c6=100, c9=2500, c12=2000, c14=5),
    diamonds(5, 4680, 5, [0, 5, 6, 9, 12, 14]),
    said("JackpotWon", cell=12, jackpot=1, amount=2000),
    said("WildsCollected", levels=1, before=1, cells=[7]),
    rolled(4),
    said("FeatureActivated", feature=2, added=5, total=15),
    started(3, 15, 7, 1, 2),
    # Gold Gems stay.
    landed(3, "+ O O", "O O A", "O A A", "O O O", "A A A"),
    values(c0=2),
    line(1, "A", 5, 20),
    line(2, "A", 5, 20),
    said("SpinsAdded", cell=0, added=2, total=17),
    said("WildsCollected", levels=1, before=2, cells=[1, 2, 3, 4, 6, 9, 10, 11]),
    level(2, "m", 6),
    level(3, "l", 1),
]


def quiet_spin(number: int) -> list[Event]:
    """An extra spin on which nothing happens."""
    return [started(number, 17, 7, 3, 1), landed(0, *(" ".join(column) for column in DULL))]


def double_bonus_round() -> dict[str, Any]:
    """Purple and red carts, green activated, three levels, a Minor: 300 and 26,480 credits."""
    return {
        "server": bytes(32),
        "client": "",
        "nonce": 0,
        "script": list(SCRIPT),
        "stake": 160,
        "limit": 0,
        "paid": 2 * 26_780,
        "sources": {
            "lines": 10,
            "diamonds": 290,
            "extra_lines": 60,
            "extra_diamonds": 1020 + 23400,
            "jackpots": 2000,
        },
        "peaks": {"extra_spins": 17, "levels": 3},
        "words": len(SCRIPT),
        "events": [
            *PAID_SPIN,
            *EXTRA_SPINS,
            *(event for number in range(4, 18) for event in quiet_spin(number)),
            said("BonusEnded", spins=17, win=26_480),
            said("RoundEnded", win=26_780, capped=0),
        ],
    }

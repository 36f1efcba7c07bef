"""Numbers, boards and two whole rounds of Forge of Gems worked out by hand, to prove its checker."""

from typing import Any

from .forge_figures import REELS, ROWS, SYMBOLS, Numbers
from .tape import Event

PAYS = {
    "blue-gem": {3: 3, 4: 5, 5: 10},
    "orange-gem": {3: 2, 4: 4, 5: 8},
    "green-gem": {3: 2, 4: 3, 5: 6},
    "pink-gem": {3: 2, 4: 3, 5: 5},
    "ace": {3: 1, 4: 2, 5: 4},
    "king": {3: 1, 4: 2, 5: 4},
    "queen": {3: 1, 4: 2, 5: 3},
    "jack": {3: 1, 4: 2, 5: 3},
    "ten": {3: 1, 4: 2, 5: 3},
    "wild": {3: 5, 4: 10, 5: 30},
}
NUMBERS = Numbers(PAYS)

LETTERS = ("B", "O", "G", "P", "A", "K", "Q", "J", "T", "W", "S", "VW", "HW", "VS", "HS", "M", "_")
SHORT = dict(zip(LETTERS, SYMBOLS, strict=True))


def named(short: str) -> list[str]:
    """Symbols from their short names, as in `LETTERS`; _ is a blank."""
    return [SHORT[name] for name in short.split()]


def codes(short: str) -> list[int]:
    """Their codes."""
    return [SYMBOLS.index(symbol) for symbol in named(short)]


def board(*rows: str) -> list[str]:
    """A board from three rows of five short names, as one sees it."""
    grid = [named(row) for row in rows]
    return [grid[row][reel] for reel in range(REELS) for row in range(ROWS)]


def said(name: str, **fields: object) -> Event:
    """An event."""
    return {"event": name, **fields}


def landed(*rows: str, forge: str) -> Event:
    """A spin lands."""
    symbols = [SYMBOLS.index(symbol) for symbol in board(*rows)]
    return said("BoardLanded", symbols=symbols, forge=codes(forge))


def counted(ways: int, multiplier: int = 1) -> Event:
    """The ways of a board."""
    return said("WaysCounted", ways=ways, multiplier=multiplier)


def won(symbol: str, count: int, ways: int, pay: int, multiplier: int, cells: list[int]) -> Event:
    """A symbol wins."""
    return said(
        "WaysWin",
        symbol=codes(symbol)[0],
        count=count,
        ways=ways,
        pay=pay,
        multiplier=multiplier,
        win=pay * ways * multiplier,
        cells=cells,
    )


def removed(number: int, cells: list[int]) -> Event:
    """Winning cells go."""
    return said("CellsRemoved", number=number, cells=cells)


def filled(reel: int, dropped: str, row: int, symbols: str, forge: str, copies: str = "1 1 1") -> Event:
    """A reel is filled again."""
    return said(
        "ReelCascaded",
        reel=reel,
        dropped=codes(dropped)[0],
        row=row,
        symbols=codes(symbols),
        copies=[int(each) for each in copies.split()],
        forge=codes(forge)[0],
    )


def raised(reel: int, multiplier: int) -> Event:
    """A Multiplier has cascaded."""
    return said("MultiplierRaised", reel=reel, multiplier=multiplier)


def turned(kind: str, cell: int, matched: str, cells: list[int]) -> Event:
    """Cells turn wild; `matched` may be empty."""
    matches = codes(matched)[0] if matched else -1
    return said("WildsMade", kind=codes(kind)[0], cell=cell, matched=matches, cells=cells)


def split(kind: str, cell: int, matched: str, cells: list[int], copies: list[int]) -> Event:
    """Cells are split; `matched` may be empty."""
    matches = codes(matched)[0] if matched else -1
    return said("CellsSplit", kind=codes(kind)[0], cell=cell, matched=matches, cells=cells, copies=copies)


def vanished(reel: int, row: int, symbols: str, copies: str) -> Event:
    """A Vertical Splitter goes."""
    counts = [int(each) for each in copies.split()]
    return said("SplitterVanished", reel=reel, row=row, symbols=codes(symbols), copies=counts)


def spin_ended(cascades: int, win: int) -> Event:
    """A spin is over."""
    return said("SpinEnded", cascades=cascades, win=win)


def ended(win: int, capped: int = 0) -> Event:
    """The round is over."""
    return said("RoundEnded", win=win, capped=capped)


def prize_round() -> dict[str, Any]:
    """Two cascades, three forge symbols that act, then three scatters and a prize of 20 bets."""
    return {
        "stake": 20,
        "paid": 438,
        "events": [
            landed("B O G P A", "K B Q J T", "Q K B T J", forge="M VS HW HS _"),
            counted(243),
            won("B", 3, 1, 3, 1, [0, 4, 8]),
            removed(1, [0, 4, 8]),
            filled(0, "M", -1, "A K Q", "_"),
            raised(0, 2),
            # O rested above the empty cell and falls; the splitter drops on it.
            filled(1, "VS", 0, "VS O K", "M"),
            filled(2, "HW", 0, "HW G Q", "VW"),
            # O and K are once on the reel, and O pays more for five of a kind.
            split("VS", 3, "O", [4], [2]),
            vanished(1, 0, "K O K", "1 2 1"),
            # The top row is now A K HW P A.
            turned("HW", 6, "A", [0, 6, 12]),
            #  W K  W P W
            #  K O2 G J T
            #  Q K  Q T J
            counted(3 * 4 * 3 * 3 * 3, 2),
            won("O", 3, 2, 2, 2, [0, 4, 6]),
            won("K", 3, 4, 1, 2, [0, 1, 3, 5, 6]),
            removed(2, [0, 1, 3, 4, 5, 6]),
            filled(0, "_", -1, "T S Q", "HS"),
            filled(1, "M", -1, "S S J", "_"),
            raised(1, 3),
            filled(2, "VW", 0, "VW G Q", "S"),
            turned("VW", 6, "", [6, 7, 8]),
            counted(243, 3),
            spin_ended(2, 3 + 8 + 8),
            said("GemBoxOpened", option=0, prize=200, spins=0, cells=[1, 3, 4]),
            ended(219),
        ],
    }


def quiet_spin(number: int, total: int, multiplier: int) -> list[Event]:
    """A free spin that wins nothing."""
    return [
        said("FreeSpinStarted", number=number, total=total, multiplier=multiplier),
        landed("B O B P A", "K Q J T J", "T G P A K", forge="HS M VS VW HW"),
        counted(243, multiplier),
        spin_ended(0, 0),
    ]


def winning_spin(total: int) -> list[Event]:
    """The first free spin: three cascades, both wilds, both splitters, Multipliers up to 6."""
    return [
        said("FreeSpinStarted", number=1, total=total, multiplier=1),
        landed("B O A P A", "T T T J J", "K W G O K", forge="HS M HS M VS"),
        counted(243),
        won("T", 3, 2, 1, 1, [1, 4, 5, 7]),
        *both_horizontal_splitters(),
        *vertical_splitter_and_horizontal_wild(),
        *vertical_wild_and_vertical_splitters(),
        spin_ended(3, 2 + (32 + 216 + 12) + (16 + 96 + 8)),
    ]


def both_horizontal_splitters() -> list[Event]:
    """Its first cascade."""
    return [
        removed(1, [1, 4, 5, 7]),
        filled(0, "HS", 0, "HS B K", "VS"),
        filled(1, "M", -1, "P K O", "HW"),
        raised(1, 2),
        filled(2, "HS", 0, "HS A G", "M"),
        # The other Horizontal Splitter is split before it acts, and keeps its two copies.
        split("HS", 0, "", [3, 6, 9, 12], [2, 2, 2, 2]),
        split("HS", 6, "", [0, 3, 9, 12], [2, 3, 3, 3]),
        #  W2 P3 W2 P3 A3
        #  B  K  A  J  J
        #  K  O  G  O  K
        counted(4 * 5 * 4 * 5 * 5, 2),
        won("O", 4, 2 * 1 * 2 * 1, 4, 2, [0, 5, 6, 11]),
        won("P", 4, 2 * 3 * 2 * 3, 3, 2, [0, 3, 6, 9]),
        won("K", 3, 3 * 1 * 2, 1, 2, [0, 2, 4, 6]),
    ]


def vertical_splitter_and_horizontal_wild() -> list[Event]:
    """Its second cascade."""
    return [
        removed(2, [0, 2, 3, 4, 5, 6, 9, 11]),
        filled(0, "VS", 1, "B VS B", "VW"),
        filled(1, "HW", 2, "T J HW", "M"),
        filled(2, "M", -1, "Q A G", "VS"),
        raised(2, 3),
        filled(3, "M", -1, "A T J", "M"),
        raised(3, 4),
        split("VS", 1, "B", [0, 2], [2, 2]),
        vanished(0, 1, "K B B", "1 2 2"),
        # The bottom row is B2 HW G J K, each once; B pays most, and keeps its copies as a wild.
        turned("HW", 5, "B", [2, 5]),
        #  K  T Q A A3
        #  B2 J A T J
        #  W2 W G J K
        counted(5 * 3 * 3 * 3 * 5, 4),
        won("G", 3, 2, 2, 4, [2, 5, 8]),
        won("A", 5, 2 * 3, 4, 4, [2, 5, 7, 9, 12]),
        won("Q", 3, 2, 1, 4, [2, 5, 6]),
    ]


def vertical_wild_and_vertical_splitters() -> list[Event]:
    """Its third cascade, after which nothing wins."""
    return [
        removed(3, [2, 5, 6, 7, 8, 9, 12]),
        filled(0, "VW", 0, "VW K B", "HS", copies="1 1 2"),
        filled(1, "M", -1, "Q T J", "M"),
        raised(1, 5),
        filled(2, "VS", 2, "P P VS", "HW"),
        filled(3, "M", -1, "K T J", "VW"),
        raised(3, 6),
        filled(4, "VS", 0, "VS J K", "HS"),
        turned("VW", 0, "", [0, 1, 2]),
        split("VS", 8, "P", [6, 7], [2, 2]),
        vanished(2, 2, "A P P", "1 2 2"),
        split("VS", 12, "K", [14], [2]),
        vanished(4, 0, "T J K", "1 1 2"),
        #  W  Q A  K T
        #  W  T P2 T J
        #  W2 J P2 J K2
        counted(4 * 3 * 5 * 3 * 4, 6),
    ]


def free_spins_round() -> dict[str, Any]:
    """Five scatters at once, 40 bets and ten free spins of which the first wins."""
    total = 10
    return {
        "stake": 10,
        "paid": 782,
        "events": [
            landed("S S G P A", "S Q J T B", "S S P A K", forge="VW S M _ VS"),
            counted(243),
            spin_ended(0, 0),
            said("GemBoxOpened", option=0, prize=400, spins=10, cells=[0, 1, 2, 3, 5]),
            *winning_spin(total),
            *(event for number in range(2, total + 1) for event in quiet_spin(number, total, 6)),
            said("FreeSpinsEnded", played=total, win=382),
            ended(782),
        ],
    }

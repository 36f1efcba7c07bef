"""One spin of Clem's Gems: what lands, what it carries, which Diamonds pay. Straight from the sentences."""

from collections.abc import Collection
from typing import NamedTuple

from .clem_figures import (
    BOOSTED,
    CELLS,
    COLOURS,
    COUNTS_AS_DIAMOND,
    DIAMOND,
    FEWEST_DIAMOND_REELS,
    GEMS,
    GOLD,
    JACKPOTS,
    LEVELS,
    PLUS,
    REELS,
    ROWS,
    TIMES,
    Numbers,
    mask,
)
from .clem_stream import Draws


class Landed(NamedTuple):
    """A board at rest: the stop of each reel, the symbol of each cell and what it carries."""

    stops: list[int]
    symbols: list[str]
    values: list[int]


class DiamondWin(NamedTuple):
    """Diamonds that pay, over so many reels from the left (C5, C6, C43)."""

    reels: int
    credits: int
    multiplier: int
    cells: list[int]


def gold_may_become(active: Collection[str]) -> list[str]:
    """The colours of features that are not active; none when all are (C20, C21, C22)."""
    return [colour for colour in COLOURS if colour not in active]


def turned_symbols(levels: int) -> set[str]:
    """The symbols that so many complete levels have turned into Diamonds."""
    return {symbol for level, (symbol, _wilds) in LEVELS.items() if level <= levels}


class Landing:
    """Settles what the strips show, cell by cell."""

    def __init__(self, numbers: Numbers, active: Collection[str], levels: int, draws: Draws) -> None:
        self.numbers = numbers
        self.active = active
        self.turned = turned_symbols(levels)
        self.draws = draws

    def land(self) -> Landed:
        """All reels stop, left to right; then each cell is settled (C3)."""
        strips = self.numbers.strips[mask(self.active)]
        stops = [self.draws.stop(reel, strip) for reel, strip in enumerate(strips)]
        landed = Landed(stops, [], [])
        for reel, strip in enumerate(strips):
            for row in range(ROWS):
                shown = strip[(stops[reel] + row) % len(strip)]
                symbol, value = self.settle(reel, DIAMOND if shown in self.turned else shown)
                landed.symbols.append(symbol)
                landed.values.append(value)
        return landed

    def settle(self, reel: int, shown: str) -> tuple[str, int]:
        """What a symbol of a strip becomes on a reel, and what it carries."""
        draws, numbers = self.draws, self.numbers
        if shown == GOLD:
            return self.settle_gold(), 0
        if shown == DIAMOND:
            return DIAMOND, draws.option(numbers.credits[reel], "credits")
        if shown == BOOSTED:
            assert reel in (1, 2, 3)
            return BOOSTED, draws.option(numbers.boosted[reel], "boosted")
        if shown == "spin-diamond":
            assert reel == 0
            added = draws.option(numbers.plus, "plus")
            return {spins: symbol for symbol, spins in PLUS.items()}[added], added
        if shown == "prize-diamond":
            assert reel == REELS - 1
            amounts = [amount for amount, _weight in numbers.jackpots]
            amount = draws.option(numbers.jackpots, "jackpot")
            return JACKPOTS[amounts.index(amount)], amount
        if shown == "multiplier-diamond":
            assert reel == REELS - 1
            times = draws.option(numbers.multipliers, "multiplier")
            return {value: symbol for symbol, value in TIMES.items()}[times], times
        return shown, 0

    def settle_gold(self) -> str:
        """Each Gold Gem by itself turns into one of the colours it may become (C10, C11)."""
        colours = gold_may_become(self.active)
        if not colours:
            return GOLD
        weights = [self.numbers.gem_weights[colour] for colour in colours]
        return GEMS[colours[self.draws.place(weights, "gold")]]


def reel_of(cell: int) -> int:
    """The reel of a cell, 0 leftmost."""
    return cell // ROWS


def cells_of(symbols: list[str], wanted: Collection[str]) -> list[int]:
    """The cells that hold one of some symbols, ascending."""
    return [cell for cell in range(CELLS) if symbols[cell] in wanted]


def diamond_win(landed: Landed) -> DiamondWin | None:
    """The Diamonds on adjacent reels from the left, if they lie on two reels at least (C5)."""
    cells = cells_of(landed.symbols, COUNTS_AS_DIAMOND)
    reels = 0
    while reels in {reel_of(cell) for cell in cells}:
        reels += 1
    if reels < FEWEST_DIAMOND_REELS:
        return None
    winning = [cell for cell in cells if reel_of(cell) < reels]
    # Extra spins and jackpots are no Diamond Prizes (C26, C43).
    prizes = [landed.values[cell] for cell in winning if landed.symbols[cell] in (DIAMOND, BOOSTED)]
    # Several multipliers add (C44).
    times = [landed.values[cell] for cell in winning if landed.symbols[cell] in TIMES]
    return DiamondWin(reels, sum(prizes), sum(times) if times else 1, winning)

"""The numbers the rules leave open, and the fixed ones beside them. Amounts are coins."""

from dataclasses import dataclass, field

from .lines import Pays

# Symbols and awards by code.
SYMBOLS = (
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
REGULAR = set(SYMBOLS[:8])

AWARDS = ("wilds", "multipliers", "silver", "gold")

# The build-up symbol of each award (G15).
RAISED_BY = {
    "wild-barrel": "wilds",
    "multiplier-barrel": "multipliers",
    "silver-shield": "silver",
    "gold-shield": "gold",
}

# The reels each symbol may land on, reel 0 leftmost (G7, G12, G14, G15); a wild multiplier
# never lands (G11).
REELS_OF = {
    "scatter": {0, 3},
    "activation": {1, 2},
    "wild-barrel": {0},
    "silver-shield": {0},
    "multiplier-barrel": {3},
    "gold-shield": {3},
    "wild-x2": set[int](),
    "wild-x3": set[int](),
    "wild-x4": set[int](),
    "wild-x5": set[int](),
}
ALL_REELS = {0, 1, 2, 3}

BET_MULTIPLIERS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200)

State = dict[str, int]


@dataclass(frozen=True)
class Shelf:
    """One feature award beside the reels: where it starts, how it grows, where it ends (G16)."""

    start: int
    increment: int
    cap: int

    def raised(self, amount: int) -> int:
        """The amount after one build-up symbol."""
        return min(amount + self.increment, self.cap)

    def can_hold(self, amount: int) -> bool:
        """Whether build-up symbols can bring the shelf to this amount."""
        reached = self.start
        while reached < amount and reached < self.cap:
            reached = self.raised(reached)
        return reached == amount


def _shelves() -> dict[str, Shelf]:
    return {
        "wilds": Shelf(1, 1, 8),
        "multipliers": Shelf(1, 1, 3),
        "silver": Shelf(15, 15, 15 * 15),
        "gold": Shelf(3 * 15, 3 * 15, 75 * 15),
    }


@dataclass(frozen=True)
class Numbers:
    """Everything a check needs beyond the rules; shelves, cap and bets default to the rulings."""

    pays: Pays
    boost_increase: int
    initial_values: frozenset[int]
    minimum_initial_value: int
    cell_cap: int = 5000
    shelves: dict[str, Shelf] = field(default_factory=_shelves)
    specials: tuple[int, int] = (5, 7)
    coins_per_bet: int = 15
    cap_bets: int = 6788

    def __post_init__(self) -> None:
        if min(self.initial_values) != self.minimum_initial_value:
            raise ValueError("the minimum initial value is not the least initial value")
        if set(self.pays) != REGULAR | {"wild"}:
            raise ValueError("pays must name the eight regular symbols and the wild")

    def shelf(self, award: str) -> Shelf:
        """The shelf of an award."""
        return self.shelves[award]

    def cap(self) -> int:
        """The most a round pays, in coins."""
        return self.cap_bets * self.coins_per_bet

"""The Lamp Bonus, respin by respin, straight from the sentences."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from .clem_stream import Draws
from .lamp_figures import (
    BY_FULL_GRID,
    BY_TOKENS,
    CASH,
    FEATURES,
    FULL_BAR,
    GEMS,
    GRAND,
    LANDED_CASH,
    LOW,
    MOST_RESPINS,
    MULTIPLY,
    NOTHING,
    PRIZE,
    PRIZES,
    REELS,
    RESPINS,
    TALL,
    TREASURE,
    Numbers,
    code,
    mask,
)


class Say(Protocol):
    """Writes an event, headed by the rulings that ask for it."""

    def __call__(self, rulings: str, name: str, **fields: object) -> None: ...


class Landed(NamedTuple):
    """A symbol that landed, and the coins of cash."""

    cell: int
    symbol: str
    value: int


def cells_of_grid(rows: int) -> list[int]:
    """The cells of a grid of so many rows; rows are added on top, so the bottom ones stay (L21)."""
    return [column * TALL + row for column in range(REELS) for row in range(TALL - rows, TALL)]


@dataclass
class Bonus:
    """A Lamp Bonus: the features active, the cash on its cells, tokens and prizes."""

    numbers: Numbers
    draws: Draws
    say: Say
    active: set[str]
    open_lamps: Collection[str]
    cap: int
    won_before: int
    left: int = RESPINS
    played: int = 0
    cash: dict[int, int] = field(default_factory=dict)
    tokens: list[int] = field(default_factory=lambda: [0] * len(PRIZES))
    grand_by_tokens: bool = False
    prizes: int = 0
    unseen: set[str] = field(default_factory=set)
    """Rules that acted and that events do not show."""

    @property
    def rows(self) -> int:
        """Five columns of six with Prize active, else of three (L21)."""
        return TALL if PRIZE in self.active else LOW

    def run(self) -> None:
        """Respins until none are left, the grid is full, or a guard ends the bonus (L19, L35, L37b)."""
        self.say("L10, L21", "BonusStarted", features=mask(self.active), rows=self.rows)
        while self.left > 0 and not self.full() and self.played < MOST_RESPINS and self.total() < self.cap:
            self.respin()
        cash = sum(self.cash.values())
        self.say("L37", "BonusEnded", respins=self.played, cash=cash, prizes=self.prizes)

    def total(self) -> int:
        """The coins of the round so far."""
        return self.won_before + sum(self.cash.values()) + self.prizes

    def full(self) -> bool:
        """Whether every position of the grid holds cash (L35)."""
        return all(cell in self.cash for cell in cells_of_grid(self.rows))

    def stopped_at_cap(self, value: int) -> int:
        """The value of a cell stops at the cap (L37b)."""
        if value > self.cap:
            self.unseen.add("L37b cash symbol stopped at the win cap")
        return min(value, self.cap)

    def respin(self) -> None:
        """What lands, then Treasure, Multiply, tokens, activations, and the test of the full grid (L28)."""
        self.left -= 1
        self.played += 1
        self.say("L19", "RespinStarted", number=self.played, left=self.left)
        active = set(self.active)
        landed = self.land()
        acts: dict[str, Callable[[int], None]] = {
            TREASURE: self.add,
            MULTIPLY: self.multiply,
            PRIZE: self.send_token,
        }
        for feature in FEATURES:
            if feature in active:
                for each in landed:
                    if each.symbol == GEMS[feature]:
                        acts[feature](each.cell)
        self.roll_activations(landed, active)
        if PRIZE in self.active and self.full():
            self.win_prize(GRAND, BY_FULL_GRID)

    # Landing

    def land(self) -> list[Landed]:
        """Every empty cell receives something or nothing; one of the first respin is sure of cash (L20)."""
        tall = 1 if PRIZE in self.active else 0
        empty = [cell for cell in cells_of_grid(self.rows) if cell not in self.cash]
        sure = empty[self.draws.below(len(empty), "sure")] if self.played == 1 else None
        weights = self.landing_weights(tall)
        landed = []
        for cell in empty:
            outcome = LANDED_CASH if cell == sure else self.draws.place(weights, "landing")
            if outcome == NOTHING:
                continue
            if outcome == LANDED_CASH:
                value = self.stopped_at_cap(self.draws.option(self.numbers.cash[tall], "cash"))
                self.cash[cell] = value
                landed.append(Landed(cell, CASH, value))
            else:
                landed.append(Landed(cell, GEMS[FEATURES[outcome - LANDED_CASH - 1]], 0))
        self.say(
            "L16, L20, L22, L24",
            "SymbolsLanded",
            cells=[each.cell for each in landed],
            symbols=[code(each.symbol) for each in landed],
            values=[each.value for each in landed],
        )
        if landed:
            self.left = RESPINS
        return landed

    def landing_weights(self, tall: int) -> list[int]:
        """Gems of locked lamps never land; nothing lands instead (L16)."""
        nothing, cash, *gems = self.numbers.landing[tall]
        for place, feature in enumerate(FEATURES):
            if feature not in self.open_lamps:
                nothing += gems[place]
                gems[place] = 0
        return [nothing, cash, *gems]

    # What gems do

    def add(self, cell: int) -> None:
        """The same value again and again, each time to any cash symbol (L26)."""
        amount = self.draws.option(self.numbers.added, "added")
        times = self.draws.option(self.numbers.added_times, "added times")
        targets = [sorted(self.cash)[self.draws.below(len(self.cash), "target")] for _ in range(times)]
        values = []
        for target in targets:
            self.cash[target] = self.stopped_at_cap(self.cash[target] + amount)
            values.append(self.cash[target])
        self.say("L26, L37b", "ValuesAdded", cell=cell, amount=amount, targets=targets, values=values)

    def multiply(self, cell: int) -> None:
        """Different cash symbols, as many as there are at most (L27)."""
        factor = self.draws.option(self.numbers.multipliers, "multiplier")
        times = self.draws.option(self.numbers.multiplied_times, "multiplied times")
        rest = sorted(self.cash)
        if times > len(rest):
            self.unseen.add("L27 fewer cash symbols than multiplications")
        targets, values = [], []
        for place in range(min(times, len(rest))):
            # From the front: the one that is drawn changes places with the one that stands there.
            drawn = place + self.draws.below(len(rest) - place, "distinct")
            rest[place], rest[drawn] = rest[drawn], rest[place]
            target = rest[place]
            self.cash[target] = self.stopped_at_cap(self.cash[target] * factor)
            targets.append(target)
            values.append(self.cash[target])
        self.say(
            "L27, L37b", "ValuesMultiplied", cell=cell, multiplier=factor, targets=targets, values=values
        )

    def send_token(self, cell: int) -> None:
        """One token to one prize; three win it and reset its bar, but for the Grand (L30, L32, L33)."""
        weights = list(self.numbers.tokens)
        if self.grand_by_tokens:
            weights[GRAND] = 0
        prize = self.draws.place(weights, "token")
        self.tokens[prize] += 1
        self.say("L30, L31", "TokenSent", cell=cell, prize=prize, tokens=self.tokens[prize])
        if self.tokens[prize] == FULL_BAR:
            self.win_prize(prize, BY_TOKENS)
            if prize == GRAND:
                self.grand_by_tokens = True
            else:
                self.tokens[prize] = 0

    def win_prize(self, prize: int, cause: int) -> None:
        """A prize is awarded."""
        amount = self.numbers.prizes[prize]
        self.prizes += amount
        self.say("L32-L35", "PrizeWon", prize=prize, amount=amount, cause=cause)

    def roll_activations(self, landed: list[Landed], active: set[str]) -> None:
        """Gems of features that were not active roll for the respins that follow (L17, L18, L29)."""
        for each in landed:
            for feature in FEATURES:
                if each.symbol != GEMS[feature] or feature in active or feature in self.active:
                    continue
                chance = self.numbers.activation_chance[feature]
                came = self.draws.chance(chance, self.numbers.unit, f"activate {feature}")
                self.say(
                    "L17, L18",
                    "ActivationRolled",
                    cell=each.cell,
                    feature=FEATURES.index(feature),
                    activated=int(came),
                )
                if came:
                    self.active.add(feature)
        if PRIZE in self.active - active:
            self.say("L21, L36", "GridGrown", before=LOW, after=TALL)

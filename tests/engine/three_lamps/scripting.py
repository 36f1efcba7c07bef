"""Scripts for Three Lamps: the words that lead a round where a test wants it.

Symbols are letters: P C S O L the peacock, carpet, scimitar, teapot and slippers, A K Q J T the cards, W
wild; t m p the Treasure, Multiply and Prize Gem. What a respin brings is written by cell: a value in quarters
of a bet for cash (4 is 1x), or a gem's letter.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from engine import Round, Seeds, Stake, State, play
from engine.games.three_lamps import THREE_LAMPS, codes
from engine.games.three_lamps.numbers import CASH_VALUES
from engine.stream import CHANCE_UNIT, word_for

GAME = THREE_LAMPS
NUMBERS = GAME.numbers
GRID, GEMS = NUMBERS.bonus.grid, NUMBERS.bonus.gems
SEEDS = Seeds(bytes(32), "")
REELS, ROWS, CELLS = codes.REELS, codes.ROWS, codes.CELLS
TREASURE, MULTIPLY, PRIZE = (1 << feature for feature in range(codes.FEATURES))
ALL = codes.ALL_FEATURES
LETTERS = "PCSOLAKQJTWtmp"
GEM_LETTERS = "tmp"
MADE_LENGTH = 120
LOW_CELLS = [column * codes.TALL_ROWS + row for column in range(REELS) for row in (3, 4, 5)]
TALL_CELLS = [*range(codes.BONUS_CELLS)]
DEAD = ("AQTAQ", "KJLKJ", "AQTAQ")
"""A board that pays nothing, without gems."""


def board_with(**cells: str) -> tuple[str, ...]:
    """`DEAD` with other letters: `r1="t"` puts one on top of the first reel."""
    rows = [list(row) for row in DEAD]
    for name, letters in cells.items():
        for row, letter in enumerate(letters):
            rows[row][int(name[1:]) - 1] = letter
    return tuple(map("".join, rows))


class Script:
    """Collects words draw by draw, in the order that the rules document, for a spin of its own strips."""

    def __init__(self, level: int = 3, parts: int = 0, buy: str = "") -> None:
        self.words: list[int] = []
        self.state: State = (level * codes.PARTS + parts,)
        self.level = level
        self.buy = buy
        self.rows: Sequence[str] = DEAD
        self.active = 0
        self.unlocked = ALL if buy else (1 << level) - 1
        self.cash: set[int] = set()
        self.first = True
        self.token_weights = [*GEMS.token_weights]

    def draw(self, value: int, count: int) -> Script:
        """A draw below `count` gives this value."""
        self.words.append(word_for(value, count))
        return self

    def weighted(self, index: int, weights: Sequence[int]) -> Script:
        """A draw by weight gives this index."""
        return self.draw(sum(weights[:index]), sum(weights))

    def chance(self, comes: bool) -> Script:
        """A draw in millionths comes up, or does not."""
        return self.draw(0 if comes else CHANCE_UNIT - 1, CHANCE_UNIT)

    def place(self, *cells: int) -> Script:
        """A bought round puts its gems on these cells, in the order Treasure, Multiply, Prize."""
        reels = [*range(REELS)]
        for place, cell in enumerate(cells):
            found = reels.index(cell // ROWS)
            self.draw(found - place, REELS - place)
            reels[place], reels[found] = reels[found], reels[place]
        for cell in cells:
            self.draw(cell % ROWS, ROWS)
        return self

    def spin(self, rows: Sequence[str] = DEAD) -> Script:
        """The reels show a board."""
        self.rows = rows
        for _reel in range(REELS):
            self.draw(0, MADE_LENGTH)
        return self

    def rolls(self, triggers: Sequence[bool], joins: Sequence[bool] = ()) -> Script:
        """A roll for each active gem, then one for each that did not trigger."""
        for comes in (*triggers, *joins):
            self.chance(comes)
        return self

    def bonus(self, features: int) -> Script:
        """The bonus begins with these features."""
        self.active = features
        return self

    @property
    def tall(self) -> bool:
        """Whether the grid has six rows."""
        return bool(self.active & PRIZE)

    @property
    def empty(self) -> list[int]:
        """The empty cells of the grid."""
        return [cell for cell in (TALL_CELLS if self.tall else LOW_CELLS) if cell not in self.cash]

    def respin(self, landed: Mapping[int, int | str]) -> Script:
        """A respin brings cash or gems; of the first one the lowest cell with cash is the sure one."""
        empty = self.empty
        sure = -1
        if self.first:
            sure = min(cell for cell, what in landed.items() if isinstance(what, int))
            self.draw(empty.index(sure), len(empty))
        self.first = False
        weights = [*GRID.landing[self.tall]]
        for feature in range(codes.FEATURES):
            if not self.unlocked & (1 << feature):
                weights[0] += weights[2 + feature]
                weights[2 + feature] = 0
        for cell in empty:
            what = landed.get(cell, "")
            if isinstance(what, int):
                if cell != sure:
                    self.weighted(1, weights)
                self.weighted(
                    CASH_VALUES.index(what * codes.COINS_PER_BET // 4), GRID.cash_weights[self.tall]
                )
                self.cash.add(cell)
            elif what:
                self.weighted(2 + GEM_LETTERS.index(what), weights)
            else:
                self.weighted(0, weights)
        return self

    def add(self, amount: int, targets: Sequence[int]) -> Script:
        """A Treasure Gem adds an amount, in quarters of a bet, to cells one after the other."""
        self.weighted(CASH_VALUES.index(amount * codes.COINS_PER_BET // 4), GEMS.added_weights)
        self.weighted(len(targets) - codes.FEWEST_TIMES, GEMS.added_times)
        cash = sorted(self.cash)
        for target in targets:
            self.draw(cash.index(target), len(cash))
        return self

    def multiply(self, multiplier: int, targets: Sequence[int], times: int = 0) -> Script:
        """A Multiply Gem multiplies cells; `times` is what it draws, the number of targets if not given."""
        self.weighted(GEMS.multipliers.index(multiplier), GEMS.multiplier_weights)
        self.weighted((times or len(targets)) - codes.FEWEST_TIMES, GEMS.multiplied_times)
        cash = sorted(self.cash)
        for place, target in enumerate(targets):
            found = cash.index(target)
            self.draw(found - place, len(cash) - place)
            cash[place], cash[found] = cash[found], cash[place]
        return self

    def token(self, prize: int) -> Script:
        """A Prize Gem sends its token to a prize."""
        return self.weighted(prize, self.token_weights)

    def activate(self, *came: bool | int) -> Script:
        """Rolls of gems whose feature is not active: False, or the set of the feature that joins."""
        for comes in came:
            self.chance(bool(comes))
            self.active |= int(comes)
        return self

    def quiet(self, respins: int = codes.RESPINS) -> Script:
        """Respins that bring nothing."""
        for _ in range(respins):
            self.respin({})
        return self

    def play(self, bet: int = 20, limit: int = 0) -> Round:
        room = len(NUMBERS.strips[0])
        set_ = codes.WITHOUT_GEMS if self.buy else self.level
        strips, lengths = [*NUMBERS.strips], [*NUMBERS.lengths]
        for reel in range(REELS):
            window = [LETTERS.index(self.rows[row][reel]) for row in range(ROWS)]
            filler = [codes.ACE] * (MADE_LENGTH - ROWS)
            strips[set_ * REELS + reel] = window + filler + [-1] * (room - MADE_LENGTH)
            lengths[set_ * REELS + reel] = MADE_LENGTH
        game = dataclasses.replace(GAME, numbers=NUMBERS._replace(strips=strips, lengths=lengths))
        return play(game, Stake(bet, self.buy, limit), self.state, SEEDS, 0, tuple(self.words))


def events(played: Round, kind: type) -> list:
    return [event for event in played.events if type(event) is kind]


def event(played: Round, kind: type):
    """The first event of a kind."""
    return next(event for event in played.events if type(event) is kind)

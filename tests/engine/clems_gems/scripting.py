"""Scripts for Clem's Gems: the words that lead a round where a test wants it.

Symbols are letters: A K Q J T 9 the cards, p m l t the pickaxe, map, lantern and TNT, C Clem; P R V a
Gold Gem that turns purple, red or green, G one that stays gold; D a Diamond, B a Boosted Diamond; + a Bonus
Diamond of extra spins, $ one of a prize, x one of a multiplier.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from engine import GAMES, Round, Seeds, Stake, play
from engine.games.clems_gems import codes
from engine.stream import CHANCE_UNIT, word_for
from tests.literal.clem_bridge import complaints, literal_numbers

GAME = GAMES["clems-gems"]
NUMBERS = GAME.numbers
SEEDS = Seeds(bytes(32), "")
REELS, ROWS, CELLS = codes.REELS, codes.ROWS, codes.CELLS
BOOSTED, UPGRADE, EXTRA = (1 << feature for feature in range(codes.FEATURES))
ALL = codes.ALL_FEATURES

STRIP_LETTERS = "AKQJT9pmltC___GDB_________+$x"
"""By code, as the strips hold it; a gem's colour is none of its strip's."""
COLOURS = "PRV"
CODES = {letter: place for place, letter in enumerate(STRIP_LETTERS) if letter != "_"} | {
    letter: codes.FIRST_COLOUR + feature for feature, letter in enumerate(COLOURS)
}
"""The code of what a letter shows on a board at rest, but for Bonus Diamonds."""
MADE_LENGTH = 240
"""Places of the strips that a script makes for itself: 80 windows."""

DEAD = ("AQTAQ", "KJ9KJ", "AQTAQ")
"""A board that pays nothing, without gems, Diamonds and symbols that turn."""


def code(letter: str) -> int:
    """What a strip holds for a letter."""
    return codes.GOLD_GEM if letter in COLOURS else STRIP_LETTERS.index(letter)


def cells_of_rows(rows: Sequence[str]) -> str:
    """The letters of a board written as its rows from the top, by cell."""
    return "".join(rows[row][reel] for reel in range(REELS) for row in range(ROWS))


def board_with(**cells: str) -> tuple[str, ...]:
    """`DEAD` with other letters: `r1="D"` puts one on top of the first reel, `r1="DKQ"` all three."""
    rows = [list(row) for row in DEAD]
    for name, letters in cells.items():
        for row, letter in enumerate(letters):
            rows[row][int(name[1:]) - 1] = letter
    return tuple(map("".join, rows))


class Script:
    """Collects words draw by draw, in the order that the rules document, for spins of its own strips."""

    def __init__(self) -> None:
        self.words: list[int] = []
        self.strips = [[codes.ACE] * MADE_LENGTH for _ in NUMBERS.lengths]
        self.spins = 0
        self.active = 0
        self.seen = 0

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

    def spin(self, rows: Sequence[str] = DEAD, choices: Sequence[int] = ()) -> Script:
        """A spin shows a board; `choices` are indices of what its Diamonds carry, by cell, 0 if not given."""
        cells = cells_of_rows(rows)
        for reel in range(REELS):
            window = [code(letter) for letter in cells[reel * ROWS : reel * ROWS + ROWS]]
            start = self.spins * ROWS
            self.strips[self.active * REELS + reel][start : start + ROWS] = window
            self.draw(start, MADE_LENGTH)
        self.spins += 1
        rest = [*choices]
        self.seen = 0
        for i, letter in enumerate(cells):
            self.settle(letter, i // ROWS, rest)
        assert not rest, "more choices than Diamonds"
        return self

    def settle(self, letter: str, reel: int, rest: list[int]) -> None:
        """The draw of a cell, if there is one."""
        weights = {
            "D": NUMBERS.credit_weights[reel],
            "B": NUMBERS.boosted_weights[reel],
            "+": NUMBERS.spin_weights,
            "$": NUMBERS.jackpot_weights,
            "x": NUMBERS.multiplier_weights,
        }
        if letter in COLOURS:
            feature = COLOURS.index(letter)
            self.seen |= 1 << feature
            open_weights = [
                0 if self.active & (1 << colour) else weight
                for colour, weight in enumerate(NUMBERS.gem_weights)
            ]
            self.weighted(feature, open_weights)
        elif letter in weights:
            self.weighted(rest.pop(0) if rest else 0, weights[letter])

    def rolls(self, came: int) -> Script:
        """A roll for each colour of the last board whose feature is not active."""
        for feature in range(codes.FEATURES):
            if self.seen & (1 << feature) & ~self.active:
                self.chance(bool(came & (1 << feature)))
        return self

    def carts(self, came: int, hot: bool = False) -> Script:
        """The colours of the last board trigger these carts; extra spins with their features follow."""
        if self.seen:
            self.chance(hot)
            self.rolls(came)
        self.active = came
        return self

    def activate(self, came: int) -> Script:
        """The colours of the last board activate these features."""
        self.rolls(came)
        self.active |= came
        return self

    def bonus(self, features: int) -> Script:
        """A paid spin that pays nothing and brings the bonus with these features."""
        letters = "".join(COLOURS[feature] for feature in range(codes.FEATURES) if features & (1 << feature))
        return self.spin(board_with(r5=letters)).carts(features)

    def extra(self, count: int, rows: Sequence[str] = DEAD, choices: Sequence[int] = ()) -> Script:
        """So many extra spins that show a board, none of its colours activating a feature."""
        for _ in range(count):
            self.spin(rows, choices).activate(0)
        return self

    def play(self, bet: int = 80, limit: int = 0) -> Round:
        numbers = NUMBERS._replace(
            strips=[[*strip, *[-1] * (len(NUMBERS.strips[0]) - MADE_LENGTH)] for strip in self.strips],
            lengths=[MADE_LENGTH] * len(NUMBERS.lengths),
        )
        game = dataclasses.replace(GAME, numbers=numbers)
        return play(game, Stake(bet, limit=limit), (), SEEDS, 0, tuple(self.words))


def events(played: Round, kind: type) -> list:
    return [event for event in played.events if type(event) is kind]


def event(played: Round, kind: type):
    """The first event of a kind."""
    return next(event for event in played.events if type(event) is kind)


def wrong(played: Round) -> list[str]:
    """What the literal checker finds wrong with a round of made strips."""
    return complaints(played, literal_numbers(played.game.numbers))

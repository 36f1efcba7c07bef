"""Scripts for rounds that chance hardly makes: a round is played by wishes, and its words written down."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import repeat
from typing import Any

from engine import Game, Seeds, Stake
from engine.stream import word_for

from .clem_bridge import GAME, LITERAL, told_round
from .clem_figures import COINS_PER_BET, REELS, ROWS, TURNING, Numbers, Strip, cap_of
from .clem_rounds import Replay
from .clem_stream import WORDS, Draws

SEEDS = Seeds(bytes(32), "scripts")


@dataclass(frozen=True)
class Wishes:
    """What a round shall meet.

    `shows` are the symbols that each reel shall show as many of as it can, on so many of ten spins as
    `eager` says; `happens` the chance of "hot", "cart" and "activate", of all colours or of one; `gets`
    the place among its options that a draw gives; all else is drawn evenly.
    """

    shows: Mapping[int, frozenset[str]] = field(default_factory=dict)
    eager: int = 10
    happens: Mapping[str, float] = field(default_factory=dict)
    gets: Mapping[str, int] = field(default_factory=dict)


class Steered(Draws):
    """Draws that go by wishes and by dice, and remember a word for each and what it was for."""

    def __init__(self, wishes: Wishes, seed: int) -> None:
        super().__init__(repeat(0))
        self.wishes = wishes
        self.dice = random.Random(seed)
        self.script: list[int] = []
        self.drawn_for: list[str] = []

    def drawn(self, value: int, count: int, what: str) -> int:
        """A value that is drawn."""
        self.script.append(word_for(value, count))
        self.drawn_for.append(what)
        return value

    def below(self, count: int, what: str) -> int:
        return self.drawn(self.dice.randrange(count), count, what)

    def place(self, weights: Sequence[int], what: str) -> int:
        place = self.wishes.gets.get(what, self.dice.randrange(len(weights)))
        first = sum(weights[:place])
        self.drawn(first + self.dice.randrange(weights[place]), sum(weights), what)
        return place

    def chance(self, part: int, unit: int, what: str) -> bool:
        happens = self.wishes.happens
        likely = happens.get(what, happens.get(what.split()[0], 0.5))
        if self.dice.random() < likely:
            return self.drawn(self.dice.choice([0, part - 1]), unit, what) < part
        return self.drawn(self.dice.choice([part, unit - 1]), unit, what) < part

    def stop(self, reel: int, strip: Strip) -> int:
        wanted = self.wishes.shows.get(reel, frozenset())
        if wanted and self.dice.randrange(10) < self.wishes.eager:
            return self.drawn(self.dice.choice(best_stops(strip, wanted)), len(strip), "stop")
        return super().stop(reel, strip)


@cache
def best_stops(strip: Strip, wanted: frozenset[str]) -> list[int]:
    """The stops that show most of what is wanted."""
    shown = [
        sum(strip[(stop + row) % len(strip)] in wanted for row in range(ROWS)) for stop in range(len(strip))
    ]
    most = max(shown)
    return [stop for stop in range(len(strip)) if shown[stop] == most]


def script_for(wishes: Wishes, seed: int, numbers: Numbers = LITERAL, limit: int = 0) -> tuple[int, ...]:
    """The words of a round that goes by wishes; its limit is in minor units at the smallest bet."""
    draws = Steered(wishes, seed)
    Replay(numbers, cap_of(COINS_PER_BET, limit), draws).run()
    return tuple(draws.script)


def wished_round(
    wishes: Wishes, seed: int, limit: int = 0, game: Game = GAME, numbers: Numbers = LITERAL
) -> dict[str, Any]:
    """A round of the engine that goes by wishes."""
    script = script_for(wishes, seed, numbers, limit)
    return told_round(SEEDS, seed, script, Stake(COINS_PER_BET, limit=limit), game)


def few_words_round(seed: int) -> dict[str, Any]:
    """A round whose script has few different words, so that the same comes again and again."""
    dice = random.Random(seed)
    words = [dice.randrange(WORDS) for _ in range(dice.randint(2, 12))]
    return told_round(SEEDS, seed, tuple(dice.choices(words, k=400)))


ANY_REEL = range(REELS)


def showing(*symbols: str, reels: Sequence[int] = ANY_REEL) -> dict[int, frozenset[str]]:
    """Some reels show these symbols."""
    return {reel: frozenset(symbols) for reel in reels}


BONUS_DIAMONDS = ("spin-diamond", "prize-diamond", "multiplier-diamond")
DIAMONDS = ("diamond", "boosted-diamond", *BONUS_DIAMONDS)
GEMS_EVERYWHERE = showing("gold-gem")
OUTER, INNER = (0, REELS - 1), (1, 2, 3)

WISHES = {
    "carts": Wishes(GEMS_EVERYWHERE, 10, {"hot": 1, "cart": 0.8, "activate": 0.3}),
    "gems": Wishes(GEMS_EVERYWHERE, 6, {"hot": 0.5, "cart": 0.6, "activate": 0.2}),
    "gems and diamonds": Wishes(showing("gold-gem", *DIAMONDS), 7, {"cart": 0.8, "activate": 0.5}),
    "bonus diamonds": Wishes(
        showing("gold-gem", reels=INNER) | showing(*BONUS_DIAMONDS, reels=OUTER),
        9,
        {"cart": 0.9, "activate": 0.5},
    ),
    "diamonds": Wishes(
        showing("gold-gem", reels=(0,)) | showing(*DIAMONDS, reels=(1, 2, 3, 4)),
        9,
        {"cart": 1, "activate": 0.5},
    ),
    "upgrade": Wishes(showing("gold-gem", *TURNING), 8, {"cart red": 1, "cart": 0.3, "activate": 0.5}),
}
"""Rounds that take turns."""
ENDLESS = Wishes(
    showing("gold-gem", reels=(1, 2)) | showing("spin-diamond", reels=(0,)),
    10,
    {"cart green": 1, "cart": 0.3, "activate": 0.01},
    {"plus": 1},
)
"""Rounds that go on as long as they may."""
GRAND = Wishes(
    showing("gold-gem", reels=(3,))
    | showing("diamond", "spin-diamond", reels=(0,))
    | showing("diamond", reels=(1, 2))
    | showing("prize-diamond", reels=(4,)),
    10,
    {"cart": 1, "activate": 1},
    {"jackpot": 3},
)
"""Rounds that win a Grand on each spin."""

"""Scripts for rounds that chance hardly makes: a round is played by wishes, and its words written down."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import repeat
from typing import Any

from engine import Game, Seeds, Stake
from engine.stream import word_for

from .clem_figures import Strip
from .clem_scripts import best_stops, showing
from .clem_stream import WORDS, Draws
from .lamp_bridge import GAME, LITERAL, told_round
from .lamp_figures import BETS, COINS_PER_BET, GEMS, MULTIPLY, PARTS, PRIZE, TREASURE, WILD, Numbers, cap_of
from .lamp_rounds import Replay

SEEDS = Seeds(bytes(32), "scripts")


@dataclass(frozen=True)
class Wishes:
    """What a round shall meet.

    `shows` are the symbols that each reel shall show as many of as it can, on so many of ten spins as
    `eager` says; `happens` the chance of "trigger", "join" and "activate", of all features or of one;
    `gets` how likely each place among its options is for a draw; all else is drawn evenly. The round is
    played from `progress`, or bought.
    """

    shows: Mapping[int, frozenset[str]] = field(default_factory=dict)
    eager: int = 10
    happens: Mapping[str, float] = field(default_factory=dict)
    gets: Mapping[str, Mapping[int, float]] = field(default_factory=dict)
    progress: int = 3 * PARTS
    buy: str = ""


class Steered(Draws):
    """Draws that go by wishes and by dice, and remember a word for each and what it was for."""

    def __init__(self, wishes: Wishes, seed: int) -> None:
        super().__init__(repeat(0))
        self.wishes = wishes
        self.dice = random.Random(seed)
        self.script: list[int] = []
        self.drawn_for: list[str] = []
        self.told: list[tuple[str, dict[str, Any]]] = []
        """What the round has come to so far."""

    def drawn(self, value: int, count: int, what: str) -> int:
        """A value that is drawn."""
        self.script.append(word_for(value, count))
        self.drawn_for.append(what)
        return value

    def respin(self) -> int:
        """The number of the respin that is played."""
        return sum(event["event"] == "RespinStarted" for _rulings, event in self.told)

    def below(self, count: int, what: str) -> int:
        return self.drawn(self.dice.randrange(count), count, what)

    def place(self, weights: Sequence[int], what: str) -> int:
        possible = [place for place, weight in enumerate(weights) if weight > 0]
        likely = self.wishes.gets.get(what, dict.fromkeys(possible, 1))
        parts = [likely.get(place, 0) for place in possible]
        (place,) = self.dice.choices(possible, parts if any(parts) else None)
        value = sum(weights[:place]) + self.dice.choice([0, weights[place] - 1])
        self.drawn(value, sum(weights), what)
        return place

    def chance(self, part: int, unit: int, what: str) -> bool:
        happens = self.wishes.happens
        likely = happens.get(what, happens.get(what.split()[0], 0.5))
        comes = self.dice.random() < likely
        value = self.dice.choice([0, part - 1] if comes else [part, unit - 1])
        return self.drawn(value, unit, what) < part

    def stop(self, reel: int, strip: Strip) -> int:
        wanted = self.wishes.shows.get(reel, frozenset())
        if wanted and self.dice.randrange(10) < self.wishes.eager:
            return self.drawn(self.dice.choice(best_stops(strip, wanted)), len(strip), "stop")
        return super().stop(reel, strip)


def script_by(draws: Steered, numbers: Numbers = LITERAL, limit: int = 0) -> tuple[int, ...]:
    """The words of a round that goes by wishes; its limit is in minor units at the smallest bet."""
    wishes = draws.wishes
    replay = Replay(numbers, cap_of(COINS_PER_BET, limit), draws, wishes.buy, wishes.progress)
    draws.told = replay.played.events
    replay.run()
    return tuple(draws.script)


def steered_round(draws: Steered, limit: int = 0, game: Game = GAME) -> dict[str, Any]:
    """A round of the engine that goes by these draws."""
    script = script_by(draws, LITERAL, limit)
    stake = Stake(BETS[0], draws.wishes.buy, limit)
    return told_round(SEEDS, 0, script, stake, draws.wishes.progress, game)


def wished_round(wishes: Wishes, seed: int, limit: int = 0) -> dict[str, Any]:
    """A round of the engine that goes by wishes."""
    return steered_round(Steered(wishes, seed), limit)


def few_words_round(seed: int) -> dict[str, Any]:
    """A round whose script has few different words, so that the same comes again and again."""
    dice = random.Random(seed)
    words = [dice.randrange(WORDS) for _ in range(dice.randint(2, 12))]
    buy = dice.choice(["", "", TREASURE, MULTIPLY, PRIZE, "triple"])
    script = tuple(dice.choices(words, k=400))
    return told_round(SEEDS, seed, script, Stake(BETS[0], buy), dice.randint(0, 3 * PARTS))


def landing(
    nothing: float, cash: float, treasure: float = 0, multiply: float = 0, prize: float = 0
) -> dict[str, dict[int, float]]:
    """How likely each outcome is on an empty cell."""
    return {"landing": dict(enumerate((nothing, cash, treasure, multiply, prize)))}


ALL_GEMS = {
    reel: frozenset({GEMS[feature]})
    for reel, feature in enumerate((TREASURE, MULTIPLY, PRIZE, TREASURE, MULTIPLY))
}
MIXED = landing(20, 3, 1, 1, 1)
FULL_BARS = {"token": {4: 1}}

WISHES = {
    "gems": Wishes(ALL_GEMS, 10, {"trigger": 0.5, "join": 0.5, "activate": 0.3}, MIXED),
    "joins": Wishes(ALL_GEMS, 10, {"trigger": 0.2, "join": 0.6, "activate": 0.1}, landing(20, 2, 1, 1, 1)),
    "prize and one": Wishes(
        ALL_GEMS, 10, {"trigger prize": 1, "trigger": 0.4, "join": 0}, landing(40, 1, 1, 1, 1)
    ),
    "no trigger": Wishes(ALL_GEMS, 8, {"trigger": 0}),
    "level 0": Wishes(showing(GEMS[TREASURE]), 9, progress=8),
    "level 1": Wishes(ALL_GEMS, 9, {"trigger": 0.5}, landing(10, 1, 1), progress=PARTS + 9),
    "level 2": Wishes(ALL_GEMS, 9, {"trigger": 0.5}, landing(12, 2, 1, 1), progress=2 * PARTS + 11),
    "wilds": Wishes(showing(WILD), 7, {"trigger": 0.5}, landing(30, 1, 1, 1, 1)),
    "triple": Wishes({}, 0, {}, landing(20, 2, 1, 1, 1), buy="triple"),
    "treasure": Wishes({}, 0, {"activate": 0.1}, landing(20, 2, 2, 1, 1), buy=TREASURE, progress=5),
    "multiply": Wishes({}, 0, {"activate": 0.1}, landing(20, 2, 1, 2, 1), buy=MULTIPLY, progress=17),
    "prize": Wishes({}, 0, {"activate": 0.1}, landing(30, 2, 1, 1, 2), buy=PRIZE, progress=29),
}
"""Rounds that take turns."""
TOKENS = Wishes({}, 0, {"activate": 0}, landing(20, 0.2, 0, 0, 2), buy=PRIZE)
GRAND_BY_TOKENS = Wishes({}, 0, {"activate": 0}, landing(20, 1, 0, 0, 2) | FULL_BARS, buy=PRIZE)
FULL_GRID = Wishes({}, 0, {"activate": 0}, landing(1, 3), buy=PRIZE)
BOTH_GRANDS = Wishes({}, 0, {"activate": 0}, landing(2, 2, 0, 0, 1) | FULL_BARS, buy=PRIZE)
FULL_LOW_GRID = Wishes({}, 0, {"activate": 0}, landing(1, 1), buy=TREASURE)
GROWING = Wishes({}, 0, {"activate": 0}, landing(20, 3, 0, 0, 1), buy=TREASURE)
ENDLESS = Wishes({}, 0, {"activate": 0}, landing(20, 0, 0, 4), buy=TREASURE)
RICH = Wishes({}, 0, {}, landing(30, 2, 1, 5, 1) | {"multiplier": {2: 1}, "added": {6: 1}}, buy="triple")

"""Rounds of Clem's Gems for the stage, forced word by word; what is not forced is drawn from a seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random

from engine import GAMES, Seeds, Stake, play
from engine.events import Event
from engine.games.clems_gems import codes
from engine.money import format_money
from engine.round import Round
from engine.stream import CHANCE_UNIT, word_for
from tests.stage.house import House
from web.scenes.clems_gems import ClemsGemsScene
from web.stage.reels import strips_of

GAME = GAMES["clems-gems"]
NUMBERS = GAME.numbers
BET = GAME.bets[0]
SEEDS = Seeds(bytes(range(32)), "stage")
STRIPS = strips_of(NUMBERS.strips, NUMBERS.lengths)
GOLD = codes.GOLD_GEM
DIAMONDS = dict.fromkeys(range(4), codes.DIAMOND)
"""Diamonds on the first four reels: whatever Bonus Diamond is on the fifth is within reach."""
PURPLE, RED, GREEN = 1, 2, 4


def house(width: float = 1280, height: float = 800) -> House:
    """Clem's Gems on a stage."""
    return House(width, height, ClemsGemsScene(GAME, format_money))


@cache
def stops(place: int, symbol: int | None) -> list[tuple[int, list[int]]]:
    """Stops of a strip with what is in view there: the symbol, or without one nothing special."""
    strip = STRIPS[place]
    length = len(strip)
    windows = [[strip[(stop + row) % length] for row in range(codes.ROWS)] for stop in range(length)]
    return [
        (stop, window)
        for stop, window in enumerate(windows)
        if (symbol in window if symbol is not None else max(window) < codes.PICKAXE)
    ]


class Script:
    """Words of a round, in the order in which the rules draw; reels show nothing special unasked."""

    def __init__(self, seed: int = 0) -> None:
        self.words: list[int] = []
        self.chance = Random(seed)
        self.features = self.levels = self.collected = 0
        self.board: list[int] = []

    def _draw(self, value: int, count: int) -> None:
        self.words.append(word_for(value, count))

    def _weighted(self, weights: Sequence[int], index: int | None = None) -> int:
        """One of a table: the one asked for, or by chance."""
        if index is None:
            index = self.chance.choices(range(len(weights)), weights)[0]
        self._draw(sum(weights[:index]), sum(weights))
        return index

    def _stop(self, reel: int, symbol: int | None) -> list[int]:
        """What is in view at a stop with the symbol, or at any."""
        place = self.features * codes.REELS + reel
        stop, window = self.chance.choice(stops(place, symbol))
        self._draw(stop, len(STRIPS[place]))
        return window

    def land(
        self, wanted: Mapping[int, int | None], picks: Mapping[int, int] | None = None, colours: int = 0
    ) -> Script:
        """A spin: what each reel must show, what each kind of Bonus Diamond turns to, colours to be seen."""
        turned = range(codes.PICKAXE, codes.PICKAXE + self.levels)
        shown = [symbol for reel in range(codes.REELS) for symbol in self._stop(reel, wanted.get(reel))]
        self.board = [codes.DIAMOND if symbol in turned else symbol for symbol in shown]
        owed = [feature for feature in range(codes.FEATURES) if colours >> feature & 1]
        given = dict(picks or {})
        for cell, symbol in enumerate(self.board):
            self.board[cell] = self._settle(cell // codes.ROWS, symbol, owed, given)
        return self

    def _settle(self, reel: int, symbol: int, owed: list[int], given: dict[int, int]) -> int:
        if symbol == GOLD and self.features != codes.ALL_FEATURES:
            weights = [
                0 if self.features >> feature & 1 else weight
                for feature, weight in enumerate(NUMBERS.gem_weights)
            ]
            return codes.FIRST_COLOUR + self._weighted(weights, owed.pop(0) if owed else None)
        if symbol == codes.DIAMOND:
            self._weighted(NUMBERS.credit_weights[reel])
        elif symbol == codes.BOOSTED_DIAMOND:
            self._weighted(NUMBERS.boosted_weights[reel])
        elif symbol >= codes.SPIN_DIAMOND:
            first, weights = {
                codes.SPIN_DIAMOND: (codes.PLUS_ONE, NUMBERS.spin_weights),
                codes.PRIZE_DIAMOND: (codes.MINI_DIAMOND, NUMBERS.jackpot_weights),
                codes.MULTIPLIER_DIAMOND: (codes.TIMES_TWO, NUMBERS.multiplier_weights),
            }[symbol]
            return first + self._weighted(weights, given.pop(symbol, None))
        return symbol

    @property
    def seen(self) -> list[int]:
        """The colours in view."""
        return [each for each in range(codes.FEATURES) if codes.FIRST_COLOUR + each in self.board]

    def _roll(self, came: bool) -> None:
        self._draw(0 if came else CHANCE_UNIT - 1, CHANCE_UNIT)

    def paid(self, carts: int, wanted: Mapping[int, int | None] | None = None) -> Script:
        """A paid spin that brings these carts, or none."""
        gems: dict[int, int | None] = {}
        if carts:
            gems = dict.fromkeys(range(carts.bit_count()), GOLD)
        self.land(gems | dict(wanted or {}), colours=carts)
        if self.seen:
            self._roll(False)
        for feature in self.seen:
            self._roll(bool(carts >> feature & 1))
        self.features = carts
        return self

    def extra(
        self,
        wanted: Mapping[int, int | None] | None = None,
        picks: Mapping[int, int] | None = None,
        joins: int = 0,
    ) -> Script:
        """An extra spin, after which these features join; their gems must be wanted."""
        self.land(wanted or {}, picks, joins)
        if self.features >> codes.SYMBOL_UPGRADE & 1:
            self.collected += sum(codes.FIRST_COLOUR <= symbol <= GOLD for symbol in self.board)
            while self.levels < codes.LEVELS and self.collected >= self.levels + 3:
                self.collected -= self.levels + 3
                self.levels += 1
        for feature in self.seen:
            if not self.features >> feature & 1:
                self._roll(bool(joins >> feature & 1))
        self.features |= joins
        return self

    def play(self, bet: int = BET, limit: int = 0) -> Round:
        return play(GAME, Stake(bet, limit=limit), (), SEEDS, 0, tuple(self.words))


def bonus(carts: int, seed: int = 1) -> Script:
    """A bonus of these carts."""
    return Script(seed).paid(carts)


def gems(count: int) -> dict[int, int | None]:
    """Gold Gems on the last reels, so many."""
    return dict.fromkeys(range(codes.REELS - count, codes.REELS), GOLD)


def plus(index: int) -> tuple[dict[int, int | None], dict[int, int]]:
    """+1 or +2 on the first reel."""
    return {0: codes.SPIN_DIAMOND}, {codes.SPIN_DIAMOND: index}


def jackpot(tier: int) -> Round:
    """A prize from Mini to Grand within reach."""
    return bonus(RED).extra(DIAMONDS | {4: codes.PRIZE_DIAMOND}, {codes.PRIZE_DIAMOND: tier}).play()


def multiplied(index: int) -> Round:
    """Diamond Prizes, a boosted one among them, times two, three or five."""
    wanted = DIAMONDS | {1: codes.BOOSTED_DIAMOND, 3: codes.BOOSTED_DIAMOND, 4: codes.MULTIPLIER_DIAMOND}
    return bonus(PURPLE).extra(wanted, {codes.MULTIPLIER_DIAMOND: index}).play()


def two_levels() -> Round:
    """Two wilds, then five more: levels 1 and 2 on one spin, and what has turned lands as Diamonds."""
    script = bonus(RED).extra(gems(2)).extra(gems(5))
    wanted = {0: codes.PICKAXE, 1: codes.MAP, 2: codes.PICKAXE}
    return script.extra(wanted).extra(gems(3)).extra().play()


def all_levels() -> Round:
    """All five levels."""
    script = bonus(RED, 3)
    for _ in range(5):
        script.extra(gems(5))
    return script.play()


def joined() -> Round:
    """Both other features join a green bonus, the second on its last spin."""
    script = (
        bonus(GREEN, 2).extra({0: codes.SPIN_DIAMOND}, {codes.SPIN_DIAMOND: 1}).extra(gems(1), joins=PURPLE)
    )
    for _ in range(9):
        script.extra()
    script.extra(gems(2), joins=RED)
    for _ in range(4):
        script.extra(gems(3))
    return script.extra(*plus(0)).play()


def longest() -> Round:
    """A bonus of 200 extra spins, with all features and all levels."""
    script = bonus(GREEN).extra(gems(4), joins=PURPLE | RED)
    for _ in range(6):
        script.extra(gems(5))
    for _ in range(codes.MOST_SPINS):
        script.extra({**gems(3), **plus(1)[0]}, plus(1)[1])
    return script.play()


def capped(limit: int = 0) -> Round:
    """Grand after Grand, until the cap or the limit of the stake ends the round."""
    script = bonus(RED)
    for _ in range(5):
        script.extra(DIAMONDS | {4: codes.PRIZE_DIAMOND}, {codes.PRIZE_DIAMOND: 3})
    return script.play(limit=limit * BET)


def made_rounds() -> dict[str, Round]:
    """One of each kind."""
    carts = {f"carts {carts}": bonus(carts).play() for carts in range(1, codes.FEATURE_SETS)}
    return carts | {
        "nothing": Script(4).paid(0).play(),
        "diamonds": Script(5).paid(0, DIAMONDS).play(),
        "unpaid": Script(6).paid(0, {0: codes.DIAMOND, 2: codes.DIAMOND, 4: codes.DIAMOND}).play(),
        "plus": bonus(GREEN)
        .extra({0: codes.SPIN_DIAMOND}, {codes.SPIN_DIAMOND: 1})
        .extra({0: codes.SPIN_DIAMOND}, {codes.SPIN_DIAMOND: 0})
        .play(),
        "jackpot": jackpot(2),
        "multiplied": multiplied(1),
        "levels": two_levels(),
        "all levels": all_levels(),
        "joined": joined(),
        "cap": capped(),
        "limit": capped(1500),
    }


@cache
def drawn(count: int = 700) -> tuple[Round, ...]:
    """Rounds in a row."""
    return tuple(play(GAME, Stake(BET), (), SEEDS, nonce) for nonce in range(count))


def telling_rounds() -> list[Round]:
    """A few of the drawn ones: losses, line wins, Diamond wins, bonuses."""
    return [drawn()[nonce] for nonce in (0, 3, 1, 2, 6, 9, 11, 134, 240, 520)]


def events_of(played: Round, kind: type[Event]) -> list[Event]:
    """All events of a kind."""
    return [event for event in played.events if type(event) is kind]

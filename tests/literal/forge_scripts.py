"""Rounds of the engine that read a script, to meet what plain ones hardly do."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine import Round, Seeds, Stake, play
from engine.stream import word_for

from .forge_bridge import GAME
from .forge_figures import NORMAL, REELS, SYMBOLS

SEEDS = Seeds(bytes(32), "scripts")


def hot_round(nonce: int, limits: tuple[int, ...] = (0,)) -> Round:
    """A round whose script has few different words, so that few symbols come, and win again and again.

    Its limit is one of `limits`, in bets.
    """
    dice = random.Random(nonce)
    words = [dice.getrandbits(32) for _ in range(dice.randint(2, 12))]
    script = tuple(dice.choices(words, k=dice.choice([100, 300, 800])))
    stake = Stake(10, limit=10 * dice.choice(limits))
    return play(GAME, stake, GAME.start_state, SEEDS, nonce, script)


def reel_word(reel: int, symbol: str) -> int:
    """A word that draws this symbol on a reel of a paid spin."""
    strips = GAME.numbers.paid
    return word_for(strips.strips[reel].index(SYMBOLS.index(symbol)), strips.lengths[reel])


def forge_word(symbol: str) -> int:
    """A word that draws this forge symbol in a paid spin."""
    strips = GAME.numbers.paid
    return word_for(strips.forge.index(SYMBOLS.index(symbol)), strips.forge_length[0])


def tall_round(nonce: int) -> Round:
    """A round on a board as tall as it can be, and then whatever forge symbols.

    The lower cells of each reel are a pair of its own, the top row wins. Vertical Splitters drop in its
    place, twice, and make the pairs three copies each; what replaces them wins again. Then the
    forge symbols of the third cascade meet reels that are at their heights or near them.
    """
    dice = random.Random(nonce)
    winning, *pairs = dice.sample(NORMAL, 1 + REELS)
    acting = "multiplier", "horizontal-splitter", "vertical-splitter", "horizontal-wild", "vertical-wild"
    third = dice.choices(acting, weights=(30, 50, 10, 5, 5), k=REELS)

    def words() -> Iterator[int]:
        for reel, pair in enumerate(pairs):
            yield from (reel_word(reel, symbol) for symbol in (winning, pair, pair))
        yield from [forge_word("vertical-splitter")] * REELS
        for coming in (["vertical-splitter"] * REELS, third):
            yield from map(forge_word, coming)
            yield from (reel_word(reel, winning) for reel in range(REELS))

    return play(GAME, Stake(10), GAME.start_state, SEEDS, nonce, tuple(words()))

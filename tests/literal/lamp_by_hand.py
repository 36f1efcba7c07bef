"""Longer checks of Three Lamps, to be run by hand from the root of the project.

python -m tests.literal.lamp_by_hand rounds 100000 [first]
python -m tests.literal.lamp_by_hand bought 10000 [first]
python -m tests.literal.lamp_by_hand scripts 1000 [first]
python -m tests.literal.lamp_by_hand games 1000 [first]
python -m tests.literal.lamp_by_hand lines
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product

from engine import Seeds, Stake
from engine.lines import READ_COUNT, READ_PAY, READ_SYMBOL, best_reading, new_reading

from .lamp_bridge import GAME, LITERAL, literal_numbers, told_round
from .lamp_figures import BETS, BUYS, CELLS, GEMS, REELS, REGULAR, SYMBOLS, WILD, code
from .lamp_hostile import hostile_game
from .lamp_lines import best_readings
from .lamp_rounds import check_round
from .lamp_scripts import (
    BOTH_GRANDS,
    ENDLESS,
    FULL_LOW_GRID,
    GROWING,
    RICH,
    TOKENS,
    WISHES,
    few_words_round,
    wished_round,
)

SEEDS = Seeds(bytes(32), "by hand")
LIMITS = (0, 0, 200, 300, 1_000, 6_000, 30_000, 90_000)
"""Limits from the most that a single cash symbol shows."""
PROGRESSES = 37
BOUGHT = tuple(BUYS)[1:]
OTHERS = {
    "both grands": BOTH_GRANDS,
    "full low grid": FULL_LOW_GRID,
    "growing": GROWING,
    "rich": RICH,
    "tokens": TOKENS,
}


def drawn(nonces: range, buys: tuple[str, ...]) -> Iterator[str]:
    """Drawn rounds at every bet from every progress."""
    met: Counter[str] = Counter()
    for nonce in nonces:
        stake = Stake(BETS[nonce % len(BETS)], buys[nonce // len(BETS) % len(buys)])
        told = told_round(SEEDS, nonce, stake=stake, progress=nonce % PROGRESSES)
        met.update(event["event"] for event in told["events"])
        yield from (f"round {nonce} {stake.buy}: {text}" for text in check_round(told, LITERAL))
    print(*sorted(met.items()), sep="\n")


def rounds(count: int, first: int = 0) -> Iterator[str]:
    """Drawn rounds that nobody bought."""
    yield from drawn(range(first, first + count), ("",))


def bought(count: int, first: int = 0) -> Iterator[str]:
    """Drawn rounds of all feature buys."""
    yield from drawn(range(first, first + count), BOUGHT)


def scripts(count: int, first: int = 0) -> Iterator[str]:
    """Scripted rounds by all wishes, and those of few words."""
    for seed in range(first, first + count):
        limit = LIMITS[seed % len(LIMITS)]
        for name, wishes in {**WISHES, **OTHERS, "endless": ENDLESS}.items():
            if name != "endless" or seed % 20 == 0:
                told = wished_round(wishes, seed, limit)
                yield from (f"{name} {seed}: {text}" for text in check_round(told, LITERAL))
        yield from (f"few words {seed}: {text}" for text in check_round(few_words_round(seed), LITERAL))


def games(count: int, first: int = 0) -> Iterator[str]:
    """Rounds on other numbers."""
    for seed in range(first, first + count):
        game = hostile_game(seed)
        numbers = literal_numbers(game.numbers)
        for nonce in range(6):
            stake = Stake(BETS[0], "" if nonce < 4 else BOUGHT[(seed + nonce) % len(BOUGHT)])
            progress = (nonce * 12 + seed) % PROGRESSES
            told = told_round(SEEDS, nonce, stake=stake, progress=progress, game=game)
            yield from (f"game {seed}, round {nonce}: {text}" for text in check_round(told, numbers))


def lines() -> Iterator[str]:
    """Every line of regular symbols, wilds and a gem."""
    reading = new_reading()
    path = LITERAL.paths[0]
    for symbols in product((*REGULAR, WILD, GEMS["treasure"]), repeat=REELS):
        board = [code(GEMS["prize"])] * CELLS
        for cell, symbol in zip(path, symbols, strict=True):
            board[cell] = code(symbol)
        win = best_reading(GAME.numbers.lines, board, 0, reading)
        told = (SYMBOLS[reading[READ_SYMBOL]], reading[READ_COUNT], reading[READ_PAY]) if win else None
        best = best_readings(symbols, LITERAL)
        if told != (tuple(best[0]) if best else None):
            yield f"{' '.join(symbols)}: the engine has {told}, by hand {best[:1]}"


def main(name: str, *numbers: str) -> None:
    """Run a check and print what it finds."""
    checks = {"rounds": rounds, "bought": bought, "scripts": scripts, "games": games, "lines": lines}
    found = 0
    for text in checks[name](*map(int, numbers)):
        found += 1
        print(text)
    print(f"{found} complaints")


if __name__ == "__main__":
    main(*sys.argv[1:])

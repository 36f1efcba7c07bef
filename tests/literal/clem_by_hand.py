"""Longer checks of Clem's Gems, to be run by hand from the root of the project.

python -m tests.literal.clem_by_hand rounds 100000 [first]
python -m tests.literal.clem_by_hand scripts 1000 [first]
python -m tests.literal.clem_by_hand games 1000 [first]
python -m tests.literal.clem_by_hand lines
python -m tests.literal.clem_by_hand boards 1000000 [seed]
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator

import numpy as np

from engine import Seeds, Stake
from lab.compiled import compiled, to_arrays

from .clem_bridge import GAME, LITERAL, literal_numbers, told_round
from .clem_bulk import CLASSES, all_lines, differences, random_board, read_boards
from .clem_figures import BETS, CELLS, LINES, REELS, SYMBOLS, code
from .clem_hostile import hostile_game
from .clem_lines import best_readings
from .clem_rounds import check_round
from .clem_scripts import ENDLESS, GRAND, WISHES, few_words_round, wished_round

SEEDS = Seeds(bytes(32), "by hand")
LIMITS = (0, 0, 80, 240, 800, 8_000, 30_000, 90_000)
CHUNK = 20_000


def rounds(count: int, first: int = 0) -> Iterator[str]:
    """Drawn rounds at every bet."""
    met: Counter[str] = Counter()
    for nonce in range(first, first + count):
        told = told_round(SEEDS, nonce, stake=Stake(BETS[nonce % len(BETS)]))
        met.update(event["event"] for event in told["events"])
        yield from (f"round {nonce}: {text}" for text in check_round(told, LITERAL))
    print(*sorted(met.items()), sep="\n")


def scripts(count: int, first: int = 0) -> Iterator[str]:
    """Scripted rounds by all wishes, and those of few words."""
    for nonce in range(first, first + count):
        limit = LIMITS[nonce % len(LIMITS)]
        for name, wishes in {**WISHES, "endless": ENDLESS, "grand": GRAND}.items():
            if name != "endless" or nonce % 20 == 0:
                told = wished_round(wishes, nonce, limit)
                yield from (f"{name} {nonce}: {text}" for text in check_round(told, LITERAL))
        yield from (f"few words {nonce}: {text}" for text in check_round(few_words_round(nonce), LITERAL))


def games(count: int, first: int = 0) -> Iterator[str]:
    """Rounds on crowded strips."""
    for seed in range(first, first + count):
        game = hostile_game(seed)
        numbers = literal_numbers(game.numbers)
        for nonce in range(6):
            told = told_round(SEEDS, nonce, game=game)
            yield from (f"game {seed}, round {nonce}: {text}" for text in check_round(told, numbers))


def lines() -> Iterator[str]:
    """Every line of all kinds of symbols."""
    yield from differences(all_lines(CLASSES))


def boards(count: int, seed: int = 0) -> Iterator[str]:
    """Boards of any symbols, read compiled, against every line that there is, read by hand."""
    known = np.zeros((len(CLASSES) ** REELS, 3), dtype=np.int64)
    for place, line_symbols in enumerate(all_lines(CLASSES)):
        for best in best_readings(line_symbols, LITERAL.pays)[:1]:
            known[place] = best.pay, code(best.symbol), best.length
    class_of = np.minimum(np.arange(len(SYMBOLS)), len(CLASSES) - 1)
    read, table = compiled(read_boards), to_arrays(GAME.numbers.lines)
    paths, powers = np.array(LITERAL.paths), len(CLASSES) ** np.arange(REELS - 1, -1, -1)
    dice = np.random.default_rng(seed)
    for chunk in range(count // CHUNK):
        drawn = chunk_of_boards(dice, chunk)
        wins, symbols, counts = np.zeros((3, CHUNK, LINES), dtype=np.int64)
        read(table, drawn, np.zeros(16, dtype=np.int64), wins, symbols, counts)
        true = known[class_of[drawn][:, paths] @ powers]
        told = np.stack([wins, symbols * (wins > 0), counts * (wins > 0)], axis=2)
        for i, line in np.argwhere((told != true).any(axis=2))[:3]:
            yield f"line {line} of {drawn[i]}: the engine has {told[i][line]}, by hand {true[i][line]}"


def chunk_of_boards(dice: np.random.Generator, chunk: int) -> np.ndarray:
    """Boards of a chunk; each is drawn, and nine more are made of its symbols."""
    plain = random.Random(chunk)
    boards = np.array([[code(symbol) for symbol in random_board(plain)] for _ in range(CHUNK // 10)])
    cells = dice.integers(0, CELLS, size=(CHUNK, CELLS))
    cells[::10] = range(CELLS)
    return np.take_along_axis(np.repeat(boards, 10, axis=0), cells, axis=1)


def main(name: str, *numbers: str) -> None:
    """Run a check and print what it finds."""
    checks = {"rounds": rounds, "scripts": scripts, "games": games, "lines": lines, "boards": boards}
    found = 0
    for text in checks[name](*map(int, numbers)):
        found += 1
        print(text)
    print(f"{found} complaints")


if __name__ == "__main__":
    main(*sys.argv[1:])

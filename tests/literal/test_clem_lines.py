"""Lines of Clem's Gems: the brute force by hand, and the engine's evaluator against it."""

import dataclasses
import random

import pytest

from .clem_bridge import GAME, LITERAL, literal_numbers
from .clem_bulk import all_lines, differences, different_board, different_line, engine_reading, random_board
from .clem_figures import CELLS, GEMS, GOLD, LINES, REELS, REGULAR, ROWS, WILDS, code
from .clem_hostile import hostile_game
from .clem_lines import COUNTS_AS, best_readings
from .clem_samples import SHORT

RANDOM_BOARDS = 2_000
PAYS = {
    **{symbol: {3: 5, 4: 10, 5: 20} for symbol in REGULAR},
    "clem": {3: 9, 4: 60, 5: 90},
    **{symbol: {3: 20, 4: 50, 5: 200} for symbol in ("red-gem", "gold-gem")},
}


def named(short: str) -> tuple[str, ...]:
    """The symbols on a line from their short names."""
    return tuple(SHORT[name] for name in short.split())


@pytest.mark.parametrize(
    ("line", "best"),
    [
        ("A A A K A", ("ace", 3, 5)),
        ("A A K A A", None),
        ("K A A A A", None),
        ("D A A A A", None),
        ("A A A A D", ("ace", 4, 10)),
        # Each gem stands for a regular symbol, also several on one line (C12, C14).
        ("A P R G O", ("ace", 5, 20)),
        ("P A R K K", ("ace", 3, 5)),
        ("O G A A K", ("ace", 4, 10)),
        ("A P D A A", None),
        # Coloured gems pay mixed (C13), Gold Gems for themselves (C14).
        ("P R G K Q", ("red-gem", 3, 20)),
        ("G G G G G", ("red-gem", 5, 200)),
        ("O O O K Q", ("gold-gem", 3, 20)),
        ("O O O O O", ("gold-gem", 5, 200)),
        # Gold and coloured ones do not mix: they are any regular symbol, and the dearest.
        ("O R P K K", ("king", 5, 20)),
        ("O R P D D", ("clem", 3, 9)),
        ("O O O R R", ("clem", 5, 90)),
        ("R R R O O", ("clem", 5, 90)),
        ("R R O R R", ("clem", 5, 90)),
        ("O R D A A", None),
        # What pays more, once (C13): three gems, or four of the symbol they stand for.
        ("R R R A Q", ("red-gem", 3, 20)),
        ("R R R c Q", ("clem", 4, 60)),
        ("R R R A A", ("red-gem", 3, 20)),
        ("R R R R c", ("clem", 5, 90)),
        # Gems alone may be read as a regular symbol that pays more.
        ("R P G G D", ("clem", 4, 60)),
        ("O O O O K", ("clem", 4, 60)),
        ("D D D D D", None),
    ],
)
def test_C12_C13_C14_the_best_reading_pays(line: str, best: tuple[str, int, int] | None) -> None:
    found = best_readings(named(line), PAYS)
    assert (tuple(found[0]) if found else None) == best


def test_readings_of_equal_pay_are_told_shorter_first_and_gems_as_themselves() -> None:
    pays = {**PAYS, "ace": {3: 20, 4: 20, 5: 50}, "king": {3: 20, 4: 20, 5: 50}}
    best = best_readings(named("R R R A A"), pays)
    assert best[0] == ("ace", 5, 50)
    best = best_readings(named("R R R A K"), pays)
    assert [(reading.symbol, reading.length) for reading in best] == [
        ("red-gem", 3),
        ("ace", 3),
        ("king", 3),
        ("ace", 4),
    ]


def test_C8_C13_the_paytable_is_that_of_the_rulings() -> None:
    pays = GAME.numbers.lines.pays
    for symbol, row in enumerate(pays):
        if symbol not in map(code, COUNTS_AS):
            assert max(row) == 0, "Diamonds have no line pay, other gems no row of their own"
    assert pays[code("red-gem")] == pays[code(GOLD)]
    assert pays[code("red-gem")][REELS] == max(map(max, pays)) == 200
    assert all(row[1] == row[2] == 0 for row in LITERAL.pays.values())


def test_C1_there_are_forty_lines_each_once() -> None:
    paths = LITERAL.paths
    assert len(set(paths)) == len(paths) == LINES
    for path, rows in zip(paths, GAME.lines, strict=True):
        assert [cell // ROWS for cell in path] == list(range(REELS))
        assert [cell % ROWS for cell in path] == list(rows)
    assert {cell for path in paths for cell in path} == set(range(CELLS))


def test_every_line_of_some_symbols_is_read_alike() -> None:
    """Dear and cheap ones, all gems, and a Diamond."""
    assert differences(all_lines(("ace", "clem", *GEMS.values(), GOLD, "diamond"))) == []


def test_every_line_of_any_paytable_is_read_alike() -> None:
    dice = random.Random(5)
    for seed in range(1, 60, 2):
        numbers = hostile_game(seed).numbers
        literal = literal_numbers(numbers)
        for _ in range(40):
            symbols = dice.choices([*dice.sample(REGULAR, 2), *WILDS, "diamond"], k=REELS)
            assert different_line(symbols, numbers.lines, literal) == ""


def test_boards_are_read_alike() -> None:
    dice = random.Random(6)
    winning = 0
    for _ in range(RANDOM_BOARDS):
        assert different_board(random_board(dice)) == ""
    for gem in sorted(WILDS):
        board = [gem] * CELLS
        assert different_board(board) == ""
        winning += engine_reading(GAME.numbers.lines, [code(gem)] * CELLS, 0)[0]
    assert winning == 4 * 200


def test_the_brute_force_differs_where_a_pay_does() -> None:
    wrong = dataclasses.replace(LITERAL, pays={**LITERAL.pays, "clem": {3: 40, 4: 100, 5: 181}})
    assert different_line(["clem"] * REELS, numbers=wrong) != ""
    assert different_line(["ace"] * REELS, numbers=wrong) == ""

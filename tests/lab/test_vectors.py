"""The evaluators, compiled, over full cycles of published games: their exact integers."""

import json
from pathlib import Path

import pytest

from engine.lines import lines_table, new_reading
from engine.ways import new_ways_room, ways_table
from lab.compiled import compiled, to_arrays
from tests.lab.cycle import (
    BOARDS,
    HITS,
    LARGEST,
    PAID,
    REELS,
    ROWS,
    SQUARES,
    new_cycle,
    run_lines,
    run_ways,
)

VECTORS = Path(__file__).parents[1] / "vectors"


def published(name):
    return json.loads((VECTORS / f"{name}.json").read_text())


def pays_of(game):
    return {
        int(symbol): {count: pay for count, pay in enumerate(row, 1) if pay}
        for symbol, row in game["pays_for_1_to_5"].items()
    }


def cycle_of(game, strips):
    """The reels of a published game."""
    scatter_pays = [game["scatter_pays"].get(str(n), 0) * game["cost"] for n in range(REELS * ROWS + 1)]
    return new_cycle(strips, game["symbols"], game["scatter"], scatter_pays)


def check(cycle, game, expected):
    """Every sum of a full cycle against the published one."""
    assert cycle.sums[BOARDS] == expected["N"]
    assert cycle.sums[PAID] == expected["sum_pay"]
    assert cycle.sums[SQUARES] == expected["sum_pay_sq"]
    assert cycle.sums[HITS] == expected["hits"]
    assert cycle.sums[LARGEST] == expected["max_pay"]
    for symbol, counts in expected["by_symbol"].items():
        if int(symbol) != game["scatter"]:
            for count, (times, coins) in counts.items():
                place = int(symbol), int(count)
                assert (cycle.times[place], cycle.coins[place]) == (times, coins)


@pytest.mark.parametrize("name", ["five_lines", "twenty_lines"])
def test_G2_full_cycles_of_published_games_give_their_exact_totals(name):
    game = published(name)
    paths = [[reel * ROWS + row for reel, row in enumerate(rows)] for rows in game["lines"]]
    wilds = {game["wild"]: 1} if game["wild"] is not None else {}
    lines = lines_table(
        paths, pays_of(game), wilds, own_rows=dict.fromkeys(wilds, game["wild"]), symbols=game["symbols"]
    )
    cycle = to_arrays(cycle_of(game, game["strips"]))
    compiled(run_lines)(cycle, to_arrays(lines), to_arrays(new_reading()))
    check(cycle, game, game["expected"])
    histogram = game["expected"]["scatter_count_hist"]
    assert cycle.scatter_counts[: len(histogram)].tolist() == histogram


def test_the_published_return_follows_from_the_cycle():
    game = published("five_lines")
    expected = game["expected"]
    assert expected["sum_pay"] / (expected["N"] * game["cost"]) == pytest.approx(game["published_rtp"])


@pytest.mark.parametrize("part", ["base", "free"])
def test_F15_full_cycles_of_a_published_game_of_ways_give_their_exact_totals(part):
    game = published("ways_243")
    ways = ways_table(pays_of(game), game["wild"], game["symbols"], REELS, ROWS)
    cycle = to_arrays(cycle_of(game, game["strips"][part]))
    room = to_arrays(new_ways_room(ways))
    compiled(run_ways)(cycle, to_arrays(ways), room, to_arrays([1] * (REELS * ROWS)))
    check(cycle, game, game["expected"][part])

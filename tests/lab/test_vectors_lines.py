"""The lines evaluator, compiled, over full cycles of published games: their exact integers."""

import json
from pathlib import Path

import pytest

from engine.kernel import ints, table
from engine.lines import lines_table, new_reading
from lab.compiled import compiled, to_arrays
from tests.lab.cycle import BOARDS, HITS, LARGEST, PAID, REELS, ROWS, SQUARES, SUMS, Cycle, run_cycle

VECTORS = Path(__file__).parents[1] / "vectors"


def cycle_of(game):
    """A published game laid out for the kernel."""
    paths = [[reel * ROWS + row for reel, row in enumerate(rows)] for rows in game["lines"]]
    pays = {
        int(symbol): {count: pay for count, pay in enumerate(row, 1) if pay}
        for symbol, row in game["pays_for_1_to_5"].items()
    }
    wilds = {game["wild"]: 1} if game["wild"] is not None else {}
    scatter_pays = [game["scatter_pays"].get(str(n), 0) * game["cost"] for n in range(REELS * ROWS + 1)]
    by_symbol = [[0] * (REELS + 1) for _ in range(game["symbols"])]
    return Cycle(
        strips=table(game["strips"]),
        lengths=[len(strip) for strip in game["strips"]],
        lines=lines_table(paths, pays, wilds, own_row=game["wild"] or 0, symbols=game["symbols"]),
        scatter=[game["scatter"]],
        scatter_pays=scatter_pays,
        board=ints(REELS * ROWS),
        stops=ints(REELS),
        reading=new_reading(),
        sums=ints(SUMS),
        scatter_counts=ints(REELS * ROWS + 1),
        times=table(by_symbol),
        coins=table(by_symbol),
    )


@pytest.mark.parametrize("name", ["five_lines", "twenty_lines"])
def test_G2_full_cycles_of_published_games_give_their_exact_totals(name):
    game = json.loads((VECTORS / f"{name}.json").read_text())
    expected = game["expected"]
    cycle = to_arrays(cycle_of(game))
    compiled(run_cycle)(cycle)
    assert cycle.sums[BOARDS] == expected["N"]
    assert cycle.sums[PAID] == expected["sum_pay"]
    assert cycle.sums[SQUARES] == expected["sum_pay_sq"]
    assert cycle.sums[HITS] == expected["hits"]
    assert cycle.sums[LARGEST] == expected["max_pay"]
    histogram = expected["scatter_count_hist"]
    assert cycle.scatter_counts[: len(histogram)].tolist() == histogram
    for symbol, counts in expected["by_symbol"].items():
        if int(symbol) != game["scatter"]:
            for count, (times, coins) in counts.items():
                place = int(symbol), int(count)
                assert (cycle.times[place], cycle.coins[place]) == (times, coins)


def test_the_published_return_follows_from_the_cycle():
    game = json.loads((VECTORS / "five_lines.json").read_text())
    expected = game["expected"]
    assert expected["sum_pay"] / (expected["N"] * game["cost"]) == pytest.approx(game["published_rtp"])

"""Exact figures: against full cycles, against enumeration, and beside simulations."""

import dataclasses
import json
from collections import Counter
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest
from typer.testing import CliRunner

from engine import GAMES
from engine.games.clems_gems import BONUSES, codes
from engine.lines import best_reading, lines_table, new_reading
from engine.stream import CHANCE_UNIT
from lab.command import app
from lab.exact import clems_gems
from lab.exact.closed import Line, compared
from lab.exact.lines import expected_lines
from tests.lab.cycle import ROWS
from tests.lab.test_vectors import pays_of, published

CLEM = GAMES["clems-gems"]
RUNNER = CliRunner()


def line_share(game):
    """Coins of line wins in a full cycle of a published game."""
    return sum(
        coins
        for symbol, counts in game["expected"]["by_symbol"].items()
        if int(symbol) != game["scatter"]
        for _times, coins in counts.values()
    )


@pytest.mark.parametrize("name", ["five_lines", "twenty_lines"])
def test_the_expectation_of_lines_is_that_of_a_published_full_cycle(name):
    game = published(name)
    paths = [[reel * ROWS + row for reel, row in enumerate(rows)] for rows in game["lines"]]
    wilds = {game["wild"]: 1} if game["wild"] is not None else {}
    own_rows = dict.fromkeys(wilds, game["wild"])
    lines = lines_table(paths, pays_of(game), wilds, own_rows, symbols=game["symbols"])
    reels = [
        {symbol: Fraction(count, len(strip)) for symbol, count in Counter(strip).items()}
        for strip in game["strips"]
    ]
    assert expected_lines(lines, reels) * game["expected"]["N"] == line_share(game)


LETTERS = {"A": codes.ACE, "C": codes.CLEM, "G": codes.GOLD_GEM, "D": codes.DIAMOND}
SMALL = ["CGDA", "DACG", "ADDG", "DGCC", "GDAA"]
"""A reel with one Diamond shows none at one stop of four, one with two shows one or two at all."""


@pytest.fixture(scope="module")
def small():
    """The numbers of the game on strips of four places."""
    room = len(CLEM.numbers.strips[0])
    strips = [[LETTERS[letter] for letter in letters] for letters in SMALL]
    return CLEM.numbers._replace(
        strips=[strip + [-1] * (room - len(strip)) for strip in strips] + CLEM.numbers.strips[codes.REELS :],
        lengths=[len(strip) for strip in strips] + CLEM.numbers.lengths[codes.REELS :],
    )


def boards(numbers):
    """Every board of the paid game, equally likely, Gold Gems not turned yet."""
    reels = [[*clems_gems.windows(clems_gems.paid_strip(numbers, reel))] for reel in range(codes.REELS)]
    for shown in product(*reels):
        yield [symbol for window in shown for symbol in window]


def test_C1_the_expectation_of_lines_is_that_of_enumeration(small):
    """Gems of any one colour make the same wins, so purple ones stand for all."""
    total, count = 0, 0
    reading = new_reading()
    for board in boards(small):
        turned = [codes.PURPLE_GEM if symbol == codes.GOLD_GEM else symbol for symbol in board]
        total += sum(best_reading(small.lines, turned, line, reading) for line in range(40))
        count += 1
    assert clems_gems.paid_lines(small) == Fraction(total, count)


def test_C5_C6_the_expectation_of_diamonds_is_that_of_enumeration(small):
    means = [
        Fraction(sum(map(int.__mul__, values, weights)), sum(weights))
        for values, weights in zip(small.credit_values, small.credit_weights, strict=True)
    ]
    total, count = Fraction(0), 0
    for board in boards(small):
        shown = [board[reel * 3 : reel * 3 + 3].count(codes.DIAMOND) for reel in range(codes.REELS)]
        reach = next((reel for reel in range(codes.REELS) if not shown[reel]), codes.REELS)
        if reach >= 2:
            total += sum(shown[reel] * means[reel] for reel in range(reach))
        count += 1
    assert clems_gems.paid_diamonds(small) == total / count


def test_C10_C16_C17_cart_frequencies_are_those_of_enumeration(small):
    numbers = small._replace(
        gem_weights=[3, 2, 1], hot_chance=[200_000], cart_chances=[[100_000, 200_000, 300_000], [500_000] * 3]
    )
    golds = Counter(board.count(codes.GOLD_GEM) for board in boards(numbers))
    found = Counter()
    for count, times in golds.items():
        for colours in product(range(3), repeat=count):
            likely = Fraction(times, golds.total())
            for colour in colours:
                likely *= Fraction(numbers.gem_weights[colour], 6)
            for hot, carts in product((0, 1), range(8)):
                if not {*colours} >= {feature for feature in range(3) if carts & (1 << feature)}:
                    continue
                chance = likely * (Fraction(1, 5) if hot else Fraction(4, 5))
                for feature in {*colours}:
                    roll = Fraction(numbers.cart_chances[hot][feature], CHANCE_UNIT)
                    chance *= roll if carts & (1 << feature) else 1 - roll
                found[carts] += chance
    exact = clems_gems.cart_frequencies(numbers)
    assert exact == {"cart": 1 - found[0]} | {name: found[carts] for carts, name in enumerate(BONUSES, 1)}


def test_C18_the_chances_of_the_seven_bonuses_and_of_none_make_one():
    assert sum(clems_gems.colours_in_view(CLEM.numbers).values()) == 1
    chances = clems_gems.cart_frequencies(CLEM.numbers)
    assert chances["cart"] == sum(chances[name] for name in BONUSES)
    assert 100 < 1 / chances["cart"] < 140
    assert 5_000 < 1 / chances["triple"] < 50_000


def test_exact_and_simulated_figures_stand_side_by_side():
    result = RUNNER.invoke(app, ["exact", "clems-gems", "--rounds", "500000", "--json"])
    assert result.exit_code == 0, result.output
    lines = {line["name"]: line for line in json.loads(result.stdout)["lines"]}
    assert lines.keys() == {*CLEM.sources, *CLEM.features}
    assert {name for name, line in lines.items() if line["exact"]} == {"lines", "diamonds", "cart", *BONUSES}
    assert all(line["agrees"] for line in lines.values())
    assert 0 < lines["lines"]["standard_error"] < 0.01


def test_a_disagreement_is_an_error(tmp_path):
    file = tmp_path / "result.json"
    simulated = RUNNER.invoke(app, ["simulate", "clems-gems", "--rounds", "250000", "--json"])
    result = json.loads(simulated.stdout)
    file.write_text(json.dumps(result))
    assert RUNNER.invoke(app, ["exact", "clems-gems", "--against", str(file)]).exit_code == 0
    result["sources"]["lines"] += 0.05
    file.write_text(json.dumps(result))
    apart = RUNNER.invoke(app, ["exact", "clems-gems", "--against", str(file)])
    assert apart.exit_code == 1
    assert "✗" in apart.output


@pytest.mark.parametrize("text", ["", "[]", '{"game": "fire-gnomes"}'])
def test_a_file_that_holds_no_result_is_refused(tmp_path, text):
    file = tmp_path / "result.json"
    file.write_text(text)
    refused = RUNNER.invoke(app, ["exact", "clems-gems", "--against", str(file)])
    assert refused.exit_code != 0
    assert str(file) in str(refused.exception)


def test_a_figure_that_is_three_errors_away_agrees_and_one_beyond_does_not():
    line = Line("lines", Fraction(1, 2), 0.53, 0.01)
    assert line.errors == pytest.approx(3)
    assert dataclasses.replace(line, simulated=0.529).agrees
    assert not dataclasses.replace(line, simulated=0.531).agrees
    assert Line("lines", None, 0.9, 0.01).agrees


def test_what_was_never_met_agrees_with_nothing_but_zero():
    """Without a single win the standard error that is measured is 0."""
    assert not Line("lines", Fraction(1, 2), 0.0, 0.0).agrees
    assert Line("triple", Fraction(0), 0.0, 0.0).agrees


def test_every_source_and_feature_is_listed_even_if_never_met():
    result = {
        "rounds": 100,
        "sources": dict.fromkeys(CLEM.sources, 0.1),
        "source_errors": dict.fromkeys(CLEM.sources, 1.0),
        "frequencies": dict.fromkeys(CLEM.features),
    }
    lines = compared(CLEM, clems_gems.closed_forms(CLEM), result)
    assert [line.name for line in lines] == [*CLEM.sources, *CLEM.features]
    assert all(line.agrees for line in lines)
    carts = next(line for line in lines if line.name == "cart")
    chance = float(carts.exact)
    assert carts.error == pytest.approx(sqrt(chance * (1 - chance) / 100)), "as far as rounds spread"

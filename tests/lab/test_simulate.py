"""Simulations: the same bytes for any workers, and figures that follow from the totals."""

import json
import threading
from dataclasses import replace
from functools import reduce
from math import sqrt
from statistics import stdev

import pytest

from engine import GAMES, Seeds, Stake
from engine.links import parse_query
from lab.figures import Figures, accepted, start_figures
from lab.machine import blueprint_of
from lab.simulate import PLAYER_ROUNDS, SHARD, WARM_UP, Run, in_order, play_players, play_shard, simulate
from lab.totals import FEWEST_SHARDS, Totals, error_coins, from_shards

GAME = GAMES["fire-gnomes"]
SEEDS = Seeds(bytes(range(32)), "test")
RUN = Run(GAME, Stake(GAME.bets[0]), SEEDS, 3 * SHARD + 1_234)


def totals_of(run, workers=2):
    return reduce(Totals.merged, simulate(blueprint_of(GAME), run, workers))


@pytest.fixture(scope="module")
def totals():
    return totals_of(RUN)


def written(totals):
    return json.dumps(totals.to_json(GAME))


def test_one_and_two_and_five_workers_give_the_same_bytes(totals):
    assert written(totals_of(RUN, 1)) == written(totals) == written(totals_of(RUN, 5))


def test_shards_merge_in_any_grouping(totals):
    blueprint = blueprint_of(GAME)
    a, b, c, d = (play_shard(blueprint, RUN, shard) for shard in RUN.shards())
    assert a.merged(b).merged(c.merged(d)) == a.merged(b.merged(c).merged(d)) == totals
    assert d.merged(b).merged(a).merged(c) == totals


def test_shards_are_fixed_runs_after_the_warm_up():
    shards = [(shard.first - WARM_UP, shard.rounds) for shard in RUN.shards()]
    assert shards == [(0, SHARD), (SHARD, SHARD), (2 * SHARD, SHARD), (3 * SHARD, 1_234)]


def test_totals_are_integers_that_add_up(totals):
    result = totals.to_json(GAME)
    assert totals.rounds == RUN.rounds
    assert sum(result["bands"]) == totals.rounds
    assert result["bands"][0] == totals.rounds - totals.hits
    assert sum(result["sources"].values()) == totals.coins
    assert all("." not in piece for piece in written(totals).split('"')[2::2])


def test_each_shard_goes_on_from_where_one_player_would_stand():
    one_player = blueprint_of(GAME).machine(SEEDS)
    one_player.run(0, WARM_UP + SHARD)
    warmed = blueprint_of(GAME).machine(SEEDS)
    warmed.run(SHARD, WARM_UP)
    assert warmed.state == one_player.state


def test_players_begin_with_the_given_state():
    start = GAME.named_states["full"]
    run = replace(RUN, rounds=2 * PLAYER_ROUNDS + 10, start=start)
    machine = blueprint_of(GAME).machine(SEEDS)
    play_players(machine, start, next(run.shards()))
    expected = blueprint_of(GAME).machine(SEEDS)
    for first, rounds in ((0, PLAYER_ROUNDS), (PLAYER_ROUNDS, PLAYER_ROUNDS), (2 * PLAYER_ROUNDS, 10)):
        expected.put_state(start)
        expected.run(WARM_UP + first, rounds)
    assert machine.memory.tolist() == expected.memory.tolist()


def test_the_largest_wins_are_links_that_open_them(totals):
    figures = Figures(RUN, totals)
    assert len(figures.top) == 10
    for win in figures.top:
        request = parse_query(win["link"])
        assert request.play().coins == win["coins"]
        assert str(request.nonce) == win["nonce"]
    assert figures.top[0]["bets"] == figures.largest


def test_figures_follow_from_the_totals(totals):
    result = Figures(replace(RUN, stake=Stake(GAME.bets[5])), totals).to_json()
    assert sum(result["sources"].values()) == pytest.approx(result["rtp"])
    assert result["rtp"] == pytest.approx(totals.coins / totals.rounds / GAME.coins_per_bet)
    assert result["rtp_high"] - result["rtp_low"] == pytest.approx(
        2 * 1.96 * result["standard_error"], rel=1e-4
    )
    assert sum(band["share"] for band in result["distribution"]) == pytest.approx(1)
    assert result["hit_frequency"] == 1 - result["distribution"][0]["share"]
    assert result["untested"] == []
    assert not set(result["guards"]) & set(result["rules"])
    assert len(result["guards"]) + len(result["rules"]) == len(GAME.rules)
    bonus = result["rules"]["G12 bonus triggered"]["rounds"]
    assert result["frequencies"]["bonus"] == totals.rounds / bonus


def test_the_standard_error_comes_from_shard_means_once_there_are_enough(totals):
    assert not from_shards(totals)
    machine = blueprint_of(GAME).machine(SEEDS)
    shards = []
    for number in range(FEWEST_SHARDS):
        machine.clear_tally()
        machine.run(10_000 * number, 10_000)
        sums = machine.view("tally.totals").tolist()
        shards.append(_shard(totals, rounds=10_000, coins=sums[2], squares=sums[3]))
    merged = reduce(Totals.merged, shards)
    means = [shard.coins / shard.rounds for shard in shards]
    assert from_shards(merged)
    assert error_coins(merged) == pytest.approx(stdev(means) / sqrt(len(means)))
    assert error_coins(merged) == pytest.approx(error_coins(replace(merged, shards=1)), rel=0.6)


def _shard(totals, rounds, coins, squares):
    return replace(
        totals,
        rounds=rounds,
        coins=coins,
        squares=squares,
        shards=1,
        shard_squares=coins**2,
        shard_products=coins * rounds,
        shard_sizes=rounds**2,
    )


def test_the_envelope_is_checked_figure_by_figure(totals):
    figures = Figures(RUN, totals)
    checks = {each["name"]: each for each in accepted(figures)["checks"]}
    assert not checks["standard error"]["passed"], "a million rounds are too few"
    assert checks["hit frequency"]["passed"]
    worse = Figures(RUN, replace(totals, hits=totals.rounds // 2, coins=totals.coins // 2))
    failed = {each["name"] for each in accepted(worse)["checks"] if not each["passed"]}
    assert {"hit frequency", "rtp"} <= failed


def test_the_figure_from_the_start_says_what_it_is():
    run = replace(RUN, rounds=20_000, start=GAME.start_state)
    result = start_figures(run, totals_of(run), "fresh")
    assert result["players"] == 20
    assert result["rounds_per_player"] == PLAYER_ROUNDS
    assert 0.5 < result["rtp"] < 1.5
    assert "first 1000 rounds" in result["meaning"]


def test_results_come_in_the_order_of_their_tasks_and_few_are_begun_early():
    begun = []
    release = threading.Event()

    def task(number):
        def run():
            begun.append(number)
            release.wait(5 if number == 0 else 0)
            return number

        return run

    results = in_order(map(task, range(100)), workers=2)
    release.set()
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    results.close()
    assert len(begun) < 20

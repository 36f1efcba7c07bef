"""The tuner: knobs by name, steps towards the envelope, a report, and what it refuses."""

import json
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

from engine import GAMES, InputError
from lab.acceptance import acceptance_seed
from lab.command import main
from lab.commands import tune as tune_command
from lab.machine import blueprint_of
from lab.tune.knobs import Knob, parse_scale, parse_turn, read_knobs, turned
from lab.tune.report import Outcome
from lab.tune.search import Plan, Search
from lab.tune.slopes import Slopes, slopes_at
from lab.tune.step import Model, best_values
from lab.tune.targets import RTP_UNIT, Target, costs, targets_of
from lab.tune.trials import Workshop, error_of_difference, simulating, tuning_seeds
from tests.lab import smooth

DESIGN = smooth.GAME.design
GNOMES = GAMES["fire-gnomes"]
FORGE = GAMES["forge-of-gems"]
PLAN = Plan(rounds=4_000_000, final_rounds=40_000_000, iterations=8, tolerance=0.05)


def silent(_text):
    """Say nothing."""


def searched(turn=("weights", "pays"), scale=(), plan=PLAN, measure=smooth.measure):
    """A search on the smooth game, run to its end."""
    knobs = read_knobs(DESIGN, turn, scale)
    search = Search(Workshop(smooth.GAME, knobs, measure), plan, silent, silent)
    search.run()
    return search


def report(search):
    """Its report as JSON."""
    return Outcome(search, "", 0.0, interrupted=False).to_json()


def workshop_of(game, *turn):
    """Trials of a real game."""
    return Workshop(game, read_knobs(game.design, turn, ()), simulating(game, tuning_seeds(game), 2))


# Knobs


def test_a_list_means_each_entry_that_is_not_zero():
    knobs = parse_turn(DESIGN, "weights")
    assert [(knob.name, knob.low, knob.high) for knob in knobs] == [
        ("weights.0", 50, 200),
        ("weights.1", 20, 80),
        ("weights.3", 30, 120),
    ]
    assert parse_turn(DESIGN, "weights.2=0:5") == [Knob("weights", 2, 0, 5)]
    assert parse_turn(DESIGN, "idle=3:9") == [Knob("idle", 0, 3, 9)]


def test_what_is_there_stays_there():
    assert parse_turn({"weights": (1,)}, "weights") == [Knob("weights", 0, 1, 2)]
    scaled = parse_scale({"weights": (1, 0, 40)}, "weights=10:200")
    assert turned({"weights": (1, 0, 40)}, [scaled], [10])["weights"] == (1, 0, 4)


def test_turned_leaves_all_else_as_it_is():
    knobs = read_knobs(DESIGN, ["weights.1"], ["pays"])
    assert turned(DESIGN, knobs, [44, 150]) == {**DESIGN, "weights": (100, 44, 0, 60), "pays": (450, 1350)}
    assert turned(DESIGN, knobs, [40, 100]) == DESIGN


def test_a_list_is_never_left_with_zeros_alone():
    with pytest.raises(ValueError, match="only zeros"):
        turned({"weights": (3, 0)}, [Knob("weights", 0, 0, 9)], [0])


@pytest.mark.parametrize(
    ("turn", "scale", "words"),
    [
        (["nothing"], [], "nothing”; there is weights, pays"),
        (["weights.4"], [], "weights.4"),
        (["weights.x"], [], "weights.x"),
        (["weights."], [], "weights."),
        (["weights.-1"], [], "weights.-1"),
        (["none"], [], "only zeros"),
        (["weights.0=120:200"], [], "no range around 100"),
        (["weights.0=9:2"], [], "9:2"),
        (["weights.0=100:100"], [], "100:100"),
        (["weights="], [], "no range around"),
        (["weights=90:110"], [], "no range around 40"),
        (["weights", "weights.0"], [], "weights.0” is named twice"),
        (["weights.0"], ["weights"], "named twice"),
        ([], ["weights.0"], "no list “weights.0”"),
        ([], ["pays=110:120"], "no range around 100"),
        ([], [], "name what to turn: weights"),
    ],
)
def test_bad_names_and_ranges_are_refused(turn, scale, words):
    with pytest.raises(InputError, match=words):
        read_knobs(DESIGN, turn, scale)


# Targets


def test_positions_are_0_in_the_middle_and_1_at_the_ends():
    points = Target("points", lambda _: 0, 60, 66)
    assert [points.position(value) for value in (60, 63, 66, 69)] == [-1, 0, 1, 2]
    often = Target("one in", lambda _: 0, 100, 400, rounds_between=True)
    assert [often.position(value) for value in (100, 200, 400)] == pytest.approx([-1, 0, 1])
    rtp = Target("RTP", lambda _: 0, 95, 95)
    assert rtp.position(95 + RTP_UNIT) == pytest.approx(1)
    for target, value in ((points, 61), (often, 300), (rtp, 94)):
        moved = target.position(value + 1e-6) - target.position(value)
        assert moved * target.per_position(value) == pytest.approx(1e-6, rel=1e-4)


def test_the_distance_grows_outside_a_range_and_hardly_inside():
    (target,) = [each for each in targets_of(smooth.ENVELOPE) if each.name == "points of cascades"]
    inside, edge, outside = (float(costs([target], np.array([at]))[0]) for at in (0.5, 1.0, 2.0))
    assert inside < 0.01 < edge < outside / 10


# Steps


def test_a_step_is_within_its_bounds_and_the_best_of_the_whole_numbers_near():
    targets = [target for target in targets_of(smooth.ENVELOPE) if target.exact]
    knobs = [Knob("weights", 0, 50, 200), Knob("weights", 1, 38, 42)]
    slopes = np.array([[1.0, 7.0]])
    found = best_values(Model(targets, knobs, (100, 40), np.array([30.0]), slopes), trust=0.25)
    assert found[1] >= 38
    assert found[0] >= 75
    assert 30 + (found[0] - 100) + 7 * (found[1] - 40) == 0
    assert best_values(Model(targets, knobs, (100, 40), np.array([0.0]), slopes), 0.25) == (100, 40)


def test_a_slope_that_may_be_noise_is_trusted_less():
    slopes = Slopes(np.array([[2.0, 2.0, 0.0]]), np.array([[0.0, 2.0, 0.0]]))
    assert slopes.trusted.tolist() == [[2.0, 1.0, 0.0]]


def test_what_was_not_foretold_is_put_down_to_the_slopes_least_sure():
    slopes = Slopes(np.array([[2.0, 2.0, 0.0]]), np.array([[0.0, 8.0, 0.0]]))
    after = slopes.corrected(np.array([1.0, 1.0, 1.0]), np.array([10.0]), np.array([0.0]))
    assert after.per_unit.sum() == pytest.approx(10)
    assert after.per_unit[0].tolist() == pytest.approx([2, 8, 0], abs=0.1)
    assert after.errors[0, 1] < 1
    newer = Slopes(np.array([[4.0, 4.0, 1.0]]), np.array([[0.0, 100.0, 1.0]]))
    assert slopes.joined(newer).per_unit[0].tolist() == pytest.approx([4, 2, 0], abs=0.1)


def test_slopes_are_those_of_the_known_problem():
    workshop = Workshop(smooth.GAME, read_knobs(DESIGN, ["weights.0", "pays.1=899:901"], ()), smooth.measure)
    trial = workshop.trial(workshop.own_values, 4_000_000)
    found = slopes_at(workshop, trial, silent)
    names = [target.name for target in workshop.targets]
    per_position = [
        target.per_position(value) for target, value in zip(workshop.targets, trial.read, strict=True)
    ]
    in_figures = found.per_unit * np.array(per_position)[:, None]
    assert in_figures[names.index("hit frequency, %")].tolist() == pytest.approx([100 / 500, 0])
    assert in_figures[names.index("points of free spins")].tolist() == pytest.approx([0, 0.036])
    assert found.errors == pytest.approx(0)


# The search


def test_the_tuner_reaches_every_target_of_a_known_problem():
    search = searched()
    result = report(search)
    before = {each["name"]: each["before"] for each in result["figures"]}
    assert before["RTP, %"] > 100
    assert before["standard deviation"] > 8
    assert all(each["holds"] for each in result["figures"])
    assert search.ended == "every figure is where it should be"
    assert abs(100 * search.best.figures.rtp - 95) <= PLAN.tolerance
    assert result["design"].keys() <= {"weights", "pays"}
    assert len(search.workshop.kept) < 60


def test_effects_add_up_to_about_what_the_figures_did():
    result = report(searched())
    for figure in result["figures"]:
        effects = sum(knob["in_all"][figure["name"]] for knob in result["knobs"])
        # The figures are curved and the slopes straight, so it is not exact.
        assert effects == pytest.approx(figure["after"] - figure["before"], rel=0.2, abs=0.05)
    reasons = {knob["name"]: knob["why"] for knob in result["knobs"]}
    assert reasons["weights.3"] in ("points of free spins", "rounds to a gembox")


def test_a_whole_list_is_turned_by_one_knob():
    envelope = replace(
        smooth.ENVELOPE, points={}, one_in={}, hit_frequency=(0, 1), standard_deviation=(1, 99)
    )
    game = replace(smooth.GAME, envelope=envelope)
    search = Search(Workshop(game, read_knobs(DESIGN, (), ["pays"]), smooth.measure), PLAN, silent, silent)
    search.run()
    assert abs(100 * search.best.figures.rtp - 95) < 0.5
    first, second = report(search)["design"]["pays"]
    assert second / first == pytest.approx(3, rel=0.01)


def test_the_same_search_twice_ends_in_the_same_design():
    assert report(searched()) == report(searched())


def test_numbers_that_suit_stay():
    settled = report(searched())["design"]
    game = replace(smooth.GAME, design=DESIGN | {name: tuple(each) for name, each in settled.items()})
    workshop = Workshop(game, read_knobs(game.design, ["weights", "pays"], ()), smooth.measure)
    search = Search(workshop, replace(PLAN, tolerance=0.1), silent, silent)
    search.run()
    assert report(search)["design"] == {}
    assert len(workshop.kept) == 2


def test_designs_without_room_are_gone_round():
    search = searched(turn=["weights.0=100:1000", "pays.0"])
    assert search.best.values[0] <= 200


# Real games


@pytest.mark.parametrize("game", [GNOMES, FORGE], ids=lambda game: game.slug)
def test_trials_share_their_streams_and_compiled_rules(game):
    name = next(name for name in game.design if len(game.design[name]) > 2)
    workshop = workshop_of(game, name)
    own = workshop.trial(workshop.own_values, 20_000)
    again = workshop_of(game, name).trial(workshop.own_values, 20_000)
    assert again.figures.totals == own.figures.totals
    assert error_of_difference(own, again).tolist() == [0] * len(workshop.targets)
    other = (3 * workshop.own_values[0], *workshop.own_values[1:])
    assert workshop.trial(other, 20_000).figures.totals != own.figures.totals
    changed = replace(game, numbers=game.lay_out(turned(game.design, workshop.knobs, other)))
    assert blueprint_of(changed).simulate is blueprint_of(game).simulate


def test_shared_streams_make_differences_far_smaller_than_luck():
    workshop = workshop_of(FORGE, "forge.5")
    own = workshop.trial(workshop.own_values, 1_000_000)
    other = workshop.trial((workshop.own_values[0] + 10,), 1_000_000)
    shared = error_of_difference(own, other)[0] * RTP_UNIT
    assert shared < 100 * own.figures.standard_error / 2


def test_the_acceptance_seed_is_refused():
    for game in GAMES.values():
        assert tuning_seeds(game).server != acceptance_seed(game.slug)
        with pytest.raises(InputError, match="acceptance seed"):
            tuning_seeds(game, acceptance_seed(game.slug).hex().upper())


# The command


@pytest.fixture
def tune(monkeypatch, capsys):
    """Run `gemworks tune`; exit status, standard output, standard error."""

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["gemworks", "tune", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        written = capsys.readouterr()
        return ended.value.code, written.out, written.err

    return run


QUICK = ("--rounds", 30_000, "--final-rounds", 60_000, "--iterations", 1)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--turn", "nothing"), "nothing"),
        (("--turn", "activation_chance.1=9:2"), "9:2"),
        ((), "activation_chance"),
        (("--turn", "activation_chance", "--seed", acceptance_seed(GNOMES.slug).hex()), "acceptance seed"),
        (("--turn", "activation_chance", "--seed", "12"), "64 hex digits"),
        (("--turn", "activation_chance", "--rounds", "0"), "--rounds"),
        (("--turn", "activation_chance", "--final-rounds", "0"), "--final-rounds"),
        (("--turn", "activation_chance", "--tolerance", "-1"), "--tolerance"),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(tune, arguments, word):
    status, out, err = tune(GNOMES.slug, *arguments)
    assert status == 2
    assert out == ""
    assert word in err.strip().splitlines()[-1]


def test_tune_prints_a_design_to_paste_and_changes_no_file(tune):
    before = subprocess.check_output(["git", "status", "--porcelain", "engine"])
    status, out, err = tune(GNOMES.slug, "--turn", "activation_chance", *QUICK)
    assert status == 0
    for text in ("activation_chance.1", "What one more does", "before", "trials", "standard deviation"):
        assert text in out
    assert '    "activation_chance": (' in out
    assert "distance" in err
    assert subprocess.check_output(["git", "status", "--porcelain", "engine"]) == before


def test_tune_writes_the_same_json_twice(tune):
    arguments = (GNOMES.slug, "--turn", "bomb_weights", "--scale", "credit_values", *QUICK, "--json")
    one, two = (json.loads(tune(*arguments, "--seed", "5e" * 32)[1]) for _ in range(2))
    assert one.pop("seconds") > 0
    assert two.pop("seconds") > 0
    assert one == two
    assert one["server_seed"] == "5e" * 32
    assert {knob["name"] for knob in one["knobs"]} == {f"bomb_weights.{i}" for i in range(5)} | {
        "credit_values"
    }
    knob = one["knobs"][0]
    assert knob["per_unit"].keys() == knob["in_all"].keys() == {each["name"] for each in one["figures"]}


@pytest.mark.parametrize(("trials", "printed"), [(0, False), (3, True)])
def test_ctrl_c_prints_the_best_so_far(tune, monkeypatch, trials, printed):
    left = iter(range(trials))

    def measure(design, rounds):
        if next(left, None) is None:
            raise KeyboardInterrupt
        return smooth.measure(DESIGN, rounds)

    monkeypatch.setattr(tune_command, "simulating", lambda *_: measure)
    status, out, err = tune(FORGE.slug, "--turn", "forge", *QUICK)
    assert status == 130
    assert "Stopped" in err
    assert ("Figures" in out) == printed

"""Fire Gnomes: strips, shelves and the feature, by its rulings."""

from itertools import pairwise, product

import pytest

from engine.events import LineWin, ReelsStopped, RoundEnded
from engine.games.fire_gnomes import codes, numbers
from engine.games.fire_gnomes.events import (
    ActivationRolled,
    BonusStarted,
    FeatureStarted,
    MultipliersAdded,
    PrizePaid,
    ShelfRaised,
    ShelfReset,
    WildsAdded,
)
from tests.engine.fire_gnomes.scripting import (
    GAME,
    STRIPS,
    Script,
    events,
    plain_stops,
    stop_with,
    window,
)

BUILD_UPS = {
    "wild-barrel": (0, 0),
    "multiplier-barrel": (3, 1),
    "silver-shield": (0, 2),
    "gold-shield": (3, 3),
}


def code(name):
    return GAME.symbols.index(name)


@pytest.mark.parametrize(
    ("symbol", "reels"),
    [
        ("scatter", {0, 3}),
        ("activation", {1, 2}),
        ("wild-barrel", {0}),
        ("silver-shield", {0}),
        ("multiplier-barrel", {3}),
        ("gold-shield", {3}),
        ("wild", {0, 1, 2, 3}),
    ],
)
def test_G12_G14_G15_G7_symbols_stand_on_their_reels_only(symbol, reels):
    assert {reel for reel, strip in enumerate(STRIPS) if code(symbol) in strip} == reels


@pytest.mark.parametrize("symbol", ["wild-x2", "wild-x3", "wild-x4", "wild-x5"])
def test_G9_wild_multipliers_stand_on_no_strip(symbol):
    assert all(code(symbol) not in strip for strip in STRIPS)


def test_G12_a_reel_never_shows_two_scatters():
    for reel in (0, 3):
        for stop in range(len(STRIPS[reel])):
            assert window(reel, stop).count(codes.SCATTER) <= 1


def test_every_stop_shows_its_window_top_to_bottom_and_round_the_end():
    for reel in range(4):
        length = len(STRIPS[reel])
        for stop in (0, length // 2, length - 1):
            stops = [0, 0, 0, 0]
            stops[reel] = stop
            shown = events(Script().stops(stops).play(), ReelsStopped)[0]
            assert shown.stops == tuple(stops)
            assert list(shown.symbols[reel * 5 : reel * 5 + 5]) == window(reel, stop)


@pytest.mark.parametrize("count", [0, 1])
def test_G12_fewer_than_two_scatters_award_nothing(count):
    assert not events(Script().stops(plain_stops(scatters=count)).play(), BonusStarted)


def test_G12_two_scatters_award_the_bonus():
    assert events(Script().stops(plain_stops(scatters=2)).play(), BonusStarted)


@pytest.mark.parametrize("name", BUILD_UPS)
def test_G15_G16_each_build_up_symbol_raises_its_own_shelf_by_a_step(name):
    reel, award = BUILD_UPS[name]
    others = [code(other) for other in BUILD_UPS if other != name] + [codes.ACTIVATION, codes.SCATTER]
    stops = plain_stops()
    stops[reel] = stop_with(reel, code(name), avoid=others)
    played = Script().stops(stops).play()
    raised = events(played, ShelfRaised)
    start, step = numbers.SHELF_START[award], numbers.SHELF_STEP[award]
    cell = reel * 5 + window(reel, stops[reel]).index(code(name))
    assert raised == [ShelfRaised(award, cell, start, start + step)]
    expected = list(GAME.start_state)
    expected[award] += step
    assert played.state == tuple(expected)


@pytest.mark.parametrize("name", BUILD_UPS)
def test_G16_a_full_shelf_stays_at_its_cap(name):
    reel, award = BUILD_UPS[name]
    stops = plain_stops()
    stops[reel] = stop_with(reel, code(name))
    full = GAME.named_states["full"]
    played = Script().stops(stops).play(full)
    cap = numbers.SHELF_CAP[award]
    assert [(e.before, e.after) for e in events(played, ShelfRaised) if e.award == award] == [(cap, cap)]
    assert played.state == full


def test_G16_steps_lead_from_each_start_to_each_cap():
    for field in GAME.state_fields:
        assert (field.cap - field.start) % field.step == 0
    starts = dict(zip(numbers.AWARD_NAMES, numbers.SHELF_START, strict=True))
    caps = dict(zip(numbers.AWARD_NAMES, numbers.SHELF_CAP, strict=True))
    assert starts == {"wilds": 1, "multipliers": 1, "silver": 15, "gold": 45}
    assert caps == {"wilds": 8, "multipliers": 3, "silver": 225, "gold": 1125}


def test_G14_no_activation_symbol_rolls_nothing():
    assert not events(Script().stops(plain_stops()).play(), ActivationRolled)


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("triggered", [False, True])
def test_G14_activation_symbols_roll_once(count, triggered):
    script = Script().stops(plain_stops(activations=count)).feature(triggered, "silver")
    played = script.play()
    assert events(played, ActivationRolled) == [ActivationRolled(count, int(triggered))]
    assert bool(events(played, FeatureStarted)) == triggered


def test_G14_more_activation_symbols_never_lower_the_chance():
    chances = GAME.numbers.activation_chance
    assert len(chances) == 11
    assert chances[0] == 0
    assert all(a <= b for a, b in pairwise(chances))
    assert chances[1] < chances[2] < chances[3]


@pytest.mark.parametrize("awards", numbers.AWARD_WEIGHTS)
def test_G19_G20_G24_awards_act_in_order_and_only_they_return_to_their_start(awards):
    state = (4, 3, 60, 180)
    script = Script().stops(plain_stops(activations=1)).feature(True, *awards)
    played = script.play(state)
    indexes = [numbers.AWARD_NAMES.index(award) for award in awards]
    assert events(played, FeatureStarted) == [FeatureStarted(tuple(sorted(indexes)))]
    assert [type(e) for e in played.events if type(e) in (WildsAdded, MultipliersAdded, PrizePaid)] == [
        (WildsAdded, MultipliersAdded, PrizePaid, PrizePaid)[index] for index in sorted(indexes)
    ]
    assert events(played, PrizePaid) == [PrizePaid(i, state[i]) for i in sorted(indexes) if i >= 2]
    assert [e.award for e in events(played, ShelfReset)] == sorted(indexes)
    for award in range(4):
        assert played.state[award] == (numbers.SHELF_START if award in indexes else state)[award]


@pytest.mark.parametrize("wilds", range(1, 9))
def test_G21_G22_exactly_the_shelf_number_of_regular_symbols_turns_wild(wilds):
    script = Script().stops(plain_stops(activations=2, scatters=2)).feature(True, "wilds")
    played = script.play((wilds, 1, 15, 45))
    before = events(played, ReelsStopped)[0].symbols
    (added,) = events(played, WildsAdded)
    assert len(added.cells) == len(set(added.cells)) == wilds
    assert all(before[cell] < codes.REGULARS for cell in added.cells)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_G9_G21_wild_multipliers_take_other_cells_than_the_added_wilds(count):
    script = Script().stops(plain_stops(activations=1)).feature(True, "wilds", "multipliers")
    played = script.play((8, count, 15, 45))
    (wilds,) = events(played, WildsAdded)
    (multipliers,) = events(played, MultipliersAdded)
    assert len(multipliers.cells) == count == len(set(multipliers.cells))
    assert not set(wilds.cells) & set(multipliers.cells)
    assert all(codes.WILD_X2 <= symbol <= codes.WILD_X5 for symbol in multipliers.symbols)


def test_G21_every_regular_cell_can_be_drawn_and_special_cells_never():
    stops = plain_stops(activations=1)
    board = [symbol for reel in range(4) for symbol in window(reel, stops[reel])]
    regulars = [cell for cell in range(20) if board[cell] < codes.REGULARS]
    drawn = set()
    for index in range(len(regulars)):
        script = Script().stops(stops).feature(True, "wilds").draw(index, len(regulars))
        drawn.update(events(script.play(), WildsAdded)[0].cells)
    assert drawn == set(regulars)


def test_G18_a_build_up_symbol_raises_its_shelf_before_the_feature_reads_it():
    stops = plain_stops(activations=1)
    stops[0] = stop_with(0, codes.SILVER_SHIELD, avoid=[codes.SCATTER, codes.WILD])
    played = Script().stops(stops).feature(True, "silver").play()
    assert events(played, PrizePaid) == [PrizePaid(2, 30)]
    assert played.state[2] == 15


def test_G25_lines_are_evaluated_once_after_the_transformation():
    played = Script().stops(plain_stops(activations=1)).feature(True, "wilds").play((8, 1, 15, 45))
    kinds = [type(event) for event in played.events]
    assert LineWin in kinds
    assert kinds.index(LineWin) > kinds.index(WildsAdded)


def test_G26_X4_feature_then_lines_then_bonus():
    stops = plain_stops(activations=1, scatters=2)
    played = Script().stops(stops).feature(True, "wilds", "multipliers").play((8, 3, 15, 45))
    kinds = [type(event) for event in played.events]
    assert kinds.index(FeatureStarted) < kinds.index(LineWin) < kinds.index(BonusStarted)
    assert kinds[-1] is RoundEnded
    assert played.coins == events(played, RoundEnded)[0].win


def test_G17_X6_the_state_of_the_round_is_an_argument_and_a_result():
    stops = plain_stops()
    stops[0] = stop_with(0, codes.WILD_BARREL)
    script = Script().stops(stops)
    assert script.play().state_before == GAME.start_state
    assert script.play().state == script.play().state


@pytest.mark.parametrize("activations", [0, 1, 2])
def test_G11_no_wild_multiplier_survives_its_round(activations):
    for state in product((1, 8), (1, 3), (15, 225), (45, 1125)):
        script = Script().stops(plain_stops(activations=activations))
        if activations:
            script.feature(True, "multipliers")
        shown = events(script.play(state), ReelsStopped)[0].symbols
        assert not any(codes.WILD_X2 <= symbol <= codes.WILD_X5 for symbol in shown)

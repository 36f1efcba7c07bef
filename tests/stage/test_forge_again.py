"""Rounds of Forge of Gems shown again, disturbed, or as long as a link can make them."""

from __future__ import annotations

from time import thread_time

import pytest

from engine import Round, RoundRequest, parse_token
from engine.games.forge_of_gems import codes, events
from tests.engine.forge_of_gems.scripting import code
from tests.engine.forge_of_gems.telling import (
    all_effects_round,
    box_round,
    cap_round,
    long_cascade_round,
    longest_round,
)
from tests.stage import forge
from tests.stage.house import House

ROUNDS = {
    "long cascade": long_cascade_round,
    "every effect": all_effects_round,
    "free spins": lambda: box_round(4, 0),
    "prize and free spins": lambda: box_round(5, 0),
    "cap": cap_round,
    "limit at the bet": lambda: cap_round(limit=10),
}
SIZES = ((390, 672), (844, 390), (320, 396), (1280, 720))


def replayed(house: House, played: Round) -> list[dict[str, object]]:
    house.scene.replay(played)
    house.run_out(100.0)
    return house.picture()


@pytest.mark.parametrize("name", ROUNDS)
def test_S67_a_round_comes_out_the_same_each_time_whatever_is_done_to_its_stage(name):
    played = ROUNDS[name]()
    house = forge.house(*SIZES[-1])
    first = replayed(house, played)
    house.scene.replay(played)
    for size in SIZES:
        house.run(1700, 100.0)
        house.bridge.resize(*size)
        house.bridge.motion(size[0] < size[1])
        house.bridge.pause()
        house.time += 60_000
    house.bridge.motion(False)
    house.run_out(100.0)
    assert house.picture() == first
    assert replayed(house, played) == first


def test_S40_a_cell_that_is_filled_by_the_same_symbol_again_is_seen_whole():
    played = long_cascade_round()
    house = forge.house()
    house.scene.start_spin()
    house.scene.land(played)
    while house.frame(100.0):
        pass
    tops = [each for each in played.events if isinstance(each, events.ReelCascaded)][:5]
    assert {each.symbols[0] for each in tops} == {code("T")}, "tens come in place of tens"
    for cell in range(codes.CELLS):
        symbol = house.named(f"cell:{cell}:symbol")
        assert (symbol["alpha"], symbol["scale"], symbol["rotation"]) == (1.0, 1.0, 0.0)
    assert len({each["y"] for each in house.picture() if str(each["name"]).endswith(":symbol")}) == 4


def test_S41_the_longest_round_of_a_link_starts_soon_and_two_presses_end_it():
    played = parse_token(RoundRequest.of(longest_round()).to_token()).play()
    assert len(played.tape) > played.game.tape_capacity
    assert sum(isinstance(each, events.CellsRemoved) for each in played.events) > 300
    house = forge.house()
    house.scene.start_spin()
    house.scene.land(played)
    started = thread_time()
    house.stage.skip()
    assert thread_time() - started < 2.0
    house.run(20_000, 100.0)
    assert house.stage.busy
    assert house.painted > 100
    house.stage.skip()
    assert not house.stage.busy
    assert house.cues[-1] == ("round-end", played.win)
    house.run_out()
    record = forge.house()
    record.scene.rest((), played.stake.bet, played)
    record.run_out()
    assert house.picture() == record.picture()

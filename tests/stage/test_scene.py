"""What the screen shows of rounds of Fire Gnomes, with a clock that the test holds."""

from __future__ import annotations

import json

import pytest

from engine import Seeds, Stake, play
from engine.events import LineWin
from engine.games.fire_gnomes import codes, events
from tests.stage.house import GAME, House, rounds, telling_rounds, with_event
from web.scenes.fire_gnomes.scene import result


@pytest.mark.parametrize("size", [(1280, 800), (390, 672)], ids=["wide", "tall"])
def test_normal_quick_skipped_and_recorded_end_in_the_same_picture(size):
    for played in telling_rounds()[:: 1 if size[0] > 1000 else 7]:
        recorded = House(*size).play(played, "record").picture()
        for how in ("normal", "quick", "skip", "late skip"):
            assert House(*size).play(played, how).picture() == recorded, (played.nonce, how)


def test_the_end_shows_the_board_shelves_and_win_of_the_record():
    for played in telling_rounds():
        house = House().play(played, "record")
        view = result(played, played.stake.bet, str)
        for cell in range(codes.CELLS):
            shown = house.named(f"cell:{cell}:symbol")
            name = GAME.symbols[view.board[cell]]
            times = name.removeprefix("wild-x")
            assert shown["sprite"] == ("wild-x" if times != name else name)
            assert shown["text"] == (f"×{times}" if times != name else "")
        lit = {int(each["name"].split(":")[1]) for each in house.picture() if each["name"].endswith(":win")}
        wins = [event for event in played.events if isinstance(event, LineWin)]
        assert lit == {
            reel * GAME.rows + GAME.lines[win.line][reel] for win in wins for reel in range(win.count)
        }
        assert house.named("shelf:wilds:number")["text"] == f"×{played.state[0]}"
        assert house.named("shelf:gold:number")["text"] == f"{played.state[3] // 15}x"
        plaques = [each["text"] for each in house.picture() if each["name"] == "plaque"]
        assert plaques == ([f"Win {played.win // 100}.{played.win % 100:02d}"] if played.win else [])


def test_reels_keep_turning_until_the_outcome_comes():
    house = House()
    house.scene.start_spin("quick")
    house.run(5000)
    assert house.stage.busy
    assert ("reels-landed", 0) not in house.cues
    house.scene.land(rounds()[0])
    house.run(1000)
    assert ("reels-landed", 0) in house.cues


def test_a_stop_before_the_outcome_lands_it_as_soon_as_it_comes():
    played = next(each for each in rounds() if len(each.events) == 2)
    house = House()
    house.scene.start_spin()
    house.run(40)
    house.stage.skip()
    house.run(400)
    assert house.stage.busy
    house.scene.land(played)
    assert not house.stage.busy
    house.run_out()
    assert house.named("cell:0:symbol")["sprite"] == GAME.symbols[played.events[0].symbols[0]]


@pytest.mark.parametrize("kind", [events.FeatureStarted, events.BonusStarted])
def test_a_first_press_lands_the_reels_and_a_second_ends_a_feature_or_bonus(kind):
    (played,) = with_event(kind)
    house = House()
    house.scene.start_spin()
    house.scene.land(played)
    house.run(300)
    house.stage.skip()
    assert house.stage.busy
    assert ("reels-landed", 0) in house.cues
    house.run(500)
    house.stage.skip()
    assert not house.stage.busy
    assert house.cues[-1] == ("round-end", played.win)


def test_cues_of_a_round_end_with_its_win_and_a_skip_keeps_the_ones_that_count():
    for played in telling_rounds():
        for skipped in (False, True):
            house = House()
            house.scene.start_spin("quick")
            house.scene.land(played)
            house.run(700)
            if skipped:
                house.stage.skip()
            house.run_out()
            names = [name for name, _ in house.cues]
            assert house.cues[-1] == ("round-end", played.win)
            assert names.count("win") == (1 if played.win else 0)
            counts = [value for name, value in house.cues if name == "count"]
            if played.win:
                assert counts[-1] == played.win


def test_nothing_is_drawn_while_nothing_moves():
    house = House()
    house.scene.start_spin("quick")
    house.scene.land(rounds()[0])
    house.run_out()
    painted = house.painted
    house.run(10_000)
    assert house.painted == painted


def test_a_hidden_tab_stops_the_clock():
    played = with_event(events.BonusStarted)[0]
    house = House()
    house.scene.start_spin()
    house.scene.land(played)
    house.run(1000)
    seen = house.picture()
    house.bridge.pause()
    house.time += 3_600_000
    house.bridge.pause()
    house.frame(0)
    assert house.picture() == seen
    house.frame()
    assert house.stage.busy


def test_rotation_in_mid_round_changes_nothing_but_the_layout():
    played = with_event(events.BonusStarted)[0]
    turned, straight = House(), House(390, 672)
    for house in (turned, straight):
        house.scene.start_spin()
        house.scene.land(played)
    for step in range(40):
        for house in (turned, straight):
            house.run(400)
        turned.bridge.resize(*((1280, 800) if step % 2 else (390, 672)))
    turned.bridge.resize(390, 672)
    assert turned.picture() == straight.picture()
    for house in (turned, straight):
        house.run_out()
    assert turned.picture() == straight.picture()


def test_reduced_motion_fades_in_place_of_moving_and_ends_alike():
    played = with_event(events.BonusStarted)[0]
    house, usual = House(), House()
    house.stage.set_reduced_motion(True)
    for each in (house, usual):
        each.scene.start_spin()
        each.scene.land(played)
    places = set()
    for _ in range(200):
        house.frame()
        shown = [each for each in house.picture() if each["name"].startswith(("reel", "cell"))]
        places |= {(each["x"], each["y"]) for each in shown}
        assert all(each["scale"] == 1.0 and each["rotation"] == 0.0 for each in shown)
    assert len(places) == codes.CELLS
    for each in (house, usual):
        each.run_out()
    assert house.picture() == usual.picture()


def test_the_switch_and_the_system_both_reduce_motion():
    house = House()
    house.bridge.motion(True)
    house.stage.set_reduced_motion(False)
    house.scene.start_spin()
    house.run(300)
    moving = [each for each in house.picture() if each["name"] == "reel:moving"]
    assert len({each["y"] for each in moving}) == GAME.rows


def test_what_the_bonus_shows_is_what_the_record_says():
    for played in with_event(events.BonusStarted, 3):
        house = House()
        house.scene.start_spin("quick")
        house.scene.land(played)
        started = next(event for event in played.events if isinstance(event, events.BonusStarted))
        amounts = {value * played.coin for value in started.values}
        for event in played.events:
            if isinstance(event, events.ValueActivated):
                amounts.add(event.after * played.coin)
            elif isinstance(event, events.SpinsAdded):
                amounts.add(event.value * played.coin)
            elif isinstance(event, events.ValuesBoosted):
                amounts |= {value * played.coin for value in event.values}
        allowed = {f"{amount // 100}.{amount % 100:02d}" for amount in amounts}
        shown = set()
        while house.frame(60):
            shown |= {each["text"] for each in house.picture() if str(each["name"]).endswith(":value")}
        assert shown
        assert shown <= allowed


def test_a_bet_shows_its_shelves_and_takes_the_last_win_away():
    played = next(each for each in rounds() if each.win)
    house = House()
    house.scene.rest(played.state, played.stake.bet, played)
    house.scene.set_bet(3000, (4, 2, 45, 225))
    house.run_out()
    assert house.named("shelf:silver:number")["text"] == "3x"
    assert house.named("shelf:silver:money")["text"] == "90.00"
    assert house.named("shelf:multipliers:number")["text"] == "×2"
    assert not [each for each in house.picture() if each["name"] == "plaque" or each["name"].endswith(":win")]


def test_a_full_shelf_says_so():
    house = House()
    house.scene.rest(GAME.named_states["full"], 15)
    house.run_out()
    full = [each["name"] for each in house.picture() if each["text"] == "MAX"]
    assert full == ["shelf:wilds:full", "shelf:multipliers:full", "shelf:silver:full", "shelf:gold:full"]


def test_a_replay_and_a_scripted_round_say_so():
    plain = rounds()[0]
    scripted = play(GAME, Stake(15), GAME.start_state, Seeds(bytes(32), "x"), 0, (1, 2, 3, 4))
    for played, text in ((plain, "Replay"), (scripted, "Scripted, not drawn")):
        house = House()
        house.scene.replay(played)
        house.run(300)
        assert house.named("ribbon")["text"] == text
        house.run_out()
        assert house.named("ribbon")["text"] == text
    house = House()
    house.scene.start_spin()
    house.scene.land(scripted)
    house.run_out()
    assert house.named("ribbon")["text"] == "Scripted, not drawn"
    house.scene.start_spin()
    house.run(100)
    assert not [each for each in house.picture() if each["name"] == "ribbon"]


def test_another_round_may_start_from_on_done():
    first, second = rounds()[:2]
    house = House()
    ended = []

    def next_round() -> None:
        house.scene.start_spin("quick")
        house.scene.land(second, lambda: ended.append(2))

    house.scene.start_spin("quick")
    house.scene.land(first, next_round)
    house.run_out()
    assert ended == [2]
    assert [value for name, value in house.cues if name == "round-end"] == [first.win, second.win]


def test_the_display_list_is_json():
    house = House()
    json.dumps(house.picture())
    assert json.loads(house.stage.display_json()) == house.picture()
    assert {"name", "sprite", "text", "x", "y", "width", "height", "scale", "rotation", "alpha"} == set(
        house.picture()[0]
    )


def test_leaving_the_stage_stops_it():
    house = House()
    house.scene.start_spin()
    house.run(100)
    house.stage.show(None)
    assert house.picture() == []
    assert house.bridge.frame(house.time) == 0
    assert not house.stage.busy

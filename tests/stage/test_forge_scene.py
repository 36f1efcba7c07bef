"""What the screen shows of rounds of Forge of Gems, with a clock that the test holds."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from engine import Stake
from engine.events import RoundEnded, WaysWin
from engine.games.forge_of_gems import codes
from tests.engine.forge_of_gems.telling import cap_round
from tests.stage import forge
from tests.stage.forge import GAME, telling_rounds
from tests.stage.watching import MADE, TALL, WIDE, shown, started, watched
from web.scenes.forge_of_gems.places import places
from web.scenes.forge_of_gems.scene import mixed
from web.scenes.forge_of_gems.table import final_table

# The picture at the end


@pytest.mark.parametrize("size", [WIDE, TALL], ids=["wide", "tall"])
@pytest.mark.parametrize("name", MADE)
def test_made_rounds_end_alike_however_they_are_played(name, size):
    recorded = shown(MADE[name], "record", size).picture()
    for how in ("normal", "quick", "skip", "late skip"):
        assert shown(MADE[name], how, size).picture() == recorded, how


def test_drawn_rounds_end_alike_however_they_are_played():
    for played in telling_rounds():
        recorded = shown(played, "record").picture()
        for how in ("normal", "quick", "skip", "late skip"):
            assert shown(played, how).picture() == recorded, (played.nonce, how)


@pytest.mark.parametrize("played", [*MADE.values(), *telling_rounds()])
def test_the_end_shows_what_the_record_says(played):
    house = shown(played, "record")
    table = final_table(played)
    for cell in range(codes.CELLS):
        copies = house.all_named(f"cell:{cell}:symbol")
        assert [each["sprite"] for each in copies] == [GAME.symbols[table.symbols[cell]]] * table.copies[cell]
        assert len(house.all_named(f"cell:{cell}:seam")) == table.copies[cell] - 1
    for reel in range(codes.REELS):
        assert house.named(f"forge:{reel}:symbol")["sprite"] == GAME.symbols[table.forge[reel]]
    assert house.named("ways")["text"] == f"{table.ways:,} ways"
    assert house.named("gauge:multiplier")["text"] == f"×{table.multiplier}"
    lit = {int(each["name"].split(":")[1]) for each in house.picture() if each["name"].endswith(":win")}
    assert lit == table.winning
    plaques = [each["text"] for each in house.all_named("plaque")]
    assert plaques == ([f"Win {played.win // 100}.{played.win % 100:02d}"] if played.win else [])
    assert not house.all_named("counter")
    assert not house.all_named("box")


def test_a_capped_round_keeps_its_wins_and_says_so():
    house = shown(MADE["cap"], "normal")
    assert house.named("limit")["text"] == "Win cap reached: 10,000x"
    assert shown(MADE["limit"], "normal").named("limit")["text"] == "Win limit reached: 10.00"
    wins = [event for event in MADE["cap"].events if isinstance(event, WaysWin)]
    assert {f"cell:{cell}:win" for win in wins for cell in win.cells} <= {
        each["name"] for each in house.picture()
    }
    house.scene.start_spin()
    house.run(100)
    assert not house.all_named("limit")


def test_X5_no_amount_on_the_way_is_more_than_the_cap_pays():
    played = cap_round()
    assert any(type(event) is RoundEnded and event.capped for event in played.events)
    amounts = {
        float(each["text"].replace(",", ""))
        for house in watched(played, 100)
        for each in house.picture()
        if each["name"] == "banner:amount"
    }
    assert amounts
    assert max(amounts) == played.win / 100


def test_a_win_just_below_its_limit_is_not_called_one():
    wins = MADE["long"].coins
    made = forge.Made().count().win(0, (0, 0), (1, 0), (2, 0), pay=wins).end_spin()
    played = made.round(stake=Stake(forge.BET, limit=wins * GAME.coin(forge.BET) + forge.BET))
    assert not shown(played, "normal").all_named("limit")


# Reels and crucibles


def test_crucibles_are_empty_while_their_reels_turn_and_full_when_they_stand():
    house = started(MADE["powers"])
    house.run(1000)
    assert not [each for each in house.picture() if each["name"].startswith("forge:0:symbol")]
    while ("reels-landed", 0) not in house.cues:
        house.frame()
    landed = MADE["powers"].events[0]
    for reel in range(codes.REELS):
        assert house.named(f"forge:{reel}:symbol")["sprite"] == GAME.symbols[landed.forge[reel]]


def test_split_cells_leave_as_they_stood():
    house = shown(MADE["grown"], "record")
    house.scene.start_spin()
    house.frame(1)
    moving = [each for each in house.picture() if each["name"] == "reel:moving"]
    narrow = [each for each in moving if each["width"] < 0.8 * moving[-1]["height"]]
    assert len(narrow) >= 8


def test_strips_are_the_same_symbols_in_another_order():
    strip = [symbol for symbol in range(11) for _ in range(symbol + 2)]
    (dealt,) = mixed([strip])
    assert sorted(dealt) == strip
    assert sum(a == b for a, b in pairwise(dealt)) < len(strip) / 4


@pytest.mark.parametrize("name", ["spins", "both"])
def test_presses_land_the_reels_then_open_the_box_then_end(name):
    house = started(MADE[name])
    house.run(300)
    house.stage.skip()
    assert ("reels-landed", 0) in house.cues
    assert house.stage.busy
    house.stage.skip()
    house.run(1500)
    assert house.named("box")
    house.stage.skip()
    assert not house.stage.busy
    assert house.cues[-1] == ("round-end", MADE[name].win)


def test_a_press_lands_the_reels_of_a_win_and_a_second_ends_its_cascades():
    house = started(MADE["long"])
    house.run(300)
    house.stage.skip()
    assert house.stage.busy
    house.run(400)
    house.stage.skip()
    assert not house.stage.busy
    house = started(MADE["nothing"])
    house.run(300)
    house.stage.skip()
    assert not house.stage.busy


@pytest.mark.parametrize("how", ["normal", "quick", "skip", "late skip"])
def test_cues_end_with_the_win_and_the_ones_that_count_are_kept(how):
    for played in (*MADE.values(), *telling_rounds()):
        house = shown(played, how)
        names = [name for name, _ in house.cues]
        assert house.cues[-1] == ("round-end", played.win)
        assert names.count("win") == (1 if played.win else 0)
        counts = [value for name, value in house.cues if name == "count"]
        assert not played.win or counts[-1] == played.win
        assert counts == sorted(counts) or how == "late skip"
        assert max(counts, default=0) <= played.win


def test_every_cue_has_a_voice():
    heard = {name for played in MADE.values() for name, _ in shown(played, "normal").cues}
    voices = "".join(
        file.read_text("utf-8") for file in (Path(__file__).parents[2] / "web/bridge").glob("*voices.js")
    )
    silent = {name for name in heard if f'"{name}": voice(' not in voices and f"{name}: voice(" not in voices}
    assert silent == {"reels-landed"}


def test_reduced_motion_fades_in_place_of_falling():
    house = forge.house(*WIDE)
    house.stage.set_reduced_motion(True)
    house.scene.start_spin()
    house.scene.land(MADE["powers"])
    heights: dict[str, set[float]] = {}
    while house.frame(30):
        for each in house.picture():
            if str(each["name"]).startswith(("cell:", "forge:")):
                heights.setdefault(str(each["name"]), set()).add(each["y"])
                assert each["rotation"] == 0.0
                assert each["scale"] == 1.0
    assert all(len(found) == 1 for found in heights.values())
    assert house.picture() == shown(MADE["powers"], "record").picture()


def test_rotation_in_mid_round_changes_nothing_but_the_layout():
    turned, straight = forge.house(*WIDE), forge.house(*TALL)
    for house in (turned, straight):
        house.scene.start_spin()
        house.scene.land(MADE["both"])
    for step in range(40):
        for house in (turned, straight):
            house.run(500)
        turned.bridge.resize(*(WIDE if step % 2 else TALL))
    turned.bridge.resize(*TALL)
    assert turned.picture() == straight.picture()


def test_a_bet_takes_the_last_win_away_and_a_replay_says_so():
    house = shown(MADE["cap"], "record")
    house.scene.set_bet(GAME.bets[3], ())
    house.run_out()
    assert not [each for each in house.picture() if each["name"] in ("plaque", "limit")]
    assert not [each for each in house.picture() if each["name"].endswith(":win")]
    house.scene.replay(MADE["nothing"])
    house.run_out()
    assert house.named("ribbon")["text"] == "Replay"


# What it costs


def test_the_display_list_stays_small():
    for name in ("powers", "grown", "cap", "both"):
        most = max(abs(house.bridge.frame(house.time)) for house in watched(MADE[name], 50))
        assert most < 420, name
    assert len(shown(MADE["grown"], "record").picture()) < 80


# Where things are


@pytest.mark.parametrize(
    ("width", "height"),
    [(1280, 720), (1139, 712), (844, 390), (390, 672), (320, 396), (412, 740), (820, 1008), (600, 601)],
)
def test_everything_lies_on_the_stage_and_the_board_is_free(width, height):
    laid_out = places(width, height)
    whole, board = laid_out.whole, laid_out.opening
    plates = [laid_out.ways.box, laid_out.gauge.box, laid_out.counter.box, laid_out.plaque, laid_out.ribbon]
    for box in (laid_out.frame, laid_out.forge, laid_out.limit, *plates):
        assert box.left >= whole.left - 1
        assert box.left + box.width <= whole.left + whole.width + 1
        assert box.top >= whole.top - 1
        assert box.top + box.height <= whole.top + whole.height + 1
    for box in plates:
        assert (
            box.top >= board.top + board.height
            or box.top + box.height <= board.top
            or (box.left >= board.left + board.width or box.left + box.width <= board.left)
        )
    apart = plates[:3]
    for one in range(3):
        for other in range(one):
            a, b = apart[one], apart[other]
            assert abs(a.x - b.x) * 2 >= a.width + b.width or abs(a.y - b.y) * 2 >= a.height + b.height
    assert laid_out.symbol * laid_out.fit.scale >= 38

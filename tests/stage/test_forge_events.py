"""What the screen shows of each event of Forge of Gems."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.games.forge_of_gems import codes, events
from tests.stage.house import FRAME
from tests.stage.watching import MADE, TALL, WIDE, shown, started, texts_of, watched
from web.scenes.forge_of_gems.places import places
from web.scenes.forge_of_gems.table import final_table
from web.scenes.forge_of_gems.wins import paths, tag_place


def test_a_win_shows_its_symbol_count_ways_and_amount():
    seen = {}
    for house in watched(MADE["powers"]):
        said = texts_of(house)
        if "way:amount" in said:
            symbol = house.named("way:symbol")["sprite"]
            seen[symbol] = (said["way:count"], said["way:ways"], said["way:amount"])
    coin = MADE["powers"].coin
    assert seen == {
        "blue-gem": ("3 ×", "1 way", f"0.{2 * coin:02d}"),
        "ace": ("4 ×", "3 ways", f"0.{6 * coin:02d}"),
    }


def test_ways_count_up_when_cells_have_split():
    table = final_table(MADE["grown"])
    counts = []
    for house in watched(MADE["grown"]):
        number = int(str(house.named("ways")["text"]).split()[0].replace(",", ""))
        if not counts or counts[-1] != number:
            counts.append(number)
    assert counts[0] == 243
    assert counts[-1] == table.ways > 243
    assert counts == sorted(counts)
    assert len(counts) > 5


def test_copies_stand_side_by_side_in_their_cell():
    for size in (WIDE, TALL):
        house = shown(MADE["grown"], "record", size)
        laid_out = places(*size)
        pitch = laid_out.grid.pitch_x * laid_out.fit.scale
        for cell, copies in enumerate(final_table(MADE["grown"]).copies):
            found = house.all_named(f"cell:{cell}:symbol")
            xs = [each["x"] for each in found]
            middle = laid_out.xs[cell] * laid_out.fit.scale + laid_out.fit.dx
            assert sum(xs) / copies == pytest.approx(middle, abs=0.5)
            assert all(b - a > 0.25 * pitch for a, b in pairwise(xs))
            for each in found:
                assert abs(each["x"] - middle) + each["width"] / 2 < 0.53 * pitch
                assert each["width"] > 21


def test_what_falls_comes_from_above_and_lands():
    highest: dict[int, float] = {}
    for house in watched(MADE["powers"], FRAME):
        for each in house.picture():
            name = str(each["name"])
            if name.endswith(":symbol") and name.startswith("cell:"):
                cell = int(name.split(":")[1])
                highest[cell] = min(highest.get(cell, 1e9), each["y"])
    laid_out = places(1280, 800)
    first = laid_out.ys[0] * laid_out.fit.scale + laid_out.fit.dy
    pitch = laid_out.grid.pitch_y * laid_out.fit.scale
    # Reels 0 to 2 and 3 get something from their crucibles, the last reel nothing.
    assert all(highest[codes.cell(reel, 0)] < first - 0.9 * pitch for reel in range(4))
    assert highest[codes.cell(4, 0)] == pytest.approx(first, abs=1)


def test_each_power_is_heard_and_seen():
    played = MADE["powers"]
    house = started(played)
    house.run_out()
    cues = house.cues
    made = [event for event in played.events if isinstance(event, events.WildsMade)]
    split = [event for event in played.events if isinstance(event, events.CellsSplit)]
    assert [value for name, value in cues if name == "wild-made"] == [
        cell for event in made for cell in event.cells
    ]
    assert [value for name, value in cues if name == "split"] == [
        copies for event in split for copies in event.copies
    ]
    assert [value for name, value in cues if name == "splitter-gone"] == [1]
    assert [value for name, value in cues if name == "multiplier-up"] == [2]
    assert {value for name, value in cues if name == "crumble"} == {2, 3}
    assert [value for name, value in cues if name == "shatter"] == [1, 2]


def test_a_power_acts_after_all_reels_have_come_down():
    seen_before = False
    for house in watched(MADE["powers"], FRAME):
        acting = [name for name, _ in house.cues if name == "wild-power"]
        waiting = [house.all_named(f"cell:{codes.cell(reel, 0)}:symbol") for reel in range(3)]
        names = [found[0]["sprite"] if found else "" for found in waiting]
        if names == ["vertical-wild", "vertical-splitter", "horizontal-wild"]:
            seen_before = True
        assert seen_before or not acting


def test_a_multiplier_raises_the_gauge_when_it_arrives():
    raised = []
    for house in watched(MADE["long"], FRAME):
        number = house.named("gauge:multiplier")["text"]
        if not raised or raised[-1] != number:
            raised.append(number)
    assert raised == [f"×{number}" for number in range(1, 14)]


def test_long_cascades_hurry():
    times = {}
    for house in watched(MADE["long"], FRAME):
        for name, value in house.cues:
            if name == "shatter":
                times.setdefault(value, house.time)
    gaps = [b - a for a, b in pairwise(times[number] for number in sorted(times))]
    assert len(gaps) == 11
    assert gaps[-1] < 0.7 * gaps[0]
    assert gaps[-1] > 1000
    assert all(b < a * 1.02 for a, b in pairwise(gaps))


@pytest.mark.parametrize("name", ["prize", "spins", "both"])
def test_the_box_says_what_it_holds(name):
    opened = next(event for event in MADE[name].events if isinstance(event, events.GemBoxOpened))
    said: dict[str, set[str]] = {}
    pictures = set()
    for house in watched(MADE[name]):
        for key, text in texts_of(house).items():
            said.setdefault(key, set()).add(text)
        pictures |= {each["sprite"] for each in house.all_named("box")}
    assert pictures == {"gem-box", "gem-box-open"}
    assert "Drawn with the round" in said["box:note"].pop()
    coin = MADE[name].coin
    prize = opened.prize * coin
    assert said.get("box:prize") == ({f"Prize {prize // 100}.{prize % 100:02d}"} if prize else None)
    assert said.get("box:spins") == ({f"{opened.spins} FREE SPINS"} if opened.spins else None)


def test_free_spins_have_their_light_their_counter_and_keep_the_multiplier():
    counters, lights, multipliers = [], set(), []
    for house in watched(MADE["spins"]):
        lights.add(house.scene.ground())
        for each in house.all_named("counter"):
            if each["text"] and each["text"] not in counters:
                counters.append(each["text"])
            if each["text"] == "2 / 2":
                multipliers.append(house.named("gauge:multiplier")["text"])
    assert counters == ["0 / 2", "1 / 2", "2 / 2"]
    assert lights == {False, True}
    assert set(multipliers) == {"×2"}
    assert not house.scene.ground()


def test_a_big_win_is_announced_and_a_small_one_is_not():
    titles = {}
    for name, tier in (("powers", None), ("prize", "Big win"), ("cap", "Maximum win")):
        said = {texts_of(house).get("banner") for house in watched(MADE[name])}
        titles[name] = said - {None}
        assert (tier in titles[name]) if tier else not titles[name]


def test_ways_touch_all_cells_of_a_win():
    found = (0, 2, 3, 6, 7, 8, 12)
    assert {cell for path in paths(found) for cell in path} == {*found}
    assert len(paths(found)) == 3


def test_a_win_says_what_it_is_where_it_hides_least():
    laid_out = places(1280, 720)
    lowest_row = tuple(range(2, codes.CELLS, codes.ROWS))
    x, y = tag_place(lowest_row, laid_out.xs, laid_out.ys)
    assert y == laid_out.ys[1]
    assert laid_out.xs[0] < x < laid_out.xs[-1]
    whole = tuple(range(codes.CELLS))
    assert tag_place(whole, laid_out.xs, laid_out.ys)[1] == laid_out.ys[1]

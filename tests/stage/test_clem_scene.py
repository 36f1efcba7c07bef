"""What the screen shows of rounds of Clem's Gems, with a clock that the test holds."""

from __future__ import annotations

from pathlib import Path
from time import thread_time

import pytest

from engine.games.clems_gems import codes, events
from engine.games.clems_gems.numbers import JACKPOT_VALUES
from engine.money import format_money
from engine.round import Round
from tests.stage import clem
from tests.stage.clem import GAME, made_rounds, telling_rounds
from tests.stage.house import House
from web.scenes.clems_gems.paid import paid_spin
from web.scenes.clems_gems.places import Places, Sign, places
from web.stage.places import Box

MADE = made_rounds()
WIDE, TALL = (1280, 720), (390, 586)
HOW = ("normal", "quick", "skip", "late skip")


def shown(played: Round, how: str, size: tuple[int, int] = WIDE) -> House:
    """The house after a round."""
    return clem.house(*size).play(played, how)


# The picture at the end


@pytest.mark.parametrize("size", [WIDE, TALL], ids=["wide", "tall"])
@pytest.mark.parametrize("name", MADE)
def test_made_rounds_end_alike_however_they_are_played(name, size):
    recorded = shown(MADE[name], "record", size).picture()
    for how in HOW if size == WIDE else HOW[1:3]:
        assert shown(MADE[name], how, size).picture() == recorded, how


def test_drawn_rounds_end_alike_however_they_are_played():
    for played in telling_rounds():
        recorded = shown(played, "record").picture()
        for how in HOW:
            assert shown(played, how).picture() == recorded, (played.nonce, how)


@pytest.mark.parametrize("played", [*MADE.values(), *telling_rounds()])
def test_the_end_shows_the_paid_board_of_the_record(played):
    house, paid = shown(played, "record"), paid_spin(played)
    for cell in range(codes.CELLS):
        assert house.named(f"cell:{cell}:symbol")["sprite"] == GAME.symbols[paid.symbols[cell]]
        values = house.all_named(f"cell:{cell}:value")
        if paid.symbols[cell] == codes.DIAMOND:
            (value,) = values
            assert value["text"] == format_money(paid.values[cell] * played.coin)
            assert (value["alpha"] == 1.0) is (cell in paid.claimed), "what is not paid is dimmed"
        else:
            assert not values
    lit = {int(each["name"].split(":")[1]) for each in house.picture() if each["name"].endswith(":win")}
    assert lit == paid.lit(GAME.lines)
    plaques = [each["text"] for each in house.all_named("plaque")]
    assert plaques == ([f"Win {format_money(played.win)}"] if played.win else [])
    assert not house.all_named("counter")
    assert not house.scene.ground()


def test_C11_no_gold_is_at_rest_in_the_paid_game():
    assert codes.GOLD_GEM not in clem.house().scene.view.board
    for played in (*MADE.values(), *telling_rounds()):
        assert not [each for each in shown(played, "record").picture() if each["sprite"] == "gold-gem"]


def test_C17_heaps_follow_from_the_gems_of_the_round_and_that_they_mean_nothing_is_said():
    for played in (*MADE.values(), *telling_rounds()):
        house, paid = shown(played, "quick"), paid_spin(played)
        for feature, colour in enumerate(("purple", "red", "green")):
            heaps = [each["sprite"] for each in house.all_named(f"cart:{colour}:heap")]
            height = paid.heaps[feature]
            assert heaps == ([f"heap-{colour}-{height}"] if height else [])
        if not played.capped:
            assert house.named("note")["text"] == "How full a cart looks changes no chance"


def test_a_capped_round_says_so_and_pays_no_more_on_the_way():
    assert shown(MADE["cap"], "normal").named("limit")["text"] == "Win cap reached: 4,218x"
    assert shown(MADE["limit"], "quick").named("limit")["text"] == "Win limit reached: 1200.00"
    house = clem.house().spin(MADE["limit"])
    plaques = set()
    while house.frame(100):
        plaques |= {each["text"].removeprefix("Win ") for each in house.all_named("plaque")}
        plaques |= {each["text"].removeprefix("Bonus ") for each in house.all_named("bonus:win")}
    assert max(float(each.replace(",", "")) for each in plaques) == MADE["limit"].win / 100
    house.scene.start_spin()
    house.run(100)
    assert not house.all_named("limit")


def test_prizes_are_those_of_the_bet():
    house = clem.house()
    for bet in (GAME.bets[0], GAME.bets[-1]):
        house.scene.set_bet(bet, ())
        house.run_out()
        for jackpot, coins in enumerate(JACKPOT_VALUES):
            amount = format_money(coins * GAME.coin(bet))
            assert house.named(f"jackpot:{jackpot}:amount")["text"] == amount


# Presses, cues, motion


@pytest.mark.parametrize("name", ["carts 3", "jackpot"])
def test_presses_land_the_reels_then_come_to_the_carts_then_end(name):
    house = clem.house().spin(MADE[name])
    house.run(300)
    house.stage.skip()
    assert ("reels-landed", 0) in house.cues
    assert house.stage.busy
    house.stage.skip()
    house.run(1500)
    assert [name for name, _ in house.cues if name == "cart-tip"]
    house.stage.skip()
    assert not house.stage.busy
    assert house.cues[-1] == ("round-end", MADE[name].win)


@pytest.mark.parametrize("how", HOW)
def test_cues_end_with_the_win_and_the_ones_that_count_are_kept(how):
    made = ("carts 1", "multiplied", "jackpot", "limit", "diamonds", "nothing")
    for played in (*(MADE[name] for name in made), *telling_rounds()):
        house = shown(played, how)
        names = [name for name, _ in house.cues]
        assert house.cues[-1] == ("round-end", played.win)
        assert names.count("win") == (1 if played.win else 0)
        counts = [value for name, value in house.cues if name == "count"]
        assert not played.win or counts[-1] == played.win
        assert counts == sorted(counts) or how == "late skip"
        assert max(counts, default=0) <= played.win


def test_every_cue_has_a_voice():
    heard = {name for played in MADE.values() for name, _ in shown(played, "quick").cues}
    voices = "".join(
        file.read_text("utf-8") for file in (Path(__file__).parents[2] / "web/bridge").glob("*voices.js")
    )
    silent = {name for name in heard if f'"{name}": voice(' not in voices and f"{name}: voice(" not in voices}
    assert silent == {"reels-landed"}


def test_reduced_motion_fades_in_place_of_moving():
    house = clem.house(*WIDE)
    house.stage.set_reduced_motion(True)
    house.spin(MADE["levels"])
    places_of: dict[str, set[tuple[float, float]]] = {}
    while house.frame(60):
        for each in house.picture():
            if str(each["name"]).startswith(("cell:", "cart:", "shaft:", "feature:", "counter", "diamonds")):
                assert each["rotation"] == 0.0
                assert each["scale"] == 1.0
                if each["name"] != "shaft:lift":
                    places_of.setdefault(str(each["name"]), set()).add((each["x"], each["y"]))
    assert all(len(found) == 1 for name, found in places_of.items() if not name.endswith(":value"))
    assert house.picture() == shown(MADE["levels"], "record").picture()


def test_rotation_in_mid_round_changes_nothing_but_the_layout():
    turned, straight = clem.house(*WIDE), clem.house(*TALL)
    for house in (turned, straight):
        house.spin(MADE["multiplied"])
    for step in range(30):
        for house in (turned, straight):
            house.run(600, 50)
        turned.bridge.resize(*(WIDE if step % 2 else TALL))
    turned.bridge.resize(*TALL)
    assert turned.picture() == straight.picture()


def test_S67_a_round_comes_out_the_same_each_time_in_one_house():
    house = clem.house()
    first = None
    for _ in range(3):
        house.scene.replay(MADE["joined"])
        house.run(9000, 100)
        house.scene.replay(MADE["joined"])
        house.run_out(100)
        first = first or house.picture()
        assert house.picture() == first


def test_C28_the_longest_bonus_starts_soon_and_two_presses_end_it():
    played = clem.longest()
    spins = clem.events_of(played, events.ExtraSpinStarted)
    assert len(spins) == codes.MOST_SPINS or played.capped
    house = clem.house().spin(played)
    started = thread_time()
    house.stage.skip()
    assert thread_time() - started < 2.0
    house.run(20_000, 100.0)
    assert house.stage.busy
    house.stage.skip()
    assert not house.stage.busy
    house.run_out()
    assert house.picture() == shown(played, "record", (1280, 800)).picture()


def test_the_display_list_stays_small():
    for name in ("carts 7", "multiplied", "all levels", "cap"):
        house = clem.house().spin(MADE[name])
        most = 0
        while house.frame(70):
            most = max(most, house.stage._out.count)
        assert most < 330, name
    assert len(shown(MADE["diamonds"], "record").picture()) < 100


# Where things are


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner.left >= outer.left - 1
        and inner.top >= outer.top - 1
        and inner.left + inner.width <= outer.left + outer.width + 1
        and inner.top + inner.height <= outer.top + outer.height + 1
    )


def apart(one: Box, other: Box) -> bool:
    return (
        abs(one.x - other.x) * 2 >= one.width + other.width - 1
        or abs(one.y - other.y) * 2 >= one.height + other.height - 1
    )


def beside_the_board(laid_out: Places) -> list[Box]:
    signs: list[Sign] = [*laid_out.badges, *([] if laid_out.tall else laid_out.jackpots)]
    shaft = [laid_out.shaft] if laid_out.shaft else [level.box for level in laid_out.levels]
    return [laid_out.counter.box, laid_out.bonus_win, *shaft, *(sign.box for sign in signs)]


@pytest.mark.parametrize(
    ("width", "height"),
    [
        (1280, 720),
        (1280, 696),
        (1139, 712),
        (844, 390),
        (390, 586),
        (390, 495),
        (320, 396),
        (412, 740),
        (820, 1008),
        (600, 601),
    ],
)
def test_everything_lies_on_the_stage_and_the_board_is_free(width, height):
    laid_out = places(width, height)
    found = beside_the_board(laid_out)
    for box in (laid_out.frame, *found, *(sign.box for sign in laid_out.jackpots), laid_out.ribbon):
        assert inside(box, laid_out.whole)
    for number, box in enumerate(found):
        assert apart(box, laid_out.frame), number
        assert all(apart(box, other) for other in found[:number]), number
    for sign in (*laid_out.badges, *laid_out.jackpots):
        assert inside(sign.first, sign.box)
        assert inside(sign.second, sign.box)
        assert apart(sign.first, sign.second)
    for level in laid_out.levels:
        assert inside(level.icon, level.box)
        assert inside(level.text, level.box)
        assert apart(level.icon, level.text)
    for box in (laid_out.sum, laid_out.plaque, laid_out.note):
        assert apart(box, laid_out.opening)
        assert inside(box, laid_out.frame)
    assert apart(laid_out.sum, laid_out.plaque)
    assert laid_out.symbol * laid_out.fit.scale >= 38


# The bet


def credits_shown(house: House) -> list[str]:
    """The credits on the board, by cell."""
    found = {str(each["name"]): str(each["text"]) for each in house.picture()}
    return [found.get(f"cell:{cell}:value", "") for cell in range(codes.CELLS)]


@pytest.mark.parametrize("how", HOW)
def test_R3_C7_another_bet_leaves_what_the_diamonds_of_a_round_carried(how):
    """The record of the round stays what it was; only what the next bet could win follows."""
    house = shown(MADE["diamonds"], how)
    before = credits_shown(house)
    assert any(before)
    house.scene.set_bet(GAME.bets[5], ())
    house.bridge.frame(house.time)
    assert credits_shown(house) == before
    house.scene.rest((), GAME.bets[5], MADE["diamonds"])
    house.bridge.frame(house.time)
    assert credits_shown(house) == before, "as after a reload with another bet chosen"


def test_C7_the_opening_board_follows_the_bet():
    house = clem.house(*WIDE)
    texts = []
    for bet in (GAME.bets[0], GAME.bets[2]):
        house.scene.set_bet(bet, ())
        house.bridge.frame(house.time)
        texts.append(credits_shown(house))
    assert "0.30" in texts[0]
    assert "0.90" in texts[1]

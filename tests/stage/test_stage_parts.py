"""Clock, timeline, sprites, lines and layout, each alone."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from itertools import pairwise

import pytest

from engine.events import LineWin
from tests.stage.house import GAME, House, rounds
from web.scenes.fire_gnomes.places import places
from web.scenes.fire_gnomes.tools import Tools
from web.stage import lines, wins
from web.stage.clock import FIRST_STEP, LONGEST_STEP, Clock
from web.stage.display import CAPACITY, DisplayList
from web.stage.easing import arrive, overshoot, scatter, smooth
from web.stage.pace import QUICK
from web.stage.places import Box
from web.stage.sprites import TEXTS_KEPT, SpriteBook, TextStyle
from web.stage.timeline import Timeline


def test_the_clock_never_jumps():
    clock = Clock()
    assert clock.step(5000) == FIRST_STEP
    assert clock.step(5016) == 16
    assert clock.step(65_000) == LONGEST_STEP
    clock.pause()
    assert clock.step(900_000) == 0
    assert clock.step(899_000) == 0
    clock.rest()
    clock.pause()
    assert clock.step(990_000) == FIRST_STEP


@pytest.mark.parametrize("ease", [smooth, arrive, overshoot])
def test_motions_begin_and_end_in_their_places(ease):
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


def test_scattered_numbers_are_the_same_every_time():
    assert [scatter(i, 3) for i in range(50)] == [scatter(i, 3) for i in range(50)]
    assert len({scatter(i) for i in range(200)}) > 190
    assert all(0 <= scatter(i, i) < 1 for i in range(200))


def written_timeline(log: list) -> Timeline:
    timeline = Timeline()
    timeline.at(300, lambda: log.append("late"))
    timeline.at(100, lambda: log.append("first"))
    timeline.at(100, lambda: log.append("second"))
    timeline.tween(50, 200, lambda p: log.append(("tween", round(p, 3))))
    timeline.show(20, 400, lambda _out, p: log.append(("show", round(p, 3))))
    timeline.start()
    return timeline


def test_a_timeline_plays_in_order():
    log: list = []
    timeline = written_timeline(log)
    out = DisplayList()
    for step in (100, 100, 100, 120):
        timeline.advance(step)
        timeline.draw(out)
    assert [each for each in log if isinstance(each, str)] == ["first", "second", "late"]
    assert [each for each in log if each[0] == "tween"] == [("tween", 0.25), ("tween", 0.75), ("tween", 1.0)]
    assert [each for each in log if each[0] == "show"] == [("show", 0.2), ("show", 0.45), ("show", 0.7)]
    assert timeline.done


def test_a_skipped_timeline_does_all_that_lasts_and_shows_nothing():
    log: list = []
    timeline = written_timeline(log)
    timeline.advance(10)
    timeline.finish()
    timeline.draw(DisplayList())
    assert log == ["first", "second", ("tween", 1.0), "late"]
    assert timeline.done


def test_texts_give_their_numbers_away_when_there_are_too_many():
    book = SpriteBook("x")
    style = TextStyle(("#fff",))
    first = book.text("0", style)
    book.take_new()
    for i in range(TEXTS_KEPT * 3):
        book.text(str(i), style)
        assert book.text("kept", style) == book.text("kept", style)
    numbers = {number for number, _ in book.take_new()}
    assert len(numbers) <= TEXTS_KEPT
    assert first in numbers
    assert book.describe(book.text("kept", style), 0)["text"] == "kept"


def test_a_display_list_that_is_full_leaves_out_what_is_more():
    out = DisplayList()
    for i in range(CAPACITY + 5):
        out.add(3, i, 0, 1, 1)
    assert out.count == CAPACITY
    assert out.records()[-1][1] == CAPACITY - 1


def test_a_win_is_as_large_as_its_tier():
    bet = 15
    tiers = {0: 0, 1: 1, 15: 1, 16: 2, 15 * 15 - 1: 2, 15 * 15: 3, 50 * 15: 4, 150 * 15 - 1: 4, 150 * 15: 5}
    assert {win: wins.tier(win, bet) for win in tiers} == tiers


def test_a_larger_win_counts_longer():
    times = [wins.count_time(win, 15) for win in (1, 15, 75, 225, 750, 2250, 100_000)]
    assert all(a < b for a, b in pairwise(times))
    assert times[-1] < 6000


def test_lines_shown_add_up_to_what_is_won_and_their_time_is_bounded():
    for played in rounds()[:400]:
        won = [event for event in played.events if isinstance(event, LineWin)]
        shows = lines.plan(won, GAME.lines, GAME.rows)
        assert sum(show.win for show in shows) == sum(win.win for win in won)
        assert frozenset().union(*(show.cells for show in shows)) == lines.winning_cells(
            won, GAME.lines, GAME.rows
        )
        assert sum(len(show.paths) for show in shows) == len(won)
        assert len(shows) * wins.time_for_each(len(shows)) <= wins.ALL_TOGETHER


def inside(inner: Box, outer: Box, slack: float = 1.0) -> bool:
    return (
        inner.left >= outer.left - slack
        and inner.top >= outer.top - slack
        and inner.left + inner.width <= outer.left + outer.width + slack
        and inner.top + inner.height <= outer.top + outer.height + slack
    )


def apart(one: Box, other: Box) -> bool:
    return (
        abs(one.x - other.x) * 2 >= one.width + other.width - 1
        or abs(one.y - other.y) * 2 >= one.height + other.height - 1
    )


@pytest.mark.parametrize(
    ("width", "height"),
    [
        (1280, 800),
        (1139, 712),
        (844, 390),
        (390, 672),
        (320, 396),
        (412, 740),
        (820, 1008),
        (600, 601),
        (768, 800),
    ],
)
def test_everything_lies_on_the_stage_and_the_board_is_free(width, height):
    laid_out = places(width, height)
    whole = laid_out.whole
    assert inside(whole, laid_out.scenery)
    assert whole.width * laid_out.fit.scale == pytest.approx(width)
    for box in (laid_out.opening, laid_out.plaque, laid_out.ribbon, *laid_out.frame, *laid_out.grounds):
        assert inside(box, whole)
    for shelf in laid_out.shelves:
        assert inside(shelf.icon, whole)
        for x, y, size, room in (shelf.number, shelf.label, shelf.money, shelf.full):
            text = Box(x, y, room, size * 1.5)
            assert inside(text, whole, 8.0)
            assert apart(text, laid_out.opening)
    assert inside(laid_out.grid.box, laid_out.opening)
    assert laid_out.symbol * laid_out.fit.scale >= 38


def test_lights_flash_three_times_a_second_at_most():
    house = House()
    tools = Tools(house.scene._drawing, house.scene.view, lambda _name, _value: None, 15)
    flashed = []

    def place(start):
        flashed.append(start)
        return 0.0, 0.0

    for start in range(0, 5000, 50):
        tools.flash(start, 10, tools.palette.warm_glow, 1.0, partial(place, start))
    tools.timeline.start()
    for _ in range(1000):
        tools.timeline.advance(5)
        tools.timeline.draw(DisplayList())
    times = sorted(set(flashed))
    assert len(times) > 5
    assert all(QUICK.pace * (b - a) > 1000 / 3 for a, b in pairwise(times))


def test_a_spin_takes_few_sprites():
    house = House()
    house.scene.start_spin()
    most = 0
    for _ in range(60):
        house.frame()
        most = max(most, len(house.picture()))
    assert most < 60


def test_a_bet_is_a_whole_number_of_coins():
    assert all(Fraction(bet, GAME.coins_per_bet).denominator == 1 for bet in GAME.bets)

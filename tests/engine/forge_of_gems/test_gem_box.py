"""GEMBOX and free spins."""

import itertools

import pytest

from engine import Seeds, Stake, play
from engine.events import RoundEnded
from engine.games.forge_of_gems import codes, numbers
from engine.games.forge_of_gems.events import (
    BoardLanded,
    FreeSpinsEnded,
    FreeSpinStarted,
    GemBoxOpened,
    MultiplierRaised,
    SpinEnded,
    WaysCounted,
)
from tests.engine.forge_of_gems.scripting import DEAD, GAME, REELS, Script, event, events
from tests.engine.forge_of_gems.telling import box_round
from tests.literal.forge_bridge import complaints

OPTIONS = {
    3: ((20, 0), (0, 8), (0, 10)),
    4: ((30, 0), (0, 10), (0, 15)),
    5: ((40, 10), (0, 15), (0, 20)),
}
"""Bets and free spins, as the rules file lists them."""


@pytest.mark.parametrize(("scatters", "option"), [*itertools.product(range(3, 8), range(3))])
def test_F30_F31_F32_three_and_more_scatters_open_the_box(scatters, option):
    played = box_round(scatters, option)
    prize, spins = OPTIONS[min(scatters, 5)][option]
    opened = event(played, GemBoxOpened)
    assert (opened.option, opened.prize, opened.spins) == (option, 10 * prize, spins)
    assert len(opened.cells) == scatters
    assert len(events(played, FreeSpinStarted)) == spins
    assert len(events(played, FreeSpinsEnded)) == (spins > 0)
    assert not complaints(played)


@pytest.mark.parametrize("scatters", range(3))
def test_F30_fewer_scatters_award_nothing(scatters):
    rows = [list(row) for row in DEAD]
    for place in range(scatters):
        rows[0][place] = "S"
    played = Script().land(["".join(row) for row in rows]).play()
    assert not events(played, GemBoxOpened)
    assert played.coins == 0


def test_F29_scatters_are_counted_once_after_the_last_cascade():
    script = Script().land(("TTTTT", "SogpA", "SQJbo"), ".....")
    script.refill((0, "S", "."), (1, "K", "."), (2, "S", "."), (3, "J", "."), (4, "p", "."))
    played = script.box(4, 0).play()
    assert [len(each.cells) for each in events(played, GemBoxOpened)] == [4]
    assert played.coins == 3 + 300


def test_F19_the_prize_is_not_multiplied():
    script = Script().land(("TTTTT", "SogpA", "SQJbS"), "xxxxx")
    script.refill((0, "A", "."), (1, "K", "."), (2, "Q", "."), (3, "J", "."), (4, "p", "."))
    played = script.box(3, 0).play()
    assert event(played, MultiplierRaised).multiplier == 2
    assert played.coins == 3 + 200


def free_rounds(count):
    """Rounds with free spins: scripted boxes, all else drawn."""
    for nonce in range(count):
        words = tuple(Script().land(("SAKQS", "bogpA", "TJSQb")).box(3, 2).words)
        yield play(GAME, Stake(10), (), Seeds(bytes(32), "free"), nonce, words)


def test_F33_F35_no_blank_no_scatter_and_a_multiplier_on_each_free_spin():
    places = set()
    for played in free_rounds(60):
        landed = events(played, BoardLanded)[1:]
        assert len(landed) == 10
        for each in landed:
            assert codes.MULTIPLIER in each.forge
            assert codes.BLANK not in each.forge
            assert codes.SCATTER not in each.forge + each.symbols
            places.add(tuple(symbol == codes.MULTIPLIER for symbol in each.forge))
        assert len(events(played, GemBoxOpened)) == 1, "no re-trigger"
        assert not complaints(played)
    assert {place for pattern in places for place in range(REELS) if pattern[place]} == set(range(REELS))


def test_F20_the_multiplier_of_free_spins_begins_at_1_and_never_falls():
    raised = 0
    for played in free_rounds(40):
        started = events(played, FreeSpinStarted)
        assert started[0].multiplier == 1
        first = played.events.index(started[0])
        counted = [each.multiplier for each in played.events[first:] if type(each) is WaysCounted]
        assert counted == sorted(counted)
        for before, after in itertools.pairwise(started):
            assert after.multiplier >= before.multiplier
        raised += counted[-1] > 1
    assert raised > 20


def test_F20_a_multiplier_of_the_paid_spin_does_not_reach_the_free_spins():
    script = Script().land(("TTTTT", "SogpA", "SQJbS"), "xxxxx")
    script.refill((0, "A", "."), (1, "K", "."), (2, "Q", "."), (3, "J", "."), (4, "p", "."))
    played = script.box(3, 1).play()
    assert event(played, FreeSpinStarted).multiplier == 1


def test_F34_the_guaranteed_multiplier_does_nothing_unless_it_cascades():
    script = Script().land(("SAKQS", "bogpA", "TJSQb")).box(3, 1)
    script.land(("AKQJT", "bogpA", "TJKQb"), "x||||").land(("AKQJT", "bogpA", "TJKQb"), "||||x")
    played = script.play()
    assert [each.multiplier for each in events(played, FreeSpinStarted)[:3]] == [1, 1, 1]


def test_F4_all_winnings_are_added_to_one_total():
    for played in free_rounds(20):
        (ended,) = events(played, RoundEnded)
        box, free = event(played, GemBoxOpened), event(played, FreeSpinsEnded)
        spins = events(played, SpinEnded)
        assert free.win == sum(each.win for each in spins[1:])
        assert ended.win == spins[0].win + box.prize + free.win


@pytest.mark.parametrize("scatters", [3, 4, 5])
def test_F31_every_place_of_the_weights_leads_to_its_option(scatters):
    weights = numbers.BOX_WEIGHTS[scatters - 3]
    rows = [list(row) for row in DEAD]
    for place in range(scatters):
        rows[place % 3][place] = "S"
    drawn = [0, 0, 0]
    for place in range(sum(weights)):
        script = Script().land(["".join(row) for row in rows]).draw(place, sum(weights))
        drawn[event(script.play(limit=10), GemBoxOpened).option] += 1
    assert tuple(drawn) == weights

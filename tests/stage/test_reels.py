"""Reels: real strips only, no jumps, times of the profile."""

from __future__ import annotations

from itertools import pairwise
from math import floor

import pytest

from tests.stage.house import GAME, rounds
from web.stage.pace import NORMAL, PROFILES, QUICK
from web.stage.reels import Reel, Reels, strips_of, window

STRIPS = strips_of(GAME.numbers.strips, GAME.numbers.lengths)


def spun(profile, played, known_at: float):
    stops, symbols = played.events[0].stops, played.events[0].symbols
    reels = Reels(STRIPS, GAME.rows, lambda _reel: None)
    reels.rest((0, 0, 0, 0), window(STRIPS, (0, 0, 0, 0), GAME.rows))
    reels.start(profile)
    while reels.time < known_at:
        reels.advance(4)
    reels.land(stops, symbols)
    return reels


def column(reel: Reel, time: float) -> dict[int, int]:
    """What a reel shows: symbols by their place on the running strip."""
    top = floor(reel.place(time))
    return {k: reel.symbol(k) for k in range(top, top + reel.rows + 1)}


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES.keys())
@pytest.mark.parametrize("known_at", [0, 35, 90, 240, 1500, 4000])
def test_a_symbol_never_changes_while_it_is_seen(profile, known_at):
    for played in rounds()[:12]:
        reels = spun(profile, played, 0)
        for i, reel in enumerate(reels.reels):
            fresh = Reels(STRIPS, GAME.rows, lambda _reel: None)
            fresh.rest((0, 0, 0, 0), window(STRIPS, (0, 0, 0, 0), GAME.rows))
            fresh.start(profile)
            turning = fresh.reels[i]
            seen: dict[int, int] = {}
            time = 0.0
            last = 0.0
            landed = False
            while time < known_at + 6000:
                if not landed and time >= known_at:
                    fresh.time = time
                    fresh.land(played.events[0].stops, played.events[0].symbols)
                    landed = True
                for k, symbol in column(turning, time).items():
                    assert seen.setdefault(k, symbol) == symbol
                place = turning.place(time)
                assert abs(place - last) <= profile.speed * 1.3 * 8 + 0.02
                last = place
                time += 8.0
            end = int(turning.place(time))
            shown = tuple(turning.symbol(end + row) for row in range(reel.rows))
            assert shown == played.events[0].symbols[i * 5 : i * 5 + 5]


def test_what_passes_is_the_strip_around_the_old_and_the_new_stop():
    played = rounds()[3]
    reels = spun(NORMAL, played, 60)
    for i, reel in enumerate(reels.reels):
        end = int(reel.place(10_000.0))
        stop = played.events[0].stops[i]
        strip = STRIPS[i]
        for k in range(end - 6, end + 11):
            assert reel.symbol(k) == strip[(stop + k - end) % len(strip)]
        for k in range(-3, 5):
            assert reel.symbol(k) == strip[k % len(strip)]


def test_a_landing_reel_swings_past_its_place_and_back():
    reels = spun(NORMAL, rounds()[0], 50)
    reel = reels.reels[0]
    end = reel.place(10_000.0)
    lowest = min(reel.place(reel.touch_at + step) for step in range(300))
    assert 0.05 < end - lowest < 0.3


def test_reels_rest_when_the_profile_says():
    for profile in (NORMAL, QUICK):
        reels = spun(profile, rounds()[0], 30)
        rests = [reel.rest_at for reel in reels.reels]
        assert rests[-1] == pytest.approx(profile.rest, abs=20)
        assert [b - a for a, b in pairwise(rests)] == pytest.approx([profile.stop_gap] * 3, abs=15)

"""What every scene does with a round, whatever its game: turning, landing, falling back."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.stage import clem, forge, house
from tests.stage.house import FRAME

GAMES = pytest.mark.parametrize(
    "game", [house, forge, clem], ids=["fire-gnomes", "forge-of-gems", "clems-gems"]
)


@GAMES
@pytest.mark.parametrize(("profile", "length"), [("normal", 2500), ("quick", 600)])
def test_a_spin_takes_its_time_whatever_comes(game, profile, length):
    for played in game.telling_rounds():
        shown = game.house()
        start = shown.time
        shown.spin(played, profile)
        while ("reels-landed", 0) not in shown.cues:
            shown.frame()
        assert shown.time - start == pytest.approx(length, abs=2 * FRAME), played.nonce


@GAMES
def test_reels_move_in_the_first_frame_and_stop_from_left_to_right(game):
    shown = game.house()
    before = shown.picture()
    shown.scene.start_spin()
    shown.frame()
    assert shown.picture() != before
    assert shown.all_named("reel:moving")
    shown.scene.land(game.telling_rounds()[0])
    stops = {}
    while len(stops) < game.GAME.reels:
        shown.frame()
        for name, value in shown.cues:
            if name == "reel-stop":
                stops.setdefault(value, shown.time)
    assert [*stops] == [*range(game.GAME.reels)]
    assert all(80 - FRAME <= b - a <= 120 + FRAME for a, b in pairwise(stops.values()))


@GAMES
def test_no_outcome_brings_the_old_board_back(game):
    shown = game.house()
    before = shown.picture()
    shown.scene.start_spin()
    shown.run(700)
    shown.scene.cancel()
    shown.run_out()
    assert shown.picture() == before
    assert not shown.stage.busy

"""A replay shows its round and touches nothing."""

from __future__ import annotations

from engine import RoundRequest, Seeds, Stake
from tests.app.fakes import GAME, Clock, FakeScreen, FakeShow, FakeStore
from web.controls.cabinet import PRESS_GAP
from web.controls.replay import Replay
from web.journal.settings import SettingsKeeper

BET = GAME.bets[0]


def test_a_replay_touches_nothing() -> None:
    store = FakeStore()
    show, screen = FakeShow(), FakeScreen()
    request = RoundRequest(GAME, Stake(BET), Seeds(bytes(32), "x"), 5, GAME.start_state)
    now = [0.0]
    replay = Replay(request, SettingsKeeper(store, Clock()), show, screen, lambda: now[0])
    replay.start()
    assert screen.meters
    assert screen.meters.balance is None
    assert screen.published == request.play()
    for _ in range(3):
        now[0] += PRESS_GAP
        replay.press()
    assert show.calls.count("skip") == 3
    show.end()
    assert screen.meters.win == request.play().win
    now[0] += PRESS_GAP
    replay.press()
    assert show.landed == [request.play()] * 2
    assert store.texts == {}

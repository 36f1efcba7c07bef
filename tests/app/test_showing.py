"""Showings that fail, end twice or are all that is left: the round is over and paid, the next one new."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine import Game, Round, RoundRequest, Seeds, Stake, play
from engine.games.forge_of_gems.events import FreeSpinStarted
from tests.app.desk import Desk, with_desk
from tests.app.fakes import FORGE, GAME, Chance, FakeShow, FakeStore, journal, run
from tests.stage import forge
from tests.stage.house import House
from web.bridge.show import StageShow
from web.controls.cabinet import Cabinet
from web.controls.ports import Phase, Weight
from web.controls.replay import Replay
from web.journal.envelope import pack
from web.journal.records import START_BALANCE

GAMES = [FORGE, GAME]
SLUGS = ["forge-of-gems", "fire-gnomes"]


class BrokenShow(FakeShow):
    """A stage that fails at one thing."""

    def __init__(self, failing: str) -> None:
        super().__init__()
        self.failing = failing

    def _fail(self, what: str) -> None:
        if what == self.failing:
            self.failing = ""
            raise ZeroDivisionError(what)

    def land(self, played: Round, on_done: Callable[[], None]) -> None:
        self._fail("land")
        super().land(played, on_done)

    def skip(self) -> None:
        self._fail("skip")
        super().skip()


def use_show(desk: Desk, show: Any) -> None:
    desk.show = show
    desk.cabinet._show = show


@pytest.mark.parametrize("game", GAMES, ids=SLUGS)
@pytest.mark.parametrize("failing", ["land", "skip", "frame"])
def test_S74_after_a_failure_on_the_stage_the_next_round_is_new(game: Game, failing: str) -> None:
    async def test(desk: Desk) -> None:
        use_show(desk, BrokenShow(failing))
        await desk.press()
        if failing == "frame":
            desk.cabinet.give_up()
        elif failing == "skip":
            await desk.press()
        await desk.settle()
        first = desk.journal.wallet.round
        assert first
        assert first.settlement
        assert first.shown
        assert desk.meters.phase is Phase.IDLE
        assert desk.meters.balance == first.settlement.balance == desk.journal.balance
        assert desk.meters.win == first.settlement.win
        assert desk.show.rested == (desk.journal.state(game, desk.cabinet.bet), desk.cabinet.bet, None)
        assert "cannot be shown" in desk.screen.notices[-1].text
        assert desk.screen.notices[-1].weight is Weight.ALERT
        assert (await desk.spin()).nonce == first.intent.nonce + 1

    with_desk(test, game=game)


def test_S74_a_stage_without_a_round_has_nothing_to_give_up() -> None:
    async def test(desk: Desk) -> None:
        calls = [*desk.show.calls]
        desk.cabinet.give_up()
        assert desk.show.calls == calls
        assert not desk.screen.notices

    with_desk(test)


@pytest.mark.parametrize("failing", ["land", "frame"])
def test_S74_a_replay_that_cannot_be_shown_ends_with_what_it_paid(failing: str) -> None:
    async def test(desk: Desk) -> None:
        request = RoundRequest(FORGE, Stake(FORGE.bets[0]), Seeds(bytes(32), "show"), 5, ())
        show = BrokenShow(failing)
        replay = Replay(request, desk.settings, show, desk.screen, lambda: 0.0)
        replay.start()
        replay.give_up()
        replay.give_up()
        assert replay.phase is Phase.IDLE
        assert replay.meters.win == request.play().win
        assert len(desk.screen.said) == 1

    with_desk(test)


def edit(version: int, tape: Callable[[list[int]], list[int]]) -> Callable[[dict[str, Any]], None]:
    """Another version of the rules, and another tape."""

    def change(last: dict[str, Any]) -> None:
        last["intent"]["version"] = version
        last["settlement"]["tape"] = tape(last["settlement"]["tape"])

    return change


OTHER_RULES = {
    "first event gone": edit(99, lambda tape: tape[2 + tape[1] :]),
    "cells that are none": edit(99, lambda tape: [*tape[:2], *[99] * tape[1], *tape[2 + tape[1] :]]),
    "a board of three cells": edit(99, lambda tape: [tape[0], 3, 1, 1, 1, *tape[2 + tape[1] :]]),
    "numbers beyond bounds": edit(0, lambda tape: [*tape[:2], *[10**40] * tape[1], *tape[2 + tape[1] :]]),
    "ends too early": edit(99, lambda tape: tape[: 2 + tape[1]]),
}


@pytest.mark.parametrize("shown", [True, False])
@pytest.mark.parametrize("name", OTHER_RULES)
@pytest.mark.parametrize("game", GAMES, ids=SLUGS)
def test_S74_a_tape_of_other_rules_never_locks_a_game(game: Game, name: str, shown: bool) -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        await one.play(game, Stake(game.bets[3]))
        body = json.loads(store.texts["wallet"].split("\n")[1])
        body["round"]["shown"] = shown
        OTHER_RULES[name](body["round"])
        store.texts["wallet"] = pack(body)
        house = forge.house() if game is FORGE else House()
        desk = Desk(store, game, journal(store, chance=Chance()))
        show = StageShow(house.stage, house.scene, lambda _round: None)
        desk.cabinet = Cabinet(game, desk.journal, desk.settings, show, desk.screen, lambda: desk.now)
        house.stage.on_failure = desk.cabinet.give_up
        await desk.cabinet.open()
        house.run_out(100.0)
        await desk.settle()
        assert desk.meters.phase is Phase.IDLE
        assert desk.meters.balance == one.balance
        desk.now += 10_000
        await desk.press()
        await asyncio.sleep(0)
        house.run_out(100.0)
        await desk.settle()
        last = desk.journal.wallet.round
        assert last
        assert last.intent.nonce == 1
        assert last.shown
        assert house.all_named("ways") or game is GAME

    run(go())


def test_S55_the_end_of_a_showing_told_twice_pays_once() -> None:
    async def test(desk: Desk) -> None:
        played = await desk.spin()
        after = desk.meters.balance, desk.journal.balance, len(desk.screen.said)
        desk.show.end()
        await desk.settle()
        assert (desk.meters.balance, desk.journal.balance, len(desk.screen.said)) == after
        assert desk.journal.balance == START_BALANCE - played.price + played.win

    with_desk(test, game=FORGE)


def test_S52_free_spins_won_with_the_last_credit_are_played_at_once() -> None:
    seeds, bet = Seeds(bytes(32), ""), FORGE.bets[0]
    rounds = (play(FORGE, Stake(bet), (), seeds, nonce) for nonce in range(5000))
    found = next(each for each in rounds if any(isinstance(event, FreeSpinStarted) for event in each.events))

    async def test(desk: Desk) -> None:
        wallet = replace(desk.journal.wallet, balance=bet, seeds=seeds, nonce=found.nonce)
        await desk.journal._keep(wallet)
        await desk.press()
        assert desk.show.landed == [found]
        assert desk.meters.balance == 0
        assert not desk.meters.can_refill
        desk.show.end()
        await desk.settle()
        assert desk.meters.balance == found.win > 0

    with_desk(test, game=FORGE)

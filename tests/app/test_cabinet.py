"""The cabinet as a state machine: one press is one round, money adds up, bets are locked in a round."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from engine import Stake
from tests.app.desk import Desk, with_desk
from tests.app.fakes import GAME, Clock, FakeStore, Killed, journal, run
from web.controls.cabinet import STOP_GRACE, Cabinet
from web.controls.notices import RETRY, UNSAVED
from web.controls.ports import Phase
from web.journal.records import START_BALANCE
from web.journal.settings import SettingsKeeper
from web.journal.store import Trouble

BET = GAME.bets[0]


def test_X3_the_bet_goes_at_once_and_the_win_comes_with_the_end_of_the_showing() -> None:
    async def test(desk: Desk) -> None:
        balance = START_BALANCE
        for _ in range(60):
            await desk.press()
            assert desk.meters.phase is Phase.SHOWING
            assert (desk.meters.balance, desk.meters.win) == (balance - BET, 0)
            desk.show.end()
            played = desk.show.landed[-1]
            balance += played.win - BET
            assert (desk.meters.balance, desk.meters.win) == (balance, played.win)
            assert desk.meters.phase is Phase.IDLE
        assert len(desk.screen.said) == 60
        assert desk.screen.said[-1].endswith(f"balance {balance / 100:,.2f}")

    with_desk(test)


def test_S50_twenty_presses_in_300_ms_are_one_round() -> None:
    async def test(desk: Desk) -> None:
        desk.now = 1000
        for _ in range(20):
            desk.now += 15
            desk.cabinet.press()
            await asyncio.sleep(0)
        await desk.settle()
        assert desk.journal.wallet.nonce == 1
        assert "skip" not in desk.show.calls

    with_desk(test)


def test_a_press_during_a_round_is_stop_and_starts_nothing() -> None:
    async def test(desk: Desk) -> None:
        await desk.press()
        await desk.press()
        await desk.press()
        assert desk.show.calls.count("skip") == 2
        assert desk.journal.wallet.nonce == 1
        desk.show.end()
        desk.show.end()
        assert len(desk.screen.said) == 1
        assert desk.journal.wallet.nonce == 1

    with_desk(test)


def test_a_press_meant_for_stop_starts_nothing_when_the_round_has_just_ended() -> None:
    async def test(desk: Desk) -> None:
        await desk.press()
        desk.now += 2000
        desk.show.end()
        desk.now += STOP_GRACE - 1
        desk.cabinet.press()
        await desk.settle()
        assert desk.journal.wallet.nonce == 1
        desk.now += 1
        desk.cabinet.press()
        await desk.settle()
        assert desk.journal.wallet.nonce == 2

    with_desk(test)


def test_a_press_on_the_stage_never_starts_a_round() -> None:
    async def test(desk: Desk) -> None:
        desk.now += 1000
        desk.cabinet.press_stage()
        await desk.settle()
        assert desk.journal.wallet.nonce == 0

    with_desk(test)


def test_X6_the_bet_is_locked_during_a_round() -> None:
    async def test(desk: Desk) -> None:
        await desk.press()
        assert not desk.meters.can_lower
        assert not desk.meters.can_raise
        desk.cabinet.step_bet(1)
        desk.cabinet.choose_bet(GAME.bets[5])
        assert desk.cabinet.bet == BET
        desk.show.end()
        desk.cabinet.step_bet(1)
        assert desk.cabinet.bet == GAME.bets[1]
        desk.cabinet.choose_bet(17)
        assert desk.cabinet.bet == GAME.bets[1]
        await desk.press()
        assert desk.show.landed[-1].stake == Stake(GAME.bets[1])

    with_desk(test)


def test_bets_end_at_their_ends() -> None:
    async def test(desk: Desk) -> None:
        assert not desk.meters.can_lower
        desk.cabinet.step_bet(-1)
        assert desk.cabinet.bet == GAME.bets[0]
        desk.cabinet.choose_bet(GAME.bets[-1])
        assert not desk.meters.can_raise
        desk.cabinet.step_bet(1)
        assert desk.cabinet.bet == GAME.bets[-1]

    with_desk(test)


def test_reels_turn_before_the_intent_is_kept_and_land_after_the_settlement() -> None:
    async def test(desk: Desk) -> None:
        writes = len(desk.store.strict)
        desk.now += 1000
        desk.cabinet.press()
        assert desk.show.calls[-1] == "spin"
        assert desk.meters.phase is Phase.STARTING
        assert len(desk.store.strict) == writes
        await desk.settle()
        assert desk.show.calls[-1] == "land"
        assert len(desk.store.strict) == writes + 2

    with_desk(test)


@pytest.mark.parametrize("write", [0, 1])
def test_a_round_that_cannot_be_kept_falls_back_and_offers_choices(write: int) -> None:
    async def test(desk: Desk) -> None:
        desk.store.plan = ["ok"] * write + [Trouble.FULL]
        await desk.press()
        assert desk.show.calls[-1] == "cancel"
        assert desk.meters.phase is Phase.IDLE
        assert [action for action, _ in desk.screen.notices[-1].choices] == [RETRY, UNSAVED]
        await desk.press()
        if write == 1:
            assert desk.meters.phase is Phase.SHOWING
            assert desk.meters.balance == START_BALANCE - BET
            desk.show.end()
        else:
            assert desk.meters.balance == START_BALANCE
            await desk.press()
            desk.show.end()
        played = desk.show.landed[-1]
        assert played.nonce == 0
        assert desk.meters.balance == START_BALANCE - BET + played.win

    with_desk(test)


def test_storage_denied_from_the_start_plays_only_when_chosen() -> None:
    async def go() -> None:
        store = FakeStore()
        store.plan = [Trouble.DENIED] * 3
        desk = Desk(store)
        await desk.cabinet.open()
        assert desk.meters.phase is Phase.CLOSED
        assert desk.meters.balance is None
        await desk.press()
        assert desk.show.landed == []
        await desk.cabinet.open(unsaved=True)
        assert desk.meters.phase is Phase.IDLE
        assert not desk.meters.saved
        await desk.press()
        assert len(desk.show.landed) == 1
        assert store.texts == {}

    run(go())


def test_a_round_not_shown_to_its_end_is_shown_on_after_reopening() -> None:
    async def go() -> None:
        store = FakeStore()
        first = Desk(store)
        await first.cabinet.open()
        first.cabinet.choose_bet(GAME.bets[2])
        await first.press()
        played = first.show.landed[-1]
        second = Desk(store)
        await second.cabinet.open()
        assert second.show.landed == [played]
        assert second.meters.balance == START_BALANCE - GAME.bets[2]
        second.show.end()
        await second.settle()
        assert second.meters.balance == START_BALANCE - GAME.bets[2] + played.win
        third = Desk(store)
        await third.cabinet.open()
        assert third.show.landed == []
        assert third.show.rested == (played.state, GAME.bets[2], played)
        assert third.meters.win == played.win
        assert third.meters.balance == second.meters.balance

    run(go())


def test_B25_reloading_again_and_again_changes_nothing() -> None:
    async def go() -> None:
        store = FakeStore()
        desk = Desk(store)
        await desk.cabinet.open()
        store.plan = ["killed after"]
        with pytest.raises(Killed):
            await desk.journal.play(GAME, Stake(BET))
        seen = set()
        for _ in range(10):
            again = Desk(store)
            await again.cabinet.open()
            seen.add((again.journal.balance, again.journal.wallet.nonce, again.show.landed[-1].tape))
        assert len(seen) == 1

    run(go())


def test_another_tab_is_said_and_the_present_state_shown() -> None:
    async def test(desk: Desk) -> None:
        other = Desk(desk.store)
        await other.cabinet.open()
        await other.press()
        other.show.end()
        await other.settle()
        await desk.press()
        assert "another tab" in desk.screen.notices[-1].text
        assert desk.meters.balance == other.meters.balance
        assert desk.meters.phase is Phase.IDLE
        await desk.press()
        assert desk.show.landed[-1].nonce == 1

    with_desk(test)


def test_B10_a_refill_in_another_tab_is_found_here() -> None:
    async def test(desk: Desk) -> None:
        other = journal(desk.store)
        await other.open()
        for each in (desk.journal, other):
            each.wallet = replace(each.wallet, balance=BET - 1)
        await other.refill(BET)
        desk.cabinet.refill()
        await desk.settle()
        assert desk.screen.notices[-1].text.startswith("Gemworks was played in another tab")
        assert desk.meters.balance == other.balance
        await desk.press()
        assert desk.journal.wallet.nonce == 1

    with_desk(test)


def test_X9_refill_is_offered_when_no_bet_is_affordable() -> None:
    async def test(desk: Desk) -> None:
        assert not desk.meters.can_refill
        await desk.journal._keep(replace(desk.journal.wallet, balance=14))
        await desk.press()
        assert desk.show.landed == []
        assert "free of charge" in desk.screen.notices[-1].text
        assert desk.cabinet.meters.can_refill
        desk.cabinet.refill()
        await desk.settle()
        assert desk.meters.balance == 14 + START_BALANCE

    with_desk(test)


def test_settings_and_bet_survive() -> None:
    async def go() -> None:
        store = FakeStore()
        first = Desk(store)
        await first.settings.open()
        await first.cabinet.open()
        await first.settings.change(quick=True)
        first.cabinet.choose_bet(GAME.bets[7])
        await first.settle()
        settings = SettingsKeeper(store, Clock())
        await settings.open()
        assert settings.now.quick
        desk = Desk(store)
        cabinet = Cabinet(GAME, desk.journal, settings, desk.show, desk.screen, lambda: 0.0)
        assert cabinet.bet == GAME.bets[7]
        assert cabinet.meters.quick

    run(go())


@pytest.mark.parametrize("text", ["", "x", "gemworks 1 00\n{}"])
def test_damaged_settings_are_kept_aside(text: str) -> None:
    async def go() -> None:
        store = FakeStore()
        store.texts["settings"] = text
        settings = SettingsKeeper(store, Clock())
        await settings.open()
        assert settings.now.volume == 70
        assert text in [kept for key, kept in store.texts.items() if key.startswith("aside")]

    run(go())


def test_leaving_ends_the_showing_and_coming_back_finds_it() -> None:
    async def test(desk: Desk) -> None:
        await desk.press()
        await desk.cabinet.leave()
        played = desk.show.landed[-1]
        assert desk.meters.phase is Phase.IDLE
        assert desk.meters.balance == START_BALANCE - BET + played.win
        desk.show.end()
        assert len(desk.screen.said) == 1
        desk.cabinet.come_back()
        assert desk.show.rested == (played.state, BET, played)

    with_desk(test)


def test_leaving_while_a_round_is_being_kept_still_settles_it() -> None:
    async def test(desk: Desk) -> None:
        desk.now += 1000
        desk.cabinet.press()
        await desk.cabinet.leave()
        last = desk.journal.wallet.round
        assert last
        assert last.shown, "nothing is written any more when leaving is over"
        assert desk.meters.phase is Phase.IDLE
        assert desk.meters.balance == desk.journal.balance
        assert desk.journal.wallet.nonce == 1
        assert desk.show.landed == []
        await desk.press()
        assert desk.journal.wallet.nonce == 1, "no round starts on a stage that was left"

    with_desk(test)

"""The journal loses nothing: killed or failing between any two writes (F1, X3, X8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import Round, Stake, play
from tests.app.fakes import DAY, GAME, Clock, FakeStore, Killed, journal, run
from web.journal import journal as module
from web.journal.envelope import pack, unpack
from web.journal.journal import MalfunctionError, RefusedError, Reopened
from web.journal.records import MOST_MONEY, START_BALANCE, Wallet
from web.journal.store import StoreError, Trouble

BET = GAME.bets[3]


def undisturbed(rounds: int) -> list[Round]:
    """The rounds that a player of the fake seeds sees when nothing goes wrong."""

    async def go() -> list[Round]:
        one = journal(FakeStore())
        await one.open()
        return [await one.play(GAME, Stake(BET)) for _ in range(rounds)]

    return run(go())


def saved(store: FakeStore) -> dict:
    return unpack(store.texts["wallet"])


def test_first_opening_commits_to_a_seed_before_any_round() -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        opening = await one.open()
        assert opening.found is Reopened.FRESH
        assert one.balance == START_BALANCE == 100_000
        body = saved(store)
        assert body["commitment"] == one.wallet.seeds.commitment
        assert body["nonce"] == "0"
        assert store.strict == [True]

    run(go())


def test_a_round_is_two_strict_writes_and_exact_money() -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        before = one.balance
        for number in range(200):
            assert one.wallet.nonce == number
            played = await one.play(GAME, Stake(BET))
            assert played.nonce == number
            assert one.balance == before - BET + played.win
            assert one.state(GAME, BET) == played.state
            before = one.balance
        assert store.strict == [True] * (1 + 2 * 200)

    run(go())


@pytest.mark.parametrize("write", [0, 1])
@pytest.mark.parametrize("when", ["killed before", "killed after"])
def test_killed_around_each_write_the_rounds_stay_the_same(write: int, when: str) -> None:
    expected = undisturbed(40)

    async def go() -> None:
        store = FakeStore()
        shown: list[Round] = []
        one = journal(store)
        await one.open()
        while len(shown) < 40:
            store.plan = ["ok"] * write + [when]
            with pytest.raises(Killed):
                await one.play(GAME, Stake(BET))
            one = journal(store)
            opening = await one.open()
            if (write, when) == (0, "killed before"):
                # Nothing was written: nothing has happened, the round is still to be played.
                assert one.balance == (balances[-1] if balances else START_BALANCE)
                shown.append(await one.play(GAME, Stake(BET)))
            else:
                assert opening.found is Reopened.UNFINISHED
                assert opening.round is not None
                shown.append(opening.round)
            balances.append(one.balance)
            await one.mark_shown()

    balances: list[int] = []
    run(go())
    assert len(balances) == 40
    balance = START_BALANCE
    for found, played in zip(balances, expected, strict=True):
        balance += played.win - BET
        assert found == balance


def test_an_intent_is_computed_the_same_on_reopening() -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        store.plan = ["killed after"]
        with pytest.raises(Killed):
            await one.play(GAME, Stake(BET))
        assert saved(store)["balance"] == START_BALANCE - BET
        assert saved(store)["nonce"] == "1"
        again = journal(store)
        opening = await again.open()
        expected = play(GAME, Stake(BET), GAME.start_state, again.wallet.seeds, 0)
        assert opening.round == expected
        assert again.balance == START_BALANCE - BET + expected.win
        assert again.wallet.nonce == 1

    run(go())


@pytest.mark.parametrize(("age", "void"), [(0, False), (7 * DAY - 1, False), (7 * DAY, True), (-DAY, False)])
def test_F1_an_intent_is_void_from_seven_days_on(age: int, void: bool) -> None:
    async def go() -> None:
        store, clock = FakeStore(), Clock()
        one = journal(store, clock)
        await one.open()
        store.plan = ["killed after"]
        with pytest.raises(Killed):
            await one.play(GAME, Stake(BET))
        clock.now += age
        again = journal(store, clock)
        opening = await again.open()
        assert (opening.found is Reopened.VOID) is void
        assert again.wallet.nonce == 1
        if void:
            assert again.balance == START_BALANCE
            assert again.state(GAME, BET) == GAME.start_state
            assert "7 days" in opening.message
        assert (await again.play(GAME, Stake(BET))).nonce == 1

    run(go())


def test_F1_a_settled_round_is_never_void_and_is_shown_by_its_tape() -> None:
    async def go() -> None:
        store, clock = FakeStore(), Clock()
        one = journal(store, clock)
        await one.open()
        played = await one.play(GAME, Stake(BET))
        clock.now += 100 * DAY
        again = journal(store, clock)
        opening = await again.open()
        assert opening.found is Reopened.UNFINISHED
        assert opening.round == played
        assert again.balance == START_BALANCE - BET + played.win
        await again.mark_shown()
        third = await journal(store, clock).open()
        assert third.found is Reopened.RESTED
        assert third.round == played

    run(go())


def test_an_intent_of_other_rules_is_refunded() -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        store.plan = ["killed after"]
        with pytest.raises(Killed):
            await one.play(GAME, Stake(BET))
        body = saved(store)
        body["round"]["intent"]["version"] += 1
        store.texts["wallet"] = pack(body)
        again = journal(store)
        assert (await again.open()).found is Reopened.VOID
        assert (again.balance, again.wallet.nonce) == (START_BALANCE, 1)

    run(go())


def test_X8_an_engine_failure_refunds_and_uses_the_number_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        with monkeypatch.context() as patch:
            patch.setattr(module, "play", lambda *_: 1 / 0)
            with pytest.raises(MalfunctionError, match="is back"):
                await one.play(GAME, Stake(BET))
        assert (one.balance, one.wallet.nonce) == (START_BALANCE, 1)
        assert one.state(GAME, BET) == GAME.start_state
        assert saved(store)["round"]["void"].startswith("malfunction")
        assert (await one.play(GAME, Stake(BET))).nonce == 1
        assert (await journal(store).open()).found is Reopened.UNFINISHED

    run(go())


def test_R2_an_impossible_win_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much(*arguments: object) -> Round:
        return replace(play(*arguments), coins=GAME.cap * GAME.coins_per_bet + 1)  # type: ignore[arg-type]

    async def go() -> None:
        one = journal(FakeStore())
        await one.open()
        monkeypatch.setattr(module, "play", too_much)
        with pytest.raises(MalfunctionError):
            await one.play(GAME, Stake(BET))
        assert one.balance == START_BALANCE

    run(go())


@pytest.mark.parametrize("trouble", [Trouble.FULL, Trouble.DENIED, Trouble.FAILED, "kept, no answer"])
@pytest.mark.parametrize("write", [0, 1])
def test_a_failed_write_shows_nothing_and_is_found_again(trouble: Trouble | str, write: int) -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        store.plan = ["ok"] * write + [trouble]
        with pytest.raises(StoreError):
            await one.play(GAME, Stake(BET))
        with pytest.raises(RefusedError):
            await one.play(GAME, Stake(BET))
        opening = await one.open()
        first = opening.round or await one.play(GAME, Stake(BET))
        assert first.nonce == 0
        assert one.balance == START_BALANCE - BET + first.win
        assert (await one.play(GAME, Stake(BET))).nonce == 1

    run(go())


def test_S47_a_bet_above_the_balance_is_refused_before_the_debit() -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        one.wallet = replace(one.wallet, balance=BET - 1)
        writes = len(store.strict)
        with pytest.raises(RefusedError, match="less than the bet"):
            await one.play(GAME, Stake(BET))
        assert (one.balance, one.wallet.nonce, len(store.strict)) == (BET - 1, 0, writes)
        one.wallet = replace(one.wallet, balance=BET)
        played = await one.play(GAME, Stake(BET))
        assert one.balance == played.win

    run(go())


@pytest.mark.parametrize("balance", [2**31 - 1, 2**31, 2**32, MOST_MONEY - GAME.cap * BET])
def test_R2_large_balances_are_exact(balance: int) -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        await one._keep(replace(one.wallet, balance=balance))
        played = await one.play(GAME, Stake(BET))
        again = journal(store)
        await again.open()
        assert again.balance == balance - BET + played.win

    run(go())


def test_a_balance_that_could_leave_the_exact_numbers_starts_no_round() -> None:
    async def go() -> None:
        one = journal(FakeStore())
        await one.open()
        one.wallet = replace(one.wallet, balance=MOST_MONEY)
        with pytest.raises(RefusedError, match="too large"):
            await one.play(GAME, Stake(BET))

    run(go())


def test_X9_refill_only_when_no_bet_is_affordable() -> None:
    async def go() -> None:
        one = journal(FakeStore())
        await one.open()
        with pytest.raises(RefusedError):
            await one.refill(15)
        one.wallet = replace(one.wallet, balance=14)
        await one.refill(15)
        assert one.balance == 14 + START_BALANCE

    run(go())


def test_a_state_belongs_to_its_bet() -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        while one.state(GAME, BET) == GAME.start_state:
            await one.play(GAME, Stake(BET))
        assert one.state(GAME, GAME.bets[0]) == GAME.start_state
        assert Wallet.from_json(saved(store)) == one.wallet

    run(go())

"""Damaged saves, broken chance, playing unsaved, another tab."""

from __future__ import annotations

import json

import pytest

from engine import Stake
from tests.app.fakes import GAME, Chance, FakeStore, journal, run
from web.journal.chance import ChanceError
from web.journal.envelope import pack
from web.journal.journal import Reopened
from web.journal.records import START_BALANCE
from web.journal.store import StoreError, Trouble

BET = GAME.bets[3]


def damage(text: str) -> list[str]:
    """Saves that are broken in many ways."""
    head, body = text.split("\n")
    other = json.loads(body)
    wrong = [
        {**other, "balance": -1},
        {**other, "balance": 1.5},
        {**other, "nonce": "x"},
        {**other, "states": 3},
    ]
    wrong += [{**other, "commitment": "00"}, {**other, "round": {}}, {**other, "balance": True}, {}]
    flipped = body.replace('"balance":1', '"balance":9')
    return [
        "",
        "{}",
        text[: len(text) // 2],
        text + " ",
        f"{head}\n{flipped}",
        text.replace("gemworks 1", "gemworks 2"),
        *(pack(body) for body in wrong),
    ]


@pytest.mark.parametrize("which", range(14))
def test_a_bad_save_is_kept_aside_never_overwritten(which: int) -> None:
    async def go() -> None:
        store = FakeStore()
        await journal(store).open()
        bad = damage(store.texts["wallet"])[which]
        store.texts["wallet"] = bad
        one = journal(store, chance=Chance())
        opening = await one.open()
        assert opening.found is Reopened.ASIDE
        aside = [key for key, text in store.texts.items() if key.startswith("aside") and text == bad]
        assert len(aside) == 1
        assert aside[0] in opening.message
        assert one.balance == START_BALANCE
        assert (await journal(store).open()).found is Reopened.RESTED

    run(go())


FORGED = [
    ("intent", "game", {}),
    ("intent", "game", "chess"),
    ("intent", "buy", 7),
    ("intent", "buy", "x"),
    ("intent", "bet", 7),
    ("intent", "state", [1]),
    ("intent", "nonce", "5"),
    ("intent", "limit", 1),
    ("intent", "limit", -5),
    ("intent", "limit", "5"),
    ("settlement", "state", [1, 1, 15, 1]),
    ("settlement", "tape", []),
    ("settlement", "tape", [2, 1]),
    ("settlement", "win", 9),
    ("settlement", "coins", 2),
]


@pytest.mark.parametrize("settled", [True, False])
@pytest.mark.parametrize(("part", "name", "value"), FORGED)
def test_B14_a_last_round_that_cannot_be_is_never_shown_and_stops_nothing(
    part: str, name: str, value: object, settled: bool
) -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        await one.play(GAME, Stake(BET))
        body = json.loads(store.texts["wallet"].split("\n")[1])
        body["round"][part][name] = value
        if not settled:
            body["round"]["settlement"] = None
        store.texts["wallet"] = pack(body)
        again = journal(store, chance=Chance())
        opening = await again.open()
        assert settled is False or opening.round is None
        assert (await again.play(GAME, Stake(BET))).nonce in (0, 1)

    run(go())


def test_a_bad_save_that_cannot_be_kept_aside_stays_where_it_is() -> None:
    async def go() -> None:
        store = FakeStore()
        store.texts["wallet"] = "bad"
        store.plan = [Trouble.FULL]
        one = journal(store)
        with pytest.raises(StoreError):
            await one.open()
        assert store.texts == {"wallet": "bad"}

    run(go())


def broken(_: int) -> bytes:
    raise OSError("no chance")


@pytest.mark.parametrize("source", [broken, bytes, lambda n: b"\xff" * n, lambda _: b"ab", lambda _: None])
def test_no_round_without_chance(source: object) -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store, chance=source)
        with pytest.raises(ChanceError):
            await one.open()
        assert store.texts == {}
        with pytest.raises(ChanceError):
            await one.open_unsaved()
        assert not one.opened

    run(go())


def test_playing_unsaved_takes_new_seeds_and_leaves_the_store_alone() -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        first = await one.play(GAME, Stake(BET))
        text = store.texts["wallet"]
        await one.open_unsaved()
        assert not one.saved
        assert one.balance == START_BALANCE - BET + first.win
        assert one.wallet.nonce == 0
        second = await one.play(GAME, Stake(BET))
        assert second.seeds != first.seeds
        assert store.texts["wallet"] == text

    run(go())


def test_unsaved_settles_a_round_whose_settlement_could_not_be_kept() -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        store.plan = ["ok", Trouble.FULL]
        with pytest.raises(StoreError):
            await one.play(GAME, Stake(BET))
        opening = await one.open_unsaved()
        later = await journal(store).open()
        assert opening.found is Reopened.UNFINISHED
        assert opening.round == later.round

    run(go())


def test_B10_another_tab_is_noticed_and_no_number_is_used_twice() -> None:
    async def go() -> None:
        store = FakeStore()
        one, other = journal(store), journal(store, chance=Chance())
        await one.open()
        await other.open()
        played = await one.play(GAME, Stake(BET))
        with pytest.raises(StoreError) as stale:
            await other.play(GAME, Stake(BET))
        assert stale.value.trouble is Trouble.STALE
        opening = await other.open()
        assert opening.round == played
        assert (await other.play(GAME, Stake(BET))).nonce == 1

    run(go())

"""The bet that adjusts itself (F41), a currency’s label and win limit (F42), the win cap in words (X5)."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engine import Game, Round, RoundRequest, Seeds, Stake, parse_query, play
from tests.app.desk import Desk, with_desk
from tests.app.fakes import FORGE, GAME, Clock, FakeScreen, FakeShow, FakeStore, journal, run
from web.controls.cabinet import Cabinet
from web.controls.notices import cap_notice, cap_sentence, round_sentence
from web.controls.ports import Notice, Weight
from web.controls.replay import Replay
from web.journal.envelope import pack, unpack
from web.journal.journal import Reopened
from web.journal.records import START_BALANCE
from web.journal.settings import CURRENCIES, Settings, SettingsKeeper

SEEDS = Seeds(bytes(32), "x")


def lowered(desk: Desk) -> list[str]:
    return [notice.text for notice in desk.screen.notices if notice.text.startswith("Bet lowered")]


# F41: auto adjust bet


@pytest.mark.parametrize("game", [FORGE, GAME])
def test_F41_a_spin_lowers_the_bet_to_the_largest_that_the_balance_covers(game: Game) -> None:
    async def test(desk: Desk) -> None:
        await desk.settings.change(auto_bet=True)
        desk.cabinet.choose_bet(game.bets[-1])
        for place, bet in reversed([*enumerate(game.bets)][:-1]):
            balance = game.bets[place + 1] - 1
            await desk.set_balance(balance)
            await desk.press()
            assert desk.cabinet.bet == desk.meters.bet == bet
            assert desk.show.landed[-1].stake == Stake(bet)
            assert lowered(desk)[-1] == (
                f"Bet lowered to {bet / 100:.2f}: your balance is {balance / 100:,.2f}."
            )
            desk.show.end()
            await desk.settle()
            assert desk.journal.balance == balance - bet + desk.show.landed[-1].win
            desk.now += 1000

    with_desk(test, game=game)


def test_F41_the_stage_shows_the_lasting_state_of_the_lower_bet_before_the_reels_turn() -> None:
    async def test(desk: Desk) -> None:
        await desk.settings.change(auto_bet=True)
        kept = GAME.named_states["full"]
        desk.journal.wallet = desk.journal.wallet.with_state(GAME, GAME.bets[0], kept)
        desk.cabinet.choose_bet(GAME.bets[5])
        await desk.set_balance(GAME.bets[1] - 1)
        await desk.press()
        assert desk.show.calls[-3:] == ["set_bet", "spin", "land"]
        assert desk.show.rested == (kept, GAME.bets[0], None)
        assert desk.show.landed[-1].state_before == kept

    with_desk(test)


def test_F41_the_bet_is_never_raised_again_by_itself() -> None:
    async def test(desk: Desk) -> None:
        await desk.settings.change(auto_bet=True)
        desk.cabinet.choose_bet(FORGE.bets[10])
        await desk.set_balance(57)
        await desk.spin()
        assert desk.cabinet.bet == 50
        assert lowered(desk) == ["Bet lowered to 0.50: your balance is 0.57."]
        await desk.set_balance(START_BALANCE)
        await desk.spin()
        assert desk.cabinet.bet == 50
        assert len(lowered(desk)) == 1
        assert Settings.from_json(unpack(desk.store.texts["settings"])).bets == {FORGE.slug: 50}

    with_desk(test, game=FORGE)


async def reloaded(store: FakeStore, game: Game) -> Desk:
    """The page again, as the app opens it: the settings first."""
    desk = Desk(store, game)
    await desk.settings.open()
    desk.cabinet = Cabinet(game, desk.journal, desk.settings, desk.show, desk.screen, lambda: desk.now)
    await desk.cabinet.open()
    return desk


@pytest.mark.parametrize("game", [FORGE, GAME])
def test_F41_a_bet_chosen_after_the_last_round_is_not_changed_back_by_a_reload(game: Game) -> None:
    async def go() -> None:
        store = FakeStore()
        for chosen in (game.bets[0], game.bets[5]):
            desk = await reloaded(store, game)
            desk.cabinet.choose_bet(game.bets[-1])
            played = await desk.spin()
            assert played.stake.bet == game.bets[-1]
            again = await reloaded(store, game)
            assert again.show.rested == (played.state, game.bets[-1], played)
            again.cabinet.choose_bet(chosen)
            await again.settle()
            last = await reloaded(store, game)
            assert (last.meters.bet, last.meters.win) == (chosen, 0)
            assert last.show.rested == (last.journal.state(game, chosen), chosen, None)
            assert (await last.spin()).stake.bet == chosen

    run(go())


def test_F41_below_the_smallest_bet_the_ordinary_message_comes() -> None:
    async def test(desk: Desk) -> None:
        await desk.settings.change(auto_bet=True)
        desk.cabinet.choose_bet(FORGE.bets[3])
        await desk.set_balance(FORGE.bets[0] - 1)
        await desk.press()
        assert desk.show.landed == []
        assert desk.cabinet.bet == FORGE.bets[3]
        assert "free of charge" in desk.screen.notices[-1].text

    with_desk(test, game=FORGE)


def test_F41_off_at_first_the_bet_stays_and_no_round_starts() -> None:
    async def test(desk: Desk) -> None:
        assert not desk.settings.now.auto_bet
        desk.cabinet.choose_bet(FORGE.bets[3])
        await desk.set_balance(FORGE.bets[3] - 1)
        await desk.press()
        assert desk.show.landed == []
        assert desk.cabinet.bet == FORGE.bets[3]
        assert "Choose a smaller bet" in desk.screen.notices[-1].text
        assert desk.journal.wallet.nonce == 0

    with_desk(test, game=FORGE)


def test_F41_a_bet_that_the_balance_covers_is_left_alone() -> None:
    async def test(desk: Desk) -> None:
        await desk.settings.change(auto_bet=True)
        desk.cabinet.choose_bet(FORGE.bets[3])
        await desk.set_balance(FORGE.bets[3])
        await desk.press()
        assert desk.show.landed[-1].stake.bet == FORGE.bets[3]
        assert lowered(desk) == []

    with_desk(test, game=FORGE)


# F42: the label and its limit


def test_F42_there_is_no_limit_with_play_credits() -> None:
    async def test(desk: Desk) -> None:
        await desk.press()
        assert desk.show.landed[-1].stake.limit == 0
        assert desk.meters.unit == ""

    with_desk(test, game=FORGE)


def test_F42_the_limit_belongs_to_its_label_and_can_be_turned_off() -> None:
    async def test(desk: Desk) -> None:
        await desk.settings.change(currency="COP")
        assert (await desk.spin()).stake.limit == 350_000_000_00
        assert desk.meters.unit == "COP"
        await desk.settings.change(limit=False)
        assert (await desk.spin()).stake.limit == 0
        await desk.settings.change(currency="EUR", limit=True)
        assert (await desk.spin()).stake.limit == 0

    with_desk(test, game=FORGE)


def test_F42_a_game_whose_rules_name_no_limit_has_none() -> None:
    async def test(desk: Desk) -> None:
        await desk.settings.change(currency="COP")
        assert (await desk.spin()).stake.limit == 0

    with_desk(test)


def test_F42_at_the_bets_offered_the_cap_comes_first() -> None:
    assert all(FORGE.cap * FORGE.bets[-1] <= limit for limit in FORGE.currency_limits.values())


LIMITED = replace(FORGE, currency_limits={"COP": 20})


def test_F42_a_round_ended_by_the_limit_says_so_in_a_sentence_and_a_notice() -> None:
    async def test(desk: Desk) -> None:
        await desk.settings.change(currency="COP")
        played = await desk.spin()
        while played.win < 20:
            assert not any("cap" in notice.text for notice in desk.screen.notices)
            played = await desk.spin()
        assert played.win == 20
        said = "Win cap reached: with a limit of 0.20 on the win, this round pays 0.20."
        assert desk.screen.notices[-1] == Notice(said, Weight.LASTING)
        assert desk.screen.said[-1].endswith(f"balance {desk.journal.balance / 100:,.2f}. {said}")
        assert desk.screen.published
        shown = desk.screen.published.to_json()
        assert (shown["limit"], shown["win"]) == ("0.20", "0.20")
        assert shown["events"][-1] == {
            "event": "RoundEnded",
            "win": 20,
            "capped": shown["events"][-1]["capped"],
        }

    with_desk(test, game=LIMITED)


def limited_round(stake: Stake) -> Round:
    """The first round that this stake's limit cuts."""
    rounds = (play(FORGE, stake, (), SEEDS, number) for number in range(1000))
    return next(played for played in rounds if played.events[-1].to_json()["capped"] > 0)


def test_F42_the_limit_is_saved_with_the_intent_and_the_round_comes_out_the_same() -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        stake = Stake(FORGE.bets[0], limit=FORGE.bets[0] * 2)
        while not cap_sentence(played := await one.play(FORGE, stake)):
            assert played.win < stake.limit
        assert unpack(store.texts["wallet"])["round"]["intent"]["limit"] == 20
        opening = await journal(store).open()
        assert opening.found is Reopened.UNFINISHED
        assert opening.round == played
        assert opening.round.stake == stake

    run(go())


@pytest.mark.parametrize("settled", [True, False])
def test_F42_an_older_save_has_no_limit(settled: bool) -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        played = await one.play(FORGE, Stake(FORGE.bets[0]))
        body = unpack(store.texts["wallet"])
        del body["round"]["intent"]["limit"]
        if not settled:
            body["round"]["settlement"] = None
            body["balance"] = START_BALANCE - FORGE.bets[0]
            body["states"] = {}
        store.texts["wallet"] = pack(body)
        again = journal(store)
        assert (await again.open()).round == played
        assert again.balance == START_BALANCE - FORGE.bets[0] + played.win

    run(go())


def test_F42_a_link_carries_the_limit() -> None:
    played = limited_round(Stake(100, limit=1_00))
    request = RoundRequest.of(played)
    assert "limit=1.00" in request.to_query()
    assert parse_query(request.to_query()).play() == played
    json.dumps(played.to_json())


def test_a_replay_says_what_ended_its_round_and_takes_it_back_when_played_again() -> None:
    played = limited_round(Stake(100, limit=1_00))
    show, screen = FakeShow(), FakeScreen()
    replay = Replay(RoundRequest.of(played), SettingsKeeper(FakeStore(), Clock()), show, screen, lambda: 0.0)
    replay.start()
    show.end()
    assert [notice.text for notice in screen.notices] == [cap_sentence(played)]
    assert screen.said == [f"Win 1.00. {cap_sentence(played)}"]


# X5: the cap in words, in every game


@pytest.mark.parametrize("game", [FORGE, GAME])
def test_X5_a_round_that_reaches_the_cap_says_so(game: Game) -> None:
    bet = game.bets[-1]
    played = replace(play(game, Stake(bet), game.start_state, SEEDS, 1), coins=game.cap * game.coins_per_bet)
    expected = (
        f"Win cap reached: a round pays {game.cap:,}x the bet at most, here {game.cap * bet / 100:,.2f}."
    )
    assert cap_sentence(played) == expected
    assert cap_notice(played) == Notice(expected, Weight.LASTING)
    assert round_sentence(played, None).endswith(expected)
    below = replace(played, coins=played.coins - 1)
    assert cap_sentence(below) == ""
    assert cap_notice(below) is None


def test_settings_that_cannot_be_are_as_for_a_new_player() -> None:
    saved = {"currency": "XXX", "auto_bet": 1, "limit": "no", "volume": 30}
    assert Settings.from_json(saved) == Settings(volume=30)
    assert [Settings.from_json({"currency": each}).currency for each in CURRENCIES] == [*CURRENCIES]

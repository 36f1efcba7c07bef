"""Unfinished games (F1): seven days to the millisecond, whatever the clock does, and more games than one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import Game, Round, Stake, play
from tests.app.desk import Desk
from tests.app.fakes import DAY, FORGE, GAME, Clock, FakeStore, Killed, journal, run
from web.controls.ports import Phase, Weight
from web.journal.envelope import unpack
from web.journal.journal import Journal, RefusedError, Reopened
from web.journal.records import START_BALANCE

SECOND = 1000
MINUTE = 60 * SECOND
YEAR = 365 * DAY
GAMES = pytest.mark.parametrize("game", [FORGE, GAME], ids=lambda game: game.slug)


def stake_of(game: Game) -> Stake:
    return Stake(game.bets[4], limit=game.bets[4] * 30)


async def left_open(game: Game) -> tuple[FakeStore, Clock, Round]:
    """A store in which a round was paid for and not computed, the clock then, and how it comes out."""
    store, clock = FakeStore(), Clock()
    one = journal(store, clock)
    await one.open()
    store.plan = ["killed after"]
    with pytest.raises(Killed):
        await one.play(game, stake_of(game))
    body = unpack(store.texts["wallet"])
    assert body["balance"] == START_BALANCE - stake_of(game).bet
    assert body["round"]["settlement"] is None
    return store, clock, play(game, stake_of(game), game.start_state, one.wallet.seeds, 0)


async def reopened(store: FakeStore, clock: Clock) -> tuple[Journal, Reopened]:
    one = journal(store, clock)
    return one, (await one.open()).found


def is_void(one: Journal, game: Game) -> bool:
    """Whether the stake is back, the number used up and all else as it was."""
    last = one.wallet.round
    return (
        one.balance == START_BALANCE
        and one.wallet.nonce == 1
        and one.state(game, stake_of(game).bet) == game.start_state
        and last is not None
        and bool(last.void)
        and last.settlement is None
    )


@GAMES
@pytest.mark.parametrize(
    "age",
    [0, 1, 6 * DAY + 23 * 60 * MINUTE + 59 * MINUTE, 7 * DAY - 1, -1, -MINUTE, -DAY, -8 * DAY, -30 * YEAR],
)
def test_F1_before_seven_days_the_round_is_computed_and_settled(game: Game, age: int) -> None:
    async def go() -> None:
        store, clock, expected = await left_open(game)
        clock.now += age
        one = journal(store, clock)
        opening = await one.open()
        assert (opening.found, opening.round) == (Reopened.UNFINISHED, expected)
        assert one.balance == START_BALANCE - stake_of(game).bet + expected.win
        assert one.wallet.nonce == 1
        for later in (7 * DAY, 40 * YEAR, -40 * YEAR):
            clock.now += later
            again = journal(store, clock)
            opening = await again.open()
            assert (opening.found, opening.round) == (Reopened.UNFINISHED, expected)
            assert again.balance == one.balance
        assert (await again.play(game, stake_of(game))).nonce == 1

    run(go())


@GAMES
@pytest.mark.parametrize("age", [7 * DAY, 7 * DAY + 1, 7 * DAY + SECOND, 8 * DAY, 50 * YEAR])
def test_F1_at_seven_days_and_after_the_round_is_void_and_its_stake_back(game: Game, age: int) -> None:
    async def go() -> None:
        store, clock, _ = await left_open(game)
        clock.now += age
        one = journal(store, clock)
        opening = await one.open()
        assert (opening.found, opening.round) == (Reopened.VOID, None)
        assert "7 days" in opening.message
        assert is_void(one, game)
        assert (await one.play(game, stake_of(game))).nonce == 1

    run(go())


@GAMES
@pytest.mark.parametrize("back", [MINUTE, 7 * DAY, 8 * DAY - 1, 8 * DAY + MINUTE, 20 * YEAR])
def test_F1_a_clock_set_back_never_revives_a_void_round_nor_returns_its_stake_twice(
    game: Game, back: int
) -> None:
    async def go() -> None:
        store, clock, _ = await left_open(game)
        clock.now += 8 * DAY
        assert (await reopened(store, clock))[1] is Reopened.VOID
        for move in (-back, 0, back, 30 * YEAR, -60 * YEAR):
            clock.now += move
            one, found = await reopened(store, clock)
            assert found is Reopened.RESTED
            assert is_void(one, game)
        played = await one.play(game, stake_of(game))
        assert played.nonce == 1
        assert one.balance == START_BALANCE - played.price + played.win
        again, found = await reopened(store, clock)
        assert found is Reopened.UNFINISHED
        assert again.balance == one.balance

    run(go())


@GAMES
def test_F1_a_clock_far_ahead_and_then_right_again_counts_nothing_twice(game: Game) -> None:
    async def go() -> None:
        store, clock, _ = await left_open(game)
        right = clock.now
        clock.now = right + 80 * YEAR
        one, found = await reopened(store, clock)
        assert found is Reopened.VOID
        # A second round is left open while the clock is wrong, and it is put right before reopening.
        store.plan = ["killed after"]
        with pytest.raises(Killed):
            await one.play(game, stake_of(game))
        clock.now = right + MINUTE
        two, found = await reopened(store, clock)
        expected = play(game, stake_of(game), game.start_state, two.wallet.seeds, 1)
        assert found is Reopened.UNFINISHED
        assert two.balance == START_BALANCE - expected.price + expected.win
        assert two.wallet.nonce == 2
        third, _ = await reopened(store, clock)
        assert (third.balance, third.wallet.nonce) == (two.balance, 2)

    run(go())


@GAMES
@pytest.mark.parametrize("when", ["killed before", "killed after"])
def test_F1_killed_while_it_is_made_void_the_stake_comes_back_once(game: Game, when: str) -> None:
    async def go() -> None:
        store, clock, expected = await left_open(game)
        clock.now += 7 * DAY
        store.plan = [when]
        with pytest.raises(Killed):
            await journal(store, clock).open()
        clock.now -= DAY
        one, found = await reopened(store, clock)
        if when == "killed before":
            # It never became void: by this clock it is six days old.
            assert found is Reopened.UNFINISHED
            assert one.balance == START_BALANCE - expected.price + expected.win
        else:
            assert found is Reopened.RESTED
            assert is_void(one, game)

    run(go())


@GAMES
@pytest.mark.parametrize("age", [0, 7 * DAY, 7 * DAY + SECOND, 10 * YEAR, -10 * YEAR])
def test_F1_a_settled_round_that_was_not_shown_is_shown_from_its_start_and_never_void(
    game: Game, age: int
) -> None:
    async def go() -> None:
        store, clock = FakeStore(), Clock()
        one = journal(store, clock)
        await one.open()
        played = await one.play(game, stake_of(game))
        clock.now += age
        desk = Desk(store, game, journal(store, clock))
        await desk.cabinet.open()
        assert desk.show.calls[-3:] == ["rest", "spin", "land"]
        assert desk.show.landed == [played]
        assert desk.meters.balance == START_BALANCE - played.price
        desk.show.end()
        await desk.settle()
        assert desk.meters.balance == START_BALANCE - played.price + played.win
        assert (await reopened(store, clock))[1] is Reopened.RESTED

    run(go())


def test_F1_the_player_hears_of_a_void_round_once() -> None:
    async def go() -> None:
        store, clock, _ = await left_open(FORGE)
        clock.now += 7 * DAY
        desk = Desk(store, FORGE, journal(store, clock))
        await desk.cabinet.open()
        assert [notice.weight for notice in desk.screen.notices] == [Weight.ALERT]
        assert "It is void, and your bet is back" in desk.screen.notices[0].text
        assert desk.meters.balance == START_BALANCE
        assert desk.show.landed == []
        again = Desk(store, FORGE, journal(store, clock))
        await again.cabinet.open()
        assert again.screen.notices == []

    run(go())


def test_no_refill_goes_between_a_round_and_its_settlement() -> None:
    async def go() -> None:
        store = FakeStore()
        desk = Desk(store, FORGE)
        await desk.cabinet.open()
        bet = FORGE.bets[0]
        await desk.set_balance(bet)
        store.plan = ["ok", "kept, no answer"]
        with pytest.raises(Exception, match="slow"):
            await desk.journal.play(FORGE, Stake(bet))
        assert desk.journal.balance < bet
        with pytest.raises(RefusedError, match="not settled"):
            await desk.journal.refill(bet)
        desk.cabinet.refill()
        await desk.settle()
        assert desk.meters.phase is Phase.SHOWING
        played = desk.show.landed[-1]
        desk.show.end()
        assert desk.meters.balance == played.win

    run(go())


# More games than one


@pytest.mark.parametrize("settled", [True, False])
def test_F1_an_unfinished_round_of_another_game_comes_first_in_its_own_game(settled: bool) -> None:
    async def go() -> None:
        if settled:
            store, clock = FakeStore(), Clock()
            one = journal(store, clock)
            await one.open()
            played = await one.play(FORGE, stake_of(FORGE))
        else:
            store, clock, played = await left_open(FORGE)
        gnomes = Desk(store, GAME, journal(store, clock))
        await gnomes.cabinet.open()
        assert gnomes.screen.gone_to == [FORGE.slug]
        assert gnomes.meters.phase is Phase.CLOSED
        assert gnomes.meters.balance is None, "the balance would tell how the round came out"
        forge = Desk(store, FORGE, gnomes.journal)
        await gnomes.cabinet.leave()
        await forge.cabinet.open()
        assert forge.show.landed == [played]
        assert "Your last round of Forge of Gems was not shown to its end" in forge.screen.notices[-1].text
        forge.show.end()
        await forge.settle()
        await gnomes.cabinet.open()
        assert gnomes.screen.gone_to == [FORGE.slug]
        assert gnomes.meters.phase is Phase.IDLE
        assert gnomes.meters.balance == START_BALANCE - played.price + played.win

    run(go())


def test_a_game_that_is_come_back_to_shows_the_balance_that_another_left() -> None:
    async def go() -> None:
        gnomes = Desk(FakeStore(), GAME)
        await gnomes.cabinet.open()
        await gnomes.spin()
        await gnomes.cabinet.leave()
        forge = Desk(gnomes.store, FORGE, gnomes.journal)
        await forge.cabinet.open()
        for _ in range(3):
            await forge.spin()
        await forge.cabinet.leave()
        gnomes.cabinet.come_back()
        assert gnomes.meters.balance == gnomes.journal.balance
        assert (await gnomes.spin()).nonce == 4

    run(go())


def test_games_share_one_balance_and_one_row_of_numbers() -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        balance = START_BALANCE
        for number in range(40):
            game = (FORGE, GAME)[number % 2]
            played = await one.play(game, Stake(game.bets[0]))
            balance += played.win - played.price
            assert (played.nonce, one.balance) == (number, balance)
        again = journal(store)
        await again.open()
        assert again.wallet == one.wallet
        assert again.state(FORGE, FORGE.bets[0]) == ()

    run(go())


def test_a_round_that_cannot_be_shown_any_more_is_said_and_over() -> None:
    async def go() -> None:
        store = FakeStore()
        one = journal(store)
        await one.open()
        await one.play(FORGE, Stake(FORGE.bets[0]))
        last = one.wallet.round
        assert last
        assert last.settlement
        await one._keep(
            replace(one.wallet, round=replace(last, settlement=replace(last.settlement, tape=())))
        )
        desk = Desk(store, FORGE)
        await desk.cabinet.open()
        await desk.settle()
        assert "cannot be shown any more" in desk.screen.notices[-1].text
        assert desk.meters.phase is Phase.IDLE
        assert (await reopened(store, Clock()))[1] is Reopened.RESTED

    run(go())

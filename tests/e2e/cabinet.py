"""Playing in the page as a player does, and reading back what it shows."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine import GAMES, Game, Round, RoundRequest, Seeds, Stake, parse_money, play
from engine.games.fire_gnomes.numbers import PAYS
from tests.e2e.conftest import OpenPage, wait_until_ready
from tests.literal.lines import board_win

GAME = GAMES["fire-gnomes"]
NAMED_PAYS = {GAME.symbols[symbol]: dict(pays) for symbol, pays in PAYS.items()}
SEEDS = Seeds(bytes(range(32)), "e2e")
PRESS_GAP_MS = 320
"""The game takes presses closer together as one."""
LOOK_GAP_MS = 80


def read(page: Page, name: str) -> Any:
    """A value of the read-only hook."""
    return page.evaluate(f"gemworks.{name}")


def wait_until_idle(page: Page, seconds: float = 90) -> None:
    end = time.monotonic() + seconds
    while read(page, "busy"):
        assert time.monotonic() < end, "the round does not end"
        page.wait_for_timeout(30)


def wait_until_busy(page: Page, seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not read(page, "busy"):
        assert time.monotonic() < end, "no round starts"
        page.wait_for_timeout(10)


def set_quick(page: Page, on: bool) -> None:
    """Turn quick spin on or off."""
    button = page.get_by_test_id("quick")
    if (button.get_attribute("aria-pressed") == "true") is not on:
        button.click()
    expect(button).to_have_attribute("aria-pressed", "true" if on else "false")


def shown_board(page: Page) -> list[str]:
    """The symbols on the screen by cell, read from what was painted last."""
    board = [""] * (GAME.reels * GAME.rows)
    for sprite in read(page, "displayList"):
        found = re.fullmatch(r"cell:(\d+):symbol", sprite["name"])
        if found:
            number = sprite["text"].strip("×x")
            board[int(found[1])] = sprite["sprite"] + (number if sprite["sprite"] == "wild-x" else "")
    return board


def shown_amount(page: Page, name: str) -> int:
    """A meter of the bar in minor units."""
    return parse_money(page.get_by_test_id(name).inner_text().replace(",", ""))


def shown_shelves(page: Page) -> list[str]:
    return [
        sprite["text"]
        for sprite in read(page, "displayList")
        if re.fullmatch(r"shelf:\w+:number", sprite["name"])
    ]


def paid_by_the_board(page: Page, played: dict[str, Any]) -> int:
    """What the board on the screen pays by the literal reading, with prizes and bonus, in minor units."""
    coins = board_win(shown_board(page), NAMED_PAYS)
    for event in played["events"]:
        if event["event"] == "PrizePaid":
            coins += event["amount"]
        elif event["event"] == "BonusEnded":
            coins += event["win"]
    return coins * parse_money(played["coin"])


def recompute(played: dict[str, Any]) -> Round:
    """The same round from its seeds, played here."""
    seeds = Seeds.from_hex(played["server_seed"], played["client_seed"])
    state = GAME.state_from_json(played["state_before"])
    return play(GAME, Stake(parse_money(played["stake"])), state, seeds, int(played["nonce"]))


def find_round(*wanted: str, without: tuple[str, ...] = (), most_events: int = 60) -> RoundRequest:
    """A round in which these events happen."""
    for nonce in range(20_000):
        request = RoundRequest(GAME, Stake(GAME.bets[1]), SEEDS, nonce, GAME.start_state)
        events = request.play().events
        names = {type(event).__name__ for event in events}
        if names.issuperset(wanted) and names.isdisjoint(without) and len(events) <= most_events:
            return request
    raise LookupError(f"no round with {wanted}")


REPLACE = "(token) => { location.hash = `#r=${token}`; }"


def open_round(page: Page, played: Round) -> None:
    """Show a round by its link in the page that is open already, from its start."""
    page.evaluate(REPLACE, "none")
    page.wait_for_timeout(100)
    page.evaluate(REPLACE, RoundRequest.of(played).to_token())
    wait_until_busy(page)


def stop_until_idle(page: Page) -> None:
    """Press stop for as long as there is something to stop."""
    for _ in range(200):
        if not read(page, "busy"):
            return
        page.wait_for_timeout(PRESS_GAP_MS)
        if page.get_by_test_id("spin").is_visible() and read(page, "busy"):
            page.get_by_test_id("stage").click()
    pytest.fail("the round cannot be stopped")


def picture(page: Page) -> list[dict[str, Any]]:
    """All that is on the screen, as data."""
    page.wait_for_timeout(100)
    return read(page, "displayList")


def texts(page: Page, name: str) -> list[str]:
    return [sprite["text"] for sprite in picture(page) if sprite["name"] == name]


def open_game(open_page: OpenPage, slug: str, **options: object) -> Page:
    """The player's own game, at rest."""
    page = open_page(f"#/{slug}", **options)
    wait_until_ready(page)
    wait_until_idle(page)
    return page


def spin_to_the_end(page: Page) -> dict[str, Any]:
    """One spin with the space bar, stopped as soon as that can be."""
    page.wait_for_timeout(PRESS_GAP_MS)
    page.keyboard.press("Space")
    for _ in range(400):
        page.wait_for_timeout(60)
        if not read(page, "busy"):
            return read(page, "lastRound")
        if page.get_by_test_id("spin").get_attribute("data-phase") == "showing":
            page.get_by_test_id("stage").click()
    pytest.fail("the round does not end")


def watch_until_idle(page: Page) -> dict[str, set[str]]:
    """All texts that a round shows, by the name of what shows them; seldom enough not to slow it."""
    seen: dict[str, set[str]] = {}
    while read(page, "busy"):
        for sprite in read(page, "displayList"):
            if sprite["text"]:
                seen.setdefault(sprite["name"], set()).add(sprite["text"])
        page.wait_for_timeout(LOOK_GAP_MS)
    return seen


def check_own_rounds(
    page: Page,
    game: Game,
    rounds: int,
    expect_end: Callable[[Page, Round], None],
    complaints: Callable[[Round], list[str]],
) -> None:
    """Rounds of a player: balance, record, literal checker and screen agree on each of them."""
    set_quick(page, True)
    for _ in range(rounds):
        before = read(page, "balance")
        record = spin_to_the_end(page)
        bet, win = parse_money(record["stake"]), parse_money(record["win"])
        assert read(page, "balance") == before - bet + win == shown_amount(page, "balance")
        seeds = Seeds.from_hex(record["server_seed"], record["client_seed"])
        played = play(game, Stake(bet), (), seeds, int(record["nonce"]))
        assert played.to_json() == record
        assert not complaints(played)
        expect_end(page, played)


def check_board_after_reload(page: Page, shown_board: Callable[[Page], Any]) -> None:
    """The last board is there again after a reload."""
    before = shown_board(page)
    page.reload()
    wait_until_ready(page)
    wait_until_idle(page)
    assert shown_board(page) == before

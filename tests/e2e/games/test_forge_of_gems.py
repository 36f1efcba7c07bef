"""Forge of Gems in a real browser: rounds by link to their end, and the player's own game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from engine import GAMES, Round, RoundRequest, Seeds, Stake, format_money, parse_money, play
from tests.e2e.cabinet import (
    PRESS_GAP_MS,
    check_board_after_reload,
    check_own_rounds,
    open_game,
    open_round,
    picture,
    read,
    set_quick,
    shown_amount,
    spin_to_the_end,
    stop_until_idle,
    texts,
    wait_until_busy,
    wait_until_idle,
    watch_until_idle,
)
from tests.e2e.conftest import DESKTOP, PHONE, OpenPage, Problems, wait_until_ready
from tests.e2e.test_hostile import DAMAGE, wallet
from tests.engine.forge_of_gems import telling
from tests.engine.forge_of_gems.scripting import Watched, dropped
from tests.literal.forge_bridge import complaints
from web.journal.envelope import pack

GAME = GAMES["forge-of-gems"]


def long_drawn_cascade() -> Round:
    """A drawn round with five cascades or more and no free spins."""
    for nonce in range(20_000):
        played = play(GAME, Stake(10), (), Seeds(bytes(range(32)), "e2e"), nonce)
        names = [type(event).__name__ for event in played.events]
        if names.count("CellsRemoved") >= 5 and "GemBoxOpened" not in names:
            return played
    raise LookupError("no long cascade")


ROUNDS = {
    "five or more cascades": long_drawn_cascade,
    "vertical wild": lambda: dropped("|", 1, 1),
    "horizontal wild": lambda: dropped("-", 2, 0),
    "vertical splitter": lambda: dropped("v", 3, 1),
    "horizontal splitter": lambda: dropped("h", 4, 2),
    "all forge symbols": telling.all_effects_round,
    "box with a prize": lambda: telling.box_round(3, 0),
    "box with free spins": lambda: telling.box_round(4, 1),
    "box with both": lambda: telling.box_round(5, 0),
    "cap": telling.cap_round,
    "most ways": telling.most_ways_round,
}
AT_ORDINARY_PACE = ("all forge symbols", "box with a prize", "most ways")
"""Rounds that are shown at their ordinary pace as well: each kind of showing once; the stage's tests show
all others, with a clock that need not be waited for."""


@pytest.fixture(scope="module")
def table(browser: Browser, site_url: str, problems: Problems) -> Iterator[Page]:
    """One page for all links; a start is too dear for each."""
    context = browser.new_context(viewport=DESKTOP)  # type: ignore[arg-type]
    problems.watch(context)
    page = context.new_page()
    page.goto(site_url + "#r=" + RoundRequest.of(dropped("v", 0, 0)).to_token())
    wait_until_ready(page)
    yield page
    context.close()


def counted_ways(played: Round) -> list[Any]:
    return [event for event in played.events if type(event).__name__ == "WaysCounted"]


def shown_board(page: Page) -> tuple[list[str], list[int], list[str]]:
    """Symbols and copies by cell, and what lies in the crucibles."""
    symbols, copies = [""] * 15, [0] * 15
    forge = [""] * 5
    for sprite in picture(page):
        cell = re.fullmatch(r"cell:(\d+):symbol", sprite["name"])
        if cell:
            symbols[int(cell[1])] = sprite["sprite"]
            copies[int(cell[1])] += 1
        crucible = re.fullmatch(r"forge:(\d+):symbol", sprite["name"])
        if crucible:
            forge[int(crucible[1])] = sprite["sprite"]
    return symbols, copies, forge


def expect_end(page: Page, played: Round) -> None:
    """The last board of the record is on the screen, with its copies, its ways and its multiplier."""
    board, forge, counted = Watched(), [], None
    for event in played.events:
        board.see(event)
        kind = type(event).__name__
        if kind == "BoardLanded":
            forge = [*event.forge]
        elif kind == "ReelCascaded":
            forge[event.reel] = event.forge
        elif kind == "WaysCounted":
            counted = event
    symbols, copies, crucibles = shown_board(page)
    assert symbols == [GAME.symbols[symbol] for symbol in board.symbols]
    assert copies == board.copies
    assert crucibles == [GAME.symbols[symbol] for symbol in forge]
    assert texts(page, "ways") == [f"{counted.ways:,} ways"]
    assert texts(page, "gauge:multiplier") == [f"×{counted.multiplier}"]
    assert shown_amount(page, "win") == played.win
    assert read(page, "lastRound") == played.to_json()
    said = page.get_by_test_id("announcer").inner_text()
    assert f"Win {played.win / 100:,.2f}" in said if played.win else "No win" in said


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_by_link_ends_in_the_same_picture_however_it_is_shown(table: Page, name: str) -> None:
    """Quick, stopped, and at the ordinary pace."""
    played = ROUNDS[name]()
    set_quick(table, True)
    open_round(table, played)
    wait_until_idle(table, 240)
    expect_end(table, played)
    quick = picture(table)
    set_quick(table, False)
    open_round(table, played)
    stop_until_idle(table)
    assert picture(table) == quick
    if name in AT_ORDINARY_PACE:
        open_round(table, played)
        seen = watch_until_idle(table)
        assert picture(table) == quick
        assert {f"{each.ways:,} ways" for each in counted_ways(played)} <= seen["ways"], (
            "F7: the counter shows each"
        )
        if "GemBoxOpened" in {type(event).__name__ for event in played.events}:
            assert any("rawn with the round" in note for note in seen["box:note"]), "F31"


def test_F42_the_win_cap_is_said(table: Page) -> None:
    set_quick(table, True)
    for played, words in (
        (telling.cap_round(), "10,000"),
        (telling.cap_round(limit=500_00), "500.00"),
    ):
        open_round(table, played)
        wait_until_idle(table)
        assert words in " ".join(texts(table, "limit"))
        assert words in table.get_by_test_id("announcer").inner_text()
        expect(table.get_by_test_id("replay-text")).to_contain_text("scripted, not drawn")


# The player's own game


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_rounds_add_up_and_what_is_seen_is_what_was_recorded(
    open_page: OpenPage, viewport: dict[str, int]
) -> None:
    page = open_game(open_page, "forge-of-gems", viewport=viewport)
    check_own_rounds(page, GAME, 12, expect_end, complaints)
    check_board_after_reload(page, shown_board)


def test_the_rules_and_the_paytable_say_what_the_numbers_say(open_page: OpenPage) -> None:
    page = open_game(open_page, "forge-of-gems")
    page.get_by_test_id("paytable").click()
    wild = page.get_by_test_id("pay-wild").inner_text()
    assert format_money(30 * GAME.coin(shown_amount(page, "bet"))) in wild
    page.keyboard.press("Escape")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("rules").click()
    rules = page.get_by_test_id("rules-dialog")
    expect(rules).to_contain_text("94.20%")
    expect(rules).to_contain_text("36,288")


def test_F41_auto_adjust_lowers_the_bet_says_so_and_never_raises_it(open_page: OpenPage) -> None:
    page = open_game(open_page, "forge-of-gems")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("auto-bet").click()
    page.keyboard.press("Escape")
    page.get_by_test_id("bet-box").click()
    page.get_by_test_id("bet-1.00").click()
    spin_to_the_end(page)
    page.evaluate(DAMAGE, pack({**wallet(page), "balance": 57}))
    page.reload()
    wait_until_ready(page)
    wait_until_idle(page)
    assert shown_amount(page, "bet") == 1_00
    page.wait_for_timeout(PRESS_GAP_MS)
    page.keyboard.press("Space")
    wait_until_busy(page)
    expect(page.get_by_test_id("notice")).to_contain_text("0.50")
    wait_until_idle(page)
    record = read(page, "lastRound")
    assert parse_money(record["stake"]) == 50 == shown_amount(page, "bet")
    assert read(page, "balance") == 57 - 50 + parse_money(record["win"])
    page.evaluate(DAMAGE, pack({**wallet(page), "balance": 900_00}))
    page.reload()
    wait_until_ready(page)
    wait_until_idle(page)
    assert parse_money(spin_to_the_end(page)["stake"]) == 50

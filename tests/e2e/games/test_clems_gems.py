"""Clem's Gems in a real browser: each bonus by link to its end, and the player's own game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from engine import GAMES, Round, RoundRequest, format_money
from engine.games.clems_gems import codes
from engine.games.clems_gems.events import JackpotWon
from engine.games.clems_gems.topics import bonus_name
from tests.e2e.cabinet import (
    check_board_after_reload,
    check_own_rounds,
    open_game,
    open_round,
    picture,
    read,
    set_quick,
    shown_amount,
    stop_until_idle,
    texts,
    wait_until_idle,
    watch_until_idle,
)
from tests.e2e.conftest import DESKTOP, PHONE, OpenPage, Problems, wait_until_ready
from tests.engine.clems_gems import telling
from tests.literal.clem_bridge import complaints
from tests.stage.clem_reading import recorded_boards

GAME = GAMES["clems-gems"]
AT_ORDINARY_PACE = 4
"""The set of carts whose bonus is shown at its ordinary pace as well; the stage's tests show all others so,
with a clock that need not be waited for."""


@pytest.fixture(scope="module")
def table(browser: Browser, site_url: str, problems: Problems) -> Iterator[Page]:
    """One page for all links; a start is too dear for each."""
    context = browser.new_context(viewport=DESKTOP)  # type: ignore[arg-type]
    problems.watch(context)
    page = context.new_page()
    page.goto(site_url + "#r=" + RoundRequest.of(telling.jackpot_round(0)).to_token())
    wait_until_ready(page)
    yield page
    context.close()


def shown_board(page: Page) -> tuple[tuple[str, str], ...]:
    """Picture and credits of each cell, read from what was painted last."""
    symbols, values = [""] * codes.CELLS, [""] * codes.CELLS
    for sprite in picture(page):
        found = re.fullmatch(r"cell:(\d+):(symbol|value)", sprite["name"])
        if found and found[2] == "symbol":
            symbols[int(found[1])] = sprite["sprite"]
        elif found:
            values[int(found[1])] = sprite["text"]
    return tuple(zip(symbols, values, strict=True))


def expect_end(page: Page, played: Round) -> None:
    """The paid board of the record is on the screen with its credits, and the whole win."""
    assert shown_board(page) == recorded_boards(played)[-1]
    assert shown_amount(page, "win") == played.win
    assert read(page, "lastRound") == played.to_json()
    said = page.get_by_test_id("announcer").inner_text()
    assert f"Win {played.win / 100:,.2f}" in said if played.win else "No win" in said


@pytest.mark.parametrize("carts", range(1, codes.FEATURE_SETS))
def test_C17_each_bonus_by_link_comes_to_its_end(table: Page, carts: int) -> None:
    """Quick, and stopped; one at the ordinary pace: the same end picture, and the record on the screen."""
    played = telling.quiet_round(carts)
    spins = codes.SPINS_PER_FEATURE * carts.bit_count()
    set_quick(table, True)
    open_round(table, played)
    seen = watch_until_idle(table)
    expect_end(table, played)
    quick = picture(table)
    assert bonus_name(carts) in seen["banner"]
    assert f"{spins} of {spins}" in seen["counter"]
    set_quick(table, False)
    open_round(table, played)
    stop_until_idle(table)
    assert picture(table) == quick
    if carts == AT_ORDINARY_PACE:
        open_round(table, played)
        assert {f"{number} of {spins}" for number in range(1, spins + 1)} <= watch_until_idle(table)[
            "counter"
        ]
        assert picture(table) == quick


@pytest.mark.parametrize("jackpot", [0, codes.JACKPOTS - 1])
def test_R1_S19_a_prize_is_named_and_paid_as_recorded(table: Page, jackpot: int) -> None:
    """The smallest and the largest; the stage's tests read all four, over a thousand rounds."""
    played = telling.jackpot_round(jackpot)
    (won,) = (event for event in played.events if isinstance(event, JackpotWon))
    set_quick(table, True)
    open_round(table, played)
    seen = watch_until_idle(table)
    assert ("Mini", "Minor", "Major", "Grand")[jackpot] in seen["banner"]
    assert f"{won.amount * played.coin / 100:,.2f}" in seen["banner:amount"]
    expect_end(table, played)


def test_C57_the_win_cap_is_said(table: Page) -> None:
    set_quick(table, True)
    played = telling.cap_round()
    open_round(table, played)
    wait_until_idle(table, 180)
    assert "4,218" in " ".join(texts(table, "limit"))
    assert "4,218" in table.get_by_test_id("announcer").inner_text()
    expect(table.get_by_test_id("replay-text")).to_contain_text("scripted, not drawn")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_rounds_add_up_and_what_is_seen_is_what_was_recorded(
    open_page: OpenPage, viewport: dict[str, int]
) -> None:
    page = open_game(open_page, "clems-gems", viewport=viewport)
    check_own_rounds(page, GAME, 8, expect_end, complaints)
    check_board_after_reload(page, shown_board)


def test_the_rules_and_the_paytable_say_what_the_numbers_say(open_page: OpenPage) -> None:
    page = open_game(open_page, "clems-gems")
    page.get_by_test_id("paytable").click()
    clem = page.get_by_test_id("pay-clem").inner_text()
    assert format_money(180 * GAME.coin(shown_amount(page, "bet"))) in clem
    page.keyboard.press("Escape")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("rules").click()
    rules = page.get_by_test_id("rules-dialog")
    expect(rules).to_contain_text("94.89%")
    expect(rules).to_contain_text("4,218")
    expect(rules).to_contain_text("misprint")

"""Links: they play exactly their round, touch nothing of the viewer's own, and fail with clear words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine import RoundRequest
from tests.e2e.cabinet import (
    PRESS_GAP_MS,
    find_round,
    paid_by_the_board,
    read,
    recompute,
    shown_amount,
    shown_board,
    wait_until_idle,
)
from tests.e2e.conftest import OpenPage, wait_until_ready

ALL_RECORDS = """async () => {
    const known = (await indexedDB.databases()).map(({ name }) => name);
    if (!known.includes("gemworks")) return null;
    const database = await new Promise((resolve, reject) => {
        const request = indexedDB.open("gemworks");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const read = (name) => new Promise((resolve, reject) => {
        const request = database.transaction("records").objectStore("records")[name]();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const found = [await read("getAllKeys"), await read("getAll")];
    database.close();
    return found;
}"""


def records(page: Page) -> Any:
    """Everything that the page has saved; None when there is no database at all."""
    return page.evaluate(ALL_RECORDS)


def link(request: RoundRequest) -> str:
    return "?" + request.to_query()


def shown(page: Page, request: RoundRequest) -> None:
    """The round of the request is on the screen, played to its end."""
    wait_until_idle(page)
    played = request.play()
    assert read(page, "lastRound") == played.to_json()
    assert shown_amount(page, "win") == played.win
    assert shown_amount(page, "bet") == played.stake.bet
    assert "" not in shown_board(page)
    assert paid_by_the_board(page, played.to_json()) == played.win
    assert read(page, "balance") is None
    expect(page.get_by_test_id("balance")).to_have_text("–")
    said = f"Win {played.win / 100:,.2f}" if played.win else "No win"
    expect(page.get_by_test_id("announcer")).to_have_text(said)


def test_a_feature_and_a_bonus_by_link_are_played_to_their_end(open_page: OpenPage) -> None:
    feature = find_round("WildsAdded", "LineWin", without=("BonusStarted",))
    bonus = find_round("BonusStarted", "ChainSpread", "ValueActivated", most_events=70)
    page = open_page(link(feature))
    wait_until_ready(page)
    expect(page.get_by_test_id("replay-text")).to_have_text("Replay: it does not touch your balance.")
    assert read(page, "busy")
    shown(page, feature)
    # A short link, in the page that is open already.
    page.evaluate("(token) => { location.hash = `#r=${token}`; }", bonus.to_token())
    page.wait_for_timeout(300)
    shown(page, bonus)
    assert records(page) is None


def test_a_link_of_added_multipliers_shows_them(open_page: OpenPage) -> None:
    request = find_round("MultipliersAdded", "LineWin", without=("BonusStarted",))
    page = open_page("#r=" + request.to_token())
    wait_until_ready(page)
    shown(page, request)
    assert any(symbol.startswith("wild-x") for symbol in shown_board(page))


def test_a_scripted_link_says_so(open_page: OpenPage) -> None:
    request = replace(
        find_round("LineWin", without=("BonusStarted", "FeatureStarted")), script=(7, 99, 12345, 1)
    )
    page = open_page(link(request))
    wait_until_ready(page)
    expect(page.get_by_test_id("replay-text")).to_contain_text("scripted, not drawn")
    shown(page, request)
    texts = [sprite["text"] for sprite in read(page, "displayList")]
    assert "Scripted, not drawn" in texts


def test_a_replay_again_and_then_the_own_game_untouched(open_page: OpenPage, site_url: str) -> None:
    page = open_page("#/fire-gnomes")
    wait_until_ready(page)
    page.wait_for_timeout(PRESS_GAP_MS)
    page.keyboard.press("Space")
    wait_until_idle(page)
    page.wait_for_timeout(200)
    own, balance, saved = read(page, "lastRound"), read(page, "balance"), records(page)
    request = find_round("LineWin", without=("BonusStarted", "FeatureStarted"))
    page.goto(site_url + link(request))
    wait_until_ready(page)
    shown(page, request)
    for press in (page.get_by_test_id("replay-again").click, lambda: page.keyboard.press("Space")):
        page.wait_for_timeout(PRESS_GAP_MS)
        press()
        assert read(page, "busy")
        shown(page, request)
    page.get_by_test_id("quick").click()
    for name in ("bet-up", "bet-down", "bet-box"):
        expect(page.get_by_test_id(name)).to_be_disabled()
    assert records(page) == saved
    page.get_by_test_id("replay-back").click()
    expect(page.get_by_test_id("replay")).to_be_hidden()
    wait_until_idle(page)
    assert page.evaluate("location.search + location.hash") == "#/fire-gnomes"
    assert read(page, "balance") == balance
    assert read(page, "lastRound") == own
    page.wait_for_timeout(PRESS_GAP_MS)
    page.keyboard.press("Space")
    wait_until_idle(page)
    assert int(read(page, "lastRound")["nonce"]) == int(own["nonce"]) + 1


BAD_QUERIES = ["?game=fire-gnomes&nonce=-1", "?game=<b>chess</b>&nonce=1"]
BAD_PLACES = ["#r=AAAA", "#/chess", "#r=" + "B" * 300]


@pytest.mark.parametrize("address", BAD_QUERIES)
def test_a_bad_link_gets_a_clear_message_and_nothing_else_breaks(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    wait_until_ready(page)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("This link cannot be opened")
    assert alert.locator("b").count() == 0
    expect(page.get_by_test_id("lobby")).to_be_visible()
    for place in BAD_PLACES:
        page.evaluate("(place) => { location.hash = place; }", place)
        expect(alert).to_be_visible()
        expect(page.get_by_test_id("lobby")).to_be_visible()
        page.get_by_test_id("notice-close").click()
        expect(alert).to_have_count(0)
    page.get_by_test_id("card-fire-gnomes").click()
    expect(page.get_by_test_id("stage")).to_be_visible()
    wait_until_idle(page)
    page.wait_for_timeout(PRESS_GAP_MS)
    page.keyboard.press("Space")
    wait_until_idle(page)
    assert recompute(read(page, "lastRound")).to_json() == read(page, "lastRound")

"""Nothing is lost in the browser: killed tabs, failing storage, damaged saves, no chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine import parse_money
from tests.e2e.cabinet import PRESS_GAP_MS, read, recompute, shown_amount, wait_until_busy, wait_until_idle
from tests.e2e.conftest import OpenPage, wait_until_ready
from tests.e2e.test_links import records

START = 100_000

FAIL_WRITES = """
    window.failing = false;
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...values) {
        if (window.failing) throw new DOMException("no room", "QuotaExceededError");
        return put.apply(this, values);
    };
"""
DENY_STORAGE = """
    IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); };
"""
SILENT_STORAGE = """
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function () {
        const request = open.call(this, "elsewhere");
        request.addEventListener = () => {};
        Object.defineProperties(request, { onsuccess: { set() {} }, onerror: { set() {} } });
        return request;
    };
"""
NO_CHANCE = """
    Crypto.prototype.getRandomValues = (array) => array.fill(0);
"""
DAMAGE = """(text) => new Promise((resolve, reject) => {
    const request = indexedDB.open("gemworks");
    request.onsuccess = () => {
        const records = request.result.transaction("records", "readwrite").objectStore("records");
        records.put(text, "wallet").onsuccess = () => { request.result.close(); resolve(); };
    };
    request.onerror = () => reject(request.error);
})"""


def prepare(script: str) -> Callable[[Page], None]:
    return lambda page: page.add_init_script(script)


def play(page: Page) -> dict[str, Any]:
    page.wait_for_timeout(PRESS_GAP_MS)
    page.keyboard.press("Space")
    wait_until_busy(page)
    wait_until_idle(page)
    return read(page, "lastRound")


def test_B26_a_tab_killed_in_a_round_finds_the_same_round_again(open_page: OpenPage, site_url: str) -> None:
    page = open_page("#/fire-gnomes")
    wait_until_ready(page)
    context = page.context
    for delay in (0, 15, 60, 700):
        before = read(page, "balance")
        last = read(page, "lastRound")
        number = int(last["nonce"]) if last else -1
        page.wait_for_timeout(PRESS_GAP_MS)
        page.keyboard.press("Space")
        page.wait_for_timeout(delay)
        page.close(run_before_unload=False)
        page = context.new_page()
        page.goto(site_url + "#/fire-gnomes")
        wait_until_ready(page)
        wait_until_idle(page)
        found = read(page, "lastRound")
        if found is None or int(found["nonce"]) == number:
            assert read(page, "balance") == before
            continue
        assert int(found["nonce"]) == number + 1
        assert recompute(found).to_json() == found
        assert read(page, "balance") == before - parse_money(found["stake"]) + parse_money(found["win"])
        assert shown_amount(page, "balance") == read(page, "balance")


def test_B25_reloads_in_a_round_change_nothing(open_page: OpenPage) -> None:
    page = open_page("#/fire-gnomes")
    wait_until_ready(page)
    page.wait_for_timeout(PRESS_GAP_MS)
    page.keyboard.press("Space")
    page.wait_for_timeout(400)
    first = read(page, "lastRound")
    for _ in range(3):
        page.reload()
        wait_until_ready(page)
        assert read(page, "lastRound") == first
        assert read(page, "balance") in (START - 15, START - 15 + parse_money(first["win"]))
    wait_until_idle(page)
    assert read(page, "balance") == START - 15 + parse_money(first["win"])


@pytest.mark.sabotage
def test_a_round_that_cannot_be_saved_does_not_start(open_page: OpenPage) -> None:
    page = open_page("#/fire-gnomes", before=prepare(FAIL_WRITES))
    wait_until_ready(page)
    page.evaluate("window.failing = true")
    page.wait_for_timeout(PRESS_GAP_MS)
    page.keyboard.press("Space")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("no room left")
    wait_until_idle(page)
    assert read(page, "lastRound") is None
    assert read(page, "balance") == shown_amount(page, "balance") == START
    page.evaluate("window.failing = false")
    page.get_by_test_id("retry").click()
    expect(alert).to_have_count(0)
    played = play(page)
    assert played["nonce"] == "0"
    assert read(page, "balance") == START - 15 + parse_money(played["win"])


@pytest.mark.sabotage
@pytest.mark.parametrize("script", [DENY_STORAGE, SILENT_STORAGE], ids=["denied", "silent"])
def test_B13_B16_without_storage_it_is_played_unsaved_only_when_chosen(
    open_page: OpenPage, script: str
) -> None:
    page = open_page("#/fire-gnomes", before=prepare(script))
    wait_until_ready(page)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("no round can start")
    expect(page.get_by_test_id("balance")).to_have_text("–")
    page.get_by_test_id("unsaved").click()
    expect(page.get_by_test_id("not-saved")).to_be_visible()
    wait_until_idle(page)
    played = play(page)
    assert read(page, "balance") == START - 15 + parse_money(played["win"])


@pytest.mark.sabotage
def test_B14_a_damaged_save_is_kept_aside(open_page: OpenPage) -> None:
    page = open_page("#/fire-gnomes")
    wait_until_ready(page)
    page.evaluate(DAMAGE, "gemworks 1 0000\n{}")
    page.reload()
    wait_until_ready(page)
    expect(page.get_by_role("alert")).to_contain_text("could not be read")
    keys, texts = records(page)
    aside = [text for key, text in zip(keys, texts, strict=True) if key.startswith("aside")]
    assert aside == ["gemworks 1 0000\n{}"]
    assert read(page, "balance") == START
    play(page)


@pytest.mark.sabotage
def test_A9_without_chance_no_round_starts(open_page: OpenPage) -> None:
    page = open_page("#/fire-gnomes", before=prepare(NO_CHANCE))
    wait_until_ready(page)
    expect(page.get_by_role("alert")).to_contain_text("source of chance")
    page.wait_for_timeout(PRESS_GAP_MS)
    page.keyboard.press("Space")
    page.wait_for_timeout(500)
    assert read(page, "lastRound") is None
    assert records(page) in (None, [[], []])


def test_B10_a_second_tab_is_noticed(open_page: OpenPage, site_url: str) -> None:
    one = open_page("#/fire-gnomes")
    wait_until_ready(one)
    other = one.context.new_page()
    other.goto(site_url + "#/fire-gnomes")
    wait_until_ready(other)
    played = play(other)
    one.bring_to_front()
    one.wait_for_timeout(PRESS_GAP_MS)
    one.keyboard.press("Space")
    expect(one.get_by_role("alert")).to_contain_text("another tab")
    wait_until_idle(one)
    assert read(one, "lastRound") == played
    assert read(one, "balance") == read(other, "balance")
    assert int(play(one)["nonce"]) == int(played["nonce"]) + 1

"""What nobody should do to the page: links at the wrong moment, poisoned links, forged presses."""

from __future__ import annotations

import base64
import hashlib
import time
import zlib
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine import GAMES, RoundRequest, Seeds, Stake, parse_money, play
from engine.games.fire_gnomes import events
from tests.e2e.cabinet import (
    PRESS_GAP_MS,
    find_round,
    paid_by_the_board,
    read,
    recompute,
    shown_amount,
    wait_until_busy,
    wait_until_idle,
)
from tests.e2e.conftest import DESKTOP, PHONE, OpenPage, wait_until_ready
from tests.e2e.test_journal import DAMAGE
from tests.e2e.test_links import records
from tests.engine.forge_of_gems.telling import longest_round
from web.journal.envelope import pack, unpack

GEMS = GAMES["forge-of-gems"]
BET = 15
LINE = find_round("LineWin", without=("BonusStarted", "FeatureStarted"))
BONUS = find_round("BonusStarted", "ChainSpread", most_events=60)

PRESS_EVERYTHING = """
    const timer = setInterval(() => {
        if (!document.documentElement) return;
        if (document.documentElement.dataset.app !== "starting") return clearInterval(timer);
        for (const code of ["Space", "Enter"])
            for (const type of ["keydown", "keyup"])
                document.body?.dispatchEvent(
                    new KeyboardEvent(type, { code, key: code, bubbles: true, cancelable: true }));
        document.querySelectorAll(".card, [data-act]").forEach((control) => control.click());
    }, 20);
"""
FORGE = """([act, value]) => {
    const made = document.createElement("button");
    Object.assign(made.dataset, { act, value });
    document.body.append(made);
    made.click();
    made.remove();
}"""
FORGE_VOLUME = """(value) => {
    const made = document.createElement("input");
    made.dataset.set = "volume";
    document.body.append(made);
    made.value = value;
    made.dispatchEvent(new Event("input", { bubbles: true }));
    made.remove();
}"""
SPIN_AND_FOLLOW = """(token) => {
    document.getElementById("spin").click();
    location.hash = `#r=${token}`;
}"""


def token(query: str) -> str:
    """A short link of any query, its checksum in order."""
    packed = zlib.compress(query.encode(), 9)
    data = hashlib.sha256(packed).digest()[:6] + packed
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def follow(page: Page, fragment: str) -> None:
    page.evaluate("(fragment) => { location.hash = fragment; }", fragment)
    page.wait_for_timeout(300)


def wallet(page: Page) -> dict[str, Any]:
    keys, texts = records(page)
    return unpack(dict(zip(keys, texts, strict=True))["wallet"])


def at_rest(page: Page) -> None:
    wait_until_idle(page)
    page.wait_for_timeout(PRESS_GAP_MS)


def skip(page: Page) -> None:
    """Stop what is shown, press by press, and begin nothing new."""
    while page.get_by_test_id("spin").get_attribute("data-phase") == "showing":
        page.wait_for_timeout(PRESS_GAP_MS)
        if page.get_by_test_id("spin").get_attribute("data-phase") == "showing":
            page.keyboard.press("Space")
    wait_until_idle(page)


def spin(page: Page) -> dict[str, Any]:
    at_rest(page)
    page.keyboard.press("Space")
    wait_until_busy(page)
    wait_until_idle(page)
    return read(page, "lastRound")


def test_P16_nothing_pressed_during_the_start_is_kept_for_later(open_page: OpenPage) -> None:
    page = open_page("#/fire-gnomes", before=lambda page: page.add_init_script(PRESS_EVERYTHING))
    wait_until_ready(page)
    page.wait_for_timeout(800)
    assert read(page, "lastRound") is None
    assert not read(page, "busy")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.get_by_test_id("stage")).to_be_visible()


def test_a_link_followed_in_the_moment_of_a_spin(open_page: OpenPage) -> None:
    page = open_page("#/fire-gnomes")
    wait_until_ready(page)
    for number, request in enumerate((LINE, BONUS)):
        at_rest(page)
        before = read(page, "balance")
        page.evaluate(SPIN_AND_FOLLOW, request.to_token())
        page.wait_for_timeout(400)
        saved = wallet(page)
        skip(page)
        assert read(page, "lastRound") == request.play().to_json()
        assert read(page, "balance") is None
        assert shown_amount(page, "win") == request.play().win
        assert paid_by_the_board(page, request.play().to_json()) == request.play().win
        assert wallet(page) == saved, "a link writes nothing once the own round is kept"
        page.evaluate("history.back()")
        page.wait_for_timeout(300)
        wait_until_idle(page)
        own = read(page, "lastRound")
        assert int(own["nonce"]) == number
        assert recompute(own).to_json() == own
        assert read(page, "balance") == before - BET + parse_money(own["win"]) == saved["balance"]


def test_B25_an_unfinished_round_is_shown_on_when_the_game_is_opened_from_the_lobby(
    open_page: OpenPage, site_url: str
) -> None:
    page = open_page("#/fire-gnomes")
    wait_until_ready(page)
    page.keyboard.press("Space")
    wait_until_busy(page)
    while read(page, "lastRound") is None:
        page.wait_for_timeout(10)
    page.goto("about:blank")
    page.goto(site_url)
    wait_until_ready(page)
    page.get_by_test_id("card-fire-gnomes").click()
    expect(page.get_by_test_id("spin")).to_have_attribute("data-phase", "showing")
    expect(page.get_by_test_id("notice-text")).to_contain_text("not shown to its end")
    wait_until_idle(page)
    played = read(page, "lastRound")
    assert read(page, "balance") == 100_000 - BET + parse_money(played["win"])


@pytest.fixture(scope="module")
def game(ready_page: Page) -> Page:
    """A game that has been played once."""
    ready_page.get_by_test_id("card-fire-gnomes").click()
    expect(ready_page.get_by_test_id("stage")).to_be_visible()
    ready_page.wait_for_timeout(500)
    spin(ready_page)
    at_rest(ready_page)
    return ready_page


def deep(brackets: int) -> str:
    state = base64.urlsafe_b64encode(b"[" * brackets).decode().rstrip("=")
    return "#r=" + token(f"game=fire-gnomes&nonce=1&state={state}")


POISON = [
    *map(deep, (65, 5000, 12_000)),
    "#r=%00",
    "#r=<img src=x onerror=alert(1)>",
    "#/<img src=x onerror=alert(1)>",
    "#/__proto__",
    "#/fire-gnomes%00",
    "#/" + "x" * 100_000,
    "#r=" + BONUS.to_token()[:-1],
]


def test_poisoned_links_get_a_message_and_change_nothing(game: Page) -> None:
    saved = records(game)
    for fragment in POISON:
        follow(game, fragment)
        expect(game.get_by_role("alert")).to_be_visible()
        expect(game.get_by_test_id("lobby")).to_be_visible()
        assert game.locator("img[src=x]").count() == 0
        assert len(game.get_by_test_id("notice-text").inner_text()) < 200
    follow(game, "#/fire-gnomes")
    expect(game.get_by_role("alert")).to_have_count(0)
    assert records(game) == saved
    played = spin(game)
    assert recompute(played).to_json() == played


def test_back_and_forward_between_links_and_the_own_game(game: Page) -> None:
    at_rest(game)
    own, balance, saved = read(game, "lastRound"), read(game, "balance"), records(game)
    follow(game, "#r=" + BONUS.to_token())
    follow(game, "#r=" + LINE.to_token())
    for steps in (-1, 1, -2, 1, 1, -1, -1, 2):
        game.evaluate("(steps) => history.go(steps)", steps)
        game.wait_for_timeout(120)
    wait_until_idle(game)
    assert read(game, "lastRound") == LINE.play().to_json()
    assert shown_amount(game, "win") == LINE.play().win
    assert records(game) == saved
    game.evaluate("history.go(-2)")
    game.wait_for_timeout(300)
    wait_until_idle(game)
    assert (read(game, "lastRound"), read(game, "balance")) == (own, balance)


def test_S58_forged_presses_choose_nothing_that_is_not_offered(game: Page) -> None:
    at_rest(game)
    bet, balance = shown_amount(game, "bet"), read(game, "balance")
    for value in ("7", "²", "٤٥", "-15", "1e3", " 30", "9" * 5000, "__proto__", ""):
        game.evaluate(FORGE, ["bet", value])
        game.evaluate(FORGE_VOLUME, value)
    for act in ("refill", "nonsense", "__proto__", "constructor"):
        game.evaluate(FORGE, [act, ""])
    game.wait_for_timeout(200)
    assert shown_amount(game, "bet") == bet
    assert read(game, "balance") == balance
    assert not read(game, "busy")
    game.evaluate(FORGE, ["bet", "30"])
    assert shown_amount(game, "bet") == 30
    game.evaluate(FORGE, ["bet", str(bet)])


def test_S47_the_edge_of_the_balance(game: Page) -> None:
    for balance in (BET - 1, BET):
        at_rest(game)
        game.evaluate(DAMAGE, pack({**wallet(game), "balance": balance}))
        game.reload()
        wait_until_ready(game)
        at_rest(game)
        number = wallet(game)["nonce"]
        assert shown_amount(game, "balance") == balance
        game.keyboard.press("Space")
        if balance < BET:
            expect(game.get_by_test_id("notice-text")).to_contain_text("used up")
            expect(game.get_by_test_id("refill")).to_be_visible()
            assert (read(game, "balance"), wallet(game)["nonce"]) == (balance, number)
    wait_until_busy(game)
    assert shown_amount(game, "balance") == 0
    wait_until_idle(game)
    assert read(game, "balance") == parse_money(read(game, "lastRound")["win"])


def test_B2_B22_a_bonus_turned_hidden_and_stilled_ends_in_the_same_picture(game: Page) -> None:
    assert any(isinstance(event, events.BonusStarted) for event in BONUS.play().events)
    game.get_by_test_id("quick").click()
    follow(game, "#r=" + BONUS.to_token())
    skip(game)
    game.wait_for_timeout(PRESS_GAP_MS)
    picture = read(game, "displayList")
    game.get_by_test_id("replay-again").click()
    for motion in ("reduce", "no-preference"):
        for size in (PHONE, {"width": 844, "height": 390}, {"width": 320, "height": 480}, DESKTOP):
            game.set_viewport_size(size)  # type: ignore[arg-type]
            game.wait_for_timeout(200)
        game.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        game.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    wait_until_idle(game)
    game.wait_for_timeout(200)
    assert read(game, "displayList") == picture


# Forge of Gems


def test_S41_the_longest_round_of_a_link_is_ended_by_two_presses(game: Page) -> None:
    played = longest_round()
    follow(game, "#r=" + RoundRequest.of(played).to_token())
    wait_until_busy(game)
    for _ in range(2):
        game.wait_for_timeout(PRESS_GAP_MS)
        game.keyboard.press("Space")
    wait_until_idle(game, 5)
    assert read(game, "lastRound") == played.to_json()
    assert shown_amount(game, "win") == played.win


def free_spins_of(seeds: Seeds) -> Any:
    rounds = (play(GEMS, Stake(10), (), seeds, nonce) for nonce in range(5_000))
    return next(
        each for each in rounds if "FreeSpinStarted" in [type(event).__name__ for event in each.events]
    )


def counter(page: Page) -> list[str]:
    return [sprite["text"] for sprite in read(page, "displayList") if sprite["name"] == "counter"]


def until_free_spins(page: Page) -> None:
    end = time.monotonic() + 60
    while not counter(page):
        assert time.monotonic() < end, "no free spins"
        page.wait_for_timeout(100)


def test_F1_B25_a_reload_in_free_spins_changes_nothing_and_they_are_shown_again(open_page: OpenPage) -> None:
    page = open_page("#/forge-of-gems")
    wait_until_ready(page)
    at_rest(page)
    seeds = Seeds(bytes(range(32)), "free spins")
    played = free_spins_of(seeds)
    own = {"server_seed": seeds.server.hex(), "client_seed": seeds.client, "commitment": seeds.commitment}
    page.evaluate(DAMAGE, pack({**wallet(page), **own, "nonce": str(played.nonce), "balance": 1000}))
    page.reload()
    wait_until_ready(page)
    at_rest(page)
    for press in range(2):
        page.wait_for_timeout(PRESS_GAP_MS * press)
        page.keyboard.press("Space")
    until_free_spins(page)
    saved = wallet(page)
    page.reload()
    wait_until_ready(page)
    expect(page.get_by_test_id("notice-text")).to_contain_text("not shown to its end")
    assert wallet(page) == saved
    assert shown_amount(page, "balance") == 990
    skip(page)
    assert read(page, "lastRound") == played.to_json()
    assert read(page, "balance") == 990 + played.win == saved["balance"]


@pytest.mark.sabotage
def test_S74_a_round_that_cannot_be_shown_stops_no_game(game: Page) -> None:
    follow(game, "#/fire-gnomes")
    at_rest(game)
    saved = {**wallet(game), "balance": 50_000}
    last = saved["round"]
    last["shown"], last["intent"]["version"] = False, 99
    cells = last["settlement"]["tape"][1]
    last["settlement"]["tape"][2 : 2 + cells] = [99] * cells
    game.evaluate(DAMAGE, pack(saved))
    game.reload()
    wait_until_ready(game)
    expect(game.get_by_role("alert")).to_contain_text("cannot be shown")
    at_rest(game)
    assert read(game, "balance") == saved["balance"]
    played = spin(game)
    assert int(played["nonce"]) == int(saved["nonce"])
    assert recompute(played).to_json() == played

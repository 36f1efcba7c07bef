"""Playing Fire Gnomes with keyboard, mouse and touch, in a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from engine import parse_money
from tests.e2e.cabinet import (
    GAME,
    PRESS_GAP_MS,
    paid_by_the_board,
    read,
    recompute,
    set_quick,
    shown_amount,
    shown_board,
    shown_shelves,
    wait_until_busy,
    wait_until_idle,
)
from tests.e2e.conftest import DESKTOP, Problems, wait_until_ready

MANY_PRESSES = """(kind) => {
    const spin = document.getElementById("spin");
    const key = { code: kind, key: kind, bubbles: true, cancelable: true };
    for (let i = 0; i < 20; i += 1) {
        if (kind === "click") spin.click();
        else for (const type of ["keydown", "keyup"]) spin.dispatchEvent(new KeyboardEvent(type, key));
    }
}"""
TAMPER = """() => {
    try { gemworks.balance = 1; } catch {}
    try { window.gemworks = 1; } catch {}
    gemworks.lastRound.win = "9";
}"""
PRESSES = ["space", "enter", "mouse", "touch"]
Press = Callable[[Page], None]


@pytest.fixture(scope="module")
def table(browser: Browser, site_url: str, problems: Problems) -> Iterator[Page]:
    """One player at one table for the whole module; mouse, keyboard and touch all work."""
    context = browser.new_context(viewport=DESKTOP, has_touch=True)  # type: ignore[arg-type]
    problems.watch(context)
    page = context.new_page()
    page.goto(site_url + "#/fire-gnomes")
    wait_until_ready(page)
    wait_until_idle(page)
    yield page
    context.close()


@pytest.fixture
def game(table: Page) -> Page:
    """The table at rest, no dialog open, a press taken as a new one."""
    wait_until_idle(table)
    table.keyboard.press("Escape")
    table.wait_for_timeout(PRESS_GAP_MS)
    return table


def press_space(page: Page) -> None:
    page.keyboard.press("Space")


def press_enter(page: Page) -> None:
    page.keyboard.press("Enter")


def click(page: Page) -> None:
    page.get_by_test_id("spin").click()


def tap(page: Page) -> None:
    page.get_by_test_id("spin").tap()


def spin_to_the_end(page: Page, press: Press) -> None:
    """Spin, and stop what takes long; with the same kind of press."""
    page.wait_for_timeout(PRESS_GAP_MS)
    press(page)
    for _ in range(40):
        for _ in range(20):
            if not read(page, "busy"):
                return
            page.wait_for_timeout(30)
        # Just after the end a press would still be taken for a stop, later for another round.
        if page.get_by_test_id("spin").get_attribute("data-phase") == "showing":
            press(page)
    pytest.fail("the round does not end")


def nonce(page: Page) -> int:
    last = read(page, "lastRound")
    return int(last["nonce"]) if last else -1


# A hundred rounds: the money adds up, and what is seen is what was paid


@pytest.mark.parametrize(
    ("press", "rounds"),
    [(press_space, 25), (press_enter, 15), (click, 30), (tap, 30)],
    ids=PRESSES,
)
def test_rounds_add_up_and_the_board_pays_what_was_paid(game: Page, press: Press, rounds: int) -> None:
    set_quick(game, True)
    for _ in range(rounds):
        before, number = read(game, "balance"), nonce(game)
        spin_to_the_end(game, press)
        played = read(game, "lastRound")
        bet, win = parse_money(played["stake"]), parse_money(played["win"])
        assert nonce(game) == number + 1
        assert read(game, "balance") == before - bet + win
        assert shown_amount(game, "balance") == before - bet + win
        assert shown_amount(game, "win") == win
        assert "" not in shown_board(game)
        assert paid_by_the_board(game, played) == win, played
        assert recompute(played).to_json() == played
        said = game.get_by_test_id("announcer").inner_text().strip()
        result = f"Win {win / 100:,.2f}" if win else "No win"
        assert said == f"{result}, balance {(before - bet + win) / 100:,.2f}"


# One press is one round


@pytest.mark.parametrize("press", [press_space, press_enter, click, tap], ids=PRESSES)
def test_S50_twenty_presses_at_once_are_one_round(game: Page, press: Press) -> None:
    set_quick(game, False)
    before, number = read(game, "balance"), nonce(game)
    game.evaluate(
        MANY_PRESSES,
        {"press_space": "Space", "press_enter": "Enter"}.get(press.__name__, "click"),
    )
    press(game)
    wait_until_idle(game)
    game.wait_for_timeout(400)
    assert not read(game, "busy")
    assert nonce(game) == number + 1
    bet = parse_money(read(game, "lastRound")["stake"])
    assert read(game, "balance") == before - bet + shown_amount(game, "win")


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_B8_a_held_key_is_one_round(game: Page, key: str) -> None:
    set_quick(game, True)
    number = nonce(game)
    for _ in range(40):
        game.keyboard.down(key)
        game.wait_for_timeout(50)
    wait_until_idle(game)
    for _ in range(20):
        game.keyboard.down(key)
        game.wait_for_timeout(50)
    assert nonce(game) == number + 1
    game.keyboard.up(key)
    game.wait_for_timeout(400)
    assert nonce(game) == number + 1


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_a_focused_spin_button_is_pressed_once(game: Page, key: str) -> None:
    set_quick(game, False)
    number = nonce(game)
    game.get_by_test_id("spin").focus()
    game.keyboard.press(key)
    wait_until_busy(game)
    game.wait_for_timeout(200)
    assert game.get_by_test_id("spin").inner_text().strip() == "Stop"
    wait_until_idle(game)
    assert nonce(game) == number + 1


def test_B7_other_controls_keep_their_keys(game: Page) -> None:
    number = nonce(game)
    menu = game.get_by_test_id("menu")
    menu.focus()
    game.keyboard.press("Space")
    expect(game.get_by_test_id("menu-dialog")).to_be_visible()
    game.get_by_test_id("motion").focus()
    game.keyboard.press("Space")
    expect(game.get_by_test_id("motion")).to_have_attribute("aria-checked", "false")
    game.keyboard.press("Space")
    expect(game.get_by_test_id("motion")).to_have_attribute("aria-checked", "true")
    game.get_by_test_id("menu-close").focus()
    game.keyboard.press("Enter")
    expect(game.get_by_test_id("menu-dialog")).to_be_hidden()
    game.wait_for_timeout(200)
    assert nonce(game) == number
    assert game.evaluate("scrollY") == 0


def test_keys_spin_after_a_control_was_pressed_with_the_mouse(game: Page) -> None:
    set_quick(game, True)
    number = nonce(game)
    bet = shown_amount(game, "bet")
    game.get_by_test_id("bet-up").click()
    assert shown_amount(game, "bet") > bet
    game.get_by_test_id("bet-down").click()
    game.keyboard.press("Space")
    wait_until_busy(game)
    wait_until_idle(game)
    assert nonce(game) == number + 1
    assert shown_amount(game, "bet") == bet


def test_G45_stop_changes_the_time_and_not_the_result(game: Page) -> None:
    set_quick(game, False)
    game.keyboard.press("Space")
    game.wait_for_timeout(PRESS_GAP_MS)
    game.get_by_test_id("spin").click()
    wait_until_idle(game)
    played = read(game, "lastRound")
    assert recompute(played).to_json() == played
    assert paid_by_the_board(game, played) == parse_money(played["win"])


def test_a_press_on_the_stage_starts_nothing(game: Page) -> None:
    number = nonce(game)
    game.get_by_test_id("stage").click()
    game.wait_for_timeout(200)
    assert nonce(game) == number
    assert not read(game, "busy")


# Bets


def test_S58_the_bet_is_locked_in_a_round_whatever_is_done_to_the_page(game: Page) -> None:
    set_quick(game, False)
    bet, number = shown_amount(game, "bet"), nonce(game)
    game.keyboard.press("Space")
    wait_until_busy(game)
    game.evaluate(
        """() => {
            for (const id of ["bet-up", "bet-down", "bets"]) document.getElementById(id).disabled = false;
            for (const id of ["bet-up", "bet-up", "bets"]) document.getElementById(id).click();
        }"""
    )
    assert shown_amount(game, "bet") == bet
    wait_until_idle(game)
    assert parse_money(read(game, "lastRound")["stake"]) == bet
    assert nonce(game) == number + 1


def test_E5_the_paytable_follows_the_bet(game: Page) -> None:
    game.get_by_test_id("paytable").click()
    for _ in range(2):
        bet = shown_amount(game, "bet")
        coin = GAME.coin(bet)
        wild = game.get_by_test_id("pay-wild").inner_text()
        for coins in (15, 5):
            assert f"{coins * coin / 100:,.2f}" in wild
        assert f"{bet / 100:.2f}" in game.get_by_test_id("paytable-bet").inner_text()
        expect(game.locator(".line")).to_have_count(95)
        game.get_by_test_id("paytable-bet-up").click()
        assert shown_amount(game, "bet") > bet
    game.get_by_test_id("paytable-bet-down").click()
    game.get_by_test_id("paytable-bet-down").click()
    game.get_by_test_id("paytable-close").click()
    expect(game.get_by_test_id("paytable-dialog")).to_be_hidden()


def test_the_rules_are_one_press_away_and_state_the_return(game: Page) -> None:
    game.get_by_test_id("menu").click()
    game.get_by_test_id("rules").click()
    rules = game.get_by_test_id("rules-dialog")
    expect(rules).to_contain_text("96.18%")
    expect(rules).to_contain_text("Malfunction voids all pays and plays")
    game.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    game.keyboard.press("Escape")


def test_the_bet_box_lists_all_bets_with_their_shelves(game: Page) -> None:
    before = shown_amount(game, "bet")
    game.get_by_test_id("bet-box").click()
    expect(game.locator(".bets__bet")).to_have_count(len(GAME.bets))
    game.get_by_test_id("bet-1.50").click()
    expect(game.get_by_test_id("bets-dialog")).to_be_hidden()
    assert shown_amount(game, "bet") == 150
    assert len(shown_shelves(game)) == 4
    game.get_by_test_id("bet-box").click()
    game.get_by_test_id(f"bet-{before / 100:.2f}").click()
    assert shown_amount(game, "bet") == before


# What lasts


def all_that_lasts(page: Page) -> list[object]:
    amounts = [read(page, "balance"), shown_amount(page, "bet"), shown_amount(page, "win")]
    return [*amounts, shown_board(page), shown_shelves(page), nonce(page)]


def test_everything_survives_a_reload(game: Page) -> None:
    set_quick(game, True)
    game.get_by_test_id("bet-up").click()
    spin_to_the_end(game, press_space)
    game.get_by_test_id("menu").click()
    game.get_by_test_id("volume").fill("35")
    game.get_by_test_id("motion").click()
    game.wait_for_timeout(300)
    seen = all_that_lasts(game)
    game.reload()
    wait_until_ready(game)
    wait_until_idle(game)
    assert all_that_lasts(game) == seen
    expect(game.get_by_test_id("quick")).to_have_attribute("aria-pressed", "true")
    game.get_by_test_id("menu").click()
    expect(game.get_by_test_id("volume")).to_have_value("35")
    expect(game.get_by_test_id("motion")).to_have_attribute("aria-checked", "false")
    game.get_by_test_id("motion").click()
    game.keyboard.press("Escape")


def test_to_the_lobby_and_back_in_the_middle_of_a_round(game: Page) -> None:
    set_quick(game, False)
    before = read(game, "balance")
    game.keyboard.press("Space")
    wait_until_busy(game)
    game.get_by_test_id("to-lobby").click()
    expect(game.get_by_test_id("card-fire-gnomes")).to_be_visible()
    game.wait_for_timeout(500)
    game.get_by_test_id("card-fire-gnomes").click()
    expect(game.get_by_test_id("stage")).to_be_visible()
    wait_until_idle(game)
    played = read(game, "lastRound")
    assert read(game, "balance") == before - parse_money(played["stake"]) + parse_money(played["win"])
    assert "" not in shown_board(game)
    spin_to_the_end(game, press_space)


def test_the_hook_is_read_only(game: Page) -> None:
    assert game.evaluate("Object.isFrozen(gemworks)")
    names = ["balance", "busy", "displayList", "lastRound", "ready"]
    assert sorted(game.evaluate("Object.keys(gemworks)")) == names
    balance = read(game, "balance")
    game.evaluate(TAMPER)
    assert read(game, "balance") == balance
    assert read(game, "ready") is True

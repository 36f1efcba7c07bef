"""The start of the page: the lobby at once, then Python; and every way it can fail, told."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage, wait_until_ready

GAMES_TO_COME = ("three-lamps",)

SMALL_PHONE = {"width": 320, "height": 568}
COLLECT_VIOLATIONS = """
    window.violations = [];
    addEventListener("securitypolicyviolation", (event) => violations.push(event.blockedURI));
"""


def answer(pattern: str, **response: object) -> Callable[[Page], None]:
    """Prepares a page in which a file is answered in another way."""
    return lambda page: page.route(pattern, lambda route: route.fulfill(**response))  # type: ignore[arg-type]


def change(pattern: str, edit: Callable[[bytes], bytes]) -> Callable[[Page], None]:
    """Prepares a page in which a file arrives changed."""

    def fulfil(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=edit(response.body()))

    return lambda page: page.route(pattern, fulfil)


def flip_byte(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def expect_failure(page: Page, text: str) -> None:
    panel = page.get_by_role("alert")
    expect(panel).to_be_visible(timeout=60_000)
    expect(panel).to_contain_text(text)
    expect(panel.get_by_role("button", name="Reload")).to_be_visible()
    expect(page.get_by_test_id("boot")).to_be_hidden()
    assert page.evaluate("document.documentElement.dataset.app") == "failed"


# The lobby and the start


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE], ids=["desktop", "phone", "small"])
def test_lobby_is_shown_before_python(open_page: OpenPage, size: dict[str, int]) -> None:
    def no_python(page: Page) -> None:
        page.route("**/pyodide.asm.wasm", lambda route: None)

    page = open_page(before=no_python, viewport=size)
    expect(page.get_by_role("heading", name="Gemworks")).to_be_visible()
    expect(page.get_by_text("Play money, no prizes")).to_be_visible()
    for title in ("Fire Gnomes", "Three Lamps", "Clem’s Gems", "Forge of Gems", "The Lab"):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_text("Coming soon")).to_have_count(len(GAMES_TO_COME))
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.dataset.app") == "starting"


def test_progress_counts_real_bytes(open_page: OpenPage, site: Path) -> None:
    held: list[Route] = []
    page = open_page(before=lambda page: page.route("**/web.zip", lambda route: held.append(route)))
    manifest = json.loads((site / "static/vendor/manifest.json").read_text())
    total = sum(e["bytes"] for e in manifest["files"] if e["file"] in manifest["start"])
    expect(page.locator("#boot-bytes")).to_have_text(
        re.compile(rf"^\d+\.\d of {total / 1e6:.1f} MB$"), timeout=30_000
    )
    assert 0 < page.evaluate("document.getElementById('boot-progress').value") < 1
    page.wait_for_timeout(500)
    held[0].continue_()
    wait_until_ready(page)
    expect(page.get_by_test_id("boot")).to_be_hidden()


def test_presses_before_ready_do_nothing(open_page: OpenPage) -> None:
    held: list[Route] = []
    page = open_page(before=lambda page: page.route("**/web.zip", lambda route: held.append(route)))
    card = page.get_by_test_id("card-fire-gnomes")
    expect(card).to_have_attribute("aria-disabled", "true")
    card.click(force=True)
    card.press("Enter")
    page.keyboard.press("Space")
    assert page.evaluate("document.documentElement.dataset.view") == "lobby"
    while not held:
        page.wait_for_timeout(100)
    held[0].continue_()
    wait_until_ready(page)
    page.wait_for_timeout(300)
    assert page.evaluate("location.hash") == ""
    expect(card).not_to_have_attribute("aria-disabled", "true")
    card.press("Enter")
    expect(page.get_by_test_id("stage")).to_be_visible()


def test_cards_of_games_to_come_do_nothing(ready_page: Page) -> None:
    for slug in (*GAMES_TO_COME, "lab"):
        card = ready_page.get_by_test_id(f"card-{slug}")
        expect(card).to_have_attribute("aria-disabled", "true")
        card.click(force=True)
    expect(ready_page.get_by_test_id("lobby")).to_be_visible()
    assert ready_page.evaluate("location.hash") == ""


@pytest.mark.parametrize(
    "size",
    [DESKTOP, PHONE, SMALL_PHONE, {"width": 844, "height": 390}],
    ids=["desktop", "phone", "small", "phone on its side"],
)
def test_game_fills_the_window_without_scrolling(ready_page: Page, size: dict[str, int]) -> None:
    ready_page.set_viewport_size(size)  # type: ignore[arg-type]
    ready_page.goto(ready_page.url.split("#")[0] + "#/fire-gnomes")
    stage = ready_page.get_by_test_id("stage").bounding_box()
    bar = ready_page.locator("#bar").bounding_box()
    assert stage is not None
    assert bar is not None
    assert stage["height"] > 150
    assert stage["x"] >= 0
    assert stage["y"] + stage["height"] <= bar["y"] + 1
    assert bar["y"] + bar["height"] <= size["height"] + 1
    ready_page.mouse.wheel(0, 400)
    assert ready_page.evaluate("scrollY") == 0
    ready_page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    ready_page.goto(ready_page.url.split("#")[0] + "#/")
    expect(ready_page.get_by_test_id("lobby")).to_be_visible()


# The policy


def test_nothing_violates_the_policy(open_page: OpenPage) -> None:
    page = open_page(before=lambda page: page.add_init_script(COLLECT_VIOLATIONS))
    wait_until_ready(page)
    assert page.evaluate("violations") == []
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert policy is not None
    assert "'unsafe-inline'" not in policy
    assert "'unsafe-eval'" not in policy


@pytest.mark.sabotage
def test_eval_is_refused(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate(
        """setTimeout(() => {
            try { window.outcome = eval("'ran'") } catch (error) { window.outcome = error.name }
        })"""
    )
    page.wait_for_function("window.outcome")
    assert page.evaluate("outcome") == "EvalError"


# Failing in the open


@pytest.mark.sabotage
@pytest.mark.parametrize(
    ("file", "named"),
    [
        ("**/pyodide.asm.wasm", "pyodide/pyodide.asm.wasm"),
        ("**/python_stdlib.zip", "pyodide/python_stdlib.zip"),
        ("**/gemworks_engine-*.whl", "wheels/gemworks_engine-"),
        ("**/web.zip", "web.zip"),
        ("**/manifest.json", "manifest.json"),
        ("**/pyscript.toml", "pyscript.toml"),
        ("**/web/main.py", "web/main.py"),
    ],
)
def test_missing_file_is_named(open_page: OpenPage, file: str, named: str) -> None:
    page = open_page(before=answer(file, status=404, body="not here"))
    expect_failure(page, named)
    expect_failure(page, "could not be loaded: the server answered 404.")


@pytest.mark.sabotage
def test_file_that_cannot_be_reached_is_named(open_page: OpenPage) -> None:
    page = open_page(before=lambda p: p.route("**/*.wasm", lambda route: route.abort()))
    expect_failure(page, "pyodide.asm.wasm could not be loaded: the server did not answer.")


@pytest.mark.sabotage
@pytest.mark.parametrize(
    ("file", "edit", "text"),
    [
        ("**/pyodide.asm.wasm", flip_byte, "pyodide.asm.wasm arrived damaged."),
        ("**/pyodide.asm.wasm", lambda d: b"x" + d[1:], "is not a WebAssembly file."),
        ("**/pyodide.asm.wasm", lambda d: d[:5000], "pyodide.asm.wasm arrived incomplete."),
        ("**/gemworks_engine-*.whl", flip_byte, "-py3-none-any.whl arrived damaged."),
        ("**/web.zip", lambda d: d + b"x", "web.zip is longer than it should be."),
    ],
    ids=["wasm flipped", "wasm of another kind", "wasm cut", "wheel flipped", "archive longer"],
)
def test_damaged_file_is_refused(
    open_page: OpenPage, file: str, edit: Callable[[bytes], bytes], text: str
) -> None:
    expect_failure(open_page(before=change(file, edit)), text)


@pytest.mark.sabotage
def test_missing_pyscript_is_told(open_page: OpenPage) -> None:
    page = open_page(before=answer("**/pyscript/core.js", status=404, body="not here"))
    expect_failure(page, "The Python runtime could not be loaded.")


@pytest.mark.sabotage
def test_exception_in_the_program_is_told(open_page: OpenPage) -> None:
    def raise_in_start(source: bytes) -> bytes:
        return source.replace(b"from web.app import start", b"raise RuntimeError('no lamps')")

    page = open_page(before=change("**/web/main.py", raise_in_start))
    expect_failure(page, "The game could not start.")
    page.get_by_text("Technical details").click()
    expect(page.get_by_test_id("failure-detail")).to_contain_text("RuntimeError: no lamps")


@pytest.mark.sabotage
def test_program_that_ends_early_is_told(open_page: OpenPage) -> None:
    page = open_page(before=change("**/web/main.py", lambda source: b"raise SystemExit"))
    expect_failure(page, "The game's program ended before it was ready.")


@pytest.mark.sabotage
def test_watchdog_speaks_up_when_a_server_stalls(open_page: OpenPage) -> None:
    def stall(page: Page) -> None:
        change("**/", lambda html: html.replace(b'boot-timeout="60"', b'boot-timeout="3"'))(page)
        page.route("**/python_stdlib.zip", lambda route: None)

    page = open_page(before=stall)
    expect_failure(page, "Nothing has happened for 3 seconds.")
    expect_failure(page, "The start stopped at: Downloading Python.")


@pytest.mark.sabotage
def test_failed_is_final(open_page: OpenPage) -> None:
    page = open_page(before=answer("**/web.zip", status=404))
    expect_failure(page, "web.zip could not be loaded")
    page.evaluate("import('./web/boot/app.js').then((app) => { app.ready(); app.fail('another') })")
    page.wait_for_timeout(200)
    expect_failure(page, "web.zip could not be loaded")


@pytest.mark.sabotage
def test_error_after_the_start_is_told(open_page: OpenPage) -> None:
    page = open_page()
    wait_until_ready(page)
    page.evaluate("setTimeout(() => { throw new Error('a late one') })")
    expect_failure(page, "The game stopped")
    expect(page.get_by_test_id("failure-detail")).to_contain_text("a late one")


@pytest.mark.sabotage
def test_error_in_a_task_after_the_start_is_told(open_page: OpenPage) -> None:
    late = b"    boot.ready()\n    asyncio.get_running_loop().call_later(0.2, lambda: 1 / 0)"
    page = open_page(before=change("**/web/main.py", lambda s: s.replace(b"    boot.ready()", late)))
    expect_failure(page, "The game stopped")
    expect(page.get_by_test_id("failure-detail")).to_contain_text("ZeroDivisionError")


@pytest.mark.sabotage
def test_reload_starts_again(open_page: OpenPage) -> None:
    page = open_page(before=answer("**/web.zip", status=404))
    expect_failure(page, "web.zip could not be loaded")
    page.unroute("**/web.zip")
    page.get_by_role("button", name="Reload").click()
    wait_until_ready(page)


# The site as built and served


def test_manifest_tells_sizes_and_hashes(site: Path) -> None:
    vendor = site / "static/vendor"
    manifest = json.loads((vendor / "manifest.json").read_text())
    named = {entry["file"]: entry for entry in manifest["files"]}
    found = {f.relative_to(vendor).as_posix(): f for f in vendor.rglob("*") if f.is_file()}
    assert set(named) == set(found) - {"manifest.json"}
    for name, entry in named.items():
        data = found[name].read_bytes()
        assert entry["bytes"] == len(data)
        assert entry["sha256"] == hashlib.sha256(data).hexdigest()


def test_site_has_no_source_maps_and_names_no_host(site: Path) -> None:
    assert not list(site.rglob("*.map"))
    for name in ("index.html", "pyscript.toml", "static/vendor/pyodide/pyodide-lock.json"):
        assert "//" not in (site / name).read_text().replace("<!--", "")


def test_server_tells_types_and_compresses(site_url: str, site: Path) -> None:
    name = "static/vendor/pyodide/pyodide.asm.wasm"
    request = urllib.request.Request(site_url + name, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request) as response:
        assert response.headers["Content-Type"] == "application/wasm"
        assert response.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(response.read()) == (site / name).read_bytes()
        etag = response.headers["ETag"]
    request.add_header("If-None-Match", etag)
    with pytest.raises(urllib.error.HTTPError) as unchanged:
        urllib.request.urlopen(request)
    assert unchanged.value.code == 304

"""The built site in a real browser, and a guard that no test may leave an error behind."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tools.chromium import launch
from tools.serve import make_server
from tools.site import build

# A start takes seconds; a busy machine may need many of them.
READY_TIMEOUT_MS = 90_000
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
OpenPage = Callable[..., Page]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "sabotage: errors in the console are expected")


class Problems:
    """What went wrong in any page since the last look: errors, and requests to other origins."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.errors: list[str] = []
        self.foreign: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        context.on("request", lambda request: self._request(request.url))
        context.on("console", lambda message: self._console(message.type, message.text))
        # Unhandled rejections come as page errors too.
        context.on("weberror", lambda error: self.errors.append(str(error.error)))

    def _request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != self.origin:
            self.foreign.append(url)

    def _console(self, kind: str, text: str) -> None:
        if kind == "error":
            self.errors.append(text)

    def take(self) -> tuple[list[str], list[str]]:
        taken = self.errors, self.foreign
        self.errors, self.foreign = [], []
        return taken


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("site") / "dist")


@pytest.fixture(scope="session")
def site_url(site: Path) -> Iterator[str]:
    server = make_server(site, port=0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    started = launch(playwright)
    yield started
    started.close()


@pytest.fixture(scope="session")
def problems(site_url: str) -> Problems:
    return Problems(urlsplit(site_url).netloc)


@pytest.fixture(autouse=True)
def no_problems(request: pytest.FixtureRequest, problems: Problems) -> Iterator[None]:
    """Fails a test that left an error in the console or asked another origin for anything."""
    yield
    errors, foreign = problems.take()
    assert not foreign, f"requests to other origins: {foreign}"
    if not request.node.get_closest_marker("sabotage"):
        assert not errors, f"errors in the page: {errors}"


def _context(browser: Browser, problems: Problems, **options: object) -> BrowserContext:
    context = browser.new_context(**{"viewport": DESKTOP, **options})  # type: ignore[arg-type]
    problems.watch(context)
    return context


@pytest.fixture
def open_page(browser: Browser, site_url: str, problems: Problems) -> Iterator[OpenPage]:
    """Opens an address of the site in a fresh profile; `before` may prepare the page."""
    contexts: list[BrowserContext] = []

    def open_(address: str = "", before: Callable[[Page], None] | None = None, **options: object) -> Page:
        contexts.append(_context(browser, problems, **options))
        page = contexts[-1].new_page()
        if before:
            before(page)
        page.goto(site_url + address, wait_until="commit")
        return page

    yield open_
    for context in contexts:
        context.close()


@pytest.fixture(scope="module")
def ready_page(browser: Browser, site_url: str, problems: Problems) -> Iterator[Page]:
    """One page for a whole module, in the lobby and ready: a start is too dear for each test."""
    context = _context(browser, problems)
    page = context.new_page()
    page.goto(site_url)
    wait_until_ready(page)
    yield page
    context.close()


def wait_until_ready(page: Page) -> None:
    """Waits until the app is ready; says what the error panel says when it failed instead."""
    page.wait_for_selector(
        "html[data-app=ready], html[data-app=failed]", state="attached", timeout=READY_TIMEOUT_MS
    )
    if page.evaluate("document.documentElement.dataset.app") == "failed":
        pytest.fail(f"The app failed: {page.locator('#failure').text_content()}")

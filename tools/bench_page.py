"""Measures the page while it spins: `python -m tools.bench_page`, part of `make bench`.

Two ratios in one run on one machine: the time that Python takes in a frame of a spin against the
length of a frame (95th percentile), and the frames shown during spins against those of an idle loop.
"""

from __future__ import annotations

import argparse
import json
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from typing import Any

from playwright.sync_api import Page, Route, sync_playwright

from tools.chromium import launch
from tools.serve import make_server

DIST = Path(__file__).resolve().parent.parent / "dist"
FRAME_MS = 1000 / 60
MOST_PYTHON = 0.25
LEAST_FRAMES = 0.9
IDLE_SECONDS = 10
CALL = "const count = this.python.frame(time);"
TIMED = """const before = performance.now();
    const count = this.python.frame(time);
    (globalThis.pythonTimes ??= []).push(performance.now() - before);"""
COUNT_FRAMES = """() => {
  globalThis.shown = 0;
  const count = () => { shown += 1; requestAnimationFrame(count); };
  requestAnimationFrame(count);
}"""


def timed(route: Route) -> None:
    """The frame loop as it ships, with a stopwatch around its one call of Python."""
    source = route.fetch().text()
    if source.count(CALL) != 1:
        raise SystemExit(f"tools/bench_page.py no longer finds `{CALL}` in web/bridge/frame.js")
    route.fulfill(body=source.replace(CALL, TIMED), content_type="text/javascript")


def until(page: Page, condition: str, seconds: float = 120) -> None:
    """Wait for a JavaScript condition; the page's own policy forbids Playwright's way of doing it."""
    for _ in range(int(seconds * 20)):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(50)
    raise SystemExit(f"the page never came to: {condition}")


def frames_a_second(page: Page, act: Callable[[], Any]) -> float:
    """Frames shown in a second while something goes on."""
    page.evaluate("() => { globalThis.shown = 0; globalThis.since = performance.now(); }")
    act()
    return float(page.evaluate("() => 1000 * shown / (performance.now() - since)"))


def spin(page: Page) -> None:
    """One spin at normal speed, shown to its end."""
    page.keyboard.press("Space")
    page.wait_for_timeout(500)
    until(page, "!window.gemworks.busy")


def spin_often(page: Page, spins: int) -> None:
    """Spins one after the other."""
    for _ in range(spins):
        spin(page)


def measure(page: Page, spins: int) -> dict[str, Any]:
    """The figures of one run."""
    until(page, "document.documentElement.dataset.app !== 'starting' && window.gemworks?.ready")
    page.evaluate(COUNT_FRAMES)
    spin(page)
    idle = frames_a_second(page, lambda: page.wait_for_timeout(IDLE_SECONDS * 1000))
    page.evaluate("() => { globalThis.pythonTimes = []; }")
    busy = frames_a_second(page, lambda: spin_often(page, spins))
    times = page.evaluate("() => pythonTimes")
    return {
        "spins": spins,
        "frames": len(times),
        "python_ms_median": round(quantiles(times, n=2)[0], 3),
        "python_ms_p95": round(quantiles(times, n=20)[-1], 3),
        "python_share_of_a_frame_p95": round(quantiles(times, n=20)[-1] / FRAME_MS, 3),
        "frames_a_second_idle": round(idle, 1),
        "frames_a_second_spinning": round(busy, 1),
        "frames_spinning_over_idle": round(busy / idle, 3),
    }


def main() -> None:
    """Serve the built site, spin, print the figures; exit 1 when a ratio is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--spins", type=int, default=50)
    spins = parser.parse_args().spins
    server = make_server(DIST, port=0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.route("**/web/bridge/frame.js", timed)
        page.goto(f"http://127.0.0.1:{server.server_port}/#/fire-gnomes")
        figures = measure(page, spins)
        browser.close()
    print(json.dumps(figures, indent=2))
    held = figures["python_share_of_a_frame_p95"] <= MOST_PYTHON
    held &= figures["frames_spinning_over_idle"] >= LEAST_FRAMES
    sys.exit(not held)


if __name__ == "__main__":
    main()

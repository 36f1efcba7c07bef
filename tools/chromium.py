"""A Chromium for tests and measurements: Playwright's own, else the system's."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def launch(playwright: Playwright) -> Browser:
    """A running browser without a window.

    Raises:
        FileNotFoundError: there is no Chromium here; the message says how to get one.
    """
    own = playwright.chromium.executable_path
    path = own if Path(own).exists() else installed()
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*FLAGS, *(["--no-sandbox"] if as_root else [])]
    return playwright.chromium.launch(executable_path=path, args=flags)


def installed() -> str:
    """The path of the system's Chromium.

    Raises:
        FileNotFoundError: there is none.
    """
    for name in NAMES:
        if path := shutil.which(name):
            return path
    raise FileNotFoundError("No browser: run `playwright install chromium`, or install Chromium.")

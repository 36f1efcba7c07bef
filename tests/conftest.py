"""How tests are shared out among workers: a browser wants a core for itself, all else goes by file."""

from __future__ import annotations

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "e2e"


@pytest.hookimpl(tryfirst=True)  # before the workers read the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one group run in one worker: one for every browser test, one for each other file."""
    for item in items:
        group = "browser" if BROWSER in item.path.parents else item.path.as_posix()
        item.add_marker(pytest.mark.xdist_group(group))

"""The store in the browser's database."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from pyodide.ffi import JsException

from web.journal.store import StoreError, Trouble

TROUBLES = {
    "QuotaExceededError": Trouble.FULL,
    "TimeoutError": Trouble.SLOW,
    "StaleError": Trouble.STALE,
    "SecurityError": Trouble.DENIED,
    "InvalidStateError": Trouble.DENIED,
    "ReferenceError": Trouble.DENIED,
    "TypeError": Trouble.DENIED,
}


class BrowserStore:
    """Records in IndexedDB, through `bridge/store.js`.

    While `reading` nothing is written and no database is made: for the replay of somebody's link.
    """

    def __init__(self, javascript: Any) -> None:
        self._javascript = javascript
        self.reading = False

    async def load(self, key: str) -> str | None:
        """The text under a key, or None."""
        try:
            text = await self._javascript.load(key, not self.reading)
        except JsException as error:
            raise _store_error(error) from error
        return text if isinstance(text, str) else None

    async def save(
        self,
        entries: Mapping[str, str],
        expected: Mapping[str, str | None] | None = None,
        strict: bool = True,
    ) -> None:
        """Keep all entries or none of them."""
        if self.reading:
            raise StoreError(Trouble.DENIED, "a replay writes nothing")
        try:
            await self._javascript.save(json.dumps(dict(entries)), json.dumps(dict(expected or {})), strict)
        except JsException as error:
            raise _store_error(error) from error


def _store_error(error: JsException) -> StoreError:
    name = str(getattr(error, "name", ""))
    return StoreError(TROUBLES.get(name, Trouble.FAILED), f"{name}: {getattr(error, 'message', error)}")

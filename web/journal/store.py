"""Where records are kept: the door that the browser's database and memory both open."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Protocol


class Trouble(Enum):
    """Why a store failed."""

    DENIED = "denied"
    """The browser does not let this page keep anything."""
    FULL = "full"
    """No room is left."""
    SLOW = "slow"
    """No answer in time; whether it was kept is not known."""
    STALE = "stale"
    """Another tab has written since this one read."""
    FAILED = "failed"
    """Anything else; nothing was kept."""


class StoreError(Exception):
    """A record could not be read or kept."""

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        super().__init__(f"{trouble.value}: {detail}" if detail else trouble.value)
        self.trouble = trouble


class Store(Protocol):
    """Texts under keys. Every method may raise `StoreError`."""

    async def load(self, key: str) -> str | None:
        """The text under a key, or None."""

    async def save(
        self,
        entries: Mapping[str, str],
        expected: Mapping[str, str | None] | None = None,
        strict: bool = True,
    ) -> None:
        """Keep all entries or none of them; with `strict`, on the disk before this returns.

        Texts in `expected` must still stand as they are named there, else nothing is kept
        (`Trouble.STALE`).
        """


class MemoryStore:
    """A store that ends with the page: for playing unsaved."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    async def load(self, key: str) -> str | None:
        """The text under a key, or None."""
        return self._texts.get(key)

    async def save(
        self,
        entries: Mapping[str, str],
        expected: Mapping[str, str | None] | None = None,
        strict: bool = True,  # noqa: ARG002 - memory is as strict as it gets
    ) -> None:
        """Keep all entries, unless an expected text has changed."""
        if any(self._texts.get(key) != text for key, text in (expected or {}).items()):
            raise StoreError(Trouble.STALE)
        self._texts.update(entries)

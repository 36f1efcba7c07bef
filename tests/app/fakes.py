"""A store that fails or is killed on demand, a clock and a source of chance to hold."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine, Mapping
from typing import Any, TypeVar

from engine import GAMES
from web.journal.journal import Journal
from web.journal.store import MemoryStore, StoreError, Trouble

GAME = GAMES["fire-gnomes"]
DAY = 24 * 60 * 60 * 1000
Result = TypeVar("Result")


class Killed(BaseException):
    """The tab is gone: nothing of the program runs after this."""


class FakeStore(MemoryStore):
    """`plan` says what happens at the next saves: ok, trouble, killed before or after the write."""

    def __init__(self) -> None:
        super().__init__()
        self.plan: list[str | Trouble] = []
        self.strict: list[bool] = []

    @property
    def texts(self) -> dict[str, str]:
        return self._texts

    async def save(
        self,
        entries: Mapping[str, str],
        expected: Mapping[str, str | None] | None = None,
        strict: bool = True,
    ) -> None:
        step = self.plan.pop(0) if self.plan else "ok"
        if isinstance(step, Trouble):
            raise StoreError(step)
        if step == "killed before":
            raise Killed
        await super().save(entries, expected, strict)
        self.strict.append(strict)
        if step == "killed after":
            raise Killed
        if step == "kept, no answer":
            raise StoreError(Trouble.SLOW)


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


class Chance:
    """Bytes that differ on every call."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, count: int) -> bytes:
        self.calls += 1
        return hashlib.sha256(str(self.calls).encode()).digest()[:count]


def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
    return asyncio.run(coroutine)


def journal(store: MemoryStore, clock: Clock | None = None, chance: Any = None) -> Journal:
    return Journal(store, clock or Clock(), chance or Chance())

"""A store that fails or is killed on demand, a clock, a source of chance, a stage and a page."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from engine import GAMES, Game, Round, State
from web.controls.ports import Meters, Notice
from web.journal.journal import Journal
from web.journal.store import MemoryStore, StoreError, Trouble

GAME = GAMES["fire-gnomes"]
FORGE = GAMES["forge-of-gems"]
CLEM = GAMES["clems-gems"]
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
    # In a thread of its own: browser tests leave a loop running in this one.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


def journal(store: MemoryStore, clock: Clock | None = None, chance: Any = None) -> Journal:
    return Journal(store, clock or Clock(), chance or Chance())


class FakeShow:
    """A stage that notes what it is told; `end` ends the showing."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.rested: tuple[State, int, Round | None] | None = None
        self.landed: list[Round] = []
        self._on_done: Callable[[], None] | None = None

    def rest(self, state: State, bet: int, played: Round | None = None) -> None:
        self.calls.append("rest")
        self.rested = (state, bet, played)

    def set_bet(self, bet: int, state: State) -> None:
        self.calls.append("set_bet")
        self.rested = (state, bet, None)

    def start_spin(self, quick: bool) -> None:
        self.calls.append("spin quick" if quick else "spin")

    def land(self, played: Round, on_done: Callable[[], None]) -> None:
        self.calls.append("land")
        self.landed.append(played)
        self._on_done = on_done

    def cancel(self) -> None:
        self.calls.append("cancel")

    def replay(self, played: Round, quick: bool, on_done: Callable[[], None]) -> None:
        self.start_spin(quick)
        self.land(played, on_done)

    def skip(self) -> None:
        self.calls.append("skip")

    def end(self) -> None:
        assert self._on_done
        self._on_done()


class FakeScreen:
    """A page that notes what it is told."""

    def __init__(self) -> None:
        self.meters: Meters | None = None
        self.said: list[str] = []
        self.notices: list[Notice] = []
        self.published: Round | None = None
        self.gone_to: list[str] = []

    def render(self, meters: Meters) -> None:
        self.meters = meters

    def announce(self, text: str) -> None:
        self.said.append(text)

    def tell(self, notice: Notice | None) -> None:
        if notice:
            self.notices.append(notice)

    def publish(self, played: Round | None) -> None:
        self.published = played

    def go_to(self, game: Game) -> None:
        self.gone_to.append(game.slug)

"""A cabinet with a store, a stage and a page around it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from engine import Game, Round
from tests.app.fakes import GAME, Clock, FakeScreen, FakeShow, FakeStore, journal, run
from web.controls.cabinet import PRESS_GAP, STOP_GRACE, Cabinet
from web.controls.ports import Meters
from web.journal.journal import Journal
from web.journal.settings import SettingsKeeper


class Desk:
    """A cabinet with everything around it."""

    def __init__(
        self, store: FakeStore | None = None, game: Game = GAME, own_journal: Journal | None = None
    ) -> None:
        self.store = store or FakeStore()
        self.journal = own_journal or journal(self.store)
        self.show, self.screen = FakeShow(), FakeScreen()
        self.settings = SettingsKeeper(self.store, Clock())
        self.now = 0.0
        self.cabinet = Cabinet(game, self.journal, self.settings, self.show, self.screen, lambda: self.now)

    @property
    def meters(self) -> Meters:
        assert self.screen.meters
        return self.screen.meters

    async def press(self) -> None:
        self.now += PRESS_GAP
        self.cabinet.press()
        await self.settle()

    async def spin(self) -> Round:
        """A round to its end."""
        self.now += STOP_GRACE
        await self.press()
        self.show.end()
        await self.settle()
        return self.show.landed[-1]

    async def set_balance(self, balance: int) -> None:
        await self.journal._keep(replace(self.journal.wallet, balance=balance))

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)


def with_desk(
    test: Callable[[Desk], Coroutine[Any, Any, None]], store: FakeStore | None = None, game: Game = GAME
) -> None:
    async def go() -> None:
        desk = Desk(store, game)
        await desk.settings.open()
        await desk.cabinet.open()
        await test(desk)

    run(go())

"""The app: ties stage, controls, journal and pages together, and follows the address."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Coroutine
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document
from pyscript.js_modules import bridge, frame

from engine import Game, InputError, Round
from engine.tape import TapeError
from web.bridge.actions import Actions
from web.bridge.screen import BrowserScreen
from web.bridge.show import StageShow
from web.bridge.store import BrowserStore
from web.controls.amounts import shown_money
from web.controls.cabinet import Cabinet
from web.controls.places import GamePlace, Nowhere, ReplayPlace, find_place
from web.controls.ports import Notice, Phase, Weight
from web.controls.replay import Replay
from web.journal.journal import Journal
from web.journal.settings import SettingsKeeper
from web.scenes.clems_gems import ClemsGemsScene
from web.scenes.fire_gnomes import FireGnomesScene
from web.scenes.forge_of_gems import ForgeOfGemsScene
from web.stage.browser import open_stage

SCENES: dict[str, Any] = {
    "clems-gems": ClemsGemsScene,
    "fire-gnomes": FireGnomesScene,
    "forge-of-gems": ForgeOfGemsScene,
}


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def since_start() -> float:
    """Milliseconds that only go up."""
    return time.monotonic() * 1000


def random_bytes(count: int) -> bytes:
    """Bytes from the browser's source of chance."""
    return bytes(bridge.store.randomBytes(count).to_py())


class App:
    """Everything that lives as long as the page."""

    def __init__(self) -> None:
        self.screen = BrowserScreen(bridge)
        self.store = BrowserStore(bridge.store)
        self.settings = SettingsKeeper(self.store, clock)
        self.journal = Journal(self.store, clock, random_bytes)
        self.player: Cabinet | Replay | None = None
        self._stage = open_stage(frame, document.getElementById("stage"))
        self._stage.on_cue = self._cue
        self._stage.on_failure = self._give_up
        self._scenes: dict[str, Any] = {}
        self._cabinets: dict[str, Cabinet] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._address = asyncio.Lock()

    async def start(self) -> None:
        """Open the page's doors and go where the address says."""
        # Only these two functions of Python are known to JavaScript, for as long as the page lives.
        bridge.hook.open(create_proxy(self._stage.display_json))
        bridge.events.connect(create_proxy(Actions(self).receive))
        self.store.reading = isinstance(self._place(), ReplayPlace)
        await self.settings.open()
        self.use_settings()
        await self._follow()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let work go on beside this."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def use_settings(self) -> None:
        """Bring sound and stage in line with the settings."""
        now = self.settings.now
        bridge.sound.setVolume(now.volume, now.muted)
        self._stage.set_reduced_motion(not now.motion)

    def follow_address(self) -> None:
        """The address has changed."""
        self.screen.set_status(True, None)
        self.spawn(self._follow())

    def _place(self) -> Any:
        fragment, query = json.loads(bridge.page.address())
        return find_place(fragment, query)

    async def _follow(self) -> None:
        """Go where the address says; one change of address after the other."""
        async with self._address:
            place = self._place()
            bridge.page.closeDialogs()
            if isinstance(place, Nowhere):
                await self._refuse(place.message)
            elif isinstance(place, GamePlace):
                await self._open_game(place.game)
            elif isinstance(place, ReplayPlace):
                await self._open_replay(place)
            else:
                await self._leave()

    async def _refuse(self, message: str) -> None:
        """Say why an address leads nowhere, in the lobby."""
        await self._leave()
        bridge.page.go("#/")
        self.screen.tell(Notice(message, Weight.ALERT))

    async def _leave(self) -> None:
        if self.player:
            await self.player.leave()
            self.player = None
            self.screen.tell(None)
            self._stage.show(None)
        self.screen.set_status(False, self.journal.balance if self.journal.opened else None)

    async def _open_game(self, game: Game) -> None:
        await self._leave()
        self.screen.set_status(True, None)
        self.screen.tell(None)
        self.store.reading, self.settings.kept = False, True
        show = await self._show(game)
        cabinet = self._cabinets.get(game.slug)
        if cabinet and self.journal.opened and cabinet.phase is not Phase.CLOSED:
            self.player = cabinet
            cabinet.come_back()
            return
        cabinet = Cabinet(game, self.journal, self.settings, show, self.screen, since_start)
        self.player = self._cabinets[game.slug] = cabinet
        await cabinet.open()

    async def _open_replay(self, place: ReplayPlace) -> None:
        await self._leave()
        self.screen.set_status(True, None)
        self.screen.tell(None)
        self.settings.kept = False
        show = await self._show(place.request.game)
        try:
            replay = Replay(place.request, self.settings, show, self.screen, since_start)
        except (InputError, TapeError) as error:
            await self._refuse(str(error))
            return
        self.player = replay
        replay.start()

    async def _show(self, game: Game) -> StageShow:
        """The game's scene on the stage, its pictures fetched the first time."""
        scene = self._scenes.get(game.slug)
        if scene is None:
            scene = SCENES[game.slug](game, money=shown_money)
            await self._stage.load(scene)
            self._scenes[game.slug] = scene
        self._stage.show(scene)
        return StageShow(self._stage, scene, self._on_round)

    def _on_round(self, played: Round) -> None:
        bridge.sound.setCelebrating(played.win > played.price)

    def _give_up(self) -> None:
        if self.player:
            self.player.give_up()

    def _cue(self, name: str, value: int) -> None:
        if name == "count" and self.player:
            self.player.count(value)
        bridge.sound.cue(name, value)


async def start() -> None:
    """Start the app; it lives on in what the page calls."""
    await App().start()

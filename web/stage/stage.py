"""The stage: shows one scene on the canvas, a frame at a time, and only while something moves."""

from __future__ import annotations

import json
import logging
from array import array
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from web.stage.clock import Clock
from web.stage.display import CLIP, UNCLIP, DisplayList
from web.stage.places import Fit
from web.stage.sprites import Definition, SpriteBook

Cue = Callable[[str, int], None]

log = logging.getLogger("gemworks")


class Bridge(Protocol):
    """The painter's side of the stage: `web/bridge/frame.js`, or a stand-in in tests."""

    def connect(
        self,
        values: array[float],
        frame: Callable[[float], int],
        resize: Callable[[float, float], int],
        pause: Callable[[], None],
        motion: Callable[[bool], None],
    ) -> None:
        """Take the array of the display list and what to call."""

    def load(self, pictures: list[str], fonts: list[str]) -> Awaitable[None]:
        """Fetch pictures and fonts."""

    def reset(self) -> None:
        """Forget all sprites."""

    def define(self, definitions: list[Definition]) -> None:
        """Learn sprites."""

    def view(self, fit: Fit) -> None:
        """Learn how units lie on the canvas."""

    def warm(self, sprites: list[tuple[int, float, float]]) -> None:
        """Rasterise sprites of a width and height before they are needed."""

    def backdrop(self, count: int) -> None:
        """Paint so many records as the ground of all frames to come."""

    def wake(self) -> None:
        """Ask for frames until one says that nothing moves."""

    def text_width(self, sprite: int, width: float, height: float) -> float:
        """Width of a text in CSS pixels."""

    def clear(self) -> None:
        """Paint nothing."""

    def close(self) -> None:
        """Let go of everything."""


class Scene(Protocol):
    """What the stage shows. Its own units are its own affair; `layout` says how they lie on the stage."""

    book: SpriteBook
    busy: bool
    moving: bool
    stale_backdrop: bool

    def mount(self, wake: Callable[[], None], cue: Cue) -> None:
        """The scene is on the stage: ask for frames with `wake`, tell what happens with `cue`."""

    def layout(self, width: float, height: float) -> Fit:
        """Lay everything out for a stage of this size."""

    def reduce_motion(self, reduced: bool) -> None:
        """Fade in place of moving."""

    def advance(self, step: float) -> None:
        """Go on by milliseconds."""

    def draw_backdrop(self, out: DisplayList) -> None:
        """Write what does not move; `stale_backdrop` is False afterwards."""

    def draw(self, out: DisplayList) -> None:
        """Write a frame."""

    def warm(self) -> list[tuple[int, float, float]]:
        """Sprites that will be needed, with width and height."""

    def skip(self) -> None:
        """A press while busy."""


class Stage:
    """One canvas. `on_cue(name, value)` hears what happens on it, `on_failure` that none can be made."""

    def __init__(self, bridge: Bridge) -> None:
        self.on_cue: Cue | None = None
        self.on_failure: Callable[[], None] | None = None
        self._bridge = bridge
        self._scene: Scene | None = None
        self._out = DisplayList()
        self._clock = Clock()
        self._size = (0.0, 0.0)
        self._fit = Fit(1.0, 0.0, 0.0)
        self._media_reduced = False
        self._switched_off = False
        bridge.connect(self._out.values, self.frame, self.resize, self.pause, self._motion)

    async def load(self, scene: Scene) -> None:
        """Fetch the pictures and fonts of a scene."""
        await self._bridge.load(scene.book.pictures, ['80px "Lilita One"'])

    def show(self, scene: Scene | None) -> None:
        """Put a scene on the stage, or none."""
        self._scene = scene
        self._clock.rest()
        self._out.clear()
        self._bridge.reset()
        if scene is None:
            self._bridge.clear()
            return
        self._bridge.define(scene.book.take_all())
        scene.mount(self._bridge.wake, self._cue)
        scene.reduce_motion(self._media_reduced or self._switched_off)
        if all(self._size):
            self._lay_out(scene)
        self._bridge.wake()

    @property
    def busy(self) -> bool:
        """Whether a round is being shown."""
        return self._scene is not None and self._scene.busy

    def skip(self) -> None:
        """A press while a round is shown gets on with it."""
        if self._scene is not None and self._scene.busy:
            self._scene.skip()

    def set_reduced_motion(self, reduced: bool) -> None:
        """The player's switch; the system's wish counts as well."""
        self._switched_off = reduced
        self._motion(self._media_reduced)

    def close(self) -> None:
        """Let go of the canvas."""
        self._scene = None
        self._bridge.close()

    # What the bridge calls

    def frame(self, timestamp: float) -> int:
        """One frame: the number of records to paint, negative when it is the last for now."""
        scene = self._scene
        if scene is None or not all(self._size):
            self._clock.rest()
            return 0
        try:
            scene.advance(self._clock.step(timestamp))
            count = self._compose(scene)
        except Exception:
            if self.on_failure is None:
                raise
            log.exception("a frame cannot be made")
            self.on_failure()
            count = self._compose(scene)
        if scene.moving:
            return count
        self._clock.rest()
        return -count

    def resize(self, width: float, height: float) -> int:
        """The canvas has another size, in CSS pixels; the number of records to paint at once."""
        self._size = (width, height)
        if self._scene is None or not all(self._size):
            return 0
        self._lay_out(self._scene)
        return self._compose(self._scene)

    def pause(self) -> None:
        """The tab is hidden or seen again: no time has passed."""
        self._clock.pause()

    def _motion(self, reduced: bool) -> None:
        self._media_reduced = reduced
        if self._scene is not None:
            self._scene.reduce_motion(reduced or self._switched_off)
            self._bridge.wake()

    def _cue(self, name: str, value: int) -> None:
        if self.on_cue is not None:
            self.on_cue(name, value)

    def _lay_out(self, scene: Scene) -> None:
        self._fit = scene.layout(*self._size)
        self._bridge.view(self._fit)
        scene.stale_backdrop = True
        wanted = scene.warm()
        self._tell_new(scene)
        self._bridge.warm(wanted)

    def _compose(self, scene: Scene) -> int:
        out = self._out
        if scene.stale_backdrop:
            out.clear()
            scene.draw_backdrop(out)
            self._tell_new(scene)
            self._bridge.backdrop(out.count)
        out.clear()
        scene.draw(out)
        self._tell_new(scene)
        return out.count

    def _tell_new(self, scene: Scene) -> None:
        new = scene.book.take_new()
        if new:
            self._bridge.define(new)

    # What is on the screen, as data

    def display_list(self) -> list[dict[str, Any]]:
        """What the last frame painted, back to front, in CSS pixels; x and y are centres."""
        scene = self._scene
        if scene is None:
            return []
        return [
            self._described(scene.book, record)
            for record in self._out.records()
            if record[0] not in (CLIP, UNCLIP) and record[7] > 0
        ]

    def _described(self, book: SpriteBook, record: list[float]) -> dict[str, Any]:
        sprite, x, y, width, height, size, rotation, alpha, _light, name = record
        number = int(sprite)
        scale, dx, dy = self._fit
        if book.is_kind(number, "stroke"):
            width, height = width - x, height - y
            x, y = x + width / 2, y + height / 2
        across = width * scale
        if book.is_kind(number, "text"):
            across = self._bridge.text_width(number, width, height)
        figures = {
            "x": x * scale + dx,
            "y": y * scale + dy,
            "width": across,
            "height": height * scale,
            "scale": size,
            "rotation": rotation,
            "alpha": alpha,
        }
        rounded = {key: round(value, 3) for key, value in figures.items()}
        return {**book.describe(number, int(name)), **rounded}

    def display_json(self) -> str:
        """`display_list` as JSON."""
        return json.dumps(self.display_list())

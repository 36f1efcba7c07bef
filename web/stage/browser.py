"""The stage in a browser: `web/bridge/frame.js` seen from Python. Proxies are made once, here."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy

from web.stage.places import Fit
from web.stage.sprites import Definition
from web.stage.stage import Stage


class FrameBridge:
    """Turns what the stage says into the few values that cross to JavaScript."""

    def __init__(self, frame: Any) -> None:
        self._frame = frame
        self._proxies: list[Any] = []
        self.wake: Callable[[], None] = frame.wake

    def connect(
        self,
        values: array[float],
        frame: Callable[[float], int],
        resize: Callable[[float, float], int],
        pause: Callable[[], None],
        motion: Callable[[bool], None],
    ) -> None:
        """One proxy for each function and one for the array, for as long as the stage lives."""
        self._proxies = [create_proxy(each) for each in (values, frame, resize, pause, motion)]
        self._frame.connect(*self._proxies)

    async def load(self, pictures: list[str], fonts: list[str]) -> None:
        """Fetch pictures and fonts."""
        missing = await self._frame.load(json.dumps({"pictures": pictures, "fonts": fonts}))
        if missing:
            raise RuntimeError(f"pictures that did not load: {missing}")

    def reset(self) -> None:
        """Forget all sprites."""
        self._frame.reset()

    def define(self, definitions: list[Definition]) -> None:
        """Learn sprites."""
        self._frame.define(json.dumps(definitions))

    def view(self, fit: Fit) -> None:
        """Learn how units lie on the canvas."""
        self._frame.view(fit.scale, fit.dx, fit.dy)

    def warm(self, sprites: list[tuple[int, float, float]]) -> None:
        """Rasterise sprites before they are needed."""
        self._frame.warm(json.dumps(sprites))

    def backdrop(self, count: int) -> None:
        """Paint the ground of all frames to come."""
        self._frame.backdrop(count)

    def text_width(self, sprite: int, width: float, height: float) -> float:
        """Width of a text in CSS pixels."""
        return float(self._frame.textWidth(sprite, width, height))

    def clear(self) -> None:
        """Paint nothing."""
        self._frame.clear()

    def close(self) -> None:
        """Let go of everything."""
        self._frame.close()
        for proxy in self._proxies:
            proxy.destroy()
        self._proxies = []


def open_stage(frame: Any, canvas: Any, art: str = "./static/art/") -> Stage:
    """The stage on a canvas; `frame` is the module `web/bridge/frame.js`."""
    return Stage(FrameBridge(frame.open(canvas, art)))

"""The stage and a scene as the controls know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import Round, State
from engine.money import Money

NORMAL = "normal"
QUICK = "quick"


class StageShow:
    """A game's scene on the stage; `on_round` hears of each round before it is shown."""

    def __init__(self, stage: Any, scene: Any, on_round: Callable[[Round], None]) -> None:
        self._stage = stage
        self._scene = scene
        self._on_round = on_round

    def rest(self, state: State, bet: Money, played: Round | None = None) -> None:
        """Show a board at rest: of a finished round, or the opening one."""
        self._scene.rest(state, bet, round=played)

    def set_bet(self, bet: Money, state: State) -> None:
        """Show the lasting state of another bet."""
        self._scene.set_bet(bet, state)

    def start_spin(self, quick: bool) -> None:
        """Let the reels turn."""
        self._scene.start_spin(QUICK if quick else NORMAL)

    def land(self, played: Round, on_done: Callable[[], None]) -> None:
        """Show a settled round."""
        self._on_round(played)
        self._scene.land(played, on_done=on_done)

    def cancel(self) -> None:
        """No outcome comes."""
        self._scene.cancel()

    def replay(self, played: Round, quick: bool, on_done: Callable[[], None]) -> None:
        """Show a round of a link."""
        self._on_round(played)
        self._scene.replay(played, profile=QUICK if quick else NORMAL, on_done=on_done)

    def skip(self) -> None:
        """Get on with the showing."""
        self._stage.skip()

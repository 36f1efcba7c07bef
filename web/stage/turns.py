"""Reels that turn within a round: free spins and extra spins, whose outcome is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from web.stage.pace import Profile
from web.stage.reels import Reels
from web.stage.tools import RoundTools

SPIN: Final = Profile("in a round", 0.03, 40.0, 120.0, 1150.0, 80.0, 340.0, 1.0)
"""How they turn."""


def _nothing() -> None:
    pass


def turn(
    tools: RoundTools[Any, Any],
    at: float,
    pace: float,
    reels: Reels,
    begin: Callable[[], None],
    landed: Callable[[], None] = _nothing,
) -> float:
    """Let reels turn; `begin` starts them with `SPIN` and lands them. When they have come to rest."""

    def start() -> None:
        begin()
        tools.tell("reels-start", 0)

    def go_on(p: float) -> None:
        if p < 1.0:
            reels.advance(p * SPIN.rest - reels.time)
        else:
            reels.finish()
            landed()

    tools.at(at, start)
    tools.tween(at, SPIN.rest * pace, go_on)
    return at + SPIN.rest * pace + 40.0

"""The stage's clock: goes on with the frames that are shown, and only with them."""

from __future__ import annotations

LONGEST_STEP = 100.0
"""Milliseconds that a single frame may take; a stall makes the animation wait, not jump."""


class Clock:
    """Turns the timestamps of frames into steps."""

    def __init__(self) -> None:
        self._last: float | None = None

    def step(self, timestamp: float) -> float:
        """Milliseconds since the last frame; 0 for the first one and after a pause."""
        last, self._last = self._last, timestamp
        return 0.0 if last is None else min(max(timestamp - last, 0.0), LONGEST_STEP)

    def pause(self) -> None:
        """The next frame counts as the first."""
        self._last = None

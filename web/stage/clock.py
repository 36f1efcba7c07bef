"""The stage's clock: goes on with the frames that are shown, and only with them."""

from __future__ import annotations

LONGEST_STEP = 100.0
"""Milliseconds that a single frame may take; a stall makes the animation wait, not jump."""
FIRST_STEP = 1000 / 60
"""What the first frame after a rest stands for: what was pressed is seen in it already."""


class Clock:
    """Turns the timestamps of frames into steps."""

    def __init__(self) -> None:
        self._last: float | None = None
        self._first = FIRST_STEP

    def step(self, timestamp: float) -> float:
        """Milliseconds since the last frame."""
        last, self._last = self._last, timestamp
        return self._first if last is None else min(max(timestamp - last, 0.0), LONGEST_STEP)

    def rest(self) -> None:
        """Nothing moves; the next frame is the first of something new."""
        self._last, self._first = None, FIRST_STEP

    def pause(self) -> None:
        """No time passes until the next frame; a clock at rest stays at rest."""
        if self._last is not None:
            self._last, self._first = None, 0.0

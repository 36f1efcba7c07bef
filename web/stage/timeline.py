"""A timeline: what happens when, independent of where things are on the screen.

Actions change the state of the scene; tweens change it bit by bit and always reach their end; shows
only draw while they last. So the state at the end is the same whether the timeline was played or
skipped.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import TypeAlias

from web.stage.display import DisplayList

Milliseconds: TypeAlias = float
Action: TypeAlias = Callable[[], None]
Tween: TypeAlias = Callable[[float], None]
Show: TypeAlias = Callable[[DisplayList, float], None]


class Timeline:
    """Steps by time; they are given in any order before `start`."""

    def __init__(self) -> None:
        self.time: Milliseconds = 0.0
        self.end: Milliseconds = 0.0
        self._actions: list[tuple[Milliseconds, int, Action]] = []
        self._tweens: list[tuple[Milliseconds, Milliseconds, Tween]] = []
        self._shows: list[tuple[Milliseconds, Milliseconds, Show]] = []
        self._next = [0, 0, 0]
        self._tweening: list[tuple[Milliseconds, Milliseconds, Tween]] = []
        self._showing: list[tuple[Milliseconds, Milliseconds, Show]] = []

    def at(self, time: Milliseconds, action: Action) -> None:
        """Do something at a time; actions of one time keep the order in which they were given."""
        self._actions.append((time, len(self._actions), action))
        self.end = max(self.end, time)

    def tween(self, start: Milliseconds, length: Milliseconds, tween: Tween) -> None:
        """Call with 0..1 for a length of time, with 1 exactly once, at its end."""
        self._tweens.append((start, start + length, tween))
        self.at(start + length, lambda: tween(1.0))

    def show(self, start: Milliseconds, length: Milliseconds, show: Show) -> None:
        """Draw for a length of time."""
        self._shows.append((start, start + length, show))
        self.end = max(self.end, start + length)

    def start(self) -> None:
        """All steps are given."""
        self._actions.sort(key=itemgetter(0, 1))
        self._tweens.sort(key=itemgetter(0))
        self._shows.sort(key=itemgetter(0))

    @property
    def done(self) -> bool:
        """Whether the end is reached."""
        return self.time >= self.end and self._next[0] == len(self._actions)

    def advance(self, step: Milliseconds) -> None:
        """Go on by a step of time."""
        time = self.time = self.time + step
        self._next[1] = _begun(self._tweens, self._next[1], time, self._tweening)
        self._next[2] = _begun(self._shows, self._next[2], time, self._showing)
        self._act(time)
        self._tweening = [each for each in self._tweening if each[1] > time]
        self._showing = [each for each in self._showing if each[1] > time]
        for start, end, tween in self._tweening:
            tween((time - start) / (end - start))

    def finish(self) -> None:
        """Go to the end at once: every action and the end of every tween, in order, nothing shown."""
        self._act(self.end)
        self.time = self.end
        self._tweening = []
        self._showing = []
        self._next[1:] = [len(self._tweens), len(self._shows)]

    def draw(self, out: DisplayList) -> None:
        """Draw what shows at this time, the latest on top."""
        time = self.time
        for start, end, show in self._showing:
            show(out, (time - start) / (end - start))

    def _act(self, time: Milliseconds) -> None:
        actions = self._actions
        while self._next[0] < len(actions) and actions[self._next[0]][0] <= time:
            action = actions[self._next[0]][2]
            self._next[0] += 1
            action()


def _begun(
    spans: list[tuple[Milliseconds, Milliseconds, Callable[..., None]]],
    at: int,
    time: Milliseconds,
    running: list[tuple[Milliseconds, Milliseconds, Callable[..., None]]],
) -> int:
    """Moves spans that have begun to those running; the place of the first that has not."""
    while at < len(spans) and spans[at][0] <= time:
        running.append(spans[at])
        at += 1
    return at

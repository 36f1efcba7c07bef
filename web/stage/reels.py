"""Reels in motion, each a strip that runs downwards without a jump from the old stop to the new.

A reel's place is a falling number: with place 0 the window shows what it showed before the spin. What
comes into view on the way is the game's own strip around the old stop, then, behind a seam, the strip
around the new stop, so nothing but real neighbours is ever near a reel at rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import floor, inf
from typing import Final, NamedTuple

from web.stage.copies import draw_copies
from web.stage.display import DisplayList
from web.stage.pace import NORMAL, Profile
from web.stage.places import Grid
from web.stage.sprites import Name, Sprite

SWING: Final = 1.25
"""How far a landing reel runs past its place; see `easing.overshoot`."""
_ENTRY: Final = SWING + 3.0
"""Slope of the landing curve at its start: it takes over the speed of the reel."""
_TOUCH: Final = 1.0 - SWING / (SWING + 1.0)
"""Share of the landing after which the reel first reaches its place."""
FADE: Final = 260.0
FAINT: Final = 0.12
"""Without motion: how long symbols take to fade, and how much of them stays."""


class Looks(NamedTuple):
    """The sprites of the symbols by code, at rest and streaked, and the name of what moves.

    A symbol in several copies has the code `symbol + len(plain) * (copies - 1)`.
    """

    plain: Sequence[Sprite]
    streaked: Sequence[Sprite]
    name: Name


class Reel:
    """One reel; times are milliseconds since the press."""

    def __init__(self, strip: Sequence[int], rows: int) -> None:
        self.strip = strip
        self.rows = rows
        self.stop = 0
        self.symbols: Sequence[int] = ()
        self.moving = False
        self.touched = False
        self.rest_at = inf
        self.touch_at = inf
        self._target: tuple[int, Sequence[int], Sequence[int]] | None = None

    def rest(self, stop: int, symbols: Sequence[int]) -> None:
        """Stand still and show these symbols at this stop."""
        self.stop, self.symbols = stop, symbols
        self.moving = self.touched = False
        self._target = None

    def spin(self, delay: float, profile: Profile) -> None:
        """Start to turn, for as long as it takes until `land`."""
        self.moving, self.touched = True, False
        self.rest_at = self.touch_at = self._brake_at = inf
        self._target = None
        self._begin = delay
        self._profile = profile
        # Cruise: `_from` is the place at `_since`, from where the reel runs with `_speed`
        self._since = delay + profile.gather
        self._from = -profile.speed * profile.gather / 2
        self._speed = profile.speed

    def land(
        self, now: float, rest_at: float, stop: int, symbols: Sequence[int], strip: Sequence[int]
    ) -> float:
        """Come to rest at a stop of a strip, at `rest_at` or as soon after it as can be; that time."""
        profile = self._profile
        now = max(now, self._since)
        here = self._from - self._speed * (now - self._since)
        slide = profile.speed * profile.landing / _ENTRY
        brake_at = max(now, rest_at - profile.landing)
        self._cut = floor(here) - 1
        furthest = self._cut - self.rows + 1
        self._end = min(round(here - profile.speed * (brake_at - now) - slide), furthest)
        way = here - self._end
        # The speed takes up the rest of a symbol; only a landing that is too soon takes longer.
        needed = (way - slide) / (profile.speed * 1.12)
        brake_at = max(brake_at, now + needed)
        self._speed = way / (brake_at - now + profile.landing / _ENTRY)
        self._since, self._from = now, here
        self._brake_at, self._brake = brake_at, here - self._speed * (brake_at - now)
        self._target = (stop, symbols, strip)
        self.rest_at = brake_at + profile.landing
        self.touch_at = brake_at + profile.landing * _TOUCH
        return self.rest_at

    def settle(self) -> None:
        """Be at rest where the reel was to land."""
        if self._target is not None:
            stop, symbols, self.strip = self._target
            self.rest(stop, symbols)

    def place(self, time: float) -> float:
        """Where the reel is: a number that falls by 1 with each symbol."""
        if time <= self._begin:
            return 0.0
        if time < self._since:
            run = time - self._begin
            return -self._profile.speed * run * run / (2 * self._profile.gather)
        if time < self._brake_at:
            return self._from - self._speed * (time - self._since)
        rest = (time - self._brake_at) / self._profile.landing - 1.0
        if rest >= 0.0:
            return float(self._end)
        gone = 1.0 + rest * rest * ((SWING + 1.0) * rest + SWING)
        return self._brake + (self._end - self._brake) * gone

    def fast(self, time: float) -> bool:
        """Whether the eye sees streaks."""
        gather, landing = self._profile.gather, self._profile.landing
        return self._begin + gather * 0.6 < time < self._brake_at + landing * _TOUCH * 0.5

    @property
    def coming(self) -> Sequence[int]:
        """The symbols that will stand here, once they are known."""
        return self._target[1] if self._target is not None else self.symbols

    def symbol(self, k: int) -> int:
        """The symbol `k` places below the top of the window as it was before the spin."""
        if self._target is not None and k <= self._cut:
            stop, symbols, strip = self._target
            row = k - self._end
        else:
            stop, symbols, strip, row = self.stop, self.symbols, self.strip, k
        if 0 <= row < self.rows:
            return symbols[row]
        return strip[(stop + row) % len(strip)]


class Reels:
    """All reels of a board, started and stopped from left to right."""

    def __init__(self, strips: Sequence[Sequence[int]], rows: int, on_touch: Callable[[int], None]) -> None:
        self.rows = rows
        self.reels = [Reel(strip, rows) for strip in strips]
        self.time = 0.0
        self.turning = False
        self.known = False
        self._on_touch = on_touch
        self._profile = NORMAL

    def rest(
        self, stops: Sequence[int], board: Sequence[int], strips: Sequence[Sequence[int]] | None = None
    ) -> None:
        """Stand still with a whole board, on other `strips` if these are given."""
        self.turning = self.known = False
        for i, reel in enumerate(self.reels):
            if strips is not None:
                reel.strip = strips[i]
            reel.rest(stops[i], board[i * self.rows : (i + 1) * self.rows])

    def show(self, board: Sequence[int]) -> None:
        """Stand still at the same stops, with a board that something has changed."""
        self.rest([reel.stop for reel in self.reels], board)

    def start(self, profile: Profile) -> None:
        """Begin to turn; nobody knows the outcome yet."""
        self.turning, self.known = True, False
        self.time = 0.0
        self._profile = profile
        for i, reel in enumerate(self.reels):
            reel.spin(i * profile.start_gap, profile)

    def land(
        self, stops: Sequence[int], board: Sequence[int], strips: Sequence[Sequence[int]] | None = None
    ) -> None:
        """The outcome: reels come to rest at the profile's times, or later when it came late.

        They land on other `strips`, if these are given, and keep them.
        """
        profile = self._profile
        self.known = True
        earliest = 0.0
        for i, reel in enumerate(self.reels):
            rest_at = profile.rest - profile.stop_gap * (len(self.reels) - 1 - i)
            symbols = board[i * self.rows : (i + 1) * self.rows]
            strip = reel.strip if strips is None else strips[i]
            rested = reel.land(self.time, max(rest_at, earliest), stops[i], symbols, strip)
            earliest = rested + profile.stop_gap

    def fall_back(self) -> None:
        """No outcome comes: at once as before the spin."""
        self.turning = self.known = False
        for reel in self.reels:
            reel.rest(reel.stop, reel.symbols)

    def finish(self) -> None:
        """Let all that has yet to happen happen now."""
        last = max((reel.rest_at for reel in self.reels if reel.moving), default=self.time)
        self.advance(max(last - self.time, 0.0))

    def advance(self, step: float) -> None:
        """Go on by a step of time."""
        self.time += step
        for i, reel in enumerate(self.reels):
            if reel.moving and not reel.touched and self.time >= reel.touch_at:
                reel.touched = True
                self._on_touch(i)
            if reel.moving and self.time >= reel.rest_at:
                reel.settle()
        self.turning = any(reel.moving for reel in self.reels)

    def draw(self, out: DisplayList, grid: Grid, size: float, looks: Looks, still: bool) -> None:
        """The reels that move, cut off at the edge of the board; `still`: fading in place of running."""
        box = grid.box
        out.clip(box.x, box.y, box.width, box.height)
        for i, reel in enumerate(self.reels):
            if reel.moving:
                x = box.left + (i + 0.5) * grid.pitch_x
                if still:
                    self._fade(out, reel, x, grid, size, looks)
                else:
                    self._run(out, reel, x, grid, size, looks)
        out.unclip()

    def _run(self, out: DisplayList, reel: Reel, x: float, grid: Grid, size: float, looks: Looks) -> None:
        place = reel.place(self.time)
        sprites = looks.streaked if reel.fast(self.time) else looks.plain
        first = floor(place)
        y = grid.box.top + (first - place + 0.5) * grid.pitch_y
        for k in range(first, first + self.rows + 1):
            more, symbol = divmod(reel.symbol(k), len(sprites))
            draw_copies(out, sprites[symbol], more + 1, x, y, size, looks.name)
            y += grid.pitch_y

    def _fade(self, out: DisplayList, reel: Reel, x: float, grid: Grid, size: float, looks: Looks) -> None:
        arriving = self.time > reel.touch_at - FADE
        symbols = reel.coming if arriving else reel.symbols
        gone = (reel.touch_at - self.time if arriving else self.time) / FADE
        alpha = 1.0 - (1.0 - FAINT) * min(max(gone, 0.0), 1.0)
        y = grid.box.top + grid.pitch_y / 2
        for code in symbols:
            more, symbol = divmod(code, len(looks.plain))
            draw_copies(out, looks.plain[symbol], more + 1, x, y, size, looks.name, alpha)
            y += grid.pitch_y

    def settle(self) -> None:
        """All reels land at once."""
        for reel in self.reels:
            reel.settle()
        self._on_touch(len(self.reels) - 1)
        self.turning = False


def strips_of(table: Iterable[Iterable[int]], lengths: Iterable[int]) -> list[list[int]]:
    """Reel strips of a table with rows of one length, as lists of symbols."""
    return [
        [int(symbol) for symbol in list(strip)[:length]] for strip, length in zip(table, lengths, strict=True)
    ]


def window(reels: Sequence[Sequence[int]], stops: Sequence[int], rows: int) -> list[int]:
    """What shows at these stops."""
    return [
        strip[(stop + row) % len(strip)]
        for strip, stop in zip(reels, stops, strict=True)
        for row in range(rows)
    ]

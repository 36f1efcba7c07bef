"""How reels are filled again: survivors fall, the crucible tips, new symbols fall after."""

from __future__ import annotations

from math import pi, sin, sqrt
from typing import Final

from engine.games.forge_of_gems import codes, events
from web.scenes.forge_of_gems.course import Course
from web.scenes.forge_of_gems.places import CONTENT
from web.scenes.forge_of_gems.table import EMPTY
from web.scenes.forge_of_gems.tools import Tools
from web.stage.display import DisplayList
from web.stage.easing import mix, smooth, there_and_back
from web.stage.effects import trail
from web.stage.timeline import Show

DOWN: Final = 0.74
"""Share of a fall after which a symbol first touches its place."""
BOUNCE: Final = 0.09
"""How high it bounces, in rows."""
ROW_TIME: Final = 200.0
"""Milliseconds in which something falls by a row; four rows take twice as long."""
BETWEEN_REELS: Final = 150.0
BETWEEN_SYMBOLS: Final = 85.0
TIPPING: Final = 460.0
TIPPED: Final = 1.75
"""How far a crucible tips, as an angle."""
POURED_AT: Final = 130.0
"""Milliseconds from the first tipping until the symbol leaves."""


def fallen(start: float, p: float) -> float:
    """How far above its place something is that falls from `start` rows."""
    if p >= 1.0:
        return 0.0
    if p < DOWN:
        gone = p / DOWN
        return start * (1.0 - gone * gone)
    return min(BOUNCE, start * 0.1) * sin(pi * (p - DOWN) / (1.0 - DOWN))


class Falls:
    """Writes what moves downwards."""

    def __init__(self, tools: Tools, course: Course) -> None:
        self.tools = tools
        self.course = course
        self.raised_at = 0.0
        """When the last Multiplier reaches the gauge."""

    def fall_time(self, rows: float) -> float:
        """How long a fall takes, bounce included."""
        return ROW_TIME * sqrt(max(rows, 0.5)) / DOWN * self.course.pace

    def cells_removed(self, event: events.CellsRemoved) -> None:
        """All winning cells burst together (F26)."""
        course, tools = self.course, self.tools
        at, pace = course.clock, course.pace
        tools.light(at, frozenset(), 1.0)
        shard, shards = tools.palette.shard, 6 if len(event.cells) < 9 else 4
        for cell in event.cells:
            place = tools.cell(cell)
            self._vanish(at, 230.0 * pace, cell)
            start, length = at + 60.0 * pace, 520.0 * pace
            tools.burst(start, length, shard, 0.26, place, 0.85, shards, salt=cell, light=0)
            tools.flash(at, 360.0, tools.palette.warm_glow, 1.3, place)
        tools.cue(at, "shatter", event.number)
        course.clock = at + 240.0 * pace

    def _vanish(self, at: float, length: float, cell: int) -> None:
        view, tools = self.tools.view, self.tools

        def fade(p: float) -> None:
            over = p >= 1.0
            view.seen[cell] = 1.0 if over else 1.0 - p * p
            view.cell_size[cell] = 1.0 if over or tools.reduced else 1.0 + 0.22 * p
            if over:
                view.board[cell] = EMPTY

        tools.tween(at, length, fade)

    def reel_cascaded(self, event: events.ReelCascaded) -> None:
        """What stayed falls, the forge symbol after it, then new ones; the crucible is filled (F9, F10)."""
        course, tools = self.course, self.tools
        at, pace, reel = course.clock, course.pace, event.reel
        first = codes.cell(reel, 0)
        kept = [row for row in range(codes.ROWS) if course.table.symbols[first + row] != EMPTY]
        empty = codes.ROWS - len(kept)
        tools.at(at, lambda: self._fill(event, empty))
        for to, row in enumerate(kept, empty):
            if to > row:
                self._fall(first + to, float(to - row), at)
        poured = at + POURED_AT * pace
        self._tip(reel, at)
        lowest = empty - 1
        new = poured + self._drop(event, lowest, poured)
        if event.row >= 0:
            lowest -= 1
        for number, row in enumerate(range(lowest, -1, -1)):
            self._fall(first + row, float(lowest + 1), new + BETWEEN_SYMBOLS * number * pace, hidden=True)
        self._refill(reel, event.forge, poured + 300.0 * pace)
        course.clock = at + BETWEEN_REELS * pace

    def _fill(self, event: events.ReelCascaded | events.SplitterVanished, empty: int) -> None:
        """The reel is as it will be; what has yet to come is not seen."""
        view = self.tools.view
        self.tools.set_reel(event.reel, event.symbols, event.copies)
        for row in range(empty):
            view.seen[codes.cell(event.reel, row)] = 0.0

    def _drop(self, event: events.ReelCascaded, row: int, at: float) -> float:
        """The forge symbol leaves its crucible; how long until new symbols may follow it."""
        tools, cell = self.tools, codes.cell(event.reel, row)
        rows = row + tools.places.from_mouth
        if event.row >= 0:
            self._fall(cell, rows, at, hidden=True, loose=True)
            return self.fall_time(rows) * 0.45
        if event.dropped == codes.MULTIPLIER:
            self._fly(event.reel, at)
            return 200.0 * self.course.pace
        length = self.fall_time(rows) * DOWN
        self._crumble(event, cell, at, length)
        return length

    def _fall(self, cell: int, rows: float, at: float, *, hidden: bool = False, loose: bool = False) -> None:
        """A symbol falls to its cell from so many rows above; `hidden`: it is not seen before."""
        view, tools = self.tools.view, self.tools
        length = self.fall_time(rows)

        def fall(p: float) -> None:
            view.lift[cell] = 0.0 if tools.reduced else fallen(rows, p)
            if hidden:
                view.seen[cell] = min(p * 1.01, 1.0) if tools.reduced else 1.0
            if loose:
                (view.loose.discard if p >= 1.0 or tools.reduced else view.loose.add)(cell)

        tools.tween(at, length, fall)
        tools.rest_until(at + length)
        if loose or not hidden:
            tools.cue(at + length * DOWN, "thud", cell // codes.ROWS)

    def _tip(self, reel: int, at: float) -> None:
        view, tools, pace = self.tools.view, self.tools, self.course.pace

        def tip(p: float) -> None:
            view.tilt[reel] = 0.0 if tools.reduced or p >= 1.0 else TIPPED * smooth(there_and_back(p))

        def empty() -> None:
            view.forge[reel] = EMPTY

        tools.tween(at, TIPPING * pace, tip)
        tools.at(at + POURED_AT * pace, empty)
        tools.cue(at, "tip", reel)

    def _refill(self, reel: int, symbol: int, at: float) -> None:
        """The next forge symbol falls into the crucible."""
        view, tools = self.tools.view, self.tools
        length = 380.0 * self.course.pace

        def put() -> None:
            view.forge[reel] = symbol

        def fall(p: float) -> None:
            view.pour[reel] = 0.0 if tools.reduced else fallen(1.0, p)
            view.forge_seen[reel] = p if tools.reduced else 1.0

        tools.at(at, put)
        tools.tween(at, length, fall)
        tools.rest_until(at + length)

    # What acts as it drops

    def _fly(self, reel: int, at: float) -> None:
        """A Multiplier flies to the gauge."""
        tools, pace = self.tools, self.course.pace
        sprite = tools.palette.plain[codes.MULTIPLIER]
        length = 620.0 * pace
        start, end = tools.mouth(reel), tools.gauge
        tools.show(at, length, self._flight(sprite, reel))
        tools.show(at, length * 1.1, trail(tools.palette.ember, tools.share(0.5), start, end, arc=-0.6))
        self.raised_at = at + length
        tools.rest_until(self.raised_at)

    def _flight(self, sprite: int, reel: int) -> Show:
        tools = self.tools

        def show(out: DisplayList, p: float) -> None:
            (x, y), (to_x, to_y) = tools.mouth(reel)(), tools.gauge()
            gone, size = smooth(p), tools.places.crucible * CONTENT
            bow = 0.6 * tools.symbol() * there_and_back(p)
            scale = 1.0 + 0.4 * there_and_back(p) - 0.2 * gone
            out.add(sprite, mix(x, to_x, gone), mix(y, to_y, gone) + bow, size, size, scale=scale)

        return show

    def multiplier_raised(self, event: events.MultiplierRaised) -> None:
        """The gauge rises (F18)."""
        tools, at = self.tools, self.raised_at

        def rise() -> None:
            tools.view.multiplier = event.multiplier

        tools.at(at, rise)
        tools.swell_gauge(at, 420.0, 0.45)
        tools.flash(at, 420.0, tools.palette.cool_glow, 1.9, tools.gauge)
        tools.burst(at, 560.0, tools.palette.spark, 0.24, tools.gauge, 0.9, 10)
        tools.cue(at, "multiplier-up", event.multiplier)
        tools.rest_until(at + 300.0)

    def _crumble(self, event: events.ReelCascaded, cell: int, at: float, length: float) -> None:
        """A Blank falls and crumbles where it lands (F28)."""
        tools, pace = self.tools, self.course.pace
        landed = at + length
        place, palette = tools.cell(cell), tools.palette
        tools.show(at, length, self._falling(palette.plain[event.dropped], event.reel, cell))
        tools.burst(landed, 420.0 * pace, palette.plain[event.dropped], 0.2, place, 0.6, 5, light=0)
        tools.show(landed, 520.0 * pace, self._smoke(cell))
        tools.cue(landed, "crumble", event.reel)

    def _falling(self, sprite: int, reel: int, cell: int) -> Show:
        tools = self.tools

        def show(out: DisplayList, p: float) -> None:
            places = tools.places
            x, y = places.mouths[reel]
            size = places.crucible * CONTENT
            out.add(sprite, x, mix(y, places.ys[cell], p * p), size, size)

        return show

    def _smoke(self, cell: int) -> Show:
        tools = self.tools

        def show(out: DisplayList, p: float) -> None:
            (x, y), size = tools.cell(cell)(), tools.symbol()
            rise = size * 0.4 * p
            out.add(tools.palette.steam, x, y - rise, size, size, alpha=0.7 * (1.0 - p), scale=0.6 + 0.7 * p)

        return show

    # A reel that falls once more

    def splitter_vanished(self, event: events.SplitterVanished) -> None:
        """A Vertical Splitter goes; what is above it falls, and one new symbol after it (F12)."""
        course, tools = self.course, self.tools
        at, pace = course.clock, course.pace
        cell, first = codes.cell(event.reel, event.row), codes.cell(event.reel, 0)
        tools.swell_cell(at, 240.0 * pace, cell, 0.25)
        self._vanish(at, 240.0 * pace, cell)
        tools.show(at + 100.0 * pace, 520.0 * pace, self._smoke(cell))
        tools.cue(at, "splitter-gone", event.reel)
        at += 260.0 * pace

        tools.at(at, lambda: self._fill(event, 1))
        for row in range(1, event.row + 1):
            self._fall(first + row, 1.0, at)
        self._fall(first, 1.0, at + 70.0 * pace, hidden=True)
        course.clock = max(at, tools.resting)

"""What an evaluation shows: ways and multiplier, then each winning symbol with its ways."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from engine.catalogue import _
from engine.events import WaysWin
from engine.games.forge_of_gems import codes, events
from web.scenes.forge_of_gems.course import Course
from web.scenes.forge_of_gems.drawing import ways_text
from web.scenes.forge_of_gems.palette import AMOUNT, DETAIL
from web.scenes.forge_of_gems.tools import Tools
from web.stage.display import DisplayList
from web.stage.easing import mix, there_and_back
from web.stage.lines import draw_paths
from web.stage.timeline import Show
from web.stage.wins import SMALL, UNLIT, count_time, tier, time_for_each

TAG: Final = (336.0, 74.0)
"""Width and height of the ground under what a win is made of, at a symbol of 160 units."""
LONGEST_COUNT: Final = 900.0
"""Milliseconds; the sum of a cascade is counted while its wins are shown."""


class Wins:
    """Writes them into the timeline; wins wait until all of an evaluation are known."""

    def __init__(self, tools: Tools, course: Course) -> None:
        self.tools = tools
        self.course = course
        self._waiting: list[WaysWin] = []
        self._ways = course.table.ways

    def ways_counted(self, event: events.WaysCounted) -> None:
        """The plate counts to the ways of the board; the gauge holds what multiplies its wins (F7, F18)."""
        course, tools = self.course, self.tools
        at = max(course.clock, tools.resting)
        pace, before, after = course.pace, self._ways, event.ways
        view = tools.view

        def count(p: float) -> None:
            view.ways = after if p >= 1.0 else round(mix(before, after, p))

        def multiply() -> None:
            view.multiplier = event.multiplier

        tools.at(at, multiply)
        length = 300.0 * pace if after != before else 0.0
        tools.tween(at, length, count)
        if after > before:
            tools.swell_ways(at, length + 160.0, 0.16)
            tools.cue(at, "ways-up", after)
        self._ways = after
        course.clock = at + length + 60.0 * pace

    def ways_win(self, event: WaysWin) -> None:
        """One of the wins of an evaluation."""
        self._waiting.append(event)

    def show(self) -> None:
        """All winning cells light up, the sum counts, and each symbol's ways are shown in turn."""
        wins, self._waiting = self._waiting, []
        if not wins:
            return
        course, tools = self.course, self.tools
        at, pace = course.clock, course.pace
        cells = frozenset(cell for win in wins for cell in win.cells)
        before = course.won
        after = min(before + sum(win.win for win in wins), course.total)
        tools.light(at, cells, UNLIT)
        if tier(after, tools.coins_per_bet) > SMALL:
            for cell in sorted(cells):
                tools.swell_cell(at, 380.0 * pace, cell, 0.12)
        counting = min(count_time(after - before, tools.coins_per_bet), LONGEST_COUNT) * pace
        tools.count(at, counting, before, after)
        course.won = after
        course.clock = at + (320.0 * pace if len(wins) > 1 else 120.0 * pace)
        each = time_for_each(len(wins)) * (1.5 if len(wins) == 1 else 1.2) * pace
        for win in wins:
            self._one(win, each)
        course.clock = max(course.clock, at + counting)
        tools.light(course.clock, cells, 1.0)

    def _one(self, win: WaysWin, length: float) -> None:
        course, tools = self.course, self.tools
        at = course.clock
        tools.light(at, frozenset(win.cells), UNLIT)
        for cell in win.cells:
            tools.swell_cell(at, length, cell, 0.08)
        tools.always_show(at, length, self._ways_of(win))
        tools.always_show(at, length, self._tag(win))
        tools.cue(at, "way", course.cascade)
        course.clock = at + length

    def _ways_of(self, win: WaysWin) -> Show:
        """Its ways, drawn from reel to reel."""
        tools, found = self.tools, paths(win.cells)

        def show(out: DisplayList, p: float) -> None:
            places = tools.places
            draw_paths(out, tools.palette.way, found, places.xs, places.ys, 0.5 if tools.reduced else p)

        return show

    def _tag(self, win: WaysWin) -> Show:
        """The amount, and what it is made of: count × symbol, ways, multiplier."""
        tools, palette = self.tools, self.tools.palette
        amount, count = tools.amount(win.win), _("{count} ×").format(count=win.count)
        ways = ways_text(win.ways) if win.ways != 1 else _("1 way")
        if win.multiplier > 1:
            ways = _("{ways} · ×{multiplier}").format(ways=ways, multiplier=win.multiplier)
        sprite = palette.plain[win.symbol]

        def show(out: DisplayList, p: float) -> None:
            places, there = tools.places, min(p * 6.0, 1.0)
            x, y = tag_place(win.cells, places.xs, places.ys)
            unit = places.symbol / 160.0
            wide, high = TAG[0] * unit, TAG[1] * unit
            pulse = 1.0 if tools.reduced else 1.0 + 0.06 * there_and_back(p)
            low = y + 42.0 * unit
            out.add(palette.tag, x, low, wide, high, alpha=there)
            text = tools.book.text(count, DETAIL)
            size, icon = 40.0 * unit, 62.0 * unit
            out.add(text, x - wide * 0.385, low, wide * 0.2, size, palette.count_name, there)
            out.add(sprite, x - wide * 0.2, low, icon, icon, palette.kind_name, there)
            text = tools.book.text(ways, DETAIL)
            out.add(text, x + wide * 0.19, low, wide * 0.58, size, palette.number_name, there)
            text = tools.book.text(amount, AMOUNT)
            top = y - 36.0 * unit
            out.add(text, x, top, places.opening.width * 0.9, 58.0 * unit, palette.amount_name, there, pulse)

        return show


def paths(cells: Sequence[int]) -> list[tuple[int, ...]]:
    """As few ways through some cells as touch them all."""
    reels = [[*found] for _reel, found in groupby(sorted(cells), lambda cell: cell // codes.ROWS)]
    return [tuple(found[number % len(found)] for found in reels) for number in range(max(map(len, reels)))]


def tag_place(cells: Sequence[int], xs: Sequence[float], ys: Sequence[float]) -> tuple[float, float]:
    """Where a win says what it is: over the two neighbours that hide least of it, near to it."""
    middle = sum(xs[cell] for cell in cells) / len(cells), sum(ys[cell] for cell in cells) / len(cells)

    def cost(cell: int) -> tuple[int, float]:
        x, y = (xs[cell] + xs[cell + codes.ROWS]) / 2, ys[cell]
        return (cell in cells) + (cell + codes.ROWS in cells), abs(x - middle[0]) + abs(y - middle[1])

    best = min(range(codes.CELLS - codes.ROWS), key=cost)
    return (xs[best] + xs[best + codes.ROWS]) / 2, ys[best]

"""The Symbol Upgrade: wilds fly into the mine shaft, its levels are passed one after the other."""

from __future__ import annotations

from typing import Final

from engine.games.clems_gems import codes, events
from web.scenes.clems_gems.course import Course
from web.scenes.clems_gems.tools import Tools
from web.scenes.clems_gems.words import level_text, turned_text
from web.stage.display import DisplayList
from web.stage.easing import mix, overshoot, smooth
from web.stage.effects import trail
from web.stage.timeline import Show

FLIGHT: Final = 600.0
BETWEEN: Final = 110.0
"""Milliseconds from one wild to the next."""
TOLD: Final = 2100.0
"""Milliseconds for a level that is complete."""
TURNS: Final = 0.42
"""Share of that time after which the symbol is seen to turn."""


def needed(level: int) -> int:
    """Wilds that a level asks for, counted from 0 (C32)."""
    return level + codes.FIRST_LEVEL_WILDS


class Upgrade:
    """Writes it into the timeline."""

    def __init__(self, tools: Tools, course: Course) -> None:
        self.tools = tools
        self.course = course

    def collected(self, event: events.WildsCollected) -> None:
        """All wilds fly to the level that collects (C30)."""
        course, tools = self.course, self.tools
        at, pace = max(course.clock, tools.resting), course.pace
        tools.light(at, frozenset(event.cells), 0.6)
        for number, cell in enumerate(event.cells):
            start = at + BETWEEN * number * pace
            arrived = start + FLIGHT * pace
            self._collect(arrived, event.before + number + 1)
            tools.swell_cell(start, 320.0 * pace, cell, 0.2)
            tools.fly_gem(start, FLIGHT * pace, cell, course.symbols[cell], tools.level(event.levels), 0.35)
            tools.swell_level(arrived, min(BETWEEN * pace, 200.0), event.levels, 0.2)
            tools.cue(arrived, "wild-in", event.before + number)
        course.clock = at + (BETWEEN * len(event.cells) + FLIGHT + 160.0) * pace
        tools.light(course.clock, frozenset(), 1.0)

    def _collect(self, at: float, collected: int) -> None:
        def count() -> None:
            self.tools.bonus.collected = collected

        self.tools.at(at, count)

    def level_completed(self, event: events.LevelCompleted) -> None:
        """It lights up, says what turns, and the surplus goes down with the lift (C31 to C33)."""
        course, tools = self.course, self.tools
        at, level = course.clock, event.level - 1
        view = tools.view

        def complete() -> None:
            tools.bonus.levels, tools.bonus.collected = event.level, event.surplus

        def go_down(p: float) -> None:
            view.lift = mix(level, level + 1, 1.0 if tools.reduced else smooth(p))

        tools.at(at + 200.0, complete)
        tools.swell_level(at + 200.0, 500.0, level, 0.4)
        tools.flash(at + 200.0, 700.0, tools.palette.warm_glow, 2.0, tools.level(level))
        tools.burst(at + 200.0, 900.0, tools.palette.spark, 0.22, tools.level(level), 1.2, 14, salt=level)
        tools.tween(at + 400.0, 700.0, go_down)
        if event.surplus:
            here, below = tools.level(level), tools.level(level + 1)
            tools.show(at + 400.0, 600.0, trail(tools.palette.spark, tools.share(0.5), here, below))
        tools.announce(at, TOLD, level_text(event.level), turned_text(event.level))
        tools.always_show(at, TOLD, self._turning(event.symbol))
        tools.cue(at + 200.0, "level-up", event.level)
        course.clock = at + TOLD

    def _turning(self, symbol: int) -> Show:
        """The symbol, and the Diamond that it turns to."""
        tools, palette = self.tools, self.tools.palette

        def show(out: DisplayList, p: float) -> None:
            board, size = tools.places.opening, tools.places.symbol * 0.66
            y, there = board.y - board.height * 0.38, min(p * 8.0, (1.0 - p) * 8.0, 1.0)
            turned = p >= TURNS
            grown = 1.0 if tools.reduced or not turned else overshoot(min((p - TURNS) * 5.0, 1.0))
            sprite = palette.plain[codes.DIAMOND if turned else symbol]
            out.add(sprite, board.x, y, size, size, palette.turned_symbol, there, grown)

        return show

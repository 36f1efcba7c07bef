"""The bonus of the carts: its entry, its extra spins one after the other, its end."""

from __future__ import annotations

from typing import Final

from engine.events import ReelsStopped
from engine.games.clems_gems import codes, events
from engine.games.clems_gems.topics import bonus_name
from web.scenes.clems_gems.carts import Carts
from web.scenes.clems_gems.course import Course
from web.scenes.clems_gems.entry import entry
from web.scenes.clems_gems.paid import NOTHING
from web.scenes.clems_gems.tools import Tools
from web.scenes.clems_gems.view import BonusView
from web.stage.turns import SPIN, turn
from web.stage.wins import count_time

ENTRY: Final = 3400.0
"""Milliseconds for which the entry is shown."""


class ExtraSpins:
    """Writes them into the timeline."""

    def __init__(self, tools: Tools, course: Course, carts: Carts) -> None:
        self.tools = tools
        self.course = course
        self.carts = carts
        self._spin: events.ExtraSpinStarted | None = None
        self._turned_at = 0.0

    def bonus_started(self, event: events.BonusStarted) -> None:
        """The bonus is named with its carts, features and spins; then it is deeper in the mine (C18)."""
        course, tools = self.course, self.tools
        at = max(course.clock, tools.resting)
        course.carts, course.before_bonus = event.features, course.won
        tools.cue(at, "cart-bonus", event.spins)
        tools.always_show(at, ENTRY, entry(tools, event))
        view, paid = tools.view, course.paid

        def enter() -> None:
            view.bonus = BonusView(0, event.spins, event.features)
            tools.reels.rest(paid.stops, view.board, tools.strips(codes.NO_FEATURE, 0))

        tools.curtain(at + ENTRY - 420.0, enter)
        course.clock = at + ENTRY + 320.0

    def spin_started(self, event: events.ExtraSpinStarted) -> None:
        """The counter goes on."""
        course, tools = self.course, self.tools
        view, bonus = tools.view, event
        course.start_spin(event.number)
        at = max(course.clock, tools.resting) + (0.0 if event.number == 1 else 320.0 * course.pace)
        self._spin = event

        def count() -> None:
            shown = tools.bonus
            shown.number, shown.total, shown.features = bonus.number, bonus.total, bonus.features
            shown.levels, shown.collected = bonus.levels, bonus.collected
            view.lift, view.claimed = float(bonus.levels), None

        tools.light(at, frozenset(), 1.0)
        tools.at(at, count)
        tools.swell_counter(at, 300.0 * course.pace, 0.16)
        tools.cue(at, "extra-spin", event.number)
        course.clock = at

    def stopped(self, event: ReelsStopped) -> None:
        """The reels turn and land."""
        course, tools, spin = self.course, self.tools, self._spin
        assert spin is not None
        view, reels = tools.view, tools.reels
        strips = tools.strips(spin.features, spin.levels)

        def begin() -> None:
            reels.show(view.board)
            reels.start(SPIN)
            reels.land(event.stops, event.symbols, strips)
            view.board, view.values = [*event.symbols], NOTHING

        self._turned_at = course.clock
        course.clock = turn(tools, course.clock, course.pace, reels, begin)
        course.symbols = event.symbols

    def prizes_drawn(self, event: events.PrizesDrawn) -> None:
        """What the Diamonds of an extra spin carry; seen when they land."""

        def carry() -> None:
            self.tools.view.values = event.values

        self.tools.at(self._turned_at, carry)

    def spins_added(self, event: events.SpinsAdded) -> None:
        """Extra spins fly to the counter (C27)."""
        course, tools = self.course, self.tools
        at, pace = max(course.clock, tools.resting), course.pace
        place = tools.cell(event.cell)
        tools.swell_cell(at, 500.0 * pace, event.cell, 0.25)
        if event.added:
            tools.flash(at, 520.0, tools.palette.lights[codes.EXTRA_SPINS], 1.8, place)
            at = self.carts.add_spins(at, pace, event.added, event.total, place)
        course.clock = at + 200.0 * pace

    def bonus_ended(self, event: events.BonusEnded) -> None:
        """What it paid is told, less what the win cap takes (X5); then the paid board stands there again."""
        course, tools = self.course, self.tools
        view, paid = tools.view, course.paid
        at = max(course.clock, tools.resting) + 320.0
        won = min(event.win, course.bonus_win)
        tools.cue(at, "cart-bonus-end", won * view.coin)
        length = min(2100.0 + count_time(won, tools.coins_per_bet) * 0.4, 3400.0)
        tools.announce_count(at, length, bonus_name(course.carts), won)
        at += length

        def leave() -> None:
            view.bonus, view.lift = None, 0.0
            view.board, view.values, view.claimed = [*paid.symbols], paid.values, paid.claimed
            view.lit, view.others = paid.lit(course.lines), 1.0
            view.heaps, view.glow = [*paid.heaps], [0.0] * codes.FEATURES

        tools.curtain(at, leave)
        course.clock = at + 720.0

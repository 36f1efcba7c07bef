"""Gems fly into their carts; carts that are triggered tip; features join in mid-bonus."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from engine.catalogue import _
from engine.games.clems_gems import codes, events
from engine.games.clems_gems.topics import feature_name, members
from web.scenes.clems_gems.course import Course
from web.scenes.clems_gems.paid import FULL, gems
from web.scenes.clems_gems.palette import ADDED
from web.scenes.clems_gems.tools import Tools
from web.scenes.clems_gems.words import added_text, spins_text
from web.stage.easing import there_and_back
from web.stage.effects import Point

FLIGHT: Final = 560.0
BETWEEN: Final = 70.0
"""Milliseconds from one gem to the next."""
TIPPED: Final = 0.38
"""How far a cart tips, as an angle."""
TIPPING: Final = 900.0


class Carts:
    """Writes them into the timeline."""

    def __init__(self, tools: Tools, course: Course) -> None:
        self.tools = tools
        self.course = course
        self._heaps = [0] * codes.FEATURES

    def gather(self, seen: int) -> None:
        """All gems of these colours fly to their carts, and their heaps grow; for the eye only (C17)."""
        course = self.course
        at, pace = course.clock, course.pace
        for feature in members(seen):
            for cell in gems(course.symbols, feature):
                self._take_in(at, pace, feature, cell)
                at += BETWEEN * pace

    def _take_in(self, at: float, pace: float, feature: int, cell: int) -> None:
        tools = self.tools
        arrived = at + FLIGHT * pace
        self._heaps[feature] = height = min(self._heaps[feature] + 1, FULL)
        tools.swell_cell(at, 320.0 * pace, cell, 0.16)
        tools.fly_gem(at, FLIGHT * pace, cell, codes.FIRST_COLOUR + feature, tools.cart(feature), 0.45)
        tools.at(arrived, lambda: self._fill(feature, height))
        tools.swell_heap(arrived, 260.0 * pace, feature, 0.12)
        tools.cue(arrived, "gem-in", feature)
        tools.rest_until(arrived)

    def _fill(self, feature: int, height: int) -> None:
        self.tools.view.heaps[feature] = height

    def rolled(self, event: events.CartsRolled) -> None:
        """Carts that are triggered rattle, then tip and glow (C16, C17)."""
        if not event.triggered:
            return
        course, tools = self.course, self.tools
        at = max(course.clock, tools.resting) + 160.0
        tools.mark = at
        tools.light(at, frozenset(), 1.0)
        for feature in members(event.seen):
            self._rattle(at, 760.0, feature)
        at += 800.0
        for feature in members(event.triggered):
            self.tip(at, feature)
            at += 260.0
        course.clock = at + TIPPING + 200.0

    def _rattle(self, at: float, length: float, feature: int) -> None:
        tools = self.tools
        tools.tilt(at, length, feature, lambda p: 0.07 * sin(p * pi * 14.0) * p)
        tools.cue(at, "cart-rattle", feature)

    def tip(self, at: float, feature: int) -> None:
        """A cart tips, its gems pour out, and it glows."""
        tools = self.tools
        place = tools.cart(feature)
        tools.tilt(at, TIPPING, feature, lambda p: TIPPED * there_and_back(p))
        tools.glow(at, 300.0, feature, 0.0, 1.0)
        tools.flash(at + 200.0, 700.0, tools.palette.lights[feature], 2.6, place)
        gem = tools.palette.plain[codes.FIRST_COLOUR + feature]
        tools.burst(at + 260.0, 900.0, gem, 0.34, place, 1.6, 9, salt=feature, light=0)
        tools.burst(at + 200.0, 900.0, tools.palette.dust, 0.6, place, 1.0, 6, salt=feature + 2, light=0)
        tools.burst(at + 260.0, 900.0, tools.palette.spark, 0.2, place, 1.8, 14, salt=feature + 5)
        self._heaps[feature] = 0
        tools.at(at + 260.0, lambda: self._fill(feature, 0))
        tools.cue(at, "cart-tip", feature)

    # In mid-bonus

    def activations_rolled(self, event: events.ActivationsRolled) -> None:
        """Gems whose feature is not active fly to their carts, which rattle (C46)."""
        course, tools = self.course, self.tools
        course.clock = max(course.clock, tools.resting)
        self.gather(event.seen)
        if event.activated:
            course.clock = max(course.clock, tools.resting)
            for feature in members(event.seen):
                self._rattle(course.clock, 520.0 * course.pace, feature)
            course.clock += 540.0 * course.pace
        else:
            course.clock += 120.0 * course.pace

    def activated(self, event: events.FeatureActivated) -> None:
        """Its cart tips, its badge lights up, and spins are added (C46, C47)."""
        course, tools = self.course, self.tools
        at, feature = course.clock, event.feature
        tools.light(at, frozenset(), 1.0)
        self.tip(at, feature)
        lit_at = at + 620.0

        def light_up() -> None:
            tools.bonus.features |= 1 << feature

        tools.at(lit_at, light_up)
        tools.swell_badge(lit_at, 420.0, feature, 0.3)
        tools.cue(lit_at, "feature-on", feature)
        at += 800.0
        added = _("+{spins}").format(spins=spins_text(event.added)) if event.added else ""
        tools.announce(at, 1900.0, feature_name(feature), added, embers=14)
        if event.added:
            self.add_spins(at + 900.0, 1.0, event.added, event.total, self._middle)
        course.clock = at + 2000.0

    def _middle(self) -> tuple[float, float]:
        return self.tools.places.opening[:2]

    def add_spins(self, at: float, pace: float, added: int, total: int, start: Point) -> float:
        """Extra spins fly to the counter; when they are there."""
        tools = self.tools
        arrived = at + 720.0 * pace

        def count() -> None:
            tools.bonus.total = total

        tools.show(at, 720.0 * pace, tools.text_flight(added_text(added), ADDED, start, tools.counter))
        tools.at(arrived, count)
        tools.swell_counter(arrived, 360.0 * pace, 0.24)
        tools.cue(at, "spins-added", added)
        return arrived

"""Goes through the events of a round and has each of them shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.events import Event, RoundEnded, WaysWin
from engine.games.forge_of_gems import events
from engine.round import Round
from web.scenes.forge_of_gems.course import Course
from web.scenes.forge_of_gems.falls import Falls
from web.scenes.forge_of_gems.gem_box import GemBox
from web.scenes.forge_of_gems.powers import Powers
from web.scenes.forge_of_gems.tools import Tools
from web.scenes.forge_of_gems.wins import Wins
from web.stage.scene import limit_text
from web.stage.wins import BIG, tier, win_text


class Director:
    """Writes the timeline of one round."""

    def __init__(self, tools: Tools, played: Round) -> None:
        self.tools = tools
        self.round = played
        self.limit = limit_text(played, tools.money)
        self.course = course = Course(played)
        self.wins, self.falls = Wins(tools, course), Falls(tools, course)
        self.powers, self.gem_box = Powers(tools, course), GemBox(tools, course)
        self.acts: Mapping[type[Event], Callable[[Any], None]] = {
            events.WaysCounted: self.wins.ways_counted,
            WaysWin: self.wins.ways_win,
            events.CellsRemoved: self.cells_removed,
            events.ReelCascaded: self.falls.reel_cascaded,
            events.MultiplierRaised: self.falls.multiplier_raised,
            events.WildsMade: self.powers.wilds_made,
            events.CellsSplit: self.powers.cells_split,
            events.SplitterVanished: self.falls.splitter_vanished,
            events.SpinEnded: self.spin_ended,
            events.GemBoxOpened: self.gem_box.opened,
            events.FreeSpinStarted: self.gem_box.spin_started,
            events.BoardLanded: self.gem_box.landed,
            events.FreeSpinsEnded: self.gem_box.ended,
            RoundEnded: self.round_ended,
        }

    def direct(self) -> None:
        """The whole round, from the moment at which the reels stand on its first board."""
        self.tools.at(0.0, self._forget_crucibles)
        for event in self.round.events[1:]:
            self.acts[type(event)](event)
            self.course.table.apply(event)

    def _forget_crucibles(self) -> None:
        self.tools.view.leaving = ()

    def cells_removed(self, event: events.CellsRemoved) -> None:
        """The wins are told, then their cells go."""
        self.wins.show()
        self.course.start_cascade(event.number)
        self.falls.cells_removed(event)

    def spin_ended(self, _event: events.SpinEnded) -> None:
        """Wins that the cap leaves on the board are told as well."""
        self.wins.show()
        self.course.clock = max(self.course.clock, self.tools.resting)

    def round_ended(self, _event: RoundEnded) -> None:
        """The total stays on the plaque; a big one is celebrated."""
        course, tools = self.course, self.tools
        course.clock = max(course.clock, tools.resting)
        if not course.total:
            return
        level = tier(course.total, tools.coins_per_bet)
        tools.cue(course.clock, "win", level)
        if level >= BIG or self.limit:
            course.clock = tools.announce_total(course.clock, bool(self.limit), course.total)
        amount, limit = tools.amount(course.total), self.limit

        def tell() -> None:
            tools.set_plaque(win_text(amount))
            tools.view.limit = limit

        tools.at(course.clock, tell)
        tools.cue(course.clock, "count", course.total * tools.view.coin)

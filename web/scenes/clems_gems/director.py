"""Goes through the events of a round and has each of them shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.events import Event, ReelsStopped, RoundEnded
from engine.games.clems_gems import events
from engine.round import Round
from web.scenes.clems_gems.carts import Carts
from web.scenes.clems_gems.course import Course
from web.scenes.clems_gems.extra_spins import ExtraSpins
from web.scenes.clems_gems.tools import Tools
from web.scenes.clems_gems.upgrade import Upgrade
from web.scenes.clems_gems.wins import WIN_EVENTS, Wins
from web.stage.scene import limit_text
from web.stage.wins import BIG, tier, win_text


class Director:
    """Writes the timeline of one round."""

    def __init__(self, tools: Tools, played: Round) -> None:
        self.tools = tools
        self.round = played
        self.limit = limit_text(played, tools.money)
        self.course = course = Course(played)
        self.tier = tier(course.total, tools.coins_per_bet)
        self.has_bonus = any(isinstance(event, events.BonusStarted) for event in played.events)
        self.wins, self.carts = Wins(tools, course), Carts(tools, course)
        self.spins, self.upgrade = ExtraSpins(tools, course, self.carts), Upgrade(tools, course)
        self.acts: Mapping[type[Event], Callable[[Any], None]] = {
            events.CartsRolled: self.carts.rolled,
            events.BonusStarted: self.spins.bonus_started,
            events.ExtraSpinStarted: self.spins.spin_started,
            ReelsStopped: self.spins.stopped,
            events.PrizesDrawn: self.spins.prizes_drawn,
            events.SpinsAdded: self.spins.spins_added,
            events.WildsCollected: self.upgrade.collected,
            events.LevelCompleted: self.upgrade.level_completed,
            events.ActivationsRolled: self.carts.activations_rolled,
            events.FeatureActivated: self.carts.activated,
            events.BonusEnded: self.spins.bonus_ended,
            RoundEnded: self.round_ended,
        }

    def direct(self) -> None:
        """The whole round, from the moment at which the reels stand on its paid board."""
        self.paid_spin()
        for event in self.round.events[1:]:
            if self.wins.waiting and not isinstance(event, WIN_EVENTS):
                self.wins.show()
            if isinstance(event, WIN_EVENTS):
                self.board_event(event)
            else:
                self.acts[type(event)](event)

    def paid_spin(self) -> None:
        """The carts take in the gems of the paid board."""
        course, tools = self.course, self.tools
        tools.at(0.0, self._empty_carts)
        if course.paid.seen:
            self.carts.gather(course.paid.seen)
            course.clock = 120.0
        if not self.has_bonus and course.total:
            self.wins.expect(self.tier)
        self.wins.land()

    def _empty_carts(self) -> None:
        self.tools.view.leaving = (0, 0, 0)

    def board_event(self, event: Event) -> None:
        """Something of a board; its wins are told when all of it is known."""
        if isinstance(event, ReelsStopped):
            self.spins.stopped(event)
            self.wins.land()
        elif isinstance(event, events.PrizesDrawn) and self.course.before_bonus is not None:
            self.spins.prizes_drawn(event)
        self.wins.take(event)

    def round_ended(self, _event: RoundEnded) -> None:
        """The total stays on the plaque; a big one is celebrated."""
        course, tools = self.course, self.tools
        course.clock = max(course.clock, tools.resting)
        if not course.total:
            return
        if self.has_bonus:
            tools.cue(course.clock, "win", self.tier)
        if self.tier >= BIG or self.limit:
            course.clock = tools.announce_total(course.clock, bool(self.limit), course.total)
        amount, limit = tools.amount(course.total), self.limit

        def tell() -> None:
            tools.set_plaque(win_text(amount))
            tools.view.limit = limit

        tools.at(course.clock, tell)
        tools.cue(course.clock, "count", course.total * tools.view.coin)

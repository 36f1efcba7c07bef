"""Goes through the events of a round and has each of them shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.catalogue import _
from engine.events import Event, RoundEnded, WaysWin
from engine.game import Game
from engine.games.forge_of_gems import events
from engine.round import Round, win_cap
from web.scenes.forge_of_gems.box import Box
from web.scenes.forge_of_gems.falls import Falls
from web.scenes.forge_of_gems.powers import Powers
from web.scenes.forge_of_gems.table import Table
from web.scenes.forge_of_gems.tools import Tools
from web.scenes.forge_of_gems.wins import Wins
from web.stage.tools import MoneyText
from web.stage.wins import BIG, announce_time, count_time, tier, win_text

HURRY: Final = ((11, 0.55), (8, 0.68), (5, 0.84))
"""From a cascade on, the share of its usual time that everything takes: long rounds do not drag."""
FREE_HURRY: Final = ((11, 0.7), (6, 0.8), (1, 0.9))
"""The same from a free spin on."""


class Director:
    """Writes the timeline of one round; `clock` is where it stands, `table` what the events have made."""

    def __init__(self, tools: Tools, game: Game, played: Round) -> None:
        self.tools = tools
        self.round = played
        self.bet = game.coins_per_bet
        self.clock = 0.0
        self.won = 0
        """Coins won so far."""
        self.total = played.coins
        self.limit = limit_text(played, tools.money)
        self.table = Table([], [])
        self.table.apply(played.events[0])
        self.cascade = 0
        self.pace = self._spin_pace = 1.0
        self.wins, self.falls = Wins(self), Falls(self)
        self.powers, self.box = Powers(self), Box(self)
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
            events.GemBoxOpened: self.box.opened,
            events.FreeSpinStarted: self.box.spin_started,
            events.BoardLanded: self.box.landed,
            events.FreeSpinsEnded: self.box.ended,
            RoundEnded: self.round_ended,
        }

    def direct(self) -> None:
        """The whole round, from the moment at which the reels stand on its first board."""
        self.tools.at(0.0, self._forget_crucibles)
        for event in self.round.events[1:]:
            self.acts[type(event)](event)
            self.table.apply(event)

    def _forget_crucibles(self) -> None:
        self.tools.view.leaving = ()

    def start_of_spin(self, number: int) -> None:
        """A free spin begins."""
        self._spin_pace = next(pace for start, pace in FREE_HURRY if number >= start)
        self.pace, self.cascade = self._spin_pace, 0

    def cells_removed(self, event: events.CellsRemoved) -> None:
        """The wins are told, then their cells go; later cascades go a little faster."""
        self.wins.show()
        self.cascade = event.number
        hurry = next((pace for start, pace in HURRY if event.number >= start), 1.0)
        self.pace = self._spin_pace * hurry
        self.falls.cells_removed(event)

    def spin_ended(self, _event: events.SpinEnded) -> None:
        """Wins that the cap leaves on the board are told as well."""
        self.wins.show()
        self.clock = max(self.clock, self.tools.resting)

    def round_ended(self, _event: RoundEnded) -> None:
        """The total stays on the plaque; a big one is celebrated."""
        tools = self.tools
        self.clock = max(self.clock, tools.resting)
        if not self.total:
            return
        level = tier(self.total, self.bet)
        tools.cue(self.clock, "win", level)
        if level >= BIG or self.limit:
            length = announce_time(count_time(self.total, self.bet))
            tools.announce_win(self.clock, length, bool(self.limit), 0, self.total)
            self.clock += length
        amount, limit = tools.amount(self.total), self.limit

        def tell() -> None:
            tools.set_plaque(win_text(amount))
            tools.view.limit = limit

        tools.at(self.clock, tell)
        tools.cue(self.clock, "count", self.total * tools.view.coin)


def limit_text(played: Round, money: MoneyText) -> str:
    """What must be said of a round that has reached the most it may pay, or nothing."""
    most = win_cap(played.game, played.stake)
    if not played.coins or played.coins < most:
        return ""
    if most < played.game.cap * played.game.coins_per_bet:
        return _("Win limit reached: {amount}").format(amount=money(played.win))
    return _("Win cap reached: {bets}x").format(bets=f"{played.game.cap:,}")


def final_table(played: Round) -> Table:
    """The board at the end of a round, straight from its record."""
    landed = played.events[0]
    assert isinstance(landed, events.BoardLanded)
    table = Table([*landed.symbols], [*landed.forge])
    table.apply_all(played.events[1:])
    return table


def plays_on(played: Round) -> bool:
    """Whether a round has cascades or a gem box."""
    kinds = (events.CellsRemoved, events.GemBoxOpened)
    return any(isinstance(event, kinds) for event in played.events)

"""Says, in the order of the tape, which animation each event of a round gets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.catalogue import _
from engine.events import Event, LineWin, RoundEnded
from engine.games.fire_gnomes import codes, events
from engine.round import Round
from web.scenes.fire_gnomes.bonus import BonusDirector
from web.scenes.fire_gnomes.palette import AMOUNT, multiplier_of
from web.scenes.fire_gnomes.tools import Tools
from web.stage.effects import flash, flight, trail
from web.stage.line_shows import LineShows
from web.stage.lines import plan, winning_cells
from web.stage.wins import (
    BIG,
    COUNTED_BY,
    SMALL,
    UNLIT,
    WIN,
    announce_time,
    count_time,
    tier,
    win_text,
)


class Director:
    """Writes the timeline of one round; `clock` is where it stands, in milliseconds."""

    def __init__(self, tools: Tools, played: Round) -> None:
        self.tools = tools
        self.game = game = played.game
        self.round = played
        palette = tools.palette
        self.lines = LineShows(tools, palette.line, AMOUNT, palette.amount_name)
        self.clock = 0.0
        self.won = 0
        """Coins won so far."""
        wins = [event for event in played.events if isinstance(event, LineWin)]
        self.wins = wins
        self.lit = winning_cells(wins, game.lines, game.rows)
        self.has_bonus = any(isinstance(event, events.BonusStarted) for event in played.events)
        ended = played.events[-1]
        assert isinstance(ended, RoundEnded)
        self.total = ended.win
        self.capped = played.capped
        self.tier = tier(self.total, game.coins_per_bet)

    def direct(self) -> None:
        """The whole round, from the moment at which the reels stand."""
        bonus = BonusDirector(self)
        acts: Mapping[type[Event], Callable[[Any], None]] = {
            events.ShelfRaised: self.shelf_raised,
            events.ActivationRolled: self.activation_rolled,
            events.FeatureStarted: self.feature_started,
            events.WildsAdded: self.wilds_added,
            events.MultipliersAdded: self.multipliers_added,
            events.PrizePaid: self.prize_paid,
            events.ShelfReset: self.shelf_reset,
            **bonus.acts,
        }
        lines_due = bool(self.wins)
        for event in self.round.events:
            if lines_due and isinstance(event, LineWin):
                lines_due = False
                self.line_wins()
            elif type(event) in acts:
                acts[type(event)](event)
        self.round_ended()

    # Shelves

    def shelf_raised(self, event: events.ShelfRaised) -> None:
        """The symbol flies from its cell to its shelf, and the number there rises (G15, G16)."""
        tools, at = self.tools, self.clock
        icon = tools.palette.icons[event.award]
        start, end = tools.cell(event.cell), tools.shelf(event.award)
        tools.swell_cell(at, 300.0, event.cell, 0.16)
        arrived = at + 640.0
        tools.show(at + 160.0, 480.0, flight(icon, tools.symbol, start, end, arc=0.5, shrink=0.7))
        tools.show(at + 160.0, 480.0, trail(tools.palette.ember, tools.share(0.5), start, end, arc=1.0))
        tools.flash(arrived, 380.0, tools.palette.warm_glow, 1.5, end)
        tools.at(arrived, lambda: tools.set_shelf(event.award, event.after))
        tools.swell_shelf(arrived, 320.0, event.award, 0.2)
        tools.cue(arrived, "shelf-up" if event.after > event.before else "shelf-full", event.award)
        self.clock = at + 220.0
        tools.rest_until(arrived + 320.0)

    def shelf_reset(self, event: events.ShelfReset) -> None:
        """The award goes back to its start (G20)."""
        tools, at = self.tools, self.clock
        tools.at(at, lambda: tools.set_shelf(event.award, event.after))
        tools.at(at, lambda: tools.sleep(event.award))
        tools.swell_shelf(at, 260.0, event.award, -0.25)
        tools.cue(at, "shelf-reset", event.award)
        self.clock = at + 120.0

    # The feature

    def activation_rolled(self, event: events.ActivationRolled) -> None:
        """The torches flare; when they catch, the feature comes (G14)."""
        tools = self.tools
        self.clock = max(self.clock, tools.resting) + 80.0
        at = self.clock
        length = 1100.0 if event.triggered else 520.0
        for cell, symbol in enumerate(self.round_board()):
            if symbol == codes.ACTIVATION:
                place = tools.cell(cell)
                tools.swell_cell(at, length, cell, 0.3 if event.triggered else 0.12)
                tools.flash(at, length, tools.palette.warm_glow, 1.6, place, grow=0.3)
                sparks = 18 if event.triggered else 6
                tools.burst(at + 60.0, length, tools.palette.ember, 0.3, place, 1.1, sparks, salt=cell)
        tools.cue(at, "activation", event.triggered)
        self.clock = at + (900.0 if event.triggered else 420.0)

    def feature_started(self, event: events.FeatureStarted) -> None:
        """The feature is announced, and its awards light up in order (G19, G24)."""
        tools, at = self.tools, self.clock
        tools.cue(at, "feature-start", len(event.awards))
        tools.announce(at, 1300.0, _("Fire Gnomes feature"), embers=14)
        self.clock = at + 1000.0
        for award in event.awards:
            tools.at(self.clock, lambda award=award: tools.wake_award(award))  # type: ignore[misc]
            tools.swell_shelf(self.clock, 340.0, award, 0.3)
            tools.flash(self.clock, 420.0, tools.palette.warm_glow, 2.0, tools.shelf(award))
            self.clock += 300.0
        self.clock += 150.0

    def wilds_added(self, event: events.WildsAdded) -> None:
        """Fire leaps from the barrel to the cells, which turn wild (G21)."""
        for cell in event.cells:
            self._transform(codes.AWARD_WILDS, cell, codes.WILD, "wild-added", cell)
        self.clock += 560.0

    def multipliers_added(self, event: events.MultipliersAdded) -> None:
        """The same for wild multipliers, which are larger news (G9, G21)."""
        for cell, symbol in zip(event.cells, event.symbols, strict=True):
            self._transform(codes.AWARD_MULTIPLIERS, cell, symbol, "multiplier-added", multiplier_of(symbol))
            self.clock += 160.0
        self.clock += 560.0

    def _transform(self, award: int, cell: int, symbol: int, cue: str, value: int) -> None:
        tools, at = self.tools, self.clock
        palette = tools.palette
        start, end = tools.shelf(award), tools.cell(cell)
        landed = at + 430.0
        tools.show(at, 430.0, trail(palette.ember, tools.share(0.75), start, end, arc=0.8, length=9))
        tools.show(landed, 420.0, flash(palette.white[symbol], tools.symbol, end, grow=0.15))
        tools.flash(landed, 480.0, palette.warm_glow, 1.7, end)
        tools.burst(landed, 620.0, palette.ember, 0.28, end, 0.95, 12, salt=cell)
        tools.at(landed, lambda: tools.set_symbol(cell, symbol))
        tools.swell_cell(landed, 420.0, cell, 0.34 if symbol > codes.WILD else 0.24)
        tools.cue(landed, cue, value)
        self.clock = at + 190.0

    def prize_paid(self, event: events.PrizePaid) -> None:
        """The shield pays: its amount flies to the plaque and counts (G23)."""
        tools, at = self.tools, self.clock
        start, end = tools.shelf(event.award), tools.plaque
        before, after = self.won, self.won + event.amount
        amount = tools.amount(event.amount)
        tools.swell_shelf(at, 500.0, event.award, 0.35)
        tools.flash(at, 520.0, tools.palette.pale_glow, 2.0, start)
        tools.burst(at + 60.0, 700.0, tools.palette.spark, 0.22, start, 1.2, 14)
        tools.show(at + 220.0, 740.0, tools.text_flight(amount, AMOUNT, start, end))
        tools.cue(at, "prize", event.amount * tools.view.coin)
        tools.count(at + 960.0, 380.0, before, after)
        self.won = after
        self.clock = at + 1240.0

    # Wins

    def line_wins(self) -> None:
        """All winning cells light up, the win counts, the lines are drawn in turn (G47d)."""
        tools = self.tools
        self.clock = max(self.clock, tools.resting)
        at = self.clock
        shows = plan(self.wins, self.game.lines, self.game.rows)
        before, after = self.won, self.won + sum(win.win for win in self.wins)
        if not self.has_bonus:
            after = self.total
        level = tier(after, self.game.coins_per_bet)
        if not self.has_bonus:
            tools.cue(at, "win", self.tier)
        tools.light(at, self.lit, UNLIT)
        if level > SMALL:
            self._celebrate(at, level)
        self.won = after
        counting = count_time(after - before, self.game.coins_per_bet)
        if level >= BIG and not self.has_bonus:
            length = announce_time(counting)
            self.clock = at + 700.0
            tools.announce_win(self.clock, length, self.capped, before, after)
            tools.count(self.clock, length * COUNTED_BY, before, after)
            self.clock += length
        else:
            tools.count(at, counting, before, after)
            self.clock = at + (420.0 if len(shows) > 1 or level > SMALL else 160.0)
        self.clock = self.lines.cycle(self.clock, shows)
        self.clock = max(self.clock, at + counting)
        tools.light(self.clock, self.lit, 1.0)

    def _celebrate(self, at: float, level: int) -> None:
        """Winning cells swell once; sparks from a win that is worth them."""
        tools = self.tools
        for cell in sorted(self.lit):
            tools.swell_cell(at, 420.0, cell, 0.14)
            if level > WIN:
                tools.burst(at, 640.0, tools.palette.ember, 0.25, tools.cell(cell), 0.8, 7, salt=cell)

    def round_ended(self) -> None:
        """The total stays on the plaque."""
        tools = self.tools
        self.clock = max(self.clock, tools.resting)
        if not self.wins and not self.has_bonus and self.total > 0:
            tools.cue(self.clock, "win", self.tier)
            if self.tier >= BIG:
                self.clock = tools.announce_total(self.clock, self.capped, self.total)
        if self.total:
            text = win_text(tools.amount(self.total))
            tools.at(self.clock, lambda: tools.set_plaque(text))
            tools.cue(self.clock, "count", self.total * tools.view.coin)

    def round_board(self) -> tuple[int, ...]:
        """The symbols as the reels brought them."""
        return self.round.events[0].symbols  # type: ignore[attr-defined, no-any-return]

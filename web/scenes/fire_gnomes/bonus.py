"""The bonus on the screen: gnomes roll bombs in, and their chains travel from cell to cell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.catalogue import _
from engine.events import Event
from engine.games.fire_gnomes import codes, events
from web.scenes.fire_gnomes.drawing import spin_counter, spins_text
from web.scenes.fire_gnomes.palette import ADDED, AMOUNT, FIGURE
from web.scenes.fire_gnomes.view import BonusView
from web.stage.display import DisplayList
from web.stage.easing import arrive, mix, overshoot, there_and_back
from web.stage.effects import rising, trail
from web.stage.pace import hurried
from web.stage.timeline import Show
from web.stage.wins import BIG, tier, win_text

if TYPE_CHECKING:
    from web.scenes.fire_gnomes.director import Director

HURRY: Final = ((16, 0.45), (8, 0.7))
"""From a spin on, the share of its usual time that everything takes."""


class BonusDirector:
    """Writes the bonus into the timeline of its round."""

    def __init__(self, director: Director) -> None:
        self.director = director
        self.tools = director.tools
        self.pace = 1.0
        self.multiplier = 0
        """Of the bomb whose chain runs."""
        self.acts: Mapping[type[Event], Callable[[Any], None]] = {
            events.BonusStarted: self.bonus_started,
            events.BonusSpinStarted: self.spin_started,
            events.BombLanded: self.bomb_landed,
            events.ValueActivated: self.value_activated,
            events.SpinsAdded: self.spins_added,
            events.ValuesBoosted: self.values_boosted,
            events.ChainSpread: self.chain_spread,
            events.BonusEnded: self.bonus_ended,
        }

    @property
    def view(self) -> BonusView:
        """The board of the bonus, once it stands."""
        bonus = self.tools.view.bonus
        assert bonus is not None
        return bonus

    def wait(self, length: float) -> None:
        """Let time pass at the pace of the bonus."""
        self.director.clock += length * self.pace

    # Coming and going

    def bonus_started(self, event: events.BonusStarted) -> None:
        """The gnomes call, the board turns into twenty plaques (G12, G27)."""
        director, tools = self.director, self.tools
        at = max(director.clock, tools.resting) + 120.0
        for cell, symbol in enumerate(director.round_board()):
            if symbol == codes.SCATTER:
                place = tools.cell(cell)
                tools.swell_cell(at, 900.0, cell, 0.35)
                tools.flash(at, 900.0, tools.palette.pale_glow, 1.7, place)
                tools.burst(at + 80.0, 900.0, tools.palette.spark, 0.25, place, 1.2, 16, salt=cell)
        tools.cue(at, "bonus-start", event.spins)
        at += 800.0
        tools.announce(at, 1900.0, _("Fire Gnomes bonus"), spins_text(event.spins), embers=22)
        tools.curtain(at + 1500.0, lambda: self._open(event))
        at += 2000.0
        for cell in range(codes.CELLS):
            self._appear(at + 28.0 * (cell % codes.ROWS + cell // codes.ROWS), cell)
        director.clock = at + 700.0

    def _open(self, event: events.BonusStarted) -> None:
        nobody = [False] * codes.CELLS
        self.tools.view.bonus = BonusView([*event.kinds], [*event.values], nobody, 0, event.spins)
        self.tools.set_plaque(spins_text(event.spins))

    def _appear(self, at: float, cell: int) -> None:
        def appear(p: float) -> None:
            self.view.size[cell] = 1.0 if self.tools.reduced or p >= 1.0 else overshoot(p)

        self.tools.tween(at, 320.0, appear)

    def bonus_ended(self, event: events.BonusEnded) -> None:
        """All active values are gathered and counted; then the reels are seen again (G40)."""
        director, tools = self.director, self.tools
        director.clock += 350.0
        at = director.clock

        def dim(p: float) -> None:
            self.view.dimmed = mix(1.0, 0.25, p)

        tools.tween(at, 300.0, dim)
        tools.at(at, lambda: tools.set_plaque(_("Bonus {amount}").format(amount=tools.amount(0))))
        active = [cell for cell in range(codes.CELLS) if event.values[cell]]
        gap = min(170.0, 1900.0 / max(len(active), 1))
        at += 350.0
        gathered = 0
        for number, cell in enumerate(active):
            gathered += event.values[cell]
            self._gather(at + gap * number, cell, event.values[cell], gathered, director.won + gathered)
        at += gap * len(active) + 620.0
        director.clock = at
        self._announce_bonus(event.win)
        at = director.clock
        tools.curtain(at, self._close)
        director.won = director.total
        director.clock = at + 720.0

    def _gather(self, at: float, cell: int, value: int, gathered: int, won: int) -> None:
        tools = self.tools
        amount = tools.amount(value)
        sum_text = _("Bonus {amount}").format(amount=tools.amount(gathered))
        tools.swell(at, 320.0, self._sizes, cell, 0.2)
        tools.show(at, 560.0, tools.text_flight(amount, FIGURE, tools.cell(cell), tools.plaque))
        tools.at(at + 520.0, lambda: tools.set_plaque(sum_text))
        tools.at(at + 520.0, lambda: tools.tell("count", won * tools.view.coin))

    def _announce_bonus(self, win: int) -> None:
        """The bonus as a whole; a big round is announced as such."""
        director, tools = self.director, self.tools
        at = director.clock
        tools.cue(at, "bonus-end", win * tools.view.coin)
        tools.cue(at, "win", director.tier)
        if tier(win, tools.coins_per_bet) >= BIG or director.capped:
            tools.at(at, lambda: tools.set_plaque(""))
            director.clock = tools.announce_total(at, director.capped, win)
        else:
            tools.announce(at, 2000.0, _("Bonus win"), tools.amount(win), embers=10)
            director.clock = at + 2000.0

    def _close(self) -> None:
        self.tools.view.bonus = None
        self.tools.set_plaque(win_text(self.tools.amount(self.director.total)))

    # Spins, bombs and chains

    def spin_started(self, event: events.BonusSpinStarted) -> None:
        """The counter goes on."""
        tools = self.tools
        self.pace = hurried(HURRY, event.number)
        at = self.director.clock

        def count() -> None:
            self.view.number, self.view.total = event.number, event.total
            tools.set_plaque(spin_counter(event.number, event.total))

        tools.at(at, count)
        tools.swell_sign(at, 300.0 * self.pace, 0.14)
        tools.cue(at, "bonus-spin", event.number)
        self.wait(260.0)

    def bomb_landed(self, event: events.BombLanded) -> None:
        """A gnome rolls the bomb in from the left; it goes off where it comes to lie (G29)."""
        tools, at, pace = self.tools, self.director.clock, self.pace
        self.multiplier = event.multiplier
        row, reel = event.cell % codes.ROWS, event.cell // codes.ROWS
        roll = (340.0 + 90.0 * reel) * pace
        start = at + 240.0 * pace
        landed = start + roll
        place = tools.cell(event.cell)
        tools.show(at, (240.0 + 420.0) * pace + roll * 0.4, self._gnome(row))
        tools.always_show(start, roll + 120.0 * pace, self._bomb(event, roll))
        tools.flash(landed, 460.0, tools.palette.warm_glow, 2.3, place, grow=0.5)
        tools.burst(landed, 620.0, tools.palette.ember, 0.34, place, 1.3, 16, salt=row)
        tools.cue(landed, "bomb", event.multiplier)
        self.director.clock = landed
        self.wait(170.0)

    def _gnome(self, row: int) -> Show:
        """The gnome runs in at the left post of the frame, pushes, and is gone."""
        tools = self.tools

        def show(out: DisplayList, p: float) -> None:
            places = tools.places
            size = places.symbol * 1.05
            left = places.opening.left
            seen = min(p * 5.0, (1.0 - p) * 5.0, 1.0)
            x = left + size * mix(-0.75, 0.12, arrive(seen))
            y = places.grid.box.top + (row + 0.5) * places.grid.pitch_y
            bob = abs(there_and_back(min(p * 3.0, 1.0))) * size * 0.05
            out.add(tools.palette.gnome, x, y - bob, size, size, alpha=min(seen * 2.0, 1.0))

        return show

    def _bomb(self, event: events.BombLanded, roll: float) -> Show:
        """The bomb with its multiplier, which stays upright."""
        tools = self.tools
        share = roll / (roll + 120.0 * self.pace)
        text = _("×{multiplier}").format(multiplier=event.multiplier)

        def show(out: DisplayList, p: float) -> None:
            places = tools.places
            size = places.symbol * 0.92
            gone = 1.0 if tools.reduced else arrive(min(p / share, 1.0))
            x = mix(places.opening.left + size * 0.3, places.xs[event.cell], gone)
            y = places.ys[event.cell] - 0.12 * size * abs(there_and_back((gone * 2.0) % 1.0)) * (1.0 - gone)
            turn = 0.0 if tools.reduced else (gone - 1.0) * 7.0
            out.add(tools.palette.bomb, x, y, size, size, tools.palette.bomb_name, rotation=turn)
            out.add(
                tools.book.text(text, FIGURE),
                x,
                y + size * 0.06,
                0.0,
                size * 0.42,
                tools.palette.bomb_text_name,
            )

        return show

    def value_activated(self, event: events.ValueActivated) -> None:
        """A value lights up, multiplied (G30)."""
        tools, at = self.tools, self.director.clock
        place = tools.cell(event.cell)

        def activate() -> None:
            self.view.values[event.cell] = event.after
            self.view.active[event.cell] = True

        tools.at(at, activate)
        tools.swell(at, 360.0 * self.pace, self._sizes, event.cell, 0.3)
        tools.flash(at, 420.0, tools.palette.pale_glow, 1.3, place)
        tools.burst(at, 420.0, tools.palette.ember, 0.22, place, 0.8, 8, salt=event.cell)
        if event.after > event.before:
            self._rise(at, event.cell, _("×{multiplier}").format(multiplier=self.multiplier))
        tools.cue(at, "value", event.cell)
        self.wait(150.0)

    def _sizes(self) -> list[float]:
        return self.view.size

    def _rise(self, at: float, cell: int, text: str) -> None:
        tools = self.tools
        shown = rising(lambda: tools.book.text(text, ADDED), tools.share(0.3), tools.cell(cell), by=1.6)
        tools.show(at, 700.0 * max(self.pace, 0.7), shown)

    def spins_added(self, event: events.SpinsAdded) -> None:
        """The stone gives spins and turns into a value (G31)."""
        tools, at, pace = self.tools, self.director.clock, self.pace
        place = tools.cell(event.cell)
        added = _("+{count}").format(count=event.added)
        arrived = at + 640.0 * pace

        def turn() -> None:
            self.view.kinds[event.cell] = codes.VALUE
            self.view.values[event.cell] = event.value
            self.view.active[event.cell] = True

        def count() -> None:
            self.view.total = event.total
            tools.set_plaque(spin_counter(self.view.number, event.total))

        tools.flash(at, 560.0, tools.palette.pale_glow, 1.9, place)
        tools.burst(at, 640.0, tools.palette.spark, 0.24, place, 1.2, 14)
        tools.at(at + 120.0 * pace, turn)
        tools.swell(at + 120.0 * pace, 360.0 * pace, self._sizes, event.cell, 0.3)
        tools.show(at, 640.0 * pace, tools.text_flight(added, AMOUNT, place, tools.plaque))
        tools.at(arrived, count)
        tools.swell_sign(arrived, 360.0 * pace, 0.22)
        tools.cue(at, "retrigger", event.added)
        self.wait(820.0)

    def values_boosted(self, event: events.ValuesBoosted) -> None:
        """All active values swell and rise (G32)."""
        tools, at, pace = self.tools, self.director.clock, self.pace
        place = tools.cell(event.cell)
        raised = [cell for cell in range(codes.CELLS) if event.values[cell]]
        added = _("+{amount}").format(amount=tools.amount(event.amount))
        tools.swell(at, 420.0 * pace, self._sizes, event.cell, 0.3)
        tools.flash(at, 520.0, tools.palette.pale_glow, 1.8, place)
        for cell in raised:
            fly = trail(tools.palette.spark, tools.share(0.3), place, tools.cell(cell), arc=0.6, length=4)
            tools.show(at + 60.0 * pace, 300.0 * pace, fly)
            self._rise(at + 340.0 * pace, cell, added)

        def rise() -> None:
            for cell in raised:
                self.view.values[cell] = event.values[cell]

        def pulse(p: float) -> None:
            self.view.pulse = 1.0 if tools.reduced or p >= 1.0 else 1.0 + 0.16 * there_and_back(p)

        tools.at(at + 340.0 * pace, rise)
        tools.tween(at + 340.0 * pace, 380.0 * pace, pulse)
        tools.cue(at, "boost", event.amount)
        self.wait(760.0 if raised else 420.0)

    def chain_spread(self, event: events.ChainSpread) -> None:
        """Fire leaps from the stone to all that it reaches (G33, G34)."""
        tools, at, pace = self.tools, self.director.clock, self.pace
        place = tools.cell(event.cell)
        tools.swell(at, 420.0 * pace, self._sizes, event.cell, 0.26)
        tools.flash(at, 420.0, tools.palette.warm_glow, 1.8, place)
        for cell in event.targets:
            fire = trail(tools.palette.ember, tools.share(0.6), place, tools.cell(cell), length=7)
            tools.show(at + 90.0 * pace, 300.0 * pace, fire)
        tools.cue(at, "chain", event.kind)
        self.wait(350.0)

"""What a board wins: lines in turn, Diamonds that add up, prizes of Bonus Diamonds."""

from __future__ import annotations

from typing import Final

from engine.events import Event, LineWin, ReelsStopped
from engine.games.clems_gems import codes, events
from engine.games.clems_gems.topics import jackpot_name
from web.scenes.clems_gems.course import Course
from web.scenes.clems_gems.paid import NOTHING
from web.scenes.clems_gems.palette import CREDIT, TIMES
from web.scenes.clems_gems.tools import Tools
from web.scenes.clems_gems.words import sum_text, times_text
from web.stage.lines import plan, winning_cells
from web.stage.wins import SMALL, UNLIT, WIN, count_time, tier

LONGEST_COUNT: Final = 900.0
"""Milliseconds; a board's line wins are counted while they are shown."""
JACKPOT_TIME: Final = (1900.0, 2200.0, 2700.0, 3600.0)
"""Milliseconds for each prize of a Bonus Diamond, from Mini to Grand."""
FLIGHT: Final = 520.0
WIN_EVENTS: Final = (ReelsStopped, events.PrizesDrawn, LineWin, events.DiamondsPaid, events.JackpotWon)
"""What a board is made of; all other events come when its wins are told."""


class Wins:
    """Writes them into the timeline; they wait until all of a board are known."""

    def __init__(self, tools: Tools, course: Course) -> None:
        self.tools = tools
        self.course = course
        self.waiting = False
        """Whether a board has landed whose wins are not told yet."""
        self._tier: int | None = None
        self._values: tuple[int, ...] = NOTHING
        self._lines: list[LineWin] = []
        self._diamonds: events.DiamondsPaid | None = None
        self._jackpots: list[events.JackpotWon] = []

    def expect(self, level: int) -> None:
        """The first win is to be heard as one of this tier."""
        self._tier = level

    def land(self) -> None:
        """A board has come to rest."""
        self.waiting = True
        self._values, self._lines, self._diamonds, self._jackpots = NOTHING, [], None, []

    def take(self, event: Event) -> None:
        """Something of the board."""
        if isinstance(event, events.PrizesDrawn):
            self._values = event.values
        elif isinstance(event, LineWin):
            self._lines.append(event)
        elif isinstance(event, events.DiamondsPaid):
            self._diamonds = event
        elif isinstance(event, events.JackpotWon):
            self._jackpots.append(event)

    def show(self) -> None:
        """Tell all that the board wins; what does not win is dimmed."""
        self.waiting = False
        course, tools = self.course, self.tools
        lit = winning_cells(self._lines, course.lines, codes.ROWS)
        claimed: frozenset[int] = frozenset()
        if self._lines or self._diamonds:
            course.clock = max(course.clock, tools.resting)
            self._sound()
        if self._lines:
            self._show_lines(lit)
        if self._diamonds is not None:
            claimed = frozenset(self._diamonds.cells)
            self._show_diamonds(self._diamonds)
        for jackpot in self._jackpots:
            self._show_jackpot(jackpot)
        tools.light(course.clock, lit | claimed, 1.0)
        self._settle(claimed)

    def _sound(self) -> None:
        if self._tier is not None:
            self.tools.cue(self.course.clock, "win", self._tier)
            self._tier = None

    def _settle(self, claimed: frozenset[int]) -> None:
        """It is told which Diamonds are paid, and what the bonus has won so far."""
        tools, won = self.tools, self.course.bonus_win
        view = tools.view

        def settle() -> None:
            view.claimed, view.sum = claimed, ""
            if view.bonus is not None:
                view.bonus.won = won

        tools.at(self.course.clock, settle)

    # Lines

    def _show_lines(self, lit: frozenset[int]) -> None:
        """All winning cells light up, the win counts, the lines are drawn in turn."""
        course, tools = self.course, self.tools
        at, pace = course.clock, course.pace
        before, after = course.win(sum(win.win for win in self._lines))
        shows = plan(self._lines, course.lines, codes.ROWS)
        level = tier(after, tools.coins_per_bet)
        tools.light(at, lit, UNLIT)
        if level > SMALL:
            self._celebrate(at, lit, level)
        counting = min(count_time(after - before, tools.coins_per_bet), LONGEST_COUNT) * pace
        tools.count(at, counting, before, after)
        start = at + (420.0 if len(shows) > 1 or level > SMALL else 160.0) * pace
        course.clock = max(tools.lines().cycle(start, shows, pace), at + counting)

    def _celebrate(self, at: float, lit: frozenset[int], level: int) -> None:
        tools = self.tools
        for cell in sorted(lit):
            tools.swell_cell(at, 420.0, cell, 0.14)
            if level > WIN:
                tools.burst(at, 640.0, tools.palette.spark, 0.22, tools.cell(cell), 0.8, 6, salt=cell)

    # Diamonds

    def _show_diamonds(self, event: events.DiamondsPaid) -> None:
        """Each prize flies to the sum, then what multiplies it, and the win counts (C5, C6, C43)."""
        course, tools = self.course, self.tools
        at, pace = course.clock + 60.0, course.pace
        cells = frozenset(event.cells)
        tools.light(at, cells, UNLIT)

        def claim() -> None:
            tools.view.claimed = cells

        tools.at(at, claim)
        tools.at(at, lambda: tools.set_sum(sum_text(tools.amount(0))))
        tools.cue(at, "diamonds", len(event.cells))
        at = self._add_up(at + 160.0 * pace, event)
        if event.multiplier > 1:
            at = self._multiply(at, event)
        before, after = course.win(event.win)
        counting = min(count_time(after - before, tools.coins_per_bet), LONGEST_COUNT) * pace
        tools.count(at, counting, before, after)
        course.clock = at + max(counting, (900.0 if event.multiplier > 1 else 500.0) * pace)

    def _add_up(self, at: float, event: events.DiamondsPaid) -> float:
        """Prizes fly in from the left; when the last has come."""
        course, tools = self.course, self.tools
        prizes = [cell for cell in event.cells if course.symbols[cell] <= codes.BOOSTED_DIAMOND]
        gap = min(220.0, 1900.0 / max(len(prizes), 1)) * course.pace
        gathered = 0
        for number, cell in enumerate(prizes):
            value = self._values[cell]
            gathered += value
            start = at + gap * number
            arrived = start + FLIGHT * course.pace
            tools.swell_cell(start, 380.0 * course.pace, cell, 0.18)
            fly = tools.text_flight(tools.amount(value), CREDIT, tools.cell(cell), tools.sum)
            tools.show(start, FLIGHT * course.pace, fly)
            text = sum_text(tools.amount(gathered))
            tools.at(arrived, lambda text=text: tools.set_sum(text))  # type: ignore[misc]
            tools.swell_sum(arrived, min(gap, 200.0), 0.08)
            tools.cue(start, "diamond", number)
        return at + gap * max(len(prizes) - 1, 0) + FLIGHT * course.pace

    def _multiply(self, at: float, event: events.DiamondsPaid) -> float:
        """The multiplier flies to the sum: credits, multiplier, win (C43, C44)."""
        course, tools = self.course, self.tools
        pace, times = course.pace, times_text(event.multiplier)
        credit, product = tools.amount(event.credits), tools.amount(event.win)
        start = at + 200.0 * pace
        arrived = start + 640.0 * pace
        for cell in event.cells:
            if codes.TIMES_TWO <= course.symbols[cell] <= codes.TIMES_FIVE:
                place = tools.cell(cell)
                tools.swell_cell(start, 640.0 * pace, cell, 0.3)
                tools.flash(start, 520.0, tools.palette.pale_glow, 1.8, place)
                text = times_text(self._values[cell])
                tools.show(start, 640.0 * pace, tools.text_flight(text, TIMES, place, tools.sum))
        tools.at(arrived, lambda: tools.set_sum(f"{credit} {times}"))
        done = arrived + 420.0 * pace
        tools.at(done, lambda: tools.set_sum(f"{credit} {times} = {product}"))
        tools.swell_sum(done, 360.0 * pace, 0.14)
        tools.flash(done, 520.0, tools.palette.warm_glow, 2.2, tools.sum)
        tools.cue(start, "multiply", event.multiplier)
        return done

    # Prizes of Bonus Diamonds

    def _show_jackpot(self, event: events.JackpotWon) -> None:
        """The prize is named and counts up to what is recorded (C36, C38)."""
        course, tools = self.course, self.tools
        at, pace = course.clock + 80.0, max(course.pace, 0.75)
        place, length = tools.cell(event.cell), JACKPOT_TIME[event.jackpot] * pace
        tools.light(at, frozenset((event.cell,)), UNLIT)
        tools.swell_cell(at, 700.0, event.cell, 0.3)
        tools.flash(at, 700.0, tools.palette.pale_glow, 2.0, place)
        tools.burst(at, 900.0, tools.palette.spark, 0.25, place, 1.4, 18, salt=event.jackpot)
        tools.swell_jackpot(at, 900.0, event.jackpot, 0.25)
        tools.burst(at + 100.0, 1100.0, tools.palette.crystal, 0.3, place, 1.8, 10, salt=9, light=0)
        tools.cue(at, "jackpot", event.jackpot)
        at += 620.0 * pace
        tools.announce_count(at, length, jackpot_name(event.jackpot), event.amount)
        before, after = course.win(event.amount)
        tools.count(at + length * 0.65, 400.0 * pace, before, after)
        course.clock = at + length

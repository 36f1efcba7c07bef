"""GEMBOX and free spins: the box opens, the light changes, spins follow each other."""

from __future__ import annotations

from engine.catalogue import _
from engine.games.forge_of_gems import codes, events
from web.scenes.forge_of_gems.course import Course
from web.scenes.forge_of_gems.drawing import free_spins_text
from web.scenes.forge_of_gems.tools import Tools
from web.scenes.forge_of_gems.view import BoxView
from web.stage.easing import overshoot, there_and_back
from web.stage.turns import SPIN, turn
from web.stage.wins import count_time


class GemBox:
    """Writes them into the timeline."""

    def __init__(self, tools: Tools, course: Course) -> None:
        self.tools = tools
        self.course = course
        self._won_before = 0
        """Coins won before the free spins."""

    # The box

    def opened(self, event: events.GemBoxOpened) -> None:
        """Scatters pulse, the box comes, opens, and shows what was drawn (F30 to F32)."""
        course, tools = self.course, self.tools
        at = max(course.clock, tools.resting) + 120.0
        tools.mark = at
        for cell in event.cells:
            place = tools.cell(cell)
            tools.swell_cell(at, 1000.0, cell, 0.3)
            tools.flash(at, 900.0, tools.palette.pale_glow, 1.7, place)
            tools.burst(at + 80.0, 900.0, tools.palette.spark, 0.25, place, 1.2, 14, salt=cell)
        tools.light(at, frozenset(event.cells), 0.5)
        tools.cue(at, "scatters", len(event.cells))
        at += 1000.0
        tools.light(at, frozenset(), 1.0)
        self._come(at)
        opened = at + 1300.0
        self._open(opened, event)
        at = opened + (2300.0 if event.prize and event.spins else 1900.0)
        self._go(at)
        course.won = min(course.won + event.prize, course.total)
        course.clock = at + 420.0

    def _come(self, at: float) -> None:
        view, tools = self.tools.view, self.tools

        def put() -> None:
            view.box = BoxView()

        def come(p: float) -> None:
            assert view.box is not None
            view.box.seen = min(p * 1.6, 1.0)
            view.box.size = 1.0 if tools.reduced or p >= 1.0 else overshoot(p)

        def shake(p: float) -> None:
            assert view.box is not None
            trembling = 0.05 * abs(there_and_back((p * 4.0) % 1.0)) * p
            view.box.size = 1.0 if tools.reduced or p >= 1.0 else 1.0 + trembling

        tools.at(at, put)
        tools.tween(at, 420.0, come)
        tools.tween(at + 600.0, 680.0, shake)
        tools.cue(at, "box", 0)

    def _open(self, at: float, event: events.GemBoxOpened) -> None:
        view, tools = self.tools.view, self.tools
        before = self.course.won
        after = min(before + event.prize, self.course.total)

        def open_up() -> None:
            assert view.box is not None
            view.box.open = True
            view.box.prize = _("Prize {amount}").format(amount=tools.amount(event.prize)) * bool(event.prize)
            view.box.spins = free_spins_text(event.spins) * bool(event.spins)

        def burst_open(p: float) -> None:
            assert view.box is not None
            view.box.size = 1.0 if tools.reduced or p >= 1.0 else 1.0 + 0.2 * there_and_back(p)

        tools.at(at, open_up)
        tools.tween(at, 420.0, burst_open)
        tools.flash(at, 700.0, tools.palette.pale_glow, 2.6, self._middle)
        for number, sprite in enumerate((tools.palette.spark, tools.palette.ember)):
            tools.burst(at, 1000.0, sprite, 0.3, self._middle, 2.2, 16, salt=number)
        tools.cue(at, "box-open", event.spins)
        if event.prize:
            tools.cue(at, "prize", event.prize * view.coin)
            tools.count(at + 300.0, 900.0, before, after)

    def _middle(self) -> tuple[float, float]:
        board = self.tools.places.opening
        return board.x, board.y + board.height * 0.1

    def _go(self, at: float) -> None:
        view, tools = self.tools.view, self.tools

        def fade(p: float) -> None:
            assert view.box is not None
            view.box.seen = 1.0 - p

        def gone() -> None:
            view.box = None

        tools.tween(at, 300.0, fade)
        tools.at(at + 300.0, gone)

    # Free spins

    def spin_started(self, event: events.FreeSpinStarted) -> None:
        """The counter goes on; before the first one the light changes (F20)."""
        course, tools = self.course, self.tools
        view = tools.view
        at = max(course.clock, tools.resting) + (0.0 if event.number == 1 else 240.0)
        if event.number == 1:
            self._won_before = course.won
            tools.cue(at, "free-start", event.total)

            def enter() -> None:
                view.hot, view.spins = True, (0, event.total)

            tools.curtain(at, enter)
            at += 720.0

        def count() -> None:
            view.spins, view.multiplier = (event.number, event.total), event.multiplier

        tools.light(at, frozenset(), 1.0)
        tools.at(at, count)
        tools.swell_counter(at, 320.0, 0.2)
        tools.cue(at, "free-spin", event.number)
        course.clock = at
        course.start_free_spin(event.number)

    def landed(self, event: events.BoardLanded) -> None:
        """The reels of a free spin turn and land."""
        course, tools = self.course, self.tools
        view, reels = tools.view, tools.reels

        def begin() -> None:
            reels.show(view.standing())
            reels.start(SPIN)
            reels.land([0] * codes.REELS, event.symbols)
            view.leaving, view.forge = tuple(view.forge), [*event.forge]
            view.board, view.copies = [*event.symbols], [1] * codes.CELLS

        def landed() -> None:
            view.leaving = ()

        course.clock = turn(tools, course.clock, course.pace, reels, begin, landed)

    def ended(self, event: events.FreeSpinsEnded) -> None:
        """What they paid is told, less what the win cap takes (X5), and the light goes back."""
        course, tools = self.course, self.tools
        view = tools.view
        at = max(course.clock, tools.resting) + 300.0
        paid = min(event.win, course.total - self._won_before)
        tools.cue(at, "free-end", paid * view.coin)
        length = min(1700.0 + count_time(paid, tools.coins_per_bet) * 0.4, 3000.0)
        title = _("{count} free spins").format(count=event.played)
        tools.announce(at, length, title, tools.amount(paid), embers=16)
        at += length

        def leave() -> None:
            view.hot, view.spins = False, None

        tools.curtain(at, leave)
        course.clock = at + 720.0

"""What the symbols of the forge reel do once they have dropped: cells turn wild, cells split."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from engine.games.forge_of_gems import codes, events
from web.scenes.forge_of_gems.course import Course
from web.scenes.forge_of_gems.tools import Tools
from web.stage.display import DisplayList
from web.stage.easing import arrive, there_and_back
from web.stage.effects import trail
from web.stage.timeline import Show

ALONG_A_REEL: Final = frozenset({codes.VERTICAL_WILD, codes.VERTICAL_SPLITTER})
STEP: Final = 130.0
"""Milliseconds from cell to cell as a power runs along its reel or row."""


def distance(cell: int, other: int) -> int:
    """How many cells two cells of a reel or row are apart."""
    reel, row = divmod(cell, codes.ROWS)
    to_reel, to_row = divmod(other, codes.ROWS)
    return abs(reel - to_reel) + abs(row - to_row)


class Powers:
    """Writes them into the timeline, each completely before the next."""

    def __init__(self, tools: Tools, course: Course) -> None:
        self.tools = tools
        self.course = course

    def wilds_made(self, event: events.WildsMade) -> None:
        """The wild runs along its reel or row (F21, F22)."""
        tools, pace = self.tools, self.course.pace
        at = self._wake(event.kind, event.cell, "wild-power")
        for cell in event.cells:
            landed = at + STEP * distance(event.cell, cell) * pace
            if cell != event.cell:
                self._reach(event.cell, cell, landed)
            tools.at(landed, self._turn_wild(cell))
            place = tools.cell(cell)
            tools.show(landed, 420.0, self._whiten(cell))
            tools.burst(landed, 560.0, tools.palette.ember, 0.28, place, 0.9, 9, salt=cell)
            tools.swell_cell(landed, 380.0 * pace, cell, 0.24)
            tools.cue(landed, "wild-made", cell)
        self._rest(event.cell, event.cells, at)

    def cells_split(self, event: events.CellsSplit) -> None:
        """Cells split one after the other, away from the splitter (F23 to F25)."""
        tools, pace = self.tools, self.course.pace
        at = self._wake(event.kind, event.cell, "split-power")
        if event.kind == codes.HORIZONTAL_SPLITTER:
            tools.at(at, self._turn_wild(event.cell))
            tools.show(at, 420.0, self._whiten(event.cell))
        for cell, copies in zip(event.cells, event.copies, strict=True):
            landed = at + STEP * max(distance(event.cell, cell), 1) * pace
            if cell != event.cell:
                self._reach(event.cell, cell, landed)
            tools.at(landed, self._split(cell, copies))
            place = tools.cell(cell)
            tools.show(landed, 420.0, self._seam(cell))
            tools.burst(landed, 480.0, tools.palette.spark, 0.2, place, 0.7, 8, salt=cell)
            tools.swell_cell(landed, 360.0 * pace, cell, 0.18)
            tools.cue(landed, "split", copies)
        self._rest(event.cell, event.cells, at)

    def _wake(self, kind: int, cell: int, cue: str) -> float:
        """The symbol glows along what it acts on; when that begins to change."""
        course, tools = self.course, self.tools
        at, pace = max(course.clock, tools.resting) + 60.0, course.pace
        tools.swell_cell(at, 360.0 * pace, cell, 0.32)
        tools.flash(at, 420.0, tools.palette.pale_glow, 1.8, tools.cell(cell))
        tools.show(at, 640.0 * pace, self._beam(cell, kind in ALONG_A_REEL))
        tools.cue(at, cue, cell)
        return at + 220.0 * pace

    def _rest(self, own: int, cells: Iterable[int], at: float) -> None:
        """Time until the furthest cell has changed and has been seen."""
        furthest = max((distance(own, cell) for cell in cells), default=0)
        self.course.clock = at + (STEP * furthest + 440.0) * self.course.pace

    def _reach(self, start: int, end: int, landed: float) -> None:
        tools, length = self.tools, 260.0 * self.course.pace
        fire = trail(tools.palette.ember, tools.share(0.55), tools.cell(start), tools.cell(end), length=6)
        tools.show(landed - length * 0.8, length, fire)

    def _turn_wild(self, cell: int) -> Callable[[], None]:
        return lambda: self.tools.set_symbol(cell, codes.WILD)

    def _split(self, cell: int, copies: int) -> Callable[[], None]:
        def split() -> None:
            self.tools.view.copies[cell] = copies

        return split

    def _whiten(self, cell: int) -> Show:
        """The new wild glows and cools down."""
        tools = self.tools

        def show(out: DisplayList, p: float) -> None:
            if tools.view.copies[cell] == 1:
                (x, y), size = tools.cell(cell)(), tools.symbol()
                out.add(tools.palette.white_wild, x, y, size, size, alpha=0.85 * (1.0 - arrive(p)), light=1)

        return show

    def _seam(self, cell: int) -> Show:
        """The cut, bright for a moment."""
        tools = self.tools

        def show(out: DisplayList, p: float) -> None:
            (x, y), size = tools.cell(cell)(), tools.symbol()
            out.add(
                tools.palette.seam, x, y, size, size, alpha=1.0 - p, scale=1.0 + 0.35 * arrive(p), light=1
            )

        return show

    def _beam(self, cell: int, along_a_reel: bool) -> Show:
        """A light over the whole reel or row."""
        tools = self.tools

        def show(out: DisplayList, p: float) -> None:
            places = tools.places
            board, alpha = places.opening, 0.8 * there_and_back(p)
            if along_a_reel:
                x, y = places.xs[cell], board.y
                wide, high = places.grid.pitch_x * 1.3, board.height * 1.15
            else:
                x, y = board.x, places.ys[cell]
                wide, high = board.width * 1.15, places.grid.pitch_y * 1.3
            out.clip(*board)
            out.add(tools.palette.warm_glow, x, y, wide, high, alpha=alpha, light=1)
            out.unclip()

        return show

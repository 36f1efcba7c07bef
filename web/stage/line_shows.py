"""Line wins in turn: each with its lines, its cells and its amount."""

from __future__ import annotations

from dataclasses import dataclass

from engine.catalogue import _
from web.stage.display import DisplayList
from web.stage.easing import there_and_back
from web.stage.lines import LineShow, draw_paths
from web.stage.pen import BoardPlaces, WordPalette
from web.stage.sprites import Name, Sprite, TextStyle
from web.stage.timeline import Show
from web.stage.tools import RoundTools
from web.stage.wins import UNLIT, free_row, time_for_each


@dataclass(frozen=True, slots=True)
class LineShows:
    """Writes them with a stroke and a style; `name` is that of the amount on the screen."""

    tools: RoundTools[WordPalette, BoardPlaces]
    stroke: Sprite
    style: TextStyle
    name: Name

    def cycle(self, at: float, shows: list[LineShow], pace: float = 1.0) -> float:
        """One after the other from a time on; when that is over."""
        tools = self.tools
        each = time_for_each(len(shows)) * pace
        for number, show in enumerate(shows):
            tools.light(at, show.cells, UNLIT)
            for cell in sorted(show.cells):
                tools.swell_cell(at, each, cell, 0.1)
            tools.always_show(at, each, self._line(show))
            tools.cue(at, "line", number)
            at += each
        return at

    def _line(self, show: LineShow) -> Show:
        """Lines with their amount: at the end of a single one, beside a group of them."""
        tools = self.tools
        amount = tools.amount(show.win)
        if len(show.paths) > 1:
            amount = _("{count} lines · {amount}").format(count=len(show.paths), amount=amount)

        def draw(out: DisplayList, p: float) -> None:
            places = tools.places
            draw_paths(out, self.stroke, show.paths, places.xs, places.ys, 0.5 if tools.reduced else p)
            x, y, size = self._place(show)
            there = min(p * 6.0, 1.0)
            pulse = 1.0 if tools.reduced else 1.0 + 0.06 * there_and_back(p)
            text = tools.book.text(amount, self.style)
            out.add(text, x, y, places.opening.width * 0.9, size, self.name, there, pulse)

        return draw

    def _place(self, show: LineShow) -> tuple[float, float, float]:
        places = self.tools.places
        if len(show.paths) > 1:
            row = free_row(show.cells, places.grid.rows)
            return places.opening.x, places.ys[row], places.symbol * 0.34
        last = show.paths[0][-1]
        return places.xs[last], places.ys[last] + places.grid.pitch_y * 0.34, places.symbol * 0.27

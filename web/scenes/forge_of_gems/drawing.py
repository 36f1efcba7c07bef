"""Draws what the view says, in the places of the layout."""

from __future__ import annotations

from math import sin
from typing import Final

from engine.catalogue import _
from engine.games.forge_of_gems import codes
from web.scenes.forge_of_gems.palette import (
    BANNER,
    COUNTER,
    FIGURE,
    GAUGE,
    GAUGE_HOT,
    LIMIT,
    NOTE,
    SPINS,
    WAYS,
    Palette,
)
from web.scenes.forge_of_gems.places import CONTENT, Places
from web.scenes.forge_of_gems.table import EMPTY
from web.scenes.forge_of_gems.view import BoxView, View
from web.stage.copies import PITCH, draw_copies
from web.stage.display import DisplayList
from web.stage.pen import Pen
from web.stage.reels import FADE, Reel, Reels
from web.stage.sprites import Name, TextStyle

GONE_IN: Final = 190.0
"""Milliseconds in which what lay in the crucibles goes when the reels start."""
HEAT: Final = 0.55
"""How much the crucibles glow while they are empty."""
WIN_INSET: Final = 4.0


class Drawing(Pen[Palette, Places]):
    """The pen of the scene."""

    def backdrop(self, out: DisplayList, view: View) -> None:
        """Scenery, the ground of the board and its frame."""
        palette, places = self.palette, self.laid_out
        out.add(palette.night, *places.whole)
        out.add(palette.scenery[view.hot, places.tall], *places.scenery)
        out.add(palette.ground[view.hot], *places.forge)
        out.add(palette.ground[view.hot], *places.opening)
        wide = places.grid.pitch_x - WIN_INSET
        for x, y in zip(places.xs, places.ys, strict=True):
            out.add(palette.cell, x, y, wide, wide)
        out.add(palette.frame, *places.frame)

    # The reels

    def board(self, out: DisplayList, view: View, moving: list[bool]) -> None:
        """The symbols of the reels that stand, light on those that win; what falls comes from behind."""
        places = self.laid_out
        falling = []
        for cell, symbol in enumerate(view.board):
            if symbol == EMPTY or moving[cell // codes.ROWS] or cell in view.loose:
                continue
            if view.lift[cell]:
                falling.append(cell)
            else:
                self._cell(out, view, cell)
        wide = places.grid.pitch_x - WIN_INSET
        for cell in sorted(view.lit):
            x, y = places.xs[cell], places.ys[cell]
            out.add(self.palette.cell_win, x, y, wide, wide, self.palette.win_names[cell])
        if falling:
            out.clip(*places.opening)
            for cell in falling:
                self._cell(out, view, cell)
            out.unclip()

    def loose(self, out: DisplayList, view: View) -> None:
        """Symbols that fall from their crucibles."""
        for cell in sorted(view.loose):
            self._cell(out, view, cell)

    def _cell(self, out: DisplayList, view: View, cell: int) -> None:
        palette, places = self.palette, self.laid_out
        copies, size = view.copies[cell], places.symbol
        x, y = places.xs[cell], places.ys[cell] - view.lift[cell] * places.grid.pitch_y
        alpha = view.seen[cell]
        if cell not in view.lit:
            alpha *= view.others
        scale = view.cell_size[cell]
        sprite = palette.plain[view.board[cell]]
        draw_copies(out, sprite, copies, x, y, size, palette.symbol_names[cell], alpha, scale)
        if copies > 1:
            step = size * PITCH[copies - 1] * scale
            left = x - step * (copies - 2) / 2
            for i in range(copies - 1):
                seam = palette.seam_names[cell]
                out.add(palette.seam, left + step * i, y, size, size * 0.8, seam, alpha, scale)

    # The crucibles

    def crucibles(self, out: DisplayList, view: View, reels: Reels, still: bool) -> None:
        """Five crucibles above the reels with what lies in them."""
        palette, places = self.palette, self.laid_out
        size = places.crucible
        inside = size * CONTENT
        for reel in range(codes.REELS):
            x, y = places.mouths[reel][0], places.forge.y
            tilt = view.tilt[reel]
            out.add(palette.crucible, x, y, size, size, palette.crucible_names[reel], rotation=tilt)
            if reels.reels[reel].moving and not reels.reels[reel].touched:
                heat = HEAT if still else HEAT + 0.2 * sin(reels.time / 170.0 + reel)
                out.add(palette.warm_glow, x, y + size * 0.12, size, size * 0.8, alpha=heat, light=1)
            symbol, lift, alpha = _poured(view, reels.reels[reel], reels.time, reel, still)
            if symbol != EMPTY and alpha > 0.0:
                name = palette.forge_names[reel]
                rise = lift * size
                if rise:
                    out.clip(*places.forge)
                out.add(palette.plain[symbol], x, places.mouths[reel][1] - rise, inside, inside, name, alpha)
                if rise:
                    out.unclip()
            out.add(palette.crucible_front, x, y, size, size, rotation=tilt)

    # Readouts

    def readouts(self, out: DisplayList, view: View) -> None:
        """Ways, win multiplier, and how far the free spins have come."""
        palette, places = self.palette, self.laid_out
        self.readout(
            out,
            palette.ways_plate,
            places.ways,
            ways_text(view.ways),
            WAYS,
            palette.ways_name,
            view.ways_size[0],
        )
        hot = view.multiplier > 1
        box = places.gauge.box
        if hot:
            out.add(palette.warm_glow, box.x, box.y, box.width * 1.1, box.height * 1.5, alpha=0.7, light=1)
        self.readout(
            out,
            palette.gauge[hot],
            places.gauge,
            _("×{multiplier}").format(multiplier=f"{view.multiplier:,}"),
            GAUGE_HOT if hot else GAUGE,
            palette.multiplier_name,
            view.gauge_size[0],
        )
        if view.spins:
            number, total = view.spins
            text = _("{number} / {total}").format(number=number, total=total)
            size = view.counter_size[0]
            self.readout(out, palette.counter, places.counter, text, COUNTER, palette.counter_name, size)

    # What lies over the board

    def over(self, out: DisplayList, view: View) -> None:
        """Curtain, gem box, plaque and ribbons."""
        places = self.laid_out
        self.palette.signs.draw(out, view, places)
        if view.box is not None:
            self._box(out, view.box)
        if view.limit:
            out.add(self.book.text(view.limit, LIMIT), *places.limit, self.palette.limit_name)

    def _box(self, out: DisplayList, box: BoxView) -> None:
        palette, book, board = self.palette, self.book, self.laid_out.opening
        x, top, unit = board.x, board.top, self.laid_out.unit
        out.add(palette.shade, *board, alpha=0.82 * box.seen)
        lines = [(text, style, name) for text, style, name in self._said(box) if text]
        size = (280.0 if len(lines) > 1 else 330.0) * unit
        y = top + 462.0 * unit - size / 2
        out.add(palette.pale_glow, x, y, size * 1.6, size * 1.3, alpha=0.7 * box.seen, light=1)
        out.add(palette.box[box.open], x, y, size, size, palette.box_name, box.seen, box.size)
        height = 66.0 if len(lines) > 1 else 80.0
        for number, (text, style, name) in enumerate(lines):
            place = top + (54.0 + 78.0 * number) * unit
            out.add(book.text(text, style), x, place, board.width * 0.94, height * unit, name, box.seen)
        note = book.text(_("Drawn with the round: the box only shows it"), NOTE)
        out.add(note, x, top + 488.0 * unit, board.width * 0.9, 28.0 * unit, palette.box_note_name, box.seen)

    def _said(self, box: BoxView) -> tuple[tuple[str, TextStyle, Name], ...]:
        palette = self.palette
        if not box.open:
            return ((_("GEMBOX"), BANNER, palette.box_title_name),)
        return (box.prize, FIGURE, palette.box_prize_name), (box.spins, SPINS, palette.box_spins_name)


def _poured(view: View, reel: Reel, now: float, number: int, still: bool) -> tuple[int, float, float]:
    """What is seen in a crucible: the symbol, how far above its place, how much of it."""
    if not reel.moving:
        return view.forge[number], view.pour[number], view.forge_seen[number]
    if now < reel.touch_at:
        before = (view.leaving or view.forge)[number]
        return before, 0.0, max(1.0 - now / GONE_IN, 0.0)
    length = reel.rest_at - reel.touch_at
    p = min((now - reel.touch_at) / (min(length, FADE) or 1.0), 1.0)
    return view.forge[number], 0.0 if still else 1.0 - p * p, p if still else 1.0


def ways_text(ways: int) -> str:
    """How many ways a board has."""
    return _("{ways} ways").format(ways=f"{ways:,}")


def free_spins_text(count: int) -> str:
    """How many free spins there are."""
    return _("{count} FREE SPINS").format(count=count)

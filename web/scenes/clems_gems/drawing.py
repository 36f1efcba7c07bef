"""Draws the board and the carts as the view says, in the places of the layout."""

from __future__ import annotations

from typing import Final

from engine.games.clems_gems import codes
from web.scenes.clems_gems.paid import FULL
from web.scenes.clems_gems.palette import BOOSTED, CREDIT, CREDIT_DIM, LIMIT, NOTE, SUM, Palette
from web.scenes.clems_gems.places import Places
from web.scenes.clems_gems.view import View
from web.scenes.clems_gems.words import cart_note
from web.stage.display import DisplayList
from web.stage.pen import Pen
from web.stage.reels import Reels

GONE_IN: Final = 320.0
"""Milliseconds in which what lay in the carts goes when the reels start."""
WIN_INSET: Final = 4.0
UNCLAIMED: Final = 0.55
"""How much is seen of a credit that is not paid."""
PLAIN_SPOT: Final = (0.215, 0.74, 0.235)
"""Where a credit stands on a diamond: below its middle, its room, its height, in sizes of the symbol."""
BOOSTED_SPOT: Final = (0.2, 0.62, 0.215)
PRIZE_SPOT: Final = (-0.13, 0.86, 0.22)
SHORT: Final = 5
"""Letters of an amount that stand at their full height."""


class Drawing(Pen[Palette, Places]):
    """The pen of the scene."""

    def backdrop(self, out: DisplayList, view: View) -> None:
        """Scenery, rails, the ground of the board, its frame, the shaft."""
        palette, places = self.palette, self.laid_out
        deep = view.bonus is not None
        out.add(palette.night, *places.whole)
        out.add(palette.scenery[deep, places.tall], *places.scenery)
        out.add(palette.ground[deep], *places.opening)
        wide = places.grid.pitch_x - WIN_INSET
        for x, y in zip(places.xs, places.ys, strict=True):
            out.add(palette.cell, x, y, wide, wide)
        for rail in places.rails:
            out.add(palette.rail, *rail)
        out.add(palette.frame, *places.frame)
        if places.shaft is not None:
            out.add(palette.shaft, *places.shaft)
        else:
            for gallery, level in zip(palette.galleries, places.levels, strict=True):
                out.add(gallery, *level.box)

    # The board

    def board(self, out: DisplayList, view: View, moving: list[bool]) -> None:
        """The symbols of the reels that stand, with what they carry, and light on those that win."""
        palette, places = self.palette, self.laid_out
        size = places.symbol
        for cell, symbol in enumerate(view.board):
            if moving[cell // codes.ROWS]:
                continue
            alpha = view.others if cell not in view.lit else 1.0
            x, y, scale = places.xs[cell], places.ys[cell], view.cell_size[cell]
            out.add(palette.plain[symbol], x, y, size, size, palette.symbol_names[cell], alpha, scale)
            if view.values[cell] and shows_credits(symbol):
                self._value(out, view, cell, symbol, alpha, scale)
        wide = places.grid.pitch_x - WIN_INSET
        for cell in sorted(view.lit):
            if not moving[cell // codes.ROWS]:
                x, y = places.xs[cell], places.ys[cell]
                out.add(palette.cell_win, x, y, wide, wide, palette.win_names[cell])

    def _value(
        self, out: DisplayList, view: View, cell: int, symbol: int, alpha: float, scale: float
    ) -> None:
        """The credits of a Diamond in money, dimmed where they are not paid."""
        places, size = self.laid_out, self.laid_out.symbol
        paid = view.claimed is None or cell in view.claimed
        style, spot = CREDIT, PLAIN_SPOT
        if symbol == codes.BOOSTED_DIAMOND:
            style, spot = BOOSTED, BOOSTED_SPOT
        elif symbol != codes.DIAMOND:
            spot = PRIZE_SPOT
        low, room, height = spot
        text = self.money(view.values[cell] * view.worth)
        height *= size * scale
        y = places.ys[cell] + low * size * scale
        out.add(
            self.book.text(text, style if paid else CREDIT_DIM),
            places.xs[cell],
            y,
            room * size * scale,
            height,
            self.palette.value_names[cell],
            alpha if paid else alpha * UNCLAIMED,
        )

    # The carts

    def carts(self, out: DisplayList, view: View, reels: Reels) -> None:
        """Three carts on their rails with what lies in them."""
        palette, places = self.palette, self.laid_out
        for feature, cart in enumerate(places.carts):
            tilt = view.tilt[feature]
            if view.glow[feature] > 0.0:
                glow, wide = palette.cart_glow, cart.width * 1.25
                name = palette.glow_names[feature]
                out.add(glow, cart.x, cart.y, wide, cart.height * 1.25, name, view.glow[feature], light=1)
            out.add(palette.carts[feature], *cart, palette.cart_names[feature], rotation=tilt)
            height, alpha = _heap(view, reels, feature)
            if height and alpha > 0.0:
                heap = palette.heaps[feature][min(height, FULL) - 1]
                name, size = palette.heap_names[feature], view.heap_size[feature]
                out.add(heap, *cart, name, alpha, size, tilt)
            out.add(palette.fronts[feature], *cart, rotation=tilt)

    # What lies over the board

    def over(self, out: DisplayList, view: View) -> None:
        """Curtain, plaque, ribbon; what Diamonds make, or the limit, or what carts are for."""
        palette, places = self.palette, self.laid_out
        palette.signs.draw(out, view, places)
        if view.sum:
            text = self.book.text(view.sum, SUM)
            out.add(text, *places.sum, palette.sum_name, scale=view.sum_size[0])
        elif view.limit:
            out.add(self.book.text(view.limit, LIMIT), *places.sum, palette.limit_name)
        else:
            out.add(self.book.text(cart_note(), NOTE), *places.note, palette.note_name)


def shows_credits(symbol: int) -> bool:
    """Whether the stage writes on a symbol what it carries; others carry it in their drawing."""
    return symbol in (codes.DIAMOND, codes.BOOSTED_DIAMOND) or (
        codes.MINI_DIAMOND <= symbol <= codes.GRAND_DIAMOND
    )


def _heap(view: View, reels: Reels, feature: int) -> tuple[int, float]:
    """How high the heap in a cart is, and how much of it is seen."""
    if reels.turning and view.leaving[feature]:
        return view.leaving[feature], max(1.0 - reels.time / GONE_IN, 0.0)
    return view.heaps[feature], 1.0

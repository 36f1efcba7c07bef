"""The entry of a bonus over the board: its name, its carts, its features, its extra spins."""

from __future__ import annotations

from typing import Final

from engine.games.clems_gems import events
from engine.games.clems_gems.topics import bonus_name, feature_name, members
from web.scenes.clems_gems.paid import FULL
from web.scenes.clems_gems.palette import BANNER, ENTRY, FIGURE
from web.scenes.clems_gems.places import CART_ART
from web.scenes.clems_gems.tools import Tools
from web.scenes.clems_gems.words import spins_text
from web.stage.display import DisplayList
from web.stage.easing import overshoot
from web.stage.timeline import Show

COLUMN: Final = 280.0
"""From cart to cart, in units of the frame's drawing; the board is 860 by 516."""
CART_WIDTH: Final = 230.0


def entry(tools: Tools, event: events.BonusStarted) -> Show:
    """A bonus as it begins; without motion it stands there from the start."""
    title, spins, carts = bonus_name(event.features), spins_text(event.spins), members(event.features)

    def show(out: DisplayList, p: float) -> None:
        board = tools.places.opening
        unit = board.width / 860.0
        there = min(p * 9.0, (1.0 - p) * 9.0, 1.0)
        book, palette = tools.book, tools.palette
        out.clip(*board)
        out.add(palette.shade, *board, alpha=0.86 * there)
        out.add(
            palette.warm_glow, board.x, board.y, board.width * 1.2, board.height, alpha=0.7 * there, light=1
        )
        y = board.top + 66.0 * unit
        text = book.text(title, BANNER)
        out.add(text, board.x, y, board.width * 0.95, 82.0 * unit, palette.entry_title, there)
        for number, feature in enumerate(carts):
            x = board.x + (number - (len(carts) - 1) / 2) * COLUMN * unit
            arrived = 1.0 if tools.reduced else overshoot(min(max(p * 7.0 - 0.5 - number * 0.45, 0.0), 1.0))
            _cart(tools, out, feature, x, board.top + 222.0 * unit, CART_WIDTH * unit, there, arrived)
            name = book.text(feature_name(feature), ENTRY)
            low = board.top + 352.0 * unit
            out.add(name, x, low, COLUMN * 0.97 * unit, 42.0 * unit, palette.entry_features[feature], there)
        text = book.text(spins, FIGURE)
        low = board.top + 450.0 * unit
        out.add(text, board.x, low, board.width * 0.9, 78.0 * unit, palette.entry_spins, there)
        out.unclip()

    return show


def _cart(
    tools: Tools, out: DisplayList, feature: int, x: float, y: float, wide: float, alpha: float, scale: float
) -> None:
    """A full cart that glows in the light of its gems."""
    palette, high = tools.palette, wide * CART_ART[1] / CART_ART[0]
    out.add(palette.lights[feature], x, y, wide * 1.5, wide * 1.2, alpha=0.6 * alpha, light=1)
    out.add(palette.carts[feature], x, y, wide, high, palette.entry_carts[feature], alpha, scale)
    out.add(palette.heaps[feature][FULL - 1], x, y, wide, high, 0, alpha, scale)
    out.add(palette.fronts[feature], x, y, wide, high, 0, alpha, scale)

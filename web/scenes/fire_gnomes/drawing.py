"""Draws what the view says, in the places of the layout."""

from __future__ import annotations

from typing import Final

from engine.catalogue import _
from engine.games.fire_gnomes import codes, numbers
from web.scenes.fire_gnomes.palette import (
    AWAKE,
    COUNTER,
    FULL,
    LABEL,
    MONEY,
    VALUE_DIM,
    VALUE_LIT,
    Palette,
)
from web.scenes.fire_gnomes.places import Places
from web.scenes.fire_gnomes.view import BonusView, View
from web.stage.display import DisplayList
from web.stage.pen import Pen

PLAQUE_SIZE: Final = 1.02
"""Size of a bonus plaque, in sizes of a symbol."""


class Drawing(Pen[Palette, Places]):
    """The pen of the scene."""

    def backdrop(self, out: DisplayList, view: View) -> None:
        """Scenery, shelves, the ground of the board and its frame."""
        palette, places = self.palette, self.laid_out
        out.add(palette.night, *places.whole)
        out.add(palette.scenery[places.tall], *places.scenery)
        for ground in places.grounds:
            out.add(palette.shelf_ground, *ground)
        for plank in places.planks:
            out.add(palette.shelf, *plank)
        out.add(palette.ground if view.bonus is None else palette.bonus_ground, *places.opening)
        grid = places.grid
        for x, y in zip(places.xs, places.ys, strict=True):
            out.add(palette.cell, x, y, grid.pitch_x - 4.0, grid.pitch_y - 4.0)
        for band, box in zip(palette.frame, places.frame, strict=True):
            out.add(band, *box)

    def shelves(self, out: DisplayList, view: View) -> None:
        """The four awards: symbol, number, name, and what the prizes are worth."""
        palette, book, places = self.palette, self.book, self.laid_out
        for award, shelf in enumerate(places.shelves):
            size = view.shelf_size[award]
            awake = award in view.awake
            if awake:
                icon = shelf.icon
                out.add(palette.warm_glow, icon.x, icon.y, icon.width * 1.7, icon.width * 1.7, light=1)
            out.add(palette.icons[award], *shelf.icon, name=palette.icon_names[award], scale=size)
            x, y, height, room = shelf.number
            number = book.text(shelf_number(award, view.shelves[award]), AWAKE if awake else COUNTER)
            out.add(number, x, y, room, height, palette.number_names[award], scale=size)
            x, y, height, room = shelf.label
            out.add(book.text(shelf_label(award), LABEL), x, y, room, height, palette.label_names[award])
            if view.shelves[award] >= numbers.SHELF_CAP[award]:
                x, y, height, room = shelf.full
                out.add(book.text(_("MAX"), FULL), x, y, room, height, palette.full_names[award])
            if award >= codes.AWARD_SILVER:
                x, y, height, room = shelf.money
                amount = book.text(self.money(view.shelves[award] * view.coin), MONEY)
                out.add(amount, x, y, room, height, palette.money_names[award])

    def board(self, out: DisplayList, view: View, moving: list[bool]) -> None:
        """The symbols of the reels that stand, and light on those that win."""
        palette, places = self.palette, self.laid_out
        size = places.symbol
        xs, ys = places.xs, places.ys
        lit, others = view.lit, view.others
        for cell, symbol in enumerate(view.board):
            if not moving[cell // codes.ROWS]:
                alpha = others if cell not in lit else 1.0
                out.add(
                    palette.plain[symbol],
                    xs[cell],
                    ys[cell],
                    size,
                    size,
                    palette.symbol_names[cell],
                    alpha,
                    view.cell_size[cell],
                )
        wide, high = places.grid.pitch_x - 4.0, places.grid.pitch_y - 4.0
        for cell in sorted(lit):
            out.add(palette.cell_win, xs[cell], ys[cell], wide, high, palette.win_names[cell])

    def bonus(self, out: DisplayList, view: View, bonus: BonusView) -> None:
        """Twenty plaques: rune stones, values that wait, values that are active."""
        palette, places = self.palette, self.laid_out
        size = places.symbol * PLAQUE_SIZE
        for cell, kind in enumerate(bonus.kinds):
            x, y = places.xs[cell], places.ys[cell]
            if kind != codes.VALUE:
                out.add(
                    palette.specials[kind],
                    x,
                    y,
                    size,
                    size,
                    palette.symbol_names[cell],
                    bonus.dimmed,
                    bonus.size[cell],
                )
                continue
            active = bonus.active[cell]
            scale = bonus.size[cell] * (bonus.pulse if active else 1.0)
            alpha = 1.0 if active else bonus.dimmed
            ground = palette.value_lit if active else palette.value_dim
            out.add(ground, x, y, size, size, palette.plaque_names[cell], alpha, scale)
            text = self.book.text(
                self.money(bonus.values[cell] * view.coin), VALUE_LIT if active else VALUE_DIM
            )
            room = places.grid.pitch_x * 0.94
            out.add(text, x, y, room, size * 0.3, palette.value_names[cell], alpha, scale)


def shelf_number(award: int, value: int) -> str:
    """What stands on a shelf: how many wilds, or a prize in bets."""
    if award >= codes.AWARD_SILVER:
        return _("{bets}x").format(bets=value // codes.COINS_PER_BET)
    return _("×{count}").format(count=value)


def shelf_label(award: int) -> str:
    """The name of an award."""
    return (_("Wilds"), _("Multipliers"), _("Silver"), _("Gold"))[award]


def spin_counter(number: int, total: int) -> str:
    """How far the bonus has come."""
    return _("Spin {number} / {total}").format(number=number, total=total)


def spins_text(count: int) -> str:
    """How many spins the bonus has."""
    return _("{count} spins").format(count=count)

"""Draws what stands beside the board: counter, badges, prizes, the mine shaft."""

from __future__ import annotations

from typing import Final

from engine.games.clems_gems import codes
from engine.games.clems_gems.numbers import JACKPOT_VALUES
from engine.games.clems_gems.topics import feature_name, jackpot_name
from web.scenes.clems_gems.drawing import Drawing
from web.scenes.clems_gems.palette import COUNTER, METER, METER_DIM, MONEY, NAME, NAME_DIM, PLAQUE
from web.scenes.clems_gems.places import lift_at
from web.scenes.clems_gems.upgrade import needed
from web.scenes.clems_gems.view import BonusView, View
from web.scenes.clems_gems.words import bonus_win_text, meter_text, spin_counter
from web.stage.display import DisplayList

ASLEEP: Final = 0.5
"""How much is seen of what is not active."""


class Meters:
    """Draws with the scene's pen."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.book, self.palette = drawing.book, drawing.palette

    def draw(self, out: DisplayList, view: View) -> None:
        """All of them."""
        if view.bonus is None or not self.drawing.laid_out.tall:
            self._jackpots(out, view)
        self._badges(out, view, view.bonus.features if view.bonus else codes.NO_FEATURE)
        self._shaft(out, view, view.bonus)
        if view.bonus is not None:
            self._counter(out, view, view.bonus)

    def _jackpots(self, out: DisplayList, view: View) -> None:
        """The prizes of a Bonus Diamond at this bet; in a tall picture the counter takes their place."""
        palette, book, money = self.palette, self.book, self.drawing.money
        for jackpot, sign in enumerate(self.drawing.laid_out.jackpots):
            size = view.jackpot_size[jackpot]
            out.add(palette.jackpots[jackpot], *sign.box, scale=size)
            name = book.text(jackpot_name(jackpot), NAME)
            out.add(name, *sign.first, palette.jackpot_names[jackpot], scale=size)
            amount = book.text(money(JACKPOT_VALUES[jackpot] * view.coin), MONEY)
            out.add(amount, *sign.second, palette.jackpot_amounts[jackpot], scale=size)

    def _badges(self, out: DisplayList, view: View, features: int) -> None:
        """The three features; those that are active are lit."""
        palette = self.palette
        for feature, sign in enumerate(self.drawing.laid_out.badges):
            lit = bool(features >> feature & 1)
            size = view.badge_size[feature]
            name = palette.active_names[feature] if lit else palette.badge_names[feature]
            out.add(palette.badge[lit], *sign.box, name, scale=size)
            gem = palette.plain[codes.FIRST_COLOUR + feature]
            out.add(gem, *sign.first, alpha=1.0 if lit else ASLEEP, scale=size)
            text = self.book.text(feature_name(feature), NAME if lit else NAME_DIM)
            out.add(text, *sign.second, palette.badge_texts[feature], scale=size)

    def _counter(self, out: DisplayList, view: View, bonus: BonusView) -> None:
        """Which extra spin it is, and what they have won."""
        palette, places = self.palette, self.drawing.laid_out
        text = spin_counter(bonus.number, bonus.total)
        size = view.counter_size[0]
        self.drawing.readout(out, palette.counter, places.counter, text, COUNTER, palette.counter_name, size)
        won = bonus_win_text(self.drawing.money(bonus.won * view.coin))
        out.add(self.book.text(won, PLAQUE), *places.bonus_win, palette.bonus_name)

    def _shaft(self, out: DisplayList, view: View, bonus: BonusView | None) -> None:
        """Five levels: those that are complete are lit, the lift stands at the one that collects."""
        palette, places = self.palette, self.drawing.laid_out
        active = bonus is not None and bonus.features >> codes.SYMBOL_UPGRADE & 1
        levels = bonus.levels if bonus is not None and active else -1
        for level, place in enumerate(places.levels):
            size = view.level_size[level]
            complete = level < levels
            if complete or level == levels:
                name = palette.level_lights[level] if complete else 0
                out.add(palette.shaft_lit, *place.box, name, 1.0 if complete else 0.45)
            symbol = codes.DIAMOND if complete else codes.PICKAXE + level
            alpha = 1.0 if level <= levels else ASLEEP
            out.add(palette.plain[symbol], *place.icon, palette.level_icons[level], alpha, size)
            collected = bonus.collected if bonus is not None and level == levels else 0
            count = needed(level) if complete else collected
            text = meter_text(count, needed(level)) if active else str(needed(level))
            style = METER if level <= levels else METER_DIM
            out.add(self.book.text(text, style), *place.text, palette.level_names[level], scale=size)
        if active and places.shaft is not None:
            out.add(palette.lift, *lift_at(min(view.lift, codes.LEVELS - 1.0)), palette.lift_name)

"""Three Lamps in words: names, what each symbol pays, what is kept, the paytable, and the rules.

Every figure comes from `numbers`, `codes` or the game's record, so that no page can say another.
"""

from __future__ import annotations

from typing import Final

from engine.catalogue import _, later
from engine.game import State
from engine.games.three_lamps import FEATURE_SETS, THREE_LAMPS, codes, numbers, topics
from engine.games.three_lamps.rulebook import rules
from engine.words import Amount, FigureNames, Kept, KeptItem, Measure, PayRow, Topic, rows_of_pays

__all__ = ["LINE", "NAME", "SYMBOL_NAMES", "figures", "kept", "pay_rows", "paytable", "rules"]

NAME: Final = later("Three Lamps")
LINE: Final = later("Fill three lamps with gems, then hold and respin.")

SYMBOL_NAMES: Final = (
    later("Peacock"),
    later("Flying Carpet"),
    later("Scimitar"),
    later("Teapot"),
    later("Slippers"),
    later("Ace"),
    later("King"),
    later("Queen"),
    later("Jack"),
    later("Ten"),
    later("Wild"),
    *topics.GEM_NAMES,
    later("Cash"),
)


def pay_rows(amount: Amount) -> tuple[PayRow, ...]:
    """What each symbol pays on a line, the best first."""
    rows = sorted(numbers.PAYS.items(), key=lambda row: (-max(row[1].values()), row[0]))
    return rows_of_pays(rows, THREE_LAMPS.symbols, SYMBOL_NAMES, amount)


def kept(state: State, _amount: Amount) -> Kept:
    """The level, and each lamp: unlocked, with its bar, or locked (L5, L11, L13)."""
    level, parts = divmod(state[codes.PROGRESS], codes.PARTS)
    items = tuple(
        KeptItem(
            topics.lamp_picture(feature, lit=feature < level),
            topics.lamp_name(feature),
            _lamp_text(feature, level, parts),
        )
        for feature in range(codes.FEATURES)
    )
    return Kept(_("Your lamps at this bet: {level}").format(level=topics.level_name(level)), items)


def _lamp_text(feature: int, level: int, parts: int) -> str:
    """How a lamp stands while so many parts are in the bar of its level."""
    if feature < level:
        return _("unlocked")
    return topics.bar_text(parts) if feature == level else _("locked")


def figures() -> FigureNames:
    """What its features and measures are called."""
    bonuses = {name: topics.bonus_name(features) for features, name in enumerate(FEATURE_SETS, start=1)}
    measures = {
        "respins": Measure(_("Most respins of one bonus met"), codes.MOST_RESPINS),
        "cash_cells": Measure(_("Most cash symbols of one bonus met"), codes.BONUS_CELLS),
    }
    return FigureNames(bonuses, measures)


def paytable(amount: Amount) -> tuple[Topic, ...]:
    """The special symbols and features, as the paytable shows them."""
    return (
        topics.wild_topic(),
        topics.level_topic(),
        topics.trigger_topic(),
        topics.bonus_topic(amount),
        *topics.gem_topics(amount),
        topics.prize_topic(amount),
        topics.buy_topic(amount),
    )

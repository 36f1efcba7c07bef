"""Forge of Gems in words: names, what each symbol pays, the paytable, and the rules.

Every figure comes from `numbers`, `codes` or the game's record, so that no page can say another.
"""

from __future__ import annotations

from typing import Final

from engine.catalogue import _, later
from engine.game import State
from engine.games.forge_of_gems import FORGE_OF_GEMS, numbers, topics
from engine.games.forge_of_gems.rulebook import rules
from engine.words import NOTHING_KEPT, Amount, FigureNames, Kept, Measure, PayRow, Topic, rows_of_pays

__all__ = ["LINE", "NAME", "SYMBOL_NAMES", "figures", "kept", "pay_rows", "paytable", "rules"]

NAME: Final = later("Forge of Gems")
LINE: Final = later("Cascades that split and grow to 36,288 ways.")

SYMBOL_NAMES: Final = (
    later("Blue gem"),
    later("Orange gem"),
    later("Green gem"),
    later("Pink gem"),
    later("Ace"),
    later("King"),
    later("Queen"),
    later("Jack"),
    later("Ten"),
    later("Wild"),
    later("Scatter"),
    later("Vertical Wild"),
    later("Horizontal Wild"),
    later("Vertical Splitter"),
    later("Horizontal Splitter"),
    later("Multiplier"),
    later("Blank"),
)


def pay_rows(amount: Amount) -> tuple[PayRow, ...]:
    """What each symbol pays on one way, the best first."""
    rows = sorted(numbers.PAYS.items(), key=lambda row: (-max(row[1].values()), row[0]))
    return rows_of_pays(rows, FORGE_OF_GEMS.symbols, SYMBOL_NAMES, amount)


def kept(_state: State, _amount: Amount) -> Kept:
    """Nothing outlives a round."""
    return NOTHING_KEPT


def figures() -> FigureNames:
    """What its features and measures are called."""
    measures = {
        "ways": Measure(_("Largest number of ways met"), FORGE_OF_GEMS.most_ways),
        "cascades": Measure(_("Most cascades of one spin met")),
        "multiplier": Measure(_("Highest win multiplier met")),
    }
    return FigureNames({"gembox": _("GEMBOX"), "free spins": _("Free spins")}, measures)


def paytable(amount: Amount) -> tuple[Topic, ...]:
    """The special symbols and features, as the paytable shows them."""
    return (
        topics.wild_topic(amount),
        topics.box_topic(amount),
        topics.forge_topic(),
        topics.vertical_wild_topic(),
        topics.horizontal_wild_topic(),
        topics.vertical_splitter_topic(),
        topics.horizontal_splitter_topic(),
        topics.multiplier_topic(),
        topics.blank_topic(),
        topics.split_topic(),
        topics.free_topic(),
    )

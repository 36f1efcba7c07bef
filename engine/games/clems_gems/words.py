"""Clem's Gems in words: names, what each symbol pays, the paytable, and the rules.

Every figure comes from `numbers`, `codes` or the game's record, so that no page can say another.
"""

from __future__ import annotations

from typing import Final

from engine.catalogue import _, later
from engine.game import State
from engine.games.clems_gems import BONUSES, CLEMS_GEMS, JACKPOT_NAMES, codes, numbers, topics
from engine.games.clems_gems.rulebook import rules
from engine.words import NOTHING_KEPT, Amount, FigureNames, Kept, Measure, PayRow, Topic, rows_of_pays

__all__ = ["LINE", "NAME", "SYMBOL_NAMES", "figures", "kept", "pay_rows", "paytable", "rules"]

NAME: Final = later("Clem’s Gems")
LINE: Final = later("Carts of extra spins, upgrades and boosted prizes.")

SYMBOL_NAMES: Final = (
    later("Ace"),
    later("King"),
    later("Queen"),
    later("Jack"),
    later("Ten"),
    later("Nine"),
    later("Pickaxe"),
    later("Map"),
    later("Lantern"),
    later("TNT"),
    later("Clem"),
    later("Purple Gem, mixed"),
    later("Red Gem, mixed"),
    later("Green Gem, mixed"),
    later("Gold Gem"),
    later("Diamond"),
    later("Boosted Diamond"),
    later("+1 Extra Spin"),
    later("+2 Extra Spins"),
    later("Bonus Diamond: Mini"),
    later("Bonus Diamond: Minor"),
    later("Bonus Diamond: Major"),
    later("Bonus Diamond: Grand"),
    later("Bonus Diamond ×2"),
    later("Bonus Diamond ×3"),
    later("Bonus Diamond ×5"),
    later("Bonus Diamond of reel 1"),
    later("Bonus Diamond with a prize"),
    later("Bonus Diamond with a multiplier"),
)


def pay_rows(amount: Amount) -> tuple[PayRow, ...]:
    """What each symbol pays on a line, the best first; gems that pay mixed with the pays of their row."""
    gems = {gem: numbers.PAYS[row] for gem, row in numbers.OWN_ROWS.items()}
    rows = sorted((numbers.PAYS | gems).items(), key=lambda row: (-max(row[1].values()), row[0]))
    return rows_of_pays(rows, CLEMS_GEMS.symbols, SYMBOL_NAMES, amount)


def kept(_state: State, _amount: Amount) -> Kept:
    """Nothing outlives a round."""
    return NOTHING_KEPT


def figures() -> FigureNames:
    """What its features and measures are called."""
    bonuses = {name: topics.bonus_name(carts) for carts, name in enumerate(BONUSES, start=1)}
    jackpots = {name: topics.jackpot_name(jackpot) for jackpot, name in enumerate(JACKPOT_NAMES)}
    measures = {
        "extra_spins": Measure(_("Most extra spins of one bonus met"), codes.MOST_SPINS),
        "levels": Measure(_("Most levels of the Symbol Upgrade met"), codes.LEVELS),
    }
    return FigureNames({"cart": _("Any cart bonus")} | bonuses | jackpots, measures)


def paytable(amount: Amount) -> tuple[Topic, ...]:
    """The special symbols and features, as the paytable shows them."""
    return (
        topics.gem_topic(),
        topics.diamond_topic(amount),
        topics.cart_topic(),
        topics.bonus_topic(),
        topics.extra_spins_topic(),
        topics.upgrade_topic(),
        topics.jackpot_topic(amount),
        topics.boosted_topic(amount),
    )

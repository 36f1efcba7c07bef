"""What the rules of Clem's Gems say of their bonuses, word for word, and what it comes to.

Of "During the bonus, any Red Gem Symbols" the beginning is left out.
"""

import re
from typing import NamedTuple

from .clem_figures import COLOURS

GOLD_GEMS = """
During the Green Cart Bonus, Gold Gems transform into Red or Purple Gems
During the Red Cart Bonus, Gold Gems transform into Green or Purple Gems
During the Purple Cart Bonus, Gold Gems transform into Green or Red Gems
During the Red and Green Cart Double Bonus, Gold Gems transform into Purple Gems
During the Purple and Green Cart Double Bonus, Gold Gems transform into Red Gems
During the Purple and Red Cart Double Bonus, Gold Gems transform into Green Gems
"""
# If all three features are active, the Gold Gem Symbol transformation does not occur

BONUSES = """
GREEN CART BONUS
5 extra spins are awarded
The Extra Spins Feature is activated
any Purple Gem Symbols appearing may activate the Boosted Prizes Feature and award 5 extra spins
any Red Gem Symbols appearing may activate the Symbol Upgrade Feature and award 5 extra spins

RED CART BONUS
5 extra spins are awarded
The Symbol Upgrade Feature is activated
any Purple Gem Symbols appearing may activate the Boosted Prizes Feature and award 5 extra spins
any Green Gem Symbols appearing may activate the Extra Spins Feature and award 5 extra spins

PURPLE CART BONUS
5 extra spins are awarded
The Boosted Prizes Feature is activated
any Red Gem Symbols appearing may activate the Symbol Upgrade Feature and award 5 extra spins
any Green Gem Symbols appearing may activate the Extra Spins Feature and award 5 extra spins

PURPLE AND RED CART DOUBLE BONUS
10 extra spins are awarded
The Boosted Prizes Feature and the Symbol Upgrade Feature are activated
any Green Gem Symbols appearing may activate the Extra Spins Feature and award 5 extra spins

PURPLE AND GREEN CART DOUBLE BONUS
10 extra spins are awarded
The Boosted Prizes Feature and the Symbol Upgrade Feature are activated
any Red Gem Symbols appearing may activate the Symbol Upgrade Feature and award 5 extra spins

RED AND GREEN CART DOUBLE BONUS
10 extra spins are awarded
The Boosted Prizes Feature and the Symbol Upgrade Feature are activated
any Purple Gem Symbols appearing may activate the Boosted Prizes Feature and award 5 extra spins

GREEN, RED AND PURPLE CART TRIPLE BONUS
15 extra spins are awarded
The Extra Spins Feature, Symbol Upgrade Feature, and Boosted Prizes Feature are activated
"""

CONTRADICTED = {
    # Two bonuses begin with a feature that they say may still be activated (C50, C51).
    frozenset({"purple", "green"}): frozenset({"Extra Spins", "Boosted Prizes"}),
    frozenset({"red", "green"}): frozenset({"Extra Spins", "Symbol Upgrade"}),
}
FEATURE_NAMES = ("Boosted Prizes", "Symbol Upgrade", "Extra Spins")
PAID_GAME = frozenset[str]()

Colours = frozenset[str]


class Sentences(NamedTuple):
    """What is said of a bonus; `may_activate` is the feature that gems of a colour may activate."""

    spins: int
    features: frozenset[str]
    may_activate: dict[str, str]


def colours_in(text: str) -> Colours:
    """The colours that a text names."""
    return frozenset(colour for colour in COLOURS if colour in text.lower())


def bonus_sentences() -> dict[Colours, Sentences]:
    """What is said of each bonus, by its carts, as it stands."""
    said = {}
    for section in BONUSES.strip().split("\n\n"):
        heading, spins, features, *activations = section.split("\n")
        found = [
            re.search(r"any (\w+) Gem Symbols .* activate the (.*) Feature", each) for each in activations
        ]
        said[colours_in(heading)] = Sentences(
            int(spins.split()[0]),
            frozenset(name for name in FEATURE_NAMES if name in features),
            {match[1].lower(): match[2] for match in found if match},
        )
    return said


def corrected_sentences() -> dict[Colours, Sentences]:
    """The same with the two contradictions resolved."""
    return {
        carts: said._replace(features=CONTRADICTED.get(carts, said.features))
        for carts, said in bonus_sentences().items()
    }


def gold_becomes() -> dict[Colours, Colours]:
    """The colours that Gold Gems turn into, by the carts of the bonus; none when all features are active."""
    said = {PAID_GAME: frozenset(COLOURS), frozenset(COLOURS): frozenset[str]()}
    for sentence in GOLD_GEMS.strip().split("\n"):
        bonus, gems = sentence.split("Gold Gems transform into")
        said[colours_in(bonus)] = colours_in(gems)
    return said

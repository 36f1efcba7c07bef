"""The special symbols and features of Clem's Gems, a topic for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.catalogue import _, later
from engine.games.clems_gems import CLEMS_GEMS, codes, numbers
from engine.stream import CHANCE_UNIT
from engine.words import Amount, Topic, all_of, odds, share

COLOURS: Final = (later("purple"), later("red"), later("green"))
FEATURE_NAMES: Final = (later("Boosted Prizes"), later("Symbol Upgrade"), later("Extra Spins"))
"""By feature, as the colours."""
BONUS_NAMES: Final = (
    later("Purple Cart Bonus"),
    later("Red Cart Bonus"),
    later("Purple and Red Cart Double Bonus"),
    later("Green Cart Bonus"),
    later("Purple and Green Cart Double Bonus"),
    later("Red and Green Cart Double Bonus"),
    later("Green, Red and Purple Cart Triple Bonus"),
)
"""By set of carts, from 1 on."""
JACKPOT_NAMES: Final = (later("Mini"), later("Minor"), later("Major"), later("Grand"))
SETS_BY_SIZE: Final = (1, 2, 4, 3, 5, 6, 7)
"""Sets of carts or features, the smaller ones first."""
TURNED: Final = (later("Pickaxe"), later("Map"), later("Lantern"), later("TNT"), later("Clem"))
"""What each level of the Symbol Upgrade turns to Diamonds."""


def pictures(*symbols: int) -> tuple[str, ...]:
    """The pictures of symbols, for a topic."""
    return tuple(CLEMS_GEMS.symbols[symbol] for symbol in symbols)


def members(features: int) -> list[int]:
    """The features of a set."""
    return [feature for feature in range(codes.FEATURES) if features & (1 << feature)]


def colour(feature: int) -> str:
    """The colour of a feature's gem and cart."""
    return _(COLOURS[feature])


def feature_name(feature: int) -> str:
    """What a feature is called."""
    return _(FEATURE_NAMES[feature])


def bonus_name(carts: int) -> str:
    """What the bonus of a set of carts is called."""
    return _(BONUS_NAMES[carts - 1])


def jackpot_name(jackpot: int) -> str:
    """What a prize of a Bonus Diamond is called."""
    return _(JACKPOT_NAMES[jackpot])


def reel_list(reels: Sequence[int]) -> str:
    """Reels in a sentence, numbered from 1."""
    return all_of([str(reel + 1) for reel in reels])


def colour_odds(features: int) -> str:
    """How likely each colour of a set of features is for a Gold Gem."""
    weights = numbers.DESIGN["gem_weights"]
    found = members(features)
    return odds([colour(feature) for feature in found], [weights[feature] for feature in found])


def chances(name: str) -> str:
    """Chances in millionths, one a colour."""
    found = zip(COLOURS, numbers.DESIGN[name], strict=True)
    return ", ".join(f"{_(each)}: {share(chance, CHANCE_UNIT)}" for each, chance in found)


def prize_odds(values: Sequence[int], weights: Sequence[int], amount: Amount) -> str:
    """Prizes beside how likely each is."""
    return odds([amount(coins) for coins in values], weights)


def gem_topic() -> Topic:
    """The gems, all of them wild (C10 to C14)."""
    return Topic(
        _("Wild gems"),
        (
            _(
                "Every reel holds Gold Gems. As a paid spin starts, each turns purple, red or green by "
                "itself. How likely: {odds}."
            ).format(odds=colour_odds(codes.ALL_FEATURES)),
            _(
                "Purple, red and green gems are wild: each stands for every symbol but Diamonds and gems of "
                "the other colours."
            ),
            _("Purple, red and green gems also pay as a row of their own, in any mixture of the three."),
            _("With all features active in extra spins, Gold Gems stay gold: wild, with a row of their own."),
        ),
        pictures(codes.PURPLE_GEM, codes.RED_GEM, codes.GREEN_GEM, codes.GOLD_GEM),
    )


def diamond_topic(amount: Amount) -> Topic:
    """Diamond Prizes (C3 to C8)."""
    return Topic(
        _("Diamond Prizes"),
        (
            _("Diamonds are on all reels. As a spin starts, a prize is drawn for each of them."),
            *_credit_sentences(amount),
            _(
                "With one Diamond or more on both reel 1 and reel 2, every Diamond pays its prize once: from "
                "the leftmost reel on, as far as each next reel shows one."
            ),
            _("Diamond Prizes are paid beside line wins. A Diamond has no pay on a line."),
        ),
        pictures(codes.DIAMOND),
    )


def _credit_sentences(amount: Amount) -> tuple[str, ...]:
    """The prizes of each group of reels with the same."""
    groups = {
        name: [reel for reel, other in enumerate(numbers.CREDITS) if other == name]
        for name in dict.fromkeys(numbers.CREDITS)
    }
    return tuple(
        _("{label} {reels}: {least} to {most}. How likely: {odds}.").format(
            label=_("Reels") if len(reels) > 1 else _("Reel"),
            reels=reel_list(reels),
            least=amount(min(values)),
            most=amount(max(values)),
            odds=prize_odds(values, numbers.DESIGN[name], amount),
        )
        for name, reels in groups.items()
        for values in (numbers.CREDIT_VALUES[reels[0]],)
    )


def cart_topic() -> Topic:
    """The carts (C16 to C18)."""
    return Topic(
        _("Carts"),
        (
            *(
                _("One or more {colour} gems on a paid spin may bring the {bonus}, with {feature}.").format(
                    colour=colour(feature), bonus=bonus_name(1 << feature), feature=feature_name(feature)
                )
                for feature in range(codes.FEATURES)
            ),
            _("Two or three carts on one spin bring one double or triple bonus, and nothing but that."),
            _("How full a cart looks changes no chance, and says nothing about what comes next."),
        ),
        pictures(codes.PURPLE_GEM, codes.RED_GEM, codes.GREEN_GEM),
    )


def bonus_topic() -> Topic:
    """What each of the seven bonuses begins with (C48 to C52)."""
    return Topic(
        _("The seven bonuses"),
        (
            *(bonus_sentence(carts) for carts in SETS_BY_SIZE),
            _("A feature added in mid-bonus is active from the next spin to the last."),
        ),
    )


def bonus_sentence(carts: int) -> str:
    """A bonus: its extra spins, its features, and those that gems may add."""
    begins = [feature_name(feature) for feature in members(carts)]
    return _("{bonus}: {spins} extra spins with {features}; {more}.").format(
        bonus=bonus_name(carts),
        spins=codes.SPINS_PER_FEATURE * len(begins),
        features=(_("the feature {names}") if len(begins) == 1 else _("the features {names}")).format(
            names=all_of(begins)
        ),
        more=added_text(codes.ALL_FEATURES & ~carts),
    )


def added_text(features: int) -> str:
    """What gems may add, of a set of features."""
    adds = [
        _("{colour} gems may add {feature}").format(colour=colour(feature), feature=feature_name(feature))
        for feature in members(features)
    ]
    if not adds:
        return _("nothing is left to add")
    text = (
        _("{adds}, with {spins} more spins") if len(adds) == 1 else _("{adds}, each with {spins} more spins")
    )
    return text.format(adds=all_of(adds), spins=codes.SPINS_PER_FEATURE)


def extra_spins_topic() -> Topic:
    """The Extra Spins Feature (C24 to C28)."""
    return Topic(
        _("Extra Spins Feature"),
        (
            _("While it is active, reel 1 holds Bonus Diamonds too. Number on its strip: {count}.").format(
                count=numbers.DESIGN["spin_diamonds"][0]
            ),
            _("As a spin starts, each becomes +1 Extra Spin or +2 Extra Spins. How likely: {odds}.").format(
                odds=odds(["+1", "+2"], numbers.DESIGN["spins"])
            ),
            _("Each +1 and +2 in view adds its one or two extra spins. It needs no win."),
            _("+1 and +2 stand for a Diamond; they have no prize of their own."),
        ),
        pictures(codes.PLUS_ONE, codes.PLUS_TWO),
    )


def upgrade_topic() -> Topic:
    """The Symbol Upgrade Feature (C29 to C35)."""
    return Topic(
        _("Symbol Upgrade Feature"),
        (
            _("While it is active, every wild gem in view goes to the meter, gold ones too."),
            *(
                _("Level {level}: {count} wilds turn every {symbol} to Diamonds.").format(
                    level=level, count=codes.FIRST_LEVEL_WILDS + level - 1, symbol=_(symbol)
                )
                for level, symbol in enumerate(TURNED, start=1)
            ),
            _("What a level turns are Diamonds from the next spin to the last of the bonus."),
            _("Each level begins to count anew; wilds beyond what it needs count for the next one."),
        ),
        pictures(codes.PICKAXE, codes.MAP, codes.LANTERN, codes.TNT, codes.CLEM),
    )


def jackpot_topic(amount: Amount) -> Topic:
    """Bonus Diamonds of the Symbol Upgrade Feature (C29, C36 to C38)."""
    return Topic(
        _("Mini, Minor, Major and Grand"),
        (
            _(
                "While the Symbol Upgrade is active, reel 5 holds Bonus Diamonds with a prize too. Number on "
                "its strip: {count}."
            ).format(count=numbers.DESIGN["prize_diamonds"][0]),
            _("Major and Grand are jackpots, Mini and Minor are bonus prizes; all four are won alike."),
            _("As a spin starts, one of four prizes is drawn for each in view. How likely: {odds}.").format(
                odds=odds([jackpot_name(each) for each in range(codes.JACKPOTS)], numbers.DESIGN["jackpots"])
            ),
            *(
                _("{name}: {bets:,}x the bet, that is {worth}.").format(
                    name=jackpot_name(jackpot), bets=coins // codes.COINS_PER_BET, worth=amount(coins)
                )
                for jackpot, coins in enumerate(numbers.JACKPOT_VALUES)
            ),
            _(
                "A Bonus Diamond stands for a Diamond. In a Diamond win that reaches reel 5 it awards its "
                "prize."
            ),
        ),
        pictures(codes.MINI_DIAMOND, codes.MINOR_DIAMOND, codes.MAJOR_DIAMOND, codes.GRAND_DIAMOND),
    )


def boosted_topic(amount: Amount) -> Topic:
    """The Boosted Prizes Feature (C39 to C43)."""
    design = numbers.DESIGN
    return Topic(
        _("Boosted Prizes Feature"),
        (
            _(
                "While it is active, reels {reels} hold Boosted Diamonds too. Number on their strips: "
                "{counts}. As a spin starts, a prize is drawn for each in view."
            ).format(
                reels=reel_list(numbers.BOOSTED_REELS), counts=all_of([*map(str, design["boosted_diamonds"])])
            ),
            *(
                _("Reel {reel}: {least} to {most}. How likely: {odds}.").format(
                    reel=reel + 1,
                    least=amount(min(numbers.BOOSTED_VALUES[reel])),
                    most=amount(max(numbers.BOOSTED_VALUES[reel])),
                    odds=prize_odds(numbers.BOOSTED_VALUES[reel], design["boosted"], amount),
                )
                for reel in numbers.BOOSTED_REELS
            ),
            _(
                "A Boosted Diamond stands for a Diamond, and pays its prize once in a Diamond win that it is "
                "part of, beside line wins."
            ),
            _(
                "Reel 5 holds Bonus Diamonds with a multiplier too. Number on its strip: {count}. One in a "
                "Diamond win multiplies all Diamond Prizes of that win. How likely: {odds}."
            ).format(
                count=design["multiplier_diamonds"][0],
                odds=odds([f"×{times}" for times in numbers.MULTIPLIER_VALUES], design["multipliers"]),
            ),
        ),
        pictures(codes.BOOSTED_DIAMOND, codes.TIMES_TWO, codes.TIMES_THREE, codes.TIMES_FIVE),
    )

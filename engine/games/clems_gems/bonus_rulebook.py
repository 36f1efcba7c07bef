"""The bonuses of Clem's Gems as a player reads of them: extra spins and their features."""

from __future__ import annotations

from typing import Final

from engine.catalogue import _
from engine.games.clems_gems import codes, topics
from engine.words import Amount, Topic, all_of, one_of

PURPLE_AND_GREEN: Final = (1 << codes.BOOSTED_PRIZES) | (1 << codes.EXTRA_SPINS)
RED_AND_GREEN: Final = (1 << codes.SYMBOL_UPGRADE) | (1 << codes.EXTRA_SPINS)


def bonus_rules(amount: Amount) -> tuple[Topic, ...]:
    """All that a cart may bring, topic by topic."""
    return (
        _seven_rules(),
        _misprint_rules(),
        _extra_spin_rules(),
        _colour_rules(),
        _activation_rules(),
        _plus_rules(),
        _upgrade_rules(),
        _jackpot_rules(amount),
        _boosted_rules(amount),
    )


def _seven_rules() -> Topic:
    return Topic(
        _("The seven bonuses"),
        (
            _(
                "The carts of one spin bring exactly one bonus: that of all of them together, and none of "
                "the smaller ones with it."
            ),
            *(topics.bonus_sentence(carts) for carts in topics.SETS_BY_SIZE),
            _("Each cart brings the feature of its colour: {features}.").format(
                features=all_of(
                    [
                        _("{colour} {feature}").format(
                            colour=topics.colour(feature), feature=topics.feature_name(feature)
                        )
                        for feature in range(codes.FEATURES)
                    ]
                )
            ),
            _("What the spin itself wins is paid as well."),
        ),
        topics.cart_topic().pictures,
    )


def _misprint_rules() -> Topic:
    return Topic(
        _("Two misprints in the published rules"),
        (
            _(
                "The published text has two errors. Of the {first} and of the {second} it says that they "
                "begin with Boosted Prizes and Symbol Upgrade, which are the features of purple and red."
            ).format(first=topics.bonus_name(PURPLE_AND_GREEN), second=topics.bonus_name(RED_AND_GREEN)),
            _(
                "It contradicts itself there: it goes on to say that red gems may add Symbol Upgrade to the "
                "first, and purple gems Boosted Prizes to the second, though no feature begins twice."
            ),
            _("Played here: the {bonus} begins with Boosted Prizes and Extra Spins.").format(
                bonus=topics.bonus_name(PURPLE_AND_GREEN)
            ),
            _("Played here: the {bonus} begins with Symbol Upgrade and Extra Spins.").format(
                bonus=topics.bonus_name(RED_AND_GREEN)
            ),
            _(
                "That is what the colours of their carts stand for everywhere else, and it agrees with all "
                "that the text says of the gems in these two bonuses."
            ),
        ),
    )


def _extra_spin_rules() -> Topic:
    return Topic(
        _("Extra spins"),
        (
            _("Extra spins cost nothing. They are played at the bet of the round that brought them."),
            _("They pay line wins and Diamond Prizes as a paid spin does, besides what the features add."),
            _("Features stay active from spin to spin, up to the last extra spin of the bonus."),
            _("Their wins are added to those of the round that brought them."),
            _("A new bonus begins anew: no spin, meter or feature is carried over from another round."),
        ),
    )


def _colour_rules() -> Topic:
    return Topic(
        _("Gold Gems in extra spins"),
        (
            _(
                "As an extra spin starts, each Gold Gem turns into one of the colours whose feature is not "
                "active, by itself."
            ),
            *(
                _("With {features} active: {colours}. How likely: {odds}.").format(
                    features=all_of([topics.feature_name(each) for each in topics.members(active)]),
                    colours=one_of([topics.colour(each) for each in topics.members(~active)]),
                    odds=topics.colour_odds(~active),
                )
                for active in topics.SETS_BY_SIZE[:-1]
            ),
            _("With all three active they do not turn: they stay gold, wild, and are collected as wilds."),
            _("A feature that is added in mid-bonus counts here from the next spin on."),
        ),
        topics.pictures(codes.GOLD_GEM),
    )


def _activation_rules() -> Topic:
    return Topic(
        _("Features added in mid-bonus"),
        (
            _(
                "After an extra spin has paid, each gem colour in view whose feature is not active has one "
                "roll, however many gems of it there are."
            ),
            _("Chance of a roll by colour: {chances}.").format(chances=topics.chances("activation_chances")),
            _("A feature that is added brings {spins} extra spins more, at once.").format(
                spins=codes.SPINS_PER_FEATURE
            ),
            _("It is active from the next spin on. Several may be added on one spin."),
            _("It can be added on the last extra spin too; then the bonus goes on."),
            _("Each feature is activated once in a bonus at most, those that it begins with included."),
        ),
        topics.cart_topic().pictures,
    )


def _plus_rules() -> Topic:
    topic = topics.extra_spins_topic()
    return Topic(
        topic.title,
        (
            *topic.sentences,
            _("Several in view all count, and one counts on the last extra spin as well."),
            _("On reel 1 they can begin a Diamond win."),
            _("The Bonus Diamonds of reel 5 have no part in this."),
        ),
        topic.pictures,
    )


def _upgrade_rules() -> Topic:
    topic = topics.upgrade_topic()
    levels = range(codes.FIRST_LEVEL_WILDS, codes.FIRST_LEVEL_WILDS + codes.LEVELS)
    return Topic(
        topic.title,
        (
            *topic.sentences,
            _("Each wild gem in view counts one: purple, red, green or gold. It needs no win."),
            _("Only wilds of spins that start with the feature active count. The meter begins empty."),
            _("So all levels ask for {levels} wilds, {total} in all.").format(
                levels=", ".join(map(str, levels)), total=sum(levels)
            ),
            _("One spin may complete several levels."),
            _("After level {level} the meter is complete, and nothing more is collected.").format(
                level=codes.LEVELS
            ),
            _("A symbol that has turned is a Diamond in full, with the prizes of Diamonds on its reel."),
        ),
        topic.pictures,
    )


def _jackpot_rules(amount: Amount) -> Topic:
    topic = topics.jackpot_topic(amount)
    return Topic(
        topic.title,
        (
            *topic.sentences,
            _("Reel 5 is reached when reels 1 to 4 each show a Diamond, or something that stands for one."),
            _("A Bonus Diamond out of reach awards nothing, whatever it shows."),
            _("The four prizes are fixed. They do not grow, and are shared with nobody."),
            _("All four are multiplied by the bet multiplier, Major and Grand too."),
            _("They are added to the Diamond Prizes of the win, and no multiplier multiplies them."),
        ),
        topic.pictures,
    )


def _boosted_rules(amount: Amount) -> Topic:
    topic = topics.boosted_topic(amount)
    return Topic(
        topic.title,
        (
            *topic.sentences,
            _("A Boosted Diamond on reel 2 can make the win: it needs no other Diamond on that reel."),
            _("Boosted prizes are multiplied by the bet multiplier, as every pay is."),
            _(
                "A multiplier counts for the prizes of Diamonds and of Boosted Diamonds; not for line wins, "
                "and not for Mini, Minor, Major or Grand."
            ),
            _("A Bonus Diamond with a multiplier has no prize of its own. It stands for a Diamond."),
            _("Several multipliers in one win would be added; the strip never shows two at once."),
            _(
                "With the Symbol Upgrade active as well, reel 5 holds both kinds of Bonus Diamonds: each "
                "shows either a prize or a multiplier."
            ),
        ),
        topic.pictures,
    )

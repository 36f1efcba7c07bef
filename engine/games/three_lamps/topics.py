"""The special symbols and features of Three Lamps, a topic for each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.catalogue import _, later
from engine.games.three_lamps import THREE_LAMPS, codes, numbers
from engine.stream import CHANCE_UNIT
from engine.words import Amount, Topic, all_of, odds, one_of, share

GEM_NAMES: Final = (later("Treasure Gem"), later("Multiply Gem"), later("Prize Gem"))
"""By feature, as the three below."""
PLURALS: Final = (later("Treasure Gems"), later("Multiply Gems"), later("Prize Gems"))
FEATURE_NAMES: Final = (later("Treasure"), later("Multiply"), later("Prize"))
LAMP_NAMES: Final = (later("Treasure Lamp"), later("Multiply Lamp"), later("Prize Lamp"))
LAMP_PICTURES: Final = ("lamp-treasure", "lamp-multiply", "lamp-prize")
LEVEL_NAMES: Final = (
    later("base level"),
    later("first level"),
    later("second level"),
    later("third level"),
)
"""By level as the engine counts them, from 0 (L8)."""
PRIZE_NAMES: Final = (later("Mini"), later("Minor"), later("Maxi"), later("Major"), later("Grand"))
PRIZE_PICTURES: Final = ("prize-mini", "prize-minor", "prize-maxi", "prize-major", "prize-grand")
BUY_NAMES: Final = {
    "treasure": later("Treasure Lamp"),
    "multiply": later("Multiply Lamp"),
    "prize": later("Prize Lamp"),
    "triple": later("Triple Lamp"),
}
"""By feature buy, in the order of the record."""


def pictures(*symbols: int) -> tuple[str, ...]:
    """The pictures of symbols, for a topic."""
    return tuple(THREE_LAMPS.symbols[symbol] for symbol in symbols)


def lamp_picture(feature: int, *, lit: bool) -> str:
    """The picture of a lamp that is unlocked, or of one that is not."""
    return LAMP_PICTURES[feature] + ("" if lit else "-dull")


def gem_picture(feature: int) -> str:
    """The picture of a feature's gem."""
    return THREE_LAMPS.symbols[codes.FIRST_GEM + feature]


def gem_name(feature: int) -> str:
    """What a feature's gem is called."""
    return _(GEM_NAMES[feature])


def lamp_name(feature: int) -> str:
    """What a feature's lamp is called."""
    return _(LAMP_NAMES[feature])


def level_name(level: int) -> str:
    """What a level is called."""
    return _(LEVEL_NAMES[level])


def buy_name(buy: str) -> str:
    """What a feature buy is called."""
    return _(BUY_NAMES[buy])


def prize_name(prize: int) -> str:
    """What a prize is called."""
    return _(PRIZE_NAMES[prize])


def members(features: int) -> list[int]:
    """The features of a set."""
    return [feature for feature in range(codes.FEATURES) if features & (1 << feature)]


def feature_list(features: int) -> str:
    """The features of a set in a sentence."""
    return all_of([_(FEATURE_NAMES[feature]) for feature in members(features)])


def gem_list(features: int) -> str:
    """The gems of a set of features in a sentence, one of each."""
    return all_of([gem_name(feature) for feature in members(features)])


def bonus_name(features: int) -> str:
    """What the Lamp Bonus is called that begins with a set of features."""
    return _("Lamp Bonus with {features}").format(features=feature_list(features))


def bar_text(parts: int) -> str:
    """How full a bar is: `7/12`."""
    return f"{parts}/{codes.PARTS}"


def chances(name: str) -> str:
    """Chances in millionths, one a gem."""
    found = zip(GEM_NAMES, numbers.DESIGN[name], strict=True)
    return ", ".join(f"{_(gem)}: {share(chance, CHANCE_UNIT)}" for gem, chance in found)


def value_odds(name: str, amount: Amount) -> str:
    """How likely each value of cash is, at the reader's bet."""
    return odds([amount(coins) for coins in numbers.CASH_VALUES], numbers.DESIGN[name])


def times_odds(name: str) -> str:
    """How likely each number of additions or of multiplied symbols is, from the fewest on."""
    weights = numbers.DESIGN[name]
    return odds([str(codes.FEWEST_TIMES + more) for more in range(len(weights))], weights)


def most_times(name: str) -> int:
    """The greatest number of additions or of multiplied symbols."""
    return codes.FEWEST_TIMES + len(numbers.DESIGN[name]) - 1


def bets_text(coins: int) -> str:
    """An amount in bets: `0.25x`, `10x`."""
    return f"{coins / codes.COINS_PER_BET:,g}x"


def bets_list(values: Sequence[int]) -> str:
    """Values in bets of which one holds, in a sentence."""
    return one_of([bets_text(coins) for coins in values])


def wild_topic() -> Topic:
    """Wilds (L2, L3)."""
    return Topic(
        _("Wild"),
        (
            _("Wilds land in stacks on all reels. A wild stands for every paying symbol."),
            _("No wild stands for a gem. Gems never pay on a line."),
            _("A line of wilds alone pays as the best symbol, the Peacock."),
        ),
        pictures(codes.WILD),
    )


def level_topic() -> Topic:
    """The four levels (L4 to L8, L13)."""
    return Topic(
        _("Lamps and levels"),
        (
            *(level_sentence(level) for level in range(codes.TOP_LEVEL + 1)),
            _(
                "Level and bar are kept for ever, for each bet apart. Every bet has lamps of its own, and "
                "begins at the base level."
            ),
            _("A new level counts from the next spin on."),
        ),
        (
            *(lamp_picture(feature, lit=True) for feature in range(codes.FEATURES)),
            *map(gem_picture, range(codes.FEATURES)),
        ),
    )


def level_sentence(level: int) -> str:
    """A level: the gems that land, what they trigger, and what is collected for the next lamp."""
    land = gems_list(range(min(level + 1, codes.FEATURES)))
    what = (
        _("{level}: only {gems} can appear")
        if level < codes.TOP_LEVEL - 1
        else _("{level}: {gems} may all land")
    )
    parts = (what.format(level=level_name(level).capitalize(), gems=land), _triggers(level), _collects(level))
    return "; ".join(parts) + "."


def gems_list(features: Iterable[int]) -> str:
    """Gems in a sentence, each in the plural."""
    return all_of([_(PLURALS[feature]) for feature in features])


def _triggers(level: int) -> str:
    """What gems trigger at a level."""
    if level == 0:
        return _("all lamps are asleep, and nothing triggers")
    return _("the Lamp Bonus may be triggered at random by {gems}").format(gems=gems_list(range(level)))


def _collects(level: int) -> str:
    """What is collected at a level, and for which lamp."""
    if level == codes.TOP_LEVEL:
        return _("all lamps are unlocked, and nothing is left to collect")
    return _("{count} {gems} fill the bar, unlock the {lamp} and lead to the {next}").format(
        count=codes.PARTS, gems=_(PLURALS[level]), lamp=lamp_name(level), next=level_name(level + 1)
    )


def trigger_topic() -> Topic:
    """What brings the Lamp Bonus (L9, L10)."""
    return Topic(
        _("What brings the Lamp Bonus"),
        (
            _("Each gem of an unlocked lamp in view on a spin may trigger the Lamp Bonus by itself."),
            _("Chance of each gem to trigger: {chances}.").format(chances=chances("trigger_chances")),
            _(
                "If one triggers, each other gem of an unlocked lamp in view may join it. Chance of each: "
                "{chances}."
            ).format(chances=chances("join_chances")),
            _("The bonus begins with the features of all gems that triggered or joined."),
        ),
        tuple(map(gem_picture, range(codes.FEATURES))),
    )


def bonus_topic(amount: Amount) -> Topic:
    """The Lamp Bonus itself (L19 to L25)."""
    return Topic(
        _("Lamp Bonus"),
        (
            _(
                "Hold and respin on an empty grid, with {respins} respins at first. Each respin that brings "
                "cash or a gem sets them back to {respins}."
            ).format(respins=codes.RESPINS),
            _(
                "The grid is {reels}x{low}, or {reels}x{tall} with the Prize feature. If Prize is activated "
                "in mid-bonus, it grows to {reels}x{tall}."
            ).format(reels=codes.REELS, low=codes.LOW_ROWS, tall=codes.TALL_ROWS),
            _("Nothing but cash, gems and empty places can appear."),
            _("Cash stays where it lands. Gems do not stay."),
            _("A cash symbol shows {bets} the bet, from {least} to {most}.").format(
                bets=bets_list(numbers.CASH_VALUES),
                least=amount(min(numbers.CASH_VALUES)),
                most=amount(max(numbers.CASH_VALUES)),
            ),
            _("The first respin always brings cash. At the end all cash is paid, and prizes beside it."),
        ),
        pictures(codes.CASH),
    )


def gem_topics(amount: Amount) -> tuple[Topic, ...]:
    """What the gems of active features do to cash (L26, L27)."""
    return (
        Topic(gem_name(codes.TREASURE), treasure_sentences(amount), pictures(codes.TREASURE_GEM)),
        Topic(gem_name(codes.MULTIPLY), multiply_sentences(), pictures(codes.MULTIPLY_GEM)),
    )


def treasure_sentences(amount: Amount) -> tuple[str, ...]:
    """What a Treasure Gem does while its feature is active (L26)."""
    return (
        _(
            "While Treasure is active, a Treasure Gem adds one and the same value {least} to {most} times, "
            "each time to any cash symbol; one symbol may be met several times."
        ).format(least=codes.FEWEST_TIMES, most=most_times("added_times")),
        _("The value is {bets} the bet. How likely: {odds}.").format(
            bets=bets_list(numbers.CASH_VALUES), odds=value_odds("added", amount)
        ),
        _("Number of additions. How likely: {odds}.").format(odds=times_odds("added_times")),
    )


def multiply_sentences() -> tuple[str, ...]:
    """What a Multiply Gem does while its feature is active (L27)."""
    return (
        _(
            "While Multiply is active, a Multiply Gem multiplies {least} to {most} different cash symbols, "
            "all by the same number; if there are fewer, it multiplies all of them."
        ).format(least=codes.FEWEST_TIMES, most=most_times("multiplied_times")),
        _("How likely each multiplier is: {odds}.").format(
            odds=odds([f"×{times}" for times in numbers.MULTIPLIERS], numbers.DESIGN["multipliers"])
        ),
        _("Number of cash symbols. How likely: {odds}.").format(odds=times_odds("multiplied_times")),
        _("When both land in one respin, Multiply Gems act after Treasure Gems."),
    )


def prize_topic(amount: Amount) -> Topic:
    """Prize Gems and the five prizes (L30 to L35)."""
    return Topic(
        _("Prize Gem and the five prizes"),
        (
            _(
                "While Prize is active, a Prize Gem sends a token to one of five prizes. How likely: {odds}."
            ).format(odds=token_odds(codes.PRIZES)),
            *(
                _("{name}: {bets} the bet, that is {worth}.").format(
                    name=prize_name(prize), bets=bets_text(coins), worth=amount(coins)
                )
                for prize, coins in enumerate(numbers.PRIZE_VALUES)
            ),
            _("{tokens} tokens on one prize award it and empty its bar; only the Grand’s stays full.").format(
                tokens=codes.TOKENS
            ),
            _("Cash on all {cells} places with Prize active awards the Grand.").format(
                cells=codes.BONUS_CELLS
            ),
        ),
        (*pictures(codes.PRIZE_GEM), *PRIZE_PICTURES),
    )


def token_odds(prizes: int) -> str:
    """How likely a token is for each of the first so many prizes."""
    return odds([prize_name(prize) for prize in range(prizes)], numbers.DESIGN["tokens"][:prizes])


def buy_topic(amount: Amount) -> Topic:
    """The four feature buys (L39, L40, L42)."""
    return Topic(
        _("Feature buys"),
        (
            *(buy_sentence(buy, amount) for buy in THREE_LAMPS.buys),
            _("In a bought round all lamps are unlocked. Your own lamps stay as they are."),
            _("Prices are play credits, as bets are. Nothing costs money."),
        ),
        tuple(lamp_picture(feature, lit=True) for feature in range(codes.FEATURES)),
    )


def bought_features(buy: str) -> int:
    """The set of features of a feature buy."""
    features: int = THREE_LAMPS.numbers.bought[THREE_LAMPS.mode(buy)]
    return features


def buy_sentence(buy: str, amount: Amount) -> str:
    """A feature buy: its price, its gems and its features."""
    price = THREE_LAMPS.buys[buy]
    features = bought_features(buy)
    text = (
        _("{name}, {price}x the bet, that is {worth}: exactly one {gems}, and the {bonus}.")
        if len(members(features)) == 1
        else _("{name}, {price}x the bet, that is {worth}: exactly one each of {gems}, and the {bonus}.")
    )
    return text.format(
        name=buy_name(buy),
        price=price,
        worth=amount(price * codes.COINS_PER_BET),
        gems=gem_list(features),
        bonus=bonus_name(features),
    )

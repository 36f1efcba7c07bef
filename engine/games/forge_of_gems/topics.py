"""The special symbols and features of Forge of Gems, a topic for each."""

from __future__ import annotations

from engine.catalogue import _
from engine.games.forge_of_gems import FORGE_OF_GEMS, codes, numbers
from engine.words import Amount, Topic, one_of, share


def picture(symbol: int) -> tuple[str, ...]:
    """The picture of one symbol, for a topic."""
    return (FORGE_OF_GEMS.symbols[symbol],)


def wild_topic(amount: Amount) -> Topic:
    """The Wild."""
    pays = numbers.PAYS[codes.WILD]
    return Topic(
        _("Wild"),
        (
            _("A wild stands for every symbol but the scatter and the symbols of the Forge Reel."),
            _(
                "Wilds alone pay as their own row: {five} for five, {four} for four, {three} for three."
            ).format(five=amount(pays[5]), four=amount(pays[4]), three=amount(pays[3])),
        ),
        picture(codes.WILD),
    )


def box_topic(amount: Amount) -> Topic:
    """The scatter, and what GEMBOX may hold."""
    return Topic(
        _("Scatter and GEMBOX"),
        (
            _("The red flower jewel is the scatter. It can land on every reel, or come from the Forge Reel."),
            _("{count} or more in view after the last cascade of a paid spin award GEMBOX.").format(
                count=codes.FEWEST_SCATTERS
            ),
            *(
                _("{count}: {options}.").format(count=box_name(box), options=box_odds(box, amount))
                for box in range(codes.BOXES)
            ),
        ),
        picture(codes.SCATTER),
    )


def box_name(box: int) -> str:
    """What opens a box: `3 scatters`, and so on; the last box is for more, too."""
    count = codes.FEWEST_SCATTERS + box
    more = "+" if box == codes.BOXES - 1 else ""
    return _("{count}{more} scatters").format(count=count, more=more)


def box_odds(box: int, amount: Amount) -> str:
    """What a box may hold, each with its odds."""
    weights = numbers.BOX_WEIGHTS[box]
    total = sum(weights)
    parts = [
        _("{content} ({share})").format(content=box_content(option, amount), share=share(weight, total))
        for option, weight in zip(numbers.BOX_OPTIONS[box], weights, strict=True)
    ]
    return one_of(parts)


def box_content(option: tuple[int, int], amount: Amount) -> str:
    """What an option holds: a prize, free spins, or both."""
    prize, spins = option
    parts = []
    if prize:
        worth = amount(prize * codes.COINS_PER_BET)
        parts.append(_("{prize}x the bet, that is {worth},").format(prize=prize, worth=worth))
    if spins:
        parts.append(_("{spins} free spins").format(spins=spins))
    return _(" and ").join(parts).removesuffix(",")


def forge_topic() -> Topic:
    """The Forge Reel (F8 to F10)."""
    return Topic(
        _("Forge Reel"),
        (
            _("The reel on top has one symbol above each reel. It is not part of the ways and never pays."),
            _("When a win leaves empty cells on a reel, the symbol above it drops and takes effect."),
        ),
    )


def vertical_wild_topic() -> Topic:
    """The Vertical Wild (F21)."""
    return Topic(
        _("Vertical Wild"),
        (_("Turns all symbols on its reel into wilds, itself too, but no scatter."),),
        picture(codes.VERTICAL_WILD),
    )


def horizontal_wild_topic() -> Topic:
    """The Horizontal Wild (F22)."""
    return Topic(
        _("Horizontal Wild"),
        (
            _("Turns matching normal symbols on its row into wilds, and itself."),
            _most_sentence(_("row"), _("leftmost")),
        ),
        picture(codes.HORIZONTAL_WILD),
    )


def vertical_splitter_topic() -> Topic:
    """The Vertical Splitter (F23)."""
    return Topic(
        _("Vertical Splitter"),
        (
            _("Splits matching normal symbols on its reel: each becomes one more."),
            _most_sentence(_("reel"), _("topmost")),
            _("Then it vanishes, and its reel falls and is filled again."),
        ),
        picture(codes.VERTICAL_SPLITTER),
    )


def horizontal_splitter_topic() -> Topic:
    """The Horizontal Splitter (F24)."""
    return Topic(
        _("Horizontal Splitter"),
        (
            _("Splits every other symbol on its row but scatters: each becomes one more."),
            _("It becomes a wild itself."),
        ),
        picture(codes.HORIZONTAL_SPLITTER),
    )


def _most_sentence(where: str, first: str) -> str:
    return _(
        "“Matching” is the normal symbol on most cells of the {where}; between equals the one that pays "
        "more for five, then the {first}."
    ).format(where=where, first=first)


def multiplier_topic() -> Topic:
    """The Multiplier (F18 to F20)."""
    return Topic(
        _("Multiplier"),
        (
            _("When it cascades, the win multiplier grows by one; it counts from the next wins on."),
            _("The win multiplier starts at ×1 on every spin, but is never reset during free spins."),
        ),
        picture(codes.MULTIPLIER),
    )


def blank_topic() -> Topic:
    """The Blank (F28)."""
    return Topic(
        _("Blank"),
        (_("Vanishes when it cascades; a new symbol takes its place."),),
        picture(codes.BLANK),
    )


def split_topic() -> Topic:
    """Splitting, and how far it goes (F7, F25)."""
    heights = " × ".join(map(str, codes.TALLEST))
    return Topic(
        _("Split symbols"),
        (
            _("A cell holds one symbol, up to {most} times; each copy counts for the ways.").format(
                most=codes.MOST_COPIES
            ),
            _("The reels have room for so many copies: {heights} = {ways:,} ways, and never more.").format(
                heights=heights, ways=codes.MOST_WAYS
            ),
            _("A copy that would go beyond is not added; the rest of the effect goes on."),
        ),
    )


def free_topic() -> Topic:
    """Free spins (F20, F33 to F35)."""
    return Topic(
        _("Free spins"),
        (
            _("They are played at the bet of the round that brought them. The win multiplier starts at ×1."),
            _("The win multiplier never resets: it stays until the last free spin."),
            _("The Forge Reel has no Blanks, and each free spin begins with a Multiplier on it at least."),
            _("There are no scatters in free spins, so they cannot be re-triggered."),
        ),
        picture(codes.MULTIPLIER),
    )

"""The rules of Forge of Gems as a player reads them, every ruling that a player could care about."""

from __future__ import annotations

from engine.catalogue import _
from engine.games.forge_of_gems import FORGE_OF_GEMS, codes, topics
from engine.money import MINOR, format_money
from engine.words import Amount, Topic


def rules(amount: Amount) -> tuple[Topic, ...]:
    """The whole rules, topic by topic."""
    return (
        _way_rules(),
        _wild_rules(amount),
        _cascade_rules(),
        _order_rules(),
        _forge_wild_rules(),
        _splitter_rules(),
        _multiplier_rules(),
        _box_rules(amount),
        _free_rules(),
        _limit_rules(),
        _bet_rules(),
    )


def _way_rules() -> Topic:
    game = FORGE_OF_GEMS
    return Topic(
        _("The game"),
        (
            _("{reels} reels of {rows} rows, and the Forge Reel of {reels} symbols on top.").format(
                reels=game.reels, rows=game.rows
            ),
            _("Wins are ways: matching symbols on adjacent reels, from the leftmost reel on, in any rows."),
            _("At least three reels pay. “Matching” means the same symbol or a wild for it."),
            _(
                "A symbol’s ways are the number of it and of wilds on the first reel, times that on "
                "the second, and so on. A split symbol counts once for each of its copies."
            ),
            _("A symbol pays: its pay for so many reels, times its ways, times the win multiplier."),
            _(
                "Only the highest winning combination per symbol is paid: all its ways of the greatest "
                "length. Five reels do not pay as four and three again."
            ),
            _("Wins of different symbols, of all cascades and of all features are added."),
            _("All wins of a round are paid together, at its end."),
            _("Up to {ways:,} ways; see “Splitters and split symbols” for why there are never more.").format(
                ways=game.most_ways
            ),
            _("Each cell is drawn by itself from the list of its reel, whose entries are equally likely."),
            _("RTP is achieved through participation."),
        ),
    )


def _wild_rules(amount: Amount) -> Topic:
    return Topic(
        _("Wilds"),
        (
            *topics.wild_topic(amount).sentences,
            _("A way of wilds alone is paid once, in the wilds’ own row, and counts for no other symbol."),
            _("So the wilds’ row and other symbols may pay together, for different ways."),
        ),
        topics.picture(codes.WILD),
    )


def _cascade_rules() -> Topic:
    return Topic(
        _("Cascades and the Forge Reel"),
        (
            _("The Forge Reel is inactive when a spin lands: it pays nothing and does nothing there."),
            _("All winning combinations are removed together: whole cells, with all copies in them."),
            _("What is above falls down and keeps its copies."),
            _("Above each reel with an empty cell the forge symbol drops; above the others it stays."),
            _("It comes to rest on what has fallen. New symbols fill the cells above it."),
            _("A new symbol then takes the empty place on the Forge Reel."),
            _("The board is evaluated again, and so on for as long as there are new wins."),
            _("The whole Forge Reel is drawn anew for every spin."),
            _("A scatter that drops from the Forge Reel is an ordinary scatter from then on."),
        ),
    )


def _order_rules() -> Topic:
    return Topic(
        _("Order of effects"),
        (
            _("Multipliers and Blanks act as they drop and vanish; their cells are filled at once."),
            _(
                "When all reels are full, forge wilds and Splitters act, from the left reel to the right, "
                "each completely before the next."
            ),
            _("Each acts on the reel or the row in which it has come to rest."),
            _("After the last of them the board is evaluated."),
        ),
    )


def _forge_wild_rules() -> Topic:
    vertical, horizontal = topics.vertical_wild_topic(), topics.horizontal_wild_topic()
    return Topic(
        _("Forge wilds"),
        (
            _("Vertical Wild: {text}").format(text=" ".join(vertical.sentences)),
            _("Horizontal Wild: {text}").format(text=" ".join(horizontal.sentences)),
            _("All cells with that symbol on the row turn wild; cells are counted, not copies."),
            _("With no normal symbol on the row, only the Horizontal Wild itself becomes a wild."),
            _("A split symbol that turns wild keeps its copies."),
        ),
        vertical.pictures + horizontal.pictures,
    )


def _splitter_rules() -> Topic:
    vertical, horizontal = topics.vertical_splitter_topic(), topics.horizontal_splitter_topic()
    return Topic(
        _("Splitters and split symbols"),
        (
            _("Vertical Splitter: {text}").format(text=" ".join(vertical.sentences)),
            _("Every cell with that symbol on the reel gets one copy, from top to bottom."),
            _("What fills the reel then may be a scatter; nothing else acts on it this time."),
            _("Horizontal Splitter: {text}").format(text=" ".join(horizontal.sentences)),
            _("It splits wilds too, and forge symbols on the row that have not acted yet."),
            _("It is one wild, and more only if another Splitter has split it before."),
            *topics.split_topic().sentences,
            _("Cells of a reel are split from top to bottom, cells of a row from left to right."),
            _("Scatters are never split, never turned wild and never removed by a win."),
        ),
        vertical.pictures + horizontal.pictures,
    )


def _multiplier_rules() -> Topic:
    return Topic(
        _("Win multiplier"),
        (
            *topics.multiplier_topic().sentences,
            _("A Multiplier does not count for the win that made it cascade."),
            _("On the Forge Reel it does nothing until it cascades."),
            _("Every win of ways is multiplied by the number shown. A prize of GEMBOX is not."),
        ),
        topics.picture(codes.MULTIPLIER),
    )


def _box_rules(amount: Amount) -> Topic:
    return Topic(
        _("Scatters and GEMBOX"),
        (
            *topics.box_topic(amount).sentences,
            _("A reel may hold several scatters. They are counted once, after the last cascade."),
            _("The percentages are the odds of each content, once the box is won."),
            _(
                "What is inside is drawn with the round, before anything is shown. Choosing or pressing "
                "anything while it opens changes nothing."
            ),
            _("A prize is for the total bet and comes first; free spins follow at once."),
            _("Scatters have no pay of their own. GEMBOX comes once in a paid spin at most."),
        ),
        topics.picture(codes.SCATTER),
    )


def _free_rules() -> Topic:
    return Topic(
        _("Free spins"),
        (
            *topics.free_topic().sentences,
            _(
                "The place of that Multiplier is drawn first. It must cascade to count: above a reel without "
                "an empty cell it does nothing."
            ),
            _("What fills the Forge Reel during a free spin has no Blanks, but need not hold a Multiplier."),
            _("Their wins are added to those of the round that brought them."),
        ),
        topics.picture(codes.MULTIPLIER),
    )


def _limit_rules() -> Topic:
    game = FORGE_OF_GEMS
    heights = "-".join(map(str, codes.TALLEST))
    return Topic(
        _("Limits"),
        (
            _(
                "A round pays {cap:,} times the bet at most. Where wins reach that, the round ends: no "
                "further cascade, no GEMBOX and no further free spin, and exactly that much is paid."
            ).format(cap=game.cap),
            *(
                _(
                    "Under the label {label} a round pays {limit} {label} or {cap:,}x the bet at most, "
                    "whichever comes first; the menu turns that off and on. With play credits there is none."
                ).format(label=label, limit=_whole(limit), cap=game.cap)
                for label, limit in game.currency_limits.items()
            ),
            *_cap_comes_first(),
            _("No other limits apply."),
            _(
                "{ways:,} ways are the most that a board can have, by heights of {heights}. The figures "
                "above say how near play has come."
            ).format(ways=game.most_ways, heights=heights),
        ),
    )


def _cap_comes_first() -> tuple[str, ...]:
    """That the cap comes before every limit, where it does."""
    game = FORGE_OF_GEMS
    if any(limit < game.cap * game.bets[-1] for limit in game.currency_limits.values()):
        return ()
    return (_("At the bets offered here, {cap:,}x always comes first.").format(cap=game.cap),)


def _whole(amount: int) -> str:
    """A round sum of money, without hundredths."""
    return f"{amount // MINOR:,}"


def _bet_rules() -> Topic:
    bets = ", ".join(map(format_money, FORGE_OF_GEMS.bets))
    return Topic(
        _("Bets and unfinished games"),
        (
            _("Bets: {bets}. Plus and minus change the bet by one step.").format(bets=bets),
            _("A coin is a tenth of the bet, and every pay is whole coins; nothing is rounded."),
            _("Nothing is kept from one round to the next; every round stands alone."),
            _("An interrupted round is kept until you open the game again, and then shown from its start."),
            _(
                "A round that was paid for but not decided is void after 7 days: its bet is returned. A "
                "decided round is never void."
            ),
        ),
    )

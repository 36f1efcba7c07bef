"""The rules of Clem's Gems as a player reads them, every ruling that a player could care about."""

from __future__ import annotations

from collections.abc import Sequence

from engine.catalogue import _
from engine.games.clems_gems import CLEMS_GEMS, codes, numbers, topics
from engine.games.clems_gems.bonus_rulebook import bonus_rules
from engine.money import format_money
from engine.stream import CHANCE_UNIT
from engine.words import Amount, Topic, all_of, odds, share


def rules(amount: Amount) -> tuple[Topic, ...]:
    """The whole rules, topic by topic."""
    return (
        _line_rules(),
        _gem_rules(amount),
        _diamond_rules(amount),
        _cart_rules(),
        *bonus_rules(amount),
        _order_rules(),
        _limit_rules(),
        _bet_rules(),
    )


def _line_rules() -> Topic:
    game = CLEMS_GEMS
    return Topic(
        _("The game"),
        (
            _("{reels} reels of {rows} rows, {lines} lines, always all in play.").format(
                reels=game.reels, rows=game.rows, lines=len(game.lines)
            ),
            _("A paid spin is one that a bet is paid for; extra spins are those of a bonus, and are not."),
            _("A line runs from the left to the right, through one cell of each reel."),
            _("Three, four or five matching symbols on a line pay, reel by reel from the leftmost on."),
            _("“Matching” means the same symbol or a wild gem for it."),
            _("A line pays once: of all ways to read it, the one that pays most."),
            _("Wins of different lines are added, and so are Diamond Prizes and all that a bonus pays."),
            _("All wins of a round are paid together, at its end."),
            _(
                "A bet is {coins} coins times the bet multiplier, which is the bet divided by {least}; the "
                "published text calls such coins credits. Every pay and every prize is multiplied by the bet "
                "multiplier, and the amounts on this page are already."
            ).format(coins=game.coins_per_bet, least=format_money(game.coins_per_bet)),
            _(
                "All symbols land by reel strips; each stop of a strip is equally likely. Extra spins have "
                "strips of their own, one set for each set of active features."
            ),
        ),
    )


def _gem_rules(amount: Amount) -> Topic:
    pays = numbers.PAYS[codes.RED_GEM]
    golden = numbers.PAYS[codes.GOLD_GEM]
    text = _("{row}: {five} for five, {four} for four, {three} for three.")
    return Topic(
        _("Wild gems"),
        (
            *topics.gem_topic().sentences,
            *(
                text.format(row=row, five=amount(own[5]), four=amount(own[4]), three=amount(own[3]))
                for row, own in ((_("Purple, red and green gems"), pays), (_("Gold Gems"), golden))
            ),
            _("In a paid spin every Gold Gem turns, so none is gold when the reels have come to rest."),
            _(
                "Gems of different colours may stand for the same symbol on one line: a purple gem for it, "
                "and a red gem beside it too."
            ),
            _(
                "A line that begins with gems is read both ways, as a row of gems and as a symbol that they "
                "stand for, and pays the better one."
            ),
            _("No gem stands for a Diamond, nor for anything that stands for a Diamond."),
            _(
                "Gold Gems and gems of a colour make no row together. They never meet either: Gold Gems stay "
                "gold only while no other colour can appear."
            ),
        ),
        topics.gem_topic().pictures,
    )


def _diamond_rules(amount: Amount) -> Topic:
    places = _(
        "Places with a Diamond on the strips of reels 1 to {reels}: {paid} in a paid spin; {extra} in an "
        "extra spin."
    )
    return Topic(
        _("Diamond Prizes"),
        (
            *topics.diamond_topic(amount).sentences,
            _("A reel may show several Diamonds; each of them pays."),
            _("The first reel without a Diamond ends it: Diamonds beyond that reel pay nothing."),
            _("Prizes are added up. There are no ways and no lines to Diamonds; no prize counts twice."),
            _("A prize is multiplied by the bet multiplier. A Diamond shows what it pays at your bet."),
            places.format(
                reels=CLEMS_GEMS.reels,
                paid=all_of([*map(str, numbers.DESIGN["diamonds"])]),
                extra=all_of([*map(str, numbers.DESIGN["extra_diamonds"])]),
            ),
        ),
        topics.pictures(codes.DIAMOND),
    )


def _cart_rules() -> Topic:
    rich = share(numbers.DESIGN["hot_chance"][0], CHANCE_UNIT)
    return Topic(
        _("What brings a cart"),
        (
            _(
                "After a paid spin has paid, there is one roll for each gem colour in view. One gem of a "
                "colour gives the same chance as many."
            ),
            _(
                "Before these rolls, one draw says whether the spin is rich. With a coloured gem in view, "
                "{share} of spins are; the others are plain. Nothing else decides it."
            ).format(share=rich),
            _("Chance of each colour’s cart on a plain spin: {chances}.").format(
                chances=topics.chances("cart_chances")
            ),
            _("On a rich spin: {chances}. So several carts can come together.").format(
                chances=topics.chances("hot_cart_chances")
            ),
            *_all_in_all(),
            _(
                "The heaps in the carts are decoration. How full a cart looks changes no chance, and says "
                "nothing about what comes next."
            ),
            _("Gems in extra spins bring no cart; they may add a feature."),
        ),
        topics.cart_topic().pictures,
    )


def _all_in_all() -> tuple[str, ...]:
    """How likely carts are by colours in view; sets of colours with the same odds together."""
    groups: dict[tuple[int, str], list[str]] = {}
    for carts in topics.SETS_BY_SIZE:
        seen = topics.members(carts)
        name = all_of([topics.colour(feature) for feature in seen])
        groups.setdefault((len(seen), cart_odds(seen)), []).append(name)
    counts = ("", _("one colour"), _("two colours"), _("three colours"))
    return tuple(
        _("All in all, with {count} in view ({colours}): {odds}.").format(
            count=counts[count], colours="; ".join(names), odds=found
        )
        for (count, found), names in groups.items()
    )


def cart_odds(seen: Sequence[int]) -> str:
    """How likely each number of carts is with these colours in view, over rich and plain spins."""
    hot = numbers.DESIGN["hot_chance"][0] / CHANCE_UNIT
    cold_counts = cart_counts([numbers.DESIGN["cart_chances"][each] for each in seen])
    hot_counts = cart_counts([numbers.DESIGN["hot_cart_chances"][each] for each in seen])
    names = (_("no cart"), _("one cart"), _("two carts"), _("three carts"))
    return odds(
        names[: len(seen) + 1],
        [(1 - hot) * cold + hot * warm for cold, warm in zip(cold_counts, hot_counts, strict=True)],
    )


def cart_counts(rolls: Sequence[int]) -> list[float]:
    """How likely each number of carts is after rolls with these chances in millionths, from none to all."""
    counts = [1.0]
    for roll in rolls:
        chance = roll / CHANCE_UNIT
        counts = [
            missed * (1 - chance) + met * chance
            for missed, met in zip([*counts, 0.0], [0.0, *counts], strict=True)
        ]
    return counts


def _order_rules() -> Topic:
    return Topic(
        _("Order of a round"),
        (
            _("The reels stop, Gold Gems turn, prizes are drawn. Nothing changes on the board after that."),
            _("Lines pay, then Diamonds. After a paid spin follow the rolls for carts, then the bonus."),
            _(
                "After an extra spin +1 and +2 are added, wilds are collected and levels completed; then "
                "come the rolls for features."
            ),
        ),
    )


def _limit_rules() -> Topic:
    return Topic(
        _("Limits"),
        (
            _(
                "A round pays {cap:,} times the bet at most. Where wins reach that, the round ends: no bonus "
                "begins, no further extra spin is played, and exactly that much is paid."
            ).format(cap=CLEMS_GEMS.cap),
            _("A bonus has {spins} extra spins at most; what would go beyond that is not added.").format(
                spins=codes.MOST_SPINS
            ),
            _("No other limits apply."),
        ),
    )


def _bet_rules() -> Topic:
    return Topic(
        _("Bets and unfinished games"),
        (
            _("Bets: {bets}. Plus and minus change the bet by one step.").format(
                bets=", ".join(map(format_money, CLEMS_GEMS.bets))
            ),
            _("A coin is an eightieth of the bet, and every pay is whole coins; nothing is rounded."),
            _("Nothing is kept from one round to the next; every round stands alone."),
            _("An interrupted round is kept until you open the game again, and then shown from its start."),
            _(
                "A round that was paid for but not decided is void after 7 days: its bet is returned. A "
                "decided round is never void."
            ),
        ),
    )

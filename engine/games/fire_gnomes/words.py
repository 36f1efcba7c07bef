"""Fire Gnomes in words: names, what each symbol pays, and the rules as a player reads them.

Every figure comes from `numbers`, so that no page can say another. `amount` turns coins into text at
the reader's bet.
"""

from __future__ import annotations

from typing import Final

from engine.catalogue import _, later
from engine.game import State
from engine.games.fire_gnomes import FIRE_GNOMES, codes, numbers
from engine.words import Amount, FigureNames, Kept, KeptItem, PayRow, Topic, all_of, odds, rows_of_pays

NAME: Final = later("Fire Gnomes")
LINE: Final = later("Bombs roll in, and fire leaps from cell to cell.")

SYMBOL_NAMES: Final = (
    later("Club"),
    later("Heart"),
    later("Diamond"),
    later("Spade"),
    later("Green mushroom"),
    later("Orange mushroom"),
    later("Purple mushroom"),
    later("Blue mushroom"),
    later("Wild"),
    later("Wild ×2"),
    later("Wild ×3"),
    later("Wild ×4"),
    later("Wild ×5"),
    later("Scatter"),
    later("Feature activation"),
    later("Wild barrel"),
    later("Multiplier barrel"),
    later("Silver shield"),
    later("Gold shield"),
)
AWARD_NAMES: Final = (
    later("Added wilds"),
    later("Added wild multipliers"),
    later("Silver prize"),
    later("Gold prize"),
)
SPECIALS: Final = {
    codes.RETRIGGER: "retrigger",
    codes.BOOST: "boost",
    codes.ROW: "row",
    codes.COLUMN: "column",
    codes.ORTHOGONAL: "orthogonal",
}
"""Pictures of the special bonus symbols."""


def pay_rows(amount: Amount) -> tuple[PayRow, ...]:
    """What each symbol pays on a line, the best first."""
    rows = sorted(numbers.PAYS.items(), key=lambda row: (-max(row[1].values()), -row[0]))
    return rows_of_pays(rows, FIRE_GNOMES.symbols, SYMBOL_NAMES, amount)


def kept(state: State, amount: Amount) -> Kept:
    """The shelves, each with its present award."""
    counts = [f"×{count}" for count in state[: codes.AWARD_SILVER]]
    texts = counts + [amount(coins) for coins in state[codes.AWARD_SILVER :]]
    items = tuple(
        KeptItem(FIRE_GNOMES.symbols[codes.FIRST_BUILD_UP + award], _(name), text)
        for award, (name, text) in enumerate(zip(AWARD_NAMES, texts, strict=True))
    )
    return Kept(_("Your shelves at this bet"), items)


def figures() -> FigureNames:
    """What its features are called."""
    return FigureNames({"bonus": _("Bonus"), "feature": _("Feature")}, {})


def reels_of(symbol: int) -> str:
    """The reels whose strip holds a symbol, as `1 and 4`."""
    strips = map(numbers.strip_symbols, numbers.STRIPS)
    return all_of([str(reel) for reel, strip in enumerate(strips, start=1) if symbol in strip])


def paytable(amount: Amount) -> tuple[Topic, ...]:
    """The special symbols and features, as the paytable shows them."""
    return (
        _wild_topic(amount),
        _multiplier_topic(),
        _scatter_topic(),
        _activation_topic(),
        _build_up_topic(amount),
        _special_topic(amount),
    )


def _wild_topic(amount: Amount) -> Topic:
    pays = numbers.WILD_PAYS
    return Topic(
        _("Wild"),
        (
            _("A wild stands for every paying symbol; not for scatter or activation symbols."),
            _("Wilds alone pay as their own row: {four} for four, {three} for three.").format(
                four=amount(pays[4]), three=amount(pays[3])
            ),
        ),
        ("wild",),
    )


def _multiplier_topic() -> Topic:
    return Topic(
        _("Wild multipliers"),
        (
            _("A wild multiplier is a wild that multiplies each win it is part of by 2, 3, 4 or 5."),
            _("Several in one win multiply each other: ×2 and ×3 make ×6."),
            _("Wild multipliers come with the Fire Gnomes feature only, and stay for that spin."),
        ),
        tuple(FIRE_GNOMES.symbols[codes.WILD_X2 : codes.WILD_X5 + 1]),
    )


def _scatter_topic() -> Topic:
    return Topic(
        _("Scatter"),
        (
            _("Scatters land on reels {reels}. Two in view award the Fire Gnomes bonus.").format(
                reels=reels_of(codes.SCATTER)
            ),
            _("A scatter has no pay of its own, and a reel never shows two."),
        ),
        ("scatter",),
    )


def _activation_topic() -> Topic:
    chances = [f"{chance / 100:.2f}%" for chance in numbers.ACTIVATION_CHANCE[1:]]
    return Topic(
        _("Feature activation"),
        (
            _(
                "Activation symbols land on reels {reels} and do not pay. One or more may bring the feature."
            ).format(reels=reels_of(codes.ACTIVATION)),
            _("The chance is {one} with one in view, {two} with two, {three} with three or more.").format(
                one=chances[0], two=chances[1], three=chances[2]
            ),
        ),
        ("activation",),
    )


def _build_up_topic(amount: Amount) -> Topic:
    start, step, cap = numbers.SHELF_START, numbers.SHELF_STEP, numbers.SHELF_CAP
    counts = _("{name} on reel {reel}: +{step} each, from {start} up to {cap}.")
    sentences = [
        counts.format(
            name=_(SYMBOL_NAMES[codes.FIRST_BUILD_UP + award]),
            reel=reels_of(codes.FIRST_BUILD_UP + award),
            step=(text := str if award < codes.AWARD_SILVER else amount)(step[award]),
            start=text(start[award]),
            cap=text(cap[award]),
        )
        for award in range(codes.AWARDS)
    ]
    return Topic(
        _("Build-up symbols"),
        (
            _("A build-up symbol does not pay; landing, it raises an award on the shelves beside the reels."),
            *sentences,
            _("Shelves are kept from spin to spin, for each bet apart."),
        ),
        tuple(FIRE_GNOMES.symbols[codes.FIRST_BUILD_UP :]),
    )


def _special_topic(amount: Amount) -> Topic:
    return Topic(
        _("Special bonus symbols"),
        (
            _(
                "Retrigger: as many bonus spins more as the bomb’s multiplier; becomes a credit of {value}."
            ).format(value=amount(min(numbers.CREDIT_VALUES))),
            _("Boost: every active credit grows by {value} times the multiplier.").format(
                value=amount(numbers.BOOST_INCREASE)
            ),
            _("Row and column: every other cell of the row or the column is reached."),
            _("Orthogonal: the cells right, left, above and below are reached."),
        ),
        tuple(SPECIALS.values()),
    )


def rules(amount: Amount) -> tuple[Topic, ...]:
    """The whole rules, topic by topic."""
    return (
        _base_rules(),
        _wild_rules(amount),
        _shelf_rules(amount),
        _feature_rules(),
        _bonus_rules(),
        _special_rules(amount),
        _limit_rules(amount),
    )


def _base_rules() -> Topic:
    return Topic(
        _("The game"),
        (
            _("{reels} reels of {rows} rows, {lines} lines, always all in play.").format(
                reels=FIRE_GNOMES.reels, rows=FIRE_GNOMES.rows, lines=len(FIRE_GNOMES.lines)
            ),
            _("A line runs from the left to the right and moves by one row at most from reel to reel."),
            _("“Matching” means the same symbol or a wild for it, reel by reel from the leftmost on."),
            _("Three or four matching symbols on a line pay. A line pays its highest win only."),
            _("The highest win is found after multipliers, among all ways to read the line."),
            _("Wins on different lines are added."),
            _("The bet multiplier is the bet divided by 0.15; every pay is multiplied by it."),
            _("All symbols but those of the bonus board appear in the base game only."),
            _("All symbols land by reel strips; each stop of a strip is equally likely."),
        ),
    )


def _wild_rules(amount: Amount) -> Topic:
    return Topic(
        _("Wilds"),
        (
            _("Wilds land on reels {reels}, and are added by the feature.").format(
                reels=reels_of(codes.WILD)
            ),
            *_wild_topic(amount).sentences,
            *_multiplier_topic().sentences,
            _("Wild multipliers among wilds alone multiply the wilds’ own row."),
            _("No wild appears in the bonus."),
        ),
        ("wild", "wild-x2"),
    )


def _shelf_rules(amount: Amount) -> Topic:
    return Topic(
        _("Build-up symbols and shelves"),
        (
            *_build_up_topic(amount).sentences,
            _("A build-up symbol that meets a full shelf changes nothing."),
            _("The feature and its prizes are played at the bet of the round that brought them."),
            _("Build-up comes before activation: a symbol that lands with the feature counts for it."),
            _("None land in the bonus."),
        ),
        ("wild-barrel", "multiplier-barrel", "silver-shield", "gold-shield"),
    )


def _feature_rules() -> Topic:
    return Topic(
        _("Fire Gnomes feature"),
        (
            *_activation_topic().sentences,
            _("One or more awards are activated, drawn together. How likely: {sets}.").format(
                sets=award_odds()
            ),
            _("They act in the order wilds, wild multipliers, silver prize, gold prize."),
            _("Added wilds and multipliers are exactly as many as the shelf says, on cells drawn at random."),
            _("Only suits and mushrooms are transformed: scatters, activation and build-up symbols stay."),
            _("How likely each wild multiplier is: {odds}.").format(
                odds=odds(["×2", "×3", "×4", "×5"], numbers.MULTIPLIER_WEIGHTS)
            ),
            _("Lines are evaluated once, after the last award. Prizes are added to line wins."),
            _("An activated award returns to its start; the others keep what they have."),
            _("With the bonus on the same spin: feature, then lines, then bonus."),
        ),
        ("activation",),
    )


def _bonus_rules() -> Topic:
    return Topic(
        _("Fire Gnomes bonus"),
        (
            *_scatter_topic().sentences,
            _("The bonus has {spins} spins on a board of {cells} cells.").format(
                spins=codes.BONUS_SPINS, cells=codes.CELLS
            ),
            _("{few} to {many} cells hold special symbols, the rest credits; all are in plain sight.").format(
                few=codes.FEWEST_SPECIALS, many=codes.MOST_SPECIALS
            ),
            _("On each spin one to three bombs land on different cells. How likely: {odds}.").format(
                odds=odds(["1", "2", "3"], numbers.BOMB_COUNT_WEIGHTS)
            ),
            _("A bomb carries a multiplier. How likely: {odds}.").format(
                odds=odds(["×1", "×2", "×3", "×4", "×5"], numbers.BOMB_WEIGHTS)
            ),
            _("It activates the cell it lands on. A credit is multiplied, and becomes active."),
            _("An active credit that is reached again is multiplied again, from what it is by then."),
            _("Bombs act one after the other, from left to right and top to bottom, each chain to its end."),
            _("After the last spin all active credits are paid together; those never activated pay nothing."),
            _("The bonus is played at the bet that brought it, and its win is added to the others."),
        ),
        ("scatter", "bomb"),
    )


def _special_rules(amount: Amount) -> Topic:
    return Topic(
        _("Special symbols and chains"),
        (
            *_special_topic(amount).sentences,
            _("A special symbol that is reached acts too, so fire spreads in a chain, nearest cells first."),
            _("A special symbol acts once for each bomb; a credit is multiplied each time it is reached."),
            _("A boost counts the credits active at that moment; it stays, and may act for another bomb."),
            _("A retrigger's new credit is not multiplied by the bomb that made it; later bombs do."),
            _("“Available” neighbours are those on the board."),
            _("Row, column, orthogonal and boost symbols are worth nothing at the end."),
        ),
        tuple(SPECIALS.values()),
    )


def _limit_rules(amount: Amount) -> Topic:
    return Topic(
        _("Limits"),
        (
            _(
                "A cell of the bonus board holds {cap} at most, all multiplication and boosts included."
            ).format(cap=amount(numbers.CELL_CAP)),
            _("A round pays {cap:,} times the bet at most; what goes beyond is not paid.").format(
                cap=FIRE_GNOMES.cap
            ),
            _(
                "A bonus has {spins} spins at most: every retrigger symbol acts once and becomes a credit."
            ).format(spins=codes.MOST_BONUS_SPINS),
        ),
    )


def award_odds() -> str:
    """How likely each set of awards is once the feature is triggered."""
    words = {
        "wilds": _("wilds"),
        "multipliers": _("wild multipliers"),
        "silver": _("silver"),
        "gold": _("gold"),
    }
    sets = [" + ".join(words[name] for name in names) for names in numbers.AWARD_WEIGHTS]
    return odds(sets, [*numbers.AWARD_WEIGHTS.values()])

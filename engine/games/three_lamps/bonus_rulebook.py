"""The Lamp Bonus as a player reads of it: respins, cash, gems, prizes, and how it ends."""

from __future__ import annotations

from engine.catalogue import _
from engine.games.three_lamps import codes, numbers, topics
from engine.words import Amount, Topic, odds


def bonus_rules(amount: Amount) -> tuple[Topic, ...]:
    """All of the Lamp Bonus, topic by topic."""
    return (
        _respin_rules(amount),
        _landing_rules(amount),
        _grid_rules(),
        _treasure_rules(amount),
        _multiply_rules(),
        _prize_rules(amount),
        _grand_rules(),
        _activation_rules(),
        _respin_order_rules(),
        _end_rules(),
    )


def grid_name(rows: int) -> str:
    """A grid by its size: `5x3`."""
    return f"{codes.REELS}x{rows}"


def _respin_rules(amount: Amount) -> Topic:
    topic = topics.bonus_topic(amount)
    return Topic(
        topic.title,
        (
            *topic.sentences,
            _("A respin takes one off the number of respins left, as it starts."),
            _(
                "Any cash or gem that lands sets it back to {respins}, the gem of a feature that is not "
                "active too. It is set back once, however much lands."
            ).format(respins=codes.RESPINS),
            _("Respins cost nothing. Nothing is carried over from one bonus to another."),
            _(
                "On the first respin one place, each equally likely, is given cash before all else is drawn; "
                "the other places are drawn as on any respin."
            ),
            _("No wild and no symbol of the lines appears in it."),
        ),
        topic.pictures,
    )


def _landing_rules(amount: Amount) -> Topic:
    return Topic(
        _("What a respin brings"),
        (
            _("Each empty place is drawn by itself, in every respin."),
            *(
                _("What lands on an empty place of the {grid} grid. How likely: {odds}.").format(
                    grid=grid_name(rows), odds=landing_odds(name)
                )
                for rows, name in ((codes.LOW_ROWS, "landing_low"), (codes.TALL_ROWS, "landing_tall"))
            ),
            *(
                _("Values of cash on the {grid} grid. How likely: {odds}.").format(
                    grid=grid_name(rows), odds=topics.value_odds(name, amount)
                )
                for rows, name in ((codes.LOW_ROWS, "cash_low"), (codes.TALL_ROWS, "cash_tall"))
            ),
            _(
                "Gems of locked lamps never land. What the odds give to them is added to “nothing”; all else "
                "stays as likely as it is."
            ),
        ),
        (*topics.pictures(codes.CASH), *map(topics.gem_picture, range(codes.FEATURES))),
    )


def landing_odds(name: str) -> str:
    """How likely each thing is on an empty place, with all lamps unlocked."""
    names = [_("nothing"), _("cash"), *map(topics.gem_name, range(codes.FEATURES))]
    return odds(names, numbers.DESIGN[name])


def _grid_rules() -> Topic:
    low, tall = grid_name(codes.LOW_ROWS), grid_name(codes.TALL_ROWS)
    return Topic(
        _("The grid and how it grows"),
        (
            _("Without Prize the grid is {low}: {reels} columns of {rows} places.").format(
                low=low, reels=codes.REELS, rows=codes.LOW_ROWS
            ),
            _("With Prize active at the start it is {tall} from the first respin on.").format(tall=tall),
            _(
                "If Prize is activated in mid-bonus, {rows} rows are added on top before the next respin. "
                "Cash keeps its place in the rows below, and its value."
            ).format(rows=codes.TALL_ROWS - codes.LOW_ROWS),
            _("From then on the odds of the {tall} grid hold. The grid never shrinks.").format(tall=tall),
        ),
    )


def _treasure_rules(amount: Amount) -> Topic:
    return Topic(
        _("Treasure Gems in the bonus"),
        (
            *topics.treasure_sentences(amount),
            _("Every addition meets each cash symbol on the grid with the same chance."),
            _("There is always cash to add to: the first respin brings it."),
            _("Each Treasure Gem draws its own value and its own number."),
        ),
        topics.pictures(codes.TREASURE_GEM),
    )


def _multiply_rules() -> Topic:
    return Topic(
        _("Multiply Gems in the bonus"),
        (
            *topics.multiply_sentences(),
            _("One Multiply Gem never multiplies a symbol twice; another Multiply Gem may."),
            _("It multiplies what the symbol holds by then, additions of Treasure Gems included."),
            _("Prizes are never multiplied, only cash."),
        ),
        topics.pictures(codes.MULTIPLY_GEM),
    )


def _prize_rules(amount: Amount) -> Topic:
    topic = topics.prize_topic(amount)
    return Topic(
        topic.title,
        (
            *topic.sentences,
            _("Each Prize Gem sends one token. Every bonus begins with no tokens on any prize."),
            _("Mini, Minor, Maxi and Major can be won any number of times in a bonus."),
            _("Tokens that do not make {tokens} are worth nothing at the end.").format(tokens=codes.TOKENS),
            _("The five prizes are fixed. They do not grow, and are shared with nobody."),
        ),
        topic.pictures,
    )


def _grand_rules() -> Topic:
    return Topic(
        _("The Grand"),
        (
            _("It can be won twice in a bonus at most: once by tokens, and once by the full grid."),
            _(
                "Once tokens have won it, its bar stays full and no more tokens go to it. How likely the "
                "others are then: {odds}."
            ).format(odds=topics.token_odds(codes.GRAND)),
            _(
                "The full grid awards it whether tokens have won it or not, if cash is on all {cells} places "
                "and Prize is active."
            ).format(cells=codes.BONUS_CELLS),
            _("Tokens are counted before the grid, so a respin may bring both."),
        ),
        (topics.PRIZE_PICTURES[codes.GRAND],),
    )


def _activation_rules() -> Topic:
    return Topic(
        _("Gems of features that are not active"),
        (
            _("They do nothing to cash and send no token. Each may activate its feature instead."),
            _("Chance of each to activate: {chances}.").format(chances=topics.chances("activation_chances")),
            _(
                "The feature is active from the next respin to the end of the bonus. The gem that activates "
                "it does not act itself."
            ),
            _("Several features may be activated in one respin. A feature is activated once."),
            _("Once a gem has activated a feature, other gems of it in that respin are not rolled for."),
            _("All gems, whether their feature is active or not, are gone before the next respin."),
        ),
        tuple(map(topics.gem_picture, range(codes.FEATURES))),
    )


def _respin_order_rules() -> Topic:
    return Topic(
        _("Order of a respin"),
        (
            _("Everything lands first: cash of the same respin counts for all that gems do."),
            _(
                "Then all Treasure Gems act, then all Multiply Gems, then all Prize Gems send their tokens; "
                "gems of one kind column by column from the left, each from the top."
            ),
            _("Then gems of features that are not active are rolled for."),
            _("Last it is seen whether the grid is full."),
        ),
    )


def _end_rules() -> Topic:
    return Topic(
        _("How the bonus ends"),
        (
            _("It ends when no respins are left, or when cash is on all places of the grid."),
            _("A gem fills no place: its place is empty again after it has acted."),
            _("A full {low} grid ends the bonus without a Grand.").format(low=grid_name(codes.LOW_ROWS)),
            _("If Prize is activated first, the grid grows, is not full any more, and the bonus goes on."),
            _("It pays the sum of all cash, and the prizes won. Both are added to the lines of the spin."),
            _("It also ends after {respins} respins, or when the round has come to the most it pays.").format(
                respins=codes.MOST_RESPINS
            ),
        ),
    )

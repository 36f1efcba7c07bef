"""The rules of Three Lamps as a player reads them, every ruling that a player could care about."""

from __future__ import annotations

from collections.abc import Sequence

from engine.catalogue import _
from engine.games.three_lamps import THREE_LAMPS, codes, numbers, topics
from engine.games.three_lamps.bonus_rulebook import bonus_rules
from engine.money import format_money
from engine.words import Amount, Topic, all_of


def rules(amount: Amount) -> tuple[Topic, ...]:
    """The whole rules, topic by topic."""
    return (
        _line_rules(),
        _wild_rules(),
        _level_rules(),
        _kept_rules(),
        _strip_rules(),
        _chance_rules(),
        _trigger_rules(),
        *bonus_rules(amount),
        _buy_rules(amount),
        _return_rules(),
        _order_rules(),
        _limit_rules(),
        _bet_rules(),
    )


def _line_rules() -> Topic:
    game = THREE_LAMPS
    return Topic(
        _("The game"),
        (
            _("{reels} reels of {rows} rows, {lines} lines, always all in play.").format(
                reels=game.reels, rows=game.rows, lines=len(game.lines)
            ),
            _("A line runs from the left to the right, through one cell of each reel."),
            _("Three, four or five matching symbols on a line pay, reel by reel from the leftmost on."),
            _("“Matching” means the same symbol or a wild for it."),
            _("A line pays once: of all ways to read it, the one that pays most."),
            _("Wins of different lines are added, and so is all that the Lamp Bonus pays."),
            _("All wins of a round are paid together, at its end."),
            _("{count} symbols pay. Gems and cash have no pay on a line.").format(count=codes.REGULARS),
            _(
                "A bet is {coins} coins times the bet multiplier, which is the bet divided by {least}. Every "
                "pay and every prize is multiplied by it, and the amounts on this page are already."
            ).format(coins=game.coins_per_bet, least=format_money(game.coins_per_bet)),
        ),
    )


def _wild_rules() -> Topic:
    topic = topics.wild_topic()
    return Topic(
        topic.title,
        (
            *topic.sentences,
            _(
                "A stack is three or four wilds, one above the other on the strip. The reel may stop so that "
                "only a part of it is in view."
            ),
            _("No wild appears in the Lamp Bonus."),
        ),
        topic.pictures,
    )


def _level_rules() -> Topic:
    topic = topics.level_topic()
    return Topic(
        topic.title,
        (
            *topic.sentences,
            _("Every gem of the next lamp in view adds one part to its bar, several on one spin as well."),
            _("A bar has {parts} parts, and says how many are full, as in “{shown}”.").format(
                parts=codes.PARTS, shown=topics.bar_text(7)
            ),
            _("A full bar unlocks its lamp. What goes beyond it is lost, and the next bar begins empty."),
            _("The spin that fills a bar belongs to the old level still: its new lamp triggers nothing."),
            _("Gems that fill a bar cannot trigger; only gems of unlocked lamps can."),
            _("Gems of an unlocked lamp are not collected. Its bar is gone, and the lamp reads “unlocked”."),
            _("“Prize Gem” and “Bonus Prize Gem” are two names of one symbol."),
            _("Collecting changes no pay of the spin: the gems of a bar are worth nothing by themselves."),
        ),
        topic.pictures,
    )


def _kept_rules() -> Topic:
    return Topic(
        _("What is kept"),
        (
            _("Level and bar are saved with each round. They never fall back, and do not run out."),
            _(
                "They belong to the bet they were collected at. Another bet shows its own lamps; going back "
                "brings the others back as they were."
            ),
            _("Closing the page, an interruption or a new version of the game loses no part and no level."),
            _(
                "You may reset them. Before anything is lost you are told what: the level, the lamps and the "
                "parts in the bar; and you are asked whether you mean it. Nothing in the game resets "
                "them by itself."
            ),
            _("A reset cannot be taken back, and it pays nothing."),
            _("They are kept in this browser. Whoever deletes its data for this page deletes them too."),
        ),
        tuple(topics.lamp_picture(feature, lit=False) for feature in range(codes.FEATURES)),
    )


def _strip_rules() -> Topic:
    """Where symbols stand on the reels (L2, L4), from the numbers as they are laid out."""
    gems = zip(topics.GEM_NAMES, numbers.DESIGN["gems"], strict=True)
    return Topic(
        _("Reel strips"),
        (
            _("All symbols land by reel strips; each stop of a strip is equally likely."),
            _("Each level has strips of its own. All symbols of a level are on all reels."),
            _("Gems on each strip of a level that has them: {gems}.").format(
                gems=", ".join(f"{_(name)}: {count}" for name, count in gems)
            ),
            *(
                strip_sentence(topics.level_name(level).capitalize(), level)
                for level in range(codes.TOP_LEVEL + 1)
            ),
            strip_sentence(_("A bought round"), codes.WITHOUT_GEMS),
        ),
    )


def strip_sentence(name: str, strips: int) -> str:
    """The places of a set of strips, and how many of them are wild."""
    found = [numbers.strip_of(numbers.DESIGN, strips, reel) for reel in range(codes.REELS)]
    return _("{name}: the strips of reels 1 to {reels} have {places} places, {wilds} of them wild.").format(
        name=name, reels=codes.REELS, places=_counts([*map(len, found)]), wilds=_counts(_wilds(found))
    )


def _wilds(strips: Sequence[Sequence[int]]) -> list[int]:
    return [sum(symbol == codes.WILD for symbol in strip) for strip in strips]


def _counts(values: Sequence[int]) -> str:
    """Numbers in a sentence."""
    return all_of([str(value) for value in values])


def _chance_rules() -> Topic:
    return Topic(
        _("What never changes the odds"),
        (
            _(
                "How full a bar is changes no chance: the last gem is exactly as likely as the first, on "
                "every spin of a level."
            ),
            _("Neither does what you have won or lost before, nor your balance, nor the bet."),
            _(
                "Only gems that are collected bring a lamp nearer, and nothing brings a bonus nearer. No "
                "chance grows with time, and no bonus is held back."
            ),
            _("Only the level, or a feature buy, changes the strips and how often each symbol lands."),
        ),
    )


def _trigger_rules() -> Topic:
    topic = topics.trigger_topic()
    return Topic(
        topic.title,
        (
            *topic.sentences,
            *(
                _("The {gem} may trigger the Lamp Bonus at random, with {feature} active.").format(
                    gem=topics.gem_name(feature), feature=topics.feature_list(1 << feature)
                )
                for feature in range(codes.FEATURES)
            ),
            _("Every gem is rolled for, in every case; two gems in view are two rolls."),
            _("Several gems of one kind bring its feature once."),
            _("However many gems trigger, one spin brings one Lamp Bonus at most."),
            _("The lines of that spin are paid as on any other, before the bonus."),
            _("The bonus is played at the bet of the round that brought it."),
        ),
        topic.pictures,
    )


def _buy_rules(amount: Amount) -> Topic:
    topic = topics.buy_topic(amount)
    return Topic(
        topic.title,
        (
            *topic.sentences,
            _("The price pays for the whole round, its spin included. Nothing is staked beside it."),
            _(
                "The spin of a bought round lands on strips without gems. The gems bought are put on it, "
                "each on a reel of its own, every reel and row equally likely; no other gem is on that spin."
            ),
            _("The Lamp Bonus is sure, with exactly the features bought, and no gem is rolled for."),
            _("Lines of that spin are paid too. All wins are multiples of your bet, not of the price."),
            _(
                "While the bonus lasts, all three kinds of gems may land in it, and those of other features "
                "may activate them."
            ),
            _(
                "Gems of a bought round fill no bar and unlock no lamp for later. Your saved level and bar "
                "are put back untouched when it ends, also when it is interrupted."
            ),
            _("Feature buys are offered at every level, the base level too, and at every bet."),
            _("You see the price and are asked before it is taken. Autoplay never buys."),
            _("With less on the balance than its price a buy is off, and says so."),
        ),
        topic.pictures,
    )


def _return_rules() -> Topic:
    """What the return depends on; the figures themselves are measured and stand with the others."""
    return Topic(
        _("Return by level and by feature buy"),
        (
            _("The return differs from level to level: each unlocked lamp adds what its feature brings."),
            _("The base level has no Lamp Bonus, so all that it returns comes from lines."),
            _("Each feature buy has a return of its own, a part of its price."),
            _(
                "In the long run all play is at the third level. One number for the game is that level’s; a "
                "short game from the start returns what its levels do."
            ),
            _("Measured figures are given for each level and for each buy, under “Return and odds”."),
        ),
    )


def _order_rules() -> Topic:
    return Topic(
        _("Order of a round"),
        (
            _("The reels stop. Gems of the next lamp fill its bar. Lines are paid."),
            _("Then gems of unlocked lamps are rolled for, and the Lamp Bonus follows if one triggers."),
            _("Nothing you do while a round is shown changes what it pays."),
        ),
    )


def _limit_rules() -> Topic:
    cap = THREE_LAMPS.cap
    return Topic(
        _("Limits"),
        (
            _(
                "A round pays {cap:,} times the bet at most, and so does a bought one: times the bet, not "
                "the price. Where wins reach that, the round ends: no bonus begins, no further respin is "
                "played, and exactly that much is paid."
            ).format(cap=cap),
            _("A cash symbol holds {cap:,} times the bet at most, all that gems do to it included.").format(
                cap=cap
            ),
            _("A bonus has {respins} respins at most; then it is paid as it stands.").format(
                respins=codes.MOST_RESPINS
            ),
            _("No other limits apply."),
        ),
    )


def _bet_rules() -> Topic:
    return Topic(
        _("Bets and unfinished games"),
        (
            _("Bets: {bets}. Plus and minus change the bet by one step.").format(
                bets=", ".join(map(format_money, THREE_LAMPS.bets))
            ),
            _("A coin is a twentieth of the bet, and every pay is whole coins; nothing is rounded."),
            _("An interrupted round is kept until you open the game again, and then shown from its start."),
            _(
                "A round that was paid for but not decided is void after 7 days: its stake is returned, the "
                "price of a buy as well. A decided round is never void."
            ),
        ),
    )

"""The rules: the game’s own, then what holds for every game, then its figures."""

from __future__ import annotations

from engine import Game
from engine.catalogue import _
from engine.money import Money
from web.controls.amounts import shown_money
from web.pages.figures import figure_rows
from web.pages.paytable import topic_tree
from web.pages.tree import Tree, el
from web.pages.words import Topic, measured_of, words_of


def rules_tree(game: Game, bet: Money) -> list[Tree]:
    """The page’s parts; amounts are those of a bet."""
    coin = game.coin(bet)
    topics = [*words_of(game).rules(lambda coins: shown_money(coins * coin)), *house_topics(game)]
    return [
        el(
            "p",
            _("Play money, no prizes. Play credits cost nothing and are worth nothing."),
            class_="page__lead",
        ),
        _figures(game),
        el(
            "p",
            _("Amounts are credits at your bet of {bet}.").format(bet=shown_money(bet)),
            class_="page__note",
        ),
        *[topic_tree(game, topic, f"rule-{number}") for number, topic in enumerate(topics)],
    ]


def _figures(game: Game) -> Tree:
    rows = [
        el("div", el("dt", name), el("dd", value), class_="figure")
        for name, value in figure_rows(game, words_of(game).figures(), measured_of(game))
    ]
    if game.state_fields:
        basis = _(
            "The RTP is what the game pays back of all bets in the long run, with its lasting awards as play "
            "leaves them. It is the same at every bet. A few rounds can come out far above or below it."
        )
    else:
        basis = _(
            "The RTP is what the game pays back of all bets in the long run. "
            "It is the same at every bet. A few rounds can come out far above or below it."
        )
    return el(
        "section",
        el("h3", _("Return and odds"), class_="topic__title"),
        el("dl", *rows, class_="figures", data_testid="figures"),
        el("p", basis, class_="page__note"),
        class_="topic topic--wide",
    )


def house_topics(game: Game) -> tuple[Topic, ...]:
    """What holds for every game of the house."""
    bets = _("Bets from {least} to {most}: {steps} steps.").format(
        least=shown_money(game.bets[0]), most=shown_money(game.bets[-1]), steps=len(game.bets)
    )
    return (_bet_topic(game, bets), _fair_topic(), _record_topic(game), _control_topic(game))


def _bet_topic(game: Game, bets: str) -> Topic:
    locked = _("The bet cannot be changed during a round.")
    if game.state_fields:
        locked = _(
            "The bet cannot be changed during a round. What is kept between rounds belongs to its bet."
        )
    return Topic(
        _("Bets and credits"),
        (
            bets,
            _("The bet leaves the balance when a round starts; the win arrives when its showing ends."),
            locked,
            _(
                "Auto adjust bet, in the menu and off at first: a spin that the balance does not cover is "
                "played at the largest bet that it does cover. The bet is never raised again by itself."
            ),
            _("All amounts are whole hundredths of a credit; nothing is ever rounded."),
            _("When the balance allows no bet, 1,000.00 credits more are free. Nothing can be bought."),
        ),
    )


def _fair_topic() -> Topic:
    return Topic(
        _("Chance"),
        (
            _("Each round is decided in whole before a symbol lands, by seeds and the round’s number."),
            _("Bet, balance, earlier results, quick spin and stop never change the odds."),
            _("A result is never drawn again for what it is."),
            _("The SHA-256 of the server seed stands in the menu before the first round under it."),
            _("Without a server this shows that nothing was altered afterwards; it hides nothing from you."),
        ),
    )


def _record_topic(game: Game) -> Topic:
    return Topic(
        _("Interruptions and faults"),
        (
            _("A round is saved before it is shown. If the page closes, it is shown from its start later."),
            _("A round that was paid for and not computed is computed when the page opens again."),
            _("After 7 days such a round is void and its bet returned. A computed round is never void."),
            _("An interrupted round of another game is shown first, in its own game."),
            _("Malfunction voids all pays and plays: should the program fail, the bet comes back."),
            _("What was recorded is what counts, and what is shown is drawn from the record."),
            _("These are rules version {version} of {title}.").format(version=game.version, title=game.title),
        ),
    )


def _control_topic(game: Game) -> Topic:
    bets = _("The bet box lists all bets.")
    if game.state_fields:
        bets = _("The bet box lists all bets, with what is kept between rounds at each.")
    return Topic(
        _("Controls"),
        (
            _("Spin: the round button, Space or Enter. One press is one round, however long it is held."),
            _("Stop: the same button, or a press on the stage, while a round is shown. It only saves time."),
            _(
                "A first stop lands the reels. The next one goes on to a bonus, if one comes, and the last "
                "ends the round at its result."
            ),
            _("Quick spin shortens the turning of the reels. It does not change results."),
            bets,
            _(
                "A currency label, chosen in the menu, stands beside amounts and changes nothing else but a "
                "win limit where these rules name one."
            ),
        ),
    )

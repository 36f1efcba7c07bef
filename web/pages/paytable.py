"""The paytable: what every symbol pays at the current bet, the features, the lines or ways."""

from __future__ import annotations

from itertools import pairwise

from engine import Game, State
from engine.catalogue import _
from engine.money import Money
from web.controls.amounts import shown_money
from web.pages.boards import board_drawing
from web.pages.icons import icon
from web.pages.tree import Tree, button, el
from web.pages.ways import ways_part
from web.pages.words import GameWords, Kept, PayRow, Topic


def paytable_tree(game: Game, words: GameWords, bet: Money, state: State, steps: bool) -> list[Tree]:
    """The page's parts at a bet, with what is kept there; `steps` lets the bet be changed."""
    coin = game.coin(bet)

    def amount(coins: int) -> str:
        return shown_money(coins * coin)

    kept = words.kept(state, amount)
    return [
        _bet_line(game, bet, steps),
        el("ul", *[_pay_card(game, row) for row in words.pay_rows(amount)], class_="pays"),
        *([ways_part(game)] if game.most_ways else []),
        *([_kept_part(game, kept)] if kept.items else []),
        *[topic_tree(game, topic, f"topic-{number}") for number, topic in enumerate(words.paytable(amount))],
        *([_line_part(game)] if game.lines else []),
    ]


def _bet_line(game: Game, bet: Money, steps: bool) -> Tree:
    if game.lines:
        text = _("All pays are credits at your bet of {bet}, a bet multiplier of {multiplier}.")
    else:
        text = _("All pays are credits for one way, at your bet of {bet} and a win multiplier of ×1.")
    coin = game.coin(bet)
    lead = el("p", text.format(bet=shown_money(bet), multiplier=coin), data_testid="paytable-bet")
    pair = (("bet-down", "minus", _("Smaller bet")), ("bet-up", "plus", _("Larger bet")))
    buttons = [
        button(
            act,
            icon(name),
            el("span", label, class_="visually-hidden"),
            class_="round-button",
            disabled=not steps,
            data_testid=f"paytable-{act}",
        )
        for act, name, label in pair
    ]
    return el("div", lead, *buttons, class_="page__lead page__bet")


def picture(game: Game, name: str) -> Tree:
    """A symbol's picture; the words beside it say what it is. A multiplied wild has its number on it."""
    shown, _mark, number = name.partition("-x")
    if _mark and number.isdigit():
        image = el("img", src=f"./static/art/{game.slug}/{shown}-x.svg", alt="", class_="picture__image")
        return el("span", image, el("b", f"×{number}", class_="picture__number"), class_="picture")
    return el("span", _image(game, name), class_="picture")


def _image(game: Game, name: str) -> Tree:
    return el("img", src=f"./static/art/{game.slug}/{name}.svg", alt="", class_="picture__image")


def topic_tree(game: Game, topic: Topic, name: str) -> Tree:
    """A headed part with its pictures and sentences."""
    pictures = [picture(game, each) for each in topic.pictures]
    return el(
        "section",
        el("h3", topic.title, class_="topic__title"),
        el("div", *pictures, class_="topic__pictures") if pictures else "",
        el("ul", *[el("li", sentence) for sentence in topic.sentences], class_="topic__text"),
        class_="topic",
        data_testid=name,
    )


def _pay_card(game: Game, row: PayRow) -> Tree:
    pays = [
        el("span", el("span", f"{count}×", class_="pay__count"), " ", el("b", pay), class_="pay__row")
        for count, pay in row.pays
    ]
    return el(
        "li",
        picture(game, row.picture),
        el("span", el("span", row.name, class_="pay__name"), *pays, class_="pay__text"),
        class_="pay",
        data_testid=f"pay-{row.picture}",
    )


def _kept_part(game: Game, kept: Kept) -> Tree:
    items = [
        el(
            "li",
            picture(game, each.picture),
            el("span", el("span", each.name, class_="pay__name"), el("b", each.text), class_="pay__text"),
            class_="pay",
            data_testid=f"shelf-{each.picture}",
        )
        for each in kept.items
    ]
    return el(
        "section",
        el("h3", kept.title, class_="topic__title"),
        el("ul", *items, class_="pays pays--shelves"),
        class_="topic topic--wide",
    )


def _line_part(game: Game) -> Tree:
    text = _("Every line runs from the left to the right, through one cell of each reel.")
    if all(abs(row - before) <= 1 for rows in game.lines for before, row in pairwise(rows)):
        text = _("Every line runs from the left and moves by one row at most from reel to reel.")
    return el(
        "section",
        el("h3", _("{count} lines").format(count=len(game.lines)), class_="topic__title"),
        el("p", text),
        el("ol", *[_line(game, number) for number in range(len(game.lines))], class_="lines"),
        class_="topic topic--wide",
        data_testid="lines",
    )


def _line(game: Game, number: int) -> Tree:
    """A line on its board."""
    rows = game.lines[number]
    points = " ".join(f"{reel * 10 + 5},{row * 10 + 5}" for reel, row in enumerate(rows))
    path = el("polyline", points=points, class_="line__path")
    label = _("rows {rows}").format(rows=", ".join(str(row + 1) for row in rows))
    drawing = board_drawing(game, enumerate(rows), path, "line__drawing", label)
    return el("li", drawing, el("span", str(number + 1), class_="line__number"), class_="line")

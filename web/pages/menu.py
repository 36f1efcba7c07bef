"""The menu: ways to the pages, sound, motion, how bets are made; and the picker of bets."""

from __future__ import annotations

from engine import Game, State
from engine.catalogue import _
from engine.money import MINOR, Money
from web.controls.amounts import shown_money
from web.journal.records import Wallet
from web.journal.settings import CURRENCIES, LOUDEST, Settings
from web.pages.icons import icon
from web.pages.paytable import picture
from web.pages.tree import Tree, button, el
from web.pages.words import words_of


def menu_tree(game: Game, settings: Settings, wallet: Wallet | None) -> list[Tree]:
    """The menu; without a wallet, in a replay, it has no seeds to show."""
    return [
        el(
            "nav",
            _entry("rules", "info", _("Rules and odds")),
            _entry("paytable", "coins", _("Paytable"), testid="menu-paytable"),
            _entry("lobby", "home", _("Back to the lobby"), testid="menu-lobby"),
            class_="menu__ways",
        ),
        _volume_row(settings),
        _switch("quick", _("Quick spin"), settings.quick, "menu-quick"),
        _switch("motion", _("Motion"), settings.motion, "motion"),
        _switch("auto-bet", _("Auto adjust bet"), settings.auto_bet, "auto-bet"),
        el(
            "p",
            _("When the balance is less than the bet, a spin lowers the bet to the largest that it covers."),
            class_="menu__note",
        ),
        *_currency_part(game, settings),
        _seed_part(wallet),
    ]


def _entry(act: str, name: str, text: str, testid: str = "") -> Tree:
    return button(act, icon(name), el("span", text), class_="menu__way", data_testid=testid or act)


def _volume_row(settings: Settings) -> Tree:
    return el(
        "div",
        button(
            "mute",
            icon("muted" if settings.muted else "sound"),
            el("span", _("Mute"), class_="visually-hidden"),
            class_="round-button",
            aria_pressed="true" if settings.muted else "false",
        ),
        el("label", _("Volume"), for_="volume", class_="menu__label"),
        el(
            "input",
            id="volume",
            type="range",
            min="0",
            max=str(LOUDEST),
            step="5",
            value=str(settings.volume),
            class_="slider",
            data_set="volume",
            data_testid="volume",
        ),
        class_="menu__row",
    )


def _switch(act: str, text: str, on: bool, testid: str) -> Tree:
    return button(
        act,
        el("span", text),
        el("span", class_="switch", aria_hidden="true"),
        class_="menu__switch",
        role="switch",
        aria_checked="true" if on else "false",
        data_testid=testid,
    )


def _currency_part(game: Game, settings: Settings) -> list[Tree]:
    """The label of a currency, and the win limit that the game's rules name for it (F42)."""
    options = [
        el("option", label or _("Play credits"), value=label, selected=label == settings.currency)
        for label in CURRENCIES
    ]
    row = el(
        "div",
        el("label", _("Currency label"), for_="currency", class_="menu__label"),
        el("select", *options, id="currency", class_="choice", data_set="currency", data_testid="currency"),
        class_="menu__row",
    )
    parts = [row]
    limit = game.currency_limits.get(settings.currency)
    if limit:
        text = _("Win limit: {limit} {label} or {cap:,}x the bet, whichever comes first").format(
            limit=f"{limit // MINOR:,}", label=settings.currency, cap=game.cap
        )
        parts.append(_switch("limit", text, settings.limit, "limit"))
    if settings.currency:
        parts.append(
            el("p", _("A label beside amounts, no more: it is all play money."), class_="menu__note")
        )
    return parts


def _seed_part(wallet: Wallet | None) -> Tree:
    if wallet is None:
        return el("p", _("Play money, no prizes."), class_="page__note")
    return el(
        "details",
        el("summary", _("Seeds of your rounds")),
        el("p", _("SHA-256 of the server seed, fixed before the first round under it:")),
        el("code", wallet.seeds.commitment, class_="hex", data_testid="commitment"),
        el(
            "p",
            _("Client seed:"),
            " ",
            el("code", wallet.seeds.client, class_="hex", data_testid="client-seed"),
        ),
        el("p", _("Next round:"), " ", el("code", str(wallet.nonce), data_testid="next-nonce")),
        class_="menu__seeds",
    )


def bets_tree(game: Game, chosen: Money, states: list[tuple[Money, State]]) -> list[Tree]:
    """Every bet, with what is kept between rounds there."""
    note = el("p", _("What builds up from round to round is kept for each bet apart."), class_="page__note")
    return [
        *([note] if game.state_fields else []),
        el("div", *[_bet(game, bet, state, bet == chosen) for bet, state in states], class_="bets"),
    ]


def _bet(game: Game, bet: Money, state: State, chosen: bool) -> Tree:
    coin = game.coin(bet)
    raised = state != game.start_state
    shelves = [
        el("span", picture(game, each.picture), el("span", each.text), class_="bets__shelf", title=each.name)
        for each in words_of(game).kept(state, lambda coins: shown_money(coins * coin)).items
    ]
    kept = el("span", *shelves, class_="bets__shelves" if raised else "bets__shelves bets__shelves--fresh")
    return button(
        "bet",
        el("b", shown_money(bet), class_="bets__amount"),
        *([kept] if shelves else []),
        value=str(bet),
        class_="bets__bet",
        aria_pressed="true" if chosen else "false",
        data_testid=f"bet-{shown_money(bet)}",
    )

"""The bar under the stage: its elements once, and what changes on them."""

from __future__ import annotations

from typing import TypeAlias

from engine.catalogue import _
from web.controls.amounts import shown_money
from web.controls.ports import Meters, Phase
from web.pages.icons import icon
from web.pages.tree import Tree, button, el

Change: TypeAlias = tuple[str, str, str | bool | None]
"""Element id, what of it (`text`, `hidden`, `disabled` or an attribute), and its value."""


def bar_tree() -> list[Tree]:
    """The bar's elements, as they are before anything is known."""
    return [
        _replay_strip(),
        el(
            "div",
            _round_button("menu", _("Menu"), aria_haspopup="dialog"),
            _round_button("paytable", _("Paytable"), "info", aria_haspopup="dialog"),
            _round_button("lobby", _("Back to the lobby"), "home", data_testid="to-lobby"),
            class_="bar__ways",
        ),
        el("div", _balance(), _bet(), _win(), class_="bar__meters"),
        button(
            "quick",
            icon("quick"),
            el("span", _("Quick spin"), class_="visually-hidden"),
            id="quick",
            class_="round-button bar__quick",
            aria_pressed="false",
        ),
        button(
            "spin",
            el("span", icon("spin"), icon("stop"), class_="spin__face"),
            el("span", _("Spin"), id="spin-label", class_="visually-hidden"),
            id="spin",
            class_="spin",
            data_phase="closed",
        ),
        el("p", _("Play money, no prizes"), class_="bar__money"),
    ]


def _round_button(act: str, text: str, name: str = "", **attributes: str) -> Tree:
    label = el("span", text, class_="visually-hidden")
    return button(act, icon(name or act), label, class_="round-button", title=text, **attributes)


def _name(meter: str, text: str) -> Tree:
    """What a meter shows, and the label of its currency if there is one."""
    return el("span", text, " ", el("span", id=f"{meter}-unit", class_="meter__unit"), class_="meter__name")


def _balance() -> Tree:
    return el(
        "div",
        _name("balance", _("Balance")),
        el("output", "–", id="balance", class_="meter__value", data_testid="balance"),
        button(
            "refill", icon("coins"), el("span", _("Free refill")), id="refill", class_="refill", hidden=True
        ),
        el("span", _("not saved"), id="unsaved", class_="bar__unsaved", data_testid="not-saved", hidden=True),
        class_="meter meter--balance",
    )


def _bet() -> Tree:
    value = el("output", "–", id="bet", class_="meter__value", data_testid="bet")
    box = button(
        "bets",
        _name("bet", _("Bet")),
        value,
        id="bets",
        class_="bet__box",
        aria_haspopup="dialog",
        data_testid="bet-box",
    )
    lower = button(
        "bet-down", icon("minus"), el("span", _("Smaller bet"), class_="visually-hidden"), id="bet-down"
    )
    higher = button(
        "bet-up", icon("plus"), el("span", _("Larger bet"), class_="visually-hidden"), id="bet-up"
    )
    for each in (lower, higher):
        each[1]["class"] = "round-button bet__step"
    return el("div", lower, box, higher, class_="bet")


def _win() -> Tree:
    return el(
        "div",
        _name("win", _("Win")),
        el("output", "0.00", id="win", class_="meter__value", data_testid="win"),
        id="win-meter",
        class_="meter meter--win",
    )


def _replay_strip() -> Tree:
    return el(
        "div",
        el("p", id="replay-text", class_="replay__text", data_testid="replay-text"),
        button("replay-again", _("Play it again"), class_="pill"),
        button("replay-back", _("Back to my game"), class_="pill pill--gold"),
        id="replay",
        class_="replay",
        data_testid="replay",
        hidden=True,
    )


def changes(meters: Meters) -> dict[tuple[str, str], str | bool | None]:
    """Everything that these meters set on the bar's elements."""
    label = _("Play it again") if meters.replay else _("Spin")
    return {
        ("balance", "text"): "–" if meters.balance is None else shown_money(meters.balance),
        ("bet", "text"): shown_money(meters.bet),
        ("win", "text"): shown_money(meters.win),
        **{(f"{meter}-unit", "text"): meters.unit for meter in ("balance", "bet", "win")},
        ("win-meter", "data-won"): "" if meters.win > meters.bet else None,
        ("bet-down", "disabled"): not meters.can_lower,
        ("bet-up", "disabled"): not meters.can_raise,
        ("bets", "disabled"): meters.busy or meters.replay or meters.phase is Phase.CLOSED,
        ("quick", "aria-pressed"): "true" if meters.quick else "false",
        ("refill", "hidden"): not meters.can_refill,
        ("unsaved", "hidden"): meters.saved,
        ("spin", "data-phase"): meters.phase.value,
        ("spin-label", "text"): _("Stop") if meters.busy else label,
        ("replay", "hidden"): not meters.replay,
        ("replay-text", "text"): replay_text(meters),
    }


def replay_text(meters: Meters) -> str:
    """What the strip says of a replay."""
    if not meters.replay:
        return ""
    if meters.scripted:
        return _("Replay: scripted, not drawn. It does not touch your balance.")
    return _("Replay: it does not touch your balance.")

"""What the page's controls do: every message of `bridge/events.js` arrives here."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pyscript.js_modules import bridge

from engine.catalogue import _
from web.controls.cabinet import Cabinet
from web.controls.notices import RETRY, UNSAVED
from web.journal.settings import CURRENCIES, LOUDEST
from web.pages.menu import bets_tree, menu_tree
from web.pages.paytable import paytable_tree
from web.pages.rules import rules_tree
from web.pages.words import words_of

if TYPE_CHECKING:
    from web.app import App

LEVELS = {str(percent) for percent in range(LOUDEST + 1)}


class Actions:
    """The one function that JavaScript calls, and what each message means."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._acts: dict[str, Callable[[str], None]] = {
            "spin": lambda _value: self._press(),
            "replay-again": lambda _value: self._press(),
            "replay-back": lambda _value: self._back_to_game(),
            "lobby": lambda _value: bridge.page.go("#/"),
            "menu": lambda _value: self._open_menu(),
            "paytable": lambda _value: self._open_paytable(),
            "rules": lambda _value: self._open_rules(),
            "bets": lambda _value: self._open_bets(),
            "close": lambda _value: bridge.page.closeDialogs(),
            "notice-close": lambda _value: app.screen.tell(None),
            "bet": self._choose_bet,
            "bet-down": lambda _value: self._step_bet(-1),
            "bet-up": lambda _value: self._step_bet(1),
            "quick": lambda _value: self._toggle("quick"),
            "mute": lambda _value: self._toggle("muted"),
            "motion": lambda _value: self._toggle("motion"),
            "auto-bet": lambda _value: self._toggle("auto_bet"),
            "limit": lambda _value: self._toggle("limit"),
            "refill": lambda _value: self._with_cabinet(Cabinet.refill),
            RETRY: lambda _value: self._reopen(unsaved=False),
            UNSAVED: lambda _value: self._reopen(unsaved=True),
        }

    def receive(self, kind: str, name: str, value: str) -> None:
        """A message of the page; what is not known is nobody's business."""
        if kind == "address":
            self._app.follow_address()
        elif kind == "press":
            self._press() if name == "key" else self._press_stage()
        elif kind == "set" and name == "volume" and value in LEVELS:
            self._change(volume=int(value), muted=False)
        elif kind == "set" and name == "currency" and value in CURRENCIES:
            # A limit that belongs to the label is on at first.
            self._change(currency=value, limit=True)
        elif kind == "act" and name in self._acts:
            self._acts[name](value)

    def _press(self) -> None:
        if self._app.player:
            self._app.player.press()

    def _press_stage(self) -> None:
        if self._app.player:
            self._app.player.press_stage()

    def _with_cabinet(self, act: Callable[[Cabinet], Any]) -> None:
        """Do what only the player's own game allows."""
        if isinstance(self._app.player, Cabinet):
            act(self._app.player)

    def _step_bet(self, steps: int) -> None:
        self._with_cabinet(lambda cabinet: cabinet.step_bet(steps))
        if bridge.page.isOpen("paytable"):
            self._open_paytable()

    def _choose_bet(self, value: str) -> None:
        bridge.page.closeDialogs()
        player = self._app.player
        if isinstance(player, Cabinet):
            bets = {str(bet): bet for bet in player.game.bets}
            player.choose_bet(bets.get(value, player.bet))

    def _reopen(self, unsaved: bool) -> None:
        self._with_cabinet(lambda cabinet: cabinet.reopen(unsaved))

    def _back_to_game(self) -> None:
        if self._app.player:
            bridge.page.go(f"#/{self._app.player.game.slug}")

    # Settings

    def _toggle(self, name: str) -> None:
        self._change(**{name: not getattr(self._app.settings.now, name)})

    def _change(self, **changes: Any) -> None:
        app = self._app
        app.spawn(app.settings.change(**changes))
        app.use_settings()
        if app.player:
            app.screen.render(app.player.meters)
        # A slider that is being dragged stays as it is.
        if "volume" not in changes and bridge.page.isOpen("menu"):
            self._open_menu()

    # Pages

    def _open(self, name: str, title: str, trees: list[Any]) -> None:
        bridge.page.openDialog(name, title, json.dumps(trees))

    def _open_menu(self) -> None:
        app = self._app
        if not app.player:
            return
        wallet = app.journal.wallet if isinstance(app.player, Cabinet) and app.journal.opened else None
        self._open("menu", _("Menu"), menu_tree(app.player.game, app.settings.now, wallet))

    def _open_paytable(self) -> None:
        player = self._app.player
        if not player:
            return
        own = isinstance(player, Cabinet)
        bet = player.meters.bet
        state = dict(player.states())[bet]
        steps = own and (player.meters.can_lower or player.meters.can_raise)
        trees = paytable_tree(player.game, words_of(player.game), bet, state, steps)
        self._open("paytable", _("Paytable"), trees)

    def _open_rules(self) -> None:
        player = self._app.player
        if player:
            self._open("rules", _("Rules"), rules_tree(player.game, player.meters.bet))

    def _open_bets(self) -> None:
        player = self._app.player
        if isinstance(player, Cabinet) and not player.meters.busy:
            self._open("bets", _("Choose a bet"), bets_tree(player.game, player.bet, player.states()))

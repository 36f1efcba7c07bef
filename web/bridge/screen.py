"""The page as the controls know it: the bar's meters, notices, the live region, automation."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from engine import Game, Round
from engine.catalogue import _
from engine.money import Money
from web.controls.bar import bar_tree, changes
from web.controls.cabinet import STOP_GRACE
from web.controls.ports import Meters, Notice, Weight
from web.pages.icons import icon
from web.pages.tree import Tree, button, el

NOTE_SECONDS = 6


class BrowserScreen:
    """Sends the page what has changed, in one call for each change."""

    def __init__(self, bridge: Any) -> None:
        self._page = bridge.page
        self._hook = bridge.hook
        self._shown: dict[tuple[str, str], str | bool | None] = {}
        self._said = ""
        self._fading: asyncio.Task[None] | None = None
        self.mount("bar", bar_tree())
        self.mount("dialogs", [el("div", id="notice", class_="notice", data_testid="notice")])

    def mount(self, target: str, trees: list[Tree]) -> None:
        """Put elements in place of what stands in another."""
        self._page.mount(target, json.dumps(trees))

    def render(self, meters: Meters) -> None:
        """Show these meters."""
        wanted = changes(meters)
        new = [(*key, value) for key, value in wanted.items() if self._shown.get(key, ...) != value]
        if new:
            self._page.update(json.dumps(new))
            self._shown = wanted
        self.set_status(meters.busy, meters.balance)

    def set_status(self, busy: bool, balance: Money | None) -> None:
        """Let automation read whether something is under way, and the balance where there is one."""
        self._hook.setStatus(busy, balance, STOP_GRACE)

    def announce(self, text: str) -> None:
        """Say a sentence once; the same one again is a new one."""
        self._said = text + "\u00a0" if text == self._said else text
        self._page.update(json.dumps([("announcer", "text", self._said)]))

    def tell(self, notice: Notice | None) -> None:
        """Show a notice in place of the one before."""
        if self._fading:
            self._fading.cancel()
            self._fading = None
        self.mount("notice", _notice_trees(notice) if notice else [])
        if notice and notice.weight is Weight.NOTE:
            self._fading = asyncio.ensure_future(self._fade())

    async def _fade(self) -> None:
        await asyncio.sleep(NOTE_SECONDS)
        self.mount("notice", [])

    def go_to(self, game: Game) -> None:
        """Go to another game."""
        self._page.go(f"#/{game.slug}")

    def publish(self, played: Round | None) -> None:
        """Let automation read the last round."""
        self._hook.setLastRound(json.dumps(played.to_json() if played else None))


def _notice_trees(notice: Notice) -> list[Tree]:
    choices = [button(act, label, class_="pill pill--gold") for act, label in notice.choices]
    close = button(
        "notice-close",
        icon("close"),
        el("span", _("Close this message"), class_="visually-hidden"),
        class_="round-button notice__close",
    )
    actions = [el("div", *choices, class_="notice__choices")] if choices else []
    text = el("p", notice.text, data_testid="notice-text")
    role = "alert" if notice.weight is Weight.ALERT else "status"
    attributes = {"class_": "notice__box", "role": role, "data_weight": notice.weight.value}
    return [el("div", text, *actions, close, **attributes)]

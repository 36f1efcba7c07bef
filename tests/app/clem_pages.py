"""The pages of Clem's Gems as data and as text."""

from __future__ import annotations

from typing import Any

from engine.games.clems_gems import words
from tests.app.fakes import CLEM
from tests.app.trees import text
from web.pages.paytable import paytable_tree
from web.pages.rules import rules_tree


def paytable(bet: int = 80) -> list[Any]:
    return paytable_tree(CLEM, words, bet, (), True)


def all_text(trees: list[Any]) -> str:
    return " ".join(map(text, trees))


def rules_text(bet: int = 80) -> str:
    return all_text(rules_tree(CLEM, bet))


def both_pages(bet: int = 80) -> tuple[str, str]:
    return all_text(paytable(bet)), rules_text(bet)

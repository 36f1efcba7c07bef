"""The pages of Three Lamps as data and as text, from its words alone."""

from __future__ import annotations

from typing import Any

from engine.games.three_lamps import THREE_LAMPS, words
from engine.words import Amount, Topic
from tests.app.trees import text
from web.controls.amounts import shown_money
from web.pages.paytable import paytable_tree, topic_tree

LAMPS = THREE_LAMPS


def amount_at(bet: int) -> Amount:
    return lambda coins: shown_money(coins * LAMPS.coin(bet))


def paytable(bet: int = 100, progress: int = 0) -> list[Any]:
    return paytable_tree(LAMPS, words, bet, (progress,), True)


def own_rules(bet: int = 100) -> list[Any]:
    """The game's own topics, as the rules page shows them."""
    topics: tuple[Topic, ...] = words.rules(amount_at(bet))
    return [topic_tree(LAMPS, topic, f"rule-{number}") for number, topic in enumerate(topics)]


def all_text(trees: list[Any]) -> str:
    return " ".join(map(text, trees))


def rules_text(bet: int = 100) -> str:
    return all_text(own_rules(bet))


def both_pages(bet: int = 100) -> tuple[str, str]:
    return all_text(paytable(bet)), rules_text(bet)

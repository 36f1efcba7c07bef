"""The bridge from rounds of the engine to the literal checker, which knows nothing of the engine."""

from __future__ import annotations

from typing import Any

from engine import GAMES, Round
from engine.games.forge_of_gems import numbers

from .forge_figures import SYMBOLS, Numbers
from .forge_of_gems import check_round

GAME = GAMES["forge-of-gems"]
LITERAL = Numbers({SYMBOLS[symbol]: dict(row) for symbol, row in numbers.PAYS.items()})


def as_json(played: Round) -> dict[str, Any]:
    """A round as the checker reads it."""
    return {
        "stake": played.stake.bet,
        "limit": played.stake.limit,
        "paid": played.win,
        "events": [event.to_json() for event in played.events],
    }


def complaints(played: Round) -> list[str]:
    """What the literal checker finds wrong with a round."""
    return check_round(as_json(played), LITERAL)

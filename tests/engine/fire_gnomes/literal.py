"""The bridge from rounds of the engine to the literal checker, which knows nothing of the engine."""

from __future__ import annotations

from engine import GAMES, Round
from engine.games.fire_gnomes import numbers
from tests.literal.fire_gnomes import Numbers, check_round

GAME = GAMES["fire-gnomes"]

LITERAL = Numbers(
    pays={GAME.symbols[symbol]: dict(row) for symbol, row in numbers.PAYS.items()},
    boost_increase=numbers.BOOST_INCREASE,
    initial_values=frozenset(numbers.CREDIT_VALUES),
    minimum_initial_value=min(numbers.CREDIT_VALUES),
)


def complaints(played: Round) -> list[str]:
    """What the literal checker finds wrong with a round."""
    return check_round(
        {
            "stake": played.stake.bet,
            "before": dict(zip(numbers.AWARD_NAMES, played.state_before, strict=True)),
            "after": dict(zip(numbers.AWARD_NAMES, played.state, strict=True)),
            "events": [event.to_json() for event in played.events],
            "paid": played.win,
        },
        LITERAL,
    )

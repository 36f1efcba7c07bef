"""The rules of Gemworks: slot games as pure functions over integers.

`play` plays one round of one of `GAMES`; the result holds the tape of all that happened. This package
needs the standard library only, and knows no browser, file, clock or source of chance.
"""

from __future__ import annotations

from engine.errors import InputError
from engine.game import Game, State
from engine.games import GAMES
from engine.links import RoundRequest, parse_query, parse_token
from engine.money import Money, format_money, parse_money
from engine.round import Round, Stake, play
from engine.seeds import Seeds

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Game",
    "InputError",
    "Money",
    "Round",
    "RoundRequest",
    "Seeds",
    "Stake",
    "State",
    "format_money",
    "parse_money",
    "parse_query",
    "parse_token",
    "play",
]

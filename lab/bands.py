"""The bands of the win distribution."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from engine.game import Game

BAND_FLOORS = (Fraction(1, 2), *map(Fraction, (1, 2, 5, 10, 15, 20, 50, 100, 150, 500, 1000, 2000, 5000)))
"""Where bands begin, in bets; two more stand in front of them, of no win and of any smaller win."""


def band_floors(game: Game) -> tuple[int, ...]:
    """The fewest coins of each band: nothing, the smallest win, then each of `BAND_FLOORS` up to the cap."""
    floors = [ceil(floor * game.coins_per_bet) for floor in BAND_FLOORS if floor <= game.cap]
    return (0, 1, *floors)


def band_names(game: Game) -> tuple[str, ...]:
    """How each band's floor is written, in bets."""
    return ("0", ">0", *(f"{float(floor):g}" for floor in BAND_FLOORS if floor <= game.cap))

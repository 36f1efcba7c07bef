"""The words of each game, as the pages ask for them."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Protocol, TypeAlias

from engine import Game, State
from engine.games.fire_gnomes import words as fire_gnomes
from engine.games.fire_gnomes.words import PayRow, Topic
from web.pages.figures import Measured, load_measured

__all__ = ["Amount", "GameWords", "PayRow", "Topic", "measured_of", "words_of"]

Amount: TypeAlias = Callable[[int], str]


class GameWords(Protocol):
    """What a game's `words` module offers."""

    def pay_rows(self, amount: Amount) -> tuple[PayRow, ...]:
        """What each symbol pays, the best first."""

    def shelves(self, state: State, amount: Amount) -> tuple[tuple[str, str, str], ...]:
        """Picture, name and award of what is kept from round to round."""

    def paytable(self, amount: Amount) -> tuple[Topic, ...]:
        """Special symbols and features."""

    def rules(self, amount: Amount) -> tuple[Topic, ...]:
        """The whole rules."""


WORDS: dict[str, ModuleType] = {"fire-gnomes": fire_gnomes}


def words_of(game: Game) -> GameWords:
    """The words of a game."""
    return WORDS[game.slug]


def measured_of(game: Game) -> Measured | None:
    """What the laboratory measured of a game."""
    package = WORDS[game.slug].__package__
    return load_measured(package) if package else None

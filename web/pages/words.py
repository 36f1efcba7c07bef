"""The words of each game, as the pages ask for them."""

from __future__ import annotations

from types import ModuleType
from typing import Protocol

from engine import Game, State
from engine.games.clems_gems import words as clems_gems
from engine.games.fire_gnomes import words as fire_gnomes
from engine.games.forge_of_gems import words as forge_of_gems
from engine.words import Amount, FigureNames, Kept, PayRow, Topic
from web.pages.figures import Measured, load_measured

__all__ = ["Amount", "GameWords", "Kept", "PayRow", "Topic", "measured_of", "words_of"]


class GameWords(Protocol):
    """What a game's `words` module offers."""

    def pay_rows(self, amount: Amount) -> tuple[PayRow, ...]:
        """What each symbol pays, the best first."""

    def kept(self, state: State, amount: Amount) -> Kept:
        """What is kept from round to round; without items the pages show no such part."""

    def paytable(self, amount: Amount) -> tuple[Topic, ...]:
        """Special symbols and features."""

    def rules(self, amount: Amount) -> tuple[Topic, ...]:
        """The whole rules."""

    def figures(self) -> FigureNames:
        """What its measured features and measures are called."""


WORDS: dict[str, ModuleType] = {
    "clems-gems": clems_gems,
    "fire-gnomes": fire_gnomes,
    "forge-of-gems": forge_of_gems,
}


def words_of(game: Game) -> GameWords:
    """The words of a game."""
    return WORDS[game.slug]


def measured_of(game: Game) -> Measured | None:
    """What the laboratory measured of a game."""
    package = WORDS[game.slug].__package__
    return load_measured(package) if package else None

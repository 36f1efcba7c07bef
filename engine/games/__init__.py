"""The games, one folder and one line each."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.game import Game
from engine.games.clems_gems import CLEMS_GEMS
from engine.games.fire_gnomes import FIRE_GNOMES
from engine.games.forge_of_gems import FORGE_OF_GEMS

GAMES: Final[Mapping[str, Game]] = MappingProxyType(
    {game.slug: game for game in (CLEMS_GEMS, FORGE_OF_GEMS, FIRE_GNOMES)}
)
"""Every game by its slug."""

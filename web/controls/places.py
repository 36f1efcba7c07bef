"""Where an address leads: the lobby, a game, the replay of a link, or nowhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias
from urllib.parse import parse_qsl

from engine import GAMES, Game, InputError, RoundRequest, parse_query, parse_token
from engine.catalogue import _

TOKEN = "#r="
PLACE = "#/"


@dataclass(frozen=True, slots=True)
class Lobby:
    """The lobby."""


@dataclass(frozen=True, slots=True)
class GamePlace:
    """A game, played for the own balance."""

    game: Game


@dataclass(frozen=True, slots=True)
class ReplayPlace:
    """The round of a link."""

    request: RoundRequest


@dataclass(frozen=True, slots=True)
class Nowhere:
    """An address that cannot be followed, and why."""

    message: str


Place: TypeAlias = Lobby | GamePlace | ReplayPlace | Nowhere


def find_place(fragment: str, query: str) -> Place:
    """Where `location.hash` and `location.search` lead; a place in the fragment comes first."""
    try:
        if fragment.startswith(TOKEN):
            return ReplayPlace(parse_token(fragment.removeprefix(TOKEN)))
        if fragment.startswith(PLACE):
            return _named(fragment.removeprefix(PLACE))
        if fragment in ("", "#"):
            return _queried(query.removeprefix("?"))
    except InputError as error:
        return Nowhere(_("This link cannot be opened: {reason}.").format(reason=str(error).rstrip(".")))
    return Nowhere(_("There is no place “{name}” here.").format(name=fragment[:40]))


def _named(slug: str) -> Place:
    if not slug:
        return Lobby()
    if slug in GAMES:
        return GamePlace(GAMES[slug])
    return Nowhere(_("There is no place “{name}” here yet.").format(name=slug[:40]))


def _queried(query: str) -> Place:
    if not query:
        return Lobby()
    # A game alone is a place; with anything more it is a round.
    fields = parse_qsl(query)
    if len(fields) == 1 and fields[0][0] == "game" and fields[0][1] in GAMES:
        return GamePlace(GAMES[fields[0][1]])
    return ReplayPlace(parse_query(query))

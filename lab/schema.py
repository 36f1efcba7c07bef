"""The JSON Schema of a round, written from the records that the engine decodes."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Iterator
from typing import Any

import engine
from engine.events import Event
from engine.game import Game

INTEGER = {"type": "integer"}
MONEY = {"type": "string", "pattern": r"^-?(0|[1-9][0-9]*)\.[0-9]{2}$"}
HEX = {"type": "string", "pattern": "^[0-9a-f]{64}$"}


def event_classes() -> Iterator[type[Event]]:
    """Every kind of event of the games that are offered, in the order of their names."""
    folders = (slug.replace("-", "_") for slug in engine.GAMES)
    modules = {"engine.events", *(f"engine.games.{folder}.events" for folder in folders)}
    classes = [kind for kind in Event.__subclasses__() if kind.__module__ in modules]
    yield from sorted(classes, key=lambda kind: (kind.__name__, kind.__module__))


def event_schema(kind: type[Event]) -> dict[str, Any]:
    """The schema of one kind of event: its name and its fields, no others."""
    hints = typing.get_type_hints(kind)
    fields = {
        field.name: INTEGER if hints[field.name] is int else {"type": "array", "items": INTEGER}
        for field in dataclasses.fields(kind)
    }
    return _object({"event": {"const": kind.__name__}} | fields) | {
        "description": " ".join((kind.__doc__ or "").split())
    }


def state_schema(game: Game) -> dict[str, Any]:
    """The schema of a game's lasting state."""
    fields = {
        field.name: {"type": "integer", "minimum": field.start, "maximum": field.cap}
        for field in game.state_fields
    }
    return _object({"version": {"const": game.state_version}} | fields)


def round_schema() -> dict[str, Any]:
    """The schema of `Round.to_json` for every game."""
    states = [state_schema(game) for game in engine.GAMES.values()]
    fields = {
        "game": {"enum": list(engine.GAMES)},
        "version": INTEGER,
        "server_seed": HEX,
        "client_seed": {"type": "string"},
        "nonce": {"type": "string", "pattern": "^(0|[1-9][0-9]*)$"},
        "stake": MONEY,
        "buy": {"type": "string"},
        "limit": {"anyOf": [{"const": ""}, MONEY]},
        "price": MONEY,
        "scripted": {"type": "boolean"},
        "script": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 0xFFFFFFFF}},
        "state_before": {"anyOf": states},
        "state_after": {"anyOf": states},
        "coin": MONEY,
        "coins": {"type": "integer", "minimum": 0},
        "win": MONEY,
        "tape_hash": HEX,
        "events": {"type": "array", "items": {"anyOf": [event_schema(kind) for kind in event_classes()]}},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A round of Gemworks",
        "description": "Amounts of events are coins; `coin` says what one is worth. Money is credits.",
    } | _object(fields)


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }

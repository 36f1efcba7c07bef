"""A round as text that a person can read and compare: board by board, event by event."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from typing import Any

from engine.events import Event, LineWin
from engine.game import Game
from engine.links import RoundRequest
from engine.money import format_money
from engine.round import Round

INDENT = "    "


def round_story(played: Round) -> str:
    """The whole round: what it was asked, each event, and what came of it."""
    return "\n".join([*_opening(played), *_events(played), *_ending(played)]) + "\n"


def _opening(played: Round) -> Iterator[str]:
    yield f"{played.game.title}, rules version {played.game.version}"
    yield f"?{RoundRequest.of(played).to_query()}"
    if played.scripted:
        yield f"scripted, not drawn: {len(played.script)} words"
    buy = f" for {played.stake.buy}" if played.stake.buy else ""
    limit = f", limited to {played.stake.limit_text}" if played.stake.limit else ""
    yield f"stake {format_money(played.stake.bet)}{buy}{limit}"
    yield f"state {_state(played.game, played.state_before)}"
    yield ""


def _ending(played: Round) -> Iterator[str]:
    yield ""
    yield f"state {_state(played.game, played.state)}"
    yield f"win {format_money(played.win)} ({played.coins} coins of {format_money(played.coin)})"
    yield f"tape {played.tape_hash}"


def _state(game: Game, state: Sequence[int]) -> str:
    fields = zip(game.state_fields, state, strict=True)
    return ", ".join(f"{field.name} {value}" for field, value in fields) or "none"


def _events(played: Round) -> Iterator[str]:
    for event in played.events:
        yield from event_lines(played.game, event)


def event_lines(game: Game, event: Event) -> Iterator[str]:
    """An event: its name and plain fields on one line, each field that covers the board as a board below."""
    line, boards = [type(event).__name__], []
    for field in dataclasses.fields(event):
        texts = _texts(game, field, getattr(event, field.name))
        if isinstance(texts, str):
            line.append(f"{field.name}={texts}")
        elif len(texts) == game.reels * game.rows and field.name != "cells":
            boards.append((field.name, texts))
        else:
            line.append(f"{field.name}=[{' '.join(texts)}]")
    if isinstance(event, LineWin):
        line.append(f"rows=[{' '.join(map(str, game.lines[event.line]))}]")
    yield " ".join(line)
    for name, texts in boards:
        yield from board_lines(game, name, texts)


def board_lines(game: Game, name: str, texts: Sequence[str]) -> Iterator[str]:
    """A text for each cell, in the rows and reels in which it is seen."""
    width = max(map(len, texts))
    yield f"  {name}"
    for row in range(game.rows):
        shown = (texts[reel * game.rows + row].ljust(width) for reel in range(game.reels))
        yield (INDENT + "  ".join(shown)).rstrip()


def _texts(game: Game, field: dataclasses.Field[Any], value: Any) -> str | list[str]:
    """The value of a field, symbols by their names."""
    if isinstance(value, tuple):
        return [_text(game, field, each) for each in value]
    return _text(game, field, value)


def _text(game: Game, field: dataclasses.Field[Any], value: int) -> str:
    if "Symbol" in str(field.type):
        return game.symbols[value] if value >= 0 else "none"
    return str(value)

"""A round as text that a person can read and compare: board by board, event by event."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

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
    yield f"stake {format_money(played.stake.bet)}{f' for {played.stake.buy}' if played.stake.buy else ''}"
    yield f"state {_state(played.game, played.state_before)}"
    yield ""


def _ending(played: Round) -> Iterator[str]:
    yield ""
    yield f"state {_state(played.game, played.state)}"
    yield f"win {format_money(played.win)} ({played.coins} coins of {format_money(played.coin)})"
    yield f"tape {played.tape_hash}"


def _state(game: Game, state: Sequence[int]) -> str:
    fields = zip(game.state_fields, state, strict=True)
    return ", ".join(f"{field.name} {value}" for field, value in fields)


def _events(played: Round) -> Iterator[str]:
    for event in played.events:
        yield from event_lines(played.game, event)


def event_lines(game: Game, event: Event) -> Iterator[str]:
    """An event: its name and plain fields on one line, each field that covers the board as a board below."""
    fields = [(field.name, getattr(event, field.name)) for field in dataclasses.fields(event)]
    boards = [(name, value) for name, value in fields if _covers_board(game, value)]
    plain = [(name, value) for name, value in fields if not _covers_board(game, value)]
    line = " ".join([type(event).__name__, *(f"{name}={_text(game, name, value)}" for name, value in plain)])
    yield line + (f" rows={_text(game, '', game.lines[event.line])}" if isinstance(event, LineWin) else "")
    for name, cells in boards:
        yield from board_lines(game, name, cells)


def board_lines(game: Game, name: str, cells: Sequence[int]) -> Iterator[str]:
    """A value for each cell, in the rows and reels in which it is seen."""
    texts = [_text(game, name[:-1], cell) for cell in cells]
    width = max(map(len, texts))
    yield f"  {name}"
    for row in range(game.rows):
        shown = (texts[reel * game.rows + row].ljust(width) for reel in range(game.reels))
        yield (INDENT + "  ".join(shown)).rstrip()


def _covers_board(game: Game, value: object) -> bool:
    return isinstance(value, tuple) and len(value) == game.reels * game.rows


def _text(game: Game, name: str, value: object) -> str:
    if isinstance(value, tuple):
        return "[" + " ".join(_text(game, name.removesuffix("s"), each) for each in value) + "]"
    if name == "symbol" and isinstance(value, int):
        return game.symbols[value]
    return str(value)

"""Rounds that were meddled with, to see that a checker can fail."""

from collections.abc import Iterator
from typing import Any

from .forge_figures import ON_FORGE, ON_FREE_FORGE, ON_FREE_REELS, ON_REELS, ROWS, SYMBOLS
from .tape import Event

Place = tuple[str, int]
"""A field of an event and an index into it, 0 for a field that is one number."""


def one_off(content: int | list[int], step: int) -> list[Any]:
    """The same field with one of its numbers a step away, in every way."""
    if isinstance(content, int):
        return [content + step]
    return [[*content[:index], content[index] + step, *content[index + 1 :]] for index in range(len(content))]


def drawn_places(events: list[Event]) -> list[set[Place]]:
    """For each event of a Forge of Gems round, where it holds symbols that chance gave."""
    places = []
    removed: list[int] = []
    for event in events:
        drawn: set[Place] = set()
        if event["event"] == "CellsRemoved":
            removed = list(event["cells"])
        elif event["event"] == "BoardLanded":
            drawn = {(field, i) for field in ("symbols", "forge") for i in range(len(event[field]))}
        elif event["event"] == "ReelCascaded":
            new = sum(1 for cell in removed if cell // ROWS == event["reel"])
            if event["row"] >= 0:
                new -= 1
            drawn = {("symbols", i) for i in range(new)} | {("forge", 0)}
        elif event["event"] == "SplitterVanished":
            drawn = {("symbols", 0)}
        places.append(drawn)
    return places


def derived_changes(events: list[Event]) -> Iterator[tuple[int, Event]]:
    """Each event, and its place, with one number more or less, wherever the number follows from the rules."""
    for place, (event, drawn) in enumerate(zip(events, drawn_places(events), strict=True)):
        for field, content in event.items():
            if field == "event":
                continue
            for step in (-1, 1):
                for index, changed in enumerate(one_off(content, step)):
                    if (field, index) not in drawn:
                        yield place, {**event, field: changed}


def drawn_changes(events: list[Event]) -> Iterator[tuple[int, Event]]:
    """Each event with one symbol of chance changed into one that cannot come there."""
    free = False
    for place, (event, drawn) in enumerate(zip(events, drawn_places(events), strict=True)):
        free = free or event["event"] == "FreeSpinStarted"
        for field, index in sorted(drawn):
            if field == "forge":
                possible = ON_FREE_FORGE if free else ON_FORGE
            else:
                possible = ON_FREE_REELS if free else ON_REELS
            for wrong in (-1, *range(len(SYMBOLS) + 1)):
                if wrong in range(len(SYMBOLS)) and SYMBOLS[wrong] in possible:
                    continue
                content = event[field]
                listed = isinstance(content, list)
                changed = [*content[:index], wrong, *content[index + 1 :]] if listed else wrong
                yield place, {**event, field: changed}

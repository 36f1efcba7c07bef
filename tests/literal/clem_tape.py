"""The integers of a Clem's Gems tape, read apart from the engine: code, number of values, values."""

from collections.abc import Sequence

from .clem_figures import FIELDS, REELS
from .tape import NUMBERS, Event

NAMES = {
    1: "ReelsStopped",
    2: "LineWin",
    3: "RoundEnded",
    16: "PrizesDrawn",
    17: "DiamondsPaid",
    18: "JackpotWon",
    19: "CartsRolled",
    20: "BonusStarted",
    21: "ExtraSpinStarted",
    22: "SpinsAdded",
    23: "WildsCollected",
    24: "LevelCompleted",
    25: "ActivationsRolled",
    26: "FeatureActivated",
    27: "BonusEnded",
}


def events_of(tape: Sequence[int]) -> list[Event]:
    """The events of a tape; a row of numbers stands last, and of two rows the first is one a reel."""
    events = []
    place = 0
    while place < len(tape):
        name, size = NAMES[tape[place]], tape[place + 1]
        place += 2 + size
        events.append({"event": name, **fields_of(name, list(tape[place - size : place]))})
    return events


def fields_of(name: str, values: list[int]) -> Event:
    """The values of an event by field."""
    shapes = FIELDS[name]
    *first, last = shapes
    fields: Event = {}
    for field in first:
        length = REELS if shapes[field] == NUMBERS else 1
        fields[field] = values[:length] if shapes[field] == NUMBERS else values[0]
        values = values[length:]
    if shapes[last] == NUMBERS:
        fields[last] = values
        return fields
    (fields[last],) = values
    return fields

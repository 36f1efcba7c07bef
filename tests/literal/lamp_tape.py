"""The integers of a Three Lamps tape, read apart from the engine: code, number of values, values."""

from collections.abc import Sequence

from .lamp_figures import FIELDS, REELS
from .tape import NUMBERS, Event

NAMES = {
    1: "ReelsStopped",
    2: "LineWin",
    3: "RoundEnded",
    16: "GemsPlaced",
    17: "GemsCollected",
    18: "LampUnlocked",
    19: "GemsRolled",
    20: "BonusStarted",
    21: "RespinStarted",
    22: "SymbolsLanded",
    23: "ValuesAdded",
    24: "ValuesMultiplied",
    25: "TokenSent",
    26: "PrizeWon",
    27: "ActivationRolled",
    28: "GridGrown",
    29: "BonusEnded",
}


def events_of(tape: Sequence[int]) -> list[Event]:
    """The events of a tape."""
    events = []
    place = 0
    while place < len(tape):
        name, size = NAMES[tape[place]], tape[place + 1]
        place += 2 + size
        events.append({"event": name, **fields_of(name, list(tape[place - size : place]))})
    return events


def fields_of(name: str, values: list[int]) -> Event:
    """The values of an event by field: single numbers first, then rows, which are equally long.

    Only of a stop of the reels are the rows not: one number a reel, then one a cell.
    """
    rows = [field for field, shape in FIELDS[name].items() if shape == NUMBERS]
    singles = [field for field in FIELDS[name] if field not in rows]
    fields: Event = dict(zip(singles, values, strict=not rows))
    values = values[len(singles) :]
    if name == "ReelsStopped":
        return {"stops": values[:REELS], "symbols": values[REELS:]}
    for place, field in enumerate(rows):
        length = len(values) // len(rows)
        fields[field] = values[place * length : (place + 1) * length]
    return fields

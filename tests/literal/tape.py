"""The events of a round as plain dicts: their shapes, and reading them in order."""

from typing import Any

Event = dict[str, Any]

NUMBER = "number"
NUMBERS = "numbers"

FIELDS: dict[str, dict[str, str]] = {
    "ReelsStopped": {"stops": NUMBERS, "symbols": NUMBERS},
    "ShelfRaised": {"award": NUMBER, "cell": NUMBER, "before": NUMBER, "after": NUMBER},
    "ActivationRolled": {"count": NUMBER, "triggered": NUMBER},
    "FeatureStarted": {"awards": NUMBERS},
    "WildsAdded": {"cells": NUMBERS},
    "MultipliersAdded": {"cells": NUMBERS, "symbols": NUMBERS},
    "PrizePaid": {"award": NUMBER, "amount": NUMBER},
    "ShelfReset": {"award": NUMBER, "before": NUMBER, "after": NUMBER},
    "LineWin": {
        "line": NUMBER,
        "symbol": NUMBER,
        "count": NUMBER,
        "pay": NUMBER,
        "multiplier": NUMBER,
        "win": NUMBER,
    },
    "BonusStarted": {"spins": NUMBER, "kinds": NUMBERS, "values": NUMBERS},
    "BonusSpinStarted": {"number": NUMBER, "total": NUMBER},
    "BombLanded": {"cell": NUMBER, "multiplier": NUMBER},
    "ValueActivated": {"cell": NUMBER, "source": NUMBER, "before": NUMBER, "after": NUMBER},
    "SpinsAdded": {
        "cell": NUMBER,
        "source": NUMBER,
        "added": NUMBER,
        "total": NUMBER,
        "value": NUMBER,
    },
    "ValuesBoosted": {"cell": NUMBER, "source": NUMBER, "amount": NUMBER, "values": NUMBERS},
    "ChainSpread": {"cell": NUMBER, "source": NUMBER, "kind": NUMBER, "targets": NUMBERS},
    "BonusEnded": {"win": NUMBER, "values": NUMBERS},
    "RoundEnded": {"win": NUMBER, "capped": NUMBER},
}

BONUS_STEPS = {
    "BonusSpinStarted",
    "BombLanded",
    "ValueActivated",
    "SpinsAdded",
    "ValuesBoosted",
    "ChainSpread",
}


class OutOfOrder(Exception):
    """An event stands where the order of a round has no place for it."""


def shape_complaints(events: list[Event], known: dict[str, dict[str, str]] = FIELDS) -> list[str]:
    """Complaints about events that the game does not know, or whose fields are not as they should be."""
    complaints = []
    for place, event in enumerate(events):
        name = event.get("event")
        if name not in known:
            complaints.append(f"event {place}: no event is called {name!r}")
            continue
        fields = known[name]
        if set(event) != {"event"} | set(fields):
            complaints.append(f"event {place}: {name} has the fields {sorted(event)}")
            continue
        for field, shape in fields.items():
            if not fits(event[field], shape):
                complaints.append(f"event {place}: {name}.{field} is {event[field]!r}")
    return complaints


def fits(value: object, shape: str) -> bool:
    """Whether a field holds a whole number, or a row of them."""
    if shape == NUMBER:
        return isinstance(value, int)
    if not isinstance(value, list | tuple):
        return False
    return all(isinstance(number, int) for number in value)


def with_lists(event: Event) -> Event:
    """The same event, its tuples as lists, so that events compare equal."""
    return {key: list(value) if isinstance(value, tuple) else value for key, value in event.items()}


class Tape:
    """The events of one round, read from the first to the last."""

    def __init__(self, events: list[Event]) -> None:
        self.events = [with_lists(event) for event in events]
        self.place = 0

    def next_name(self) -> str:
        """The name of the next event, or "the end"."""
        if self.place == len(self.events):
            return "the end"
        return str(self.events[self.place]["event"])

    def take(self, name: str) -> Event:
        """The next event, which must have this name."""
        if self.next_name() != name:
            raise OutOfOrder(f"event {self.place}: expected {name}, found {self.next_name()}")
        event = self.events[self.place]
        self.place += 1
        return event

    def take_all(self, names: set[str]) -> list[Event]:
        """All events with these names that come next."""
        taken = []
        while self.next_name() in names:
            taken.append(self.take(self.next_name()))
        return taken

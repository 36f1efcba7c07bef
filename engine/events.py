"""What can happen in any game, decoded from the tape to frozen records and to JSON.

All amounts are coins, the game's unit at a bet multiplier of 1; cells count reel by reel from the top
of the leftmost reel.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine import tape as tapes

Symbol: TypeAlias = int
"""A symbol code of the game, or -1 for none."""

REELS_STOPPED = 1
LINE_WIN = 2
ROUND_ENDED = 3
WAYS_WIN = 4


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a round."""

    def to_json(self) -> dict[str, Any]:
        """The event as JSON: its name under `event`, then its fields; tuples become lists."""
        fields = dataclasses.asdict(self)
        return {"event": type(self).__name__} | {
            name: list(value) if isinstance(value, tuple) else value for name, value in fields.items()
        }


@dataclass(frozen=True, slots=True)
class ReelsStopped(Event):
    """The reels came to rest: the stop of each reel, the symbol of each cell."""

    stops: tuple[int, ...]
    symbols: tuple[Symbol, ...]


@dataclass(frozen=True, slots=True)
class LineWin(Event):
    """A line pays: read as `count` of `symbol` from the left, `pay` times `multiplier` is `win`."""

    line: int
    symbol: Symbol
    count: int
    pay: int
    multiplier: int
    win: int


@dataclass(frozen=True, slots=True)
class WaysWin(Event):
    """A symbol pays on `ways` ways over `count` reels: `pay` times ways times multiplier is `win`.

    `cells` are all that take part.
    """

    symbol: Symbol
    count: int
    ways: int
    pay: int
    multiplier: int
    win: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The total of the round after the win cap, and what the cap took."""

    win: int
    capped: int


Decoder: TypeAlias = Callable[[tuple[int, ...]], Event]


def lines_decoders(reels: int) -> dict[int, Decoder]:
    """Decoders of the events that every game of lines has."""
    return {
        REELS_STOPPED: lambda v: ReelsStopped(v[:reels], v[reels:]),
        LINE_WIN: lambda v: LineWin(*v),
        ROUND_ENDED: lambda v: RoundEnded(*v),
    }


def ways_decoders() -> dict[int, Decoder]:
    """Decoders of the events that every game of ways has."""
    return {
        WAYS_WIN: lambda v: WaysWin(v[0], v[1], v[2], v[3], v[4], v[5], v[6:]),
        ROUND_ENDED: lambda v: RoundEnded(*v),
    }


def decode(tape: Iterable[int], decoders: Mapping[int, Decoder]) -> tuple[Event, ...]:
    """The events of a recorded tape.

    Raises:
        TapeError: an unknown opcode, or values that do not fit their event.
    """
    events = []
    for opcode, values in tapes.read(tuple(tape)):
        if opcode not in decoders:
            raise tapes.TapeError(f"unknown opcode {opcode}")
        try:
            events.append(decoders[opcode](values))
        except (TypeError, IndexError) as error:
            raise tapes.TapeError(f"opcode {opcode} does not fit {values}") from error
    return tuple(events)

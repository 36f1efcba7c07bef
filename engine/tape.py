"""The tape: the integer log of all that happened in a round, in order.

Layout: `tape[USED]` is the index after the last integer written, `tape[CAPACITY]` the size of the
tape. From `START` on stand events, each as opcode, number of values, values. A tape of no capacity
records nothing and costs one comparison an event. A tape that would overflow marks itself
(`tape[USED]` beyond the capacity) and stays inside its bounds; `engine.round` refuses it.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel import Ints, ints, kernel

USED = 0
CAPACITY = 1
START = 2
HEADER = 2
"""Integers that stand before the values of an event: its opcode and their number."""


class TapeError(Exception):
    """A tape that does not hold whole events."""


def new_tape(capacity: int) -> Ints:
    """An empty tape for `capacity` integers of events; 0 records nothing."""
    tape = ints(START + capacity)
    tape[USED] = START
    tape[CAPACITY] = capacity and START + capacity
    return tape


@kernel
def clear(tape: Ints) -> None:
    """Forget what a tape holds."""
    tape[USED] = START


@kernel
def event(tape: Ints, opcode: int, size: int) -> int:
    """Open an event of `size` values; the index of its first value, or 0 when nothing is recorded."""
    first = tape[USED] + HEADER
    if tape[CAPACITY] == 0:
        return 0
    tape[USED] = first + size
    if tape[USED] > tape[CAPACITY]:
        return 0
    tape[first - 2] = opcode
    tape[first - 1] = size
    return first


@kernel
def event2(tape: Ints, opcode: int, a: int, b: int) -> None:
    """Record an event of two values."""
    at = event(tape, opcode, 2)
    if at > 0:
        tape[at] = a
        tape[at + 1] = b


@kernel
def event3(tape: Ints, opcode: int, a: int, b: int, c: int) -> None:
    """Record an event of three values."""
    at = event(tape, opcode, 3)
    if at > 0:
        tape[at] = a
        tape[at + 1] = b
        tape[at + 2] = c


@kernel
def event4(tape: Ints, opcode: int, a: int, b: int, c: int, d: int) -> None:
    """Record an event of four values."""
    at = event(tape, opcode, 4)
    if at > 0:
        tape[at] = a
        tape[at + 1] = b
        tape[at + 2] = c
        tape[at + 3] = d


@kernel
def append(tape: Ints, at: int, values: Ints, count: int) -> None:
    """Copy `count` values into an open event, from index `at` on."""
    for i in range(count):
        tape[at + i] = values[i]


def recorded(tape: Ints) -> tuple[int, ...]:
    """The events of a tape as an immutable tuple of integers.

    Raises:
        TapeError: the round was longer than the tape, which breaks the game's stated bound.
    """
    if tape[USED] > max(tape[CAPACITY], START):
        raise TapeError(f"a round wrote {tape[USED]} integers on a tape of {tape[CAPACITY]}")
    return tuple(int(value) for value in tape[START : tape[USED]])


def read(events: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The events of a recorded tape as pairs of opcode and values.

    Raises:
        TapeError: the tape ends inside an event.
    """
    at = 0
    while at < len(events):
        if at + HEADER > len(events) or at + HEADER + events[at + 1] > len(events):
            raise TapeError("the tape ends inside an event")
        size = events[at + 1]
        if size < 0:
            raise TapeError("an event of negative size")
        yield events[at], events[at + HEADER : at + HEADER + size]
        at += HEADER + size

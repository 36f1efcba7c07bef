"""The desk: what every game works with while it plays a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.kernel import Ints, ints, kernel
from engine.stream import Stream, start_round
from engine.tape import clear, new_tape

MODE = 0
"""`terms[MODE]`: 0 for the ordinary game, else the number of the feature buy."""
CAP = 1
"""`terms[CAP]`: the most a round may pay, in coins."""
TAKEN = 2
"""`terms[TAKEN]`: the coins that the cap took from this round."""


class Desk(NamedTuple):
    """The common arguments of a round.

    `terms` are mode, cap and what the cap took; `state` is what outlives the round and is changed in
    place, `before` its copy from the start of the round; `tape` is the log; `sources` are the coins of
    this round by source; `fired` counts in this round how often each rule acted; `peaks` are the
    largest values that this round's measures have come to.
    """

    stream: Stream
    terms: Ints
    state: Ints
    before: Ints
    tape: Ints
    sources: Ints
    fired: Ints
    peaks: Ints


@dataclass(frozen=True, slots=True)
class DeskSize:
    """How many sources, rules and peaks a game counts."""

    sources: int
    rules: int
    peaks: int


def new_desk(
    stream: Stream, mode: int, cap: int, state: tuple[int, ...], size: DeskSize, tape: int = 0
) -> Desk:
    """A desk for a game of that size, with a tape of that capacity."""
    return Desk(
        stream,
        [mode, cap, 0],
        list(state),
        ints(len(state)),
        new_tape(tape),
        ints(size.sources),
        ints(size.rules),
        ints(size.peaks),
    )


@kernel
def open_round(desk: Desk, number: int) -> None:
    """Make the desk ready for round `number`: its stream, an empty tape, all counts at zero."""
    start_round(desk.stream, number)
    clear(desk.tape)
    desk.terms[TAKEN] = 0
    for i in range(len(desk.state)):
        desk.before[i] = desk.state[i]
    for i in range(len(desk.sources)):
        desk.sources[i] = 0
    for i in range(len(desk.fired)):
        desk.fired[i] = 0
    for i in range(len(desk.peaks)):
        desk.peaks[i] = 0


@kernel
def capped(desk: Desk, coins: int) -> int:
    """What the cap takes of a round's total (X5); it is taken from the last sources first."""
    excess = max(0, coins - desk.terms[CAP])
    desk.terms[TAKEN] = excess
    rest = excess
    for i in range(len(desk.sources) - 1, -1, -1):
        taken = min(rest, desk.sources[i])
        desk.sources[i] -= taken
        rest -= taken
    return excess

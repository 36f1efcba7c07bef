"""The tally: what a simulation keeps of the rounds it plays, in integers that merge by addition."""

from __future__ import annotations

from typing import NamedTuple

from engine.desk import TAKEN, Desk, DeskSize
from engine.kernel import Ints, Table, ints, kernel, table

ROUNDS = 0
HITS = 1
COINS = 2
SQUARES = 3
"""Sum of the squared coins of a round; below 2^63 for shards of up to 10^8 rounds of any game here."""
CAPPED_ROUNDS = 4
CAPPED_COINS = 5
LARGEST = 6
TOTALS = 7

TOP_COINS = 0
TOP_ROUND = 1
TOP_STATE = 2
"""A row of `Tally.top`: coins, number of the round, then the state before it."""


class Tally(NamedTuple):
    """Counts over many rounds.

    `totals` as named above; `band_floors` in coins, ascending from 0, and `bands` the rounds whose win
    lies from each floor up; `sources` coins by source and `source_squares` the squared coins of a round by
    source; `fired_times` and `fired_rounds` by rule; `peaks` the largest value of each measure that a round
    came to, and `peak_rounds` in how many rounds; `top` the largest wins, largest first.
    """

    totals: Ints
    band_floors: Ints
    bands: Ints
    sources: Ints
    source_squares: Ints
    fired_times: Ints
    fired_rounds: Ints
    peaks: Ints
    peak_rounds: Ints
    top: Table


def new_tally(band_floors: tuple[int, ...], size: DeskSize, state: int, top: int = 10) -> Tally:
    """An empty tally for a game of that size with so many integers of state."""
    return Tally(
        ints(TOTALS),
        list(band_floors),
        ints(len(band_floors)),
        ints(size.sources),
        ints(size.sources),
        ints(size.rules),
        ints(size.rules),
        ints(size.peaks),
        ints(size.peaks),
        table([[0] * (TOP_STATE + state) for _ in range(top)]),
    )


@kernel
def keep_top(top: Table, desk: Desk, number: int, coins: int) -> None:
    """Put a round among the largest wins; of equal wins the earlier round stands first."""
    last = len(top) - 1
    if coins <= top[last][TOP_COINS]:
        return
    place = last
    while place > 0 and top[place - 1][TOP_COINS] < coins:
        for i in range(len(top[place])):
            top[place][i] = top[place - 1][i]
        place -= 1
    top[place][TOP_COINS] = coins
    top[place][TOP_ROUND] = number
    for i in range(len(desk.before)):
        top[place][TOP_STATE + i] = desk.before[i]


@kernel
def count_round(tally: Tally, desk: Desk, number: int, coins: int) -> None:
    """Add one finished round to the tally."""
    totals = tally.totals
    totals[ROUNDS] += 1
    totals[COINS] += coins
    totals[SQUARES] += coins * coins
    if coins > 0:
        totals[HITS] += 1
    if desk.terms[TAKEN] > 0:
        totals[CAPPED_ROUNDS] += 1
        totals[CAPPED_COINS] += desk.terms[TAKEN]
    totals[LARGEST] = max(totals[LARGEST], coins)
    band = 0
    while band + 1 < len(tally.bands) and coins >= tally.band_floors[band + 1]:
        band += 1
    tally.bands[band] += 1
    for i in range(len(desk.sources)):
        tally.sources[i] += desk.sources[i]
        tally.source_squares[i] += desk.sources[i] * desk.sources[i]
    for i in range(len(desk.fired)):
        tally.fired_times[i] += desk.fired[i]
        if desk.fired[i] > 0:
            tally.fired_rounds[i] += 1
    for i in range(len(desk.peaks)):
        if desk.peaks[i] > tally.peaks[i]:
            tally.peaks[i] = desk.peaks[i]
            tally.peak_rounds[i] = 0
        if desk.peaks[i] > 0 and desk.peaks[i] == tally.peaks[i]:
            tally.peak_rounds[i] += 1
    keep_top(tally.top, desk, number, coins)

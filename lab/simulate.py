"""Simulation: a run of rounds, cut into fixed shards that any number of threads may play.

A shard is a fixed run of round numbers, whatever the workers. Where something outlives a round, each
shard plays the `WARM_UP` rounds before its own first and does not count them: by then its state is, but
for the rarest case, that of one player who played all rounds before. `START_AT` a named state, the run
is one of many players instead, who each play `PLAYER_ROUNDS` rounds from that state.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from engine.game import Game, State
from engine.round import Stake
from engine.seeds import Seeds
from lab.machine import Blueprint, Machine
from lab.totals import Totals, counted

SHARD = 250_000
"""Counted rounds of a shard; the last may be smaller."""
WARM_UP = 5_000
"""Rounds before a shard that are played and not counted; also the number of the first counted round."""
PLAYER_ROUNDS = 1_000
"""Rounds of each player of a run that starts at a state."""
LONG_RUN = "long-run"
"""The name of the ordinary start: the long run of what outlives a round."""

_Result = TypeVar("_Result")


@dataclass(frozen=True)
class Shard:
    """A fixed run of round numbers."""

    first: int
    rounds: int


@dataclass(frozen=True)
class Run:
    """What is simulated. `start` is None for the long run, or the state in which every player starts."""

    game: Game
    stake: Stake
    seeds: Seeds
    rounds: int
    start: State | None = None

    def shards(self) -> Iterator[Shard]:
        """The shards in order."""
        for done in range(0, self.rounds, SHARD):
            yield Shard(WARM_UP + done, min(SHARD, self.rounds - done))


def play_shard(blueprint: Blueprint, run: Run, shard: Shard) -> Totals:
    """Play one shard on a machine of its own."""
    machine = blueprint.machine(run.seeds, run.stake)
    if run.start is None:
        machine.run(shard.first - WARM_UP, WARM_UP if run.game.state_fields else 0)
        machine.clear_tally()
        machine.run(shard.first, shard.rounds)
    else:
        play_players(machine, run.start, shard)
    return counted(machine)


def play_players(machine: Machine, start: State, shard: Shard) -> None:
    """Play a shard as players of `PLAYER_ROUNDS` rounds, the last of fewer, each from the same state."""
    end = shard.first + shard.rounds
    for first in range(shard.first, end, PLAYER_ROUNDS):
        machine.put_state(start)
        machine.run(first, min(PLAYER_ROUNDS, end - first))


def simulate(blueprint: Blueprint, run: Run, workers: int) -> Iterator[Totals]:
    """The totals of each shard in order, played by so many threads."""

    def task(shard: Shard) -> Callable[[], Totals]:
        return lambda: play_shard(blueprint, run, shard)

    return in_order(map(task, run.shards()), workers)


def in_order(tasks: Iterable[Callable[[], _Result]], workers: int) -> Iterator[_Result]:
    """Results in the order of the tasks, a few ahead; an end before the last drops those not begun."""
    waiting: deque[Future[_Result]] = deque()
    with ThreadPoolExecutor(workers) as pool:
        try:
            for task in tasks:
                waiting.append(pool.submit(task))
                if len(waiting) > 2 * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()

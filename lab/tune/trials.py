"""Trials: designs of a game, each simulated on the same rounds of the same seeds.

Two trials then differ by their designs and hardly by luck, and what luck is left shows in how the
difference varies from shard to shard.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from math import sqrt
from typing import TypeAlias

import numpy as np

from engine import InputError
from engine.catalogue import _
from engine.game import Design, Game
from engine.round import Stake
from engine.seeds import Seeds
from lab.acceptance import CLIENT_SEED, acceptance_seed
from lab.figures import Figures
from lab.machine import blueprint_of
from lab.simulate import Run, simulate
from lab.totals import Totals
from lab.tune.knobs import Knob, turned
from lab.tune.targets import Floats, Target, positions_of, targets_of, values_of

Measure: TypeAlias = Callable[[Design, int], Sequence[Totals]]
"""The totals of each shard of so many rounds of a design.

Raises:
    ValueError: the game has no room for the design.
"""


def tuning_seeds(game: Game, seed: str = "") -> Seeds:
    """Seeds for tuning, the game's own or those of a server seed in hex.

    Raises:
        InputError: no 64 hex digits, or the seed of acceptance.
    """
    own = hashlib.sha256(f"gemworks tuning of {game.slug}".encode()).hexdigest()
    seeds = Seeds.from_hex(seed or own, CLIENT_SEED)
    if seeds.server == acceptance_seed(game.slug):
        raise InputError(
            _("this is the acceptance seed of {title}: its figures are measured there, never tuned").format(
                title=game.title
            )
        )
    return seeds


def simulating(game: Game, seeds: Seeds, workers: int) -> Measure:
    """How to measure designs of a game by simulation; the compiled rules serve them all."""

    def measure(design: Design, rounds: int) -> list[Totals]:
        changed = replace(game, design=design, numbers=game.lay_out(design))
        run = Run(changed, Stake(game.bets[0]), seeds, rounds)
        return [*simulate(blueprint_of(changed), run, workers)]

    return measure


@dataclass(frozen=True)
class Trial:
    """Values of the knobs and what so many rounds with them came to."""

    values: tuple[int, ...]
    rounds: int
    figures: Figures
    shards: tuple[Figures, ...]
    targets: tuple[Target, ...]

    @cached_property
    def read(self) -> Floats:
        """Each target's figure."""
        return values_of(self.targets, self.figures)

    @cached_property
    def positions(self) -> Floats:
        """Where each target's figure lies."""
        return positions_of(self.targets, self.read)

    @cached_property
    def shard_positions(self) -> Floats:
        """The same by shard, a row for each."""
        return np.array([positions_of(self.targets, values_of(self.targets, each)) for each in self.shards])


@dataclass
class Workshop:
    """Makes trials, each design and number of rounds once."""

    game: Game
    knobs: Sequence[Knob]
    measure: Measure
    rounds_played: int = 0
    kept: dict[tuple[tuple[int, ...], int], Trial] = field(default_factory=dict)

    @cached_property
    def targets(self) -> tuple[Target, ...]:
        """What the game asks for."""
        return tuple(targets_of(self.game.envelope))

    @property
    def own_values(self) -> tuple[int, ...]:
        """Where the knobs stand in the game."""
        return tuple(knob.value(self.game.design) for knob in self.knobs)

    def trial(self, values: tuple[int, ...], rounds: int) -> Trial:
        """A design simulated.

        Raises:
            ValueError: the game has no room for the design.
        """
        if (values, rounds) not in self.kept:
            totals = self.measure(turned(self.game.design, self.knobs, values), rounds)
            self.rounds_played += rounds
            run = Run(self.game, Stake(self.game.bets[0]), tuning_seeds(self.game), rounds)
            shards = tuple(Figures(run, each) for each in totals)
            whole = Figures(run, reduce(Totals.merged, totals))
            self.kept[values, rounds] = Trial(values, rounds, whole, shards, self.targets)
        return self.kept[values, rounds]


def error_of_difference(one: Trial, other: Trial) -> Floats:
    """Standard errors of the differences of two trials' positions; zeros if there are too few shards."""
    apart = other.shard_positions - one.shard_positions
    if len(apart) < 2:
        return np.zeros(apart.shape[1])
    return np.asarray(apart.std(axis=0, ddof=1) / sqrt(len(apart)), dtype=np.float64)

"""What a simulation counted, as integers that merge exactly in any grouping."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

from engine import tally
from engine.game import Game
from lab.machine import Machine

FEWEST_SHARDS = 10
"""From so many shards on, the standard error comes from their means."""


@dataclass(frozen=True)
class Totals:
    """Counts over the shards that are done.

    `sources` and `source_squares` are coins and squared coins of a round by source; `fired` holds times and
    rounds for each rule; `peaks` for each measure the largest value that a round came to and the number of
    such rounds; `top` the largest wins, largest first, as coins, number of the round and the state before it.
    The last four say how the shards spread: their number, the sum of their squared coins, of coins times
    rounds, and of squared rounds.
    """

    rounds: int
    hits: int
    coins: int
    squares: int
    capped_rounds: int
    capped_coins: int
    largest: int
    bands: tuple[int, ...]
    sources: tuple[int, ...]
    source_squares: tuple[int, ...]
    fired: tuple[tuple[int, int], ...]
    peaks: tuple[tuple[int, int], ...]
    top: tuple[tuple[int, ...], ...]
    shards: int
    shard_squares: int
    shard_products: int
    shard_sizes: int

    def merged(self, other: Totals) -> Totals:
        """Both together; of equal wins the earlier round stands first."""
        top = sorted(self.top + other.top, key=lambda row: (-row[tally.TOP_COINS], row[tally.TOP_ROUND]))
        return Totals(
            rounds=self.rounds + other.rounds,
            hits=self.hits + other.hits,
            coins=self.coins + other.coins,
            squares=self.squares + other.squares,
            capped_rounds=self.capped_rounds + other.capped_rounds,
            capped_coins=self.capped_coins + other.capped_coins,
            largest=max(self.largest, other.largest),
            bands=tuple(map(sum, zip(self.bands, other.bands, strict=True))),
            sources=tuple(map(sum, zip(self.sources, other.sources, strict=True))),
            source_squares=tuple(map(sum, zip(self.source_squares, other.source_squares, strict=True))),
            fired=tuple(
                (times + more_times, rounds + more_rounds)
                for (times, rounds), (more_times, more_rounds) in zip(self.fired, other.fired, strict=True)
            ),
            peaks=tuple(map(higher_peak, self.peaks, other.peaks)),
            top=tuple(top[: max(len(self.top), len(other.top), TOP_ROWS)]),
            shards=self.shards + other.shards,
            shard_squares=self.shard_squares + other.shard_squares,
            shard_products=self.shard_products + other.shard_products,
            shard_sizes=self.shard_sizes + other.shard_sizes,
        )

    def to_json(self, game: Game) -> dict[str, Any]:
        """The totals with the names of the game's sources and rules; integers only."""
        plain = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return plain | {
            "bands": list(self.bands),
            "sources": dict(zip(game.sources, self.sources, strict=True)),
            "source_squares": dict(zip(game.sources, self.source_squares, strict=True)),
            "fired": {rule: list(counts) for rule, counts in zip(game.rules, self.fired, strict=True)},
            "peaks": {name: list(peak) for name, peak in zip(game.peaks, self.peaks, strict=True)},
            "top": [list(row) for row in self.top],
        }


TOP_ROWS = 10


def higher_peak(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """The larger of two peaks, or both together if they are equally high."""
    if one[0] == other[0]:
        return one[0], one[1] + other[1]
    return max(one, other)


def counted(machine: Machine) -> Totals:
    """What a machine has counted since its tally was cleared, as one shard."""
    sums = machine.view("tally.totals").tolist()
    rounds, coins = sums[tally.ROUNDS], sums[tally.COINS]
    times = machine.view("tally.fired_times").tolist()
    in_rounds = machine.view("tally.fired_rounds").tolist()
    peaks = machine.view("tally.peaks").tolist()
    return Totals(
        rounds=rounds,
        hits=sums[tally.HITS],
        coins=coins,
        squares=sums[tally.SQUARES],
        capped_rounds=sums[tally.CAPPED_ROUNDS],
        capped_coins=sums[tally.CAPPED_COINS],
        largest=sums[tally.LARGEST],
        bands=tuple(machine.view("tally.bands").tolist()),
        sources=tuple(machine.view("tally.sources").tolist()),
        source_squares=tuple(machine.view("tally.source_squares").tolist()),
        fired=tuple(zip(times, in_rounds, strict=True)),
        peaks=tuple(zip(peaks, machine.view("tally.peak_rounds").tolist(), strict=True)),
        top=tuple(tuple(row) for row in machine.view("tally.top").tolist() if row[tally.TOP_COINS] > 0),
        shards=1,
        shard_squares=coins * coins,
        shard_products=coins * rounds,
        shard_sizes=rounds * rounds,
    )


def mean_coins(totals: Totals) -> Fraction:
    """Coins of a round."""
    return Fraction(totals.coins, totals.rounds)


def deviation_coins(totals: Totals) -> float:
    """Standard deviation of a round's coins."""
    return sqrt(Fraction(totals.squares, totals.rounds) - mean_coins(totals) ** 2)


def error_coins(totals: Totals) -> float:
    """Standard error of the mean: from the means of the shards if there are enough, else from the squares.

    With few shards, the squares take rounds for independent, which a lasting state makes not quite true.
    """
    if not from_shards(totals):
        return deviation_coins(totals) / sqrt(totals.rounds)
    mean = mean_coins(totals)
    spread = totals.shard_squares - 2 * mean * totals.shard_products + mean**2 * totals.shard_sizes
    return sqrt(spread * totals.shards / (totals.shards - 1)) / totals.rounds


def source_errors_coins(totals: Totals) -> tuple[float, ...]:
    """Standard error of the mean coins of a round from each source, rounds taken for independent."""
    rounds = totals.rounds
    return tuple(
        sqrt(max(Fraction(0), Fraction(squares, rounds) - Fraction(coins, rounds) ** 2) / rounds)
        for coins, squares in zip(totals.sources, totals.source_squares, strict=True)
    )


def from_shards(totals: Totals) -> bool:
    """Whether there are enough shards for the standard error to come from their means."""
    return totals.shards >= FEWEST_SHARDS

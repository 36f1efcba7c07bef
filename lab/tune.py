"""Turn a game's numbers towards its targets.

A plain pattern search: each knob in turn is tried a step up and a step down, an improvement is kept, and
when no knob improves any more the steps are halved. Every trial plays the same rounds of the same seed,
so that two trials differ by their numbers and hardly by luck. Numbers are data: nothing is compiled anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from engine import InputError
from engine.catalogue import _
from engine.game import Game
from engine.round import Stake
from engine.seeds import Seeds
from lab.acceptance import CLIENT_SEED
from lab.figures import Figures
from lab.machine import blueprint_of
from lab.simulate import Run, simulate
from lab.totals import Totals

RTP_UNIT = 0.001
"""A deviation of the RTP that weighs as much as another figure at the edge of its range."""
FIRST_STEP = 0.1
"""Of a knob's value."""


@dataclass(frozen=True)
class Knob:
    """One integer of the numbers, by its path and place in a list, and the range it may take."""

    path: tuple[str, ...]
    index: int
    low: int
    high: int

    @property
    def name(self) -> str:
        """As given on the command line."""
        return ".".join((*self.path, str(self.index)))


@dataclass(frozen=True)
class Trial:
    """Values of the knobs, the figures they lead to, and how far these are from the targets."""

    values: tuple[int, ...]
    figures: Figures
    distance: float


def tuning_seeds(game: Game) -> Seeds:
    """Seeds for tuning, which are never those of acceptance."""
    return Seeds(hashlib.sha256(f"gemworks tuning of {game.slug}".encode()).digest(), CLIENT_SEED)


def knob_lists(numbers: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], list[int]]]:
    """The flat lists of a game's numbers, with their paths."""
    for name, part in zip(numbers._fields, numbers, strict=True):
        if isinstance(part, tuple):
            yield from knob_lists(part, (*path, name))
        elif part and isinstance(part[0], int):
            yield (*path, name), part


def parse_knobs(game: Game, text: str) -> list[Knob]:
    """The knobs of `NAME` or `NAME=LOW:HIGH`, where a name is a list or one entry of it.

    A list means each of its entries that is not zero; without a range a knob goes from half to double.

    Raises:
        InputError: no such number, or no such range.
    """
    name, _equals, bounds = text.partition("=")
    lists = dict(knob_lists(game.numbers))
    *head, last = name.split(".")
    path, indices = tuple(name.split(".")), None
    if last.isdecimal():
        path, indices = tuple(head), [int(last)]
    if path not in lists or (indices and indices[0] >= len(lists[path])):
        known = ", ".join(".".join(each) for each in lists)
        raise InputError(_("there is no number “{name}”; there is {known}").format(name=name, known=known))
    entries = lists[path]
    chosen = indices or [index for index, value in enumerate(entries) if value]
    return [Knob(path, index, *_bounds(bounds, entries[index])) for index in chosen]


def _bounds(text: str, value: int) -> tuple[int, int]:
    if not text:
        return value // 2, 2 * value
    low, _colon, high = text.partition(":")
    if not (low.isdecimal() and high.isdecimal() and int(low) <= value <= int(high)):
        raise InputError(_("“{text}” is no range around {value}, like 10:40").format(text=text, value=value))
    return int(low), int(high)


def knob_value(numbers: Any, knob: Knob) -> int:
    """What a knob stands at."""
    entries = reduce(getattr, knob.path, numbers)
    return int(entries[knob.index])


def turned(numbers: Any, knob: Knob, value: int, depth: int = 0) -> Any:
    """The numbers with one knob at another value."""
    name = knob.path[depth]
    part = getattr(numbers, name)
    if depth + 1 < len(knob.path):
        return numbers._replace(**{name: turned(part, knob, value, depth + 1)})
    return numbers._replace(**{name: [value if i == knob.index else each for i, each in enumerate(part)]})


def distance(figures: Figures) -> float:
    """How far the figures are from the envelope's middle: the sum of squares, 1 for each edge of a range."""
    envelope = figures.game.envelope
    ranges = [
        (figures.hit_frequency, *envelope.hit_frequency),
        (figures.standard_deviation, *envelope.standard_deviation),
    ]
    for sources, low, high in envelope.points.values():
        ranges.append((100 * sum(figures.sources[source] for source in sources), low, high))
    for name, (low, high) in envelope.one_in.items():
        ranges.append((figures.frequencies[name] or 10 * high, low, high))
    off_target = (figures.rtp - float(envelope.rtp)) / RTP_UNIT
    return off_target**2 + sum(((2 * each - low - high) / (high - low)) ** 2 for each, low, high in ranges)


def measured(game: Game, rounds: int, workers: int) -> Figures:
    """The figures of a game over so many rounds of the tuning seeds."""
    run = Run(game, Stake(game.bets[0]), tuning_seeds(game), rounds)
    return Figures(run, reduce(Totals.merged, simulate(blueprint_of(game), run, workers)))


def tune(game: Game, knobs: list[Knob], measure: Callable[[Game], Figures]) -> Iterator[Trial]:
    """Ever better trials, the first of them the numbers as they stand; ends when no step improves."""

    def trial(values: tuple[int, ...]) -> Trial:
        numbers = game.numbers
        for knob, value in zip(knobs, values, strict=True):
            numbers = turned(numbers, knob, value)
        figures = measure(replace(game, numbers=numbers))
        return Trial(values, figures, distance(figures))

    best = trial(tuple(knob_value(game.numbers, knob) for knob in knobs))
    yield best
    steps = [max(1, round(FIRST_STEP * value)) for value in best.values]
    while True:
        improved = False
        for place, knob in enumerate(knobs):
            for step in (steps[place], -steps[place]):
                value = min(max(best.values[place] + step, knob.low), knob.high)
                if value == best.values[place]:
                    continue
                found = trial((*best.values[:place], value, *best.values[place + 1 :]))
                if found.distance < best.distance:
                    best, improved = found, True
                    yield best
                    break
        if not improved:
            if max(steps) == 1:
                return
            steps = [max(1, step // 2) for step in steps]

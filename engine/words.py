"""What a game's words are made of: rows of pays, headed topics, what is kept, names of its figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.catalogue import _

Amount: TypeAlias = Callable[[int], str]
"""Turns coins into text at the reader's bet."""


@dataclass(frozen=True, slots=True)
class PayRow:
    """A paying symbol: its picture, its name, and for each count from the left what it pays."""

    picture: str
    name: str
    pays: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Topic:
    """A headed part of a page; `pictures` stand beside the sentences."""

    title: str
    sentences: tuple[str, ...]
    pictures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class KeptItem:
    """Something that outlives a round: its picture, its name, and how it stands."""

    picture: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Kept:
    """Everything of a game that outlives a round, under the title that a page gives it."""

    title: str
    items: tuple[KeptItem, ...]


NOTHING_KEPT: Final = Kept("", ())


@dataclass(frozen=True, slots=True)
class Measure:
    """A measure whose largest value a page shows: what that is called, and its limit, 0 for none."""

    name: str
    most: int = 0


@dataclass(frozen=True, slots=True)
class FigureNames:
    """What a page calls a game's own figures: its features and its measures, by their names in the record."""

    features: Mapping[str, str]
    measures: Mapping[str, Measure]


def rows_of_pays(
    pays: Iterable[tuple[int, Mapping[int, int]]],
    pictures: Sequence[str],
    names: Sequence[str],
    amount: Amount,
) -> tuple[PayRow, ...]:
    """Rows of a paytable: of each symbol its coins by count, in the order given, the greatest count first."""
    return tuple(
        PayRow(
            pictures[symbol],
            _(names[symbol]),
            tuple((count, amount(coins)) for count, coins in sorted(row.items(), reverse=True)),
        )
        for symbol, row in pays
    )


def share(part: float, whole: float = 1) -> str:
    """A part of a whole as a percentage, to four figures, so that what is rare is never shown as 0%."""
    return f"{100 * part / whole:.4g}%"


def odds(names: Sequence[str], weights: Sequence[float]) -> str:
    """Weights as percentages beside their names."""
    total = sum(weights)
    return ", ".join(f"{name}: {share(weight, total)}" for name, weight in zip(names, weights, strict=True))


def all_of(parts: Sequence[str]) -> str:
    """Parts in one sentence: `1, 2 and 3`."""
    return _listed(parts, _(" and "))


def one_of(parts: Sequence[str]) -> str:
    """Parts of which one holds: `1, 2 or 3`."""
    return _listed(parts, _(" or "))


def _listed(parts: Sequence[str], last: str) -> str:
    """Parts with commas between them, and a word before the last."""
    return last.join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)

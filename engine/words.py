"""What a game's words are made of: rows of pays, headed topics, and what is kept from round to round."""

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


def odds(names: Sequence[str], weights: Sequence[int]) -> str:
    """Weights as percentages beside their names."""
    total = sum(weights)
    parts = [f"{name}: {100 * weight / total:.0f}%" for name, weight in zip(names, weights, strict=True)]
    return ", ".join(parts)

"""What a game's words are made of: rows of pays, headed topics, and what is kept from round to round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

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


def odds(names: Sequence[str], weights: Sequence[int], places: int = 0) -> str:
    """Weights as percentages beside their names."""
    total = sum(weights)
    parts = [
        f"{name}: {100 * weight / total:.{places}f}%" for name, weight in zip(names, weights, strict=True)
    ]
    return ", ".join(parts)

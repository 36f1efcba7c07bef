"""Strips laid out from how often each symbol stands on a reel.

Every symbol stands in small stacks, spread evenly over its strip, so that a count says all that play can
notice of it. Further stacks come between those, each in a gap of its own, and leave the rest in its order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from engine.kernel import Ints

Stacks: TypeAlias = list[Ints]
"""A strip as its stacks from the top, each of one symbol."""

CIRCLE: Final = 1 << 20
"""The circumference of a strip for laying out."""
SYMBOL_PHASE: Final = 389_027
REEL_PHASE: Final = 647_491
"""How far a symbol's first place is turned on from the last symbol's, and from reel to reel."""


def stacks_of(symbol: int, count: int, sizes: Sequence[int]) -> Stacks:
    """A symbol so many times, in stacks of these sizes over and over; the last is what is left."""
    stacks: Stacks = []
    while count > 0:
        stacks.append([symbol] * min(count, sizes[len(stacks) % len(sizes)]))
        count -= len(stacks[-1])
    return stacks


def spread(by_symbol: Mapping[int, Stacks], reel: int) -> Stacks:
    """The stacks of several symbols around a strip, those of each symbol evenly."""
    placed = []
    for symbol, stacks in by_symbol.items():
        phase = symbol * SYMBOL_PHASE + reel * REEL_PHASE
        for number, stack in enumerate(stacks):
            angle = ((2 * number + 1) * CIRCLE // (2 * len(stacks)) + phase) % CIRCLE
            placed.append((angle, symbol, stack))
    return [stack for _angle, _symbol, stack in sorted(placed)]


def put_between(stacks: Stacks, added: Stacks, turn: int) -> Stacks:
    """A strip with more stacks between its own, evenly, each in a gap of its own.

    Raises:
        ValueError: there are more stacks to add than gaps.
    """
    if len(added) > len(stacks):
        raise ValueError(f"{len(added)} stacks do not fit between {len(stacks)} without touching")
    gaps = {
        ((2 * number + 1) * len(stacks) // (2 * len(added)) + turn) % len(stacks): stack
        for number, stack in enumerate(added)
    }
    return [each for gap, stack in enumerate(stacks) for each in (stack, gaps.get(gap, [])) if each]

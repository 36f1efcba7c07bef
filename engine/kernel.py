"""The kernel subset: rules written once, interpreted here and compiled elsewhere.

A kernel is a plain function over integers, flat integer lists and rows of such lists. Interpreted, it
runs as it stands. The laboratory compiles the same function object with Numba, and the build compiles
it to WebAssembly; this module knows neither.

What a kernel may do: integer arithmetic that stays inside 63 bits (32-bit words are masked at once),
indexing, loops, calls of other kernels, constants of its module. What it may not: floats, allocation,
exceptions, strings, dictionaries, state outside its arguments. Related lists travel as one `NamedTuple`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, TypeVar

Ints: TypeAlias = list[int]
"""A flat list of integers: a board, a strip, a tape. An `int64` array once compiled."""

Table: TypeAlias = list[list[int]]
"""Rows of equal length, read as `table[row][column]`. A two-dimensional array once compiled."""

WORD_BITS = 32
WORD_MASK = 0xFFFFFFFF

_Function = TypeVar("_Function", bound=Callable[..., Any])


def kernel(function: _Function) -> _Function:
    """Mark a function as part of the kernel subset, so that the compilers pick it up."""
    function.__kernel__ = True  # type: ignore[attr-defined]
    return function


def is_kernel(value: object) -> bool:
    """Whether a value carries the mark of `kernel`."""
    return getattr(value, "__kernel__", False) is True


def ints(count: int) -> Ints:
    """A list of `count` zeros, for scratch that a kernel fills."""
    return [0] * count


def table(rows: Iterable[Iterable[int]], filler: int = -1) -> Table:
    """Rows as lists of one length; shorter ones are filled up, since a compiled table is a rectangle."""
    lists = [list(row) for row in rows]
    width = max(map(len, lists), default=0)
    return [row + [filler] * (width - len(row)) for row in lists]

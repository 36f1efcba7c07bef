"""What is on the screen, as the events have it so far. Drawing reads it, the timeline writes it."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.games.fire_gnomes import codes


def _ones(count: int) -> list[float]:
    return [1.0] * count


@dataclass(slots=True)
class BonusView:
    """The board of the bonus: values in coins, which of them are active, spins."""

    kinds: list[int]
    values: list[int]
    active: list[bool]
    number: int
    total: int
    size: list[float] = field(default_factory=lambda: _ones(codes.CELLS))
    pulse: float = 1.0
    """Size of all active values."""
    dimmed: float = 1.0
    """How much of what is not active can be seen."""


@dataclass(slots=True)
class View:
    """The whole picture. Sizes are 1 at rest.

    `lit` cells stand out, the others are seen to a share `others`.
    """

    board: list[int]
    shelves: list[int]
    bet: int
    coin: int
    lit: frozenset[int] = frozenset()
    others: float = 1.0
    plaque: str = ""
    ribbon: str = ""
    awake: frozenset[int] = frozenset()
    """Awards that the feature has activated."""
    bonus: BonusView | None = None
    curtain: float = 0.0
    cell_size: list[float] = field(default_factory=lambda: _ones(codes.CELLS))
    shelf_size: list[float] = field(default_factory=lambda: _ones(codes.AWARDS))
    sign_size: list[float] = field(default_factory=lambda: _ones(1))

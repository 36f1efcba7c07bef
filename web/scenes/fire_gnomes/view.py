"""What is on the screen, as the events have it so far. Drawing reads it, the timeline writes it."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.games.fire_gnomes import codes
from web.stage.view import RoundView, ones


@dataclass(slots=True)
class BonusView:
    """The board of the bonus: values in coins, which of them are active, spins."""

    kinds: list[int]
    values: list[int]
    active: list[bool]
    number: int
    total: int
    size: list[float] = field(default_factory=lambda: ones(codes.CELLS))
    pulse: float = 1.0
    """Size of all active values."""
    dimmed: float = 1.0
    """How much of what is not active can be seen."""


@dataclass(slots=True, kw_only=True)
class View(RoundView):
    """The whole picture."""

    shelves: list[int]
    awake: frozenset[int] = frozenset()
    """Awards that the feature has activated."""
    bonus: BonusView | None = None
    cell_size: list[float] = field(default_factory=lambda: ones(codes.CELLS))
    shelf_size: list[float] = field(default_factory=lambda: ones(codes.AWARDS))

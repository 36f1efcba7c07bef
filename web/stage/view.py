"""What every scene has on the screen, as the events have it so far. Drawing reads it, timelines write it."""

from __future__ import annotations

from dataclasses import dataclass, field


def ones(count: int) -> list[float]:
    """So many sizes at rest."""
    return [1.0] * count


@dataclass(slots=True, kw_only=True)
class RoundView:
    """Sizes are 1 at rest. `lit` cells stand out, the others are seen to a share `others`."""

    bet: int
    coin: int
    board: list[int]
    """The symbol in each cell."""
    lit: frozenset[int] = frozenset()
    others: float = 1.0
    plaque: str = ""
    ribbon: str = ""
    curtain: float = 0.0
    cell_size: list[float]
    sign_size: list[float] = field(default_factory=lambda: ones(1))

    def clear_win(self) -> None:
        """No win is shown any more."""
        self.lit, self.others, self.plaque = frozenset(), 1.0, ""

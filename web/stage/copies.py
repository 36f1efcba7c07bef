"""A symbol that stands in its cell once or several times, side by side."""

from __future__ import annotations

from typing import Final

from web.stage.display import DisplayList
from web.stage.sprites import Name, Sprite

SLIMMED: Final = ((1.0, 1.0), (0.51, 0.82), (0.355, 0.72))
"""Width and height of each of one, two, three copies, in sizes of a symbol."""
PITCH: Final = (0.0, 0.515, 0.35)
"""From one copy to the next."""


def draw_copies(
    out: DisplayList,
    sprite: Sprite,
    copies: int,
    x: float,
    y: float,
    size: float,
    name: Name,
    alpha: float = 1.0,
    scale: float = 1.0,
) -> None:
    """So many copies of a symbol, narrowed to share a cell."""
    if copies == 1:
        out.add(sprite, x, y, size, size, name, alpha, scale)
        return
    across, down = SLIMMED[copies - 1]
    step = size * PITCH[copies - 1] * scale
    left = x - step * (copies - 1) / 2
    for i in range(copies):
        out.add(sprite, left + step * i, y, size * across, size * down, name, alpha, scale)

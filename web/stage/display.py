"""The display list: one flat array of numbers a frame, which the painter draws back to front.

A record is ten numbers: sprite, x and y of its centre, width and height at rest, scale, rotation,
alpha, light (1: added to what is below), name. A stroke is read otherwise: it runs from (x, y) to
(width, height).
"""

from __future__ import annotations

from array import array
from struct import Struct

RECORD = 10
CAPACITY = 1024
CLIP = 0
"""Sprite number: from here on only what lies in the rectangle of this record is drawn."""
UNCLIP = 1

_record = Struct(f"{RECORD}f")
_write = _record.pack_into
_BYTES = _record.size


class DisplayList:
    """Sprites of one frame. The array never moves, since the painter keeps a view of it."""

    __slots__ = ("count", "values")

    def __init__(self) -> None:
        self.values = array("f", bytes(CAPACITY * _BYTES))
        self.count = 0

    def clear(self) -> None:
        """Start over."""
        self.count = 0

    def add(
        self,
        sprite: int,
        x: float,
        y: float,
        width: float,
        height: float,
        name: int = 0,
        alpha: float = 1.0,
        scale: float = 1.0,
        rotation: float = 0.0,
        light: int = 0,
    ) -> None:
        """One sprite on top of all others; a frame holds `CAPACITY` of them and leaves out what is more."""
        count = self.count
        if count < CAPACITY:
            _write(
                self.values, count * _BYTES, sprite, x, y, width, height, scale, rotation, alpha, light, name
            )
            self.count = count + 1

    def clip(self, x: float, y: float, width: float, height: float) -> None:
        """Show what follows inside this rectangle only, given by its centre."""
        self.add(CLIP, x, y, width, height)

    def unclip(self) -> None:
        """End of `clip`."""
        self.add(UNCLIP, 0.0, 0.0, 0.0, 0.0)

    def records(self) -> list[list[float]]:
        """What stands in the list."""
        return [list(self.values[i * RECORD : (i + 1) * RECORD]) for i in range(self.count)]

"""Where things are: pure functions of the stage's size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle, given by its centre."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def at(cls, left: float, top: float, width: float, height: float) -> Box:
        """The same, given by its upper left corner."""
        return cls(left + width / 2, top + height / 2, width, height)

    @property
    def left(self) -> float:
        """Its left edge."""
        return self.x - self.width / 2

    @property
    def top(self) -> float:
        """Its upper edge."""
        return self.y - self.height / 2


class Readout(NamedTuple):
    """A picture with room for a text in it."""

    box: Box
    text: Box
    """Its height is the size of the letters."""

    @classmethod
    def at(
        cls,
        x: float,
        y: float,
        scale: float,
        art: tuple[float, float],
        off: tuple[float, float],
        room: float,
        size: float,
    ) -> Readout:
        """A picture of a size `art` about a point, its text `off` the middle, in units of the picture."""
        return cls(
            Box(x, y, art[0] * scale, art[1] * scale),
            Box(x + off[0] * scale, y + off[1] * scale, room * scale, size * scale),
        )


class Fit(NamedTuple):
    """How a scene's own units lie on the stage: `pixels = units * scale + (dx, dy)`, CSS pixels."""

    scale: float
    dx: float
    dy: float

    @classmethod
    def inside(cls, width: float, height: float, units_wide: float, units_high: float) -> Fit:
        """The largest picture that fits, in the middle."""
        scale = min(width / units_wide, height / units_high)
        return cls(scale, (width - units_wide * scale) / 2, (height - units_high * scale) / 2)


@dataclass(frozen=True, slots=True)
class Grid:
    """A board of cells, counted reel by reel from the top of the leftmost reel."""

    box: Box
    reels: int
    rows: int

    @property
    def pitch_x(self) -> float:
        """From reel to reel."""
        return self.box.width / self.reels

    @property
    def pitch_y(self) -> float:
        """From row to row."""
        return self.box.height / self.rows

    def xs(self) -> list[float]:
        """The middle of each cell, across."""
        return [
            self.box.left + (reel + 0.5) * self.pitch_x
            for reel in range(self.reels)
            for _ in range(self.rows)
        ]

    def ys(self) -> list[float]:
        """The middle of each cell, down."""
        return [
            self.box.top + (row + 0.5) * self.pitch_y for _ in range(self.reels) for row in range(self.rows)
        ]


def whole_stage(fit: Fit, width: float, height: float) -> Box:
    """All of a stage of this size in units of the scene, beyond the picture's edges too."""
    return Box.at(-fit.dx / fit.scale, -fit.dy / fit.scale, width / fit.scale, height / fit.scale)


def part_of(frame: Box, scale: float, edges: tuple[float, float, float, float]) -> Box:
    """A part of a drawing at a scale: left, top, right and bottom in units of the drawing."""
    left, top, right, bottom = edges
    return Box.at(
        frame.left + left * scale, frame.top + top * scale, (right - left) * scale, (bottom - top) * scale
    )


def cover(whole: Box, width: float, height: float) -> Box:
    """Scenery of these proportions, large enough to leave no edge of the stage bare."""
    scale = max(whole.width / width, whole.height / height)
    return Box(whole.x, whole.y, width * scale, height * scale)

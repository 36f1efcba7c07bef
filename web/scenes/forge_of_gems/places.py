"""Where everything of Forge of Gems lies: a wide and a tall picture, both functions of the stage's size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.forge_of_gems import codes
from web.stage.places import Box, Fit, Grid, Readout, cover, part_of, whole_stage

# Measures of the frame's drawing, 1000 by 1000
ART: Final = 1000.0
CRUCIBLES: Final = (70.0, 96.0, 930.0, 256.0)
REELS: Final = (70.0, 290.0, 930.0, 806.0)
BEAM: Final = 273.0
"""Middle of the beam between crucibles and reels."""

CRUCIBLE: Final = 0.94
"""Size of a crucible, in widths of a reel."""
CONTENT: Final = 0.7
"""Size of what lies in a crucible, in sizes of the crucible."""
CONTENT_LIFT: Final = 0.02
WIDE: Final = (1600.0, 1000.0)
TALL_WIDTH: Final = 900.0
SHORTEST_TALL: Final = 1190.0
SCENES: Final = {False: (1600.0, 1000.0), True: (900.0, 1200.0)}
GAUGE_ART: Final = (320.0, 200.0)
WAYS_ART: Final = (420.0, 110.0)
COUNTER_ART: Final = (320.0, 120.0)


@dataclass(frozen=True, slots=True)
class Places:
    """The whole picture, in units of the scene."""

    tall: bool
    fit: Fit
    whole: Box
    """All of the stage, beyond the picture's edges too."""
    scenery: Box
    frame: Box
    forge: Box
    """Where the crucibles stand."""
    crucible: float
    """Size of a crucible."""
    mouths: tuple[tuple[float, float], ...]
    """The middle of what lies in each crucible."""
    opening: Box
    grid: Grid
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    symbol: float
    """Size of a symbol."""
    from_mouth: float
    """From the topmost row up to the crucibles, in rows."""
    ways: Readout
    gauge: Readout
    counter: Readout
    plaque: Box
    ribbon: Box
    limit: Box

    @property
    def unit(self) -> float:
        """What a unit of the frame's drawing is here."""
        return self.opening.height / (REELS[3] - REELS[1])


def places(width: float, height: float) -> Places:
    """The layout for a stage of a size in CSS pixels."""
    return _tall(width, height) if height > width else _wide(width, height)


def _wide(width: float, height: float) -> Places:
    return _picture(
        fit=Fit.inside(width, height, *WIDE),
        stage=(width, height),
        frame=Box.at(300.0, 0.0, ART, ART),
        ways=_ways(640.0, 905.0, 1.04),
        gauge=_gauge(1045.0, 905.0, 0.74),
        counter=_counter(150.0, 190.0, 0.86),
        ribbon=Box(150.0, 966.0, 284.0, 30.0),
    )


def _tall(width: float, height: float) -> Places:
    units = max(TALL_WIDTH * height / width, SHORTEST_TALL)
    scale = TALL_WIDTH / ART
    spare = units - TALL_WIDTH
    dial = min(max(spare * 0.4, 200.0), 250.0)
    rest = spare - dial
    top = rest * 0.3
    frame_top = top + dial + rest * 0.16
    middle = top + dial / 2
    return _picture(
        fit=Fit.inside(width, height, TALL_WIDTH, units),
        stage=(width, height),
        frame=Box.at(0.0, frame_top, TALL_WIDTH, TALL_WIDTH),
        ways=_ways(450.0, frame_top + 905.0 * scale, 1.22),
        gauge=_gauge(450.0, middle, dial / GAUGE_ART[1]),
        counter=_counter(125.0, middle, 0.75),
        ribbon=Box(450.0, frame_top + TALL_WIDTH + min(rest * 0.54 * 0.5, 60.0), 620.0, 34.0),
    )


def _ways(x: float, y: float, scale: float) -> Readout:
    return Readout.at(x, y, scale, WAYS_ART, (0.0, 0.0), 340.0, 52.0)


def _gauge(x: float, y: float, scale: float) -> Readout:
    return Readout.at(x, y, scale, GAUGE_ART, (0.0, 4.0), 126.0, 76.0)


def _counter(x: float, y: float, scale: float) -> Readout:
    return Readout.at(x, y, scale, COUNTER_ART, (0.0, 6.0), 250.0, 52.0)


def _picture(
    *,
    fit: Fit,
    stage: tuple[float, float],
    frame: Box,
    ways: Readout,
    gauge: Readout,
    counter: Readout,
    ribbon: Box,
) -> Places:
    whole = whole_stage(fit, *stage)
    tall = stage[1] > stage[0]
    scale = frame.width / ART
    opening, forge = part_of(frame, scale, REELS), part_of(frame, scale, CRUCIBLES)
    grid = Grid(opening, codes.REELS, codes.ROWS)
    crucible = grid.pitch_x * CRUCIBLE
    mouth = forge.y - CONTENT_LIFT * crucible
    ys = tuple(grid.ys())
    return Places(
        tall=tall,
        fit=fit,
        whole=whole,
        scenery=cover(whole, *SCENES[tall]),
        frame=frame,
        forge=forge,
        crucible=crucible,
        mouths=tuple((opening.left + (reel + 0.5) * grid.pitch_x, mouth) for reel in range(codes.REELS)),
        opening=opening,
        grid=grid,
        xs=tuple(grid.xs()),
        ys=ys,
        symbol=grid.pitch_x * 0.93,
        from_mouth=(ys[0] - mouth) / grid.pitch_y,
        ways=ways,
        gauge=gauge,
        counter=counter,
        plaque=Box(frame.x, frame.top + 56.0 * scale, 640.0 * scale, 62.0 * scale),
        ribbon=ribbon,
        limit=Box(frame.x, frame.top + BEAM * scale, 780.0 * scale, 50.0 * scale),
    )

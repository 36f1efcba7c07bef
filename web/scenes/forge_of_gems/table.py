"""The board of Forge of Gems as the events of a round leave it; nothing here is shown yet."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.events import Event, WaysWin
from engine.games.forge_of_gems import codes, events
from engine.round import Round

EMPTY = -1
"""In a cell or a crucible: nothing."""
LANDED_WAYS = codes.ROWS**codes.REELS
"""Ways of a board on which nothing is split."""


@dataclass(slots=True)
class Table:
    """Cells, copies, crucibles, and what the last evaluation said; empty until a board lands."""

    symbols: list[int] = field(default_factory=list)
    forge: list[int] = field(default_factory=list)
    copies: list[int] = field(default_factory=lambda: [1] * codes.CELLS)
    ways: int = LANDED_WAYS
    multiplier: int = 1
    winning: frozenset[int] = frozenset()
    """Cells that win and have not been removed."""

    def apply(self, event: Event) -> None:
        """One event."""
        if isinstance(event, events.BoardLanded):
            self.symbols, self.forge = [*event.symbols], [*event.forge]
            self.copies = [1] * codes.CELLS
            self.ways, self.winning = LANDED_WAYS, frozenset()
        elif isinstance(event, events.WaysCounted):
            self.ways, self.multiplier, self.winning = event.ways, event.multiplier, frozenset()
        elif isinstance(event, WaysWin):
            self.winning |= frozenset(event.cells)
        elif isinstance(event, events.MultiplierRaised | events.FreeSpinStarted):
            self.multiplier = event.multiplier
        else:
            self._change(event)

    def _change(self, event: Event) -> None:
        if isinstance(event, events.CellsRemoved):
            self.winning = frozenset()
            for cell in event.cells:
                self.symbols[cell] = EMPTY
        elif isinstance(event, events.ReelCascaded):
            self._fill(event.reel, event.symbols, event.copies)
            self.forge[event.reel] = event.forge
        elif isinstance(event, events.SplitterVanished):
            self._fill(event.reel, event.symbols, event.copies)
        elif isinstance(event, events.WildsMade):
            for cell in event.cells:
                self.symbols[cell] = codes.WILD
        elif isinstance(event, events.CellsSplit):
            if event.kind == codes.HORIZONTAL_SPLITTER:
                self.symbols[event.cell] = codes.WILD
            for cell, copies in zip(event.cells, event.copies, strict=True):
                self.copies[cell] = copies

    def _fill(self, reel: int, symbols: tuple[int, ...], copies: tuple[int, ...]) -> None:
        cells = slice(codes.cell(reel, 0), codes.cell(reel, 0) + codes.ROWS)
        self.symbols[cells], self.copies[cells] = symbols, copies


def final_table(played: Round) -> Table:
    """The board at the end of a round, straight from its record."""
    table = Table()
    for event in played.events:
        table.apply(event)
    return table

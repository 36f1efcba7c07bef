"""What can happen in Forge of Gems. Amounts are coins; cells and codes as in `codes`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.events import Decoder, Event, Symbol, ways_decoders
from engine.games.forge_of_gems import codes
from engine.games.forge_of_gems.codes import CELLS, ROWS


@dataclass(frozen=True, slots=True)
class BoardLanded(Event):
    """A spin has landed: the symbol of each cell, one copy each, and the forge reel (F8, F14)."""

    symbols: tuple[Symbol, ...]
    forge: tuple[Symbol, ...]


@dataclass(frozen=True, slots=True)
class WaysCounted(Event):
    """The board is evaluated: its ways, and the multiplier of the wins that follow (F7, F18, F19)."""

    ways: int
    multiplier: int


@dataclass(frozen=True, slots=True)
class CellsRemoved(Event):
    """All winning cells are removed together, cascade `number` of this spin (F26)."""

    number: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ReelCascaded(Event):
    """A reel with empty cells is filled again (F9 to F12).

    What stayed falls; the forge symbol `dropped` rests on it in `row`, or is -1 there when it acts and
    vanishes as it drops; new symbols fill the rest. `symbols` and `copies` are the reel from the top
    afterwards, `forge` the new symbol of the forge reel above it.
    """

    reel: int
    dropped: Symbol
    row: int
    symbols: tuple[Symbol, ...]
    copies: tuple[int, ...]
    forge: Symbol


@dataclass(frozen=True, slots=True)
class MultiplierRaised(Event):
    """A Multiplier has cascaded on a reel; the win multiplier from the next evaluation on (F18)."""

    reel: int
    multiplier: int


@dataclass(frozen=True, slots=True)
class WildsMade(Event):
    """A Vertical or Horizontal WILD, `kind`, turns cells wild, its own `cell` among them (F21, F22).

    `matched` is the symbol that a Horizontal WILD turned, or -1.
    """

    kind: Symbol
    cell: int
    matched: Symbol
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CellsSplit(Event):
    """A Vertical or Horizontal Splitter, `kind`, gives cells one more copy each (F23, F24).

    `matched` is the symbol that a Vertical Splitter split, or -1; `copies` are those of `cells`
    afterwards. The `cell` of a Horizontal Splitter is a WILD from now on.
    """

    kind: Symbol
    cell: int
    matched: Symbol
    cells: tuple[int, ...]
    copies: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SplitterVanished(Event):
    """A Vertical Splitter in `row` has gone: the reel falls and is filled once more (F12)."""

    reel: int
    row: int
    symbols: tuple[Symbol, ...]
    copies: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SpinEnded(Event):
    """A paid or free spin has no more wins, or the win cap ended it: its cascades and its win."""

    cascades: int
    win: int


@dataclass(frozen=True, slots=True)
class GemBoxOpened(Event):
    """Scatters on these cells award GEMBOX, and the box holds a prize, free spins or both (F30 to F32)."""

    option: int
    prize: int
    spins: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FreeSpinStarted(Event):
    """Free spin `number` of `total` begins, at this win multiplier (F20)."""

    number: int
    total: int
    multiplier: int


@dataclass(frozen=True, slots=True)
class FreeSpinsEnded(Event):
    """The free spins are over: how many were played, and what they paid."""

    played: int
    win: int


def _halves(values: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    middle = len(values) // 2
    return values[:middle], values[middle:]


def _split_reel(values: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return values[:ROWS], values[ROWS : 2 * ROWS]


DECODERS: Final[Mapping[int, Decoder]] = ways_decoders() | {
    codes.BOARD_LANDED: lambda v: BoardLanded(v[:CELLS], v[CELLS:]),
    codes.WAYS_COUNTED: lambda v: WaysCounted(*v),
    codes.CELLS_REMOVED: lambda v: CellsRemoved(v[0], v[1:]),
    codes.REEL_CASCADED: lambda v: ReelCascaded(v[0], v[1], v[2], *_split_reel(v[3:-1]), v[-1]),
    codes.MULTIPLIER_RAISED: lambda v: MultiplierRaised(*v),
    codes.WILDS_MADE: lambda v: WildsMade(v[0], v[1], v[2], v[3:]),
    codes.CELLS_SPLIT: lambda v: CellsSplit(v[0], v[1], v[2], *_halves(v[3:])),
    codes.SPLITTER_VANISHED: lambda v: SplitterVanished(v[0], v[1], *_split_reel(v[2:])),
    codes.SPIN_ENDED: lambda v: SpinEnded(*v),
    codes.GEM_BOX_OPENED: lambda v: GemBoxOpened(v[0], v[1], v[2], v[3:]),
    codes.FREE_SPIN_STARTED: lambda v: FreeSpinStarted(*v),
    codes.FREE_SPINS_ENDED: lambda v: FreeSpinsEnded(*v),
}

"""What can happen in Three Lamps. Amounts are coins; cells and codes as in `codes`.

A set of features is an integer with bit f for feature f. Cells of the bonus are those of the tall grid.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.events import Decoder, Event, Symbol, lines_decoders
from engine.games.three_lamps import codes


@dataclass(frozen=True, slots=True)
class GemsPlaced(Event):
    """A feature buy puts these gems on these cells of the spin that follows (L39, L40)."""

    cells: tuple[int, ...]
    gems: tuple[Symbol, ...]


@dataclass(frozen=True, slots=True)
class GemsCollected(Event):
    """The gems on these cells fill the bar of their lamp (L5); parts before and after."""

    feature: int
    before: int
    after: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LampUnlocked(Event):
    """A full bar unlocks its lamp; the level counts from the next spin on (L6 to L8)."""

    feature: int
    level: int


@dataclass(frozen=True, slots=True)
class GemsRolled(Event):
    """Of the active gems on these cells, those that trigger the bonus and those that join (L9).

    `rolls` by cell: 0 for neither, 1 for a trigger, 2 for one that joins.
    """

    cells: tuple[int, ...]
    rolls: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BonusStarted(Event):
    """The Lamp Bonus begins with these features on so many rows (L10, L21)."""

    features: int
    rows: int


@dataclass(frozen=True, slots=True)
class RespinStarted(Event):
    """Respin `number` of the bonus begins; so many are left after it if nothing lands (L19)."""

    number: int
    left: int


@dataclass(frozen=True, slots=True)
class SymbolsLanded(Event):
    """What landed: cells, cash or gems, and the coins of cash (L23, L24)."""

    cells: tuple[int, ...]
    symbols: tuple[Symbol, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ValuesAdded(Event):
    """A Treasure Gem adds an amount to these cells, one after the other; each's value then (L26)."""

    cell: int
    amount: int
    targets: tuple[int, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ValuesMultiplied(Event):
    """A Multiply Gem multiplies these cells; each's value then (L27)."""

    cell: int
    multiplier: int
    targets: tuple[int, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TokenSent(Event):
    """A Prize Gem sends a token; so many lie on that prize then (L30 to L32)."""

    cell: int
    prize: int
    tokens: int


@dataclass(frozen=True, slots=True)
class PrizeWon(Event):
    """A prize is awarded, by tokens or by the full grid (L32, L33, L35)."""

    prize: int
    amount: int
    cause: int


@dataclass(frozen=True, slots=True)
class ActivationRolled(Event):
    """A gem of a feature that is not active may activate it for the respins that follow (L17, L18)."""

    cell: int
    feature: int
    activated: int


@dataclass(frozen=True, slots=True)
class GridGrown(Event):
    """Rows are added on top, so many before and after (L21, L36)."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class BonusEnded(Event):
    """The bonus is over after so many respins: coins of all cash, and of prizes (L37)."""

    respins: int
    cash: int
    prizes: int


def _halves(values: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    half = len(values) // 2
    return values[:half], values[half:]


def _thirds(values: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    third = len(values) // 3
    return values[:third], values[third : 2 * third], values[2 * third :]


DECODERS: Final[Mapping[int, Decoder]] = lines_decoders(codes.REELS) | {
    codes.GEMS_PLACED: lambda v: GemsPlaced(*_halves(v)),
    codes.GEMS_COLLECTED: lambda v: GemsCollected(v[0], v[1], v[2], v[3:]),
    codes.LAMP_UNLOCKED: lambda v: LampUnlocked(*v),
    codes.GEMS_ROLLED: lambda v: GemsRolled(*_halves(v)),
    codes.BONUS_STARTED: lambda v: BonusStarted(*v),
    codes.RESPIN_STARTED: lambda v: RespinStarted(*v),
    codes.SYMBOLS_LANDED: lambda v: SymbolsLanded(*_thirds(v)),
    codes.VALUES_ADDED: lambda v: ValuesAdded(v[0], v[1], *_halves(v[2:])),
    codes.VALUES_MULTIPLIED: lambda v: ValuesMultiplied(v[0], v[1], *_halves(v[2:])),
    codes.TOKEN_SENT: lambda v: TokenSent(*v),
    codes.PRIZE_WON: lambda v: PrizeWon(*v),
    codes.ACTIVATION_ROLLED: lambda v: ActivationRolled(*v),
    codes.GRID_GROWN: lambda v: GridGrown(*v),
    codes.BONUS_ENDED: lambda v: BonusEnded(*v),
}

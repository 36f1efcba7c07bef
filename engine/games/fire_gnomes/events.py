"""What can happen in Fire Gnomes. Amounts are coins; cells and codes as in `codes`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.events import Decoder, Event, Symbol, lines_decoders
from engine.games.fire_gnomes import codes
from engine.games.fire_gnomes.codes import CELLS


@dataclass(frozen=True, slots=True)
class ShelfRaised(Event):
    """A build-up symbol raises the shelf of an award; before equals after at a full shelf (G15, G16)."""

    award: int
    cell: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ActivationRolled(Event):
    """So many activation symbols are in view; 1 when they bring the feature (G14)."""

    count: int
    triggered: int


@dataclass(frozen=True, slots=True)
class FeatureStarted(Event):
    """The feature begins with these awards, in the order in which they act (G19, G24)."""

    awards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WildsAdded(Event):
    """These cells turn wild (G21)."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MultipliersAdded(Event):
    """These cells turn into these wild multipliers (G9, G21)."""

    cells: tuple[int, ...]
    symbols: tuple[Symbol, ...]


@dataclass(frozen=True, slots=True)
class PrizePaid(Event):
    """The silver or gold prize is paid (G23)."""

    award: int
    amount: int


@dataclass(frozen=True, slots=True)
class ShelfReset(Event):
    """An activated award returns to its start (G20)."""

    award: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class BonusStarted(Event):
    """The bonus board: kind and credit value of each cell, 0 for special symbols (G27)."""

    spins: int
    kinds: tuple[int, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BonusSpinStarted(Event):
    """Bonus spin `number` of `total` begins."""

    number: int
    total: int


@dataclass(frozen=True, slots=True)
class BombLanded(Event):
    """A bomb with its multiplier lands on a cell (G29)."""

    cell: int
    multiplier: int


@dataclass(frozen=True, slots=True)
class ValueActivated(Event):
    """A credit value is multiplied (G30); `source` is the special symbol it was reached from, or -1."""

    cell: int
    source: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class SpinsAdded(Event):
    """A retrigger symbol adds spins, `total` in all, and becomes an active `value` (G31)."""

    cell: int
    source: int
    added: int
    total: int
    value: int


@dataclass(frozen=True, slots=True)
class ValuesBoosted(Event):
    """A credit boost adds `amount` to all active values; `values` afterwards, 0 where inactive (G32)."""

    cell: int
    source: int
    amount: int
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChainSpread(Event):
    """A row, column or orthogonal symbol reaches its targets in order (G33, G34, G36)."""

    cell: int
    source: int
    kind: int
    targets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BonusEnded(Event):
    """All active values are awarded together (G40); `values` by cell, 0 where inactive."""

    win: int
    values: tuple[int, ...]


DECODERS: Final[Mapping[int, Decoder]] = lines_decoders(codes.REELS) | {
    codes.SHELF_RAISED: lambda v: ShelfRaised(*v),
    codes.ACTIVATION_ROLLED: lambda v: ActivationRolled(*v),
    codes.FEATURE_STARTED: FeatureStarted,
    codes.WILDS_ADDED: WildsAdded,
    codes.MULTIPLIERS_ADDED: lambda v: MultipliersAdded(v[: len(v) // 2], v[len(v) // 2 :]),
    codes.PRIZE_PAID: lambda v: PrizePaid(*v),
    codes.SHELF_RESET: lambda v: ShelfReset(*v),
    codes.BONUS_STARTED: lambda v: BonusStarted(v[0], v[1 : 1 + CELLS], v[1 + CELLS :]),
    codes.BONUS_SPIN_STARTED: lambda v: BonusSpinStarted(*v),
    codes.BOMB_LANDED: lambda v: BombLanded(*v),
    codes.VALUE_ACTIVATED: lambda v: ValueActivated(*v),
    codes.SPINS_ADDED: lambda v: SpinsAdded(*v),
    codes.VALUES_BOOSTED: lambda v: ValuesBoosted(v[0], v[1], v[2], v[3:]),
    codes.CHAIN_SPREAD: lambda v: ChainSpread(v[0], v[1], v[2], v[3:]),
    codes.BONUS_ENDED: lambda v: BonusEnded(v[0], v[1:]),
}

"""What can happen in Clem's Gems. Amounts are credits (coins); cells and codes as in `codes`.

A set of features or carts is an integer with bit f for feature f.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.events import Decoder, Event, Symbol, lines_decoders
from engine.games.clems_gems import codes


@dataclass(frozen=True, slots=True)
class PrizesDrawn(Event):
    """What each cell carries, 0 for nothing (C3, C25, C36, C42).

    Credits on Diamonds, Boosted Diamonds and those of Mini to Grand; the multiplier, or the number of
    extra spins, on the others.
    """

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiamondsPaid(Event):
    """A Diamond win over the leftmost `reels`: `credits` times `multiplier` is `win` (C5, C6, C43).

    `cells` are all that take part, substitutes for Diamonds among them.
    """

    reels: int
    credits: int
    multiplier: int
    win: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class JackpotWon(Event):
    """The Bonus Diamond on a cell awards its prize, 0 for Mini to 3 for Grand (C36, C38)."""

    cell: int
    jackpot: int
    amount: int


@dataclass(frozen=True, slots=True)
class CartsRolled(Event):
    """Of the gem colours seen on a paid spin, those whose cart was triggered; `hot` is 1 or 0 (C16, C17)."""

    hot: int
    seen: int
    triggered: int


@dataclass(frozen=True, slots=True)
class BonusStarted(Event):
    """A cart bonus begins with these features and extra spins (C18, C49 to C52)."""

    features: int
    spins: int


@dataclass(frozen=True, slots=True)
class ExtraSpinStarted(Event):
    """Extra spin `number` of `total` begins with these features.

    Of the Symbol Upgrade `levels` are complete and `collected` wilds are in the meter (C31, C32).
    """

    number: int
    total: int
    features: int
    levels: int
    collected: int


@dataclass(frozen=True, slots=True)
class SpinsAdded(Event):
    """The symbol on a cell adds extra spins, `total` in all then (C27, C28)."""

    cell: int
    added: int
    total: int


@dataclass(frozen=True, slots=True)
class WildsCollected(Event):
    """The wilds on these cells go to the meter of the level after `levels` complete ones (C30)."""

    levels: int
    before: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LevelCompleted(Event):
    """A level is complete: a symbol turns to Diamonds from the next spin on; `surplus` carries over."""

    level: int
    symbol: Symbol
    surplus: int


@dataclass(frozen=True, slots=True)
class ActivationsRolled(Event):
    """Of the gem colours seen whose feature is not active, those that activate theirs (C46)."""

    seen: int
    activated: int


@dataclass(frozen=True, slots=True)
class FeatureActivated(Event):
    """A feature joins the bonus from the next spin on and adds extra spins, `total` in all (C46, C47)."""

    feature: int
    added: int
    total: int


@dataclass(frozen=True, slots=True)
class BonusEnded(Event):
    """A cart bonus is over after so many extra spins, with their win."""

    spins: int
    win: int


DECODERS: Final[Mapping[int, Decoder]] = lines_decoders(codes.REELS) | {
    codes.PRIZES_DRAWN: PrizesDrawn,
    codes.DIAMONDS_PAID: lambda v: DiamondsPaid(v[0], v[1], v[2], v[3], v[4:]),
    codes.JACKPOT_WON: lambda v: JackpotWon(*v),
    codes.CARTS_ROLLED: lambda v: CartsRolled(*v),
    codes.BONUS_STARTED: lambda v: BonusStarted(*v),
    codes.EXTRA_SPIN_STARTED: lambda v: ExtraSpinStarted(*v),
    codes.SPINS_ADDED: lambda v: SpinsAdded(*v),
    codes.WILDS_COLLECTED: lambda v: WildsCollected(v[0], v[1], v[2:]),
    codes.LEVEL_COMPLETED: lambda v: LevelCompleted(*v),
    codes.ACTIVATIONS_ROLLED: lambda v: ActivationsRolled(*v),
    codes.FEATURE_ACTIVATED: lambda v: FeatureActivated(*v),
    codes.BONUS_ENDED: lambda v: BonusEnded(*v),
}

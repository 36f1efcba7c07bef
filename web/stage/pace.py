"""How fast a round is shown: speed profiles as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Profile:
    """Times in milliseconds from the press; speed in symbols a millisecond.

    The reels start `start_gap` apart and take `gather` to reach `speed`. The last comes to rest at
    `rest`, the others `stop_gap` apart before it; each spends `landing` on slowing down, with a swing
    past its place. `pace` is the share of its usual time that everything after the reels takes.
    """

    name: str
    speed: float
    start_gap: float
    gather: float
    rest: float
    stop_gap: float
    landing: float
    pace: float


NORMAL: Final = Profile("normal", 0.026, 60.0, 200.0, 2500.0, 100.0, 440.0, 1.0)
QUICK: Final = Profile("quick", 0.05, 0.0, 70.0, 600.0, 80.0, 190.0, 0.55)
PROFILES: Final[Mapping[str, Profile]] = MappingProxyType({each.name: each for each in (NORMAL, QUICK)})


def hurried(shares: Sequence[tuple[int, float]], number: int) -> float:
    """The share of its usual time that thing `number` takes, so that long rounds do not drag.

    `shares` are the first number that takes a share, and the share, the last number first.
    """
    return next((share for first, share in shares if number >= first), 1.0)

"""How a motion spends its time: functions from 0..1 to 0..1, and numbers that look scattered."""

from __future__ import annotations

from math import pi, sin

SWING = 1.7
"""How far `overshoot` goes past its end."""


def smooth(p: float) -> float:
    """Slow at both ends."""
    return p * p * (3.0 - 2.0 * p)


def arrive(p: float) -> float:
    """Fast, then slowing down to the end."""
    rest = 1.0 - p
    return 1.0 - rest * rest * rest


def overshoot(p: float) -> float:
    """Past the end and back to it."""
    rest = p - 1.0
    return 1.0 + rest * rest * ((SWING + 1.0) * rest + SWING)


def there_and_back(p: float) -> float:
    """Up to 1 in the middle and down to 0 again."""
    return sin(pi * p)


def mix(start: float, end: float, p: float) -> float:
    """The point at `p` between two numbers."""
    return start + (end - start) * p


def scatter(index: int, salt: int = 0) -> float:
    """A fixed number in 0..1 for an index: sparks fly apart the same way every time."""
    mixed = (index * 2_654_435_761 + salt * 40_503 + 12_345) & 0xFFFFFFFF
    mixed ^= mixed >> 15
    mixed = (mixed * 2_246_822_519) & 0xFFFFFFFF
    return (mixed >> 8) / 16_777_216

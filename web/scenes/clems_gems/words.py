"""What the stage of Clem's Gems says."""

from __future__ import annotations

from typing import Final

from engine.catalogue import _, later

TURNED: Final = (
    later("Pickaxes turn to Diamonds"),
    later("Maps turn to Diamonds"),
    later("Lanterns turn to Diamonds"),
    later("TNT turns to Diamonds"),
    later("Clems turn to Diamonds"),
)
"""By level."""


def turned_text(level: int) -> str:
    """What a level, from 1, turns."""
    return _(TURNED[level - 1])


def level_text(level: int) -> str:
    """That a level, from 1, is complete."""
    return _("Level {level} complete").format(level=level)


def spins_text(count: int) -> str:
    """How many extra spins there are."""
    return _("{count} extra spins").format(count=count)


def spin_counter(number: int, total: int) -> str:
    """How far the bonus has come."""
    return _("{number} of {total}").format(number=number, total=total)


def meter_text(collected: int, needed: int) -> str:
    """How far a level has come."""
    return _("{collected}/{needed}").format(collected=collected, needed=needed)


def added_text(count: int) -> str:
    """Extra spins that are added."""
    return _("+{count}").format(count=count)


def times_text(multiplier: int) -> str:
    """What multiplies Diamond Prizes."""
    return _("×{multiplier}").format(multiplier=multiplier)


def sum_text(amount: str) -> str:
    """What the Diamonds make."""
    return _("Diamonds {amount}").format(amount=amount)


def bonus_win_text(amount: str) -> str:
    """What the extra spins have won."""
    return _("Bonus {amount}").format(amount=amount)


def cart_note() -> str:
    """That the carts tell nothing (C17)."""
    return _("How full a cart looks changes no chance")

"""Amounts as a player reads them."""

from __future__ import annotations

from engine.money import MINOR, Money


def shown_money(amount: Money) -> str:
    """An amount with thousands apart: `1,000.00`."""
    sign = "-" if amount < 0 else ""
    whole, minor = divmod(abs(amount), MINOR)
    return f"{sign}{whole:,}.{minor:02d}"

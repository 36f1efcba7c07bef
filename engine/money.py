"""Money: integers in minor units (1/100 of a credit) from end to end."""

from __future__ import annotations

import re
from typing import TypeAlias

from engine.catalogue import _
from engine.errors import InputError

Money: TypeAlias = int
"""An amount in minor units."""

MINOR = 100
_AMOUNT = re.compile(r"(0|[1-9][0-9]{0,11})(?:\.([0-9]{2}))?")


def format_money(amount: Money) -> str:
    """An amount as in links, commands and JSON: `1.00`, `-0.05`."""
    sign = "-" if amount < 0 else ""
    whole, minor = divmod(abs(amount), MINOR)
    return f"{sign}{whole}.{minor:02d}"


def parse_money(text: str) -> Money:
    """The amount that `format_money` wrote; a whole number may leave the decimals out.

    Raises:
        InputError: anything else, signs, spaces and other digits among it.
    """
    match = _AMOUNT.fullmatch(text)
    if match is None:
        raise InputError(_("“{text}” is no amount; write it like 1.50").format(text=text[:40]))
    return int(match[1]) * MINOR + int(match[2] or 0)

"""The one error for input that cannot be used."""

from __future__ import annotations


class InputError(ValueError):
    """Something a person gave cannot be used; the message says what and what to do."""

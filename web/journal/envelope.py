"""How a record stands in the store: a line with its form and checksum, then its JSON."""

from __future__ import annotations

import hashlib
import json
from typing import Any

MARK = "gemworks"
FORM = 1
"""Rises when the shape of a record changes; an older form is then brought up on reading."""


class SaveError(Exception):
    """A saved text that is damaged, or of a form that this version cannot read."""


def pack(body: dict[str, Any]) -> str:
    """The text of a record."""
    text = json.dumps(body, separators=(",", ":"), sort_keys=True)
    return f"{MARK} {FORM} {_checksum(text)}\n{text}"


def unpack(saved: str) -> dict[str, Any]:
    """The record in a text.

    Raises:
        SaveError: the text is not what `pack` wrote, to the last character.
    """
    head, _, text = saved.partition("\n")
    words = head.split(" ")
    if len(words) != 3 or words[0] != MARK:
        raise SaveError("the save does not begin as one of ours")
    if words[1] != str(FORM):
        raise SaveError(f"the save has form {words[1][:12]}, this version reads form {FORM}")
    if words[2] != _checksum(text):
        raise SaveError("the save does not match its checksum")
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError("the save holds no JSON") from error
    if not isinstance(body, dict):
        raise SaveError("the save holds no record")
    return body


def _checksum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()

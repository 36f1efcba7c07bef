"""Seeds: what a player's stream is keyed with, and the commitment to it.

The key of the stream is HMAC-SHA256 with the server seed as key and the client seed in UTF-8 as
message, so that the published SHA-256 of the server seed tells nothing of the outcomes.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass

from engine.catalogue import _
from engine.errors import InputError

SEED_BYTES = 32
LONGEST_CLIENT_SEED = 256
"""Characters of a client seed."""
NONCE_LIMIT = 1 << 63
"""Rounds are numbered from 0 to one below this."""

_HEX = re.compile(r"[0-9a-fA-F]{64}")


@dataclass(frozen=True, slots=True)
class Seeds:
    """A server seed of 32 bytes and a client seed of any text up to 256 characters."""

    server: bytes
    client: str

    def __post_init__(self) -> None:
        if len(self.server) != SEED_BYTES:
            raise InputError(_("a server seed has 32 bytes, written as 64 hex digits"))
        if len(self.client) > LONGEST_CLIENT_SEED:
            raise InputError(_("a client seed has at most 256 characters"))
        try:
            self.client.encode()
        except UnicodeEncodeError as error:
            raise InputError(_("the client seed holds a character that cannot be written")) from error

    @classmethod
    def from_hex(cls, server: str, client: str) -> Seeds:
        """Seeds from 64 hex digits and a text.

        Raises:
            InputError: the server seed is not 64 hex digits, or the client seed is too long.
        """
        if not _HEX.fullmatch(server):
            raise InputError(_("a server seed has 32 bytes, written as 64 hex digits"))
        return cls(bytes.fromhex(server), client)

    @property
    def key(self) -> bytes:
        """The 32-byte key of the stream."""
        return hmac.digest(self.server, self.client.encode(), "sha256")

    @property
    def commitment(self) -> str:
        """SHA-256 of the server seed in hex, shown before the first round under it."""
        return hashlib.sha256(self.server).hexdigest()


def check_nonce(nonce: int) -> int:
    """A round number that the stream can start at.

    Raises:
        InputError: outside 0..2^63-1.
    """
    if not 0 <= nonce < NONCE_LIMIT:
        raise InputError(_("a round number lies between 0 and 9223372036854775807"))
    return nonce

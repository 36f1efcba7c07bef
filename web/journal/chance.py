"""New seeds from the browser's source of chance, or none at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.seeds import SEED_BYTES, Seeds

RandomBytes: TypeAlias = Callable[[int], bytes]
CLIENT_BYTES = 8


class ChanceError(Exception):
    """The source of chance does not work: no round may start on it."""


def new_seeds(random_bytes: RandomBytes) -> Seeds:
    """Fresh seeds; the client seed is drawn as well until the player writes one.

    Raises:
        ChanceError: the source threw, gave too little, or gave one and the same byte throughout.
    """
    return Seeds(_drawn(random_bytes, SEED_BYTES), _drawn(random_bytes, CLIENT_BYTES).hex())


def _drawn(random_bytes: RandomBytes, count: int) -> bytes:
    try:
        data = bytes(random_bytes(count))
    except Exception as error:
        raise ChanceError(f"the source of chance failed: {error}") from error
    if len(data) != count:
        raise ChanceError(f"the source of chance gave {len(data)} bytes of {count}")
    if len(set(data)) == 1:
        raise ChanceError("the source of chance repeats itself")
    return data

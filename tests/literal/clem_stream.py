"""The random words of a round, read from its seeds and script apart from the engine (X2).

The key is HMAC-SHA256 of the client seed under the server seed. Words are those of ChaCha with eight
rounds, its 64-bit nonce the number of the round, after the words of a script if there is one.
"""

import hashlib
import hmac
import struct
from collections.abc import Iterable, Iterator, Sequence

from .clem_figures import Strip, Weighted

MASK = 0xFFFFFFFF
WORDS = 1 << 32
COLUMNS_AND_DIAGONALS = (
    *((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)),
    *((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)),
)
TURNS = ((0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7))
"""Steps of a quarter round: add the second to the first, mix that into the third, turn it."""


def round_key(server: bytes, client: str) -> bytes:
    """The key of a pair of seeds."""
    return hmac.new(server, client.encode(), hashlib.sha256).digest()


def chacha8(key: bytes, nonce: int, counter: int) -> list[int]:
    """The sixteen words of a block."""
    first = [
        *struct.unpack("<4I", b"expand 32-byte k"),
        *struct.unpack("<8I", key),
        *struct.unpack("<4I", struct.pack("<QQ", counter, nonce)),
    ]
    words = list(first)
    for _ in range(4):
        for places in COLUMNS_AND_DIAGONALS:
            for one, other, mixed, bits in TURNS:
                a, b, c = places[one], places[other], places[mixed]
                words[a] = (words[a] + words[b]) & MASK
                turned = words[c] ^ words[a]
                words[c] = (turned << bits | turned >> (32 - bits)) & MASK
    return [(word + before) & MASK for word, before in zip(words, first, strict=True)]


def words_of_round(key: bytes, nonce: int, script: Iterable[int]) -> Iterator[int]:
    """All words that a round can read, without end."""
    yield from script
    counter = 0
    while True:
        yield from chacha8(key, nonce, counter)
        counter += 1


class Draws:
    """Draws from words; `read` is the number of words that they took.

    Each draw says what it is for, so that a script can be written by choosing (see `clem_scripts`).
    """

    def __init__(self, words: Iterator[int]) -> None:
        self.words = words
        self.read = 0

    def below(self, count: int, what: str) -> int:
        """A value from 0 to count - 1; words that would favour some values are passed over."""
        passed_over = WORDS % count
        while True:
            self.read += 1
            value, rest = divmod(next(self.words) * count, WORDS)
            if rest >= passed_over:
                return value

    def place(self, weights: Sequence[int], what: str) -> int:
        """A place in a row of weights, each as likely as its weight says."""
        drawn = self.below(sum(weights), what)
        place = 0
        while drawn >= sum(weights[: place + 1]):
            place += 1
        return place

    def option(self, options: Weighted, what: str) -> int:
        """One of several values, by weight."""
        return options[self.place([weight for _, weight in options], what)][0]

    def chance(self, part: int, unit: int, what: str) -> bool:
        """Whether something with a chance of `part` in `unit` happens."""
        return self.below(unit, what) < part

    def stop(self, reel: int, strip: Strip) -> int:
        """The place on the strip at which a reel stops."""
        return self.below(len(strip), "stop")

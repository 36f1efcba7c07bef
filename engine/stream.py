"""The stream of random words: ChaCha8, one stream for each round, and draws without bias.

A stream is keyed once with 256 bits and then started for a round by its number. The cipher is the
original ChaCha (D. J. Bernstein, 2008) with eight rounds, a 64-bit block counter and the round number
as its 64-bit nonce, so that any round is reached directly.

A stream may be *scripted*: it gives a list of words first and the drawn stream of its key after them,
so every round ends whatever its script says.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel import WORD_BITS, WORD_MASK, Ints, ints, kernel

KEY = 0
"""Offset of the eight key words in `Stream.cipher`."""
COUNTER = 8
NONCE = 10
BLOCK = 12
"""Offset of the sixteen words of the current block."""
POSITION = 28
"""Index of the next word of the block; 16 asks for a new block."""
SCRIPT_NEXT = 29
SCRIPT_LENGTH = 30
CIPHER_SIZE = 31

KEY_WORDS = 8
BLOCK_WORDS = 16
DOUBLE_ROUNDS = 4

CHANCE_UNIT = 1_000_000
"""Chances are written in millionths."""

SIGMA_0 = 0x61707865
SIGMA_1 = 0x3320646E
SIGMA_2 = 0x79622D32
SIGMA_3 = 0x6B206574


class Stream(NamedTuple):
    """A stream of 32-bit words: `cipher` is its state (31 integers), `script` the words given first."""

    cipher: Ints
    script: Ints


def new_stream(key: bytes, script: tuple[int, ...] = ()) -> Stream:
    """A stream for a 32-byte key; `start_round` chooses the round.

    Raises:
        ValueError: the key is not 32 bytes, or a word of the script is outside 0..2^32-1.
    """
    if len(key) != 4 * KEY_WORDS:
        raise ValueError(f"a stream key has 32 bytes, not {len(key)}")
    if any(not 0 <= word <= WORD_MASK for word in script):
        raise ValueError("every word of a script lies in 0..4294967295")
    cipher = ints(CIPHER_SIZE)
    for i in range(KEY_WORDS):
        cipher[KEY + i] = int.from_bytes(key[4 * i : 4 * i + 4], "little")
    cipher[SCRIPT_LENGTH] = len(script)
    return Stream(cipher, list(script) or [0])


@kernel
def start_round(stream: Stream, number: int) -> None:
    """Go to the start of round `number` (0 to 2^63 - 1), and of the script if there is one."""
    cipher = stream.cipher
    cipher[COUNTER] = 0
    cipher[COUNTER + 1] = 0
    cipher[NONCE] = number & WORD_MASK
    cipher[NONCE + 1] = (number >> WORD_BITS) & WORD_MASK
    cipher[POSITION] = BLOCK_WORDS
    cipher[SCRIPT_NEXT] = 0


@kernel
def rotated(word: int, bits: int) -> int:
    """A 32-bit word turned left."""
    return ((word << bits) | (word >> (WORD_BITS - bits))) & WORD_MASK


@kernel
def quarter_round(x: Ints, a: int, b: int, c: int, d: int) -> None:
    """One quarter round of ChaCha on four words of the block at `x[BLOCK]`."""
    wa = x[a]
    wb = x[b]
    wc = x[c]
    wd = x[d]
    wa = (wa + wb) & WORD_MASK
    wd = rotated(wd ^ wa, 16)
    wc = (wc + wd) & WORD_MASK
    wb = rotated(wb ^ wc, 12)
    wa = (wa + wb) & WORD_MASK
    wd = rotated(wd ^ wa, 8)
    wc = (wc + wd) & WORD_MASK
    wb = rotated(wb ^ wc, 7)
    x[a] = wa
    x[b] = wb
    x[c] = wc
    x[d] = wd


@kernel
def next_block(cipher: Ints) -> None:
    """Fill the block for the current counter and advance the counter."""
    cipher[BLOCK] = SIGMA_0
    cipher[BLOCK + 1] = SIGMA_1
    cipher[BLOCK + 2] = SIGMA_2
    cipher[BLOCK + 3] = SIGMA_3
    for i in range(12):
        cipher[BLOCK + 4 + i] = cipher[KEY + i]
    b = BLOCK
    for _ in range(DOUBLE_ROUNDS):
        quarter_round(cipher, b, b + 4, b + 8, b + 12)
        quarter_round(cipher, b + 1, b + 5, b + 9, b + 13)
        quarter_round(cipher, b + 2, b + 6, b + 10, b + 14)
        quarter_round(cipher, b + 3, b + 7, b + 11, b + 15)
        quarter_round(cipher, b, b + 5, b + 10, b + 15)
        quarter_round(cipher, b + 1, b + 6, b + 11, b + 12)
        quarter_round(cipher, b + 2, b + 7, b + 8, b + 13)
        quarter_round(cipher, b + 3, b + 4, b + 9, b + 14)
    cipher[BLOCK] = (cipher[BLOCK] + SIGMA_0) & WORD_MASK
    cipher[BLOCK + 1] = (cipher[BLOCK + 1] + SIGMA_1) & WORD_MASK
    cipher[BLOCK + 2] = (cipher[BLOCK + 2] + SIGMA_2) & WORD_MASK
    cipher[BLOCK + 3] = (cipher[BLOCK + 3] + SIGMA_3) & WORD_MASK
    for i in range(12):
        cipher[BLOCK + 4 + i] = (cipher[BLOCK + 4 + i] + cipher[KEY + i]) & WORD_MASK
    cipher[COUNTER] = (cipher[COUNTER] + 1) & WORD_MASK
    if cipher[COUNTER] == 0:
        cipher[COUNTER + 1] = (cipher[COUNTER + 1] + 1) & WORD_MASK
    cipher[POSITION] = 0


@kernel
def next_word(stream: Stream) -> int:
    """The next 32-bit word: of the script while it lasts, of the cipher after it."""
    cipher = stream.cipher
    position = cipher[SCRIPT_NEXT]
    if position < cipher[SCRIPT_LENGTH]:
        cipher[SCRIPT_NEXT] = position + 1
        return stream.script[position]
    if cipher[POSITION] >= BLOCK_WORDS:
        next_block(cipher)
    word = cipher[BLOCK + cipher[POSITION]]
    cipher[POSITION] += 1
    return word


@kernel
def scaled(word: int, count: int, bits: int) -> int:
    """A word of `bits` bits as a value in [0, count), or -1 for a word to be passed over.

    Multiplication and rejection (D. Lemire, 2019): of the 2^bits words exactly the same number leads
    to each value. `count` lies in 1..2^bits, and up to 2^31 where a product must fit a compiled integer.
    """
    product = word * count
    low = product & ((1 << bits) - 1)
    if low < count and low < ((1 << bits) - count) % count:
        return -1
    return product >> bits


def word_for(value: int, count: int) -> int:
    """A word that draws `value` from [0, count), for writing scripts.

    Raises:
        ValueError: the value lies outside [0, count).
    """
    if not 0 <= value < count:
        raise ValueError(f"no draw from [0, {count}) gives {value}")
    first = -(-(value << WORD_BITS) // count)
    return first if scaled(first, count, WORD_BITS) == value else first + 1


@kernel
def below(stream: Stream, count: int) -> int:
    """A value in [0, count), every one equally likely. `count` lies in 1..2^31, so that products fit."""
    value = scaled(next_word(stream), count, WORD_BITS)
    while value < 0:
        value = scaled(next_word(stream), count, WORD_BITS)
    return value


@kernel
def happens(stream: Stream, chance: int) -> int:
    """1 with a chance of so many in `CHANCE_UNIT`, else 0."""
    return 1 if below(stream, CHANCE_UNIT) < chance else 0


@kernel
def weighted(stream: Stream, weights: Ints) -> int:
    """An index of `weights`, drawn in proportion to its integer weight; the weights sum to 1..2^31."""
    total = 0
    for weight in weights:
        total += weight
    rest = below(stream, total)
    index = 0
    while rest >= weights[index]:
        rest -= weights[index]
        index += 1
    return index


@kernel
def shuffle_first(stream: Stream, items: Ints, length: int, count: int) -> None:
    """Draw `count` of the first `length` items without putting back; they come to the front in order."""
    for i in range(count):
        j = i + below(stream, length - i)
        drawn = items[j]
        items[j] = items[i]
        items[i] = drawn

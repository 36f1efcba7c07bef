"""The stream: published vectors, draws without bias, scripts."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import stream as streams
from engine.kernel import WORD_BITS, WORD_MASK
from engine.stream import (
    COUNTER,
    NONCE,
    below,
    new_stream,
    next_word,
    scaled,
    shuffle_first,
    start_round,
    weighted,
    word_for,
)

# ChaCha test vectors of J. Strombergson's draft, 256-bit key, 8 rounds: key, IV, first block
CHACHA8 = [
    (
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0000000000000000",
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
    ),
    (
        "c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d",
        "1ada31d5cf688221",
        "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9"
        "6ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b",
    ),
]


def words(stream, count):
    return [next_word(stream) for _ in range(count)]


@pytest.mark.parametrize(("key", "iv", "block"), CHACHA8)
def test_the_stream_is_chacha8_by_its_published_vectors(key, iv, block):
    stream = new_stream(bytes.fromhex(key))
    start_round(stream, int.from_bytes(bytes.fromhex(iv), "little"))
    assert b"".join(word.to_bytes(4, "little") for word in words(stream, 16)).hex() == block


def test_blocks_follow_each_other_and_the_counter_carries():
    stream = new_stream(bytes(32))
    start_round(stream, 0)
    first = words(stream, 48)
    assert len(set(first)) == 48
    start_round(stream, 0)
    stream.cipher[COUNTER] = WORD_MASK
    words(stream, 17)
    assert stream.cipher[COUNTER] == 1
    assert stream.cipher[COUNTER + 1] == 1


def test_a_round_is_reached_directly_and_starts_the_same_again():
    stream = new_stream(bytes(range(32)))
    start_round(stream, 812_334_102)
    once = words(stream, 40)
    start_round(stream, 5)
    words(stream, 7)
    start_round(stream, 812_334_102)
    assert words(stream, 40) == once


def test_rounds_beyond_32_bits_have_streams_of_their_own():
    stream = new_stream(bytes(32))
    seen = set()
    for number in (1, 1 << 32, (1 << 32) + 1, (1 << 63) - 1):
        start_round(stream, number)
        assert stream.cipher[NONCE] == number & WORD_MASK
        seen.add(tuple(words(stream, 4)))
    assert len(seen) == 4


def test_no_state_outside_the_stream():
    ours, other = new_stream(bytes(32)), new_stream(b"x" * 32)
    start_round(ours, 3)
    start_round(other, 3)
    expected = words(ours, 30)
    start_round(ours, 3)
    mixed = []
    for _ in range(30):
        mixed.append(next_word(ours))
        next_word(other)
    assert mixed == expected
    assert not [
        name for name, value in vars(streams).items() if isinstance(value, list | dict) and name[0] != "_"
    ]


@pytest.mark.parametrize("bits", [8])
def test_X2_every_draw_from_a_small_word_has_the_same_number_of_words(bits):
    for count in range(1, (1 << bits) + 1):
        drawn = Counter(scaled(word, count, bits) for word in range(1 << bits))
        passed_over = drawn.pop(-1, 0)
        assert set(drawn) == set(range(count))
        assert set(drawn.values()) == {(1 << bits) // count}
        assert passed_over == (1 << bits) % count


@given(st.integers(1, 1 << 32), st.data())
def test_a_word_can_be_written_for_every_value(count, data):
    value = data.draw(st.integers(0, count - 1))
    word = word_for(value, count)
    assert 0 <= word <= WORD_MASK
    assert scaled(word, count, WORD_BITS) == value


def test_a_value_outside_the_range_has_no_word():
    with pytest.raises(ValueError, match="no draw"):
        word_for(6, 6)


@given(st.lists(st.integers(0, 50), min_size=1, max_size=12).filter(any))
def test_weighted_draws_give_each_index_its_weight(weights):
    total = sum(weights)
    drawn = Counter()
    for value in range(total):
        stream = new_stream(bytes(32), (word_for(value, total),))
        start_round(stream, 0)
        drawn[weighted(stream, weights)] += 1
    assert [drawn[i] for i in range(len(weights))] == weights


def test_a_shuffle_draws_every_order_alike():
    orders = Counter()
    for a in range(4):
        for b in range(3):
            stream = new_stream(bytes(32), (word_for(a, 4), word_for(b, 3)))
            start_round(stream, 0)
            items = [0, 1, 2, 3]
            shuffle_first(stream, items, 4, 2)
            orders[tuple(items[:2])] += 1
            assert sorted(items) == [0, 1, 2, 3]
    assert len(orders) == 12
    assert set(orders.values()) == {1}


def test_a_script_comes_first_and_the_drawn_stream_after_it():
    drawn = new_stream(bytes(32))
    start_round(drawn, 9)
    scripted = new_stream(bytes(32), (7, 0, WORD_MASK))
    start_round(scripted, 9)
    assert words(scripted, 6) == [7, 0, WORD_MASK, *words(drawn, 3)]
    start_round(scripted, 9)
    assert next_word(scripted) == 7


def test_a_script_of_words_that_are_passed_over_still_ends():
    stream = new_stream(bytes(32), (0,) * 1000)
    start_round(stream, 0)
    assert 0 <= below(stream, 3) < 3


@pytest.mark.parametrize("word", [-1, 1 << 32])
def test_a_script_holds_32_bit_words(word):
    with pytest.raises(ValueError, match="script"):
        new_stream(bytes(32), (word,))


def test_a_key_has_32_bytes():
    with pytest.raises(ValueError, match="32 bytes"):
        new_stream(bytes(31))

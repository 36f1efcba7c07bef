"""Compiled twins: equal to the interpreted kernels, which they leave alone."""

import random
import subprocess
import sys
import types

import numpy as np
import pytest

from engine import GAMES
from engine.kernel import kernel
from engine.lines import best_reading, new_reading
from engine.stream import below, new_stream, next_block, next_word, start_round
from lab.bench import BENCH_SEEDS, interpreted_arguments
from lab.cache import fingerprint, kept
from lab.compiled import compiled, to_arrays
from lab.machine import blueprint_of

GAME = GAMES["fire-gnomes"]


def test_a_twin_leaves_the_interpreted_kernel_as_it_is():
    before = dict(next_word.__globals__)
    twin = compiled(next_word)
    assert isinstance(next_word, types.FunctionType)
    assert next_word.__globals__ == before
    assert next_word.__globals__["next_block"] is next_block
    assert twin.py_func.__code__ is next_word.__code__
    assert twin.py_func.__globals__["next_block"] is compiled(next_block)


def test_only_kernels_are_compiled():
    with pytest.raises(TypeError, match="not marked as a kernel"):
        compiled(lambda a: a)


def test_lists_and_tables_become_64_bit_arrays_in_the_same_records():
    numbers = to_arrays(GAME.numbers)
    assert type(numbers) is type(GAME.numbers)
    assert numbers.strips.shape == (4, 60)
    assert numbers.strips.dtype == np.int64
    assert numbers.strips.flags.c_contiguous
    assert numbers.bonus.values.tolist() == GAME.numbers.bonus.values


def test_words_and_draws_are_the_same():
    plain = new_stream(BENCH_SEEDS.key)
    fast = to_arrays(plain)
    for number in (0, 1, (1 << 32) + 5, (1 << 63) - 1):
        start_round(plain, number)
        compiled(start_round)(fast, number)
        counts = (1, 2, 3, 60, 10_000, (1 << 31) - 1, 1 << 31)
        for count in counts * 5:
            assert below(plain, count) == compiled(below)(fast, count)
    assert plain.cipher == fast.cipher.tolist()


def test_line_readings_are_the_same_on_random_boards():
    dice = random.Random(7)
    lines = GAME.numbers.lines
    fast_lines = to_arrays(lines)
    reading, fast_reading = new_reading(), to_arrays(new_reading())
    for _ in range(200):
        board = [dice.randrange(len(GAME.symbols)) for _ in range(20)]
        fast_board = np.array(board)
        for line in range(len(lines.paths)):
            win = best_reading(lines, board, line, reading)
            assert win == compiled(best_reading)(fast_lines, fast_board, line, fast_reading)
            assert reading == fast_reading.tolist()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_run_counts_the_same_compiled_and_interpreted(game):
    numbers, desk, room, tally = interpreted_arguments(game, BENCH_SEEDS)
    game.kernels.simulate(numbers, desk, room, tally, 10, 5_000)
    machine = blueprint_of(game).machine(BENCH_SEEDS)
    machine.run(10, 5_000)
    assert machine.state == tuple(desk.state)
    for name, counts in tally._asdict().items():
        assert machine.view(f"tally.{name}").tolist() == counts


@kernel
def one():
    return 1


@kernel
def calls_one():
    return one()


def test_a_fingerprint_changes_with_what_a_kernel_calls():
    @kernel
    def two():
        return 2

    other = types.FunctionType(calls_one.__code__, {**globals(), "one": two})
    same = types.FunctionType(calls_one.__code__, dict(globals()))
    assert fingerprint(other) != fingerprint(calls_one)
    assert fingerprint(same) == fingerprint(calls_one)


def test_kept_code_is_made_once_and_read_afterwards(tmp_path):
    made = []

    def make():
        made.append(1)
        return b"code"

    assert kept(tmp_path, "code.o", make) == kept(tmp_path, "code.o", make) == b"code"
    assert made == [1]
    assert kept(None, "code.o", make) == b"code"
    assert [file.name for file in tmp_path.iterdir()] == ["code.o"]


def test_a_second_process_takes_compiled_code_from_disk_and_needs_no_compiler():
    blueprint_of(GAME)
    program = (
        "import sys; from engine import GAMES, Seeds; from lab.machine import blueprint_of;"
        "machine = blueprint_of(GAMES['fire-gnomes']).machine(Seeds(bytes(32), ''));"
        "machine.run(0, 1000); print(machine.view('tally.totals')[0], 'numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1000", "False"]

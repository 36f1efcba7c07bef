"""The speed of one source on three runtimes: interpreted, compiled by Numba, and WebAssembly in Node.

Each plays the same rounds from the same seeds in one thread. Ratios are of processor time in one run,
since the speed of a machine is nobody's promise.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine import GAMES
from engine.desk import new_desk
from engine.game import Game
from engine.seeds import Seeds
from engine.stream import new_stream
from engine.tally import new_tally
from lab.bands import band_floors
from lab.machine import blueprint_of
from lab.node import NodeMachine
from lab.wasm import build_wasm

INTERPRETED_ROUNDS = 3_000
COMPILED_ROUNDS = 1_000_000
SMALLEST_RATIO = 150
"""Compiled over interpreted."""

BENCH_SEEDS = Seeds(bytes(32), "bench")


def interpreted_arguments(game: Game, seeds: Seeds) -> tuple[Any, Any, Any, Any]:
    """Numbers, desk, room and tally as the interpreter takes them."""
    desk = new_desk(
        new_stream(seeds.key),
        mode=0,
        cap=game.cap_coins,
        state=game.start_state,
        size=game.size,
    )
    tally = new_tally(band_floors(game), game.size, len(game.state_fields))
    return game.numbers, desk, game.kernels.new_room(), tally


def speed(play: Callable[[int, int], None], rounds: int) -> float:
    """Rounds a second of processor time, after a run to warm up."""
    play(0, rounds // 10)
    began = time.process_time()
    play(0, rounds)
    return rounds / (time.process_time() - began)


def wasm_speed(game: Game, rounds: int) -> float:
    """Rounds a second in Node, after a run to warm up."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rules.wasm"
        layout = build_wasm(game, file)
        node = NodeMachine(file, layout)
        job = {"first": "0", "rounds": str(rounds)}
        _warm_up, measured = node.play([job, job])
        return rounds / float(measured["seconds"])


def bench(game: Game) -> dict[str, float]:
    """Speeds of a game on the three runtimes, and their ratios."""
    interpreted_data = interpreted_arguments(game, BENCH_SEEDS)
    interpreted = speed(
        lambda first, rounds: game.kernels.simulate(*interpreted_data, first, rounds), INTERPRETED_ROUNDS
    )
    compiled = speed(blueprint_of(game).machine(BENCH_SEEDS).run, COMPILED_ROUNDS)
    wasm = wasm_speed(game, COMPILED_ROUNDS)
    return {
        "interpreted_rounds_per_second": interpreted,
        "compiled_rounds_per_second": compiled,
        "wasm_rounds_per_second": wasm,
        "compiled_over_interpreted": compiled / interpreted,
        "wasm_over_interpreted": wasm / interpreted,
    }


def main() -> None:
    """Measure every game; exit status 1 if a ratio is too small."""
    results = {slug: bench(game) for slug, game in GAMES.items()}
    print(json.dumps(results, indent=2))
    if any(result["compiled_over_interpreted"] < SMALLEST_RATIO for result in results.values()):
        sys.exit(f"compiled code is less than {SMALLEST_RATIO} times as fast as interpreted code")


if __name__ == "__main__":
    main()

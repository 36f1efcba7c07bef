"""Interpreted, Numba, WebAssembly, and every supported Python: byte for byte the same rounds."""

import json
import os
import shutil
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from engine import GAMES
from engine.stream import new_stream
from engine.tally import COINS
from lab.machine import blueprint_of
from lab.wasm import build_wasm
from tests.parity.rounds import SEEDS, digest_of, interpreted_digest, line_of, requests

ROOT = Path(__file__).parents[2]
ROUNDS = 20_000
FEWER = 2_000
"""Rounds for each further interpreter."""
GOLDEN = json.loads((ROOT / "tests" / "parity" / "golden.json").read_text())
"""Digest of the first `FEWER` rounds of each game; it changes with the version of its rules only."""


@pytest.fixture(scope="module", params=GAMES)
def played(request):
    """The rounds of a game with the interpreter's results."""
    game = GAMES[request.param]
    return game, list(islice(requests(game), ROUNDS))


@pytest.fixture(scope="module")
def expected(played):
    """The digest of the interpreter's results."""
    return digest_of(line_of(each.coins, each.state, each.tape) for _, each in played[1])


def test_the_rounds_cover_all_bets_states_and_features(played):
    game, rounds = played
    assert {request.stake.bet for request, _ in rounds} == set(game.bets)
    for place, field in enumerate(game.state_fields):
        seen = {request.state[place] for request, _ in rounds}
        assert seen == set(range(field.start, field.cap + 1, field.step))
    kinds = {type(event).__name__ for _, each in rounds for event in each.events}
    assert {decoder.__name__ for decoder in game.decoders.values() if isinstance(decoder, type)} <= kinds
    assert len(kinds) == len(game.decoders)


def test_numba_gives_the_same_bytes(played, expected):
    game, rounds = played
    machine = blueprint_of(game).machine(SEEDS)
    machine.record()
    totals = machine.view("tally.totals")

    def compiled_lines():
        for request, _ in rounds:
            machine.put_state(request.state)
            machine.view("desk.terms")[0] = game.mode(request.stake.buy)
            totals[...] = 0
            machine.run(request.nonce, 1)
            yield line_of(int(totals[COINS]), machine.state, machine.tape)

    assert digest_of(compiled_lines()) == expected


def test_webassembly_in_node_gives_the_same_bytes(played, expected, tmp_path):
    game, rounds = played
    wasm = tmp_path / "rules.wasm"
    layout = build_wasm(game, wasm)
    asked = {
        "cipher": new_stream(SEEDS.key).cipher,
        "rounds": [[each.nonce, game.mode(each.stake.buy), each.state] for each, _ in rounds],
    }
    script = ROOT / "tests" / "parity" / "wasm_lines.mjs"
    done = subprocess.run(
        [shutil.which("node"), script, wasm, layout],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-1000:]
    assert done.stdout == expected


def pythons():
    """Every supported Python on this machine: on the path, and beside the one that runs this."""
    found = {}
    for minor in (11, 12, 13):
        beside = sorted(Path(sys.base_prefix).parent.glob(f"3.{minor}.*/bin/python"))
        path = next(map(str, beside), None) or shutil.which(f"python3.{minor}")
        if path and subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0:
            found[f"3.{minor}"] = path
    return found | {"this": sys.executable}


def digest_under(python, hash_seed):
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [python, "-m", "tests.parity.rounds", str(FEWER)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(line.split() for line in done.stdout.splitlines())


@pytest.mark.parametrize("hash_seed", ["0", "1", "2"])
@pytest.mark.parametrize("version", pythons())
def test_every_python_and_hash_seed_gives_the_same_bytes(version, hash_seed):
    assert digest_under(pythons()[version], hash_seed) == GOLDEN


@pytest.mark.parametrize("slug", GAMES)
def test_golden_rounds_are_those_of_the_rules_version(slug):
    assert interpreted_digest(GAMES[slug], FEWER) == GOLDEN[slug]

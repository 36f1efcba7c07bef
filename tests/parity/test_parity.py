"""Interpreted, Numba, WebAssembly, and every supported Python: byte for byte the same rounds."""

import json
import os
import shutil
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from engine import GAMES, parse_query
from engine.desk import MODE
from engine.stream import new_stream
from engine.tally import COINS
from lab.machine import blueprint_of, load_stream
from lab.wasm import build_wasm
from tests.parity.rounds import SEEDS, digest_of, line_of, requests
from tests.playthroughs import link_of, playthroughs

ROOT = Path(__file__).parents[2]
ROUNDS = 20_000
FEWER = 2_000
"""Rounds for each further interpreter."""
GOLDEN = json.loads((ROOT / "tests" / "parity" / "golden.json").read_text())
"""Digest of the first `FEWER` rounds of each game; it changes with the version of its rules only."""


@pytest.fixture(scope="module", params=GAMES)
def game(request):
    """Each game."""
    return GAMES[request.param]


@pytest.fixture(scope="module")
def drawn(game):
    """Drawn rounds of a game: requests with the interpreter's results."""
    return list(islice(requests(game), ROUNDS))


@pytest.fixture(scope="module")
def telling(game):
    """The rounds that are written down, scripted ones among them, with the interpreter's results."""
    files = [file for file in playthroughs() if file.parent.name == game.slug]
    found = [parse_query(link_of(file.read_text("utf-8"))) for file in files]
    return [(request, request.play()) for request in found]


@pytest.fixture(scope="module")
def wasm(game, tmp_path_factory):
    """The WebAssembly of a game, and its layout."""
    file = tmp_path_factory.mktemp(game.slug) / "rules.wasm"
    return file, build_wasm(game, file)


def interpreted(rounds):
    return digest_of(line_of(each.coins, each.state, each.tape) for _, each in rounds)


def test_the_rounds_cover_all_bets_states_and_features(game, drawn):
    assert {request.stake.bet for request, _ in drawn} == set(game.bets)
    for place, field in enumerate(game.state_fields):
        seen = {request.state[place] for request, _ in drawn}
        assert seen == set(range(field.start, field.cap + 1, field.step))
    kinds = {type(event).__name__ for _, each in drawn for event in each.events}
    assert {decoder.__name__ for decoder in game.decoders.values() if isinstance(decoder, type)} <= kinds
    assert len(kinds) == len(game.decoders)


def test_the_rounds_written_down_cover_every_rule_that_can_be_found(game, telling):
    """Every feature, the win cap and, in a game of ways, the most ways."""
    assert any(each.coins == game.cap * game.coins_per_bet for _, each in telling)
    counted = {
        event.ways for _, each in telling for event in each.events if type(event).__name__ == "WaysCounted"
    }
    assert not game.most_ways or game.most_ways in counted
    assert any(each.scripted for _, each in telling)


def compiled(game, rounds):
    """The digest of rounds played by native code."""
    machine = blueprint_of(game).machine(SEEDS)
    machine.record()
    totals = machine.view("tally.totals")

    def lines():
        for request, _ in rounds:
            load_stream(machine.blueprint.layout, machine.memory, request.seeds, request.script)
            machine.put_state(request.state)
            machine.view("desk.terms")[MODE] = game.mode(request.stake.buy)
            totals[...] = 0
            machine.run(request.nonce, 1)
            yield line_of(int(totals[COINS]), machine.state, machine.tape)

    return digest_of(lines())


def in_node(game, wasm, rounds):
    """The digest of rounds played by WebAssembly."""
    ciphers, asked = [], []
    places = {}
    for request, _ in rounds:
        key = (request.seeds, len(request.script))
        if key not in places:
            places[key] = len(ciphers)
            ciphers.append(new_stream(request.seeds.key, request.script).cipher)
        mode = game.mode(request.stake.buy)
        asked.append([places[key], request.nonce, mode, request.state, request.script])
    done = subprocess.run(
        [shutil.which("node"), ROOT / "tests" / "parity" / "wasm_lines.mjs", *wasm],
        input=json.dumps({"ciphers": ciphers, "rounds": asked}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-1000:]
    return done.stdout


def test_numba_gives_the_same_bytes(game, drawn):
    assert compiled(game, drawn) == interpreted(drawn)


def test_webassembly_in_node_gives_the_same_bytes(game, wasm, drawn):
    assert in_node(game, wasm, drawn) == interpreted(drawn)


def test_rounds_written_down_are_the_same_on_every_runtime(game, wasm, telling):
    assert compiled(game, telling) == in_node(game, wasm, telling) == interpreted(telling)


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


def test_golden_rounds_are_those_of_every_game():
    assert set(GOLDEN) == set(GAMES)

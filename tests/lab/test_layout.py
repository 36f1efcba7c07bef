"""The block of memory, the entry that reads it, and the WebAssembly file."""

import json
import re
import subprocess

import pytest

from engine import GAMES, Seeds
from engine.links import LONGEST_LINK_SCRIPT
from engine.round import Stake, play
from lab.entry import Entry
from lab.layout import layout_of
from lab.machine import blueprint_of
from lab.node import NodeError, NodeMachine
from lab.wasm import WasmError, build_wasm, link

GAME = GAMES["fire-gnomes"]
SEEDS = Seeds(bytes(32), "layout")


@pytest.fixture(scope="module")
def wasm(tmp_path_factory):
    """A WebAssembly file with its layout."""
    file = tmp_path_factory.mktemp("wasm") / "rules.wasm"
    return file, build_wasm(GAME, file)


def test_fields_fill_the_block_without_gap_or_overlap():
    layout = layout_of(GAME)
    end = 0
    for field in layout.fields.values():
        assert field.offset == end
        end += field.values.size
    assert end == layout.words


def test_the_layout_in_json_says_all_that_a_new_block_holds():
    layout = layout_of(GAME)
    block = [0] * layout.words
    for field in layout.to_json()["fields"].values():
        values = field.get("values", [])
        block[field["offset"] : field["offset"] + len(values)] = values
    assert block == layout.new_memory().tolist()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_the_entry_names_every_field_once(game):
    layout = layout_of(game)
    read = re.findall(r"_at\(memory, ([^)]*)\)", Entry(game, layout).source)
    # Fields without entries lie where the next one begins.
    fields = (", ".join(map(str, (field.offset, *field.shape))) for field in layout.fields.values())
    assert sorted(read) == sorted(fields)


def test_the_webassembly_file_imports_nothing_and_exports_one_function(wasm):
    program = (
        "const m = new WebAssembly.Module(require('fs').readFileSync(process.argv[1]));"
        "console.log(JSON.stringify([WebAssembly.Module.imports(m), WebAssembly.Module.exports(m)]))"
    )
    done = subprocess.run(["node", "-e", program, wasm[0]], capture_output=True, text=True, check=True)
    imports, exports = json.loads(done.stdout)
    assert imports == []
    assert sorted((each["name"], each["kind"]) for each in exports) == [
        ("__heap_base", "global"),
        ("memory", "memory"),
        ("simulate", "function"),
    ]


def test_the_webassembly_file_is_the_same_each_time(wasm, tmp_path):
    build_wasm(GAME, tmp_path / "again.wasm")
    assert (tmp_path / "again.wasm").read_bytes() == wasm[0].read_bytes()


def test_webassembly_counts_what_native_code_counts(wasm):
    machine = blueprint_of(GAME).machine(SEEDS)
    machine.run(3, 20_000)
    names = [name for name in machine.blueprint.layout.fields if name.startswith(("tally", "desk.state"))]
    cipher = layout_of(GAME).view(blueprint_of(GAME).machine(SEEDS).memory, "desk.stream.cipher")
    job = {
        "set": {"desk.stream.cipher": cipher.tolist()},
        "first": "3",
        "rounds": "20000",
        "read": names,
    }
    (result,) = NodeMachine(*wasm).play([job])
    for name in names:
        assert [int(each) for each in result["fields"][name]] == machine.view(name).ravel().tolist()


def test_a_machine_plays_a_script_as_the_engine_does():
    script = tuple(range(1, 200_000_000, 1_000_001))
    machine = blueprint_of(GAME).machine(SEEDS, script=script)
    machine.record()
    machine.run(4, 1)
    played = play(GAME, Stake(GAME.bets[0]), GAME.start_state, SEEDS, 4, script)
    assert machine.tape == played.tape
    assert machine.state == played.state


def test_a_script_that_is_too_long_for_the_block_is_refused():
    with pytest.raises(ValueError, match="at most"):
        blueprint_of(GAME).machine(SEEDS, script=(0,) * (LONGEST_LINK_SCRIPT + 1))


def test_an_unresolved_name_fails_the_link(tmp_path):
    with pytest.raises(WasmError):
        link(b"no object", tmp_path / "x.wasm", 8)


def test_a_failure_in_node_says_what_failed(wasm, monkeypatch):
    with pytest.raises(NodeError):
        NodeMachine(wasm[1], wasm[1]).play([])
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NodeError, match="Node is needed"):
        NodeMachine(*wasm).play([])

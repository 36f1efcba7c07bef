"""A game's compiled entry as one WebAssembly file, by way of Numba's LLVM code.

The module imports nothing and exports `simulate(memory, first, rounds)`, its memory and `__heap_base`:
`memory` is the address of a block as the layout beside the file describes it, at `__heap_base` or any
multiple of eight above; all three arguments are 64-bit integers. The memory is large enough for one block.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from engine.game import Game
from lab.cache import kept
from lab.code import OPTIMISATION, object_code
from lab.entry import ENTRY, Entry
from lab.layout import WORD_BYTES, layout_of

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint"
STACK = 1 << 16
PAGE = 1 << 16


class WasmError(Exception):
    """The rules could not be made a WebAssembly file."""


def build_wasm(game: Game, output: Path) -> Path:
    """Write the WebAssembly file and its layout, whose path is returned.

    Raises:
        WasmError: what the linker said.
    """
    layout = layout_of(game)
    entry = Entry(game, layout)
    code = kept(entry.folder, "wasm.o", lambda: object_code(entry.plain_code(), target_machine(), ENTRY))
    output.parent.mkdir(parents=True, exist_ok=True)
    link(code, output, layout.words * WORD_BYTES)
    described = {
        "game": game.slug,
        "rules_version": game.version,
        "export": ENTRY,
        "sources": list(game.sources),
        "rules": list(game.rules),
    } | layout.to_json()
    layout_file = output.with_suffix(".json")
    layout_file.write_text(json.dumps(described, separators=(",", ":")) + "\n")
    return layout_file


def target_machine() -> llvm.TargetMachine:
    """LLVM's WebAssembly target."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=OPTIMISATION, features=FEATURES)


def link(code: bytes, output: Path, block: int) -> None:
    """Link an object file; an unresolved name fails, so that the module imports nothing.

    Raises:
        WasmError: what the linker said.
    """
    memory = -(-(STACK + PAGE + block) // PAGE) * PAGE
    with tempfile.TemporaryDirectory() as folder:
        object_file = Path(folder) / "rules.o"
        object_file.write_bytes(code)
        command: list[Any] = [sys.executable, "-m", "ziglang", "wasm-ld", object_file, "-o", output]
        command += [
            "--no-entry",
            "--gc-sections",
            "--strip-all",
            "--stack-first",
            "-z",
            f"stack-size={STACK}",
        ]
        command += [f"--export={ENTRY}", "--export=__heap_base", f"--initial-memory={memory}"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise WasmError(done.stderr.strip())

"""A game's compiled entry as one WebAssembly file, by way of Numba's LLVM code.

The module imports nothing and exports `simulate(memory, first, rounds)`, its memory and `__heap_base`:
`memory` is the address of a block as the layout beside the file describes it, at `__heap_base` or any
multiple of eight above; `first` and `rounds` are 64-bit integers. The memory is large enough for one block.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from engine.game import Game
from engine.links import find_game
from lab.compiled import cache_folder, compile_in
from lab.entry import ENTRY, SIGNATURE, entry_function
from lab.layout import WORD_BYTES, layout_of

TRIPLE = "wasm32-unknown-unknown"
DATA_LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint"
STACK = 1 << 16
PAGE = 1 << 16
OPTIMISATION = 3

UNOPTIMISED = {
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_DISABLE_JIT": "0",
}
"""Numba hands over plain code, the same on every machine; LLVM's WebAssembly target optimises it."""


class WasmError(Exception):
    """The rules could not be made a WebAssembly file."""


def build_wasm(game: Game, output: Path) -> Path:
    """Write the WebAssembly file and its layout, whose path is returned.

    Numba reads its options once, at import, so that this needs a process of its own.

    Raises:
        WasmError: the compiler or the linker failed, with what it said.
    """
    # Kept apart from optimised code, which Numba's own cache does not tell from this.
    folder = cache_folder("plain")
    environment = os.environ | UNOPTIMISED | ({"GEMWORKS_CACHE": str(folder)} if folder else {})
    command = [sys.executable, "-m", "lab.wasm", game.slug, str(output.resolve())]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise WasmError(done.stderr.strip())
    return layout_path(output)


def layout_path(output: Path) -> Path:
    """Where the layout of a WebAssembly file stands."""
    return output.with_suffix(".json")


def write_wasm(game: Game, output: Path) -> None:
    """Compile, link and write, in a process whose Numba does not optimise."""
    layout = layout_of(game)
    entry = compile_in(None, entry_function(game, layout, None))
    entry.compile(SIGNATURE.args)
    (compiled,) = entry.overloads.values()
    code = retargeted(entry.inspect_llvm(SIGNATURE.args), compiled.fndesc.llvm_func_name)
    output.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        object_file = Path(folder) / "rules.o"
        object_file.write_bytes(object_code(code))
        link(object_file, output, layout.words * WORD_BYTES)
    described = {
        "game": game.slug,
        "rules_version": game.version,
        "export": ENTRY,
        "sources": list(game.sources),
        "rules": list(game.rules),
    } | layout.to_json()
    layout_path(output).write_text(json.dumps(described, separators=(",", ":")) + "\n")


def retargeted(code: str, native: str) -> str:
    """Numba's LLVM code for WebAssembly, with the export in front of Numba's own calling convention."""
    code = re.sub(r'target datalayout = ".*"', f'target datalayout = "{DATA_LAYOUT}"', code)
    code = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', code)
    code = re.sub(r" = common (?:local_unnamed_addr )?global ptr null", " = internal global ptr null", code)
    return code + export(native)


def export(native: str) -> str:
    """The exported function: kernels raise nothing, so Numba's status and result are dropped."""
    return f"""
define void @{ENTRY}(i32 %memory, i64 %first, i64 %rounds) {{
  %result = alloca ptr
  %failure = alloca ptr
  %address = zext i32 %memory to i64
  %status = call i32 @{native}(ptr %result, ptr %failure, i64 %address, i64 %first, i64 %rounds)
  ret void
}}
"""


def object_code(code: str) -> bytes:
    """LLVM code as an object file in which everything but the export is private and unused code is gone."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_assembly(code)
    for function in module.functions:
        if function.name != ENTRY and not function.is_declaration:
            function.linkage = "internal"
    module.verify()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(opt=OPTIMISATION, features=FEATURES)
    tuning = llvm.create_pipeline_tuning_options(speed_level=OPTIMISATION)
    builder = llvm.create_pass_builder(machine, tuning)
    unused = llvm.create_new_module_pass_manager()
    unused.add_global_dead_code_eliminate_pass()
    unused.run(module, builder)
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def link(object_file: Path, output: Path, block: int) -> None:
    """Link one object file; an unresolved name fails, so that the module imports nothing.

    Raises:
        WasmError: what the linker said.
    """
    memory = -(-(STACK + PAGE + block) // PAGE) * PAGE
    command: list[Any] = [sys.executable, "-m", "ziglang", "wasm-ld", object_file, "-o", output]
    command += ["--no-entry", "--gc-sections", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
    command += [f"--export={ENTRY}", "--export=__heap_base", f"--initial-memory={memory}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise WasmError(done.stderr.strip())


if __name__ == "__main__":
    write_wasm(find_game(sys.argv[1]), Path(sys.argv[2]))

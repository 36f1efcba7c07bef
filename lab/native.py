"""An entry as native code in this process."""

from __future__ import annotations

import ctypes
import hashlib
from collections.abc import Callable
from typing import Any, TypeAlias

import llvmlite.binding as llvm

from lab.cache import kept
from lab.code import OPTIMISATION, object_code
from lab.entry import ENTRY, Entry

Simulate: TypeAlias = Callable[[int, int, int], Any]
"""Address of the block, number of the first round, number of rounds. Python's lock is let go meanwhile."""

_PROTOTYPE = ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)

_loaded: dict[str, tuple[Simulate, llvm.ExecutionEngine]] = {}
"""By the key of the entry; an engine holds the code for as long as it lives."""


def load(entry: Entry) -> Simulate:
    """The entry, compiled for this processor or taken from disk; entries of one key share it."""
    if entry.key not in _loaded:
        _loaded[entry.key] = _load(entry)
    return _loaded[entry.key][0]


def _load(entry: Entry) -> tuple[Simulate, llvm.ExecutionEngine]:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    processor, features = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    machine = llvm.Target.from_default_triple().create_target_machine(
        opt=OPTIMISATION, cpu=processor, features=features, jit=True
    )
    name = hashlib.sha256(f"{machine.triple} {processor} {features}".encode()).hexdigest()[:24]
    code = kept(entry.folder, f"native-{name}.o", lambda: object_code(entry.plain_code(), machine, ENTRY))
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return _PROTOTYPE(engine.get_function_address(ENTRY)), engine

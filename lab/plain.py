"""From an entry to plain LLVM code, by Numba with its own optimisation turned off.

What comes out calls nothing outside itself and has one public function, `simulate(memory, first,
rounds)`, whose memory is a 64-bit address.
"""

from __future__ import annotations

import types as python_types
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np import arrayobj

from lab.code import drop_unused
from lab.compiled import compiler, twin
from lab.entry import ENTRY, Entry
from lab.layout import WORD_BYTES

SIGNATURE = types.void(types.int64, types.int64, types.int64)
"""Address of the block, number of the first round, number of rounds."""

_arrays: Any = arrayobj
_pack: Any = cgutils.pack_array


def plain_code(entry: Entry) -> str:
    """The entry and all kernels it reaches as LLVM code."""
    space: dict[str, Any] = {"list_at": list_at, "table_at": table_at, **entry.classes}
    with without_optimisation():
        space["rules"] = plain_twin(entry.rules)
        exec(compile(entry.source, f"<entry of {entry.game.slug}>", "exec"), space)
        made = compiler()(space[ENTRY])
        made.compile(SIGNATURE.args)
    (compiled,) = made.overloads.values()
    code = made.inspect_llvm(SIGNATURE.args) + public_function(compiled.fndesc.llvm_func_name)
    module = llvm.parse_assembly(code)
    for variable in module.global_variables:
        if variable.linkage is llvm.Linkage.common:
            variable.linkage = llvm.Linkage.external
    drop_unused(module, ENTRY)
    return str(module)


@contextmanager
def without_optimisation() -> Iterator[None]:
    """Have Numba hand over code as it writes it: the same everywhere, and sooner."""
    settings = vars(numba.config)
    level = settings["OPT"]
    settings["OPT"] = type(level)(0)
    try:
        yield
    finally:
        settings["OPT"] = level


@cache
def plain_twin(kernel: python_types.FunctionType) -> Any:
    """The twin of a kernel for plain code; never mixed with those that run in this process."""
    return compiler()(twin(kernel, plain_twin))


def public_function(native: str) -> str:
    """The public function: kernels raise nothing, so Numba's status and result are dropped."""
    return f"""
define void @{ENTRY}(i64 %memory, i64 %first, i64 %rounds) {{
  %result = alloca ptr
  %failure = alloca ptr
  %status = call i32 @{native}(ptr %result, ptr %failure, i64 %memory, i64 %first, i64 %rounds)
  ret void
}}
"""


@intrinsic
def list_at(_context: Any, memory: Any, offset: Any, length: Any) -> Any:
    """The `length` integers that begin `offset` integers into the block at the address `memory`."""
    return types.Array(types.int64, 1, "C")(memory, offset, length), _array_at


@intrinsic
def table_at(_context: Any, memory: Any, offset: Any, rows: Any, columns: Any) -> Any:
    """The table that begins `offset` integers into the block at the address `memory`."""
    return types.Array(types.int64, 2, "C")(memory, offset, rows, columns), _array_at


def _array_at(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    address, offset, *shape = (
        context.cast(builder, value, kind, types.intp)
        for value, kind in zip(arguments, signature.args, strict=True)
    )
    size = context.get_constant(types.intp, WORD_BYTES)
    strides = [size] if len(shape) == 1 else [builder.mul(shape[1], size), size]
    place = builder.add(address, builder.mul(offset, size))
    array = _arrays.make_array(signature.return_type)(context, builder)
    _arrays.populate_array(
        array,
        data=builder.inttoptr(place, ir.IntType(64).as_pointer()),
        shape=_pack(builder, shape),
        strides=_pack(builder, strides),
        itemsize=size,
        meminfo=None,
    )
    return array._getvalue()

"""The one entry into a game's compiled rules: `simulate(memory, first, rounds)`.

The entry's source is written from the layout: it makes each list of the block an array at a constant
place and calls the game's own `simulate` kernel. Native code and WebAssembly are both compiled from it.
"""

from __future__ import annotations

import hashlib
import linecache
import types as python_types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias, cast

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np import arrayobj

from engine.game import Game
from lab.compiled import cache_folder, compile_in, compiled, fingerprint
from lab.layout import WORD_BYTES, Layout

ENTRY = "simulate"
"""The name of the entry, in Python and as the export of the WebAssembly file."""

SIGNATURE = types.void(types.int64, types.int64, types.int64)
"""Address of the block, number of the first round, number of rounds."""

_numba_arrays: Any = arrayobj
_pack: Any = cgutils.pack_array

Entry: TypeAlias = Callable[[int, int, int], None]

_entries: dict[str, Entry] = {}


def entry_source(layout: Layout) -> str:
    """The entry as Python source."""
    calls = [_expression(layout, name, data) for name, data in layout.arguments.items()]
    return (
        f"def {ENTRY}(memory, first, rounds):\n"
        f"    rules(\n        " + ",\n        ".join(calls) + ",\n        first,\n        rounds,\n    )\n"
    )


def entry_function(game: Game, layout: Layout, folder: Path | None) -> python_types.FunctionType:
    """The entry as a function that Numba can compile, its source in a folder if it is to be kept."""
    source = entry_source(layout)
    name = f"<entry of {game.slug}>"
    if folder is not None:
        file = folder / f"{game.slug.replace('-', '_')}_entry.py"
        if not file.exists():
            file.write_text(source)
        name = str(file)
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
    space: dict[str, Any] = {
        "__name__": __name__,
        "rules": compiled(game.kernels.simulate),
        "list_at": list_at,
        "table_at": table_at,
        **{kind.__name__: kind for data in layout.arguments.values() for kind in _kinds(data)},
    }
    exec(compile(source, name, "exec"), space)
    return cast(python_types.FunctionType, space[ENTRY])


def compiled_entry(game: Game, layout: Layout) -> Entry:
    """The entry compiled for this machine, kept on disk; games of the same rules and shapes share it."""
    rules = fingerprint(cast(python_types.FunctionType, game.kernels.simulate))
    key = hashlib.sha256((entry_source(layout) + rules).encode()).hexdigest()[:24]
    if key not in _entries:
        folder = cache_folder(key)
        entry = compile_in(folder, entry_function(game, layout, folder))
        entry.compile(SIGNATURE.args)
        _entries[key] = entry
    return _entries[key]


def _expression(layout: Layout, name: str, data: Any) -> str:
    if isinstance(data, tuple):
        fields = zip(data._fields, data, strict=True)  # type: ignore[attr-defined]
        parts = [_expression(layout, f"{name}.{field}", part) for field, part in fields]
        return f"{type(data).__name__}({', '.join(parts)})"
    field = layout.fields[name]
    reader = "list_at" if len(field.shape) == 1 else "table_at"
    return f"{reader}(memory, {field.offset}, {', '.join(map(str, field.shape))})"


def _kinds(data: Any) -> Iterator[type]:
    """The classes of nested `NamedTuple`s."""
    if isinstance(data, tuple):
        yield type(data)
        for part in data:
            yield from _kinds(part)


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
    array = _numba_arrays.make_array(signature.return_type)(context, builder)
    _numba_arrays.populate_array(
        array,
        data=builder.inttoptr(place, ir.IntType(64).as_pointer()),
        shape=_pack(builder, shape),
        strides=_pack(builder, strides),
        itemsize=size,
        meminfo=None,
    )
    return array._getvalue()

"""The one entry into a game's compiled rules: `simulate(memory, first, rounds)`.

The entry's source is written from the layout: it makes each list of the block an array at a constant
place and calls the game's own `simulate` kernel. Numba turns it, with all the kernels it reaches, into
plain LLVM code once; native code and WebAssembly are both made from that.
"""

from __future__ import annotations

import hashlib
import types
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Any, cast

from engine.game import Game
from lab.cache import cache_folder, fingerprint, kept
from lab.layout import Layout

ENTRY = "simulate"
"""The name of the entry, in Python and as the export of the compiled code."""


@dataclass(frozen=True)
class Entry:
    """The entry of a game over a layout."""

    game: Game
    layout: Layout

    @cached_property
    def source(self) -> str:
        """The entry as Python source."""
        calls = [_expression(self.layout, name, data) for name, data in self.layout.arguments.items()]
        arguments = "".join(f"        {argument},\n" for argument in [*calls, "first", "rounds"])
        return f"def {ENTRY}(memory, first, rounds):\n    rules(\n{arguments}    )\n"

    @property
    def rules(self) -> types.FunctionType:
        """The kernel that the entry calls."""
        return cast(types.FunctionType, self.game.kernels.simulate)

    @cached_property
    def key(self) -> str:
        """A hash over all that the compiled code hangs on, but the machine it is for."""
        tools = [f"{tool} {version(tool)}" for tool in ("numba", "llvmlite")]
        return hashlib.sha256("\n".join([*tools, fingerprint(self.rules), self.source]).encode()).hexdigest()

    @property
    def folder(self) -> Path | None:
        """Where compiled code is kept."""
        return cache_folder(self.key[:24])

    @property
    def classes(self) -> dict[str, type]:
        """The classes that the source names."""
        return {kind.__name__: kind for data in self.layout.arguments.values() for kind in _kinds(data)}

    def plain_code(self) -> str:
        """The entry as LLVM code that nothing has optimised, the same on every machine."""

        def make() -> bytes:
            # Numba takes seconds to import and is not needed where the code is kept.
            from lab.plain import plain_code

            return plain_code(self).encode()

        return kept(self.folder, "plain.ll", make).decode()


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

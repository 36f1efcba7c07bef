"""Compiled code kept on disk, under names that say all it hangs on."""

from __future__ import annotations

import hashlib
import os
import types
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from engine.kernel import is_kernel


def cache_folder(name: str) -> Path | None:
    """A folder for compiled code, in `GEMWORKS_CACHE` or the user's cache; None if nothing can be written."""
    chosen = os.environ.get("GEMWORKS_CACHE")
    root = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache") / "gemworks"
    folder = root.expanduser() / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def kept(folder: Path | None, name: str, make: Callable[[], bytes]) -> bytes:
    """The contents of a file of a folder, made and written whole if it is not there."""
    if folder is None:
        return make()
    file = folder / name
    if not file.exists():
        data = make()
        unfinished = file.with_name(f"{name}.{os.getpid()}")
        unfinished.write_bytes(data)
        unfinished.replace(file)
        return data
    return file.read_bytes()


@cache
def fingerprint(function: types.FunctionType) -> str:
    """A hash over everything that a kernel's result hangs on besides its arguments: its code, its
    constants, and those of every kernel that it calls."""
    code = function.__code__
    digest = hashlib.sha256(code.co_code)
    constants = [constant for constant in code.co_consts if constant != function.__doc__]
    for part in (constants, code.co_names, code.co_varnames):
        digest.update(repr(part).encode())
    for name, value in globals_named_by(function):
        meaning = fingerprint(value) if is_kernel(value) else repr(value)
        digest.update(f"{name}={meaning};".encode())
    return digest.hexdigest()


def globals_named_by(function: types.FunctionType) -> Iterator[tuple[str, Any]]:
    """The globals that a function's code names, with their values."""
    for name in function.__code__.co_names:
        if name in function.__globals__:
            yield name, function.__globals__[name]

"""Kernels compiled by Numba, beside the interpreted ones and without touching them.

A *twin* is a copy of a kernel's function object that runs the same code over other globals: every
kernel it calls is replaced by that kernel's own twin. Twins are compiled; the originals stay as they are.

Compiled code is kept on disk. Numba notices when the file of a kernel changes, not when a kernel it
calls in another file does, so every kernel has a folder of its own, named by all that its result hangs
on: its code and constants, and those of every kernel it calls.
"""

from __future__ import annotations

import hashlib
import os
import types
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np

from engine.kernel import is_kernel

OPTIONS: Any = {"error_model": "numpy", "nogil": True, "_nrt": False, "forceinline": True}
"""How every kernel is compiled. Without Numba's reference counts, which a kernel cannot need since it
allocates nothing, a round is four times as fast."""

_Function = TypeVar("_Function", bound=Callable[..., Any])
_Data = TypeVar("_Data")


def compiled(function: _Function) -> _Function:
    """The compiled twin of a kernel; arguments are as `to_arrays` makes them.

    Raises:
        TypeError: the function is no kernel.
    """
    if not is_kernel(function):
        raise TypeError(f"{function.__qualname__} is not marked as a kernel")
    return cast(_Function, _twin(cast(types.FunctionType, function)))


def to_arrays(data: _Data) -> _Data:
    """A copy of nested `NamedTuple`s of lists with each list as a C-contiguous `int64` array."""
    if isinstance(data, tuple):
        return cast(_Data, type(data)(*(to_arrays(part) for part in data)))
    return cast(_Data, np.ascontiguousarray(data, dtype=np.int64))


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


def compile_in(folder: Path | None, function: types.FunctionType) -> Any:
    """Numba's dispatcher for a function, its compiled code kept in a folder."""
    if folder is not None:
        # Numba reads this when the dispatcher is made.
        vars(numba.config)["CACHE_DIR"] = str(folder)
    return numba.njit(cache=folder is not None, **OPTIONS)(function)


@cache
def fingerprint(function: types.FunctionType) -> str:
    """A hash over everything that a kernel's result hangs on besides its arguments."""
    code = function.__code__
    digest = hashlib.sha256(code.co_code)
    for part in (code.co_consts, code.co_names, code.co_varnames):
        digest.update(repr(part).encode())
    for name, value in _globals_named_by(function):
        meaning = fingerprint(value) if is_kernel(value) else repr(value)
        digest.update(f"{name}={meaning};".encode())
    return digest.hexdigest()


def _globals_named_by(function: types.FunctionType) -> Iterator[tuple[str, Any]]:
    for name in function.__code__.co_names:
        if name in function.__globals__:
            yield name, function.__globals__[name]


@cache
def _twin(function: types.FunctionType) -> Any:
    twins = {name: _twin(value) for name, value in _globals_named_by(function) if is_kernel(value)}
    copy = types.FunctionType(
        function.__code__,
        {**function.__globals__, **twins},
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    return compile_in(cache_folder(fingerprint(function)[:24]), copy)

"""Kernels compiled by Numba, beside the interpreted ones and without touching them.

A *twin* is a copy of a kernel's function object that runs the same code over other globals: every
kernel it calls is replaced by that kernel's own twin. Twins are compiled; the originals stay as they are.

Compiled twins are kept on disk. Numba notices when the file of a kernel changes, not when a kernel it
calls in another file does, so every kernel has a folder of its own, named by its fingerprint.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np

from engine.kernel import is_kernel
from lab.cache import cache_folder, fingerprint, globals_named_by

_Function = TypeVar("_Function", bound=Callable[..., Any])
_Data = TypeVar("_Data")


def compiled(function: _Function) -> _Function:
    """The compiled twin of a kernel; arguments are as `to_arrays` makes them.

    Raises:
        TypeError: the function is no kernel.
    """
    if not is_kernel(function):
        raise TypeError(f"{function.__qualname__} is not marked as a kernel")
    return cast(_Function, _kept_twin(cast(types.FunctionType, function)))


def to_arrays(data: _Data) -> _Data:
    """A copy of nested `NamedTuple`s of lists with each list as a C-contiguous `int64` array."""
    if isinstance(data, tuple):
        return cast(_Data, type(data)(*(to_arrays(part) for part in data)))
    return cast(_Data, np.ascontiguousarray(data, dtype=np.int64))


def compiler(folder: Path | None = None) -> Callable[[types.FunctionType], Any]:
    """Numba for functions of the kernel subset, which keeps what it compiles in a folder.

    A kernel allocates nothing, so it goes without Numba's reference counts, which cost four fifths of
    its time.
    """
    if folder is not None:
        # Numba reads this when it is given the function.
        vars(numba.config)["CACHE_DIR"] = str(folder)
    options: Any = {"error_model": "numpy", "nogil": True, "_nrt": False, "cache": folder is not None}
    return cast(Callable[[types.FunctionType], Any], numba.njit(**options))


def twin(function: types.FunctionType, twin_of: Callable[[types.FunctionType], Any]) -> types.FunctionType:
    """A copy of a kernel, not compiled, that calls the twins of the kernels which it calls."""
    twins = {name: twin_of(value) for name, value in globals_named_by(function) if is_kernel(value)}
    copy = types.FunctionType(
        function.__code__,
        {**function.__globals__, **twins},
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    return copy


@cache
def _kept_twin(function: types.FunctionType) -> Any:
    copy = twin(function, _kept_twin)
    return compiler(cache_folder(fingerprint(function)[:24]))(copy)

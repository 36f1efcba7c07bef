"""The layout of a game's data in one block of 64-bit integers, as its compiled entry reads it.

Everything that `simulate` takes (numbers, desk, room, tally) lies in one block of memory: the same
block natively and in WebAssembly. The layout is made from the game's own lists and is never kept by
hand; its JSON is what a host outside Python needs to fill the block and to read results from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from engine.desk import Desk, new_desk
from engine.game import Game
from engine.links import LONGEST_LINK_SCRIPT
from engine.stream import SCRIPT_LENGTH, Stream, new_stream
from engine.tally import Tally, new_tally
from engine.tape import CAPACITY
from lab.bands import band_floors

Memory: TypeAlias = npt.NDArray[np.int64]
"""A block of 64-bit integers."""

WORD_BYTES = 8


@dataclass(frozen=True)
class Field:
    """One list or table of the block: its place, its shape and what it holds at first."""

    offset: int
    shape: tuple[int, ...]
    values: Memory

    def to_json(self) -> dict[str, Any]:
        """The field as JSON; `values` leaves out the zeros at the end, and is left out if all are."""
        place = {"offset": self.offset, "shape": list(self.shape)}
        values = np.trim_zeros(self.values.ravel(), "b").tolist()
        return place | ({"values": values} if values else {})


@dataclass(frozen=True)
class Layout:
    """All fields by name (`desk.stream.cipher`), in order, and the four arguments they make up."""

    arguments: Mapping[str, Any]
    fields: Mapping[str, Field]
    words: int

    def new_memory(self) -> Memory:
        """A block with everything as it is at first."""
        memory = np.zeros(self.words, dtype=np.int64)
        for name, field in self.fields.items():
            self.view(memory, name)[...] = field.values
        return memory

    def view(self, memory: Memory, name: str) -> Memory:
        """One field of a block, as an array that shares its memory."""
        field = self.fields[name]
        return memory[field.offset : field.offset + field.values.size].reshape(field.shape)

    def to_json(self) -> dict[str, Any]:
        """The layout for a host outside Python; offsets count 64-bit integers from the block's start."""
        return {
            "words": self.words,
            "fields": {name: field.to_json() for name, field in self.fields.items()},
        }


def layout_of(game: Game) -> Layout:
    """The layout for a game, its desk with room for a script and for the longest tape."""
    arguments = {
        "numbers": game.numbers,
        "desk": _desk(game),
        "room": game.kernels.new_room(),
        "tally": _tally(game),
    }
    fields: dict[str, Field] = {}
    offset = 0
    for argument, data in arguments.items():
        for name, values in _flattened(argument, data):
            array = np.array(values, dtype=np.int64)
            fields[name] = Field(offset, array.shape, array)
            offset += array.size
    return Layout(arguments, fields, offset)


def _desk(game: Game) -> Desk:
    """A desk whose tape has room for every round, but records nothing until its capacity is set."""
    stream = new_stream(bytes(32), (0,) * LONGEST_LINK_SCRIPT)
    stream.cipher[SCRIPT_LENGTH] = 0
    desk = new_desk(
        Stream(stream.cipher, stream.script),
        mode=0,
        cap=game.cap_coins,
        state=game.start_state,
        size=game.size,
        tape=game.tape_capacity,
    )
    desk.tape[CAPACITY] = 0
    return desk


def _tally(game: Game) -> Tally:
    return new_tally(band_floors(game), game.size, len(game.state_fields))


def _flattened(name: str, data: Any) -> Iterator[tuple[str, Any]]:
    """The lists inside nested `NamedTuple`s, each with its dotted name."""
    if isinstance(data, tuple):
        for field, part in zip(data._fields, data, strict=True):  # type: ignore[attr-defined]
            yield from _flattened(f"{name}.{field}", part)
    else:
        yield name, data

"""Knobs: the named integers of a game's design that tuning may turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import InputError
from engine.catalogue import _
from engine.game import Design

PERCENT = 100
"""Where the knob of a whole list stands at first."""


@dataclass(frozen=True)
class Knob:
    """One integer to turn between `low` and `high`, both included.

    It is entry `index` of the list `list_name` or, without an index, the size of the whole list in percent
    of what it is in the game.
    """

    list_name: str
    index: int | None
    low: int
    high: int

    @property
    def name(self) -> str:
        """As given on the command line."""
        return self.list_name if self.index is None else f"{self.list_name}.{self.index}"

    def value(self, design: Design) -> int:
        """What the knob stands at in the game's own design."""
        return PERCENT if self.index is None else design[self.list_name][self.index]

    def turned(self, entries: tuple[int, ...], value: int) -> tuple[int, ...]:
        """The knob's list, made of the game's own, with the knob at a value; scaling leaves no entry at 0."""
        if self.index is None:
            return tuple(entry and max(1, round(entry * value / PERCENT)) for entry in entries)
        return (*entries[: self.index], value, *entries[self.index + 1 :])


def turned(design: Design, knobs: Sequence[Knob], values: Sequence[int]) -> Design:
    """The game's own design with each knob at its value.

    Raises:
        ValueError: a list has nothing but zeros left, from which the rules could draw nothing.
    """
    changed = dict(design)
    for knob, value in zip(knobs, values, strict=True):
        changed[knob.list_name] = knob.turned(changed[knob.list_name], value)
    for knob in knobs:
        if not any(changed[knob.list_name]):
            raise ValueError(f"{knob.list_name} holds only zeros")
    return changed


def read_knobs(design: Design, turn: Sequence[str], scale: Sequence[str]) -> list[Knob]:
    """The knobs of all `--turn` and `--scale` options.

    Raises:
        InputError: none is given, one is given twice, or one names no number or no range.
    """
    knobs = [knob for text in turn for knob in parse_turn(design, text)]
    knobs += [parse_scale(design, text) for text in scale]
    if not knobs:
        raise InputError(_("name what to turn: {known}").format(known=", ".join(design)))
    taken = [knob.name for knob in knobs]
    scaled = {knob.list_name for knob in knobs if knob.index is None}
    mixed = [knob.name for knob in knobs if knob.index is not None and knob.list_name in scaled]
    twice = [name for name in taken if taken.count(name) > 1]
    if twice or mixed:
        raise InputError(_("“{name}” is named twice").format(name=(twice + mixed)[0]))
    return knobs


def parse_turn(design: Design, text: str) -> list[Knob]:
    """The knobs of `NAME` or `NAME=LOW:HIGH`, where a name is a list or, with `.INDEX`, one entry of it.

    A list means each of its entries that is not zero; without a range a knob goes from half to double, and
    what is there stays there.

    Raises:
        InputError: no such number, no such range, or nothing in the list to turn.
    """
    name, equals, bounds = text.partition("=")
    list_name, dot, index = name.rpartition(".") if name not in design else (name, "", "")
    entries = design.get(list_name, ())
    if not entries or (dot and not (index.isdecimal() and int(index) < len(entries))):
        raise InputError(
            _("there is no number “{name}”; there is {known}").format(name=name, known=", ".join(design))
        )
    chosen = [int(index)] if dot else [place for place, value in enumerate(entries) if value]
    if not chosen:
        raise InputError(_("“{name}” holds only zeros; name one entry").format(name=name))
    ranges = [parse_range(bounds, entries[i]) if equals else half_to_double(entries[i]) for i in chosen]
    return [Knob(list_name, place, low, high) for place, (low, high) in zip(chosen, ranges, strict=True)]


def parse_scale(design: Design, text: str) -> Knob:
    """The knob of `NAME` or `NAME=LOW:HIGH`, a whole list and its range in percent.

    Raises:
        InputError: no such list, or no such range.
    """
    name, equals, bounds = text.partition("=")
    if name not in design:
        raise InputError(
            _("there is no list “{name}”; there is {known}").format(name=name, known=", ".join(design))
        )
    return Knob(name, None, *(parse_range(bounds, PERCENT) if equals else half_to_double(PERCENT)))


def half_to_double(value: int) -> tuple[int, int]:
    """The range of a knob that is given none."""
    return max(1, value // 2), max(2, 2 * value)


def parse_range(text: str, value: int) -> tuple[int, int]:
    """A range `LOW:HIGH` around a value.

    Raises:
        InputError: no such text, or the value lies outside.
    """
    low, _colon, high = text.partition(":")
    inside = low.isdecimal() and high.isdecimal() and int(low) <= value <= int(high)
    if not inside or int(low) == int(high):
        raise InputError(_("“{text}” is no range around {value}, like 10:40").format(text=text, value=value))
    return int(low), int(high)

"""Elements as data: `[tag, attributes, child, …]`; a child is text or another element."""

from __future__ import annotations

from typing import Any, TypeAlias

Tree: TypeAlias = list[Any]


def el(tag: str, /, *children: Any, **attributes: str | bool | None) -> Tree:
    """An element. `class_` is written `class`, other names with `-` for `_`; None and False are left out."""
    named = {
        name.rstrip("_").replace("_", "-"): "" if value is True else value
        for name, value in attributes.items()
        if value is not None and value is not False
    }
    return [tag, named, *children]


def button(act: str, *children: Any, value: str = "", **attributes: str | bool | None) -> Tree:
    """A button that sends the action `act`; its test id is the action unless said otherwise."""
    attributes.setdefault("data_testid", act)
    return el("button", *children, type="button", data_act=act, data_value=value or None, **attributes)

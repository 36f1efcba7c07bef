"""Reading pages that are made as data."""

from __future__ import annotations

from typing import Any


def flat(trees: Any) -> list[Any]:
    """All elements, outermost first."""
    found = []
    for tree in trees:
        if isinstance(tree, list):
            found += [tree, *flat(tree[2:])]
    return found


def text(tree: Any) -> str:
    return tree if isinstance(tree, str) else "".join(map(text, tree[2:]))


def by_test_id(trees: Any, name: str) -> Any:
    return next(each for each in flat(trees) if each[1].get("data-testid") == name)

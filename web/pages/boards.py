"""Small drawings of a board, ten units a cell, on which some cells stand out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from engine import Game
from web.pages.tree import Tree, el

Place: TypeAlias = tuple[int, int]
"""A reel and a row."""


def board_drawing(game: Game, marked: Iterable[Place], over: Tree, class_: str, label: str) -> Tree:
    """The board with the cells that stand out, something drawn over them, and what it says in words."""
    board = ((reel, row) for reel in range(game.reels) for row in range(game.rows))
    return el(
        "svg",
        el("path", d="".join(map(_cell, board)), class_="line__board"),
        el("path", d="".join(map(_cell, marked)), class_="line__cells"),
        over,
        viewBox=f"0 0 {game.reels * 10} {game.rows * 10}",
        class_=class_,
        role="img",
        aria_label=label,
    )


def _cell(place: Place) -> str:
    """A cell, ten units wide with its rim."""
    reel, row = place
    return f"M{reel * 10 + 1} {row * 10 + 1}h8v8h-8z"

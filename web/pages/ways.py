"""How ways are counted, with drawn examples: for games of ways, in place of lines."""

from __future__ import annotations

from math import prod

from engine import Game
from engine.catalogue import _
from web.pages.boards import board_drawing
from web.pages.tree import Tree, el

EXAMPLES = (
    (((0, 1), (2, 1)), ((1, 1),), ((0, 1), (1, 1), (2, 1))),
    (((1, 1),), ((0, 1), (1, 3)), ((2, 2),)),
)
"""For each example the matching cells of the first reels: row, and how often the symbol is in it."""


def ways_part(game: Game) -> Tree:
    """What a way is, in words and pictures."""
    sentences = (
        _("A way takes one matching symbol or wild from each reel in turn, from the leftmost reel on."),
        _("It does not matter in which row they are. Three adjacent reels pay, and more pay more."),
        _("What a symbol pays is for one way; it is paid for each way, times the win multiplier."),
        _("A split symbol is several in one cell, and each makes ways of its own."),
    )
    return el(
        "section",
        el("h3", _("Up to {count} ways").format(count=f"{game.most_ways:,}"), class_="topic__title"),
        el("ul", *[el("li", sentence) for sentence in sentences], class_="topic__text"),
        el("div", *[_example(game, cells) for cells in EXAMPLES], class_="ways"),
        class_="topic topic--wide",
        data_testid="ways",
    )


def _example(game: Game, reels: tuple[tuple[tuple[int, int], ...], ...]) -> Tree:
    counts = [sum(copies for _row, copies in cells) for cells in reels]
    product = " × ".join(map(str, counts))
    text = _("{product} = {ways} ways").format(product=product, ways=prod(counts))
    matching = [(reel, row) for reel, cells in enumerate(reels) for row, _copies in cells]
    seams = "".join(
        _seams(reel, row, copies) for reel, cells in enumerate(reels) for row, copies in cells if copies > 1
    )
    label = _("matching symbols on the first reels: {counts}").format(counts=", ".join(map(str, counts)))
    over = el("path", d=seams, class_="ways__seams")
    drawing = board_drawing(game, matching, over, "ways__drawing", label)
    return el("figure", drawing, el("figcaption", text), class_="ways__example")


def _seams(reel: int, row: int, copies: int) -> str:
    """Lines that part a cell into its copies."""
    return "".join(f"M{reel * 10 + 1 + 8 * part / copies:.2f} {row * 10 + 1}v8" for part in range(1, copies))

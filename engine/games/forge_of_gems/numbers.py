"""The numbers of Forge of Gems: pays, weights of the symbols, boxes; `gemworks tune` suggests changes.

Every cell is drawn by itself: a symbol with weight w comes on w of all places of its reel's strip. In
free spins the reels have the same weights without the scatter (F35), the forge reel weights of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Design
from engine.games.forge_of_gems import codes
from engine.games.forge_of_gems.board import Numbers, Reels
from engine.kernel import Ints, table
from engine.ways import ways_table

PAYS: Final = {
    codes.BLUE_GEM: {3: 3, 4: 5, 5: 10},
    codes.ORANGE_GEM: {3: 2, 4: 4, 5: 8},
    codes.GREEN_GEM: {3: 2, 4: 3, 5: 6},
    codes.PINK_GEM: {3: 2, 4: 3, 5: 5},
    codes.ACE: {3: 1, 4: 2, 5: 4},
    codes.KING: {3: 1, 4: 2, 5: 4},
    codes.QUEEN: {3: 1, 4: 2, 5: 3},
    codes.JACK: {3: 1, 4: 2, 5: 3},
    codes.TEN: {3: 1, 4: 2, 5: 3},
    codes.WILD: {3: 5, 4: 10, 5: 30},
}
"""Coins a way for three, four and five reels; those for five are published, the others ours (F44)."""

WAYS: Final = ways_table(PAYS, codes.WILD, codes.SYMBOLS, codes.REELS, codes.ROWS)

REEL_SYMBOLS: Final = (*range(codes.NORMALS), codes.WILD, codes.SCATTER)
FORGE_SYMBOLS: Final = (*range(codes.FIRST_FORGE, codes.SYMBOLS), codes.SCATTER)
FREE_FORGE_SYMBOLS: Final = (*range(codes.FIRST_FORGE, codes.BLANK),)
"""No Blanks in free spins (F33), and no scatters (F35)."""

DESIGN: Final[Design] = {
    "outer_reels": (48, 60, 80, 88, 104, 108, 116, 116, 116, 2, 17),
    "inner_reels": (48, 60, 80, 88, 104, 108, 116, 116, 116, 6, 16),
    "forge": (32, 71, 160, 13, 64, 675, 21),
    "free_forge": (50, 92, 585, 8, 175),
    "box_of_3": (35, 40, 25),
    "box_of_4": (30, 45, 25),
    "box_of_5": (40, 35, 25),
}
"""Weights: of `REEL_SYMBOLS` on reels 1 and 5 and on reels 2 to 4, of `FORGE_SYMBOLS`, of
`FREE_FORGE_SYMBOLS`, and of the options of each box."""

OUTER_REELS: Final = (0, codes.REELS - 1)
BOX_OPTIONS: Final = (
    ((20, 0), (0, 8), (0, 10)),
    ((30, 0), (0, 10), (0, 15)),
    ((40, 10), (0, 15), (0, 20)),
)
"""For three, four, five or more scatters what the box may hold: a prize in bets, and free spins."""
BOXES: Final = ("box_of_3", "box_of_4", "box_of_5")
BOX_WEIGHTS: Final = tuple(DESIGN[name] for name in BOXES)

STRIP_ROOM: Final = 2048
"""Places that a strip may have. The data is laid out for as many, so that weights can change in it."""


def strip(symbols: Sequence[int], weights: Sequence[int]) -> Ints:
    """Each symbol as often as its weight says."""
    return [symbol for symbol, weight in zip(symbols, weights, strict=True) for _ in range(weight)]


def laid_out(places: Ints) -> Ints:
    """A strip with unused places behind it.

    Raises:
        ValueError: the strip is empty or too long.
    """
    if not 0 < len(places) <= STRIP_ROOM:
        raise ValueError(f"a strip has 1 to {STRIP_ROOM} places, not {len(places)}")
    return places + [-1] * (STRIP_ROOM - len(places))


def reels(strips: Sequence[Ints], forge: Ints, guaranteed: int) -> Reels:
    """The symbols of one kind of spin, laid out for the rules."""
    return Reels(
        strips=table(laid_out(places) for places in strips),
        lengths=[len(places) for places in strips],
        forge=laid_out(forge),
        forge_length=[len(forge)],
        guaranteed=[guaranteed],
    )


def numbers(design: Design = DESIGN) -> Numbers:
    """Everything the rules need, laid out for them."""
    kinds = ["outer_reels" if reel in OUTER_REELS else "inner_reels" for reel in range(codes.REELS)]
    paid = [strip(REEL_SYMBOLS, design[kind]) for kind in kinds]
    free = [[symbol for symbol in places if symbol != codes.SCATTER] for places in paid]
    return Numbers(
        ways=WAYS,
        paid=reels(paid, strip(FORGE_SYMBOLS, design["forge"]), guaranteed=0),
        free=reels(free, strip(FREE_FORGE_SYMBOLS, design["free_forge"]), guaranteed=1),
        tallest=[*codes.TALLEST],
        box_weights=table(design[name] for name in BOXES),
        box_prizes=table([prize * codes.COINS_PER_BET for prize, _spins in box] for box in BOX_OPTIONS),
        box_spins=table([spins for _prize, spins in box] for box in BOX_OPTIONS),
    )

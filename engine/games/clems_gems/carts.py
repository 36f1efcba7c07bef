"""What triggers the carts of Clem's Gems.

Draws of a paid spin, after it has paid: with coloured gems in view, whether the spin is hot; then a roll for
the cart of each colour seen, in the order purple, red, green. The fullness of the carts is decoration.
"""

from __future__ import annotations

from engine.desk import Desk
from engine.games.clems_gems.board import Board, Numbers, colours_seen
from engine.games.clems_gems.codes import (
    CARTS_ROLLED,
    FEATURES,
    FIRED_BONUS,
    FIRED_CART,
    FIRED_HOT,
    FIRED_NO_CART,
)
from engine.kernel import Ints, kernel
from engine.stream import Stream, happens
from engine.tape import event3


@kernel
def roll_seen(stream: Stream, seen: int, chances: Ints) -> int:
    """One roll for each colour seen, whatever the number of its gems (C16, C46); those that came up."""
    came = 0
    for feature in range(FEATURES):
        if seen & (1 << feature):
            came |= happens(stream, chances[feature]) << feature
    return came


@kernel
def roll_carts(numbers: Numbers, desk: Desk, board: Board) -> int:
    """The carts that the colours in view trigger: all rolls are likelier on a hot spin (C17)."""
    seen = colours_seen(board)
    if seen == 0:
        return 0
    hot = happens(desk.stream, numbers.hot_chance[0])
    carts = roll_seen(desk.stream, seen, numbers.cart_chances[hot])
    event3(desk.tape, CARTS_ROLLED, hot, seen, carts)
    desk.fired[FIRED_HOT] += hot
    if carts > 0:
        desk.fired[FIRED_CART] += 1
        desk.fired[FIRED_BONUS + carts] += 1
    else:
        desk.fired[FIRED_NO_CART] += 1
    return carts

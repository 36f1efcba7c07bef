"""Clem's Gems: the paid game and the one cart bonus that may follow it.

Draws, in order: the spin (see `board`), the carts (see `carts`), the extra spins (see `extra_spins`). A round
that does not come to a draw does not make it.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.desk import CAP, Desk, capped, open_round
from engine.events import ROUND_ENDED
from engine.games.clems_gems.board import Board, Numbers, new_board
from engine.games.clems_gems.carts import roll_carts
from engine.games.clems_gems.codes import FIRED_TRIGGER_PAID, FIRED_WIN_CAP, NO_FEATURE, SOURCE_LINES
from engine.games.clems_gems.extra_spins import BonusRoom, new_bonus_room, play_bonus
from engine.games.clems_gems.spin import play_spin
from engine.kernel import kernel
from engine.tally import Tally, count_round
from engine.tape import event2


class Room(NamedTuple):
    """Scratch of a round."""

    board: Board
    bonus: BonusRoom


def new_room() -> Room:
    """Scratch for one round at a time."""
    return Room(new_board(), new_bonus_room())


@kernel
def play_round(numbers: Numbers, desk: Desk, room: Room) -> int:
    """One paid game: its spin pays first, then a cart bonus (C9, C19, X4); coins after the cap (C57, X5)."""
    total = play_spin(numbers, desk, room.board, NO_FEATURE, 0, SOURCE_LINES)
    if total < desk.terms[CAP]:
        carts = roll_carts(numbers, desk, room.board)
        if carts > 0:
            if total > 0:
                desk.fired[FIRED_TRIGGER_PAID] += 1
            total += play_bonus(numbers, desk, room.board, room.bonus, carts, total)
    if total >= desk.terms[CAP]:
        desk.fired[FIRED_WIN_CAP] += 1
    excess = capped(desk, total)
    event2(desk.tape, ROUND_ENDED, total - excess, excess)
    return total - excess


@kernel
def simulate(numbers: Numbers, desk: Desk, room: Room, tally: Tally, first: int, rounds: int) -> None:
    """Play rounds `first` to `first + rounds - 1` and count them."""
    for number in range(first, first + rounds):
        open_round(desk, number)
        count_round(tally, desk, number, play_round(numbers, desk, room))

"""Three Lamps: the paid game at its level, the rounds that buy a feature, and the Lamp Bonus.

Draws, in order: the spin and the rolls of its gems (see `board`), the bonus (see `grid` and `gems`). A round
that does not come to a draw does not make it.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.desk import CAP, MODE, Desk, capped, open_round
from engine.events import ROUND_ENDED
from engine.games.three_lamps.board import (
    Board,
    Numbers,
    collect_gems,
    new_board,
    pay_lines,
    roll_gems,
    spin_reels,
)
from engine.games.three_lamps.bonus import BonusRoom, new_bonus_room, play_bonus
from engine.games.three_lamps.codes import ALL_FEATURES, FIRED_WIN_CAP, PARTS, PROGRESS, SOURCE_LINES
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
def trigger_bonus(numbers: Numbers, desk: Desk, board: Board, unlocked: int) -> int:
    """The features of the bonus that follows, 0 for none: those bought or those that gems bring (L9, L39)."""
    bought = numbers.bought[desk.terms[MODE]]
    return bought if bought > 0 else roll_gems(numbers, desk, board, unlocked)


@kernel
def play_round(numbers: Numbers, desk: Desk, room: Room) -> int:
    """One round (X4: spin, bar, lines, bonus); coins after the cap (L38, X5).

    A new level counts from the next spin on (L7). A bought round unlocks all lamps for itself and leaves the
    state as it is (L41).
    """
    level = desk.state[PROGRESS] // PARTS
    unlocked = (1 << level) - 1
    spin_reels(numbers, desk, room.board, level)
    if desk.terms[MODE] > 0:
        unlocked = ALL_FEATURES
    else:
        collect_gems(desk, room.board, level)
    total = pay_lines(numbers, desk, room.board)
    desk.sources[SOURCE_LINES] = total
    if total < desk.terms[CAP]:
        features = trigger_bonus(numbers, desk, room.board, unlocked)
        if features > 0:
            total += play_bonus(numbers.bonus, desk, room.bonus, features, unlocked, total)
    if total >= desk.terms[CAP]:
        desk.fired[FIRED_WIN_CAP] += 1
    excess = capped(desk, total)
    event2(desk.tape, ROUND_ENDED, total - excess, excess)
    return total - excess


@kernel
def simulate(numbers: Numbers, desk: Desk, room: Room, tally: Tally, first: int, rounds: int) -> None:
    """Play rounds `first` to `first + rounds - 1` from the desk's state on and count them."""
    for number in range(first, first + rounds):
        open_round(desk, number)
        count_round(tally, desk, number, play_round(numbers, desk, room))

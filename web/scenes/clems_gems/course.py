"""How far the telling of a round has come: its time, its coins, its board, its pace."""

from __future__ import annotations

from typing import Final

from engine.games.clems_gems import codes
from engine.round import Round
from web.scenes.clems_gems.paid import paid_spin
from web.stage.pace import hurried

HURRY: Final = ((26, 0.5), (16, 0.62), (11, 0.75), (6, 0.88))
"""From an extra spin on, the share of its usual time that everything takes."""


class Course:
    """`clock` is where the timeline stands, `symbols` the board that lies there."""

    def __init__(self, played: Round) -> None:
        self.clock = 0.0
        self.lines = played.game.lines
        self.paid = paid_spin(played)
        self.symbols = self.paid.symbols
        self.won = 0
        """Coins won so far."""
        self.total = played.coins
        self.before_bonus: int | None = None
        """Coins won before the bonus, once that has begun."""
        self.carts = codes.NO_FEATURE
        """The carts whose bonus it is."""
        self.pace = 1.0

    def win(self, coins: int) -> tuple[int, int]:
        """More coins are won; the sums before and after, never more than the round's total."""
        before = self.won
        self.won = min(before + coins, self.total)
        return before, self.won

    def start_spin(self, number: int) -> None:
        """An extra spin begins; later ones go a little faster."""
        self.pace = hurried(HURRY, number)

    @property
    def bonus_win(self) -> int:
        """Coins won in the bonus so far."""
        return 0 if self.before_bonus is None else self.won - self.before_bonus

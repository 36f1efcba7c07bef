"""How far the telling of a round has come: its time, its coins, its board, its pace."""

from __future__ import annotations

from typing import Final

from engine.round import Round
from web.scenes.forge_of_gems.table import Table
from web.stage.pace import hurried

HURRY: Final = ((11, 0.55), (8, 0.68), (5, 0.84))
"""From a cascade on, the share of its usual time that everything takes."""
FREE_HURRY: Final = ((11, 0.7), (6, 0.8), (1, 0.9))
"""The same from a free spin on."""


class Course:
    """`clock` is where the timeline stands, `table` what the events so far have made."""

    def __init__(self, played: Round) -> None:
        self.clock = 0.0
        self.won = 0
        """Coins won so far."""
        self.total = played.coins
        self.table = Table()
        self.table.apply(played.events[0])
        self.cascade = 0
        self.pace = self._spin_pace = 1.0

    def start_free_spin(self, number: int) -> None:
        """A free spin begins; later ones go a little faster."""
        self._spin_pace = hurried(FREE_HURRY, number)
        self.pace, self.cascade = self._spin_pace, 0

    def start_cascade(self, number: int) -> None:
        """A cascade begins; later ones go a little faster."""
        self.cascade = number
        self.pace = self._spin_pace * hurried(HURRY, number)

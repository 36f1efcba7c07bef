"""What the controls need of the stage and of the page, and what they tell them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from engine import Game, Round, State
from engine.money import Money


class Phase(Enum):
    """Where a round is."""

    CLOSED = "closed"
    """No journal: nothing can be played."""
    IDLE = "idle"
    STARTING = "starting"
    """The reels turn; the round is not settled yet."""
    SHOWING = "showing"
    """The round is settled and being shown."""


@dataclass(frozen=True, slots=True)
class Meters:
    """Everything the bar shows. `balance` is None where there is none: in a replay, before opening."""

    phase: Phase
    balance: Money | None
    bet: Money
    win: Money
    can_lower: bool = False
    can_raise: bool = False
    can_refill: bool = False
    quick: bool = False
    unit: str = ""
    """The label of a currency beside the amounts; nothing for play credits."""
    saved: bool = True
    replay: bool = False
    scripted: bool = False

    @property
    def busy(self) -> bool:
        """Whether a round is under way."""
        return self.phase in (Phase.STARTING, Phase.SHOWING)


class Weight(Enum):
    """How loudly a notice speaks."""

    NOTE = "note"
    """Goes away by itself."""
    LASTING = "lasting"
    """Stays until it is closed or the next round begins."""
    ALERT = "alert"
    """Stays like that, and is about something wrong."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message to the player; `choices` are actions with their labels."""

    text: str
    weight: Weight = Weight.NOTE
    choices: tuple[tuple[str, str], ...] = ()


class Screen(Protocol):
    """The page as the controls know it."""

    def render(self, meters: Meters) -> None:
        """Show these meters."""

    def announce(self, text: str) -> None:
        """Say a sentence once to those who listen to the page."""

    def tell(self, notice: Notice | None) -> None:
        """Show a notice in place of the one before; None takes it away."""

    def publish(self, played: Round | None) -> None:
        """Let automation read the last round."""

    def go_to(self, game: Game) -> None:
        """Go to another game."""


class Show(Protocol):
    """The stage with a game's scene on it, as the controls know it."""

    def rest(self, state: State, bet: Money, played: Round | None = None) -> None:
        """Show a board at rest: of a finished round, or the opening one."""

    def set_bet(self, bet: Money, state: State) -> None:
        """Show the lasting state of another bet."""

    def start_spin(self, quick: bool) -> None:
        """Let the reels turn: motion that tells nothing."""

    def land(self, played: Round, on_done: Callable[[], None]) -> None:
        """Show a settled round; `on_done` follows once, also after a skip."""

    def cancel(self) -> None:
        """No outcome comes: back to the board that stood there."""

    def replay(self, played: Round, quick: bool, on_done: Callable[[], None]) -> None:
        """Show a round of a link."""

    def skip(self) -> None:
        """Get on with the showing."""

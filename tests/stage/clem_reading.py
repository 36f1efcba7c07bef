"""What a player reads off the stage of Clem's Gems while a round is shown, and what the record says of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from engine.events import ReelsStopped
from engine.games.clems_gems import codes, events
from engine.money import format_money
from engine.round import Round
from tests.stage.clem import GAME
from tests.stage.house import House
from web.stage.display import RECORD

Board = tuple[tuple[str, str], ...]
"""Picture and credit of each cell."""
TIERS = ("Mini", "Minor", "Major", "Grand")
CREDITED = {codes.DIAMOND, codes.BOOSTED_DIAMOND, *range(codes.MINI_DIAMOND, codes.GRAND_DIAMOND + 1)}
MULTIPLIED = re.compile(r"^[\d,.]+ ×\d+ = [\d,.]+$")
CELLS = [f"cell:{cell}:symbol" for cell in range(codes.CELLS)]
VALUES = [f"cell:{cell}:value" for cell in range(codes.CELLS)]


def note(found: list, seen: object) -> None:
    """Something is seen; only what differs from the last thing is news."""
    if not found or found[-1] != seen:
        found.append(seen)


@dataclass
class Reading:
    """In the order in which it was seen."""

    boards: list[Board] = field(default_factory=list)
    sums: list[str] = field(default_factory=list)
    """What Diamonds had added up to when nothing more came."""
    products: list[str] = field(default_factory=list)
    prizes: list[tuple[str, str]] = field(default_factory=list)
    spins: list[tuple[str, int, int, str]] = field(default_factory=list)
    """Counter, active features, lit levels and meter, each time that the reels of an extra spin turn."""

    _adding: bool = False

    def look(self, house: House) -> None:
        """Read one frame."""
        shown = painted(house)
        if all(name in shown for name in CELLS):
            self.boards_seen(shown)
        text = shown.get("diamonds", ("", ""))[1]
        if MULTIPLIED.match(text) and self.products[-1:] != [text]:
            self.products.append(text)
        elif text.startswith("Diamonds "):
            del self.sums[len(self.sums) - self._adding :]
            self.sums.append(text.removeprefix("Diamonds "))
        self._adding = bool(text)
        title = shown.get("banner", ("", ""))[1]
        if title in TIERS:
            self._prize(title, shown["banner:amount"][1])
        elif self.prizes and self.prizes[-1] != ("", ""):
            self.prizes.append(("", ""))
        if "counter" in shown and "reel:moving" in shown:
            note(self.spins, meters(shown))

    def boards_seen(self, shown: dict[str, tuple[str, str]]) -> None:
        """All reels stand."""
        found = zip(CELLS, VALUES, strict=True)
        note(self.boards, tuple((shown[cell][0], shown.get(value, ("", ""))[1]) for cell, value in found))

    def _prize(self, title: str, amount: str) -> None:
        if self.prizes and self.prizes[-1][0] == title:
            self.prizes[-1] = (title, amount)
        else:
            self.prizes.append((title, amount))

    @property
    def named(self) -> list[tuple[str, str]]:
        """Prizes with what they had counted up to."""
        return [prize for prize in self.prizes if prize[0]]


def painted(house: House) -> dict[str, tuple[str, str]]:
    """Picture and text of everything with a name in the last frame."""
    describe, found = house.scene.book.describe, {}
    values = house.bridge.values[: house.stage._out.count * RECORD]
    for sprite, name, alpha in zip(values[::RECORD], values[9::RECORD], values[7::RECORD], strict=True):
        if name and alpha:
            about = describe(int(sprite), int(name))
            found[about["name"]] = about["sprite"], about["text"]
    return found


def meters(shown: dict[str, tuple[str, str]]) -> tuple[str, int, int, str]:
    """Counter, active features, lit levels, and the meter of the level that collects."""
    features = sum(1 << each for each in range(codes.FEATURES) if f"feature:{each}:active" in shown)
    lit = sum(f"shaft:{level}:lit" in shown for level in range(1, codes.LEVELS + 1))
    return shown["counter"][1], features, lit, shown.get(f"shaft:{lit + 1}:meter", ("", ""))[1]


def read(house: House, played: Round, how: str) -> Reading:
    """Show a round and read along: "normal", "quick", or "stopped" in its midst."""
    reading, scene = Reading(), house.scene
    scene.rest((), played.stake.bet)
    scene.start_spin("quick" if how == "quick" else "normal")
    scene.land(played)
    if how == "stopped":
        house.stage.skip()
        house.stage.skip()
    steps, turned = 0, False
    while scene.moving:
        scene.advance(100.0 if how == "quick" else 190.0)
        steps += 1
        if how == "stopped" and steps == 12 + played.coins % 25:
            house.stage.skip()
        turning = scene.reels.turning or scene._extra_reels.turning
        if not (turning and turned):
            # Of turning reels the first frame says all.
            house.bridge.frame(house.time)
            reading.look(house)
        turned = turning
    house.bridge.frame(house.time)
    reading.look(house)
    return reading


# What the record says


def amount(played: Round, coins: int) -> str:
    return format_money(coins * played.coin)


def recorded_boards(played: Round) -> list[Board]:
    """The paid board, that of each extra spin, and the paid board again."""
    boards: list[Board] = []
    stopped: ReelsStopped | None = None
    carried = [0] * codes.CELLS
    for event in (*played.events, None):
        if stopped is not None and not isinstance(event, events.PrizesDrawn):
            note(boards, board(played, stopped.symbols, carried))
            stopped, carried = None, [0] * codes.CELLS
        if isinstance(event, ReelsStopped):
            stopped = event
        elif isinstance(event, events.PrizesDrawn):
            carried = [*event.values]
    if len(boards) > 1:
        note(boards, boards[0])
    return boards


def board(played: Round, symbols: tuple[int, ...], carried: list[int]) -> Board:
    texts = (
        amount(played, value) if symbol in CREDITED else ""
        for symbol, value in zip(symbols, carried, strict=True)
    )
    return tuple((GAME.symbols[symbol], text) for symbol, text in zip(symbols, texts, strict=True))


def recorded_prizes(played: Round) -> list[tuple[str, str]]:
    return [
        (TIERS[event.jackpot], amount(played, event.amount))
        for event in played.events
        if isinstance(event, events.JackpotWon)
    ]


def recorded_products(played: Round) -> list[str]:
    return [
        f"{amount(played, event.credits)} ×{event.multiplier} = {amount(played, event.win)}"
        for event in played.events
        if isinstance(event, events.DiamondsPaid) and event.multiplier > 1
    ]


def recorded_sums(played: Round) -> list[str]:
    return [
        amount(played, event.credits) for event in played.events if isinstance(event, events.DiamondsPaid)
    ]


def recorded_spins(played: Round) -> list[tuple[str, int, int, str]]:
    return [
        (
            f"{event.number} of {event.total}",
            event.features,
            event.levels if event.features >> codes.SYMBOL_UPGRADE & 1 else 0,
            meter(event),
        )
        for event in played.events
        if isinstance(event, events.ExtraSpinStarted)
    ]


def meter(event: events.ExtraSpinStarted) -> str:
    if event.levels == codes.LEVELS:
        return ""
    needed = event.levels + 3
    return f"{event.collected}/{needed}" if event.features >> codes.SYMBOL_UPGRADE & 1 else str(needed)

"""R1, S8: what is drawn in Clem's Gems is what is recorded, over a thousand forced rounds."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.clems_gems import codes, events
from engine.round import Round
from tests.stage import clem
from tests.stage.clem import DIAMONDS, Script
from tests.stage.clem_reading import (
    Reading,
    read,
    recorded_boards,
    recorded_prizes,
    recorded_products,
    recorded_spins,
    recorded_sums,
)

ROUNDS = 1000
ENDS = {
    codes.BOOSTED_PRIZES: codes.MULTIPLIER_DIAMOND,
    codes.SYMBOL_UPGRADE: codes.PRIZE_DIAMOND,
    codes.EXTRA_SPINS: codes.SPIN_DIAMOND,
}
CHOICES = {codes.MULTIPLIER_DIAMOND: 3, codes.PRIZE_DIAMOND: 4, codes.SPIN_DIAMOND: 2}
CARTS = (1, 2, 4, 3, 1, 2, 4, 5, 1, 2, 4, 6, 1, 2, 4, 7)
"""Single bonuses are the shortest."""
HOW = ("normal", "stopped", "stopped", "quick", "stopped", "stopped", "stopped")


def forced(number: int) -> Round:
    """A bonus of some carts, with every tier, multiplier and number of spins in turn."""
    carts = CARTS[number % len(CARTS)]
    script = Script(number).paid(carts)
    kinds = [kind for feature, kind in ENDS.items() if carts >> feature & 1]
    kind = kinds[number // len(CARTS) % len(kinds)]
    wanted: dict[int, int | None] = {**DIAMONDS}
    if carts & clem.PURPLE:
        wanted[1 + number % 3] = codes.BOOSTED_DIAMOND
    wanted[0 if kind == codes.SPIN_DIAMOND else codes.REELS - 1] = kind
    script.extra(wanted, {kind: number // 3 % CHOICES[kind]})
    script.extra(clem.gems(number % 6))
    for _ in range(carts.bit_count() * codes.SPINS_PER_FEATURE - 2):
        script.extra()
    return script.play(bet=clem.GAME.bets[number % len(clem.GAME.bets)])


def is_part(found: list, of: list) -> bool:
    """Whether something is a beginning of something longer."""
    return found == of[: len(found)]


def check(reading: Reading, played: Round, how: str) -> None:
    boards, prizes = recorded_boards(played), recorded_prizes(played)
    products, spins = recorded_products(played), recorded_spins(played)
    if how != "stopped":
        assert reading.boards == boards
        assert reading.named == prizes
        assert reading.products == products
        assert reading.sums == recorded_sums(played)
        assert reading.spins == spins
        return
    assert reading.boards[-1] == boards[-1]
    assert is_part(reading.boards[:-1], boards)
    assert is_part(reading.products, products)
    assert is_part(reading.named[:-1], prizes)
    assert all(name == tier for (name, _), (tier, _) in zip(reading.named, prizes, strict=False))
    assert is_part(reading.spins, spins)


@pytest.fixture(scope="module")
def met() -> Counter[str]:
    """How often each thing was met in rounds that were read."""
    return Counter()


@pytest.mark.parametrize("part", range(4))
def test_R1_the_tier_the_credit_and_the_multiplier_on_the_screen_are_those_of_the_record(part, met):
    house = clem.house()
    for number in range(part * ROUNDS // 4, (part + 1) * ROUNDS // 4):
        played, how = forced(number), HOW[number % len(HOW)]
        check(read(house, played, how), played, how)
        for event in played.events:
            if isinstance(event, events.JackpotWon):
                met[f"jackpot {event.jackpot}"] += 1
            elif isinstance(event, events.DiamondsPaid):
                met[f"times {event.multiplier}"] += 1
            elif isinstance(event, events.SpinsAdded):
                met[f"plus {event.added}"] += 1
            elif isinstance(event, events.LevelCompleted):
                met[f"level {event.level}"] += 1


def test_every_tier_and_multiplier_was_among_them(met):
    assert sum(met.values()), "runs after the rounds"
    for tier in range(codes.JACKPOTS):
        assert met[f"jackpot {tier}"] > 20
    for multiplier in (1, 2, 3, 5):
        assert met[f"times {multiplier}"] > 20
    assert met["plus 1"] > 20
    assert met["plus 2"] > 20
    assert met["level 1"] > 20

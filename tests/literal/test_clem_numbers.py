"""The numbers of Clem's Gems against the sentences that bind them."""

import pytest

from .clem_bridge import LITERAL
from .clem_figures import (
    BOOSTED,
    BOOSTED_PRIZES,
    COLOURS,
    DIAMOND,
    EXTRA_SPINS,
    GOLD,
    JACKPOT_CREDITS,
    REELS,
    REGULAR,
    ROWS,
    SYMBOL_UPGRADE,
    Strip,
    Weighted,
)

SETS = range(8)
ADDED = {BOOSTED, "spin-diamond", "prize-diamond", "multiplier-diamond"}


def has(features: int, colour: str) -> bool:
    return bool(features >> COLOURS.index(colour) & 1)


def counted(features: int, symbol: str) -> list[int]:
    """How often a symbol stands on each strip of a set of features."""
    return [strip.count(symbol) for strip in LITERAL.strips[features]]


@pytest.mark.parametrize("features", SETS)
def test_C2_diamonds_and_gold_gems_are_on_all_reels(features: int) -> None:
    assert min(counted(features, DIAMOND)) > 0
    assert min(counted(features, GOLD)) > 0
    for strip in LITERAL.strips[features]:
        # Coloured gems come of golden ones, all else of what is listed here (C10, C24, C39).
        assert set(strip) <= {*REGULAR, GOLD, DIAMOND, *ADDED}
        assert len(strip) >= ROWS


@pytest.mark.parametrize("features", SETS)
def test_C2_diamonds_stand_in_stacks_of_three_at_most(features: int) -> None:
    stacked = [most_in_a_row(strip, DIAMOND) for strip in LITERAL.strips[features]]
    assert 2 <= max(stacked) <= 3


def most_in_a_row(strip: Strip, symbol: str) -> int:
    """The longest run of a symbol on a strip that closes on itself."""
    runs = "".join("x" if each == symbol else " " for each in strip * 2).split()
    return max(map(len, runs), default=0)


@pytest.mark.parametrize("features", SETS)
def test_C24_C29_C39_features_add_their_diamonds_to_their_reels(features: int) -> None:
    spins = 1 if has(features, EXTRA_SPINS) else 0
    upgrade = 1 if has(features, SYMBOL_UPGRADE) else 0
    boosted = 1 if has(features, BOOSTED_PRIZES) else 0
    assert counted(features, "spin-diamond")[1:] == [0] * 4
    assert counted(features, "spin-diamond")[0] in ((2, 3) if spins else (0,))
    assert counted(features, "prize-diamond") == [0, 0, 0, 0, upgrade]
    one, two, three, four, five = counted(features, BOOSTED)
    assert one == five == 0
    assert {two, three, four} <= ({1, 2} if boosted else {0})
    *others, last = counted(features, "multiplier-diamond")
    assert others == [0] * 4
    assert (last > 0) == bool(boosted)


@pytest.mark.parametrize("features", SETS[1:])
def test_C24_features_do_nothing_else_to_the_strips(features: int) -> None:
    for reel in range(REELS):
        plain = [sorted(set_of[reel]) for set_of in (LITERAL.strips[features], LITERAL.strips[1])]
        one, other = ([symbol for symbol in strip if symbol not in ADDED] for strip in plain)
        assert one == other


@pytest.mark.parametrize("features", SETS)
def test_C44_one_multiplier_at_most_is_in_view(features: int) -> None:
    strip = LITERAL.strips[features][REELS - 1]
    for stop in range(len(strip)):
        window = [strip[(stop + row) % len(strip)] for row in range(ROWS)]
        assert window.count("multiplier-diamond") <= 1


def values(options: Weighted) -> tuple[int, ...]:
    assert all(weight > 0 for _, weight in options)
    return tuple(value for value, _ in options)


def test_C4_C36_C40_prizes_are_those_of_the_rulings() -> None:
    low, middle = (20, 30, 40, 60, 80), (100, 120, 150, 200, 250)
    high = (200, 300, 400, 500, 750, 1000, 1500)
    assert [values(prizes) for prizes in LITERAL.credits] == [low, low, middle, middle, high]
    assert [values(prizes) for prizes in LITERAL.boosted] == [
        (),
        (1000, 1250, 1500, 2000),
        (1500, 1750, 2000, 2500),
        (2500, 3000, 4000, 5000),
        (),
    ]
    assert values(LITERAL.jackpots) == JACKPOT_CREDITS
    assert values(LITERAL.multipliers) == (2, 3, 5)
    assert values(LITERAL.plus) == (1, 2)


def test_C28_a_spin_adds_less_than_half_a_spin() -> None:
    total = sum(weight for _, weight in LITERAL.plus)
    mean = sum(spins * weight for spins, weight in LITERAL.plus) / total
    for features in SETS:
        strip = LITERAL.strips[features][0]
        assert ROWS * strip.count("spin-diamond") / len(strip) * mean < 0.5


def test_C16_C17_C46_chances_are_chances() -> None:
    cold, hot = LITERAL.cart_chance
    chances = [*cold.values(), *hot.values(), *LITERAL.activation_chance.values(), LITERAL.hot_chance]
    assert all(0 < chance < LITERAL.unit for chance in chances)
    assert all(cold[colour] < hot[colour] for colour in COLOURS)
    assert min(LITERAL.gem_weights.values()) > 0

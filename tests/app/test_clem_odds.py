"""Odds on the pages of Clem's Gems are those that it is played with."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from engine.games.clems_gems import JACKPOT_NAMES, codes, numbers, rulebook
from engine.stream import CHANCE_UNIT
from tests.app.clem_pages import both_pages, rules_text
from tests.app.fakes import CLEM
from web.controls.amounts import shown_money

DESIGN = numbers.DESIGN


def odds(names: list[str], weights: tuple[int, ...]) -> str:
    return ", ".join(
        f"{name}: {100 * weight / sum(weights):.4g}%" for name, weight in zip(names, weights, strict=True)
    )


def amounts(values: tuple[int, ...], bet: int) -> list[str]:
    return [shown_money(coins * CLEM.coin(bet)) for coins in values]


@pytest.mark.parametrize("bet", [80, 960, 8000])
def test_C4_C40_prizes_are_shown_with_their_range_and_odds_at_the_bet(bet: int) -> None:
    expected = {
        "Reels 1 and 2": (numbers.CREDIT_VALUES[0], DESIGN["credits_1_2"], 20, 80),
        "Reels 3 and 4": (numbers.CREDIT_VALUES[2], DESIGN["credits_3_4"], 100, 250),
        "Reel 5": (numbers.CREDIT_VALUES[4], DESIGN["credits_5"], 200, 1500),
        "Reel 2": (numbers.BOOSTED_VALUES[1], DESIGN["boosted"], 1000, 2000),
        "Reel 3": (numbers.BOOSTED_VALUES[2], DESIGN["boosted"], 1500, 2500),
        "Reel 4": (numbers.BOOSTED_VALUES[3], DESIGN["boosted"], 2500, 5000),
    }
    for page in both_pages(bet):
        for reels, (values, weights, *ends) in expected.items():
            least, most = amounts(tuple(ends), bet)
            likely = odds(amounts(values, bet), weights)
            assert f"{reels}: {least} to {most}. How likely: {likely}." in page


def test_odds_of_what_is_drawn_are_those_of_the_numbers() -> None:
    for page in both_pages():
        assert odds([*JACKPOT_NAMES], DESIGN["jackpots"]) in page
        assert odds(["×2", "×3", "×5"], DESIGN["multipliers"]) in page
        assert odds(["+1", "+2"], DESIGN["spins"]) in page
        assert odds(["purple", "red", "green"], DESIGN["gem_weights"]) in page
        for name in ("spin_diamonds", "prize_diamonds", "multiplier_diamonds"):
            assert f"Number on its strip: {DESIGN[name][0]}." in page


def test_C36_the_four_prizes_are_shown_at_the_bet() -> None:
    for bets, name, coins in zip((10, 25, 100, 1000), JACKPOT_NAMES, numbers.JACKPOT_VALUES, strict=True):
        for page in both_pages(400):
            assert f"{name}: {bets:,}x the bet, that is {shown_money(coins * 5)}." in page


def test_C17_C46_chances_are_those_of_the_numbers() -> None:
    def chances(name: str) -> str:
        parts = zip(("purple", "red", "green"), DESIGN[name], strict=True)
        return ", ".join(f"{colour}: {100 * chance / CHANCE_UNIT:.4g}%" for colour, chance in parts)

    shown = rules_text()
    assert f"{100 * DESIGN['hot_chance'][0] / CHANCE_UNIT:.4g}% of spins are" in shown
    assert f"on a plain spin: {chances('cart_chances')}." in shown
    assert f"On a rich spin: {chances('hot_cart_chances')}." in shown
    assert f"by colour: {chances('activation_chances')}." in shown


@pytest.mark.parametrize("seen", [[0], [2], [0, 1], [1, 2], [0, 1, 2]])
def test_C17_chances_over_rich_and_plain_spins_are_those_of_all_outcomes(seen: list[int]) -> None:
    counts: Counter[int] = Counter()
    for rich, *came in product((0, 1), *[(0, 1)] * len(seen)):
        hot = Fraction(DESIGN["hot_chance"][0], CHANCE_UNIT)
        part = hot if rich else 1 - hot
        for feature, roll in zip(seen, came, strict=True):
            chance = Fraction(DESIGN["hot_cart_chances" if rich else "cart_chances"][feature], CHANCE_UNIT)
            part *= chance if roll else 1 - chance
        counts[sum(came)] += part  # type: ignore[assignment]
    names = ("no cart", "one cart", "two carts", "three carts")
    expected = ", ".join(f"{names[count]}: {float(100 * counts[count]):.4g}%" for count in sorted(counts))
    assert rulebook.cart_odds(seen) == expected
    assert f"): {expected}." in rules_text()


def test_no_odds_are_shown_as_nothing() -> None:
    for page in both_pages():
        assert not re.findall(r"(?<![\d.])0(\.0+)?%", page)
        assert not re.findall(r"\de[-+]\d", page)


def test_figures_on_the_page_follow_the_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = {**DESIGN, "jackpots": (9_990, 7, 2, 1), "hot_chance": (1,), "spin_diamonds": (7,)}
    monkeypatch.setattr(numbers, "DESIGN", changed)
    shown = rules_text()
    assert "Mini: 99.9%, Minor: 0.07%, Major: 0.02%, Grand: 0.01%" in shown
    assert "0.0001% of spins are" in shown
    assert "Number on its strip: 7." in shown


def test_D11_symbols_that_are_not_on_all_reels_are_where_the_page_says() -> None:
    said = {
        codes.SPIN_DIAMOND: "reel 1 holds Bonus Diamonds too",
        codes.BOOSTED_DIAMOND: "reels 2, 3 and 4 hold Boosted Diamonds too",
        codes.PRIZE_DIAMOND: "reel 5 holds Bonus Diamonds with a prize too",
        codes.MULTIPLIER_DIAMOND: "Reel 5 holds Bonus Diamonds with a multiplier too",
    }
    reels: dict[int, set[int]] = {}
    for place, length in enumerate(CLEM.numbers.lengths):
        for symbol in CLEM.numbers.strips[place][:length]:
            reels.setdefault(symbol, set()).add(place % codes.REELS + 1)
    some = {symbol: on for symbol, on in reels.items() if len(on) < codes.REELS}
    assert some == {symbol: {*map(int, re.findall(r"\d", sentence))} for symbol, sentence in said.items()}
    for page in both_pages():
        assert all(sentence in page for sentence in said.values())

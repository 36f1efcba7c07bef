"""Odds on the pages of Three Lamps are those that it is played with."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from engine.games.three_lamps import codes, numbers
from engine.stream import CHANCE_UNIT
from tests.app.lamp_pages import LAMPS, amount_at, both_pages, rules_text

GEMS = ["Treasure Gem", "Multiply Gem", "Prize Gem"]
PRIZES = ["Mini", "Minor", "Maxi", "Major", "Grand"]
TIMES = [*map(str, range(3, 11))]


def odds(names: Sequence[str], weights: Sequence[int]) -> str:
    return ", ".join(
        f"{name}: {100 * weight / sum(weights):.4g}%" for name, weight in zip(names, weights, strict=True)
    )


def chances(name: str) -> str:
    parts = zip(GEMS, numbers.DESIGN[name], strict=True)
    return ", ".join(f"{gem}: {100 * chance / CHANCE_UNIT:.4g}%" for gem, chance in parts)


@pytest.mark.parametrize("bet", [20, 100, 10_000])
def test_L24_L26_values_are_shown_with_their_odds_at_the_bet(bet: int) -> None:
    values = [*map(amount_at(bet), numbers.CASH_VALUES)]
    shown = rules_text(bet)
    for grid, name in (("5x3", "cash_low"), ("5x6", "cash_tall")):
        likely = odds(values, numbers.DESIGN[name])
        assert f"Values of cash on the {grid} grid. How likely: {likely}." in shown
    for page in both_pages(bet):
        assert f"10x the bet. How likely: {odds(values, numbers.DESIGN['added'])}." in page


def test_L22_what_lands_is_shown_for_both_grids() -> None:
    shown = rules_text()
    for grid, name in (("5x3", "landing_low"), ("5x6", "landing_tall")):
        likely = odds(["nothing", "cash", *GEMS], numbers.DESIGN[name])
        assert f"empty place of the {grid} grid. How likely: {likely}." in shown


def test_L26_L27_L30_odds_of_what_gems_do_are_those_of_the_numbers() -> None:
    design = numbers.DESIGN
    for page in both_pages():
        assert f"Number of additions. How likely: {odds(TIMES, design['added_times'])}." in page
        assert f"Number of cash symbols. How likely: {odds(TIMES, design['multiplied_times'])}." in page
        assert f"each multiplier is: {odds(['×2', '×3', '×5'], design['multipliers'])}." in page
        assert f"one of five prizes. How likely: {odds(PRIZES, design['tokens'])}." in page


def test_L32_odds_of_tokens_once_the_grand_is_won() -> None:
    likely = odds(PRIZES[:-1], numbers.DESIGN["tokens"][:-1])
    assert f"How likely the others are then: {likely}." in rules_text()


@pytest.mark.parametrize("bet", [20, 500])
def test_L32_the_five_prizes_are_shown_at_the_bet(bet: int) -> None:
    for bets, name, coins in zip((15, 50, 250, 1000, 2500), PRIZES, numbers.PRIZE_VALUES, strict=True):
        for page in both_pages(bet):
            assert f"{name}: {bets:,}x the bet, that is {amount_at(bet)(coins)}." in page


def test_L9_L17_chances_are_those_of_the_numbers() -> None:
    for page in both_pages():
        assert f"Chance of each gem to trigger: {chances('trigger_chances')}." in page
        assert f"may join it. Chance of each: {chances('join_chances')}." in page
    assert f"Chance of each to activate: {chances('activation_chances')}." in rules_text()


def test_L2_L4_strips_are_as_the_page_says() -> None:
    shown = rules_text()
    names = ["Base level", "First level", "Second level", "Third level", "A bought round"]
    for strips, name in enumerate(names):
        found = re.search(
            rf"{name}: the strips of reels 1 to 5 have (.*?) places, (.*?) of them wild\.", shown
        )
        assert found
        lengths = LAMPS.numbers.lengths[strips * codes.REELS : (strips + 1) * codes.REELS]
        places = [
            LAMPS.numbers.strips[strips * codes.REELS + reel][:length] for reel, length in enumerate(lengths)
        ]
        assert [*map(int, re.findall(r"\d+", found[1]))] == [*lengths]
        wilds = [[*strip].count(codes.WILD) for strip in places]
        assert [*map(int, re.findall(r"\d+", found[2]))] == wilds


def test_D11_L4_each_level_has_its_symbols_on_all_reels_and_its_gems_only() -> None:
    gems = re.search(r"Gems on each strip of a level that has them: (.*?)\.", rules_text())
    assert gems
    said = dict(re.findall(r"(\w+ Gem): (\d+)", gems[1]))
    for place, length in enumerate(LAMPS.numbers.lengths):
        strip = [*LAMPS.numbers.strips[place][:length]]
        level = place // codes.REELS
        kinds = 0 if level == codes.WITHOUT_GEMS else min(level + 1, codes.FEATURES)
        assert {*strip} == {*range(codes.FIRST_GEM + kinds)}
        for feature in range(kinds):
            assert strip.count(codes.FIRST_GEM + feature) == int(said[GEMS[feature]])


def test_no_odds_are_shown_as_nothing() -> None:
    for page in both_pages():
        assert not re.findall(r"(?<![\d.])0(\.0+)?%", page)
        assert not re.findall(r"\de[-+]\d", page)


def test_figures_on_the_page_follow_the_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = {
        **numbers.DESIGN,
        "tokens": (9_990, 4, 3, 2, 1),
        "trigger_chances": (1, 20_000, 300_000),
        "landing_low": (96, 1, 1, 1, 1),
    }
    monkeypatch.setattr(numbers, "DESIGN", changed)
    shown = rules_text()
    assert "Mini: 99.9%, Minor: 0.04%, Maxi: 0.03%, Major: 0.02%, Grand: 0.01%" in shown
    assert "Treasure Gem: 0.0001%, Multiply Gem: 2%, Prize Gem: 30%" in shown
    assert "nothing: 96%, cash: 1%, Treasure Gem: 1%" in shown

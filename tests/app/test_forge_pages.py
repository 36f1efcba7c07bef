"""Forge of Gems on its pages: every figure is the engine's, every ruling is said (F1 to F44)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.games.forge_of_gems import codes, numbers, words
from tests.app.fakes import FORGE, GAME
from tests.app.trees import by_test_id, flat, text
from web.controls.amounts import shown_money
from web.controls.bar import bar_tree, changes
from web.controls.ports import Meters, Phase
from web.journal.settings import CURRENCIES, Settings
from web.pages.figures import Measured, figure_rows
from web.pages.menu import bets_tree, menu_tree
from web.pages.paytable import paytable_tree
from web.pages.rules import rules_tree
from web.pages.words import words_of


def paytable(bet: int = 100) -> list[Any]:
    return paytable_tree(FORGE, words, bet, (), True)


def all_text(trees: list[Any]) -> str:
    return " ".join(map(text, trees))


def ids_of(trees: list[Any]) -> set[str]:
    return {each[1]["data-testid"] for each in flat(trees) if "data-testid" in each[1]}


@pytest.mark.parametrize("bet", FORGE.bets)
def test_S53_paytable_values_are_the_engines_at_every_bet(bet: int) -> None:
    trees = paytable(bet)
    for symbol, pays in numbers.PAYS.items():
        shown = text(by_test_id(trees, f"pay-{FORGE.symbols[symbol]}"))
        assert [*pays] == [3, 4, 5]
        for count, coins in pays.items():
            assert f"{count}× {shown_money(coins * FORGE.coin(bet))}" in shown
    assert len([name for name in ids_of(trees) if name.startswith("pay-")]) == len(numbers.PAYS)


def test_every_symbol_has_a_name_and_every_forge_symbol_a_topic() -> None:
    assert len(words.SYMBOL_NAMES) == len(FORGE.symbols) == codes.SYMBOLS
    titles = {topic.title: topic for topic in words.paytable(str)}
    for symbol in range(codes.FIRST_FORGE, codes.SYMBOLS):
        assert titles[words.SYMBOL_NAMES[symbol]].pictures == (FORGE.symbols[symbol],)
    assert {"Wild", "Scatter and GEMBOX", "Split symbols", "Free spins"} <= titles.keys()


def test_a_game_of_ways_explains_ways_and_draws_no_lines() -> None:
    assert "lines" not in ids_of(paytable())
    ways = by_test_id(paytable(), "ways")
    assert "Up to 36,288 ways" in text(ways)
    for example in (each for each in flat([ways]) if each[0] == "figcaption"):
        product, result = re.fullmatch(r"(.+) = (\d+) ways", text(example)).groups()  # type: ignore[union-attr]
        factors = [int(factor) for factor in product.split(" × ")]
        assert len(factors) == 3
        assert factors[0] * factors[1] * factors[2] == int(result)
    lines = paytable_tree(GAME, words_of(GAME), 15, GAME.start_state, True)
    assert "lines" in ids_of(lines)
    assert "ways" not in ids_of(lines)


def test_nothing_is_kept_so_no_page_says_so() -> None:
    assert not [name for name in ids_of(paytable()) if name.startswith("shelf")]
    bets = bets_tree(FORGE, 100, [(bet, ()) for bet in FORGE.bets])
    assert "kept" not in all_text(bets)
    assert len([each for each in flat(bets) if each[0] == "button"]) == len(FORGE.bets)
    assert "lasting awards" not in all_text(rules_tree(FORGE, 100))


def test_every_picture_is_there() -> None:
    trees = paytable() + rules_tree(FORGE, 100)
    pictures = {each[1]["src"] for each in flat(trees) if each[0] == "img"}
    assert len(pictures) == codes.SYMBOLS
    for picture in pictures:
        assert Path(picture).is_file(), picture


def test_the_box_says_what_the_numbers_say() -> None:
    shown = all_text(paytable(200))
    for box, (options, weights) in enumerate(zip(numbers.BOX_OPTIONS, numbers.BOX_WEIGHTS, strict=True)):
        found = re.search(rf"{codes.FEWEST_SCATTERS + box}\+? scatters: .*?%\)\.", shown)
        assert found
        line = found[0]
        for (prize, spins), weight in zip(options, weights, strict=True):
            assert f"({100 * weight / sum(weights):.4g}%)" in line
            assert not prize or f"{prize}x the bet, that is {shown_money(prize * 200)}" in line
            assert not spins or f"{spins} free spins" in line


@pytest.mark.parametrize(
    ("ruling", "part"),
    [
        ("F1", "void after 7 days"),
        ("F1", "A decided round is never void"),
        ("F2", "from the leftmost reel on"),
        ("F2", "At least three reels pay"),
        ("F3", "times its ways"),
        ("F4", "of all features are added"),
        ("F5", "paid together, at its end"),
        ("F6", "cannot be changed during a round"),
        ("F6", "at the bet of the round that brought them"),
        ("F7", "9 × 8 × 7 × 8 × 9 = 36,288 ways"),
        ("F7", "9-8-7-8-9"),
        ("F7", "A copy that would go beyond is not added"),
        ("F8", "pays nothing and does nothing there"),
        ("F9", "above the others it stays"),
        ("F10", "comes to rest on what has fallen"),
        ("F11", "drawn anew for every spin"),
        ("F12", "act as they drop and vanish"),
        ("F12", "its reel falls and is filled again"),
        ("F13", "from the left reel to the right"),
        ("F14", "inactive when a spin lands"),
        ("F15", "Only the highest winning combination per symbol"),
        ("F15", "paid once, in the wilds’ own row, and counts for no other symbol"),
        ("F16", "may pay together"),
        ("F17", "every symbol but the scatter and the symbols of the Forge Reel"),
        ("F18", "does not count for the win that made it cascade"),
        ("F19", "A prize of GEMBOX is not"),
        ("F20", "never resets"),
        ("F20", "The win multiplier starts at ×1"),
        ("F21", "itself too, but no scatter"),
        ("F22", "between equals the one that pays more for five, then the leftmost"),
        ("F23", "then the topmost"),
        ("F24", "forge symbols on the row that have not acted yet"),
        ("F25", "up to 3 times"),
        ("F26", "whole cells, with all copies"),
        ("F27", "in which it has come to rest"),
        ("F28", "their cells are filled at once"),
        ("F29", "counted once, after the last cascade"),
        ("F29", "never split, never turned wild"),
        ("F30", "once in a paid spin at most"),
        ("F31", "drawn with the round"),
        ("F31", "changes nothing"),
        ("F32", "40x the bet, that is 40.00, and 10 free spins"),
        ("F33", "no Blanks"),
        ("F33", "need not hold a Multiplier"),
        ("F34", "It must cascade to count"),
        ("F35", "cannot be re-triggered"),
        ("F36", "94.20%"),
        ("F37", "RTP is achieved through participation"),
        ("F38", "0.10, 0.20"),
        ("F40", "One press is one round"),
        ("F41", "Auto adjust bet"),
        ("F42", "350,000,000 COP or 10,000x the bet at most, whichever comes first"),
        ("F42", "10,000 times the bet"),
        ("F43", "no further free spin"),
        ("F43b", "No other limits apply"),
        ("X8", "Malfunction voids all pays and plays"),
        ("X9", "1,000.00 credits more are free"),
    ],
)
def test_the_rules_state_what_a_player_could_care_about(ruling: str, part: str) -> None:
    assert part in all_text(rules_tree(FORGE, 100)), ruling


def test_B6_no_word_promises_a_win() -> None:
    everything = all_text(rules_tree(FORGE, 100) + paytable())
    assert not re.findall(r"\b(due|overdue|hot|streak|almost|so close|jackpot|buy now)\b", everything.lower())


def test_pages_are_data_without_handlers() -> None:
    for settings in (Settings(), Settings(currency="COP")):
        trees = [*paytable(), *rules_tree(FORGE, 100), *menu_tree(FORGE, settings, None), *bar_tree()]
        json.dumps(trees)
        for tag, attributes, *_ in flat(trees):
            assert tag not in ("script", "style", "iframe")
            assert not [name for name in attributes if name.startswith("on") or name == "style"]


# Figures

PLAIN = (0.942, 0.0004, 1_000_000_000, 0.24, {"gembox": 170.4, "free spins": 220.0}, 15.0, 4210.0)


def peaks(ways: int) -> dict[str, dict[str, int]]:
    return {
        "ways": {"largest": ways, "rounds": 3},
        "cascades": {"largest": 21, "rounds": 1},
        "multiplier": {"largest": 37, "rounds": 12},
    }


def test_the_largest_values_met_are_shown_with_how_often_and_the_limit() -> None:
    rows = dict(figure_rows(FORGE, words.figures(), Measured(*PLAIN, peaks(15_680))))
    assert rows["Largest number of ways met"] == (
        "15,680, in 3 of 1,000,000,000 rounds; limit 36,288 (theoretical: met by a scripted round only)"
    )
    assert rows["Most cascades of one spin met"] == "21, in 1 of 1,000,000,000 rounds"
    assert rows["Highest win multiplier met"] == "37, in 12 of 1,000,000,000 rounds"
    assert rows["GEMBOX: one round in"] == "170"
    assert rows["Free spins: one round in"] == "220"


def test_F7_a_limit_that_play_has_met_is_not_called_theoretical() -> None:
    rows = dict(figure_rows(FORGE, words.figures(), Measured(*PLAIN, peaks(codes.MOST_WAYS))))
    assert rows["Largest number of ways met"] == "36,288, in 3 of 1,000,000,000 rounds; that is the limit"


def test_without_measured_peaks_the_limit_alone_is_shown() -> None:
    for measured in (None, Measured(*PLAIN)):
        rows = dict(figure_rows(FORGE, words.figures(), measured))
        assert rows["Most ways of a board"] == "36,288"
        assert "Largest number of ways met" not in rows
    assert "Most ways of a board" not in dict(figure_rows(GAME, words_of(GAME).figures(), Measured(*PLAIN)))


# The menu and the bar


def switch(trees: list[Any], name: str) -> bool:
    return bool(by_test_id(trees, name)[1]["aria-checked"] == "true")


def test_F41_the_menu_has_a_switch_for_adjusting_the_bet_off_at_first() -> None:
    assert not switch(menu_tree(FORGE, Settings(), None), "auto-bet")
    assert switch(menu_tree(GAME, Settings(auto_bet=True), None), "auto-bet")


def test_F42_the_menu_offers_labels_and_the_limit_that_belongs_to_one() -> None:
    plain = menu_tree(FORGE, Settings(), None)
    options = by_test_id(plain, "currency")[2:]
    assert [each[1]["value"] for each in options] == [*CURRENCIES]
    assert [text(each) for each in options if "selected" in each[1]] == ["Play credits"]
    assert "limit" not in ids_of(plain)
    chosen = menu_tree(FORGE, Settings(currency="COP"), None)
    assert switch(chosen, "limit")
    assert text(by_test_id(chosen, "limit")).startswith(
        "Win limit: 350,000,000 COP or 10,000x the bet, whichever comes first"
    )
    assert "all play money" in all_text(chosen)
    assert not switch(menu_tree(FORGE, Settings(currency="COP", limit=False), None), "limit")
    assert "limit" not in ids_of(menu_tree(FORGE, Settings(currency="EUR"), None))
    assert "limit" not in ids_of(menu_tree(GAME, Settings(currency="COP"), None))


def test_F42_the_label_stands_beside_balance_bet_and_win() -> None:
    for unit in CURRENCIES:
        set_by = changes(Meters(Phase.IDLE, 0, 15, 0, unit=unit))
        for meter in ("balance", "bet", "win"):
            assert set_by[f"{meter}-unit", "text"] == unit
    ids = {each[1].get("id") for each in flat(bar_tree())}
    assert ids >= {key[0] for key in changes(Meters(Phase.IDLE, 0, 15, 0))} - {"announcer"}

"""Clem's Gems on its pages: every figure is the engine's, every ruling is said (C1 to C57)."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.games.clems_gems import BET_MULTIPLIERS, JACKPOT_NAMES, codes, numbers, topics, words
from tests.app.clem_pages import all_text, both_pages, paytable, rules_text
from tests.app.fakes import CLEM, GAME
from tests.app.trees import by_test_id, flat, text
from web.controls.amounts import shown_money
from web.journal.settings import Settings
from web.pages import rules as rules_page
from web.pages.figures import Measured, figure_rows
from web.pages.menu import bets_tree, menu_tree
from web.pages.paytable import paytable_tree
from web.pages.rules import rules_tree
from web.pages.words import words_of


def ids_of(trees: list[Any]) -> set[str]:
    return {each[1]["data-testid"] for each in flat(trees) if "data-testid" in each[1]}


# The paytable


@pytest.mark.parametrize("bet", CLEM.bets)
def test_S53_paytable_values_are_the_engines_at_every_bet(bet: int) -> None:
    trees = paytable(bet)
    rows = numbers.PAYS | {gem: numbers.PAYS[row] for gem, row in numbers.OWN_ROWS.items()}
    for symbol, pays in rows.items():
        shown = text(by_test_id(trees, f"pay-{CLEM.symbols[symbol]}"))
        assert [*pays] == [3, 4, 5]
        for count, coins in pays.items():
            assert f"{count}× {shown_money(coins * CLEM.coin(bet))}" in shown
    assert len([name for name in ids_of(trees) if name.startswith("pay-")]) == len(rows)
    multiplier = BET_MULTIPLIERS[CLEM.bets.index(bet)]
    lead = text(by_test_id(trees, "paytable-bet"))
    assert f"at your bet of {shown_money(bet)}, a bet multiplier of {multiplier}." in lead


def test_C13_each_colour_is_shown_with_the_pays_of_their_mixed_row() -> None:
    for colour in ("purple", "red", "green"):
        shown = text(by_test_id(paytable(), f"pay-{colour}-gem"))
        assert f"{colour.capitalize()} Gem, mixed" in shown
        assert "5× 2.00" in shown
    assert "mixed" not in text(by_test_id(paytable(), "pay-gold-gem"))


def test_C1_the_paytable_draws_40_different_lines_and_says_how_they_run() -> None:
    lines = by_test_id(paytable(), "lines")
    paths = [each[1]["points"] for each in flat([lines]) if each[0] == "polyline"]
    assert len(paths) == len(set(paths)) == 40
    assert "through one cell of each reel" in text(lines)
    assert "one row at most" not in text(lines)
    others = by_test_id(paytable_tree(GAME, words_of(GAME), 15, GAME.start_state, True), "lines")
    assert "one row at most" in text(others)


def test_every_symbol_has_a_name_and_every_special_one_a_topic() -> None:
    assert len(words.SYMBOL_NAMES) == len(CLEM.symbols) == codes.SYMBOLS
    shown = {picture for topic in words.paytable(str) for picture in topic.pictures}
    at_rest = range(codes.PURPLE_GEM, codes.TIMES_FIVE + 1)
    assert shown >= {CLEM.symbols[symbol] for symbol in at_rest}


def test_every_picture_is_there() -> None:
    trees = paytable() + rules_tree(CLEM, 80)
    pictures = {each[1]["src"] for each in flat(trees) if each[0] == "img"}
    assert len(pictures) > 20
    for picture in pictures:
        assert Path(picture).is_file(), picture


def test_nothing_is_kept_so_no_page_says_so() -> None:
    assert not [name for name in ids_of(paytable()) if name.startswith("shelf")]
    bets = bets_tree(CLEM, 80, [(bet, ()) for bet in CLEM.bets])
    assert "kept" not in all_text(bets)
    assert len([each for each in flat(bets) if each[0] == "button"]) == len(CLEM.bets)
    assert "lasting awards" not in rules_text()


# The rules


@pytest.mark.parametrize(
    ("bonus", "spins", "features", "added"),
    [
        ("Purple Cart Bonus", 5, "Boosted Prizes", "red: Symbol Upgrade, green: Extra Spins"),
        ("Red Cart Bonus", 5, "Symbol Upgrade", "purple: Boosted Prizes, green: Extra Spins"),
        ("Green Cart Bonus", 5, "Extra Spins", "purple: Boosted Prizes, red: Symbol Upgrade"),
        ("Purple and Red Cart Double Bonus", 10, "Boosted Prizes and Symbol Upgrade", "green: Extra Spins"),
        ("Purple and Green Cart Double Bonus", 10, "Boosted Prizes and Extra Spins", "red: Symbol Upgrade"),
        ("Red and Green Cart Double Bonus", 10, "Symbol Upgrade and Extra Spins", "purple: Boosted Prizes"),
        (
            "Green, Red and Purple Cart Triple Bonus",
            15,
            "Boosted Prizes, Symbol Upgrade and Extra Spins",
            "",
        ),
    ],
)
def test_C49_C50_C51_C52_each_bonus_says_what_it_begins_with(
    bonus: str, spins: int, features: str, added: str
) -> None:
    for page in both_pages():
        found = re.search(rf"{bonus}: {spins} extra spins with the features? {features}; (.*?)\.", page)
        assert found
        adds = re.findall(r"(\w+) gems may add (\w+ \w+)", found[1])
        assert adds == [tuple(each.split(": ")) for each in added.split(", ") if each]
        assert ("nothing is left to add" in found[1]) == (not adds)


@pytest.mark.parametrize(
    ("active", "colours"),
    [
        ("Extra Spins", "purple or red"),
        ("Symbol Upgrade", "purple or green"),
        ("Boosted Prizes", "red or green"),
        ("Symbol Upgrade and Extra Spins", "purple"),
        ("Boosted Prizes and Extra Spins", "red"),
        ("Boosted Prizes and Symbol Upgrade", "green"),
    ],
)
def test_C20_C21_gold_gems_turn_to_the_colours_of_features_that_are_not_active(
    active: str, colours: str
) -> None:
    assert f"With {active} active: {colours}. How likely: " in rules_text()


@pytest.mark.parametrize(
    ("ruling", "part"),
    [
        ("C1", "5 reels of 3 rows, 40 lines, always all in play"),
        ("C1", "A bet is 80 coins times the bet multiplier"),
        ("C1", "from the leftmost on"),
        ("C1", "A line pays once"),
        ("C1", "0.80, 1.60, 2.40, 3.20, 4.00, 4.80, 6.40, 8.00, 9.60, 12.00, 16.00, 20.00, 24.00, 32.00"),
        ("C2", "A reel may show several Diamonds"),
        ("C3", "As a spin starts, a prize is drawn for each of them"),
        ("C5", "With one Diamond or more on both reel 1 and reel 2"),
        ("C5", "Diamonds beyond that reel pay nothing"),
        ("C6", "no prize counts twice"),
        ("C7", "A prize is multiplied by the bet multiplier. A Diamond shows what it pays at your bet"),
        ("C8", "paid beside line wins. A Diamond has no pay on a line"),
        ("C10", "each turns purple, red or green by itself"),
        ("C11", "none is gold when the reels have come to rest"),
        ("C12", "every symbol but Diamonds and gems of the other colours"),
        ("C12", "Gems of different colours may stand for the same symbol on one line"),
        ("C13", "in any mixture of the three"),
        ("C13", "pays the better one"),
        ("C14", "Gold Gems: 2.00 for five"),
        ("C14", "make no row together"),
        ("C15", "nor for anything that stands for a Diamond"),
        ("C16", "One gem of a colour gives the same chance as many"),
        ("C17", "How full a cart looks changes no chance, and says nothing about what comes next"),
        ("C17", "So several carts can come together"),
        ("C18", "exactly one bonus"),
        ("C19", "What the spin itself wins is paid as well"),
        ("C22", "they stay gold, wild, and are collected"),
        ("C23", "purple Boosted Prizes, red Symbol Upgrade and green Extra Spins"),
        ("C24", "reel 1 holds Bonus Diamonds too"),
        ("C25", "each becomes +1 Extra Spin or +2 Extra Spins"),
        ("C25", "The Bonus Diamonds of reel 5 have no part in this"),
        ("C26", "+1 and +2 stand for a Diamond; they have no prize of their own"),
        ("C27", "It needs no win"),
        ("C27", "Several in view all count"),
        ("C28", "200 extra spins at most"),
        ("C30", "purple, red, green or gold. It needs no win"),
        ("C31", "wilds beyond what it needs count for the next one"),
        ("C31", "One spin may complete several levels"),
        ("C32", "3, 4, 5, 6, 7 wilds, 25 in all"),
        ("C32", "Level 1: 3 wilds turn every Pickaxe to Diamonds"),
        ("C32", "Level 2: 4 wilds turn every Map to Diamonds"),
        ("C32", "Level 3: 5 wilds turn every Lantern to Diamonds"),
        ("C32", "Level 4: 6 wilds turn every TNT to Diamonds"),
        ("C32", "Level 5: 7 wilds turn every Clem to Diamonds"),
        ("C33", "from the next spin to the last of the bonus"),
        ("C34", "with the prizes of Diamonds on its reel"),
        ("C35", "nothing more is collected"),
        ("C36", "The four prizes are fixed"),
        ("C37", "All four are multiplied by the bet multiplier, Major and Grand too"),
        ("C38", "In a Diamond win that reaches reel 5"),
        ("C38", "when reels 1 to 4 each show a Diamond"),
        ("C39", "reels 2, 3 and 4 hold Boosted Diamonds too"),
        ("C41", "pays its prize once"),
        ("C41", "A Boosted Diamond on reel 2 can make the win"),
        ("C42", "either a prize or a multiplier"),
        ("C43", "prizes of Diamonds and of Boosted Diamonds; not for line wins, and not for Mini"),
        ("C43", "no multiplier multiplies them"),
        ("C44", "would be added"),
        ("C45", "A Bonus Diamond with a multiplier has no prize of its own"),
        ("C46", "each gem colour in view whose feature is not active has one roll"),
        ("C46", "5 extra spins more, at once"),
        ("C46", "active from the next spin on"),
        ("C47", "on the last extra spin too"),
        ("C48", "once in a bonus at most, those that it begins with included"),
        ("C50", "Two misprints in the published rules"),
        ("C50", "the Purple and Green Cart Double Bonus begins with Boosted Prizes and Extra Spins"),
        ("C51", "the Red and Green Cart Double Bonus begins with Symbol Upgrade and Extra Spins"),
        ("C51", "what the colours of their carts stand for everywhere else"),
        ("C53", "Gems in extra spins bring no cart"),
        ("C54", "at the bet of the round that brought them"),
        ("C54b", "Only wilds of spins that start with the feature active count. The meter begins empty"),
        ("C57", "4,218 times the bet at most"),
        ("X3", "paid together, at its end"),
        ("X4", "Lines pay, then Diamonds"),
        ("X5", "no further extra spin is played, and exactly that much is paid"),
        ("X6", "cannot be changed during a round"),
        ("X8", "Malfunction voids all pays and plays"),
        ("X9", "1,000.00 credits more are free"),
        ("X10", "94.89%"),
        ("B1", "never change the odds"),
        ("G3", "void after 7 days"),
        ("E9", "Play money, no prizes"),
    ],
)
def test_the_rules_state_what_a_player_could_care_about(ruling: str, part: str) -> None:
    assert part in rules_text(), ruling


def test_B6_no_word_promises_a_win() -> None:
    everything = " ".join(both_pages()).lower()
    assert not re.findall(r"\b(due|overdue|hot|streak|almost|so close|buy now)\b", everything)


def test_pages_are_data_without_handlers() -> None:
    trees = [*paytable(), *rules_tree(CLEM, 80), *menu_tree(CLEM, Settings(), None)]
    json.dumps(trees)
    for tag, attributes, *_ in flat(trees):
        assert tag not in ("script", "style", "iframe")
        assert not [name for name in attributes if name.startswith("on") or name == "style"]


# Figures

FREQUENCIES: dict[str, float | None] = dict.fromkeys(CLEM.features, 1234.5)
MEASURED = Measured(
    *(0.9488, 0.0003, 500_000_000, 0.28, FREQUENCIES, 9.0, 4218.0),
    {"extra_spins": {"largest": 74, "rounds": 1}, "levels": {"largest": 5, "rounds": 321}},
)


def rows_of(measured: Measured | None) -> dict[str, str]:
    return dict(figure_rows(CLEM, words.figures(), measured))


def test_the_seven_bonuses_and_four_prizes_are_shown_with_how_often_they_came() -> None:
    rows = rows_of(MEASURED)
    names = [topics.bonus_name(carts) for carts in range(1, codes.FEATURE_SETS)]
    for name in ("Any cart bonus", *names, *JACKPOT_NAMES):
        assert rows[f"{name}: one round in"] == "1,234"
    assert len([name for name in rows if name.endswith("one round in")]) == 12


def test_C28_the_longest_bonus_met_is_shown_with_the_limit_on_it() -> None:
    rows = rows_of(MEASURED)
    assert rows["Most extra spins of one bonus met"] == (
        "74, in 1 of 500,000,000 rounds; limit 200 (theoretical: met by a scripted round only)"
    )
    assert rows["Most levels of the Symbol Upgrade met"] == (
        "5, in 321 of 500,000,000 rounds; that is the limit"
    )


def test_E4_a_prize_that_never_came_is_not_given_a_rate() -> None:
    rows = rows_of(replace(MEASURED, frequencies=FREQUENCIES | {"Grand": None}))
    assert rows["Grand: one round in"] == "not met"


@pytest.mark.parametrize("measured", [None, MEASURED])
def test_the_rules_page_works_with_measured_figures_and_without(
    measured: Measured | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules_page, "measured_of", lambda _game: measured)
    shown = text(by_test_id(rules_tree(CLEM, 80), "figures"))
    assert "94.89%" in shown
    assert "4,218x the bet" in shown
    assert ("not yet" in shown) == (measured is None)
    assert ("94.82% to 94.94%" in shown) == (measured is not None)

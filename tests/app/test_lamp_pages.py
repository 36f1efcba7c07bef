"""Three Lamps on its pages: every figure is the engine's, every ruling is said (L1 to L44)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.games.three_lamps import BET_MULTIPLIERS, codes, numbers, topics, words
from tests.app.lamp_pages import LAMPS, amount_at, both_pages, own_rules, paytable, rules_text
from tests.app.trees import by_test_id, flat, text
from web.controls.amounts import shown_money
from web.pages.figures import Measured, figure_rows


def ids_of(trees: list[Any]) -> set[str]:
    return {each[1]["data-testid"] for each in flat(trees) if "data-testid" in each[1]}


# The paytable


@pytest.mark.parametrize("bet", LAMPS.bets)
def test_S53_paytable_values_are_the_engines_at_every_bet(bet: int) -> None:
    trees = paytable(bet)
    for symbol, pays in numbers.PAYS.items():
        shown = text(by_test_id(trees, f"pay-{LAMPS.symbols[symbol]}"))
        assert [*pays] == [3, 4, 5]
        for count, coins in pays.items():
            assert f"{count}× {shown_money(coins * LAMPS.coin(bet))}" in shown
    assert len([name for name in ids_of(trees) if name.startswith("pay-")]) == codes.REGULARS
    multiplier = BET_MULTIPLIERS[LAMPS.bets.index(bet)]
    lead = text(by_test_id(trees, "paytable-bet"))
    assert f"at your bet of {shown_money(bet)}, a bet multiplier of {multiplier}." in lead


def test_L3_the_best_symbol_comes_first_and_wilds_alone_pay_as_it() -> None:
    best = words.pay_rows(str)[0]
    assert best.name == "Peacock"
    assert f"pays as the best symbol, the {best.name}" in rules_text()


def test_L1_the_paytable_draws_20_different_lines() -> None:
    lines = by_test_id(paytable(), "lines")
    paths = [each[1]["points"] for each in flat([lines]) if each[0] == "polyline"]
    assert len(paths) == len(set(paths)) == 20


def test_every_symbol_has_a_name_and_every_special_one_a_topic() -> None:
    assert len(words.SYMBOL_NAMES) == len(LAMPS.symbols) == codes.SYMBOLS
    shown = {picture for topic in words.paytable(str) for picture in topic.pictures}
    assert shown >= {LAMPS.symbols[symbol] for symbol in range(codes.REGULARS, codes.SYMBOLS)}
    assert shown >= {*topics.LAMP_PICTURES, *topics.PRIZE_PICTURES}


def test_names_are_those_of_the_record() -> None:
    assert LAMPS.title == words.NAME
    assert [*topics.BUY_NAMES] == [*LAMPS.buys]
    assert words.figures().features.keys() == LAMPS.features.keys()
    assert words.figures().measures.keys() == {*LAMPS.peaks}
    for names in (topics.GEM_NAMES, topics.PLURALS, topics.FEATURE_NAMES, topics.LAMP_NAMES):
        assert len(names) == codes.FEATURES
    assert len(topics.PRIZE_NAMES) == len(topics.PRIZE_PICTURES) == codes.PRIZES


def test_every_picture_is_there() -> None:
    trees = [*own_rules()]
    for progress in (0, 12, 24, 36):
        trees += paytable(progress=progress)
    pictures = {each[1]["src"] for each in flat(trees) if each[0] == "img"}
    assert len(pictures) >= codes.SYMBOLS + 2 * codes.FEATURES + codes.PRIZES
    for picture in pictures:
        assert Path(picture).is_file(), picture


# What is kept


@pytest.mark.parametrize(
    ("progress", "level", "texts"),
    [
        (0, "base level", ["0/12", "locked", "locked"]),
        (7, "base level", ["7/12", "locked", "locked"]),
        (11, "base level", ["11/12", "locked", "locked"]),
        (12, "first level", ["unlocked", "0/12", "locked"]),
        (23, "first level", ["unlocked", "11/12", "locked"]),
        (24, "second level", ["unlocked", "unlocked", "0/12"]),
        (31, "second level", ["unlocked", "unlocked", "7/12"]),
        (36, "third level", ["unlocked", "unlocked", "unlocked"]),
    ],
)
def test_D3_L11_each_lamp_shows_its_bar_or_that_it_is_unlocked(
    progress: int, level: str, texts: list[str]
) -> None:
    kept = words.kept((progress,), str)
    assert kept.title == f"Your lamps at this bet: {level}"
    assert [item.text for item in kept.items] == texts
    assert [item.name for item in kept.items] == ["Treasure Lamp", "Multiply Lamp", "Prize Lamp"]
    assert [item.picture.endswith("-dull") for item in kept.items] == [text != "unlocked" for text in texts]
    for item in kept.items:
        assert item.text in text(by_test_id(paytable(progress=progress), f"shelf-{item.picture}"))


def test_every_state_that_can_occur_can_be_shown() -> None:
    for progress in range(codes.TOP_LEVEL * codes.PARTS + 1):
        lit = [item.text == "unlocked" for item in words.kept((progress,), str).items]
        assert sum(lit) == progress // codes.PARTS
        assert lit == sorted(lit, reverse=True)


# The rules


@pytest.mark.parametrize(
    ("level", "land", "active", "collected"),
    [
        ("Base", "only Treasure Gems can appear", "nothing triggers", "Treasure"),
        ("First", "only Treasure Gems and Multiply Gems can appear", "by Treasure Gems", "Multiply"),
        ("Second", "and Prize Gems may all land", "by Treasure Gems and Multiply Gems", "Prize"),
        ("Third", "and Prize Gems may all land", "by Treasure Gems, Multiply Gems and Prize Gems", ""),
    ],
)
def test_L4_L9_each_level_says_what_lands_what_triggers_and_what_is_collected(
    level: str, land: str, active: str, collected: str
) -> None:
    for page in both_pages():
        found = re.search(rf"{level} level: ([^;]*); ([^;]*); ([^;.]*)\.", page)
        assert found
        assert found[1].endswith(land)
        assert found[2].endswith(active)
        if collected:
            assert found[3].startswith(
                f"12 {collected} Gems fill the bar, unlock the {collected} Lamp and lead"
            )
        else:
            assert found[3] == "all lamps are unlocked, and nothing is left to collect"


@pytest.mark.parametrize("bet", [20, 100, 10_000])
def test_L40_L42_each_buy_says_its_price_its_gems_and_its_features(bet: int) -> None:
    offers = {
        "Treasure Lamp": (50, "one Treasure Gem", "Treasure"),
        "Multiply Lamp": (40, "one Multiply Gem", "Multiply"),
        "Prize Lamp": (40, "one Prize Gem", "Prize"),
        "Triple Lamp": (
            *(80, "one each of Treasure Gem, Multiply Gem and Prize Gem"),
            "Treasure, Multiply and Prize",
        ),
    }
    for page in both_pages(bet):
        for name, (price, gems, features) in offers.items():
            money = shown_money(price * bet)
            assert (
                f"{name}, {price}x the bet, that is {money}: exactly {gems}, "
                f"and the Lamp Bonus with {features}." in page
            )
    prices = [LAMPS.price(bet, buy) for buy in LAMPS.buys]
    assert prices == [price * bet for price, *_ in offers.values()]


@pytest.mark.parametrize(
    ("ruling", "part"),
    [
        ("L1", "5 reels of 3 rows, 20 lines, always all in play"),
        ("L1", "A bet is 20 coins times the bet multiplier"),
        ("L1", "from the leftmost on"),
        ("L1", "A line pays once"),
        ("L1", "0.20, 0.40, 0.60, 0.80, 1.00, 1.60, 2.00, 3.00, 4.00, 5.00, 6.00, 8.00, 10.00, 16.00"),
        ("L2", "Wilds land in stacks on all reels"),
        ("L2", "three or four wilds"),
        ("L2", "only a part of it is in view"),
        ("L3", "A wild stands for every paying symbol"),
        ("L3", "No wild stands for a gem. Gems never pay on a line"),
        ("L3", "A line of wilds alone pays as the best symbol"),
        ("L5", "Every gem of the next lamp in view adds one part to its bar"),
        ("L5", "as in “7/12”"),
        ("L6", "What goes beyond it is lost, and the next bar begins empty"),
        ("L7", "A new level counts from the next spin on"),
        ("L7", "its new lamp triggers nothing"),
        ("L8b", "only gems of unlocked lamps can"),
        ("L9", "may trigger the Lamp Bonus by itself"),
        ("L9", "each other gem of an unlocked lamp in view may join it"),
        ("L9", "two gems in view are two rolls"),
        ("L9", "The Treasure Gem may trigger the Lamp Bonus at random, with Treasure active"),
        ("L9", "The Multiply Gem may trigger the Lamp Bonus at random, with Multiply active"),
        ("L9", "The Prize Gem may trigger the Lamp Bonus at random, with Prize active"),
        ("L10", "the features of all gems that triggered or joined"),
        ("L11", "Gems of an unlocked lamp are not collected"),
        ("L12", "“Prize Gem” and “Bonus Prize Gem” are two names of one symbol"),
        ("L13", "kept for ever, for each bet apart"),
        ("L13", "Another bet shows its own lamps"),
        ("D7", "a new version of the game loses no part and no level"),
        ("D12", "Before anything is lost you are told what: the level, the lamps and the parts in the bar"),
        ("D12", "you are asked whether you mean it"),
        ("D4", "Neither does what you have won or lost before, nor your balance, nor the bet"),
        ("D5", "the last gem is exactly as likely as the first"),
        ("D5", "How full a bar is changes no chance"),
        ("D11", "All symbols of a level are on all reels"),
        ("L14", "The return differs from level to level"),
        ("L14", "The base level has no Lamp Bonus"),
        ("L15", "The lines of that spin are paid as on any other, before the bonus"),
        ("L16", "Gems of locked lamps never land"),
        ("L17", "from the next respin to the end of the bonus"),
        ("L18", "The gem that activates it does not act itself"),
        ("L19", "on an empty grid, with 3 respins at first"),
        ("L19", "A respin takes one off"),
        ("L20", "The first respin always brings cash"),
        ("L20", "one place, each equally likely, is given cash before all else is drawn"),
        ("L21", "The grid is 5x3, or 5x6 with the Prize feature"),
        ("L21", "3 rows are added on top before the next respin. Cash keeps its place"),
        ("L22", "Nothing but cash, gems and empty places can appear"),
        ("L22", "No wild and no symbol of the lines"),
        ("L23", "the gem of a feature that is not active too"),
        ("L23", "It is set back once, however much lands"),
        ("L24", "0.25x, 0.5x, 1x, 2x, 3x, 5x or 10x the bet, from 0.25 to 10.00"),
        ("L25", "Cash stays where it lands. Gems do not stay"),
        ("L25", "are gone before the next respin"),
        ("L26", "adds one and the same value 3 to 10 times"),
        ("L26", "one symbol may be met several times"),
        ("L27", "multiplies 3 to 10 different cash symbols, all by the same number"),
        ("L27", "if there are fewer, it multiplies all of them"),
        ("L28", "cash of the same respin counts for all that gems do"),
        ("L28", "all Treasure Gems act, then all Multiply Gems, then all Prize Gems send their tokens"),
        ("L28", "Multiply Gems act after Treasure Gems"),
        ("L29", "They do nothing to cash and send no token"),
        ("L30", "Each Prize Gem sends one token"),
        ("L31", "Every bonus begins with no tokens on any prize"),
        ("L32", "3 tokens on one prize award it and empty its bar; only the Grand’s stays full"),
        ("L32", "Mini, Minor, Maxi and Major can be won any number of times in a bonus"),
        ("L33", "twice in a bonus at most: once by tokens, and once by the full grid"),
        ("L34", "Prizes are never multiplied"),
        ("L35", "Cash on all 30 places with Prize active awards the Grand"),
        ("L35", "A gem fills no place"),
        ("L35", "A full 5x3 grid ends the bonus without a Grand"),
        ("L36", "the grid grows, is not full any more, and the bonus goes on"),
        ("L37", "when no respins are left, or when cash is on all places of the grid"),
        ("L37", "the sum of all cash, and the prizes won"),
        ("L37b", "A bonus has 250 respins at most"),
        ("L37b", "A cash symbol holds 7,500 times the bet at most"),
        ("L38", "A round pays 7,500 times the bet at most"),
        ("L39", "each on a reel of its own, every reel and row equally likely"),
        ("L39", "no other gem is on that spin"),
        ("L39", "Lines of that spin are paid too"),
        ("L40", "with exactly the features bought"),
        ("L41", "In a bought round all lamps are unlocked"),
        ("L41", "put back untouched when it ends, also when it is interrupted"),
        ("L41", "fill no bar"),
        ("L42", "The price pays for the whole round, its spin included"),
        ("L42", "Prices are play credits"),
        ("L43", "offered at every level, the base level too"),
        ("L43", "are asked before it is taken. Autoplay never buys"),
        ("L44", "With less on the balance than its price a buy is off, and says so"),
        ("X3", "paid together, at its end"),
        ("X5", "no further respin is played, and exactly that much is paid"),
        ("G3", "void after 7 days"),
    ],
)
def test_the_rules_state_what_a_player_could_care_about(ruling: str, part: str) -> None:
    assert part in rules_text(), ruling


def test_B6_no_word_promises_a_win() -> None:
    everything = " ".join(both_pages()).lower()
    assert not re.findall(r"\b(due|overdue|hot|streak|almost|so close|jackpot|buy now)\b", everything)


def test_no_sentence_is_said_twice_in_one_topic_and_all_are_filled_in() -> None:
    for topic in (*words.paytable(amount_at(100)), *words.rules(amount_at(100))):
        assert len({*topic.sentences}) == len(topic.sentences)
        assert not [sentence for sentence in topic.sentences if "{" in sentence or "}" in sentence]


def test_pages_are_data_without_handlers() -> None:
    trees = [*paytable(), *own_rules()]
    json.dumps(trees)
    for tag, attributes, *_ in flat(trees):
        assert tag not in ("script", "style", "iframe")
        assert not [name for name in attributes if name.startswith("on") or name == "style"]


# Figures

FREQUENCIES: dict[str, float | None] = dict.fromkeys(LAMPS.features, 1234.5)


def test_the_seven_bonuses_are_shown_with_how_often_they_came_and_the_limits_of_the_longest() -> None:
    measured = Measured(
        *(0.96, 0.0003, 200_000_000, 0.25, FREQUENCIES, 9.0, 4218.0),
        {"respins": {"largest": 61, "rounds": 2}, "cash_cells": {"largest": 30, "rounds": 5}},
    )
    rows = dict(figure_rows(LAMPS, words.figures(), measured))
    for features in range(1, codes.FEATURE_SETS):
        assert rows[f"{topics.bonus_name(features)}: one round in"] == "1,234"
    assert rows["Most respins of one bonus met"] == (
        "61, in 2 of 200,000,000 rounds; limit 250 (theoretical: met by a scripted round only)"
    )
    assert rows["Most cash symbols of one bonus met"].endswith("that is the limit")

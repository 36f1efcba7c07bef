"""Pages say what the engine holds: every figure is generated, at the bet chosen."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from engine import GAMES
from engine.games.fire_gnomes import codes, numbers, words
from engine.money import format_money
from tests.app.fakes import GAME
from tests.app.trees import by_test_id, flat, text
from web.controls.amounts import shown_money
from web.controls.bar import bar_tree, changes
from web.controls.ports import Meters, Phase
from web.journal.settings import Settings
from web.pages.figures import Measured, figure_rows, load_measured
from web.pages.menu import bets_tree, menu_tree
from web.pages.paytable import paytable_tree
from web.pages.rules import rules_tree
from web.pages.words import words_of


@pytest.mark.parametrize("bet", GAME.bets)
def test_S53_paytable_values_are_the_engines_at_every_bet(bet: int) -> None:
    trees = paytable_tree(GAME, words, bet, GAME.start_state, True)
    for symbol, pays in numbers.PAYS.items():
        shown = text(by_test_id(trees, f"pay-{GAME.symbols[symbol]}"))
        for count, coins in pays.items():
            assert GAME.numbers.lines.pays[symbol][count] == coins
            assert f"{count}× {shown_money(coins * GAME.coin(bet))}" in shown


def test_the_paytable_draws_95_different_lines() -> None:
    lines = by_test_id(paytable_tree(GAME, words, 15, GAME.start_state, True), "lines")
    paths = [each[1]["points"] for each in flat([lines]) if each[0] == "polyline"]
    assert len(paths) == len(set(paths)) == 95


def test_every_picture_is_there() -> None:
    trees = paytable_tree(GAME, words, 15, GAME.start_state, True) + rules_tree(GAME, 15)
    pictures = {each[1]["src"] for each in flat(trees) if each[0] == "img"}
    assert len(pictures) > 20
    for picture in pictures:
        assert Path(picture).is_file(), picture


def test_trees_are_json_and_hold_no_handlers() -> None:
    trees = [
        *paytable_tree(GAME, words, 15, GAME.start_state, False),
        *rules_tree(GAME, 15),
        *menu_tree(GAME, Settings(), None),
        *bets_tree(GAME, 15, [(bet, GAME.start_state) for bet in GAME.bets]),
        *bar_tree(),
    ]
    json.dumps(trees)
    for tag, attributes, *_ in flat(trees):
        assert tag not in ("script", "style", "iframe")
        assert not [name for name in attributes if name.startswith("on") or name == "style"]


def rules_text() -> str:
    return " ".join(text(tree) for tree in rules_tree(GAME, 15))


@pytest.mark.parametrize(
    "part",
    [
        "96.18%",
        "6,788x the bet",
        "95 lines",
        "one row at most",
        "highest win only",
        "bet divided by 0.15",
        "1 and 4",
        "2 and 3",
        "multiply each other",
        "for each bet apart",
        "returns to its start",
        "5 spins",
        "nothing at the end",
        "After 7 days",
        "Malfunction voids all pays and plays",
        "never change the odds",
        "Play money, no prizes",
        "50.00 at most",
    ],
)
def test_the_rules_state_what_a_player_could_care_about(part: str) -> None:
    assert part in rules_text()


def test_which_reels_hold_a_symbol_is_read_from_the_strips() -> None:
    assert words.reels_of(codes.SCATTER) == "1 and 4"
    assert words.reels_of(codes.ACTIVATION) == "2 and 3"
    assert words.reels_of(codes.WILD_BARREL) == words.reels_of(codes.SILVER_SHIELD) == "1"
    assert words.reels_of(codes.CLUB) == "1, 2, 3 and 4"


def test_B6_no_word_promises_a_win() -> None:
    everything = rules_text() + text(["", {}, *paytable_tree(GAME, words, 15, GAME.start_state, True)])
    assert not re.findall(r"\b(due|overdue|hot|streak|almost|so close|jackpot|buy now)\b", everything.lower())


def test_measured_figures_are_shown_with_their_interval() -> None:
    measured = Measured(0.9615, 0.0004, 200_000_000, 0.256, {"bonus": 140.2, "feature": 41.0}, 8.25, 3210.0)
    rows = dict(figure_rows(GAME, words.figures(), measured))
    assert rows["Return to player (RTP)"] == "96.18%"
    assert rows["Measured RTP"] == "96.15%"
    assert rows["95% interval of it"] == "96.07% to 96.23%"
    assert rows["Rounds simulated"] == "200,000,000"
    assert rows["Bonus: one round in"] == "140"
    assert rows["Largest win in these rounds"] == "3,210x the bet"


@pytest.mark.parametrize("slug", GAMES)
def test_the_words_of_a_game_name_every_feature_and_measure_of_its_record(slug: str) -> None:
    game = GAMES[slug]
    names = words_of(game).figures()
    assert names.features.keys() == game.features.keys()
    assert names.measures.keys() == {*game.peaks}


def test_measured_figures_come_from_the_games_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "a_game"
    package.mkdir()
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert load_measured("a_game") is None
    names = {"rtp": 0.9, "standard_error": 0.1, "rounds": 1, "hit_frequency": 0.2, "frequencies": {}}
    more = {"standard_deviation": 1.0, "largest": 2.0, "something": "else"}
    (package / "measured.json").write_text(json.dumps(names | more))
    measured = Measured(0.9, 0.1, 1, 0.2, {}, 1.0, 2.0)
    assert load_measured("a_game") == measured
    peaks = {"ways": {"largest": 9, "rounds": 1}}
    (package / "measured.json").write_text(json.dumps(names | more | {"peaks": peaks}))
    assert load_measured("a_game") == replace(measured, peaks=peaks)


@pytest.mark.parametrize(
    ("amount", "shown"),
    [(0, "0.00"), (5, "0.05"), (100_000, "1,000.00"), (2**53 - 1, "90,071,992,547,409.91")],
)
def test_amounts(amount: int, shown: str) -> None:
    assert shown_money(amount) == shown
    assert format_money(amount) == shown.replace(",", "")


def test_S77_balance_bet_and_win_are_meters_of_their_own() -> None:
    set_by = changes(Meters(Phase.SHOWING, balance=99_985, bet=15, win=300))
    assert set_by["balance", "text"] == "999.85"
    assert set_by["bet", "text"] == "0.15"
    assert set_by["win", "text"] == "3.00"
    assert set_by["bet-up", "disabled"] is True
    assert set_by["spin-label", "text"] == "Stop"


def test_H7_a_win_no_larger_than_the_bet_is_not_celebrated() -> None:
    assert changes(Meters(Phase.IDLE, 0, 15, 15))["win-meter", "data-won"] is None
    assert changes(Meters(Phase.IDLE, 0, 15, 16))["win-meter", "data-won"] == ""


def test_a_replay_says_so() -> None:
    assert changes(Meters(Phase.IDLE, 0, 15, 0))["replay", "hidden"] is True
    replay = changes(Meters(Phase.IDLE, None, 15, 0, replay=True, scripted=True))
    assert replay["replay", "hidden"] is False
    assert "scripted, not drawn" in str(replay["replay-text", "text"])
    assert "does not touch your balance" in str(replay["replay-text", "text"])

"""Feature buys of Three Lamps, by its rulings."""

import itertools

import pytest

from engine import Seeds, Stake, play
from engine.events import LineWin, ReelsStopped
from engine.games.three_lamps import codes
from engine.games.three_lamps.events import BonusStarted, GemsCollected, GemsPlaced, GemsRolled
from tests.engine.three_lamps.scripting import ALL, GAME, MULTIPLY, PRIZE, TREASURE, Script, event, events

BUYS = {
    "treasure": (50, TREASURE),
    "multiply": (40, MULTIPLY),
    "prize": (40, PRIZE),
    "triple": (80, ALL),
}


@pytest.mark.parametrize("buy", BUYS)
@pytest.mark.parametrize("bet", GAME.bets)
def test_L42_a_buy_costs_its_price_in_bets_and_nothing_else(buy, bet):
    assert GAME.price(bet, buy) == BUYS[buy][0] * bet


@pytest.mark.parametrize("buy", BUYS)
def test_L39_L40_exactly_the_named_gems_land_on_different_reels(buy):
    features = BUYS[buy][1]
    seen = set()
    for nonce in range(60):
        played = play(GAME, Stake(20, buy), (7,), Seeds(bytes(32), "buys"), nonce)
        placed = event(played, GemsPlaced)
        assert {gem - codes.FIRST_GEM for gem in placed.gems} == {f for f in range(3) if features & (1 << f)}
        assert len({cell // 3 for cell in placed.cells}) == len(placed.cells)
        shown = event(played, ReelsStopped).symbols
        gems = {cell: symbol for cell, symbol in enumerate(shown) if symbol >= codes.FIRST_GEM}
        assert gems == dict(zip(placed.cells, placed.gems, strict=True)), "no other gem"
        assert event(played, BonusStarted).features == features
        seen |= set(placed.cells)
    assert len(seen) == codes.CELLS


@pytest.mark.parametrize("buy", BUYS)
@pytest.mark.parametrize("progress", [0, 5, 11, 12, 23, 30, 36])
def test_L41_the_saved_game_is_untouched(buy, progress):
    for nonce in range(12):
        played = play(GAME, Stake(20, buy), (progress,), Seeds(bytes(32), "buys"), nonce)
        assert played.state == played.state_before == (progress,)
        assert not events(played, GemsCollected)
        assert not events(played, GemsRolled)


@pytest.mark.parametrize("buy", BUYS)
def test_L43_a_bought_round_is_the_same_at_every_level(buy):
    tapes = {
        play(GAME, Stake(20, buy), (progress,), Seeds(bytes(32), "x"), 3).tape for progress in (0, 12, 36)
    }
    assert len(tapes) == 1


def test_L39_lines_of_the_bought_spin_pay():
    script = Script(level=0, buy="multiply").place(13).spin(("TTTAQ", "KJLKA", "AQSAQ")).bonus(MULTIPLY)
    played = script.respin({5: 4}).quiet().play()
    assert sum(each.win for each in events(played, LineWin)) > 0
    assert played.coins == sum(each.win for each in events(played, LineWin)) + 20


@pytest.mark.parametrize("cells", [*itertools.permutations((1, 6, 14))])
def test_L39_gems_may_be_placed_in_any_order_of_reels(cells):
    script = Script(level=0, buy="triple").place(*cells).spin().bonus(ALL)
    played = script.respin({5: 4}).quiet().play()
    assert event(played, GemsPlaced).cells == cells
    assert not events(played, LineWin) or played.coins > 20

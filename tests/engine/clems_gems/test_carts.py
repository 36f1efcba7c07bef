"""What triggers the carts, and the seven bonuses, by the rulings of Clem's Gems."""

import pytest

from engine.events import LineWin, ReelsStopped
from engine.games.clems_gems import codes
from engine.games.clems_gems.events import BonusEnded, BonusStarted, CartsRolled, ExtraSpinStarted
from engine.stream import CHANCE_UNIT
from tests.engine.clems_gems.scripting import (
    BOOSTED,
    CODES,
    EXTRA,
    GAME,
    REELS,
    UPGRADE,
    Script,
    board_with,
    event,
    events,
    wrong,
)

SENTENCES = {
    BOOSTED: (5, "Purple Cart: the Boosted Prizes Feature is activated"),
    UPGRADE: (5, "Red Cart: the Symbol Upgrade Feature is activated"),
    EXTRA: (5, "Green Cart: the Extra Spins Feature is activated"),
    BOOSTED | UPGRADE: (10, "Purple and Red: Boosted Prizes and Symbol Upgrade"),
    BOOSTED | EXTRA: (10, "Purple and Green, as ruled: Extra Spins and Boosted Prizes"),
    UPGRADE | EXTRA: (10, "Red and Green, as ruled: Extra Spins and Symbol Upgrade"),
    BOOSTED | UPGRADE | EXTRA: (15, "Triple: all three"),
}


@pytest.mark.parametrize("seen", range(8))
def test_C16_each_colour_seen_is_rolled_once_whatever_its_number(seen):
    letters = "".join("PRV"[feature] for feature in range(3) if seen & (1 << feature))
    for boards in ({"r5": letters}, {"r3": letters, "r4": letters, "r5": letters}):
        played = Script().spin(board_with(**boards)).carts(0).play()
        assert events(played, CartsRolled) == ([CartsRolled(0, seen, 0)] if seen else [])
        assert not events(played, BonusStarted)
        assert not wrong(played)


@pytest.mark.parametrize("carts", range(1, 8))
@pytest.mark.parametrize("hot", [False, True])
def test_C17_C18_the_carts_of_a_spin_bring_exactly_one_bonus(carts, hot):
    """C49 to C51 among them: the features are those of the colours."""
    spins, _sentence = SENTENCES[carts]
    played = Script().spin(board_with(r5="PRV")).carts(carts, hot).extra(spins).play()
    assert event(played, CartsRolled) == CartsRolled(int(hot), 7, carts)
    assert events(played, BonusStarted) == [BonusStarted(carts, spins)]
    assert [each.number for each in events(played, ExtraSpinStarted)] == [*range(1, spins + 1)]
    assert {each.features for each in events(played, ExtraSpinStarted)} == {carts}
    assert events(played, BonusEnded) == [BonusEnded(spins, 0)]
    assert not wrong(played)


@pytest.mark.parametrize("feature", range(3))
@pytest.mark.parametrize("hot", [False, True])
def test_C17_every_roll_is_likelier_on_a_hot_spin(feature, hot):
    """A roll that just misses a cart on a cold spin brings it on a hot one."""
    missed = GAME.numbers.cart_chances[0][feature]
    assert missed < GAME.numbers.cart_chances[1][feature]
    played = Script().spin(board_with(r5="PRV"[feature])).chance(hot).draw(missed, CHANCE_UNIT).play()
    assert event(played, CartsRolled) == CartsRolled(int(hot), 1 << feature, int(hot) << feature)


def test_C19_the_triggering_spin_pays_first():
    board = ("DDKQP", "CCCAT", "KQJT9")
    played = Script().spin(board).carts(BOOSTED).extra(5).play()
    names = [type(each).__name__ for each in played.events]
    assert names.index("LineWin") < names.index("DiamondsPaid") < names.index("CartsRolled")
    assert played.coins == 40 + 40 * len(events(played, LineWin))
    assert not wrong(played)


@pytest.mark.parametrize("features", range(1, 8))
def test_C20_C21_C22_gold_gems_turn_to_the_colours_of_features_that_are_not_active(features):
    """Drawn, not scripted: every open colour comes, no other does."""
    letters = "".join("PRV"[feature] for feature in range(3) if not features & (1 << feature)) or "G"
    script = Script().bonus(features)
    paid = len(script.words)
    script.spin(board_with(r3=letters[0] * 3, r4=letters[0] * 3, r5=letters[0] * 3))
    # The stops are kept, and what the nine gems turn to is left to the stream
    del script.words[paid + REELS :]
    shown = events(script.play(), ReelsStopped)[1].symbols[2 * codes.ROWS :]
    assert {*shown} == {CODES[letter] for letter in letters}


def test_C53_gems_bring_no_cart_in_extra_spins():
    played = Script().bonus(BOOSTED).extra(5, board_with(r5="RV")).play()
    assert len(events(played, CartsRolled)) == len(events(played, BonusStarted)) == 1


def test_C54_extra_spins_are_played_at_the_bet_that_brought_them():
    board = board_with(r1="D", r2="D")
    for bet in GAME.bets:
        played = Script().bonus(UPGRADE).spin(board).extra(4).play(bet)
        assert played.win == 40 * (bet // 80)
        assert played.price == bet


def test_C17_the_order_of_rolls_is_purple_red_green():
    for carts in range(8):
        played = Script().spin(board_with(r5="VRP")).carts(carts).play()
        assert event(played, CartsRolled).triggered == carts

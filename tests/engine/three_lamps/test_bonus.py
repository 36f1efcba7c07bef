"""The Lamp Bonus, by its rulings."""

import pytest

from engine.events import RoundEnded
from engine.games.three_lamps import codes
from engine.games.three_lamps.events import (
    ActivationRolled,
    BonusEnded,
    BonusStarted,
    GridGrown,
    PrizeWon,
    RespinStarted,
    SymbolsLanded,
    TokenSent,
    ValuesAdded,
    ValuesMultiplied,
)
from tests.engine.three_lamps.scripting import (
    ALL,
    GAME,
    LOW_CELLS,
    MULTIPLY,
    PRIZE,
    TALL_CELLS,
    TREASURE,
    Script,
    board_with,
    event,
    events,
)

PRIZE_BETS = (15, 50, 250, 1000, 2500)


def triggered(features: int) -> Script:
    """A spin whose gems bring the bonus with these features at the third level."""
    letters = "".join("tmp"[feature] for feature in range(3) if features & (1 << feature))
    return Script().spin(board_with(r5=letters)).rolls([True] * len(letters)).bonus(features)


def values(played) -> int:
    return event(played, BonusEnded).cash


@pytest.mark.parametrize("features", range(1, 8))
def test_L19_L21_three_respins_on_an_empty_grid_of_the_right_height(features):
    played = triggered(features).respin({5: 1}).quiet().play()
    assert event(played, BonusStarted) == BonusStarted(features, 6 if features & PRIZE else 3)
    assert [(each.number, each.left) for each in events(played, RespinStarted)] == [
        (1, 2),
        (2, 2),
        (3, 1),
        (4, 0),
    ]
    assert event(played, BonusEnded).respins == 4


def test_L19_L23_cash_and_gems_reset_the_respins_once():
    script = triggered(TREASURE).respin({5: 1}).quiet(2).respin({4: 2, 3: 4})
    script.quiet(2).respin({9: "m"}).activate(False).quiet()
    played = script.play()
    left = [each.left for each in events(played, RespinStarted)]
    assert left == [2, 2, 1, 0, 2, 1, 0, 2, 1, 0]


@pytest.mark.parametrize("cell", LOW_CELLS)
def test_L20_the_first_respin_brings_cash_to_a_cell_drawn_first(cell):
    played = triggered(TREASURE).respin({cell: 4}).quiet().play()
    first = event(played, SymbolsLanded)
    assert (first.cells, first.symbols, first.values) == ((cell,), (codes.CASH,), (20,))


@pytest.mark.parametrize("quarters", [1, 2, 4, 8, 12, 20, 40])
def test_L24_L37_cash_shows_its_value_and_is_paid(quarters):
    played = triggered(TREASURE).respin({5: quarters}).quiet().play()
    assert values(played) == 5 * quarters
    assert played.coins == 5 * quarters


def test_L25_gems_do_not_stick_and_have_no_value():
    script = triggered(PRIZE).respin({5: 4, 6: "p"}).token(0).respin({6: 8}).quiet()
    played = script.play()
    assert values(played) == 20 + 40


@pytest.mark.parametrize("times", range(3, 11))
def test_L26_a_treasure_gem_adds_one_value_so_many_times_with_repeats(times):
    script = triggered(TREASURE).respin({4: 4, 5: 4, 9: "t"}).add(8, [4] * (times - 1) + [5]).quiet()
    played = script.play()
    added = event(played, ValuesAdded)
    assert (added.cell, added.amount) == (9, 40)
    assert added.values == (*(20 + 40 * n for n in range(1, times)), 60)
    assert values(played) == 40 + 40 * times


@pytest.mark.parametrize("multiplier", [2, 3, 5])
@pytest.mark.parametrize("cash", [1, 2, 3, 5])
def test_L27_a_multiply_gem_multiplies_distinct_cash(multiplier, cash):
    cells = LOW_CELLS[:cash]
    script = triggered(MULTIPLY).respin(dict.fromkeys(cells, 4) | {16: "m"})
    played = script.multiply(multiplier, cells[: min(cash, 4)], times=4).quiet().play()
    struck = event(played, ValuesMultiplied)
    assert len(set(struck.targets)) == len(struck.targets) == min(cash, 4)
    assert values(played) == 20 * (cash - min(cash, 4)) + 20 * multiplier * min(cash, 4)


def test_L28_treasure_acts_before_multiply_wherever_they_land():
    """The cash of the same respin takes part."""
    script = triggered(TREASURE | MULTIPLY).respin({3: "m", 5: 4, 9: "t"})
    played = script.add(4, [5, 5, 5]).multiply(3, [5], times=3).quiet().play()
    names = [type(each).__name__ for each in played.events]
    assert names.index("ValuesAdded") < names.index("ValuesMultiplied")
    assert values(played) == (20 + 3 * 20) * 3


@pytest.mark.parametrize("gem", "tm")
def test_L29_a_gem_of_a_feature_that_is_not_active_does_nothing(gem):
    played = triggered(PRIZE).respin({5: 4, 9: gem}).activate(False).quiet().play()
    assert values(played) == 20
    assert event(played, ActivationRolled).activated == 0


@pytest.mark.parametrize(("feature", "gem"), [(TREASURE, "t"), (MULTIPLY, "m")])
def test_L17_L18_a_gem_activates_its_feature_for_the_respins_that_follow(feature, gem):
    script = triggered(PRIZE).respin({5: 4, 9: gem}).activate(feature).respin({10: gem})
    script = script.add(4, [5, 5, 5]) if gem == "t" else script.multiply(2, [5], times=3)
    played = script.quiet().play()
    assert values(played) == (80 if gem == "t" else 40)
    assert len(events(played, ActivationRolled)) == 1, "once active it rolls no more"


def test_L17_two_gems_of_a_kind_roll_until_one_activates():
    script = triggered(PRIZE).respin({5: 4, 9: "t", 10: "t", 11: "t"}).activate(False, TREASURE)
    played = script.quiet().play()
    assert [each.activated for each in events(played, ActivationRolled)] == [0, 1]


@pytest.mark.parametrize("respin", range(1, 6))
def test_L21_L36_the_grid_grows_upward_and_nothing_moves(respin):
    script = triggered(TREASURE).respin({5: 4, 17: 8})
    for _ in range(respin - 1):
        script.respin({9: "m"}).activate(False)
    script.respin({10: "p"}).activate(PRIZE)
    played = script.respin({0: 1, 6: 2}).quiet().play()
    assert events(played, GridGrown) == [GridGrown(3, 6)]
    assert values(played) == 20 + 40 + 5 + 10


def test_L16_gems_of_locked_lamps_never_land():
    script = Script(level=1).spin(board_with(r5="t")).rolls([True]).bonus(TREASURE)
    played = script.respin({5: 4, 9: "t"}).add(4, [5] * 3).quiet().play()
    assert values(played) == 80


@pytest.mark.parametrize("prize", range(4))
def test_L32_three_tokens_award_a_prize_and_reset_it(prize):
    script = triggered(PRIZE).respin({5: 4, 6: "p"}).token(prize)
    for _ in range(5):
        script.respin({6: "p"}).token(prize)
    played = script.quiet().play()
    assert [each.tokens for each in events(played, TokenSent)] == [1, 2, 3, 1, 2, 3]
    assert events(played, PrizeWon) == [PrizeWon(prize, 20 * PRIZE_BETS[prize], 0)] * 2
    assert played.coins == 20 + 2 * 20 * PRIZE_BETS[prize]


def test_L31_tokens_do_not_outlive_the_bonus():
    for _ in range(2):
        played = triggered(PRIZE).respin({5: 4, 6: "p"}).token(0).quiet().play()
        assert [each.tokens for each in events(played, TokenSent)] == [1]


def grand_by_tokens() -> Script:
    script = triggered(PRIZE).respin({5: 1, 6: "p"}).token(codes.GRAND)
    script.respin({6: "p"}).token(codes.GRAND).respin({6: "p"}).token(codes.GRAND)
    script.token_weights[codes.GRAND] = 0
    return script


def test_L32_L33_the_grand_is_won_by_tokens_once():
    script = grand_by_tokens()
    script.respin({6: "p"}).token(3)
    played = script.quiet().play()
    assert events(played, PrizeWon) == [PrizeWon(codes.GRAND, 50_000, 0)]
    assert event(played, BonusEnded).prizes == 50_000


def fill(script: Script) -> Script:
    """All empty cells get cash."""
    return script.respin(dict.fromkeys(script.empty, 1))


def test_L35_a_full_tall_grid_awards_the_grand_and_ends():
    played = fill(triggered(PRIZE)).play()
    assert events(played, PrizeWon) == [PrizeWon(codes.GRAND, 50_000, 1)]
    assert event(played, BonusEnded) == BonusEnded(1, 30 * 5, 50_000)


def test_L33_the_grand_is_won_twice_at_most():
    played = fill(grand_by_tokens()).play()
    assert events(played, PrizeWon) == [PrizeWon(codes.GRAND, 50_000, 0), PrizeWon(codes.GRAND, 50_000, 1)]
    assert played.coins == 100_000 + 150


def test_L35_a_full_low_grid_ends_without_the_grand():
    played = fill(triggered(TREASURE | MULTIPLY)).play()
    assert not events(played, PrizeWon)
    assert event(played, BonusEnded) == BonusEnded(1, 15 * 5, 0)


def test_L36_prize_activated_when_one_cell_is_left_grows_the_grid():
    script = (
        triggered(TREASURE).respin(dict.fromkeys(LOW_CELLS[:-1], 1)).respin({17 + 12: "p"}).activate(PRIZE)
    )
    played = script.quiet().play()
    assert event(played, GridGrown)
    assert event(played, BonusEnded).respins == 2 + 3
    assert len(TALL_CELLS) == 30


def test_L37b_S5_a_bonus_ends_after_250_respins():
    script = triggered(ALL & ~PRIZE).respin({5: 1})
    for _ in range(249):
        script.respin({9: "p"}).activate(False)
    played = script.respin({9: "p"}).play()
    assert event(played, BonusEnded).respins == codes.MOST_RESPINS


def test_L37b_L38_X5_a_value_stops_at_the_cap_which_ends_the_round():
    script = triggered(MULTIPLY).respin({5: 40})
    for _ in range(8):
        script.respin({9: "m"}).multiply(5, [5], times=3)
    played = script.play()
    ended = event(played, RoundEnded)
    assert played.coins == ended.win == GAME.cap * 20 == 150_000
    assert event(played, BonusEnded).cash == 150_000
    assert ended.capped == 0


def test_X5_the_cap_cuts_the_total_once():
    script = triggered(MULTIPLY).respin({5: 40, 4: 40})
    for _ in range(5):
        script.respin({9: "m"}).multiply(5, [4, 5], times=3)
    played = script.play()
    ended = event(played, RoundEnded)
    assert played.coins == 150_000
    assert ended.capped == event(played, BonusEnded).cash - 150_000 > 0

"""What a board of Forge of Gems pays, and how it cascades."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Seeds, Stake, format_money, play
from engine.events import WaysWin
from engine.games.forge_of_gems import numbers
from engine.games.forge_of_gems.events import (
    BoardLanded,
    CellsRemoved,
    CellsSplit,
    MultiplierRaised,
    ReelCascaded,
    SpinEnded,
    WaysCounted,
)
from tests.engine.forge_of_gems.scripting import (
    DEAD,
    GAME,
    REELS,
    ROWS,
    Script,
    cells_of_rows,
    code,
    evaluated,
    event,
    events,
    letters_of,
)
from tests.engine.forge_of_gems.telling import long_cascade_round, most_ways_round
from tests.literal.forge_bridge import complaints


def first_wins(rows):
    """The wins of a landed board: letter, reels, ways, win."""
    found = []
    for happened in Script().land(rows).play().events:
        if type(happened) is WaysWin:
            found.append((letters_of([happened.symbol]), happened.count, happened.ways, happened.win))
        elif type(happened) in (CellsRemoved, SpinEnded):
            break
    return found


def test_F38_bets_go_from_0_10_to_100_00():
    assert (format_money(GAME.bets[0]), format_money(GAME.bets[-1]), len(GAME.bets)) == ("0.10", "100.00", 21)


def test_X1_every_pay_at_every_bet_is_a_whole_amount():
    for bet in GAME.bets:
        for row in numbers.PAYS.values():
            for coins in row.values():
                assert coins * bet % GAME.coins_per_bet == 0
        for box in numbers.BOX_OPTIONS:
            assert all(prize * bet == prize * GAME.coins_per_bet * GAME.coin(bet) for prize, _ in box)


def test_F44_five_of_a_kind_pays_what_is_published():
    published = {"W": 30, "b": 10, "o": 8, "g": 6, "p": 5, "A": 4, "K": 4, "Q": 3, "J": 3, "T": 3}
    assert {letter: numbers.PAYS[code(letter)][5] for letter in published} == published


def test_F2_wins_begin_on_the_first_reel_and_take_three():
    assert first_wins(("AATbb", "ogpKQ", "KQJpo")) == []
    assert first_wins(("ogAAA", "bKpKQ", "KQJpo")) == []
    assert first_wins(("AAATb", "ogpKQ", "KQJpo")) == [("A", 3, 1, numbers.PAYS[code("A")][3])]


def test_F3_ways_multiply():
    assert first_wins(("AAATb", "AgAKQ", "KAJpo")) == [("A", 3, 8, 8 * numbers.PAYS[code("A")][3])]


def test_F15_only_the_greatest_length_of_a_symbol_pays():
    assert first_wins(("AAAAb", "ogpKQ", "KQJpo")) == [("A", 4, 1, numbers.PAYS[code("A")][4])]


def test_F15_a_way_of_wilds_alone_pays_as_wilds_and_nothing_else():
    """S16b: three wilds and A on the fourth reel are one way of A, not eight."""
    pays = numbers.PAYS
    assert first_wins(("WWWAb", "ogpKQ", "KQJpo")) == [
        (letter, count, ways, ways * pays[code(letter)][count])
        for letter, count, ways in (
            ("o", 3, 1),
            ("g", 3, 1),
            ("p", 4, 2),
            ("A", 4, 1),
            ("K", 4, 2),
            ("Q", 3, 1),
            ("J", 3, 1),
            ("W", 3, 1),
        )
    ]


def test_F17_a_wild_on_the_first_reel_substitutes():
    """S16a, S79: one wild completes several symbols at once."""
    assert first_wins(("WAATb", "ogpKQ", "bQJpo")) == [("A", 3, 1, numbers.PAYS[code("A")][3])]
    assert [win[0] for win in first_wins(("WAATb", "ogKKQ", "bKJpo"))] == ["A", "K"]


def test_S34_scatters_pay_on_no_way_and_wilds_do_not_stand_for_them():
    assert first_wins(("SSSTb", "ogpKQ", "KQJpo")) == []
    assert [win for win in first_wins(("WSSTb", "ogpKQ", "KQJpo")) if win[0] == "S"] == []


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from("AKQTW"), min_size=15, max_size=15), st.permutations("bogpAKQJT"))
def test_S16c_the_total_does_not_hang_on_the_order_of_symbols(cells, order):
    """Every normal symbol renamed: the ways of the renamed symbol are those of the first."""
    renamed = dict(zip("bogpAKQJT", order, strict=True))
    rows = ["".join(cells[row::ROWS]) for row in range(ROWS)]
    other = ["".join(renamed.get(letter, letter) for letter in row) for row in rows]
    ways = {(renamed.get(win[0], win[0]), *win[1:3]) for win in first_wins(rows)}
    assert {win[:3] for win in first_wins(other)} == ways


def test_S35_all_wins_of_a_step_are_removed_together():
    played = Script().land(("AAATb", "KKKKQ", "TQJpo")).play()
    assert event(played, CellsRemoved).cells == (0, 1, 3, 4, 6, 7, 10)


def test_F26_what_stays_falls_and_keeps_its_copies():
    script = Script().land(("TTTTT", "bogpA", "KQJbo"), "h....")
    script.refill((0, "", "."), *((reel, "T", ".") for reel in range(1, REELS)))
    played = script.play()
    first = evaluated(played)[1]
    assert first[0][0] == "WTTTT"
    assert first[1][0] == "12222"
    second = [each for each in played.events if type(each) is ReelCascaded][REELS:]
    for reel, cascaded in enumerate(second[:REELS]):
        assert cascaded.copies == (1, 1, 1), "the split top row has gone as whole cells"
        assert letters_of(cascaded.symbols[1:]) == ("bogpA"[reel] + "KQJbo"[reel])


def test_S1_the_multiplier_and_the_ways_are_composed_once():
    """S1, S2: five tens at multiplier 2 on 16 ways (four cells of two copies, one of one)."""
    script = Script().land(("TTTTT", "bogpA", "KQJbo"), "x.h..")
    script.refill((0, "T", "."), (1, "T", "."), (2, "", "."), (3, "T", "."), (4, "T", "."))
    played = script.play()
    again = [each for each in events(played, WaysWin) if each.symbol == code("T")][1]
    assert (again.count, again.ways, again.multiplier, again.win) == (5, 16, 2, 3 * 16 * 2)


def test_S10_every_win_of_a_board_is_multiplied():
    """Two symbols win together; the same board comes back at multiplier 2 and pays exactly double."""
    script = Script().land(("TTTTT", "AAApp", "KQJbo"), "x....")
    script.refill((0, "AT", "."), (1, "AT", "."), (2, "AT", "."), (3, "T", "."), (4, "T", "."))
    counted = {1: [], 2: []}
    for each in events(script.play(), WaysWin):
        counted.get(each.multiplier, []).append((each.symbol, each.win))
    assert [symbol for symbol, _ in counted[1]] == [code("A"), code("T")]
    assert counted[2][:2] == [(symbol, 2 * win) for symbol, win in counted[1]]


def test_F18_a_multiplier_counts_from_the_next_evaluation_and_F20_is_reset_each_spin():
    script = Script().land(("TTTTT", "bogpA", "KQJbo"), "xxxxx")
    script.refill(*((reel, "T", ".") for reel in range(REELS)))
    script.refill(*((reel, "AKQJp"[reel], ".") for reel in range(REELS)))
    played = script.play()
    assert [each.multiplier for each in events(played, WaysCounted)] == [1, 6, 6]
    assert [each.multiplier for each in events(played, MultiplierRaised)] == [2, 3, 4, 5, 6]
    assert played.coins == 3 + 3 * 6
    assert event(Script().land(DEAD).play(), WaysCounted).multiplier == 1


@pytest.mark.parametrize("cascades", [1, 2, 7, 30])
def test_S37_every_stage_of_a_cascade_removes_its_own_winners(cascades):
    played = long_cascade_round(cascades)
    removed = events(played, CellsRemoved)
    assert [each.number for each in removed] == list(range(1, cascades + 1))
    assert {each.cells for each in removed} == {(0, 3, 6, 9, 12)}
    assert event(played, SpinEnded).cascades == cascades
    assert played.coins == 3 * cascades
    assert not complaints(played)


def test_S28_empty_and_full_reels_cascade():
    script = Script().land(("TTTAK", "TbgpA", "TQJbo"), ".....")
    script.refill((0, "gpb", "."), (1, "A", "."), (2, "Q", "."))
    played = script.play()
    assert [each.reel for each in events(played, ReelCascaded)] == [0, 1, 2]
    assert letters_of(events(played, ReelCascaded)[0].symbols) == "bpg"


def test_S8_what_is_drawn_at_the_top_is_what_lies_there_until_a_rule_changes_it():
    for nonce in range(300):
        played = play(GAME, Stake(10), (), Seeds(bytes(32), "falls"), nonce)
        assert not complaints(played)


def test_S14_step_k_of_the_record_is_step_k_of_the_round():
    """Events are frozen numbers: what an earlier one says never changes with a later one."""
    played = most_ways_round()
    ways = [ways for _, _, ways, _ in evaluated(played)]
    assert ways[:4] == [243, 3125, 16807, 36288]
    landed = event(played, BoardLanded)
    assert landed.symbols == cells_of_rows(("TTTTT", "AKQJp", "AKQJp"))
    assert [each.copies for each in events(played, CellsSplit)][:2] == [(2, 2), (2, 2)]


def test_every_symbol_can_land_on_every_reel():
    strips = GAME.numbers.paid
    for reel, letter in itertools.product(range(REELS), "bogpAKQJTWS"):
        assert code(letter) in strips.strips[reel][: strips.lengths[reel]]

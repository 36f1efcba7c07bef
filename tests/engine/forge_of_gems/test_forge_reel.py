"""Each symbol of the forge reel on every reel and row, alone and together."""

from collections import Counter

import pytest

from engine.games.forge_of_gems import codes
from engine.games.forge_of_gems.events import (
    BoardLanded,
    CellsSplit,
    MultiplierRaised,
    ReelCascaded,
    SplitterVanished,
    WaysCounted,
    WildsMade,
)
from tests.engine.forge_of_gems.scripting import (
    FILLS,
    LOWER,
    REELS,
    ROWS,
    Script,
    code,
    dropped,
    evaluated,
    event,
    events,
    letters_of,
)
from tests.literal.forge_bridge import complaints

EVERYWHERE = [(reel, row) for reel in range(REELS) for row in range(ROWS)]
everywhere = pytest.mark.parametrize(("reel", "row"), EVERYWHERE)
PAY_ORDER = "bogpAKQJT"


def reel_before_effect(reel, row, letter):
    """Letters of the reel, from the top, as the symbol comes to rest."""
    rest = [LOWER[at - 1][reel] for at in range(row + 1, ROWS)]
    return [*reversed("gA"[:row]), letter, *rest]


def row_before_effect(reel, row, letter):
    """Letters of the symbol's row as it comes to rest."""
    letters = [(FILLS, *LOWER)[row][other] for other in range(REELS)]
    letters[reel] = letter
    return letters


@everywhere
@pytest.mark.parametrize("letter", "|-vh")
def test_F10_the_forge_symbol_rests_on_what_has_fallen(letter, reel, row):
    played = dropped(letter, reel, row)
    cascaded = events(played, ReelCascaded)[reel]
    assert (cascaded.reel, cascaded.dropped, cascaded.row) == (reel, code(letter), row)
    assert letters_of(cascaded.symbols) == "".join(reel_before_effect(reel, row, letter))
    assert not complaints(played)


@everywhere
def test_F21_a_vertical_wild_turns_its_whole_reel(reel, row):
    made = event(dropped("|", reel, row), WildsMade)
    assert (made.kind, made.cell, made.matched) == (code("|"), reel * ROWS + row, -1)
    assert made.cells == tuple(range(reel * ROWS, reel * ROWS + ROWS))


@pytest.mark.parametrize("reel", range(REELS))
def test_F21_a_vertical_wild_leaves_scatters(reel):
    played = dropped("|", reel, 2, above="SA")
    assert event(played, WildsMade).cells == (reel * ROWS, reel * ROWS + 2)
    assert evaluated(played)[1][0][1][reel] == "S"


@everywhere
def test_F22_a_horizontal_wild_turns_the_matching_symbol_of_its_row(reel, row):
    played = dropped("-", reel, row)
    made = event(played, WildsMade)
    others = Counter(each for each in row_before_effect(reel, row, "-") if each != "-")
    matched = min(others, key=PAY_ORDER.index)  # the letters of these rows differ: the tie goes by pay
    assert made.matched == code(matched)
    assert set(made.cells) == {reel * ROWS + row} | {
        other * ROWS + row
        for other, letter in enumerate(row_before_effect(reel, row, "-"))
        if letter == matched
    }


def test_F22_most_cells_decide_before_pay_and_equal_pay_goes_to_the_left():
    lower = ("KbQKQ", "AoJAo")
    assert event(dropped("-", 1, 1, lower=lower), WildsMade).matched == code("K"), "two K before Q, leftmost"
    lower = ("KQbQo", "AoJAg")
    assert event(dropped("-", 4, 1, lower=lower), WildsMade).matched == code("Q"), "two Q before one b"


def test_F22_a_row_without_normal_symbols_gives_its_own_cell_alone():
    lower = ("SSQSS", "KAJAo")
    made = event(dropped("-", 2, 1, lower=lower), WildsMade)
    assert (made.matched, made.cells) == (-1, (2 * ROWS + 1,))


@everywhere
def test_F23_a_vertical_splitter_splits_the_matching_symbol_and_vanishes(reel, row):
    above = {0: "", 1: "K", 2: "KK"}[row]
    lower = LOWER if row == 2 else tuple(line[:reel] + "K" + line[reel + 1 :] for line in LOWER)
    played = dropped("v", reel, row, above=above, lower=lower)
    split = event(played, CellsSplit)
    kings = tuple(reel * ROWS + at for at in range(ROWS) if at != row)
    assert (split.kind, split.matched, split.cells, split.copies) == (code("v"), code("K"), kings, (2, 2))
    gone = event(played, SplitterVanished)
    assert (gone.reel, gone.row) == (reel, row)
    assert letters_of(gone.symbols[1:]) == "KK"
    assert gone.copies == (1, 2, 2), "a new symbol on top, what was split has fallen with its copies"


def test_F23_of_equally_many_the_higher_pay_is_split():
    played = dropped("v", 3, 0)
    assert event(played, CellsSplit).matched == code("b"), "b and p on that reel: b pays more"


def test_F23_a_reel_without_normal_symbols_splits_nothing():
    played = dropped("v", 3, 1, above="S", lower=("bogpA", "KQJSo"))
    split = event(played, CellsSplit)
    assert (split.matched, split.cells) == (-1, ())
    assert event(played, SplitterVanished).reel == 3


@everywhere
def test_F24_a_horizontal_splitter_splits_its_row_and_is_wild(reel, row):
    played = dropped("h", reel, row)
    split = event(played, CellsSplit)
    others = tuple(other * ROWS + row for other in range(REELS) if other != reel)
    assert (split.kind, split.cell, split.matched) == (code("h"), reel * ROWS + row, -1)
    assert (split.cells, split.copies) == (others, (2,) * 4)
    rows, copies, ways, _ = evaluated(played)[1]
    assert rows[row][reel] == "W"
    assert copies[row] == "22222"[:reel] + "1" + "2222"[reel:]
    assert ways == 3 * 4**4


def test_F24_a_horizontal_splitter_leaves_scatters():
    lower = ("SogpS", "KQJbo")
    split = event(dropped("h", 2, 1, lower=lower), CellsSplit)
    assert split.cells == (ROWS + 1, 3 * ROWS + 1)


@everywhere
@pytest.mark.parametrize("letter", "x.")
def test_F12_multiplier_and_blank_vanish_as_they_drop(letter, reel, row):
    rows = [
        "".join(
            "T" if at == 0 or (other == reel and at <= row) else LOWER[at - 1][other]
            for other in range(REELS)
        )
        for at in range(ROWS)
    ]
    script = Script().land(rows, "".join(letter if other == reel else "." for other in range(REELS)))
    for other in range(REELS):
        script.refill((other, "gpg"[: row + 1] if other == reel else FILLS[other], "."))
    played = script.play()
    cascaded = events(played, ReelCascaded)[reel]
    assert (cascaded.dropped, cascaded.row) == (code(letter), -1)
    assert code(letter) not in cascaded.symbols
    raised = events(played, MultiplierRaised)
    assert len(raised) == (letter == "x")
    counted = events(played, WaysCounted)
    assert [each.multiplier for each in counted[:2]] == [1, 2 if letter == "x" else 1]
    assert not complaints(played)


def test_F9_only_crucibles_above_empty_cells_tip_and_only_they_are_filled_again():
    script = Script().land(("TTTAK", "bogpA", "KQJbo"), "x-vx|")
    script.refill((0, "A", "."), (1, "", "h"), (2, "", "S"))
    played = script.play()
    cascaded = events(played, ReelCascaded)
    assert [(each.reel, letters_of([each.dropped])) for each in cascaded[:3]] == [
        (0, "x"),
        (1, "-"),
        (2, "v"),
    ]
    assert letters_of([each.forge for each in cascaded[:3]]) == ".hS"


def test_F8_the_forge_reel_never_pays_and_F14_does_nothing_as_it_lands():
    played = Script().land(("AKQJT", "bogpA", "TJKQb"), "|||||").play()
    assert event(played, BoardLanded).forge == (code("|"),) * 5
    assert played.coins == 0
    assert not events(played, WildsMade)


def test_F13_effects_act_from_left_to_right_each_before_the_next():
    """A Horizontal WILD makes wilds of what a Splitter further right then splits."""
    script = Script().land(("TTTTT", *LOWER), "-.h..")
    script.refill((0, "", "."), (1, "A", "."), (2, "", "."), (3, "A", "."), (4, "p", "."))
    played = script.play()
    made, split = event(played, WildsMade), event(played, CellsSplit)
    order = [each for each in played.events if each in (made, split)]
    assert order == [made, split]
    assert made.cells == (0, 3, 9), "A on the row, and the own cell"
    assert split.cells == (0, 3, 9, 12)
    rows, copies, _, _ = evaluated(played)[1]
    assert (rows[0], copies[0]) == ("WWWWp", "22122"), "a cell turned wild keeps its copies"


def test_F24_a_forge_symbol_that_has_yet_to_act_is_split():
    script = Script().land(("TTTTT", *LOWER), "h.-..")
    script.refill((0, "", "."), (1, "A", "."), (2, "", "."), (3, "A", "."), (4, "p", "."))
    played = script.play()
    assert event(played, CellsSplit).cells == (3, 6, 9, 12)
    assert event(played, WildsMade).cells == (3, 6, 9)
    rows, copies, _, _ = evaluated(played)[1]
    assert (rows[0], copies[0]) == ("WWWWp", "12222")


def test_F12_what_fills_after_a_vertical_splitter_may_be_a_scatter_and_does_nothing():
    script = Script().land(("TTTTT", *LOWER), "v....")
    script.refill((0, "", "."), (1, "K", "."), (2, "Q", "."), (3, "J", "."), (4, "p", "."))
    script.symbols(0, "S")
    played = script.play()
    gone = event(played, SplitterVanished)
    assert letters_of(gone.symbols) == "SbK"
    assert evaluated(played)[1][0][0][0] == "S"


def test_F29_a_scatter_that_cascades_from_the_forge_reel_stays():
    script = Script().land(("TTTTT", "SogpA", "KQJSo"), "S....")
    script.refill((0, "", "."), (1, "K", "."), (2, "Q", "."), (3, "J", "."), (4, "p", "."))
    script.box(3, 0)
    played = script.play()
    cascaded = events(played, ReelCascaded)[0]
    assert (letters_of([cascaded.dropped]), cascaded.row) == ("S", 0)
    assert played.coins == 3 + 200, "five tens, then 20 bets for three scatters"


@pytest.mark.parametrize("letter", "|-vhx.")
def test_S23_forge_symbols_never_count_in_ways(letter):
    played = (
        dropped(letter, 2, 0) if letter in "|-vh" else Script().land((*LOWER, "TJKQb"), letter * 5).play()
    )
    for rows, _, _, _ in evaluated(played):
        assert not set("|-vhx.") & set("".join(rows)), "no board that is evaluated holds one"
    assert len("bogpAKQJTWS|-vhx.") == codes.SYMBOLS

"""The numbers of Fire Gnomes: strips, pays and weights; `gemworks tune` suggests changes to them.

Letters of the strips: c club, h heart, d diamond, s spade; g, o, p, b the green, orange, purple and
blue mushroom; W wild, S scatter, A activation, B wild barrel, M multiplier barrel, V silver shield,
G gold shield. A strip runs downwards and closes on itself; spaces only part its stacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Design
from engine.games.fire_gnomes import codes
from engine.games.fire_gnomes.bonus import BonusNumbers
from engine.games.fire_gnomes.rules import Numbers
from engine.kernel import Ints, table
from engine.lines import Lines, lines_table, paths_with_steps

LETTERS: Final = {
    "c": codes.CLUB,
    "h": codes.HEART,
    "d": codes.DIAMOND,
    "s": codes.SPADE,
    "g": codes.GREEN_MUSHROOM,
    "o": codes.ORANGE_MUSHROOM,
    "p": codes.PURPLE_MUSHROOM,
    "b": codes.BLUE_MUSHROOM,
    "W": codes.WILD,
    "S": codes.SCATTER,
    "A": codes.ACTIVATION,
    "B": codes.WILD_BARREL,
    "M": codes.MULTIPLIER_BARREL,
    "V": codes.SILVER_SHIELD,
    "G": codes.GOLD_SHIELD,
}

STRIPS: Final = (
    "pp gg ooo W ggggg ccc B p s b ccc dd ggg d V s hhhhh ss cccc d hhh S bb ooooo hhh ooo",
    "A ccc ss d b ccccc A p ggg ooo hhh bb s W p W p dd hhh ccc ggggg hhhhh gg ooo s ooooo",
    "s A pp d ss ooooo ggg hhhhh dd ccccc A b ccc bb hhh ccc W s b p ooo ggggg hhh ooo gg",
    "ggg S ccccc gg ooo pp hhh G s hhhhh d ooo s W bb dd ccc ss b M p ggggg ooooo hhh ccc",
)

SUIT_PAYS: Final = {3: 1, 4: 3}
MUSHROOM_PAYS: Final = {3: 1, 4: 5}
WILD_PAYS: Final = {3: 5, 4: 15}
"""Coins for three and four of a kind (facts published: a suit 0.2, a mushroom 0.33 bets for four)."""

PAYS: Final = (
    dict.fromkeys(range(codes.CLUB, codes.SPADE + 1), SUIT_PAYS)
    | dict.fromkeys(range(codes.GREEN_MUSHROOM, codes.BLUE_MUSHROOM + 1), MUSHROOM_PAYS)
    | {codes.WILD: WILD_PAYS}
)
WILDS: Final = {codes.WILD: 1, codes.WILD_X2: 2, codes.WILD_X3: 3, codes.WILD_X4: 4, codes.WILD_X5: 5}

LINE_ROWS: Final = paths_with_steps(codes.REELS, codes.ROWS, step=1)
"""The 95 lines: all paths whose row changes by one at most from reel to reel (G1)."""

# Shelves by award: wilds, multipliers, silver and gold (G16)
SHELF_START: Final = (1, 1, codes.COINS_PER_BET, 3 * codes.COINS_PER_BET)
SHELF_STEP: Final = (1, 1, codes.COINS_PER_BET, 3 * codes.COINS_PER_BET)
SHELF_CAP: Final = (8, 3, 15 * codes.COINS_PER_BET, 75 * codes.COINS_PER_BET)

ACTIVATION_CHANCE: Final = (0, 779, 1247, 1907)
"""In ten thousand, by activation symbols in view; the last holds for more (G14)."""

AWARD_WEIGHTS: Final = {
    ("wilds",): 36,
    ("multipliers",): 22,
    ("silver",): 18,
    ("gold",): 5,
    ("wilds", "multipliers"): 9,
    ("wilds", "silver"): 4,
    ("multipliers", "silver"): 3,
    ("wilds", "multipliers", "silver"): 1,
    ("silver", "gold"): 1,
    ("wilds", "multipliers", "silver", "gold"): 1,
}
"""Which awards the feature activates (G19)."""

MULTIPLIER_WEIGHTS: Final = (60, 25, 10, 5)
"""Of the wild multipliers ×2, ×3, ×4, ×5."""

CREDIT_VALUES: Final = (10, 13, 19, 26, 39, 58, 97, 194)
CREDIT_WEIGHTS: Final = (25, 20, 20, 15, 10, 6, 3, 1)
SPECIAL_COUNT_WEIGHTS: Final = (1, 1, 1)
"""Of 5, 6 and 7 special symbols on the bonus board (G27)."""
SPECIAL_WEIGHTS: Final = (15, 20, 22, 22, 21)
"""Of retrigger, boost, row, column, orthogonal."""
BOMB_COUNT_WEIGHTS: Final = (60, 30, 10)
"""Of 1, 2 and 3 bombs on a bonus spin (G29)."""
BOMB_WEIGHTS: Final = (60, 26, 9, 4, 1)
"""Of the bombs ×1 to ×5."""
BOOST_INCREASE: Final = 8
CELL_CAP: Final = 5_000
"""Coins; 50.00 credits at a bet multiplier of 1 (G39)."""

AWARD_NAMES: Final = ("wilds", "multipliers", "silver", "gold")

DESIGN: Final[Design] = {
    "activation_chance": ACTIVATION_CHANCE[1:],
    "award_weights": tuple(AWARD_WEIGHTS.values()),
    "multiplier_weights": MULTIPLIER_WEIGHTS,
    "credit_values": CREDIT_VALUES,
    "credit_weights": CREDIT_WEIGHTS,
    "special_count_weights": SPECIAL_COUNT_WEIGHTS,
    "special_weights": SPECIAL_WEIGHTS,
    "bomb_count_weights": BOMB_COUNT_WEIGHTS,
    "bomb_weights": BOMB_WEIGHTS,
    "boost_increase": (BOOST_INCREASE,),
}
"""What tuning may turn; the award weights in the order of `AWARD_WEIGHTS`."""


def strip_symbols(strip: str) -> Ints:
    """The symbol codes of a strip written in letters."""
    return [LETTERS[letter] for letter in strip.replace(" ", "")]


def award_weights(chosen: Sequence[int]) -> Ints:
    """Weights by set of awards, bit n for award n, of weights in the order of `AWARD_WEIGHTS`."""
    weights = [0] * (1 << codes.AWARDS)
    for names, weight in zip(AWARD_WEIGHTS, chosen, strict=True):
        weights[sum(1 << AWARD_NAMES.index(name) for name in names)] = weight
    return weights


def lines() -> Lines:
    """The 95 lines and what they pay."""
    paths = [[codes.cell(reel, row) for reel, row in enumerate(rows)] for rows in LINE_ROWS]
    return lines_table(paths, PAYS, WILDS, own_rows=dict.fromkeys(WILDS, codes.WILD), symbols=codes.SYMBOLS)


def numbers(design: Design = DESIGN) -> Numbers:
    """Everything the rules need, laid out for them."""
    strips = [strip_symbols(strip) for strip in STRIPS]
    by_count = [0, *design["activation_chance"]]
    most_activations = 2 * codes.ROWS
    return Numbers(
        strips=table(strips),
        lengths=[len(strip) for strip in strips],
        lines=lines(),
        activation_chance=by_count + [by_count[-1]] * (most_activations + 1 - len(by_count)),
        award_weights=award_weights(design["award_weights"]),
        multiplier_weights=[*design["multiplier_weights"]],
        shelf_start=[*SHELF_START],
        shelf_step=[*SHELF_STEP],
        shelf_cap=[*SHELF_CAP],
        bonus=BonusNumbers(
            special_counts=[*design["special_count_weights"]],
            special_kinds=[*design["special_weights"]],
            values=[*design["credit_values"]],
            value_weights=[*design["credit_weights"]],
            bomb_counts=[*design["bomb_count_weights"]],
            bomb_multipliers=[*design["bomb_weights"]],
            boost_increase=[*design["boost_increase"]],
            cell_cap=[CELL_CAP],
        ),
    )

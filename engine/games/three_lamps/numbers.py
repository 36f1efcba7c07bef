"""The numbers of Three Lamps: pays, counts on the strips, weights, chances; `gemworks tune` turns them."""

from __future__ import annotations

from typing import Final

from engine.game import Design
from engine.games.three_lamps import codes
from engine.games.three_lamps.board import Numbers
from engine.games.three_lamps.bonus import BonusNumbers
from engine.games.three_lamps.gems import GemNumbers
from engine.games.three_lamps.grid import GridNumbers
from engine.kernel import Ints, table
from engine.lines import Lines, lines_table
from engine.strips import Stacks, put_between, spread, stacks_of

LINE_DIGITS: Final = (
    *("11111", "00000", "22222", "01210", "21012", "00100", "22122", "12221", "10001", "01110"),
    *("21112", "01010", "21212", "11011", "11211", "10101", "12121", "00122", "22100", "02020"),
)
LINE_ROWS: Final = tuple(tuple(map(int, digits)) for digits in LINE_DIGITS)
"""The 20 lines, the row on each reel from the top (L1)."""

PAYS: Final = {
    codes.PEACOCK: {3: 20, 4: 200, 5: 2000},
    codes.CARPET: {3: 15, 4: 100, 5: 600},
    codes.SCIMITAR: {3: 12, 4: 60, 5: 300},
    codes.TEAPOT: {3: 10, 4: 40, 5: 200},
    codes.SLIPPERS: {3: 8, 4: 30, 5: 120},
    codes.ACE: {3: 6, 4: 20, 5: 80},
    codes.KING: {3: 5, 4: 16, 5: 60},
    codes.QUEEN: {3: 5, 4: 15, 5: 50},
    codes.JACK: {3: 4, 4: 12, 5: 40},
    codes.TEN: {3: 4, 4: 12, 5: 40},
}
"""Coins for three, four and five of a kind; a line of wilds alone pays as the best symbol (L3)."""

BET: Final = codes.COINS_PER_BET
CASH_VALUES: Final = tuple(BET * quarters // 4 for quarters in (1, 2, 4, 8, 12, 20, 40))
"""0.25x, 0.5x, 1x, 2x, 3x, 5x and 10x the bet (L24)."""
MULTIPLIERS: Final = (2, 3, 5)
PRIZE_VALUES: Final = tuple(BET * bets for bets in (15, 50, 250, 1000, 2500))
"""Mini, Minor, Maxi, Major, Grand (L32)."""

DESIGN: Final[Design] = {
    "regulars": (2, 3, 3, 4, 4, 6, 6, 7, 7, 7),
    "wilds_0": (4, 6, 7, 7, 4),
    "wilds_1": (4, 6, 6, 6, 4),
    "wilds_2": (4, 6, 6, 6, 4),
    "wilds_3": (4, 4, 6, 6, 4),
    "gems": (2, 2, 2),
    "trigger_chances": (9_000, 5_900, 5_900),
    "join_chances": (60_000, 60_000, 60_000),
    "landing_low": (91_360, 4_900, 2_860, 480, 400),
    "landing_tall": (95_130, 3_100, 590, 230, 950),
    "cash_low": (14, 20, 26, 20, 10, 6, 4),
    "cash_tall": (28, 28, 24, 12, 5, 2, 1),
    "added": (30, 28, 20, 10, 6, 4, 2),
    "added_times": (4, 4, 4, 3, 3, 2, 1, 1),
    "multipliers": (70, 20, 10),
    "multiplied_times": (34, 22, 15, 11, 8, 5, 3, 2),
    "tokens": (650, 220, 100, 22, 8),
    "activation_chances": (120_000, 120_000, 100_000),
}
"""Counts: of the regular symbols on every strip, of wilds by reel at each level, of each gem a level has.
Weights: of nothing, cash and the gems on an empty cell of the low and of the tall grid; of cash; of what a
Treasure Gem adds and how often, from three to ten; of a Multiply Gem alike; of the prize of a token. Chances
in millionths by feature."""

LEVEL_GEMS: Final = (1, 2, 3, 3, 0)
"""How many kinds of gems the strips of each level hold (L4), and those of a bought round."""
REGULAR_STACKS: Final = (1,)
STRIP_ROOM: Final = 128
"""Places that a strip may have. The data is laid out for as many, so that counts can change in it."""


def wild_runs(count: int) -> Stacks:
    """So many wilds in runs of four and three (L2).

    Raises:
        ValueError: no such runs make the count.
    """
    for fours in range(count // 4, -1, -1):
        if (count - 4 * fours) % 3 == 0:
            return [[codes.WILD] * 4] * fours + [[codes.WILD] * 3] * ((count - 4 * fours) // 3)
    raise ValueError(f"{count} wilds do not stand in runs of three and four")


def strip_of(design: Design, strips: int, reel: int) -> Ints:
    """The strip of a reel at a level, or in a bought round (L2, L4, L39).

    Raises:
        ValueError: the strip is too long, or its stacks do not fit.
    """
    level = min(strips, codes.TOP_LEVEL)
    regulars = {code: stacks_of(code, count, REGULAR_STACKS) for code, count in enumerate(design["regulars"])}
    stacks = spread(regulars, reel)
    stacks = put_between(stacks, wild_runs(design[f"wilds_{level}"][reel]), reel)
    for feature in range(LEVEL_GEMS[strips]):
        gems = stacks_of(codes.FIRST_GEM + feature, design["gems"][feature], (1,))
        stacks = put_between(stacks, gems, reel + 3 * feature)
    places = [symbol for stack in stacks for symbol in stack]
    if len(places) > STRIP_ROOM:
        raise ValueError(f"a strip has {STRIP_ROOM} places at most, not {len(places)}")
    return places


def lines() -> Lines:
    """The 20 lines and what they pay."""
    paths = [[codes.cell(reel, row) for reel, row in enumerate(rows)] for rows in LINE_ROWS]
    return lines_table(paths, PAYS, {codes.WILD: 1}, {codes.WILD: codes.WILD}, symbols=codes.SYMBOLS)


def bonus_numbers(design: Design) -> BonusNumbers:
    """What the Lamp Bonus needs."""
    return BonusNumbers(
        GridNumbers(
            landing=table([design["landing_low"], design["landing_tall"]]),
            cash_values=[*CASH_VALUES],
            cash_weights=table([design["cash_low"], design["cash_tall"]]),
        ),
        GemNumbers(
            added_values=[*CASH_VALUES],
            added_weights=[*design["added"]],
            added_times=[*design["added_times"]],
            multipliers=[*MULTIPLIERS],
            multiplier_weights=[*design["multipliers"]],
            multiplied_times=[*design["multiplied_times"]],
            prize_values=[*PRIZE_VALUES],
            token_weights=[*design["tokens"]],
            activation_chances=[*design["activation_chances"]],
        ),
    )


def numbers(design: Design = DESIGN) -> Numbers:
    """Everything the rules need, laid out for them."""
    strips = [
        strip_of(design, level, reel) for level in range(len(LEVEL_GEMS)) for reel in range(codes.REELS)
    ]
    return Numbers(
        strips=table(places + [-1] * (STRIP_ROOM - len(places)) for places in strips),
        lengths=[len(places) for places in strips],
        lines=lines(),
        trigger_chances=[*design["trigger_chances"]],
        join_chances=[*design["join_chances"]],
        bought=[0, 1 << codes.TREASURE, 1 << codes.MULTIPLY, 1 << codes.PRIZE, codes.ALL_FEATURES],
        bonus=bonus_numbers(design),
    )

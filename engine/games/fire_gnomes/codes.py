"""Fire Gnomes in integers: cells, symbols, awards, events, sources and rules."""

from __future__ import annotations

from engine.kernel import kernel

REELS = 4
ROWS = 5
CELLS = REELS * ROWS
COINS_PER_BET = 15

# Symbols of the base game
CLUB = 0
HEART = 1
DIAMOND = 2
SPADE = 3
GREEN_MUSHROOM = 4
ORANGE_MUSHROOM = 5
PURPLE_MUSHROOM = 6
BLUE_MUSHROOM = 7
WILD = 8
WILD_X2 = 9
WILD_X3 = 10
WILD_X4 = 11
WILD_X5 = 12
SCATTER = 13
ACTIVATION = 14
WILD_BARREL = 15
MULTIPLIER_BARREL = 16
SILVER_SHIELD = 17
GOLD_SHIELD = 18
SYMBOLS = 19
REGULARS = 8
"""Codes below this are the regular symbols."""

# Feature awards, in the order in which they act (G24); a build-up symbol is FIRST_BUILD_UP + award
AWARD_WILDS = 0
AWARD_MULTIPLIERS = 1
AWARD_SILVER = 2
AWARD_GOLD = 3
AWARDS = 4
FIRST_BUILD_UP = WILD_BARREL

# Cells of the bonus board
VALUE = 0
RETRIGGER = 1
BOOST = 2
ROW = 3
COLUMN = 4
ORTHOGONAL = 5
SPECIALS = 5
FEWEST_SPECIALS = 5
MOST_SPECIALS = 7
BONUS_SPINS = 5
MOST_BOMBS = 3
MOST_BOMB_MULTIPLIER = 5
MOST_BONUS_SPINS = BONUS_SPINS + MOST_BOMB_MULTIPLIER * MOST_SPECIALS
"""Bound of a bonus (G41): every retrigger symbol acts once and adds at most five spins."""
MOST_REACHED = 1 + 4 * MOST_SPECIALS
"""Bound of a chain: the landing cell, and four targets at most for each special symbol."""

LONGEST_ROUND_BEFORE_BONUS = 1_200
"""Integers of the tape before a bonus: 95 line wins of 8, ten shelves, awards, the board."""
LONGEST_TAPE = (
    LONGEST_ROUND_BEFORE_BONUS
    + 2 * (2 * CELLS + 3)
    + MOST_BONUS_SPINS * (4 + MOST_BOMBS * (4 + MOST_REACHED * 6 + MOST_SPECIALS * (5 + CELLS)))
)
"""Bound of a round's tape: values have six integers, a boost 25, a spread nine at most."""

# Events; codes from 16 on are the game's own
SHELF_RAISED = 16
ACTIVATION_ROLLED = 17
FEATURE_STARTED = 18
WILDS_ADDED = 19
MULTIPLIERS_ADDED = 20
PRIZE_PAID = 21
SHELF_RESET = 22
BONUS_STARTED = 23
BONUS_SPIN_STARTED = 24
BOMB_LANDED = 25
VALUE_ACTIVATED = 26
SPINS_ADDED = 27
VALUES_BOOSTED = 28
CHAIN_SPREAD = 29
BONUS_ENDED = 30

# Sources of a round's win
SOURCE_LINES = 0
SOURCE_FEATURE_LINES = 1
SOURCE_SILVER = 2
SOURCE_GOLD = 3
SOURCE_BONUS = 4
SOURCES = ("lines", "feature_lines", "silver", "gold", "bonus")

# Rules whose acting is counted
FIRED_FEATURE = 0
FIRED_BONUS = 1
FIRED_NATURAL_WILD = 2
FIRED_SUBSTITUTED = 3
FIRED_WILD_ROW = 4
FIRED_MULTIPLIED = 5
FIRED_MULTIPLIED_TWICE = 6
FIRED_MULTIPLIED_WILD_ROW = 7
FIRED_LONE_SCATTER = 8
FIRED_ACTIVATION = 9
FIRED_SEVERAL_ACTIVATIONS = 10
FIRED_RAISED = 11
"""Four counters, one an award."""
FIRED_FULL_SHELF = 15
"""Four counters, one an award."""
FIRED_RAISED_THEN_AWARDED = 19
FIRED_AWARDED = 20
"""Four counters, one an award."""
FIRED_SEVERAL_AWARDS = 24
FIRED_FEATURE_AND_BONUS = 25
FIRED_HIT_AGAIN = 26
FIRED_RETRIGGER = 27
FIRED_OWN_RETRIGGER = 28
FIRED_BOOST = 29
FIRED_BOOST_AGAIN = 30
FIRED_ROW = 31
FIRED_COLUMN = 32
FIRED_ORTHOGONAL = 33
FIRED_CHAIN = 34
FIRED_SPENT = 35
FIRED_SEVERAL_BOMBS = 36
FIRED_LEFT_DARK = 37
FIRED_CELL_CAP = 38
FIRED_WIN_CAP = 39
FIRED_MOST_SPINS = 40

RULES = (
    "G19 feature triggered",
    "G12 bonus triggered",
    "G7 natural wild landed",
    "G7 wild substituted in a win",
    "G8 wilds paid their own row",
    "G9 wild multiplier multiplied a win",
    "G9 several wild multipliers multiplied one win",
    "G10 wild multiplier multiplied the wild row",
    "G12 single scatter awarded nothing",
    "G14 activation symbol landed without the feature",
    "G14 several activation symbols landed",
    "G15 wild barrel raised its shelf",
    "G15 multiplier barrel raised its shelf",
    "G15 silver shield raised its shelf",
    "G15 gold shield raised its shelf",
    "G16 wild barrel met a full shelf",
    "G16 multiplier barrel met a full shelf",
    "G16 silver shield met a full shelf",
    "G16 gold shield met a full shelf",
    "G18 shelf raised and awarded on one spin",
    "G21 added wilds awarded",
    "G21 added wild multipliers awarded",
    "G23 silver prize awarded",
    "G23 gold prize awarded",
    "G19 several awards activated together",
    "G26 feature and bonus on one spin",
    "G30 active value multiplied again",
    "G31 retrigger symbol activated",
    "G31 retrigger value reached again by its own bomb",
    "G32 credit boost activated",
    "G32 credit boost acted again for another bomb",
    "G33 row symbol activated",
    "G33 column symbol activated",
    "G34 orthogonal symbol activated",
    "G33 special symbol activated by a chain",
    "G35 spent special symbol reached again",
    "G37 several bombs on one spin",
    "G40 credit value left unactivated",
    "G39 cell stopped at the maximum credit value",
    "X5 win cap ended the round",
    "G41 bonus reached its greatest length",
)
GUARDS = frozenset({FIRED_CELL_CAP, FIRED_WIN_CAP, FIRED_MOST_SPINS})
"""Rules that ordinary play need not meet; scripted streams prove them."""


@kernel
def cell(reel: int, row: int) -> int:
    """The cell on a reel (0..3, from the left) and a row (0..4, from the top)."""
    return reel * ROWS + row

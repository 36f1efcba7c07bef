"""Three Lamps in integers: cells, symbols, features, prizes, events, sources and rules."""

from __future__ import annotations

from engine.kernel import kernel

REELS = 5
ROWS = 3
CELLS = REELS * ROWS
COINS_PER_BET = 20

# Symbols
PEACOCK = 0
CARPET = 1
SCIMITAR = 2
TEAPOT = 3
SLIPPERS = 4
ACE = 5
KING = 6
QUEEN = 7
JACK = 8
TEN = 9
REGULARS = 10
"""Codes below this are the regular symbols."""
WILD = 10
TREASURE_GEM = 11
MULTIPLY_GEM = 12
PRIZE_GEM = 13
FIRST_GEM = TREASURE_GEM
"""The gem of feature f is FIRST_GEM + f."""
CASH = 14
SYMBOLS = 15

# Features by their gem and lamp; a set of features has bit f for feature f
TREASURE = 0
MULTIPLY = 1
PRIZE = 2
FEATURES = 3
FEATURE_SETS = 1 << FEATURES
ALL_FEATURES = FEATURE_SETS - 1

# Levels (L8): the lamp of feature f is unlocked from level f + 1 on
TOP_LEVEL = FEATURES
PARTS = 12
"""Parts of a bar (L5)."""
PROGRESS = 0
"""`state[PROGRESS]`: parts collected over all bars; level n begins at n times `PARTS`."""
WITHOUT_GEMS = TOP_LEVEL + 1
"""The set of strips of a bought round, behind those of the levels (L39)."""

# The bonus grid: five columns; its low half is the bottom three rows (L21)
TALL_ROWS = 6
LOW_ROWS = 3
BONUS_CELLS = REELS * TALL_ROWS
RESPINS = 3
MOST_RESPINS = 250
"""Respins of one bonus at most (L37b)."""
FEWEST_TIMES = 3
"""Additions or multiplications of one gem at least; ten at most (L26, L27)."""
LANDED_CASH = 1
FIRST_LANDED_GEM = 2
OUTCOMES = FIRST_LANDED_GEM + FEATURES
"""What a respin may bring to an empty cell: nothing, cash, or the gem of a feature."""

# Prizes (L30 to L33)
GRAND = 4
PRIZES = 5
TOKENS = 3
BY_TOKENS = 0
BY_FULL_GRID = 1

LONGEST_TAPE = 8_192
"""Room for the rounds of ordinary play; a longer one is played again with more."""

# Events; codes from 16 on are the game's own
GEMS_PLACED = 16
GEMS_COLLECTED = 17
LAMP_UNLOCKED = 18
GEMS_ROLLED = 19
BONUS_STARTED = 20
RESPIN_STARTED = 21
SYMBOLS_LANDED = 22
VALUES_ADDED = 23
VALUES_MULTIPLIED = 24
TOKEN_SENT = 25
PRIZE_WON = 26
ACTIVATION_ROLLED = 27
GRID_GROWN = 28
BONUS_ENDED = 29

# Sources of a round's win
SOURCE_LINES = 0
SOURCE_CASH = 1
SOURCE_PRIZES = 2
SOURCES = ("lines", "cash", "prizes")

# Measures whose largest value a simulation reports
PEAK_RESPINS = 0
PEAK_CASH = 1
PEAKS = ("respins", "cash_cells")

# Rules whose acting is counted
FIRED_BONUS = -1
"""Seven counters, one a set of features from 1 on that a bonus began with."""
FIRED_SUBSTITUTED = 7
FIRED_WILDS_ALONE = 8
FIRED_COLLECTED = 9
"""Three counters, one a feature."""
FIRED_OVERSHOT = 12
FIRED_UNLOCKED = 13
"""Three counters, one a feature."""
FIRED_NO_TRIGGER = 16
FIRED_TRIGGERED = 17
"""Three counters, one a feature."""
FIRED_JOINED = 20
FIRED_RESET = 21
FIRED_TREASURE = 22
FIRED_ADDED_AGAIN = 23
FIRED_MULTIPLY = 24
FIRED_FEWER_CASH = 25
FIRED_TREASURE_THEN_MULTIPLY = 26
FIRED_TOKEN = 27
"""Five counters, one a prize."""
FIRED_PRIZE = 32
"""Five counters, one a prize won by tokens."""
FIRED_FULL_GRID = 37
FIRED_FULL_LOW_GRID = 38
FIRED_IDLE_GEM = 39
FIRED_ACTIVATED = 40
"""Three counters, one a feature."""
FIRED_GROWN = 43
FIRED_SECOND_GRAND = 44
FIRED_MOST_RESPINS = 45
FIRED_CELL_CAP = 46
FIRED_WIN_CAP = 47

RULES = (
    "L10 bonus with Treasure",
    "L10 bonus with Multiply",
    "L10 bonus with Treasure and Multiply",
    "L10 bonus with Prize",
    "L10 bonus with Treasure and Prize",
    "L10 bonus with Multiply and Prize",
    "L10 bonus with all features",
    "L3 wild substituted in a win",
    "L3 wilds alone paid as the best symbol",
    "L5 Treasure Gem collected",
    "L5 Multiply Gem collected",
    "L5 Prize Gem collected",
    "L6 bar overshot",
    "L8 Treasure Lamp unlocked",
    "L8 Multiply Lamp unlocked",
    "L8 Prize Lamp unlocked",
    "L9 active gems triggered nothing",
    "L9 Treasure Gem triggered the bonus",
    "L9 Multiply Gem triggered the bonus",
    "L9 Prize Gem triggered the bonus",
    "L9 gem joined a trigger",
    "L19 respins reset",
    "L26 Treasure Gem added",
    "L26 cash was added to again",
    "L27 Multiply Gem multiplied",
    "L27 fewer cash symbols than multiplications",
    "L28 Treasure and Multiply Gems in one respin",
    "L30 token sent to Mini",
    "L30 token sent to Minor",
    "L30 token sent to Maxi",
    "L30 token sent to Major",
    "L30 token sent to Grand",
    "L32 Mini won by tokens",
    "L32 Minor won by tokens",
    "L32 Maxi won by tokens",
    "L32 Major won by tokens",
    "L32 Grand won by tokens",
    "L35 full grid awarded the Grand",
    "L35 full grid of three rows ended the bonus",
    "L29 gem of a feature that is not active did nothing",
    "L17 Treasure activated",
    "L17 Multiply activated",
    "L17 Prize activated",
    "L21 grid grew",
    "L33 Grand won twice",
    "L37b bonus reached its greatest length",
    "L37b cash symbol stopped at the win cap",
    "X5 win cap ended the round",
)
GUARDS = frozenset(
    {FIRED_FULL_LOW_GRID, FIRED_SECOND_GRAND, FIRED_MOST_RESPINS, FIRED_CELL_CAP, FIRED_WIN_CAP}
)
"""Rules that ordinary play need not meet; scripted streams prove them."""


@kernel
def cell(reel: int, row: int) -> int:
    """The cell on a reel (0..4, from the left) and a row (0..2, from the top)."""
    return reel * ROWS + row

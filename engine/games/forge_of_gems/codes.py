"""Forge of Gems in integers: cells, symbols, the forge reel, events, sources and rules."""

from __future__ import annotations

from engine.kernel import kernel

REELS = 5
ROWS = 3
CELLS = REELS * ROWS
COINS_PER_BET = 10
"""A coin is 0.1 bets, the unit of every pay (X1)."""

# Symbols of the reels
BLUE_GEM = 0
ORANGE_GEM = 1
GREEN_GEM = 2
PINK_GEM = 3
ACE = 4
KING = 5
QUEEN = 6
JACK = 7
TEN = 8
WILD = 9
SCATTER = 10
NORMALS = 9
"""Codes below this are the normal symbols."""

# Symbols of the forge reel; the scatter is on it too
VERTICAL_WILD = 11
HORIZONTAL_WILD = 12
VERTICAL_SPLITTER = 13
HORIZONTAL_SPLITTER = 14
MULTIPLIER = 15
BLANK = 16
SYMBOLS = 17
FIRST_FORGE = VERTICAL_WILD

MOST_COPIES = 3
"""A cell holds one symbol, up to three times (F7, F25)."""
TALLEST = (9, 8, 7, 8, 9)
"""The most copies on each reel, so that no board has more than 36,288 ways (F7)."""
MOST_WAYS = 36_288

# What a GEMBOX is opened with: three, four, five or more scatters (F30)
BOXES = 3
OPTIONS = 3
FEWEST_SCATTERS = 3

# Events; codes from 16 on are the game's own
BOARD_LANDED = 16
WAYS_COUNTED = 17
CELLS_REMOVED = 18
REEL_CASCADED = 19
MULTIPLIER_RAISED = 20
WILDS_MADE = 21
CELLS_SPLIT = 22
SPLITTER_VANISHED = 23
SPIN_ENDED = 24
GEM_BOX_OPENED = 25
FREE_SPIN_STARTED = 26
FREE_SPINS_ENDED = 27

# Sources of a round's win
SOURCE_CASCADES = 0
SOURCE_PRIZE = 1
SOURCE_FREE_SPINS = 2
SOURCES = ("cascades", "gembox_prizes", "free_spins")

# Measures whose largest value is kept
PEAK_WAYS = 0
PEAK_CASCADES = 1
PEAK_MULTIPLIER = 2
PEAKS = ("ways", "cascades", "multiplier")


LONG_CASCADE = 5
"""Cascades of one spin that are counted as a long one."""

# Rules whose acting is counted
FIRED_GEM_BOX = 0
FIRED_FREE_SPINS = 1
FIRED_PRIZE = 2
FIRED_BOX = 3
"""Nine counters: for the box of three, four, five or more scatters its three options."""
FIRED_CASCADE = 12
FIRED_LONG_CASCADE = 13
FIRED_SEVERAL_WINS = 14
FIRED_ALL_REELS = 15
FIRED_SUBSTITUTED = 16
FIRED_WILD_ROW = 17
FIRED_COPIES_WON = 18
FIRED_MULTIPLIED = 19
FIRED_MULTIPLIER = 20
FIRED_BLANK = 21
FIRED_SCATTER_DROPPED = 22
FIRED_SCATTERS_SHORT = 23
FIRED_VERTICAL_WILD = 24
FIRED_HORIZONTAL_WILD = 25
FIRED_VERTICAL_SPLITTER = 26
FIRED_HORIZONTAL_SPLITTER = 27
FIRED_SEVERAL_EFFECTS = 28
FIRED_TIE = 29
FIRED_PENDING_SPLIT = 30
FIRED_MOST_COPIES = 31
FIRED_HEIGHT_KEPT = 32
FIRED_MOST_WAYS = 33
FIRED_WIN_CAP = 34

RULES = (
    "F30 GEMBOX awarded",
    "F4 free spins played",
    "F19 GEMBOX prize paid",
    "F31 box of 3 scatters: prize",
    "F31 box of 3 scatters: 8 free spins",
    "F31 box of 3 scatters: 10 free spins",
    "F31 box of 4 scatters: prize",
    "F31 box of 4 scatters: 10 free spins",
    "F31 box of 4 scatters: 15 free spins",
    "F32 box of 5 scatters: prize and 10 free spins",
    "F32 box of 5 scatters: 15 free spins",
    "F32 box of 5 scatters: 20 free spins",
    "F9 winning spin cascaded",
    "F9 five cascades on one spin",
    "F15 several symbols won at once",
    "F15 win over all reels",
    "F17 wild substituted in a win",
    "F15 wilds paid their own row",
    "F26 cell with several copies won",
    "F19 win multiplier multiplied a win",
    "F18 Multiplier cascaded",
    "F28 Blank cascaded",
    "F29 scatter cascaded from the forge reel",
    "F30 fewer than three scatters awarded nothing",
    "F21 Vertical WILD acted",
    "F22 Horizontal WILD acted",
    "F23 Vertical Splitter acted",
    "F24 Horizontal Splitter acted",
    "F13 several forge symbols acted in one cascade",
    "F22 matching symbol decided by a tie",
    "F24 forge symbol split before it acted",
    "F25 cell kept at three copies",
    "F7 reel kept at its height",
    "F7 board of 36,288 ways",
    "X5 win cap ended the round",
)
GUARDS = frozenset({FIRED_MOST_WAYS, FIRED_WIN_CAP})
"""Rules that ordinary play need not meet; scripted streams prove them."""


@kernel
def cell(reel: int, row: int) -> int:
    """The cell on a reel (0..4, from the left) and a row (0..2, from the top)."""
    return reel * ROWS + row

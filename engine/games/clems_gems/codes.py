"""Clem's Gems in integers: cells, symbols, features, events, sources and rules."""

from __future__ import annotations

from engine.kernel import kernel

REELS = 5
ROWS = 3
CELLS = REELS * ROWS
COINS_PER_BET = 80
"""Credits of a bet multiplier of 1 (C1); a coin is what the rules call a credit."""

# Regular symbols
ACE = 0
KING = 1
QUEEN = 2
JACK = 3
TEN = 4
NINE = 5
PICKAXE = 6
MAP = 7
LANTERN = 8
TNT = 9
CLEM = 10
REGULARS = 11
"""Codes below this are the regular symbols; those from `PICKAXE` on turn to Diamonds, level by level."""

# Wild gems; the gem of feature f is FIRST_COLOUR + f
PURPLE_GEM = 11
RED_GEM = 12
GREEN_GEM = 13
GOLD_GEM = 14
FIRST_COLOUR = PURPLE_GEM

# Diamonds and what substitutes for them; codes from `DIAMOND` on count as Diamonds
DIAMOND = 15
BOOSTED_DIAMOND = 16
PLUS_ONE = 17
PLUS_TWO = 18
MINI_DIAMOND = 19
MINOR_DIAMOND = 20
MAJOR_DIAMOND = 21
GRAND_DIAMOND = 22
TIMES_TWO = 23
TIMES_THREE = 24
TIMES_FIVE = 25

# Bonus Diamonds as they stand on the strips; none is ever seen at rest
SPIN_DIAMOND = 26
PRIZE_DIAMOND = 27
MULTIPLIER_DIAMOND = 28
SYMBOLS = 29

# Features by the colour of their gem and cart (C23); a set of features has bit f for feature f
BOOSTED_PRIZES = 0
SYMBOL_UPGRADE = 1
EXTRA_SPINS = 2
FEATURES = 3
FEATURE_SETS = 1 << FEATURES
ALL_FEATURES = FEATURE_SETS - 1
NO_FEATURE = 0

SPINS_PER_FEATURE = 5
"""Extra spins that a cart or an activation awards."""
MOST_SPINS = 200
"""Extra spins of one bonus at most (C28)."""
LEVELS = 5
FIRST_LEVEL_WILDS = 3
"""Wilds of the first level of the Symbol Upgrade; each later one asks for one more (C32)."""
FEWEST_DIAMOND_REELS = 2
JACKPOTS = 4
"""Prizes of a Bonus Diamond, from Mini to Grand."""

LONGEST_SPIN = 480
"""Integers of the tape for one spin: 40 line wins of 8, the board, prizes, levels and activations."""
LONGEST_TAPE = 16 * LONGEST_SPIN
"""Room for the rounds of ordinary play; a longer one is played again with more."""

# Events; codes from 16 on are the game's own
PRIZES_DRAWN = 16
DIAMONDS_PAID = 17
JACKPOT_WON = 18
CARTS_ROLLED = 19
BONUS_STARTED = 20
EXTRA_SPIN_STARTED = 21
SPINS_ADDED = 22
WILDS_COLLECTED = 23
LEVEL_COMPLETED = 24
ACTIVATIONS_ROLLED = 25
FEATURE_ACTIVATED = 26
BONUS_ENDED = 27

# Sources of a round's win
SOURCE_LINES = 0
SOURCE_DIAMONDS = 1
SOURCE_EXTRA_LINES = 2
SOURCE_EXTRA_DIAMONDS = 3
SOURCE_JACKPOTS = 4
SOURCES = ("lines", "diamonds", "extra_lines", "extra_diamonds", "jackpots")

# Measures whose largest value a simulation reports
PEAK_SPINS = 0
PEAK_LEVELS = 1
PEAKS = ("extra_spins", "levels")

# Rules whose acting is counted
FIRED_DIAMONDS = 0
FIRED_TWO_REELS = 1
FIRED_BEYOND_REACH = 2
FIRED_SEVERAL_ON_REEL = 3
FIRED_SUBSTITUTED = 4
FIRED_COLOURS = 5
FIRED_MIXED = 6
FIRED_GOLD_SUBSTITUTED = 7
FIRED_GOLD = 8
FIRED_NO_CART = 9
FIRED_HOT = 10
FIRED_CART = 11
FIRED_BONUS = 11
"""Seven counters behind `FIRED_CART`, one a set of carts from 1 to 7."""
FIRED_TRIGGER_PAID = 19
FIRED_FEATURES = 19
"""Seven counters behind `FIRED_TRIGGER_PAID`, one a set of features that an extra spin began with."""
FIRED_PLUS_ONE = 27
FIRED_PLUS_TWO = 28
FIRED_PLUS_WITHOUT_WIN = 29
FIRED_SEVERAL_PLUS = 30
FIRED_COLLECTED = 31
FIRED_LEVEL = 31
"""Five counters behind `FIRED_COLLECTED`, one a level from 1 to 5."""
FIRED_SURPLUS = 37
FIRED_SEVERAL_LEVELS = 38
FIRED_TURNED = 39
FIRED_JACKPOT = 40
"""Four counters, from Mini to Grand."""
FIRED_JACKPOT_MISSED = 44
FIRED_BOOSTED = 45
FIRED_BOOSTED_MADE = 46
FIRED_MULTIPLIED = 47
"""Three counters: by two, three and five."""
FIRED_BOOSTED_MULTIPLIED = 50
FIRED_ACTIVATED = 51
"""Three counters, one a feature."""
FIRED_SEVERAL_ACTIVATED = 54
FIRED_ON_LAST_SPIN = 55
FIRED_MOST_SPINS = 56
FIRED_SEVERAL_MULTIPLIERS = 57
FIRED_WIN_CAP = 58

RULES = (
    "C5 Diamond Prizes awarded",
    "C5 Diamond Prizes awarded on two reels",
    "C5 Diamonds lay beyond a reel without one",
    "C6 several Diamonds on one reel awarded",
    "C12 coloured gem substituted in a win",
    "C13 gems of one colour paid their row",
    "C13 gems of several colours paid mixed",
    "C14 Gold Gem substituted in a win",
    "C14 Gold Gems paid their row",
    "C17 coloured gems brought no cart",
    "C17 spin was hot",
    "C17 cart bonus awarded",
    "C17 Purple Cart Bonus",
    "C17 Red Cart Bonus",
    "C49 Purple and Red Cart Double Bonus",
    "C17 Green Cart Bonus",
    "C50 Purple and Green Cart Double Bonus",
    "C51 Red and Green Cart Double Bonus",
    "C52 Green, Red and Purple Cart Triple Bonus",
    "C19 triggering spin paid as well",
    "C21 extra spin with Boosted Prizes",
    "C21 extra spin with Symbol Upgrade",
    "C21 extra spin with Boosted Prizes and Symbol Upgrade",
    "C21 extra spin with Extra Spins",
    "C21 extra spin with Boosted Prizes and Extra Spins",
    "C21 extra spin with Symbol Upgrade and Extra Spins",
    "C22 extra spin with all features",
    "C25 +1 Extra Spin",
    "C25 +2 Extra Spins",
    "C27 extra spins added without a Diamond win",
    "C27 several extra spin symbols on one spin",
    "C30 wild collected",
    "C32 level 1 completed",
    "C32 level 2 completed",
    "C32 level 3 completed",
    "C32 level 4 completed",
    "C32 level 5 completed",
    "C31 surplus wilds carried to the next level",
    "C31 several levels completed on one spin",
    "C34 turned symbol landed as a Diamond",
    "C36 Mini won",
    "C36 Minor won",
    "C36 Major won",
    "C36 Grand won",
    "C38 Bonus Diamond out of reach",
    "C40 Boosted Diamond Prize awarded",
    "C41 Boosted Diamonds made the win on reel 2",
    "C43 Diamond Prizes multiplied by 2",
    "C43 Diamond Prizes multiplied by 3",
    "C43 Diamond Prizes multiplied by 5",
    "C43 Boosted Diamond Prizes multiplied",
    "C46 Boosted Prizes activated",
    "C46 Symbol Upgrade activated",
    "C46 Extra Spins activated",
    "C46 several features activated on one spin",
    "C47 feature activated on the last spin",
    "C28 bonus reached its greatest length",
    "C44 several multipliers added",
    "X5 win cap ended the round",
)
GUARDS = frozenset({FIRED_MOST_SPINS, FIRED_SEVERAL_MULTIPLIERS, FIRED_WIN_CAP})
"""Rules that ordinary play need not meet; scripted streams and boards prove them."""


@kernel
def cell(reel: int, row: int) -> int:
    """The cell on a reel (0..4, from the left) and a row (0..2, from the top)."""
    return reel * ROWS + row

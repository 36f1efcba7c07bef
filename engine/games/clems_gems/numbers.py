"""The numbers of Clem's Gems: pays, counts on the strips, weights, chances; `gemworks tune` turns them."""

from __future__ import annotations

from typing import Final

from engine.game import Design
from engine.games.clems_gems import codes
from engine.games.clems_gems.board import Numbers
from engine.kernel import Ints, table
from engine.lines import Lines, lines_table
from engine.strips import Stacks, put_between, spread, stacks_of

LINE_DIGITS: Final = (
    *("11111", "00000", "22222", "01210", "21012", "00100", "22122", "10001", "12221", "01110"),
    *("21112", "10101", "12121", "01010", "21212", "11011", "11211", "00122", "22100", "10012"),
    *("12210", "00111", "22111", "11100", "11122", "01100", "21122", "00110", "22112", "10000"),
    *("12222", "00001", "22221", "02020", "20202", "02220", "20002", "10201", "12021", "11012"),
)
LINE_ROWS: Final = tuple(tuple(map(int, digits)) for digits in LINE_DIGITS)
"""The 40 lines, the row on each reel from the top (C1)."""

GEM_PAYS: Final = {3: 50, 4: 120, 5: 200}
HIGH_CARD_PAYS: Final = {3: 16, 4: 40, 5: 100}
COURT_PAYS: Final = {3: 12, 4: 30, 5: 80}
LOW_CARD_PAYS: Final = {3: 10, 4: 25, 5: 60}
PAYS: Final = {
    codes.ACE: HIGH_CARD_PAYS,
    codes.KING: HIGH_CARD_PAYS,
    codes.QUEEN: COURT_PAYS,
    codes.JACK: COURT_PAYS,
    codes.TEN: LOW_CARD_PAYS,
    codes.NINE: LOW_CARD_PAYS,
    codes.PICKAXE: {3: 20, 4: 50, 5: 120},
    codes.MAP: {3: 20, 4: 60, 5: 130},
    codes.LANTERN: {3: 25, 4: 70, 5: 140},
    codes.TNT: {3: 30, 4: 80, 5: 160},
    codes.CLEM: {3: 40, 4: 100, 5: 180},
    codes.RED_GEM: GEM_PAYS,
    codes.GOLD_GEM: GEM_PAYS,
}
"""Credits for three, four and five; 200 for five gems is published, the others are ours."""

OWN_ROWS: Final = {
    codes.PURPLE_GEM: codes.RED_GEM,
    codes.RED_GEM: codes.RED_GEM,
    codes.GREEN_GEM: codes.RED_GEM,
    codes.GOLD_GEM: codes.GOLD_GEM,
}
"""Purple, red and green gems pay mixed (C13), Gold Gems for themselves (C14)."""

# Credits by reel, from the first (C4, C40)
CREDIT_VALUES: Final = (
    (20, 30, 40, 60, 80),
    (20, 30, 40, 60, 80),
    (100, 120, 150, 200, 250),
    (100, 120, 150, 200, 250),
    (200, 300, 400, 500, 750, 1000, 1500),
)
BOOSTED_REELS: Final = (1, 2, 3)
BOOSTED_VALUES: Final = (
    (),
    (1000, 1250, 1500, 2000),
    (1500, 1750, 2000, 2500),
    (2500, 3000, 4000, 5000),
    (),
)
JACKPOT_VALUES: Final = (800, 2_000, 8_000, 80_000)
"""Mini, Minor, Major, Grand (C36)."""
MULTIPLIER_VALUES: Final = (2, 3, 5)

DESIGN: Final[Design] = {
    "regulars": (3, 8, 3, 8, 5, 9, 3, 4, 3, 5, 4),
    "gold_gems": (3, 5, 6, 5, 5),
    "diamonds": (9, 9, 7, 6, 6),
    "extra_gold_gems": (4, 5, 6, 6, 6),
    "extra_diamonds": (34, 31, 24, 20, 18),
    "spin_diamonds": (3,),
    "boosted_diamonds": (2, 2, 2),
    "prize_diamonds": (1,),
    "multiplier_diamonds": (2,),
    "gem_weights": (1, 1, 1),
    "credits_1_2": (25, 25, 25, 15, 10),
    "credits_3_4": (30, 25, 22, 13, 10),
    "credits_5": (30, 25, 18, 12, 9, 4, 2),
    "boosted": (45, 30, 17, 8),
    "spins": (70, 30),
    "jackpots": (8000, 1700, 290, 10),
    "multipliers": (60, 30, 10),
    "hot_chance": (5_000,),
    "cart_chances": (5_150, 5_150, 5_150),
    "hot_cart_chances": (800_000, 800_000, 800_000),
    "activation_chances": (166_300, 166_300, 166_300),
}
"""Counts: of the regular symbols on every strip; of Gold Gems and Diamonds by reel, on the strips of the
paid game and of extra spins; of Bonus and Boosted Diamonds added by a feature. Weights: of the gem colours,
of credits on reels 1 and 2, 3 and 4, 5 and on Boosted Diamonds, of +1 and +2, Mini to Grand, ×2, ×3, ×5.
Chances in millionths by colour: see `Numbers`."""

CREDITS: Final = ("credits_1_2", "credits_1_2", "credits_3_4", "credits_3_4", "credits_5")
REGULAR_STACKS: Final = (3,)
DIAMOND_STACKS: Final = (2, 3, 1)
SPIN_STACKS: Final = (2, 1)
ALONE: Final = (1,)
"""Sizes of stacks. Multipliers stand alone and far apart, so that one is in view at most (C44)."""
STRIP_ROOM: Final = 256
"""Places that a strip may have. The data is laid out for as many, so that counts can change in it."""


def added_by(design: Design, features: int, reel: int) -> list[Stacks]:
    """The special Diamonds that a set of features adds to a reel, kind by kind (C24, C29, C39)."""
    added = []
    if features & (1 << codes.EXTRA_SPINS) and reel == 0:
        added.append(stacks_of(codes.SPIN_DIAMOND, design["spin_diamonds"][0], SPIN_STACKS))
    if features & (1 << codes.SYMBOL_UPGRADE) and reel == codes.REELS - 1:
        added.append(stacks_of(codes.PRIZE_DIAMOND, design["prize_diamonds"][0], ALONE))
    if features & (1 << codes.BOOSTED_PRIZES) and reel in BOOSTED_REELS:
        count = design["boosted_diamonds"][BOOSTED_REELS.index(reel)]
        added.append(stacks_of(codes.BOOSTED_DIAMOND, count, ALONE))
    if features & (1 << codes.BOOSTED_PRIZES) and reel == codes.REELS - 1:
        count = design["multiplier_diamonds"][0]
        added.append(stacks_of(codes.MULTIPLIER_DIAMOND, count, ALONE))
    return added


def strip_of(design: Design, features: int, reel: int) -> Ints:
    """The strip of a reel in a spin with a set of features, of the paid game for none.

    Raises:
        ValueError: the strip is too long, or its Diamonds do not fit.
    """
    kind = "extra_" if features else ""
    regulars = {code: stacks_of(code, count, REGULAR_STACKS) for code, count in enumerate(design["regulars"])}
    gems = stacks_of(codes.GOLD_GEM, design[kind + "gold_gems"][reel], ALONE)
    stacks = spread(regulars | {codes.GOLD_GEM: gems}, reel)
    diamonds = stacks_of(codes.DIAMOND, design[kind + "diamonds"][reel], DIAMOND_STACKS)
    for added in (diamonds, *added_by(design, features, reel)):
        stacks = put_between(stacks, added, reel)
    places = [symbol for stack in stacks for symbol in stack]
    if len(places) > STRIP_ROOM:
        raise ValueError(f"a strip has {STRIP_ROOM} places at most, not {len(places)}")
    return places


def lines() -> Lines:
    """The 40 lines and what they pay."""
    paths = [[codes.cell(reel, row) for reel, row in enumerate(rows)] for rows in LINE_ROWS]
    return lines_table(paths, PAYS, dict.fromkeys(OWN_ROWS, 1), OWN_ROWS, symbols=codes.SYMBOLS)


def numbers(design: Design = DESIGN) -> Numbers:
    """Everything the rules need, laid out for them."""
    strips = [
        strip_of(design, features, reel)
        for features in range(codes.FEATURE_SETS)
        for reel in range(codes.REELS)
    ]
    boosted = [design["boosted"] if values else () for values in BOOSTED_VALUES]
    return Numbers(
        strips=table(places + [-1] * (STRIP_ROOM - len(places)) for places in strips),
        lengths=[len(places) for places in strips],
        lines=lines(),
        gem_weights=[*design["gem_weights"]],
        credit_values=table(CREDIT_VALUES, filler=0),
        credit_weights=table((design[name] for name in CREDITS), filler=0),
        boosted_values=table(BOOSTED_VALUES, filler=0),
        boosted_weights=table(boosted, filler=0),
        spin_weights=[*design["spins"]],
        jackpot_values=[*JACKPOT_VALUES],
        jackpot_weights=[*design["jackpots"]],
        multiplier_values=[*MULTIPLIER_VALUES],
        multiplier_weights=[*design["multipliers"]],
        hot_chance=[*design["hot_chance"]],
        cart_chances=table([design["cart_chances"], design["hot_cart_chances"]]),
        activation_chances=[*design["activation_chances"]],
    )

"""What of Clem's Gems has a closed form: the pays of the paid game, and how often each cart bonus comes.

The reels are independent, and a reel stops at each place of its strip equally often. Every Gold Gem turns by
itself, and every Diamond draws its credits by itself. So all below are sums over the windows of single reels.
A paid spin never comes near the win cap.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from engine.game import Game
from engine.games.clems_gems import BONUSES, codes
from engine.games.clems_gems.board import Numbers
from engine.kernel import Ints
from engine.stream import CHANCE_UNIT
from lab.exact.closed import Closed
from lab.exact.lines import Chances, expected_lines


def closed_forms(game: Game) -> Closed:
    """The exact figures of the game."""
    numbers: Numbers = game.numbers
    sources = {"lines": paid_lines(numbers), "diamonds": paid_diamonds(numbers)}
    return Closed(
        {name: coins / game.coins_per_bet for name, coins in sources.items()}, cart_frequencies(numbers)
    )


def paid_strip(numbers: Numbers, reel: int) -> Ints:
    """The strip of a reel in the paid game."""
    return numbers.strips[reel][: numbers.lengths[reel]]


def windows(strip: Ints) -> Iterator[Ints]:
    """What a reel shows at each of its stops."""
    for stop in range(len(strip)):
        yield [strip[(stop + row) % len(strip)] for row in range(codes.ROWS)]


def shares(weights: Sequence[int]) -> list[Fraction]:
    """Weights as chances."""
    return [Fraction(weight, sum(weights)) for weight in weights]


def cell_chances(numbers: Numbers, reel: int) -> Chances:
    """How likely a cell of a reel shows each symbol of the paid game, gems by the colour they turn to."""
    strip = paid_strip(numbers, reel)
    chances = {symbol: Fraction(strip.count(symbol), len(strip)) for symbol in {*strip}}
    gold = chances.pop(codes.GOLD_GEM)
    colours = {
        codes.FIRST_COLOUR + feature: gold * share
        for feature, share in enumerate(shares(numbers.gem_weights))
    }
    return chances | colours


def paid_lines(numbers: Numbers) -> Fraction:
    """Coins of line wins in a paid spin (C1, C12, C13)."""
    return expected_lines(numbers.lines, [cell_chances(numbers, reel) for reel in range(codes.REELS)])


def paid_diamonds(numbers: Numbers) -> Fraction:
    """Coins of Diamond Prizes in a paid spin (C3 to C6).

    A Diamond pays if every reel before it shows one, and the second reel too, whatever its own reel shows. So
    each reel brings its mean number of Diamonds, times their mean credits, times those chances.
    """
    shown: list[Fraction] = []
    means: list[Fraction] = []
    for reel in range(codes.REELS):
        counts = [window.count(codes.DIAMOND) for window in windows(paid_strip(numbers, reel))]
        credits_of_one = sum(
            share * value
            for share, value in zip(
                shares(numbers.credit_weights[reel]), numbers.credit_values[reel], strict=True
            )
        )
        shown.append(Fraction(sum(count > 0 for count in counts), len(counts)))
        means.append(Fraction(sum(counts), len(counts)) * credits_of_one)
    total = means[0] * shown[1]
    before = Fraction(1)
    for reel in range(1, codes.REELS):
        before *= shown[reel - 1]
        total += means[reel] * before
    return total


def gold_gems(numbers: Numbers) -> dict[int, Fraction]:
    """The chance of each number of Gold Gems on the board before they turn."""
    board = {0: Fraction(1)}
    for reel in range(codes.REELS):
        strip = paid_strip(numbers, reel)
        longer: dict[int, Fraction] = {}
        for window in windows(strip):
            for count, chance in board.items():
                more = count + window.count(codes.GOLD_GEM)
                longer[more] = longer.get(more, Fraction(0)) + chance / len(strip)
        board = longer
    return board


def colours_in_view(numbers: Numbers) -> dict[int, Fraction]:
    """The chance of each set of gem colours on the board of a paid spin (C10)."""
    turned = shares(numbers.gem_weights)
    seen = dict.fromkeys(range(codes.FEATURE_SETS), Fraction(0))
    for count, chance in gold_gems(numbers).items():
        sets = {0: chance}
        for _gem in range(count):
            wider: dict[int, Fraction] = {}
            for colours, likely in sets.items():
                for feature, share in enumerate(turned):
                    wide = colours | 1 << feature
                    wider[wide] = wider.get(wide, Fraction(0)) + likely * share
            sets = wider
        for colours, likely in sets.items():
            seen[colours] += likely
    return seen


def cart_frequencies(numbers: Numbers) -> dict[str, Fraction]:
    """The chance of each cart bonus on a paid spin, and of any (C16 to C18)."""
    hot = Fraction(numbers.hot_chance[0], CHANCE_UNIT)
    found = dict.fromkeys(range(codes.FEATURE_SETS), Fraction(0))
    for seen, likely in colours_in_view(numbers).items():
        for kind, chances in zip((1 - hot, hot), numbers.cart_chances, strict=True):
            for carts in range(codes.FEATURE_SETS):
                if carts & ~seen == 0:
                    found[carts] += likely * kind * chance_of(seen, carts, chances)
    named = {name: found[carts] for carts, name in enumerate(BONUSES, start=1)}
    return {"cart": sum(named.values(), Fraction(0))} | named


def chance_of(seen: int, carts: int, chances: Ints) -> Fraction:
    """The chance that of the colours seen exactly these trigger their carts."""
    product = Fraction(1)
    for feature in range(codes.FEATURES):
        if seen & (1 << feature):
            roll = Fraction(chances[feature], CHANCE_UNIT)
            product *= roll if carts & (1 << feature) else 1 - roll
    return product

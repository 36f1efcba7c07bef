"""Rounds of Clem's Gems that ordinary play hardly meets, each led by a script through its real strips."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from engine import Round, Stake, play
from engine.games.clems_gems import codes
from tests.engine.clems_gems.scripting import (
    ALL,
    COLOURS,
    EXTRA,
    GAME,
    NUMBERS,
    REELS,
    SEEDS,
    UPGRADE,
    Script,
)

GOLD = (codes.GOLD_GEM,)
DIAMOND = (codes.DIAMOND,)
BOOSTED_DIAMOND = (codes.BOOSTED_DIAMOND,)
LETTERS = {
    codes.DIAMOND: "D",
    codes.BOOSTED_DIAMOND: "B",
    codes.SPIN_DIAMOND: "+",
    codes.PRIZE_DIAMOND: "$",
    codes.MULTIPLIER_DIAMOND: "x",
}


class RealScript(Script):
    """Collects words for spins of the game's own strips; `levels` of the Symbol Upgrade are complete."""

    def __init__(self) -> None:
        super().__init__()
        self.levels = 0

    def window(self, reel: int, stop: int) -> list[int]:
        """What a reel shows at a stop, turned symbols as Diamonds."""
        place = self.active * REELS + reel
        length = NUMBERS.lengths[place]
        shown = [NUMBERS.strips[place][(stop + row) % length] for row in range(codes.ROWS)]
        turned = range(codes.PICKAXE, codes.PICKAXE + self.levels)
        return [codes.DIAMOND if symbol in turned else symbol for symbol in shown]

    def stop_with(self, reel: int, wanted: Sequence[int]) -> int:
        """The first stop whose window shows all that is wanted, and no gem that is not."""
        for stop in range(NUMBERS.lengths[self.active * REELS + reel]):
            shown = self.window(reel, stop)
            if all(shown.count(symbol) >= wanted.count(symbol) for symbol in wanted) and (
                shown.count(codes.GOLD_GEM) == wanted.count(codes.GOLD_GEM)
            ):
                return stop
        raise LookupError(f"no window of reel {reel} shows {wanted}")

    def reels(self, wanted: Sequence[Sequence[int]], gems: str = "", **choices: int) -> RealScript:
        """A spin whose reels show what is wanted.

        `gems` are what the Gold Gems turn to in turn, `choices` by the name of a symbol what each carries.
        """
        stops = [self.stop_with(reel, symbols) for reel, symbols in enumerate(wanted)]
        for reel, stop in enumerate(stops):
            self.draw(stop, NUMBERS.lengths[self.active * REELS + reel])
        self.seen = 0
        colours = iter(gems)
        for reel, stop in enumerate(stops):
            for symbol in self.window(reel, stop):
                if symbol == codes.GOLD_GEM:
                    self.settle(next(colours), reel, [])
                elif symbol in LETTERS:
                    self.settle(LETTERS[symbol], reel, [choices.get(GAME.symbols[symbol].split("-")[0], 0)])
        return self

    def play(self, bet: int = 80, limit: int = 0) -> Round:
        return play(GAME, Stake(bet, limit=limit), (), SEEDS, 0, tuple(self.words))


def bonus_script(carts: int) -> RealScript:
    """A paid spin with gems of all colours brings these carts."""
    script = RealScript()
    script.reels((GOLD, GOLD, GOLD, (), ()), "PRV").carts(carts)
    return script


def quiet(script: RealScript, spins: int) -> RealScript:
    """So many extra spins without a gem."""
    for _ in range(spins):
        script.reels(((),) * REELS)
    return script


def jackpot_round(jackpot: int) -> Round:
    """A round that wins Mini, Minor, Major or Grand on the first spin of the Red Cart Bonus."""
    wanted = (DIAMOND, DIAMOND, DIAMOND, DIAMOND, (codes.PRIZE_DIAMOND,))
    return quiet(bonus_script(UPGRADE).reels(wanted, prize=jackpot), codes.SPINS_PER_FEATURE - 1).play()


def quiet_round(carts: int) -> Round:
    """The bonus of these carts without any gem in it: as many extra spins as its carts award."""
    return quiet(bonus_script(carts), codes.SPINS_PER_FEATURE * carts.bit_count()).play()


def cap_round(limit: int = 0) -> Round:
    """A round that reaches the win cap: the richest Diamonds and the Grand, spin after spin."""
    script = bonus_script(ALL)
    for spin in range(12):
        last = codes.PRIZE_DIAMOND if spin % 2 == 0 else codes.MULTIPLIER_DIAMOND
        wanted = ((codes.SPIN_DIAMOND,), *(BOOSTED_DIAMOND,) * 3, (last,))
        script.reels(wanted, diamond=4, boosted=3, spin=1, prize=3, multiplier=2)
    return script.play(limit=limit)


def longest_round() -> Round:
    """A round of 200 extra spins: two +2 on every spin at first."""
    script = bonus_script(EXTRA)
    for _ in range(60):
        script.reels(((codes.SPIN_DIAMOND,) * 2, (), (), (), ()), spin=1)
    return script.play()


def levels_round() -> Round:
    """A round of the Red Cart Bonus whose wilds complete two levels on its third spin."""
    script = bonus_script(UPGRADE)
    for reels in (2, 0, 5):
        script.reels(tuple(GOLD if reel < reels else () for reel in range(REELS)), "P" * reels).activate(0)
    script.levels = 2
    return script.reels((DIAMOND, DIAMOND, (), (), ())).play()


def activation_round(start: int, order: Sequence[int]) -> Round:
    """A bonus that starts with these features, and the others join in this order, one spin each."""
    script = bonus_script(start)
    for feature in order:
        script.reels((GOLD, (), (), (), ()), COLOURS[feature]).activate(1 << feature)
    return script.play()


def activation_orders() -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every start of a bonus with every order in which all other features join."""
    for start in range(1, ALL):
        missing = [feature for feature in range(codes.FEATURES) if not start & (1 << feature)]
        yield from ((start, order) for order in permutations(missing))


def name_of(start: int, order: Sequence[int]) -> str:
    """A name for a start and an order: `red-then-purple-green`."""
    colours = ("purple", "red", "green")
    first = "-".join(colours[feature] for feature in range(codes.FEATURES) if start & (1 << feature))
    return f"{first}-then-{'-'.join(colours[feature] for feature in order)}"

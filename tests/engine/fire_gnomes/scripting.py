"""Scripts for Fire Gnomes: the words that lead a round where a test wants it."""

from __future__ import annotations

from collections.abc import Sequence

from engine import GAMES, Round, Seeds, Stake, State, play
from engine.games.fire_gnomes import codes, numbers
from engine.games.fire_gnomes.rules import CHANCE_UNIT
from engine.stream import word_for

GAME = GAMES["fire-gnomes"]
NUMBERS = GAME.numbers
SEEDS = Seeds(bytes(32), "")
STRIPS = [numbers.strip_symbols(strip) for strip in numbers.STRIPS]


class Script:
    """Collects words draw by draw, in the order that the rules document."""

    def __init__(self) -> None:
        self.words: list[int] = []

    def draw(self, value: int, count: int) -> Script:
        self.words.append(word_for(value, count))
        return self

    def weigh(self, index: int, weights: Sequence[int]) -> Script:
        assert weights[index] > 0
        return self.draw(sum(weights[:index]), sum(weights))

    def stops(self, stops: Sequence[int]) -> Script:
        for reel, stop in enumerate(stops):
            self.draw(stop, len(STRIPS[reel]))
        return self

    def feature(self, triggered: bool, *awards: str) -> Script:
        self.draw(0 if triggered else CHANCE_UNIT - 1, CHANCE_UNIT)
        if triggered:
            mask = sum(1 << numbers.AWARD_NAMES.index(award) for award in awards)
            self.weigh(mask, NUMBERS.award_weights)
        return self

    def choose(self, items: int, chosen: Sequence[int]) -> Script:
        """Draw these items, in this order, of so many without putting back."""
        order = list(range(items))
        for i, item in enumerate(chosen):
            j = order.index(item)
            self.draw(j - i, items - i)
            order[i], order[j] = order[j], order[i]
        return self

    def bonus_board(self, specials: dict[int, int], values: Sequence[int] = ()) -> Script:
        """Special kinds by cell; credit values by index of the value table, the smallest if unsaid."""
        bonus = NUMBERS.bonus
        self.weigh(len(specials) - codes.FEWEST_SPECIALS, bonus.special_counts)
        self.choose(codes.CELLS, list(specials))
        for kind in specials.values():
            self.weigh(kind - codes.RETRIGGER, bonus.special_kinds)
        rest = [*values, *[0] * codes.CELLS]
        for _ in range(codes.CELLS - len(specials)):
            self.weigh(rest.pop(0), bonus.value_weights)
        return self

    def bombs(self, bombs: dict[int, int]) -> Script:
        """One bonus spin: multiplier by cell."""
        bonus = NUMBERS.bonus
        self.weigh(len(bombs) - 1, bonus.bomb_counts)
        self.choose(codes.CELLS, list(bombs))
        for at in sorted(bombs):
            self.weigh(bombs[at] - 1, bonus.bomb_multipliers)
        return self

    def play(self, state: State | None = None, bet: int = 15) -> Round:
        return play(GAME, Stake(bet), state or GAME.start_state, SEEDS, 0, tuple(self.words))


def window(reel: int, stop: int) -> list[int]:
    strip = STRIPS[reel]
    return [strip[(stop + row) % len(strip)] for row in range(codes.ROWS)]


def stop_with(reel: int, *symbols: int, avoid: Sequence[int] = ()) -> int:
    """A stop of a reel that shows all these symbols and none of the others."""
    for stop in range(len(STRIPS[reel])):
        seen = window(reel, stop)
        if all(symbol in seen for symbol in symbols) and not any(symbol in seen for symbol in avoid):
            return stop
    raise AssertionError(f"reel {reel} never shows {symbols} without {avoid}")


SPECIAL_SYMBOLS = tuple(range(codes.REGULARS, codes.SYMBOLS))


def plain_stops(*, scatters: int = 0, activations: int = 0) -> list[int]:
    """Stops that show so many scatters and reels with one activation symbol, and nothing else special."""
    stops = []
    for reel in range(codes.REELS):
        if reel in (0, 3):
            wanted = codes.SCATTER if scatters > (reel == 3) else None
        else:
            wanted = codes.ACTIVATION if activations > reel - 1 else None
        avoid = [symbol for symbol in SPECIAL_SYMBOLS if symbol != wanted]
        stops.append(stop_with(reel, *([] if wanted is None else [wanted]), avoid=avoid))
    return stops


def events(played: Round, kind: type) -> list:
    return [event for event in played.events if type(event) is kind]


def bonus_round(
    specials: dict[int, int], spins: Sequence[dict[int, int]], values: Sequence[int] = ()
) -> Round:
    """A round with the bonus on this board and these bombs, one dictionary a spin."""
    script = Script().stops(plain_stops(scatters=2)).bonus_board(specials, values)
    for bombs in spins:
        script.bombs(bombs)
    return script.play()

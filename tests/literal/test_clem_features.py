"""Every set of features that a bonus can come to, in every order, is what its sentence says."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from engine import Round, Stake, play
from engine.events import ReelsStopped
from engine.games.clems_gems.events import (
    BonusEnded,
    BonusStarted,
    ExtraSpinStarted,
    FeatureActivated,
    SpinsAdded,
)

from .clem_bridge import GAME, LITERAL, complaints
from .clem_figures import COINS_PER_BET, COLOURS, GEMS, GOLD, SYMBOLS, Strip, cap_of, mask
from .clem_rounds import Replay
from .clem_scripts import GEMS_EVERYWHERE, SEEDS, Steered, Wishes
from .clem_sentences import (
    CONTRADICTED,
    FEATURE_NAMES,
    Colours,
    bonus_sentences,
    corrected_sentences,
    gold_becomes,
)
from .clem_spin import gold_may_become
from .clem_stream import WORDS

SAID = corrected_sentences()
GOLD_BECOMES = gold_becomes()
FEATURE_OF = dict(zip(COLOURS, FEATURE_NAMES, strict=True))

Steps = Sequence[Colours]
"""The colours that are activated on one spin, then on a later one."""


def subsets(colours: Sequence[str]) -> Iterator[Colours]:
    for size in range(len(colours) + 1):
        yield from map(frozenset, combinations(colours, size))


def steps_from(active: Colours) -> Iterator[list[Colours]]:
    """Every way in which features may be activated: none, some or all, together or one after the other."""
    yield []
    for together in subsets([colour for colour in COLOURS if colour not in active]):
        if together:
            for later in steps_from(active | together):
                yield [together, *later]


WAYS = [(carts, steps) for carts in subsets(COLOURS) if carts for steps in steps_from(carts)]


def test_all_ways_are_there() -> None:
    # A single bonus goes on in 6 ways, a double one in 2, the triple one in 1.
    assert len(WAYS) == 3 * 6 + 3 * 2 + 1
    assert len({carts for carts, _ in WAYS}) == 7


@pytest.mark.parametrize("carts", [carts for carts in subsets(COLOURS) if carts])
def test_C23_C49_to_C52_a_cart_brings_its_feature_and_five_spins(carts: Colours) -> None:
    said = SAID[carts]
    assert said.spins == 5 * len(carts)
    assert said.features == {FEATURE_OF[colour] for colour in carts}
    assert said.may_activate == {colour: FEATURE_OF[colour] for colour in COLOURS if colour not in carts}
    assert set(gold_may_become(carts)) == GOLD_BECOMES[carts] == set(COLOURS) - carts


def test_C50_C51_only_two_sentences_are_corrected() -> None:
    as_they_stand = bonus_sentences()
    assert {carts for carts in SAID if as_they_stand[carts] != SAID[carts]} == set(CONTRADICTED)
    for carts in CONTRADICTED:
        said = as_they_stand[carts]
        assert said.features & set(said.may_activate.values()), "it may activate what is active"


class Scheduled(Steered):
    """Gold Gems of all colours on every spin; these carts, then these activations."""

    def __init__(self, carts: Colours, steps: Steps) -> None:
        super().__init__(Wishes(GEMS_EVERYWHERE), mask(carts))
        self.carts = carts
        self.steps = [set(step) for step in steps]

    def place(self, weights: Sequence[int], what: str) -> int:
        if what != "gold":
            return super().place(weights, what)
        place = self.drawn_for.count("gold") % len(weights)
        self.drawn(sum(weights[:place]), sum(weights), what)
        return place

    def chance(self, part: int, unit: int, what: str) -> bool:
        kind, _, colour = what.partition(" ")
        happens = colour in self.carts if kind == "cart" else kind == "hot"
        if kind == "activate" and self.steps and colour in self.steps[0]:
            self.steps[0].remove(colour)
            happens = True
        return self.drawn(part - 1 if happens else part, unit, what) < part

    def stop(self, reel: int, strip: Strip) -> int:
        if reel == 0 and self.steps and not self.steps[0]:
            del self.steps[0]
        return super().stop(reel, strip)


def schedule(carts: Colours, steps: Steps = ()) -> Scheduled:
    """A script that leads a round this way."""
    draws = Scheduled(carts, steps)
    Replay(LITERAL, cap_of(COINS_PER_BET, 0), draws).run()
    assert not any(draws.steps), "all is activated"
    return draws


def play_script(script: Sequence[int]) -> Round:
    return play(GAME, Stake(COINS_PER_BET), GAME.start_state, SEEDS, 0, tuple(script))


def gems_on(stopped: ReelsStopped) -> set[str]:
    return {SYMBOLS[symbol] for symbol in stopped.symbols} & {*GEMS.values(), GOLD}


def assert_said(played: Round, carts: Colours, steps: Steps) -> None:
    """A round's bonus is what the sentences say of it, spin by spin."""
    active, total, spins, order = set(carts), SAID[carts].spins, 0, []
    begun = False
    for event in played.events:
        if isinstance(event, BonusStarted):
            begun = True
            assert (event.features, event.spins) == (mask(carts), SAID[carts].spins)
        elif isinstance(event, ExtraSpinStarted):
            spins += 1
            assert (event.number, event.total, event.features) == (spins, total, mask(active))
            order.append(frozenset(active))
        elif isinstance(event, ReelsStopped) and begun:
            # Five Gold Gems take all colours that they may in turn.
            colours = GOLD_BECOMES[frozenset(active)]
            assert gems_on(event) == ({GEMS[colour] for colour in colours} or {GOLD})
        elif isinstance(event, FeatureActivated):
            colour = COLOURS[event.feature]
            assert SAID[carts].may_activate[colour] == FEATURE_OF[colour]
            assert colour not in active, "each feature only once"
            active.add(colour)
            total += 5
            assert (event.added, event.total) == (5, total)
        elif isinstance(event, SpinsAdded):
            total += event.added
        elif isinstance(event, BonusEnded):
            assert event.spins == spins == total
    sets = [carts]
    for step in steps:
        sets.append(sets[-1] | step)
    assert list(dict.fromkeys(order)) == sets


@pytest.mark.parametrize(("carts", "steps"), WAYS)
def test_C18_C21_C46_C48_to_C52_every_way_through_a_bonus(carts: Colours, steps: Steps) -> None:
    played = play_script(schedule(carts, steps).script)
    assert complaints(played) == []
    assert_said(played, carts, steps)


SWEEP = [part * WORDS // 12 + 1000 for part in range(12)]
"""Words from all over."""


@pytest.mark.parametrize("carts", [carts for carts in subsets(COLOURS) if len(carts) < 3])
def test_C10_C20_C21_whatever_is_drawn_gold_becomes_no_other_colour(carts: Colours) -> None:
    draws = schedule(carts)
    golds = [place for place, what in enumerate(draws.drawn_for) if what == "gold"]
    if carts:
        paid = draws.drawn_for.index("hot")
        golds = [place for place in golds if place > paid]
    seen = set()
    for word in SWEEP:
        played = play_script([*draws.script[: golds[0]], word])
        assert complaints(played) == []
        stopped = [event for event in played.events if isinstance(event, ReelsStopped)]
        symbols = [SYMBOLS[symbol] for symbol in stopped[1 if carts else 0].symbols]
        seen.add(next(symbol for symbol in symbols if symbol in GEMS.values()))
    assert seen == {GEMS[colour] for colour in GOLD_BECOMES[carts]}

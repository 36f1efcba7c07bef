"""Finds the telling rounds of each game and writes them as text."""

from __future__ import annotations

from functools import partial

from engine import GAMES, RoundRequest, Seeds, Stake
from engine.game import Game
from lab.find import Search, find_rounds, rules_named
from lab.machine import blueprint_of
from lab.story import round_story
from tests.engine.clems_gems import telling as clems_gems
from tests.engine.fire_gnomes.test_guards import fullest_round
from tests.engine.forge_of_gems import telling
from tests.playthroughs import HERE

TELLING = {
    "clems-gems": {
        "diamonds-on-two-reels": "C5 Diamond Prizes awarded on two",
        "diamonds-beyond-reach": "C5 Diamonds lay",
        "diamonds-side-by-side": "C6",
        "coloured-gem": "C12",
        "gems-mixed": "C13 gems of several",
        "gold-gems": "C14 Gold Gems",
        "hot-spin": "C17 spin was hot",
        "purple-cart": "C17 Purple",
        "red-cart": "C17 Red",
        "green-cart": "C17 Green",
        "purple-and-red-carts": "C49",
        "purple-and-green-carts": "C50",
        "red-and-green-carts": "C51",
        "triple": "C52",
        "all-features": "C22",
        "plus-two": "C25 +2",
        "several-plus": "C27 several",
        "surplus": "C31 surplus",
        "several-levels": "C31 several",
        "level-5": "C32 level 5",
        "turned-symbol": "C34",
        "mini": "C36 Mini",
        "minor": "C36 Minor",
        "major": "C36 Major",
        "grand": "C36 Grand",
        "bonus-diamond-out-of-reach": "C38",
        "boosted-made-the-win": "C41",
        "times-five": "C43 Diamond Prizes multiplied by 5",
        "boosted-multiplied": "C43 Boosted",
        "several-activated": "C46 several",
        "activated-on-the-last-spin": "C47",
    },
    "fire-gnomes": {
        "wild-row": "G8 wilds",
        "shelf-full": "G16",
        "feature": "G19 feature",
        "feature-wilds": "G21",
        "feature-several-awards": "G19 several",
        "wild-multipliers-multiply": "G9 several",
        "wild-row-multiplied": "G10",
        "gold-prize": "G23 gold",
        "raised-then-awarded": "G18",
        "feature-and-bonus": "G26",
        "bonus": "bonus",
        "bonus-retrigger": "G31 retrigger symbol",
        "bonus-retrigger-own-chain": "G31 retrigger value",
        "bonus-boost-again": "G32 credit boost acted again",
        "bonus-chain": "G33 special",
        "bonus-spent": "G35",
        "bonus-cell-cap": "G39",
    },
    "forge-of-gems": {
        "vertical-wild": "F21",
        "horizontal-wild": "F22 Horizontal",
        "vertical-splitter": "F23",
        "horizontal-splitter": "F24 Horizontal",
        "multiplier": "F18",
        "blank": "F28",
        "scatter-from-the-forge-reel": "F29",
        "five-cascades": "F9 five",
        "wild-row": "F15 wilds",
        "copies-won": "F26",
        "several-forge-symbols": "F13",
        "forge-symbol-split-before-it-acts": "F24 forge symbol",
        "three-copies-kept": "F25",
        "height-kept": "F7 reel",
        "gembox-3-prize": "F31 box of 3 scatters: prize",
        "gembox-3-8-free-spins": "F31 box of 3 scatters: 8",
        "gembox-3-10-free-spins": "F31 box of 3 scatters: 10",
        "gembox-4-prize": "F31 box of 4 scatters: prize",
        "gembox-4-10-free-spins": "F31 box of 4 scatters: 10",
        "gembox-4-15-free-spins": "F31 box of 4 scatters: 15",
        "gembox-5-prize-and-10-free-spins": "F32 box of 5 scatters: prize",
        "gembox-5-15-free-spins": "F32 box of 5 scatters: 15",
        "gembox-5-20-free-spins": "F32 box of 5 scatters: 20",
    },
}
SCRIPTED = {
    "clems-gems": {
        "win-cap": clems_gems.cap_round,
        "levels-two-at-a-time": clems_gems.levels_round,
        **{
            clems_gems.name_of(start, order): partial(clems_gems.activation_round, start, order)
            for start, order in clems_gems.activation_orders()
        },
    },
    "fire-gnomes": {"win-cap": fullest_round},
    "forge-of-gems": {
        "win-cap": telling.cap_round,
        "most-ways": telling.most_ways_round,
        "all-forge-symbols": telling.all_effects_round,
        "eight-cascades": telling.long_cascade_round,
    },
}
"""Rounds that ordinary play hardly meets."""
SEEDS = Seeds(bytes(32), "playthroughs")


def first_round(game: Game, rule: str, told: set[int]) -> RoundRequest:
    """The first round from the fresh state in which a rule acts and that is not told yet."""
    search = Search(game, Stake(game.bets[1]), SEEDS, game.start_state, 0, 20_000_000)
    found = find_rounds(blueprint_of(game), search, rules_named(game, rule))
    return next(request for request in found if request.nonce not in told)


def main() -> None:
    """Write every playthrough."""
    for slug, wanted in TELLING.items():
        folder = HERE / slug
        folder.mkdir(exist_ok=True)
        told: set[int] = set()
        for name, rule in wanted.items():
            request = first_round(GAMES[slug], rule, told)
            told.add(request.nonce)
            (folder / f"{name}.txt").write_text(round_story(request.play()), "utf-8")
        for name, scripted in SCRIPTED[slug].items():
            (folder / f"{name}-scripted.txt").write_text(round_story(scripted()), "utf-8")


if __name__ == "__main__":
    main()

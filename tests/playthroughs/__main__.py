"""Finds the telling rounds of each game and writes them as text."""

from __future__ import annotations

from engine import GAMES, RoundRequest, Seeds, Stake
from engine.game import Game
from lab.find import Search, find_rounds, rules_named
from lab.machine import blueprint_of
from lab.story import round_story
from tests.engine.fire_gnomes.test_guards import fullest_round
from tests.playthroughs import HERE

TELLING = {
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
    }
}
SEEDS = Seeds(bytes(32), "playthroughs")


def first_round(game: Game, rule: str, told: set[int]) -> RoundRequest:
    """The first round from the fresh state in which a rule acts and that is not told yet."""
    search = Search(game, Stake(game.bets[1]), SEEDS, game.start_state, 0, 20_000_000)
    found = find_rounds(blueprint_of(game), search, rules_named(game, rule))
    return next(request for request in found if request.nonce not in told)


def main() -> None:
    """Write every playthrough."""
    for slug, telling in TELLING.items():
        folder = HERE / slug
        folder.mkdir(exist_ok=True)
        told: set[int] = set()
        for name, rule in telling.items():
            request = first_round(GAMES[slug], rule, told)
            told.add(request.nonce)
            (folder / f"{name}.txt").write_text(round_story(request.play()), "utf-8")
    (HERE / "fire-gnomes" / "win-cap-scripted.txt").write_text(round_story(fullest_round()), "utf-8")


if __name__ == "__main__":
    main()

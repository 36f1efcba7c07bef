"""Rounds of Three Lamps that are led to what chance hardly brings."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import pytest

from .lamp_bridge import LITERAL
from .lamp_figures import (
    BY_FULL_GRID,
    BY_TOKENS,
    FEATURES,
    GEMS,
    GRAND,
    LOW,
    MOST_RESPINS,
    PARTS,
    PRIZE,
    PRIZE_COINS,
    REELS,
    RESPINS,
    SYMBOLS,
    TALL,
    TREASURE,
    mask,
    unlocked,
)
from .lamp_rounds import check_round
from .lamp_scripts import (
    ALL_GEMS,
    BOTH_GRANDS,
    ENDLESS,
    FULL_GRID,
    FULL_LOW_GRID,
    GRAND_BY_TOKENS,
    RICH,
    TOKENS,
    WISHES,
    Steered,
    Wishes,
    landing,
    showing,
    steered_round,
)

Told = dict[str, Any]
LEVELS = range(len(FEATURES))
NOTHING, CASH_LANDED, PRIZE_LANDED = 0, 1, 4


def true_round(draws: Steered, limit: int = 0) -> Told:
    """A round by these draws, which the checker finds true."""
    told = steered_round(draws, limit)
    assert check_round(told, LITERAL) == []
    return told


def wished(wishes: Wishes, seeds: int) -> Iterator[Told]:
    for seed in range(seeds):
        yield true_round(Steered(wishes, seed))


def of(told: Told, name: str) -> list[dict[str, Any]]:
    return [event for event in told["events"] if event["event"] == name]


def subsets(features: Sequence[str]) -> list[tuple[str, ...]]:
    """Every set of some features but the empty one."""
    return [each for size in range(1, len(features) + 1) for each in combinations(features, size)]


# Levels


@pytest.mark.parametrize("level", LEVELS)
def test_L5_L6_L8_bars_fill_and_lamps_unlock(level: int) -> None:
    full: Counter[str] = Counter()
    for parts, seed in product(range(PARTS), range(4)):
        wishes = Wishes(showing(GEMS[FEATURES[level]]), 8, {"trigger": 0}, progress=level * PARTS + parts)
        told = true_round(Steered(wishes, seed))
        (stopped,) = of(told, "ReelsStopped")
        found = [SYMBOLS[symbol] for symbol in stopped["symbols"]].count(GEMS[FEATURES[level]])
        after = min(PARTS, parts + found)
        assert told["after"] == (level * PARTS + after,)
        assert bool(of(told, "LampUnlocked")) == (after == PARTS)
        full["exactly" if parts + found == PARTS else "beyond" if parts + found > PARTS else "no"] += 1
    assert min(full[way] for way in ("exactly", "beyond", "no")) > 0


@pytest.mark.parametrize("level", LEVELS)
def test_L7_L8b_gems_of_a_locked_lamp_trigger_nothing(level: int) -> None:
    wishes = Wishes(ALL_GEMS, 10, {"trigger": 1}, landing(10, 1), progress=level * PARTS + PARTS - 1)
    for told in wished(wishes, 6):
        gems = {GEMS[feature] for feature in unlocked(level)}
        (stopped,) = of(told, "ReelsStopped")
        board = [SYMBOLS[symbol] for symbol in stopped["symbols"]]
        active = [cell for cell in range(len(board)) if board[cell] in gems]
        assert [rolled["cells"] for rolled in of(told, "GemsRolled")] == ([active] if active else [])


def test_L11_the_top_level_collects_nothing() -> None:
    for told in wished(WISHES["no trigger"], 6):
        assert told["after"] == (3 * PARTS,)
        assert not of(told, "GemsCollected")


# Triggers


@pytest.mark.parametrize("level", [1, 2, 3])
def test_L9_L10_each_set_of_features_starts_a_bonus(level: int) -> None:
    for features in subsets(unlocked(level)):
        happens: dict[str, float] = {f"trigger {feature}": 1 for feature in features}
        happens |= {"trigger": 0, "join": 0}
        wishes = Wishes(ALL_GEMS, 10, happens, landing(9, 1), progress=level * PARTS)
        told = true_round(Steered(wishes, 0))
        (started,) = of(told, "BonusStarted")
        assert started == {
            "event": "BonusStarted",
            "features": mask(features),
            "rows": TALL if PRIZE in features else LOW,
        }


@pytest.mark.parametrize("first", FEATURES)
def test_L9_one_gem_triggers_and_others_join(first: str) -> None:
    for features in subsets([feature for feature in FEATURES if feature != first]):
        happens: dict[str, float] = {f"join {feature}": 1 for feature in features}
        happens |= {f"trigger {first}": 1, "trigger": 0, "join": 0}
        told = true_round(Steered(Wishes(ALL_GEMS, 10, happens, landing(9, 1)), 1))
        (started,) = of(told, "BonusStarted")
        assert started["features"] == mask((first, *features))
        assert set(of(told, "GemsRolled")[0]["rolls"]) >= {1, 2}


# The grid


def test_L16_gems_of_locked_lamps_never_land() -> None:
    for level in (1, 2):
        seen = set()
        for told in wished(WISHES[f"level {level}"], 10):
            for landed in of(told, "SymbolsLanded"):
                seen |= {SYMBOLS[symbol] for symbol in landed["symbols"]}
        assert seen == {"cash", *(GEMS[feature] for feature in unlocked(level))}


def test_L19_L20_a_bonus_without_luck_lasts_four_respins_and_pays() -> None:
    for name, gets in (("treasure", landing(1, 0)), ("prize", landing(1, 0))):
        for told in wished(Wishes(gets=gets, buy=name), 6):
            (ended,) = of(told, "BonusEnded")
            assert ended["respins"] == 1 + RESPINS
            assert ended["cash"] > 0
            assert [started["left"] for started in of(told, "RespinStarted")] == [2, 2, 1, 0]


def test_L17_L18_every_feature_activates_beside_every_other() -> None:
    seen = set()
    together = set()
    for seed, buy in product(range(30), (TREASURE, "multiply", PRIZE)):
        gets = landing(20, 0.5, 1, 1, 1)
        told = true_round(Steered(Wishes(happens={"activate": 0.6}, gets=gets, buy=buy), seed))
        active, joined, respin = of(told, "BonusStarted")[0]["features"], 0, 0
        for event in told["events"]:
            if event["event"] == "RespinStarted":
                active, joined, respin = active | joined, 0, event["number"]
            elif event["event"] == "ActivationRolled" and event["activated"]:
                assert not (active | joined) >> event["feature"] & 1
                seen.add((active, event["feature"]))
                joined |= 1 << event["feature"]
                together.add((active, joined))
            elif event["event"] in ("ValuesAdded", "ValuesMultiplied", "TokenSent"):
                feature = ("ValuesAdded", "ValuesMultiplied", "TokenSent").index(event["event"])
                assert active >> feature & 1, respin
    assert seen == {(s, f) for s, f in product(range(1, 7), range(3)) if not s >> f & 1}
    assert together == {(s, j) for s, j in product(range(1, 7), range(1, 7)) if not s & j}


class GrowsAt(Steered):
    """Prize activates at a respin; until then a Prize Gem and one cash symbol land on each."""

    def __init__(self, growth: int) -> None:
        super().__init__(Wishes(gets=landing(9, 1, 1, 0, 1), buy=TREASURE), growth)
        self.growth = growth
        self.drawn_of = Counter[int]()

    def place(self, weights: Sequence[int], what: str) -> int:
        respin = self.respin()
        if what != "landing" or respin > self.growth:
            return super().place(weights, what)
        self.drawn_of[respin] += 1
        # On the first respin one cell is sure of cash.
        wanted = {1: PRIZE_LANDED, 2: CASH_LANDED if respin > 1 else NOTHING}
        place = wanted.get(self.drawn_of[respin], NOTHING)
        self.drawn(sum(weights[:place]), sum(weights), what)
        return place

    def chance(self, part: int, unit: int, what: str) -> bool:
        return self.drawn(part - 1 if self.respin() == self.growth else part, unit, what) < part


@pytest.mark.parametrize("growth", range(1, LOW * REELS))
def test_L21_L36_the_grid_grows_at_any_respin(growth: int) -> None:
    told = true_round(GrowsAt(growth))
    before = [event["event"] for event in told["events"]].index("GridGrown")
    early, late = told["events"][:before], told["events"][before:]
    landed = [event for event in early if event["event"] == "SymbolsLanded"]
    assert len(landed) == growth
    low = {cell for event in landed for cell in event["cells"]}
    assert {cell % TALL for cell in low} <= {3, 4, 5}
    assert sum(event["symbols"].count(SYMBOLS.index("cash")) for event in landed) == growth
    added = [event for event in late if event["event"] == "SymbolsLanded"]
    assert any(cell % TALL < TALL - LOW for event in added for cell in event["cells"])


# Gems


def test_L26_treasure_adds_to_cash_again_and_again() -> None:
    repeated, times = 0, set()
    for told in wished(WISHES["treasure"], 12):
        for added in of(told, "ValuesAdded"):
            times.add(len(added["targets"]))
            repeated += len(set(added["targets"])) < len(added["targets"])
    assert times == set(range(3, 11))
    assert repeated > 10


def test_L27_multiply_takes_different_symbols_and_no_more_than_there_are() -> None:
    sizes: Counter[int] = Counter()
    for told in wished(Wishes(gets=landing(24, 2, 0, 1) | {"multiplier": {0: 1}}, buy="multiply"), 12):
        for multiplied in of(told, "ValuesMultiplied"):
            assert len(set(multiplied["targets"])) == len(multiplied["targets"])
            sizes[len(multiplied["targets"])] += 1
    assert set(sizes) >= {1, 2, *range(3, 11)}


def test_L28_treasure_adds_before_multiply_multiplies() -> None:
    gets = landing(0, 0, 1, 1, 1) | {"multiplier": {0: 1}}
    gets["added"] = {0: 1}
    told = true_round(Steered(Wishes(gets=gets, buy="triple"), 0))
    order = [event["event"] for event in told["events"] if event["event"] not in ("PrizeWon", "LineWin")]
    acts = order[order.index("SymbolsLanded") + 1 : order.index("BonusEnded")]
    first = acts[: acts.index("RespinStarted")] if "RespinStarted" in acts else acts
    assert list(dict.fromkeys(first)) == ["ValuesAdded", "ValuesMultiplied", "TokenSent"]
    assert min(Counter(first).values()) > 1


# Prizes


def prizes_of(told: Told) -> list[tuple[int, int]]:
    return [(won["prize"], won["cause"]) for won in of(told, "PrizeWon")]


@pytest.mark.parametrize("prize", range(len(PRIZE_COINS)))
def test_L30_L32_three_tokens_win_a_prize(prize: int) -> None:
    gets = TOKENS.gets | {"token": {prize: 1}}
    told = true_round(Steered(Wishes(happens={"activate": 0}, gets=gets, buy=PRIZE), 1))
    won = [each for each in of(told, "PrizeWon") if each["prize"] == prize]
    tokens = [sent["tokens"] for sent in of(told, "TokenSent") if sent["prize"] == prize]
    assert {each["amount"] for each in won} == {PRIZE_COINS[prize]}
    if prize == GRAND:
        assert tokens == [1, 2, 3]
    else:
        assert tokens == [1 + place % 3 for place in range(len(tokens))]
        assert len(won) == len(tokens) // 3 > 1


def test_L33_the_grand_is_won_once_by_tokens_once_by_a_full_grid() -> None:
    by_tokens, by_grid = (GRAND, BY_TOKENS), (GRAND, BY_FULL_GRID)
    for wishes, wanted in ((GRAND_BY_TOKENS, [by_tokens]), (FULL_GRID, [by_grid])):
        for told in wished(wishes, 4):
            assert [each for each in prizes_of(told) if each[0] == GRAND] == wanted
    both = [told for told in wished(BOTH_GRANDS, 6) if told["events"][-1]["capped"] == 0]
    assert both
    for told in both:
        assert [each for each in prizes_of(told) if each[0] == GRAND] == [by_tokens, by_grid]
        assert told["peaks"]["cash_cells"] == TALL * REELS


def test_L35_a_full_low_grid_ends_the_bonus_without_a_prize() -> None:
    for told in wished(FULL_LOW_GRID, 6):
        assert told["peaks"]["cash_cells"] == LOW * REELS
        assert not of(told, "PrizeWon")
        assert of(told, "RespinStarted")[-1]["number"] < MOST_RESPINS


# Guards


def test_L37b_a_bonus_ends_after_250_respins() -> None:
    (told,) = wished(ENDLESS, 1)
    assert told["peaks"]["respins"] == MOST_RESPINS
    assert of(told, "RespinStarted")[-1]["left"] == RESPINS - 1


@pytest.mark.parametrize("limit", [0, 10_000, 400, 199, 20])
def test_L37b_X5_cash_stops_at_the_cap_and_the_cap_ends_the_bonus(limit: int) -> None:
    """By gems alone, and at a limit below what a single cash symbol shows."""
    for wishes in (RICH, FULL_GRID) if 0 < limit < 10_000 else (RICH,):
        for seed in range(4):
            told = true_round(Steered(wishes, seed), limit)
            cap = limit or 150_000
            assert told["paid"] == cap
            for name in ("SymbolsLanded", "ValuesAdded", "ValuesMultiplied"):
                assert max((value for each in of(told, name) for value in each["values"]), default=0) <= cap
            assert "X5 win cap ended the round" in told["fired"]


def test_X5_lines_at_the_cap_end_the_round() -> None:
    ended: Counter[bool] = Counter()
    for seed in range(8):
        told = true_round(Steered(WISHES["wilds"], seed), limit=200)
        lines = sum(win["win"] for win in of(told, "LineWin"))
        if lines >= 200:
            ended[lines > 200] += 1
            assert not of(told, "GemsRolled")
            assert told["sources"] == {"lines": 200, "cash": 0, "prizes": 0}
    assert ended[True] > 0


def test_L37b_X5_the_cap_is_reached_by_prizes_too() -> None:
    reached = [told for told in wished(TOKENS, 6) if told["paid"] == 150_000]
    assert reached
    for told in reached:
        assert sum(told["sources"].values()) == 150_000

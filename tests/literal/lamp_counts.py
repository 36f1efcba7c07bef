"""Which rules acted in a Three Lamps round, told from its events by the names of the counters."""

from collections.abc import Iterator

from .lamp_figures import (
    BY_FULL_GRID,
    BY_TOKENS,
    CASH,
    FEATURES,
    GRAND,
    LOW,
    MOST_RESPINS,
    PARTS,
    PRIZE,
    PRIZES,
    REELS,
    RESPINS,
    WILD,
    Numbers,
    code,
    mask,
)
from .tape import Event

BONUS_NAMES = {
    1: "L10 bonus with Treasure",
    2: "L10 bonus with Multiply",
    3: "L10 bonus with Treasure and Multiply",
    4: "L10 bonus with Prize",
    5: "L10 bonus with Treasure and Prize",
    6: "L10 bonus with Multiply and Prize",
    7: "L10 bonus with all features",
}
FEATURE_NAMES = tuple(feature.capitalize() for feature in FEATURES)
PRIZE_NAMES = tuple(prize.capitalize() for prize in PRIZES)
FIRST_GEM = code("treasure-gem")


def acted(events: list[Event], numbers: Numbers) -> set[str]:
    """The rules that acted in a round, but for the win cap, that of cells, and short multiplications."""
    names = {*spin_rules(events, numbers), *roll_rules(events), *landing_rules(events)}
    return names | {*gem_rules(events), *end_rules(events)}


def of(events: list[Event], name: str) -> list[Event]:
    """The events of a name."""
    return [event for event in events if event["event"] == name]


def respins_of(events: list[Event]) -> list[list[Event]]:
    """The events of each respin."""
    respins: list[list[Event]] = []
    for event in events:
        if event["event"] == "RespinStarted":
            respins.append([])
        if respins:
            respins[-1].append(event)
    return respins


def spin_rules(events: list[Event], numbers: Numbers) -> Iterator[str]:
    """Wilds in line wins, bars and lamps."""
    (stopped,) = of(events, "ReelsStopped")
    for win in of(events, "LineWin"):
        cells = numbers.paths[win["line"]][: win["count"]]
        wilds = [stopped["symbols"][cell] == code(WILD) for cell in cells]
        if all(wilds):
            yield "L3 wilds alone paid as the best symbol"
        elif any(wilds):
            yield "L3 wild substituted in a win"
    for bar in of(events, "GemsCollected"):
        yield f"L5 {FEATURE_NAMES[bar['feature']]} Gem collected"
        if bar["before"] + len(bar["cells"]) > PARTS:
            yield "L6 bar overshot"
    for lamp in of(events, "LampUnlocked"):
        yield f"L8 {FEATURE_NAMES[lamp['feature']]} Lamp unlocked"


def roll_rules(events: list[Event]) -> Iterator[str]:
    """Triggers, joins, and the bonus that they come to."""
    (stopped,) = of(events, "ReelsStopped")
    for rolled in of(events, "GemsRolled"):
        if not any(rolled["rolls"]):
            yield "L9 active gems triggered nothing"
        for cell, roll in zip(rolled["cells"], rolled["rolls"], strict=True):
            if roll == 1:
                yield f"L9 {FEATURE_NAMES[stopped['symbols'][cell] - FIRST_GEM]} Gem triggered the bonus"
            elif roll == 2:
                yield "L9 gem joined a trigger"
    for started in of(events, "BonusStarted"):
        yield BONUS_NAMES[started["features"]]


def landing_rules(events: list[Event]) -> Iterator[str]:
    """What lands and activates; a reset is one that gives back a respin that brought nothing."""
    for started, landed, *_ in respins_of(events):
        if landed["cells"] and started["left"] < RESPINS - 1:
            yield "L19 respins reset"
    for roll in of(events, "ActivationRolled"):
        if roll["activated"]:
            yield f"L17 {FEATURE_NAMES[roll['feature']]} activated"
        else:
            yield "L29 gem of a feature that is not active did nothing"
    if of(events, "GridGrown"):
        yield "L21 grid grew"


def gem_rules(events: list[Event]) -> Iterator[str]:
    """What gems do."""
    for respin in respins_of(events):
        added, multiplied = of(respin, "ValuesAdded"), of(respin, "ValuesMultiplied")
        if added:
            yield "L26 Treasure Gem added"
        if any(len(set(each["targets"])) < len(each["targets"]) for each in added):
            yield "L26 cash was added to again"
        if multiplied:
            yield "L27 Multiply Gem multiplied"
        if added and multiplied:
            yield "L28 Treasure and Multiply Gems in one respin"
    for token in of(events, "TokenSent"):
        yield f"L30 token sent to {PRIZE_NAMES[token['prize']]}"
    for prize in of(events, "PrizeWon"):
        if prize["cause"] == BY_TOKENS:
            yield f"L32 {PRIZE_NAMES[prize['prize']]} won by tokens"
        elif prize["cause"] == BY_FULL_GRID:
            yield "L35 full grid awarded the Grand"


def end_rules(events: list[Event]) -> Iterator[str]:
    """How the bonus ends."""
    if [each["prize"] for each in of(events, "PrizeWon")].count(GRAND) == 2:
        yield "L33 Grand won twice"
    for ended in of(events, "BonusEnded"):
        if ended["respins"] == MOST_RESPINS:
            yield "L37b bonus reached its greatest length"
        (started,) = of(events, "BonusStarted")
        tall = of(events, "GridGrown") or started["features"] & mask({PRIZE})
        cash = sum(each["symbols"].count(code(CASH)) for each in of(events, "SymbolsLanded"))
        if not tall and cash == LOW * REELS:
            yield "L35 full grid of three rows ended the bonus"

"""Which rules acted in a Clem's Gems round, told from its events by the names of the counters."""

from collections.abc import Iterator

from .clem_figures import (
    BOOSTED,
    COUNTS_AS_DIAMOND,
    DIAMOND,
    GEMS,
    GOLD,
    JACKPOTS,
    MOST_SPINS,
    PLUS,
    ROWS,
    SYMBOLS,
    TIMES,
    WILDS,
    Numbers,
)
from .clem_spin import reel_of, turned_symbols
from .tape import Event

BONUS_NAMES = {
    1: "C17 Purple Cart Bonus",
    2: "C17 Red Cart Bonus",
    3: "C49 Purple and Red Cart Double Bonus",
    4: "C17 Green Cart Bonus",
    5: "C50 Purple and Green Cart Double Bonus",
    6: "C51 Red and Green Cart Double Bonus",
    7: "C52 Green, Red and Purple Cart Triple Bonus",
}
SET_NAMES = {
    1: "C21 extra spin with Boosted Prizes",
    2: "C21 extra spin with Symbol Upgrade",
    3: "C21 extra spin with Boosted Prizes and Symbol Upgrade",
    4: "C21 extra spin with Extra Spins",
    5: "C21 extra spin with Boosted Prizes and Extra Spins",
    6: "C21 extra spin with Symbol Upgrade and Extra Spins",
    7: "C22 extra spin with all features",
}
JACKPOT_NAMES = ("Mini", "Minor", "Major", "Grand")
ACTIVATED = ("Boosted Prizes", "Symbol Upgrade", "Extra Spins")


class Spin:
    """A paid or extra spin: how it began, its events, and its board once the reels have stopped."""

    def __init__(self, started: Event | None) -> None:
        self.started = started
        self.events: dict[str, list[Event]] = {}
        self.symbols: list[str] = []

    def add(self, event: Event) -> None:
        """One more event."""
        self.events.setdefault(event["event"], []).append(event)
        if event["event"] == "ReelsStopped":
            self.symbols = [SYMBOLS[symbol] for symbol in event["symbols"]]

    def of(self, name: str) -> list[Event]:
        """Its events of a name."""
        return self.events.get(name, [])


def spins_of(events: list[Event]) -> list[Spin]:
    """The spins of a round."""
    spins = [Spin(None)]
    for event in events:
        if event["event"] == "ExtraSpinStarted":
            spins.append(Spin(event))
        spins[-1].add(event)
    return spins


def acted(events: list[Event], numbers: Numbers) -> set[str]:
    """The rules that acted in a round, but for the win cap."""
    spins = spins_of(events)
    names = set(cart_rules(spins[0]))
    for spin in spins:
        names.update(line_rules(spin, numbers))
        names.update(diamond_rules(spin))
        names.update(jackpot_rules(spin))
        names.update(upgrade_rules(spin, numbers))
        names.update(extra_spin_rules(spin))
    return names


def line_rules(spin: Spin, numbers: Numbers) -> Iterator[str]:
    """Gems in line wins."""
    for win in spin.of("LineWin"):
        cells = numbers.paths[win["line"]][: win["count"]]
        gems = {spin.symbols[cell] for cell in cells} & WILDS
        symbol = SYMBOLS[win["symbol"]]
        if symbol == GOLD:
            yield "C14 Gold Gems paid their row"
        elif symbol in GEMS.values():
            one = "C13 gems of one colour paid their row"
            yield one if len(gems) == 1 else "C13 gems of several colours paid mixed"
        else:
            if gems - {GOLD}:
                yield "C12 coloured gem substituted in a win"
            if GOLD in gems:
                yield "C14 Gold Gem substituted in a win"


def diamond_rules(spin: Spin) -> Iterator[str]:
    """Diamonds that win."""
    lying = [cell for cell in range(len(spin.symbols)) if spin.symbols[cell] in COUNTS_AS_DIAMOND]
    for paid in spin.of("DiamondsPaid"):
        reels = [reel_of(cell) for cell in paid["cells"]]
        yield "C5 Diamond Prizes awarded"
        if paid["reels"] == 2:
            yield "C5 Diamond Prizes awarded on two reels"
        if len(set(reels)) < len(reels):
            yield "C6 several Diamonds on one reel awarded"
        if set(lying) - set(paid["cells"]):
            yield "C5 Diamonds lay beyond a reel without one"
        boosted = [cell for cell in paid["cells"] if spin.symbols[cell] == BOOSTED]
        if boosted:
            yield "C40 Boosted Diamond Prize awarded"
        on_second = {spin.symbols[cell] for cell in paid["cells"] if reel_of(cell) == 1}
        if on_second == {BOOSTED}:
            yield "C41 Boosted Diamonds made the win on reel 2"
        times = [TIMES[spin.symbols[cell]] for cell in paid["cells"] if spin.symbols[cell] in TIMES]
        for factor in times:
            yield f"C43 Diamond Prizes multiplied by {factor}"
        if times and boosted:
            yield "C43 Boosted Diamond Prizes multiplied"
        if len(times) > 1:
            yield "C44 several multipliers added"


def jackpot_rules(spin: Spin) -> Iterator[str]:
    """The Bonus Diamonds that show Mini to Grand."""
    for won in spin.of("JackpotWon"):
        yield f"C36 {JACKPOT_NAMES[won['jackpot']]} won"
    winning = {cell for paid in spin.of("DiamondsPaid") for cell in paid["cells"]}
    for cell, symbol in enumerate(spin.symbols):
        if symbol in JACKPOTS and cell not in winning:
            yield "C38 Bonus Diamond out of reach"


def upgrade_rules(spin: Spin, numbers: Numbers) -> Iterator[str]:
    """The meter, and what it turned."""
    if spin.of("WildsCollected"):
        yield "C30 wild collected"
    completed = spin.of("LevelCompleted")
    for level in completed:
        yield f"C32 level {level['level']} completed"
        if level["surplus"] > 0:
            yield "C31 surplus wilds carried to the next level"
    if len(completed) > 1:
        yield "C31 several levels completed on one spin"
    if spin.started is None:
        return
    turned = turned_symbols(spin.started["levels"])
    strips = numbers.strips[spin.started["features"]]
    for reel, stop in enumerate(spin.of("ReelsStopped")[0]["stops"]):
        shown = [strips[reel][(stop + row) % len(strips[reel])] for row in range(ROWS)]
        if turned & set(shown):
            assert DIAMOND in spin.symbols[reel * ROWS : (reel + 1) * ROWS]
            yield "C34 turned symbol landed as a Diamond"


def extra_spin_rules(spin: Spin) -> Iterator[str]:
    """Features, and the spins that they add."""
    if spin.started is not None:
        yield SET_NAMES[spin.started["features"]]
    plus = [symbol for symbol in spin.symbols if symbol in PLUS]
    added = spin.of("SpinsAdded")
    for event in added:
        one_or_two = {1: "C25 +1 Extra Spin", 2: "C25 +2 Extra Spins"}
        yield one_or_two[PLUS[spin.symbols[event["cell"]]]]
    if added and not spin.of("DiamondsPaid"):
        yield "C27 extra spins added without a Diamond win"
    if added and len(plus) > 1:
        yield "C27 several extra spin symbols on one spin"
    activated = spin.of("FeatureActivated")
    for event in activated:
        yield f"C46 {ACTIVATED[event['feature']]} activated"
        before = event["total"] - event["added"]
        if spin.started is not None and event is activated[0] and spin.started["number"] == before:
            yield "C47 feature activated on the last spin"
    if len(activated) > 1:
        yield "C46 several features activated on one spin"
    if any(event["total"] == MOST_SPINS for event in [*added, *activated]):
        yield "C28 bonus reached its greatest length"


def cart_rules(paid: Spin) -> Iterator[str]:
    """The carts of a paid spin."""
    for rolled in paid.of("CartsRolled"):
        if rolled["hot"]:
            yield "C17 spin was hot"
        if rolled["triggered"] == 0:
            yield "C17 coloured gems brought no cart"
        else:
            yield "C17 cart bonus awarded"
            yield BONUS_NAMES[rolled["triggered"]]
            if paid.of("LineWin") or paid.of("DiamondsPaid"):
                yield "C19 triggering spin paid as well"

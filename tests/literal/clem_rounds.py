"""Checks a whole Clem's Gems round, told as plain dicts, against the rules.

A round is {"server": 32 bytes, "client": text, "nonce", "script", "stake" and "limit": minor units,
"events": [...]}, and optionally "paid": minor units, "sources", "peaks", "fired": the names of the rules
that acted, and "words": how many words the round read. Nothing of the events is believed: the round is
played again from its words, and all must be told as it is. Ids of rulings (C5, X5, ...) head the
complaints, and there is one at most: the first difference.
"""

from dataclasses import dataclass, field
from typing import Any

from .clem_counts import acted
from .clem_figures import (
    BETS,
    COINS_PER_BET,
    COLOURS,
    COUNTS_AS_DIAMOND,
    EXTRA_SPINS,
    FIELDS,
    GEMS,
    JACKPOTS,
    LAST_LEVEL,
    LEVELS,
    MOST_SPINS,
    PLUS,
    SOURCES,
    SPINS_PER_FEATURE,
    SYMBOL_UPGRADE,
    WILDS,
    Numbers,
    cap_of,
    code,
    mask,
)
from .clem_lines import line_wins
from .clem_spin import Landed, Landing, cells_of, diamond_win
from .clem_stream import Draws, round_key, words_of_round
from .tape import Event, shape_complaints, with_lists

Round = dict[str, Any]
NO_FEATURE: set[str] = set()


@dataclass
class Bonus:
    """What a cart bonus stands at."""

    active: set[str]
    total: int
    played: int = 0
    levels: int = 0
    collected: int = 0
    win: int = 0

    def award(self, spins: int) -> int:
        """Award extra spins, up to the most that a bonus has; how many they were (C28)."""
        added = min(spins, MOST_SPINS - self.total)
        self.total += added
        return added


@dataclass
class Played:
    """A round as it truly is: its events with the rulings that ask for them, and its money."""

    events: list[tuple[str, Event]] = field(default_factory=list)
    sources: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))
    peaks: dict[str, int] = field(default_factory=lambda: {"extra_spins": 0, "levels": 0})
    win: int = 0

    def say(self, rulings: str, name: str, **fields: object) -> None:
        """Write an event."""
        self.events.append((rulings, {"event": name, **fields}))


class Replay:
    """One round, played by the sentences."""

    def __init__(self, numbers: Numbers, cap: int, draws: Draws) -> None:
        self.numbers = numbers
        self.cap = cap
        self.draws = draws
        self.played = Played()
        self.won = 0

    def run(self) -> Played:
        """The paid spin, then a cart bonus, then the total (X4, X5)."""
        landed = self.spin(NO_FEATURE, 0, extra=False)
        if self.won < self.cap:
            triggered = self.roll_carts(landed)
            if triggered:
                self.play_bonus(triggered)
        win = min(self.won, self.cap)
        self.played.say("X5", "RoundEnded", win=win, capped=self.won - win)
        self.played.win = win
        self.cut(self.won - win)
        return self.played

    def cut(self, excess: int) -> None:
        """What the cap takes is taken from the last sources first."""
        for source in reversed(SOURCES):
            taken = min(excess, self.played.sources[source])
            self.played.sources[source] -= taken
            excess -= taken

    # A spin

    def spin(self, active: set[str], levels: int, extra: bool) -> Landed:
        """A paid or an extra spin, and what it wins."""
        landed = Landing(self.numbers, active, levels, self.draws).land()
        self.played.say(
            "C3, C10, C21, C22, C25, C33, X2",
            "ReelsStopped",
            stops=landed.stops,
            symbols=[code(symbol) for symbol in landed.symbols],
        )
        if any(symbol in COUNTS_AS_DIAMOND for symbol in landed.symbols):
            self.played.say("C3, C4, C34, C36, C40, C42", "PrizesDrawn", values=landed.values)
        self.pay_lines(landed, "extra_lines" if extra else "lines")
        self.pay_diamonds(landed, "extra_diamonds" if extra else "diamonds")
        return landed

    def pay(self, source: str, amount: int) -> None:
        """Credits are won."""
        self.won += amount
        self.played.sources[source] += amount

    def pay_lines(self, landed: Landed, source: str) -> None:
        """Each line pays its best reading, once."""
        for line, best in line_wins(landed.symbols, self.numbers).items():
            self.played.say(
                "C1, C12-C14",
                "LineWin",
                line=line,
                symbol=code(best.symbol),
                count=best.length,
                pay=best.pay,
                multiplier=1,
                win=best.pay,
            )
            self.pay(source, best.pay)

    def pay_diamonds(self, landed: Landed, source: str) -> None:
        """Diamond Prizes, then the prizes of the Bonus Diamonds among them."""
        found = diamond_win(landed)
        if found is None:
            return
        win = found.credits * found.multiplier
        self.played.say(
            "C5, C6, C26, C41, C43",
            "DiamondsPaid",
            reels=found.reels,
            credits=found.credits,
            multiplier=found.multiplier,
            win=win,
            cells=found.cells,
        )
        self.pay(source, win)
        for cell in found.cells:
            if landed.symbols[cell] in JACKPOTS:
                jackpot, amount = JACKPOTS.index(landed.symbols[cell]), landed.values[cell]
                self.played.say("C36-C38", "JackpotWon", cell=cell, jackpot=jackpot, amount=amount)
                self.pay("jackpots", amount)

    # After a paid spin

    def roll_carts(self, landed: Landed) -> list[str]:
        """One roll for each colour that appears, with a larger chance on a hot spin (C16, C17)."""
        seen = [colour for colour in COLOURS if GEMS[colour] in landed.symbols]
        if not seen:
            return []
        unit = self.numbers.unit
        hot = self.draws.chance(self.numbers.hot_chance, unit, "hot")
        chances = self.numbers.cart_chance[1 if hot else 0]
        triggered = [colour for colour in seen if self.draws.chance(chances[colour], unit, f"cart {colour}")]
        self.played.say("C16, C17", "CartsRolled", hot=int(hot), seen=mask(seen), triggered=mask(triggered))
        return triggered

    def play_bonus(self, carts: list[str]) -> None:
        """One bonus for all carts of the spin: each brings its feature and five extra spins (C18)."""
        bonus = Bonus(active=set(carts), total=SPINS_PER_FEATURE * len(carts))
        self.played.say("C18, C49-C52", "BonusStarted", features=mask(bonus.active), spins=bonus.total)
        while bonus.played < bonus.total and self.won < self.cap:
            won_before = self.won
            landed = self.extra_spin(bonus)
            bonus.win += self.won - won_before
            # Nothing follows a spin that reaches the cap (X5).
            if self.won < self.cap:
                self.after_extra_spin(bonus, landed)
        self.played.peaks = {"extra_spins": bonus.played, "levels": bonus.levels}
        self.played.say("C47, X5", "BonusEnded", spins=bonus.played, win=bonus.win)

    def extra_spin(self, bonus: Bonus) -> Landed:
        """An extra spin with the features that are active at its start."""
        bonus.played += 1
        self.played.say(
            "C21, C31, C46, C54b",
            "ExtraSpinStarted",
            number=bonus.played,
            total=bonus.total,
            features=mask(bonus.active),
            levels=bonus.levels,
            collected=bonus.collected,
        )
        return self.spin(bonus.active, bonus.levels, extra=True)

    def after_extra_spin(self, bonus: Bonus, landed: Landed) -> None:
        """Spins added, wilds collected, features activated, in this order."""
        self.add_spins(bonus, landed)
        # Only with the feature active from the start of the spin (C54b).
        if SYMBOL_UPGRADE in bonus.active:
            self.collect(bonus, landed)
        self.roll_activations(bonus, landed)

    def add_spins(self, bonus: Bonus, landed: Landed) -> None:
        """Every +1 and +2 that appears adds its spins, Diamond win or not (C27)."""
        for cell in cells_of(landed.symbols, PLUS):
            assert EXTRA_SPINS in bonus.active
            added = bonus.award(PLUS[landed.symbols[cell]])
            self.played.say("C27, C28", "SpinsAdded", cell=cell, added=added, total=bonus.total)

    def collect(self, bonus: Bonus, landed: Landed) -> None:
        """Every wild that appears goes to the meter; full meters complete levels (C30-C32, C35)."""
        wilds = cells_of(landed.symbols, WILDS)
        if not wilds or bonus.levels == LAST_LEVEL:
            return
        self.played.say(
            "C30, C54b", "WildsCollected", levels=bonus.levels, before=bonus.collected, cells=wilds
        )
        bonus.collected += len(wilds)
        while bonus.levels < LAST_LEVEL:
            symbol, asked = LEVELS[bonus.levels + 1]
            if bonus.collected < asked:
                break
            bonus.levels += 1
            bonus.collected = 0 if bonus.levels == LAST_LEVEL else bonus.collected - asked
            self.played.say(
                "C31, C32, C35",
                "LevelCompleted",
                level=bonus.levels,
                symbol=code(symbol),
                surplus=bonus.collected,
            )

    def roll_activations(self, bonus: Bonus, landed: Landed) -> None:
        """One roll for each colour that appears and whose feature is not active (C46, C48)."""
        seen = [colour for colour in COLOURS if GEMS[colour] in landed.symbols and colour not in bonus.active]
        if not seen:
            return
        chances, unit = self.numbers.activation_chance, self.numbers.unit
        activated = [
            colour for colour in seen if self.draws.chance(chances[colour], unit, f"activate {colour}")
        ]
        self.played.say("C46, C48", "ActivationsRolled", seen=mask(seen), activated=mask(activated))
        for colour in activated:
            added = bonus.award(SPINS_PER_FEATURE)
            bonus.active.add(colour)
            self.played.say(
                "C28, C46-C48",
                "FeatureActivated",
                feature=COLOURS.index(colour),
                added=added,
                total=bonus.total,
            )


def replay_of(told: Round, numbers: Numbers) -> Replay:
    """The replay of a round from its seeds, number and script."""
    key = round_key(told["server"], told["client"])
    draws = Draws(words_of_round(key, told["nonce"], told["script"]))
    return Replay(numbers, cap_of(told["stake"], told["limit"]), draws)


def check_round(told: Round, numbers: Numbers) -> list[str]:
    """The first thing about a round that the rules rule out; empty when it is a true round."""
    if told["stake"] not in BETS:
        return [f"C1: {told['stake']} is not a bet"]
    complaints = shape_complaints(told["events"], FIELDS)
    if complaints:
        return complaints
    replay = replay_of(told, numbers)
    true = replay.run()
    complaints = difference([with_lists(event) for event in told["events"]], true.events)
    return complaints or account_complaints(told, true, replay)


def difference(told: list[Event], true: list[tuple[str, Event]]) -> list[str]:
    """The first event that is not told as it is."""
    for place, (rulings, event) in enumerate(true):
        if place == len(told):
            return [f"event {place}: {rulings}: the round ends, by the rules {event} comes"]
        name, other = event["event"], told[place]
        if other["event"] != name:
            return [f"event {place}: {rulings}: expected {name}, found {other['event']}"]
        for key, value in event.items():
            if other[key] != value:
                return [f"event {place}: {rulings}: {name}.{key} is {other[key]}, by the rules {value}"]
    if len(told) > len(true):
        return [f"event {len(true)}: X5: {told[len(true)]['event']} after the end of the round"]
    return []


def account_complaints(told: Round, true: Played, replay: Replay) -> list[str]:
    """What is wrong with the money, the counts and the words that a round says beside its events."""
    fired = acted([event for _rulings, event in true.events], replay.numbers)
    if true.win == replay.cap:
        fired.add("X5 win cap ended the round")
    known = {
        "paid": ("X1", true.win * (told["stake"] // COINS_PER_BET)),
        "sources": ("X5", true.sources),
        "peaks": ("C28, C32", true.peaks),
        "fired": ("C1-C57", fired),
        "words": ("X2", replay.draws.read),
    }
    for name, (ruling, value) in known.items():
        if told.get(name, value) != value:
            return [f"{ruling}: {name} is {told[name]}, by the rules {value}"]
    return []

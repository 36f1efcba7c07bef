"""Checks a whole Three Lamps round, told as plain dicts, against the rules.

A round is {"server": 32 bytes, "client": text, "nonce", "script", "stake" and "limit": minor units,
"buy": the feature that is bought or "", "before": the state, "events": [...]}, and optionally "paid" and
"price": minor units, "after": the state, "sources", "peaks", "fired": the names of the rules that acted,
and "words": how many words the round read. Nothing of the events is believed: the round is played again
from its words, and all must be told as it is. Ids of rulings (L5, X5, ...) head the complaints, and there
is one at most: the first difference.
"""

from dataclasses import dataclass, field
from typing import Any

from .clem_rounds import difference
from .clem_stream import Draws, round_key, words_of_round
from .lamp_bonus import Bonus
from .lamp_counts import acted
from .lamp_figures import (
    BETS,
    BOUGHT_STRIPS,
    BUYS,
    CELLS,
    COINS_PER_BET,
    FEATURES,
    FIELDS,
    GEMS,
    PARTS,
    PEAKS,
    PRICES,
    REELS,
    ROWS,
    SOURCES,
    TOP_LEVEL,
    Numbers,
    cap_of,
    code,
    unlocked,
)
from .lamp_lines import line_wins
from .tape import Event, shape_complaints, with_lists

Round = dict[str, Any]


@dataclass
class Played:
    """A round as it truly is: its events with the rulings that ask for them, its money and its state."""

    progress: int
    events: list[tuple[str, Event]] = field(default_factory=list)
    sources: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))
    peaks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PEAKS, 0))
    win: int = 0
    unseen: set[str] = field(default_factory=set)

    def say(self, rulings: str, name: str, **fields: object) -> None:
        """Write an event."""
        self.events.append((rulings, {"event": name, **fields}))


class Replay:
    """One round, played by the sentences."""

    def __init__(self, numbers: Numbers, cap: int, draws: Draws, buy: str = "", progress: int = 0) -> None:
        self.numbers = numbers
        self.cap = cap
        self.draws = draws
        self.buy = buy
        self.level = progress // PARTS
        self.played = Played(progress)

    def run(self) -> Played:
        """The spin, the bar, the lines, the bonus, the total (X4, X5)."""
        board = self.spin(self.place_gems() if self.buy else {})
        if not self.buy:
            self.collect(board)
        self.pay_lines(board)
        if self.played.sources["lines"] < self.cap:
            features = BUYS[self.buy] if self.buy else self.roll_gems(board)
            if features:
                self.play_bonus(set(features))
        won = sum(self.played.sources.values())
        self.played.win = min(won, self.cap)
        self.played.say("X5", "RoundEnded", win=self.played.win, capped=won - self.played.win)
        self.cut(won - self.played.win)
        return self.played

    def cut(self, excess: int) -> None:
        """What the cap takes is taken from the last sources first."""
        for source in reversed(SOURCES):
            taken = min(excess, self.played.sources[source])
            self.played.sources[source] -= taken
            excess -= taken

    # The spin

    def place_gems(self) -> dict[int, str]:
        """One gem of each kind that is bought, on different reels that are drawn first (L39, L40)."""
        bought = [feature for feature in FEATURES if feature in BUYS[self.buy]]
        reels = list(range(REELS))
        for place in range(len(bought)):
            drawn = place + self.draws.below(REELS - place, "gem reel")
            reels[place], reels[drawn] = reels[drawn], reels[place]
        placed = {
            reels[place] * ROWS + self.draws.below(ROWS, "gem row"): GEMS[feature]
            for place, feature in enumerate(bought)
        }
        self.played.say("L39, L40", "GemsPlaced", cells=[*placed], gems=[*map(code, placed.values())])
        return placed

    def spin(self, placed: dict[int, str]) -> list[str]:
        """All reels stop, left to right; what is placed takes its cell (L2, L4, L14, L39)."""
        strips = self.numbers.strips[BOUGHT_STRIPS if self.buy else self.level]
        stops = [self.draws.stop(reel, strip) for reel, strip in enumerate(strips)]
        board = [
            strip[(stop + row) % len(strip)]
            for stop, strip in zip(stops, strips, strict=True)
            for row in range(ROWS)
        ]
        for cell, gem in placed.items():
            board[cell] = gem
        self.played.say("L2, L4, L39, X2", "ReelsStopped", stops=stops, symbols=[*map(code, board)])
        return board

    def collect(self, board: list[str]) -> None:
        """Each visible gem of the next lamp is a part of its bar; a full bar unlocks it (L5, L6, L7)."""
        if self.level == TOP_LEVEL:
            return
        feature = FEATURES[self.level]
        cells = [cell for cell in range(CELLS) if board[cell] == GEMS[feature]]
        if not cells:
            return
        before = self.played.progress - self.level * PARTS
        after = min(PARTS, before + len(cells))
        self.played.say(
            "L5, L6, L8b", "GemsCollected", feature=self.level, before=before, after=after, cells=cells
        )
        self.played.progress = self.level * PARTS + after
        if after == PARTS:
            self.played.say("L6, L7, L8", "LampUnlocked", feature=self.level, level=self.level + 1)

    def pay_lines(self, board: list[str]) -> None:
        """Each line pays its best reading, once (L1, L15)."""
        for line, best in line_wins(board, self.numbers).items():
            self.played.say(
                "L1, L3, L15",
                "LineWin",
                line=line,
                symbol=code(best.symbol),
                count=best.length,
                pay=best.pay,
                multiplier=1,
                win=best.pay,
            )
            self.played.sources["lines"] += best.pay

    # The bonus

    def roll_gems(self, board: list[str]) -> set[str]:
        """Each active gem may trigger; if one does, each other may join (L7, L8b, L9, L10)."""
        gems = {GEMS[feature]: feature for feature in unlocked(self.level)}
        cells = [cell for cell in range(CELLS) if board[cell] in gems]
        if not cells:
            return set()
        rolls = dict.fromkeys(cells, 0)
        for roll, kind, chances in (
            (1, "trigger", self.numbers.trigger_chance),
            (2, "join", self.numbers.join_chance),
        ):
            if roll == 2 and not any(rolls.values()):
                break
            for cell in cells:
                feature = gems[board[cell]]
                if rolls[cell] == 0 and self.draws.chance(
                    chances[feature], self.numbers.unit, f"{kind} {feature}"
                ):
                    rolls[cell] = roll
        self.played.say("L9", "GemsRolled", cells=cells, rolls=[*rolls.values()])
        return {gems[board[cell]] for cell in cells if rolls[cell]}

    def play_bonus(self, features: set[str]) -> None:
        """The Lamp Bonus; a bought round unlocks all lamps for a while (L16, L41)."""
        bonus = Bonus(
            self.numbers,
            self.draws,
            self.played.say,
            active=features,
            open_lamps=FEATURES if self.buy else unlocked(self.level),
            cap=self.cap,
            won_before=self.played.sources["lines"],
        )
        bonus.run()
        self.played.sources["cash"] = sum(bonus.cash.values())
        self.played.sources["prizes"] = bonus.prizes
        self.played.unseen = bonus.unseen
        self.played.peaks = {"respins": bonus.played, "cash_cells": len(bonus.cash)}


def replay_of(told: Round, numbers: Numbers) -> Replay:
    """The replay of a round from its seeds, number, script and state."""
    key = round_key(told["server"], told["client"])
    draws = Draws(words_of_round(key, told["nonce"], told["script"]))
    (progress,) = told["before"]
    return Replay(numbers, cap_of(told["stake"], told["limit"]), draws, told["buy"], progress)


def check_round(told: Round, numbers: Numbers) -> list[str]:
    """The first thing about a round that the rules rule out; empty when it is a true round."""
    if told["stake"] not in BETS:
        return [f"L1: {told['stake']} is not a bet"]
    if told["buy"] not in BUYS:
        return [f"L39: {told['buy']} cannot be bought"]
    complaints = shape_complaints(told["events"], FIELDS)
    if complaints:
        return complaints
    replay = replay_of(told, numbers)
    true = replay.run()
    complaints = difference([with_lists(event) for event in told["events"]], true.events)
    return complaints or account_complaints(told, true, replay)


def account_complaints(told: Round, true: Played, replay: Replay) -> list[str]:
    """What is wrong with the money, the state, the counts and the words that are told beside the events."""
    fired = acted([event for _rulings, event in true.events], replay.numbers) | true.unseen
    if true.win == replay.cap:
        fired.add("X5 win cap ended the round")
    known = {
        "paid": ("X1", true.win * (told["stake"] // COINS_PER_BET)),
        "price": ("L42", told["stake"] * PRICES[told["buy"]]),
        "after": ("L5, L13, L41", (true.progress,)),
        "sources": ("X5", true.sources),
        "peaks": ("L37", true.peaks),
        "fired": ("L1-L38", fired),
        "words": ("X2", replay.draws.read),
    }
    for name, (ruling, value) in known.items():
        if told.get(name, value) != value:
            return [f"{ruling}: {name} is {told[name]}, by the rules {value}"]
    return []

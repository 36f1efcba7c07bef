"""Checks a whole Fire Gnomes round, told as plain dicts, against the rules.

A round is {"stake": minor units, "before": state, "after": state, "events": [...]}, and
optionally "paid": minor units. A state is {"wilds", "multipliers", "silver", "gold"}: the shelves
of this bet, silver and gold in coins. Ids of rulings (G1, X5, ...) head the complaints.
"""

from typing import Any

from .bonus import check_bonus
from .figures import (
    ALL_REELS,
    AWARDS,
    BET_MULTIPLIERS,
    RAISED_BY,
    REELS_OF,
    REGULAR,
    SYMBOLS,
    Numbers,
    Shelf,
    State,
)
from .lines import (
    REELS,
    ROWS,
    WILD_MULTIPLIERS,
    all_lines,
    best_wins,
    board_win,
    line_win,
    line_wins,
)
from .tape import BONUS_STEPS, OutOfOrder, Tape, shape_complaints

__all__ = [
    "Numbers",
    "Shelf",
    "all_lines",
    "board_win",
    "check_round",
    "check_session",
    "fresh_state",
    "line_win",
    "line_wins",
]

CELLS = REELS * ROWS
Round = dict[str, Any]


def fresh_state(numbers: Numbers) -> State:
    """The shelves before the first round at a bet."""
    return {award: numbers.shelf(award).start for award in AWARDS}


def check_round(round_json: Round, numbers: Numbers) -> list[str]:
    """Everything about a round that the rules rule out; empty when it is a true round."""
    complaints = shape_complaints(round_json["events"])
    complaints += stake_complaints(round_json["stake"], numbers)
    complaints += state_complaints(round_json["before"], numbers)
    if complaints:
        return complaints
    check = RoundCheck(round_json, numbers)
    try:
        check.run()
    except OutOfOrder as error:
        check.complaints.append(str(error))
    return check.complaints


def check_session(rounds: list[Round], numbers: Numbers) -> list[str]:
    """Complaints about rounds in a row: each bet has its own shelves, fresh at first (G17, X6)."""
    complaints = []
    shelves: dict[int, State] = {}
    for number, played in enumerate(rounds):
        stake = played["stake"]
        kept = shelves.get(stake, fresh_state(numbers))
        if played["before"] != kept:
            complaints.append(
                f"round {number}: G17: the shelves of bet {stake} were {kept}, "
                f"the round starts from {played['before']}"
            )
        complaints += [f"round {number}: {text}" for text in check_round(played, numbers)]
        shelves[stake] = played["after"]
    return complaints


def stake_complaints(stake: int, numbers: Numbers) -> list[str]:
    """A stake is one of the bets, in minor units (G3)."""
    if stake in [numbers.coins_per_bet * times for times in BET_MULTIPLIERS]:
        return []
    return [f"G3: {stake} is not a bet"]


def state_complaints(state: State, numbers: Numbers) -> list[str]:
    """A state has the four shelves, each at an amount build-ups can bring it to (G16)."""
    if set(state) != set(AWARDS):
        return [f"G17: the state has the shelves {sorted(state)}"]
    return [
        f"G16: the shelf {award} stands at {state[award]}"
        for award in AWARDS
        if not numbers.shelf(award).can_hold(state[award])
    ]


class RoundCheck:
    """One round while it is read from its first event to its last."""

    def __init__(self, round_json: Round, numbers: Numbers) -> None:
        self.round = round_json
        self.numbers = numbers
        self.tape = Tape(round_json["events"])
        self.shelves: State = dict(round_json["before"])
        self.board: list[str] = []
        self.won = 0
        self.complaints: list[str] = []

    def complain(self, text: str) -> None:
        """Note a complaint."""
        self.complaints.append(text)

    def run(self) -> None:
        """The parts of a round in their order (G18, G24-G26, X4)."""
        self.check_reels()
        self.check_shelves_raised()
        if self.check_activation():
            self.check_feature()
        self.check_lines()
        self.check_bonus()
        self.check_end()

    def check_reels(self) -> None:
        """Which symbols stopped on which reels."""
        stopped = self.tape.take("ReelsStopped")
        if len(stopped["stops"]) != REELS or min(stopped["stops"], default=-1) < 0:
            self.complain(f"G1: the reels stop at {stopped['stops']}")
        codes = stopped["symbols"]
        if len(codes) != CELLS or not all(code in range(len(SYMBOLS)) for code in codes):
            raise OutOfOrder(f"G1: no board of 4 reels and 5 rows: {codes}")
        self.board = [SYMBOLS[code] for code in codes]
        for cell, symbol in enumerate(self.board):
            if cell // ROWS not in REELS_OF.get(symbol, ALL_REELS):
                self.complain(f"G11, G12, G14, G15: {symbol} stops on reel {cell // ROWS + 1}")
        for reel in range(REELS):
            if self.board[reel * ROWS : reel * ROWS + ROWS].count("scatter") > 1:
                self.complain(f"G12: more than one scatter on reel {reel + 1}")

    def check_shelves_raised(self) -> None:
        """Each build-up symbol raises its shelf once, never over the cap (G15, G16, G18)."""
        seen = []
        for event in self.tape.take_all({"ShelfRaised"}):
            award, cell = event["award"], event["cell"]
            seen.append(cell)
            if award not in range(len(AWARDS)) or cell not in range(CELLS):
                self.complain(f"G15: there is no such shelf or cell: {event}")
                continue
            name = AWARDS[award]
            if RAISED_BY.get(self.board[cell]) != name:
                self.complain(f"G15: {self.board[cell]} at {cell} raises the shelf {name}")
            before = self.shelves[name]
            after = self.numbers.shelf(name).raised(before)
            if event["before"] != before or event["after"] != after:
                self.complain(f"G16: the shelf {name} goes from {before} to {after}: {event}")
            self.shelves[name] = after
        build_ups = [cell for cell in range(CELLS) if self.board[cell] in RAISED_BY]
        if sorted(seen) != build_ups:
            self.complain(f"G15: build-up symbols at {build_ups}, shelves raised by {seen}")

    def check_activation(self) -> bool:
        """Whether the feature starts; it may when an activation symbol is on the board (G14)."""
        count = self.board.count("activation")
        if count == 0:
            return False
        rolled = self.tape.take("ActivationRolled")
        if rolled["count"] != count:
            self.complain(f"G14: {count} activation symbols, {rolled['count']} told")
        if rolled["triggered"] not in (0, 1):
            self.complain(f"G14: triggered is {rolled['triggered']}")
        return bool(rolled["triggered"])

    def check_feature(self) -> None:
        """The activated awards in their order, then their resets (G19-G24)."""
        codes = self.tape.take("FeatureStarted")["awards"]
        if not codes or not all(code in range(len(AWARDS)) for code in codes):
            raise OutOfOrder(f"G19: the feature activates the awards {codes}")
        if codes != sorted(set(codes)):
            self.complain(f"G24: the feature activates the awards in the order {codes}")
        awards = [award for award in AWARDS if AWARDS.index(award) in codes]
        for award in awards:
            if award == "wilds":
                self.check_wilds_added()
            elif award == "multipliers":
                self.check_multipliers_added()
            else:
                self.check_prize(award)
        self.check_resets(awards)

    def check_wilds_added(self) -> None:
        """The shelf's number of regular symbols become wild (G21, G22)."""
        cells = self.tape.take("WildsAdded")["cells"]
        self.check_transformed("wilds", cells)
        for cell in cells:
            if cell in range(CELLS):
                self.board[cell] = "wild"

    def check_multipliers_added(self) -> None:
        """The shelf's number of regular symbols become wild multipliers x2 to x5 (G9, G21, G22)."""
        added = self.tape.take("MultipliersAdded")
        cells, codes = added["cells"], added["symbols"]
        self.check_transformed("multipliers", cells)
        if len(codes) != len(cells):
            raise OutOfOrder(f"G22: {len(cells)} cells become {len(codes)} wild multipliers")
        for cell, code in zip(cells, codes, strict=True):
            if code not in range(len(SYMBOLS)) or SYMBOLS[code] not in WILD_MULTIPLIERS:
                self.complain(f"G9: the symbol {code} is no wild multiplier")
            elif cell in range(CELLS):
                self.board[cell] = SYMBOLS[code]

    def check_transformed(self, award: str, cells: list[int]) -> None:
        """Distinct cells of regular symbols, as many as the shelf shows or the board has."""
        regular = [cell for cell in range(CELLS) if self.board[cell] in REGULAR]
        expected = min(self.shelves[award], len(regular))
        if len(cells) != expected:
            self.complain(f"G22: the award {award} is {expected}, {len(cells)} cells transform")
        if len(set(cells)) != len(cells):
            self.complain(f"G21: the award {award} transforms a cell twice: {cells}")
        for cell in cells:
            if cell not in regular:
                self.complain(f"G21: the award {award} transforms {cell}, no regular symbol")

    def check_prize(self, award: str) -> None:
        """The silver or gold prize is what its shelf shows (G23)."""
        paid = self.tape.take("PrizePaid")
        if paid["award"] != AWARDS.index(award):
            self.complain(f"G24: {award} is to be paid, the award {paid['award']} is")
        if paid["amount"] != self.shelves[award]:
            self.complain(f"G23: {award} pays {paid['amount']}, not {self.shelves[award]}")
        self.won += self.shelves[award]

    def check_resets(self, awards: list[str]) -> None:
        """Activated awards return to their start, no others (G20)."""
        resets = []
        for event in self.tape.take_all({"ShelfReset"}):
            resets.append(event["award"])
            if event["award"] not in range(len(AWARDS)):
                continue
            name = AWARDS[event["award"]]
            start = self.numbers.shelf(name).start
            if event["before"] != self.shelves[name] or event["after"] != start:
                self.complain(f"G20: the shelf {name} returns from {self.shelves[name]} to {start}: {event}")
        if sorted(resets) != [AWARDS.index(award) for award in awards]:
            self.complain(f"G20: the awards {awards} were activated, {resets} were reset")
        for award in awards:
            self.shelves[award] = self.numbers.shelf(award).start

    def check_lines(self) -> None:
        """Every winning line of the board after the feature, at its best reading (G2, G25)."""
        wins = best_wins(self.board, self.numbers.pays)
        told = set()
        for event in self.tape.take_all({"LineWin"}):
            line = event["line"]
            if line in told:
                self.complain(f"G2: the line {line} is paid twice")
            told.add(line)
            if line not in wins:
                self.complain(f"G2: the line {line} is paid, it does not win: {event}")
                continue
            if not any(
                event["symbol"] == SYMBOLS.index(reading.symbol)
                and event["count"] == reading.length
                and event["pay"] == reading.pay
                and event["multiplier"] == reading.multiplier
                and event["win"] == reading.win
                for reading in wins[line].readings
            ):
                self.complain(f"G2: the line {line} wins {wins[line]}, told is {event}")
        for line, best in wins.items():
            if line not in told:
                self.complain(f"G2: the line {line} wins {best}, it is not paid")
            self.won += best.win

    def check_bonus(self) -> None:
        """Two scatters award the bonus, nothing else does (G12, G26)."""
        due = self.board.count("scatter") == 2
        if not due:
            return
        # A round at its cap may leave the bonus out: nothing more can be won (X5).
        if self.won >= self.numbers.cap() and self.tape.next_name() == "RoundEnded":
            return
        started = self.tape.take("BonusStarted")
        place = self.tape.place
        steps = self.tape.take_all(BONUS_STEPS)
        ended = self.tape.take("BonusEnded")
        complaints, win = check_bonus(started, steps, ended, self.numbers, self.won, place)
        self.complaints += complaints
        self.won += win

    def check_end(self) -> None:
        """The total, capped once; the money; the state that stays (G17, X1, X4, X5)."""
        ended = self.tape.take("RoundEnded")
        if self.tape.next_name() != "the end":
            self.complain(f"event {self.tape.place}: {self.tape.next_name()} after RoundEnded")
        cap = self.numbers.cap()
        win = min(self.won, cap)
        if ended["win"] != win:
            self.complain(f"X5: the round wins {win}, told is {ended['win']}")
        if ended["capped"] != self.won - win:
            self.complain(f"X5: of {self.won} coins the cap took {ended['capped']}")
        coin_value = self.round["stake"] // self.numbers.coins_per_bet
        if "paid" in self.round and self.round["paid"] != win * coin_value:
            self.complain(f"X1: paid {self.round['paid']}, won {win} coins of {coin_value}")
        if self.round["after"] != self.shelves:
            self.complain(f"G17: the shelves end at {self.shelves}: {self.round['after']}")

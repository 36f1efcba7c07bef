"""Checks a whole Forge of Gems round, told as plain dicts, against the rules.

A round is {"stake": minor units, "events": [...]}, and optionally "limit" and "paid": minor units. Of
the events only what chance gave is believed: the symbols that land and those that fill up a reel, the
forge symbols, the option of the box. All else is worked out here and must be told as it is. Ids of
rulings (F10, X5, ...) head the complaints, and there is one at most: the first difference.
"""

from typing import Any, NamedTuple

from .forge_board import (
    Board,
    Cell,
    cells_of_reel,
    horizontal_splitter,
    horizontal_wild,
    reel_of,
    row_of,
    vertical_splitter,
    vertical_wild,
)
from .forge_figures import (
    BETS,
    BOXES,
    CELLS,
    FEWEST_SCATTERS,
    FIELDS,
    HEIGHTS,
    LARGEST_BOX,
    MOST_WAYS,
    ON_FORGE,
    ON_FREE_FORGE,
    ON_FREE_REELS,
    ON_REELS,
    REELS,
    ROWS,
    SCATTER,
    SYMBOLS,
    WILD,
    Numbers,
)
from .tape import Event, OutOfOrder, Tape, shape_complaints
from .ways import count_ways, find_wins

__all__ = ["Draw", "Numbers", "check_round", "draws_of"]

Round = dict[str, Any]
NO_ROW = -1
NO_SYMBOL = -1


class Draw(NamedTuple):
    """What chance gave: a symbol on a reel or on the forge reel above it, or the option of a box.

    `kind` is "reel", "forge", "box" or, before the forge reel of a free spin, "guaranteed".
    """

    kind: str
    free: bool
    reel: int
    symbol: str
    box: int = 0
    option: int = 0


def check_round(round_json: Round, numbers: Numbers) -> list[str]:
    """The first thing about a round that the rules rule out; empty when it is a true round."""
    complaints = shape_complaints(round_json["events"], FIELDS)
    if round_json["stake"] not in BETS:
        complaints.append(f"F38: {round_json['stake']} is not a bet")
    if complaints:
        return complaints
    try:
        Replay(round_json, numbers).run()
    except OutOfOrder as error:
        return [str(error)]
    return []


def draws_of(round_json: Round, numbers: Numbers) -> list[Draw]:
    """What chance gave in a true round, in the order of its draws (X2)."""
    replay = Replay(round_json, numbers)
    replay.run()
    return replay.draws


def code(symbol: str) -> int:
    """The code of a symbol; -1 for none."""
    return SYMBOLS.index(symbol) if symbol else NO_SYMBOL


class Replay:
    """One round, played again beside its events."""

    def __init__(self, round_json: Round, numbers: Numbers) -> None:
        self.round = round_json
        self.numbers = numbers
        self.tape = Tape(round_json["events"])
        self.cap = numbers.cap(round_json["stake"], round_json.get("limit", 0))
        self.board = Board([])
        self.forge: list[str] = []
        self.multiplier = 1
        self.won = 0
        self.free = False
        self.draws: list[Draw] = []

    def run(self) -> None:
        """The paid spin, then GEMBOX, then the total (X4, X5)."""
        self.play_spin()
        scatters = self.board.of(SCATTER)
        if len(scatters) >= FEWEST_SCATTERS and self.won < self.cap:
            self.open_box(scatters)
        win = min(self.won, self.cap)
        self.expect("X5", "RoundEnded", win=win, capped=self.won - win)
        if self.tape.next_name() != "the end":
            raise OutOfOrder(f"event {self.tape.place}: {self.tape.next_name()} after RoundEnded")
        coin_value = self.round["stake"] // self.numbers.coins_per_bet
        if self.round.get("paid", win * coin_value) != win * coin_value:
            raise OutOfOrder(f"X1: paid {self.round['paid']}, won {win} coins of {coin_value}")

    # What the tape tells

    def expect(self, rulings: str, name: str, **fields: object) -> Event:
        """The next event, which must be exactly this one."""
        place = self.tape.place
        told = self.tape.take(name)
        for field, true in fields.items():
            if told[field] != true:
                raise OutOfOrder(
                    f"event {place}: {rulings}: {name}.{field} is {told[field]}, by the rules {true}"
                )
        return told

    def peek(self, name: str) -> Event:
        """The next event, to read what was drawn."""
        if self.tape.next_name() != name:
            raise OutOfOrder(f"event {self.tape.place}: expected {name}, found {self.tape.next_name()}")
        return self.tape.events[self.tape.place]

    def drawn(self, codes: list[int], allowed: set[str]) -> list[str]:
        """Symbols that chance gave, each one that may come here (F29, F33, F35)."""
        for number in codes:
            if number not in range(len(SYMBOLS)) or SYMBOLS[number] not in allowed:
                raise OutOfOrder(f"event {self.tape.place}: F29, F33, F35: symbol {number} is drawn")
        return [SYMBOLS[number] for number in codes]

    def drawn_on_reel(self, reel: int, codes: list[int]) -> list[str]:
        """Symbols that chance gave to a reel, in the order of their draws."""
        symbols = self.drawn(codes, ON_FREE_REELS if self.free else ON_REELS)
        self.draws += [Draw("reel", self.free, reel, symbol) for symbol in symbols]
        return symbols

    def drawn_on_forge(self, reel: int, number: int) -> str:
        """The symbol that chance gave to the forge reel above a reel."""
        (symbol,) = self.drawn([number], ON_FREE_FORGE if self.free else ON_FORGE)
        self.draws.append(Draw("forge", self.free, reel, symbol))
        return symbol

    # A spin

    def play_spin(self) -> int:
        """A paid or free spin to its end; what it wins (F5, F18, F20)."""
        won_before = self.won
        cascades = 0
        self.land()
        while True:
            winning = self.evaluate()
            if not winning or self.won >= self.cap:
                break
            cascades += 1
            self.expect("F26", "CellsRemoved", number=cascades, cells=winning)
            self.board.remove(winning)
            self.act(self.fill_reels())
        win = self.won - won_before
        self.expect("F15, X5", "SpinEnded", cascades=cascades, win=win)
        return win

    def land(self) -> None:
        """A new board of single symbols and a new forge reel; nothing acts yet (F8, F11, F14, F33)."""
        landed = self.peek("BoardLanded")
        if len(landed["symbols"]) != CELLS or len(landed["forge"]) != REELS:
            raise OutOfOrder(f"event {self.tape.place}: F8: no board and forge reel: {landed}")
        symbols = []
        for reel in range(REELS):
            symbols += self.drawn_on_reel(reel, [landed["symbols"][cell] for cell in cells_of_reel(reel)])
        self.board = Board(symbols)
        if self.free:
            self.draws.append(Draw("guaranteed", True, 0, "multiplier"))
        self.forge = [self.drawn_on_forge(reel, landed["forge"][reel]) for reel in range(REELS)]
        if self.free and "multiplier" not in self.forge:
            raise OutOfOrder(f"event {self.tape.place}: F33: a free spin lands without a Multiplier")
        self.tape.take("BoardLanded")

    def evaluate(self) -> list[int]:
        """The wins of the board as it is; the cells that take part in any (F2, F3, F7, F15-F19)."""
        reels = self.board.reels()
        ways = count_ways(reels)
        # Nothing but a fault of this replay itself could break these.
        assert ways <= MOST_WAYS
        assert all(self.board.height(reel) <= HEIGHTS[reel] for reel in range(REELS))
        self.expect("F7, F18, F20", "WaysCounted", ways=ways, multiplier=self.multiplier)
        wins = find_wins(reels, WILD, self.numbers.pays)
        winning: set[int] = set()
        for symbol in SYMBOLS:
            if symbol not in wins:
                continue
            length, ways, cells = wins[symbol]
            pay = self.numbers.pays[symbol][length]
            self.expect(
                "F3, F15-F19",
                "WaysWin",
                symbol=code(symbol),
                count=length,
                ways=ways,
                pay=pay,
                multiplier=self.multiplier,
                win=pay * ways * self.multiplier,
                cells=list(cells),
            )
            self.won += pay * ways * self.multiplier
            winning |= set(cells)
        return sorted(winning)

    # A cascade

    def fill_reels(self) -> list[int]:
        """Reels with empty cells fill up, left to right; the cells whose forge symbols will act (F9-F11)."""
        waiting = []
        for reel in range(REELS):
            if self.board.empty_on(reel) > 0:
                waiting += self.fill_reel(reel)
        return waiting

    def fill_reel(self, reel: int) -> list[int]:
        """What stayed falls, the forge symbol drops on it, new symbols fill up (F9-F12)."""
        told = self.peek("ReelCascaded")
        if len(told["symbols"]) != ROWS or len(told["copies"]) != ROWS:
            raise OutOfOrder(f"event {self.tape.place}: F10: no reel of {ROWS} cells: {told}")
        empty = self.board.empty_on(reel)
        dropped = self.forge[reel]
        vanishes = dropped in ("multiplier", "blank")
        rest = NO_ROW if vanishes else empty - 1
        places = range(empty if vanishes else empty - 1)
        # The lowest empty cell is filled first.
        new = self.drawn_on_reel(reel, [told["symbols"][row] for row in reversed(places)])
        column = [Cell(symbol, 1) for symbol in reversed(new)]
        if not vanishes:
            column.append(Cell(dropped, 1))
        column += self.board.survivors(reel)
        self.board.set_reel(reel, column)
        self.forge[reel] = self.drawn_on_forge(reel, told["forge"])
        self.expect(
            "F9-F12, F26-F28",
            "ReelCascaded",
            reel=reel,
            dropped=code(dropped),
            row=rest,
            symbols=[code(cell.symbol) for cell in column],
            copies=[cell.copies for cell in column],
            forge=code(self.forge[reel]),
        )
        if dropped == "multiplier":
            self.multiplier += 1
            self.expect("F18", "MultiplierRaised", reel=reel, multiplier=self.multiplier)
        return [] if vanishes or dropped == SCATTER else [reel * ROWS + rest]

    def act(self, waiting: list[int]) -> None:
        """The forge symbols that came to rest act, left to right, each to its end (F12, F13)."""
        for own in waiting:
            kind = self.board.cells[own].symbol
            if kind == "vertical-wild":
                cells = vertical_wild(self.board, own)
                self.expect_wilds("F21", kind, own, "", cells)
            elif kind == "horizontal-wild":
                matched, cells = horizontal_wild(self.board, own, self.numbers.pays)
                self.expect_wilds("F22", kind, own, matched, cells)
            elif kind == "vertical-splitter":
                matched, cells = vertical_splitter(self.board, own, self.numbers.pays)
                self.expect_split("F7, F23, F25", kind, own, matched, cells)
                self.vanish(own)
            else:
                assert kind == "horizontal-splitter"
                cells = horizontal_splitter(self.board, own)
                self.expect_split("F7, F24, F25", kind, own, "", cells)

    def expect_wilds(self, ruling: str, kind: str, own: int, matched: str, cells: list[int]) -> None:
        """Cells turn wild."""
        self.expect(ruling, "WildsMade", kind=code(kind), cell=own, matched=code(matched), cells=cells)

    def expect_split(self, rulings: str, kind: str, own: int, matched: str, cells: list[int]) -> None:
        """Cells get one more copy."""
        copies = [self.board.cells[cell].copies for cell in cells]
        self.expect(
            rulings,
            "CellsSplit",
            kind=code(kind),
            cell=own,
            matched=code(matched),
            cells=cells,
            copies=copies,
        )

    def vanish(self, own: int) -> None:
        """A Vertical Splitter goes; the reel falls and one new symbol comes on top (F12, F23)."""
        told = self.peek("SplitterVanished")
        reel = reel_of(own)
        self.board.remove([own])
        new = self.drawn_on_reel(reel, told["symbols"][:1])
        column = [*(Cell(symbol, 1) for symbol in new), *self.board.survivors(reel)]
        self.expect(
            "F12, F23",
            "SplitterVanished",
            reel=reel,
            row=row_of(own),
            symbols=[code(cell.symbol) for cell in column],
            copies=[cell.copies for cell in column],
        )
        self.board.set_reel(reel, column)

    # After the paid spin

    def open_box(self, scatters: list[int]) -> None:
        """Three or more scatters: an option of their box, its prize, its free spins (F29-F32)."""
        size = min(len(scatters), LARGEST_BOX)
        box = BOXES[size]
        option = self.peek("GemBoxOpened")["option"]
        if option not in range(len(box)):
            raise OutOfOrder(f"event {self.tape.place}: F31: there is no option {option}")
        self.draws.append(Draw("box", False, 0, "", size - FEWEST_SCATTERS, option))
        bets, spins = box[option]
        prize = bets * self.numbers.coins_per_bet
        self.expect("F19, F29-F32", "GemBoxOpened", option=option, prize=prize, spins=spins, cells=scatters)
        self.won += prize
        # Free spins that the cap leaves no room for do not begin.
        if spins > 0 and self.won < self.cap:
            self.play_free_spins(spins)

    def play_free_spins(self, total: int) -> None:
        """Free spins at a multiplier that never resets, none after the cap is reached (F20, F33-F35, F43)."""
        self.free = True
        self.multiplier = 1
        played = 0
        win = 0
        while played < total and self.won < self.cap:
            played += 1
            self.expect("F20", "FreeSpinStarted", number=played, total=total, multiplier=self.multiplier)
            win += self.play_spin()
        self.expect("F43, X5", "FreeSpinsEnded", played=played, win=win)

"""Rounds of Forge of Gems for the stage: drawn ones, and ones made by hand, event by event."""

from __future__ import annotations

from functools import cache
from math import prod

from engine import GAMES, Seeds, Stake, play
from engine.events import Event, RoundEnded, WaysWin
from engine.games.forge_of_gems import codes, events
from engine.money import format_money
from engine.round import Round
from tests.stage.house import House
from web.scenes.forge_of_gems import ForgeOfGemsScene
from web.scenes.forge_of_gems.table import EMPTY, Table

GAME = GAMES["forge-of-gems"]
BET = GAME.bets[0]
SEEDS = Seeds(bytes(range(32)), "stage")
PLAIN = (0, 5, 7, 1, 6, 8, 2, 4, 6, 3, 5, 7, 2, 4, 8)
"""A board without a win."""
FORGE = (codes.BLANK, codes.BLANK, codes.BLANK, codes.BLANK, codes.BLANK)


def house(width: float = 1280, height: float = 800) -> House:
    """Forge of Gems on a stage."""
    return House(width, height, ForgeOfGemsScene(GAME, format_money))


def cells(*places: tuple[int, int]) -> tuple[int, ...]:
    """Cells by reel and row."""
    return tuple(codes.cell(reel, row) for reel, row in places)


class Made:
    """A round that is written down; `table` is the board as it stands."""

    def __init__(self, symbols: tuple[int, ...] = PLAIN, forge: tuple[int, ...] = FORGE) -> None:
        self.events: list[Event] = []
        self.table = Table()
        self.cascades = 0
        self.coins = 0
        self.spin = 0
        self.add(events.BoardLanded(symbols, forge))

    def add(self, event: Event) -> Made:
        """An event as it is."""
        self.events.append(event)
        self.table.apply(event)
        return self

    def count(self, multiplier: int = 1) -> Made:
        """The board is evaluated."""
        reels = [self.table.copies[codes.cell(reel, 0) :][: codes.ROWS] for reel in range(codes.REELS)]
        return self.add(events.WaysCounted(prod(map(sum, reels)), multiplier))

    def win(self, symbol: int, *where: tuple[int, int], pay: int = 2) -> Made:
        """A symbol wins in these cells."""
        found = cells(*where)
        by_reel: dict[int, int] = {}
        for cell in found:
            by_reel[cell // codes.ROWS] = by_reel.get(cell // codes.ROWS, 0) + self.table.copies[cell]
        ways, multiplier = prod(by_reel.values()), self.table.multiplier
        amount = pay * ways * multiplier
        self.coins += amount
        self.spin += amount
        return self.add(WaysWin(symbol, len(by_reel), ways, pay, multiplier, amount, found))

    def remove(self) -> Made:
        """All that wins goes."""
        self.cascades += 1
        return self.add(events.CellsRemoved(self.cascades, tuple(sorted(self.table.winning))))

    def cascade(self, reel: int, *new: int, forge: int = codes.BLANK, multiplier: int = 0) -> Made:
        """A reel is filled: symbols that come after the one of the forge, the lowest first."""
        first, dropped = codes.cell(reel, 0), self.table.forge[reel]
        kept = [
            (self.table.symbols[cell], self.table.copies[cell])
            for cell in range(first, first + codes.ROWS)
            if self.table.symbols[cell] != EMPTY
        ]
        row = codes.ROWS - len(kept) - 1
        if dropped in (codes.MULTIPLIER, codes.BLANK):
            row = -1
            came = [*new]
        else:
            came = [dropped, *new]
        stood = [(symbol, 1) for symbol in reversed(came)] + kept
        assert len(stood) == codes.ROWS
        symbols, copies = zip(*stood, strict=True)
        self.add(events.ReelCascaded(reel, dropped, row, symbols, copies, forge))
        if dropped == codes.MULTIPLIER:
            self.add(events.MultiplierRaised(reel, multiplier))
        return self

    def split(self, kind: int, cell: int, matched: int, *others: int) -> Made:
        """A splitter acts."""
        after = tuple(self.table.copies[each] + 1 for each in others)
        return self.add(events.CellsSplit(kind, cell, matched, others, after))

    def vanish(self, cell: int, new: int) -> Made:
        """A Vertical Splitter goes."""
        reel, row = divmod(cell, codes.ROWS)
        stood = [*range(codes.cell(reel, 0), codes.cell(reel, 0) + codes.ROWS)]
        stood.pop(row)
        symbols = (new, *(self.table.symbols[each] for each in stood))
        copies = (1, *(self.table.copies[each] for each in stood))
        return self.add(events.SplitterVanished(reel, row, symbols, copies))

    def end_spin(self) -> Made:
        """No more wins."""
        self.add(events.SpinEnded(self.cascades, self.spin))
        self.cascades = self.spin = 0
        return self

    def box(self, prize: int, spins: int, *where: tuple[int, int]) -> Made:
        """The gem box."""
        self.coins += prize
        return self.add(events.GemBoxOpened(0, prize, spins, cells(*where)))

    def round(self, capped: int = 0, stake: Stake | None = None) -> Round:
        """The round."""
        self.add(RoundEnded(self.coins, capped))
        stake = stake or Stake(BET)
        made = Round(GAME, stake, SEEDS, 0, (), (), (), self.coins, ())
        made.__dict__["events"] = tuple(self.events)
        return made


def won_first(forge: tuple[int, ...], *, top: int = 0) -> Made:
    """A win of blue gems on the lowest row of the first three reels; these reels are still to be filled."""
    board = [*PLAIN]
    for reel in range(3):
        board[codes.cell(reel, 2)] = top
    board[0] = 3
    made = Made(tuple(board), forge).count()
    return made.win(top, (0, 2), (1, 2), (2, 2)).remove()


def all_powers() -> Round:
    """Both wilds and a Vertical Splitter in one cascade, a Horizontal Splitter in the next."""
    forge = (codes.VERTICAL_WILD, codes.VERTICAL_SPLITTER, codes.HORIZONTAL_WILD, *FORGE[3:])
    made = won_first(forge)
    made.cascade(0, forge=codes.MULTIPLIER)
    made.cascade(1, forge=codes.HORIZONTAL_SPLITTER)
    made.cascade(2, forge=codes.BLANK)
    first, second, third = (codes.cell(reel, 0) for reel in range(3))
    made.add(events.WildsMade(codes.VERTICAL_WILD, first, -1, (first, first + 1, first + 2)))
    made.split(codes.VERTICAL_SPLITTER, second, 1, second + 1).vanish(second, 4)
    made.add(events.WildsMade(codes.HORIZONTAL_WILD, third, 3, (third, codes.cell(3, 0))))
    made.count().win(4, (0, 0), (0, 1), (0, 2), (1, 0), (2, 0), (3, 0))
    made.remove()
    made.cascade(0, 8, 7, 6, multiplier=2).cascade(1)
    made.cascade(2, 2).cascade(3, 0)
    own = codes.cell(1, 0)
    made.split(codes.HORIZONTAL_SPLITTER, own, -1, codes.cell(0, 0), codes.cell(2, 0), codes.cell(3, 0))
    return made.count(2).end_spin().round()


def long_cascade(steps: int = 12) -> Round:
    """Many cascades in a row, with a Multiplier in each of the first reel."""
    forge = (codes.MULTIPLIER, codes.BLANK, codes.BLANK, codes.MULTIPLIER, codes.BLANK)
    made = won_first(forge)
    for step in range(steps - 1):
        symbol = (2, 1, 0)[step % 3]
        made.cascade(0, symbol, forge=codes.MULTIPLIER, multiplier=step + 2)
        made.cascade(1, symbol).cascade(2, symbol).count(step + 2)
        made.win(symbol, (0, 0), (1, 0), (2, 0), pay=1).remove()
    made.cascade(0, 8, forge=codes.BLANK, multiplier=steps + 1).cascade(1, 7).cascade(2, 6)
    return made.count(steps + 1).end_spin().round()


def grown() -> Round:
    """Cells split to two and three copies."""
    made = won_first(
        (codes.HORIZONTAL_SPLITTER, codes.HORIZONTAL_SPLITTER, codes.VERTICAL_SPLITTER, *FORGE[3:])
    )
    for reel in range(3):
        made.cascade(reel, forge=codes.SCATTER)
    row = [codes.cell(reel, 0) for reel in range(codes.REELS)]
    made.split(codes.HORIZONTAL_SPLITTER, row[0], -1, *row[1:])
    made.split(codes.HORIZONTAL_SPLITTER, row[1], -1, row[0], *row[2:])
    made.split(codes.VERTICAL_SPLITTER, row[2], 4, row[2] + 2).vanish(row[2], 8)
    return made.count().end_spin().round()


SCATTERED = (10, 5, 7, 1, 10, 8, 2, 4, 10, 3, 5, 7, 2, 4, 8)
THREE = ((0, 0), (1, 1), (2, 2))


def prize_box() -> Round:
    """GEMBOX with a prize."""
    return Made(SCATTERED).count().end_spin().box(200, 0, *THREE).round()


def box_with_spins(prize: int = 400, spins: int = 2) -> Round:
    """GEMBOX with free spins, and a prize too; one free spin wins, and its multiplier stays."""
    made = Made(SCATTERED).count().end_spin().box(prize, spins, *THREE)
    won = 0
    forge = (codes.MULTIPLIER, codes.VERTICAL_WILD, codes.HORIZONTAL_WILD, codes.MULTIPLIER, codes.MULTIPLIER)
    for number in range(1, spins + 1):
        made.add(events.FreeSpinStarted(number, spins, made.table.multiplier if number > 1 else 1))
        board = [*PLAIN]
        if number == 1:
            for reel in range(3):
                board[codes.cell(reel, 0)] = 1
        made.add(events.BoardLanded(tuple(board), forge)).count(made.table.multiplier)
        if number == 1:
            before = made.coins
            made.win(1, (0, 0), (1, 0), (2, 0)).remove()
            won = made.coins - before
            made.cascade(0, 4, forge=codes.MULTIPLIER, multiplier=2).cascade(1).cascade(2)
            made.add(events.WildsMade(codes.VERTICAL_WILD, 3, -1, (3, 4, 5)))
            made.add(events.WildsMade(codes.HORIZONTAL_WILD, 6, -1, (6,)))
            made.count(2)
        made.end_spin()
    return made.add(events.FreeSpinsEnded(spins, won)).round()


def capped(limit: int = 0) -> Round:
    """A win that the cap, or the limit of the stake, ends."""
    stake = Stake(BET, limit=limit * BET)
    made = Made((9, 0, 0, 9, 0, 0, 9, 0, 0, 9, 0, 0, 9, 0, 0)).count()
    where = [(reel, row) for reel in range(codes.REELS) for row in range(codes.ROWS)]
    made.win(0, *where, pay=500)
    most = (limit or GAME.cap) * GAME.coins_per_bet
    over = made.coins - most
    assert over > 0
    made.end_spin()
    made.coins = most
    return made.round(over, stake)


def made_rounds() -> dict[str, Round]:
    """All that were written down."""
    return {
        "nothing": Made().count().end_spin().round(),
        "powers": all_powers(),
        "long": long_cascade(),
        "grown": grown(),
        "prize": prize_box(),
        "spins": box_with_spins(0),
        "both": box_with_spins(),
        "cap": capped(),
        "limit": capped(100),
    }


@cache
def drawn(count: int = 600) -> tuple[Round, ...]:
    """Rounds in a row."""
    return tuple(play(GAME, Stake(BET), GAME.start_state, SEEDS, nonce) for nonce in range(count))


def telling_rounds() -> list[Round]:
    """A few of the drawn ones: a loss, wins, long cascades, each power, free spins."""
    return [drawn()[nonce] for nonce in (1, 0, 10, 25, 39, 47, 134, 385, 537)]

"""The Fire Gnomes bonus, played again from its first board and its bombs alone."""

from collections import deque

from .figures import Numbers
from .lines import REELS, ROWS
from .tape import Event

KINDS = ("value", "retrigger", "boost", "row", "column", "orthogonal")
CELLS = REELS * ROWS
FIRST_SPINS = 5
MOST_BOMBS = 3
MULTIPLIERS = {1, 2, 3, 4, 5}
FROM_THE_BOMB = -1

Bomb = tuple[int, int]


def board_complaints(started: Event, numbers: Numbers) -> list[str]:
    """What is wrong with the first board of a bonus (G27-G29)."""
    complaints = []
    kinds, values = started["kinds"], started["values"]
    if started["spins"] != FIRST_SPINS:
        complaints.append(f"G29: the bonus starts with {started['spins']} spins")
    if len(kinds) != CELLS or len(values) != CELLS:
        return [*complaints, f"G27: the bonus board has {len(kinds)} kinds, {len(values)} values"]
    specials = 0
    for cell in range(CELLS):
        if kinds[cell] not in range(len(KINDS)):
            return [*complaints, f"G28: cell {cell} has the kind {kinds[cell]}"]
        if KINDS[kinds[cell]] == "value":
            if values[cell] not in numbers.initial_values:
                complaints.append(f"G27: cell {cell} starts with the value {values[cell]}")
        else:
            specials += 1
            if values[cell] != 0:
                complaints.append(f"G38: the special at {cell} has the value {values[cell]}")
    fewest, most = numbers.specials
    if not fewest <= specials <= most:
        complaints.append(f"G27: the bonus board has {specials} special symbols")
    return complaints


def spins_of(steps: list[Event]) -> list[list[Bomb]]:
    """The bombs of each spin, as the tape tells them."""
    spins: list[list[Bomb]] = []
    for step in steps:
        if step["event"] == "BonusSpinStarted":
            spins.append([])
        if step["event"] == "BombLanded" and spins:
            spins[-1].append((step["cell"], step["multiplier"]))
    return spins


def bomb_complaints(spins: list[list[Bomb]]) -> list[str]:
    """What is wrong with the bombs: how many, where, which multipliers, in which order."""
    complaints = []
    for number, bombs in enumerate(spins, start=1):
        cells = [cell for cell, _ in bombs]
        if not 1 <= len(bombs) <= MOST_BOMBS:
            complaints.append(f"G29: {len(bombs)} bombs land in spin {number}")
        if len(set(cells)) != len(cells):
            complaints.append(f"G29: two bombs on one cell in spin {number}")
        if cells != sorted(cells):
            complaints.append(f"G37: the bombs of spin {number} land in the order {cells}")
        for cell, multiplier in bombs:
            if cell not in range(CELLS):
                complaints.append(f"G29: a bomb lands on cell {cell} in spin {number}")
            if multiplier not in MULTIPLIERS:
                complaints.append(f"G29: a bomb of x{multiplier} lands in spin {number}")
    return complaints


def row_targets(cell: int) -> list[int]:
    """All other cells of the same row, left to right (G33)."""
    reel, row = cell // ROWS, cell % ROWS
    return [other * ROWS + row for other in range(REELS) if other != reel]


def column_targets(cell: int) -> list[int]:
    """All other cells of the same column, top to bottom (G33)."""
    reel, row = cell // ROWS, cell % ROWS
    return [reel * ROWS + other for other in range(ROWS) if other != row]


def orthogonal_targets(cell: int) -> list[int]:
    """The neighbours right, left, top and bottom that are on the board (G34)."""
    reel, row = cell // ROWS, cell % ROWS
    targets = []
    for near_reel, near_row in (
        (reel + 1, row),
        (reel - 1, row),
        (reel, row - 1),
        (reel, row + 1),
    ):
        if 0 <= near_reel < REELS and 0 <= near_row < ROWS:
            targets.append(near_reel * ROWS + near_row)
    return targets


class BonusGame:
    """One bonus as it is played; `events` is what a true tape of it says."""

    def __init__(self, kinds: list[int], values: list[int], numbers: Numbers) -> None:
        self.kinds = [KINDS[kind] for kind in kinds]
        self.values = list(values)
        self.numbers = numbers
        self.active = [False] * CELLS
        self.total = FIRST_SPINS
        self.most_spins = FIRST_SPINS + 5 * self.kinds.count("retrigger")
        self.played = 0
        self.events: list[Event] = []

    def active_values(self) -> list[int]:
        """The value of every active cell, 0 for all others (G38, G40)."""
        return [self.values[cell] if self.active[cell] else 0 for cell in range(CELLS)]

    def win(self) -> int:
        """What the bonus pays if it ends now."""
        return sum(self.active_values())

    def say(self, name: str, **fields: object) -> None:
        """Write an event."""
        self.events.append({"event": name, **fields})

    def play_spin(self, bombs: list[Bomb]) -> None:
        """One spin: each bomb and its whole chain before the next bomb (G37)."""
        self.played += 1
        self.say("BonusSpinStarted", number=self.played, total=self.total)
        for cell, multiplier in bombs:
            self.land(cell, multiplier)

    def land(self, landing: int, multiplier: int) -> None:
        """One bomb: breadth first from the landing cell, each special once (G35, G36)."""
        self.say("BombLanded", cell=landing, multiplier=multiplier)
        used: set[int] = set()
        waiting = deque([(landing, FROM_THE_BOMB)])
        while waiting:
            cell, source = waiting.popleft()
            if cell in used:
                continue
            kind = self.kinds[cell]
            if kind != "value":
                used.add(cell)
            if kind == "value":
                self.activate_value(cell, source, multiplier)
            elif kind == "retrigger":
                self.add_spins(cell, source, multiplier)
            elif kind == "boost":
                self.boost(cell, source, multiplier)
            else:
                for target in self.spread(cell, source):
                    waiting.append((target, cell))

    def activate_value(self, cell: int, source: int, multiplier: int) -> None:
        """The value that stands there times the multiplier, up to the cell's cap (G30, G39)."""
        before = self.values[cell]
        self.values[cell] = min(before * multiplier, self.numbers.cell_cap)
        self.active[cell] = True
        self.say("ValueActivated", cell=cell, source=source, before=before, after=self.values[cell])

    def add_spins(self, cell: int, source: int, multiplier: int) -> None:
        """More spins; the symbol becomes an active value, not multiplied by this bomb (G31)."""
        self.total += multiplier
        assert self.total <= self.most_spins  # G41
        self.kinds[cell] = "value"
        self.values[cell] = self.numbers.minimum_initial_value
        self.active[cell] = True
        self.say(
            "SpinsAdded",
            cell=cell,
            source=source,
            added=multiplier,
            total=self.total,
            value=self.values[cell],
        )

    def boost(self, cell: int, source: int, multiplier: int) -> None:
        """Every value active at this moment grows, up to the cell's cap (G32, G39)."""
        amount = self.numbers.boost_increase * multiplier
        for other in range(CELLS):
            if self.active[other]:
                self.values[other] = min(self.values[other] + amount, self.numbers.cell_cap)
        self.say("ValuesBoosted", cell=cell, source=source, amount=amount, values=self.active_values())

    def spread(self, cell: int, source: int) -> list[int]:
        """The cells a row, column or orthogonal symbol activates, in order (G33, G34)."""
        kind = self.kinds[cell]
        if kind == "row":
            targets = row_targets(cell)
        elif kind == "column":
            targets = column_targets(cell)
        else:
            targets = orthogonal_targets(cell)
        code = KINDS.index(kind)
        self.say("ChainSpread", cell=cell, source=source, kind=code, targets=targets)
        return targets


def difference(steps: list[Event], expected: list[Event], place: int) -> list[str]:
    """The first place where the tape and the bonus played again part."""
    for index in range(max(len(steps), len(expected))):
        told = steps[index] if index < len(steps) else "nothing"
        true = expected[index] if index < len(expected) else "nothing"
        if told != true:
            return [f"event {place + index}: the bonus has {told}, played again it has {true}"]
    return []


def check_bonus(
    started: Event, steps: list[Event], ended: Event, numbers: Numbers, won: int, place: int
) -> tuple[list[str], int]:
    """Complaints about a bonus and its true win. `won` is what the round had won before it.

    `place` is the place of the first step on the tape.
    """
    complaints = board_complaints(started, numbers)
    spins = spins_of(steps)
    complaints += bomb_complaints(spins)
    if complaints:
        return complaints, ended["win"]
    game = BonusGame(started["kinds"], started["values"], numbers)
    for bombs in spins:
        if game.played == game.total:
            complaints.append(f"G29: spin {game.played + 1} is played, only {game.total} are won")
            return complaints, game.win()
        game.play_spin(bombs)
    # A round that has reached its cap may leave the remaining spins out (X5).
    if game.played < game.total and won + game.win() < numbers.cap():
        complaints.append(f"G40: the bonus ends after {game.played} of {game.total} spins")
    game.say("BonusEnded", win=game.win(), values=game.active_values())
    complaints += difference([*steps, ended], game.events, place)
    return complaints, game.win()

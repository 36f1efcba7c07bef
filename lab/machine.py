"""A machine: the compiled rules of one game at one stake, and the block of memory they work on."""

from __future__ import annotations

from dataclasses import dataclass

from engine.desk import CAP, MODE
from engine.game import Game, State
from engine.round import Stake, win_cap
from engine.seeds import Seeds
from engine.stream import new_stream
from engine.tape import CAPACITY, recorded
from lab.entry import Entry
from lab.layout import Layout, Memory, layout_of
from lab.native import Simulate, load


@dataclass(frozen=True)
class Blueprint:
    """What machines of one game share: the layout and the compiled entry."""

    game: Game
    layout: Layout
    simulate: Simulate

    def machine(self, seeds: Seeds, stake: Stake | None = None, script: tuple[int, ...] = ()) -> Machine:
        """A machine of its own memory, keyed with these seeds, in the game's start state.

        Coins are the same at every bet, so without a stake it is the smallest.
        """
        stake = stake or Stake(self.game.bets[0])
        machine = Machine(self, self.layout.new_memory())
        load_stream(self.layout, machine.memory, seeds, script)
        terms = machine.view("desk.terms")
        terms[MODE], terms[CAP] = self.game.mode(stake.buy), win_cap(self.game, stake)
        return machine


@dataclass(frozen=True)
class Machine:
    """Compiled rules over a block of memory; one thread at a time may run it."""

    blueprint: Blueprint
    memory: Memory

    def view(self, name: str) -> Memory:
        """A field of the block, shared."""
        return self.blueprint.layout.view(self.memory, name)

    @property
    def state(self) -> State:
        """What outlives a round."""
        return tuple(self.view("desk.state").tolist())

    def put_state(self, state: State) -> None:
        """Go on from this state."""
        self.view("desk.state")[...] = state

    def record(self) -> None:
        """Record each round on the tape from now on; the tape holds the last one."""
        tape = self.view("desk.tape")
        tape[CAPACITY] = len(tape)

    @property
    def tape(self) -> tuple[int, ...]:
        """The recorded events of the last round."""
        return recorded(self.view("desk.tape").tolist())

    def clear_tally(self) -> None:
        """Forget all that was counted."""
        for name, field in self.blueprint.layout.fields.items():
            if name.startswith("tally."):
                self.view(name)[...] = field.values

    def run(self, first: int, rounds: int) -> None:
        """Play rounds `first` to `first + rounds - 1` and count them; other threads may go on meanwhile."""
        self.blueprint.simulate(self.memory.ctypes.data, first, rounds)


def blueprint_of(game: Game) -> Blueprint:
    """The blueprint of a game; the first on a machine compiles for a while."""
    layout = layout_of(game)
    return Blueprint(game, layout, load(Entry(game, layout)))


def load_stream(layout: Layout, memory: Memory, seeds: Seeds, script: tuple[int, ...]) -> None:
    """Key the stream of a block, and give it a script.

    Raises:
        ValueError: the script is longer than the block has room for.
    """
    words = layout.view(memory, "desk.stream.script")
    if len(script) > len(words):
        raise ValueError(f"a script in this memory has at most {len(words)} words, not {len(script)}")
    stream = new_stream(seeds.key, script)
    layout.view(memory, "desk.stream.cipher")[...] = stream.cipher
    words[: len(script)] = script

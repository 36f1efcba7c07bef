"""Find rounds in which a rule acts or a feature comes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine import InputError
from engine.catalogue import _
from engine.game import Game, State
from engine.links import RoundRequest
from engine.round import Stake
from engine.seeds import Seeds
from lab.machine import Blueprint, Machine

BLOCK = 1 << 14
"""Rounds played before it is looked whether the rule acted."""


@dataclass(frozen=True)
class Search:
    """Where to look: from round `first` on, at most `within` rounds, beginning with a state."""

    game: Game
    stake: Stake
    seeds: Seeds
    state: State
    first: int
    within: int


def rules_named(game: Game, name: str) -> list[int]:
    """The rules that a name means: a feature, the id of a ruling (`G33`), or words out of a rule's text.

    Raises:
        InputError: it means none.
    """
    if name in game.features:
        return [game.features[name]]
    wanted = name.casefold()
    ids = [rule for rule, text in enumerate(game.rules) if text.split()[0].casefold() == wanted]
    found = ids or [rule for rule, text in enumerate(game.rules) if wanted and wanted in text.casefold()]
    if not found:
        raise InputError(
            _("{title} counts no rule “{name}”; name a feature ({features}) or one of: {rules}").format(
                title=game.title,
                name=name[:40],
                features=", ".join(game.features),
                rules="; ".join(game.rules),
            )
        )
    return found


def find_rounds(blueprint: Blueprint, search: Search, rules: list[int]) -> Iterator[RoundRequest]:
    """The rounds in which one of the rules acts, in order."""
    machine = blueprint.machine(search.seeds, search.stake)
    state = search.state
    first, end = search.first, search.first + search.within
    while first < end:
        rounds = min(BLOCK, end - first)
        acts, after = _played(machine, rules, state, first, rounds)
        if acts:
            for number, before in acting(machine, rules, state, first, rounds):
                yield RoundRequest(search.game, search.stake, search.seeds, number, before)
        state = after
        first += rounds


def acting(
    machine: Machine, rules: list[int], state: State, first: int, rounds: int
) -> Iterator[tuple[int, State]]:
    """The rounds of a run in which a rule acts, with the state before each, found by halving the run."""
    if rounds == 1:
        yield first, state
        return
    half = rounds // 2
    acts, middle = _played(machine, rules, state, first, half)
    if acts:
        yield from acting(machine, rules, state, first, half)
    acts, _after = _played(machine, rules, middle, first + half, rounds - half)
    if acts:
        yield from acting(machine, rules, middle, first + half, rounds - half)


def _played(machine: Machine, rules: list[int], state: State, first: int, rounds: int) -> tuple[bool, State]:
    """Play a run from a state: whether a rule acted in it, and the state after it."""
    machine.put_state(state)
    machine.clear_tally()
    machine.run(first, rounds)
    return bool(machine.view("tally.fired_times")[rules].any()), machine.state

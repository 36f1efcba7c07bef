"""What the commands share: names of arguments, reading them, and writing results."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.console import Console

from engine import InputError, links
from engine.catalogue import _
from engine.game import Game, State
from engine.seeds import SEED_BYTES, Seeds
from lab.acceptance import CLIENT_SEED, acceptance_seed
from lab.machine import Blueprint, blueprint_of

LARGEST_RUN = 10**12
"""Rounds of a simulation that the command takes."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game; `gemworks games` lists them.")]
StakeText = Annotated[str, typer.Option("--stake", help="Total bet, like 0.30; the smallest if not given.")]
LimitText = Annotated[
    str, typer.Option("--limit", help="The most that a round may pay, like 500.00; the win cap if not given.")
]
BuyName = Annotated[str, typer.Option("--buy", help="A feature buy of the game.")]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON.")]
SeedText = Annotated[
    str, typer.Option("--seed", help="Server seed, 64 hex digits; the game's acceptance seed if not given.")
]
ServerSeed = Annotated[str, typer.Option("--server-seed", help="64 hex digits; zeros if not given.")]
ClientSeed = Annotated[str, typer.Option("--client-seed", help="Client seed, any text.")]

out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False)


def read_seeds(game: Game, seed: str, client_seed: str = CLIENT_SEED) -> Seeds:
    """The seeds of a simulation.

    Raises:
        InputError: no 64 hex digits, or a client seed too long.
    """
    return Seeds.from_hex(seed or acceptance_seed(game.slug).hex(), client_seed)


def read_link_seeds(server_seed: str, client_seed: str) -> Seeds:
    """The seeds of a link, zeros if no server seed is given.

    Raises:
        InputError: no 64 hex digits, or a client seed too long.
    """
    return Seeds.from_hex(server_seed or "00" * SEED_BYTES, client_seed)


def read_state(game: Game, text: str) -> State:
    """A state from its name, its JSON, or base64url of its JSON; the fresh one from no text.

    Raises:
        InputError: none of these.
    """
    if not text.lstrip().startswith("{"):
        return links.decode_state(game, text)
    try:
        return game.state_from_json(json.loads(text))
    except (ValueError, RecursionError) as error:
        if isinstance(error, InputError):
            raise
        raise InputError(_("“{text}” is no JSON").format(text=text[:40])) from error


def check_range(name: str, value: int, low: int, high: int) -> int:
    """A number inside its range.

    Raises:
        InputError: it is outside.
    """
    if not low <= value <= high:
        raise InputError(
            _("{name} is {value}; it goes from {low} to {high}").format(
                name=name, value=value, low=low, high=high
            )
        )
    return value


def all_cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def blueprint(game: Game) -> Blueprint:
    """The compiled game, with a word on the terminal while it is made ready."""
    with waiting(_("Making the rules of {title} ready").format(title=game.title)):
        return blueprint_of(game)


@contextmanager
def waiting(text: str) -> Iterator[None]:
    """Say on a terminal what takes a while."""
    if not err.is_terminal:
        yield
        return
    with err.status(text):
        yield


def print_json(value: Any) -> None:
    """Write a value as JSON, one line for each plain entry."""
    print(json.dumps(value, indent=2, ensure_ascii=False))

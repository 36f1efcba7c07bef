"""`gemworks exact`: what has a closed form, beside what a simulation measures."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from engine import InputError, links
from engine.catalogue import _
from engine.game import Game
from lab.commands import common
from lab.commands.simulate import Measurement
from lab.exact import clems_gems
from lab.exact.closed import Closed, Line, compared
from lab.report import percent, table
from lab.simulate import LONG_RUN, Run

CLOSED_FORMS: Final[Mapping[str, Callable[[Game], Closed]]] = {"clems-gems": clems_gems.closed_forms}
"""The games of which something has a closed form."""
DISAGREES = 1


def run_exact(
    game: common.GameName,
    rounds: Annotated[int, typer.Option(help="Rounds to simulate beside it.")] = 20_000_000,
    against: Annotated[
        str, typer.Option(metavar="FILE", help="JSON of `gemworks simulate`, instead of simulating.")
    ] = "",
    seed: common.SeedText = "",
    as_json: common.AsJson = False,
) -> None:
    """Print exact figures beside simulated ones; exit status 1 if any two are too far apart."""
    found = links.find_game(game)
    if found.slug not in CLOSED_FORMS:
        raise InputError(
            _("nothing of {title} is worked out exactly; {known} is").format(
                title=found.title, known=", ".join(CLOSED_FORMS)
            )
        )
    common.check_range("--rounds", rounds, 1, common.LARGEST_RUN)
    result = read_result(found, against) if against else simulated(found, rounds, seed)
    lines = compared(found, CLOSED_FORMS[found.slug](found), result)
    if as_json:
        common.print_json(
            {"game": found.slug, "rounds": result["rounds"], "lines": [*map(Line.to_json, lines)]}
        )
    else:
        print_lines(found, result["rounds"], lines)
    if not all(line.agrees for line in lines):
        common.err.print(_("Exact and simulated figures disagree."))
        raise typer.Exit(DISAGREES)


def simulated(game: Game, rounds: int, seed: str) -> dict[str, Any]:
    """The result of so many rounds of the ordinary game."""
    run = Run(game, links.parse_stake(game, "", "", ""), common.read_seeds(game, seed), rounds)
    measurement = Measurement(run, common.all_cores())
    measurement.measure()
    if measurement.totals is None:
        raise InputError(_("stopped before the first rounds were done"))
    return measurement.result(LONG_RUN)


def read_result(game: Game, path: str) -> dict[str, Any]:
    """A result that `gemworks simulate --json` wrote.

    Raises:
        InputError: there is none there, or it is of something else than the ordinary game.
    """
    try:
        result = json.loads(Path(path).read_text("utf-8"))
        right = (result["game"], result["rules_version"], result["buy"]) == (game.slug, game.version, "")
        right = right and {"source_errors", "frequencies"} <= result.keys()
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise InputError(
            _("{path} holds no result of `gemworks simulate --json`: {error}").format(path=path, error=error)
        ) from error
    if not right:
        raise InputError(
            _("{path} is no result of {title}, rules version {version}, without a buy").format(
                path=path, title=game.title, version=game.version
            )
        )
    found: dict[str, Any] = result
    return found


def print_lines(game: Game, rounds: int, lines: list[Line]) -> None:
    """Print the figures for a person."""
    rows = table(
        _("{title}: {rounds:,} rounds").format(title=game.title, rounds=rounds),
        _("figure"),
        _("exact"),
        _("simulated"),
        _("standard error"),
        _("errors apart"),
        "",
    )
    for line in lines:
        exact = "–" if line.exact is None else percent(float(line.exact), 6)
        apart = "" if line.errors is None else f"{line.errors:+.2f}"
        verdict = "" if line.exact is None else "✓" if line.agrees else "✗"
        rows.add_row(
            line.name.replace("_", " "),
            exact,
            percent(line.simulated, 6),
            percent(line.error, 6),
            apart,
            verdict,
        )
    common.out.print(rows)

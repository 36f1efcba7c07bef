"""`gemworks tune`: suggest numbers that come nearer to a game's targets."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from engine import InputError, links
from engine.catalogue import _
from lab.commands import common
from lab.commands.simulate import INTERRUPTED, MOST_WORKERS
from lab.tune.knobs import read_knobs
from lab.tune.report import Outcome, print_outcome
from lab.tune.search import Plan, Search
from lab.tune.trials import Workshop, simulating, tuning_seeds

MOST_TOLERANCE = 100
"""Points."""

Names = Annotated[
    list[str] | None,
    typer.Option("--turn", help="What to turn: NAME, NAME.INDEX or NAME=LOW:HIGH; may be repeated."),
]
Lists = Annotated[
    list[str] | None,
    typer.Option("--scale", help="A list to scale as a whole: NAME or NAME=LOW:HIGH in percent."),
]


def run_tune(
    game: common.GameName,
    turn: Names = None,
    scale: Lists = None,
    rounds: Annotated[int, typer.Option(help="Rounds of each trial.")] = 2_000_000,
    final_rounds: Annotated[int, typer.Option(help="Rounds of the last trials.")] = 20_000_000,
    iterations: Annotated[int, typer.Option(help="Steps at most before the last trials.")] = 6,
    tolerance: Annotated[
        float, typer.Option(help="Points that the RTP may be off; one standard error if not given.")
    ] = 0.0,
    seed: Annotated[str, typer.Option(help="Server seed for tuning, 64 hex digits; the game's own.")] = "",
    workers: Annotated[int, typer.Option(help="Threads; all cores if not given.")] = 0,
    as_json: common.AsJson = False,
) -> None:
    """Turn named weights and pays towards the game's envelope and print a design; no file is changed.

    Names are those of the game's design, such as `forge` or `forge.2`; a list means each entry that is not
    zero. Every trial plays the same rounds of a seed that is not the one of acceptance. Ctrl-C prints the
    best so far.
    """
    found = links.find_game(game)
    knobs = read_knobs(found.design, turn or [], scale or [])
    plan = check_plan(Plan(rounds, final_rounds, iterations, tolerance))
    common.check_range("--workers", workers, 0, MOST_WORKERS)
    seeds = tuning_seeds(found, seed)
    common.blueprint(found)
    measure = simulating(found, seeds, workers or common.all_cores())
    with status() as doing:
        search = Search(Workshop(found, knobs, measure), plan, common.err.print, doing)
        seconds, interrupted = timed(search.run)
    if search.best is None:
        common.err.print(_("Stopped before the first rounds were done."))
        raise typer.Exit(INTERRUPTED)
    result = Outcome(search, seeds.server.hex(), seconds, interrupted).to_json()
    (common.print_json if as_json else print_outcome)(result)
    if interrupted:
        common.err.print(_("Stopped; this is the best so far."))
        raise typer.Exit(INTERRUPTED)


def check_plan(plan: Plan) -> Plan:
    """A plan that can be followed.

    Raises:
        InputError: a number is outside its range.
    """
    common.check_range("--rounds", plan.rounds, 1, common.LARGEST_RUN)
    common.check_range("--final-rounds", plan.final_rounds, 1, common.LARGEST_RUN)
    common.check_range("--iterations", plan.iterations, 0, 1_000)
    if not 0 <= plan.tolerance <= MOST_TOLERANCE:
        raise InputError(
            _("--tolerance is {value}; it goes from 0 to {high}").format(
                value=plan.tolerance, high=MOST_TOLERANCE
            )
        )
    return plan


def timed(run: Callable[[], None]) -> tuple[float, bool]:
    """Run something; the seconds that it took, and whether Ctrl-C ended it."""
    began = time.perf_counter()
    try:
        run()
    except KeyboardInterrupt:
        return time.perf_counter() - began, True
    return time.perf_counter() - began, False


@contextmanager
def status() -> Iterator[Callable[[str], None]]:
    """Show on a terminal what is being done."""
    if not common.err.is_terminal:
        yield lambda _text: None
        return
    with common.err.status(_("Tuning")) as shown:
        yield lambda text: shown.update(text)

"""`gemworks simulate`: measure a game."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

import engine.games
from engine import InputError, links
from engine.catalogue import _
from engine.game import Game
from lab.acceptance import CLIENT_SEED
from lab.commands import common
from lab.figures import Figures, accepted, head, start_figures
from lab.report import print_report
from lab.simulate import LONG_RUN, PLAYER_ROUNDS, Run, simulate
from lab.totals import Totals

INTERRUPTED = 130
MOST_START_ROUNDS = 20_000_000
"""Rounds spent on the figure from the fresh state, at most; else a tenth of the run."""
MOST_WORKERS = 256


class Speed(ProgressColumn):
    """Rounds a second."""

    def render(self, task: Task) -> Text:
        """The present speed, once there is one."""
        return Text(_("{speed:,.0f} rounds/s").format(speed=task.speed) if task.speed else "")


class Measurement:
    """The shards that are done, of the run itself and of the players from the fresh state."""

    def __init__(self, run: Run, workers: int) -> None:
        self.run = run
        self.workers = workers
        self.totals: Totals | None = None
        self.start_totals: Totals | None = None
        self.seconds = 0.0
        self.interrupted = False

    @property
    def start_run(self) -> Run | None:
        """Players from the fresh state beside a long run, if the game has a lasting state."""
        run = self.run
        if run.start is not None or not run.game.state_fields:
            return None
        players = max(1, min(run.rounds // 10, MOST_START_ROUNDS) // PLAYER_ROUNDS)
        rounds = min(players * PLAYER_ROUNDS, run.rounds)
        return Run(run.game, run.stake, run.seeds, rounds, run.game.start_state)

    def measure(self) -> None:
        """Play everything; Ctrl-C leaves what is done."""
        try:
            ready = common.blueprint(self.run.game)
            with progress_bar() as bar:
                began = time.perf_counter()
                shards = simulate(ready, self.run, self.workers)
                for shard in advancing(bar, self.run.game.title, shards, self.run.rounds):
                    self.totals = self.totals.merged(shard) if self.totals else shard
                    self.seconds = time.perf_counter() - began
                if self.start_run:
                    shards = simulate(ready, self.start_run, self.workers)
                    for shard in advancing(bar, _("from the start"), shards, self.start_run.rounds):
                        self.start_totals = self.start_totals.merged(shard) if self.start_totals else shard
        except KeyboardInterrupt:
            self.interrupted = True

    def result(self, start: str) -> dict[str, Any]:
        """The whole result as JSON."""
        assert self.totals is not None
        figures = Figures(self.run, self.totals)
        result = head(self.run, self.totals.rounds, start) | figures.to_json()
        if self.start_run and self.start_totals:
            result["from_start"] = start_figures(self.start_run, self.start_totals, "fresh")
        if self.run.start is None and not (self.run.stake.buy or self.run.stake.limit):
            result["accepted"] = accepted(figures)
        return result | {
            "interrupted": self.interrupted,
            "seconds": self.seconds,
            "rounds_per_second": self.totals.rounds / self.seconds,
        }


def progress_bar() -> Progress:
    """A bar on the terminal with speed and time left; nothing where there is no terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        Speed(),
        TimeRemainingColumn(),
        console=common.err,
        disable=not common.err.is_terminal,
    )


def advancing(bar: Progress, name: str, shards: Iterable[Totals], rounds: int) -> Iterable[Totals]:
    """Shards as they come, each moving the bar on."""
    task = bar.add_task(name, total=rounds)
    for shard in shards:
        yield shard
        bar.advance(task, shard.rounds)


def run_simulate(
    game: common.GameName,
    rounds: Annotated[int, typer.Option(help="Rounds to count.")] = 10_000_000,
    stake: common.StakeText = "",
    buy: common.BuyName = "",
    limit: common.LimitText = "",
    seed: common.SeedText = "",
    client_seed: common.ClientSeed = CLIENT_SEED,
    state: Annotated[
        str, typer.Option(help="`long-run`, or the state in which players of 1,000 rounds each begin.")
    ] = LONG_RUN,
    workers: Annotated[int, typer.Option(help="Threads; all cores if not given.")] = 0,
    as_json: common.AsJson = False,
    publish: Annotated[
        bool, typer.Option("--publish", help="Keep the figures beside the game's numbers, if all pass.")
    ] = False,
) -> None:
    """Measure a game: RTP by source, frequencies, distribution, every rule, the largest wins.

    Ctrl-C prints what is done. The same seeds give the same totals for any number of workers.
    """
    found = links.find_game(game)
    common.check_range("--rounds", rounds, 1, common.LARGEST_RUN)
    common.check_range("--workers", workers, 0, MOST_WORKERS)
    if publish and (seed or buy or limit or state != LONG_RUN or client_seed != CLIENT_SEED):
        raise InputError(_("figures are published from the acceptance seed and the long run alone"))
    run = Run(
        found,
        links.parse_stake(found, stake, buy, limit),
        common.read_seeds(found, seed, client_seed),
        rounds,
        None if state == LONG_RUN else common.read_state(found, state),
    )
    measurement = Measurement(run, workers or common.all_cores())
    measurement.measure()
    if measurement.totals is None:
        common.err.print(_("Stopped before the first rounds were done."))
        raise typer.Exit(INTERRUPTED)
    result = measurement.result(state)
    if as_json:
        common.print_json(result)
    else:
        print_report(common.out, found, result)
    if measurement.interrupted:
        common.err.print(_("Stopped; these are the rounds that were done."))
        raise typer.Exit(INTERRUPTED)
    if publish:
        publish_figures(found, result)


PUBLISHED = (
    "rules_version",
    "rounds",
    "rtp",
    "standard_error",
    "hit_frequency",
    "standard_deviation",
    "frequencies",
    "sources",
    "peaks",
    "largest",
)
"""Figures that the pages print."""


def publish_figures(game: Game, result: dict[str, Any]) -> None:
    """Write the figures that the game's pages print.

    Raises:
        Exit: a figure lies outside its range, so nothing is written.
    """
    if not result["accepted"]["passed"]:
        common.err.print(_("Not published: not every figure lies in its range."))
        raise typer.Exit(1)
    kept = {name: result[name] for name in PUBLISHED}
    start = result.get("from_start")
    if start:
        kept["from_start"] = {name: start[name] for name in ("rounds_per_player", "rtp", "standard_error")}
    folder = Path(engine.games.__file__).parent / game.slug.replace("-", "_")
    (folder / "measured.json").write_text(json.dumps(kept, indent=2) + "\n")
    common.err.print(_("Published in {path}").format(path=folder / "measured.json"))

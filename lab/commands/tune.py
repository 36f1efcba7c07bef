"""`gemworks tune`: suggest numbers that come nearer to a game's targets."""

from __future__ import annotations

from typing import Annotated

import typer

from engine import InputError, links
from engine.catalogue import _
from engine.game import Game
from lab.commands import common
from lab.figures import Figures, accepted
from lab.report import checks_table, percent, table
from lab.tune import Knob, Trial, knob_value, measured, parse_knobs, tune


def run_tune(
    game: common.GameName,
    turn: Annotated[
        list[str], typer.Option("--turn", help="What to turn: NAME or NAME=LOW:HIGH; may be repeated.")
    ],
    rounds: Annotated[int, typer.Option(help="Rounds of each trial.")] = 4_000_000,
    trials: Annotated[int, typer.Option(help="Trials at most.")] = 60,
    workers: Annotated[int, typer.Option(help="Threads; all cores if not given.")] = 0,
) -> None:
    """Turn named numbers towards the game's targets and print what is suggested; no file is changed.

    Names are those of the game's numbers, such as `activation_chance.1` or `bonus.bomb_multipliers`.
    """
    found = links.find_game(game)
    knobs = [knob for text in turn for knob in parse_knobs(found, text)]
    if len({knob.name for knob in knobs}) < len(knobs):
        raise InputError(_("a number is named twice"))
    common.check_range("--rounds", rounds, 1, common.LARGEST_RUN)
    common.check_range("--trials", trials, 1, 1_000_000)
    common.blueprint(found)
    best = best_trial(found, knobs, rounds, trials, workers or common.all_cores())
    if best is None:
        raise typer.Exit(130)
    print_suggestion(found, knobs, best)


class TrialsUsedUp(Exception):  # noqa: N818 - the ordinary end of a search
    """All trials are used up."""


def best_trial(game: Game, knobs: list[Knob], rounds: int, trials: int, workers: int) -> Trial | None:
    """The best of the trials; Ctrl-C ends the search with the best so far."""
    best: Trial | None = None
    left = iter(range(trials))

    def measure(changed: Game) -> Figures:
        if next(left, None) is None:
            raise TrialsUsedUp
        return measured(changed, rounds, workers)

    try:
        for best in tune(game, knobs, measure):
            common.err.print(
                _("distance {distance:.3f}, RTP {rtp}").format(
                    distance=best.distance, rtp=percent(best.figures.rtp)
                )
            )
    except (TrialsUsedUp, KeyboardInterrupt):
        pass
    return best


def print_suggestion(game: Game, knobs: list[Knob], best: Trial) -> None:
    """The numbers that were turned, and the figures they lead to."""
    rows = table(_("Numbers"), _("name"), _("now"), _("suggested"))
    for knob, value in zip(knobs, best.values, strict=True):
        rows.add_row(knob.name, str(knob_value(game.numbers, knob)), str(value))
    common.out.print(rows)
    common.out.print(checks_table(accepted(best.figures)))

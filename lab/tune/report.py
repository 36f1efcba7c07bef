"""The report of a search: what moved and why, the figures against the envelope, the design to paste."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import fill
from typing import Any

import numpy as np
from rich.console import Console

from engine.catalogue import _
from lab.report import table
from lab.tune.knobs import turned
from lab.tune.search import Search
from lab.tune.targets import Floats, costs

HEADING_WIDTH = 12
LEAST_REASON = 0.1
"""Distance that a figure would gain without a knob, at least, for the knob to be there for it."""
PAGE_WIDTH = 160
"""Columns of a table at least; a narrower terminal breaks its lines."""


@dataclass(frozen=True)
class Outcome:
    """A search that is over, for a report."""

    search: Search
    seed: str
    seconds: float
    interrupted: bool

    def in_figures(self, positions: Floats) -> Floats:
        """Changes of positions, `[target, ...]`, as changes of the figures that they stand for."""
        best = self.search.best
        assert best is not None
        pairs = zip(best.targets, best.read, strict=True)
        scale = np.array([target.per_position(value) for target, value in pairs])
        return np.asarray(positions * scale[:, None], dtype=np.float64)

    def reason(self, effect: Floats) -> str | None:
        """The figure that needs a knob's effect: of those that would leave their room without it the worst.

        Every knob that moves the return moves the RTP, so the RTP counts only where no range does.
        """
        best = self.search.best
        assert best is not None
        targets = self.search.targets
        missed = costs(targets, best.positions - effect) - costs(targets, best.positions)
        ordered = sorted(zip(targets, missed, strict=True), key=lambda pair: (pair[0].exact, -pair[1]))
        return next((target.name for target, cost in ordered if cost > LEAST_REASON), None)

    def knobs(self) -> list[dict[str, Any]]:
        """Each knob: before and after, its effects a unit and in all, and the figure that needs it most."""
        search, workshop = self.search, self.search.workshop
        assert search.best is not None
        names = [target.name for target in workshop.targets]
        shape = len(names), len(workshop.knobs)
        per_unit = self.in_figures(search.slopes.trusted if search.slopes else np.zeros(shape))
        errors = self.in_figures(search.slopes.errors if search.slopes else np.zeros(shape))
        effects = sum(search.effects, np.zeros(shape))
        in_all = self.in_figures(effects)
        rows = []
        for place, knob in enumerate(workshop.knobs):
            before, after = workshop.own_values[place], search.best.values[place]
            rows.append(
                {
                    "name": knob.name,
                    "low": knob.low,
                    "high": knob.high,
                    "before": before,
                    "after": after,
                    "why": self.reason(effects[:, place]),
                    "per_unit": dict(zip(names, per_unit[:, place].tolist(), strict=True)),
                    "per_unit_error": dict(zip(names, errors[:, place].tolist(), strict=True)),
                    "in_all": dict(zip(names, in_all[:, place].tolist(), strict=True)),
                }
            )
        return rows

    def figures(self) -> list[dict[str, Any]]:
        """Each figure before and after, its range, and whether it lies there now."""
        search, first, best = self.search, self.search.first, self.search.best
        assert first is not None
        assert best is not None
        rows = []
        figures = zip(search.targets, first.read, best.read, best.positions, strict=True)
        for target, before, after, position in figures:
            off = target.tolerance * target.per_position(after)
            rows.append(
                {
                    "name": target.name,
                    "before": float(before),
                    "after": float(after),
                    "low": target.low - off,
                    "high": target.high + off,
                    "holds": bool(target.holds(position, narrowed=False)),
                }
            )
        return rows

    def design(self) -> dict[str, list[int]]:
        """The suggested design, the lists that changed."""
        workshop, best = self.search.workshop, self.search.best
        assert best is not None
        own = workshop.game.design
        found = turned(own, workshop.knobs, best.values)
        return {name: [*entries] for name, entries in found.items() if entries != own[name]}

    def to_json(self) -> dict[str, Any]:
        """Everything as JSON."""
        search = self.search
        assert search.best is not None
        return {
            "game": search.workshop.game.slug,
            "server_seed": self.seed,
            "knobs": self.knobs(),
            "figures": self.figures(),
            "design": self.design(),
            "distance": search.distance(search.best),
            "standard_error": 100 * search.best.figures.standard_error,
            "rounds": search.best.rounds,
            "trials": len(search.workshop.kept),
            "rounds_played": search.workshop.rounds_played,
            "ended": search.ended or _("stopped"),
            "interrupted": self.interrupted,
            "seconds": self.seconds,
        }


def print_outcome(result: dict[str, Any]) -> None:
    """Print all of an outcome's JSON that a person reads."""
    console = Console(width=max(Console().width, PAGE_WIDTH), highlight=False)
    names = [each["name"] for each in result["figures"]]
    moved = [knob for knob in result["knobs"] if knob["before"] != knob["after"]]
    if moved:
        print_effects(
            console, _("What moved, what that did, and which figure needs it most"), names, moved, "in_all"
        )
    print_effects(console, _("What one more does"), names, result["knobs"], "per_unit")
    rows = table(_("Figures"), _("figure"), _("before"), _("after"), _("from"), _("to"), "")
    for each in result["figures"]:
        numbers = (f"{each[name]:.5g}" for name in ("before", "after", "low", "high"))
        rows.add_row(each["name"], *numbers, "✓" if each["holds"] else "✗")
    console.print(rows)
    console.print(
        _("{rounds:,} rounds, standard error of the RTP {error:.4f} %; {ended}").format(
            rounds=result["rounds"], error=result["standard_error"], ended=result["ended"]
        )
    )
    console.print(
        _("{trials} trials, {played:,} rounds, {seconds:.1f} s").format(
            trials=result["trials"], played=result["rounds_played"], seconds=result["seconds"]
        )
    )
    if result["design"]:
        console.print(_("Suggested, for the design of the game's numbers:"))
        for name, entries in result["design"].items():
            console.print(f'    "{name}": {tuple(entries)},', markup=False)
    else:
        console.print(_("Nothing better was found."))


def print_effects(
    console: Console, title: str, figures: list[str], knobs: list[dict[str, Any]], effects: str
) -> None:
    """A row for each knob with its effect on each figure."""
    whole = effects == "in_all"
    headings = [fill(name, HEADING_WIDTH) for name in figures]
    rows = table(
        title, _("name"), _("now"), *([_("then")] if whole else []), *headings, *([_("for")] if whole else [])
    )
    for knob in knobs:
        values = [str(knob["before"]), str(knob["after"])] if whole else [str(knob["after"])]
        numbers = [f"{knob[effects][name]:+.3g}" for name in figures]
        rows.add_row(knob["name"], *values, *numbers, *([knob["why"] or "–"] if whole else []))
    console.print(rows)

"""A game's measured figures, from the file that the laboratory writes beside its numbers.

`engine/games/<game>/measured.json`: `rtp`, `standard_error`, `hit_frequency` and `standard_deviation`
as fractions of the stake, `rounds` as a whole number, `frequencies` with a round in how many for each
feature, null for one that never came, `largest` as the largest win met, in bets, and `peaks` with the
`largest` value of other measures and in how many `rounds` it was met. Without the file the pages say that
nothing was measured yet. What features and measures are called, the game's words say.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from math import floor

from engine import Game
from engine.catalogue import _
from engine.words import FigureNames, Measure

TWO_SIDED_95 = 1.96


@dataclass(frozen=True, slots=True)
class Measured:
    """What a simulation of a game found."""

    rtp: float
    standard_error: float
    rounds: int
    hit_frequency: float
    frequencies: Mapping[str, float | None]
    standard_deviation: float
    largest: float
    peaks: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


def load_measured(package: str) -> Measured | None:
    """The measured figures in a game's package, or None while there are none."""
    file = resources.files(package) / "measured.json"
    if not file.is_file():
        return None
    found = json.loads(file.read_text("utf-8"))
    return Measured(**{name: found[name] for name in Measured.__dataclass_fields__ if name in found})


def percent(fraction: float, places: int = 2) -> str:
    """A fraction as a percentage."""
    return f"{100 * fraction:.{places}f}%"


def figure_rows(game: Game, names: FigureNames, measured: Measured | None) -> list[tuple[str, str]]:
    """Names and values of a game's figures, with what they rest on."""
    rows = [
        (_("Return to player (RTP)"), percent(float(game.envelope.rtp))),
        (_("Most a round pays"), _("{cap:,}x the bet").format(cap=game.cap)),
    ]
    if game.most_ways:
        rows.append((_("Most ways of a board"), f"{game.most_ways:,}"))
    if measured is None:
        return [*rows, (_("Measured"), _("not yet"))]
    margin = TWO_SIDED_95 * measured.standard_error
    low, high = percent(measured.rtp - margin), percent(measured.rtp + margin)
    features = [
        (_("{feature}: one round in").format(feature=name), rarity(measured.frequencies[feature]))
        for feature, name in names.features.items()
        if feature in measured.frequencies
    ]
    return [
        *rows,
        (_("Measured RTP"), percent(measured.rtp)),
        (_("95% interval of it"), _("{low} to {high}").format(low=low, high=high)),
        (_("Rounds simulated"), f"{measured.rounds:,}"),
        (_("Rounds that pay anything"), percent(measured.hit_frequency)),
        *features,
        (_("Standard deviation"), _("{size:.2f} bets").format(size=measured.standard_deviation)),
        (_("Largest win in these rounds"), _("{bets:,}x the bet").format(bets=floor(measured.largest))),
        *[
            (measure.name, peak_text(measure, measured.peaks[name], measured.rounds))
            for name, measure in names.measures.items()
            if name in measured.peaks
        ],
    ]


def rarity(rounds: float | None) -> str:
    """How many rounds lie between two of a feature, if it came at all."""
    return _("not met") if rounds is None else f"{rounds:,.0f}"


def peak_text(measure: Measure, peak: Mapping[str, int], rounds: int) -> str:
    """The largest value met of a measure, and how often; where it has a limit, what is known to reach it."""
    largest = peak["largest"]
    value = _("{largest:,}, in {rounds:,} of {all:,} rounds").format(
        largest=largest, rounds=peak["rounds"], all=rounds
    )
    if not measure.most:
        return value
    limit = _("that is the limit")
    if largest < measure.most:
        limit = _("limit {most:,} (theoretical: met by a scripted round only)").format(most=measure.most)
    return _("{value}; {limit}").format(value=value, limit=limit)

"""A game's measured figures, from the file that the laboratory writes beside its numbers.

`engine/games/<game>/measured.json`: `rtp`, `standard_error`, `hit_frequency` and `standard_deviation`
as fractions of the stake, `rounds` as a whole number, `frequencies` with a round in how many for each
feature, `largest` as the largest win met, in bets, and `peaks` with the `largest` value of other
measures and in how many `rounds` it was met. Without the file the pages say that nothing was measured
yet.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources

from engine import Game
from engine.catalogue import _, later

TWO_SIDED_95 = 1.96
WAYS = "ways"
PEAK_NAMES = {
    WAYS: later("Largest number of ways met"),
    "cascades": later("Most cascades of one spin met"),
    "multiplier": later("Highest win multiplier met"),
}
FEATURE_NAMES = {"gembox": later("GEMBOX")}
"""Features whose name is more than their word with a capital letter."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What a simulation of a game found."""

    rtp: float
    standard_error: float
    rounds: int
    hit_frequency: float
    frequencies: Mapping[str, float]
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


def figure_rows(game: Game, measured: Measured | None) -> list[tuple[str, str]]:
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
        (_("{feature}: one round in").format(feature=feature_name(name)), f"{every:,.0f}")
        for name, every in measured.frequencies.items()
    ]
    return [
        *rows,
        (_("Measured RTP"), percent(measured.rtp)),
        (_("95% interval of it"), _("{low} to {high}").format(low=low, high=high)),
        (_("Rounds simulated"), f"{measured.rounds:,}"),
        (_("Rounds that pay anything"), percent(measured.hit_frequency)),
        *features,
        (_("Standard deviation"), _("{size:.2f} bets").format(size=measured.standard_deviation)),
        (_("Largest win in these rounds"), _("{bets:,.0f}x the bet").format(bets=measured.largest)),
        *peak_rows(game, measured),
    ]


def feature_name(name: str) -> str:
    """A feature as the figures name it."""
    return _(FEATURE_NAMES[name]) if name in FEATURE_NAMES else name.capitalize()


def peak_rows(game: Game, measured: Measured) -> list[tuple[str, str]]:
    """The largest values met of a game's measures, and how often; ways with the limit on them."""
    rows = []
    for name, peak in measured.peaks.items():
        value = _("{largest:,}, in {rounds:,} of {all:,} rounds").format(
            largest=peak["largest"], rounds=peak["rounds"], all=measured.rounds
        )
        if name == WAYS:
            value = _("{value}; {limit}").format(value=value, limit=_way_limit(game, peak["largest"]))
        rows.append((_(PEAK_NAMES[name]) if name in PEAK_NAMES else name.capitalize(), value))
    return rows


def _way_limit(game: Game, largest: int) -> str:
    """The limit on ways, and what is known to reach it."""
    if largest >= game.most_ways:
        return _("that is the limit")
    return _("limit {most:,} (theoretical: met by a scripted round only)").format(most=game.most_ways)

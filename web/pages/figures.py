"""A game's measured figures, from the file that the laboratory writes beside its numbers.

`engine/games/<game>/measured.json`: `rtp`, `standard_error`, `hit_frequency` and `standard_deviation`
as fractions of the stake, `rounds` as a whole number, `frequencies` with a round in how many for each
feature, `largest` as the largest win met, in bets. Without the file the pages say that nothing was
measured yet.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources

from engine import Game
from engine.catalogue import _

TWO_SIDED_95 = 1.96


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


def load_measured(package: str) -> Measured | None:
    """The measured figures in a game's package, or None while there are none."""
    file = resources.files(package) / "measured.json"
    if not file.is_file():
        return None
    found = json.loads(file.read_text("utf-8"))
    return Measured(**{name: found[name] for name in Measured.__dataclass_fields__})


def percent(fraction: float, places: int = 2) -> str:
    """A fraction as a percentage."""
    return f"{100 * fraction:.{places}f}%"


def figure_rows(game: Game, measured: Measured | None) -> list[tuple[str, str]]:
    """Names and values of a game's figures, with what they rest on."""
    rows = [
        (_("Return to player (RTP)"), percent(float(game.envelope.rtp))),
        (_("Most a round pays"), _("{cap:,}x the bet").format(cap=game.cap)),
    ]
    if measured is None:
        return [*rows, (_("Measured"), _("not yet"))]
    margin = TWO_SIDED_95 * measured.standard_error
    low, high = percent(measured.rtp - margin), percent(measured.rtp + margin)
    features = [
        (_("{feature}: one round in").format(feature=name.capitalize()), f"{every:,.0f}")
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
    ]

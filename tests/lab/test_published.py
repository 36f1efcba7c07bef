"""The published figures belong to the rules that ship, and keep to the game's envelope."""

import json
from pathlib import Path

import pytest

import engine.games
from engine import GAMES
from lab.acceptance import acceptance_seed

GAMES_FOLDER = Path(engine.games.__file__).parent


def measured(slug):
    return json.loads((GAMES_FOLDER / slug.replace("-", "_") / "measured.json").read_text("utf-8"))


@pytest.mark.parametrize("slug", GAMES)
def test_X10_published_figures_keep_to_the_envelope(slug):
    game, figures = GAMES[slug], measured(slug)
    envelope = game.envelope
    assert figures["rules_version"] == game.version
    assert abs(figures["rtp"] - float(envelope.rtp)) <= 3 * figures["standard_error"]
    assert figures["standard_error"] <= envelope.standard_error
    for name in ("hit_frequency", "standard_deviation"):
        low, high = getattr(envelope, name)
        assert low <= figures[name] <= high
    for feature, (low, high) in envelope.one_in.items():
        assert low <= figures["frequencies"][feature] <= high
    for sources, low, high in envelope.points.values():
        assert low <= 100 * sum(figures["sources"][source] for source in sources) <= high
    assert sum(figures["sources"].values()) == pytest.approx(figures["rtp"], abs=1e-12)


@pytest.mark.parametrize("slug", GAMES)
def test_F7_published_peaks_are_those_of_the_game(slug):
    game, figures = GAMES[slug], measured(slug)
    peaks = figures.get("peaks", {})
    assert set(peaks) == set(game.peaks)
    if game.most_ways:
        assert 243 < peaks["ways"]["largest"] <= game.most_ways
    assert all(peak["rounds"] >= 1 for peak in peaks.values())
    assert figures["largest"] <= game.cap


@pytest.mark.parametrize(
    ("slug", "seed"),
    [
        ("clems-gems", "f10b747194a1a6e11853cb898cd4bb07a29d7d56bdc27e8ba1d1e0d02744f3df"),
        ("fire-gnomes", "1e1dcb991b7518552392e9cc26a3535af13ae7696fdb65cff380f747c4d59384"),
        ("forge-of-gems", "9437ce54667c1a799832120380c944241d9b55461630cbae43229d8dca86f6ba"),
    ],
)
def test_acceptance_seeds_are_hashes_of_a_plain_sentence(slug, seed):
    assert acceptance_seed(slug).hex() == seed

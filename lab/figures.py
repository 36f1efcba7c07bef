"""The figures of a simulation: everything in its JSON, worked out from integer totals."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from engine import tally
from engine.links import RoundRequest
from engine.money import format_money
from lab.bands import band_names
from lab.simulate import PLAYER_ROUNDS, Run
from lab.totals import Totals, deviation_coins, error_coins, from_shards, mean_coins, source_errors_coins

TWO_SIDED_95 = 1.959964
MOST_ERRORS = 3
"""A target or an exact value holds when the measured figure lies within so many standard errors of it."""


class Figures:
    """What the totals of a run mean; fractions are of the stake, that is of the price of a round."""

    def __init__(self, run: Run, totals: Totals) -> None:
        self.run = run
        self.game = run.game
        self.totals = totals
        price = run.game.price(run.stake.bet, run.stake.buy)
        self.price_coins = price // run.game.coin(run.stake.bet)

    @cached_property
    def rtp(self) -> float:
        """Return to player."""
        return float(mean_coins(self.totals) / self.price_coins)

    @cached_property
    def standard_error(self) -> float:
        """Standard error of `rtp`."""
        return error_coins(self.totals) / self.price_coins

    @cached_property
    def standard_deviation(self) -> float:
        """Standard deviation of a round's win, in bets."""
        return deviation_coins(self.totals) / self.game.coins_per_bet

    @property
    def hit_frequency(self) -> float:
        """Share of rounds that pay anything."""
        return self.totals.hits / self.totals.rounds

    @property
    def largest(self) -> float:
        """The largest win met, in bets."""
        return self.totals.largest / self.game.coins_per_bet

    def share(self, coins: int) -> float:
        """Coins as a fraction of all that was staked."""
        return coins / (self.totals.rounds * self.price_coins)

    @property
    def sources(self) -> dict[str, float]:
        """Return by source; they sum to `rtp`."""
        return {
            name: self.share(coins)
            for name, coins in zip(self.game.sources, self.totals.sources, strict=True)
        }

    @property
    def source_errors(self) -> dict[str, float]:
        """Standard error of the return by source."""
        errors = source_errors_coins(self.totals)
        return {name: error / self.price_coins for name, error in zip(self.game.sources, errors, strict=True)}

    @property
    def frequencies(self) -> dict[str, float | None]:
        """Rounds between two of a feature; None for one that never came."""
        rounds = {name: self.totals.fired[rule][1] for name, rule in self.game.features.items()}
        return {name: self.totals.rounds / seen if seen else None for name, seen in rounds.items()}

    def rules(self, guards: bool) -> dict[str, dict[str, int]]:
        """How often each rule acted, and in how many rounds; either the guards or all others."""
        return {
            name: {"times": times, "rounds": rounds}
            for rule, (name, (times, rounds)) in enumerate(
                zip(self.game.rules, self.totals.fired, strict=True)
            )
            if (rule in self.game.guards) == guards
        }

    @property
    def peaks(self) -> dict[str, dict[str, int]]:
        """For each measure the largest value that a round came to, and in how many rounds."""
        return {
            name: {"largest": largest, "rounds": rounds}
            for name, (largest, rounds) in zip(self.game.peaks, self.totals.peaks, strict=True)
        }

    @property
    def untested(self) -> list[str]:
        """Rules that must act in a simulation and did not."""
        return [name for name, counts in self.rules(guards=False).items() if not counts["times"]]

    @property
    def distribution(self) -> list[dict[str, Any]]:
        """Rounds by the band of their win, each from its floor in bets up to the next."""
        names = band_names(self.game)
        return [
            {"bets": name, "rounds": rounds, "share": rounds / self.totals.rounds}
            for name, rounds in zip(names, self.totals.bands, strict=True)
        ]

    @property
    def top(self) -> list[dict[str, Any]]:
        """The largest wins, each with the link that opens it."""
        found = []
        for row in self.totals.top:
            coins, number, state = row[tally.TOP_COINS], row[tally.TOP_ROUND], row[tally.TOP_STATE :]
            request = RoundRequest(self.game, self.run.stake, self.run.seeds, number, state)
            found.append(
                {
                    "nonce": str(number),
                    "coins": coins,
                    "bets": coins / self.game.coins_per_bet,
                    "link": "?" + request.to_query(),
                }
            )
        return found

    def to_json(self) -> dict[str, Any]:
        """All but the head, the times and the figures from the start."""
        margin = TWO_SIDED_95 * self.standard_error
        totals = self.totals
        return {
            "totals": totals.to_json(self.game),
            "rtp": self.rtp,
            "standard_error": self.standard_error,
            "standard_error_from": "shard means" if from_shards(totals) else "squares",
            "rtp_low": self.rtp - margin,
            "rtp_high": self.rtp + margin,
            "standard_deviation": self.standard_deviation,
            "hit_frequency": self.hit_frequency,
            "sources": self.sources,
            "source_errors": self.source_errors,
            "frequencies": self.frequencies,
            "rules": self.rules(guards=False),
            "untested": self.untested,
            "guards": self.rules(guards=True),
            "capped": {
                "rounds": totals.capped_rounds,
                "coins": totals.capped_coins,
                "rtp": self.share(totals.capped_coins),
            },
            "distribution": self.distribution,
            "peaks": self.peaks,
            "largest": self.largest,
            "top": self.top,
        }


def start_figures(run: Run, totals: Totals, name: str) -> dict[str, Any]:
    """The figures of a run of many players who all begin with the same state."""
    figures = Figures(run, totals)
    return {
        "meaning": f"return of the first {PLAYER_ROUNDS} rounds of a player who begins with this state",
        "state": name,
        "players": -(-totals.rounds // PLAYER_ROUNDS),
        "rounds_per_player": min(PLAYER_ROUNDS, totals.rounds),
        "rounds": totals.rounds,
        "rtp": figures.rtp,
        "standard_error": figures.standard_error,
        "totals": totals.to_json(run.game),
    }


def check(name: str, measured: float | None, low: float, high: float) -> dict[str, Any]:
    """Whether a figure lies in its range."""
    passed = measured is not None and low <= measured <= high
    return {"name": name, "measured": measured, "low": low, "high": high, "passed": passed}


def accepted(figures: Figures) -> dict[str, Any]:
    """The figures against the game's envelope: each range, what was measured, and whether it holds."""
    envelope = figures.game.envelope
    target = float(envelope.rtp)
    allowed = MOST_ERRORS * figures.standard_error
    checks = [
        check("rtp", figures.rtp, target - allowed, target + allowed),
        check("standard error", figures.standard_error, 0, envelope.standard_error),
        check("hit frequency", figures.hit_frequency, *envelope.hit_frequency),
        check("standard deviation", figures.standard_deviation, *envelope.standard_deviation),
    ]
    for name, (sources, low, high) in envelope.points.items():
        points = 100 * sum(figures.sources[source] for source in sources)
        checks.append(check(f"points of {name}", points, low, high))
    for name, (low, high) in envelope.one_in.items():
        checks.append(check(f"rounds to a {name}", figures.frequencies[name], low, high))
    checks.append(check("rules that never acted", len(figures.untested), 0, 0))
    return {"passed": all(each["passed"] for each in checks), "checks": checks}


def head(run: Run, rounds: int, start: str) -> dict[str, Any]:
    """What was simulated."""
    return {
        "game": run.game.slug,
        "rules_version": run.game.version,
        "stake": format_money(run.stake.bet),
        "buy": run.stake.buy,
        "limit": run.stake.limit_text,
        "start": start,
        "rounds": rounds,
        "server_seed": run.seeds.server.hex(),
        "client_seed": run.seeds.client,
    }

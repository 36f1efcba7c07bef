"""The search: damped Gauss-Newton steps over simulations that share their random streams.

Each iteration measures the slopes around the best design, and steps to where they lead; a step that comes
no nearer corrects the slopes, and the next is half as long. At the end the best design is played for many
more rounds, and polished on those: the slopes, known by then, take the last of the deviation away.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from engine.catalogue import _
from lab.tune.slopes import Slopes, slopes_at
from lab.tune.step import Model, best_values
from lab.tune.targets import Floats, Target, costs, tolerant
from lab.tune.trials import Trial, Workshop, error_of_difference

TRUST = 0.25
"""How far a step may turn a knob, of its value."""
TRIES = 5
"""Trials that one step of an iteration takes at most."""
POLISHING_TRIES = 8
"""Trials of many rounds that all polishing takes at most."""


@dataclass(frozen=True)
class Plan:
    """Rounds of a trial and of a final one, iterations at most, and how many points off the RTP may be at
    last; 0 for one standard error."""

    rounds: int
    final_rounds: int
    iterations: int
    tolerance: float = 0.0


@dataclass
class Search:
    """A search under way.

    `targets` are what is aimed at; `first` and `best` are trials of equally many rounds, once there are any;
    `effects` holds for each step taken what each knob changed each position by, `[target, knob]`.
    """

    workshop: Workshop
    plan: Plan
    notice: Callable[[str], None]
    doing: Callable[[str], None]
    targets: tuple[Target, ...] = ()
    first: Trial | None = None
    best: Trial | None = None
    slopes: Slopes | None = None
    effects: list[Floats] = field(default_factory=list)
    trust: float = TRUST
    tries: int = 0
    ended: str = ""

    def run(self) -> None:
        """Search to the end; whatever interrupts it, `best` is the best so far."""
        plan = self.plan
        self.doing(_("the numbers as they stand"))
        self.first = self.workshop.trial(self.workshop.own_values, plan.rounds)
        self.allow(0.0)
        self.best = self.first
        self.tell(_("start"))
        for number in range(1, plan.iterations + 1):
            if self.settled(narrowed=bool(self.effects)):
                break
            found = slopes_at(self.workshop, self.best, self.doing)
            self.slopes = self.slopes.joined(found) if self.slopes else found
            self.tries = TRIES
            if not self.step(plan.rounds, _("iteration {number}").format(number=number)):
                break
        self.polish()

    def polish(self) -> None:
        """Play the best design for many rounds and take away what is then still amiss."""
        assert self.best is not None
        rounds = self.plan.final_rounds
        self.doing(_("final rounds"))
        best = self.workshop.trial(self.best.values, rounds)
        self.first = self.workshop.trial(self.workshop.own_values, rounds)
        self.best = best
        self.allow(self.plan.tolerance)
        self.tell(_("final rounds"))
        self.trust, self.tries = TRUST / 2, POLISHING_TRIES
        while not self.settled(narrowed=False):
            if self.slopes is None:
                around = self.workshop.trial(self.best.values, self.plan.rounds)
                self.slopes = slopes_at(self.workshop, around, self.doing)
            if not self.step(rounds, _("polished")):
                self.ended = _("no step comes nearer to the targets")
                return
        self.ended = _("every figure is where it should be")

    def allow(self, tolerance: float) -> None:
        """From now on the RTP may be off by so many points. If by 0 then by one standard error: to come
        nearer than that in trials of so many rounds says nothing."""
        assert self.first is not None
        self.targets = tolerant(self.workshop.targets, tolerance or 100 * self.first.figures.standard_error)

    def distance(self, trial: Trial) -> float:
        """How far a trial is from the targets."""
        return float(costs(self.targets, trial.positions).sum())

    def settled(self, narrowed: bool) -> bool:
        """Whether the best design is good enough; one that short trials led to has to be so by a margin."""
        assert self.best is not None
        pairs = zip(self.targets, self.best.positions, strict=True)
        return all(target.holds(position, narrowed) for target, position in pairs)

    def step(self, rounds: int, name: str) -> bool:
        """Take one step that comes nearer; whether there is one."""
        assert self.best is not None
        assert self.slopes is not None
        while self.tries > 0:
            self.tries -= 1
            self.doing(name)
            model = Model(
                self.targets, self.workshop.knobs, self.best.values, self.best.positions, self.slopes.trusted
            )
            values = best_values(model, self.trust)
            if values == self.best.values:
                return False
            found = self.tried(values, rounds)
            if found is not None and self.distance(found) < self.distance(self.best):
                self.take(found)
                self.trust = min(2 * self.trust, TRUST)
                self.tell(name)
                return True
            self.trust /= 2
            self.notice(_("{name}: a step led nowhere").format(name=name))
        return False

    def tried(self, values: tuple[int, ...], rounds: int) -> Trial | None:
        """A trial, which corrects the slopes; None if the game has no room for the design."""
        assert self.best is not None
        assert self.slopes is not None
        try:
            found = self.workshop.trial(values, rounds)
        except ValueError:
            return None
        moved, errors = found.positions - self.best.positions, error_of_difference(self.best, found)
        self.slopes = self.slopes.corrected(self.change(found), moved, errors)
        return found

    def change(self, found: Trial) -> Floats:
        """What a trial changed the knobs by."""
        assert self.best is not None
        return np.subtract(found.values, self.best.values, dtype=np.float64)

    def take(self, found: Trial) -> None:
        """Go on from a trial, and keep what the step did."""
        assert self.best is not None
        assert self.slopes is not None
        self.effects.append(self.slopes.trusted * self.change(found))
        self.best = found

    def tell(self, name: str) -> None:
        """Say where the search is."""
        assert self.best is not None
        self.notice(
            _("{name}: distance {distance:.2f}, RTP {rtp:.3f} % ± {error:.3f} %").format(
                name=name,
                distance=self.distance(self.best),
                rtp=100 * self.best.figures.rtp,
                error=100 * self.best.figures.standard_error,
            )
        )

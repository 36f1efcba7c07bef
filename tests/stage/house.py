"""A stage without a browser: a bridge that remembers, a clock that the test turns."""

from __future__ import annotations

from functools import cache

from engine import GAMES, Seeds, Stake, play
from engine.game import State
from engine.games.fire_gnomes import events
from engine.money import format_money
from engine.round import Round
from web.scenes.fire_gnomes import FireGnomesScene
from web.stage.scene import RoundScene
from web.stage.stage import Stage

GAME = GAMES["fire-gnomes"]
SEEDS = Seeds(bytes(range(32)), "stage")
FRAME = 1000 / 60


class Bridge:
    """The painter's stand-in."""

    def __init__(self) -> None:
        self.awake = False
        self.defined: dict[int, object] = {}
        self.backdrops = 0
        self.warmed: list[tuple[int, float, float]] = []
        self.loaded: list[str] = []

    def connect(self, values, frame, resize, pause, motion) -> None:
        self.values, self.frame, self.resize, self.pause, self.motion = values, frame, resize, pause, motion

    async def load(self, pictures, fonts) -> None:
        self.loaded = [*pictures, *fonts]

    def reset(self) -> None:
        self.defined.clear()

    def define(self, definitions) -> None:
        self.defined.update(definitions)

    def view(self, fit) -> None:
        self.fit = fit

    def warm(self, sprites) -> None:
        self.warmed = sprites

    def backdrop(self, count) -> None:
        assert count > 0
        self.backdrops += 1

    def wake(self) -> None:
        self.awake = True

    def text_width(self, sprite, width, height) -> float:
        natural = 0.5 * height * len(str(self.defined[sprite]["text"]))
        return min(natural, width) if width else natural

    def clear(self) -> None:
        self.awake = False

    def close(self) -> None:
        self.awake = False


class House:
    """A scene on a stage of a size: Fire Gnomes, if no other is given."""

    def __init__(self, width: float = 1280, height: float = 800, scene: RoundScene | None = None) -> None:
        self.bridge = Bridge()
        self.stage = Stage(self.bridge)
        self.scene = scene or FireGnomesScene(GAME, format_money)
        self.cues: list[tuple[str, int]] = []
        self.stage.on_cue = lambda name, value: self.cues.append((name, value))
        self.time = 1000.0
        self.painted = 0
        self.bridge.resize(width, height)
        self.stage.show(self.scene)
        self.run(100)

    def frame(self, step: float = FRAME) -> bool:
        """One frame of the browser, if one was asked for."""
        self.time += step
        if not self.bridge.awake:
            return False
        self.bridge.awake = False
        count = self.bridge.frame(self.time)
        self.painted += 1
        assert 0 < abs(count) < 1024
        for i in range(abs(count)):
            sprite = int(self.bridge.values[i * 10])
            assert sprite in self.bridge.defined
        if count > 0:
            self.bridge.awake = True
        return True

    def run(self, milliseconds: float, step: float = FRAME) -> None:
        """Let time pass."""
        end = self.time + milliseconds
        while self.time < end and self.frame(step):
            pass

    def run_out(self, step: float = FRAME) -> float:
        """Frames until nothing moves; how long that took."""
        start = self.time
        while self.frame(step):
            assert self.time - start < 300_000
        return self.time - start

    def play(self, played: Round, how: str) -> House:
        """Show a round to its end: "normal", "quick", by a "skip" or "late skip", or from its "record"."""
        if how == "record":
            self.scene.rest(played.state, played.stake.bet, played)
            self.run_out()
            return self
        done = []
        self.scene.rest(played.state_before, played.stake.bet)
        self.scene.start_spin("quick" if how == "quick" else "normal")
        self.run(50)
        self.scene.land(played, lambda: done.append(1))
        if how == "skip":
            self.run(300)
            while self.stage.busy:
                self.stage.skip()
        if how == "late skip":
            while self.stage.busy:
                self.run(2700)
                self.stage.skip()
        self.run_out(50)
        assert done == [1]
        assert not self.stage.busy
        return self

    def spin(self, played: Round, profile: str = "normal") -> House:
        """Start a round whose outcome is known at once."""
        self.scene.start_spin(profile)
        self.scene.land(played)
        return self

    def picture(self) -> list[dict[str, object]]:
        """What is painted."""
        return self.stage.display_list()

    def all_named(self, name: str) -> list[dict[str, object]]:
        """The sprites of a name."""
        return [sprite for sprite in self.picture() if sprite["name"] == name]

    def named(self, name: str) -> dict[str, object]:
        """The one sprite of a name."""
        (found,) = self.all_named(name)
        return found


def house(width: float = 1280, height: float = 800) -> House:
    """Fire Gnomes on a stage."""
    return House(width, height)


@cache
def rounds(count: int = 4000, bet: int = 150) -> tuple[Round, ...]:
    """Rounds in a row, as one player meets them."""
    state: State = GAME.start_state
    played = []
    for nonce in range(count):
        played.append(play(GAME, Stake(bet), state, SEEDS, nonce))
        state = played[-1].state
    return tuple(played)


def with_event(kind: type, count: int = 1) -> list[Round]:
    """The first rounds in which something happens."""
    found = (played for played in rounds() if any(isinstance(event, kind) for event in played.events))
    return [played for played, _ in zip(found, range(count), strict=False)]


def telling_rounds() -> list[Round]:
    """Rounds of every kind."""
    kinds = (
        events.ShelfRaised,
        events.ActivationRolled,
        events.WildsAdded,
        events.MultipliersAdded,
        events.PrizePaid,
        events.BonusStarted,
        events.SpinsAdded,
        events.ValuesBoosted,
    )
    telling = [played for kind in kinds for played in with_event(kind, 2)]
    return [*rounds()[:14], *telling]

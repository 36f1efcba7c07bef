"""Rounds of Forge of Gems being shown: to their end, or frame by frame."""

from __future__ import annotations

from collections.abc import Iterator

from engine.round import Round
from tests.stage import forge
from tests.stage.forge import made_rounds
from tests.stage.house import House

MADE = made_rounds()
WIDE, TALL = (1280, 720), (390, 672)


def shown(played: Round, how: str, size: tuple[int, int] = WIDE) -> House:
    """The house after a round: played, skipped, or straight from its record."""
    house = forge.house(*size)
    if how == "record":
        house.scene.rest(played.state, played.stake.bet, played)
        house.run_out()
        return house
    done = []
    house.scene.rest(played.state_before, played.stake.bet)
    house.scene.start_spin("quick" if how == "quick" else "normal")
    house.run(50)
    house.scene.land(played, lambda: done.append(1))
    if how == "skip":
        house.run(300)
        while house.stage.busy:
            house.stage.skip()
    if how == "late skip":
        for _press in range(3):
            house.run(2700)
            house.stage.skip()
    house.run_out()
    assert done == [1]
    assert not house.stage.busy
    return house


def started(played: Round, profile: str = "normal") -> House:
    """A round has been started, and its outcome is known."""
    house = forge.house()
    house.scene.start_spin(profile)
    house.scene.land(played)
    return house


def watched(played: Round, step: float = 30.0) -> Iterator[House]:
    """The house after each frame of a round."""
    house = started(played)
    while house.frame(step):
        yield house


def texts_of(house: House) -> dict[str, str]:
    """All texts that are painted, by name."""
    return {str(each["name"]): str(each["text"]) for each in house.picture() if each["text"]}

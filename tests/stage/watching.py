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
    """The house after a round."""
    return forge.house(*size).play(played, how)


def started(played: Round, profile: str = "normal") -> House:
    """A round has been started, and its outcome is known."""
    return forge.house().spin(played, profile)


def watched(played: Round, step: float = 30.0) -> Iterator[House]:
    """The house after each frame of a round."""
    house = started(played)
    while house.frame(step):
        yield house


def texts_of(house: House) -> dict[str, str]:
    """All texts that are painted, by name."""
    return {str(each["name"]): str(each["text"]) for each in house.picture() if each["text"]}

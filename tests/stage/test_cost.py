"""What a frame costs in Python; printed (`pytest -s`), and held to a generous bound."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

import pytest

from engine.games.fire_gnomes import events
from engine.round import Round
from tests.stage import clem, forge
from tests.stage.house import FRAME, House, rounds, with_event
from tests.stage.watching import MADE


def gnomes_rounds() -> dict[str, Round]:
    return {
        "spin": rounds()[0],
        "feature": with_event(events.MultipliersAdded)[0],
        "bonus": with_event(events.BonusStarted)[0],
    }


def forge_rounds() -> dict[str, Round]:
    return {name: MADE[name] for name in ("nothing", "powers", "both")}


def clem_rounds() -> dict[str, Round]:
    made = clem.made_rounds()
    return {name: made[name] for name in ("nothing", "multiplied", "levels")}


def costs(house: House) -> list[float]:
    """Milliseconds of each frame until nothing moves, the cheapest first."""
    found = []
    while house.bridge.awake:
        house.bridge.awake = False
        house.time += FRAME
        start = thread_time()
        count = house.bridge.frame(house.time)
        found.append((thread_time() - start) * 1000)
        house.bridge.awake = count > 0
    return sorted(found)


@pytest.mark.parametrize(
    ("house", "chosen"), [(House, gnomes_rounds), (forge.house, forge_rounds), (clem.house, clem_rounds)]
)
def test_a_frame_takes_a_small_part_of_its_time(
    house: Callable[[], House], chosen: Callable[[], dict[str, Round]]
) -> None:
    for name, played in chosen().items():
        found = costs(house().spin(played))
        middle, late, worst = found[len(found) // 2], found[int(len(found) * 0.95)], found[-1]
        print(f"{name}: median {middle:.3f} ms, 95 % {late:.3f} ms, worst {worst:.3f} ms of {FRAME:.1f} ms")
        assert late < FRAME / 8

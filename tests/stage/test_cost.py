"""What a frame costs in Python; printed (`pytest -s`), and held to a generous bound."""

from __future__ import annotations

from time import thread_time

from engine.games.fire_gnomes import events
from tests.stage.house import FRAME, House, rounds, with_event


def costs(played, quick: bool) -> list[float]:
    house = House()
    house.scene.start_spin("quick" if quick else "normal")
    house.scene.land(played)
    found = []
    while house.bridge.awake:
        house.bridge.awake = False
        house.time += FRAME
        start = thread_time()
        count = house.bridge.frame(house.time)
        found.append((thread_time() - start) * 1000)
        house.bridge.awake = count > 0
    return sorted(found)


def test_a_frame_takes_a_small_part_of_its_time():
    chosen = {
        "spin": rounds()[0],
        "feature": with_event(events.MultipliersAdded)[0],
        "bonus": with_event(events.BonusStarted)[0],
    }
    for name, played in chosen.items():
        found = costs(played, False)
        middle, late, worst = found[len(found) // 2], found[int(len(found) * 0.95)], found[-1]
        print(f"{name}: median {middle:.3f} ms, 95 % {late:.3f} ms, worst {worst:.3f} ms of {FRAME:.1f} ms")
        assert late < FRAME / 8

"""Regenerates every picture: `python -m tools.art` from the repository's root."""

import sys
from collections.abc import Callable
from pathlib import Path

from tools.art import (
    board,
    crucibles,
    emblems,
    forge,
    forge_reel,
    forged,
    frame,
    furnace,
    gembox,
    gnomes,
    grotto,
    ironframe,
    laboratory,
    lamps,
    lobby,
    mine,
    mushrooms,
    runes,
    smithy,
    stones,
    suits,
    treasure,
)
from tools.art.canvas import Canvas

ROOT = Path(__file__).resolve().parents[2] / "static"

FIRE_GNOMES: dict[str, Callable[[], Canvas]] = {
    "club": suits.club,
    "heart": suits.heart,
    "diamond": suits.diamond,
    "spade": suits.spade,
    "green-mushroom": mushrooms.green,
    "orange-mushroom": mushrooms.orange,
    "purple-mushroom": mushrooms.purple,
    "blue-mushroom": mushrooms.blue,
    "wild": emblems.wild,
    "wild-x": emblems.wild_multiplier,
    "activation": emblems.activation,
    "wild-barrel": treasure.wild_barrel,
    "multiplier-barrel": treasure.multiplier_barrel,
    "silver-shield": treasure.silver_shield,
    "gold-shield": treasure.gold_shield,
    "scatter": gnomes.scatter,
    "gnome": gnomes.small,
    "retrigger": runes.retrigger,
    "boost": runes.boost,
    "row": runes.row,
    "column": runes.column,
    "orthogonal": runes.orthogonal,
    "bomb": runes.bomb,
    "value-dim": runes.value_dim,
    "value-lit": runes.value_lit,
    "spark": board.spark,
    "ember": board.ember,
    "cell": board.cell,
    "cell-win": board.cell_win,
    "shelf": board.shelf,
    "frame": frame.frame,
    "scene": grotto.scene,
    "scene-tall": grotto.scene_tall,
}
FORGE_OF_GEMS: dict[str, Callable[[], Canvas]] = {
    "blue-gem": stones.blue,
    "orange-gem": stones.orange,
    "green-gem": stones.green,
    "pink-gem": stones.pink,
    "ace": forged.ace,
    "king": forged.king,
    "queen": forged.queen,
    "jack": forged.jack,
    "ten": forged.ten,
    "wild": stones.wild,
    "scatter": stones.scatter,
    "vertical-wild": forge_reel.vertical_wild,
    "horizontal-wild": forge_reel.horizontal_wild,
    "vertical-splitter": forge_reel.vertical_splitter,
    "horizontal-splitter": forge_reel.horizontal_splitter,
    "multiplier": forge_reel.multiplier,
    "blank": forge_reel.blank,
    "crucible": crucibles.crucible,
    "crucible-front": crucibles.crucible_front,
    "cell": furnace.cell,
    "cell-win": furnace.cell_win,
    "split-seam": furnace.split_seam,
    "gauge": furnace.gauge,
    "gauge-hot": furnace.gauge_hot,
    "ways-plate": furnace.ways_plate,
    "counter": furnace.counter,
    "gem-box": gembox.gem_box,
    "gem-box-open": gembox.gem_box_open,
    "spark": furnace.spark,
    "ember": board.ember,
    "shard": furnace.shard,
    "steam": furnace.steam,
    "frame": ironframe.frame,
    "scene": smithy.scene,
    "scene-tall": smithy.scene_tall,
    "scene-hot": smithy.scene_hot,
    "scene-hot-tall": smithy.scene_hot_tall,
}
LOBBY: dict[str, Callable[[], Canvas]] = {
    "fire-gnomes": lobby.fire_gnomes,
    "three-lamps": lamps.three_lamps,
    "clems-gems": mine.clems_gems,
    "forge-of-gems": forge.forge,
    "lab": laboratory.lab,
    "logo": lobby.logo,
}
PICTURES = {f"art/fire-gnomes/{name}": draw for name, draw in FIRE_GNOMES.items()}
PICTURES |= {f"art/forge-of-gems/{name}": draw for name, draw in FORGE_OF_GEMS.items()}
PICTURES |= {f"art/lobby/{name}": draw for name, draw in LOBBY.items()}
PICTURES["icons/favicon"] = lobby.logo


def main(wanted: list[str]) -> None:
    """Writes all pictures, or those whose names hold one of the given words."""
    for name, draw in PICTURES.items():
        if not wanted or any(word in name for word in wanted):
            path = ROOT / f"{name}.svg"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(draw().svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])

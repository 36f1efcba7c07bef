"""Colours and the ramps (deep, mid, bright, spark) every material is shaded with."""

from dataclasses import dataclass

OUTLINE = "#140a10"
WARM = "#ffe2a0"


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: str, b: str, t: float) -> str:
    """The colour t of the way from a to b."""
    values = [round(x + (y - x) * t) for x, y in zip(_parts(a), _parts(b), strict=True)]
    return "#" + "".join(f"{max(0, min(255, v)):02x}" for v in values)


@dataclass(frozen=True)
class Ramp:
    """One material from its darkest shadow to its highlight."""

    deep: str
    mid: str
    bright: str
    spark: str

    def at(self, t: float) -> str:
        """The colour at t, from 0 (deep) to 1 (spark)."""
        stops = (self.deep, self.mid, self.bright, self.spark)
        place = max(0.0, min(1.0, t)) * 3
        index = min(2, int(place))
        return mix(stops[index], stops[index + 1], place - index)

    def toward(self, colour: str, t: float) -> "Ramp":
        """The same material seen through coloured air."""
        return Ramp(*(mix(c, colour, t) for c in (self.deep, self.mid, self.bright, self.spark)))


GREEN = Ramp("#07330f", "#1f9a34", "#7fe645", "#f2ffce")
ORANGE = Ramp("#5a1500", "#e05a06", "#ffab30", "#fff3c8")
PURPLE = Ramp("#260a52", "#7a2fd0", "#c583ff", "#faecff")
BLUE = Ramp("#06175a", "#1a5ad8", "#5cbcff", "#e8f9ff")
RED = Ramp("#4d0512", "#bd1a22", "#f7583c", "#ffe0c0")
PINK = Ramp("#48062f", "#c22777", "#ff7fbf", "#ffeaf6")
TEAL = Ramp("#04303a", "#0d8ea6", "#5fe6ee", "#eaffff")
WHITE = Ramp("#34465f", "#93b2cf", "#e2f1ff", "#ffffff")
CREAM = Ramp("#6f4a36", "#cfab80", "#f6e5bf", "#fffdf2")
WOOD = Ramp("#2a130a", "#71401f", "#b9793d", "#f2ca8a")
BARK = Ramp("#1d100d", "#4a2c1e", "#7d5434", "#c79b66")
MOSS = Ramp("#10240c", "#34591b", "#79a032", "#dcea8a")
GOLD = Ramp("#5a2800", "#c97f0a", "#ffd24c", "#fffcd8")
SILVER = Ramp("#27303f", "#71839b", "#c3d2e3", "#ffffff")
IRON = Ramp("#0b0c12", "#30343f", "#697084", "#d3dae8")
COPPER = Ramp("#3d1408", "#a04a22", "#e8905a", "#ffe4c8")
SKIN = Ramp("#7d3320", "#dd8a5f", "#fbc398", "#fff0dc")
STONE = Ramp("#1b1a22", "#4b4a56", "#868594", "#d8d8e2")
FLAME = Ramp("#8a1500", "#f0560a", "#ffb52a", "#fff6c0")
ICE = Ramp("#1b3c78", "#6aa6e0", "#d6f0ff", "#ffffff")

"""The sprites and text styles of Forge of Gems."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.forge_of_gems import codes
from web.stage.signs import Signs
from web.stage.sprites import Plate, SpriteBook, TextStyle

DARK: Final = "#1c0c05"
FIGURE: Final = TextStyle(("#fffdf0", "#ffe08a", "#ff9a2e"), DARK, 0.1)
BANNER: Final = TextStyle(("#fffce6", "#ffc14a", "#ff5f1a"), "#3d0d02", 0.1)
WAYS: Final = TextStyle(("#fff6dc", "#ffc46a"), "#1a0a04", 0.08)
GAUGE: Final = TextStyle(("#fff1d0", "#ffb054"), "#1a0a04", 0.09)
GAUGE_HOT: Final = TextStyle(("#ffffff", "#cfeaff", "#7fc4ff"), "#0a1a33", 0.1)
COUNTER: Final = TextStyle(("#ffffff", "#d6ecff"), "#0a1626", 0.09)
IRON: Final = Plate(("#3a3540", "#1b181f"), "#ff9a3c", 0.62)
PLAQUE: Final = TextStyle(("#fffbe2", "#ffd66e"), DARK, 0.08, plate=IRON)
AMOUNT: Final = TextStyle(
    ("#fffdf0", "#ffdc7a"), DARK, 0.08, plate=Plate(("#5c2109", "#2c0e04"), "#ffb13b", 0.5)
)
DETAIL: Final = TextStyle(("#fff3d6", "#f1d8a4"), DARK, 0.09)
SPINS: Final = TextStyle(("#ffffff", "#d9f0ff", "#7fc8ff"), "#0a2038", 0.1)
NOTE: Final = TextStyle(("#e6dccb",), "#120b07", 0.09)
LIMIT: Final = TextStyle(
    ("#fffbe2", "#ffe08a"), "#2c0703", 0.07, plate=Plate(("#b5301b", "#6d130d"), "#ffce6b", 0.7, 0.25)
)


class Palette:
    """Numbers of all sprites that are no text, and names of what is on the screen."""

    banner_style = BANNER
    figure_style = FIGURE

    def __init__(self, book: SpriteBook, symbols: Sequence[str]) -> None:
        self.plain = tuple(book.image(name) for name in symbols)
        self.streaked = tuple(book.image(name, blur=True) for name in symbols)
        self.white_wild = book.image(symbols[codes.WILD], tint="#fff6d8")
        self.crucible = book.image("crucible")
        self.crucible_front = book.image("crucible-front")
        self.cell = book.image("cell")
        self.cell_win = book.image("cell-win")
        self.seam = book.image("split-seam")
        self.gauge = {hot: book.image(name) for hot, name in ((False, "gauge"), (True, "gauge-hot"))}
        self.ways_plate = book.image("ways-plate")
        self.counter = book.image("counter")
        self.box = {opened: book.image(name) for opened, name in ((False, "gem-box"), (True, "gem-box-open"))}
        self.frame = book.image("frame")
        self.scenery = {
            (hot, tall): book.image(f"scene{'-hot' * hot}{'-tall' * tall}")
            for hot in (False, True)
            for tall in (False, True)
        }
        self.spark = book.image("spark")
        self.ember = book.image("ember")
        self.shard = book.image("shard")
        self.steam = book.image("steam")
        self._lights(book)
        self._names(book)

    def _lights(self, book: SpriteBook) -> None:
        self.night = book.rect("#070506")
        self.shade = book.rect("#090403")
        self.ground = {
            False: book.panel(("#0d0a0c", "#171013", "#241410")),
            True: book.panel(("#080c14", "#0d1420", "#12223a")),
        }
        self.tag = book.panel(("#2a1a14f2", "#170d0af2"), 20.0, "#c9803a", 2.5)
        self.warm_glow = book.glow((0.0, "#ffb056cc"), (0.35, "#ff6a1a66"), (1.0, "#ff4a0000"))
        self.pale_glow = book.glow((0.0, "#fff6d8ff"), (0.3, "#ffd27a99"), (1.0, "#ffb03b00"))
        self.cool_glow = book.glow((0.0, "#e8f6ffee"), (0.3, "#7fc4ff88"), (1.0, "#3a8cff00"))
        self.way = book.stroke((15.0, "#ff8a1e44"), (8.0, "#3a120488"), (5.0, "#ffb84cdd"), (2.0, "#fff2c8"))

    def _names(self, book: SpriteBook) -> None:
        """Names as the display list tells them."""
        cells, reels = range(codes.CELLS), range(codes.REELS)
        self.signs = Signs(book, self.shade, PLAQUE, book.name("plaque"), book.name("ribbon"))
        self.reel_name = book.name("reel:moving")
        self.symbol_names = tuple(book.name(f"cell:{cell}:symbol") for cell in cells)
        self.seam_names = tuple(book.name(f"cell:{cell}:seam") for cell in cells)
        self.win_names = tuple(book.name(f"cell:{cell}:win") for cell in cells)
        self.crucible_names = tuple(book.name(f"forge:{reel}:crucible") for reel in reels)
        self.forge_names = tuple(book.name(f"forge:{reel}:symbol") for reel in reels)
        self.multiplier_name = book.name("gauge:multiplier")
        self.ways_name = book.name("ways")
        self.counter_name = book.name("counter")
        self.limit_name = book.name("limit")
        self.banner_name = book.name("banner")
        self.figure_name = book.name("banner:amount")
        self.box_name = book.name("box")
        self.box_title_name = book.name("box:title")
        self.box_prize_name = book.name("box:prize")
        self.box_spins_name = book.name("box:spins")
        self.box_note_name = book.name("box:note")
        self.amount_name = book.name("way:amount")
        self.count_name = book.name("way:count")
        self.kind_name = book.name("way:symbol")
        self.number_name = book.name("way:ways")

"""The sprites and text styles of Clem's Gems."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.clems_gems import codes
from web.scenes.clems_gems.places import GALLERY, GALLERY_PITCH
from web.stage.signs import Signs
from web.stage.sprites import Plate, SpriteBook, TextStyle

DARK: Final = "#1a0d06"
FIGURE: Final = TextStyle(("#fffdf0", "#ffe08a", "#ffa83a"), DARK, 0.1)
BANNER: Final = TextStyle(("#fffce6", "#ffc95a", "#f07a24"), "#3a1404", 0.1)
CREDIT: Final = TextStyle(("#ffffff", "#fff0b0"), "#0a1634", 0.12)
CREDIT_DIM: Final = TextStyle(("#aab8d0", "#8496b4"), "#0a1426", 0.1)
BOOSTED: Final = TextStyle(("#ffffff", "#ffdf7a"), "#2a0a50", 0.12)
TIMES: Final = TextStyle(("#fffdf0", "#ffcf5a", "#ff7a2a"), "#3a0a04", 0.1)
ADDED: Final = TextStyle(("#f6ffe6", "#a6f06a"), "#0c2a0c", 0.1)
NAME: Final = TextStyle(("#fff3d6", "#f1d8a4"), DARK, 0.09)
NAME_DIM: Final = TextStyle(("#b6a890", "#94866e"), "#120b07", 0.08)
COUNTER: Final = TextStyle(("#ffffff", "#ffe7b0"), "#140c18", 0.09)
METER: Final = TextStyle(("#fffbe2", "#ffd66e"), DARK, 0.1)
METER_DIM: Final = TextStyle(("#8f95aa", "#727890"), "#0a0c16", 0.1)
MONEY: Final = TextStyle(("#fffbe2", "#ffd66e"), DARK, 0.09)
ENTRY: Final = TextStyle(("#ffffff", "#dff0ff", "#9ad0ff"), "#0a2038", 0.09)
TIMBER: Final = Plate(("#4a2a16", "#26140a"), "#d99a55", 0.62)
PLAQUE: Final = TextStyle(("#fffbe2", "#ffd66e"), DARK, 0.08, plate=TIMBER)
AMOUNT: Final = TextStyle(
    ("#fffdf0", "#ffdc7a"), DARK, 0.08, plate=Plate(("#5c3009", "#2c1604"), "#ffb13b", 0.5)
)
SUM: Final = TextStyle(
    ("#ffffff", "#cfe8ff"), "#081630", 0.08, plate=Plate(("#1d3a6a", "#0c1a38"), "#9ad0ff", 0.6)
)
LIMIT: Final = TextStyle(
    ("#fffbe2", "#ffe08a"), "#2c0703", 0.07, plate=Plate(("#b5301b", "#6d130d"), "#ffce6b", 0.7, 0.25)
)
NOTE: Final = TextStyle(("#cbbfa8", "#b0a288"), "#0c0a0e", 0.08)
COLOURS: Final = ("purple", "red", "green")
"""Of gems and carts, by feature."""
LIGHTS: Final = ("#c88aff", "#ff7a5a", "#7aff9a")
METALS: Final = ("#c98a50", "#c8d4e4", "#ff8a6a", "#d8a0ff")
"""Of the prizes, from Mini to Grand."""


class Palette:
    """Numbers of all sprites that are no text, and names of what is on the screen."""

    banner_style = BANNER
    figure_style = FIGURE

    def __init__(self, book: SpriteBook, symbols: Sequence[str]) -> None:
        left, top, wide, high = GALLERY
        self.plain = tuple(book.image(name) for name in symbols)
        self.streaked = tuple(book.image(name, blur=True) for name in symbols)
        self.carts = tuple(book.image(f"cart-{colour}") for colour in COLOURS)
        self.fronts = tuple(book.image(f"cart-{colour}-front") for colour in COLOURS)
        self.heaps = tuple(
            tuple(book.image(f"heap-{colour}-{height}") for height in (1, 2, 3)) for colour in COLOURS
        )
        self.cart_glow = book.image("cart-glow")
        self.rail = book.image("rail")
        self.cell = book.image("cell")
        self.cell_win = book.image("cell-win")
        self.counter = book.image("counter")
        self.shaft = book.image("shaft")
        self.galleries = tuple(
            book.image("shaft", slice_of=(left, top + GALLERY_PITCH * level, wide, high))
            for level in range(codes.LEVELS)
        )
        self.shaft_lit = book.image("shaft-lit")
        self.lift = book.image("lift")
        self.frame = book.image("frame")
        self.scenery = {
            (deep, tall): book.image(f"scene{'-deep' * deep}{'-tall' * tall}")
            for deep in (False, True)
            for tall in (False, True)
        }
        self.spark = book.image("spark")
        self.dust = book.image("dust")
        self.ember = self.spark
        self.crystal = book.image("crystal")
        self._lights(book)
        self._names(book)

    def _lights(self, book: SpriteBook) -> None:
        self.night = book.rect("#0a0908")
        self.shade = book.rect("#0a0705")
        self.ground = {
            False: book.panel(("#141a26", "#1b2230", "#24242c")),
            True: book.panel(("#0c0a16", "#141024", "#1e1430")),
        }
        self.badge = {
            lit: book.panel(fill, 18.0, border, 3.0)
            for lit, fill, border in (
                (False, ("#17141cd9", "#100d14d9"), "#4a3d30"),
                (True, ("#5a3413f2", "#2c1808f2"), "#ffc95a"),
            )
        }
        self.jackpots = tuple(book.panel(("#2a1a12e6", "#150c08e6"), 16.0, metal, 3.0) for metal in METALS)
        self.warm_glow = book.glow((0.0, "#ffb056cc"), (0.35, "#ff8a2a66"), (1.0, "#ff6a0000"))
        self.pale_glow = book.glow((0.0, "#f4faffff"), (0.3, "#9ad0ff99"), (1.0, "#3a8cff00"))
        self.lights = tuple(
            book.glow((0.0, "#ffffffdd"), (0.3, f"{light}99"), (1.0, f"{light}00")) for light in LIGHTS
        )
        self.line = book.stroke(
            (24.0, "#ffb83a30"), (15.0, "#ffb03a60"), (9.0, "#2c1604"), (6.0, "#ffd66a"), (2.4, "#fffbe0")
        )

    def _names(self, book: SpriteBook) -> None:
        """Names as the display list tells them."""
        cells, features = range(codes.CELLS), range(codes.FEATURES)
        levels, jackpots = range(codes.LEVELS), range(codes.JACKPOTS)
        self.signs = Signs(book, self.shade, PLAQUE, book.name("plaque"), book.name("ribbon"))
        self.reel_name = book.name("reel:moving")
        self.symbol_names = tuple(book.name(f"cell:{cell}:symbol") for cell in cells)
        self.win_names = tuple(book.name(f"cell:{cell}:win") for cell in cells)
        self.value_names = tuple(book.name(f"cell:{cell}:value") for cell in cells)
        self.cart_names = tuple(book.name(f"cart:{colour}") for colour in COLOURS)
        self.heap_names = tuple(book.name(f"cart:{colour}:heap") for colour in COLOURS)
        self.glow_names = tuple(book.name(f"cart:{colour}:glow") for colour in COLOURS)
        self.badge_names = tuple(book.name(f"feature:{feature}") for feature in features)
        self.badge_texts = tuple(book.name(f"feature:{feature}:name") for feature in features)
        self.active_names = tuple(book.name(f"feature:{feature}:active") for feature in features)
        self.level_names = tuple(book.name(f"shaft:{level + 1}:meter") for level in levels)
        self.level_icons = tuple(book.name(f"shaft:{level + 1}:symbol") for level in levels)
        self.level_lights = tuple(book.name(f"shaft:{level + 1}:lit") for level in levels)
        self.lift_name = book.name("shaft:lift")
        self.jackpot_names = tuple(book.name(f"jackpot:{jackpot}:name") for jackpot in jackpots)
        self.jackpot_amounts = tuple(book.name(f"jackpot:{jackpot}:amount") for jackpot in jackpots)
        self.counter_name = book.name("counter")
        self.bonus_name = book.name("bonus:win")
        self.sum_name = book.name("diamonds")
        self.note_name = book.name("note")
        self.limit_name = book.name("limit")
        self.banner_name = book.name("banner")
        self.figure_name = book.name("banner:amount")
        self.amount_name = book.name("line:amount")
        self.entry_title = book.name("entry:title")
        self.entry_spins = book.name("entry:spins")
        self.entry_carts = tuple(book.name(f"entry:cart:{colour}") for colour in COLOURS)
        self.entry_features = tuple(book.name(f"entry:feature:{feature}") for feature in features)
        self.turned_symbol = book.name("turned:symbol")

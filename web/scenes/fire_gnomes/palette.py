"""The sprites and text styles of Fire Gnomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.fire_gnomes import codes
from engine.games.fire_gnomes.numbers import AWARD_NAMES
from engine.games.fire_gnomes.words import SPECIALS
from web.scenes.fire_gnomes.places import ART, BANDS
from web.stage.signs import Signs
from web.stage.sprites import Plate, SpriteBook, TextStyle

DARK: Final = "#2a0d04"
FIGURE: Final = TextStyle(("#fffbe2", "#ffdf7e", "#ffab2e"), DARK, 0.1)
VALUE_LIT: Final = TextStyle(("#ffffff", "#fff0b4"), "#5a1a02", 0.11)
VALUE_DIM: Final = TextStyle(("#c9bca6", "#a3937c"), "#14100d", 0.09)
LABEL: Final = TextStyle(("#fff3d6", "#f1d8a4"), "#160c06", 0.1)
MONEY: Final = TextStyle(("#e9dcc0", "#cdb992"), "#160c06", 0.1)
BANNER: Final = TextStyle(("#fffce0", "#ffd24a", "#ff7d1a"), "#4a0f02", 0.1)
ADDED: Final = TextStyle(("#f4ffe0", "#a8ee5a"), "#12300a", 0.1)
WOODEN: Final = Plate(("#4a2a16", "#2a150a"), "#d99a45", 0.62)
GLOWING: Final = Plate(("#7a2c0c", "#3c1204"), "#ffc04a", 0.62)
COUNTER: Final = TextStyle(("#fffbe2", "#ffcf66"), DARK, 0.09, plate=WOODEN)
AWAKE: Final = TextStyle(("#ffffff", "#ffe9a0"), DARK, 0.09, plate=GLOWING)
PLAQUE: Final = TextStyle(("#fffbe2", "#ffd66e"), DARK, 0.08, plate=WOODEN)
AMOUNT: Final = TextStyle(
    ("#fffdf0", "#ffdc7a"), DARK, 0.08, plate=Plate(("#5c2109", "#2c0e04"), "#ffb13b", 0.5)
)
FULL: Final = TextStyle(("#fffbe2",), DARK, 0.07, plate=Plate(("#d2381f", "#8d1810"), "#ffce6b", 0.45, 0.35))
MULTIPLIER_SPOT: Final = (0.5, 0.6, 0.42)
"""Where the number stands on a wild multiplier: the mouth of the flame."""
AWARD_ICONS: Final = (codes.WILD_BARREL, codes.MULTIPLIER_BARREL, codes.SILVER_SHIELD, codes.GOLD_SHIELD)


class Palette:
    """Numbers of all sprites that are no text, and names of what is on the screen."""

    banner_style = BANNER
    figure_style = FIGURE

    def __init__(self, book: SpriteBook, symbols: Sequence[str]) -> None:
        plain, streaked, white = [], [], []
        for code, name in enumerate(symbols):
            label = None
            if codes.WILD_X2 <= code <= codes.WILD_X5:
                label = (f"×{multiplier_of(code)}", FIGURE, *MULTIPLIER_SPOT)
                name = "wild-x"
            plain.append(book.image(name, label=label))
            streaked.append(book.image(name, label=label, blur=True))
            white.append(book.image(name, tint="#fff6d8"))
        self.plain = tuple(plain)
        self.streaked = tuple(streaked)
        self.white = tuple(white)
        self.specials = {kind: book.image(name) for kind, name in SPECIALS.items()}
        self.icons = tuple(plain[code] for code in AWARD_ICONS)
        self.value_dim = book.image("value-dim")
        self.value_lit = book.image("value-lit")
        self.bomb = book.image("bomb")
        self.gnome = book.image("gnome")
        self.spark = book.image("spark")
        self.ember = book.image("ember")
        self.cell = book.image("cell")
        self.cell_win = book.image("cell-win")
        self.shelf = book.image("shelf")
        self.scenery = {tall: book.image(name) for tall, name in ((False, "scene"), (True, "scene-tall"))}
        self.frame = tuple(book.image("frame", slice_of=(0.0, top, ART, end - top)) for top, end in BANDS)
        self.ground = book.panel(("#120b09", "#1d1310", "#2a1a12"))
        self.bonus_ground = book.panel(("#1a0705", "#2c0d06", "#43160a"))
        self.shelf_ground = book.panel(("#0a1114cc", "#0a111466"), 26.0, "#00000055", 2.0)
        self.night = book.rect("#070b10")
        self.shade = book.rect("#0b0503")
        self.signs = Signs(book, self.shade, PLAQUE, book.name("plaque"), book.name("ribbon"))
        self.warm_glow = book.glow((0.0, "#ff9a3ccc"), (0.35, "#ff6a1a66"), (1.0, "#ff4a0000"))
        self.pale_glow = book.glow((0.0, "#fff6d8ff"), (0.3, "#ffd27a99"), (1.0, "#ffb03b00"))
        self.line = book.stroke(
            (26.0, "#ff8a1e38"), (17.0, "#ff9a2a66"), (10.0, "#3a1204"), (6.5, "#ffd24c"), (2.5, "#fffbe0")
        )
        self.name_board(book)

    def name_board(self, book: SpriteBook) -> None:
        """Names as the display list tells them."""
        cells = range(codes.CELLS)
        self.reel_name = book.name("reel:moving")
        self.symbol_names = tuple(book.name(f"cell:{cell}:symbol") for cell in cells)
        self.win_names = tuple(book.name(f"cell:{cell}:win") for cell in cells)
        self.plaque_names = tuple(book.name(f"cell:{cell}:plaque") for cell in cells)
        self.value_names = tuple(book.name(f"cell:{cell}:value") for cell in cells)
        self.icon_names = tuple(book.name(f"shelf:{award}:icon") for award in AWARD_NAMES)
        self.number_names = tuple(book.name(f"shelf:{award}:number") for award in AWARD_NAMES)
        self.label_names = tuple(book.name(f"shelf:{award}:label") for award in AWARD_NAMES)
        self.full_names = tuple(book.name(f"shelf:{award}:full") for award in AWARD_NAMES)
        self.money_names = tuple(book.name(f"shelf:{award}:money") for award in AWARD_NAMES)
        self.banner_name = book.name("banner")
        self.figure_name = book.name("banner:amount")
        self.bomb_name = book.name("bomb")
        self.bomb_text_name = book.name("bomb:multiplier")
        self.amount_name = book.name("line:amount")


def multiplier_of(symbol: int) -> int:
    """What a wild multiplies a win by."""
    return symbol - codes.WILD + 1

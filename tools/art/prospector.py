"""Clem: an old prospector with a floppy hat, a white beard and a golden tooth."""

from tools.art.canvas import Canvas
from tools.art.clem_stones import AMETHYST
from tools.art.form import flat, form, glint, gloss
from tools.art.gems import gem
from tools.art.palette import GOLD, RED, SKIN, Ramp
from tools.art.pen import blob, ellipse, mirror, ribbon, rounded, shift

_FELT = Ramp("#2c160c", "#8a5428", "#d09a54", "#fbe2ae")
_BEARD = Ramp("#5c6a86", "#c2cad8", "#f4f2ec", "#ffffff")
_SCARF = RED


def _beard(c: Canvas) -> None:
    d = (
        "M34 100C22 116 20 140 30 160C36 156 40 156 44 156C46 172 56 182 70 186C72 180 78 178 82 178"
        "C88 188 94 192 100 194C106 192 112 188 118 178C122 178 128 180 130 186C144 182 154 172 156 156"
        "C160 156 164 156 170 160C180 140 178 116 166 100Z"
    )
    form(c, d, _BEARD, depth=9, seam=6, high=0.86, low=0.3)
    for line in (
        "M46 130C46 142 50 154 58 164",
        "M66 156C70 168 76 174 84 178",
        "M34 122C32 132 34 142 38 148",
    ):
        c.line(line, _BEARD.at(0.12), 2.8, opacity=0.6)
        c.line(mirror(line), _BEARD.at(0.02), 2.8, opacity=0.6)
    c.line("M100 172L100 186", _BEARD.at(0.08), 2.8, opacity=0.6)


def _eyes(c: Canvas) -> None:
    for side in (-1, 1):
        x = 100 + side * 23
        flat(c, ellipse(x, 103, 12, 13), "#fffdf2", seam=4.5, outer=False)
        c.path(ellipse(x - side * 1.5, 104, 8, 9.4), "#2d6aa8")
        c.path(ellipse(x - side * 1.5, 104.5, 5, 6.2), "#0c0a10")
        c.path(ellipse(x - side * 1.5 - 2.8, 100.5, 3, 3.4), "#ffffff")
        c.path(ellipse(x - side * 1.5 + 2.6, 108, 1.5, 1.7), "#ffffff", opacity=0.8)
        fold = f"M{x - side * 12} 117Q{x} 122 {x + side * 13} 114M{x + side * 17} 108L{x + side * 25} 105"
        c.line(fold + f"M{x + side * 17} 112L{x + side * 24} 113", SKIN.at(0.06), 2.4, opacity=0.8)
        lid = [
            (x - side * 14, 90),
            (x - side * 6, 84),
            (x + side * 8, 84),
            (x + side * 19, 91),
            (x + side * 27, 102),
        ]
        form(
            c,
            ribbon(lid, [4, 12, 15, 12, 2]),
            _BEARD,
            depth=3,
            seam=4.5,
            outer=False,
            high=0.92,
            low=0.5,
            rim=0,
        )


def _mouth(c: Canvas) -> None:
    mouth = "M68 140Q100 148 132 140C130 164 116 174 100 174C84 174 70 164 68 140Z"
    flat(c, mouth, "#4a0a0c", seam=5, outer=False)
    c.open(clip_path=c.clip(mouth))
    c.path(ellipse(100, 172, 19, 11), "#e0543e")
    c.path("M64 136Q100 144 136 136L132 153Q100 161 68 153Z", "#fffbee")
    for x in (86, 100, 114):
        c.line(f"M{x} 140L{x} 158", "#c9b79a", 1.8)
    c.path("M100 142L114 141L114 157L100 158Z", GOLD.at(0.72))
    c.close()
    for side in (-1, 1):
        points = [(0, 133), (18, 140), (40, 140), (58, 130), (68, 118)]
        half = ribbon([(100 + side * x, y) for x, y in points], [12, 20, 20, 13, 1])
        form(c, half, _BEARD, depth=6, seam=5.5, outer=False, high=0.96, low=0.5, rim=0)


def _hat(c: Canvas) -> None:
    """The crown with its dent, the band, and the brim turned up in front."""
    crown = (
        "M48 64C46 36 52 14 74 8C84 5 92 14 100 14C108 14 116 5 126 8C148 14 154 36 152 64"
        "C130 74 70 74 48 64Z"
    )
    form(c, shift(crown, 0, -4), _FELT, depth=9, seam=6, high=0.72, low=0.28)
    c.line("M76 18C84 30 92 34 100 34C108 34 118 28 124 18", _FELT.at(0.04), 4, opacity=0.65)
    band = "M46 52C76 64 124 64 154 52L154 70C124 82 76 82 46 70Z"
    form(c, shift(band, 0, -4), _SCARF, depth=5, seam=5, high=0.74, low=0.3)
    brim = (
        "M4 74C10 56 30 58 46 62C78 72 122 72 154 62C170 58 190 56 196 74C194 88 178 92 158 86"
        "C140 78 124 84 100 84C76 84 60 78 42 86C22 92 6 88 4 74Z"
    )
    form(c, shift(brim, 0, -4), _FELT, depth=8, seam=6, high=0.86, low=0.3)
    c.line(
        "M16 72C24 66 36 70 46 71C80 76 120 76 154 71C164 70 176 66 184 72", _FELT.at(0.08), 2.6, opacity=0.5
    )
    gloss(c, "M56 44C56 28 62 16 74 10C68 22 66 34 68 50C62 50 58 48 56 44Z", 0.35)


def clem() -> Canvas:
    """The prospector, grinning."""
    c = Canvas(200, 200)
    scarf = blob([(40, 164), (72, 158), (128, 158), (160, 164), (152, 188), (118, 196), (82, 196), (48, 188)])
    form(c, scarf, _SCARF, depth=7, seam=6, high=0.7, low=0.26)
    for x in (34, 166):
        form(c, ellipse(x, 108, 12, 15), SKIN, depth=5, seam=6)
    _beard(c)
    face = ellipse(100, 108, 57, 41)
    form(c, face, SKIN, depth=7, seam=5, high=0.78, low=0.42)
    for x in (60, 140):
        c.glow(x, 124, 17, "#f0502e", 0.75)
    _mouth(c)
    _eyes(c)
    form(
        c,
        ellipse(100, 122, 18, 15.5),
        SKIN.toward("#f0603a", 0.42),
        depth=7,
        seam=5.5,
        outer=False,
        high=0.84,
    )
    gloss(c, ellipse(93, 116, 7, 4.6), 0.9)
    _hat(c)
    stone = rounded([(84, 46), (116, 46), (118, 76), (82, 76)], 6)
    form(c, stone, GOLD, depth=4, seam=5, high=0.95, outer=False)
    gem(c, "emerald", AMETHYST, 100, 61, 13)
    glint(c, 66, 30, 12)
    return c

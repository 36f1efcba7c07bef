"""The Fire Gnome: his portrait as the scatter, and small, from the side, rolling bombs."""

from tools.art.canvas import Canvas
from tools.art.form import flat, form, glint, gloss
from tools.art.palette import (
    BARK,
    COPPER,
    CREAM,
    FLAME,
    GOLD,
    MOSS,
    OUTLINE,
    RED,
    SKIN,
    Ramp,
)
from tools.art.pen import (
    Point,
    blob,
    ellipse,
    mirror,
    ribbon,
    rounded,
    shift,
    sparkle,
    star,
    turn,
)

_BEARD = Ramp("#c23d08", "#f59a3c", "#ffe2ae", "#fffdf0")


def spark(c: Canvas, x: float, y: float, r: float, halo: float = 1.35) -> None:
    """The spitting end of a fuse."""
    c.glow(x, y, r * halo, "#ff8a1e", 0.9)
    d = star(x, y, r, r * 0.5, 8, start=-80)
    c.path(d, FLAME.at(0.5), stroke=OUTLINE, stroke_width=4)
    c.path(star(x, y, r * 0.66, r * 0.34, 8, start=-60), FLAME.at(0.78))
    c.path(sparkle(x, y, r * 0.7), "#fffdf0")


def _hat(c: Canvas) -> None:
    hat = (
        "M36 92C36 64 52 36 84 20C112 6 146 6 168 24C178 32 182 46 178 58"
        "C170 48 158 44 146 48C156 60 162 76 164 92C124 76 76 76 36 92Z"
    )
    form(c, hat, RED, depth=9, seam=6, high=0.72, low=0.34)
    for d in ("M146 48C134 44 122 46 112 54", "M138 40C130 30 118 28 108 32", "M62 58C72 50 84 48 94 50"):
        c.line(d, RED.at(0.1), 3, opacity=0.6)
    for x, y, r in ((88, 38, 8), (62, 66, 5.5), (122, 66, 6)):
        form(c, ellipse(x, y, r, r * 0.9), CREAM, depth=3, seam=3.4, outer=False, rim=0)
    form(c, ellipse(179, 62, 10), GOLD, depth=4, seam=5, high=0.95)
    band = "M32 96C32 86 34 84 38 82C78 66 122 66 162 82C166 84 168 86 168 96C126 80 74 80 32 96Z"
    form(c, band, BARK, depth=3, seam=5, high=0.8, low=0.3)
    form(c, rounded([(86, 68), (114, 68), (114, 90), (86, 90)], 5), GOLD, depth=4, seam=4, high=0.95)
    c.path("M100 72C104 77 108 79 107 83C106 87 94 87 93 83C92 79 98 77 100 72Z", RED.at(0.45))


def _eyes(c: Canvas) -> None:
    for side in (-1, 1):
        x = 100 + side * 20
        flat(c, ellipse(x, 104, 10.5, 12), "#fffdf2", seam=4.5, outer=False)
        c.path(ellipse(x - side * 2, 105, 6.4, 7.6), "#2f7a1e")
        c.path(ellipse(x - side * 2, 105.5, 4, 5), "#120806")
        c.path(ellipse(x - side * 2 - 2.2, 102, 2.2, 2.6), "#fff")
        brow = ribbon([(x - side * 13, 94), (x, 88), (x + side * 14, 89), (x + side * 22, 95)], [7, 11, 9, 2])
        form(c, brow, _BEARD, depth=3, seam=4, outer=False, high=0.7, low=0.4, rim=0)


def _mouth(c: Canvas) -> None:
    mouth = "M70 136Q100 143 130 136C129 158 114 167 100 167C86 167 71 158 70 136Z"
    flat(c, mouth, "#4a0a0c", seam=5, outer=False)
    c.open(clip_path=c.clip(mouth))
    c.path(ellipse(100, 166, 20, 11), "#e0543e")
    c.path("M66 132Q100 141 134 132L131 146Q100 153 69 146Z", "#fffbee")
    for x in (84, 100, 116):
        c.line(f"M{x} 136L{x} 152", "#c9b79a", 1.6)
    c.close()
    for side in (-1, 1):
        half = ribbon(
            [
                (100, 133),
                (100 + side * 18, 139),
                (100 + side * 38, 134),
                (100 + side * 52, 119),
                (100 + side * 60, 112),
            ],
            [11, 17, 14, 8, 1],
        )
        form(c, half, _BEARD, depth=5, seam=5, outer=False, high=0.8, low=0.42, rim=0)


def _beard(c: Canvas) -> None:
    beard = (
        "M36 106C24 126 22 150 34 172C36 164 40 160 46 158C48 172 56 180 68 187"
        "C70 180 74 176 80 174C86 182 93 187 100 190C107 187 114 182 120 174"
        "C126 176 130 180 132 187C144 180 152 172 154 158C160 160 164 164 166 172"
        "C178 150 176 126 164 106Z"
    )
    form(c, beard, _BEARD, depth=8, seam=6, high=0.84, low=0.2)
    for d in ("M52 140C52 152 56 164 64 172", "M72 158C76 168 82 174 90 180", "M40 128C38 138 38 146 40 152"):
        c.line(d, _BEARD.at(0.24), 2.6, opacity=0.6)
        c.line(mirror(d), _BEARD.at(0.1), 2.6, opacity=0.6)


def scatter() -> Canvas:
    """The Fire Gnome grinning under his toadstool hat, a lit fuse in his fist."""
    c = Canvas(200, 200)
    ear = "M44 94C30 86 20 84 12 74C10 94 20 112 44 116Z"
    for d in (ear, mirror(ear)):
        form(c, d, SKIN, depth=5, seam=6)
    _beard(c)
    face = ellipse(100, 108, 57, 38)
    form(c, face, SKIN, depth=7, seam=5, high=0.76, low=0.42)
    for x in (60, 140):
        c.glow(x, 120, 16, "#f0502e", 0.7)
    _mouth(c)
    _eyes(c)
    form(c, ellipse(100, 122, 16, 14.5), SKIN.toward("#f06a3a", 0.3), depth=6, seam=5, outer=False)
    gloss(c, ellipse(94, 116, 6, 4), 0.9)
    _hat(c)
    gloss(c, "M48 76C52 56 66 40 86 30C74 44 66 58 66 74C60 78 48 84 48 76Z", 0.4)
    fuse = ribbon(
        [(150, 186), (152, 168), (166, 156), (181, 148), (183, 136), (176, 126)], [8, 8, 8, 7, 7, 6]
    )
    form(c, fuse, CREAM.toward(BARK.mid, 0.35), depth=3, seam=5)
    c.line("M153 176L159 178M157 162L163 166M169 151L174 157M179 141L186 143", BARK.deep, 2)
    fist = blob([(134, 166), (144, 156), (162, 158), (174, 168), (172, 184), (156, 190), (138, 184)])
    form(c, fist, COPPER, depth=6, seam=5)
    for x, y in ((146, 168), (156, 170), (165, 174)):
        c.line(f"M{x} {y}L{x - 3} {y + 10}", COPPER.at(0.05), 2.6, opacity=0.8)
    spark(c, 171, 122, 22)
    return c


def small() -> Canvas:
    """A small gnome at a run, pushing to the right."""
    c = Canvas(200, 200)
    boot = "M0 -8L18 -8C20 0 34 2 36 12C36 16 34 18 30 18L-2 18C-6 10 -4 0 0 -8Z"
    _limb(c, (76, 150), (58, 166), (46, 168), 22, MOSS.toward("#000000", 0.25))
    _boot(c, boot, 30, 166, 28)
    _arm(c, (112, 112), (140, 124), (164, 112), shade=True)
    tunic = "M74 98C56 118 50 142 56 160C82 172 112 170 130 158C134 136 126 112 112 98Z"
    form(c, tunic, MOSS, depth=8, seam=6, high=0.74)
    belt = "M53 138C80 150 110 148 132 136L132 149C108 161 78 162 54 151Z"
    form(c, belt, BARK, depth=3, seam=5)
    form(c, rounded([(98, 140), (116, 137), (118, 155), (100, 158)], 3), GOLD, depth=4, seam=4, high=0.95)
    _limb(c, (108, 156), (122, 168), (122, 172), 24, MOSS)
    _boot(c, boot, 112, 170, 0)
    _head(c)
    _arm(c, (92, 112), (122, 132), (158, 126), shade=False)
    return c


def _limb(c: Canvas, a: Point, b: Point, e: Point, width: float, ramp: Ramp) -> None:
    form(c, ribbon([a, b, e], [width * 1.1, width, width * 0.9]), ramp, depth=5, seam=6)


def _boot(c: Canvas, d: str, x: float, y: float, tilt: float) -> None:
    form(c, shift(turn(d, tilt), x, y), COPPER, depth=5, seam=6)


def _arm(c: Canvas, shoulder: Point, elbow: Point, hand: Point, shade: bool) -> None:
    ramp = MOSS.toward("#08120a", 0.35) if shade else MOSS
    form(c, ribbon([shoulder, elbow, hand], [22, 20, 16]), ramp, depth=5, seam=6, high=0.85)
    x, y = hand
    glove = blob(
        [(x - 6, y - 9), (x + 6, y - 13), (x + 13, y - 4), (x + 12, y + 8), (x + 2, y + 12), (x - 8, y + 8)]
    )
    form(c, glove, COPPER, depth=4, seam=5)


def _head(c: Canvas) -> None:
    form(c, ellipse(104, 84, 31, 27), SKIN, depth=6, seam=6)
    form(c, "M84 82C74 74 66 76 60 70C60 84 68 96 84 96Z", SKIN, depth=4, seam=5)
    beard = (
        "M86 92C96 100 108 98 118 96C130 96 142 98 146 104C146 118 138 136 122 146"
        "C122 140 120 136 116 134C112 142 104 146 96 146C98 140 96 136 92 134C84 124 82 104 86 92Z"
    )
    form(c, beard, _BEARD, depth=6, seam=5, high=0.86, low=0.22)
    tash = ribbon([(134, 94), (122, 102), (108, 102), (98, 96)], [6, 12, 8, 1])
    form(c, tash, _BEARD, depth=4, seam=4, outer=False, rim=0)
    form(c, ellipse(140, 88, 13, 11.5), SKIN.toward("#f06a3a", 0.3), depth=5, seam=5)
    gloss(c, ellipse(137, 83, 5, 3.4), 0.9)
    flat(c, ellipse(119, 80, 6.5, 8), "#fffdf2", seam=4, outer=False)
    c.path(ellipse(121.5, 81, 3.8, 5), "#120806")
    brow = ribbon([(108, 74), (118, 69), (130, 72)], [4, 8, 3])
    form(c, brow, _BEARD, depth=2, seam=4, outer=False, rim=0)
    c.glow(104, 92, 10, "#f0502e", 0.6)
    hat = (
        "M68 74C62 56 50 44 34 38C24 34 18 42 20 50C10 40 14 22 32 18C60 12 102 22 124 40"
        "C134 48 140 58 140 70C118 58 92 60 68 74Z"
    )
    form(c, hat, RED, depth=8, seam=6, high=0.72)
    for x, y, r in ((84, 42, 7.5), (112, 50, 5.5), (58, 34, 4.5)):
        form(c, ellipse(x, y, r, r * 0.9), CREAM, depth=3, seam=3.4, outer=False, rim=0)
    form(
        c,
        "M64 78C64 70 68 66 72 64C96 52 122 54 140 64C144 66 145 70 144 75C118 64 90 66 64 78Z",
        BARK,
        depth=3,
        seam=5,
        high=0.8,
    )
    form(c, ellipse(22, 52, 8), GOLD, depth=3, seam=5, high=0.95)
    glint(c, 70, 42, 9)

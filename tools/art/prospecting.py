"""The tools of Clem's trade: pickaxe, map, lantern and dynamite."""

from tools.art.canvas import Canvas
from tools.art.form import form, glint, gloss
from tools.art.gnomes import spark
from tools.art.ironwork import rivet
from tools.art.letters import word
from tools.art.palette import BARK, COPPER, CREAM, IRON, OUTLINE, RED, WOOD, Ramp
from tools.art.pen import box, ellipse, ribbon, rounded, shift, turn

_STEEL = Ramp("#10141e", "#48566e", "#9db0c8", "#f6fbff")
_PAPER = Ramp("#7a4c20", "#c8924c", "#f0d08c", "#fff8dc")
_STICK = RED.toward("#e0301a", 0.25)


def pickaxe() -> Canvas:
    """A pickaxe that leans, its head of steel in a copper socket."""
    c = Canvas(200, 200)

    def lean(d: str) -> str:
        return turn(d, 38, 100, 100)

    handle = rounded([(90, 30), (110, 30), (115, 204), (109, 210), (91, 210), (85, 204)], 6)
    form(c, lean(handle), WOOD, depth=6, seam=6, high=0.86, low=0.3)
    for x, a, b in ((96, 80, 190), (103, 96, 176)):
        c.line(lean(f"M{x} {a}L{x} {b}"), BARK.deep, 2.2, stroke_dasharray="30 9 14 7", opacity=0.6)
    grip = lean(box(85, 164, 30, 32, 5))
    form(c, grip, RED.toward("#3a1a14", 0.3), depth=4, seam=5, high=0.7)
    for y in (171, 180, 189):
        c.line(lean(f"M87 {y}L113 {y}"), OUTLINE, 2.4, opacity=0.6)
    head = "M6 78C30 36 66 22 100 22C134 22 170 36 194 78C164 62 134 54 100 54C66 54 36 62 6 78Z"
    form(c, lean(head), _STEEL, depth=8, seam=6, high=0.9, low=0.34)
    c.line(lean("M22 64C44 42 70 34 92 33"), "#ffffff", 3.4, opacity=0.85)
    c.line(lean("M112 34C136 36 158 46 176 62"), "#ffffff", 2.4, opacity=0.45)
    socket = lean(rounded([(80, 10), (120, 10), (118, 68), (82, 68)], 6))
    form(c, socket, COPPER, depth=6, seam=6, high=0.92, low=0.36)
    for y in (24, 54):
        x0, y0 = (100 + (100 - y) * 0.616, 100 - (100 - y) * 0.788)
        rivet(c, x0, y0, 5, COPPER)
    return c


def treasure_map() -> Canvas:
    """A map half unrolled, a dotted trail that ends in a red cross."""
    c = Canvas(200, 200)

    def tilt(d: str) -> str:
        return turn(d, -8, 100, 100)

    sheet = "M40 30C70 40 130 22 160 32L166 166C130 158 74 176 36 168Z"
    form(c, tilt(sheet), _PAPER, depth=8, seam=6, high=0.8, low=0.42)
    c.open(clip_path=c.clip(tilt(sheet)))
    hills = "M48 92L66 62L78 82L92 56L114 94"
    c.line(tilt(hills), _PAPER.at(0.05), 5)
    c.line(tilt("M66 62L72 78M92 56L99 76"), _PAPER.at(0.05), 3.4, opacity=0.7)
    c.path(tilt("M120 46C136 42 150 44 160 50L162 84C146 92 128 80 124 66Z"), "#6a9a9a", opacity=0.55)
    c.line(tilt("M120 46C136 42 150 44 160 50M162 84C146 92 128 80 124 66L120 46"), "#2f5a60", 3, opacity=0.7)
    trail = tilt("M54 146C70 120 88 142 104 126")
    c.line(trail, "#5a1c10", 6.5, stroke_dasharray="10 12")
    cross = tilt("M116 98L146 134M146 98L116 134")
    c.line(cross, "#4a0608", 17)
    c.line(cross, "#e02a1c", 11)
    c.line(shift(cross, -1.4, -1.6), "#ff8a6a", 2.6, opacity=0.8)
    c.close()
    for y, side in ((26, -1), (172, 1)):
        roll = rounded([(24, y - 14), (176, y - 14), (176, y + 14), (24, y + 14)], 9)
        form(c, tilt(roll), _PAPER, depth=8, seam=6, high=0.94, low=0.28)
        c.line(tilt(f"M40 {y + side * 2}L158 {y + side * 2}"), _PAPER.at(0.1), 2, opacity=0.4)
        for x in (24, 176):
            form(c, tilt(ellipse(x, y, 8, 14)), _PAPER, depth=3, seam=5, high=0.7, low=0.2)
            c.line(tilt(ellipse(x, y, 2.6, 6)), _PAPER.at(0.02), 2.4)
    gloss(c, tilt("M46 40C64 46 90 44 104 40L70 120L42 140Z"), 0.22)
    return c


def lantern() -> Canvas:
    """A lit miner's lantern."""
    c = Canvas(200, 200)
    c.glow(100, 116, 100, "#ffb030", 0.8)
    hoop = "M62 62C44 -6 156 -6 138 62"
    c.line(hoop, OUTLINE, 22)
    c.line(hoop, IRON.at(0.45), 10)
    c.line(shift(hoop, -1.4, -1.6), IRON.at(0.95), 3.4)
    form(c, rounded([(84, 34), (116, 34), (120, 52), (80, 52)], 5), COPPER, depth=4, seam=5, high=0.95)
    cap = rounded([(76, 46), (124, 46), (146, 78), (54, 78)], 6)
    form(c, cap, COPPER, depth=6, seam=6, high=0.92, low=0.36)
    glass = "M60 78L140 78C152 96 152 138 142 156L58 156C48 138 48 96 60 78Z"
    c.silhouette(glass)
    light = [(0, "#fffdf0"), (0.34, "#ffe27a"), (0.72, "#ffab2a"), (1, "#d85c08")]
    c.path(glass, c.radial(light, 100, 122, 56), stroke=OUTLINE, stroke_width=6)
    flame = "M100 88C112 108 122 118 116 136C112 148 88 148 84 136C79 120 94 112 100 88Z"
    c.path(flame, c.linear([(0, "#ff8a1e"), (1, "#fff6c0")], 0, 88, 0, 146), stroke="#f0780e", stroke_width=2)
    c.path("M100 112C106 122 110 128 107 137C104 143 96 143 93 137C90 128 96 124 100 112Z", "#ffffff")
    gloss(c, "M64 84L78 84C70 104 70 130 76 150L64 150C56 128 56 104 64 84Z", 0.65)
    for x in (56, 144):
        side = -1 if x < 100 else 1
        bar = f"M{x + side * 2} 78C{x + side * 10} 100 {x + side * 10} 134 {x + side * 2} 156"
        c.line(bar, OUTLINE, 13)
        c.line(bar, COPPER.at(0.62 if side < 0 else 0.4), 6)
    for y in (101, 134):
        c.line(f"M50 {y}C80 {y + 7} 120 {y + 7} 150 {y}", OUTLINE, 7)
        c.line(f"M50 {y}C80 {y + 7} 120 {y + 7} 150 {y}", COPPER.at(0.66), 3.4)
    foot = rounded([(52, 154), (148, 154), (162, 190), (38, 190)], 7)
    form(c, foot, COPPER, depth=7, seam=6, high=0.9, low=0.28)
    c.line("M50 172L150 172", OUTLINE, 3, opacity=0.6)
    for x in (62, 100, 138):
        rivet(c, x, 181, 4, COPPER)
    glint(c, 74, 66, 14)
    return c


def _stick(c: Canvas, x: float, top: float, foot: float, high: float) -> None:
    """One stick of dynamite, its waxed end toward us."""
    form(
        c,
        box(x - 25, top, 50, foot - top, 8),
        _STICK,
        depth=9,
        seam=6,
        high=high,
        low=0.24,
    )
    form(c, ellipse(x, top + 2, 25, 10), CREAM, depth=4, seam=5, high=0.8, low=0.4)
    c.path(ellipse(x, top + 2, 6, 3), BARK.deep)


def tnt() -> Canvas:
    """Three sticks of dynamite, a label round them and their fuse alight."""
    c = Canvas(200, 200)
    fuse = ribbon([(100, 62), (96, 44), (108, 28), (130, 24), (146, 34)], [10, 9, 9, 8, 8])
    for x, high in ((52, 0.8), (148, 0.6)):
        _stick(c, x, 66, 182, high)
    form(c, fuse, CREAM.toward(BARK.mid, 0.3), depth=3, seam=6)
    c.line("M92 50L103 48M97 34L106 40M114 22L118 32", BARK.deep, 2.6)
    _stick(c, 100, 56, 190, 0.74)
    for y in (86, 168):
        rope = f"M26 {y}C60 {y + 8} 140 {y + 8} 174 {y}"
        c.line(rope, OUTLINE, 15)
        c.line(rope, CREAM.at(0.42), 9)
        c.line(rope, BARK.deep, 9, stroke_dasharray="2 9", stroke_linecap="butt", opacity=0.55)
    label = rounded([(36, 103), (164, 103), (164, 153), (36, 153)], 6)
    form(c, label, CREAM, depth=6, seam=6, high=0.9, low=0.5)
    c.line(box(42, 109, 116, 38, 3), RED.at(0.3), 2.4)
    c.line(word("TNT", 100, 128, 25, 0.42), "#3a0a08", 13)
    c.line(word("TNT", 100, 128, 25, 0.42), RED.at(0.22), 8.6)
    spark(c, 152, 34, 27)
    return c

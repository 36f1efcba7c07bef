"""The crucible that holds a symbol of the forge reel, and its front lip."""

from tools.art.canvas import Canvas
from tools.art.form import crescent, form
from tools.art.ironwork import HEAT, rivet
from tools.art.palette import GOLD, IRON, OUTLINE
from tools.art.pen import box, ellipse, mirror

_MOUTH = "M22 42C22 24 60 15 100 15C140 15 178 24 178 42C178 112 150 164 100 164C50 164 22 112 22 42Z"
_POT = (
    "M6 40C6 14 54 4 100 4C146 4 194 14 194 40C194 98 178 150 148 180L154 195L46 195L52 180C22 150 6 98 6 40Z"
)
_WALL = _POT + mirror(_MOUTH)
_BELOW = box(0, 128, 200, 72)


def crucible() -> Canvas:
    """An iron pot tilted toward us, its mouth open; a symbol lies in it about (100, 96)."""
    c = Canvas(200, 200, outline=9)
    c.silhouette(_POT)
    c.path(_POT, OUTLINE, stroke=OUTLINE, stroke_width=5)
    ground = [(0, "#8a2e08"), (0.4, "#3a160c"), (0.75, "#170d0f"), (1, "#0a090d")]
    c.path(_MOUTH, c.radial(ground, 100, 164, 140))
    c.open(clip_path=c.clip(_MOUTH))
    c.glow(100, 168, 84, HEAT, 0.9, 0.7)
    c.glow(100, 170, 56, "#ffd070", 0.8, 0.5)
    for x, y, r in ((68, 142, 6), (88, 151, 9), (116, 152, 8), (136, 140, 6)):
        c.path(ellipse(x, y, r, r * 0.5), "#ffb44a", opacity=0.5)
    c.path("M22 42C22 24 60 15 100 15C140 15 178 24 178 42C150 30 50 30 22 42Z", IRON.at(0.22))
    c.close()
    crescent(c, _MOUTH, "#000000", 5, 9, 0.6)
    _wall(c)
    return c


def crucible_front() -> Canvas:
    """The front lip and the spout, to be laid over the symbol in the pot."""
    c = Canvas(200, 200, outline=0)
    c.open(clip_path=c.clip(_BELOW))
    _wall(c)
    c.close()
    return c


def _wall(c: Canvas) -> None:
    form(c, _WALL, IRON, depth=8, seam=4, high=0.66, low=0.16, outer=False)
    c.line(_MOUTH, OUTLINE, 9)
    c.line(_MOUTH, c.linear([(0, IRON.at(1)), (0.5, IRON.at(0.7)), (1, "#ffb45a")], 30, 15, 100, 160), 5)
    hot = "M40 122C52 147 72 164 100 164C128 164 148 147 160 122"
    c.line(hot, c.linear([(0, HEAT, 0.2), (0.5, "#ffe9a8"), (1, HEAT, 0.2)], 40, 0, 160, 0), 3.4)
    spout = "M78 157C90 166 110 166 122 157L114 193L86 193Z"
    form(c, spout, IRON, depth=6, seam=4, high=0.92, low=0.3, outer=False)
    c.line("M86 164C94 168 106 168 114 164", "#ffe9a8", 3.4)
    c.line("M100 170L100 190", HEAT, 5, opacity=0.6)
    for x, y in ((15, 56), (21, 88), (31, 118), (46, 146), (66, 172)):
        rivet(c, x, y, 3.6)
        rivet(c, 200 - x, y, 3.6)
    for x in (11, 189):
        form(c, ellipse(x, 72, 9, 12), GOLD, depth=4, seam=4, high=0.9, outer=False)

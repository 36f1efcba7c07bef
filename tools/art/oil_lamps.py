"""The three lamps over the reels: each with its own shape and its gem, awake or asleep."""

from typing import NamedTuple

from tools.art.canvas import Canvas
from tools.art.form import glint, gloss
from tools.art.palette import OUTLINE, Ramp
from tools.art.pen import ellipse, mirror, polygon, ribbon, ring, rounded
from tools.art.souk import BRASS, INDIGO, TARNISH, TILE, beads, flame, lozenges, piece
from tools.art.souk_gems import MULTIPLY, PRIZE, TREASURE, seated

_FOOT = 226


class Mood(NamedTuple):
    """What a lamp is made of, and whether it burns."""

    awake: bool
    metal: Ramp
    glaze: Ramp


AWAKE = Mood(True, BRASS, TILE)
ASLEEP = Mood(False, TARNISH, TILE.toward("#3a3848", 0.7).toward("#0c0a1e", 0.2))


def _metal(c: Canvas, mood: Mood, d: str, depth: float = 8, high: float = 0.88, low: float = 0.28) -> None:
    piece(c, d, mood.metal, depth, 6, high, low, warm=0.85 if mood.awake else 0)


def _canvas(mood: Mood, light: str) -> Canvas:
    c = Canvas(320, 240, outline=10)
    if mood.awake:
        c.glow(160, 136, 156, light, 0.5, 0.75)
    return c


def _foot(c: Canvas, mood: Mood, cx: float, top: float, half: float) -> None:
    """A flared foot with a step."""
    h, low = half, _FOOT
    d = (
        f"M{cx - h * 0.4} {top}L{cx + h * 0.4} {top}C{cx + h * 0.42} {top + 18} {cx + h * 0.8} "
        f"{low - 14} {cx + h} {low - 6}L{cx + h} {low + 4}L{cx - h} {low + 4}L{cx - h} {low - 6}"
        f"C{cx - h * 0.8} {low - 14} {cx - h * 0.42} {top + 18} {cx - h * 0.4} {top}Z"
    )
    _metal(c, mood, d, 7)
    c.line(f"M{cx - half * 0.84} {_FOOT - 9}L{cx + half * 0.84} {_FOOT - 9}", OUTLINE, 2.6, opacity=0.6)


def treasure(mood: Mood) -> Canvas:
    """A low lamp with one long spout."""
    c = _canvas(mood, TREASURE.ramp.bright)
    handle = ribbon([(84, 104), (38, 74), (16, 112), (40, 150), (92, 156)], [14, 16, 18, 16, 13])
    _metal(c, mood, handle, 7)
    _foot(c, mood, 156, 184, 62)
    body = (
        "M72 118C104 92 208 90 240 112C262 112 270 92 290 82C304 76 312 86 304 96"
        "C284 126 270 164 220 182C186 196 128 196 98 182C74 170 62 142 72 118Z"
    )
    _metal(c, mood, body, 13, 0.9, 0.24)
    c.line("M78 144C130 164 222 160 268 124", OUTLINE, 3, opacity=0.55)
    places = [(96, 160), (114, 168), (202, 170), (222, 163), (240, 152)]
    lozenges(c, places, 7, 8, mood.glaze)
    lid = "M106 108C116 74 144 66 156 66C168 66 198 74 208 108C176 98 138 98 106 108Z"
    _metal(c, mood, lid, 8, 0.94)
    knob = "M156 32C166 44 172 48 168 58C164 68 148 68 144 58C140 48 146 44 156 32Z"
    _metal(c, mood, knob, 5, 0.96)
    gloss(
        c,
        "M84 124C100 108 140 102 150 102C120 114 100 124 92 142C86 146 80 134 84 124Z",
        0.7 if mood.awake else 0.2,
    )
    seated(c, TREASURE, 158, 142, 34, mood.awake)
    if mood.awake:
        flame(c, 302, 86, 0.86, halo=25)
        glint(c, 104, 118, 15)
    return c


def multiply(mood: Mood) -> Canvas:
    """A round lamp under an onion lid, with a spout on either side."""
    c = _canvas(mood, MULTIPLY.ramp.bright)
    _foot(c, mood, 160, 190, 52)
    spout = "M108 130C78 130 66 108 52 92C42 84 26 84 20 94C28 102 34 116 46 134C62 162 86 176 118 176Z"
    for d in (spout, mirror(spout, 160)):
        _metal(c, mood, d, 8, 0.86)
    body = (
        "M160 84C206 84 236 112 236 146C236 180 204 200 160 200C116 200 84 180 84 146C84 112 114 84 160 84Z"
    )
    _metal(c, mood, body, 13, 0.9, 0.24)
    lozenges(c, [(104, 140), (109, 162), (211, 162), (216, 140), (112, 118), (208, 118)], 7, 9, mood.glaze)
    band = rounded([(118, 80), (202, 80), (208, 98), (112, 98)], 6)
    _metal(c, mood, band, 5, 0.92)
    beads(c, [(126 + i * 17, 89) for i in range(5)], 3.4, mood.metal)
    dome = "M124 80C110 56 136 48 148 36C154 30 158 22 160 10C162 22 166 30 172 36C184 48 210 56 196 80Z"
    _metal(c, mood, dome, 7, 0.94, 0.3)
    c.line("M150 40C142 54 142 68 146 80M170 40C178 54 178 68 174 80", OUTLINE, 2.6, opacity=0.5)
    gloss(
        c,
        "M100 132C104 112 126 98 142 96C124 110 116 124 114 142C108 146 98 142 100 132Z",
        0.7 if mood.awake else 0.2,
    )
    seated(c, MULTIPLY, 160, 148, 42, mood.awake)
    if mood.awake:
        flame(c, 34, 88, 0.74)
        flame(c, 286, 88, 0.74)
        glint(c, 116, 112, 14)
    return c


def prize(mood: Mood) -> Canvas:
    """A standing bowl on a stem, its fire in the middle of a crown."""
    c = _canvas(mood, PRIZE.ramp.bright)
    handle = ribbon([(94, 104), (58, 92), (44, 122), (64, 148), (104, 158)], [10, 13, 14, 12, 9])
    for d in (handle, mirror(handle, 160)):
        _metal(c, mood, d, 6)
    _foot(c, mood, 160, 188, 58)
    if mood.awake:
        flame(c, 160, 92, 1.36, halo=50)
    bowl = "M74 96L246 96C244 132 230 172 196 188C184 194 136 194 124 188C90 172 76 132 74 96Z"
    _metal(c, mood, bowl, 12, 0.88, 0.24)
    crown = [(66.0, 72.0)]
    for i in range(1, 6):
        x = 66 + i * 188 / 5
        crown += [(x - 18.8, 88), (x, 72 if i == 5 else 66)]
    crown += [(248, 110), (72, 110)]
    _metal(c, mood, rounded(crown, 3), 6, 0.96, 0.36)
    beads(c, [(x, y - 1) for x, y in crown[:-2:2]], 5.4, mood.metal)
    lozenges(c, [(86 + i * 24.6, 101) for i in range(7)], 7, 6, mood.glaze)
    knop = ellipse(160, 194, 24, 9)
    _metal(c, mood, knop, 4, 0.95)
    gloss(c, "M84 116L104 116C106 138 114 154 122 164C100 158 86 138 84 116Z", 0.6 if mood.awake else 0.2)
    seated(c, PRIZE, 160, 148, 32, mood.awake)
    if mood.awake:
        glint(c, 92, 124, 14)
    return c


def lamp_glow() -> Canvas:
    """The halo of a lamp that wakes."""
    c = Canvas(320, 240, outline=0)
    fade = c.radial([(0, "#fff2c0", 0.34), (1, "#ffd27a", 0)], 160, 120, 158, 0.75)
    for k in range(18):
        wide, reach = 5 + 3 * (k % 3), 158 - 22 * (k % 2)
        sides = [ring(160, 120, reach, 1, ry=reach * 0.75, start=k * 20 + way * wide)[0] for way in (-1, 1)]
        c.path(polygon([(160, 120), *sides]), fade)
    for r, strength in ((160, 1.0), (130, 0.7), (80, 0.8)):
        c.glow(160, 120, r, "#ffd27a" if r > 100 else "#fffbe6", strength, 0.75)
    return c


def smoke() -> Canvas:
    """A puff of the lamp's smoke."""
    c = Canvas(100, 100, outline=0)
    c.glow(50, 52, 48, INDIGO.bright, 0.6)
    for k, (px, py) in enumerate(ring(50, 53, 19, 7)):
        c.glow(px, py, 29 - k % 3 * 3, "#c8b4ff" if k % 2 else "#ffdca8", 0.4)
    c.glow(41, 40, 26, "#fff4e0", 0.45)
    return c

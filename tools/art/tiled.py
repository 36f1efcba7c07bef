"""The letters of Three Lamps: glazed tiles set in brass, their ends flared like a minaret's foot."""

from collections.abc import Sequence

from tools.art.canvas import Canvas
from tools.art.form import crescent, glint, gloss
from tools.art.ironwork import bevelled, inset
from tools.art.palette import OUTLINE, Ramp
from tools.art.pen import Point, bounds, ellipse, sample
from tools.art.souk import BRASS, LAMPLIGHT, PLUM, TILE, tiled

_COBALT = Ramp("#06154e", "#1f55b8", "#62a8f4", "#e4f4ff")
_SEA = Ramp("#04301c", "#148a58", "#66dc94", "#eaffe0")
_SAND = Ramp("#1c2e34", "#5c98a0", "#b4dcd4", "#fbfff4")

_A = (
    "M100 6L126 30C132 78 146 124 164 150L190 156L184 188L118 188L112 160L124 150L119 138L81 138"
    "L76 150L88 160L82 188L16 188L10 156L36 150C54 124 68 78 74 30Z"
)
_A_HOLE = "M100 56C97 74 93 92 88 108L112 108C107 92 103 74 100 56Z"
_K = (
    "M18 12L88 12L80 42L80 80L120 40L112 12L186 12L178 44L164 48L124 90L164 152L192 158L188 188"
    "L124 188L95 124L80 140L80 158L88 188L18 188L26 158L26 42Z"
)
_J = (
    "M78 12L184 12L176 46L160 50L160 120C160 164 132 190 92 190C50 190 22 164 24 128L32 102L76 112"
    "C72 138 78 150 92 150C106 150 114 140 114 118L114 50L86 46Z"
)
_TAIL = "M92 116C122 116 150 142 192 152L184 190C146 192 108 172 84 146Z"
_ONE = "M50 12L84 12L84 154L98 160L98 188L18 188L18 160L36 154L36 74L12 86L12 52Z"


def _oval(cx: float, cy: float, rx: float, ry: float, hole: bool = False) -> list[Point]:
    points = sample(ellipse(cx, cy, rx, ry), 6)
    return points[::-1] if hole else points


def _set(c: Canvas, contours: Sequence[Sequence[Point]], ramp: Ramp) -> None:
    """One piece: a brass edge, tiles within, glaze over them, lamplight at the foot."""
    face = bevelled(c, contours, BRASS, 8)
    left, top, right, low = bounds(face)
    tiled(c, face, ramp, 12.5, 15.5, [inset(points, 8) for points in contours])
    c.open(clip_path=c.clip(face))
    gloss(c, f"M{left} {top}L{right} {top}L{left} {low - 20}Z", 0.34)
    c.close()
    warm = [(0, LAMPLIGHT, 0), (0.72, LAMPLIGHT, 0), (1, LAMPLIGHT, 0.42)]
    c.path(face, c.linear(warm, 0, top, 0, low))
    crescent(c, face, OUTLINE, 2.4, 3, 0.6)
    c.line(face, OUTLINE, 2.6, opacity=0.85)


def ace() -> Canvas:
    """An A with a dome's peak, in teal."""
    c = Canvas(200, 200)
    _set(c, (sample(_A, 5), sample(_A_HOLE, 5)), TILE)
    glint(c, 82, 34, 12)
    return c


def king() -> Canvas:
    """A K in cobalt."""
    c = Canvas(200, 200)
    _set(c, (sample(_K, 5),), _COBALT)
    glint(c, 34, 28, 12)
    return c


def queen() -> Canvas:
    """A Q in plum."""
    c = Canvas(200, 200)
    _set(c, (_oval(96, 94, 84, 82), _oval(96, 92, 36, 38, hole=True)), PLUM)
    _set(c, (sample(_TAIL, 5),), PLUM)
    glint(c, 46, 44, 13)
    return c


def jack() -> Canvas:
    """A J in sea green."""
    c = Canvas(200, 200)
    _set(c, (sample(_J, 5),), _SEA)
    glint(c, 100, 28, 12)
    return c


def ten() -> Canvas:
    """A ten in pale glaze."""
    c = Canvas(200, 200)
    _set(c, (sample(_ONE, 5),), _SAND)
    _set(c, (_oval(146, 100, 46, 89), _oval(146, 100, 13, 50, hole=True)), _SAND)
    glint(c, 52, 28, 11)
    return c

"""The letters of Clem's Gems: painted boards, nailed with copper."""

from tools.art.canvas import Canvas
from tools.art.palette import Ramp
from tools.art.timber import nails, octagon, plank, strap

_RED = Ramp("#4a140e", "#b8432c", "#e88458", "#f8d4a8")
_BLUE = Ramp("#122642", "#4277aa", "#88bede", "#e0f0f0")
_PLUM = Ramp("#34122e", "#97507f", "#cc8cb0", "#f4d8dc")
_GREEN = Ramp("#15301e", "#578a4c", "#a0c874", "#e8f0c0")
_OCHRE = Ramp("#4a2806", "#bc8424", "#f0c05a", "#fff0c0")
_BONE = Ramp("#37332f", "#8a8478", "#c8c2ae", "#fbf7e6")


def ace() -> Canvas:
    """An A of red boards."""
    c = Canvas(200, 200)
    plank(c, (48, 132), (152, 132), 31, _RED, 4)
    plank(c, (118, 14), (168, 188), 39, _RED, 7, high=0.64, low=0.28)
    plank(c, (84, 14), (30, 188), 39, _RED, 2, high=0.82)
    strap(c, ((64, 16), (136, 16), (140, 46), (60, 46)), ((76, 31), (100, 31), (124, 31)), 5)
    nails(c, ((48, 132), (153, 132), (36, 168), (162, 168)), 5.4)
    return c


def king() -> Canvas:
    """A K of blue boards."""
    c = Canvas(200, 200)
    plank(c, (76, 112), (162, 20), 39, _BLUE, 5, high=0.8)
    plank(c, (90, 84), (164, 182), 41, _BLUE, 9, high=0.62, low=0.26)
    plank(c, (50, 12), (50, 188), 43, _BLUE, 3, high=0.82)
    strap(c, ((28, 82), (94, 82), (94, 118), (28, 118)), ((40, 100), (82, 100)), 5.2)
    nails(c, ((50, 32), (50, 168), (148, 36), (151, 164)), 5.4)
    return c


def queen() -> Canvas:
    """A Q of plum boards."""
    c = Canvas(200, 200)
    joints = octagon(c, (97, 96), (79, 80), (40, 42), _PLUM)
    nails(c, joints, 4.6)
    plank(c, (112, 116), (174, 184), 36, _PLUM, 8, high=0.82)
    nails(c, ((128, 133), (160, 168)), 5)
    return c


def jack() -> Canvas:
    """A J of green boards."""
    c = Canvas(200, 200)
    plank(c, (40, 108), (46, 166), 36, _GREEN, 6, high=0.8)
    plank(c, (130, 20), (130, 178), 40, _GREEN, 3, high=0.74)
    plank(c, (28, 168), (150, 168), 37, _GREEN, 9, high=0.66, low=0.28)
    plank(c, (72, 30), (178, 30), 37, _GREEN, 2, high=0.84)
    nails(c, ((44, 168), (130, 168), (42, 124), (130, 30), (86, 30), (164, 30)), 5.2)
    return c


def ten() -> Canvas:
    """A ten of ochre boards."""
    c = Canvas(200, 200)
    plank(c, (19, 70), (52, 36), 31, _OCHRE, 5, high=0.84)
    plank(c, (50, 12), (50, 188), 37, _OCHRE, 3, high=0.8)
    joints = octagon(c, (138, 100), (50, 81), (17, 47), _OCHRE)
    nails(c, joints, 4.2)
    nails(c, ((50, 34), (50, 166), (28, 59)), 5)
    return c


def nine() -> Canvas:
    """A nine of bare, whitened boards."""
    c = Canvas(200, 200)
    plank(c, (146, 62), (146, 176), 37, _BONE, 3, high=0.62, low=0.3)
    plank(c, (48, 171), (166, 171), 34, _BONE, 7, high=0.78)
    joints = octagon(c, (98, 74), (65, 63), (27, 26), _BONE)
    nails(c, joints, 4.4)
    nails(c, ((146, 171), (64, 171)), 5)
    return c

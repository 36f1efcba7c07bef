"""Rounds of Forge of Gems that ordinary play hardly meets, each led by a script."""

from __future__ import annotations

from engine import Round
from engine.links import LONGEST_LINK_SCRIPT
from tests.engine.forge_of_gems.scripting import DEAD, REELS, Script


def most_ways_round() -> Round:
    """A round that comes to 36,288 ways by the rules alone.

    Two pairs of each reel's own symbol below a row of tens: two rows of Vertical Splitters bring each
    pair to three copies, and two Horizontal Splitters fill up the heights 9-8-7-8-9 from the top row.
    """
    pairs = "AKQJp"
    script = Script().land(("TTTTT", pairs, pairs), "vvvvv")
    for forge in ("vvvvv", "xhhxx"):
        for reel in range(REELS):
            script.refill((reel, "", forge[reel]))
        for reel in range(REELS):
            script.symbols(reel, "T")
    for reel, fill in enumerate("b  go"):
        script.refill((reel, fill.strip(), "."))
    return script.play()


def cap_round(limit: int = 0) -> Round:
    """A round whose free spins reach the win cap: a board of wilds comes back, and is multiplied."""
    script = Script().land(("SAKQS", "bogpA", "TJSQb"))
    script.box(3, 2).land(("AKQJT", "bogpA", "TJKQb"), "xvvvv").land(("WWWWW",) * 3, "xxxxx")
    for _ in range(2):
        script.refill(*((reel, "WWW", "x") for reel in range(REELS)))
    return script.play(limit=limit)


def box_round(scatters: int, option: int) -> Round:
    """A round with so many scatters whose box holds this option; its free spins are drawn."""
    rows = [list(row) for row in DEAD]
    for place in range(scatters):
        rows[place % 3][place % REELS] = "S"
    return Script().land(["".join(row) for row in rows]).box(scatters, option).play()


def long_cascade_round(cascades: int = 8) -> Round:
    """A spin with so many cascades: the top row of tens comes back each time."""
    script = Script().land(("TTTTT", "bogpA", "KQJbo"), ".....")
    for number in range(cascades):
        fill = "TTTTT" if number < cascades - 1 else "AKQJp"
        script.refill(*((reel, fill[reel], ".") for reel in range(REELS)))
    return script.play()


def all_effects_round() -> Round:
    """Every symbol of the forge reel acts in one cascade: two WILDs, both Splitters, then a Multiplier."""
    script = Script().land(("TTTTT", "bogpA", "KQJbo"), "v-hx|")
    script.refill((0, "", "."), (1, "", "."), (2, "", "."), (3, "A", "S"), (4, "", "."))
    return script.symbols(0, "A").play()


def longest_round() -> Round:
    """As many cascades as the script of a link can hold, with a Vertical Splitter on three reels in each."""
    script = Script().land(("TTTAK", "bogpA", "KQJbo"), "vvv..")
    while len(script.words) <= LONGEST_LINK_SCRIPT - 6:
        for reel in range(3):
            script.refill((reel, "", "v"))
        for reel in range(3):
            script.symbols(reel, "T")
    return script.play()

"""A game whose figures are smooth functions of its design, known exactly: for trying the tuner on."""

from dataclasses import replace
from fractions import Fraction

from engine import GAMES
from engine.game import Envelope
from lab.totals import Totals

FORGE = GAMES["forge-of-gems"]
SHARDS = 4

ENVELOPE = Envelope(
    rtp=Fraction(95, 100),
    standard_error=0.001,
    hit_frequency=(0.24, 0.26),
    standard_deviation=(5.0, 7.0),
    points={
        "cascades": (("cascades",), 60.0, 65.0),
        "free spins": (("free_spins",), 30.0, 35.0),
    },
    one_in={"gembox": (150.0, 180.0)},
)


def lay_out(design):
    """Numbers that have room for weights up to 200."""
    if max(design["weights"]) > 200:
        raise ValueError("no room")
    return FORGE.numbers


GAME = replace(
    FORGE,
    design={"weights": (100, 40, 0, 60), "pays": (300, 900), "idle": (7,), "none": (0, 0)},
    lay_out=lay_out,
    envelope=ENVELOPE,
)


def measure(design, rounds):
    """The totals of some shards, none with any luck in it."""
    lay_out(design)
    common, rare, _, box = design["weights"]
    first, second = design["pays"]
    size = rounds // SHARDS
    hits = (common + rare) / 500
    boxes = box / 10_000
    cascades = hits * first / 1000 * (1 + (rare / 100) ** 2) * 7
    free_spins = boxes * second / 1000 * 50 * (1 + rare / 200)
    squares = (4 + rare / 10 + second / 900) ** 2
    return [shard(size, hits, boxes, cascades, free_spins, squares) for _ in range(SHARDS)]


def shard(rounds, hits, boxes, cascades, free_spins, squares):
    """Totals of so many rounds with these shares, returns and mean square in bets."""
    sources = (round(rounds * 10 * cascades), 0, round(rounds * 10 * free_spins))
    coins = sum(sources)
    return Totals(
        rounds=rounds,
        hits=round(rounds * hits),
        coins=coins,
        squares=round(rounds * 100 * squares),
        capped_rounds=0,
        capped_coins=0,
        largest=0,
        bands=(),
        sources=sources,
        source_squares=(0, 0, 0),
        fired=((round(rounds * boxes),) * 2,) * len(FORGE.rules),
        peaks=(),
        top=(),
        shards=1,
        shard_squares=coins**2,
        shard_products=coins * rounds,
        shard_sizes=rounds**2,
    )

"""`gemworks games`: the list."""

from __future__ import annotations

from engine import GAMES
from engine.catalogue import _
from engine.money import format_money
from lab.commands import common
from lab.report import table


def run_games(as_json: common.AsJson = False) -> None:
    """List the games with RTP, bets and win cap."""
    listed = [
        {
            "game": game.slug,
            "title": game.title,
            "rules_version": game.version,
            "rtp": float(game.envelope.rtp),
            "bets": [format_money(bet) for bet in game.bets],
            "cap": game.cap,
            "buys": dict(game.buys),
            "states": list(game.named_states),
            "features": list(game.features),
        }
        for game in GAMES.values()
    ]
    if as_json:
        common.print_json(listed)
        return
    rows = table("", _("game"), _("RTP"), _("bets"), _("win cap"), _("rules version"))
    for game in GAMES.values():
        bets = f"{format_money(game.bets[0])} – {format_money(game.bets[-1])}"
        rtp = f"{100 * float(game.envelope.rtp):.2f} %"
        rows.add_row(game.slug, rtp, bets, f"{game.cap:,}x", str(game.version))
    common.out.print(rows)

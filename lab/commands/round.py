"""`gemworks round`: one round, every event."""

from __future__ import annotations

from typing import Annotated

import typer

from engine import links
from engine.round import play
from lab.commands import common
from lab.story import round_story


def run_round(
    game: common.GameName,
    server_seed: common.ServerSeed = "",
    client_seed: common.ClientSeed = "",
    nonce: Annotated[str, typer.Option(help="Number of the round.")] = "0",
    stake: common.StakeText = "",
    buy: common.BuyName = "",
    limit: common.LimitText = "",
    state: Annotated[str, typer.Option(help="State before it: a name, JSON, or base64url of JSON.")] = "",
    script: Annotated[str, typer.Option(help="Words read before the drawn ones, base64url.")] = "",
    as_json: common.AsJson = False,
) -> None:
    """Play one round and tell all that happens in it."""
    found = links.find_game(game)
    played = play(
        found,
        links.parse_stake(found, stake, buy, limit),
        common.read_state(found, state),
        common.read_link_seeds(server_seed, client_seed),
        links.parse_nonce(nonce),
        links.decode_script(script),
    )
    if as_json:
        common.print_json(played.to_json())
    else:
        print(round_story(played), end="")

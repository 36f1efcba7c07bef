"""`gemworks find`: rounds in which a rule acts."""

from __future__ import annotations

from itertools import islice
from typing import Annotated

import typer

from engine import links
from engine.catalogue import _
from engine.money import format_money
from lab.commands import common
from lab.find import Search, find_rounds, rules_named


def run_find(
    game: common.GameName,
    rule: Annotated[
        str, typer.Argument(metavar="RULE", help="A feature, the id of a rule (G33), or words out of one.")
    ],
    count: Annotated[int, typer.Option(help="How many rounds to find.")] = 1,
    stake: common.StakeText = "",
    buy: common.BuyName = "",
    limit: common.LimitText = "",
    server_seed: common.ServerSeed = "",
    client_seed: common.ClientSeed = "",
    state: Annotated[str, typer.Option(help="State before the first round: a name or JSON.")] = "",
    first: Annotated[int, typer.Option(help="Number of the first round to look at.")] = 0,
    within: Annotated[int, typer.Option(help="Rounds to look at, at most.")] = 50_000_000,
    as_json: common.AsJson = False,
) -> None:
    """Find rounds in which a rule acts or a feature comes, as links that open them."""
    found = links.find_game(game)
    rules = rules_named(found, rule)
    common.check_range("--count", count, 1, 10_000)
    common.check_range("--within", within, 1, common.LARGEST_RUN)
    common.check_range("--first", first, 0, common.LARGEST_RUN)
    search = Search(
        found,
        links.parse_stake(found, stake, buy, limit),
        common.read_link_seeds(server_seed, client_seed),
        common.read_state(found, state),
        first,
        within,
    )
    ready = common.blueprint(found)
    with common.waiting(_("Looking")):
        requests = list(islice(find_rounds(ready, search, rules), count))
    if as_json:
        common.print_json({"rules": [found.rules[each] for each in rules], "rounds": _described(requests)})
    else:
        for request in requests:
            common.out.print("?" + request.to_query())
    if len(requests) < count:
        common.err.print(
            _("{found} of {count} found in {rounds:,} rounds").format(
                found=len(requests), count=count, rounds=within
            )
        )
        raise typer.Exit(1)


def _described(requests: list[links.RoundRequest]) -> list[dict[str, object]]:
    return [
        {
            "server_seed": request.seeds.server.hex(),
            "client_seed": request.seeds.client,
            "nonce": str(request.nonce),
            "stake": format_money(request.stake.bet),
            "buy": request.stake.buy,
            "limit": request.stake.limit_text,
            "state": request.game.state_to_json(request.state),
            "link": "?" + request.to_query(),
            "short_link": "#r=" + request.to_token(),
        }
        for request in requests
    ]

"""The `gemworks` command."""

from __future__ import annotations

import json
import sys

import typer

from engine import InputError
from lab.commands.exact import run_exact
from lab.commands.find import run_find
from lab.commands.games import run_games
from lab.commands.round import run_round
from lab.commands.simulate import run_simulate
from lab.commands.tune import run_tune
from lab.commands.wasm import run_wasm
from lab.schema import round_schema

app = typer.Typer(
    name="gemworks",
    help="The laboratory of Gemworks: simulates, compiles and checks its games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("games")(run_games)
app.command("simulate")(run_simulate)
app.command("exact")(run_exact)
app.command("round")(run_round)
app.command("find")(run_find)
app.command("tune")(run_tune)
app.command("wasm")(run_wasm)


@app.command("schema")
def run_schema() -> None:
    """Print the JSON Schema of a round."""
    print(json.dumps(round_schema(), indent=2))


def main() -> None:
    """Run the command; what a person gave wrongly is one line and exit status 2."""
    try:
        app()
    except InputError as error:
        print(f"gemworks: {error}", file=sys.stderr)
        sys.exit(2)

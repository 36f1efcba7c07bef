"""`gemworks wasm`: a game's rules as WebAssembly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from engine import links
from engine.catalogue import _
from lab.commands import common
from lab.wasm import WasmError, build_wasm


def run_wasm(
    game: common.GameName,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The file to write; GAME.wasm if not given.")
    ] = None,
) -> None:
    """Compile a game's rules to one WebAssembly file; its memory layout goes into a JSON file beside it."""
    found = links.find_game(game)
    target = output or Path(f"{found.slug}.wasm")
    try:
        with common.waiting(_("Compiling the rules of {title}").format(title=found.title)):
            layout = build_wasm(found, target)
    except WasmError as error:
        common.err.print(str(error))
        raise typer.Exit(1) from error
    common.err.print(_("Wrote {file} and {layout}").format(file=target, layout=layout))

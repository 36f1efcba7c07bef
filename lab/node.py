"""WebAssembly in Node: runs a file of `gemworks wasm` the way a page does."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HOST = Path(__file__).parent / "wasm_host.mjs"


class NodeError(Exception):
    """Node is missing, or what it ran failed."""


@dataclass(frozen=True)
class NodeMachine:
    """A WebAssembly file and its layout, to be run in Node."""

    wasm: Path
    layout: Path

    def play(self, jobs: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """Run jobs one after the other on one block of memory; `wasm_host.mjs` says what a job is.

        Raises:
            NodeError: there is no Node, or it failed.
        """
        node = shutil.which("node")
        if node is None:
            raise NodeError("Node is needed to run WebAssembly, and there is none")
        done = subprocess.run(
            [node, str(HOST), str(self.wasm), str(self.layout)],
            input=json.dumps(jobs),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise NodeError(done.stderr[-2_000:])
        results: list[dict[str, Any]] = json.loads(done.stdout)
        return results

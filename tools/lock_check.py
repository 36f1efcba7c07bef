"""Holds our lock file against the one that pyodide-build writes for the same wheels.

`python -m tools.lock_check`, in an environment with the extra `pyodide` (Python 3.12 or newer): the
site's own `pyodide-lock.json` is made with pyodide-lock alone, so that every supported Python can build.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

VENDOR = Path(__file__).resolve().parent.parent / "dist" / "static" / "vendor"
COMPARED = ("name", "version", "sha256", "install_dir", "package_type")
"""Not `imports` and `depends`: wheels of bytecode do not tell them, so ours are named by the build."""


def packages(lock: Path) -> dict[str, dict[str, Any]]:
    """What a lock file says of each package, file names aside."""
    named = json.loads(lock.read_text("utf-8"))["packages"]
    return {name: {key: entry[key] for key in COMPARED} for name, entry in named.items()}


def written_by_pyodide_build(ours: Path, wheels: list[Path], folder: Path) -> Path:
    """A lock file for the same runtime and wheels, written by pyodide-build."""
    empty, lock = folder / "empty.json", folder / "lock.json"
    runtime = json.loads(ours.read_text("utf-8"))["info"]
    empty.write_text(json.dumps({"info": runtime, "packages": {}}), "utf-8")
    command = [sys.executable, "-m", "pyodide_cli", "lockfile", "add-wheels", *map(str, wheels)]
    subprocess.run([*command, "--input", str(empty), "--output", str(lock)], check=True)
    return lock


def main() -> None:
    """Exit 1 and show both sides where the two differ."""
    ours = VENDOR / "pyodide" / "pyodide-lock.json"
    wheels = [wheel for wheel in sorted((VENDOR / "wheels").glob("*.whl")) if "gemworks" not in wheel.name]
    with tempfile.TemporaryDirectory() as folder:
        theirs = packages(written_by_pyodide_build(ours, wheels, Path(folder)))
    if theirs != packages(ours):
        sys.exit(f"ours:   {packages(ours)}\ntheirs: {theirs}")
    print(f"pyodide-build writes the same lock for {', '.join(theirs)}")


if __name__ == "__main__":
    main()

"""The wheels that the page installs: micropip, what it needs, and the engine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.archive import sha256, source_files, tree_fingerprint

LOCK = Path(__file__).parent / "browser-wheels.txt"
LOCK_LINE = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>\S+) --hash=sha256:(?P<hash>[0-9a-f]{64})$")
# ZIP dates begin in 1980; any later fixed moment does.
SOURCE_DATE_EPOCH = "1767225600"


def locked_wheels(cache: Path) -> list[Path]:
    """The wheels named in the lock file, downloaded once and checked each time."""
    folder = cache / "downloaded"
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [m for line in LOCK.read_text().splitlines() if (m := LOCK_LINE.match(line))]
    if not all(_wheel(folder, m) for m in wanted):
        _download(folder)
    wheels = [_wheel(folder, m) for m in wanted]
    missing = [m["name"] for m, wheel in zip(wanted, wheels, strict=True) if wheel is None]
    if missing:
        raise SystemExit(f"No wheel with the locked hash for: {', '.join(missing)}")
    return [wheel for wheel in wheels if wheel is not None]


def _wheel(folder: Path, line: re.Match[str]) -> Path | None:
    for wheel in folder.glob(f"{line['name'].replace('-', '_')}-{line['version']}-*.whl"):
        if sha256(wheel.read_bytes()) == line["hash"]:
            return wheel
    return None


def _download(folder: Path) -> None:
    # Told the browser's Python version: pip would else judge the wheels by its own.
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    command += ["--require-hashes", "--no-deps", "--only-binary=:all:", "--python-version", "3.14"]
    subprocess.run([*command, "--dest", str(folder), "-r", str(LOCK)], check=True)


def engine_wheel(engine: Path, cache: Path) -> Path:
    """The engine's wheel, built once per state of its sources."""
    if not (engine / "pyproject.toml").exists():
        raise SystemExit(f"{engine}/pyproject.toml is missing: there is no engine to build.")
    folder = cache / "engine" / tree_fingerprint(engine, source_files(engine))
    if not folder.exists():
        unfinished = folder.with_suffix(".unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        command = [sys.executable, "-m", "build", "--wheel", "--no-isolation"]
        finished = subprocess.run(
            [*command, "--outdir", str(unfinished), str(engine)],
            capture_output=True,
            text=True,
            env={**os.environ, "SOURCE_DATE_EPOCH": SOURCE_DATE_EPOCH},
        )
        if finished.returncode:
            said = (finished.stdout + finished.stderr)[-4000:]
            raise SystemExit(f"Building the engine's wheel failed:\n{said}")
        unfinished.rename(folder)
    return next(folder.glob("*.whl"))

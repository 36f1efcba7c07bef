"""Python archives with bytecode for the browser's Python, made by that Python itself.

The page's interpreter is CPython 3.14; bytecode of any other version is useless to it. Pyodide
runs under Node and compiles for itself, whatever Python runs this build.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tools.archive import fingerprint

NODE_TOOLS = Path(__file__).parent / "node"
RUNNER = NODE_TOOLS / "run_python.mjs"
SCRIPT = NODE_TOOLS / "compile_archives.py"


@dataclass(frozen=True)
class Job:
    """One archive to be made from another."""

    source: Path
    kind: str  # "stdlib", "compiled" or "beside": see compile_archives.py
    roots: tuple[str, ...] = ()

    def key(self, pyodide: Path) -> str:
        """Stands for all that the result depends on."""
        inputs = [pyodide / "package.json", SCRIPT, self.source]
        return fingerprint([*(file.read_bytes() for file in inputs), self.kind, *self.roots])


def compile_archives(jobs: list[Job], pyodide: Path, cache: Path) -> list[Path]:
    """The finished archive of each job; only those not made before are compiled."""
    cache.mkdir(parents=True, exist_ok=True)
    targets = [cache / f"{job.key(pyodide)}-{job.source.name}" for job in jobs]
    missing = [(job, target) for job, target in zip(jobs, targets, strict=True) if not target.exists()]
    if missing:
        _run_node(missing, pyodide, cache)
    return targets


def _run_node(missing: list[tuple[Job, Path]], pyodide: Path, cache: Path) -> None:
    node = shutil.which("node")
    if node is None:
        raise SystemExit("Node is needed to build the site: install Node 20 or newer.")
    with tempfile.TemporaryDirectory(dir=cache) as folder:
        made = [Path(folder) / target.name for _, target in missing]
        description = [
            {
                "source": f"/host{job.source.resolve()}",
                "target": f"/host{path.resolve()}",
                "kind": job.kind,
                "roots": list(job.roots),
            }
            for (job, _), path in zip(missing, made, strict=True)
        ]
        job_file = Path(folder) / "jobs.json"
        job_file.write_text(json.dumps(description))
        command = [node, str(RUNNER), str(pyodide), str(SCRIPT), str(job_file)]
        finished = subprocess.run(command, capture_output=True, text=True)
        if finished.returncode:
            raise SystemExit(f"Compiling for the browser failed:\n{finished.stderr[-4000:]}")
        for path, (_, target) in zip(made, missing, strict=True):
            path.replace(target)

"""Builds the complete static site: `python -m tools.site build [--out DIR]`."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import time
import tomllib
from pathlib import Path

from tools.archive import sha256, source_files, write_zip
from tools.bytecode import Job, compile_archives
from tools.runtime import copy_runtime, stdlib_roots, write_lock
from tools.wheels import engine_wheel, locked_wheels

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / "build" / "site"
MODULES = ROOT / "node_modules"
LINKS = re.compile(r'(?:src|href|config)="(?!#|https?:|data:)\.?/?([^"#?]+)"')
PLACEHOLDER = "gemworks_engine-*.whl"


def build(out: Path = ROOT / "dist") -> Path:
    """Makes the site in `out`; what was there before is replaced when all is done."""
    pyodide = MODULES / "pyodide"
    if not pyodide.exists():
        raise SystemExit("node_modules is missing: run `npm ci` first.")
    staging = out.with_name(out.name + ".unfinished")
    shutil.rmtree(staging, ignore_errors=True)
    vendor = staging / "static" / "vendor"

    copy_runtime(MODULES, vendor)
    engine = _place_python(pyodide, vendor)
    _copy_sources(staging, engine)
    _write_manifest(vendor)
    _check_links(staging)

    shutil.rmtree(out, ignore_errors=True)
    staging.rename(out)
    return out


def _place_python(pyodide: Path, vendor: Path) -> str:
    """Standard library, wheels and our own Python, compiled; returns the engine wheel's name."""
    helpers = locked_wheels(CACHE)
    engine = engine_wheel(ROOT / "engine", CACHE)
    web = CACHE / "web.zip"
    python = [file for file in source_files(ROOT / "web", "*.py") if file != ROOT / "web/main.py"]
    write_zip(web, {file.relative_to(ROOT).as_posix(): file.read_bytes() for file in python})

    pyscript = source_files(MODULES / "@pyscript/core/src/stdlib", "*.py")
    roots = stdlib_roots([*pyscript, ROOT / "web/main.py", *python], [*helpers, engine])
    jobs = [
        Job(pyodide / "python_stdlib.zip", "stdlib", roots),
        Job(web, "beside"),
        Job(engine, "beside"),
        *(Job(wheel, "compiled") for wheel in helpers),
    ]
    stdlib, web_archive, *wheels = compile_archives(jobs, pyodide, CACHE / "compiled")

    (vendor / "wheels").mkdir(parents=True)
    shutil.copyfile(stdlib, vendor / "pyodide" / "python_stdlib.zip")
    shutil.copyfile(web_archive, vendor / "web.zip")
    placed = [vendor / "wheels" / wheel.name for wheel in (engine, *helpers)]
    for wheel, target in zip(wheels, placed, strict=True):
        shutil.copyfile(wheel, target)
    write_lock(pyodide, placed[1:], vendor / "pyodide" / "pyodide-lock.json")
    return engine.name


def _copy_sources(staging: Path, engine: str) -> None:
    """The page itself: HTML, configuration, our JavaScript, style and art."""
    config = (ROOT / "pyscript.toml").read_text("utf-8").replace(PLACEHOLDER, engine)
    (staging / "pyscript.toml").write_text(config, "utf-8")
    files = [ROOT / "index.html", ROOT / "web" / "main.py", ROOT / "LICENSE"]
    files += source_files(ROOT / "web", "*.js")
    files += [f for f in source_files(ROOT / "static") if "vendor" not in f.parts]
    for file in files:
        if file.exists():
            target = staging / file.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)


def _write_manifest(vendor: Path) -> None:
    """What the page downloads at its start, and the size and hash of every vendored file."""
    files = [
        {"file": file.relative_to(vendor).as_posix(), "bytes": len(data), "sha256": sha256(data)}
        for file in source_files(vendor)
        for data in [file.read_bytes()]
    ]
    start = [
        entry["file"]
        for entry in files
        if str(entry["file"]).endswith((".wasm", ".zip", ".whl", "pyodide-lock.json"))
    ]
    manifest = {"start": start, "files": files}
    (vendor / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")


def _check_links(site: Path) -> None:
    """A page that names a file the site does not have is a failed build, not a surprise."""
    named = LINKS.findall((site / "index.html").read_text("utf-8"))
    config = tomllib.loads((site / "pyscript.toml").read_text("utf-8"))
    named += [config["interpreter"], *config["packages"], *config["files"]]
    named += config.get("js_modules", {}).get("main", {})
    missing = sorted({name for name in named if not (site / name).is_file()} - {"."})
    if missing:
        raise SystemExit(f"The site lacks files that it names: {', '.join(missing)}")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.site", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("build", help="build the site")
    command.add_argument("--out", type=Path, default=ROOT / "dist")
    started = time.monotonic()
    out = build(parser.parse_args().out.resolve())
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    print(f"Built {out} ({size / 1e6:.1f} MB) in {time.monotonic() - started:.1f} s")


if __name__ == "__main__":
    main()

"""Runs inside Pyodide: turns Python archives into archives with bytecode for that very Python.

Its argument is the path of a job file, a JSON list of
    {"source": zip, "target": zip, "kind": "stdlib" | "compiled" | "beside", "roots": [module, ...]}

stdlib    bytecode only, cut down to what `roots` can reach
compiled  bytecode only
beside    sources and their bytecode, so that tracebacks still show source lines

Bytecode carries an unchecked source hash: Python takes it as it is, without looking at a source.
"""

import ast
import base64
import hashlib
import importlib._bootstrap_external as loader
import importlib.util
import json
import sys
import zipfile
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

FIXED_DATE = (2026, 1, 1, 0, 0, 0)
REGULAR_FILE = 0o100644 << 16

Files: TypeAlias = dict[str, bytes]
"""The content of an archive by file name."""

# Imported only by tools, tests and servers: the page never gets there.
NOT_IN_A_PAGE = {
    "_pydatetime", "_pyrepl", "antigravity", "argparse", "asyncio.proactor_events",
    "asyncio.windows_events", "asyncio.windows_utils", "bdb", "cProfile", "cmd", "code", "codeop",
    "concurrent.futures.process", "concurrent.interpreters", "ctypes", "curses", "doctest",
    "ensurepip", "ftplib", "getpass", "http.cookiejar", "idlelib", "imaplib", "lzma",
    "multiprocessing", "netrc", "nturl2path", "pdb", "plistlib", "poplib", "profile", "pstats",
    "pty", "pydoc", "pydoc_data", "readline", "rlcompleter", "smtplib", "socketserver", "sqlite3",
    "statistics", "test", "this", "tkinter", "trace", "turtle", "unittest", "venv",
    "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp",
}  # fmt: skip
ENCODINGS = {"aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig"}


def bytecode(source: bytes, name: str) -> bytes:
    """The content of a .pyc file for a source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=0)
    pyc = loader._code_to_hash_pyc(code, importlib.util.source_hash(source), False)  # type: ignore[attr-defined]
    return bytes(pyc)


def module_names(files: Iterable[str]) -> dict[str, str]:
    """Module name -> file name, for every Python file of an archive."""
    modules = {}
    for file in files:
        if file.endswith(".py"):
            parts = file[:-3].split("/")
            modules[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return modules


def imported(name: str, file: str, source: bytes) -> Iterator[str]:
    """The modules that a source may import, its functions included."""
    package = name if file.endswith("/__init__.py") else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*parents, base]).strip(".")
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def unwanted(name: str) -> bool:
    """Whether a module, or a package around it, has no use in a page."""
    parts = name.split(".")
    return any(".".join(parts[:count]) in NOT_IN_A_PAGE for count in range(1, len(parts) + 1))


def reachable(files: Files, roots: Collection[str]) -> set[str]:
    """The modules of the archive that `roots` can reach, parents of packages included."""
    modules, waiting = module_names(files), list(roots)
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen or (name not in modules) or (unwanted(name) and name not in roots):
            continue
        seen.add(name)
        waiting.extend(imported(name, modules[name], files[modules[name]]))
        if "." in name:
            waiting.append(name.rpartition(".")[0])
    return {modules[name] for name in seen}


def stdlib(files: Files, roots: Iterable[str]) -> Files:
    """Pyodide's own packages, what is loaded by a bare start, and what `roots` can reach."""
    modules = module_names(files)
    own = {name for name in modules if name.split(".")[0] in ("pyodide", "_pyodide")}
    encodings = {f"encodings.{name}" for name in ENCODINGS}
    wanted = set(roots) | own | encodings | {name for name in sys.modules if name in modules}
    kept = reachable(files, wanted) | {n for n in files if n.startswith("_sysconfigdata")}
    return {name: data for name, data in files.items() if name in kept or not name.endswith(".py")}


def compiled(files: Files, prefix: str) -> Files:
    """Bytecode in place of the sources."""
    return {
        name + "c" if name.endswith(".py") else name: bytecode(data, prefix + name)
        if name.endswith(".py")
        else data
        for name, data in files.items()
    }


def beside(files: Files) -> Files:
    """Sources, and their bytecode where Python looks for it first."""
    result = dict(files)
    for name, data in files.items():
        if name.endswith(".py"):
            folder, _, file = name.rpartition("/")
            cached = f"{folder}/__pycache__/{file[:-3]}.{sys.implementation.cache_tag}.pyc"
            result[cached.lstrip("/")] = bytecode(data, name)
    return result


def with_record(files: Files) -> Files:
    """A wheel's list of its own files, made anew after files were added or replaced."""
    record = next((name for name in files if name.endswith(".dist-info/RECORD")), None)
    if record is None:
        return files
    lines = []
    for name in sorted(set(files) - {record}):
        digest = base64.urlsafe_b64encode(hashlib.sha256(files[name]).digest()).rstrip(b"=")
        lines.append(f"{name},sha256={digest.decode()},{len(files[name])}\n")
    return {**files, record: "".join([*lines, f"{record},,\n"]).encode()}


def run(job: dict[str, Any]) -> None:
    """Makes one archive."""
    with zipfile.ZipFile(job["source"]) as archive:
        names = [i.filename for i in archive.infolist() if not i.is_dir()]
        # Another Python's bytecode may have slipped into a wheel.
        files = {name: archive.read(name) for name in names if "__pycache__" not in name}
    if job["kind"] == "stdlib":
        files = compiled(stdlib(files, job["roots"]), "/lib/python314.zip/")
    elif job["kind"] == "compiled":
        files = compiled(files, "")
    else:
        files = beside(files)
    files = with_record(files)
    with zipfile.ZipFile(job["target"], "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, FIXED_DATE)
            info.external_attr = REGULAR_FILE
            archive.writestr(info, files[name])


for job in json.loads(Path(sys.argv[1]).read_text()):
    run(job)

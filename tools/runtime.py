"""The runtime as served: PyScript, Pyodide, its standard library, its lock file, idb and fonts."""

from __future__ import annotations

import ast
import json
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from pyodide_lock import InfoSpec, PackageSpec, PyodideLockSpec

from tools.archive import read_zip, sha256

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# Parts of PyScript for editors, terminals and other interpreters that this page never opens.
PYSCRIPT_UNUSED = re.compile(r"^(codemirror|xterm|service-worker|storage|index-|mpy-|py-[A-Z])")
SOURCE_MAP = re.compile(r"\n?//# sourceMappingURL=\S+\s*$")
FONTS = (
    "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2",
    "@fontsource/lilita-one/files/lilita-one-latin-ext-400-normal.woff2",
    "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
)
LICENSES = {
    "@pyscript/core": "pyscript",
    "pyodide": "pyodide",
    "idb": "idb",
    "@fontsource/lilita-one": "lilita-one",
    "@fontsource-variable/inter": "inter",
}


def copy_runtime(modules: Path, vendor: Path) -> None:
    """Copies what npm brought: the few files that the page needs."""
    for name in PYODIDE_FILES:
        _copy(modules / "pyodide" / name, vendor / "pyodide" / name)
    for file in (modules / "@pyscript/core/dist").iterdir():
        if file.suffix in (".js", ".css") and not PYSCRIPT_UNUSED.match(file.name):
            _copy(file, vendor / "pyscript" / file.name)
    _copy(modules / "idb/build/index.js", vendor / "idb" / "index.js")
    for font in FONTS:
        _copy(modules / font, vendor / "fonts" / Path(font).name)
    for package, name in LICENSES.items():
        for file in (modules / package).glob("LICENSE*"):
            _copy(file, vendor / "licenses" / f"{name}.txt")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix in (".js", ".mjs"):
        target.write_text(SOURCE_MAP.sub("\n", source.read_text("utf-8")), "utf-8")
    else:
        shutil.copyfile(source, target)


def stdlib_roots(sources: Iterable[Path], wheels: Iterable[Path]) -> tuple[str, ...]:
    """The modules that our own sources and the wheels import: the trimmed library keeps them."""
    texts = [file.read_bytes() for file in sources]
    for wheel in wheels:
        texts += [data for name, data in read_zip(wheel).items() if name.endswith(".py")]
    names: set[str] = set()
    for text in texts:
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module)
                names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return tuple(sorted(names))


def write_lock(pyodide: Path, wheels: list[Path], target: Path) -> None:
    """Pyodide's lock file cut down to the wheels we serve, with their hashes.

    The untouched lock file names wheels that the registry does not have in that form.
    """
    info = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    info["version"] = json.loads((pyodide / "package.json").read_text("utf-8"))["version"]
    packages = {}
    for wheel in wheels:
        name, version = wheel.name.split("-")[:2]
        packages[name] = PackageSpec(
            name=name,
            version=version,
            file_name=f"../wheels/{wheel.name}",
            install_dir="site",
            sha256=sha256(wheel.read_bytes()),
            package_type="package",
            imports=[name],
            depends=["packaging"] if name == "micropip" else [],
        )
    lock = PyodideLockSpec(info=InfoSpec(**info), packages=packages)
    target.parent.mkdir(parents=True, exist_ok=True)
    lock.to_json(target, indent=2)

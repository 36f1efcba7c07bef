"""Files and archives whose bytes depend on their contents alone."""

from __future__ import annotations

import hashlib
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

FIXED_DATE = (2026, 1, 1, 0, 0, 0)
REGULAR_FILE = 0o100644 << 16


def sha256(data: bytes) -> str:
    """The hash by which files are named in manifests and lock files."""
    return hashlib.sha256(data).hexdigest()


def fingerprint(parts: Iterable[str | bytes]) -> str:
    """One short hash over several texts or contents, kept apart from each other."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()[:24]


def tree_fingerprint(folder: Path, files: Iterable[Path]) -> str:
    """A hash over names and contents of `files`, which lie in `folder`."""
    parts: list[str | bytes] = []
    for file in sorted(files):
        parts += [file.relative_to(folder).as_posix(), file.read_bytes()]
    return fingerprint(parts)


def source_files(folder: Path, pattern: str = "*") -> list[Path]:
    """Every file below `folder` that a person wrote: no caches, no hidden files."""
    return sorted(
        file
        for file in folder.rglob(pattern)
        if file.is_file() and not any(part == "__pycache__" or part.startswith(".") for part in file.parts)
    )


def write_zip(target: Path, files: Mapping[str, bytes]) -> None:
    """A stored (uncompressed) ZIP: names sorted, dates fixed."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, FIXED_DATE)
            info.external_attr = REGULAR_FILE
            archive.writestr(info, files[name])


def read_zip(source: Path) -> dict[str, bytes]:
    """Name and content of every file in an archive."""
    with zipfile.ZipFile(source) as archive:
        return {i.filename: archive.read(i) for i in archive.infolist() if not i.is_dir()}

"""A small static server for the built site: `python -m tools.serve [--port N] [DIR]`."""

from __future__ import annotations

import argparse
import gzip
import mimetypes
import posixpath
import sys
from functools import lru_cache
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
TYPES = {
    ".wasm": "application/wasm",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".py": "text/x-python",
    ".toml": "application/toml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".zip": "application/zip",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
# Everything else worth sending is text or stored without compression: archives as well.
COMPRESSED_ALREADY = {".woff2", ".png", ".jpg", ".webp", ".ogg", ".mp3"}
PORTS_TO_TRY = 50


@lru_cache(maxsize=128)
def compressed(file: Path, etag: str) -> bytes:  # noqa: ARG001 (a new tag is a new entry)
    """The gzip form of a file, kept for as long as the file is not modified."""
    return gzip.compress(file.read_bytes(), compresslevel=6, mtime=0)


class SiteHandler(SimpleHTTPRequestHandler):
    """GET and HEAD of the files below `directory`; nothing is listed."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Sends a file."""
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        """Sends what a GET would, without the file."""
        self._answer(with_body=False)

    def _find(self) -> Path | None:
        path = posixpath.normpath(unquote(urlsplit(self.path).path)).lstrip("/")
        root = Path(self.directory).resolve()
        file = (root / path).resolve()
        if file.is_dir():
            file /= "index.html"
        return file if file.is_file() and file.is_relative_to(root) else None

    def _answer(self, with_body: bool) -> None:
        file = self._find()
        if file is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        status = file.stat()
        zipped = self._wants_gzip() and file.suffix not in COMPRESSED_ALREADY
        etag = f'"{status.st_mtime_ns:x}-{status.st_size:x}{"-gz" if zipped else ""}"'
        unchanged = self.headers.get("If-None-Match") == etag
        body = b""
        if not unchanged:
            body = compressed(file, etag) if zipped else file.read_bytes()

        self.send_response(HTTPStatus.NOT_MODIFIED if unchanged else HTTPStatus.OK)
        if not unchanged:
            guessed = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            self.send_header("Content-Type", TYPES.get(file.suffix, guessed))
            self.send_header("Content-Length", str(len(body)))
            if zipped:
                self.send_header("Content-Encoding", "gzip")
        # A rebuilt site is seen at once: every use asks first, an unchanged file costs no bytes.
        self.send_header("Cache-Control", "no-cache")
        self.send_header("ETag", etag)
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def _wants_gzip(self) -> bool:
        return "gzip" in self.headers.get("Accept-Encoding", "")

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 (named by the base class)
        """Quiet: the browser shows what it asked for."""


class SiteServer(ThreadingHTTPServer):
    """Serves each request in a thread of its own."""

    daemon_threads = True
    # Without this a port that another server holds could be shared with it unnoticed.
    allow_reuse_address = False

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that left before its answer was sent is no error."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def make_server(folder: Path, port: int = 8000, host: str = "127.0.0.1") -> SiteServer:
    """A server for `folder` on `port`, or on the next free one; port 0 takes any free one."""

    def handler(*args: Any) -> SiteHandler:
        return SiteHandler(*args, directory=str(folder))

    for candidate in range(port, port + (PORTS_TO_TRY if port else 1)):
        try:
            return SiteServer((host, candidate), handler)
        except OSError:
            continue
    raise SystemExit(f"No free port from {port} to {port + PORTS_TO_TRY - 1}.")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.serve", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--host", default="127.0.0.1")
    options = parser.parse_args()
    if not (options.folder / "index.html").exists():
        raise SystemExit(f"No site in {options.folder}: run `python -m tools.site build` first.")
    server = make_server(options.folder, options.port, options.host)
    print(f"Gemworks is at http://{options.host}:{server.server_port}/ (Ctrl-C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()

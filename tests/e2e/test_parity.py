"""The shipped engine on the shipped Pyodide, in the browser: the same bytes as everywhere else."""

from pathlib import Path

from engine import GAMES
from tests.parity import rounds
from tests.playthroughs import link_of, playthroughs

ROUNDS = 400
PLAY = """async ([wheel, source, slug, rounds, links]) => {
  const base = new URL("./", document.baseURI);
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", base));
  const python = await loadPyodide({ indexURL: new URL("pyodide/", base).href });
  const archive = await (await fetch(new URL(`wheels/${wheel}`, base))).arrayBuffer();
  python.unpackArchive(archive, "wheel");
  const globals = python.toPy({ __name__: "rounds" });
  python.runPython(source, { globals });
  globals.set("links", links);
  return python.runPython(
    `f"{sys.version.split()[0]} {interpreted_digest(GAMES['${slug}'], ${rounds})} {links_digest(links)}"`,
    { globals },
  );
}"""


def without_icon(page):
    """Browsers ask for an icon where a page names none."""
    page.route("**/favicon.ico", lambda route: route.fulfill(status=204))


def test_pyodide_in_the_browser_gives_the_same_bytes(site, open_page):
    """The wheel and the runtime of the site, at a place of its own origin where no app runs."""
    page = open_page("static/vendor/manifest.json", before=without_icon)
    (wheel,) = (site / "static/vendor/wheels").glob("gemworks_engine-*.whl")
    source = Path(rounds.__file__).read_text("utf-8")
    for slug, game in GAMES.items():
        texts = [file.read_text("utf-8") for file in playthroughs() if file.parent.name == slug]
        links = "\n".join(map(link_of, texts))
        version, drawn, told = page.evaluate(PLAY, [wheel.name, source, slug, ROUNDS, links]).split()
        assert version.startswith("3.14")
        assert drawn == rounds.interpreted_digest(game, ROUNDS)
        assert told == rounds.links_digest(links)

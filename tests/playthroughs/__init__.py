"""Playthroughs: whole rounds as text under version control, so that a change of a rule shows as a diff.

`python -m tests.playthroughs` finds the telling rounds anew and writes them; do that with a change of a
game's rules version only.
"""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent


def playthroughs() -> list[Path]:
    """Every playthrough of every game."""
    return sorted(HERE.glob("*/*.txt"))


def link_of(text: str) -> str:
    """The link that a playthrough was made from: its second line."""
    return text.splitlines()[1]

"""The drawn icons of the bar and the pages, all on a grid of 24."""

from __future__ import annotations

from web.pages.tree import Tree, el

PATHS = {
    "menu": "M4 6.5h16M4 12h16M4 17.5h16",
    "info": "M12 10.8v6.2M12 7v.2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0",
    "home": "M3.5 11.5 12 4l8.5 7.5M6 10v9.5h4.5V14h3v5.5H18V10",
    "minus": "M5.5 12h13",
    "plus": "M5.5 12h13M12 5.5v13",
    "close": "m6 6 12 12M18 6 6 18",
    "coins": "M12 4c4 0 7 1.3 7 3s-3 3-7 3-7-1.3-7-3 3-3 7-3M5 7v9.5c0 1.7 3 3 7 3s7-1.3 7-3V7",
    "sound": "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 8.5a5 5 0 0 1 0 7M18 6a8.5 8.5 0 0 1 0 12",
    "muted": "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
}
SOLID = {
    "quick": "M13.5 2 4.5 13.5h6L9 22l10-12.5h-6.5z",
    "stop": "M7 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2",
    "spin": (
        "M12 3.2a8.8 8.8 0 0 1 7.3 3.9l1.9-1.3.6 6.9-6.6-2.3 1.9-1.4"
        "A6.2 6.2 0 1 0 18 13.9l2.6.600A8.8 8.8 0 1 1 12 3.2"
    ),
}


def icon(name: str) -> Tree:
    """An icon; the button around it has the words."""
    solid = name in SOLID
    return el(
        "svg",
        el("path", d=SOLID[name] if solid else PATHS[name]),
        viewBox="0 0 24 24",
        class_=f"icon icon--{name} icon--{'solid' if solid else 'line'}",
        aria_hidden="true",
        focusable="false",
    )

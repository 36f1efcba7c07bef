"""How rounds of Forge of Gems are shown.

`scene` is what the app and the stage talk to; `director` goes through the events and hands them to
`wins`, `falls`, `powers` and `box`, which write the animations; `view` is what is on the screen,
`table` what the events make of the board, `drawing` draws it, `places` says where, `palette` with what.
"""

from __future__ import annotations

from web.scenes.forge_of_gems.scene import ForgeOfGemsScene

__all__ = ["ForgeOfGemsScene"]

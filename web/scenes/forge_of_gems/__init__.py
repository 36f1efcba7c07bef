"""How rounds of Forge of Gems are shown.

`scene` is what the app and the stage talk to; `director` goes through the events and hands them to
`wins`, `falls`, `powers` and `gem_box`, which write the animations; `course` is how far the telling has come,
`table` what the events make of the board, `view` what is on the screen; `drawing` draws it, `places` says
where, `palette` with what.
"""

from __future__ import annotations

from web.scenes.forge_of_gems.scene import ForgeOfGemsScene

__all__ = ["ForgeOfGemsScene"]

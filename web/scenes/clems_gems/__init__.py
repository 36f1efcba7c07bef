"""How rounds of Clem's Gems are shown.

`scene` is what the app and the stage talk to; `director` goes through the events and hands them to `wins`,
`carts`, `extra_spins`, `entry` and `upgrade`, which write the animations; `course` is how far the telling has
come, `paid` what a round says of its paid spin, `view` what is on the screen; `drawing` and `meters` draw it,
`places` says where, `palette` with what, `words` says it.
"""

from __future__ import annotations

from web.scenes.clems_gems.scene import ClemsGemsScene

__all__ = ["ClemsGemsScene"]

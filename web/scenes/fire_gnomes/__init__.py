"""How rounds of Fire Gnomes are shown.

`scene` is what the app and the stage talk to; `director` and `bonus` say which animation each event
gets, `view` is what is on the screen, `drawing` draws it, `places` says where, `palette` with what.
"""

from __future__ import annotations

from web.scenes.fire_gnomes.scene import FireGnomesScene

__all__ = ["FireGnomesScene"]

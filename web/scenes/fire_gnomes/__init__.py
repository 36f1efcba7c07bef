"""Stub."""
from web.stage.sprites import SpriteBook
from web.stage.places import Fit
import asyncio
class FireGnomesScene:
    def __init__(self, game, money):
        self.book = SpriteBook("fire-gnomes") if True else None
        self.busy = self.moving = self.stale_backdrop = False
        self._done=None
    def mount(self, wake, cue): self.cue=cue
    def layout(self, w, h): return Fit(1.0,0.0,0.0)
    def reduce_motion(self, r): pass
    def advance(self, step): pass
    def draw_backdrop(self, out): self.stale_backdrop=False
    def draw(self, out): pass
    def warm(self): return []
    def skip(self): self._end()
    def rest(self, state, bet, round=None): pass
    def set_bet(self, bet, state): pass
    def start_spin(self, profile="normal"): self.busy=True; self.cue("reels-start",0)
    def land(self, round, on_done=None):
        self._done=on_done; self.round=round
        asyncio.get_running_loop().call_later(0.6, self._end)
    def cancel(self): self.busy=False
    def replay(self, round, profile="normal", on_done=None): self.start_spin(); self.land(round,on_done)
    def _end(self):
        if self._done:
            d,self._done=self._done,None
            self.busy=False
            self.cue("round-end", self.round.win); d()

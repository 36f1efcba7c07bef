"""Settings: how the player likes the page, kept apart from the wallet."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from web.journal.envelope import SaveError, pack, unpack
from web.journal.store import Store, StoreError

KEY = "settings"
LOUDEST = 100
CURRENCIES = ("", "EUR", "USD", "GBP", "COP")
"""Labels that may stand beside amounts; the first is play credits. All of it is play money."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the page is used.

    `volume` in percent; `motion` False keeps scenery and reels still; `auto_bet` lowers a bet that the
    balance does not cover; `currency` is the label beside amounts, `limit` whether the win limit that
    belongs to it is on; `bets` by game.
    """

    volume: int = 70
    muted: bool = False
    quick: bool = False
    motion: bool = True
    auto_bet: bool = False
    currency: str = ""
    limit: bool = True
    bets: dict[str, int] = field(default_factory=dict)

    @classmethod
    def from_json(cls, saved: dict[str, Any]) -> Settings:
        """The settings of a record; whatever is missing or cannot be is as for a new player."""
        known = cls()
        usable: dict[str, Any] = {
            each.name: saved[each.name]
            for each in fields(cls)
            if type(saved.get(each.name)) is type(getattr(known, each.name))
        }
        known = replace(known, **usable)
        bets = {slug: bet for slug, bet in known.bets.items() if type(bet) is int}
        currency = known.currency if known.currency in CURRENCIES else ""
        return replace(known, volume=min(max(known.volume, 0), LOUDEST), currency=currency, bets=bets)


class SettingsKeeper:
    """The settings in use; a change is kept at once, and lost without a word if it cannot be."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self.now = Settings()
        self.kept = True
        """Whether changes are written: a replay writes nothing."""

    async def open(self) -> None:
        """Read them; a damaged record is kept aside."""
        try:
            text = await self._store.load(KEY)
            if text is None:
                return
            try:
                self.now = Settings.from_json(unpack(text))
            except SaveError:
                await self._store.save({f"aside-settings-{self._clock()}": text, KEY: pack(asdict(self.now))})
        except StoreError:
            return

    def change(self, **changes: Any) -> Coroutine[Any, Any, None]:
        """Use other settings from now on; what is returned keeps them."""
        self.now = replace(self.now, **changes)
        return self._keep()

    async def _keep(self) -> None:
        if not self.kept:
            return
        try:
            await self._store.save({KEY: pack(asdict(self.now))}, strict=False)
        except StoreError:
            return

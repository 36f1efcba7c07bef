"""What is said when something cannot be kept or drawn, and the choices that are left."""

from __future__ import annotations

from engine.catalogue import _, later
from web.controls.ports import Notice, Weight
from web.journal.store import StoreError, Trouble

RETRY = "retry"
UNSAVED = "unsaved"

TROUBLES = {
    Trouble.DENIED: later("This browser does not let the page save anything, so no round can start."),
    Trouble.FULL: later("There is no room left to save the game, so no round can start. Free some space."),
    Trouble.SLOW: later("The browser’s storage does not answer, so no round can start."),
    Trouble.FAILED: later("The game could not be saved, so no round can start."),
}
STALE = later("Gemworks was played in another tab. This is how it stands now; press again to play on.")


def store_notice(error: StoreError) -> Notice:
    """What a failure of the store means to the player."""
    if error.trouble is Trouble.STALE:
        return Notice(_(STALE), Weight.ALERT)
    text = _("{trouble} A round already paid for is kept, and comes out the same when it is opened again.")
    return Notice(
        text.format(trouble=_(TROUBLES[error.trouble])),
        Weight.ALERT,
        ((RETRY, _("Try again")), (UNSAVED, _("Play unsaved"))),
    )


def chance_notice() -> Notice:
    """The source of chance does not work."""
    return Notice(
        _("This browser’s source of chance does not work, so no round can start. Try another browser."),
        Weight.ALERT,
        ((RETRY, _("Try again")),),
    )

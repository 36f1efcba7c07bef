"""What is said of a round, and when something cannot be kept or drawn, with the choices that are left."""

from __future__ import annotations

from engine import Round
from engine.catalogue import _, later
from engine.money import Money
from web.controls.amounts import shown_money
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
UNSHOWN = later("Your last round cannot be shown any more; its win is in your balance.")


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


def cap_sentence(played: Round) -> str:
    """That the win cap, or the limit of the round's stake, ended a round (X5, F42); nothing if none did."""
    if not played.capped:
        return ""
    if played.limited:
        text = _("Win cap reached: with a limit of {limit} on the win, this round pays {win}.")
        return text.format(limit=shown_money(played.stake.limit), win=shown_money(played.win))
    return _("Win cap reached: a round pays {cap:,}x the bet at most, here {win}.").format(
        cap=played.game.cap, win=shown_money(played.win)
    )


def cap_notice(played: Round) -> Notice | None:
    """The same for everyone to see."""
    text = cap_sentence(played)
    return Notice(text, Weight.LASTING) if text else None


def round_sentence(played: Round, balance: Money | None) -> str:
    """What is said once about a round."""
    said = _("Win {win}").format(win=shown_money(played.win)) if played.win else _("No win")
    if balance is not None:
        said = _("{win}, balance {balance}").format(win=said, balance=shown_money(balance))
    capped = cap_sentence(played)
    return f"{said}. {capped}" if capped else said

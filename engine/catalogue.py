"""The one catalogue of all text that a person reads.

English stands in the code as the message; another language is a gettext catalogue given to `use`.
"""

from __future__ import annotations

import gettext

_translations: gettext.NullTranslations = gettext.NullTranslations()


def use(translations: gettext.NullTranslations) -> None:
    """Take every text from these translations from now on."""
    global _translations
    _translations = translations


def _(message: str) -> str:
    """The message in the chosen language."""
    return _translations.gettext(message)


def later(message: str) -> str:
    """Mark a message of a table for the catalogue; it is translated where it is shown."""
    return message

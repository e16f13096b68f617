"""Emojis of our own, such as suits and dice: the bot's application has them on Discord once they are uploaded.

A game draws them and names them in `GameUI.emojis`. `cogs/emojis/uploads.py` uploads them in the background and tells
this module which ones there are. Until then, and if it fails, texts and buttons have a Unicode sign instead.

They are known to the whole process, as the fonts of pictures are: a process is one application.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

from bot.i18n import Markup

_known: dict[str, str] = {}  # by the name that a game gave: how a message writes it
_signs_only = ContextVar("signs_only", default=False)


def emoji(name: str, otherwise: str) -> Markup:
    """Return what to write in a message or to put on a button, or `otherwise` while there is no such emoji.

    Labels, descriptions and titles of modals show no emojis of applications: they need a sign.
    """
    return Markup(otherwise if _signs_only.get() else _known.get(name, otherwise))


@contextmanager
def signs_only() -> Iterator[None]:
    """Write signs in place of the application's emojis, for texts that are shown as plain text."""
    before = _signs_only.set(True)
    try:
        yield
    finally:
        _signs_only.reset(before)


def use_emojis(written: Mapping[str, str]) -> None:
    """Use exactly these from now on."""
    _known.clear()
    _known.update(written)

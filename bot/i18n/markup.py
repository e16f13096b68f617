"""Markdown of Discord, and escaping of what users wrote."""

from __future__ import annotations

import re

# A backslash pair is kept as it is, so that escaping twice changes nothing.
_ACTIVE = re.compile(
    r"""
      (?P<kept>\\[^0-9A-Za-z\s])
    | [\\*_~|`<>\[\]\#]
    | ^[-+](?=\s|\\?\#|$)             # a list, or small print
    | ^\d+(?P<dot>[.)](?=\s|$))        # a numbered list
    """,
    re.VERBOSE,
)
_LINK = re.compile(r":(?=//)|(?<=discord)(?=\.gg/|\.com/)|(?<=discordapp)(?=\.com/)", re.IGNORECASE)
_MENTION = re.compile(r"@(?=everyone|here|[!&]?\d)")
_LINE_BREAK = re.compile(r"[\r\n\v\f\x1c-\x1e\x85\u2028\u2029]+")
# These reverse the text after them. The isolates U+2068 and U+2069 stay: `cogs/core/text.py` sets them around names.
_DIRECTION = re.compile("[\u200e\u200f\u202a-\u202e\u2066\u2067\u061c]")
BREAK = "\u200b"  # a zero-width space: Discord reads the parts before and after it separately


class Markup(str):
    """Text that may be sent as it is: our own texts, mentions, timestamps, links, and escaped names.

    `Localizer` escapes every other `str` that is filled into a text.
    """

    __slots__ = ()


def escaped(text: str) -> Markup:
    """Return the text with everything escaped that Discord would format, link or mention. Idempotent."""
    if isinstance(text, Markup):
        return text
    one_line = _DIRECTION.sub("", _LINE_BREAK.sub(" ", text))
    without_links = _MENTION.sub(f"@{BREAK}", _LINK.sub(lambda found: f"{found[0]}{BREAK}", one_line))
    return Markup(_ACTIVE.sub(_with_backslash, without_links))


def _with_backslash(found: re.Match[str]) -> str:
    if found["kept"]:
        return found[0]
    if found["dot"]:
        return f"{found[0][:-1]}\\{found['dot']}"
    return f"\\{found[0]}"

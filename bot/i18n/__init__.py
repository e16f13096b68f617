"""Localisation: every text for players, by key, from Fluent files; and escaping of Discord's Markdown in what
users wrote."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date
from functools import cache, lru_cache
from pathlib import Path

import structlog
from babel.dates import format_date
from fluent.runtime import FluentBundle, FluentResource

from rules.errors import Value

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


log = structlog.get_logger("onetable.i18n")

FALLBACK = "en"
MISSING = "…"  # shown for a key without a text: a player cannot read a key, and a label must not be empty
CACHED = 1024  # formatted texts of a language
LEAST_DONE = 0.95  # the share of texts that a language needs to be offered; English takes the place of the others
_KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
ROOT = Path(__file__).parents[2]


class Localizer:
    """Formats texts in one language."""

    def __init__(self, language: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.language = language
        self._bundles = bundles
        # most texts are repeated; typed, because a Markup equals a str of the same letters
        self._cached = lru_cache(CACHED, typed=True)(self._markup)
        self._cached_plain = lru_cache(CACHED, typed=True)(self._plain)

    def __call__(self, key: str, **values: Value) -> str:
        """Return the text of a key with these values, for a message; a missing key is logged and `MISSING` returned.

        Every value that is not `Markup` is escaped; the result is `Markup`.
        """
        return self._cached(key, tuple(values), *values.values())

    def plain(self, key: str, **values: Value) -> str:
        """Return the text where Discord formats no Markdown: buttons, selects, modals, names of threads."""
        return self._cached_plain(key, tuple(values), *values.values())

    def _plain(self, key: str, names: tuple[str, ...], *given: Value) -> str:
        return str(self._format(key, dict(zip(names, given, strict=True))))

    def _markup(self, key: str, names: tuple[str, ...], *given: Value) -> Markup:
        safe = (escaped(value) if isinstance(value, str) else value for value in given)
        return Markup(self._format(key, dict(zip(names, safe, strict=True))))

    def _format(self, key: str, values: dict[str, Value]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                assert pattern is not None, f"{key} has attributes but no text"
                text, errors = bundle.format_pattern(pattern, values)
                for error in errors:
                    log.error("text format failed", key=key, language=self.language, error=str(error))
                return str(text)
        log.error("text missing", key=key, language=self.language)
        return MISSING

    def listed(self, items: Iterable[str]) -> str:
        """Return the items with the commas of this language: "A, B, C". It is `Markup` if every item is."""
        parts = list(items)
        text = str(self("list-comma")).join(parts)
        return Markup(text) if all(isinstance(part, Markup) for part in parts) else text

    def joined(self, items: Iterable[str]) -> str:
        """Return the items as part of a sentence in this language: "A, B and C". It is `Markup` if every item is."""
        *others, last = items
        if not others:
            return last
        text = self.plain("list-and", others=self.listed(others), last=last)
        return Markup(text) if all(isinstance(part, Markup) for part in (*others, last)) else text

    @property
    def colon(self) -> str:
        """What this language writes between a label and its value, with its blanks: ": "."""
        return self.plain("list-colon")

    def date(self, day: date) -> str:
        """Return a day as people who speak this language write it: "Nov 19, 2026"."""
        return str(format_date(day, locale=self.language))

    def knows(self, key: str) -> bool:
        """Return whether there is such a key."""
        return any(bundle.has_message(key) for bundle in self._bundles)


@cache
def languages() -> frozenset[str]:
    """Return the languages that are offered: those with nearly all texts."""
    known: dict[str, set[str]] = {}
    for file in text_files():
        known.setdefault(file.stem, set()).update(_KEY.findall(file.read_text(encoding="utf-8")))
    english = known[FALLBACK]
    return frozenset(name for name, keys in known.items() if len(keys & english) >= LEAST_DONE * len(english))


@cache
def localizer(locale: str) -> Localizer:
    """Return the localizer of a locale ("de", "en-GB"), or the nearest one."""
    language = next((known for known in (locale, locale.partition("-")[0]) if known in languages()), FALLBACK)
    return Localizer(language, tuple(bundle_for(name) for name in dict.fromkeys((language, FALLBACK))))


@cache
def bundle_for(language: str) -> FluentBundle:
    """Return all texts of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in text_files():
        if file.stem == language:
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def text_files() -> Iterator[Path]:
    """Yield the Fluent files of every language."""
    yield from sorted(ROOT.glob("bot/i18n/*.ftl"))
    yield from sorted(ROOT.glob("cogs/*/texts/**/*.ftl"))

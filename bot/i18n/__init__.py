"""Every sentence a player reads, by key, in the languages there are.

General sentences are in `bot/languages/<language>.ftl`, those of a game in `cogs/<game>/texts/<language>.ftl`;
those that explain its rules, page by page, in `cogs/<game>/texts/rules/<language>.ftl`, those of its lesson in
`cogs/<game>/texts/lesson/<language>.ftl`.
A sentence that is missing in a language is said in English.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

import structlog
from fluent.runtime import FluentBundle, FluentResource

from bot.i18n.markup import Markup, escaped
from rules.errors import Value

log = structlog.get_logger("onetable.languages")

FALLBACK = "en"
REMEMBERED = 4096  # sentences of a language
ROOT = Path(__file__).parents[2]


class Localizer:
    """Says things in one language."""

    def __init__(self, language: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.language = language
        self._bundles = bundles
        # most of what is said was said a moment ago; typed, because a Markup equals a str of the same letters
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._say)

    def __call__(self, key: str, **values: Value) -> str:
        """The sentence of that key, filled in; the key itself, and a line in the log, if there is none.

        It is for the text of a message: every value that is not `Markup` is escaped, and what comes back is `Markup`.
        """
        return self._remembered(key, tuple(values), *values.values())

    def plain(self, key: str, **values: Value) -> str:
        """The same where Discord reads no Markdown: on a button, in a select, in a form, as the name of a thread."""
        return str(self._format(key, values))

    def _say(self, key: str, names: tuple[str, ...], *given: Value) -> Markup:
        safe = (escaped(value) if isinstance(value, str) else value for value in given)
        return Markup(self._format(key, dict(zip(names, safe, strict=True))))

    def _format(self, key: str, values: dict[str, Value]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                assert pattern is not None, f"{key} has attributes but no text"
                text, faults = bundle.format_pattern(pattern, values)
                for fault in faults:
                    log.error("sentence faulty", key=key, language=self.language, fault=str(fault))
                return str(text)
        log.error("sentence missing", key=key, language=self.language)
        return key

    def knows(self, key: str) -> bool:
        """Is there such a sentence?"""
        return any(bundle.has_message(key) for bundle in self._bundles)


@cache
def languages() -> frozenset[str]:
    """The languages there are."""
    return frozenset(file.stem for file in _files())


@cache
def localizer(locale: str) -> Localizer:
    """Whoever speaks this locale ("de", "en-GB"), or the nearest to it."""
    language = next((known for known in (locale, locale.partition("-")[0]) if known in languages()), FALLBACK)
    return Localizer(language, tuple(_bundle(name) for name in dict.fromkeys((language, FALLBACK))))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in _files():
        if file.stem == language:
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _files() -> Iterator[Path]:
    yield from sorted(ROOT.glob("bot/i18n/*.ftl"))
    yield from sorted(ROOT.glob("cogs/*/texts/**/*.ftl"))

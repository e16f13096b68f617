"""Values in texts are escaped, unless they are Markup."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import Markup, bundle_for, escaped, languages, localizer
from cogs.core.text import plain_name, safe_name

ESCAPED = {
    "[a](b) [free](https://evil.example)": "\\[a\\](b) \\[free\\](https:\u200b//evil.example)",
    "**b** __u__ ~~s~~ ||x|| `c`": "\\*\\*b\\*\\* \\_\\_u\\_\\_ \\~\\~s\\~\\~ \\|\\|x\\|\\| \\`c\\`",
    "<@1> <#2> <@&3>": "\\<@\u200b1\\> \\<\\#2\\> \\<@\u200b&3\\>",
    "<:a:1> <t:1:R> </play:1>": "\\<:a:1\\> \\<t:1:R\\> \\</play:1\\>",
    "@everyone @here": "@\u200beveryone @\u200bhere",
    "# big": "\\# big",
    "-# small": "\\-\\# small",
    "- item": "\\- item",
    "1. item": "1\\. item",
    "> quote": "\\> quote",
    "one\ntwo\r\nthree\u2028four": "one two three four",
    "\u202eright to left\u2066": "right to left",
    "discord.gg/abc Discord.com/x": "discord\u200b.gg/abc Discord\u200b.com/x",
    "2026-11-16, 12:03, A-1, 1.5 (+3)": "2026-11-16, 12:03, A-1, 1.5 (+3)",
}  # fmt: skip


@pytest.mark.parametrize(("text", "shown"), ESCAPED.items())
def test_markdown_is_escaped(text, shown):
    assert escaped(text) == shown
    assert escaped("" + shown) == shown, "also what was escaped before and put together since"
    assert localizer("en")("replay-seen-by", name=text) == localizer("en").plain("replay-seen-by", name=shown)


@given(st.text(alphabet="\\*_~|`<>[]()#@-+1. a/:\n", max_size=20))
def test_escaping_is_idempotent(text):
    once = escaped(text)
    assert escaped("" + once) == once
    signs = iter(once)
    for sign in signs:
        if sign == "\\":
            assert next(signs) not in ("", " ")
        else:
            assert sign not in "*_~|`<>[]#"


def test_markup_is_filled_in_as_it_is_and_is_not_mistaken_for_the_same_text():
    say = localizer("en")
    for _ in range(2):  # the second time from memory
        assert say("menu-title", game="**x**") == say.plain("menu-title", game="\\*\\*x\\*\\*")
        assert say("menu-title", game=Markup("**x**")) == say.plain("menu-title", game="**x**")


def test_a_text_in_a_text_is_escaped_once():
    say = localizer("en")
    inner = say("seat-left", name="*ana*")
    assert say("menu-title", game=inner) == say.plain("menu-title", game=inner)


def test_a_backslash_in_a_name_is_shown():
    assert safe_name("¯\\_(ツ)_/¯") == "¯\\\\\\_(ツ)\\_/¯"
    assert plain_name("¯\\_(ツ)_/¯") == "¯\\_(ツ)_/¯"


def test_lists_are_written_as_in_the_language():
    say = localizer("en")
    assert say.listed(["Ada", "Ben", "Cleo"]) == "Ada, Ben, Cleo"
    assert say.joined(["Ada", "Ben", "Cleo"]) == "Ada, Ben and Cleo"
    assert say.joined(["Ada"]) == "Ada"
    assert localizer("ja").listed(["Ada", "Ben", "Cleo"]) == "Ada、Ben、Cleo"


def test_french_writes_a_blank_before_a_colon():
    assert localizer("de").colon == ": "
    assert localizer("fr").colon == "\u00a0: "


def test_a_list_is_markup_only_if_every_item_is():
    say = localizer("en")
    for write in (say.listed, say.joined):
        assert isinstance(write([Markup("**a**"), Markup("b")]), Markup)
        assert not isinstance(write([Markup("**a**"), "*b*"]), Markup)


def test_days_are_written_as_in_the_language():
    assert localizer("en").date(date(2026, 11, 19)) == "Nov 19, 2026"


def test_days_are_written_as_in_each_language():
    written = {language: localizer(language).date(date(2026, 11, 9)) for language in sorted(languages())}
    assert len(set(written.values())) == len(written), "each has its own form"
    assert written["de"] == "09.11.2026"
    assert written["ja"] == "2026/11/09"


def test_a_language_with_too_few_texts_is_not_offered(tmp_path, monkeypatch):
    def catalogue(language: str, count: int) -> None:
        lines = [f"text-{chr(97 + number // 26)}{chr(97 + number % 26)} = {language}" for number in range(count)]
        (tmp_path / f"{language}.ftl").write_text("\n".join(lines), encoding="utf-8")

    for language, count in (("en", 100), ("de", 95), ("fr", 94)):
        catalogue(language, count)
    known = (languages, localizer, bundle_for)
    with monkeypatch.context() as patch:
        patch.setattr("bot.i18n.text_files", lambda: sorted(tmp_path.glob("*.ftl")))
        for remembered in known:
            remembered.cache_clear()
        assert languages() == {"en", "de"}
        assert localizer("fr")("text-aa") == "en"
        assert localizer("de")("text-aa") == "de"
        assert localizer("de")("text-dv") == "en", "what is missing is English"
    for remembered in known:
        remembered.cache_clear()

"""Every text exists, is used, and takes the same values in every language."""

from __future__ import annotations

import re
from pathlib import Path
from zoneinfo import available_timezones

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.i18n import MISSING, languages, localizer, text_files
from cogs.table.options import brief_text, option_text, option_values, part_text, parts_of, value_text
from rules.catalogue import GAMES
from rules.fairness import SHOWN
from tools.i18n import faults, read, variables

FORM_LABEL = re.compile(r"(?:tournament|just-one)-form-[\w-]+(?<!-hint)(?<!form-clue)")
FORM_HINT = re.compile(r"(?:tournament|just-one)-form-[\w-]+-hint")
COMMAND_NAME_RULE = re.compile(r"[-_'\w]{1,32}")  # Discord: letters of any script, without blanks
ROOT = Path(__file__).parents[1]
SOURCES = [file for room in ("rules", "bot", "cogs") for file in (ROOT / room).rglob("*.py")]


def sentences(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in [*ROOT.glob("bot/i18n/*.ftl"), *ROOT.glob("cogs/*/texts/**/*.ftl")]:
        if file.stem != language:
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def used_keys() -> set[str]:
    """Every key named in the code, those put together from parts as patterns."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
    keys = set(re.findall(r"""say(?:\.plain)?\(\s*f?["']([^"']+)["']""", text))
    keys |= set(re.findall(r"""text\(\s*f?["']([^"']+)["']""", text))
    keys |= set(re.findall(r"""(?:Refusal|IllegalMove)\(\s*f?["']([^"']+)["']""", text))
    keys |= set(re.findall(r"""^\s+key = ["']([^"']+)["']""", text, flags=re.MULTILINE))
    keys |= set(re.findall(r"""f["']([a-z]+(?:-[a-z]+)+-\{\w+\})["']""", text))
    keys |= {key for key in re.findall(r"""["']([a-z]+(?:-[a-z0-9]+)+)["']""", text) if localizer("en").knows(key)}
    return {key for key in keys if "-" in key or key in ("refused", "broke")}


def test_every_sentence_that_is_asked_for_exists():
    known = sentences("en")
    for key in used_keys():
        if "{" not in key:
            assert key in known, key


def test_every_sentence_that_exists_is_asked_for():
    patterns = [re.compile(re.sub(r"\\\{.*?\\\}", ".+", re.escape(key))) for key in used_keys()]
    options = {
        key
        for game in GAMES
        for option, values in option_values(game).items()
        for key in (
            option_text(game, option, lambda key: key),
            *(value_text(game, option, value, lambda key: key) for value in values),
            *(brief_text(game, option, value, lambda key: key) for value in values),
            *(
                key
                for alternatives in parts_of(game, option)
                for alternative in alternatives
                for key in part_text(game, option, alternative, lambda key: key)
            ),
        )
    }
    for key in sentences("en"):
        assert key in options or any(pattern.fullmatch(key) for pattern in patterns), f"{key} is never said"


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("game", GAMES)
def test_every_game_introduces_itself_and_words_its_options(game, language):
    say = localizer(language)
    for part in ("name", "title", "short", "pitch"):
        assert say.knows(f"{game}-{part}")
    assert len(say(f"{game}-short")) <= 100
    for option, values in option_values(game).items():
        assert option_text(game, option, say) != MISSING
        for value in values:
            assert 1 <= len(value_text(game, option, value, say)) <= 100


@pytest.mark.parametrize("language", sorted({file.stem for file in text_files()}))
def test_every_language_has_known_texts_with_the_same_variables(language):
    """Missing texts are shown in English; `make i18n` lists them."""
    assert list(faults(read("en"), read(language))) == []


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_command_fits_in_every_language(language):
    say = localizer(language)
    for key in sentences("en"):
        if key.startswith("command-"):
            text = say.plain(key)
            assert 1 <= len(text) <= 100, key
            if is_command_name(localizer("en").plain(key)):  # the others are descriptions and choices
                assert is_command_name(text), f"{key}: {text!r} cannot be the name of a command"


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_button_fits_on_a_phone(language):
    for key, message in sentences(language).items():
        if "-button-" in key and not variables(message.value):
            assert len(localizer(language).plain(key)) <= 38, f"{key}: Discord advises at most 38 characters"


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_field_of_a_form_is_explained_in_100_characters(language):
    """Discord refuses a whole form if one label is longer than 45 characters, or one explanation than 100."""
    say = localizer(language)
    longest = {"zone": max(available_timezones(), key=len), "seal": "f" * SHOWN, "start": "1500"}
    longest |= {"others": "2 to 10", "most": "200", "longest": "40"}
    for key in sentences("en"):
        if key in ("word-form-why", "settings-words-form-why", "preset-name-why") or FORM_HINT.fullmatch(key):
            assert 1 <= len(say(key, **longest)) <= 100, key
        elif key in ("word-form", "word-form-label", "settings-words-form", "preset-name") or FORM_LABEL.fullmatch(key):
            assert 1 <= len(say.plain(key)) <= 45, key


def is_command_name(text: str) -> bool:
    return bool(COMMAND_NAME_RULE.fullmatch(text)) and text == text.lower()


def test_no_french_word_that_may_lose_its_vowel_stands_before_a_name():
    elided = re.compile(r"\b(de|que|le|la) (\*\*)?\{ \$(name|names|player|players|rival|other|host|user|users|game) \}")
    found = [
        key for key, message in sentences("fr").items() if elided.search(FluentSerializer().serialize_entry(message))
    ]
    assert found == [], "d'Ada, qu'Omiga: see bot/i18n/glossary/fr.md"


def test_an_unknown_language_hears_english_and_a_missing_key_is_never_shown():
    assert localizer("tlh").language == "en"
    assert localizer("en-GB")("lobby-button-join") == "Join"
    assert localizer("en")("no-such-key") == localizer("en").plain("no-such-key") == "…"

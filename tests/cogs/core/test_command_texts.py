"""The commands as they are sent to Discord: in every language, and within its limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.i18n import languages
from cogs.core.text import Translator
from playground.limits import violations

LOCALES = {locale.value for locale in discord.Locale if locale.value.partition("-")[0] in languages()}
SUBCOMMAND, GROUP = 1, 2


async def payload(world) -> list[dict[str, Any]]:
    """Return all commands as they are synced."""
    tree = world.bot.tree
    return [await command.get_translated_payload(tree, Translator()) for command in tree.get_commands()]


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command with its subcommands and options."""
    yield command
    for option in command.get("options", ()):
        yield from parts(option)


async def test_every_name_and_description_is_there_in_every_locale(world):
    commands = await payload(world)
    assert len(commands) > 10
    assert {"en-US", "en-GB", "de", "fr", "ja", "es-ES", "pt-BR"} <= LOCALES
    for part in (part for command in commands for part in parts(command)):
        for field in ("name", "description"):
            given = part.get(f"{field}_localizations") or {}
            assert set(given) >= LOCALES, (part["name"], field, LOCALES - set(given))
            assert given["en-US"] == given["en-GB"] == part[field]


async def test_every_choice_is_translated(world):
    choices = [c for command in await payload(world) for part in parts(command) for c in part.get("choices") or ()]
    assert choices
    for choice in choices:
        assert set(choice.get("name_localizations") or {}) >= LOCALES, choice


async def test_the_commands_keep_discords_limits_in_every_language(world):
    """Names, the number of options, and 8,000 characters of the longest texts."""
    commands = await payload(world)
    assert violations("PUT", "/applications/1/commands", commands) == []
    for command in commands:
        grown = {**command, "description_localizations": {"de": "x" * 101}}
        assert violations("PUT", "/applications/1/commands", [grown]), "the check reads the translations"
        assert 0 < character_count(command) <= 8000, command["name"]


def character_count(part: dict[str, Any]) -> int:
    """Return how many characters Discord counts: the longest translation of each text, and the values of choices."""
    texts = [
        max(len(text) for text in (part.get(field) or "", *(part.get(f"{field}_localizations") or {}).values()))
        for field in ("name", "description")
    ]
    inner = [*(part.get("options") or ()), *(part.get("choices") or ())]
    return sum(texts) + len(str(part.get("value") or "")) + sum(map(character_count, inner))


async def test_no_two_commands_or_options_have_the_same_name_in_a_language(world):
    commands = await payload(world)
    siblings = [commands, *(part["options"] for command in commands for part in parts(command) if part.get("options"))]
    for locale in LOCALES:
        for group in siblings:
            names = [one["name_localizations"][locale] for one in group]
            assert len(set(names)) == len(names), (locale, names)

"""Texts for Discord: translated command texts, escaped names, timestamps, mentions."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

import discord
from discord import app_commands

from bot.i18n import FALLBACK, Localizer, Markup, escaped, languages, localizer
from bot.tables.record import NOBODY
from rules.catalogue import GAMES
from rules.errors import Value

LONGEST_NAME = 32
RIGHT_TO_LEFT = ("R", "AL")  # bidirectional categories of letters
MARKS = re.compile(r"\\(\W)|\*+|\u200b|^(?:#{1,3}|-#) ", re.MULTILINE)  # what our messages use of Markdown


def text(key: str) -> app_commands.locale_str:
    """Return a command's name, description or choice: in English, translated by `Translator`."""
    return app_commands.locale_str(localizer(FALLBACK).plain(key), key=key)


def game_choices() -> list[app_commands.Choice[str]]:
    """Return all games as choices of a command."""
    return [app_commands.Choice(name=text(f"{name}-name"), value=name) for name in GAMES]


class Translator(app_commands.Translator):
    """Translates command texts for Discord."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the key says it all
    ) -> str | None:
        """Return the text in this language, or None to let Discord show the English one.

        English is given for `en-US` and `en-GB` alike: with one of them alone, some clients show it for the other.
        """
        key = string.extras.get("key")
        language = locale.value.partition("-")[0]
        if key is None or language not in languages():
            return None
        return localizer(language).plain(key)


def localizer_for(interaction: discord.Interaction) -> Localizer:
    """Return the localizer for the user's language."""
    return localizer(interaction.locale.value)


def safe_name(name: str) -> Markup:
    """Return a display name, shortened and escaped for a message."""
    return safe_text(name, LONGEST_NAME)


@lru_cache(maxsize=1024)
def plain_name(name: str) -> str:
    """Return a display name for places without Markdown: buttons, selects, modals."""
    return _isolated(_shortened(name, LONGEST_NAME))


@lru_cache(maxsize=2048)  # the same names and clues are shown again and again
def safe_text(text: str, longest: int) -> Markup:
    """Return a user's text for a message: shortened, no Markdown, mentions, links, invisible or stacked characters."""
    shown = _shortened(text, longest).replace("\\", "\\\\")  # a typed backslash is shown as one
    return Markup(_isolated(escaped(shown)))


def unmarked(text: str) -> str:
    """Return a text of our messages without Markdown: names read as they were typed."""
    return MARKS.sub(lambda mark: mark[1] or "", text)


def safe_values(values: Mapping[str, Value], longest: int = LONGEST_NAME) -> dict[str, Value]:
    """Return the values of a refusal for a message: names and typed words are shortened and escaped."""
    return {
        name: value if isinstance(value, (Markup, int)) else safe_text(value, longest) for name, value in values.items()
    }


def timestamp(at: float, style: str = "R") -> Markup:
    """Return a timestamp that Discord shows in each reader's time zone; `R` is relative: "in 5 minutes"."""
    return Markup(f"<t:{int(at)}:{style}>")


def clock_text(seconds: float) -> str:
    """Return `1:02:03` or `2:03`."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _shortened(text: str, longest: int) -> str:
    return " ".join("".join(_visible(text)).split())[:longest] or "?"


def _isolated(text: str) -> str:
    """Isolate right-to-left text, so that it does not reorder the numbers beside it."""
    is_right_to_left = any(unicodedata.bidirectional(character) in RIGHT_TO_LEFT for character in text)
    return f"\u2068{text}\u2069" if is_right_to_left else text


def _visible(text: str) -> Iterator[str]:
    """Yield the visible characters, with at most two combining marks on each letter."""
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if character.isspace():
            yield " "
        elif not category.startswith("C") and marks <= 2:
            yield character


def mention_users(players: Iterable[int]) -> tuple[Markup, discord.AllowedMentions]:
    """Return mentions of these users, and the AllowedMentions that notify only them; erased users are left out."""
    users = [user for user in players if user != NOBODY]
    mentions = Markup(" ".join(f"<@{user}>" for user in users))
    return mentions, discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(one) for one in users], replied_user=False
    )

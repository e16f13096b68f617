"""From keys to what Discord shows: command texts in every language, and names that can do no harm."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

import discord
from discord import app_commands

from bot.i18n import FALLBACK, Localizer, languages, localizer
from bot.i18n.markup import Markup, escaped
from bot.tables.record import NOBODY
from rules.catalogue import GAMES
from rules.errors import Value

LONGEST_NAME = 32
FROM_THE_RIGHT = ("R", "AL")  # kinds of letters


def text(key: str) -> app_commands.locale_str:
    """A command's name, description or choice: English here, other languages by the translator."""
    return app_commands.locale_str(localizer(FALLBACK)(key), key=key)


def game_choices() -> list[app_commands.Choice[str]]:
    """Every game, as a command offers them."""
    return [app_commands.Choice(name=text(f"{name}-name"), value=name) for name in GAMES]


class Translator(app_commands.Translator):
    """Gives Discord our command texts in the languages we speak."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the key says it all
    ) -> str | None:
        """The text of that key in that language, or None to let Discord show the English one."""
        key = string.extras.get("key")
        language = locale.value.partition("-")[0]
        if key is None or language == FALLBACK or language not in languages():
            return None
        return localizer(language)(key)


def localizer_for(interaction: discord.Interaction) -> Localizer:
    """Whoever speaks the language of the person who pressed: private words are theirs."""
    return localizer(interaction.locale.value)


@lru_cache(maxsize=1024)
def safe_name(name: str) -> Markup:
    """A display name as it may stand in a message."""
    return safe_text(name, LONGEST_NAME)


def plain_name(name: str) -> str:
    """A name where Discord reads no Markdown: on a button, in a select, in a form."""
    return _kept_apart(_shortened(name, LONGEST_NAME))


def safe_text(text: str, longest: int) -> Markup:
    """Somebody's words as they may stand in a message: no Markdown, mention, link, invisible or towering signs."""
    shown = _shortened(text, longest).replace("\\", "\\\\")  # a backslash of theirs is shown as one
    return Markup(_kept_apart(escaped(shown)))


def safe_values(values: Mapping[str, Value], longest: int = LONGEST_NAME) -> dict[str, Value]:
    """The values of a refusal as they may stand in a message: names and typed words are cut short and escaped."""
    return {
        name: value if isinstance(value, (Markup, int)) else safe_text(value, longest) for name, value in values.items()
    }


def timestamp(at: float, style: str = "R") -> Markup:
    """An instant as Discord shows it, in everybody's own time; `R` is relative: "in 5 minutes"."""
    return Markup(f"<t:{int(at)}:{style}>")


def clock_text(seconds: float) -> str:
    """`1:02:03` or `2:03`"""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _shortened(text: str, longest: int) -> str:
    return " ".join("".join(_visible(text)).split())[:longest] or "?"


def _kept_apart(text: str) -> str:
    """Words that are read from the right do not turn round the numbers that stand beside them."""
    from_the_right = any(unicodedata.bidirectional(sign) in FROM_THE_RIGHT for sign in text)
    return f"\u2068{text}\u2069" if from_the_right else text


def _visible(text: str) -> Iterator[str]:
    """The signs that can be seen; of marks that pile up on one letter the first two."""
    marks = 0
    for sign in text:
        category = unicodedata.category(sign)
        marks = marks + 1 if category.startswith("M") else 0
        if sign.isspace():
            yield " "
        elif not category.startswith("C") and marks <= 2:
            yield sign


def calling(players: Iterable[int]) -> tuple[Markup, discord.AllowedMentions]:
    """Mentions on purpose: the words, and the leave to notify just these people; whoever is forgotten is nobody."""
    users = [user for user in players if user != NOBODY]
    mentions = Markup(" ".join(f"<@{user}>" for user in users))
    return mentions, discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(one) for one in users], replied_user=False
    )

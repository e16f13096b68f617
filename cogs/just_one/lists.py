"""`/words`: a server's own word list for Just One, uploaded as a text file by server managers."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Onetable
from cogs.core.errors import interaction_errors, tell
from cogs.core.permissions import server_permissions
from cogs.core.replies import defer, reply
from cogs.core.text import localizer_for, text
from cogs.places import servers_only
from rules.errors import Refusal
from rules.just_one.language.words import LEAST_OWN_WORDS, LONGEST_OWN_WORD, MOST_OWN_WORDS, read_own_list

# a character takes at most four bytes, a line end at most two
MOST_BYTES = MOST_OWN_WORDS * (4 * LONGEST_OWN_WORD + 2)


@servers_only()
@app_commands.default_permissions(manage_guild=True)
class WordListCommands(
    commands.GroupCog, group_name=text("command-words"), group_description=text("command-words-description")
):
    """Commands for the server's word list."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-words-upload"), description=text("command-words-upload-description"))
    @app_commands.describe(file=text("command-words-file-description"))
    @app_commands.rename(file=text("command-words-file"))
    async def upload(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        """Check the file and replace the word list."""
        async with interaction_errors(interaction):
            _require_manager(interaction)
            if not isinstance(file, discord.Attachment):  # the interaction lacks the resolved attachment
                raise Refusal("just-one-words-file-unreadable")
            if file.size > MOST_BYTES:
                raise Refusal("just-one-words-file-too-big", most=MOST_BYTES // 1024)
            self.bot.rate_limits.upload(interaction.user.id, interaction.guild_id or 0)
            await defer(interaction)
            content = _decoded(await file.read())
            if not content.strip("\ufeff \t\r\n"):
                raise Refusal("just-one-words-file-unreadable")
            words = read_own_list(content)
            await self.bot.tables.require_wanted(interaction.guild_id or 0, "\n".join(words))
            await self.bot.store.keep_word_list(interaction.guild_id or 0, tuple(words))
            await tell(interaction, localizer_for(interaction)("just-one-words-kept", count=len(words)))

    @app_commands.command(name=text("command-words-show"), description=text("command-words-show-description"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Send the list as a file in an ephemeral reply."""
        async with interaction_errors(interaction):
            _require_manager(interaction)
            words = await self._list(interaction)
            file = discord.File(io.BytesIO("\n".join(words).encode()), filename="words.txt")
            sentence = localizer_for(interaction)("just-one-words-shown", count=len(words))
            await reply(interaction, sentence, files=[file])

    @app_commands.command(name=text("command-words-remove"), description=text("command-words-remove-description"))
    async def remove(self, interaction: discord.Interaction) -> None:
        """Delete the list."""
        async with interaction_errors(interaction):
            _require_manager(interaction)
            await self._list(interaction)
            await self.bot.store.keep_word_list(interaction.guild_id or 0, ())
            await tell(interaction, localizer_for(interaction)("just-one-words-removed"))

    async def _list(self, interaction: discord.Interaction) -> tuple[str, ...]:
        words = await self.bot.store.word_list(interaction.guild_id or 0)
        if not words:
            raise Refusal("just-one-words-none", least=LEAST_OWN_WORDS)
        return words


def _require_manager(interaction: discord.Interaction) -> None:
    """Raise a refusal without Manage Server: a server's command permissions can allow the command to anyone."""
    if not server_permissions(interaction).manage_guild:
        raise Refusal("just-one-words-only-managers")


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("just-one-words-file-unreadable") from None

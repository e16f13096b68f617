"""`/play`: choose a game and open its table, as a lobby in the channel or in a thread, or privately."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer, localizer
from bot.servers import permissions
from bot.servers.settings import ServerSettings
from bot.tables import lobby
from bot.tables.lobby import offered
from bot.tables.record import EVERYONE, NOBODY, OptionValue, Player, TableRecord
from cogs.core.buttons import PersistentItem, chosen_value
from cogs.core.errors import interaction_errors, suggesting, tell
from cogs.core.layout import notice, row
from cogs.core.permissions import require_may_open, table_language
from cogs.core.replies import reply
from cogs.core.text import game_choices, localizer_for, plain_name, text
from cogs.places import anywhere, home_of, is_alone, is_elsewhere, replies_are_private
from cogs.social.presets import find_preset, suggest_presets
from cogs.table.threads import counts_for, open_in_thread, require_room, wants_thread
from rules.catalogue import GAMES, game_named
from rules.errors import Refusal


async def open_table(
    interaction: discord.Interaction,
    game: str,
    *,
    like: TableRecord | None = None,
    chosen: Mapping[str, OptionValue] | None = None,
) -> None:
    """Open a lobby and post it, perhaps with the options and players of an earlier table, or the options of a preset.

    Close it if posting fails.
    """
    if is_alone(interaction) and can_be_private(game):
        await open_private_table(interaction, game, chosen=chosen)
        return
    settings = await require_table_here(interaction)
    bot, language, here = interaction.client, table_language(settings, interaction), interaction.channel_id or 0
    assert isinstance(bot, Onetable)
    usual = lobby.usual_options(game, settings.turn_limit, language)
    opened = partial(
        bot.tables.deals.open,
        game=game,
        guild=home_of(interaction),
        host=player_of(interaction),
        language=language,
        options=like.options if like else usual | dict(chosen or {}),
        players=lobby.rematch(like, interaction.user.id) if like else None,
        access=like.access if like and like.seat_of(interaction.user.id) is not None else EVERYONE,
    )
    if wants_thread(settings, interaction):
        say, host = localizer(language), plain_name(interaction.user.display_name)
        title = say.plain("thread-title", game=say(f"{game}-name"), host=host)
        record = await open_in_thread(
            interaction, settings.threads, title, lambda thread: opened(channel=thread, parent=here)
        )
        bot.table_calls.announce_soon(record.id)
        return
    try:
        if (parent := counts_for(settings, interaction)) is None:
            record = await opened(channel=here)
        else:  # a rematch in a thread
            async with bot.thread_locks[parent]:
                await require_room(bot, parent, settings.threads)
                record = await opened(channel=here, parent=parent)
    except Refusal as refusal:
        if refusal.key != "refused-channel-taken":
            raise
        await _show_running(interaction, bot)
        return
    try:
        await bot.table_messages.post(record.id, interaction)
    except BaseException:
        await bot.tables.close(record.id, "could not be posted")
        raise
    bot.table_calls.announce_soon(record.id)


async def _show_running(interaction: discord.Interaction, bot: Onetable) -> None:
    """Refuse with a link to the channel's table; if its message was deleted, post it again and say so."""
    try:
        running = await bot.tables.find(interaction.channel_id or 0)
    except Refusal:
        raise Refusal("refused-busy") from None  # it has just ended
    if running.is_elsewhere:
        await bot.table_messages.post(running.id, interaction)
        await tell(interaction, localizer_for(interaction)("table-shown-again"))
        return
    confirmed = await bot.table_messages.confirm_message(running.id)
    if confirmed is None:
        raise Refusal("refused-channel-taken", link=running.channel_link)
    if confirmed.message is not None:
        raise Refusal("refused-channel-taken", link=confirmed.link)
    await bot.table_messages.post(running.id, interaction)
    await tell(interaction, localizer_for(interaction)("table-shown-again"))


async def open_private_table(
    interaction: discord.Interaction,
    game: str,
    *,
    computers: int = 0,
    chosen: Mapping[str, OptionValue] | None = None,
) -> None:
    """Open a private table; if the user has one already, show that one and say so."""
    bot, say = interaction.client, localizer_for(interaction)
    assert isinstance(bot, Onetable)
    names = (say("computer-name", number=number + 1) for number in range(computers))
    record, is_new = await bot.tables.deals.open_private(
        game=game,
        guild=home_of(interaction),
        channel=interaction.channel_id or 0,
        host=player_of(interaction),
        language=str(interaction.locale),
        company=tuple(Player(user=NOBODY, name=name, kind="computer") for name in names),
        options=chosen,
    )
    await bot.table_messages.post(record.id, interaction)
    if not is_new:
        await tell(interaction, say("private-running"))


def can_be_private(game: str) -> bool:
    """Whether the game can be played alone."""
    return 1 in game_named(game).seats


def player_of(interaction: discord.Interaction) -> Player:
    """Return the user as a player."""
    return Player(user=interaction.user.id, name=interaction.user.display_name)


async def require_table_here(interaction: discord.Interaction) -> ServerSettings:
    """Refuse if the user may not open a table here, or if the bot lacks permissions."""
    settings = await require_may_open(interaction)
    require_permissions(interaction, permissions.NEEDED_FOR_THREADS if wants_thread(settings, interaction) else None)
    return settings


def require_permissions(interaction: discord.Interaction, needed: tuple[str, ...] | None = None) -> None:
    """Refuse if the bot lacks permissions: a table needs more than the reply to a command, except elsewhere."""
    if replies_are_private(interaction):
        raise Refusal("refused-external-apps")
    if is_elsewhere(interaction):
        needed = permissions.NEEDED_IN_REPLIES
    if needed is None:
        in_thread = isinstance(interaction.channel, discord.Thread)
        needed = permissions.NEEDED_IN_THREAD if in_thread else permissions.NEEDED
    missing = permissions.missing(interaction.app_permissions, needed=needed)
    if missing:
        say, names = localizer_for(interaction), (name.replace("_", "-") for name in missing)
        raise Refusal("refused-permissions", missing=say.listed(say(f"permission-{name}") for name in names))


class Play(commands.Cog):
    """`/play`."""

    @app_commands.command(name=text("command-play"), description=text("command-play-description"))
    @app_commands.describe(
        game=text("command-play-game-description"),
        private=text("command-play-private-description"),
        preset=text("command-play-preset-description"),
    )
    @app_commands.rename(
        game=text("command-play-game"), private=text("command-play-private"), preset=text("command-play-preset")
    )
    @app_commands.choices(game=game_choices())
    @anywhere()
    async def play(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        private: bool = False,
        preset: str | None = None,
    ) -> None:
        """Open a table in this channel, or a private one."""
        is_public = (game is not None or preset is not None) and not private
        async with interaction_errors(interaction, replies="public" if is_public else "private", game=game):
            if not private and not is_alone(interaction):
                await require_table_here(interaction)
            chosen = None
            if preset is not None:
                found = await find_preset(interaction, preset, game)
                game, chosen = found.game, offered(found.game, found.chosen)
            if game is None:
                view = _chooser(localizer_for(interaction), private=private)
                await reply(interaction, view=view)
            elif private:
                await open_private_table(interaction, game, chosen=chosen)
            else:
                await open_table(interaction, game, chosen=chosen)

    @play.autocomplete("preset")
    @suggesting
    async def _presets(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the user's presets and the server's, of the chosen game if there is one."""
        return await suggest_presets(interaction, typed, getattr(interaction.namespace, "game", None))


class GameSelect(PersistentItem[ui.Select[Any]], template=r"g:(?P<how>choose|private)"):
    """A select of all games, for `/play` without a game."""

    how: str

    def __init__(self, say: Localizer, *, private: bool, placeholder: str | None = None) -> None:
        options = [
            discord.SelectOption(label=say(f"{name}-name"), value=name, description=say(f"{name}-short")[:100])
            for name in GAMES
            if can_be_private(name) or not private
        ]
        placeholder = placeholder or say("play-choose")
        super().__init__(ui.Select(options=options, placeholder=placeholder), how="private" if private else "choose")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the table that was chosen."""
        async with interaction_errors(interaction, how=self.how):
            opens = open_private_table if self.how == "private" else open_table
            await opens(interaction, chosen_value(interaction))


def _chooser(say: Localizer, *, private: bool) -> ui.LayoutView:
    return notice(say("play-which-private" if private else "play-which"), row(GameSelect(say, private=private)))

"""The rematch of Omiga: dealt at once to the same players, whose open panels show the new game."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord

from bot.app import Onetable
from bot.servers.settings import ServerSettings
from bot.tables import lobby
from bot.tables.record import Player, TableRecord
from cogs.core.panels import is_panel
from cogs.core.permissions import guest_of, require_here, table_language
from cogs.omiga.table import become_ready, rematch_rounds
from cogs.table.play import open_table, player_of, require_table_here
from cogs.table.threads import counts_for, require_room, wants_thread
from rules.errors import Refusal


async def play_again(interaction: discord.Interaction[Any], before: TableRecord) -> None:
    """Deal a rematch, with the user ready; or make the user ready if the opponent has asked for it already.

    A user who did not play, or whose opponent has left, gets a new lobby.
    """
    bot: Onetable = interaction.client
    require_here(before, interaction)
    players = lobby.rematch(before, interaction.user.id)
    apart = (await guest_of(interaction)).apart_from
    is_torn = players is None or len(players) < len(before.players) or any(player.user in apart for player in players)
    if players is None or is_torn or before.is_elsewhere:  # elsewhere it needs a reply
        await open_table(interaction, before.game, like=_longer(before))
        return
    async with bot.thread_locks[before.channel]:  # both players may press at once
        again = await _running_rematch(bot, before)
        if again is None:
            settings = await require_table_here(interaction)
            if wants_thread(settings, interaction):  # such a table gets a thread of its own, with a lobby
                await open_table(interaction, before.game, like=_longer(before))
                return
            again = await _open(interaction, before, settings, players)
            await _deal(interaction, again)
        else:
            await _become_ready(interaction, again)
            await bot.table_messages.show(again.id)
    bot.panels.move(before.id, again.id)
    if is_panel(interaction):
        await bot.panels.answer(again.id, interaction)
    else:
        await bot.panels.open(again.id, interaction)
    for user in bot.panels.users(again.id, without=interaction.user.id):
        await bot.panels.refresh(again.id, user)


async def _open(
    interaction: discord.Interaction[Any], before: TableRecord, settings: ServerSettings, players: tuple[Player, ...]
) -> TableRecord:
    """Open the table of the rematch, in the channel or thread of the first game."""
    bot: Onetable = interaction.client
    opened = partial(
        bot.tables.deals.open,
        game=before.game,
        guild=before.guild,
        channel=before.channel,
        host=player_of(interaction),
        language=table_language(settings, interaction),
        options=_longer(before).options,
        players=players,
        access=before.access,
    )
    if (parent := counts_for(settings, interaction)) is None:
        return await opened()
    async with bot.thread_locks[parent]:
        await require_room(bot, parent, settings.threads)
        return await opened(parent=parent)


async def _deal(interaction: discord.Interaction[Any], again: TableRecord) -> None:
    """Deal and post the rematch; close it if that fails."""
    bot: Onetable = interaction.client
    try:
        await bot.tables.deals.start(again.id, interaction.user.id)
        await _become_ready(interaction, again)
        await bot.table_messages.post_in_channel(again.id)
    except BaseException:
        await bot.tables.close(again.id, "could not be posted")
        raise


async def _become_ready(interaction: discord.Interaction[Any], again: TableRecord) -> None:
    view = (await interaction.client.tables.scene(again.id)).view
    assert view is not None
    await become_ready(interaction, again.id, view.epoch)


async def _running_rematch(bot: Onetable, before: TableRecord) -> TableRecord | None:
    """Return the rematch that the opponent has started in this channel, or None."""
    try:
        running = await bot.tables.find(before.channel)
    except Refusal:
        return None
    same = {player.user for player in running.members} == {player.user for player in before.members}
    return running if running.game == before.game and running.phase == "playing" and same else None


def _longer(before: TableRecord) -> TableRecord:
    """Return the record with the rounds of its rematch."""
    return before.model_copy(update={"options": {**before.options, "best_of": rematch_rounds(before)}})

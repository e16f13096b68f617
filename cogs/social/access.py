"""Who may join a lobby: the page behind More where the host names users and roles."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer, Markup
from bot.tables import lobby
from bot.tables.record import EVERYONE, NOBODY, TableRecord
from cogs.core.buttons import PersistentItem, sent_values
from cogs.core.errors import interaction_errors
from cogs.core.layout import notice, row
from cogs.core.panels import require_panel
from cogs.core.permissions import require_here
from cogs.core.replies import update
from cogs.core.text import localizer_for
from rules.errors import Refusal

MOST_NAMED = 25  # users, and roles: as many as a select holds


def access_line(record: TableRecord, say: Localizer) -> list[str]:
    """Return the line of a lobby that not everyone may join, or nothing. It names no users."""
    if record.access.is_open:
        return []
    if not record.access.roles:
        return [say("access-line-named")]
    roles = say.listed([Markup(f"<@&{role}>") for role in record.access.roles])
    return [say("access-line-roles", roles=roles)]


def draw_access(record: TableRecord, say: Localizer, *, roles: bool = True, changed: bool = False) -> ui.LayoutView:
    """Return the page. `roles`: there are roles here, not only people."""
    state = "everyone" if record.access.is_open else "some"
    return notice(
        f"### {say('access-title')}",
        *([say("settings-kept")] if changed else []),
        say(f"access-now-{state}"),
        row(AccessUsersSelect(record, say)),
        *([row(AccessRolesSelect(record, say))] if roles else []),
        f"-# {say('access-note')}",
        row(BackButton(record.id, say), *([] if record.access.is_open else [OpenToAllButton(record.id, say)])),
    )


async def _show(interaction: discord.Interaction[Any], table: int, *, changed: bool = False) -> None:
    bot: Onetable = interaction.client
    bot.more_messages.clicked(table, interaction)
    record = await bot.tables.record(table)
    say, roles = localizer_for(interaction), interaction.guild_id is not None
    await update(interaction, view=draw_access(record, say, roles=roles, changed=changed))


async def _change(interaction: discord.Interaction[Any], table: int, chosen: str | None = None) -> None:
    """Save the users or roles that the host chose, or that everyone may join; show it on the page and in the lobby."""
    bot: Onetable = interaction.client
    async with interaction_errors(interaction, table=table):
        require_panel(interaction)
        record = await bot.tables.record(table)
        require_here(record, interaction)
        async with bot.more_messages.tells_refusals(interaction, table):
            access = record.access.model_copy(update={chosen: _values(interaction)}) if chosen else EVERYONE
            await bot.tables.admit_only(table, interaction.user.id, access)
            await _show(interaction, table, changed=True)
        await bot.table_messages.show(table)


def _values(interaction: discord.Interaction[Any]) -> tuple[int, ...]:
    values = sent_values(interaction)
    if len(values) > MOST_NAMED or not all(value.isascii() and value.isdigit() for value in values):
        raise Refusal("refused-choice")
    return tuple(dict.fromkeys(int(value) for value in values))


class AccessButton(PersistentItem[ui.Button[Any]], template=r"access:(?P<table>\d{1,18})"):
    """Opens the page, in place of More."""

    table: int

    def __init__(self, table: int, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("access-button")), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the page to the host."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table):
            require_panel(interaction)
            record = await bot.tables.record(self.table)
            require_here(record, interaction)
            async with bot.more_messages.tells_refusals(interaction, self.table):
                lobby.admit_only(record, interaction.user.id, record.access)  # only for the host, in the lobby
                await _show(interaction, self.table)


class AccessUsersSelect(PersistentItem[ui.UserSelect[Any]], template=r"access-users:(?P<table>\d{1,18})"):
    """The users whom the host names."""

    table: int

    def __init__(self, record: TableRecord, say: Localizer) -> None:
        kind = discord.SelectDefaultValueType.user
        named = [discord.SelectDefaultValue(id=one, type=kind) for one in record.access.users if one != NOBODY]
        select: ui.UserSelect[Any] = ui.UserSelect(
            placeholder=say("access-choose-users"), min_values=0, max_values=MOST_NAMED, default_values=named
        )
        super().__init__(select, table=record.id)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save them."""
        await _change(interaction, self.table, "users")


class AccessRolesSelect(PersistentItem[ui.RoleSelect[Any]], template=r"access-roles:(?P<table>\d{1,18})"):
    """The roles whose members may join."""

    table: int

    def __init__(self, record: TableRecord, say: Localizer) -> None:
        kind = discord.SelectDefaultValueType.role
        named = [discord.SelectDefaultValue(id=one, type=kind) for one in record.access.roles]
        select: ui.RoleSelect[Any] = ui.RoleSelect(
            placeholder=say("access-choose-roles"), min_values=0, max_values=MOST_NAMED, default_values=named
        )
        super().__init__(select, table=record.id)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save them."""
        await _change(interaction, self.table, "roles")


class OpenToAllButton(PersistentItem[ui.Button[Any]], template=r"access-all:(?P<table>\d{1,18})"):
    """Lets everyone join again."""

    table: int

    def __init__(self, table: int, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("access-button-all")), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save it."""
        await _change(interaction, self.table)


class BackButton(PersistentItem[ui.Button[Any]], template=r"more-back:(?P<table>\d{1,18})"):
    """Goes back from a page to More."""

    table: int

    def __init__(self, table: int, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("access-button-back"), emoji="↩️"), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show More."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table):
            require_panel(interaction)
            require_here(await bot.tables.record(self.table), interaction)
            await bot.more_messages.show(interaction, self.table)

"""A game's options and the host's message to choose them. Every option is a bool or a choice, for all games alike."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from typing import Any, Self

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tables import lobby
from bot.tables.record import OptionValue, TableRecord
from cogs.core.buttons import PersistentItem, chosen_json, chosen_number
from cogs.core.coalescer import remember_newest
from cogs.core.errors import interaction_errors
from cogs.core.layout import notice, row
from cogs.core.permissions import is_moderator, require_here
from cogs.core.replies import reply, update
from cogs.core.text import localizer_for, plain_name, safe_name
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.game import Options


class KickSelect(PersistentItem[ui.Select[Any]], template=r"x:(?P<table>\d+)"):
    """The player to kick; each value is a user id."""

    table: int

    def __init__(self, table: int, options: list[discord.SelectOption], placeholder: str) -> None:
        super().__init__(ui.Select(options=options, placeholder=placeholder), table=table)

    @classmethod
    def of(cls, record: TableRecord, by: int, say: Localizer) -> Self | None:
        """Return a select of the players whom this user may kick, or None if there are none."""
        players = [
            discord.SelectOption(label=plain_name(player.name)[:100], value=str(player.user))
            for player in record.members
            if player.user != by
        ]
        return cls(record.id, players, say("lobby-take-out")) if players else None

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Kick the player, and say so."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table):
            record = await bot.tables.record(self.table)
            require_here(record, interaction)
            user = chosen_number(interaction)
            await bot.tables.kick(self.table, interaction.user.id, user, moderator=is_moderator(interaction))
            sentence = localizer_for(interaction)("lobby-taken-out", name=safe_name(record.name_of(user)))
            await update(interaction, view=notice(sentence))
            await bot.table_messages.show(self.table)


def option_values(game: str) -> Mapping[str, tuple[OptionValue, ...]]:
    """Return all values of each option."""
    options: type[Options] = game_named(game).Options
    return options.choices()


def option_text(game: str, option: str, say: Localizer) -> str:
    """Return the name of the option."""
    return say(f"{_owner(game, option)}-{option.replace('_', '-')}")


def value_text(game: str, option: str, value: OptionValue, say: Localizer) -> str:
    """Return the name of this value of an option."""
    if isinstance(value, bool):
        return say("option-on" if value else "option-off")
    return say(f"{_owner(game, option)}-{option.replace('_', '-')}-{value}")


def chosen_value(record: TableRecord, option: str) -> OptionValue:
    """Return the chosen value; the default in a lobby that is older than the option."""
    default: OptionValue = game_named(record.game).Options.model_fields[option].default
    return record.options.get(option, default)


def changed_options(record: TableRecord, say: Localizer) -> list[str]:
    """Return a line for each option that does not have its default value."""
    defaults = game_named(record.game).Options.model_fields
    lines = []
    for option in option_values(record.game):
        value = chosen_value(record, option)
        if value != defaults[option].default:
            shown = value_text(record.game, option, value, say)
            lines.append(f"- {option_text(record.game, option, say)}: **{shown}**")
    return lines


def _owner(game: str, option: str) -> str:
    """Return the prefix of the keys; options that all games have share one."""
    return "option" if option in Options.model_fields else f"{game}-option"


class OptionPanels:
    """The ephemeral option messages that hosts have open, by table."""

    def __init__(self) -> None:
        self._panels: dict[int, discord.Interaction] = {}

    async def show(self, table: int, interaction: discord.Interaction, view: ui.LayoutView) -> None:
        """Show the host the options in a new message, and delete the one they had open."""
        await reply(interaction, view=view)
        await self.delete(table)
        if interaction.response.type is not discord.InteractionResponseType.deferred_message_update:
            remember_newest(self._panels, table, interaction)  # otherwise its original message is the lobby

    async def delete(self, table: int) -> None:
        """Delete the host's options message."""
        panel = self._panels.pop(table, None)
        if panel is not None and not panel.is_expired():
            with contextlib.suppress(discord.HTTPException):  # dismissed already
                await panel.delete_original_response()


async def open_options(interaction: discord.Interaction[Any], table: int) -> None:
    """Send the options to the host; moderators get the select to kick a player."""
    bot: Onetable = interaction.client
    scene = await bot.tables.scene(table)
    record, say = scene.record, localizer_for(interaction)
    lobby.require_lobby(record)
    if record.host == interaction.user.id:
        await bot.option_panels.show(table, interaction, draw_options(record, say))
        return
    kick = KickSelect.of(record, interaction.user.id, say) if is_moderator(interaction) else None
    if kick is None:
        raise Refusal("refused-only-host", host=record.name_of(record.host))
    await reply(interaction, view=notice(row(kick)))


def draw_options(record: TableRecord, say: Localizer) -> ui.LayoutView:
    """Return the host's message: a select for each option, and one to kick a player."""
    view = notice(f"### {say('options-title', game=say(f'{record.game}-name'))}")
    for option, values in option_values(record.game).items():
        view.add_item(ui.TextDisplay(option_text(record.game, option, say)))
        chosen = [
            discord.SelectOption(
                label=value_text(record.game, option, value, say),
                value=json.dumps(value),
                description=_drawback(record, option, value, say),
                default=chosen_value(record, option) == value,
            )
            for value in values
        ]
        view.add_item(row(OptionSelect(record.id, option, chosen)))
    if (kick := KickSelect.of(record, record.host, say)) is not None:
        view.add_item(row(kick))
    return view


def _drawback(record: TableRecord, option: str, value: OptionValue, say: Localizer) -> str | None:
    """Return why the game could not start with this value, or None."""
    why = lobby.objection(record.model_copy(update={"options": {**record.options, option: value}}))
    return None if why is None else say.plain(why.key, **why.values)[:100]


class OptionSelect(PersistentItem[ui.Select[Any]], template=r"o:(?P<table>\d+):(?P<option>[a-z_]+)"):
    """One option of the game, in the host's ephemeral message."""

    table: int
    option: str

    def __init__(self, table: int, option: str, options: list[discord.SelectOption]) -> None:
        super().__init__(ui.Select(options=options), table=table, option=option)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Set the option, and show it in the message and in the lobby."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table, option=self.option):
            value: OptionValue = chosen_json(interaction)
            await bot.tables.choose(self.table, interaction.user.id, self.option, value)
            scene = await bot.tables.scene(self.table)
            await update(interaction, view=draw_options(scene.record, localizer_for(interaction)))
            await bot.table_messages.show(self.table)

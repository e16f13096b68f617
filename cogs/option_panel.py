"""The options of a game, in a private panel of the lobby's host."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import discord
from discord import ui

from bot import lobby
from bot.app import Onetable
from bot.languages import Speaker
from bot.record import OptionValue, TableRecord
from cogs.admission import is_moderator
from cogs.answers import answering
from cogs.boards import Boards
from cogs.findable import Findable
from cogs.options import chosen_value, option_text, option_values, value_text
from cogs.pressable import Pressable, chosen_json
from cogs.replies import reply, update
from cogs.sending_away import SendAwaySelect
from cogs.sheets import row, slip
from cogs.turnstile import remember
from cogs.wording import speaker_for
from rules.errors import Refusal


class OptionPanels(Findable):
    """The panels that hosts have open, by table."""

    def __init__(self) -> None:
        self._panels: dict[int, discord.Interaction] = {}

    async def show(self, table: int, press: discord.Interaction, view: ui.LayoutView) -> None:
        """Show the host the options, in place of those they may have open."""
        await reply(press, view=view)
        await self.put_away(table)
        if press.response.type is not discord.InteractionResponseType.deferred_message_update:
            remember(self._panels, table, press)  # otherwise its original message is the lobby

    async def put_away(self, table: int) -> None:
        """The options are no longer needed."""
        panel = self._panels.pop(table, None)
        if panel is not None and not panel.is_expired():
            with contextlib.suppress(discord.HTTPException):  # dismissed already
                await panel.delete_original_response()


async def open_options(interaction: discord.Interaction[Any], table: int) -> None:
    """The host's private panel, in the host's language."""
    bot: Onetable = interaction.client
    scene = await bot.tables.scene(table)
    record, say = scene.record, speaker_for(interaction)
    lobby.require_lobby(record)
    if record.host == interaction.user.id:
        await OptionPanels.of(bot).show(table, interaction, _draw(record, say))
        return
    away = SendAwaySelect.of(record, interaction.user.id, say) if is_moderator(interaction) else None
    if away is None:
        raise Refusal("refused-only-host", host=record.name_of(record.host))
    await reply(interaction, view=slip(row(away)))


def _draw(record: TableRecord, say: Speaker) -> ui.LayoutView:
    view = slip(f"### {say('options-title', game=say(f'{record.game}-name'))}")
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
    if (away := SendAwaySelect.of(record, record.host, say)) is not None:
        view.add_item(row(away))
    return view


def _drawback(record: TableRecord, option: str, value: OptionValue, say: Speaker) -> str | None:
    """Why the game could not start like that, if so."""
    why = lobby.objection(record.but(options={**record.options, option: value}))
    return None if why is None else say.plain(why.key, **why.values)[:100]


class OptionSelect(Pressable[ui.Select[Any]], template=r"o:(?P<table>\d+):(?P<option>[a-z_]+)"):
    """One option of the game, in the host's private panel."""

    table: int
    option: str

    def __init__(self, table: int, option: str, options: list[discord.SelectOption]) -> None:
        super().__init__(ui.Select(options=options), table=table, option=option)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Set the option; the panel and the lobby show it."""
        bot: Onetable = interaction.client
        async with answering(interaction, table=self.table, option=self.option):
            value: OptionValue = chosen_json(interaction)
            await bot.tables.choose(self.table, interaction.user.id, self.option, value)
            scene = await bot.tables.scene(self.table)
            await update(interaction, view=_draw(scene.record, speaker_for(interaction)))
            await Boards.of(bot).show(self.table)

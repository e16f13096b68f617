"""What every game needs, loaded first: the boards, the buttons, the lobby and the common commands."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord.ext import commands

from bot.app import Onetable
from cogs.answers import tell
from cogs.boards import Boards
from cogs.help import Help
from cogs.lobby import GameSelect, Lobby, LobbyButton, OptionSelect, draw_closed, draw_lobby
from cogs.presses import MoveButton, MoveSelect, PanelButton
from cogs.prompts import PromptButton, Prompts
from cogs.table import EndButton, Table
from cogs.wording import Translator, speaker_for

PRESSES = (MoveButton, MoveSelect, PanelButton, PromptButton, LobbyButton, OptionSelect, GameSelect, EndButton)


class OldButtons(commands.Cog):
    """Buttons and selects that no version of today knows."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Even they get an answer."""
        if interaction.type is not discord.InteractionType.component:
            return
        pressed: Mapping[str, object] = {**(interaction.data or {})}
        custom_id = str(pressed.get("custom_id"))
        if not any(press.__discord_ui_compiled_template__.fullmatch(custom_id) for press in PRESSES):
            await tell(interaction, speaker_for(interaction)("refused-old-button"))


async def setup(bot: Onetable) -> None:
    """Buttons work from now on, also those of messages sent before."""
    await bot.tree.set_translator(Translator())
    bot.add_dynamic_items(*PRESSES)
    boards = Boards(bot)
    boards.faces |= {"lobby": draw_lobby, "closed": draw_closed}
    for cog in (boards, Prompts(), Lobby(bot), Table(bot), Help(), OldButtons()):
        await bot.add_cog(cog)

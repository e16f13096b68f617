"""What can be pressed under `/privacy`. Each press is about whoever presses and about nobody else."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.languages import Speaker
from cogs.answers import answering
from cogs.pressable import Pressable
from cogs.privacy.pages import draw_done, draw_sure
from cogs.replies import defer, reply, update
from cogs.wording import speaker_for
from rules.errors import Refusal

NAME = "onetable-personal-data"
LARGEST_FILE = 8_000_000  # bytes that any server lets through
SIGNS = {"export": "💾", "delete": "🗑️", "sure": "🗑️"}


class PrivacyButton(Pressable[ui.Button[Any]], template=r"privacy:(?P<act>export|delete|sure)"):
    """Take it away, ask whether to delete it, delete it."""

    act: str

    def __init__(self, act: str, say: Speaker) -> None:
        style = discord.ButtonStyle.secondary if act == "export" else discord.ButtonStyle.danger
        super().__init__(ui.Button(label=say(f"privacy-button-{act}"), emoji=SIGNS[act], style=style), act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Whatever it is, it is about whoever pressed."""
        async with answering(interaction, act=self.act):
            match self.act:
                case "export":
                    await hand_out(interaction)
                case "delete":
                    await ask(interaction)
                case _:
                    await forget(interaction)


async def hand_out(interaction: discord.Interaction[Any]) -> None:
    """Everything that is kept about whoever asks, as a file for them alone."""
    bot: Onetable = interaction.client
    await defer(interaction)
    document = await bot.privacy.export(interaction.user.id)
    name, content = await asyncio.to_thread(packed, document)
    file = discord.File(io.BytesIO(content), filename=name)
    await reply(interaction, speaker_for(interaction)("privacy-export-here"), files=[file])


def packed(document: dict[str, Any], largest: int = LARGEST_FILE) -> tuple[str, bytes]:
    """The document as a file that Discord takes, and its name."""
    content = json.dumps(document, indent=1, ensure_ascii=False).encode()
    if len(content) <= largest:
        return f"{NAME}.json", content
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as zipped:
        zipped.writestr(f"{NAME}.json", content)
    if len(archive.getvalue()) > largest:
        raise Refusal("privacy-too-much")
    return f"{NAME}.zip", archive.getvalue()


async def ask(interaction: discord.Interaction[Any]) -> None:
    """Explain what deleting means, and ask once more."""
    bot: Onetable = interaction.client
    counts = await bot.privacy.counts(interaction.user.id, None)
    say = speaker_for(interaction)
    view = draw_sure(counts, say, PrivacyButton("sure", say), PrivacyButton("export", say)).view()
    if interaction.type is discord.InteractionType.component:
        await update(interaction, view=view)
    else:
        await reply(interaction, view=view)


async def forget(interaction: discord.Interaction[Any]) -> None:
    """Delete, then say so."""
    bot: Onetable = interaction.client
    await defer(interaction, "update")
    farewell = await bot.privacy.forget(interaction.user.id)
    await update(interaction, view=draw_done(farewell, speaker_for(interaction)).view())

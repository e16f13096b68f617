"""Every press gets an answer: what was refused and why, to the one who pressed, in their language."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import discord
import structlog

from bot.app import Onetable
from cogs.wording import safe_name, speaker_for
from rules.errors import Refusal, Value

log = structlog.get_logger("onetable.answers")


@asynccontextmanager
async def answering(interaction: discord.Interaction, **about: object) -> AsyncIterator[None]:
    """Turn whatever goes wrong inside into one ephemeral sentence and one line in the log."""
    about = {"guild": interaction.guild_id, "channel": interaction.channel_id, "user": interaction.user.id, **about}
    say = speaker_for(interaction)
    assert isinstance(interaction.client, Onetable)
    with interaction.client.busy:
        try:
            yield
        except Refusal as refusal:
            log.info("refused", why=refusal.key, **about)
            await tell(interaction, say(refusal.key, **_harmless(refusal.values)))
        except discord.HTTPException as error:
            log.warning("discord said no", status=error.status, code=error.code, error=error.text, **about)
            await tell(interaction, say("broke-discord"))
        except Exception:
            log.exception("broke", **about)
            await tell(interaction, say("broke"))


def _harmless(values: Mapping[str, Value]) -> dict[str, Value]:
    """The values of a refusal, names and other people's words made safe to show."""
    return {name: safe_name(str(value)) if name in ("host", "name") else value for name, value in values.items()}


async def tell(interaction: discord.Interaction, sentence: str) -> None:
    """Say one sentence to the one who pressed, and to nobody else."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, ephemeral=True)
    except discord.HTTPException as error:  # too late, or they are gone: nothing more can be done
        log.warning("could not answer", status=error.status, code=error.code, guild=interaction.guild_id)

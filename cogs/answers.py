"""Every press gets an answer: what was refused and why, to the one who pressed, in their language."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import discord
import structlog
from discord import app_commands

from bot.app import Onetable
from cogs.boards import Boards
from cogs.courier import ANSWERED_ALREADY
from cogs.turnstile import acknowledge
from cogs.wording import safe_values, speaker_for
from rules.errors import Refusal

log = structlog.get_logger("onetable.answers")

# refusals after which the message that was pressed is drawn again: it must have missed an edit
OUT_OF_DATE = (
    "refused-stale",
    "refused-game-over",
    "refused-table-closed",
    "refused-already-started",
    "refused-full",
)
PATIENCE_SECONDS = 1.5  # Discord gives three from when it sent the press


class Shown(Refusal):
    """A refusal that was told already, by what was pressed itself: all that is left is to log and count it."""


@asynccontextmanager
async def answering(
    interaction: discord.Interaction, *, pressed: int | None = None, **about: object
) -> AsyncIterator[None]:
    """Turn whatever goes wrong inside into one ephemeral sentence and one line in the log.

    `pressed` is the table whose board or panel was pressed: it is drawn again if it turns out to be out of date.
    """
    if pressed is not None:
        about["table"] = pressed
    about = {"guild": interaction.guild_id, "channel": interaction.channel_id, "user": interaction.user.id, **about}
    say = speaker_for(interaction)
    assert isinstance(interaction.client, Onetable)
    if isinstance(table := about.get("table"), int):
        interaction.client.calls.pressed(table, interaction.user.id)
    measures = interaction.client.measures
    began, outcome, why = measures.clock(), "done", None
    with interaction.client.busy, _patience(interaction) as late:
        try:
            with interaction.client.privacy.acting(interaction.user.id):
                yield
        except Refusal as refusal:
            outcome, why = "refused", refusal.key
            log.info("refused", why=refusal.key, **about)
            if not isinstance(refusal, Shown):
                if pressed is not None and refusal.key in OUT_OF_DATE:
                    await Boards.of(interaction.client).heal(pressed, interaction)
                await tell(interaction, say(refusal.key, **safe_values(refusal.values)))
        except discord.HTTPException as error:
            if late and error.code == ANSWERED_ALREADY:  # at the very moment at which it was acknowledged
                if pressed is not None:
                    await Boards.of(interaction.client).heal(pressed, interaction)
                else:
                    await tell(interaction, say("answered-late"))
                return
            outcome = "discord"
            log.warning("discord said no", status=error.status, code=error.code, error=error.text, **about)
            await tell(interaction, say("broke-discord"))
        except Exception:
            outcome = "broke"
            log.exception("broke", **about)
            await tell(interaction, say("broke"))
        finally:
            measures.answered(outcome, began, why)


@contextmanager
def _patience(interaction: discord.Interaction) -> Iterator[list[asyncio.Task[None]]]:
    """A press that takes long is acknowledged meanwhile: then there is a task for it."""
    late: list[asyncio.Task[None]] = []

    def acknowledge_meanwhile() -> None:
        if interaction.type is not discord.InteractionType.application_command:  # its "thinking" would be public
            late.append(asyncio.create_task(acknowledge(interaction)))

    patience = asyncio.get_running_loop().call_later(PATIENCE_SECONDS, acknowledge_meanwhile)
    try:
        yield late
    finally:
        patience.cancel()


async def command_failed(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """Tell the user that a command did not run. discord.py would say nothing, and log what they typed."""
    async with answering(interaction):
        if isinstance(error, app_commands.TransformerError):
            raise Refusal("refused-input") from None
        raise error


async def refuse_unknown(interaction: discord.Interaction) -> None:
    """What no version of today knows was pressed, or sent."""
    async with answering(interaction):  # its custom_id stays out of the log: it may hold a move, or anything
        raise Refusal("refused-old-button")


async def tell(interaction: discord.Interaction, sentence: str) -> None:
    """Say one sentence to the one who pressed, and to nobody else."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, ephemeral=True)
    except discord.HTTPException as error:  # too late, or they are gone: nothing more can be done
        log.warning("could not answer", status=error.status, code=error.code, guild=interaction.guild_id)

"""Every press gets an answer: what was refused and why, to the one who pressed, in their language."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, ParamSpec, TypeVar

import discord
import structlog
from discord import app_commands

from bot.app import Onetable
from bot.delivery import DELIVERY_ERRORS, describe, is_delivery_error
from cogs.core.coalescer import acknowledge
from cogs.core.courier import ANSWERED_ALREADY
from cogs.core.replies import Kind, defer_now, reply
from cogs.core.table_messages import TableMessages
from cogs.core.text import localizer_for, safe_values
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
async def interaction_errors(
    interaction: discord.Interaction, *, pressed: int | None = None, replies: Kind | None = None, **about: object
) -> AsyncIterator[None]:
    """Turn whatever goes wrong inside into one ephemeral sentence and one line in the log.

    `pressed` is the table whose board or panel was pressed: it is drawn again if it turns out to be out of date.
    `replies` is what the handler is going to reply with; an interaction that takes long is deferred accordingly. By
    default a command replies in private, and a press or a form edits the message it belongs to.
    """
    if pressed is not None:
        about["table"] = pressed
    about = {"guild": interaction.guild_id, "channel": interaction.channel_id, "user": interaction.user.id, **about}
    assert isinstance(interaction.client, Onetable)
    if isinstance(table := about.get("table"), int):
        interaction.client.turn_pings.clicked(table, interaction.user.id)
    metrics = interaction.client.metrics
    began, outcome, why = metrics.clock(), "done", None
    with interaction.client.pending, _patience(interaction, replies) as late:
        try:
            with interaction.client.privacy.acting(interaction.user.id):
                yield
            await _acknowledge_at_least(interaction, late=bool(late))
        except Refusal as refusal:
            outcome, why = "refused", refusal.key
            log.info("refused", why=refusal.key, **about)
            await _tell_why(interaction, refusal, pressed)
            await _acknowledge_at_least(interaction, late=bool(late))
        except Exception as error:
            if late and _is_answered_already(error):  # at the very moment at which it was deferred
                await _answer_late(interaction, pressed)
            else:
                outcome = await _tell_failure(interaction, error, about)
        finally:
            metrics.answered(outcome, began, why)
            interaction.client.dispatch("answered", interaction, table if isinstance(table, int) else None)


async def _tell_why(interaction: discord.Interaction, refusal: Refusal, pressed: int | None) -> None:
    if isinstance(refusal, Shown):
        return
    if pressed is not None and refusal.key in OUT_OF_DATE:
        await _heal(interaction, pressed)
    await tell(interaction, localizer_for(interaction)(refusal.key, **safe_values(refusal.values)))


async def _answer_late(interaction: discord.Interaction, pressed: int | None) -> None:
    if pressed is not None:
        await _heal(interaction, pressed)
    else:
        await tell(interaction, localizer_for(interaction)("answered-late"))


async def _tell_failure(interaction: discord.Interaction, error: Exception, about: dict[str, object]) -> str:
    """Log what went wrong, say so, and return the outcome that is counted."""
    say = localizer_for(interaction)
    if is_delivery_error(error):
        log.warning("discord said no", **{**describe(error), **about})
        await tell(interaction, say("broke-discord"))
        return "discord"
    log.error("broke", exc_info=error, **about)
    await tell(interaction, say("broke"))
    return "broke"


@contextmanager
def _patience(interaction: discord.Interaction, replies: Kind | None) -> Iterator[list[bool]]:
    """Defer an interaction that takes long; then the list is not empty."""
    is_command = interaction.type is discord.InteractionType.application_command
    kind: Kind = replies or ("private" if is_command else "update")
    late: list[bool] = []

    def defer_meanwhile() -> None:
        late.append(True)
        defer_now(interaction, kind)

    patience = asyncio.get_running_loop().call_later(PATIENCE_SECONDS, defer_meanwhile)
    try:
        yield late
    finally:
        patience.cancel()


def _is_answered_already(error: Exception) -> bool:
    """Whether a reply failed because the interaction has one."""
    if isinstance(error, discord.HTTPException):
        return error.code == ANSWERED_ALREADY
    return isinstance(error, discord.InteractionResponded)


async def _acknowledge_at_least(interaction: discord.Interaction, *, late: bool) -> None:
    """A handler may succeed without a reply, if what it would have edited is gone. Discord must hear of it even so."""
    if interaction.response.is_done() or late:
        return
    if interaction.type is discord.InteractionType.application_command:
        await tell(interaction, localizer_for(interaction)("broke-discord"))
    else:
        await acknowledge(interaction)


async def _heal(interaction: discord.Interaction, table: int) -> None:
    """Draw again what was pressed. If that fails, the user still gets their sentence."""
    try:
        await TableMessages.of(interaction.client).heal(table, interaction)
    except DELIVERY_ERRORS as error:
        log.warning("table not redrawn", table=table, guild=interaction.guild_id, **describe(error))
    except Exception:
        log.exception("table not redrawn", table=table, guild=interaction.guild_id)


async def refuse_unknown(interaction: discord.Interaction) -> None:
    """What no version of today knows was pressed, or sent."""
    async with interaction_errors(interaction):  # its custom_id stays out of the log: it may hold a move, or anything
        raise Refusal("refused-old-button")


async def tell(interaction: discord.Interaction, sentence: str) -> None:
    """Say one sentence to the one who pressed, and to nobody else."""
    try:
        await reply(interaction, sentence)
    except DELIVERY_ERRORS as error:  # too late, or they are gone: nothing more can be done
        log.warning("could not answer", guild=interaction.guild_id, **describe(error))


# --- before and around commands


async def admit(interaction: discord.Interaction[Any]) -> bool:
    """Whether the user may press or type now. If they do so too fast, they are told, and the interaction is over."""
    if interaction.type is discord.InteractionType.autocomplete:
        return await _admit_autocomplete(interaction)
    bot: Onetable = interaction.client
    wait = bot.rate_limits.click(interaction.user.id)
    if wait:
        async with interaction_errors(interaction):
            raise Refusal("refused-too-fast")
    return not wait


async def _admit_autocomplete(interaction: discord.Interaction[Any]) -> bool:
    """Whether the option that is being typed has suggestions; it may have had them in another version."""
    command, sent = interaction.command, list[Any]([interaction.data])
    focused = None
    while sent:
        option = sent.pop()
        sent += option.get("options", ())
        focused = option["name"] if option.get("focused") else focused
    has_suggestions = isinstance(command, app_commands.Command) and any(
        one.autocomplete for one in command.parameters if one.display_name == focused
    )
    if not has_suggestions:
        await _suggest(interaction, [])
    return has_suggestions


async def command_failed(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
    """Answer a command that discord.py could not run, or whose own error handling failed."""
    if interaction.type is discord.InteractionType.autocomplete:
        log.warning("autocomplete failed", guild=interaction.guild_id, error=str(error))
        await _suggest(interaction, [])
        return
    name = interaction.command.qualified_name if interaction.command is not None else None
    async with interaction_errors(interaction, command=name):
        if isinstance(error, app_commands.CommandInvokeError):
            raise error.original
        raise Refusal(_why(error))


def _why(error: app_commands.AppCommandError) -> str:
    """The key of the sentence for an error of discord.py."""
    match error:
        case app_commands.TransformerError(type=discord.AppCommandOptionType.user):
            return "refused-not-a-member"
        case app_commands.TransformerError():
            return "refused-option"
        case app_commands.CheckFailure():
            return "refused-not-allowed"
        case _:  # CommandNotFound, CommandSignatureMismatch: Discord shows a command that has changed since
            return "refused-old-command"


P = ParamSpec("P")
T = TypeVar("T")
Suggest = Callable[P, Coroutine[Any, Any, list[T]]]


def suggesting(suggest: Suggest[P, T]) -> Suggest[P, T]:
    """Wrap an autocomplete callback: if it fails, nothing is suggested, and the log gets one line."""

    @functools.wraps(suggest)
    async def wrapped(*args: P.args, **kwargs: P.kwargs) -> list[T]:
        try:
            return await suggest(*args, **kwargs)
        except Exception as error:
            log.warning("autocomplete failed", error=f"{type(error).__name__}: {error}")
            return []

    return wrapped


async def _suggest(interaction: discord.Interaction[Any], choices: list[app_commands.Choice[str]]) -> None:
    try:
        if not interaction.response.is_done():
            await interaction.response.autocomplete(choices)
    except DELIVERY_ERRORS as error:
        log.warning("could not answer", guild=interaction.guild_id, **describe(error))

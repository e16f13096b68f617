"""Errors of interactions: every interaction is answered, in the user's language, with what was refused and why.

`interaction_errors` wraps every handler; `on_command_error` answers what discord.py could not run.
"""

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
from bot.pictures.fair_thread import SERVER
from bot.store.base import RowUnreadable
from cogs.core.replies import ALREADY_ACKNOWLEDGED, Kind, acknowledge, defer_now, is_acknowledged, reply
from cogs.core.text import localizer_for, safe_values
from rules.errors import Refusal

log = structlog.get_logger("onetable.errors")

# refusals after which the clicked message is redrawn: it must have missed an edit
OUT_OF_DATE = (
    "refused-stale",
    "refused-game-over",
    "refused-table-closed",
    "refused-already-started",
    "refused-full",
)
DEFER_AFTER_SECONDS = 1.5  # Discord waits three from when it sent the interaction


class AlreadyTold(Refusal):
    """A refusal that the user has been told by the message they clicked; it is only logged and counted."""


@asynccontextmanager
async def interaction_errors(
    interaction: discord.Interaction,
    *,
    clicked: int | None = None,
    in_panel: bool = False,
    replies: Kind | None = None,
    **about: object,
) -> AsyncIterator[None]:
    """Turn any error inside into one ephemeral sentence for the user and one line in the log.

    `clicked` is the table whose message or panel was clicked: it is redrawn if it turns out to be out of date.
    With `in_panel` a refusal is shown in the clicked panel, if the game's panels do that, and not in a new message.
    `replies` is what the handler is going to reply with; an interaction that takes long is deferred accordingly. By
    default a command replies in private, and a click or a modal edits the message it belongs to.
    """
    if clicked is not None:
        about["table"] = clicked
    about = {"guild": interaction.guild_id, "channel": interaction.channel_id, "user": interaction.user.id, **about}
    assert isinstance(interaction.client, Onetable)
    SERVER.set(interaction.guild_id or 0)
    if isinstance(table := about.get("table"), int):
        interaction.client.turn_pings.clicked(table, interaction.user.id)
    metrics = interaction.client.metrics
    began, outcome, why = metrics.clock(), "done", None
    with interaction.client.pending, _deferred_if_slow(interaction, replies) as late:
        try:
            await interaction.client.handover.served()
            with interaction.client.privacy.acting(interaction.user.id):
                yield
            await _acknowledge_at_least(interaction, late=bool(late))
        except Refusal as refusal:
            outcome, why = "refused", refusal.key
            log.info("interaction refused", why=refusal.key, **about)
            await _send_refusal(interaction, refusal, clicked, in_panel=in_panel)
            await _acknowledge_at_least(interaction, late=bool(late))
        except Exception as error:
            if late and _is_answered_already(error):  # it was deferred at the same moment
                await _answer_late(interaction, clicked)
            else:
                outcome = await _send_failure(interaction, error, about)
        finally:
            metrics.answered(outcome, began, why)
            for answered in interaction.client.answer_observers:
                answered(interaction, table if isinstance(table, int) else None)


async def _send_refusal(
    interaction: discord.Interaction, refusal: Refusal, clicked: int | None, *, in_panel: bool
) -> None:
    if isinstance(refusal, AlreadyTold):
        return
    sentence = localizer_for(interaction)(refusal.key, **safe_values(refusal.values))
    if clicked is not None and in_panel and await _refuse_in_panel(interaction, clicked, sentence):
        return
    if clicked is not None and refusal.key in OUT_OF_DATE:
        await _redraw(interaction, clicked)
    await tell(interaction, sentence)


async def _refuse_in_panel(interaction: discord.Interaction, table: int, sentence: str) -> bool:
    """Show the refusal in the clicked panel. Return False if it is no panel, or one that shows no refusals."""
    assert isinstance(interaction.client, Onetable)
    try:
        return await interaction.client.panels.refuse(table, interaction, sentence)
    except Refusal:  # there is no such table any more
        return False


async def _answer_late(interaction: discord.Interaction, clicked: int | None) -> None:
    if clicked is not None:
        await _redraw(interaction, clicked)
    else:
        await tell(interaction, localizer_for(interaction)("answered-late"))


async def _send_failure(interaction: discord.Interaction, error: Exception, about: dict[str, object]) -> str:
    """Log the error, tell the user, and return the outcome for the metrics."""
    say = localizer_for(interaction)
    if is_delivery_error(error):
        log.warning("reply failed", **{**describe(error), **about})
        await tell(interaction, say("broke-discord"))
        return "discord"
    if isinstance(error, RowUnreadable):
        log.error("stored row unreadable", of=error.table, row=str(error.key), why=error.why, **about)
        await tell(interaction, say("broke-stored"))
        return "broke"
    log.error("interaction failed", exc_info=error, **about)
    await tell(interaction, say("broke"))
    return "broke"


@contextmanager
def _deferred_if_slow(interaction: discord.Interaction, replies: Kind | None) -> Iterator[list[bool]]:
    """Defer an interaction that takes long; the list is not empty from then on."""
    is_command = interaction.type is discord.InteractionType.application_command
    kind: Kind = replies or ("private" if is_command else "update")
    late: list[bool] = []

    def defer_meanwhile() -> None:
        late.append(True)
        defer_now(interaction, kind)

    timer = asyncio.get_running_loop().call_later(DEFER_AFTER_SECONDS, defer_meanwhile)
    try:
        yield late
    finally:
        timer.cancel()


def _is_answered_already(error: Exception) -> bool:
    """Whether a reply failed because the interaction already had one."""
    if isinstance(error, discord.HTTPException):
        return error.code == ALREADY_ACKNOWLEDGED
    return isinstance(error, discord.InteractionResponded)


async def _acknowledge_at_least(interaction: discord.Interaction, *, late: bool) -> None:
    """Acknowledge an interaction whose handler sent no reply, because the message it would have edited is gone."""
    if is_acknowledged(interaction) or late:
        return
    if interaction.type is discord.InteractionType.application_command:
        await tell(interaction, localizer_for(interaction)("broke-discord"))
    else:
        await acknowledge(interaction)


async def _redraw(interaction: discord.Interaction, table: int) -> None:
    """Redraw the clicked message. If that fails, the user still gets their sentence."""
    assert isinstance(interaction.client, Onetable)
    try:
        await interaction.client.table_messages.redraw(table, interaction)
    except DELIVERY_ERRORS as error:
        log.warning("table message not redrawn", table=table, guild=interaction.guild_id, **describe(error))
    except Exception:
        log.exception("table message not redrawn", table=table, guild=interaction.guild_id)


async def refuse_unknown(interaction: discord.Interaction) -> None:
    """Refuse a click or modal whose custom_id is not known to this version."""
    async with interaction_errors(interaction):  # the custom_id is not logged: it may hold anything
        raise Refusal("refused-old-button")


async def tell(interaction: discord.Interaction, sentence: str) -> None:
    """Send one sentence to the user, in an ephemeral message."""
    try:
        try:
            await reply(interaction, sentence)
        except (discord.HTTPException, discord.InteractionResponded) as error:
            if not _is_answered_already(error):
                raise
            await reply(interaction, sentence)  # it was deferred at the same moment: this one follows
    except DELIVERY_ERRORS as error:  # too late, or the user is gone
        log.warning("interaction not answered", guild=interaction.guild_id, **describe(error))


# --- checks before, and errors after, commands and clicks


async def admit(interaction: discord.Interaction[Any]) -> bool:
    """Return whether to handle the interaction. A user who is over their rate limit is told so here."""
    bot: Onetable = interaction.client
    if interaction.type is discord.InteractionType.autocomplete:
        return bot.handover.is_serving and await _admit_autocomplete(interaction)
    if not await bot.handover.is_ours(interaction.id):
        return False
    too_fast = _too_fast(bot, interaction)
    if too_fast is not None:
        async with interaction_errors(interaction):
            raise Refusal(too_fast)
    return too_fast is None


def _too_fast(bot: Onetable, interaction: discord.Interaction[Any]) -> str | None:
    """Return the key of the refusal if the user, or all members of the server together, press too fast."""
    if bot.rate_limits.click(interaction.user.id):
        return "refused-too-fast"
    server = interaction.guild_id
    return "refused-too-fast-here" if server is not None and bot.rate_limits.click_here(server) else None


async def _admit_autocomplete(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the option that is being typed has suggestions; it may have had them in another version."""
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


async def on_command_error(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
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
    """Return the key of the sentence for an error of discord.py."""
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
        log.warning("interaction not answered", guild=interaction.guild_id, **describe(error))

"""Replies to interactions, whether or not the interaction was deferred while the work was being done.

Discord waits three seconds for the first reply. When a handler takes longer, `cogs.core.errors` defers the interaction,
and from then on the reply has to be a follow-up. Handlers do not need to know: they call `reply`, `update`, `defer` and
`open_form` in place of the methods of `interaction.response`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Literal

import discord
import structlog
from discord import ui

from bot.delivery import DELIVERY_ERRORS, describe
from rules.errors import Refusal

log = structlog.get_logger("onetable.replies")

# What a handler replies with: a new private message, a new public message, or an edit of the message that was pressed.
Kind = Literal["private", "public", "update"]

_DEFERRING = "onetable: deferring"  # in `interaction.extras`: the task that defers, while it runs
_DEFERRED = "onetable: deferred"  # in `interaction.extras`: the kind of the deferral

Press = discord.Interaction[Any]


class Form(ui.Modal):
    """A modal whose values are read by `cogs.core.modals` when Discord sends them, also after a restart."""

    async def on_error(self, interaction: Press, error: Exception, /) -> None:  # type: ignore[override]  # as in discord.py
        """Log one line: the values arrive by another way."""
        log.warning("form could not be refreshed", guild=interaction.guild_id, **describe(error))


async def reply(
    interaction: Press,
    content: str | None = None,
    *,
    view: ui.LayoutView | None = None,
    files: Sequence[discord.File] = (),
    ephemeral: bool = True,
) -> int | None:
    """Send a new message and return its id. After a deferral it takes the place of the "thinking ..." message."""
    await deferred(interaction)
    given = {"content": content, "view": view, "files": list(files)}
    message: dict[str, Any] = {name: value for name, value in given.items() if value} | {"ephemeral": ephemeral}
    if not interaction.response.is_done():
        return (await interaction.response.send_message(**message)).message_id
    kind = interaction.extras.pop(_DEFERRED, None)
    if kind is not None and kind != ("private" if ephemeral else "public"):
        # the first follow-up edits the "thinking ..." message, and who sees that one cannot be changed
        await _delete_thinking(interaction)
    return (await interaction.followup.send(**message, wait=True)).id


async def update(
    interaction: Press, *, view: ui.LayoutView, attachments: Sequence[discord.File | discord.Attachment] | None = None
) -> None:
    """Edit the message that was pressed."""
    await deferred(interaction)
    changes: dict[str, Any] = {"view": view}
    if attachments is not None:
        changes["attachments"] = attachments
    if interaction.response.is_done():
        await interaction.edit_original_response(**changes)
    else:
        await interaction.response.edit_message(**changes)


async def open_form(interaction: Press, form: Form) -> None:
    """Open a modal. That must be the first reply, so after a deferral the user is asked to press again."""
    await deferred(interaction)
    if interaction.response.is_done():
        raise Refusal("refused-press-again")
    await interaction.response.send_modal(form)


async def defer(interaction: Press, kind: Kind = "private") -> None:
    """Defer the reply, unless that was done before."""
    await deferred(interaction)
    if interaction.response.is_done():
        return
    if kind == "update" and interaction.type is not discord.InteractionType.application_command:
        await interaction.response.defer()
        return
    kind = "public" if kind == "public" else "private"
    await interaction.response.defer(ephemeral=kind == "private", thinking=True)
    interaction.extras[_DEFERRED] = kind


def defer_now(interaction: Press, kind: Kind) -> None:
    """Start to defer while a handler is still at work. Replies wait until that is done."""
    if not interaction.response.is_done() and _DEFERRING not in interaction.extras:
        interaction.extras[_DEFERRING] = asyncio.create_task(_defer_quietly(interaction, kind))


async def deferred(interaction: Press) -> None:
    """Wait for a deferral under way: until Discord has it, nothing else may be sent."""
    task: asyncio.Task[None] | None = interaction.extras.get(_DEFERRING)
    if task is not None and task is not asyncio.current_task():
        await asyncio.wait([task])


def thinks_privately(interaction: Press) -> bool:
    """Whether a private "thinking ..." message waits for its reply; asked once, by whoever edits it."""
    if interaction.extras.get(_DEFERRED) != "private":
        return False
    del interaction.extras[_DEFERRED]
    return True


async def _defer_quietly(interaction: Press, kind: Kind) -> None:
    try:
        await defer(interaction, kind)
    except DELIVERY_ERRORS as error:
        log.warning("could not defer", guild=interaction.guild_id, **describe(error))


async def _delete_thinking(interaction: Press) -> None:
    try:
        await interaction.delete_original_response()
    except DELIVERY_ERRORS as error:
        log.warning("deferred reply not deleted", guild=interaction.guild_id, **describe(error))

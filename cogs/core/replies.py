"""Replies to interactions, whether or not the interaction was deferred while the work was being done.

Discord waits three seconds for the first reply. When a handler takes longer, `cogs.core.errors` defers the interaction,
and from then on the reply has to be a follow-up. Handlers do not need to know: they call `reply`, `update`, `defer` and
`open_modal` in place of the methods of `interaction.response`; `edit_through` and `reply_privately` send a layout.

The rate limit of an interaction's token: Discord allows about five edits in two seconds, and discord.py sleeps inside
the request that uses up the last one. Refreshes of a panel therefore ask `rate_limit_wait` first and come later.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import aiohttp
import discord
import structlog
from discord import ui

from bot.delivery import DELIVERY_ERRORS, describe
from cogs.core.layout import MessageLayout
from rules.errors import Refusal

log = structlog.get_logger("onetable.replies")

# What a handler replies with: a new private message, a new public message, or an edit of the clicked message.
Kind = Literal["private", "public", "update"]

ALREADY_ACKNOWLEDGED = 40060  # Discord's error code for a second first reply
TOKEN_EDITS = 4  # one fewer than Discord allows through a token in a window
TOKEN_WINDOW_SECONDS = 2.0

# Keys of `interaction.extras`
_DEFERRING = "onetable: deferring"  # the task that defers, while it runs
_DEFERRED = "onetable: deferred"  # the kind of the deferral
_ACKNOWLEDGED = "onetable: acknowledged"  # Discord has the first reply, though discord.py never saw its answer
_EDITS = "onetable: edits"  # when the message was edited through the token

Interaction = discord.Interaction[Any]


class Form(ui.Modal):
    """A modal whose values are read by `cogs.core.modals` when Discord sends them, also after a restart."""

    async def on_error(self, interaction: Interaction, error: Exception, /) -> None:  # type: ignore[override]  # as in discord.py
        """Log one line: the values arrive by another way."""
        log.warning("modal refresh failed", guild=interaction.guild_id, **describe(error))


# --- new messages


async def reply(
    interaction: Interaction,
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
    if not is_acknowledged(interaction):
        return (await interaction.response.send_message(**message)).message_id
    kind = interaction.extras.pop(_DEFERRED, None)
    if kind is not None and kind != ("private" if ephemeral else "public"):
        # the first follow-up edits the "thinking ..." message, and who sees that one cannot be changed
        await _delete_thinking(interaction)
    return (await interaction.followup.send(**message, wait=True)).id


class Posted(NamedTuple):
    """A new message for everyone who can see the channel."""

    message: int
    is_original: bool  # whether `edit_through` edits it from now on
    is_ephemeral: bool = False  # only the user sees it after all: their server lets no external app post


async def reply_publicly(interaction: Interaction, layout: MessageLayout) -> Posted:
    """Send the layout in a new public message."""
    await deferred(interaction)
    files = layout.files()
    if not is_acknowledged(interaction):
        sent = await interaction.response.send_message(view=layout.view(), files=files)
        assert sent.message_id is not None
        return Posted(sent.message_id, is_original=True, is_ephemeral=sent.is_ephemeral())
    is_original = interaction.extras.get(_DEFERRED) == "public"
    if not is_original:
        message_id = await reply(interaction, view=layout.view(), files=files, ephemeral=False)
        assert message_id is not None
        return Posted(message_id, is_original=False)
    del interaction.extras[_DEFERRED]
    message = await interaction.followup.send(view=layout.view(), files=files, wait=True)
    return Posted(message.id, is_original=True, is_ephemeral=message.flags.ephemeral)


async def reply_privately(interaction: Interaction, layout: MessageLayout) -> bool:
    """Send the layout in a new ephemeral message; return whether `edit_through` edits that message from now on.

    It does not if the interaction was acknowledged before: then `edit_through` edits the clicked message.
    """
    await deferred(interaction)
    if is_acknowledged(interaction) and interaction.extras.get(_DEFERRED) == "private":
        del interaction.extras[_DEFERRED]
        await edit_through(interaction, layout)
        return True
    is_first = not is_acknowledged(interaction)
    await reply(interaction, view=layout.view(), files=layout.files())
    return is_first


async def open_modal(interaction: Interaction, form: Form) -> None:
    """Open a modal. That must be the first reply, so after a deferral the user is asked to click again."""
    await deferred(interaction)
    if is_acknowledged(interaction):
        raise Refusal("refused-press-again")
    await interaction.response.send_modal(form)


# --- edits


async def update(
    interaction: Interaction,
    *,
    view: ui.LayoutView,
    attachments: Sequence[discord.File | discord.Attachment] | None = None,
) -> None:
    """Edit the clicked message."""
    await deferred(interaction)
    changes: dict[str, Any] = {"view": view}
    if attachments is not None:
        changes["attachments"] = attachments
    if is_acknowledged(interaction):
        await interaction.edit_original_response(**changes)
        interaction.extras.setdefault(_EDITS, deque(maxlen=TOKEN_EDITS)).append(time.monotonic())
    else:
        await interaction.response.edit_message(**changes)


async def edit_through(interaction: Interaction, layout: MessageLayout) -> None:
    """Show the layout in the clicked message, or in the one that replied to the interaction.

    Tries once more if the connection broke: Discord may or may not have got the edit.
    """
    try:
        await update(interaction, view=layout.view(), attachments=layout.files())
    except aiohttp.ClientConnectionError as broken:
        log.info("edit sent again", guild=interaction.guild_id, **describe(broken))
        try:
            await update(interaction, view=layout.view(), attachments=layout.files())
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
            interaction.extras[_ACKNOWLEDGED] = True  # the first one had arrived


def rate_limit_wait(interaction: Interaction, window: float = TOKEN_WINDOW_SECONDS) -> float:
    """Return for how many seconds no edit should be sent through the token, so that discord.py need not wait."""
    edits: deque[float] = interaction.extras.get(_EDITS, deque())
    return max(0.0, edits[0] + window - time.monotonic()) if len(edits) == TOKEN_EDITS else 0.0


# --- acknowledging


def is_acknowledged(interaction: Interaction) -> bool:
    """Whether Discord has the first reply to the interaction."""
    return interaction.response.is_done() or _ACKNOWLEDGED in interaction.extras


async def acknowledge(interaction: Interaction) -> None:
    """Acknowledge a click or a modal without changing anything, before Discord's three seconds are over."""
    if not is_acknowledged(interaction):
        try:
            await interaction.response.defer()
        except DELIVERY_ERRORS as error:
            log.warning("interaction not acknowledged", guild=interaction.guild_id, **describe(error))


async def defer(interaction: Interaction, kind: Kind = "private") -> None:
    """Defer the reply, unless that was done before."""
    await deferred(interaction)
    if is_acknowledged(interaction):
        return
    if kind == "update" and interaction.type is not discord.InteractionType.application_command:
        await interaction.response.defer()
        return
    kind = "public" if kind == "public" else "private"
    await interaction.response.defer(ephemeral=kind == "private", thinking=True)
    interaction.extras[_DEFERRED] = kind


def defer_now(interaction: Interaction, kind: Kind) -> None:
    """Start to defer while a handler is still at work. Replies wait until that is done."""
    if not is_acknowledged(interaction) and _DEFERRING not in interaction.extras:
        interaction.extras[_DEFERRING] = asyncio.create_task(_defer_quietly(interaction, kind))


async def deferred(interaction: Interaction) -> None:
    """Wait for a deferral that was started: until Discord has it, nothing else may be sent."""
    task: asyncio.Task[None] | None = interaction.extras.get(_DEFERRING)
    if task is not None and task is not asyncio.current_task():
        await asyncio.wait([task])


async def _defer_quietly(interaction: Interaction, kind: Kind) -> None:
    try:
        await defer(interaction, kind)
    except DELIVERY_ERRORS as error:
        log.warning("interaction not deferred", guild=interaction.guild_id, **describe(error))


async def _delete_thinking(interaction: Interaction) -> None:
    try:
        await interaction.delete_original_response()
    except DELIVERY_ERRORS as error:
        log.warning("deferred reply not deleted", guild=interaction.guild_id, **describe(error))

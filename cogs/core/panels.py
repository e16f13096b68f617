"""Private panels: a player's own hand, word or village, in their language, in an ephemeral message.

Discord lets an ephemeral message be edited only through the token of an interaction of its reader, and only for fifteen
minutes; every click gives a new token. So the newest interaction of each open panel is kept. A panel whose token has
expired is up to date again after the next click on it, or after it is opened again with its button.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable, Coroutine
from dataclasses import replace

import discord
import structlog
from cachetools import LRUCache
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tables.lobby import require_admission
from bot.tables.service import Scene
from cogs.core.coalescer import UpdateCoalescer
from cogs.core.layout import GREY, LayoutDecorator, MessageLayout, first_control
from cogs.core.replies import edit_through, rate_limit_wait, reply, reply_privately, update
from cogs.core.text import localizer_for
from rules.errors import Refusal
from rules.game import Seat

log = structlog.get_logger("onetable.panels")

MAX_FINISHED = 256  # tables whose panels are kept for a rematch
MAX_NOTES = 1000


def is_panel(interaction: discord.Interaction) -> bool:
    """Whether an ephemeral message was clicked, and not a public one."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def require_panel(interaction: discord.Interaction) -> None:
    """Refuse a forged click on a public message, for items that only ephemeral messages have."""
    if not is_panel(interaction):
        raise Refusal("refused-old-button")


async def show_privately(interaction: discord.Interaction, layout: MessageLayout, *, here: bool) -> None:
    """Show the user a private page: `here`, in place of the page that was clicked, or in a new message."""
    if here and is_panel(interaction):  # never in place of a public message
        await update(interaction, view=layout.view(), attachments=layout.files())
    else:
        await reply(interaction, view=layout.view(), files=layout.files())


class Panels:
    """Every open panel, by table and user."""

    def __init__(self, bot: Onetable, run: Callable[[Coroutine[object, object, None]], None]) -> None:
        self.decorators: list[LayoutDecorator] = []  # what all private tables have in common
        self.crowd_decorators: list[LayoutDecorator] = []  # what all panels of a crowd have in common
        self._bot = bot
        self._run = run  # starts a background task
        self._delayed: dict[tuple[int, int], asyncio.TimerHandle] = {}  # refreshes that wait for a rate limit
        self._newest: dict[int, dict[int, discord.Interaction]] = {}  # by table and user; the oldest table first
        self._finished: LRUCache[int, dict[int, discord.Interaction]] = LRUCache(MAX_FINISHED)  # for their rematch
        self._notes: LRUCache[tuple[int, int], tuple[int, str]] = LRUCache(MAX_NOTES)  # epoch and refusal
        self._shown: dict[tuple[int, int], int] = {}  # by table and user: a hash of what the panel shows
        self._coalescer = UpdateCoalescer()

    def newest(self, table: int, user: int) -> discord.Interaction | None:
        """Return the interaction through which this user's panel can be edited."""
        return self._newest.get(table, {}).get(user)

    async def open(self, table: int, interaction: discord.Interaction) -> None:
        """Show the user their panel in a new message, and delete the one they had before."""
        user = interaction.user.id
        scene, seat = await self._scene(table, interaction)
        require_admission(scene.record, user)
        if seat is None:
            raise Refusal("refused-not-at-table")
        if scene.view is None:
            lost = "refused-damaged" if scene.record.live else "refused-table-closed"
            raise Refusal("refused-not-started" if scene.record.phase == "lobby" else lost)
        layout = await self._draw(scene, seat, interaction)
        is_editable = await reply_privately(interaction, layout)
        before = self.newest(table, user)
        self.forget(table, user)
        self._notes.pop((table, user), None)
        if is_editable:
            self._remember(table, interaction)
            self._shown[table, user] = _content(layout)
        if before is not None and not before.is_expired():
            try:
                await before.delete_original_response()
            except discord.HTTPException as error:  # dismissed by the user
                log.debug("old panel gone", table=table, code=error.code)

    async def answer(self, table: int, interaction: discord.Interaction) -> None:
        """Answer a click on a panel with the panel as it is now."""
        self._notes.pop((table, interaction.user.id), None)
        await self._answer(table, interaction)

    async def refuse(self, table: int, interaction: discord.Interaction, sentence: str) -> bool:
        """Answer a click on a panel with the panel and this sentence, which stays until the next click.

        Return False if no panel was clicked, or if the game's panels do not show refusals.
        """
        if not is_panel(interaction):
            return False
        scene, seat = await self._scene(table, interaction)
        shown = self._bot.games[scene.record.game].panel_refusals and not scene.record.private
        if not shown or seat is None or scene.view is None:
            return False
        self._notes[table, interaction.user.id] = scene.view.epoch, sentence
        await self._answer(table, interaction)
        return True

    def has_note(self, table: int, user: int) -> bool:
        """Whether the user's panel shows a refusal."""
        return (table, user) in self._notes

    async def _answer(self, table: int, interaction: discord.Interaction) -> None:
        user = interaction.user.id
        await self._coalescer.send((table, user), lambda newest: self._send(table, user, newest), interaction)

    def users(self, table: int, *, without: int | None) -> list[int]:
        """Return the users who have a panel of this table open, except for one."""
        return [user for user in self._newest.get(table, ()) if user != without]

    async def refresh(self, table: int, user: int) -> None:
        """Bring a user's open panel up to date through their newest interaction.

        A panel that would show the same is not edited: an edit closes the select that its user may have open.
        """
        await self._coalescer.send((table, user), lambda newest: self._send(table, user, newest))

    async def _send(self, table: int, user: int, clicked: discord.Interaction | None) -> None:
        if clicked is not None:
            self._remember(table, clicked)
        interaction = clicked or self.newest(table, user)
        if interaction is None or (clicked is None and not self._may_edit(table, user, interaction)):
            return
        scene, seat = await self._scene(table, interaction)
        if seat is None or not scene.record.live:
            self.forget(table, user)  # this is the last time it is drawn
            if scene.record.phase == "over" and not scene.record.private:
                self._finished[table] = {**self._finished.get(table, {}), user: interaction}
        if scene.view is None or (seat is None and scene.record.private):
            return
        try:
            layout = await self._draw(scene, seat, interaction)
        except Refusal:  # an ephemeral message with a forged button: there is nothing to keep up to date
            self.forget(table, user)
            if clicked is None:
                return
            raise
        content = _content(layout)
        if clicked is None and self._shown.get((table, user)) == content:
            return
        if self.newest(table, user) is not None:
            self._shown[table, user] = content
        try:
            await edit_through(interaction, layout)
        except discord.HTTPException as error:  # dismissed, or its token has expired
            log.info("panel closed", table=table, user=user, code=error.code)
            self.forget(table, user)

    def _may_edit(self, table: int, user: int, interaction: discord.Interaction) -> bool:
        """Whether a panel that was not clicked can be edited now. If that is too soon, it is refreshed later."""
        if interaction.is_expired():
            self.forget(table, user)
            return False
        if wait := rate_limit_wait(interaction, self._bot.timings.token_window):
            self._refresh_later(table, user, wait)
            return False
        return True

    def _refresh_later(self, table: int, user: int, wait: float) -> None:
        """Refresh the panel when its token is no longer rate-limited; a click meanwhile cancels that."""

        def refresh() -> None:
            del self._delayed[table, user]
            self._run(self.refresh(table, user))

        if (table, user) not in self._delayed:
            self._delayed[table, user] = asyncio.get_running_loop().call_later(wait, refresh)

    def _remember(self, table: int, interaction: discord.Interaction) -> None:
        """Keep the user's newest interaction, and drop the oldest tables whose tokens have all expired."""
        if (delayed := self._delayed.pop((table, interaction.user.id), None)) is not None:
            delayed.cancel()
        self._newest[table] = {**self._newest.pop(table, {}), interaction.user.id: interaction}
        for oldest in list(itertools.takewhile(self._is_expired, self._newest)):
            for user in list(self._newest[oldest]):
                self.forget(oldest, user)

    def move(self, table: int, to: int) -> None:
        """Use the panels of a finished table for another one from now on, as far as they can still be edited."""
        for interaction in self._finished.pop(table, {}).values():
            if not interaction.is_expired() and self.newest(to, interaction.user.id) is None:
                self._remember(to, interaction)

    def _is_expired(self, table: int) -> bool:
        return all(interaction.is_expired() for interaction in self._newest[table].values())

    def forget(self, table: int, user: int) -> None:
        """Do not draw this panel again."""
        self._shown.pop((table, user), None)
        panels = self._newest.get(table, {})
        panels.pop(user, None)
        if not panels:
            self._newest.pop(table, None)

    async def _scene(self, table: int, interaction: discord.Interaction) -> tuple[Scene, Seat | None]:
        scene = await self._bot.tables.scene(table, interaction.user.id)
        return scene, scene.record.viewpoint_of(interaction.user.id)

    async def _draw(self, scene: Scene, seat: Seat | None, interaction: discord.Interaction) -> MessageLayout:
        say, record, pictures = localizer_for(interaction), scene.record, self._bot.pictures
        if seat is None:
            return MessageLayout([ui.TextDisplay(say("panel-left"))], accent=GREY)
        if record.phase == "closed":
            return MessageLayout(
                [ui.TextDisplay(say("learn-stopped" if record.is_lesson else "table-closed"))], accent=GREY
            )
        game = self._bot.games[record.game]
        if not record.private:
            if game.panel is None:
                raise Refusal("refused-old-button")
            layout = await game.panel(scene, seat, say, pictures)
            if seat == record.crowd:
                for decorate in self.crowd_decorators:
                    layout = decorate(scene, say, layout)
            epoch, note = self._notes.get((record.id, interaction.user.id), (None, ""))
            return layout if scene.view is None or scene.view.epoch != epoch else _with_refusal(layout, note)
        assert game.private is not None, f"{game.name} cannot be played in private"
        layout = await game.private(scene, say, pictures)
        for decorate in self.decorators:
            layout = decorate(scene, say, layout)
        return layout


def _with_refusal(layout: MessageLayout, sentence: str) -> MessageLayout:
    """Return the layout of a panel with a refusal right above the buttons."""
    at = first_control(layout.parts)
    return replace(layout, parts=[*layout.parts[:at], ui.TextDisplay(f"⚠️ {sentence}"), *layout.parts[at:]])


def _content(layout: MessageLayout) -> int:
    """Return a hash of everything that a message with this layout shows."""
    parts = json.dumps([part.to_component_dict() for part in layout.parts])
    return hash((parts, layout.accent, *(picture.png for picture in layout.pictures)))


def with_note(scene: Scene, say: Localizer, layout: MessageLayout) -> MessageLayout:
    """Return the layout of a private table with the note that it is private."""
    if scene.record.is_lesson:
        return layout
    note = say("private-note" if scene.record.live else "private-over")
    return replace(layout, parts=[ui.TextDisplay(f"-# {note}"), *layout.parts])

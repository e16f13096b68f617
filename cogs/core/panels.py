"""Private panels: a player's own hand, word or village, in their language, for nobody else to see.

A panel is an ephemeral message. Discord lets it be edited only through the token of an interaction of that player,
and only for fifteen minutes; every press gives a new token. So the newest interaction of each open panel is remembered,
and a panel whose token has died comes to life again at the next press, or is opened anew with its button.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace

import discord
import structlog
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.lobby import require_admission
from bot.tables.service import Scene
from cogs.core.coalescer import UpdateCoalescer
from cogs.core.courier import edit_through, reply_privately, used_up
from cogs.core.layout import GREY, LayoutDecorator, MessageLayout, RenderTable
from cogs.core.replies import reply, update
from cogs.core.text import localizer_for
from rules.errors import Refusal
from rules.game import Seat

log = structlog.get_logger("onetable.panels")

RenderPanel = Callable[[Scene, Seat, Localizer, PictureCache], Awaitable[MessageLayout]]  # the scene is that seat's


def is_panel(click: discord.Interaction) -> bool:
    """Was a private panel pressed, and not the public table?"""
    return click.message is not None and click.message.flags.ephemeral


async def show_privately(interaction: discord.Interaction, layout: MessageLayout, *, here: bool) -> None:
    """To whoever asked: `here`, in place of the private page that was pressed, or in a message of its own."""
    if here and is_panel(interaction):  # never in place of what everybody sees
        await update(interaction, view=layout.view(), attachments=layout.files())
    else:
        await reply(interaction, view=layout.view(), files=layout.files())


class Panels:
    """Every panel that is open, by table and person."""

    def __init__(
        self, bot: Onetable, picture_cache: PictureCache, run: Callable[[Coroutine[object, object, None]], None]
    ) -> None:
        self.renderers: dict[str, RenderPanel] = {}  # by game
        self.private_renderers: dict[str, RenderTable] = {}  # by game: a private table, all of it
        self.decorators: list[LayoutDecorator] = []  # what every private table has in common
        self._bot = bot
        self._easel = picture_cache
        self._run = run  # does what nobody waits for
        self._late: dict[tuple[int, int], asyncio.TimerHandle] = {}  # those that are brought up to date in a moment
        self._newest: dict[int, dict[int, discord.Interaction]] = {}  # table, person; oldest press first
        self._coalescer = UpdateCoalescer()

    async def open(self, table: int, press: discord.Interaction) -> None:
        """Show somebody their panel, in place of the one they may have had."""
        scene, seat = await self._scene(table, press)
        require_admission(scene.record, press.user.id)
        if seat is None:
            raise Refusal("refused-not-at-table")
        if scene.view is None:
            lost = "refused-damaged" if scene.record.live else "refused-table-closed"
            raise Refusal("refused-not-started" if scene.record.phase == "lobby" else lost)
        if not scene.record.private and scene.record.game not in self.renderers:
            raise Refusal("refused-old-button")
        layout = await self._draw(scene, seat, press)
        is_reachable = await reply_privately(press, layout)
        before = self._newest.get(table, {}).get(press.user.id)
        self.forget(table, press.user.id)
        if is_reachable:
            self._remember(table, press)
        if before is not None and not before.is_expired():
            try:
                await before.delete_original_response()
            except discord.HTTPException as error:  # dismissed long ago
                log.debug("old panel is gone", table=table, code=error.code)

    async def answer(self, table: int, press: discord.Interaction) -> None:
        """Answer a press on a panel with the panel as it is now."""
        await self._coalescer.send((table, press.user.id), lambda click: self._send(table, press.user.id, click), press)

    def others(self, table: int, but: int | None) -> list[int]:
        """Who else has a panel of this table open."""
        return [user for user in self._newest.get(table, ()) if user != but]

    async def refresh(self, table: int, user: int) -> None:
        """Bring somebody's open panel up to date, through their own newest press."""
        await self._coalescer.send((table, user), lambda click: self._send(table, user, click))

    async def _send(self, table: int, user: int, click: discord.Interaction | None) -> None:
        if click is not None:
            self._remember(table, click)
        press = click or self._newest.get(table, {}).get(user)
        if press is None:
            return
        if press is not click and press.is_expired():
            self.forget(table, user)
            return
        if press is not click and (wait := used_up(press)):
            self._send_later(table, user, wait)
            return
        scene, seat = await self._scene(table, press)
        if seat is None or not scene.record.live:
            self.forget(table, user)  # this is the last time it is drawn
        if scene.view is None or (seat is None and scene.record.private):
            return
        layout = await self._draw(scene, seat, press)
        try:
            await edit_through(press, layout)
        except discord.HTTPException as error:  # dismissed, or its token has died: its button opens it anew
            log.info("panel closed", table=table, user=user, code=error.code)
            self.forget(table, user)

    def _send_later(self, table: int, user: int, wait: float) -> None:
        """Once something may be sent through their press again; unless they press anew, for that takes no waiting."""

        def refresh() -> None:
            del self._late[table, user]
            self._run(self.refresh(table, user))

        if (table, user) not in self._late:
            self._late[table, user] = asyncio.get_running_loop().call_later(wait, refresh)

    def _remember(self, table: int, press: discord.Interaction) -> None:
        """Keep the newest press, and let go of tables that nobody has come back to until every token had died."""
        if (late := self._late.pop((table, press.user.id), None)) is not None:
            late.cancel()
        if next(reversed(self._newest), None) == table:
            self._newest[table][press.user.id] = press
            return
        self._newest[table] = {**self._newest.pop(table, {}), press.user.id: press}
        for oldest in list(itertools.takewhile(self._is_dead, self._newest)):
            del self._newest[oldest]

    def _is_dead(self, table: int) -> bool:
        return all(press.is_expired() for press in self._newest[table].values())

    def forget(self, table: int, user: int) -> None:
        """This panel will not be drawn again."""
        panels = self._newest.get(table, {})
        panels.pop(user, None)
        if not panels:
            self._newest.pop(table, None)

    async def _scene(self, table: int, press: discord.Interaction) -> tuple[Scene, Seat | None]:
        scene = await self._bot.tables.scene(table, press.user.id)
        return scene, scene.record.seat_of(press.user.id)

    async def _draw(self, scene: Scene, seat: Seat | None, press: discord.Interaction) -> MessageLayout:
        say = localizer_for(press)
        if seat is None:
            return MessageLayout([ui.TextDisplay(say("panel-left"))], accent=GREY)
        if scene.record.phase == "closed":
            why = "learn-stopped" if scene.record.is_lesson else "table-closed"
            return MessageLayout([ui.TextDisplay(say(why))], accent=GREY)
        if not scene.record.private:
            return await self.renderers[scene.record.game](scene, seat, say, self._easel)
        layout = await self.private_renderers[scene.record.game](scene, say, self._easel)
        for frame in self.decorators:
            layout = frame(scene, say, layout)
        return layout


def with_note(scene: Scene, say: Localizer, layout: MessageLayout) -> MessageLayout:
    """A private table with the note that it is one."""
    if scene.record.is_lesson:
        return layout
    note = say("private-note" if scene.record.live else "private-over")
    return replace(layout, parts=[ui.TextDisplay(f"-# {note}"), *layout.parts])

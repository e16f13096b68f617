"""A bot in a process of its own, so that its processor time can be told from everybody else's.

    python -m bench.clicked_bot KIND API GATEWAY CDN CHANNEL FILE

KIND is `onetable`, `panels` (Onetable that leaves public messages alone), `bare` (discord.py with one button that
edits its own message and the picture in it) or `ready` (two messages; a click on one edits both, as Onetable would,
but there is nothing to play, draw or write down). FILE is Onetable's database, or the picture, shown in the CHANNEL.
Each line on standard input is answered with the seconds of processor time used so far, threads included.
"""

from __future__ import annotations

import asyncio
import io
import logging
import os
import re
import sys
import time
from pathlib import Path
from typing import Any, Self

import discord
import structlog
import yarl
from discord import ui

from bot.app import Onetable
from bot.settings import Settings
from bot.store.sqlite.store import SqliteStore
from cogs.core.layout import ROW, MessageLayout, Picture, row
from cogs.core.replies import edit_through
from cogs.core.table_messages import TableMessages


def main() -> None:
    """Serve until standard input ends."""
    kind, api, gateway, cdn, channel, file = sys.argv[1:]
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.asset.Asset.BASE = cdn
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    if kind in ("bare", "ready"):
        NoOpButton.picture = Path(file).read_bytes()
        asyncio.run(_serve_bare(int(channel)) if kind == "bare" else _serve_ready(int(channel)))
    else:
        asyncio.run(_serve_onetable(Path(file), public=kind == "onetable"))


async def _serve_onetable(database: Path, *, public: bool) -> None:
    store = await SqliteStore.open(database)
    async with Onetable(Settings(_env_file=None, press_burst=0), store) as bot:
        _tell_time(bot)
        if not public:
            setattr(TableMessages, "_show_message", _show_clicked_board)  # noqa: B010 - nowhere but in this process
        await bot.serve(os.environ["DISCORD_TOKEN"])
    await store.close()


async def _show_clicked_board(table_messages: TableMessages, table: int, click: discord.Interaction | None) -> None:
    """Lobby and call need the public message; what is pressed on panels does not."""
    if click is not None:
        await table_messages._coalescer.send(table, lambda newest: table_messages._send(table, newest), click)


async def _serve_bare(channel: int) -> None:
    async with discord.Client(intents=discord.Intents.none(), max_messages=None) as client:
        client.add_dynamic_items(NoOpButton)
        _tell_time(client)

        @client.event
        async def on_ready() -> None:
            files = NoOpButton.files()
            await client.get_partial_messageable(channel).send(view=NoOpButton.layout(), files=files)

        await client.start(os.environ["DISCORD_TOKEN"])


async def _serve_ready(channel: int) -> None:
    picture = Picture(NoOpButton.picture, "The same table as before.")
    buttons = [ui.Button[Any](label="Again", custom_id=f"noop-{number}") for number in range(15)]
    rows = (row(*buttons[at : at + ROW]) for at in range(0, 15, ROW))
    layout = MessageLayout([picture.item(), *rows], pictures=[picture])
    newest: dict[int, discord.Interaction] = {}  # by message
    async with discord.Client(intents=discord.Intents.none(), max_messages=None) as client:
        _tell_time(client)

        @client.event
        async def on_ready() -> None:
            for _ in range(2):
                files = NoOpButton.files()
                await client.get_partial_messageable(channel).send(view=NoOpButton.layout(), files=files)

        @client.event
        async def on_interaction(press: discord.Interaction) -> None:
            assert press.message is not None
            newest[press.message.id] = press
            await asyncio.gather(*(edit_through(each, layout) for each in newest.values()))

        await client.start(os.environ["DISCORD_TOKEN"])


class NoOpButton(ui.DynamicItem[ui.Button[Any]], template=r"noop"):
    """Edits the message it stands in, and changes nothing."""

    picture: bytes

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Again", custom_id="noop"))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        """There is only one."""
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """The same picture again."""
        await interaction.response.edit_message(view=self.layout(), attachments=self.files())

    @classmethod
    def layout(cls) -> ui.LayoutView:
        """A picture and a button."""
        view = ui.LayoutView(timeout=None)
        gallery = ui.MediaGallery[ui.LayoutView](discord.MediaGalleryItem("attachment://table.png"))
        view.add_item(gallery).add_item(ui.ActionRow(cls()))
        return view

    @classmethod
    def files(cls) -> list[discord.File]:
        """The picture, ready to be sent once."""
        return [discord.File(io.BytesIO(cls.picture), filename="table.png")]


def _tell_time(client: discord.Client) -> None:
    closing: set[asyncio.Task[None]] = set()

    def answer() -> None:
        if sys.stdin.readline():
            print(time.process_time(), flush=True)
        elif not closing:
            closing.add(asyncio.create_task(client.close()))

    asyncio.get_running_loop().add_reader(sys.stdin, answer)


if __name__ == "__main__":
    main()

"""A small bot in unmodified discord.py that the conformance suite runs against the playground."""

import asyncio
import io
import struct
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import discord
import pytest
import yarl
from discord import app_commands, ui

from playground import Playground

Interaction = discord.Interaction[Any]
Handler = Callable[[Interaction], Awaitable[None]]


def png(width: int = 4, height: int = 3) -> bytes:
    """Return a small red PNG."""
    rows = b"".join(b"\x00" + b"\xff\x00\x00" * width for _ in range(height))

    def chunk(kind: bytes, content: bytes) -> bytes:
        check = zlib.crc32(kind + content)
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def picture(name: str = "board.png", description: str = "The board") -> discord.File:
    return discord.File(io.BytesIO(png()), filename=name, description=description)


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A persistent button with a number in its custom_id."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Any, match: Any) -> "Counter":
        return cls(int(match["number"]))

    async def callback(self, interaction: Interaction) -> None:
        bot: Any = interaction.client
        bot.counted.append(self.number)
        said = f"counted to {self.number + 1}"
        if interaction.message is not None and interaction.message.flags.components_v2:
            layout = ui.LayoutView(timeout=None)
            layout.add_item(ui.TextDisplay(said)).add_item(ui.ActionRow(Counter(self.number + 1)))
            await interaction.response.edit_message(view=layout)
            return
        view = ui.View(timeout=None)
        view.add_item(Counter(self.number + 1))
        await interaction.response.edit_message(content=said, view=view)


class Form(ui.Modal, title="A form"):
    word: ui.Label[Any] = ui.Label(text="Word", component=ui.TextInput(custom_id="word", max_length=20))
    kind: ui.Label[Any] = ui.Label(
        text="Kind",
        component=ui.Select(custom_id="kind", options=[discord.SelectOption(label=x) for x in ("cat", "dog")]),
    )
    size: ui.Label[Any] = ui.Label(
        text="Size",
        component=ui.RadioGroup(
            custom_id="size", options=[discord.RadioGroupOption(label=x, value=x) for x in ("small", "big")]
        ),
    )
    extras: ui.Label[Any] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            custom_id="extras",
            min_values=0,
            required=False,
            options=[discord.CheckboxGroupOption(label=x, value=x) for x in ("hat", "bow")],
        ),
    )
    sure: ui.Label[Any] = ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure"))

    async def on_submit(self, interaction: Interaction) -> None:
        fields = [self.word, self.kind, self.size, self.extras, self.sure]
        word, kind, size, extras, sure = (field.component for field in fields)
        said = f"{word.value} {kind.values} {size.value} {sorted(extras.values)} {sure.value}"  # type: ignore[attr-defined]
        if interaction.message is not None:
            await interaction.response.edit_message(content=said, view=None)
        else:
            await interaction.response.send_message(said)


def board(*, file: str = "attachment://board.png") -> ui.LayoutView:
    """A Components V2 layout with an image and a button."""
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(
            ui.TextDisplay("# Board"),
            ui.Section("Row one", accessory=ui.Thumbnail(file, description="Small board")),
            ui.Separator(),
            ui.MediaGallery(discord.MediaGalleryItem(file, description="The board")),
            ui.ActionRow(Counter(1)),
            accent_colour=0x5865F2,
        )
    )
    return view


class EchoBot(discord.AutoShardedClient):
    """Responds with handlers registered with `answer`, by command or custom_id."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents.default())
        super().__init__(guild_ready_timeout=0.1, chunk_guilds_at_startup=False, **options)
        self.tree = app_commands.CommandTree(self)
        self.answers: dict[str, Handler] = {}
        self.counted: list[int] = []
        self.interactions: list[Interaction] = []
        self.events: list[str] = []
        self.failures: list[BaseException] = []
        self._add_commands()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once: unlike Discord, the playground does not need 5 seconds between shards."""

    def answer(self, name: str) -> Callable[[Handler], Handler]:
        def register(handler: Handler) -> Handler:
            self.answers[name] = handler
            return handler

        return register

    def _add_commands(self) -> None:
        tree = self.tree

        @tree.command(description="Say something back")
        async def echo(interaction: Interaction, text: str, times: app_commands.Range[int, 1, 5] = 1) -> None:
            view = ui.View(timeout=None)
            view.add_item(Counter(1))
            await interaction.response.send_message(" ".join([text] * times), view=view)

        @tree.command(description="Do what the test says")
        async def do(interaction: Interaction) -> None:
            await self._run("do", interaction)

        @tree.command(description="Choose a fruit")
        async def fruit(interaction: Interaction, name: str, who: discord.Member | None = None) -> None:
            await interaction.response.send_message(f"{name} for {who.display_name if who else 'all'}")

        @fruit.autocomplete("name")
        async def fruits(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
            return [
                app_commands.Choice(name=x.title(), value=x)
                for x in ("apple", "apricot", "pear")
                if x.startswith(current)
            ]

        group = app_commands.Group(name="cup", description="Tournaments")

        @group.command(description="Begin")
        async def start(interaction: Interaction, rounds: int) -> None:
            await interaction.response.send_message(f"{rounds} rounds")

        tree.add_command(group)

        @tree.context_menu(name="Greet")
        async def greet(interaction: Interaction, member: discord.Member) -> None:
            await interaction.response.send_message(f"Hello {member.display_name}")

        @tree.error
        async def failed(interaction: Interaction, error: app_commands.AppCommandError) -> None:
            self.failures.append(getattr(error, "original", error))

    async def _run(self, name: str, interaction: Interaction) -> None:
        try:
            await self.answers[name](interaction)
        except (Exception, pytest.fail.Exception) as failure:
            self.failures.append(failure)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter)
        await self.tree.sync()

    async def on_interaction(self, interaction: Interaction) -> None:
        self.interactions.append(interaction)
        data: Any = interaction.data or {}
        custom_id = data.get("custom_id")
        if interaction.type is discord.InteractionType.component and custom_id in self.answers:
            await self._run(str(custom_id), interaction)

    async def on_socket_event_type(self, event: str) -> None:
        self.events.append(event)


def point(playground: Playground) -> None:
    """Point discord.py at a playground."""
    discord.http.Route.BASE = playground.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)


@asynccontextmanager
async def running(playground: Playground, bot: EchoBot | None = None) -> AsyncIterator[EchoBot]:
    """Run a bot and wait until it is ready."""
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    point(playground)
    bot = bot or EchoBot()
    task = asyncio.create_task(bot.start(playground.token))
    ready = asyncio.create_task(bot.wait_until_ready())
    try:
        done, _ = await asyncio.wait((task, ready), timeout=10, return_when=asyncio.FIRST_COMPLETED)
        if task in done:
            task.result()
        assert ready in done, "the bot did not become ready"
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        with suppress(asyncio.CancelledError):
            await task
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before


@asynccontextmanager
async def playing(**options: Any) -> AsyncIterator[tuple[Playground, EchoBot]]:
    """Run a playground with the echo bot. Fail if a route is unknown or an error was logged."""
    async with Playground(**options) as playground:
        async with running(playground) as bot:
            yield playground, bot
        assert bot.failures == []
        assert playground.unknown_routes == []

"""`/play` and the lobby: choose a game, gather people, set options, start."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot import access, lobby
from bot.app import Onetable
from bot.languages import Speaker, speaker
from bot.pictures import Easel
from bot.record import NOBODY, OptionValue, Sitter, TableRecord
from bot.servers import ServerSettings
from bot.tables import Scene
from cogs.admission import is_moderator, require_here, require_may_open, require_place, table_language
from cogs.answers import answering, tell
from cogs.boards import Boards
from cogs.learning.opening import LearnButton
from cogs.options import chosen_value, option_lines, option_text, option_values, value_text
from cogs.rulebook import RulesButton
from cogs.sending_away import SendAwaySelect
from cogs.sheets import GREY, Sheet, row
from cogs.threads import counts_for, open_in_thread, require_room, wants_thread
from cogs.wording import game_choices, plain_name, safe_name, speaker_for, text
from rules.catalogue import GAMES, game_named
from rules.errors import Refusal

EMOJI = {"private": "🔒", "computer": "🤖"}


class Lobby(commands.Cog):
    """Opening a table."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self._panels: dict[int, discord.Interaction] = {}  # the options, as each table's host has them open
        self.doors: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)  # of channels with tables in threads

    @staticmethod
    def of(client: discord.Client) -> Lobby:
        """The lobby of this bot."""
        assert isinstance(client, Onetable)
        lobby = client.get_cog("Lobby")
        assert isinstance(lobby, Lobby)
        return lobby

    async def open_panel(self, table: int, press: discord.Interaction, view: ui.LayoutView) -> None:
        """Show the host the options, in place of those they may have open."""
        await press.response.send_message(view=view, ephemeral=True)
        await self.put_panel_away(table)
        self._panels[table] = press

    async def put_panel_away(self, table: int) -> None:
        """The options are no longer needed."""
        panel = self._panels.pop(table, None)
        if panel is not None and not panel.is_expired():
            with contextlib.suppress(discord.HTTPException):  # dismissed already
                await panel.delete_original_response()

    @app_commands.command(name=text("command-play"), description=text("command-play-description"))
    @app_commands.describe(game=text("command-play-game-description"), private=text("command-play-private-description"))
    @app_commands.rename(game=text("command-play-game"), private=text("command-play-private"))
    @app_commands.choices(game=game_choices())
    @app_commands.guild_only()
    async def play(self, interaction: discord.Interaction, game: str | None = None, private: bool = False) -> None:
        """Open a table in this channel, or one that only the person sees."""
        async with answering(interaction, game=game):
            if not private:
                await require_table_here(interaction)
            if game is None:
                view = _chooser(speaker_for(interaction), private=private)
                await interaction.response.send_message(view=view, ephemeral=True)
            elif private:
                await open_private_table(interaction, game)
            else:
                await open_table(interaction, game)


async def open_table(interaction: discord.Interaction, game: str, *, like: TableRecord | None = None) -> None:
    """Open a lobby, perhaps with options and people of an earlier one, and post it; if it cannot be, it is closed."""
    settings = await require_table_here(interaction)
    bot, language, here = interaction.client, table_language(settings, interaction), interaction.channel_id or 0
    assert isinstance(bot, Onetable)
    opened = partial(
        bot.tables.open,
        game=game,
        guild=interaction.guild_id or 0,
        host=sitter_of(interaction),
        language=language,
        options=like.options if like else lobby.usual_options(game, settings.turn_limit),
        people=lobby.rematch(like, interaction.user.id) if like else None,
    )
    if wants_thread(settings, interaction):
        say, host = speaker(language), plain_name(interaction.user.display_name)
        title = say("thread-title", game=say(f"{game}-name"), host=host)
        door = Lobby.of(bot).doors[here]
        await open_in_thread(
            interaction, door, settings.threads, title, lambda thread: opened(channel=thread, parent=here)
        )
        return
    if (parent := counts_for(settings, interaction)) is None:
        record = await opened(channel=here)
    else:  # a game again in a thread of before
        async with Lobby.of(bot).doors[parent]:
            await require_room(bot, parent, settings.threads)
            record = await opened(channel=here, parent=parent)
    try:
        await Boards.of(bot).post(record.id, interaction)
    except BaseException:
        await bot.tables.close(record.id, "could not be posted")
        raise


async def open_private_table(interaction: discord.Interaction, game: str, *, computers: int = 0) -> None:
    """Deal a table that only this person sees; if they have one already, show that one and say so."""
    bot, say = interaction.client, speaker_for(interaction)
    assert isinstance(bot, Onetable)
    names = (say("computer-name", number=number + 1) for number in range(computers))
    record, is_new = await bot.tables.open_private(
        game=game,
        guild=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
        host=sitter_of(interaction),
        language=str(interaction.locale),
        company=tuple(Sitter(user=NOBODY, name=name, kind="computer") for name in names),
    )
    await Boards.of(bot).post(record.id, interaction)
    if not is_new:
        await tell(interaction, say("private-running"))


def can_be_private(game: str) -> bool:
    """Can one person play it alone?"""
    return 1 in game_named(game).seats


def sitter_of(interaction: discord.Interaction) -> Sitter:
    """Whoever pressed, as somebody who can sit at a table."""
    return Sitter(user=interaction.user.id, name=interaction.user.display_name)


async def require_table_here(interaction: discord.Interaction) -> ServerSettings:
    """May this person open a table in this channel, and can the bot run it?"""
    settings = await require_may_open(interaction)
    require_permissions(interaction, access.NEEDED_FOR_THREADS if wants_thread(settings, interaction) else None)
    return settings


def require_permissions(interaction: discord.Interaction, needed: tuple[str, ...] | None = None) -> None:
    """A table needs more than the reply to a command: refuse where the bot could not go on."""
    if needed is None:
        in_thread = isinstance(interaction.channel, discord.Thread)
        needed = access.NEEDED_IN_THREAD if in_thread else access.NEEDED
    missing = access.missing(interaction.app_permissions, needed=needed)
    if missing:
        say = speaker_for(interaction)
        raise Refusal("refused-permissions", missing=", ".join(say(f"permission-{_key(name)}") for name in missing))


# --- what the lobby looks like


async def draw_lobby(scene: Scene, say: Speaker, _easel: Easel) -> Sheet:
    """Who is here, what was chosen, and what can be done."""
    record, game = scene.record, game_named(scene.record.game)
    seats = [say(_seat_key(record, sitter), name=safe_name(sitter.name)) for sitter in record.people]
    free = max(game.seats) - len(record.people)
    lines = [
        f"## {say(f'{game.name}-title')}",
        say(f"{game.name}-pitch"),
        f"### {say('lobby-people', here=len(record.people), most=max(game.seats))}",
        *seats,
        *([say("lobby-free-seats", free=free)] if free else []),
    ]
    chosen = f"### {say('lobby-options')}\n" + "\n".join(option_lines(record, say))
    missing = max(0, min(game.seats) - len(record.people))
    kind = "waiting" if missing else "ready" if free else "full"
    status = say(f"lobby-{kind}", missing=missing, host=_host_name(record))
    if (why := lobby.objection(record)) is not None:
        status = f"⚠️ {say(why.key, **why.values)}"
    closes = say("lobby-closes", when=f"<t:{int(scene.deadline or 0)}:R>")
    extras = [LobbyButton(record.id, act, say) for act in _extras(record)]
    return Sheet(
        [
            ui.TextDisplay("\n".join(lines)),
            ui.TextDisplay(chosen),
            ui.TextDisplay(f"{status}\n-# {closes}"),
            row(
                LobbyButton(record.id, "join", say, discord.ButtonStyle.success, disabled=not free),
                LobbyButton(record.id, "start", say, discord.ButtonStyle.primary),
                LobbyButton(record.id, "options", say),
                LobbyButton(record.id, "leave", say),
                LobbyButton(record.id, "cancel", say, discord.ButtonStyle.danger),
            ),
            row(
                *extras,
                RulesButton(record.game, label=say("lobby-button-rules"), emoji="📖"),
                LearnButton(record.game, label=say("lobby-button-learn")),
            ),
        ]
    )


def _extras(record: TableRecord) -> Iterator[str]:
    """What not every lobby offers."""
    game = game_named(record.game)
    if can_be_private(record.game):
        yield "private"
    if game.has_stand_ins and len(record.people) < max(game.seats):
        yield "computer"
    if any(sitter.kind == "computer" for sitter in record.people):
        yield "no-computer"


async def draw_closed(scene: Scene, say: Speaker, _easel: Easel) -> Sheet:
    """A table that is no more, or that cannot be read any more."""
    title = say(f"{scene.record.game}-title")
    why = say("refused-damaged" if scene.record.live else "table-closed")
    return Sheet([ui.TextDisplay(f"## {title}\n{why}")], accent=GREY)


def _seat_key(record: TableRecord, sitter: Sitter) -> str:
    if sitter.kind == "computer":
        return "lobby-computer"
    return "lobby-host" if sitter.user == record.host else "lobby-seat"


def _host_name(record: TableRecord) -> str:
    return safe_name(record.name_of(record.host))


def _key(name: str) -> str:
    return name.replace("_", "-")


# --- what can be pressed


class LobbyButton(
    ui.DynamicItem[ui.Button[Any]],
    template=r"l:(?P<table>\d+):(?P<act>join|start|options|leave|cancel|private|computer|no-computer)",
):
    """Join, Start, Options, Leave, Cancel; Play privately, more computers or fewer."""

    def __init__(
        self,
        table: int,
        act: str,
        say: Speaker | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        self.table, self.act = table, act
        label = say(f"lobby-button-{act}") if say else act
        emoji, custom_id = EMOJI.get(act), f"l:{table}:{act}"
        super().__init__(ui.Button(label=label, emoji=emoji, style=style, custom_id=custom_id, disabled=disabled))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it was drawn, whenever that was."""
        return cls(int(match["table"]), match["act"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do it, then show the lobby, or whatever has become of it."""
        bot: Onetable = interaction.client
        tables, user = bot.tables, interaction.user.id
        async with answering(interaction, pressed=self.table, act=self.act):
            require_here(await tables.record(self.table), interaction)
            match self.act:
                case "options":
                    await _open_options(interaction, self.table)
                    return
                case "private":
                    await _play_privately(interaction, self.table)
                    return
                case "join":
                    await tables.join(self.table, sitter_of(interaction))
                case "leave":
                    await tables.leave(self.table, user)
                case "start":
                    await require_place(interaction)
                    await tables.start_game(self.table, user)
                case "computer":
                    await _add_computer(bot, self.table, user)
                case "no-computer":
                    await tables.remove_computer(self.table, user)
                case _:
                    await tables.cancel(self.table, user, moderator=is_moderator(interaction))
            await Boards.of(bot).show(self.table, interaction)
            if self.act in ("start", "cancel"):
                await Lobby.of(bot).put_panel_away(self.table)


async def _add_computer(bot: Onetable, table: int, user: int) -> None:
    """One more, under a name that no other has."""
    record = await bot.tables.record(table)
    names, say = {sitter.name for sitter in record.people}, speaker(record.language)
    free = (name for number in itertools.count(1) if (name := say("computer-name", number=number)) not in names)
    await bot.tables.add_computer(table, user, next(free))


class OptionSelect(ui.DynamicItem[ui.Select[Any]], template=r"o:(?P<table>\d+):(?P<option>[a-z_]+)"):
    """One option of the game, in the host's private panel."""

    def __init__(self, table: int, option: str, options: list[discord.SelectOption] | None = None) -> None:
        self.table, self.option = table, option
        super().__init__(
            ui.Select(custom_id=f"o:{table}:{option}", options=options or [discord.SelectOption(label="?")])
        )

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select as it was drawn, with what was chosen."""
        select = cls(int(match["table"]), match["option"])
        assert isinstance(item, ui.Select)
        select.item = item
        return select

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Set the option; the panel and the lobby show it."""
        bot: Onetable = interaction.client
        async with answering(interaction, table=self.table, option=self.option):
            value: OptionValue = json.loads(self.item.values[0])
            await bot.tables.choose(self.table, interaction.user.id, self.option, value)
            scene = await bot.tables.scene(self.table)
            await interaction.response.edit_message(view=_options_panel(scene.record, speaker_for(interaction)))
            await Boards.of(bot).show(self.table)


class GameSelect(ui.DynamicItem[ui.Select[Any]], template=r"g:(?P<how>choose|private)"):
    """The games, for those who typed `/play` and did not say which."""

    def __init__(self, say: Speaker | None = None, *, private: bool = False, placeholder: str | None = None) -> None:
        self.private = private
        options = [
            discord.SelectOption(
                label=say(f"{name}-name") if say else name,
                value=name,
                description=say(f"{name}-short")[:100] if say else None,
            )
            for name in GAMES
            if can_be_private(name) or not private
        ]
        placeholder = placeholder or (say("play-choose") if say else None)
        custom_id = "g:private" if private else "g:choose"
        super().__init__(ui.Select(custom_id=custom_id, options=options, placeholder=placeholder))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select as it was drawn, with what was chosen."""
        select = cls(private=match["how"] == "private")
        assert isinstance(item, ui.Select)
        select.item = item
        return select

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the table that was chosen."""
        async with answering(interaction, game=self.item.values[0]):
            opens = open_private_table if self.private else open_table
            await opens(interaction, self.item.values[0])


def _chooser(say: Speaker, *, private: bool) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(say("play-which-private" if private else "play-which")))
    view.add_item(row(GameSelect(say, private=private)))
    return view


async def _play_privately(interaction: discord.Interaction[Any], table: int) -> None:
    """Whoever presses plays the game of this lobby alone; a host whom nobody has joined closes the lobby with that."""
    tables = interaction.client.tables
    record = await tables.record(table)
    if record.phase != "lobby":
        raise Refusal("refused-already-started" if record.phase == "playing" else "refused-table-closed")
    await open_private_table(interaction, record.game)
    if [sitter.user for sitter in record.people] == [interaction.user.id]:
        await tables.cancel(table, interaction.user.id, moderator=False)
        await Boards.of(interaction.client).show(table)


async def _open_options(interaction: discord.Interaction[Any], table: int) -> None:
    """The host's private panel, in the host's language."""
    bot: Onetable = interaction.client
    scene = await bot.tables.scene(table)
    record, say = scene.record, speaker_for(interaction)
    if record.phase != "lobby":
        raise Refusal("refused-already-started" if record.phase == "playing" else "refused-table-closed")
    if record.host == interaction.user.id:
        await Lobby.of(bot).open_panel(table, interaction, _options_panel(record, say))
        return
    away = SendAwaySelect.of(record, interaction.user.id, say) if is_moderator(interaction) else None
    if away is None:
        raise Refusal("refused-only-host", host=record.name_of(record.host))
    view = ui.LayoutView(timeout=None)
    view.add_item(row(away))
    await interaction.response.send_message(view=view, ephemeral=True)


def _options_panel(record: TableRecord, say: Speaker) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"### {say('options-title', game=say(f'{record.game}-name'))}"))
    for option, values in option_values(record.game).items():
        view.add_item(ui.TextDisplay(option_text(record.game, option, say)))
        chosen = [
            discord.SelectOption(
                label=value_text(record.game, option, value, say),
                value=json.dumps(value),
                description=_drawback(record, option, value, say),
                default=chosen_value(record, option) == value,
            )
            for value in values
        ]
        view.add_item(row(OptionSelect(record.id, option, chosen)))
    if (away := SendAwaySelect.of(record, record.host, say)) is not None:
        view.add_item(row(away))
    return view


def _drawback(record: TableRecord, option: str, value: OptionValue, say: Speaker) -> str | None:
    """Why the game could not start like that, if so."""
    why = lobby.objection(record.but(options={**record.options, option: value}))
    return None if why is None else say(why.key, **why.values)[:100]

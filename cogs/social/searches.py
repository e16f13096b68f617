"""`/lfg`: a post that looks for players. Its table opens by itself when there are enough."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer, localizer
from bot.servers.settings import zone_named
from bot.social.model import Pace, PlayerSearch, Seeker
from bot.social.searches import require_possible
from bot.tournaments.planning.start_time import parse_start
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors, suggesting
from cogs.core.layout import GREY, Item, MessageLayout, row
from cogs.core.permissions import guest_of, settings_of, table_language
from cogs.core.replies import reply, update
from cogs.core.text import game_choices, localizer_for, safe_name, text, timestamp
from cogs.places import servers_only
from cogs.table.play import require_table_here
from rules.catalogue import game_named
from rules.errors import Refusal

NOW = "now"
SUGGESTED = ("30m", "1h", "2h", "20:00", "tomorrow 20:00")  # starts that are offered, as `parse_start` reads them
MOST_PLAYERS = 12  # that any game could ever have; each game has its own limit


def draw_search(search: PlayerSearch, say: Localizer, now: float, trouble: str = "") -> MessageLayout:
    """Return the post."""
    game, missing = search.game, search.wanted - len(search.players)
    fewest = max(2, min(game_named(game).seats))
    lines = [f"**{say('lfg-players', here=len(search.players), wanted=search.wanted)}**"]
    for number, player in enumerate(search.players):
        lines.append(say("lfg-seat" if number else "lobby-host", name=safe_name(player.name)))
    lines.append(say(f"lfg-pace-{search.pace}"))
    if search.start_at > now:
        lines.append(say("lfg-from", at=timestamp(search.start_at, "f"), soon=timestamp(search.start_at)))
    if trouble:
        status = f"⚠️ {trouble}"
    elif missing > 0:
        status = say("lfg-waiting-later" if search.start_at > now else "lfg-waiting", missing=missing)
    else:
        status = say("lfg-full-later", when=timestamp(search.start_at)) if search.start_at > now else say("lfg-opening")
    parts: list[Item] = [
        ui.TextDisplay(f"## {say('lfg-title', game=say(f'{game}-title'))}\n{say(f'{game}-pitch')}"),
        ui.TextDisplay("\n".join(lines)),
        ui.TextDisplay(f"{status}\n-# {say('lfg-closes', when=timestamp(search.closes_at))}"),
        row(
            SearchButton(search.id, "join", say, discord.ButtonStyle.success, disabled=missing <= 0),
            SearchButton(search.id, "leave", say),
            SearchButton(search.id, "open", say, disabled=len(search.players) < fewest),
        ),
    ]
    return MessageLayout(parts)


def draw_over(search: PlayerSearch, sentence: str, say: Localizer) -> MessageLayout:
    """Return the post of a search that is over: no buttons, only what became of it."""
    return MessageLayout(
        [ui.TextDisplay(f"## {say('lfg-title', game=say(f'{search.game}-title'))}\n{sentence}")], accent=GREY
    )


class LookingForPlayers(commands.Cog):
    """`/lfg`."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-lfg"), description=text("command-lfg-description"))
    @app_commands.describe(
        game=text("command-play-game-description"),
        players=text("command-lfg-players-description"),
        start=text("command-lfg-start-description"),
        pace=text("command-lfg-pace-description"),
    )
    @app_commands.rename(
        game=text("command-play-game"),
        players=text("command-lfg-players"),
        start=text("command-lfg-start"),
        pace=text("command-lfg-pace"),
    )
    @app_commands.choices(
        game=game_choices(),
        pace=[
            app_commands.Choice(name=text("command-lfg-pace-live"), value="live"),
            app_commands.Choice(name=text("command-lfg-pace-day"), value="day"),
        ],
    )
    @servers_only()
    async def lfg(
        self,
        interaction: discord.Interaction[Any],
        game: str,
        players: app_commands.Range[int, 2, MOST_PLAYERS] | None = None,
        start: str = NOW,
        pace: str = "live",
    ) -> None:
        """Post a search for players."""
        async with interaction_errors(interaction, replies="public", game=game):
            settings = await require_table_here(interaction)
            wanted = players or max(2, min(game_named(game).seats))
            speed: Pace = "day" if pace == "day" else "live"
            require_possible(game, wanted, speed)
            search = await self.bot.searches.create(
                guild=interaction.guild_id or 0,
                channel=interaction.channel_id or 0,
                game=game,
                host=seeker_of(interaction),
                wanted=wanted,
                pace=speed,
                language=table_language(settings, interaction),
                start_at=await self._start(interaction, start),
            )
            try:
                layout = draw_search(search, localizer(search.language), self.bot.clock())
                message = await reply(interaction, view=layout.view(), ephemeral=False)
            except BaseException:
                await self.bot.searches.close(search.id)
                raise
            assert message is not None
            await self.bot.searches.posted(search.id, message)
            self.bot.search_posts.announce_soon(search.id)

    async def _start(self, interaction: discord.Interaction[Any], typed: str) -> float | None:
        """Return the typed start in the user's time zone, or None: now."""
        if typed.strip().casefold() in (NOW, localizer_for(interaction).plain("lfg-now").casefold()):
            return None
        own = await self.bot.personal_settings.settings(interaction.user.id)
        zone = own.zone(await settings_of(interaction))
        return parse_start(typed, self.bot.clock(), zone)

    @lfg.autocomplete("start")
    @suggesting
    async def _starts(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """Suggest starts; what is typed is suggested with the time that is understood, in the user's time zone."""
        own, server = await self.bot.personal_settings.settings(interaction.user.id), await settings_of(interaction)
        zone, now, say = own.time_zone or server.time_zone, self.bot.clock(), localizer_for(interaction)
        choices = [] if typed.strip() else [app_commands.Choice(name=say.plain("lfg-now"), value=NOW)]
        for start in [typed] if typed.strip() else SUGGESTED:
            try:
                at = parse_start(start, now, zone_named(zone))
            except Refusal:
                continue
            if at is not None:
                local = datetime.fromtimestamp(at, zone_named(zone)).strftime("%Y-%m-%d %H:%M")
                choices.append(app_commands.Choice(name=f"{start} → {local} ({zone})"[:100], value=start[:100]))
        return choices

    # --- what happens to the post and its channel

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """End the search whose post was deleted."""
        await self._deleted(payload.channel_id, {payload.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """End the searches whose posts were deleted."""
        await self._deleted(payload.channel_id, payload.message_ids)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the searches of the channel."""
        await self._deleted(channel.id, None)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """End the searches of the thread."""
        await self._deleted(payload.thread_id, None)

    async def _deleted(self, channel: int, messages: set[int] | None) -> None:
        for search in await self.bot.searches.in_channel(channel):
            if messages is None or search.message in messages:
                closed = await self.bot.searches.close(search.id)
                if closed is not None and messages is not None:
                    await self.bot.search_posts.delete_call(closed)


def seeker_of(interaction: discord.Interaction[Any]) -> Seeker:
    """Return the user as one who looks for players."""
    return Seeker(user=interaction.user.id, name=interaction.user.display_name)


class SearchButton(PersistentItem[ui.Button[Any]], template=r"lfg:(?P<search>\d{1,18}):(?P<act>join|leave|open)"):
    """Joins or leaves a search, or opens its table now."""

    search: int
    act: str

    def __init__(
        self,
        search: int,
        act: str,
        say: Localizer,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        super().__init__(
            ui.Button(label=say(f"lfg-button-{act}"), style=style, disabled=disabled), search=search, act=act
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do it, and show it in the post."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, search=self.search, act=self.act):
            before = await bot.searches.search(self.search)
            if (before.guild, before.channel) != (interaction.guild_id, interaction.channel_id):
                raise Refusal("lfg-refused-over")
            say = localizer(before.language)
            search: PlayerSearch | None = before
            match self.act:
                case "join":
                    guest = await guest_of(interaction)
                    search = await bot.searches.join(self.search, seeker_of(interaction), guest)
                case "leave":
                    search = await bot.searches.leave(self.search, interaction.user.id)
                case _:
                    await require_table_here(interaction)
                    search = await bot.searches.open_now(self.search, interaction.user.id)
            if search is None:
                await bot.search_posts.delete_call(before)
                await update(interaction, view=draw_over(before, say("lfg-over-left"), say).view())
                return
            await update(interaction, view=draw_search(search, say, bot.clock()).view())
            await bot.search_posts.catch_up(search)

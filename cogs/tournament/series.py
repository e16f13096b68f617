"""Series on Discord: season standings, the end of a series, and the messages of a daily league."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer, Markup, localizer
from bot.tournaments.model import TournamentRecord
from bot.tournaments.series.model import Series
from bot.tournaments.series.season import SeasonLine
from cogs.core.buttons import PersistentItem
from cogs.core.channels import UNKNOWN_CHANNEL
from cogs.core.errors import interaction_errors
from cogs.core.layout import GOLD, MessageLayout, row
from cogs.core.permissions import settings_of, table_language
from cogs.core.replies import reply, update
from cogs.core.text import localizer_for, safe_name, safe_text
from cogs.tournament.lookup import chosen, is_manager
from cogs.tournament.organise.draft import require_permissions
from cogs.tournament.text import MAX_TITLE, when
from rules.errors import Refusal

MAX_LINES = 20
DANGER = ("end", "sure-end")


def series_line(record: TournamentRecord, say: Localizer) -> str:
    """Return `Every week · event 3` for an event of a series, else nothing."""
    if record.series is None or record.settings.repeat is None:
        return ""
    return say(f"tournament-series-{record.settings.repeat}", number=record.occurrence)


def list_lines(running: list[Series], say: Localizer) -> list[str]:
    """Return a line for each series of a server."""
    return [
        f"🔁 **{safe_text(series.name, MAX_TITLE)}** · {_kind(series, say)} · {Markup(f'<#{series.channel}>')}"
        for series in running
    ]


def _kind(series: Series, say: Localizer) -> str:
    if series.last_day is not None:  # a league
        return say("tournament-league-until", day=say.date(series.last_day))
    return say(f"tournament-series-next-{series.kind}", when=when(series.next_at, "F"))


async def render_season(
    bot: Onetable, series: Series, say: Localizer, *, user: int = 0, manager: bool = False, sure: bool = False
) -> MessageLayout:
    """Return the season standings with the user's own place; organisers get the button that ends the series."""
    count, lines = await bot.tournaments.series.standings(series)
    texts = [f"## 🏆 {safe_text(series.name, MAX_TITLE)}"]
    texts.append(say("tournament-series-over") if series.ended else _kind(series, say))
    if sure:
        texts.append(say("tournament-sure-end-series"))
    texts.append(say(f"tournament-season-{'days' if series.kind == 'league' else 'events'}", count=count))
    shown = lines[:MAX_LINES]
    texts += [_season_line(line, user, say) for line in shown]
    if count and not lines:
        texts.append(say("tournament-season-empty"))
    if (own := next((line for line in lines if line.user == user), None)) is not None and own not in shown:
        texts += ["⋯", _season_line(own, user, say)]
    texts.append(f"-# {say('tournament-season-note')}")
    parts: list[Any] = [ui.TextDisplay("\n".join(texts))]
    if manager and not series.ended:
        acts = ("sure-end", "season") if sure else ("end",)
        parts.append(row(*(SeriesButton(series.id, act, say) for act in acts)))
    return MessageLayout(parts, accent=GOLD)


def _season_line(line: SeasonLine, user: int, say: Localizer) -> str:
    medal = {1: "🥇", 2: "🥈", 3: "🥉"}.get(line.place, f"{line.place}\\.")
    name = f"**{safe_name(line.name)}**" if line.user == user else safe_name(line.name)
    return f"{medal} {name} · {say('tournament-season-value', points=line.points, wins=line.wins)}"


class SeriesButton(
    PersistentItem[ui.Button[Any]], template=r"te:(?P<series>\d{1,18}):(?P<act>show|season|end|sure-end)"
):
    """Shows the season standings, or ends the series after a question."""

    series: int
    act: str

    def __init__(self, series_id: int, act: str, say: Localizer) -> None:
        style = discord.ButtonStyle.danger if act in DANGER else discord.ButtonStyle.secondary
        label = say(f"tournament-button-series-{act}")
        super().__init__(ui.Button(label=label, style=style), series=series_id, act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the season privately, or do what the button says on that page."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, series=self.series, act=self.act):
            series = await bot.tournaments.series.get(self.series)
            if series.guild != interaction.guild_id:
                raise Refusal("tournament-refused-no-series")
            manager, say = is_manager(interaction), localizer_for(interaction)
            if self.act in DANGER and not manager:
                raise Refusal("tournament-refused-only-organiser")
            if self.act == "sure-end":
                series = await bot.tournaments.series.end(series.id, manager=manager)
            layout = await render_season(
                bot, series, say, user=interaction.user.id, manager=manager, sure=self.act == "end"
            )
            if self.act == "show":
                await reply(interaction, view=layout.view(), ephemeral=True)
            else:
                await update(interaction, view=layout.view())


async def show_season(interaction: discord.Interaction[Any], which: str | None) -> None:
    """Reply with the season standings of a tournament's series, or of the only series of this channel."""
    bot: Onetable = interaction.client
    series = await _series_of(interaction, which)
    layout = await render_season(
        bot, series, localizer_for(interaction), user=interaction.user.id, manager=is_manager(interaction)
    )
    await reply(interaction, view=layout.view(), ephemeral=True)


async def _series_of(interaction: discord.Interaction[Any], which: str | None) -> Series:
    bot: Onetable = interaction.client
    if which is None:
        running = await bot.tournaments.series.running(interaction.guild_id or 0)
        here = [series for series in running if series.channel == interaction.channel_id]
        for found in (here, running):
            if len(found) == 1:
                return found[0]
    record = (await chosen(interaction, which)).record
    if record.series is None:
        raise Refusal("tournament-refused-no-series")
    return await bot.tournaments.series.get(record.series)


async def open_league(interaction: discord.Interaction[Any], name: str | None, days: int) -> None:
    """Open a league over the daily challenge in this channel, and post its message."""
    bot: Onetable = interaction.client
    require_permissions(interaction, event=False)
    await bot.tables.require_wanted(interaction.guild_id or 0, name or "")
    language = table_language(await settings_of(interaction), interaction)
    series = await bot.tournaments.series.open_league(
        guild=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
        organiser=interaction.user.id,
        name=name or localizer(language)("tournament-league-name"),
        language=language,
        days=days,
    )
    layout = await render_league(bot, series)
    message = await reply(interaction, view=layout.view(), ephemeral=False)
    if message is not None:
        await bot.tournaments.series.set_message(series.id, message)


async def render_league(bot: Onetable, series: Series) -> MessageLayout:
    """Return the public message of a daily league."""
    say = localizer(series.language)
    season = await render_season(bot, series, say)
    parts: list[Any] = [*season.parts]
    if not series.ended:
        parts.append(ui.TextDisplay(say("tournament-league-how")))
    parts.append(row(SeriesButton(series.id, "show", say)))
    return MessageLayout(parts, accent=GOLD)


class Leagues(commands.Cog):
    """Tells the result of each day of a daily league, and ends the series of deleted channels."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        bot.tournaments.series.league_observers.append(self.day_over)

    async def day_over(self, series: Series) -> None:
        """Post the result of a day, and edit the message of the league."""
        say, channel = localizer(series.language), self.bot.channels.channel(series.channel, series.guild)
        _, lines = await self.bot.tournaments.series.standings(series)
        leaders = say.listed(f"**{safe_name(line.name)}**" for line in lines if line.place == 1)
        day = series.counted or series.last_day
        assert day is not None, "a league has days"
        key = "nobody" if not lines else "over" if series.ended else "day"
        text = say(
            f"tournament-league-{key}",
            name=safe_text(series.name, MAX_TITLE),
            day=say.date(day),
            names=Markup(leaders),
            points=lines[0].points if lines else 0,
        )
        try:
            await channel.send(text, nonce=f"s{series.id}-{day:%y%m%d}"[:25])
            if series.message is not None:
                layout = await render_league(self.bot, series)
                no_mentions = discord.AllowedMentions.none()
                await channel.edit(series.message, view=layout.view(), allowed_mentions=no_mentions)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                await self.bot.tournaments.series.channel_lost(series.channel)
            elif error.status >= 500:
                raise

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the series of a deleted channel."""
        await self.bot.tournaments.series.channel_lost(channel.id)

"""`/stats`: a private page about the user or another member, which can be shared."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer, localizer
from cogs.core.buttons import PersistentItem, chosen_value
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.panels import show_privately
from cogs.core.permissions import require_may_post, settings_of, table_language
from cogs.core.replies import reply
from cogs.core.text import localizer_for, text
from cogs.places import servers_only
from cogs.stats.badges import BadgesButton
from cogs.stats.page import StatsPage, draw_stats
from rules.errors import Refusal

USER, SEASON, GAME = r"(?P<user>[0-8]?\d{1,18})", r"(?P<season>\d{1,5})", r"(?P<game>[a-z-]*)"


class Stats(commands.Cog):
    """The `/stats` command."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-stats"), description=text("command-stats-description"))
    @app_commands.describe(
        member=text("command-stats-member-description"), season=text("command-stats-season-description")
    )
    @app_commands.rename(member=text("command-stats-member"), season=text("command-stats-season"))
    @servers_only()
    async def stats(
        self,
        interaction: discord.Interaction,
        member: discord.User | None = None,
        season: app_commands.Range[int, 1, 99999] | None = None,
    ) -> None:
        """Show a member's page in an ephemeral reply."""
        async with interaction_errors(interaction):
            whose = member or interaction.user
            page = await _page(interaction, whose.id, season, name=whose.display_name)
            layout = await _layout_with_controls(interaction, page, localizer_for(interaction))
            await show_privately(interaction, layout, here=False)


async def _page(
    interaction: discord.Interaction[Any], user: int, season: int | None, *, name: str = "?", charted: str | None = None
) -> StatsPage:
    """Return a user's current page. Raise a refusal if the user has opted out of statistics."""
    bot: Onetable = interaction.client
    guild, viewer = interaction.guild_id or 0, interaction.user
    ratings = bot.ratings
    is_own = user == viewer.id
    if not await ratings.wants_to_be_rated(user):
        if not is_own:
            raise Refusal("stats-hidden")
        return StatsPage(user, viewer.display_name, 1, 1, [], 0, [])
    chosen = await ratings.season(guild, season)
    met = not is_own and await ratings.wants_to_be_rated(viewer.id)
    return StatsPage(
        user,
        await ratings.name_of(guild, user) or (viewer.display_name if is_own else name),
        chosen,
        await ratings.season(guild),
        await ratings.statistics(guild, user, chosen),
        (await bot.servers.settings(guild)).ranked_after,
        await ratings.meetings(guild, viewer.id, user) if met else [],
        viewer.display_name if met else None,
        charted,
        is_own,
        await bot.store.badges(guild, user),
    )


async def _layout_with_controls(
    interaction: discord.Interaction[Any], page: StatsPage, say: Localizer
) -> MessageLayout:
    """Return the page with its controls."""
    bot: Onetable = interaction.client
    if page.user == interaction.user.id and not await bot.ratings.wants_to_be_rated(page.user):
        opted_out = ui.TextDisplay[ui.LayoutView](f"## 📊 {say('stats-own')}\n{say('stats-not-rated')}")
        return MessageLayout([opted_out, row(RatedButton("on", say))])
    layout = await draw_stats(page, say, bot.pictures)
    parts = [*layout.parts]
    if len(page.charts) > 1:
        assert page.chart is not None
        games = [(stats.game, say("stats-chart-of", game=say(f"{stats.game}-name"))) for stats in page.charts]
        parts.append(row(ChartSelect(page.user, page.season, games, page.chart.game, say("stats-choose-chart"))))
    buttons: list[ui.Item[Any]] = []
    if page.stats:
        charted = page.chart.game if page.chart is not None else ""
        buttons.append(ShareButton(page.user, page.season, charted, say))
    if page.is_own or page.badges:
        buttons.append(BadgesButton(page.user, say))
    if page.user == interaction.user.id:
        buttons.append(RatedButton("off", say))
    if buttons:
        parts.append(row(*buttons))
    return MessageLayout(parts, layout.accent, layout.pictures)


async def _redraw(interaction: discord.Interaction[Any], page: StatsPage) -> None:
    """Redraw the private page."""
    layout = await _layout_with_controls(interaction, page, localizer_for(interaction))
    await show_privately(interaction, layout, here=True)


class ShareButton(PersistentItem[ui.Button[Any]], template=rf"stats-share:{USER}:{SEASON}:{GAME}"):
    """Posts the page in the channel, in the server's language."""

    user: int
    season: int
    game: str

    def __init__(self, user: int, season: int, game: str, say: Localizer) -> None:
        super().__init__(
            ui.Button(label=say("stats-button-share"), emoji="📣", style=discord.ButtonStyle.primary),
            user=user,
            season=season,
            game=game,
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Post the current page."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, whose=self.user):
            require_may_post(interaction)
            page = await _page(interaction, self.user, self.season, charted=self.game)
            if not page.stats:
                raise Refusal("stats-nothing-to-share")
            say = localizer(table_language(await settings_of(interaction), interaction))
            layout = await draw_stats(page, say, bot.pictures)
            await reply(interaction, view=layout.view(), files=layout.files(), ephemeral=False)


class RatedButton(PersistentItem[ui.Button[Any]], template=r"stats-rated:(?P<want>on|off)"):
    """Opts the user who clicks in or out of ratings and statistics."""

    want: str

    def __init__(self, want: str, say: Localizer) -> None:
        sign = "🙋" if want == "on" else "🙈"
        super().__init__(ui.Button(label=say(f"stats-button-rated-{want}"), emoji=sign), want=want)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save the choice and redraw the page."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, want=self.want):
            await bot.personal_settings.change(interaction.user.id, rated=self.want == "on")
            await _redraw(interaction, await _page(interaction, interaction.user.id, None))


class ChartSelect(PersistentItem[ui.Select[Any]], template=rf"stats-chart:{USER}:{SEASON}"):
    """Selects the game of the chart."""

    user: int
    season: int

    def __init__(
        self,
        user: int,
        season: int,
        games: list[tuple[str, str]],
        shown: str,
        placeholder: str,
    ) -> None:
        options = [discord.SelectOption(label=name, value=game, default=game == shown) for game, name in games]
        super().__init__(ui.Select(options=options, placeholder=placeholder), user=user, season=season)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Draw the chart of the chosen game."""
        async with interaction_errors(interaction, whose=self.user):
            page = await _page(interaction, self.user, self.season, charted=chosen_value(interaction))
            await _redraw(interaction, page)

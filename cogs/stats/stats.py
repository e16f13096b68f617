"""`/stats`: one's own page or somebody else's, for the one who asks; it can be shown to all."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.languages import Speaker, speaker
from cogs.admission import settings_of, table_language
from cogs.answers import answering
from cogs.boards import Boards
from cogs.panels import show_privately
from cogs.sheets import Sheet, row
from cogs.stats.page import StatsPage, draw_stats
from cogs.wording import speaker_for, text
from rules.errors import Refusal

USER, SEASON, GAME = r"(?P<user>\d{1,20})", r"(?P<season>\d{1,5})", r"(?P<game>[a-z-]*)"


class Stats(commands.Cog):
    """What somebody has done so far."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-stats"), description=text("command-stats-description"))
    @app_commands.describe(
        member=text("command-stats-member-description"), season=text("command-stats-season-description")
    )
    @app_commands.rename(member=text("command-stats-member"), season=text("command-stats-season"))
    @app_commands.guild_only()
    async def stats(
        self,
        interaction: discord.Interaction,
        member: discord.User | None = None,
        season: app_commands.Range[int, 1, 99999] | None = None,
    ) -> None:
        """Show the page to whoever asked."""
        async with answering(interaction):
            whose = member or interaction.user
            page = await _page(interaction, whose.id, season, name=whose.display_name)
            sheet = await _with_controls(interaction, page, speaker_for(interaction))
            await show_privately(interaction, sheet, here=False)


async def _page(
    interaction: discord.Interaction[Any], user: int, season: int | None, *, name: str = "?", charted: str | None = None
) -> StatsPage:
    """The page as it is now; refused if it is somebody's who does not want to be seen."""
    bot: Onetable = interaction.client
    guild, looker = interaction.guild_id or 0, interaction.user
    ratings = bot.ratings
    is_own = user == looker.id
    if not await ratings.wants_to_be_rated(user):
        if not is_own:
            raise Refusal("stats-hidden")
        return StatsPage(user, looker.display_name, 1, 1, [], 0, [])
    chosen = await ratings.season(guild, season)
    met = not is_own and await ratings.wants_to_be_rated(looker.id)
    return StatsPage(
        user,
        await ratings.name_of(guild, user) or (looker.display_name if is_own else name),
        chosen,
        await ratings.season(guild),
        await ratings.statistics(guild, user, chosen),
        (await bot.servers.settings(guild)).ranked_after,
        await ratings.meetings(guild, looker.id, user) if met else [],
        looker.display_name if met else None,
        charted,
        is_own,
    )


async def _with_controls(interaction: discord.Interaction[Any], page: StatsPage, say: Speaker) -> Sheet:
    """The page and what can be done with it."""
    bot: Onetable = interaction.client
    if page.user == interaction.user.id and not await bot.ratings.wants_to_be_rated(page.user):
        told = ui.TextDisplay[ui.LayoutView](f"## 📊 {say('stats-own')}\n{say('stats-not-rated')}")
        return Sheet([told, row(RatedButton(True, say))])
    sheet = await draw_stats(page, say, Boards.of(bot).easel)
    parts = [*sheet.parts]
    if len(page.charts) > 1:
        assert page.chart is not None
        games = [(stats.game, say("stats-chart-of", game=say(f"{stats.game}-name"))) for stats in page.charts]
        parts.append(row(ChartSelect(page.user, page.season, games, page.chart.game, say("stats-choose-chart"))))
    buttons: list[ui.Item[Any]] = []
    if page.stats:
        charted = page.chart.game if page.chart is not None else ""
        buttons.append(ShareButton(page.user, page.season, charted, say))
    if page.user == interaction.user.id:
        buttons.append(RatedButton(False, say))
    if buttons:
        parts.append(row(*buttons))
    return Sheet(parts, sheet.accent, sheet.pictures)


async def _redraw(interaction: discord.Interaction[Any], page: StatsPage) -> None:
    """In place of the private page that was pressed."""
    sheet = await _with_controls(interaction, page, speaker_for(interaction))
    await show_privately(interaction, sheet, here=True)


class ShareButton(ui.DynamicItem[ui.Button[Any]], template=rf"stats-share:{USER}:{SEASON}:{GAME}"):
    """Shows the page to everybody in the channel, in the language of the server."""

    def __init__(self, user: int, season: int, game: str, say: Speaker | None = None) -> None:
        self.user, self.season, self.game = user, season, game
        label = say("stats-button-share") if say else "?"
        custom_id = f"stats-share:{user}:{season}:{game}"
        super().__init__(ui.Button(label=label, emoji="📣", style=discord.ButtonStyle.primary, custom_id=custom_id))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it was drawn, whenever that was."""
        return cls(int(match["user"]), int(match["season"]), match["game"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Post it as it is now."""
        bot: Onetable = interaction.client
        async with answering(interaction, whose=self.user):
            page = await _page(interaction, self.user, self.season, charted=self.game)
            if not page.stats:
                raise Refusal("stats-nothing-to-share")
            say = speaker(table_language(await settings_of(interaction), interaction))
            sheet = await draw_stats(page, say, Boards.of(bot).easel)
            if interaction.response.is_done():
                await interaction.followup.send(view=sheet.view(), files=sheet.files())
            else:
                await interaction.response.send_message(view=sheet.view(), files=sheet.files())


class RatedButton(ui.DynamicItem[ui.Button[Any]], template=r"stats-rated:(?P<want>on|off)"):
    """Takes part in ratings and statistics, or no more; whoever presses decides for themselves and nobody else."""

    def __init__(self, wants: bool, say: Speaker | None = None) -> None:
        self.wants = wants
        want = "on" if wants else "off"
        label = say(f"stats-button-rated-{want}") if say else "?"
        super().__init__(ui.Button(label=label, emoji="🙋" if wants else "🙈", custom_id=f"stats-rated:{want}"))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it was drawn, whenever that was."""
        return cls(match["want"] == "on")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Keep the choice; the page shows it."""
        bot: Onetable = interaction.client
        async with answering(interaction, wants=self.wants):
            await bot.people.change(interaction.user.id, rated=self.wants)
            await _redraw(interaction, await _page(interaction, interaction.user.id, None))


class ChartSelect(ui.DynamicItem[ui.Select[Any]], template=rf"stats-chart:{USER}:{SEASON}"):
    """Whose chart is shown: a game each."""

    def __init__(
        self,
        user: int,
        season: int,
        games: list[tuple[str, str]] | None = None,
        shown: str = "",
        placeholder: str | None = None,
    ) -> None:
        self.user, self.season = user, season
        options = [discord.SelectOption(label=name, value=game, default=game == shown) for game, name in games or ()]
        super().__init__(
            ui.Select(
                custom_id=f"stats-chart:{user}:{season}",
                options=options or [discord.SelectOption(label="?")],
                placeholder=placeholder,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select as it was drawn, with what was chosen."""
        select = cls(int(match["user"]), int(match["season"]))
        assert isinstance(item, ui.Select)
        select.item = item
        return select

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Draw the other chart."""
        async with answering(interaction, whose=self.user):
            page = await _page(interaction, self.user, self.season, charted=self.item.values[0])
            await _redraw(interaction, page)

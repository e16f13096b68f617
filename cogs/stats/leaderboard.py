"""`/leaderboard` shows the ranking of a game, and `/season new` resets the ratings (for server managers)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer
from bot.stats.ratings import Ranking
from bot.stats.records import Ranked, TeamBest
from cogs.core.buttons import PersistentItem, chosen_value
from cogs.core.errors import interaction_errors
from cogs.core.layout import GOLD, MessageLayout, row
from cogs.core.panels import show_privately
from cogs.core.replies import reply
from cogs.core.text import game_choices, localizer_for, safe_name, text
from cogs.places import servers_only
from cogs.settings.controls import require_manager
from rules.catalogue import GAMES, game_named
from rules.ratings import NEW

PAGE, TEAMS_PAGE = 10, 5
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


class Leaderboards(commands.Cog):
    """`/leaderboard`."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-leaderboard"), description=text("command-leaderboard-description"))
    @app_commands.describe(
        game=text("command-leaderboard-game-description"), season=text("command-leaderboard-season-description")
    )
    @app_commands.rename(game=text("command-leaderboard-game"), season=text("command-leaderboard-season"))
    @app_commands.choices(game=game_choices())
    @servers_only()
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        season: app_commands.Range[int, 1, 99999] | None = None,
    ) -> None:
        """Show a leaderboard."""
        async with interaction_errors(interaction, game=game):
            chosen = game or await self.bot.ratings.favourite(interaction.guild_id or 0)
            layout = await draw_leaderboard(interaction, chosen, season)
            await show_privately(interaction, layout, here=False)


async def draw_leaderboard(
    interaction: discord.Interaction[Any], game: str, season: int | None = None, page: int = 0
) -> MessageLayout:
    """Return a page of the leaderboard of a game, or the game's own leaderboard if it has one."""
    bot: Onetable = interaction.client
    contest = game_named(game).contest
    guild, user, say = interaction.guild_id or 0, interaction.user.id, localizer_for(interaction)
    if (draw_own := bot.games[game].leaderboard) is not None:
        return await draw_own(interaction)
    if contest != "rivals":
        return draw_teams(game, await bot.ratings.team_bests(guild, game), page, user=user, say=say)
    now = await bot.ratings.season(guild)
    ranking = await bot.ratings.ranking(guild, game, await bot.ratings.season(guild, season))
    return draw_ranking(game, ranking, page, user=user, say=say, seasons=now)


def draw_ranking(
    game: str, ranking: Ranking, page: int, *, user: int, say: Localizer, seasons: int = 1
) -> MessageLayout:
    """Return a page of the ranking by rating, always with the viewer's own place."""
    lines, own = ranking.placed, ranking.of(user)
    page, last = min(page, _last(lines, PAGE)), _last(lines, PAGE)
    shown = lines[page * PAGE : (page + 1) * PAGE]
    which = f" · {say('stats-season', season=ranking.season)}" if seasons > 1 else ""
    texts = [f"## {say(f'{game}-title')}\n-# {say('leaderboard-title')}{which}"]
    texts += [_ranked(line, user, say) for line in shown]
    if not lines:
        texts.append(say("leaderboard-nobody", least=ranking.least))
    if own is None:
        texts += [f"-# {say('leaderboard-not-you')}"] if lines else []
    elif own.place is None:
        rating = say("stats-rating", value=str(own.rating.value), give=own.rating.give)
        provisional = say("stats-provisional", missing=ranking.least - own.games)
        texts += ["⋯", f"**{safe_name(own.name)}** ◂ {say('leaderboard-you')} · {rating} · {provisional}"]
    elif own not in shown:
        texts += ["⋯", _ranked(own, user, say)]
    is_among_them = own is not None and own.place is None
    if (others := len(ranking.lines) - len(lines) - is_among_them) > 0:
        texts.append(f"-# {say('leaderboard-too-few', count=others, least=ranking.least)}")
    if lines or own is not None:
        texts.append(f"-# {say('leaderboard-rivals-note', start=str(NEW.value))}")
    if ranking.season > 1:
        texts.append(f"-# {say('leaderboard-earlier', season=ranking.season - 1)}")
    return _layout(game, texts, say, season=ranking.season, page=page, last=last, is_over=ranking.season < seasons)


def _ranked(line: Ranked, user: int, say: Localizer) -> str:
    assert line.place is not None
    rating = say("stats-rating", value=str(line.rating.value), give=line.rating.give)
    name = f"{medal(line.place)} **{safe_name(line.name)}**{_you(line.user == user, say)}"
    return f"{name} · {rating}\n-# {say('leaderboard-won', games=line.games, wins=line.wins)}"


def draw_teams(game: str, lines: Sequence[TeamBest], page: int, *, user: int, say: Localizer) -> MessageLayout:
    """Return a page of team scores, always with the best one of the viewer."""
    page, last = min(page, _last(lines, TEAMS_PAGE)), _last(lines, TEAMS_PAGE)
    shown = lines[page * TEAMS_PAGE : (page + 1) * TEAMS_PAGE]
    texts = [f"## {say(f'{game}-title')}\n-# {say('leaderboard-title')}", *(_team(line, user, say) for line in shown)]
    own = next((line for line in lines if user in line.users), None)
    if not lines:
        texts.append(say("leaderboard-no-scores"))
    elif own is None:
        texts.append(f"-# {say('leaderboard-not-you')}")
    elif own not in shown:
        texts += ["⋯", _team(own, user, say)]
    if lines:
        texts.append(f"-# {say('leaderboard-teams-note')}")
    return _layout(game, texts, say, season=1, page=page, last=last)


def _team(line: TeamBest, user: int, say: Localizer) -> str:
    score = say(
        "leaderboard-score" if line.most is None else "leaderboard-score-of", score=line.score, most=line.most or 0
    )
    players = zip(line.users, line.names, strict=True)
    names = say.listed(f"**{safe_name(name)}**{_you(one == user, say)}" for one, name in players)
    return f"{medal(line.place)} {names} · {score}"


def _you(is_you: bool, say: Localizer) -> str:
    return f" ◂ {say('leaderboard-you')}" if is_you else ""


def medal(place: int) -> str:
    """Return a medal for the first three places, else the number."""
    return MEDALS.get(place, f"**{place}.**")


def _last(lines: Sequence[object], size: int) -> int:
    return max(0, (len(lines) - 1) // size)


def _layout(
    game: str, texts: Sequence[str], say: Localizer, *, season: int, page: int, last: int, is_over: bool = False
) -> MessageLayout:
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay("\n".join(texts))]
    if last:
        where = ui.TextDisplay[ui.LayoutView](f"-# {say('leaderboard-page', page=page + 1, pages=last + 1)}")
        ways = [("first", 0, page == 0), ("back", max(page - 1, 0), page == 0), ("next", page + 1, page == last)]
        parts += [where, row(*(RankingButton(game, season, to, way, say, off=off) for way, to, off in ways))]
    others = EarlierBoardSelect(game, say, season) if is_over else BoardSelect(game, say)
    return MessageLayout([*parts, row(others)], accent=GOLD)


class RankingButton(
    PersistentItem[ui.Button[Any]],
    template=r"rank:(?P<game>[a-z-]+):(?P<season>\d{1,5}):(?P<page>\d{1,5}):(?P<way>first|back|next)",
):
    """Changes the page of a leaderboard."""

    game: str
    season: int
    page: int
    way: str

    def __init__(self, game: str, season: int, page: int, way: str, say: Localizer, *, off: bool = False) -> None:
        super().__init__(
            ui.Button(label=say(f"leaderboard-button-{way}"), style=discord.ButtonStyle.secondary, disabled=off),
            game=game,
            season=season,
            page=page,
            way=way,
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the current state of the page."""
        async with interaction_errors(interaction, game=self.game):
            layout = await draw_leaderboard(interaction, self.game, self.season, self.page)
            await show_privately(interaction, layout, here=True)


class BoardSelect(PersistentItem[ui.Select[Any]], template=r"rank-game"):
    """Switches to another game's leaderboard."""

    def __init__(self, shown: str, say: Localizer) -> None:
        super().__init__(ui.Select(options=_games(shown, say)))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the leaderboard of the chosen game."""
        async with interaction_errors(interaction):
            layout = await draw_leaderboard(interaction, chosen_value(interaction))
            await show_privately(interaction, layout, here=True)


class EarlierBoardSelect(PersistentItem[ui.Select[Any]], template=r"rank-game:(?P<season>\d{1,5})"):
    """Switches to another game's leaderboard of the same finished season."""

    season: int

    def __init__(self, shown: str, say: Localizer, season: int) -> None:
        super().__init__(ui.Select(options=_games(shown, say)), season=season)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the leaderboard of the chosen game in the same season."""
        async with interaction_errors(interaction):
            layout = await draw_leaderboard(interaction, chosen_value(interaction), self.season)
            await show_privately(interaction, layout, here=True)


def _games(shown: str, say: Localizer) -> list[discord.SelectOption]:
    return [discord.SelectOption(label=say(f"{game}-name"), value=game, default=game == shown) for game in GAMES]


@servers_only()
@app_commands.default_permissions(manage_guild=True)
class Season(
    commands.GroupCog, group_name=text("command-season"), group_description=text("command-season-description")
):
    """Commands for the seasons of a server."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-season-new"), description=text("command-season-new-description"))
    async def new(self, interaction: discord.Interaction) -> None:
        """Ask for confirmation."""
        async with interaction_errors(interaction):
            require_manager(interaction)
            say, now = localizer_for(interaction), await self.bot.ratings.season(interaction.guild_id or 0)
            texts = f"## {say('season-sure', season=now + 1)}\n{say('season-what', season=now, start=str(NEW.value))}"
            layout = MessageLayout([ui.TextDisplay(texts), row(SeasonButton(now + 1, say))])
            await reply(interaction, view=layout.view())


class SeasonButton(PersistentItem[ui.Button[Any]], template=r"season:(?P<number>\d{1,5})"):
    """Confirms the start of a season; only the next season can start."""

    number: int

    def __init__(self, number: int, say: Localizer) -> None:
        super().__init__(
            ui.Button(label=say("season-button", season=number), style=discord.ButtonStyle.danger), number=number
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Start the season and confirm it."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, season=self.number):
            require_manager(interaction)
            await bot.ratings.begin_season(interaction.guild_id or 0, self.number)
            say = localizer_for(interaction)
            texts = f"## {say('season-begun', season=self.number)}\n{say('season-old', season=self.number - 1)}"
            await show_privately(interaction, MessageLayout([ui.TextDisplay(texts)]), here=True)

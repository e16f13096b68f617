"""The slash commands of the group `/tournament`."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import localizer
from bot.tables.record import Player
from bot.tournaments.export import exported
from bot.tournaments.organising import require_organiser
from bot.tournaments.penalties import Penalty
from bot.tournaments.sign_up import entry
from cogs.core.channels import ChannelBlocked
from cogs.core.errors import interaction_errors, tell
from cogs.core.layout import notice
from cogs.core.permissions import may_post
from cogs.core.replies import defer, reply, reply_privately
from cogs.core.text import game_choices, localizer_for, safe_name, text
from cogs.places import servers_only
from cogs.tournament.announcement import render_announcement
from cogs.tournament.browse import explain, show_standings
from cogs.tournament.drop import ask_drop, ask_remove
from cogs.tournament.lookup import (
    chosen,
    is_manager,
    suggest_matches,
    suggest_outcomes,
    tournament_option,
    visible_tournaments,
)
from cogs.tournament.organise.draft import create_draft
from cogs.tournament.organise.manage import render_manage
from cogs.tournament.organise.results import read_outcome, swap
from cogs.tournament.rounds import render_round
from cogs.tournament.series import list_lines, open_league, show_season
from cogs.tournament.text import entrant_name, result_line, title, when
from rules.errors import Refusal

MAX_LISTED = 10
PENALTIES: dict[str, Penalty] = {"warning": "warning", "loss": "loss", "disqualified": "disqualified"}


@servers_only()
class Tournaments(
    commands.GroupCog,
    group_name=text("command-tournament"),
    group_description=text("command-tournament-description"),
):
    """Commands for the tournaments of this server; the option `tournament` defaults to the one of this channel."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-tournament-create"), description=text("command-tournament-create-about"))
    @app_commands.describe(
        game=text("command-tournament-game-about"),
        name=text("command-tournament-name-about"),
        role=text("command-tournament-role-about"),
        event=text("command-tournament-event-about"),
    )
    @app_commands.rename(
        game=text("command-tournament-game"),
        name=text("command-tournament-name"),
        role=text("command-tournament-role"),
        event=text("command-tournament-event"),
    )
    @app_commands.choices(game=game_choices())
    async def create(
        self,
        interaction: discord.Interaction,
        game: str,
        name: app_commands.Range[str, 1, 60] | None = None,
        role: discord.Role | None = None,
        event: bool = False,
    ) -> None:
        """Create a draft in this channel."""
        async with interaction_errors(interaction, game=game):
            await create_draft(interaction, game, name, role, event=event)

    @app_commands.command(name=text("command-tournament-list"), description=text("command-tournament-list-about"))
    async def all(self, interaction: discord.Interaction) -> None:
        """List the tournaments of this server."""
        async with interaction_errors(interaction):
            say = localizer_for(interaction)
            records = await visible_tournaments(interaction, MAX_LISTED)
            lines = []
            for record in records:
                start = f" · {when(record.start_at)}" if record.start_at and record.phase == "signup" else ""
                game, phase = say(f"{record.game}-name"), say(f"tournament-phase-{record.phase}")
                lines.append(f"**{title(record)}** · {game} · {phase}{start} · <#{record.channel}>")
            lines += list_lines(await self.bot.tournaments.series.running(interaction.guild_id or 0), say)
            view = notice("\n".join(lines) or say("tournament-none-yet"))
            await reply(interaction, view=view)

    @app_commands.command(name=text("command-tournament-show"), description=text("command-tournament-show-about"))
    @tournament_option
    async def show(self, interaction: discord.Interaction, which: str | None = None) -> None:
        """Post the announcement again, in its own channel; elsewhere, or for users who may not post, privately."""
        async with interaction_errors(interaction):
            tournament = await chosen(interaction, which)
            record = tournament.record
            here = record.channel == interaction.channel_id and may_post(interaction)
            say = localizer(record.language) if here else localizer_for(interaction)
            layout = await render_announcement(tournament, say, self.bot.pictures)
            message = await reply(interaction, view=layout.view(), files=layout.files(), ephemeral=not here)
            if here and message is not None:
                await self.bot.tournaments.set_message(record.id, message)
                if record.message is not None:
                    channel = self.bot.channels.channel(record.channel, record.guild)
                    try:
                        await channel.delete(record.message)
                    except (discord.HTTPException, ChannelBlocked):
                        return  # already deleted; if not, its buttons still work

    @app_commands.command(
        name=text("command-tournament-standings"), description=text("command-tournament-standings-about")
    )
    @tournament_option
    async def standings(self, interaction: discord.Interaction, which: str | None = None) -> None:
        """Show the standings."""
        async with interaction_errors(interaction):
            await show_standings(interaction, await chosen(interaction, which))

    @app_commands.command(name=text("command-tournament-rounds"), description=text("command-tournament-rounds-about"))
    @tournament_option
    @app_commands.describe(number=text("command-tournament-round-about"))
    @app_commands.rename(number=text("command-tournament-round"))
    async def rounds(
        self,
        interaction: discord.Interaction,
        number: app_commands.Range[int, 1, 1000] | None = None,
        which: str | None = None,
    ) -> None:
        """Show the pairings and results of a round; by default of the current one."""
        async with interaction_errors(interaction):
            tournament = await chosen(interaction, which)
            at = tournament.state.round if number is None else number
            await reply_privately(interaction, render_round(tournament, at, 0, localizer_for(interaction)))

    @app_commands.command(name=text("command-tournament-export"), description=text("command-tournament-export-about"))
    @tournament_option
    async def export(self, interaction: discord.Interaction, which: str | None = None) -> None:
        """Send entrants, matches and standings as files."""
        async with interaction_errors(interaction):
            tournament = await chosen(interaction, which)
            if not tournament.state.begun:
                raise Refusal("tournament-refused-no-rounds")
            await defer(interaction)
            content = await asyncio.to_thread(exported, tournament)
            files = [discord.File(io.BytesIO(one), name) for name, one in content.items()]
            await reply(interaction, localizer_for(interaction)("tournament-exported"), files=files)

    @app_commands.command(name=text("command-tournament-season"), description=text("command-tournament-season-about"))
    @tournament_option
    async def season(self, interaction: discord.Interaction, which: str | None = None) -> None:
        """Show the standings of a series of tournaments, or of a daily league."""
        async with interaction_errors(interaction):
            await show_season(interaction, which)

    @app_commands.command(name=text("command-tournament-league"), description=text("command-tournament-league-about"))
    @app_commands.describe(days=text("command-tournament-days-about"), name=text("command-tournament-name-about"))
    @app_commands.rename(days=text("command-tournament-days"), name=text("command-tournament-name"))
    async def league(
        self,
        interaction: discord.Interaction,
        days: app_commands.Range[int, 2, 92],
        name: app_commands.Range[str, 1, 60] | None = None,
    ) -> None:
        """Open a league over the daily challenge."""
        async with interaction_errors(interaction):
            await open_league(interaction, name, days)

    @app_commands.command(name=text("command-tournament-why"), description=text("command-tournament-why-about"))
    @tournament_option
    async def why(self, interaction: discord.Interaction, which: str | None = None) -> None:
        """Explain the user's pairing and place."""
        async with interaction_errors(interaction):
            tournament = await chosen(interaction, which)
            why = await asyncio.to_thread(explain, tournament, interaction.user.id, localizer_for(interaction))
            await tell(interaction, why)

    @app_commands.command(name=text("command-tournament-drop"), description=text("command-tournament-drop-about"))
    @tournament_option
    async def drop(self, interaction: discord.Interaction, which: str | None = None) -> None:
        """Ask the user whether to drop out; before the start, whether to withdraw."""
        async with interaction_errors(interaction):
            await ask_drop(interaction, await chosen(interaction, which))

    # --- for organisers

    @app_commands.command(name=text("command-tournament-manage"), description=text("command-tournament-manage-about"))
    @tournament_option
    async def manage(self, interaction: discord.Interaction, which: str | None = None) -> None:
        """Show the organiser's page."""
        async with interaction_errors(interaction):
            tournament = await chosen(interaction, which)
            require_organiser(tournament, interaction.user.id, manager=is_manager(interaction))
            layout = await render_manage(self.bot, tournament, localizer_for(interaction))
            await reply(interaction, view=layout.view())

    @app_commands.command(name=text("command-tournament-result"), description=text("command-tournament-result-about"))
    @tournament_option
    @app_commands.describe(
        match=text("command-tournament-match-about"), outcome=text("command-tournament-outcome-about")
    )
    @app_commands.rename(match=text("command-tournament-match"), outcome=text("command-tournament-outcome"))
    @app_commands.autocomplete(match=suggest_matches)
    @app_commands.autocomplete(outcome=suggest_outcomes)
    async def result(
        self, interaction: discord.Interaction, match: int, outcome: str, which: str | None = None
    ) -> None:
        """Decide a match, or correct how it ended."""
        async with interaction_errors(interaction, match=match):
            tournament = await chosen(interaction, which)
            require_organiser(tournament, interaction.user.id, manager=is_manager(interaction))
            await defer(interaction)
            result = read_outcome(tournament, match, outcome)
            by, manager, say = interaction.user.id, is_manager(interaction), localizer_for(interaction)
            organising = self.bot.tournaments.organising
            after = await organising.correct(tournament.record.id, match, result, by=by, manager=manager)
            line = result_line(after, after.state.match(match), say)
            await tell(interaction, say("tournament-done-result", match=match, result=line))

    @app_commands.command(name=text("command-tournament-penalty"), description=text("command-tournament-penalty-about"))
    @tournament_option
    @app_commands.describe(
        member=text("command-tournament-penalty-member-about"), penalty=text("command-tournament-penalty-kind-about")
    )
    @app_commands.rename(member=text("command-tournament-member"), penalty=text("command-tournament-penalty-kind"))
    @app_commands.choices(
        penalty=[
            app_commands.Choice(name=text(f"command-tournament-penalty-{kind}"), value=kind)
            for kind in ("warning", "loss", "disqualified")
        ]
    )
    async def penalty(
        self, interaction: discord.Interaction, member: discord.User, penalty: str, which: str | None = None
    ) -> None:
        """Give a player a penalty."""
        async with interaction_errors(interaction):
            tournament = await chosen(interaction, which)
            require_organiser(tournament, interaction.user.id, manager=is_manager(interaction))
            await defer(interaction)
            kind = PENALTIES[penalty]
            by, manager = interaction.user.id, is_manager(interaction)
            after, entrant = await self.bot.tournaments.penalties.give(
                tournament.record.id, member.id, kind, by=by, manager=manager
            )
            name = entrant_name(after, entrant)
            await tell(interaction, localizer_for(interaction)(f"tournament-done-{kind}", name=name))

    @app_commands.command(name=text("command-tournament-swap"), description=text("command-tournament-swap-about"))
    @tournament_option
    @app_commands.describe(first=text("command-tournament-first-about"), second=text("command-tournament-second-about"))
    @app_commands.rename(first=text("command-tournament-first"), second=text("command-tournament-second"))
    async def swap(
        self,
        interaction: discord.Interaction,
        first: discord.Member,
        second: discord.Member,
        which: str | None = None,
    ) -> None:
        """Swap two players in matches that have not been played."""
        async with interaction_errors(interaction):
            tournament = await chosen(interaction, which)
            require_organiser(tournament, interaction.user.id, manager=is_manager(interaction))
            number, entrants = swap(tournament, first.id, second.id)
            by, manager = interaction.user.id, is_manager(interaction)
            await self.bot.tournaments.organising.repair(tournament.record.id, number, entrants, by=by, manager=manager)
            await tell(interaction, localizer_for(interaction)("tournament-done-swap"))

    @app_commands.command(name=text("command-tournament-add"), description=text("command-tournament-add-about"))
    @tournament_option
    @app_commands.describe(member=text("command-tournament-add-member-about"))
    @app_commands.rename(member=text("command-tournament-member"))
    async def add(self, interaction: discord.Interaction, member: discord.Member, which: str | None = None) -> None:
        """Add a member, before or after the start."""
        async with interaction_errors(interaction):
            tournament = await chosen(interaction, which)
            if member.bot:
                raise Refusal("tournament-refused-mate")
            player = Player(user=member.id, name=member.display_name)
            by, manager = interaction.user.id, is_manager(interaction)
            waited = entry.place_in_line(tournament, member.id) is not None
            await self.bot.tournaments.organising.add(tournament.record.id, player, by=by, manager=manager)
            done, name = "tournament-done-add-waiting" if waited else "tournament-done-add", safe_name(player.name)
            await tell(interaction, localizer_for(interaction)(done, name=name))

    @app_commands.command(name=text("command-tournament-remove"), description=text("command-tournament-remove-about"))
    @tournament_option
    @app_commands.describe(member=text("command-tournament-remove-member-about"))
    @app_commands.rename(member=text("command-tournament-member"))
    async def remove(self, interaction: discord.Interaction, member: discord.User, which: str | None = None) -> None:
        """Ask the organiser whether to remove a member."""
        async with interaction_errors(interaction):
            await ask_remove(interaction, await chosen(interaction, which), member)

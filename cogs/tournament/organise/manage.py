"""`/tournament manage`: the organiser's buttons and the journal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tournaments.model import JOURNAL_LINES_SHOWN, STAFF_LINES_SHOWN, JournalEntry, Tournament
from bot.tournaments.organising import require_organiser
from bot.tournaments.sign_up.entry import parties_in, places
from bot.tournaments.sign_up.returning import barred_players
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.replies import update
from cogs.core.text import localizer_for, safe_name
from cogs.tournament.lookup import is_manager, visible_tournament
from cogs.tournament.organise.edit import render_edit
from cogs.tournament.organise.forms import ask_page
from cogs.tournament.organise.people import render_barred
from cogs.tournament.text import entrant_name, names, round_of, title, when

JOURNAL_LINES_SEARCHED = 500  # of users, for what organisers did
NEEDS_CONFIRMATION = ("cancel", "stop")
PAGES = ("edit", "page", "barred")  # open a page or a modal
DANGER = ("cancel", "stop", "sure-cancel", "sure-stop")


async def render_manage(bot: Onetable, tournament: Tournament, say: Localizer, *, sure: str = "") -> MessageLayout:
    """Return the page with the actions possible now; `sure` is an action to confirm."""
    record = tournament.record
    staff, automatic = await _journal(bot, tournament)
    lines = [
        f"## {title(record)} · {say(f'tournament-phase-{record.phase}')}",
        *([say(f"tournament-sure-{sure}")] if sure else _about(tournament, say)),
        f"### {say('tournament-journal')}",
        *(_journal_line(tournament, entry, say) for entry in staff),
        *([f"### {say('tournament-journal-auto')}"] if automatic else []),
        *(_journal_line(tournament, entry, say) for entry in automatic),
    ]
    offered = [f"sure-{sure}", "back"] if sure else list(_acts(tournament))
    parts: list[Any] = [ui.TextDisplay("\n".join(lines)[:3900])]
    for acts in (offered, [] if sure else list(_more_acts(tournament))):
        if acts:
            parts.append(row(*(OrganiserButton(record.id, act, say) for act in acts)))
    return MessageLayout(parts)


async def _journal(bot: Onetable, tournament: Tournament) -> tuple[list[JournalEntry], list[JournalEntry]]:
    """Return the last entries of organisers, which results must not push out, and the last of everything else."""
    store, number = bot.store.tournaments, tournament.record.id
    by_users = await store.journal(number, most=JOURNAL_LINES_SEARCHED, automatic=False)
    staff = [entry for entry in by_users if not _is_own(tournament, entry)]
    rest = [entry for entry in by_users if _is_own(tournament, entry)]
    rest += await store.journal(number, most=JOURNAL_LINES_SHOWN, automatic=True)
    shown = staff[:STAFF_LINES_SHOWN]
    latest = sorted(rest, key=lambda entry: entry.at, reverse=True)
    return shown, latest[: JOURNAL_LINES_SHOWN - len(shown)]


def _is_own(tournament: Tournament, entry: JournalEntry) -> bool:
    """Whether a player did it for themselves: joined late, or dropped out."""
    entrant = entry.details.get("entrant")
    members = tournament.members(entrant) if isinstance(entrant, int) else []
    return entry.action in ("late", "dropped") and any(person.user == entry.user for person in members)


def _about(tournament: Tournament, say: Localizer) -> Iterator[str]:
    """Yield the progress, and which commands there are."""
    record = tournament.record
    if record.phase in ("signup", "checkin"):
        yield say("tournament-signed-up", here=len(parties_in(tournament)), most=places(tournament))
    elif record.live:
        yield round_of(tournament, say)
        yield say("tournament-manage-matches")
    if record.live:
        yield say("tournament-manage-people")


def _acts(tournament: Tournament) -> Iterator[str]:
    record = tournament.record
    match record.phase:
        case "signup":
            if record.settings.checkin:
                yield "checkin"
            yield from ("start", "cancel")
        case "checkin":
            yield from ("start", "cancel")
        case "running":
            yield from ("pause", "stop", "cancel")
        case "paused":
            yield from ("resume", "stop", "cancel")


def _more_acts(tournament: Tournament) -> Iterator[str]:
    """Yield the buttons of the second row: those that open a page or a modal."""
    if tournament.record.live:
        yield "edit"
    if tournament.record.phase in ("signup", "checkin"):
        yield "page"
    if tournament.record.live and barred_players(tournament):
        yield "barred"


def _journal_line(tournament: Tournament, entry: JournalEntry, say: Localizer) -> str:
    details = entry.details
    by = f"<@{entry.user}>" if entry.user else say("tournament-journal-bot")
    about = ""
    if isinstance(number := details.get("match"), int):
        about += f" #{number}"
    if isinstance(one := details.get("entrant"), int):
        about += f" {entrant_name(tournament, one)}"
    elif isinstance(number_of_person := details.get("person"), int):
        about += f" {safe_name(tournament.players[number_of_person - 1].name)}"
    if isinstance(several := details.get("entrants"), list):
        about += f" {names(tournament, several, say)}"
    if isinstance(places := details.get("places"), list) and isinstance(number, int):
        match = tournament.state.match(number) if number <= len(tournament.state.matches) else None
        if match is not None and len(match.entrants) == len(places):
            order = sorted(zip(places, match.entrants, strict=True))
            about += " " + say.listed(f"{place}. {entrant_name(tournament, one)}" for place, one in order)
    return f"-# {when(entry.at, 'f')} · {by} · {say(f'tournament-act-{entry.action}')}{about}"


class OrganiserButton(
    PersistentItem[ui.Button[Any]],
    template=r"tm:(?P<tournament>\d{1,18}):"
    r"(?P<act>checkin|start|pause|resume|cancel|stop|sure-cancel|sure-stop|back|edit|page|barred)",
):
    """A button of the organiser's page."""

    tournament: int
    act: str

    def __init__(self, tournament_id: int, act: str, say: Localizer) -> None:
        plain = discord.ButtonStyle.secondary if act in PAGES else discord.ButtonStyle.primary
        style = discord.ButtonStyle.danger if act in DANGER else plain
        super().__init__(ui.Button(label=say(f"tournament-lead-{act}"), style=style), tournament=tournament_id, act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do the action, or ask for confirmation."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, tournament=self.tournament, act=self.act):
            tournament = await visible_tournament(interaction, self.tournament)
            require_organiser(tournament, interaction.user.id, manager=is_manager(interaction))
            if self.act in PAGES:
                await self._open(interaction, tournament)
                return
            sure = self.act if self.act in NEEDS_CONFIRMATION else ""
            if not sure and self.act != "back":
                tournament = await self._do(interaction)
            layout = await render_manage(bot, tournament, localizer_for(interaction), sure=sure)
            await update(interaction, view=layout.view())

    async def _open(self, interaction: discord.Interaction[Any], tournament: Tournament) -> None:
        """Open a page or a modal of the second row."""
        say = localizer_for(interaction)
        if self.act == "page":
            await ask_page(interaction, self.tournament)
            return
        layout = render_edit(tournament, say) if self.act == "edit" else render_barred(tournament, say)
        await update(interaction, view=layout.view())

    async def _do(self, interaction: discord.Interaction[Any]) -> Tournament:
        bot: Onetable = interaction.client
        organising, number = bot.tournaments.organising, self.tournament
        who: dict[str, Any] = {"by": interaction.user.id, "manager": is_manager(interaction)}
        match self.act:
            case "checkin":
                return await organising.open_checkin(number, **who)
            case "start":
                return await organising.begin(number, **who)
            case "pause":
                return await organising.pause(number, **who)
            case "resume":
                return await organising.resume(number, **who)
            case "sure-cancel":
                return await organising.cancel(number, **who)
            case _:
                return await organising.stop_early(number, **who)

"""`/tournament manage`: what an organiser can do, and who has done what so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tournaments import entry
from bot.tournaments.model import NOTED, Act, Affair
from bot.tournaments.organising import require_say
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.replies import update
from cogs.core.text import localizer_for
from cogs.tournament.finding import affair_here, is_manager
from cogs.tournament.text import entrant_name, names, round_of, title, when

ASKED_TWICE = ("cancel", "stop")
DANGER = ("cancel", "stop", "sure-cancel", "sure-stop")


async def draw_manage(bot: Onetable, affair: Affair, say: Localizer, *, sure: str = "") -> MessageLayout:
    """What can be done now; `sure` asks once more."""
    record = affair.record
    acts = await bot.store.tournaments.journal(record.id, most=NOTED)
    lines = [
        f"## {title(record)} · {say(f'tournament-phase-{record.phase}')}",
        *([say(f"tournament-sure-{sure}")] if sure else _about(affair, say)),
        f"### {say('tournament-journal')}",
        *(_noted(affair, act, say) for act in acts),
    ]
    offered = [f"sure-{sure}", "back"] if sure else list(_acts(affair))
    buttons = [LeadButton(record.id, act, say) for act in offered]
    parts: list[Any] = [ui.TextDisplay("\n".join(lines)[:3900])]
    if buttons:
        parts.append(row(*buttons))
    return MessageLayout(parts)


def _about(affair: Affair, say: Localizer) -> Iterator[str]:
    """How far it has come, and what is done by commands."""
    record = affair.record
    if record.phase in ("signup", "checkin"):
        yield say("tournament-signed-up", here=len(entry.parties_in(affair)), most=record.settings.size)
    elif record.live:
        yield round_of(affair, say)
        yield say("tournament-manage-matches")
    if record.live:
        yield say("tournament-manage-people")


def _acts(affair: Affair) -> Iterator[str]:
    record = affair.record
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


def _noted(affair: Affair, act: Act, say: Localizer) -> str:
    """A line of the journal."""
    details = act.details
    by = f"<@{act.by}>" if act.by else say("tournament-journal-bot")
    about = ""
    if isinstance(number := details.get("match"), int):
        about += f" #{number}"
    if isinstance(one := details.get("entrant"), int):
        about += f" {entrant_name(affair, one)}"
    if isinstance(several := details.get("entrants"), list):
        about += f" {names(affair, several)}"
    if isinstance(places := details.get("places"), list) and isinstance(number, int):
        match = affair.state.match(number) if number <= len(affair.state.matches) else None
        if match is not None and len(match.entrants) == len(places):
            order = sorted(zip(places, match.entrants, strict=True))
            about += " " + ", ".join(f"{place}. {entrant_name(affair, one)}" for place, one in order)
    return f"-# {when(act.at, 'f')} · {by} · {say(f'tournament-act-{act.what}')}{about}"


class LeadButton(
    PersistentItem[ui.Button[Any]],
    template=r"tm:(?P<tournament>\d{1,18}):"
    r"(?P<act>checkin|start|pause|resume|cancel|stop|sure-cancel|sure-stop|back)",
):
    """What an organiser presses."""

    tournament: int
    act: str

    def __init__(self, tournament: int, act: str, say: Localizer) -> None:
        style = discord.ButtonStyle.danger if act in DANGER else discord.ButtonStyle.primary
        super().__init__(ui.Button(label=say(f"tournament-lead-{act}"), style=style), tournament=tournament, act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do it, or ask once more."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, tournament=self.tournament, act=self.act):
            affair = await affair_here(interaction, self.tournament)
            require_say(affair, interaction.user.id, manager=is_manager(interaction))
            sure = self.act if self.act in ASKED_TWICE else ""
            if not sure and self.act != "back":
                affair = await self._lead(interaction)
            layout = await draw_manage(bot, affair, localizer_for(interaction), sure=sure)
            await update(interaction, view=layout.view())

    async def _lead(self, interaction: discord.Interaction[Any]) -> Affair:
        bot: Onetable = interaction.client
        lead, number = bot.tournaments, self.tournament
        who: dict[str, Any] = {"by": interaction.user.id, "manager": is_manager(interaction)}
        match self.act:
            case "checkin":
                return await lead.open_checkin(number, **who)
            case "start":
                return await lead.begin(number, **who)
            case "pause":
                return await lead.pause(number, **who)
            case "resume":
                return await lead.resume(number, **who)
            case "sure-cancel":
                return await lead.cancel(number, **who)
            case _:
                return await lead.stop_early(number, **who)

"""Tournaments on Discord: commands, the announcement, match threads and the outbox worker."""

from __future__ import annotations

from bot.app import Onetable
from cogs.tournament.announcement import AnnouncementButton
from cogs.tournament.arena_controls import ArenaButton
from cogs.tournament.browse import BracketButton, PageButton
from cogs.tournament.commands import Tournaments
from cogs.tournament.drop import ConfirmDropButton
from cogs.tournament.match_calls import MatchTableNotes, ReadyButton
from cogs.tournament.organise.draft import AnnounceRoleSelect, DraftButton, DraftSelect
from cogs.tournament.organise.edit import EditButton, HelperSelect
from cogs.tournament.organise.form_input import FormAgainButton, receive
from cogs.tournament.organise.manage import OrganiserButton
from cogs.tournament.organise.people import LetBackSelect
from cogs.tournament.outbox_worker import OutboxWorker
from cogs.tournament.rounds import RoundButton
from cogs.tournament.series import Leagues, SeriesButton


async def setup(bot: Onetable) -> None:
    """Register buttons, forms and cogs."""
    bot.add_dynamic_items(
        AnnouncementButton,
        ArenaButton,
        ReadyButton,
        DraftButton,
        DraftSelect,
        AnnounceRoleSelect,
        OrganiserButton,
        PageButton,
        BracketButton,
        ConfirmDropButton,
        RoundButton,
        SeriesButton,
        EditButton,
        HelperSelect,
        FormAgainButton,
        LetBackSelect,
    )
    bot.modals.add("tf", receive)
    bot.table_messages.decorators.append(MatchTableNotes(bot))
    for cog in (OutboxWorker(bot), Leagues(bot), Tournaments(bot)):
        await bot.add_cog(cog)

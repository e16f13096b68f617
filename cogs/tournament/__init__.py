"""Tournaments: what people see of them and press."""

from __future__ import annotations

from bot.app import Onetable
from cogs.tournament.announcement import NoticeButton
from cogs.tournament.browse import BracketButton, PageButton
from cogs.tournament.commands import Tournaments
from cogs.tournament.match_calls import ReadyButton, with_match
from cogs.tournament.organise.draft import DraftButton, DraftSelect
from cogs.tournament.organise.form_input import receive
from cogs.tournament.organise.manage import LeadButton
from cogs.tournament.outbox_worker import OutboxWorker


async def setup(bot: Onetable) -> None:
    """Buttons work from now on, also those of messages sent before."""
    bot.add_dynamic_items(NoticeButton, ReadyButton, DraftButton, DraftSelect, LeadButton, PageButton, BracketButton)
    bot.modals.add("tf", receive)
    bot.table_messages.decorators.append(with_match)
    for cog in (OutboxWorker(bot), Tournaments(bot)):
        await bot.add_cog(cog)

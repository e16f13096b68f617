"""Tournaments: what people see of them and press."""

from __future__ import annotations

from bot.app import Onetable
from cogs.boards import Boards
from cogs.presses import Presses
from cogs.prompts import Prompts
from cogs.tournament.browsing import BracketButton, PageButton
from cogs.tournament.calls import ReadyButton
from cogs.tournament.commands import Tournaments
from cogs.tournament.draft_page import DraftButton, DraftSelect
from cogs.tournament.frame import with_match
from cogs.tournament.herald import Herald
from cogs.tournament.managing import LeadButton
from cogs.tournament.notice import NoticeButton
from cogs.tournament.typed import receive


async def setup(bot: Onetable) -> None:
    """Buttons work from now on, also those of messages sent before."""
    Presses.of(bot).add(NoticeButton, ReadyButton, DraftButton, DraftSelect, LeadButton, PageButton, BracketButton)
    Prompts.of(bot).forms["tf"] = receive
    Boards.of(bot).frames.append(with_match)
    for cog in (Herald(bot), Tournaments(bot)):
        await bot.add_cog(cog)

"""Omiga in Discord: the public table, each player's private panel, and the replay."""

from bot.app import Onetable
from cogs.core.buttons import Presses
from cogs.core.table_messages import TableMessages
from cogs.learn.rules import Rulebooks
from cogs.omiga.panel import OmigaPanel, PrivateOmiga, QuickButton
from cogs.omiga.replay import StepButton
from cogs.omiga.rulebook import BOOK
from cogs.omiga.table import draw_omiga


async def setup(bot: Onetable) -> None:
    """Teach the boards to draw Omiga, and make its buttons work."""
    table_messages = TableMessages.of(bot)
    table_messages.renderers["omiga"] = draw_omiga
    table_messages.panels.renderers["omiga"] = panel = OmigaPanel()
    table_messages.panels.private_renderers["omiga"] = PrivateOmiga(panel)
    Rulebooks.of(bot).books["omiga"] = BOOK
    Presses.of(bot).add(StepButton)
    Presses.of(bot).add_plain(QuickButton)

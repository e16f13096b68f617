"""Only One Collection in Discord: what its table looks like and says."""

from bot.app import Onetable
from cogs.core.table_messages import TableMessages
from cogs.learn.rules import Rulebooks
from cogs.only_one.panel import draw_panel
from cogs.only_one.rulebook import BOOK
from cogs.only_one.table import draw_only_one, draw_private


async def setup(bot: Onetable) -> None:
    """Teach the boards to draw Only One Collection."""
    table_messages = TableMessages.of(bot)
    table_messages.renderers["only-one"] = draw_only_one
    table_messages.panels.renderers["only-one"] = draw_panel
    table_messages.panels.private_renderers["only-one"] = draw_private
    Rulebooks.of(bot).books["only-one"] = BOOK

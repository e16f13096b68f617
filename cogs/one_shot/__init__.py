"""ONE SHOT in Discord: what its table looks like and says."""

from bot.app import Onetable
from cogs.core.table_messages import TableMessages
from cogs.learn.rules import Rulebooks
from cogs.one_shot.rulebook import BOOK
from cogs.one_shot.table import draw_one_shot


async def setup(bot: Onetable) -> None:
    """Teach the boards to draw ONE SHOT, and bring its rules."""
    table_messages = TableMessages.of(bot)
    table_messages.renderers["one-shot"] = table_messages.panels.private_renderers["one-shot"] = draw_one_shot
    Rulebooks.of(bot).books["one-shot"] = BOOK

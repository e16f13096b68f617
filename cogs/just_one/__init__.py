"""Just One in Discord: what its table and its private panels look like and say."""

from bot.app import Onetable
from cogs.core.modals import Modals
from cogs.core.table_messages import TableMessages
from cogs.just_one.lists import WordListCommands
from cogs.just_one.panel import draw_panel, draw_private, prompt
from cogs.just_one.rulebook import BOOK
from cogs.just_one.table import draw_just_one
from cogs.learn.rules import Rulebooks


async def setup(bot: Onetable) -> None:
    """Teach the boards to draw Just One, and the forms to ask for clues and guesses."""
    table_messages = TableMessages.of(bot)
    table_messages.renderers["just-one"] = draw_just_one
    table_messages.panels.renderers["just-one"] = draw_panel
    table_messages.panels.private_renderers["just-one"] = draw_private
    Modals.of(bot).renderers["just-one"] = prompt
    Rulebooks.of(bot).books["just-one"] = BOOK
    await bot.add_cog(WordListCommands(bot))

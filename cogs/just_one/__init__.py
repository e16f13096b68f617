"""Just One in Discord: what its table and its private panels look like and say."""

from bot.app import Onetable
from cogs.boards import Boards
from cogs.just_one.face import draw_just_one
from cogs.just_one.lists import Words
from cogs.just_one.panel import draw_panel, draw_private, prompt
from cogs.just_one.rulebook import BOOK
from cogs.prompts import Prompts
from cogs.rulebook import Rulebooks


async def setup(bot: Onetable) -> None:
    """Teach the boards to draw Just One, and the forms to ask for clues and guesses."""
    boards = Boards.of(bot)
    boards.faces["just-one"] = draw_just_one
    boards.panels.faces["just-one"] = draw_panel
    boards.panels.private_faces["just-one"] = draw_private
    Prompts.of(bot).faces["just-one"] = prompt
    Rulebooks.of(bot).books["just-one"] = BOOK
    await bot.add_cog(Words(bot))

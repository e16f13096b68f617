"""Only One Collection in Discord: what its table looks like and says."""

from bot.app import Onetable
from cogs.boards import Boards
from cogs.only_one.face import draw_only_one, draw_private
from cogs.only_one.panel import draw_panel
from cogs.only_one.rulebook import BOOK
from cogs.rulebook import Rulebooks


async def setup(bot: Onetable) -> None:
    """Teach the boards to draw Only One Collection."""
    boards = Boards.of(bot)
    boards.faces["only-one"] = draw_only_one
    boards.panels.faces["only-one"] = draw_panel
    boards.panels.private_faces["only-one"] = draw_private
    Rulebooks.of(bot).books["only-one"] = BOOK

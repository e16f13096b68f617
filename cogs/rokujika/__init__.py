"""Rokujika Collection in Discord: what a village and a race look like and say."""

from bot.app import Onetable
from cogs.boards import Boards
from cogs.rokujika.face import draw_panel, draw_rokujika
from cogs.rokujika.rulebook import BOOK
from cogs.rulebook import Rulebooks


async def setup(bot: Onetable) -> None:
    """Teach the boards to draw the village in the channel, and everybody's own in a race."""
    boards = Boards.of(bot)
    boards.faces["rokujika"] = draw_rokujika
    boards.panels.faces["rokujika"] = draw_panel
    boards.panels.private_faces["rokujika"] = draw_rokujika
    Rulebooks.of(bot).books["rokujika"] = BOOK

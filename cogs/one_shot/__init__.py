"""ONE SHOT in Discord: what its table looks like and says."""

from bot.app import Onetable
from cogs.boards import Boards
from cogs.one_shot.face import draw_one_shot
from cogs.one_shot.rulebook import BOOK
from cogs.rulebook import Rulebooks


async def setup(bot: Onetable) -> None:
    """Teach the boards to draw ONE SHOT, and bring its rules."""
    boards = Boards.of(bot)
    boards.faces["one-shot"] = boards.panels.private_faces["one-shot"] = draw_one_shot
    Rulebooks.of(bot).books["one-shot"] = BOOK

"""Omiga in Discord: the public table, each player's private panel, and the replay."""

from bot.app import Onetable
from cogs.boards import Boards
from cogs.omiga.face import draw_omiga
from cogs.omiga.panel import OmigaPanel, PrivateOmiga, QuickButton
from cogs.omiga.replay import StepButton
from cogs.omiga.rulebook import BOOK
from cogs.presses import Presses
from cogs.rulebook import Rulebooks


async def setup(bot: Onetable) -> None:
    """Teach the boards to draw Omiga, and make its buttons work."""
    boards = Boards.of(bot)
    boards.faces["omiga"] = draw_omiga
    boards.panels.faces["omiga"] = panel = OmigaPanel()
    boards.panels.private_faces["omiga"] = PrivateOmiga(panel)
    Rulebooks.of(bot).books["omiga"] = BOOK
    Presses.of(bot).add(StepButton)
    Presses.of(bot).add_plain(QuickButton)

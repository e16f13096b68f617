"""Rokujika Collection in Discord: what a village, a race and the village of a day look like and say."""

from bot.app import Onetable
from cogs.core.buttons import Presses
from cogs.core.table_messages import TableMessages
from cogs.learn.rules import Rulebooks
from cogs.rokujika.daily import Daily, DayButton, PrivateVillageRenderer
from cogs.rokujika.leaderboard import BoardButton, draw_today
from cogs.rokujika.rulebook import BOOK
from cogs.rokujika.table import draw_panel, draw_rokujika
from cogs.stats.leaderboard import Leaderboards


async def setup(bot: Onetable) -> None:
    """Teach the boards to draw villages: in the channel, everybody's own in a race, and those played in private."""
    boards = TableMessages.of(bot)
    boards.renderers["rokujika"] = draw_rokujika
    boards.panels.renderers["rokujika"] = draw_panel
    boards.panels.private_renderers["rokujika"] = PrivateVillageRenderer(bot)
    Rulebooks.of(bot).books["rokujika"] = BOOK
    Presses.of(bot).add(DayButton, BoardButton)
    Leaderboards.of(bot).boards["rokujika"] = draw_today
    await bot.add_cog(Daily(bot))
    Rulebooks.of(bot).books["rokujika"] = BOOK

"""Rokujika Collection in Discord: a village played alone, a race, and the village of the day."""

from bot.app import Onetable
from cogs.core.game_ui import GameUI
from cogs.rokujika.coach import tell_move
from cogs.rokujika.daily import BoardButton, Daily, DayButton, PlayDailyButton, PrivateVillageRenderer, draw_today
from cogs.rokujika.rulebook import BOOK
from cogs.rokujika.table import draw_panel, draw_rokujika, render_details


async def setup(bot: Onetable) -> None:
    """Register the game, and the command for the village of the day."""
    bot.games.add(
        GameUI(
            name="rokujika",
            table=draw_rokujika,
            panel=draw_panel,
            private=PrivateVillageRenderer(bot),
            details=render_details,
            coach=tell_move,
            rules=BOOK,
            leaderboard=draw_today,
            buttons=(DayButton, PlayDailyButton, BoardButton),
        )
    )
    await bot.add_cog(Daily(bot))

"""ONE SHOT in Discord: what its table looks like and says."""

from bot.app import Onetable
from cogs.core.game_ui import GameUI
from cogs.one_shot.coach import tell_move
from cogs.one_shot.emojis import EMOJIS
from cogs.one_shot.rulebook import BOOK
from cogs.one_shot.table import draw_one_shot, one_shot_details


async def setup(bot: Onetable) -> None:
    """Register the game."""
    bot.games.add(
        GameUI(
            name="one-shot",
            table=draw_one_shot,
            private=draw_one_shot,
            details=one_shot_details,
            coach=tell_move,
            rules=BOOK,
            emojis=EMOJIS,
        )
    )

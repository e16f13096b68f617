"""Only One Collection in Discord: what its table looks like and says."""

from bot.app import Onetable
from cogs.core.game_ui import GameUI
from cogs.only_one.coach import tell_move
from cogs.only_one.emojis import EMOJIS
from cogs.only_one.rulebook import BOOK
from cogs.only_one.table import PeekButton, draw_details, draw_only_one, draw_panel, draw_private


async def setup(bot: Onetable) -> None:
    """Register the game."""
    bot.games.add(
        GameUI(
            name="only-one",
            table=draw_only_one,
            panel=draw_panel,
            private=draw_private,
            details=draw_details,
            coach=tell_move,
            rules=BOOK,
            buttons=(PeekButton,),
            emojis=EMOJIS,
        )
    )

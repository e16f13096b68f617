"""Just One in Discord: its table, its private panels, and the modals for clues and guesses."""

from bot.app import Onetable
from cogs.core.game_ui import GameUI
from cogs.just_one.lists import WordListCommands
from cogs.just_one.panel import draw_panel, draw_private, menu_moves, render_modal
from cogs.just_one.rulebook import BOOK
from cogs.just_one.table import draw_just_one
from cogs.just_one.text import render_details


async def setup(bot: Onetable) -> None:
    """Register the game, and the command for a server's own word list."""
    bot.games.add(
        GameUI(
            name="just-one",
            table=draw_just_one,
            panel=draw_panel,
            private=draw_private,
            modal=render_modal,
            panel_refusals=True,
            menu=menu_moves,
            details=render_details,
            rules=BOOK,
        )
    )
    await bot.add_cog(WordListCommands(bot))

"""Omiga in Discord: the public table, each player's private panel, and the replay of a round."""

from bot.app import Onetable
from cogs.core.game_ui import GameUI
from cogs.omiga.panel import OmigaPanel, QuickButton
from cogs.omiga.rematch import play_again
from cogs.omiga.rulebook import BOOK
from cogs.omiga.table import ReadyButton, StepButton, draw_omiga
from cogs.omiga.text import render_details


async def setup(bot: Onetable) -> None:
    """Register the game."""
    panel = OmigaPanel()
    bot.games.add(
        GameUI(
            name="omiga",
            table=draw_omiga,
            panel=panel,
            private=panel.draw_private,
            details=render_details,
            again=play_again,
            rules=BOOK,
            buttons=(QuickButton, ReadyButton, StepButton),
        )
    )

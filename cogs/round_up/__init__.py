"""The daily round-up on Discord: how it looks, and how it is posted. It is turned on in `/settings`."""

from bot.app import Onetable
from cogs.round_up.page import RoundUpPlayButton
from cogs.round_up.poster import Poster


async def setup(bot: Onetable) -> None:
    """Register the button, and post what is due."""
    bot.add_dynamic_items(RoundUpPlayButton)
    bot.round_ups.poster = Poster(bot)

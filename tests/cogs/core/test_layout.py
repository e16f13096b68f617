"""What a message is made of."""

from __future__ import annotations

import gc

from discord import ui


async def test_discord_py_keeps_no_message_that_was_sent(world):
    """It would keep private ones for a quarter of an hour, each with a timer."""
    before = kept_layouts()
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    await world.press("ana", "More")
    await world.slash("ana", "help")
    await world.press("ana", "Start")
    assert not [kept for kept in kept_layouts() if not any(kept is known for known in before)]


def kept_layouts() -> list[ui.LayoutView]:
    gc.collect()
    return [kept for kept in gc.get_objects() if isinstance(kept, ui.LayoutView)]

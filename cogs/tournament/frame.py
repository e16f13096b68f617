"""What is different about the table of a match: it says which one it is, and there is no playing again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import ui

from bot.languages import Speaker
from bot.tables import Scene
from cogs.sheets import Part, Sheet, Written, row

AGAIN = "a:"  # what the custom_id of a button begins with that opens a lobby for another game


def with_match(scene: Scene, say: Speaker, sheet: Sheet) -> Sheet:
    """The message of a match's table; any other as it is."""
    if not scene.record.is_match or scene.record.phase not in ("playing", "over"):
        return sheet
    parts = [part for part in map(_without_again, sheet.parts) if part is not None]
    key = "tournament-table" if scene.outcome is None else "tournament-table-over"
    parts.append(ui.TextDisplay(f"-# {say(key)}"))
    longer = replace(sheet, parts=parts)
    is_written = any(isinstance(part, Written) for part in parts)  # by a game that knows how long its parts are
    return longer if is_written or longer.fits() else replace(sheet, parts=parts[:-1])


def _without_again(part: Part) -> Part | None:
    if isinstance(part, ui.ActionRow):
        buttons: list[Any] = [one for one in part.children if not str(getattr(one, "custom_id", "")).startswith(AGAIN)]
        return row(*buttons) if buttons else None
    return part

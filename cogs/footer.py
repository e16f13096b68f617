"""What stands below every game: the number that seals its deal and, at the end, the way to a replay."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot.languages import Speaker
from bot.tables import Scene
from cogs.replay import StepButton
from cogs.sheets import Sheet, with_button
from rules.fairness import SHOWN


def with_footer(scene: Scene, say: Speaker, sheet: Sheet) -> Sheet:
    """A game's message with its footer; one that leaves no room for it stays as it is."""
    if scene.record.phase not in ("playing", "over"):
        return sheet
    parts = list(sheet.parts)
    if scene.outcome is not None:
        parts = with_button(parts, StepButton(scene.record.id, 0, None, "open", say))
    if scene.commitment is not None:
        sealed, seed = scene.commitment[:SHOWN], scene.seed
        if seed is None:
            told = say("fair-sealed", sealed=sealed)
        elif scene.salt:
            told = say("fair-opened", sealed=sealed, seed=seed, salt=scene.salt)
        else:
            told = say("fair-opened-unsalted", sealed=sealed, seed=seed)
        parts.append(ui.TextDisplay(f"-# {told}"))
    longer = replace(sheet, parts=parts)
    return longer if longer.fits() else sheet

"""What stands below every game: the number that seals its deal and, at the end, the way to a replay."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot.languages import Speaker
from bot.tables import Scene
from cogs.replay import StepButton
from cogs.sheets import Sheet, row
from rules.fairness import SHOWN

IN_A_ROW = 5


def draw_footer(scene: Scene, sheet: Sheet, say: Speaker) -> Sheet:
    """The sheet with its footer; one that leaves no room for it stays as it is."""
    parts = list(sheet.parts)
    if scene.outcome is not None:
        button = StepButton(scene.record.id, 0, None, "open", say)
        last = parts[-1]
        if isinstance(last, ui.ActionRow) and len(last.children) < IN_A_ROW:
            parts[-1] = row(*last.children, button)
        else:
            parts.append(row(button))
    if scene.commitment is not None:
        sealed, seed = scene.commitment[:SHOWN], scene.seed
        told = say("fair-sealed", sealed=sealed) if seed is None else say("fair-opened", sealed=sealed, seed=seed)
        parts.append(ui.TextDisplay(f"-# {told}"))
    longer = replace(sheet, parts=parts)
    return longer if longer.fits() else sheet

"""The vote of a crowd on a table's own buttons: what to do, how many votes each move has, and when the vote ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from bot.i18n import Localizer
from bot.tables.crowd import Vote
from bot.tables.service import Scene
from cogs.core.buttons import MoveSelect, PersistentItem
from cogs.core.layout import Item, MessageLayout, first_control
from cogs.core.text import safe_name, timestamp

LONGEST_LABEL = 80  # of a button
LONGEST_OPTION = 100  # of an option of a select


def with_vote(scene: Scene, say: Localizer, layout: MessageLayout) -> MessageLayout:
    """Return the layout of a table or panel whose crowd has to move, with the votes on its buttons."""
    vote = scene.vote
    if vote is None or not scene.record.live:
        return layout
    counts = Counter(vote.moves)
    has_moves = _count_on_buttons(layout.parts, counts)
    at = first_control(layout.parts)
    text = "\n".join(_explained(scene, vote, say, has_moves=has_moves))
    longer = replace(layout, parts=[*layout.parts[:at], ui.TextDisplay(text), *layout.parts[at:]])
    return longer if longer.fits() else layout


def _explained(scene: Scene, vote: Vote, say: Localizer, *, has_moves: bool) -> Iterator[str]:
    """Yield how to vote, and how the vote stands."""
    name, when = safe_name(scene.record.players[vote.seat].name), timestamp(vote.ends_at)
    if not has_moves:  # they are in the panel that a button opens
        yield say("crowd-vote-inside", name=name)
        return
    yield say("crowd-vote-only" if vote.choices == 1 else "crowd-vote", name=name)
    if vote.moves:
        yield f"-# {say('crowd-votes', votes=len(vote.moves), when=when)}"
    else:
        yield f"-# {say('crowd-no-votes', when=when)}"


def _count_on_buttons(parts: Sequence[Item], counts: Mapping[str, int]) -> bool:
    """Write the votes of each move on its button or option; return whether there is any move."""
    has_moves = False
    for part in parts:
        for control in part.children if isinstance(part, ui.ActionRow) else ():
            has_moves |= _count_on(control, counts)
    return has_moves


def _count_on(control: ui.Item[Any], counts: Mapping[str, int]) -> bool:
    if not isinstance(control, PersistentItem):
        return False
    item, move = control.item, control.played_move()
    if isinstance(item, ui.Button) and move is not None:
        item.label = _counted(item.label or "", counts.get(move, 0), LONGEST_LABEL)
        return True
    if isinstance(control, MoveSelect) and isinstance(item, ui.Select):
        for option in item.options:
            option.label = _counted(option.label, counts.get(option.value, 0), LONGEST_OPTION)
        return True
    return False


def _counted(label: str, votes: int, longest: int) -> str:
    suffix = f" · 🗳️ {votes}" if votes else ""
    return f"{label[: longest - len(suffix)]}{suffix}"

"""The Details button of every table: all that does not fit on one phone screen, in an ephemeral message."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tables.service import Scene
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MAX_TEXT, MessageLayout, with_button
from cogs.core.panels import show_privately
from cogs.core.permissions import require_here
from cogs.core.text import localizer_for
from cogs.table.options import changed_options
from cogs.table.verify import words_text
from rules.errors import Refusal
from rules.fairness import SHOWN

MAX_BLOCKS = 30  # of a game's details: a message has room for 40 components


def with_details(scene: Scene, say: Localizer, layout: MessageLayout) -> MessageLayout:
    """Return the layout of a dealt game with the Details button, if Discord allows one more component."""
    if scene.view is None or scene.record.phase not in ("playing", "over") or scene.record.is_lesson:
        return layout
    longer = replace(layout, parts=with_button(layout.parts, DetailsButton(scene.record.id, say)))
    return longer if longer.fits() else layout


class DetailsButton(PersistentItem[ui.Button[Any]], template=r"details:(?P<table>\d{1,18})"):
    """Shows the details of a table, as far as the user may know them."""

    table: int

    def __init__(self, table: int, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("details-button"), emoji="🔎"), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Reply with the details."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, replies="private", table=self.table):
            scene = await bot.tables.scene(self.table, interaction.user.id)
            require_here(scene.record, interaction)
            if scene.view is None or scene.record.phase not in ("playing", "over"):
                raise Refusal("refused-not-started" if scene.record.live else "refused-table-closed")
            await show_privately(interaction, draw_details(bot, scene, localizer_for(interaction)), here=False)


def draw_details(bot: Onetable, scene: Scene, say: Localizer) -> MessageLayout:
    """Return the game's own details, the options that were changed, and the commitment to the deal."""
    record = scene.record
    heading, last = f"## {say(f'{record.game}-title')}", []
    if options := changed_options(record, say):
        last.append("\n".join((f"### {say('lobby-options')}", *options)))
    last += (f"-# {line}" for line in _commitment(scene, say))
    render = bot.games[record.game].details
    room = MAX_TEXT - len(heading) - sum(map(len, last))
    blocks = [] if render is None else _fitting(render(scene, say), room)
    return MessageLayout([ui.TextDisplay(block) for block in (heading, *blocks, *last)])


def _fitting(blocks: Iterable[str], room: int) -> Iterator[str]:
    """Yield the blocks as long as a message has room for them; the first that is too long ends with its last line."""
    for block in itertools.islice(filter(None, blocks), MAX_BLOCKS):
        if len(block) > room:
            lines, _, _ = block[: room - 1].rpartition("\n")
            if lines:
                yield f"{lines}\n…"
            return
        yield block
        room -= len(block)


def _commitment(scene: Scene, say: Localizer) -> Iterator[str]:
    """Yield the commitment to the deal, with the seed once the game is over."""
    if scene.commitment is None:
        return
    if scene.server_seal is not None:
        words, seal = words_text(scene.record, say), scene.server_seal[:SHOWN]
        yield say("fair-words", seal=seal, words=words) if words else say("fair-no-words", seal=seal)
        if scene.server_seed:
            yield say("fair-server-seed", seed=scene.server_seed)
    sealed, seed = scene.commitment[:SHOWN], scene.seed
    if seed is None:
        yield say("fair-sealed", sealed=sealed)
    elif scene.salt:
        yield say("fair-opened", sealed=sealed, seed=seed, salt=scene.salt)
    else:
        yield say("fair-opened-unsalted", sealed=sealed, seed=seed)

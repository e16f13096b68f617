"""Moves that are typed: a button opens a modal, and its text becomes a move.

The modal's custom_id says what it is for, like a button's, so that a text typed while the bot restarted arrives. A text
that was refused is kept as a draft, and is in the modal when it is opened again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Unpack

import discord
from cachetools import LRUCache
from discord import ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tables.service import Scene
from cogs.core.buttons import Looks, PersistentItem, play_and_show
from cogs.core.errors import admit, interaction_errors, refuse_unknown, tell
from cogs.core.replies import Form, open_modal
from cogs.core.text import localizer_for, safe_text
from rules.errors import Refusal, StaleMove

MAX_DRAFTS = 1000
DraftKey = tuple[int, int, int, str]  # table, epoch, user, the `do` of the move
MOVE_MODAL = re.compile(r"p:(?P<table>\d+):(?P<epoch>\d+):(?P<do>[a-z-]+):\d+")


@dataclass(frozen=True, slots=True)
class ModalField:
    """One more text that a modal asks for."""

    name: str  # of the move's field
    label: str  # at most 45 characters
    placeholder: str = ""  # at most 100
    value: str = ""  # the text to begin with
    longest: int = 100


@dataclass(frozen=True, slots=True)
class ModalSpec:
    """What a modal asks for: a text, which is the move's field `text`, and perhaps more."""

    title: str  # at most 45 characters
    label: str  # at most 45
    placeholder: str = ""  # at most 100
    value: str = ""  # the text to begin with
    longest: int = 100
    more: tuple[ModalField, ...] = ()

    @property
    def fields(self) -> tuple[ModalField, ...]:
        """Everything that is asked for, from top to bottom."""
        return ModalField("text", self.label, self.placeholder, self.value, self.longest), *self.more


ModalHandler = Callable[[discord.Interaction, str], Awaitable[None]]  # gets the typed text
RenderModal = Callable[[Scene, str, Localizer], ModalSpec]  # gets the user's scene and the `do` of the move


class ModalButton(PersistentItem[ui.Button[Any]], template=r"p:(?P<table>\d+):(?P<epoch>\d+):(?P<do>[a-z-]+)"):
    """A button that opens a modal; the move is `{"do": do, "text": <typed text>}`, and more fields if there are."""

    table: int
    epoch: int
    do: str

    def __init__(self, table: int, epoch: int, do: str, **looks: Unpack[Looks]) -> None:
        looks.setdefault("style", discord.ButtonStyle.primary)
        super().__init__(ui.Button(**looks), table=table, epoch=epoch, do=do)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the modal."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, clicked=self.table, in_panel=True, do=self.do):
            scene = await bot.tables.scene(self.table, interaction.user.id)
            render = bot.games[scene.record.game].modal
            if scene.record.seat_of(interaction.user.id) is None:
                raise Refusal("refused-not-at-table")
            if not scene.record.live:
                raise Refusal("refused-table-closed")
            if scene.view is None or scene.view.epoch != self.epoch:
                raise StaleMove
            if render is None:
                raise Refusal("refused-old-button")
            spec = render(scene, self.do, localizer_for(interaction))
            draft = bot.modals.draft(self.table, self.epoch, interaction.user.id, self.do)
            # the id makes the modal this user's own: discord.py tells modals apart by their custom_id
            form = Form(title=spec.title, custom_id=f"{self.custom_id}:{interaction.id}", timeout=900)
            for field in spec.fields:
                text = draft.get(field.name) or field.value
                entry = ui.TextInput[ui.Modal](
                    custom_id=field.name,
                    placeholder=field.placeholder or None,
                    default=text[: field.longest] or None,
                    max_length=field.longest,
                )
                form.add_item(ui.Label(text=field.label, component=entry))
            await open_modal(interaction, form)


class Modals(commands.Cog):
    """Handles submitted modals."""

    def __init__(self) -> None:
        self._handlers: dict[str, ModalHandler] = {}
        self._drafts: LRUCache[DraftKey, Mapping[str, str]] = LRUCache(MAX_DRAFTS)
        # what was typed into a refused modal that is not a move, by the modal, what it is about, and the user
        self.kept_forms: LRUCache[tuple[str, int, int], Mapping[str, list[str]]] = LRUCache(MAX_DRAFTS)

    def add(self, prefix: str, handler: ModalHandler) -> None:
        """Handle modals that are not moves: those whose custom_id is the prefix, or begins with it and a colon."""
        self._handlers[prefix] = handler

    def draft(self, table: int, epoch: int, user: int, do: str) -> Mapping[str, str]:
        """Return what the user typed last for this move, by field, if it was refused; otherwise nothing."""
        return self._drafts.get((table, epoch, user, do), {})

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Handle a submitted modal, also one that was opened before a restart."""
        if interaction.type is discord.InteractionType.modal_submit and await admit(interaction):
            await self._submitted(interaction)

    async def _submitted(self, interaction: discord.Interaction) -> None:
        sent: Mapping[str, object] = {**(interaction.data or {})}
        custom_id, typed = str(sent.get("custom_id")), dict(_typed(sent))
        if (handler := self._handlers.get(custom_id.partition(":")[0])) is not None:
            await handler(interaction, next(iter(typed.values()), ""))
            return
        match = MOVE_MODAL.fullmatch(custom_id)
        if match is None:
            await refuse_unknown(interaction)
            return
        table, epoch, do = int(match["table"]), int(match["epoch"]), match["do"]
        draft = (table, epoch, interaction.user.id, do)
        self._drafts[draft] = typed  # until it is accepted
        bot: Onetable = interaction.client  # type: ignore[assignment]
        async with interaction_errors(interaction, clicked=table, in_panel=True, do=do):
            await play_and_show(interaction, table, epoch, json.dumps({"text": "", **typed, "do": do}))
            self._drafts.pop(draft, None)
        text = " / ".join(part for part in typed.values() if part.strip())
        if draft in self._drafts and text and not bot.panels.has_note(table, interaction.user.id):
            await tell(interaction, localizer_for(interaction)("prompt-kept", text=safe_text(text, 200)))


def _typed(part: object) -> Iterator[tuple[str, str]]:
    """Yield the custom_id and value of every field in the modal, however deeply it is nested."""
    if isinstance(part, Mapping):
        if isinstance(part.get("value"), str):
            yield str(part.get("custom_id")), part["value"]
        for inner in part.values():
            yield from _typed(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _typed(inner)

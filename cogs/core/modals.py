"""Moves that are typed: a button opens a form, and what is written there becomes a move.

The form's custom_id says it all, like a button's, so that an answer typed while the bot restarted still arrives.
What was typed and refused is kept, and stands in the form when it is opened again.
"""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Unpack

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tables.service import Scene
from cogs.core.buttons import Looks, PersistentItem, play_and_show
from cogs.core.errors import interaction_errors, refuse_unknown, tell
from cogs.core.findable import Findable
from cogs.core.replies import Form, open_form
from cogs.core.text import localizer_for, safe_text
from rules.errors import Refusal, StaleMove

DRAFTS = 1000
Draft = tuple[int, int, int, str]  # table, epoch, person, the `do` of the move
FORM = re.compile(r"p:(?P<table>\d+):(?P<epoch>\d+):(?P<do>[a-z-]+):\d+")


@dataclass(frozen=True, slots=True)
class ModalSpec:
    """What a form asks for."""

    title: str  # at most 45 characters
    label: str  # at most 45
    placeholder: str = ""  # at most 100
    value: str = ""  # what stands there already
    longest: int = 100


FormReceiver = Callable[[discord.Interaction, str], Awaitable[None]]  # with what was typed
RenderModal = Callable[[Scene, str, Localizer], ModalSpec]  # the scene of whoever pressed, the `do` of the move


class ModalButton(PersistentItem[ui.Button[Any]], template=r"p:(?P<table>\d+):(?P<epoch>\d+):(?P<do>[a-z-]+)"):
    """A button that opens a form; the move is `{"do": do, "text": what was typed}`."""

    table: int
    epoch: int
    do: str

    def __init__(self, table: int, epoch: int, do: str, **looks: Unpack[Looks]) -> None:
        looks.setdefault("style", discord.ButtonStyle.primary)
        super().__init__(ui.Button(**looks), table=table, epoch=epoch, do=do)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the form."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, pressed=self.table, do=self.do):
            modals = Modals.of(bot)
            scene = await bot.tables.scene(self.table, interaction.user.id)
            if scene.record.seat_of(interaction.user.id) is None:
                raise Refusal("refused-not-at-table")
            if not scene.record.live:
                raise Refusal("refused-table-closed")
            if scene.view is None or scene.view.epoch != self.epoch:
                raise StaleMove
            prompt = modals.renderers[scene.record.game](scene, self.do, localizer_for(interaction))
            draft = modals.draft(self.table, self.epoch, interaction.user.id, self.do) or prompt.value
            # the id makes the form this person's own: discord.py tells forms apart by it
            form = Form(title=prompt.title, custom_id=f"{self.custom_id}:{interaction.id}", timeout=900)
            field = ui.TextInput[ui.Modal](
                custom_id="text",
                placeholder=prompt.placeholder or None,
                default=draft[: prompt.longest] or None,
                max_length=prompt.longest,
            )
            form.add_item(ui.Label(text=prompt.label, component=field))
            await open_form(interaction, form)


class Modals(Findable):
    """Receives the forms."""

    def __init__(self) -> None:
        self.renderers: dict[str, RenderModal] = {}  # by game
        self.forms: dict[str, FormReceiver] = {}  # those that are no moves, by how their custom_id begins
        self._drafts: OrderedDict[Draft, str] = OrderedDict()

    def draft(self, table: int, epoch: int, user: int, do: str) -> str:
        """What this person typed last for this decision, if it was refused."""
        return self._drafts.get((table, epoch, user, do), "")

    async def receive(self, interaction: discord.Interaction) -> None:
        """A form was sent."""
        sent: Mapping[str, object] = {**(interaction.data or {})}
        custom_id = str(sent.get("custom_id"))
        if (receive := self.forms.get(custom_id.partition(":")[0])) is not None:
            await receive(interaction, next(_typed(sent), ""))
            return
        match = FORM.fullmatch(custom_id)
        if match is None:
            await refuse_unknown(interaction)
            return
        text = next(_typed(sent), "")
        table, epoch, do = int(match["table"]), int(match["epoch"]), match["do"]
        draft = (table, epoch, interaction.user.id, do)
        self._keep(draft, text)  # until it is accepted
        async with interaction_errors(interaction, pressed=table, do=do):
            await play_and_show(interaction, table, epoch, json.dumps({"do": do, "text": text}))
            self._drafts.pop(draft, None)
        if draft in self._drafts and text.strip():
            await tell(interaction, localizer_for(interaction)("prompt-kept", text=safe_text(text, 200)))

    def _keep(self, draft: Draft, text: str) -> None:
        self._drafts[draft] = text
        self._drafts.move_to_end(draft)
        if len(self._drafts) > DRAFTS:
            self._drafts.popitem(last=False)


def _typed(part: object) -> Iterator[str]:
    """Every value in the form, however it is nested."""
    if isinstance(part, Mapping):
        if isinstance(part.get("value"), str):
            yield part["value"]
        for inner in part.values():
            yield from _typed(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _typed(inner)

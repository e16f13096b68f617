"""Buttons and selects that work after a restart: the custom_id says what a click means.

    class EndButton(PersistentItem[ui.Button[Any]], template=r"e:(?P<table>\\d+)"):
        table: int

        def __init__(self, table: int, say: Localizer) -> None:
            super().__init__(ui.Button(label=say("end-button")), table=table)

The template defines how the custom_id is written; its groups are the fields of the class, numbers or texts. The
constructor draws the item. A click does not draw it again: `from_custom_id` reads the fields from the custom_id.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Self, TypedDict, TypeVar, Unpack

import discord
from discord import ui
from discord.ext import commands
from discord.ui.select import BaseSelect

from bot.app import Onetable
from cogs.core.errors import admit, interaction_errors, refuse_unknown
from cogs.places import home_of
from rules.errors import Refusal
from rules.game import Move
from rules.table import Turn

Kind = TypeVar("Kind", bound=ui.Button[Any] | BaseSelect[Any])
MAX_NUMBER = 2**63 - 1  # what the database can hold; Discord's ids are smaller
FIELD = re.compile(r"\(\?P<(\w+)>[^()]*\)")  # a group of a template
INT_ANNOTATIONS = (int, "int")  # with and without `from __future__ import annotations`
_HANDLED = "onetable: handled"  # in `interaction.extras`: a PersistentItem handles the click


class Looks(TypedDict, total=False):
    """How a button looks."""

    label: str | None
    emoji: str | None
    style: discord.ButtonStyle
    disabled: bool


# --- what was chosen in a select


def sent_values(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the chosen values as Discord sent them; they need not be among those that were offered."""
    sent: Mapping[str, Any] = {**(interaction.data or {})}
    return [str(value) for value in sent.get("values", ())]


def chosen_value(interaction: discord.Interaction[Any]) -> str:
    """Return the one chosen value; refuse if there is not exactly one."""
    values = sent_values(interaction)
    if len(values) != 1:
        raise Refusal("refused-choice")
    return values[0]


def chosen_number(interaction: discord.Interaction[Any]) -> int:
    """Return the chosen value of a select whose values are numbers."""
    value = chosen_value(interaction)
    if not (value.isascii() and value.isdigit()) or int(value) > MAX_NUMBER:
        raise Refusal("refused-choice")
    return int(value)


def chosen_json(interaction: discord.Interaction[Any]) -> Any:
    """Return the chosen value of a select whose values are JSON."""
    try:
        return json.loads(chosen_value(interaction))
    except ValueError:
        raise Refusal("refused-choice") from None


# --- the base class


class PersistentItem(ui.DynamicItem[Kind], template=""):
    """A button or select that is recognised by its custom_id."""

    def __init__(self, item: Kind, **fields: int | str) -> None:
        """Wrap `item`, and write the fields into its custom_id."""
        vars(self).update(fields)
        item.custom_id = self.write_custom_id(**fields)
        assert self.template.fullmatch(item.custom_id), f"{item.custom_id} could not be read again"
        super().__init__(item)

    def write_custom_id(self, **fields: int | str) -> str:
        """Return the custom_id for these fields: the template with each group replaced by its value."""
        return FIELD.sub(lambda field: str(fields[field[1]]), self.template.pattern)

    def played_move(self) -> str | None:
        """Return the move, as JSON, that a click plays whatever is chosen; None if there is no such move."""
        return None

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether the click is handled; a user who clicks too fast is refused."""
        return await admit(interaction)

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """Return the clicked item, with the fields of its custom_id."""
        interaction.extras[_HANDLED] = True
        clicked = cls.__new__(cls)  # the constructor would draw it again
        for name, text in match.groupdict().items():
            setattr(clicked, name, int(text) if cls.__annotations__[name] in INT_ANNOTATIONS else text)
        super(PersistentItem, clicked).__init__(item)
        return clicked


class UnknownComponents(commands.Cog):
    """Answers clicks on components that no `PersistentItem` knows, such as a button of an old version."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Refuse a click that is not handled. discord.py starts `from_custom_id` before it dispatches this event."""
        if interaction.type is not discord.InteractionType.component or _HANDLED in interaction.extras:
            return
        bot: Onetable = interaction.client  # type: ignore[assignment]
        if await bot.handover.is_ours(interaction.id):
            await refuse_unknown(interaction)


# --- items that all games use


async def play_and_show(interaction: discord.Interaction[Any], table: int, epoch: int, move: str) -> None:
    """Play a move of the user, then show the table."""
    bot: Onetable = interaction.client
    await play_move(interaction, table, epoch, move)
    await bot.table_messages.show(table, interaction)


async def play_move(interaction: discord.Interaction[Any], table: int, epoch: int, move: str) -> Turn | None:
    """Play a move of the user; return None if it was only a vote of a crowd."""
    bot: Onetable = interaction.client
    return await bot.tables.play(
        table,
        interaction.user.id,
        move,
        epoch=epoch,
        key=str(interaction.id),
        guild=home_of(interaction),
        channel=interaction.channel_id or 0,
    )


class MoveButton(PersistentItem[ui.Button[Any]], template=r"m:(?P<table>\d+):(?P<epoch>\d+):(?P<move>\{.*\})"):
    """A button that plays a move."""

    table: int
    epoch: int
    move: str

    def __init__(self, table: int, epoch: int, move: Move, **looks: Unpack[Looks]) -> None:
        looks.setdefault("style", discord.ButtonStyle.primary)
        super().__init__(ui.Button(**looks), table=table, epoch=epoch, move=move.model_dump_json())

    def played_move(self) -> str | None:
        """Return the move of the button."""
        return self.move

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Play the move."""
        async with interaction_errors(interaction, clicked=self.table, in_panel=True, epoch=self.epoch):
            await play_and_show(interaction, self.table, self.epoch, self.move)


class MoveSelect(PersistentItem[ui.Select[Any]], template=r"s:(?P<table>\d+):(?P<epoch>\d+):(?P<name>[a-z-]+)"):
    """A select whose choices are moves: (move, label, description) each. The name tells selects of a message apart."""

    table: int
    epoch: int
    name: str

    def __init__(
        self,
        table: int,
        epoch: int,
        name: str,
        choices: Sequence[tuple[Move, str, str]] = (),
        *,
        placeholder: str | None = None,
        disabled: bool = False,
    ) -> None:
        options = [
            discord.SelectOption(label=label[:100], value=move.model_dump_json(), description=description[:100] or None)
            for move, label, description in choices[:25]
        ]
        super().__init__(
            ui.Select(options=options or [discord.SelectOption(label="?")], placeholder=placeholder, disabled=disabled),
            table=table,
            epoch=epoch,
            name=name,
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Play the chosen move."""
        async with interaction_errors(interaction, clicked=self.table, in_panel=True, epoch=self.epoch):
            await play_and_show(interaction, self.table, self.epoch, chosen_value(interaction))


class PanelButton(PersistentItem[ui.Button[Any]], template=r"h:(?P<table>\d+)"):
    """Opens, or opens again, the user's private panel."""

    table: int

    def __init__(self, table: int, **looks: Unpack[Looks]) -> None:
        super().__init__(ui.Button(**looks), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the panel."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, clicked=self.table, replies="private"):
            await bot.panels.open(self.table, interaction)

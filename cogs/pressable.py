"""Buttons and selects that work after a restart: all that they mean stands in their custom_id.

    class EndButton(Pressable[ui.Button[Any]], template=r"e:(?P<table>\\d+)"):
        table: int

        def __init__(self, table: int, say: Speaker) -> None:
            super().__init__(ui.Button(label=say("end-button")), table=table)

The template alone says how the custom_id is written: it names the fields of the class, which are numbers or texts. The
constructor draws. A press does not draw again: it has the fields, read from the custom_id, and the item that was sent.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Self, TypedDict, TypeVar

import discord
from discord import ui
from discord.ui.select import BaseSelect

from cogs.answers import admit
from rules.errors import Refusal

Kind = TypeVar("Kind", bound=ui.Button[Any] | BaseSelect[Any])
LARGEST_NUMBER = 2**63 - 1  # that the database can hold; ids of Discord are smaller
FIELD = re.compile(r"\(\?P<(\w+)>[^()]*\)")  # in a template
NUMBER = (int, "int")  # as an annotation is kept, with and without `from __future__ import annotations`


class Looks(TypedDict, total=False):
    """What a button may be told about how it looks."""

    label: str | None
    emoji: str | None
    style: discord.ButtonStyle
    disabled: bool


def sent_values(interaction: discord.Interaction[Any]) -> list[str]:
    """What was chosen in a select, as Discord sent it; it need not be anything that was offered."""
    sent: Mapping[str, Any] = {**(interaction.data or {})}
    return [str(value) for value in sent.get("values", ())]


def chosen_value(interaction: discord.Interaction[Any]) -> str:
    """The one value that was chosen in a select; refuses if there is not just one."""
    values = sent_values(interaction)
    if len(values) != 1:
        raise Refusal("refused-choice")
    return values[0]


def chosen_number(interaction: discord.Interaction[Any]) -> int:
    """The same for a select whose values are numbers."""
    value = chosen_value(interaction)
    if not (value.isascii() and value.isdigit()) or int(value) > LARGEST_NUMBER:
        raise Refusal("refused-choice")
    return int(value)


def chosen_json(interaction: discord.Interaction[Any]) -> Any:
    """The same for a select whose values are JSON."""
    try:
        return json.loads(chosen_value(interaction))
    except ValueError:
        raise Refusal("refused-choice") from None


class Pressable(ui.DynamicItem[Kind], template=""):
    """A kind of button or select, known by its template."""

    def __init__(self, item: Kind, **fields: int | str) -> None:
        """Draw `item`, and write the fields into its custom_id."""
        vars(self).update(fields)
        item.custom_id = FIELD.sub(lambda field: str(fields[field[1]]), self.template.pattern)
        assert self.template.fullmatch(item.custom_id), f"{item.custom_id} could not be read again"
        super().__init__(item)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Refuse somebody who presses too fast."""
        return await admit(interaction)

    @classmethod
    async def from_custom_id(cls, _interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """What was pressed, whenever it was drawn."""
        fields = {
            name: int(text) if cls.__annotations__[name] in NUMBER else text for name, text in match.groupdict().items()
        }
        pressed = cls.__new__(cls)  # the constructor draws, and this was drawn before
        vars(pressed).update(fields)
        super(Pressable, pressed).__init__(item)
        return pressed

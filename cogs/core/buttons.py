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
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, ClassVar, Protocol, Self, TypedDict, TypeVar, Unpack

import discord
from discord import ui
from discord.ext import commands
from discord.ui.select import BaseSelect

from bot.app import Onetable
from cogs.core.errors import admit, interaction_errors, refuse_unknown
from cogs.core.findable import Findable
from cogs.core.table_messages import TableMessages
from rules.errors import Refusal
from rules.game import Move

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


class PersistentItem(ui.DynamicItem[Kind], template=""):
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
        super(PersistentItem, pressed).__init__(item)
        return pressed


# What discord.py insists on, and whether it is private. To build all the rest takes longer than to play a move.
KNOWN_OF_A_PRESSED_MESSAGE = ("id", "type", "content", "flags")


class PlainPress(Protocol):
    """A button that is called by its custom_id alone."""

    template: ClassVar[re.Pattern[str]]

    @classmethod
    def pressed(cls, match: re.Match[str]) -> Self:
        """The button with this custom_id."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody pressed it."""


class Presses(Findable):
    """Every kind of button and select there is."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self.on_form: Callable[[discord.Interaction], Awaitable[None]] | None = None  # receives forms
        self._templates: list[re.Pattern[str]] = []
        self._plain: list[type[PlainPress]] = []
        arrivals = bot._connection.parsers
        self._parse = arrivals["INTERACTION_CREATE"]
        arrivals["INTERACTION_CREATE"] = self._arrive

    def add(self, *kinds: type[ui.DynamicItem[Any]]) -> None:
        """These work from now on, also in messages sent before."""
        self.bot.add_dynamic_items(*kinds)
        self._templates += [kind.__discord_ui_compiled_template__ for kind in kinds]

    def add_plain(self, kind: type[PlainPress]) -> None:
        """A button that needs nothing but its custom_id; discord.py would rebuild the whole message to call it."""
        self._plain.append(kind)

    def _arrive(self, press: Any) -> None:
        """For a plain press discord.py would build the rest of the message too, and try every template."""
        message = press.get("message")
        button = None if message is None else self._plain_pressed(str(press.get("data", {}).get("custom_id")))
        if button is None:
            self._parse(press)
            return
        press["message"] = {field: message[field] for field in KNOWN_OF_A_PRESSED_MESSAGE if field in message}
        interaction = discord.Interaction(data=press, state=self.bot._connection)
        self.bot._schedule_event(_press, "on_interaction", button, interaction)

    def _plain_pressed(self, custom_id: str) -> PlainPress | None:
        for kind in self._plain:
            if (match := kind.template.fullmatch(custom_id)) is not None:
                return kind.pressed(match)
        return None

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Call plain buttons. What no version of today knows gets an answer too."""
        if interaction.type is discord.InteractionType.modal_submit and self.on_form is not None:
            if await admit(interaction):
                await self.on_form(interaction)
            return
        if interaction.type is not discord.InteractionType.component:
            return
        pressed: Mapping[str, object] = {**(interaction.data or {})}
        custom_id = str(pressed.get("custom_id"))
        if (button := self._plain_pressed(custom_id)) is not None:
            await _press(button, interaction)
            return
        is_known = any(template.fullmatch(custom_id) for template in self._templates)
        if not is_known or not _has_component(interaction.message, custom_id, pressed.get("component_type")):
            await refuse_unknown(interaction)  # discord.py calls nothing then


async def _press(button: PlainPress, interaction: discord.Interaction[Any]) -> None:
    if await admit(interaction):
        await button.callback(interaction)


def _has_component(message: discord.Message | None, custom_id: str, kind: object) -> bool:
    """Whether the message has the component: discord.py looks for it there before it calls a dynamic item."""
    found = [] if message is None else [*message.components]
    while found:
        part = found.pop()
        if part.type.value == kind and getattr(part, "custom_id", None) == custom_id:
            return True
        found += getattr(part, "children", ())
        found += filter(None, [getattr(part, "accessory", None)])
    return False


async def play_and_show(interaction: discord.Interaction[Any], table: int, epoch: int, move: str) -> None:
    """Play the move of whoever pressed, then show what has become of the table."""
    bot: Onetable = interaction.client
    await bot.tables.play(
        table,
        interaction.user.id,
        move,
        epoch=epoch,
        key=str(interaction.id),
        guild=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
    )
    await TableMessages.of(bot).show(table, interaction)


class MoveButton(PersistentItem[ui.Button[Any]], template=r"m:(?P<table>\d+):(?P<epoch>\d+):(?P<move>\{.*\})"):
    """A button that plays a move."""

    table: int
    epoch: int
    move: str

    def __init__(self, table: int, epoch: int, move: Move, **looks: Unpack[Looks]) -> None:
        looks.setdefault("style", discord.ButtonStyle.primary)
        super().__init__(ui.Button(**looks), table=table, epoch=epoch, move=move.model_dump_json())

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Play, then show."""
        async with interaction_errors(interaction, pressed=self.table, epoch=self.epoch):
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
        """Play, then show."""
        async with interaction_errors(interaction, pressed=self.table, epoch=self.epoch):
            await play_and_show(interaction, self.table, self.epoch, chosen_value(interaction))


class PanelButton(PersistentItem[ui.Button[Any]], template=r"h:(?P<table>\d+)"):
    """Opens, or opens again, the private panel of whoever presses it."""

    table: int

    def __init__(self, table: int, **looks: Unpack[Looks]) -> None:
        super().__init__(ui.Button(**looks), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the panel."""
        async with interaction_errors(interaction, pressed=self.table, replies="private"):
            await TableMessages.of(interaction.client).panels.open(self.table, interaction)

"""What can be pressed in a lobby: Join and Start, and everything behind More."""

from __future__ import annotations

import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable, Iterator
from string import ascii_uppercase
from typing import Any, Self

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer, Markup, localizer
from bot.tables import lobby
from bot.tables.record import OptionValue, TableRecord
from cogs.core.buttons import PersistentItem, chosen_json, chosen_number
from cogs.core.coalescer import remember_newest
from cogs.core.errors import AlreadyTold, interaction_errors
from cogs.core.layout import notice, row, rows
from cogs.core.panels import is_panel, require_panel
from cogs.core.permissions import guest_of, is_moderator, require_here, require_place
from cogs.core.replies import Kind, reply, update
from cogs.core.text import localizer_for, plain_name, safe_name, safe_values
from cogs.learn.opening import LearnButton
from cogs.learn.rules import RulesButton
from cogs.social.access import AccessButton
from cogs.social.alerts import AlertButton
from cogs.social.presets import PresetsButton
from cogs.table.options import (
    brief_text,
    chosen_value,
    is_code,
    lobby_options,
    option_text,
    option_values,
    part_text,
    parts_of,
)
from cogs.table.play import can_be_private, open_private_table, player_of
from cogs.table.verify import LONGEST_WORD, open_word_form, word_form_table
from rules.catalogue import game_named
from rules.errors import Refusal

EMOJI = {"private": "🔒", "computer": "🤖"}
DONE = ("leave", "cancel")  # acts of More that are confirmed with a sentence
KEEP = 0  # in place of a user: nobody is kicked


# --- the More message


def draw_more(
    record: TableRecord, user: int, say: Localizer, *, moderator: bool, alerted: bool, told: str = ""
) -> ui.LayoutView:
    """Return what a user can do in a lobby besides joining: options and computers for the host, rules, leaving.

    `told` is a sentence about the click that was answered with this message. `alerted`: the user is told about new
    tables of this game.
    """
    is_host = user == record.host
    view = notice(f"### {say('more-title', game=say(f'{record.game}-name'))}", *([told] if told else []))
    if is_host:
        for option in lobby_options(record):
            view.add_item(ui.TextDisplay(f"-# {option_text(record.game, option, say)}"))
            view.add_item(row(OptionSelect.of(record, option, say)))
            for part in PartSelect.every(record, option, say):
                view.add_item(row(part))
        if (partners := PartnerSelect.of(record, say)) is not None:
            view.add_item(row(partners))
    if (is_host or moderator) and (kick := KickSelect.of(record, user, say)) is not None:
        view.add_item(row(kick))
    for buttons in rows(_buttons(record, user, say, moderator=moderator, alerted=alerted)):
        view.add_item(buttons)
    return view


def _buttons(
    record: TableRecord, user: int, say: Localizer, *, moderator: bool, alerted: bool
) -> Iterator[ui.Item[Any]]:
    """Yield the buttons of More: short labels beside each other, closing the lobby last."""
    is_host = user == record.host
    if is_host:
        yield from (LobbyButton(record.id, act, say) for act in _host_acts(record))
        yield AccessButton(record.id, say)
        yield PresetsButton(record.id, say)
    if record.seat_of(user) is not None:
        yield LobbyButton(record.id, "leave", say)  # short: beside the host's last button on a phone
        yield LobbyButton(record.id, "word", say)
    yield RulesButton(record.game, label=say("lobby-button-rules"), emoji="📖")
    yield LearnButton(record.game, label=say("lobby-button-learn"))
    # the host, whose More has to fit on a phone, finds it in /pings; elsewhere the bot cannot ping
    if not is_host and not record.is_elsewhere:
        yield AlertButton(record.id, "off" if alerted else "on", say)
    if is_host or moderator:
        yield LobbyButton(record.id, "cancel", say, discord.ButtonStyle.danger)


def _host_acts(record: TableRecord) -> Iterator[str]:
    """Yield the host's buttons that not every lobby has."""
    game = game_named(record.game)
    if len(record.players) < max(game.seats) and game.computer_objection(lobby.options_of(record)) is None:
        yield "computer"
    if any(player.kind == "computer" for player in record.players):
        yield "no-computer"
    if can_be_private(record.game) and len(record.players) == 1:
        yield "private"
    if record.crowd is not None:
        yield "no-crowd"
    elif game.takes_votes and len(record.players) < max(game.seats):
        yield "crowd"


class MoreMessages:
    """The ephemeral More messages that are open, by table and user. A new one takes the place of the user's old one."""

    def __init__(self) -> None:
        self._opened: dict[tuple[int, int], discord.Interaction] = {}

    async def open(self, table: int, interaction: discord.Interaction, view: ui.LayoutView) -> None:
        """Send the message, and delete the one that this user had open."""
        await reply(interaction, view=view)
        await self._delete((table, interaction.user.id))
        if interaction.response.type is not discord.InteractionResponseType.deferred_message_update:
            self.clicked(table, interaction)  # otherwise its original message is the lobby

    def clicked(self, table: int, interaction: discord.Interaction) -> None:
        """Keep the newest interaction of a message: its token is valid for fifteen minutes."""
        remember_newest(self._opened, (table, interaction.user.id), interaction)

    async def delete_all(self, table: int) -> None:
        """Delete the messages of a lobby that is over."""
        for key in [key for key in self._opened if key[0] == table]:
            await self._delete(key)

    async def show(self, interaction: discord.Interaction[Any], table: int, told: str = "") -> None:
        """Bring the clicked More message up to date; after the lobby only the sentence is left of it."""
        bot: Onetable = interaction.client
        record = await bot.tables.record(table)
        if record.phase == "lobby":
            self.clicked(table, interaction)
            view = await _drawn_for(interaction, record, told)
        else:
            self._opened.pop((table, interaction.user.id), None)  # it stays as it is from now on
            key = "refused-already-started" if record.live else "refused-table-closed"
            view = notice(told or localizer_for(interaction)(key))
        await update(interaction, view=view)

    @contextlib.asynccontextmanager
    async def tells_refusals(self, interaction: discord.Interaction[Any], table: int) -> AsyncIterator[None]:
        """Tell a refusal in the clicked More message, which may be out of date; a public lobby stays as it is."""
        try:
            yield
        except Refusal as refusal:
            if not is_panel(interaction):
                raise
            sentence = localizer_for(interaction)(refusal.key, **safe_values(refusal.values))
            await self.show(interaction, table, f"⚠️ {sentence}")
            raise AlreadyTold(refusal.key, **refusal.values) from refusal

    async def _delete(self, key: tuple[int, int]) -> None:
        opened = self._opened.pop(key, None)
        if opened is not None and not opened.is_expired():
            with contextlib.suppress(discord.HTTPException):  # dismissed already
                await opened.delete_original_response()


async def _open_more(interaction: discord.Interaction[Any], table: int) -> None:
    """Send the user a More message."""
    bot: Onetable = interaction.client
    record = await bot.tables.record(table)
    lobby.require_lobby(record)
    await bot.more_messages.open(table, interaction, await _drawn_for(interaction, record))


async def _drawn_for(interaction: discord.Interaction[Any], record: TableRecord, told: str = "") -> ui.LayoutView:
    bot: Onetable = interaction.client
    alerted = record.game in await bot.alerts.games_of(interaction.user.id, record.guild)
    user, moderator = interaction.user.id, is_moderator(interaction)
    return draw_more(record, user, localizer_for(interaction), moderator=moderator, alerted=alerted, told=told)


# --- buttons


class LobbyButton(
    PersistentItem[ui.Button[Any]],
    template=r"l:(?P<table>\d+):(?P<act>join|start|options|leave|cancel|private|computer|no-computer|crowd|no-crowd|word)",
):
    """A button of the lobby or of More. Options is a button of older lobbies; it opens More."""

    table: int
    act: str

    def __init__(
        self,
        table: int,
        act: str,
        say: Localizer,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        label, emoji = say(f"lobby-button-{act}"), EMOJI.get(act)
        super().__init__(ui.Button(label=label, emoji=emoji, style=style, disabled=disabled), table=table, act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do it, and show it in the message that was clicked and in the lobby."""
        bot: Onetable = interaction.client
        in_more = is_panel(interaction)
        replies: Kind = "private" if self.act in ("options", "private") else "update"
        clicked = None if in_more else self.table
        async with interaction_errors(interaction, clicked=clicked, replies=replies, table=self.table, act=self.act):
            require_here(await bot.tables.record(self.table), interaction)
            async with bot.more_messages.tells_refusals(interaction, self.table):
                if self.act == "options":
                    await _open_more(interaction, self.table)
                    return
                if self.act == "private":
                    await _play_privately(interaction, self.table)
                    return
                if self.act == "word":
                    await open_word_form(interaction, self.table)
                    await bot.table_messages.show(self.table)  # with the sealed seed
                    return
                await self._do(interaction)
            if in_more:
                say = localizer_for(interaction)
                await bot.more_messages.show(
                    interaction, self.table, say(f"more-done-{self.act}") if self.act in DONE else ""
                )
                await bot.table_messages.show(self.table)
            else:
                await bot.table_messages.show(self.table, interaction)
            if (await bot.tables.record(self.table)).phase != "lobby":
                await bot.more_messages.delete_all(self.table)

    async def _do(self, interaction: discord.Interaction[Any]) -> None:
        bot: Onetable = interaction.client
        tables, user = bot.tables, interaction.user.id
        match self.act:
            case "join":
                await tables.join(self.table, player_of(interaction), await guest_of(interaction))
            case "leave":
                await tables.leave(self.table, user)
            case "start":
                await require_place(interaction)
                await tables.deals.start(self.table, user)
            case "computer":
                await _add_computer(bot, self.table, user)
            case "no-computer":
                await tables.remove_computer(self.table, user)
            case "crowd":
                await _add_crowd(bot, self.table, user)
            case "no-crowd":
                await tables.remove_crowd(self.table, user)
            case _:
                await tables.cancel(self.table, user, moderator=is_moderator(interaction))


class MoreButton(PersistentItem[ui.Button[Any]], template=r"more:(?P<table>\d{1,18})"):
    """Opens everything that can be done in a lobby besides joining and starting."""

    table: int

    def __init__(self, table: int, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("lobby-button-more")), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show it to the user."""
        async with interaction_errors(interaction, clicked=self.table, replies="private"):
            require_here(await interaction.client.tables.record(self.table), interaction)
            await _open_more(interaction, self.table)


async def save_word(interaction: discord.Interaction[Any], typed: str) -> None:
    """Handle the modal of a word for the seed."""
    bot: Onetable = interaction.client
    async with interaction_errors(interaction):
        table = word_form_table(interaction)
        require_here(await bot.tables.record(table), interaction)
        async with bot.more_messages.tells_refusals(interaction, table):
            word = " ".join(typed.split())[:LONGEST_WORD]
            await bot.tables.type_word(table, interaction.user.id, word)
        told = localizer_for(interaction)("word-saved" if word else "word-dropped")
        await bot.more_messages.show(interaction, table, told)
        await bot.table_messages.show(table)


async def _add_crowd(bot: Onetable, table: int, user: int) -> None:
    """Let the channel play a seat."""
    name = localizer((await bot.tables.record(table)).language).plain("crowd-name")
    await bot.tables.add_crowd(table, user, name)


async def _add_computer(bot: Onetable, table: int, user: int) -> None:
    """Add a computer player with a free name, and more if the game needs company."""
    record = await bot.tables.record(table)
    names, say = {player.name for player in record.players}, localizer(record.language)
    free = (name for number in itertools.count(1) if (name := say.plain("computer-name", number=number)) not in names)
    for name in itertools.islice(free, max(1, game_named(record.game).company - len(record.players))):
        await bot.tables.add_computer(table, user, name)


async def _play_privately(interaction: discord.Interaction[Any], table: int) -> None:
    """Open a private table of the lobby's game; a host who is alone in the lobby leaves it, which closes it."""
    bot: Onetable = interaction.client
    record = await bot.tables.record(table)
    lobby.require_lobby(record)
    await open_private_table(interaction, record.game)
    if [player.user for player in record.players] == [interaction.user.id]:
        await bot.tables.leave(table, interaction.user.id)  # a player who joined meanwhile keeps the lobby
        await bot.table_messages.show(table)
        if (await bot.tables.record(table)).phase != "lobby":
            await bot.more_messages.delete_all(table)


# --- selects of More


class OptionSelect(PersistentItem[ui.Select[Any]], template=r"o:(?P<table>\d+):(?P<option>[a-z_]+)"):
    """One option of the game."""

    table: int
    option: str

    @classmethod
    def of(cls, record: TableRecord, option: str, say: Localizer) -> Self:
        """Return the select with the chosen value."""
        choices = [
            discord.SelectOption(
                label=brief_text(record.game, option, value, say)[:100],
                value=json.dumps(value),
                description=_drawback(record, option, value, say),
                default=chosen_value(record, option) == value,
            )
            for value in _offered(record, option)
        ]
        return cls(record.id, option, choices)

    def __init__(self, table: int, option: str, options: list[discord.SelectOption]) -> None:
        super().__init__(ui.Select(options=options), table=table, option=option)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Set the option, and show it in More and in the lobby."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table, option=self.option):
            require_panel(interaction)
            require_here(await bot.tables.record(self.table), interaction)
            async with bot.more_messages.tells_refusals(interaction, self.table):
                value: OptionValue = chosen_json(interaction)
                await bot.tables.choose(self.table, interaction.user.id, self.option, value)
            await bot.more_messages.show(interaction, self.table)
            await bot.table_messages.show(self.table)


def _offered(record: TableRecord, option: str) -> Iterator[OptionValue]:
    """Yield the values of an option; of all codes only one, whose letters have selects of their own."""
    values, chosen = option_values(record.game)[option], chosen_value(record, option)
    codes = [value for value in values if is_code(record.game, option, value)]
    yield from (value for value in values if value not in codes)
    if codes:
        yield chosen if chosen in codes else codes[0]


class PartSelect(
    PersistentItem[ui.Select[Any]], template=r"part:(?P<table>\d{1,18}):(?P<option>[a-z_]+):(?P<part>\d{1,2})"
):
    """One letter of an option that is a code; each value is the index of an alternative."""

    table: int
    option: str
    part: int

    @classmethod
    def every(cls, record: TableRecord, option: str, say: Localizer) -> Iterator[Self]:
        """Yield a select for each part, if a code is chosen."""
        code = chosen_value(record, option)
        if not is_code(record.game, option, code):
            return
        for part, alternatives in enumerate(parts_of(record.game, option)):
            choices = []
            for index, alternative in enumerate(alternatives):
                label, why = part_text(record.game, option, alternative, say)
                is_chosen = str(code)[part] == ascii_uppercase[index]
                choices.append(
                    discord.SelectOption(label=label[:100], value=str(index), description=why[:100], default=is_chosen)
                )
            yield cls(record.id, option, part, choices)

    def __init__(self, table: int, option: str, part: int, options: list[discord.SelectOption]) -> None:
        super().__init__(ui.Select(options=options), table=table, option=option, part=part)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Change the letter, and show it in More and in the lobby."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table, option=self.option):
            require_panel(interaction)
            record = await bot.tables.record(self.table)
            require_here(record, interaction)
            async with bot.more_messages.tells_refusals(interaction, self.table):
                code = self._changed(record, chosen_number(interaction))
                await bot.tables.choose(self.table, interaction.user.id, self.option, code)
            await bot.more_messages.show(interaction, self.table)
            await bot.table_messages.show(self.table)

    def _changed(self, record: TableRecord, index: int) -> str:
        """Return the code with this part's letter changed."""
        parts = parts_of(record.game, self.option)
        if self.part >= len(parts) or index >= len(parts[self.part]):
            raise Refusal("refused-option")
        code = chosen_value(record, self.option)
        letters = list(str(code) if is_code(record.game, self.option, code) else "A" * len(parts))
        letters[self.part] = ascii_uppercase[index]
        return "".join(letters)


class PartnerSelect(PersistentItem[ui.Select[Any]], template=r"pair:(?P<table>\d{1,18})"):
    """Who plays with whom in teams of two; each value is the seat of the first player's partner."""

    table: int

    @classmethod
    def of(cls, record: TableRecord, say: Localizer) -> Self | None:
        """Return the select, or None without two teams of two."""
        if [len(team) for team in lobby.teams(record)] != [2, 2]:
            return None
        choices = []
        for seat in range(1, len(record.players)):
            paired = lobby.pair(record, record.host, seat)
            label = say.plain("lobby-teams", **team_names(paired, plain_name))[:100]
            choices.append(discord.SelectOption(label=label, value=str(seat), default=paired == record))
        return cls(record.id, choices)

    def __init__(self, table: int, options: list[discord.SelectOption]) -> None:
        super().__init__(ui.Select(options=options), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Change the places, and show it in More and in the lobby."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table):
            require_panel(interaction)
            require_here(await bot.tables.record(self.table), interaction)
            async with bot.more_messages.tells_refusals(interaction, self.table):
                await bot.tables.pair(self.table, interaction.user.id, chosen_number(interaction))
            await bot.more_messages.show(interaction, self.table)
            await bot.table_messages.show(self.table)


def team_names(record: TableRecord, name: Callable[[str], str]) -> dict[str, str]:
    """Return the names of the two teams, as values of `lobby-teams`."""
    first, second = (
        Markup(" & ".join(name(record.players[seat].name) for seat in team)) for team in lobby.teams(record)
    )
    return {"first": first, "second": second}


def _drawback(record: TableRecord, option: str, value: OptionValue, say: Localizer) -> str | None:
    """Return why the game could not start with this value, or None."""
    why = lobby.objection(record.model_copy(update={"options": {**record.options, option: value}}))
    return None if why is None else say.plain(why.key, **why.values)[:100]


class KickSelect(PersistentItem[ui.Select[Any]], template=r"x:(?P<table>\d+)"):
    """The player to kick; each value is a user id."""

    table: int

    def __init__(self, table: int, options: list[discord.SelectOption], placeholder: str) -> None:
        super().__init__(ui.Select(options=options, placeholder=placeholder), table=table)

    @classmethod
    def of(cls, record: TableRecord, by: int, say: Localizer) -> Self | None:
        """Return a select of the players whom this user may kick, or None if there are none."""
        players = [
            discord.SelectOption(label=plain_name(player.name)[:100], value=str(player.user))
            for player in record.members
            if player.user != by
        ]
        return cls(record.id, players, say("lobby-kick")) if players else None

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Ask first: a kicked player can't join again."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table):
            require_panel(interaction)
            record, say = await bot.tables.record(self.table), localizer_for(interaction)
            require_here(record, interaction)
            async with bot.more_messages.tells_refusals(interaction, self.table):
                user = chosen_number(interaction)
                lobby.kick(record, interaction.user.id, user, moderator=is_moderator(interaction))
            bot.more_messages.clicked(self.table, interaction)
            question = say("sure-remove-question", name=safe_name(record.name_of(user)))
            await update(
                interaction, view=notice(question, row(*(KickButton(self.table, who, say) for who in (user, KEEP))))
            )


class KickButton(PersistentItem[ui.Button[Any]], template=r"kick:(?P<table>\d{1,18}):(?P<user>\d{1,20})"):
    """The second click before a player is kicked from the lobby, and the button that kicks nobody."""

    table: int
    user: int

    def __init__(self, table: int, user: int, say: Localizer) -> None:
        style = discord.ButtonStyle.secondary if user == KEEP else discord.ButtonStyle.danger
        label = say("sure-no" if user == KEEP else "sure-remove")
        super().__init__(ui.Button(label=label, style=style), table=table, user=user)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Kick the player or not, and go back to More."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table):
            require_panel(interaction)
            record, told = await bot.tables.record(self.table), ""
            require_here(record, interaction)
            async with bot.more_messages.tells_refusals(interaction, self.table):
                lobby.require_lobby(record)
                if self.user != KEEP:
                    moderator = is_moderator(interaction)
                    await bot.tables.kick(self.table, interaction.user.id, self.user, moderator=moderator)
                    told = localizer_for(interaction)("lobby-kicked", name=safe_name(record.name_of(self.user)))
            await bot.more_messages.show(interaction, self.table, told)
            if told:
                await bot.table_messages.show(self.table)

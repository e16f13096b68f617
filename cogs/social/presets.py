"""Presets of a lobby: the page behind More, and suggestions for `/play`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import app_commands, ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.social.model import Preset
from bot.social.presets import LONGEST_NAME, preset_value
from bot.tables import lobby
from bot.tables.record import TableRecord
from cogs.core.buttons import PersistentItem, chosen_value
from cogs.core.errors import interaction_errors
from cogs.core.layout import notice, row
from cogs.core.panels import require_panel
from cogs.core.permissions import require_here, server_permissions
from cogs.core.replies import Form, open_modal, update
from cogs.core.text import localizer_for, plain_name, safe_name
from cogs.social.access import BackButton
from cogs.table.options import option_text, option_values, value_text
from rules.catalogue import game_named
from rules.errors import Refusal

SIGNS = {False: "👤", True: "🏠"}  # by whether the preset belongs to the server
LONGEST_DESCRIPTION = 100  # of an option of a select
LONGEST_CHOICE = 100  # of a suggestion


async def find_preset(interaction: discord.Interaction[Any], typed: str, game: str | None) -> Preset:
    """Return the preset that was chosen or typed for `/play`."""
    bot: Onetable = interaction.client
    return await bot.presets.find(typed, guild=interaction.guild_id or 0, user=interaction.user.id, game=game)


async def suggest_presets(
    interaction: discord.Interaction[Any], typed: str, game: str | None
) -> list[app_commands.Choice[str]]:
    """Return the presets whose name contains the typed text, as suggestions."""
    bot: Onetable = interaction.client
    say, known = localizer_for(interaction), await bot.presets.of(interaction.guild_id or 0, interaction.user.id, game)
    found = [one for one in known if " ".join(typed.casefold().split()) in one.key]
    return [
        app_commands.Choice(
            name=f"{SIGNS[one.shared]} {plain_name(one.name)} · {say(f'{one.game}-name')}"[:LONGEST_CHOICE],
            value=preset_value(one),
        )
        for one in found
    ][:25]


def describe(preset: Preset, say: Localizer) -> str:
    """Return the options that differ from the defaults, for a select."""
    defaults = game_named(preset.game).Options()
    changed = [
        f"{option_text(preset.game, name, say)}{say.colon}{value_text(preset.game, name, preset.chosen[name], say)}"
        for name in option_values(preset.game)
        if name in lobby.offered(preset.game, preset.chosen) and preset.chosen[name] != getattr(defaults, name)
    ]
    return str(say.listed(changed) if changed else say("preset-defaults"))[:LONGEST_DESCRIPTION]


def draw_presets(
    record: TableRecord, presets: Iterable[Preset], say: Localizer, *, manager: bool, told: str = ""
) -> ui.LayoutView:
    """Return the page with the presets of a lobby's game."""
    known = list(presets)
    view = notice(f"### {say('preset-title', game=say(f'{record.game}-name'))}", *([told] if told else []))
    view.add_item(ui.TextDisplay(say("preset-why" if known else "preset-none")))
    if known:
        view.add_item(row(PresetSelect(record.id, known, say)))
    if deletable := [one for one in known if manager or not one.shared]:
        view.add_item(row(DropPresetSelect(record.id, deletable, say)))
    scopes = ("own", "server") if manager else ("own",)
    saves = [SavePresetButton(record.id, scope, say) for scope in scopes]
    view.add_item(row(BackButton(record.id, say), *saves))
    return view


async def _show(interaction: discord.Interaction[Any], table: int, told: str = "") -> None:
    bot: Onetable = interaction.client
    bot.more_messages.clicked(table, interaction)
    record, say = await bot.tables.record(table), localizer_for(interaction)
    known = await bot.presets.of(record.guild, interaction.user.id, record.game)
    await update(interaction, view=draw_presets(record, known, say, manager=_is_manager(interaction), told=told))


def _is_manager(interaction: discord.Interaction[Any]) -> bool:
    return server_permissions(interaction).manage_guild


def _require_host(record: TableRecord, user: int) -> None:
    """Refuse anyone but the host, and a lobby that is over."""
    lobby.choose_all(record, user, record.options)


async def _require_own_lobby(interaction: discord.Interaction[Any], table: int) -> TableRecord:
    """Return the record of the lobby that the user hosts; refuse others."""
    bot: Onetable = interaction.client
    require_panel(interaction)
    record = await bot.tables.record(table)
    require_here(record, interaction)
    _require_host(record, interaction.user.id)
    return record


def _label(preset: Preset) -> str:
    return f"{SIGNS[preset.shared]} {plain_name(preset.name)}"


class PresetsButton(PersistentItem[ui.Button[Any]], template=r"presets:(?P<table>\d{1,18})"):
    """Opens the page, in place of More."""

    table: int

    def __init__(self, table: int, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("preset-button")), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the page to the host."""
        bot: Onetable = interaction.client
        async with (
            interaction_errors(interaction, table=self.table),
            bot.more_messages.tells_refusals(interaction, self.table),
        ):
            await _require_own_lobby(interaction, self.table)
            await _show(interaction, self.table)


class _PresetsSelect(PersistentItem[ui.Select[Any]], template=""):
    """A select of presets."""

    table: int

    def __init__(self, table: int, presets: Iterable[Preset], say: Localizer, placeholder: str) -> None:
        options = [
            discord.SelectOption(label=_label(one), value=preset_value(one), description=describe(one, say))
            for one in presets
        ]
        super().__init__(ui.Select(options=options, placeholder=placeholder), table=table)

    async def chosen(self, interaction: discord.Interaction[Any]) -> Preset:
        """Return the chosen preset; refuse one that was deleted meanwhile."""
        bot: Onetable = interaction.client
        record = await _require_own_lobby(interaction, self.table)
        value = chosen_value(interaction)
        for preset in await bot.presets.of(record.guild, interaction.user.id, record.game):
            if preset_value(preset) == value:
                return preset
        raise Refusal("preset-refused-gone")


class PresetSelect(_PresetsSelect, template=r"preset-use:(?P<table>\d{1,18})"):
    """Uses a preset in the lobby."""

    table: int

    def __init__(self, table: int, presets: Iterable[Preset], say: Localizer) -> None:
        super().__init__(table, presets, say, say("preset-choose"))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Set its options, and show them in More and in the lobby."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table):
            async with bot.more_messages.tells_refusals(interaction, self.table):
                preset = await self.chosen(interaction)
                await bot.tables.choose_all(self.table, interaction.user.id, preset.chosen)
            told = localizer_for(interaction)("preset-used", name=safe_name(preset.name))
            await bot.more_messages.show(interaction, self.table, told)
            await bot.table_messages.show(self.table)


class DropPresetSelect(_PresetsSelect, template=r"preset-drop:(?P<table>\d{1,18})"):
    """Deletes a preset."""

    table: int

    def __init__(self, table: int, presets: Iterable[Preset], say: Localizer) -> None:
        super().__init__(table, presets, say, say("preset-drop"))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Delete it; one of the server's only for those who manage it."""
        bot: Onetable = interaction.client
        async with (
            interaction_errors(interaction, table=self.table),
            bot.more_messages.tells_refusals(interaction, self.table),
        ):
            preset = await self.chosen(interaction)
            if preset.shared and not _is_manager(interaction):
                raise Refusal("preset-refused-managers")
            await bot.presets.delete(preset, guild=interaction.guild_id or 0, user=interaction.user.id)
            await _show(
                interaction, self.table, localizer_for(interaction)("preset-dropped", name=safe_name(preset.name))
            )


class SavePresetButton(
    PersistentItem[ui.Button[Any]], template=r"preset-save:(?P<table>\d{1,18}):(?P<scope>own|server)"
):
    """Asks for a name, and saves the options of the lobby under it."""

    table: int
    scope: str

    def __init__(self, table: int, scope: str, say: Localizer) -> None:
        super().__init__(
            ui.Button(label=say(f"preset-button-{scope}"), emoji=SIGNS[scope == "server"]), table=table, scope=scope
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the modal; `save_preset` handles it."""
        bot: Onetable = interaction.client
        async with (
            interaction_errors(interaction, table=self.table),
            bot.more_messages.tells_refusals(interaction, self.table),
        ):
            await _require_own_lobby(interaction, self.table)
            if self.scope == "server" and not _is_manager(interaction):
                raise Refusal("preset-refused-managers")
            say = localizer_for(interaction)
            form = Form(
                title=say(f"preset-button-{self.scope}"),
                custom_id=f"preset-save:{self.table}:{self.scope}:{interaction.id}",
                timeout=900,
            )
            field = ui.TextInput[ui.Modal](custom_id="text", max_length=LONGEST_NAME, placeholder=say("preset-example"))
            form.add_item(ui.Label(text=say("preset-name"), description=say("preset-name-why"), component=field))
            await open_modal(interaction, form)


async def save_preset(interaction: discord.Interaction, typed: str) -> None:
    """Handle the modal: save the options that the lobby has now."""
    bot = interaction.client
    assert isinstance(bot, Onetable)
    sent: Mapping[str, object] = {**(interaction.data or {})}
    _, table_id, scope, *_ = [*str(sent.get("custom_id")).split(":"), "", ""]
    table = int(table_id) if table_id.isascii() and table_id.isdigit() and len(table_id) <= 18 else 0
    async with interaction_errors(interaction, table=table), bot.more_messages.tells_refusals(interaction, table):
        record = await _require_own_lobby(interaction, table)
        shared, name = scope == "server", " ".join(typed.split())[:LONGEST_NAME]
        if shared and not _is_manager(interaction):
            raise Refusal("preset-refused-managers")
        if not any(character.isalnum() for character in name):
            raise Refusal("preset-refused-name")
        if shared:  # everyone on the server reads it
            await bot.tables.require_wanted(record.guild, name)
        await bot.presets.save(
            record.game, name, record.options, guild=record.guild, user=interaction.user.id, shared=shared
        )
        say = localizer_for(interaction)
        await _show(interaction, table, say("preset-saved", name=safe_name(name)))

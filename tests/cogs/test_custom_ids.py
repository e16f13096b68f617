"""What is pressed may be older than the bot: no custom_id changes, and each is read as it always was.

A line of `custom_ids.tsv` is a custom_id that may stand in a message, the template that knows it, and what is read from
it. A new kind of button or select gets a new line; a line that is there stays as it is.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from pathlib import Path

import discord
import pytest
from discord import ui

import cogs

LINES = [line.split("\t") for line in Path(__file__).with_name("custom_ids.tsv").read_text().splitlines()]


def kinds() -> dict[str, type[ui.DynamicItem]]:
    """Every kind of button and select there is, by its template."""
    modules = [importlib.import_module(module.name) for module in pkgutil.walk_packages(cogs.__path__, "cogs.")]
    made = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    found = [kind for kind in made if issubclass(kind, ui.DynamicItem) and kind.callback is not ui.DynamicItem.callback]
    return {kind.__discord_ui_compiled_template__.pattern: kind for kind in found}


def test_every_kind_of_button_has_its_line():
    assert {template for _, template, _ in LINES} == set(kinds())


@pytest.mark.parametrize(("custom_id", "template", "read"), LINES, ids=[line[0] for line in LINES])
async def test_a_press_on_an_old_message_is_read(custom_id, template, read):
    kind = kinds()[template]
    match = kind.__discord_ui_compiled_template__.fullmatch(custom_id)
    sent = ui.Select(options=[discord.SelectOption(label="?")]) if "Select" in kind.__name__ else ui.Button()
    sent.custom_id = custom_id
    pressed = await kind.from_custom_id(None, sent, match)
    assert pressed.custom_id == custom_id
    told = json.loads(read)
    assert json.loads(json.dumps({name: getattr(pressed, name) for name in told}, default=str)) == told

"""What is pressed may be older than the bot: no custom_id changes, and each is read as it always was.

A line of `custom_ids.tsv` is a custom_id that may stand in a message, the template that knows it, and what is read from
it. A new kind of button or select gets a new line. What a line has as custom_id and as read from it stays as it is, and
a template changes only so that all that was ever sent is still understood.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
from pathlib import Path

import pytest
from discord import ui

import cogs
from bot.languages import speaker
from cogs.lobby import LobbyButton
from cogs.pressable import Pressable

LINES = [line.split("\t") for line in Path(__file__).with_name("custom_ids.tsv").read_text().splitlines()]


def kinds() -> dict[str, type[ui.DynamicItem]]:
    """Every kind of button and select there is, by its template."""
    modules = [importlib.import_module(module.name) for module in pkgutil.walk_packages(cogs.__path__, "cogs.")]
    made = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    found = [kind for kind in made if issubclass(kind, ui.DynamicItem) and kind.callback is not ui.DynamicItem.callback]
    return {kind.__discord_ui_compiled_template__.pattern: kind for kind in found}


def test_every_kind_of_button_has_its_line():
    assert {template for _, template, _ in LINES} == set(kinds())


def test_no_custom_id_is_understood_by_two_kinds():
    for custom_id, template, _ in LINES:
        assert [known for known in kinds() if re.fullmatch(known, custom_id)] == [template]


@pytest.mark.parametrize(("custom_id", "template", "read"), LINES, ids=[line[0] for line in LINES])
async def test_a_press_on_an_old_message_is_read(custom_id, template, read):
    kind, sent = kinds()[template], ui.Button(custom_id=custom_id)
    match = kind.__discord_ui_compiled_template__.fullmatch(custom_id)
    pressed = await kind.from_custom_id(None, sent, match)
    told = json.loads(read)
    assert {name: getattr(pressed, name) for name in told} == told
    assert pressed.custom_id == custom_id


@pytest.mark.parametrize(("custom_id", "template"), [line[:2] for line in LINES], ids=[line[0] for line in LINES])
def test_what_is_drawn_today_has_the_custom_id_of_before(custom_id, template):
    kind, looks = kinds()[template], ui.Button()
    fields = kind.__discord_ui_compiled_template__.fullmatch(custom_id).groupdict()
    if issubclass(kind, Pressable):
        Pressable.__init__(kind.__new__(kind), looks, **fields)
        assert looks.custom_id == custom_id
    else:
        assert kind(**fields).custom_id == custom_id


def test_no_custom_id_is_written_beside_its_template():
    """By hand it would be right today, and wrong as soon as the template changes."""
    drawn = re.compile(r"ui\.(?:Button|\w*Select)(?:\[\w+\])?\([^\n]*custom_id=f?\"(?!mates\")")  # a field of a form
    sources = Path(cogs.__file__).parent.rglob("*.py")
    assert not [source.name for source in sources if drawn.search(source.read_text(encoding="utf-8"))]


def test_what_could_not_be_read_again_is_not_drawn():
    with pytest.raises(AssertionError, match="read again"):
        LobbyButton(7, "joined", speaker("en"))

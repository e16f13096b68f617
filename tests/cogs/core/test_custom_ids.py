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
from typing import Any

import pytest
from discord import ui

import cogs
from bot.i18n import localizer
from cogs.core.buttons import PersistentItem, PlainPress, Presses
from cogs.omiga.panel import QuickButton, quick_button
from cogs.table.lobby import LobbyButton

LINES = [line.split("\t") for line in Path(__file__).with_name("custom_ids.tsv").read_text().splitlines()]
DRAWN = {QuickButton: quick_button}  # plain kinds are written as JSON at once


def kinds() -> dict[str, type[ui.DynamicItem] | type[PlainPress]]:
    """Every kind of button and select there is, by its template."""
    modules = [importlib.import_module(module.name) for module in pkgutil.walk_packages(cogs.__path__, "cogs.")]
    made = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    found = [kind for kind in made if issubclass(kind, ui.DynamicItem) and kind.callback is not ui.DynamicItem.callback]
    return {template_of(kind).pattern: kind for kind in [*found, *filter(is_plain, made)]}


def is_plain(kind: type) -> bool:
    """Is it called by its custom_id alone, without an item of discord.py?"""
    return isinstance(vars(kind).get("template"), re.Pattern) and "pressed" in vars(kind)


def template_of(kind: Any) -> re.Pattern[str]:
    return kind.template if is_plain(kind) else kind.__discord_ui_compiled_template__


async def test_no_plain_kind_is_overlooked(world):
    assert set(Presses.of(world.bot)._plain) == set(filter(is_plain, kinds().values())) == set(DRAWN)


def test_every_kind_of_button_has_its_line():
    assert {template for _, template, _ in LINES} == set(kinds())


def test_no_custom_id_is_understood_by_two_kinds():
    for custom_id, template, _ in LINES:
        assert [known for known in kinds() if re.fullmatch(known, custom_id)] == [template]


@pytest.mark.parametrize(("custom_id", "template", "read"), LINES, ids=[line[0] for line in LINES])
async def test_a_press_on_an_old_message_is_read(custom_id, template, read):
    kind, sent, told = kinds()[template], ui.Button(custom_id=custom_id), json.loads(read)
    match = template_of(kind).fullmatch(custom_id)
    pressed = kind.pressed(match) if is_plain(kind) else await kind.from_custom_id(None, sent, match)
    assert {name: getattr(pressed, name) for name in told} == told
    assert is_plain(kind) or pressed.custom_id == custom_id


@pytest.mark.parametrize(("custom_id", "template"), [line[:2] for line in LINES], ids=[line[0] for line in LINES])
def test_what_is_drawn_today_has_the_custom_id_of_before(custom_id, template):
    kind, looks = kinds()[template], ui.Button()
    fields = template_of(kind).fullmatch(custom_id).groupdict()
    if is_plain(kind):
        assert json.loads(DRAWN[kind](**fields, label="x"))["custom_id"] == custom_id
    elif issubclass(kind, PersistentItem):
        PersistentItem.__init__(kind.__new__(kind), looks, **fields)
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
        LobbyButton(7, "joined", localizer("en"))

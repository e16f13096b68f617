"""A clicked button may be older than the running version: no custom_id ever changes its meaning.

A line of `custom_ids.tsv` is a custom_id that may be in a message, the template that matches it, and the fields that
are read from it. A new kind of button or select gets a new line. The custom_id and the fields of a line never change,
and a template changes only in ways that still match everything that was ever sent.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from discord import ui

import cogs
from bot.i18n import localizer
from cogs.core.buttons import PersistentItem
from cogs.table.lobby_controls import LobbyButton

LINES = [line.split("\t") for line in Path(__file__).with_name("custom_ids.tsv").read_text().splitlines()]


def kinds() -> dict[str, type[PersistentItem]]:
    """Every kind of button and select, by its template."""
    modules = [importlib.import_module(module.name) for module in pkgutil.walk_packages(cogs.__path__, "cogs.")]
    made = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    found = [kind for kind in made if issubclass(kind, ui.DynamicItem) and kind.callback is not ui.DynamicItem.callback]
    return {template_of(kind).pattern: kind for kind in found}


def template_of(kind: type[PersistentItem]) -> re.Pattern[str]:
    return kind.__new__(kind).template


def test_every_kind_of_button_has_its_line():
    assert {template for _, template, _ in LINES} == set(kinds())


def test_no_custom_id_is_understood_by_two_kinds():
    for custom_id, template, _ in LINES:
        assert [known for known in kinds() if re.fullmatch(known, custom_id)] == [template]


@pytest.mark.parametrize(("custom_id", "template", "read"), LINES, ids=[line[0] for line in LINES])
async def test_a_click_on_an_old_message_is_read(custom_id, template, read):
    kind, sent, expected = kinds()[template], ui.Button(custom_id=custom_id), json.loads(read)
    match = template_of(kind).fullmatch(custom_id)
    clicked = await kind.from_custom_id(SimpleNamespace(extras={}), sent, match)
    assert {name: getattr(clicked, name) for name in expected} == expected
    assert clicked.custom_id == custom_id


@pytest.mark.parametrize(("custom_id", "template"), [line[:2] for line in LINES], ids=[line[0] for line in LINES])
def test_what_is_drawn_today_has_the_custom_id_of_before(custom_id, template):
    kind, looks = kinds()[template], ui.Button()
    fields = template_of(kind).fullmatch(custom_id).groupdict()
    PersistentItem.__init__(kind.__new__(kind), looks, **fields)
    assert looks.custom_id == custom_id


def test_no_custom_id_is_written_beside_its_template():
    """Written by hand it would break as soon as the template changes."""
    drawn = re.compile(
        r"ui\.(?:Button|\w*Select)(?:\[\w+\])?\([^\n]*custom_id=f?\"(?!(?:mates|role)\")"
    )  # a field of a form
    sources = Path(cogs.__file__).parent.rglob("*.py")
    assert not [source.name for source in sources if drawn.search(source.read_text(encoding="utf-8"))]


def test_what_could_not_be_read_again_is_not_drawn():
    with pytest.raises(AssertionError, match="read again"):
        LobbyButton(7, "joined", localizer("en"))

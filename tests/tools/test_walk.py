"""What the walk through all screens writes down for its readers."""

from __future__ import annotations

import re

from bot.i18n import localizer
from playground.client.seen_message import SeenMessage
from playground.world.model import COMPONENTS_V2
from tools.walk.explorer import Step, kind_of, nonsense, offered
from tools.walk.reading import command_lines, form_lines, message_lines
from tools.walk.recorder import ShownTexts

BUTTON = {"type": 2, "style": 1, "label": "Roll", "emoji": {"name": "🎲"}, "custom_id": "m:12:3:{}"}
OFF = {"type": 2, "style": 1, "label": "Stop", "custom_id": "l:12:stop", "disabled": True}
SELECT = {
    "type": 3,
    "custom_id": "o:12:clock",
    "placeholder": "Time",
    "options": [
        {"label": "Short", "value": "1", "default": True},
        {"label": "Long", "value": "2", "description": "An hour"},
    ],
}
PICTURE = {"type": 12, "items": [{"media": {"url": "x"}, "description": "The board"}]}
PARTS = [
    {
        "type": 17,
        "components": [
            {"type": 10, "content": "## Hello"},
            PICTURE,
            {"type": 1, "components": [BUTTON, OFF]},
            {"type": 1, "components": [SELECT]},
            {"type": 9, "components": [{"type": 10, "content": "beside"}], "accessory": {**BUTTON, "custom_id": "x"}},
        ],
    }
]
MESSAGE = SeenMessage(
    {
        "id": "1",
        "channel_id": "2",
        "author": {"username": "bot"},
        "flags": 0,
        "content": "",
        "embeds": [],
        "attachments": [{"filename": "game.json"}],
        "components": PARTS,
    }
)
FIELD = {"type": 4, "custom_id": "guess", "placeholder": "One word", "value": "koala", "min_length": 2}
FORM = {
    "title": "Your guess",
    "components": [{"type": 18, "label": "Guess", "description": "One try", "component": FIELD}],
}


def test_a_message_is_read_from_top_to_bottom():
    assert list(message_lines(MESSAGE)) == [
        "## Hello",
        "[picture] The board",
        "[button] 🎲 Roll",
        "[button]  Stop (disabled)",
        "[placeholder] Time",
        "[choice] Short (chosen)",
        "[choice] Long - An hour",
        "beside",
        "[button] 🎲 Roll",
        "[file] game.json",
    ]


def test_files_that_no_component_names_are_not_shown():
    new = SeenMessage({**MESSAGE.json, "flags": COMPONENTS_V2})
    assert "[file] game.json" not in list(message_lines(new))


def test_a_form_is_read_with_labels_hints_and_placeholders():
    expected = ["[form] Your guess", "[label] Guess", "[hint] One try", "[placeholder] One word", "[value] koala"]
    assert list(form_lines(FORM)) == expected


def test_commands_are_read_in_their_language():
    option = {"type": 3, "name": "game", "description": "Which?", "choices": [{"name": "Chess", "value": "c"}]}
    command = {
        "name": "table",
        "name_localizations": {"de": "tisch"},
        "description": "Tables",
        "description_localizations": None,
        "options": [{"type": 1, "name": "show", "description": "Show it", "options": [option]}],
    }
    assert list(command_lines([command], "de")) == [
        "/tisch - Tables",
        "/tisch show - Show it",
        "    game - Which?",
        "        [choice] Chess",
    ]


def test_every_button_and_the_last_values_of_a_select_are_tried():
    steps = list(offered(MESSAGE, 1))
    assert steps == [Step("m:N:N:{}", ""), Step("x", ""), Step("o:N:clock", "2")]


def test_custom_ids_differ_by_their_words_only():
    assert kind_of("l:123:join") == kind_of("l:9:join")
    assert kind_of("l:123:join") != kind_of("l:123:leave")


def test_a_form_is_filled_with_nonsense_that_is_long_enough():
    assert re.fullmatch(r"\?{2,}", nonsense(FORM)["guess"])


def test_a_screen_is_new_if_a_text_on_it_was_not_seen_in_this_form():
    texts = ShownTexts("de", ["Ada", "Ben"])
    with texts.noted():
        say = localizer("de")
        made = [say("lfg-title", game=name) for name in ("Ada", "Ben", "Schach", "Dame", "Go", "Mühle")]
    assert [texts.are_new(text) for text in made] == [True, False, True, True, False, False]
    assert "lfg-title" not in texts.unseen()
    assert "lobby-button-join" in texts.unseen()

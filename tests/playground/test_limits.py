"""Limits of messages, interaction responses and threads; the format of Discord's errors."""

from collections.abc import Callable
from typing import Any

import pytest

from playground.limits import Violation, form_errors, violations
from tests.playground.builders import (
    BAD,
    BIG,
    EDGE,
    LONG,
    SMALL,
    V2,
    Edge,
    Request,
    board,
    button,
    buttons,
    callback,
    channel,
    check_edge,
    edges,
    edit,
    embeds,
    gallery,
    row,
    section,
)
from tests.playground.payloads import DISCORD_PY, commands_and_threads

BULK = "/channels/1/messages/bulk-delete"


def described(**changes: object) -> Request:
    return channel(attachments=[{"id": 0, "filename": "a", **changes}])


def field_of(**changes: object) -> dict[str, object]:
    return {"fields": [{"name": "x", "value": "x", **changes}]}


EMBEDS = edges(
    embeds,
    "embeds[0].",
    {
        "title": Edge(lambda n: {"title": "x" * n}, 256, "title", LONG),
        "description": Edge(lambda n: {"description": "x" * n}, 4096, "description", LONG),
        "author": Edge(lambda n: {"author": {"name": "x" * n}}, 256, "author.name", LONG),
        "footer": Edge(lambda n: {"footer": {"text": "x" * n}}, 2048, "footer.text", LONG),
        "fields": Edge(lambda n: {"fields": [{"name": "x", "value": "x"}] * n}, 25, "fields", LONG),
        "field name": Edge(lambda n: field_of(name="x" * n), 256, "fields[0].name", LONG),
        "field value": Edge(lambda n: field_of(value="x" * n), 1024, "fields[0].value", LONG),
        "colour": Edge(lambda n: {"title": "x", "color": n}, 0xFFFFFF, "color", BIG),
    },
    {"colour": Edge(lambda n: {"title": "x", "color": n}, 0, "color", SMALL)},
)


def all_embed_texts(size: int) -> Request:
    fields = [{"name": "n" * 100, "value": "v" * (size - 5100)}]
    second = {"author": {"name": "a" * 100}, "footer": {"text": "f" * 1900}, "fields": fields}
    return embeds({"title": "t" * 100, "description": "d" * 2900}, second)


MESSAGES = edges(
    lambda request: request,
    "",
    {
        "content": Edge(lambda n: channel(content="x" * n), 2000, "content", LONG),
        "content of a reply": Edge(lambda n: callback(4, {"content": "x" * n}), 2000, "data.content", LONG),
        "content of an edit": Edge(lambda n: edit(content="x" * n), 2000, "content", LONG),
        "embeds": Edge(lambda n: embeds(*[{"title": "x"}] * n), 10, "embeds", LONG),
        "all embeds together": Edge(all_embed_texts, 6000, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
        "attachments": Edge(
            lambda n: channel(attachments=[{"id": i, "filename": "a"} for i in range(n)]), 10, "attachments", LONG
        ),
        "attachment description": Edge(
            lambda n: described(description="x" * n), 1024, "attachments[0].description", LONG
        ),
        "file name": Edge(lambda n: described(filename="x" * n), 1024, "attachments[0].filename", BAD),
        "nonce": Edge(lambda n: channel(content="x", nonce="1" * n), 25, "nonce", "NONCE_TYPE_TOO_LONG"),
        "nonce as a number": Edge(lambda n: channel(content="x", nonce=n), 2**63 - 1, "nonce", BIG),
        "bulk delete": Edge(lambda n: ("POST", BULK, {"messages": list(range(n))}), 100, "messages", BAD),
        "thread name": Edge(lambda n: ("POST", "/channels/1/threads", {"name": "x" * n}), 100, "name", BAD),
        "thread name in an edit": Edge(lambda n: ("PATCH", "/channels/1", {"name": "x" * n}), 100, "name", BAD),
        "forum post": Edge(
            lambda n: ("POST", "/channels/1/threads", {"name": "x", "message": {"content": "x" * n}}),
            2000,
            "message.content",
            LONG,
        ),
    },
    {
        "nonce as a number": Edge(lambda n: channel(content="x", nonce=n), -(2**63), "nonce", SMALL),
        "bulk delete": Edge(lambda n: ("POST", BULK, {"messages": list(range(n))}), 2, "messages", BAD),
        "thread name in an edit": Edge(lambda n: ("PATCH", "/channels/1", {"name": "x" * n}), 1, "name", BAD),
    },
)


@pytest.mark.parametrize(EDGE, [*EMBEDS, *MESSAGES])
def test_edge(around: Any, make: Any, last: int, past: int, where: str, code: str) -> None:
    check_edge(around, make, last, past, where, code)


def test_bulk_delete_names_each_message_once() -> None:
    [found] = violations("POST", BULK, {"messages": ["1", "2", "1"]})
    assert (found.where, found.code) == ("messages[2]", "SET_TYPE_ALREADY_CONTAINS_VALUE")


def test_answer_of_an_unknown_type() -> None:
    [found] = violations(*callback(3))
    assert (found.where, found.code) == ("type", "BASE_TYPE_CHOICES")


@pytest.mark.parametrize("make", [channel, lambda **body: callback(4, body)])
def test_message_must_not_be_empty(make: Callable[..., Request]) -> None:
    assert [found.code for found in violations(*make(content=" ", embeds=[], tts=False))] == ["50006"]
    assert violations(*make(content="x")) == []
    assert violations(*make(components=[row(button())])) == []
    assert violations(*make(), file_names=["a.png"]) == []


def test_reply_must_not_be_empty_but_a_forward_is() -> None:
    assert [found.code for found in violations(*channel(message_reference={"message_id": "1"}))] == ["50006"]
    assert violations(*channel(message_reference={"type": 1, "message_id": "1", "channel_id": "1"})) == []


def test_edit_may_empty_a_field() -> None:
    assert violations(*edit(content=None, embeds=[], components=[])) == []


def picture(name: str) -> dict[str, object]:
    return gallery({"media": {"url": f"attachment://{name}"}})


NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
KEPT = {"id": "1300000000000000000"}


def test_named_attachment_must_be_uploaded() -> None:
    request = board(picture("a.png"))
    assert violations(*request, file_names=["a.png"]) == []
    [found] = violations(*request)
    assert (found.where, found.code, found.refused) == ("components[0].items[0].media.url", NOT_FOUND, True)


def test_named_attachment_may_be_kept() -> None:
    kept = KEPT | {"filename": "a.png"}
    assert violations(*edit(components=[picture("a.png")], attachments=[kept])) == []
    assert [each.code for each in violations(*edit(components=[picture("b.png")], attachments=[kept]))] == [NOT_FOUND]


@pytest.mark.parametrize("more", [{}, {"attachments": [KEPT]}])
def test_unknown_attachments_may_be_kept(more: dict[str, Any]) -> None:
    assert violations(*edit(components=[picture("a.png")], **more)) == []


def test_file_and_thumbnail_and_embed_name_attachments_too() -> None:
    parts = [{"type": 13, "file": {"url": "attachment://a"}}]
    parts.append(section(accessory={"type": 11, "media": {"url": "attachment://b"}}))
    assert violations(*board(*parts), file_names=["a", "b"]) == []
    assert [found.where for found in violations(*board(*parts))] == [
        "components[0].file.url",
        "components[1].accessory.media.url",
    ]
    [found] = violations(*embeds({"image": {"url": "attachment://a"}}))
    assert (found.where, found.refused) == ("embeds[0].image.url", False)


def test_v2_file_that_nothing_shows_is_flagged_but_not_refused() -> None:
    found = violations(*board(picture("a.png")), file_names=["a.png", "b.png"])
    assert [(each.where, each.refused) for each in found] == [("attachments", False)]
    assert form_errors(found) == {}
    assert violations(*channel(content="x"), file_names=["b.png"]) == []


def test_eleven_files_are_too_many() -> None:
    names = [f"{number}.png" for number in range(11)]
    assert violations(*channel(), file_names=names[:10]) == []
    assert [found.code for found in violations(*channel(), file_names=names)] == [LONG]


@pytest.mark.parametrize(
    ("kind", "data", "where"),
    [(5, {"flags": 64 | V2}, "data.flags"), (5, {"content": "x"}, "data.content"), (6, {"flags": 64}, "data.flags")],
)
def test_deferred_answer_carries_next_to_nothing(kind: int, data: dict[str, object], where: str) -> None:
    assert violations(*callback(5, {"flags": 64})) == violations(*callback(kind)) == []
    assert [(found.where, found.refused) for found in violations(*callback(kind, data))] == [(where, False)]


@pytest.mark.parametrize("minutes", [60, 1440, 4320, 10080])
def test_auto_archive_duration_is_one_of_four(minutes: int) -> None:
    request = "POST", "/channels/1/messages/2/threads"
    assert violations(*request, {"name": "x", "auto_archive_duration": minutes}) == []
    [found] = violations(*request, {"name": "x", "auto_archive_duration": minutes + 1})
    assert (found.where, found.code) == ("auto_archive_duration", "BASE_TYPE_CHOICES")


@pytest.mark.parametrize("kind", [1, 12])
def test_answers_that_carry_nothing(kind: int) -> None:
    assert violations(*callback(kind)) == []


def test_page_of_messages() -> None:
    path = "/channels/1/messages"
    assert violations("GET", path, None, params={"limit": "100"}) == violations("GET", path, None) == []
    assert [found.code for found in violations("GET", path, None, params={"limit": 101})] == [BIG]
    assert [found.code for found in violations("GET", path, None, params={"limit": "0"})] == [SMALL]
    assert violations("GET", path, None, params={"limit": 1}) == []


@pytest.mark.parametrize(
    "path",
    [
        "/channels/1/messages",
        "/api/v10/webhooks/1/token?wait=1",
        "/webhooks/1/token/messages/@original",
        "/webhooks/1/token/messages/2",
        "https://discord.com/api/v10/channels/1/messages/2",
    ],
)
def test_routes_of_messages(path: str) -> None:
    method = "PATCH" if path.endswith(("2", "@original")) else "POST"
    assert [found.where for found in violations(method, path, {"content": "x" * 2001})] == ["content"]


@pytest.mark.parametrize(("method", "path"), [("POST", "/users/@me/channels"), ("DELETE", "/channels/1/messages/2")])
def test_other_routes_have_no_limits(method: str, path: str) -> None:
    assert violations(method, path, {"content": "x" * 9999}) == []


@pytest.mark.parametrize("body", [None, [], 5, {"components": 5, "embeds": [5, None], "attachments": [[]]}])
@pytest.mark.parametrize("path", ["/channels/1/messages", "/interactions/1/t/callback", "/applications/1/commands"])
def test_malformed_body_is_no_crash(path: str, body: object) -> None:
    nested = {"type": 9, "data": {"components": [body, {"type": [], "component": body}]}}
    for sent in (body, {"type": 4, "data": body}, nested):
        assert isinstance(violations("POST", path, sent), list)


def test_form_errors_nest_as_discord_nests_them() -> None:
    found = violations(*callback(4, {"content": "x" * 2001, "components": [row(*buttons(6))]}))
    assert form_errors(found) == {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {
            "data": {
                "content": {"_errors": [{"code": LONG, "message": "Must be 2000 or fewer in length."}]},
                "components": {
                    "0": {
                        "components": {
                            "_errors": [{"code": BAD, "message": "Must be between 1 and 5 in length."}],
                            "5": {
                                "_errors": [
                                    {
                                        "code": "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                                        "message": "The specified component exceeds the maximum width",
                                    }
                                ]
                            },
                        }
                    }
                },
            }
        },
    }


def test_form_errors_of_the_whole_body_and_of_nothing() -> None:
    assert form_errors([Violation("", "Too large", "X")])["errors"] == {
        "_errors": [{"code": "X", "message": "Too large"}]
    }
    assert form_errors(violations(*channel())) == {"code": 50006, "message": "Cannot send an empty message"}
    assert form_errors([]) == {}


@pytest.mark.parametrize("name", DISCORD_PY)
async def test_discord_py_messages_are_clean(name: str) -> None:
    method, path, body, file_names = DISCORD_PY[name]()
    assert violations(method, path, body, file_names=file_names) == []


async def test_discord_py_commands_and_threads_are_clean(monkeypatch: pytest.MonkeyPatch) -> None:
    for method, path, body, _ in await commands_and_threads(monkeypatch):
        assert violations(method, path, body) == [], (method, path)

"""Requests against Discord's official OpenAPI document."""

import json
from pathlib import Path

import pytest

from playground.http.openapi import EXCEPTIONS, OpenApi
from tests.playground.payloads import DISCORD_PY, commands_and_threads

DOCUMENT = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
CHANNEL = "/channels/111/messages"
CALLBACK = "/interactions/222/token/callback"
COMMANDS = "/applications/333/commands"


@pytest.fixture(scope="module")
def api() -> OpenApi:
    if not DOCUMENT.exists():
        pytest.skip("Discord's OpenAPI document is not here: it is not part of this repository")
    return OpenApi(DOCUMENT)


@pytest.mark.parametrize("name", DISCORD_PY)
async def test_discord_py_messages_are_clean(api: OpenApi, name: str) -> None:
    method, path, body, _ = DISCORD_PY[name]()
    assert api.violations(method, path, body) == []


async def test_discord_py_commands_and_threads_are_clean(api: OpenApi, monkeypatch: pytest.MonkeyPatch) -> None:
    requests = await commands_and_threads(monkeypatch)
    assert len(requests) == 7
    for method, path, body, _ in requests:
        assert api.violations(method, path, body) == [], (method, path)


@pytest.mark.parametrize(
    ("method", "path", "body", "fault"),
    [
        ("POST", CHANNEL, {"content": "x" * 4001}, "content: the value is longer than 4000 characters"),
        ("POST", CHANNEL, {"content": 5}, "content"),
        ("POST", CHANNEL, {"attachments": [{"id": -1, "filename": "a.png"}]}, "attachments.0.id"),
        (
            "POST",
            CHANNEL,
            {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x" * 101}]}]},
            "components.0.components.0.custom_id: the value is longer than 100 characters",
        ),
        (
            "PATCH",
            "/webhooks/333/token/messages/@original",
            {"embeds": [{"title": "x" * 257}]},
            "embeds.0.title: the value is longer than 256 characters",
        ),
        ("POST", "/webhooks/333/token", {"content": "x" * 2001}, "content"),
        ("POST", CALLBACK, {"type": 4, "data": {"content": "x" * 2001}}, "data.content"),
        ("POST", CALLBACK, {"type": 9, "data": {"title": "T", "custom_id": "c"}}, "data: "),
        ("POST", CALLBACK, {"type": 99}, "the body: matches none of"),
        ("POST", CHANNEL, {"nonce": []}, "nonce: matches none of the 3 allowed schemas"),
        ("PUT", COMMANDS, [{"name": "x" * 33}], "0.name"),
        ("POST", CHANNEL, None, "a body is required"),
        ("POST", "/channels/111/typing", {"content": "x"}, "this request takes no body"),
        ("POST", "/nowhere", {}, "POST /nowhere is not in the document"),
    ],
)
def test_violation_names_field_and_rule(api: OpenApi, method: str, path: str, body: object, fault: str) -> None:
    faults = api.violations(method, path, body)
    assert len(faults) == 1
    assert faults[0].startswith(fault)


@pytest.mark.parametrize("prefix", ["", "/api/v10", "https://discord.com/api/v10", "http://127.0.0.1:5/api"])
def test_path_may_carry_host_version_and_query(api: OpenApi, prefix: str) -> None:
    assert api.violations("post", prefix + CALLBACK + "?with_response=1", {"type": 6}) == []
    assert api.violations("post", prefix + CALLBACK + "?with_response=1", {"type": 66}) != []


def test_form_of_a_request_with_files_is_read(api: OpenApi) -> None:
    fine, wrong = ({"payload_json": json.dumps({"content": text}), "files[0]": b""} for text in ("x", 5))
    assert api.violations("POST", CHANNEL, fine) == []
    assert api.violations("POST", CHANNEL, wrong) != []


def test_violation_does_not_quote_the_value(api: OpenApi) -> None:
    assert "secret" not in str(api.violations("POST", CHANNEL, {"content": "secret" * 1000}))


def test_every_exception_is_needed(api: OpenApi) -> None:
    """Check that the document alone still rejects what each exception allows."""
    document = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    assert set(EXCEPTIONS) == {"SnowflakeType"}
    assert document["components"]["schemas"]["SnowflakeType"]["type"] == "string"
    assert api.violations("POST", CHANNEL, {"attachments": [{"id": 0}, {"id": "1"}]}) == []

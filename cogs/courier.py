"""Answering a press with a sheet, the short way.

discord.py reads the whole message back after everything it sends, and writes an upload to the network in nine pieces.
Where two people press ten times a second that is most of the work, so here the same requests are made with neither.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any, Self

import aiohttp
import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from cogs.sheets import Picture, Sheet, quoted

_BOUNDARY = secrets.token_hex(16)  # occurs in no file, but by a miracle
_FORM = f"multipart/form-data; boundary={_BOUNDARY}"
_PART = f'--{_BOUNDARY}\r\nContent-Disposition: form-data; name="%s"%s\r\nContent-Type: %s\r\n\r\n'
_JSON_PART = (_PART % ("payload_json", "", "application/json")).encode()
_END = f"\r\n--{_BOUNDARY}--\r\n".encode()
_PLAIN = discord.MessageFlags(components_v2=True).value
_PRIVATE = discord.MessageFlags(components_v2=True, ephemeral=True).value


async def edit_through(press: discord.Interaction[Any], sheet: Sheet) -> None:
    """Show the sheet in the message that was pressed, or that answered the press."""
    if press.response.is_done():
        where = Route(
            "PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
            webhook_id=press.application_id, webhook_token=press.token,
        )  # fmt: skip
        await _send(press, where, _message(sheet), sheet)
    else:
        await _answer(press, discord.InteractionResponseType.message_update, _message(sheet), sheet)


async def reply_privately(press: discord.Interaction[Any], sheet: Sheet) -> None:
    """Show the sheet in a message for nobody but the one who pressed."""
    await _answer(press, discord.InteractionResponseType.channel_message, _message(sheet, _PRIVATE), sheet)


def _message(sheet: Sheet, flags: int = _PLAIN) -> str:
    """The message as JSON; what its pictures show is told where they stand in it."""
    files = ",".join(
        [f'{{"id":{number},"filename":{quoted(picture.name)}}}' for number, picture in enumerate(sheet.pictures)]
    )
    return (
        f'{{"components":{sheet.written()},"flags":{flags},"attachments":[{files}],"allowed_mentions":{{"parse":[]}}}}'
    )


async def _answer(
    press: discord.Interaction[Any], kind: discord.InteractionResponseType, message: str, sheet: Sheet
) -> None:
    where = Route(
        "POST", "/interactions/{webhook_id}/{webhook_token}/callback", webhook_id=press.id, webhook_token=press.token
    )
    await _send(press, where, f'{{"type":{kind.value},"data":{message}}}', sheet)
    press.response._response_type = kind  # as its own methods would


async def _send(press: discord.Interaction[Any], route: Route, payload: str, sheet: Sheet) -> None:
    http, adapter = press._state.http, async_context.get()
    if type(adapter) is AsyncWebhookAdapter:
        session: Any = _InOnePiece(press._session, _form(payload, sheet.pictures))
        await adapter.request(route, session, proxy=http.proxy, proxy_auth=http.proxy_auth)
    else:  # another one, that wants to see what is sent
        await adapter.request(route, press._session, payload=json.loads(payload), files=sheet.files())


def _form(payload: str, pictures: Sequence[Picture]) -> bytes:
    """The JSON, and the pictures that go with it."""
    body = [_JSON_PART, payload.encode()]
    for number, picture in enumerate(pictures):
        body += [_picture_part(number, picture.name), picture.png]
    return b"".join((*body, _END))


@cache
def _picture_part(number: int, name: str) -> bytes:
    head = _PART % (f"files[{number}]", f'; filename="{name}"', "application/octet-stream")
    return f"\r\n{head}".encode()


class _InOnePiece:
    """The session that discord.py sends with, except that it sends what is written already, and reads nothing."""

    def __init__(self, session: aiohttp.ClientSession, body: bytes) -> None:
        self._session, self._body = session, body

    def request(self, method: str, url: str, *, headers: dict[str, str], **more: Any) -> Any:
        """What discord.py calls, at each try."""
        more["data"], headers["Content-Type"] = self._body, _FORM
        return _Unread(self._session.request(method, url, headers=headers, **more))


class _Unread:
    """An answer: what was done is known, and only what went wrong is of interest."""

    def __init__(self, asked: Any) -> None:
        self._asked = asked

    async def __aenter__(self) -> Self:
        self._answer: aiohttp.ClientResponse = await self._asked.__aenter__()
        self.status, self.headers = self._answer.status, self._answer.headers
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._asked.__aexit__(*error)

    async def text(self, **how: Any) -> str:
        """All of it, or of what was done only that it has come: discord.py would make objects of it."""
        if self.status >= 300:
            return await self._answer.text(**how)
        await self._answer.read()
        return "null"

    def __getattr__(self, name: str) -> Any:
        return getattr(self._answer, name)  # what an error tells of the answer

"""Answering a press with a sheet, the short way.

discord.py reads the whole message back after everything it sends, and writes an upload to the network in nine pieces.
Where two people press ten times a second that is most of the work, so here the same requests are made with neither, on
lines of our own. What does not go through there is sent by discord.py, which knows when to try again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple
from urllib.parse import quote

import aiohttp
import discord
import structlog
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.app import Onetable
from cogs.core.layout import MessageLayout, Picture, quoted
from cogs.core.replies import deferred, reply, thinks_privately
from cogs.core.wire import wire

log = structlog.get_logger("onetable.courier")

ANSWERED_ALREADY = 40060  # Discord's code
LONGEST_WAIT_SECONDS = 5.0  # before discord.py is let to find out by itself

_FREE_AT = "onetable: free at"  # among what a press carries with it: when something may be sent through it again
_BOUNDARY = secrets.token_hex(16)  # occurs in no file, but by a miracle
_FORM = f"multipart/form-data; boundary={_BOUNDARY}"
_PART = f'--{_BOUNDARY}\r\nContent-Disposition: form-data; name="%s"%s\r\nContent-Type: %s\r\n\r\n'
_JSON_PART = (_PART % ("payload_json", "", "application/json")).encode()
_END = f"\r\n--{_BOUNDARY}--\r\n".encode()
_PLAIN = discord.MessageFlags(components_v2=True).value
_PRIVATE = discord.MessageFlags(components_v2=True, ephemeral=True).value


class _Way(NamedTuple):
    """Where something is sent through a press."""

    method: str
    path: str
    id: int
    token: str

    def route(self) -> Route:
        """As discord.py wants to know it."""
        return Route(self.method, self.path, webhook_id=self.id, webhook_token=self.token)


def used_up(press: discord.Interaction[Any]) -> float:
    """For how many seconds nothing more may be sent through a press that was answered."""
    free_at: float | None = press.extras.get(_FREE_AT)
    return 0.0 if free_at is None else max(0.0, free_at - asyncio.get_running_loop().time())


async def edit_through(press: discord.Interaction[Any], layout: MessageLayout) -> None:
    """Show the sheet in the message that was pressed, or that answered the press."""
    await deferred(press)
    if press.response.is_done():
        if wait := used_up(press):
            await asyncio.sleep(min(wait, LONGEST_WAIT_SECONDS))
        path = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
        await _send(press, _Way("PATCH", path, press.application_id, press.token), _message(layout), layout)
    else:
        await _answer(press, discord.InteractionResponseType.message_update, _message(layout), layout)


async def reply_privately(press: discord.Interaction[Any], layout: MessageLayout) -> bool:
    """Show the sheet in a message for nobody but the one who pressed; does `edit_through` reach it from now on?

    It does not where the press was acknowledged before: what it reaches then is the message that was pressed.
    """
    await deferred(press)
    if not press.response.is_done():
        await _answer(press, discord.InteractionResponseType.channel_message, _message(layout, _PRIVATE), layout)
    elif thinks_privately(press):
        await edit_through(press, layout)
    else:
        await reply(press, view=layout.view(), files=layout.files())
        return False
    return True


def _message(layout: MessageLayout, flags: int = _PLAIN) -> str:
    """The message as JSON; what its pictures show is told where they stand in it."""
    files = ",".join(
        [f'{{"id":{number},"filename":{quoted(picture.name)}}}' for number, picture in enumerate(layout.pictures)]
    )
    return (
        f'{{"components":{layout.written()},"flags":{flags},"attachments":[{files}],"allowed_mentions":{{"parse":[]}}}}'
    )


async def _answer(
    press: discord.Interaction[Any], kind: discord.InteractionResponseType, message: str, layout: MessageLayout
) -> None:
    where = _Way("POST", "/interactions/{webhook_id}/{webhook_token}/callback", press.id, press.token)
    await _send(press, where, f'{{"type":{kind.value},"data":{message}}}', layout)
    press.response._response_type = kind  # as its own methods would


async def _send(press: discord.Interaction[Any], way: _Way, payload: str, layout: MessageLayout) -> None:
    http, adapter = press._state.http, async_context.get()
    if type(adapter) is not AsyncWebhookAdapter:  # another one, that wants to see what is sent
        await adapter.request(way.route(), press._session, payload=json.loads(payload), files=layout.files())
        return
    body, broken = _form(payload, layout.pictures), False
    if http.proxy is None and wire().is_good:
        path = way.path.format(webhook_id=way.id, webhook_token=quote(way.token, safe=""))
        headers = f"User-Agent: {http.user_agent}\r\nContent-Type: {_FORM}\r\n"
        try:
            answer = await wire().send(way.method, Route.BASE, path, headers, body)
        except OSError as error:
            log.log(logging.INFO if wire().is_good else logging.WARNING, "line broken", error=str(error))
            broken = True
        else:
            if answer.status < 300:
                if answer.wait:
                    press.extras[_FREE_AT] = asyncio.get_running_loop().time() + answer.wait
                return
            if isinstance(press.client, Onetable):
                press.client.budget.count(answer.status)
            await asyncio.sleep(min(answer.wait, LONGEST_WAIT_SECONDS))  # as discord.py would before it sends again
    session: Any = _InOnePiece(press._session, b"".join(body))
    try:
        await adapter.request(way.route(), session, proxy=http.proxy, proxy_auth=http.proxy_auth)
    except discord.HTTPException as error:
        if not broken or error.code != ANSWERED_ALREADY:  # it may have arrived before the line broke
            raise


def _form(payload: str, pictures: Sequence[Picture]) -> list[bytes]:
    """The JSON, and the pictures that go with it."""
    body = [_JSON_PART, payload.encode()]
    for number, picture in enumerate(pictures):
        body += [_picture_part(number, picture.name), picture.png]
    return [*body, _END]


@cache
def _picture_part(number: int, name: str) -> bytes:
    head = _PART % (f"files[{number}]", f'; filename="{name}"', "application/octet-stream")
    return f"\r\n{head}".encode()


class _InOnePiece:
    """The session that discord.py sends with, except that it sends what is written already."""

    def __init__(self, session: aiohttp.ClientSession, body: bytes) -> None:
        self._session, self._body = session, body

    def request(self, method: str, url: str, *, headers: dict[str, str], **more: Any) -> Any:
        """What discord.py calls, at each try."""
        more["data"], headers["Content-Type"] = self._body, _FORM
        return self._session.request(method, url, headers=headers, **more)

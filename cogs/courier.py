"""Answering a press with a sheet, the short way.

discord.py reads the whole message back after everything it sends, and writes an upload to the network in nine pieces.
Where two people press ten times a second that is most of the work, so here the same requests are made with neither.
"""

from __future__ import annotations

import json
import secrets
from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from cogs.sheets import Sheet

_BOUNDARY = secrets.token_hex(16)  # occurs in no file, but by a miracle
_FORM = f"multipart/form-data; boundary={_BOUNDARY}"
_PART = f'--{_BOUNDARY}\r\nContent-Disposition: form-data; name="%s"%s\r\nContent-Type: %s\r\n\r\n'
_END = f"\r\n--{_BOUNDARY}--\r\n".encode()


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
    kind = discord.InteractionResponseType.channel_message
    await _answer(press, kind, _message(sheet, discord.MessageFlags(ephemeral=True)), sheet)


def _message(sheet: Sheet, flags: discord.MessageFlags | None = None) -> dict[str, object]:
    shown = flags or discord.MessageFlags()
    shown.components_v2 = True
    return {
        "components": sheet.components(),
        "flags": shown.value,
        "attachments": [
            {"id": number, "filename": picture.name, "description": picture.description}
            for number, picture in enumerate(sheet.pictures)
        ],
        "allowed_mentions": {"parse": []},
    }


async def _answer(
    press: discord.Interaction[Any], kind: discord.InteractionResponseType, message: dict[str, object], sheet: Sheet
) -> None:
    where = Route(
        "POST", "/interactions/{webhook_id}/{webhook_token}/callback", webhook_id=press.id, webhook_token=press.token
    )
    await _send(press, where, {"type": kind.value, "data": message}, sheet)
    press.response._response_type = kind  # as its own methods would


async def _send(press: discord.Interaction[Any], route: Route, payload: dict[str, object], sheet: Sheet) -> None:
    http = press._state.http
    adapter, session = async_context.get(), press._session
    if not sheet.pictures:
        await adapter.request(route, session, payload=payload, proxy=http.proxy, proxy_auth=http.proxy_auth)
        return
    text, files = json.dumps(payload, separators=(",", ":")), sheet.files()
    fields: list[dict[str, Any]] = [{"name": "payload_json", "value": text}]
    body = [(_PART % ("payload_json", "", "application/json")).encode(), text.encode()]
    for number, (file, picture) in enumerate(zip(files, sheet.pictures, strict=True)):
        name, kind = f"files[{number}]", "application/octet-stream"
        fields.append({"name": name, "value": file.fp, "filename": file.filename, "content_type": kind})
        body += [b"\r\n", (_PART % (name, f'; filename="{file.filename}"', kind)).encode(), picture.png]
    whole: Any = _InOnePiece(session, b"".join((*body, _END)))
    await adapter.request(route, whole, multipart=fields, files=files, proxy=http.proxy, proxy_auth=http.proxy_auth)


class _InOnePiece:
    """The session that discord.py sends with, except that the form goes out in one piece."""

    def __init__(self, session: Any, body: bytes) -> None:
        self._session, self._body = session, body

    def request(self, method: str, url: str, *, headers: dict[str, str], data: object, **more: Any) -> Any:
        """What discord.py calls; the form it has made of the fields is ours already."""
        del data
        return self._session.request(method, url, data=self._body, headers={**headers, "Content-Type": _FORM}, **more)

"""Answering a press with a sheet, the short way.

discord.py reads the whole message back after everything it sends, and writes an upload to the network in nine pieces.
Where two people press ten times a second that is most of the work, so here the same requests are made with neither.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from cogs.sheets import Picture, Sheet

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
    session: Any = _WithPictures(press._session, sheet.pictures) if sheet.pictures else press._session
    await async_context.get().request(
        route, session, payload=payload, files=sheet.files(), proxy=http.proxy, proxy_auth=http.proxy_auth
    )


class _WithPictures:
    """The session that discord.py sends with, except that pictures go with its JSON: a form, in one piece."""

    def __init__(self, session: Any, pictures: Sequence[Picture]) -> None:
        self._session, self._pictures = session, pictures

    def request(self, method: str, url: str, *, headers: dict[str, str], data: str, **more: Any) -> Any:
        """What discord.py calls, at each try."""
        body = [(_PART % ("payload_json", "", "application/json") + data).encode()]
        for number, picture in enumerate(self._pictures):
            head = _PART % (f"files[{number}]", f'; filename="{picture.name}"', "application/octet-stream")
            body += [f"\r\n{head}".encode(), picture.png]
        form = {**headers, "Content-Type": _FORM}
        return self._session.request(method, url, data=b"".join((*body, _END)), headers=form, **more)

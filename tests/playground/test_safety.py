"""Loopback only, the capability, Host and Origin, no real tokens."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from playground import Playground, looks_real
from tests.playground.echo import EchoBot, point

# Invented, in the format of a bot token.
REALISTIC = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"


async def status(method: str, url: str, **more: Any) -> int:
    async with aiohttp.ClientSession() as session, session.request(method, url, **more) as answer:
        return answer.status


async def test_it_listens_on_loopback_only() -> None:
    async with Playground() as playground:
        assert playground.address.startswith("http://127.0.0.1:")
        assert playground.server.hosts == ["127.0.0.1"]


async def test_the_page_needs_the_capability() -> None:
    async with Playground() as playground:
        assert await status("GET", playground.address) == 200
        base = playground.address.rsplit("/", 2)[0]
        for path in ("/", "/guess/", "/guess/state", "/guess/messages?channel=games", "/guess/control"):
            assert await status("GET", base + path) == 404
        for path in ("/guess/act", "/guess/control"):
            assert await status("POST", base + path, json={}) == 404
        assert len(playground.address.rsplit("/", 2)[1]) >= 32


async def test_an_unknown_user_is_redirected_to_the_first_one() -> None:
    async with Playground() as playground:
        assert await status("GET", f"{playground.address}?as=nobody", allow_redirects=False) == 302
        assert await status("GET", f"{playground.address}?as=nobody") == 200
        assert await status("GET", f"{playground.address}?as=ben", allow_redirects=False) == 200


async def test_two_runs_have_different_secrets() -> None:
    async with Playground() as one, Playground() as two:
        assert one.address.rsplit("/", 2)[1] != two.address.rsplit("/", 2)[1]
        assert one.token != two.token


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_foreign_hosts_and_origins_are_turned_away(headers: dict[str, str]) -> None:
    async with Playground() as playground:
        assert await status("GET", f"{playground.address}state", headers=headers) == 403
        assert await status("POST", f"{playground.address}act", json={"do": "say"}, headers=headers) == 403
        token = {"Authorization": f"Bot {playground.token}"}
        assert await status("GET", f"{playground.api_base}/users/@me", headers={**headers, **token}) == 403
        async with aiohttp.ClientSession() as session:
            for url in (playground.gateway_url, f"{playground.address}live".replace("http", "ws")):
                with pytest.raises(aiohttp.WSServerHandshakeError):
                    await session.ws_connect(url, headers=headers)


async def test_replies_forbid_use_by_other_sites() -> None:
    async with Playground() as playground, aiohttp.ClientSession() as session:
        answer = await session.get(playground.address)
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert "Access-Control-Allow-Origin" not in answer.headers


async def test_requests_need_the_issued_token() -> None:
    async with Playground() as playground:
        for headers in ({}, {"Authorization": "Bot wrong"}, {"Authorization": f"Bearer {playground.token}"}):
            assert await status("GET", f"{playground.api_base}/users/@me", headers=headers) == 401


async def test_a_token_that_looks_real_is_refused_with_a_clear_message() -> None:
    assert looks_real(REALISTIC)
    async with Playground() as playground:
        assert not looks_real(playground.token)
        async with aiohttp.ClientSession() as session:
            answer = await session.get(
                f"{playground.api_base}/users/@me", headers={"Authorization": f"Bot {REALISTIC}"}
            )
            assert answer.status == 401
            assert "does not accept real tokens" in (await answer.json())["message"]
        point(playground)
        bot = EchoBot()
        with pytest.raises(discord.LoginFailure):
            await bot.start(REALISTIC)
        await bot.close()


async def test_page_files_cannot_be_left_by_their_path() -> None:
    async with Playground() as playground:
        assert await status("GET", f"{playground.address}page/..%2f__init__.py") == 404
        assert await status("GET", f"{playground.address}page/%2e%2e%2fground.py") == 404
        assert await status("GET", f"{playground.address}page/nothing.js") == 404


async def test_uploads_that_are_no_pictures_are_not_shown_in_place() -> None:
    async with Playground() as playground, aiohttp.ClientSession() as session:
        said = await playground.say("ben", "games", "look", files=[("evil.html", b"<script>"), ("evil.svg", b"<svg/>")])
        for attachment in said.json["attachments"]:
            answer = await session.get(attachment["url"])
            assert answer.headers["Content-Disposition"] == "attachment"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        await asyncio.sleep(0)

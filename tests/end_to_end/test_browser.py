"""The playground's page in a real browser: ONE SHOT in three tabs by mouse and keyboard, Omiga in two."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import Onetable
from bot.runner import point_discord_at
from bot.settings import Settings
from bot.store.sqlite.store import SqliteStore
from playground.playground import Playground
from playground.world.model import World

playwright = pytest.importorskip("playwright.async_api", reason="playwright is not installed")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on the path"),
    pytest.mark.timeout(300),
]
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
ENOUGH = 400  # clicks after which any game should be over
RESULT = ":text('🏆'), :text('🏁')"


class Tabs:
    """The page, opened by several users."""

    def __init__(self, playground: Playground, browser: Any) -> None:
        self.playground, self.browser = playground, browser
        self.complaints: list[str] = []

    async def sit(self, who: str, width: int = 1100, height: int = 900) -> Any:
        context = await self.browser.new_context(viewport={"width": width, "height": height})
        page = await context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        await page.goto(f"{self.playground.address}?as={who}")
        await page.wait_for_selector("#composer-text[aria-label]")
        return page

    def table(self) -> Any:
        return [message for message in self.playground.messages("games") if message.components][-1]

    def turn(self) -> str:
        """Return the handle of the player whose turn it is."""
        line = next(line for line in self.table().text.splitlines() if line.startswith(("➡️", "✨")))
        return line.split("**")[1].lower()

    async def changed(self, before: str) -> None:
        await self.playground.until(lambda: self.table().text != before, 20)


@pytest.fixture
async def tabs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tabs]:
    for part, name in [
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.asset.Asset, "BASE"),
    ]:
        monkeypatch.setattr(part, name, getattr(part, name))  # put back what the playground sets
    async with (
        Playground(World.small(bot_name="Onetable")) as playground,
        playwright.async_playwright() as driver,
    ):
        point_discord_at(playground)
        store = await SqliteStore.open(tmp_path / "onetable.db")
        bot = Onetable(Settings(_env_file=None), store)
        running = asyncio.create_task(bot.start(playground.token))
        await playground.bot_online(30)
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        tabs = Tabs(playground, browser)
        yield tabs
        await browser.close()
        await bot.close()
        await running
        await store.close()
        assert tabs.complaints == []
        assert playground.unknown_routes == []
        assert playground.refused_requests == []


async def test_three_people_in_three_tabs_play_to_the_result_by_mouse(tabs):
    pages = {"ada": await tabs.sit("ada"), "ben": await tabs.sit("ben"), "cleo": await tabs.sit("cleo", 390, 844)}
    await pages["ada"].fill("#composer-text", "/play ")
    await pages["ada"].get_by_role("option", name="ONE SHOT").click()
    await pages["ada"].keyboard.press("Enter")
    for name in ("ben", "cleo"):
        await pages[name].get_by_role("button", name="Join").click()
    await pages["ada"].wait_for_selector("text=Players (3 of 4)")
    await pages["ada"].get_by_role("button", name="Start").click()
    await pages["cleo"].wait_for_selector("text=round 1 of 3")
    for _ in range(ENOUGH):
        if "🏆" in tabs.table().text:
            break
        before, page = tabs.table().text, pages[tabs.turn()]
        if "✨" not in before:  # else the turn plays itself
            await page.get_by_role("button", name=tabs.table().buttons[0].label).last.click()
        await tabs.changed(before)
    for page in pages.values():
        await page.wait_for_selector("text=🏆")
    picture = pages["ben"].get_by_role("img", name="The final scores")
    assert await picture.last.evaluate("image => image.naturalWidth") == 900


async def test_by_keyboard_alone(tabs):
    ada, ben = await tabs.sit("ada"), await tabs.sit("ben")

    async def press(page: Any, name: str) -> None:
        """Focus the button with Tab and press Enter."""
        await page.focus("#composer-text")
        for _ in range(60):
            await page.keyboard.press("Shift+Tab")
            if (await page.evaluate("document.activeElement.textContent.trim()")).endswith(name):  # after an emoji
                await page.keyboard.press("Enter")
                return
        raise AssertionError(f"Tab never reaches {name}")

    await ada.keyboard.type("/play ")
    await ada.wait_for_selector("[role=option]:has-text('ONE SHOT')")
    await ada.keyboard.press("Enter")
    await ada.keyboard.press("Enter")
    await ben.wait_for_selector("button:has-text('Join')")
    await press(ben, "Join")
    await ada.wait_for_selector("text=Players (2 of 4)")
    await press(ada, "Start")
    await ada.wait_for_selector("button:has-text('Throw')")
    pages = {"ada": ada, "ben": ben}
    for _ in range(12):
        before, page, button = tabs.table().text, pages[tabs.turn()], tabs.table().buttons[0]
        if "✨" in before:  # the turn plays itself
            await tabs.changed(before)
            continue
        await page.wait_for_selector(f"button:has-text('{button.label}')")
        await press(page, button.label)
        await tabs.changed(before)
    assert any(word in tabs.table().text for word in ("threw", "took", "scores"))


async def test_omiga_in_two_tabs_by_mouse(tabs):
    """Both players click their own panel at the same time until the round is over."""
    pages = {"ada": await tabs.sit("ada"), "ben": await tabs.sit("ben", 390, 844)}
    await tabs.playground.slash("ada", "games", "play", game="omiga")
    options = (await tabs.playground.click("ada", tabs.table(), label="More")).message
    for select in options.selects:
        value = {"board": '"7x6"', "assist": "true"}.get(select.custom_id.rpartition(":")[2])
        if value is not None:
            await tabs.playground.select("ada", options, value, custom_id=select.custom_id)
    await pages["ben"].get_by_role("button", name="Join").click()
    await pages["ada"].wait_for_selector("text=Players (2 of 2)")
    await pages["ada"].get_by_role("button", name="Start").click()
    for page in pages.values():
        await page.get_by_role("button", name="Ready").first.click()  # opens the panel, too
    await pages["ada"].get_by_role("button", name="Omiga!").last.click()

    async def play(page: Any) -> None:
        for _ in range(ENOUGH):
            await page.wait_for_selector(f"button:has-text('Throw hand'), {RESULT}")
            if await page.locator(RESULT).count():  # a panel that is being redrawn has no buttons either
                return
            fitting = page.locator("button:enabled", has_text=re.compile("→|as shown|turned"))
            button = fitting.last if await fitting.count() else page.get_by_role("button", name="Throw hand")
            with contextlib.suppress(playwright.Error):  # redrawn before the click
                await button.click(timeout=1000)

    await asyncio.gather(*(play(page) for page in pages.values()))
    for page in pages.values():
        await page.wait_for_selector(RESULT)
    picture = pages["ben"].get_by_role("img", name="The board").last
    assert await picture.evaluate("image => image.naturalWidth") == 900


async def test_a_group_on_phones_plays_without_the_bot_as_a_member(tabs):
    """Also somebody who has not installed the app, and after the tokens have expired."""
    pages = {who: await tabs.sit(who, 400, 844) for who in ("ada", "cleo")}
    for page in pages.values():
        await page.click("#menu")
        await page.click("#channels button:has-text('Game night')")
        await page.wait_for_selector("#title:has-text('Game night')")
    await pages["ada"].fill("#composer-text", "/play ")
    await pages["ada"].get_by_role("option", name="ONE SHOT").click()
    await pages["ada"].keyboard.press("Enter")
    await pages["cleo"].get_by_role("button", name="Join").click()
    await pages["ada"].wait_for_selector("text=Players (2 of 4)")
    tabs.playground.clock.advance(901)
    await pages["ada"].get_by_role("button", name="Start").click()
    for page in pages.values():
        await page.wait_for_selector("text=round 1 of")
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(tabs.playground.messages("Game night")) == 1

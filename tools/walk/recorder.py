"""Takes pictures of what is on the screens, and writes down what can be read on them."""

from __future__ import annotations

import contextlib
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

from playwright.async_api import Page, async_playwright

from bot.i18n import FALLBACK, ROOT, Localizer, localizer
from playground.client.seen_message import SeenMessage
from playground.errors import Json
from playground.playground import Playground
from tools.i18n import read
from tools.screenshots import ARGUMENTS, DRAW, PHONE, chromium
from tools.walk.reading import command_lines, form_lines, message_lines

VARIANTS = 3  # of a text that are worth a picture: singular, plural, nothing
HEIGHT = 1600
SCALE = 1.5  # pixels of the pictures for each pixel of the page
OPEN_FORM = """async (modal) => {
  const { openModal } = await import(new URL("page/modal.js", location.href).href);
  openModal({ modal, interaction: "0" });
  return Math.ceil(document.querySelector("dialog.modal").getBoundingClientRect().height);
}"""


class ShownTexts:
    """Which texts of the catalogue the bot has made, and which of them were on a screen."""

    def __init__(self, language: str, names: Iterable[str]) -> None:
        self.language = language
        self._names = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))
        self._made: dict[str, set[str]] = {}  # keys by what they became
        self._seen: defaultdict[str, set[str]] = defaultdict(set)

    @contextlib.contextmanager
    def noted(self) -> Iterator[None]:
        """Note every text that the bot makes meanwhile."""
        original, made = Localizer._format, self._made  # noqa: SLF001 - what both of its public methods call

        def noting(say: Localizer, key: str, values: dict[str, Any]) -> str:
            text = original(say, key, values)
            if say.language == self.language:
                made.setdefault(text, set()).add(key)
            return text

        localizer.cache_clear()  # what was made before would not be noted
        with patch.object(Localizer, "_format", noting):
            yield

    def are_new(self, screen: str) -> bool:
        """Note what is on a screen; return whether a text was never there, or not in this form."""
        found = False
        for text, keys in self._made.items():
            if len(text) > 1 and text in screen:
                form = self._names.sub("N", re.sub(r"\d+", "0", text))
                for key in keys:
                    if form not in self._seen[key] and len(self._seen[key]) < VARIANTS:
                        self._seen[key].add(form)
                        found = True
        return found

    def unseen(self) -> list[str]:
        """Return the keys of all texts that were on no screen."""
        return sorted(read(FALLBACK).messages.keys() - self._seen.keys())


class Recorder:
    """Numbers the screens, and saves a picture of each and its texts."""

    def __init__(self, page: Page, playground: Playground, out: Path, texts: ShownTexts) -> None:
        self.texts, self.playground = texts, playground
        self.complaints: list[str] = []
        self._page, self._out, self._number = page, out, 0
        self._known: set[str] = set()
        (out / "texts.md").write_text(f"# What is on the screens: {texts.language}\n", encoding="utf-8")

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, playground: Playground, out: Path, texts: ShownTexts) -> AsyncIterator[Recorder]:
        """Start Chromium with the page as a phone shows it."""
        async with async_playwright() as driver:
            browser = await driver.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            page = await browser.new_page(viewport={"width": PHONE, "height": HEIGHT}, device_scale_factor=SCALE)
            page.set_default_timeout(60_000)
            quiet = playground.world.find_channel("table-talk").id
            await page.goto(f"{playground.address}?as=ada&channel={quiet}")
            await page.wait_for_selector("#composer-text[aria-label]")
            yield cls(page, playground, out, texts)
            await browser.close()

    async def show(self, title: str, message: SeenMessage, *, always: bool = False) -> None:
        """Record a message, if there is a text on it that was not seen like that."""
        lines = list(message_lines(message))
        if not self._is_worth_it(lines, always=always):
            return
        with self._noted(title, "private" if message.is_ephemeral else "public", lines) as path:
            await self._page.evaluate(DRAW, [message.json, True])
            await self._page.locator("#messages > li").screenshot(path=path)

    async def form(self, title: str, form: Json) -> None:
        """Record a form."""
        lines = list(form_lines(form))
        if not self._is_worth_it(lines):
            return
        with self._noted(title, "form", lines) as path:
            await self._page.evaluate(OPEN_FORM, form)
            dialog = self._page.locator("dialog.modal")
            await dialog.screenshot(path=path)
            await dialog.evaluate("dialog => dialog.close()")

    async def commands(self, title: str, offered: list[Json], locale: str) -> None:
        """Record the commands, as a list and as the message box suggests them."""
        lines = list(command_lines(offered, locale))
        self._is_worth_it(lines, always=True)
        with self._noted(title, "commands", lines) as path:
            await self._page.set_viewport_size({"width": PHONE, "height": 80 * len(lines)})
            await self._page.fill("#composer-text", "/")
            await self._page.wait_for_selector("[role=option]")
            await self._page.evaluate("document.querySelector('[role=listbox]').style.maxHeight = 'none'")
            await self._page.locator("[role=listbox]").screenshot(path=path)
            await self._page.fill("#composer-text", "")
            await self._page.set_viewport_size({"width": PHONE, "height": HEIGHT})

    def complain(self, what: str) -> None:
        """Note what is wrong, in the texts too."""
        self.complaints.append(what)
        self._write(f"\n**!! {what}**\n")

    def scene(self, title: str) -> None:
        """Write the heading of a part of the walk."""
        print(f"{title} ...", flush=True)
        self._write(f"\n\n########## {title}\n")

    def finish(self) -> str:
        """Write the texts that were on no screen, and return what to say at the end."""
        (catalogue, english), unseen = (read(self.texts.language), read(FALLBACK)), self.texts.unseen()
        lines = [f"# Texts that were on no screen: {self.texts.language}\n"]
        file = None
        for key in sorted(unseen, key=lambda key: (str(english.files[key]), key)):
            if english.files[key] != file:
                file = english.files[key]
                lines.append(f"\n## {file.parent.relative_to(ROOT)}\n")
            lines += [f"{key} = {text}" for text in (english.text(key),)]
            if self.texts.language != FALLBACK and key in catalogue.messages:
                lines.append(f"    -> {catalogue.text(key)}")
        (self._out / "not-shown.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
        every = len(english.messages)
        return (
            f"{self._number} screens in {self._out}/texts.md; {every - len(unseen)} of {every} texts were on them, "
            f"the others are in not-shown.md"
        )

    def _is_worth_it(self, lines: list[str], *, always: bool = False) -> bool:
        screen = "\n".join(lines)
        if screen in self._known:
            return False
        self._known.add(screen)
        return self.texts.are_new(screen) or always

    @contextlib.contextmanager
    def _noted(self, title: str, kind: str, lines: list[str]) -> Iterator[Path]:
        self._number += 1
        slug = re.sub(r"[^\w]+", "-", title.casefold()).strip("-")[:60]
        path = self._out / f"{self._number:03}-{slug}.png"
        self._write(f"\n===== {path.name} ({kind}): {title}\n\n" + "\n".join(lines) + "\n")
        try:
            yield path
        except Exception as error:  # a picture that fails must not end the walk
            self.complain(f"no picture: {error}"[:300])

    def _write(self, text: str) -> None:
        with (self._out / "texts.md").open("a", encoding="utf-8") as file:
            file.write(text)

"""Make the pictures of README.md: a table of each game as a phone shows it, and the playground's page.

    python -m tools.readme_pictures [--game NAME] [--seed N] [--all DIR]

Needs what `tools.screenshots` needs, and the fonts of Debian's packages fonts-noto-core, fonts-noto-cjk and
fonts-noto-color-emoji; otherwise there are boxes instead of emoji.
`--all` saves every moment of the games into a folder, to choose another one.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import logging
import tempfile
from pathlib import Path
from typing import NamedTuple

import structlog
from PIL import Image
from playwright.async_api import async_playwright

from tools.screenshots import ARGUMENTS, DESKTOP, PHONE, Ruler, Stage, State, Walk, chromium

DOCS = Path(__file__).parent.parent / "docs"
SCALE = 2  # pixels for each pixel of the page, so that they are crisp on phones
COLOURS = 128
CHANNEL = "games"  # in which the tables are
ON_PAGE = "one-shot"  # the game on the picture of the whole page
PAGE_SIZE = (1180, 800)


class Moment(NamedTuple):
    """What a picture shows: of all looks of a message in one phase, the one with this number."""

    players: int
    phase: str
    number: int
    shown: str = "message"


MOMENTS = {
    "one-shot": Moment(3, "choose", 24),
    "just-one": Moment(5, "compare", 1, "panel"),
    "only-one": Moment(3, "turn", 30),
    "rokujika": Moment(1, "playing", 8),
    "omiga": Moment(2, "playing", 16, "panel"),
}
CLUES = ("orchestra", "whistle", "magic", "whistle")  # for the word that is dealt


def compress(path: Path) -> None:
    """Save a picture again with few colours."""
    with Image.open(path) as picture:
        few = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


async def take(stage: Stage, ruler: Ruler, game: str, seed: int, everything: Path | None) -> None:
    """Play a game up to its moment and save the picture; with a folder for everything, play it to its end."""
    moment, number = MOMENTS[game], 0
    wanted = State(game, moment.players, moment.phase, moment.shown)
    walked = Walk(stage, game, moment.players, seed, channel=CHANNEL, clues=itertools.cycle(CLUES))
    async for state, _, message in walked.play():
        if everything is not None:
            name = f"{game}-{state.phase}-{state.shown}"
            number += 1 if state == wanted else 0
            await ruler.heights(message, everything / (f"{name}-{number - 1}" if state == wanted else name))
        elif state == wanted:
            if number == moment.number:
                await ruler.heights(message, DOCS / game)
                (DOCS / f"{game}-{DESKTOP}.png").unlink()
                (DOCS / f"{game}-{PHONE}.png").replace(DOCS / f"{game}.png")
                if game == ON_PAGE:
                    await take_page(stage)
                return
            number += 1


async def take_page(stage: Stage) -> None:
    """Save a picture of the playground's page as it is now."""
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        width, height = PAGE_SIZE
        page = await browser.new_page(viewport={"width": width, "height": height})
        channel = stage.playground.world.find_channel(CHANNEL).id
        await page.goto(f"{stage.playground.address}?as=cleo&channel={channel}")
        await page.wait_for_function("[...document.images].length && [...document.images].every(i => i.complete)")
        await page.screenshot(path=DOCS / "playground.png")
        await browser.close()


async def main() -> None:
    """Make the pictures that the command line asks for, and print their sizes."""
    parser = argparse.ArgumentParser(prog="python -m tools.readme_pictures", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=list(MOMENTS))
    parser.add_argument("--seed", type=int, default=1, help="of the deals and the clicks")
    parser.add_argument("--all", type=Path, help="a folder for every moment")
    asked = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    names = list(MOMENTS) if asked.game is None else [asked.game]
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            async with Stage.open(Path(folder), asked.seed, ben="Ben") as stage:
                scale = SCALE if asked.all is None else 1
                async with Ruler.open(stage.playground, scale) as ruler:
                    await take(stage, ruler, name, asked.seed, asked.all)
    if asked.all is None:
        for name in (*names, *(["playground"] if ON_PAGE in names else [])):
            path = DOCS / f"{name}.png"
            compress(path)
            print(path.name, f"{path.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    asyncio.run(main())

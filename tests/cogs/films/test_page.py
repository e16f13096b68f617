"""The web page of a finished game: self-contained, safe, and to be used with keyboard, mouse and fingers."""

from __future__ import annotations

import html
import json
import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.i18n import localizer
from cogs.films.film import TooLarge
from cogs.films.page import MAX_PAGE_BYTES, compressed_data_uri, data_uri, make_page, page_of, script_data
from cogs.films.shots import pictured, shots_of
from rules.catalogue import GAMES
from tests.cogs.films.test_films import film_shots, replay_of, sent_files  # noqa: F401 - a fixture
from tests.cogs.table.test_replay import finish
from tests.worlds.simulated import SimulatedWorld

SAY = localizer("en")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
HOSTILE = (
    "</script><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "<!--<script>",
    "@game@ ${1} </style>",
)


async def page_for(world: SimulatedWorld, game: str, **how: Any) -> str:
    played, shots = await film_shots(world, game, **how)
    return (await make_page(played, shots, SAY, world.bot.pictures)).decode()


def data_of(page: str) -> dict[str, Any]:
    return json.loads(re.search(r'<script type="application/json" id="game">(.*?)</script>', page, re.DOTALL)[1])


@pytest.mark.parametrize("game", GAMES)
async def test_the_page_of_every_game_has_all_moves_and_no_external_resources(world, game):
    played, shots = await film_shots(world, game)
    page = (await make_page(played, shots, SAY, world.bot.pictures)).decode()
    assert len(page) <= MAX_PAGE_BYTES
    game_data = data_of(page)
    assert [step["words"] for step in game_data["steps"]] == [shot.words for shot in shots]
    assert len(game_data["pictures"]) == len(pictured(shots))
    assert page.count("<li>") == len(shots)
    without_pictures = re.sub(r"data:image/[^\"]+", "", page)
    assert not re.search(r"https?:|//[a-z]|url\(|@import|\b(?:src|href)=(?!\"#)", without_pictures)
    assert re.fullmatch(r"data:image/(?:png|webp);base64,[A-Za-z0-9+/=]+", game_data["pictures"][0]["src"])


async def test_nothing_that_a_player_typed_is_markup(world):
    page = await page_for(world, "just-one", names=HOSTILE)
    assert page.count("<script") == page.count("</script>") == 2
    assert page.count("</style>") == 1
    assert "<img src=x" not in page
    assert html.escape("*wumpet*") in page
    names = {one["words"] for one in data_of(page)["steps"]}
    assert any(HOSTILE[0] in words or "</script>" in words for words in names), "in the data it is what was typed"


def test_data_cannot_end_its_element():
    text = script_data({"name": "</script><!--&"})
    assert not re.search(r"[<>&]", text)
    assert json.loads(text) == {"name": "</script><!--&"}


async def test_a_page_that_would_be_too_large_has_fewer_pictures_and_says_of_which_move_they_are(world):
    played, shots = await film_shots(world, "one-shot")
    whole = await make_page(played, shots, SAY, world.bot.pictures)
    small = await make_page(played, shots, SAY, world.bot.pictures, len(whole) // 3)
    assert len(small) <= len(whole) // 3
    fewer, steps = data_of(small.decode())["pictures"], data_of(small.decode())["steps"]
    assert 0 < len(fewer) < len(pictured(shots))
    assert len(steps) == len(shots)
    assert any("The picture is of move" in step["earlier"] for step in steps)
    assert not any(step["earlier"] for step in data_of(whole.decode())["steps"])
    with pytest.raises(TooLarge):
        await make_page(played, shots, SAY, world.bot.pictures, 1000)


async def test_before_the_first_picture_there_is_none(world):
    played, shots = await film_shots(world, "just-one")
    assert shots[0].png is None
    steps = data_of(page_of(played, shots, {shot.step: "data:," for shot in pictured(shots)}, SAY))["steps"]
    assert steps[0]["picture"] == -1
    assert steps[-1]["picture"] == len(pictured(shots)) - 1


async def test_many_pictures_are_compressed(world):
    _, shots = await film_shots(world, "one-shot")
    png = shots[0].png
    assert png is not None
    assert len(compressed_data_uri(png)) < len(data_uri(png))


async def test_the_page_is_sent_to_one_person_as_a_file(world, sent_files):  # noqa: F811
    await finish(world, "rokujika")
    await world.slash("dee", "table replay")
    before = len(world.messages())
    await world.press("dee", "Web page", on=world.private("dee")[-1])
    mine = world.private("dee")[-1]
    assert mine.pictures == ("rokujika-1.html",)
    assert "step through the game" in mine.text
    assert len(world.messages()) == before
    assert sent_files[-1].fp.getvalue().startswith(b"<!DOCTYPE html>")


async def test_the_page_has_what_spectators_saw(world):
    """No panel, and in Just One no word before everybody saw it."""
    played = await replay_of(world, await finish(world, "just-one"))
    shots = await shots_of(world.bot, played, SAY, world.bot.pictures)
    word = played.steps[1].state.word
    steps = data_of(page_of(played, shots, {shot.step: "data:," for shot in pictured(shots)}, SAY))
    shown_at = next(n for n, one in enumerate(played.steps) if one.state.phase == "number" and n > 1)
    hidden = [steps["pictures"][step["picture"]]["words"] for step in steps["steps"][:shown_at] if step["picture"] >= 0]
    assert hidden
    assert word not in " ".join(hidden)


# --- in a browser


@pytest.fixture
async def browser() -> AsyncIterator[Any]:
    """A headless Chromium, in which any request to the network fails the test."""
    api = pytest.importorskip("playwright.async_api", reason="playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("there is no Chromium on the path")
    async with api.async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        yield browser
        await browser.close()


async def open_page(browser: Any, page: str, folder: Path, width: int, **how: Any) -> tuple[Any, list[str]]:
    file, wrong = folder / "game.html", list[str]()
    file.write_text(page, encoding="utf-8")
    context = await browser.new_context(viewport={"width": width, "height": 900}, **how)
    tab = await context.new_page()
    tab.on("console", lambda line: wrong.append(line.text))
    tab.on("pageerror", lambda error: wrong.append(str(error)))
    tab.on("dialog", lambda dialog: wrong.append(dialog.message))
    tab.on("request", lambda request: request.url.startswith(("file:", "data:")) or wrong.append(request.url))
    await tab.goto(file.as_uri())
    return tab, wrong


async def place_of(tab: Any) -> int:
    return int(re.match(r"Move (\d+) of", await tab.inner_text("#place"))[1])


@pytest.mark.parametrize("width", [1280, 400])
async def test_keys_and_buttons_step_through_the_game(world, browser, tmp_path, width):
    page = await page_for(world, "one-shot", names=HOSTILE)
    data = data_of(page)
    last = len(data["steps"]) - 1
    tab, wrong = await open_page(browser, page, tmp_path, width)
    assert await place_of(tab) == 0
    assert await tab.evaluate("document.getElementById('picture').naturalWidth") == 900
    assert await tab.evaluate("document.documentElement.scrollWidth") <= width
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowRight", last)):
        await tab.keyboard.press(key)
        assert await place_of(tab) == step
    await tab.keyboard.press("PageUp")
    assert await place_of(tab) == max(turn for turn in data["turns"] if turn < last)
    await tab.keyboard.press("Home")
    await tab.keyboard.press("PageDown")
    assert await place_of(tab) == min(turn for turn in data["turns"] if turn > 0)
    await tab.click("#next")
    await tab.click("#back")
    await tab.click("#first")
    assert await place_of(tab) == 0
    assert await tab.is_disabled("#back")
    await tab.click('#moves a[data-step="3"]')
    assert await place_of(tab) == 3
    assert await tab.inner_text("#words") == data["steps"][3]["words"]
    assert await tab.get_attribute("#picture", "alt") == data["pictures"][data["steps"][3]["picture"]]["words"]
    sizes = await tab.evaluate("[...document.querySelectorAll('.buttons button')].map(b => b.offsetHeight)")
    assert min(sizes) >= 44, "as large as a finger"
    assert wrong == []


async def test_it_plays_by_itself_until_a_key(world, browser, tmp_path):
    tab, wrong = await open_page(browser, await page_for(world, "omiga"), tmp_path, 400)
    await tab.clock.install()
    await tab.reload()
    await tab.click("#play")
    assert await tab.inner_text("#play") == "Pause"
    await tab.clock.run_for(3100)
    assert await place_of(tab) == 2
    await tab.keyboard.press("ArrowRight")
    await tab.clock.run_for(10_000)
    assert await place_of(tab) == 3
    assert await tab.inner_text("#play") == "Play"
    assert wrong == []


async def test_a_finger_swipes(world, browser, tmp_path):
    page = await page_for(world, "omiga")
    tab, wrong = await open_page(browser, page, tmp_path, 400, has_touch=True)
    swipe = """([from, to]) => {
        const stage = document.getElementById("stage");
        const touch = (x) => new Touch({ identifier: 1, target: stage, clientX: x, clientY: 200 });
        stage.dispatchEvent(new TouchEvent("touchstart", { touches: [touch(from)], changedTouches: [touch(from)] }));
        stage.dispatchEvent(new TouchEvent("touchend", { touches: [], changedTouches: [touch(to)] }));
    }"""
    await tab.evaluate(swipe, [300, 100])
    assert await place_of(tab) == 1
    await tab.evaluate(swipe, [300, 290])
    assert await place_of(tab) == 1, "too short"
    await tab.evaluate(swipe, [100, 300])
    assert await place_of(tab) == 0
    assert wrong == []


async def test_the_policy_lets_no_other_script_run(world, browser, tmp_path):
    page = (await page_for(world, "omiga")).replace("</main>", "<script>document.title = 'taken'</script></main>")
    tab, wrong = await open_page(browser, page, tmp_path, 400)
    assert await tab.title() != "taken"
    assert any("Content Security Policy" in line for line in wrong)


async def test_without_javascript_the_moves_are_listed(world, browser, tmp_path):
    page = await page_for(world, "omiga")
    tab, _ = await open_page(browser, page, tmp_path, 400, java_script_enabled=False)
    assert data_of(page)["steps"][2]["words"] in await tab.inner_text("#moves")
    assert "JavaScript" in await tab.inner_text("noscript")

"""The page in a real browser: several users, mouse and keyboard, phone width."""

import asyncio
import re
import shutil
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands, ui

from playground import Playground
from tests.playground.echo import Counter, EchoBot, Form, Interaction, board, picture, running

playwright = pytest.importorskip("playwright.async_api", reason="playwright is not installed")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on the path"),
    pytest.mark.asyncio(loop_scope="module"),
]
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


class Table:
    """A playground with the echo bot and a browser."""

    def __init__(self, playground: Playground, bot: EchoBot, browser: Any) -> None:
        self.playground = playground
        self.bot = bot
        self.browser = browser
        self.complaints: list[str] = []

    async def sit(self, who: str, *, width: int = 1280, height: int = 800) -> Any:
        """Open the page as a user in a new browser context."""
        context = await self.browser.new_context(viewport={"width": width, "height": height})
        page = await context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        await page.goto(f"{self.playground.address}?as={who}")
        await page.wait_for_selector("#composer-text[aria-label]")
        if width > 800:  # the input gets the focus after loading, except on phones where it would open the keyboard
            await page.wait_for_selector("#composer-text:focus")
        return page


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Any]:
    async with playwright.async_playwright() as driver:
        running_browser = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield running_browser
        await running_browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def table(browser: Any) -> AsyncIterator[Table]:
    async with Playground() as playground, running(playground) as bot:
        made = Table(playground, bot, browser)
        yield made
        for context in browser.contexts:
            await context.close()
        assert made.complaints == []
        assert bot.failures == []
        assert playground.unknown_routes == []


async def test_a_click_in_one_tab_and_a_message_of_the_bot_show_in_both(table: Table) -> None:
    ben, ada = await table.sit("ben"), await table.sit("ada")
    await ben.fill("#composer-text", "Shall we play?")
    await ben.press("#composer-text", "Enter")
    await ada.wait_for_selector("text=Shall we play?")
    await ben.type("#composer-text", "/echo ")
    await ben.keyboard.type("hello")
    await ben.keyboard.press("Enter")
    await ada.click("button:has-text('Count 1')")
    await ben.wait_for_selector("text=counted to 2")
    channel = table.bot.get_partial_messageable(table.playground.world.find_channel("games").id)
    await channel.send("the bell rings")
    for page in (ben, ada):
        await page.wait_for_selector("text=the bell rings")
        assert await page.locator("text=the bell rings").count() == 1


async def test_a_game_by_keyboard_alone_keeps_the_focus_on_a_redrawn_board(table: Table) -> None:
    ben = await table.sit("ben")
    await ben.keyboard.type("/ec")
    await ben.wait_for_selector("[role=option]:has-text('/echo')")
    await ben.keyboard.press("Enter")
    await ben.keyboard.type("hi")
    await ben.keyboard.press("Enter")
    await ben.wait_for_selector("button:has-text('Count 1')")
    await ben.focus("#composer-text")
    for _ in range(20):
        await ben.keyboard.press("Shift+Tab")
        if "Count 1" in await ben.evaluate("document.activeElement.textContent"):
            break
    for number in range(2, 5):
        await ben.keyboard.press("Enter")
        await ben.wait_for_selector(f"button:has-text('Count {number}')")
        focused = await ben.evaluate("document.activeElement.textContent")
        assert focused == f"Count {number}"
    spoken = await ben.text_content("#announcer")
    assert "counted to 4" in spoken


async def test_options_suggest_choices_users_and_autocomplete(table: Table) -> None:
    ben = await table.sit("ben")
    await ben.keyboard.type("/fruit ")
    await ben.keyboard.type("ap")
    await ben.wait_for_selector("[role=option]:has-text('Apricot')")
    await ben.keyboard.press("ArrowDown")
    await ben.keyboard.press("Enter")
    await ben.click("text=+ who")
    await ben.keyboard.type("cle")
    await ben.wait_for_selector("[role=option]:has-text('Cleo')")
    await ben.keyboard.press("Enter")
    await ben.keyboard.press("Enter")
    await ben.wait_for_selector("text=apricot for Cleo")
    assert "apricot for Cleo" in table.playground.messages("games")[-1].text


async def test_only_one_tab_shows_an_ephemeral_message_until_it_is_dismissed(table: Table) -> None:
    @table.bot.answer("do")
    async def _(interaction: Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(Counter(1))
        await interaction.response.send_message("your word: tree", view=view, ephemeral=True)

    ben, ada = await table.sit("ben"), await table.sit("ada")
    await ben.keyboard.type("/do ")
    await ben.wait_for_selector("text=Only you can see this")
    await ben.click("button:has-text('Count 1')")
    await ben.wait_for_selector("text=counted to 2")
    assert "counted" not in await ada.text_content("#messages")
    await ben.click("text=Dismiss message")
    await ben.wait_for_selector("#messages >> text=counted to 2", state="detached")


async def test_a_modal_with_every_kind_of_field(table: Table) -> None:
    @table.bot.answer("do")
    async def _(interaction: Interaction) -> None:
        await interaction.response.send_modal(Form())

    ben = await table.sit("ben")
    await ben.keyboard.type("/do ")
    await ben.wait_for_selector("dialog.modal")
    assert await ben.evaluate("document.activeElement.tagName") == "INPUT"
    await ben.get_by_label("Word").fill("tree")
    await ben.get_by_role("combobox", name="Kind").click()
    await ben.get_by_role("option", name="dog").click()
    await ben.get_by_label("big").check()
    await ben.get_by_label("hat").check()
    await ben.get_by_label("Sure").check()
    await ben.get_by_role("button", name="Submit").click()
    await ben.wait_for_selector("text=tree ['dog'] big ['hat'] True")
    await ben.wait_for_selector("dialog.modal", state="detached")


async def test_selects_by_mouse_and_by_keyboard(table: Table) -> None:
    chosen: list[Any] = []

    @table.bot.answer("do")
    async def _(interaction: Interaction) -> None:
        view = ui.View(timeout=None)
        options = [discord.SelectOption(label=name) for name in ("red", "green", "blue")]
        view.add_item(ui.Select(custom_id="one", placeholder="One colour", options=options))
        view.add_item(ui.Select(custom_id="many", placeholder="Many colours", options=options, max_values=3))
        view.add_item(ui.UserSelect(custom_id="who", placeholder="Who"))
        await interaction.response.send_message("choose", view=view)

    async def heard(interaction: Interaction) -> None:
        data: Any = interaction.data
        chosen.append(data["values"])
        await interaction.response.defer()

    table.bot.answers |= dict.fromkeys(("one", "many", "who"), heard)
    ben = await table.sit("ben")
    await ben.keyboard.type("/do ")
    await ben.get_by_role("combobox", name="One colour").click()
    await ben.get_by_role("option", name="green").click()
    await table.playground.until(lambda: len(chosen) == 1)
    await ben.get_by_role("combobox", name="Many colours").press("ArrowDown")
    for key in ("Enter", "ArrowDown", "ArrowDown", " ", "Escape"):
        await ben.keyboard.press(key)
    await table.playground.until(lambda: len(chosen) == 2)
    await ben.get_by_role("combobox", name="Who").click()
    await ben.keyboard.type("cle")
    await ben.keyboard.press("Enter")
    await table.playground.until(lambda: len(chosen) == 3)
    assert chosen == [["green"], ["red", "blue"], [str(table.playground.world.person("cleo").id)]]


async def test_failed_interactions_show_an_error(table: Table) -> None:
    channel = table.bot.get_partial_messageable(table.playground.world.find_channel("games").id)
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Dead", custom_id="nobody"))
    view.add_item(ui.Button(label="Off", custom_id="off", disabled=True))
    await channel.send("old board", view=view)
    ben = await table.sit("ben")
    assert await ben.get_by_role("button", name="Off").is_disabled()
    await ben.get_by_role("button", name="Dead").click()
    await asyncio.sleep(0.2)
    table.playground.clock.advance(3)
    await ben.wait_for_selector("text=This interaction failed")
    table.bot.answers["do"] = nothing
    await ben.focus("#composer-text")
    await ben.keyboard.type("/do ")
    await asyncio.sleep(0.2)
    table.playground.clock.advance(3)
    await ben.wait_for_selector("text=The application did not respond")


async def nothing(_interaction: Interaction) -> None:
    """Do not respond to an interaction."""


async def test_thinking_becomes_the_answer(table: Table) -> None:
    released = asyncio.Event()

    @table.bot.answer("do")
    async def _(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await released.wait()
        await interaction.followup.send(view=board(), file=picture())

    ben = await table.sit("ben")
    await ben.keyboard.type("/do ")
    await ben.wait_for_selector("text=Bot is thinking…")
    released.set()
    await ben.wait_for_selector("h3:has-text('Board')")
    pictures = ben.locator(".components img")
    assert await pictures.count() == 2
    assert await pictures.nth(1).get_attribute("alt") == "The board"
    assert await pictures.nth(1).evaluate("image => image.decode().then(() => image.naturalWidth)") == 4


async def test_text_is_text_and_never_markup(table: Table) -> None:
    ben = await table.sit("ben")
    await table.playground.say(
        "ada", "games", "<img src=x onerror=alert(1)> <script>alert(2)</script> [x](javascript:alert(3))"
    )
    await ben.wait_for_selector("text=<script>alert(2)</script>")
    assert await ben.locator("#messages img, #messages script").count() == 0
    assert await ben.locator("#messages a").count() == 0


MARKDOWN = {
    "**bold** *it* __under__ ~~gone~~": "<strong>bold</strong> <em>it</em> <u>under</u> <s>gone</s>",
    "***both***": "<strong><em>both</em></strong>",
    "snake_case_word": "snake_case_word",
    r"\*plain\*": "*plain*",
    r"**\*\*\_star\_\*\***": "<strong>**_star_**</strong>",
    "`a *b*`": '<code class="code">a *b*</code>',
    "# Big": '<h3 class="md-h1">Big</h3>',
    "-# small": '<small class="subtext">small</small>',
    "> quoted": "<blockquote>quoted</blockquote>",
    "- a\n- b\n  - c": "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>",
    "2. a\n3. b": '<ol start="2"><li>a</li><li>b</li></ol>',
    "one\ntwo": "one<br>two",
    "#games is no heading": "#games is no heading",
    "1 * 2 * 3": "1 * 2 * 3",
}


async def test_markdown_is_read_as_discord_reads_it(table: Table) -> None:
    ben = await table.sit("ben")
    read = """async text => {
        const { markdown } = await import("./page/markdown.js");
        const holder = document.createElement("div");
        holder.append(...markdown(text));
        return holder.innerHTML;
    }"""
    for text, expected in MARKDOWN.items():
        assert await ben.evaluate(read, text) == expected
    ada = table.playground.world.person("ada").id
    assert ">@Ada<" in await ben.evaluate(read, f"<@{ada}>")
    spoiler = await ben.evaluate(read, "||secret||")
    assert 'aria-hidden="true">secret<' in spoiler
    plain = await ben.evaluate('async () => (await import("./page/markdown.js")).plain("# A\\n||secret|| **b**")')
    assert plain == "A (spoiler) b"


async def test_controls_have_names_and_images_have_descriptions(table: Table) -> None:
    channel = table.bot.get_partial_messageable(table.playground.world.find_channel("games").id)
    await channel.send(view=board(), file=picture())
    ben = await table.sit("ben")
    await ben.wait_for_selector(".container")
    nameless = await ben.evaluate("""() => {
        const named = one => one.textContent.trim() || one.ariaLabel || one.labels?.length;
        return [...document.querySelectorAll("button, input, select, textarea")]
            .filter(one => one.offsetParent && !named(one)).map(one => one.outerHTML);
    }""")
    assert nameless == []
    assert await ben.locator("img:not([alt])").count() == 0
    for landmark in ("navigation", "main", "log"):
        assert await ben.get_by_role(landmark).count() == 1


async def test_a_phone_shows_all_without_scrolling_sideways(table: Table) -> None:
    channel = table.bot.get_partial_messageable(table.playground.world.find_channel("games").id)
    await channel.send(view=board(), file=picture())
    await table.playground.say("ben", "games", "x" * 300)
    phone = await table.sit("ada", width=390, height=844)
    await phone.wait_for_selector(".container")
    assert await phone.evaluate("document.documentElement.scrollWidth") <= 390
    assert await phone.evaluate("document.querySelector('#scroll').scrollWidth") <= 390
    assert not await phone.is_visible("#channels")
    await phone.click("#menu")
    await phone.click("#channels >> text=table-talk")
    await phone.wait_for_selector("#title:has-text('#table-talk')")
    await phone.wait_for_selector("#channels", state="hidden")


async def test_threads_appear_and_unread_channels_are_marked(table: Table) -> None:
    ben = await table.sit("ben")
    talk = discord.utils.get(table.bot.get_all_channels(), name="table-talk")
    assert isinstance(talk, discord.TextChannel)
    await talk.send(f"<@{table.playground.world.person('ben').id}> come here")
    await ben.wait_for_selector(".place.unread:has-text('table-talk') .badge:has-text('1')")
    thread = await talk.create_thread(name="Table 5", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(table.playground.world.person("ben").id))
    await ben.click("#channels >> text=Table 5")
    await thread.send("inside")
    await ben.wait_for_selector("text=inside")
    cleo = await table.sit("cleo")
    assert await cleo.locator("#channels >> text=Table 5").count() == 0


async def test_the_panel_switches_faults_on_and_off(table: Table) -> None:
    ben = await table.sit("ben")
    await ben.click("#show-faults")
    await ben.get_by_label("send messages", exact=True).uncheck()
    channel = table.bot.get_partial_messageable(table.playground.world.find_channel("games").id)
    await table.playground.until(lambda: bool(table.playground.world.find_channel("games").overwrites))
    with pytest.raises(discord.Forbidden):
        await channel.send("x")
    await ben.get_by_label("Events sent twice").fill("50")
    await ben.keyboard.press("Tab")
    await table.playground.until(lambda: table.playground.faults.duplicate_rate == 0.5)
    await ben.click("text=Cut the line")
    await table.playground.until(lambda: table.playground.backend.gateway.resumes == 1)
    await ben.click("text=Make all well again")
    await table.playground.until(lambda: table.playground.faults.duplicate_rate == 0)


async def test_the_page_reconnects(table: Table) -> None:
    ben = await table.sit("ben")
    await ben.evaluate("document.title")
    await table.playground.page_server.close()
    await ben.wait_for_selector("#link:has-text('Connecting')")
    await table.playground.say("ada", "games", "said meanwhile")
    await ben.wait_for_selector("text=said meanwhile")
    assert re.search(r"channel=\d+", ben.url)


async def test_switching_the_user(table: Table) -> None:
    ben = await table.sit("ben")
    await ben.select_option("#playing-as", "cleo")
    await ben.wait_for_url("**as=cleo**")
    await ben.wait_for_selector("#composer-text[aria-label]")
    await ben.fill("#composer-text", "it is me")
    await ben.press("#composer-text", "Enter")
    await table.playground.until(lambda: len(table.playground.messages("games")) == 1)
    assert table.playground.messages("games")[0].author == "cleo"


async def test_direct_messages_groups_and_servers_without_the_bot(table: Table) -> None:
    @table.bot.tree.command(description="Everywhere")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def here(interaction: Interaction) -> None:
        await interaction.response.send_message("here I am", ephemeral=False)

    await table.bot.tree.sync()
    ada = await table.sit("ada")
    for place in ("Game night", "elsewhere", "Bot"):
        await ada.click(f"#channels button:has-text('{place}')")
        await ada.wait_for_selector(f"#title:has-text('{place}')")
        await ada.keyboard.type("/here")
        await ada.wait_for_selector("[role=option]:has-text('/here')")
        await ada.keyboard.press("Enter")
        await ada.keyboard.press("Enter")
        await ada.wait_for_selector("text=here I am")
    assert len(table.playground.messages("Game night")) == len(table.playground.messages("elsewhere")) == 1
    await ada.click("#channels button:has-text('elsewhere')")
    await ada.wait_for_selector("#title:has-text('elsewhere')")
    await ada.click("#show-faults")
    await ada.get_by_label("You may use external apps").uncheck()
    await table.playground.until(lambda: bool(table.playground.world.find_channel("elsewhere").overwrites))
    assert (await table.playground.slash("ada", "elsewhere", "here")).kind == "ephemeral"
    await ada.get_by_label("You have installed the app for yourself").uncheck()
    await table.playground.until(lambda: not table.playground.world.person("ada").has_app)
    await ada.get_by_role("button", name="Close", exact=True).click()
    await ada.fill("#composer-text", "/h")
    await ada.wait_for_timeout(200)
    assert await ada.locator(".suggestion:visible").count() == 0

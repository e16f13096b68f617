"""Interactions with unmodified discord.py: responses, follow-ups, modals, timeouts."""

from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from playground import ActionError, Clock
from playground.errors import ApiError
from playground.world.interactions import Callback, Kind
from tests.playground.echo import Counter, EchoBot, Form, Interaction, board, picture, playing, png


async def test_a_command_is_answered_with_a_message_that_names_who_used_it() -> None:
    async with playing() as (playground, _bot):
        reply = await playground.slash("ben", "games", "echo", text="hi", times=2)
        assert reply.kind == "message"
        assert reply.text == "hi hi"
        assert reply.message is not None
        assert reply.message.json["interaction_metadata"]["user"]["username"] == "ben"
        assert reply.message.json["type"] == 20


async def test_commands_with_subcommands_members_and_choices() -> None:
    async with playing() as (playground, _bot):
        assert (await playground.slash("ben", "games", "cup start", rounds=3)).text == "3 rounds"
        assert (await playground.slash("ben", "games", "fruit", name="pear", who="ada")).text == "pear for Ada"
        greeted = await playground.use_on("ben", "games", "Greet", playground.world.person("cleo"))
        assert greeted.text == "Hello Cleo"


async def test_the_client_refuses_what_a_command_does_not_take() -> None:
    async with playing() as (playground, _bot):
        with pytest.raises(ActionError, match="needs text"):
            await playground.slash("ben", "games", "echo")
        with pytest.raises(ActionError, match="out of range"):
            await playground.slash("ben", "games", "echo", text="hi", times=9)
        with pytest.raises(ActionError, match="no command 'nothing'"):
            await playground.slash("ben", "games", "nothing")


async def test_autocomplete_passes_on_what_is_typed() -> None:
    async with playing() as (playground, _bot):
        choices = await playground.autocomplete("ben", "games", "fruit", "name", name="ap")
        assert [choice["value"] for choice in choices] == ["apple", "apricot"]


async def test_clicks_reach_a_view_as_soon_as_it_is_sent() -> None:
    async with playing() as (playground, bot):
        reply = await playground.slash("ben", "games", "echo", text="hi")
        assert reply.message is not None
        for _ in range(20):
            reply = await playground.click("ada", reply.message, label="Count")
            assert reply.kind == "update"
            assert reply.message is not None
        assert bot.counted == list(range(1, 21))


async def test_an_ordinary_view_hears_the_click_after_the_callback_reply() -> None:
    async with playing() as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            view = ui.View()
            button: ui.Button[Any] = ui.Button(label="Press")

            async def pressed(click: Interaction) -> None:
                await click.response.send_message("pressed", ephemeral=True)

            button.callback = pressed  # type: ignore[assignment]
            view.add_item(button)
            await interaction.response.send_message("here", view=view)

        for _round in range(10):
            shown = await playground.slash("ben", "games", "do")
            assert shown.message is not None
            reply = await playground.click("ada", shown.message, label="Press")
            assert (reply.kind, reply.text) == ("ephemeral", "pressed")


async def test_selects_of_every_kind() -> None:
    async with playing() as (playground, bot):
        heard: list[list[Any]] = []

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            view = ui.View(timeout=None)
            options = [discord.SelectOption(label=name, value=name[0]) for name in ("red", "green", "blue")]
            view.add_item(ui.Select(custom_id="colour", placeholder="Colour", options=options, max_values=2))
            view.add_item(ui.UserSelect(custom_id="who", placeholder="Who"))
            view.add_item(ui.ChannelSelect(custom_id="where", placeholder="Where"))
            for select in view.children:
                assert isinstance(select, ui.Select | ui.UserSelect | ui.ChannelSelect)
                select.callback = chosen(select)  # type: ignore[method-assign]
            await interaction.response.send_message("choose", view=view)

        def chosen(select: Any) -> Any:
            async def callback(interaction: Interaction) -> None:
                heard.append(list(select.values))
                await interaction.response.defer()

            return callback

        shown = (await playground.slash("ben", "games", "do")).message
        assert shown is not None
        assert [select.placeholder for select in shown.selects] == ["Colour", "Who", "Where"]
        assert shown.selects[0].options == {"red": "r", "green": "g", "blue": "b"}
        assert not any(select.disabled for select in shown.selects)
        assert (await playground.select("ben", shown, ["red", "b"], label="Colour")).kind == "acknowledged"
        await playground.select("ben", shown, "cleo", label="Who")
        await playground.select("ben", shown, "table-talk", custom_id="where")
        assert heard[0] == ["r", "b"]
        assert heard[1][0].display_name == "Cleo"
        assert heard[2][0].name == "table-talk"
        with pytest.raises(ActionError, match="choose 1 to 2"):
            await playground.select("ben", shown, ["r", "g", "b"], label="Colour")
        with pytest.raises(ActionError, match="not among"):
            await playground.select("ben", shown, "purple", label="Colour")


async def test_a_modal_brings_back_every_kind_of_field() -> None:
    async with playing() as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            await interaction.response.send_modal(Form())

        opened = await playground.slash("ben", "games", "do")
        assert opened.kind == "modal"
        with pytest.raises(ActionError, match="Word"):
            await playground.submit("ben", opened, word="", kind="cat", size="big")
        with pytest.raises(ActionError, match="no such modal"):
            await playground.submit("ada", opened, word="tree", kind="cat", size="big")
        sent = await playground.submit("ben", opened, {"Word": "tree", "Kind": "dog", "Size": "big"}, sure=True)
        assert (sent.kind, sent.text) == ("message", "tree ['dog'] big [] True")


async def test_a_modal_opened_from_a_button_may_update_its_message() -> None:
    async with playing() as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            view = ui.View(timeout=None)
            view.add_item(ui.Button(label="Open", custom_id="open"))
            await interaction.response.send_message("press", view=view)

        @bot.answer("open")
        async def _open(interaction: Interaction) -> None:
            await interaction.response.send_modal(Form())

        shown = (await playground.slash("ben", "games", "do")).message
        assert shown is not None
        opened = await playground.click("ada", shown, label="Open")
        sent = await playground.submit("ada", opened, word="sea", kind="cat", size="small", extras=["hat", "bow"])
        assert sent.kind == "update"
        assert playground.last("games").text == "sea ['cat'] small ['bow', 'hat'] False"


async def test_a_modal_cannot_answer_a_modal() -> None:
    async with playing() as (playground, bot):

        class Again(ui.Modal, title="Again"):
            word: ui.TextInput[Any] = ui.TextInput(label="Word")

            async def on_submit(self, interaction: Interaction) -> None:
                with pytest.raises(discord.HTTPException) as refused:
                    await interaction.response.send_modal(Again())
                await interaction.response.send_message(str(refused.value.code))

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            await interaction.response.send_modal(Again())

        opened = await playground.slash("ben", "games", "do")
        assert (await playground.submit("ben", opened, Word="x")).text == "50035"


async def test_ephemeral_messages_show_to_one_user_and_need_the_token() -> None:
    async with playing() as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            await interaction.response.send_message("secret", ephemeral=True)
            sent = await interaction.original_response()
            assert interaction.channel is not None
            partial = interaction.channel.get_partial_message(sent.id)  # type: ignore[union-attr]
            for attempt in (partial.fetch(), partial.edit(content="open"), partial.delete()):
                with pytest.raises(discord.NotFound) as missing:
                    await attempt
                assert missing.value.code == 10008
            await interaction.edit_original_response(content="still secret")

        reply = await playground.slash("ben", "games", "do")
        assert reply.kind == "ephemeral"
        await playground.until(lambda: bool(bot.failures) or playground.last("games", "ben").text == "still secret")
        assert [m.text for m in playground.messages("games", seen_by="ben")] == ["still secret"]
        assert playground.messages("games", seen_by="ada") == []
        assert playground.messages("games") == []
        assert reply.message is not None
        with pytest.raises(ActionError):
            playground.dismiss("ada", reply.message)
        playground.dismiss("ben", reply.message)
        assert playground.messages("games", seen_by="ben") == []


async def test_other_users_cannot_click_an_ephemeral_button() -> None:
    async with playing() as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            view = ui.View(timeout=None)
            view.add_item(Counter(1))
            await interaction.response.send_message("mine", view=view, ephemeral=True)

        shown = (await playground.slash("ben", "games", "do")).message
        assert shown is not None
        with pytest.raises(ActionError, match="cannot see"):
            await playground.click("ada", shown, label="Count")
        assert (await playground.click("ben", shown, label="Count")).text == "counted to 2"


async def test_no_response_within_three_seconds_fails_and_a_late_one_is_rejected() -> None:
    clock = Clock()
    async with playing(clock=clock) as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            clock.advance(3.1)
            await interaction.response.send_message("too late")

        reply = await playground.slash("ben", "games", "do")
        assert reply.failed
        await playground.until(lambda: bool(bot.failures))
        failure = bot.failures.pop()
        assert isinstance(failure, discord.NotFound)
        assert failure.code == 10062
        assert playground.messages("games", seen_by="ben") == []


async def test_an_unknown_click_is_ignored_and_fails() -> None:
    clock = Clock()
    async with playing(clock=clock) as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            view = ui.View(timeout=None)
            view.add_item(ui.Button(label="Old", custom_id="nobody-knows"))
            await interaction.response.send_message("hi", view=view)
            view.stop()

        shown = (await playground.slash("ben", "games", "do")).message
        assert shown is not None

        async def impatient(interaction: Interaction) -> None:
            clock.advance(3.1)

        bot.answers["nobody-knows"] = impatient
        assert (await playground.click("ben", shown, label="Old")).failed


async def test_the_channel_of_an_interaction_was_deleted() -> None:
    async with playing() as (playground, _bot):
        channel = playground.world.find_channel("games")
        interactions = playground.backend.interactions
        opened = interactions.open(Kind.COMPONENT, playground.world.person("ben"), channel, {"custom_id": "x"})
        assert interactions.find(opened.id, opened.token) is opened
        opened.answer = Callback.DEFERRED_UPDATE
        application = playground.world.application.id
        assert interactions.by_token(application, opened.token) is opened
        playground.delete_channel(channel)
        with pytest.raises(ApiError, match="10003 Unknown Channel"):
            interactions.by_token(application, opened.token)
        opened.answer = None
        with pytest.raises(ApiError, match="10003 Unknown Channel"):
            interactions.find(opened.id, opened.token)


async def test_a_token_lives_for_fifteen_minutes() -> None:
    clock = Clock()
    async with playing(clock=clock) as (playground, bot):
        kept: list[Interaction] = []

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            await interaction.response.send_message("public")
            kept.append(interaction)

        await playground.slash("ben", "games", "do")
        await playground.until(lambda: bool(kept))
        clock.advance(14 * 60)
        await kept[0].followup.send("in time")
        assert playground.last("games").text == "in time"
        clock.advance(2 * 60)
        for attempt in (kept[0].edit_original_response(content="late"), kept[0].followup.send("late")):
            with pytest.raises(discord.HTTPException) as refused:
                await attempt
            assert (refused.value.status, refused.value.code) == (401, 50027)
        # A public reply can still be edited by the channel route.
        message = playground.messages("games")[0]
        channel = bot.get_partial_messageable(message.channel_id)
        await channel.get_partial_message(message.id).edit(content="by channel")
        assert playground.messages("games")[0].text == "by channel"


async def test_a_click_on_an_old_ephemeral_message_gives_a_new_token() -> None:
    clock = Clock()
    async with playing(clock=clock) as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            view = ui.View(timeout=None)
            view.add_item(Counter(1))
            await interaction.response.send_message("mine", view=view, ephemeral=True)

        shown = (await playground.slash("ben", "games", "do")).message
        assert shown is not None
        clock.advance(3600)
        assert (await playground.click("ben", shown, label="Count")).text == "counted to 2"


async def test_a_second_first_answer_is_refused_with_40060() -> None:
    async with playing() as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            await interaction.response.send_message("once")
            url = f"{playground.api_base}/interactions/{interaction.id}/{interaction.token}/callback"
            async with aiohttp.ClientSession() as session:
                answer = await session.post(url, json={"type": 4, "data": {"content": "twice"}})
                assert (answer.status, (await answer.json())["code"]) == (400, 40060)
            await interaction.followup.send("done")

        reply = await playground.slash("ben", "games", "do")
        await reply.follow_ups()


async def test_callback_without_with_response_gives_204_and_with_it_a_body() -> None:
    async with playing() as (playground, bot):
        seen: list[Any] = []

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            url = f"{playground.api_base}/interactions/{interaction.id}/{interaction.token}/callback"
            async with aiohttp.ClientSession() as session:
                answer = await session.post(url, json={"type": 4, "data": {"content": "bare"}})
                seen.append((answer.status, await answer.read()))

        await playground.slash("ben", "games", "do")
        await playground.until(lambda: bool(seen))
        assert seen == [(204, b"")]

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            seen.append(await interaction.response.send_message("whole"))

        reply = await playground.slash("ben", "games", "do")
        await playground.until(lambda: len(seen) == 2)
        assert reply.message is not None
        assert seen[1].message_id == reply.message.id
        assert isinstance(seen[1].resource, discord.InteractionMessage)


async def test_deferring_thinks_and_the_first_follow_up_takes_its_place() -> None:
    async with playing() as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            # The deferral decided about the ephemeral flag: this one is ignored.
            first = await interaction.followup.send(view=board(), file=picture(), ephemeral=False, wait=True)
            assert first.id == (await interaction.original_response()).id
            await interaction.followup.send("public", ephemeral=False)

        reply = await playground.slash("ben", "games", "do")
        assert reply.kind == "thinking"
        assert reply.message is not None
        assert reply.message.is_thinking
        shown = await reply.settled()
        assert shown.is_ephemeral
        assert "# Board" in shown.text
        (public,) = await reply.follow_ups()
        assert not public.is_ephemeral
        assert [m.text for m in playground.messages("games", seen_by="ada")] == ["public"]


async def test_a_deferred_update_is_filled_in_by_an_edit() -> None:
    async with playing() as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            view = ui.View(timeout=None)
            view.add_item(ui.Button(label="Slow", custom_id="slow"))
            await interaction.response.send_message("before", view=view)

        @bot.answer("slow")
        async def _slow(interaction: Interaction) -> None:
            await interaction.response.defer()
            await interaction.edit_original_response(content="after")

        shown = (await playground.slash("ben", "games", "do")).message
        assert shown is not None
        assert (await playground.click("ben", shown, label="Slow")).kind == "acknowledged"
        await playground.until(lambda: playground.last("games").text == "after")


async def test_update_is_not_for_commands() -> None:
    async with playing() as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            url = f"{playground.api_base}/interactions/{interaction.id}/{interaction.token}/callback"
            async with aiohttp.ClientSession() as session:
                for kind in (6, 7, 8):
                    answer = await session.post(url, json={"type": kind, "data": {"content": "x", "choices": []}})
                    assert (answer.status, (await answer.json())["code"]) == (400, 50035)
            await interaction.response.send_message("fine")

        assert (await playground.slash("ben", "games", "do")).text == "fine"


async def test_a_follow_up_before_any_answer_is_an_unknown_webhook() -> None:
    async with playing() as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            with pytest.raises(discord.NotFound) as missing:
                await interaction.followup.send("early")
            await interaction.response.send_message(str(missing.value.code))

        assert (await playground.slash("ben", "games", "do")).text == "10015"


async def test_the_original_can_be_read_edited_and_deleted() -> None:
    async with playing() as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            await interaction.response.send_message("first")
            original = await interaction.original_response()
            assert original.content == "first"
            await original.edit(content="second", attachments=[picture()])
            follow_up = await interaction.followup.send("third", wait=True)
            await follow_up.edit(content="fourth")
            await follow_up.delete()
            await interaction.delete_original_response()
            with pytest.raises(discord.NotFound) as missing:
                await interaction.edit_original_response(content="gone")
            await interaction.followup.send(str(missing.value.code))

        reply = await playground.slash("ben", "games", "do")
        await reply.follow_ups(2)
        assert [m.text for m in playground.messages("games")] == ["10008"]


async def test_pictures_in_components_v2_are_served_and_described() -> None:
    async with playing() as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            await interaction.response.send_message(view=board(), file=picture())

        shown = (await playground.slash("ben", "games", "do")).message
        assert shown is not None
        thumbnail, gallery = shown.pictures
        assert (thumbnail.description, gallery.description) == ("Small board", "The board")
        async with aiohttp.ClientSession() as session:
            answer = await session.get(gallery.url)
            assert await answer.read() == png()
            assert (await session.get(gallery.url.split("?")[0])).status == 404
        media = shown.components[0]["components"][3]["items"][0]["media"]
        assert (media["width"], media["height"], media["content_type"]) == (4, 3, "image/png")
        clicked = await playground.click("ada", shown, label="Count")
        assert clicked.text == "counted to 2"


async def test_a_v2_picture_that_was_not_sent_is_refused() -> None:
    async with playing() as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            with pytest.raises(discord.HTTPException) as refused:
                await interaction.response.send_message(view=board())
            assert refused.value.code == 50035
            with pytest.raises(discord.HTTPException) as mixed:
                await interaction.response.send_message("text", view=board(), file=picture())  # type: ignore[call-overload]
            assert mixed.value.code == 50035
            await interaction.response.send_message("refused")

        assert (await playground.slash("ben", "games", "do")).text == "refused"


async def test_a_v2_message_keeps_its_flag_and_rejects_content() -> None:
    async with playing() as (playground, bot):
        channel = bot.get_partial_messageable(playground.world.find_channel("games").id)
        sent = await channel.send(view=board(), file=picture())
        with pytest.raises(discord.HTTPException) as refused:
            await sent.edit(content="text")
        assert refused.value.code == 50035
        plain = await channel.send("plain")
        await plain.edit(content=None, view=board(), attachments=[picture()])
        assert playground.last("games").text.startswith("# Board")


async def test_interactions_carry_what_the_bot_and_the_person_may_do_and_their_language() -> None:
    async with playing() as (playground, bot):
        playground.world.person("ben").locale = "de"
        playground.forbid("games", "attach_files")

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            assert interaction.locale is discord.Locale.german
            assert interaction.app_permissions.send_messages
            assert not interaction.app_permissions.attach_files
            assert interaction.permissions.use_application_commands
            assert interaction.filesize_limit == 10 * 1024 * 1024
            assert isinstance(interaction.user, discord.Member)
            await interaction.response.send_message("ok")

        assert (await playground.slash("ben", "games", "do")).text == "ok"


async def test_dynamic_items_work_for_a_bot_that_was_restarted() -> None:
    from tests.playground.echo import running

    async with playing() as (playground, bot):
        shown = (await playground.slash("ben", "games", "echo", text="hi")).message
        assert shown is not None
        await bot.close()
        async with running(playground, EchoBot()) as second:
            assert (await playground.click("ada", shown, label="Count")).text == "counted to 2"
            assert second.counted == [1]

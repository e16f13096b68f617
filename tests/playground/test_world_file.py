"""The world file between two runs."""

from pathlib import Path

from playground import Clock, Playground, World
from tests.playground.echo import board, picture, png, running
from tests.playground.test_messages import text_channel


async def test_the_world_is_as_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "world.sqlite"
    async with Playground(data=file) as playground, running(playground) as bot:
        channel = text_channel(bot)
        playground.add_person("eve")
        sent = await channel.send(view=board(), file=picture())
        doomed = await channel.send("doomed", file=picture())
        await doomed.delete()
        thread = await channel.create_thread(name="Table 5", message=await channel.send("start"))
        await thread.send("inside")
        await playground.slash("ben", "games", "echo", text="hi")
        await bot.create_application_emoji(name="card", image=png())
        playground.forbid("table-talk", "send_messages")
        before = [(m.id, m.text) for m in playground.messages("games")]
        bot_id, newest = playground.world.bot.id, playground.world.ids.last
    async with Playground(data=file) as playground:
        assert playground.world.bot.id == bot_id
        assert [(m.id, m.text) for m in playground.messages("games")] == before
        assert playground.last(thread.id).text == "inside"
        assert playground.world.person("eve").name == "Eve"
        assert [e.name for e in playground.world.emojis.values()] == ["card"]
        assert {c["name"] for c in playground.backend.commands.listed(0)} >= {"echo", "do"}
        assert playground.world.ids.next() > newest - (1 << 22)
        # Images are served from the new port.
        (picture_now, *_) = playground.messages("games")[0].pictures
        assert picture_now.url.startswith(playground.cdn_base)
        assert len(playground.world.files) == 2
        async with running(playground) as again:
            assert (await playground.click("ben", sent.id, label="Count")).text == "counted to 2"
            held = text_channel(again, "table-talk").permissions_for(text_channel(again).guild.me)
            assert not held.send_messages


async def test_ephemeral_messages_are_not_stored(tmp_path: Path) -> None:
    file = tmp_path / "world.sqlite"
    async with Playground(data=file) as playground, running(playground) as bot:

        @bot.answer("do")
        async def _(interaction) -> None:  # type: ignore[no-untyped-def]
            await interaction.response.send_message("secret", ephemeral=True)

        await playground.slash("ben", "games", "do")
    async with Playground(data=file) as playground:
        assert playground.messages("games", seen_by="ben") == []


async def test_a_custom_world_is_stored_too(tmp_path: Path) -> None:
    file = tmp_path / "world.sqlite"
    async with Playground(World.small(Clock(), bot_name="Echo"), file) as playground:
        await playground.say("ben", "games", "hi")
    async with Playground(data=file) as playground:
        assert playground.world.bot.name == "Echo"
        assert playground.last("games").text == "hi"


async def test_a_file_of_another_version_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "world.sqlite"
    file.write_bytes(b"something else entirely")
    async with Playground(data=file) as playground:
        assert playground.world.person("ben")
    assert (tmp_path / "world.sqlite.old").read_bytes() == b"something else entirely"

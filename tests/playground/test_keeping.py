"""The world file between two runs."""

from pathlib import Path

from playground import Clock, Playground, World
from tests.playground.echo import board, picture, png, running
from tests.playground.test_messages import text_channel


async def test_the_world_is_as_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "world.sqlite"
    async with Playground(data=file) as ground, running(ground) as bot:
        channel = text_channel(bot)
        ground.add_person("eve")
        sent = await channel.send(view=board(), file=picture())
        doomed = await channel.send("doomed", file=picture())
        await doomed.delete()
        thread = await channel.create_thread(name="Table 5", message=await channel.send("start"))
        await thread.send("inside")
        await ground.slash("ben", "games", "echo", text="hi")
        await bot.create_application_emoji(name="card", image=png())
        ground.forbid("table-talk", "send_messages")
        before = [(m.id, m.text) for m in ground.messages("games")]
        bot_id, newest = ground.world.bot.id, ground.world.ids.last
    async with Playground(data=file) as ground:
        assert ground.world.bot.id == bot_id
        assert [(m.id, m.text) for m in ground.messages("games")] == before
        assert ground.last(thread.id).text == "inside"
        assert ground.world.person("eve").name == "Eve"
        assert [e.name for e in ground.world.emojis.values()] == ["card"]
        assert {c["name"] for c in ground.backend.commands.listed(0)} >= {"echo", "do"}
        assert ground.world.ids.next() > newest - (1 << 22)
        # Images are served from the new port.
        (picture_now, *_) = ground.messages("games")[0].pictures
        assert picture_now.url.startswith(ground.cdn_base)
        assert len(ground.world.files) == 2
        async with running(ground) as again:
            assert (await ground.click("ben", sent.id, label="Count")).text == "counted to 2"
            held = text_channel(again, "table-talk").permissions_for(text_channel(again).guild.me)
            assert not held.send_messages


async def test_ephemeral_messages_are_not_stored(tmp_path: Path) -> None:
    file = tmp_path / "world.sqlite"
    async with Playground(data=file) as ground, running(ground) as bot:

        @bot.answer("do")
        async def _(interaction) -> None:  # type: ignore[no-untyped-def]
            await interaction.response.send_message("secret", ephemeral=True)

        await ground.slash("ben", "games", "do")
    async with Playground(data=file) as ground:
        assert ground.messages("games", seen_by="ben") == []


async def test_a_custom_world_is_stored_too(tmp_path: Path) -> None:
    file = tmp_path / "world.sqlite"
    async with Playground(World.small(Clock(), bot_name="Echo"), file) as ground:
        await ground.say("ben", "games", "hi")
    async with Playground(data=file) as ground:
        assert ground.world.bot.name == "Echo"
        assert ground.last("games").text == "hi"


async def test_a_file_of_another_version_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "world.sqlite"
    file.write_bytes(b"something else entirely")
    async with Playground(data=file) as ground:
        assert ground.world.person("ben")
    assert (tmp_path / "world.sqlite.old").read_bytes() == b"something else entirely"

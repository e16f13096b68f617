"""`/table list`: a user's games and searches on all servers, for them alone."""

from __future__ import annotations

from bot.cluster.shards import ShardScope


async def test_games_of_all_servers_by_server_this_one_first(world):
    await world.add_server("elsewhere")
    await world.slash("ana", "play", "elsewhere", game="rokujika")
    await world.slash("ana", "play", game="one-shot")
    await world.slash("ana", "lfg", "lounge", game="omiga")
    answer = await world.slash("ana", "table list")
    assert answer.message.ephemeral
    text = answer.message.text
    assert text.index("ONE SHOT") < text.index("elsewhere") < text.index("Rokujika")
    assert "**Omiga** · looking for players · https://discord.com/channels/" in text
    there = (await world.slash("ana", "table list", "elsewhere")).message.text
    assert there.index("Rokujika") < there.index("ONE SHOT")
    assert "not in any game" in (await world.slash("ben", "table list")).whisper


async def test_on_one_server_its_name_is_left_out(world):
    await world.slash("ana", "play", game="one-shot")
    lines = (await world.slash("ana", "table list")).message.text.splitlines()
    assert len(lines) == 2


async def test_a_server_the_bot_has_left_or_with_a_hostile_name(world):
    world.markdown_typed = True
    await world.add_server("elsewhere")
    await world.slash("ana", "play", "elsewhere", game="one-shot")
    world.bot.get_guild(world.servers["elsewhere"][0].id).name = "**@everyone** <@1>"
    text = (await world.slash("ana", "table list")).message.text
    assert "@everyone" not in text
    world.env.backend.remove_guild(world.servers["elsewhere"][0].id)
    await world.env.settle()
    assert "**Another server**" in (await world.slash("ana", "table list")).message.text


async def test_a_game_of_another_process_is_listed_and_not_loaded(world):
    await world.slash("ana", "play", game="one-shot")
    await world.bot.tables.forget_all()
    (scene,) = await world.bot.tables.scenes_of(
        world.players["ana"].id, 5, ShardScope(2, (1 - (world.guild.id >> 22) % 2,))
    )
    assert scene.record.game == "one-shot"
    assert world.bot.tables.cached_record(1) is None


async def test_more_games_than_fit(world, monkeypatch):
    monkeypatch.setattr("cogs.table.commands.LISTED", 1)
    await world.slash("ana", "play", game="one-shot")
    await world.slash("ana", "play", "lounge", game="omiga")
    text = (await world.slash("ana", "table list")).message.text
    assert "the newest 1" in text
    assert "ONE SHOT" not in text

"""The server's settings are enforced for commands, clicks, old buttons and forged ones."""

from __future__ import annotations

import discord
import pytest

from rules.catalogue import GAMES
from tests.cogs.just_one.players import MARKED, JustOneGame
from tests.cogs.table.test_menu import begin, menu, offered
from tests.worlds import Answer, Message
from tests.worlds.simulated import SimulatedWorld


async def set_to(world: SimulatedWorld, **settings: object) -> None:
    await world.bot.servers.change(world.guild.id, **settings)


async def is_free(world: SimulatedWorld, channel: str = "games") -> bool:
    return await world.store.live_table(world.channels[channel].id) is None


def with_role(world: SimulatedWorld, name: str, role: str, **permissions: bool):
    made = world.guild.create_role(role, permissions=discord.Permissions(**permissions))
    world.invite(name, roles=[made])
    return made


# --- channels


async def test_game_channels(world):
    await set_to(world, game_channels=(world.channels["lounge"].id,))
    answer = await world.slash("ana", "play", game="one-shot")
    assert f"you can open tables in: <#{world.channels['lounge'].id}>" in answer.whisper
    assert await is_free(world)
    assert "you can open tables in" in (await world.slash("ana", "play")).whisper, "before anything is chosen"
    await world.slash("ana", "play", "lounge", game="one-shot")
    assert "Players (1 of 4)" in world.table("lounge").text


async def test_game_channels_bind_old_buttons_and_lobbies_too(world):
    chooser = (await world.slash("ana", "play")).message
    await set_to(world, game_channels=(world.channels["lounge"].id,))
    assert "you can open tables in" in (await world.choose("ana", chooser, "g:choose", "one-shot")).whisper
    await set_to(world, game_channels=())
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    await set_to(world, game_channels=(world.channels["lounge"].id,))
    assert "you can open tables in" in (await world.press("ana", "Start")).whisper
    assert (await world.bot.tables.record(1)).phase == "lobby"


async def test_game_channels_let_a_game_go_on_that_has_begun(world):
    await begin(world, "ana", "ben")
    await set_to(world, game_channels=(world.channels["lounge"].id,))
    before = world.table().text
    for who in ("ana", "ben"):
        await world.press(who, world.table().labels[0])
    assert world.table().text != before


async def test_game_channels_let_threads_and_private_games_be(world):
    parent = world.bot.get_channel(world.channels["games"].id)
    thread = await parent.create_thread(name="side", type=discord.ChannelType.public_thread)
    (world.channels["side"],) = [made for made in world.channels["games"].threads if made.id == thread.id]
    await world.env.settle()
    await set_to(world, game_channels=(world.channels["games"].id,))
    await world.slash("ana", "play", "side", game="one-shot")
    assert not await is_free(world, "side")
    assert (
        "Only you can see this" in (await world.slash("ana", "play", "lounge", game="rokujika", private=True)).whisper
    )


async def test_deleted_game_channels_do_not_lock_users_out(world):
    await set_to(world, game_channels=(world.channels["lounge"].id,))
    assert "you can open tables in" in (await world.slash("ana", "play", game="one-shot")).whisper
    world.env.backend.delete_channel(world.channels["lounge"].id)
    await world.env.settle()
    await world.slash("ana", "play", game="one-shot")
    assert not await is_free(world)


# --- roles


async def test_starter_roles(world):
    role = with_role(world, "eve", "players")
    with_role(world, "mo", "boss", manage_guild=True)
    await set_to(world, starter_roles=(role.id,))
    assert f"<@&{role.id}>" in (await world.slash("ana", "play", game="one-shot")).whisper
    assert await is_free(world)
    for who in ("eve", "mo"):
        await world.slash(who, "play", game="one-shot")
        assert not await is_free(world)
        await world.press("ana", "Join")
        await world.press_more(who, "Close")


async def test_starter_roles_bind_play_again(world):
    role = with_role(world, "eve", "players")
    await begin(world, "ana", "ben")
    await set_to(world, starter_roles=(role.id,))
    for who in ("ana", "ben"):
        await world.bot.tables.seats.vote_end(1, world.players[who].id)
    assert "one of these roles" in (await forge(world, "ana", "a:1")).whisper
    assert await is_free(world)


async def test_deleted_starter_roles_do_not_lock_users_out(world):
    role = with_role(world, "eve", "players")
    await set_to(world, starter_roles=(role.id,))
    world.env.backend.delete_role(world.guild.id, role.id)
    await world.env.settle()
    await world.slash("ana", "play", game="one-shot")
    assert not await is_free(world)


# --- ending games


async def end_it(world: SimulatedWorld, who: str) -> str:
    asked = await world.slash(who, "table end")
    if asked.message is None or "End the game" not in asked.message.labels:
        return asked.whisper
    await world.press(who, "End the game", on=asked.message)
    return "ended" if await is_free(world) else world.private(who)[-1].text


@pytest.mark.parametrize(
    ("enders", "host"), [("moderators", "only moderators can end"), ("host", "ended"), ("vote", "ended")]
)
async def test_enders(world, enders, host):
    with_role(world, "eve", "police", manage_messages=True)
    await set_to(world, enders=enders)
    await begin(world, "ana", "ben")
    refused = await end_it(world, "ben")
    assert "Only ana" in refused or enders == "moderators"
    assert ("Vote to end the game" in refused) == (enders == "vote")
    assert ("end-0" in offered(await menu(world, "ben"))) == (enders == "vote")
    answer = await world.forge_choice("ben", world.table(), "u:1", "end-0")
    assert ("can't vote" in answer.whisper) == (enders != "vote")
    assert (await world.bot.tables.record(1)).players[1].wants_end == (enders == "vote")
    assert host in await end_it(world, "ana")
    if enders == "moderators":
        assert await end_it(world, "eve") == "ended"


async def test_enders_bind_a_button_from_before(world):
    await begin(world, "ana", "ben")
    asked = (await world.slash("ana", "table end")).message
    await set_to(world, enders="moderators")
    assert "only moderators" in (await world.press("ana", "End the game", on=asked)).whisper
    assert not await is_free(world)


async def test_enders_do_not_apply_to_the_hosts_lobby_and_private_tables(world):
    await set_to(world, enders="moderators")
    await world.slash("ana", "play", game="one-shot")
    await world.press_more("ana", "Close")
    assert await is_free(world)
    await world.slash("ana", "play", game="rokujika", private=True)
    asked = (await world.slash("ana", "table end")).message
    await world.press("ana", "End the game", on=asked)
    assert not await world.bot.tables.private_tables(world.guild.id, world.players["ana"].id)


# --- time


async def test_turn_limit(world):
    await set_to(world, turn_limit=3600)
    await world.slash("ana", "play", game="one-shot")
    assert "1 hour, then a computer moves" in world.table().text
    panel = (await world.press("ana", "More")).message
    await world.choose("ana", panel, "turn_limit", "0")
    assert "Time per move" not in world.table().text
    await world.slash("ana", "play", "lounge", game="omiga")
    assert "Time per move" not in world.table("lounge").text, "an hour is not offered there"


async def test_lobby_minutes(world):
    await set_to(world, lobby_minutes=60)
    await world.slash("ana", "play", game="one-shot")
    await world.wait(20 * 60)
    await world.press("ben", "Join")
    await world.wait(59 * 60)
    assert not await is_free(world)
    await world.wait(2 * 60)
    assert await is_free(world)
    assert "closed" in world.table().text


# --- language


async def test_language(world, monkeypatch):
    monkeypatch.setattr("bot.servers.settings.languages", lambda: frozenset({"en", "de"}))
    await world.slash("ana", "play", game="one-shot")
    assert (await world.bot.tables.record(1)).language == "en-US"
    await set_to(world, language="de")
    await world.slash("ana", "play", "lounge", game="one-shot")
    assert (await world.bot.tables.record(2)).language == "de"


# --- threads


def thread_of(world: SimulatedWorld, number: int = 0) -> str:
    """Register the channel's thread in the world and return its name."""
    thread = world.channels["games"].threads[number]
    world.channels[thread.name] = thread
    return thread.name


async def test_threads(world):
    await set_to(world, threads=2)
    answer = await world.slash("ana", "play", game="one-shot")
    side = thread_of(world)
    assert side == "ONE SHOT · ana"
    link = f"https://discord.com/channels/{world.guild.id}/{world.channels[side].id}/{world.table(side).id}"
    assert link in answer.whisper
    assert not [message for message in world.messages() if message.parts], "the channel stays free"
    await world.restart()
    await world.press("ben", "Join", side)
    await world.press("ana", "Start", side)
    assert "round 1 of" in world.table(side).text
    assert "tables in threads" not in (await world.slash("cy", "play", game="one-shot")).whisper
    full = await world.slash("dee", "play", game="one-shot")
    assert "already has 2 tables in threads" in full.whisper
    assert link.rpartition("/")[0] in full.whisper, "the thread: its message may have been deleted"
    assert len(world.channels["games"].threads) == 2


async def test_threads_two_at_once_do_not_overfill_the_channel(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press_more("ana", "Close")
    await set_to(world, threads=1)
    await world.press_together([(who, with_button("a:1"), "a:1") for who in ("ana", "ben", "cy")])
    assert len(world.channels["games"].threads) == 1


async def test_threads_a_rematch_stays_in_its_thread(world):
    await set_to(world, threads=1)
    await world.slash("ana", "play", game="one-shot")
    side = thread_of(world)
    await world.press_more("ana", "Close", side)
    await world.slash("ana", "play", side, game="one-shot")
    assert "Players (1 of 4)" in world.table(side).text
    assert len(world.channels["games"].threads) == 1


async def test_threads_a_rematch_in_an_old_thread_counts_for_the_channel(world):
    await set_to(world, threads=1)
    await world.slash("ana", "play", game="one-shot")
    side = thread_of(world)
    await world.press_more("ana", "Close", side)
    await world.slash("ben", "play", game="one-shot")
    again = await world.slash("ana", "play", side, game="one-shot")
    assert "already has a table in a thread" in again.whisper
    await world.bot.tables.close(2, "made room")
    await world.slash("ana", "play", side, game="one-shot")
    assert "Players (1 of 4)" in world.table(side).text
    full = await world.slash("cy", "play", game="one-shot")
    assert "already has a table in a thread" in full.whisper


async def test_threads_that_are_deleted_make_room(world):
    await set_to(world, threads=1)
    await world.slash("ana", "play", game="one-shot")
    world.env.backend.delete_channel(world.channels["games"].threads[0].id)
    await world.env.settle()
    assert "its own thread" in (await world.slash("ben", "play", game="one-shot")).whisper


async def test_threads_without_the_permission_are_refused_by_its_name(world):
    await set_to(world, threads=1)
    no_threads = discord.PermissionOverwrite(create_public_threads=False)
    world.channels["quiet"] = world.guild.create_text_channel("quiet", overwrites={world.guild.me: no_threads})
    answer = await world.slash("ana", "play", "quiet", game="one-shot")
    assert "Create Public Threads" in answer.whisper
    assert not world.channels["quiet"].threads


async def test_threads_a_table_that_cannot_be_posted_is_closed_again(world):
    await set_to(world, threads=1)
    world.env.inject_error("POST", "/channels/*/messages", status=500)
    answer = await world.slash("ana", "play", game="one-shot")
    assert "Discord didn't let me" in answer.whisper
    assert not await world.store.tables_in_threads(world.channels["games"].id)
    assert world.is_archived(world.channels["games"].threads[0])


# --- word filter


async def test_unwanted_words(world, monkeypatch):
    monkeypatch.setitem(GAMES, "just-one", MARKED)
    await set_to(world, unwanted_words=("damn",))
    game = await JustOneGame.begin(world, 4)
    await game.pick()
    giver = (await game.givers())[0]
    refused = (await game.write(giver, "Write clue", "D4MN!")).whisper
    assert "“damn” is blocked" in refused
    assert (await game.press_panel(giver, "Write clue")).form_value == "D4MN!", "what was typed is kept"
    forged = f'm:1:{(await game.state()).epoch}:{{"do":"clue","text":"da\u200bmn"}}'
    assert "is blocked" in (await forge(world, giver, forged)).whisper
    assert not any(written.text for written in (await game.state()).clues)
    await game.write_all()
    await game.all_ready()
    assert "is blocked" in (await game.guess("damn")).whisper
    assert "damn" not in "".join(message.text.lower() for message in world.messages())
    assert "is blocked" not in (await game.guess("damnation")).whisper


async def forge(world: SimulatedWorld, who: str, custom_id: str) -> Answer:
    """Click a forged button."""
    return await world.press_id(who, with_button(custom_id), custom_id)


def with_button(custom_id: str) -> Message:
    button = {"type": 2, "id": 2, "style": 3, "label": "x", "custom_id": custom_id}
    return Message(5, ({"type": 1, "id": 1, "components": [button]},))


async def test_unwanted_words_in_the_servers_word_list(world):
    with_role(world, "mo", "boss", manage_guild=True)
    await set_to(world, unwanted_words=("own7",))
    words = "\n".join(f"own{number}" for number in range(70)).encode()
    answer = await world.slash("mo", "words upload", file=("words.txt", words))
    assert "“own7” is blocked" in answer.whisper
    assert await world.store.word_list(world.guild.id) == ()


async def test_unwanted_words_of_a_list_from_before_are_not_dealt(world):
    await world.store.keep_word_list(world.guild.id, ("damn", *(f"own{number}" for number in range(65))))
    await set_to(world, unwanted_words=("damn",))
    await world.slash("ana", "play", game="just-one")
    for who in ("ben", "cy"):
        await world.press(who, "Join")
    panel = (await world.press("ana", "More")).message
    await world.choose("ana", panel, "word_list", '"own"')
    await world.press("ana", "Start")
    state = (await world.store.load_table(1)).position.state
    assert "own64" in state
    assert "damn" not in state


async def test_threads_go_with_their_channel_also_those_that_discord_has_archived(world):
    await set_to(world, threads=2)
    await world.slash("ana", "play", game="one-shot")
    await world.slash("ben", "play", game="one-shot")
    games = world.bot.get_channel(world.channels["games"].id)
    await world.bot.get_cog("TableMessages").on_guild_channel_delete(games)
    assert [(await world.bot.tables.record(table)).phase for table in (1, 2)] == ["closed", "closed"]

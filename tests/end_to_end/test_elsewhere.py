"""Games where the bot is not a member: direct messages, groups, and servers that have not added it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import discord
import pytest

from bot.stats.records import Best, Bests
from bot.tables.record import Player
from playground.client.actions import ActionError
from rules.catalogue import GAMES
from tests.cogs.just_one.players import MARKED, JustOneGame
from tests.cogs.omiga.players import get_ready, open_panels, play_on, play_one, start_round, view
from tests.cogs.rokujika.daily_steps import play_daily
from tests.cogs.rokujika.steps import finish, step, village
from tests.worlds import Message
from tests.worlds.elsewhere import GroupWorld, OtherServerWorld
from tests.worlds.quick import hold_timers

SERVER_COMMANDS = {"settings", "tournament", "leaderboard", "stats", "season", "words", "pings", "lfg"}


@pytest.fixture
async def _put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hold timers, deal the same cards, and put back what the playground sets."""
    hold_timers(monkeypatch)
    monkeypatch.setattr("bot.tables.deals.secrets.token_hex", lambda _bytes: "omiga")
    monkeypatch.setattr("rules.omiga.state.WATCH_SECONDS", 600.0)
    for part, name in [
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.asset.Asset, "BASE"),
    ]:
        monkeypatch.setattr(part, name, getattr(part, name))


@pytest.fixture(params=[GroupWorld, OtherServerWorld], ids=["group", "other server"])
async def world(request: pytest.FixtureRequest, tmp_path: Path, _put_back: None) -> AsyncIterator[GroupWorld]:
    """A place where the bot is not a member, of each kind."""
    world = await request.param.begin(tmp_path)
    yield world
    assert world.to_channels == []
    await world.end()


@pytest.fixture
async def group(tmp_path: Path, _put_back: None) -> AsyncIterator[GroupWorld]:
    """A group, and direct messages."""
    world = await GroupWorld.begin(tmp_path)
    yield world
    assert world.to_channels == []
    await world.end()


@pytest.fixture
async def server(tmp_path: Path, _put_back: None) -> AsyncIterator[OtherServerWorld]:
    """A server that has not added the bot, in which ana and ben have it."""
    world = await OtherServerWorld.begin(tmp_path)
    world.playground.install("ben")
    yield world
    assert world.to_channels == []
    await world.end()


def boards(world: GroupWorld, channel: str = "games") -> list[Message]:
    """The public messages of tables that everybody sees."""
    return [message for message in world.messages(channel) if message.parts]


async def begin_just_one(world: GroupWorld) -> None:
    await world.slash("ana", "play", game="just-one")
    for name in ("ben", "cy"):
        await world.press(name, "Join")
    await world.press("ana", "Start")


# --- which commands


def test_no_command_works_by_accident_elsewhere(group: GroupWorld) -> None:
    commands = group.playground.backend.commands
    for place in ("games", "ana"):
        where = group.playground.world.find_channel(place)
        offered = {command["name"] for command in commands.offered(group.playground.world.person("ana"), where)}
        assert offered == {"play", "table", "daily", "learn", "rules", "help", "privacy", "block"}
    everything = {command["name"] for command in commands.listed(0)}
    assert everything - offered == SERVER_COMMANDS


# --- games of several


async def test_a_whole_just_one(world: GroupWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "just-one", MARKED)
    game = await JustOneGame.begin(world, 3, cards="5")
    for result in ("found", "no-clues", "found", "missed"):
        await game.turn(result)
    assert "🏆 2 of 5 words found!" in world.table().text
    assert world.table().labels[:2] == ["Play again", "Replay"]
    assert len(boards(world)) == 1, "always the same message"
    await world.press("ben", "Play again")
    assert "Join" in world.table().labels


async def test_a_whole_omiga_and_a_rematch(world: GroupWorld) -> None:
    await start_round(world, board='"7x6"')
    await play_on(world, Random(3))
    assert "🏆" in world.table().text or "🏁" in world.table().text
    assert len(boards(world)) == 1
    again = next(label for label in world.table().labels if "again" in label.lower() or "Rematch" in label)
    await world.press("ben", again)
    assert "Start" in world.table().labels
    assert "ana" in world.table().text


async def test_results_there_are_not_rated(group: GroupWorld) -> None:
    await start_round(group, board='"7x6"')
    await play_on(group, Random(3))
    record = await group.bot.tables.record(1)
    assert (record.phase, record.guild) == ("over", 0)
    assert await group.store.ranking(0, "omiga", 1, 0) == []


# --- tokens


async def test_after_15_minutes_the_next_press_shows_everything(world: GroupWorld) -> None:
    await begin_just_one(world)
    before = world.table()
    world.expire_tokens()
    menu = (await world.press("ana", "Menu")).message
    assert menu is not None
    asked = await world.choose("ana", menu, "u:1", "leave-0")
    await world.press("ana", "Leave", on=asked.message)
    assert world.table().text == before.text, "nothing edits the message"
    await world.press("ben", before.labels[0])  # refused: the game is over, which the message does not say yet
    assert "Fewer than three players are left" in world.table().text
    assert len(boards(world)) == 1
    assert world.table().id == before.id


async def test_after_15_minutes_a_press_in_a_panel_posts_the_table_again(world: GroupWorld) -> None:
    await start_round(world, board='"7x6"')
    world.expire_tokens()
    before = world.table()
    await play_one(world, "ana", Random(1))
    assert len(boards(world)) == 2
    assert world.table().id != before.id
    assert world.table().text != before.text
    await play_one(world, "ben", Random(1))
    assert len(boards(world)) == 2, "edited through the token of the press that posted it"
    record = await world.bot.tables.record(1)
    assert record.message == world.table().id


async def test_a_press_on_an_older_message_moves_the_table_there(group: GroupWorld) -> None:
    await begin_just_one(group)
    old = group.table()
    group.expire_tokens()
    await group.slash("ana", "table show")
    assert [message.id for message in boards(group)] == [old.id, group.table().id]
    await group.press("ana", "Details", on=old)  # only tells ana something
    assert (await group.bot.tables.record(1)).message == group.table().id
    guesser = (await group.bot.tables.scene(1)).view
    assert guesser is not None
    (seat,) = guesser.to_act
    await group.press(("ana", "ben", "cy")[seat], "1", on=old)
    assert [message.id for message in boards(group)] == [old.id], "the newer message is deleted"
    assert (await group.bot.tables.record(1)).message == old.id


async def test_a_restart_in_the_middle(world: GroupWorld) -> None:
    await start_round(world, board='"7x6"')
    await play_one(world, "ana", Random(1))
    before = world.table()
    await world.restart()
    assert (await view(world)).phase != "playing", "paused"
    assert world.table().text == before.text
    await open_panels(world)
    await get_ready(world)
    assert [message.id for message in boards(world)] == [before.id, world.table().id], "posted again by a panel"
    await play_on(world, Random(1))
    assert "🏆" in world.table().text or "🏁" in world.table().text


async def test_a_restart_in_just_one(world: GroupWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "just-one", MARKED)
    game = await JustOneGame.begin(world, 3)
    await world.restart()
    await game.pick()
    await game.write_all()
    await world.restart()
    await game.all_ready()
    await world.restart()
    await game.guess(await game.word())
    assert "Qw0101" in world.table().text


async def test_play_where_a_table_is_open_shows_it_again(group: GroupWorld) -> None:
    await group.slash("ana", "play", game="just-one")
    first = group.table()
    answer = await group.slash("ana", "play", game="omiga")
    assert "Here it is again" in answer.whisper or answer.whispers
    assert [message.id for message in boards(group)] == [group.table().id], "the first message is deleted"
    assert group.table().id != first.id
    await group.press("ben", "Join")
    assert "ben" in group.table().text


async def test_lists_link_to_tables_only_from_their_own_place(group: GroupWorld) -> None:
    await group.slash("ana", "play", game="just-one")
    channel = group.playground.world.find_channel("games").id
    listed = (await group.slash("ana", "table list")).whisper
    assert f"https://discord.com/channels/@me/{channel}/{group.table().id}" in listed
    assert "in another DM or server" in (await group.slash("ana", "table list", channel="ana")).whisper


async def test_links_to_a_table_in_another_server_name_that_server(server: OtherServerWorld) -> None:
    await server.slash("ana", "play", game="just-one")
    channel = server.playground.world.find_channel("games")
    listed = (await server.slash("ana", "table list")).whisper
    assert f"https://discord.com/channels/{channel.guild_id}/{channel.id}/{server.table().id}" in listed


async def test_a_nudge_is_a_reply_that_stays(group: GroupWorld) -> None:
    await group.slash("ana", "play", game="one-shot")
    await group.press("ben", "Join")
    await group.press("ana", "Start")
    view = (await group.bot.tables.scene(1)).view
    assert view is not None
    (seat,) = view.to_act
    waiting = ("ben", "ana")[seat]
    menu = (await group.press(waiting, "Menu")).message
    assert menu is not None
    answer = await group.choose(waiting, menu, "u:1", "nudge-0")
    (nudged,) = answer.whispers
    assert "waiting for you" in nudged.content
    await group.press(("ana", "ben")[seat], group.table().labels[0])
    assert nudged.id in [message.id for message in group.messages()]


async def test_whom_ana_blocks_in_a_group_cannot_join_her_there(group: GroupWorld) -> None:
    ben = group.playground.world.person("ben")
    answer = await group.slash("ana", "block", person=ben.id)
    assert f"You've blocked <@{ben.id}>" in answer.whisper
    await group.slash("ana", "play", game="just-one")
    assert "can't take a seat" in (await group.press("ben", "Join")).whisper
    await group.press("cy", "Join")
    assert "**ben**" not in group.table().text
    listed = (await group.slash("ana", "block", channel="ana")).message
    assert listed is not None
    await group.press("ana", "Unblock", "ana", on=listed)
    await group.press("ben", "Join")
    assert "**ben**" in group.table().text


async def test_the_limit_of_tables_on_a_server_does_not_count_all_other_places(group: GroupWorld) -> None:
    group.bot.rate_limits.tables_per_server = 1
    await group.slash("ana", "play", game="just-one")
    await group.slash("ben", "play", channel="ben", game="omiga")
    assert "Join" in group.table("ben").labels


async def test_a_member_who_may_not_post_opens_no_table(server: OtherServerWorld) -> None:
    server.playground.forbid("games", "send_messages", who="ana")
    await server.slash("ana", "play", game="omiga")
    assert boards(server) == []
    assert await server.store.live_places() == []


async def test_a_lobby_promises_no_pings_and_asks_for_no_roles_where_there_are_none(group: GroupWorld) -> None:
    await group.slash("ana", "play", game="one-shot")
    more = (await group.press("ben", "More")).message
    assert more is not None
    assert "Tell me next time" not in more.labels
    page = (await group.press_more("ana", "Who may join")).message
    assert page is not None
    assert "access-users" in str(page.parts)
    assert "access-roles" not in str(page.parts)
    cy = group.playground.world.person("cy").id
    await group.read_answer(await group.playground.select("ana", page.id, [cy], custom_id="access-users:1"))
    assert "invited" in group.table().text
    await group.press("cy", "Join")
    assert "**cy**" in group.table().text


async def test_the_menu_offers_no_turn_reminders(group: GroupWorld) -> None:
    await begin_just_one(group)
    menu = (await group.press("ana", "Menu")).message
    assert menu is not None
    values = [option["value"] for option in menu.select("u:1")["options"]]
    assert "watch-0" in values
    assert "pings-0" not in values


# --- alone


async def test_a_game_alone_in_direct_messages(group: GroupWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = await group.slash("ben", "play", channel="ben", game="rokujika")
    assert answer.message is not None
    assert answer.message.ephemeral
    await step(group, "ben", village(group, "ben", "ben"), "ben")
    await group.restart()
    group.expire_tokens()
    await finish(group, "ben", "ben")
    stranger = Best(user=1, name="stranger", score=999, table=1)

    async def bests(*_about: object, **_more: object) -> Bests:
        return Bests(own=stranger, server=stranger)

    monkeypatch.setattr(group.store, "bests", bests)
    scene = await group.bot.tables.scene(1)
    assert (scene.record.phase, scene.record.guild, scene.record.private) == ("over", 0, True)
    assert scene.bests is not None
    assert scene.bests.own is not None
    assert scene.bests.server is None, "nobody is compared with people they may not know"


async def test_a_preset_in_direct_messages(group: GroupWorld) -> None:
    ana = group.playground.world.person("ana").id
    await group.bot.presets.save("rokujika", "Quick", {"turn_limit": 60}, guild=0, user=ana, shared=False)
    await group.slash("ana", "play", channel="ana", preset="quick")
    record = await group.bot.tables.record(1)
    assert (record.game, record.private, record.options["turn_limit"]) == ("rokujika", True, 60)


async def test_a_game_with_computers_in_direct_messages(group: GroupWorld) -> None:
    await group.slash("ana", "play", channel="ana", game="omiga")
    await group.press_more("ana", "Add a computer", "ana")
    await group.press("ana", "Start", "ana")
    assert (await group.bot.tables.record(1)).phase == "playing"


async def test_the_daily_village_in_direct_messages(group: GroupWorld) -> None:
    shown = await play_daily(group, "ana", "ana")
    assert "one day" in shown.text
    assert "opted out" not in shown.text
    assert "Leaderboard" not in shown.labels
    assert await group.bot.daily.board(0, "day") == []
    assert await group.bot.daily.board(0, "best") == []
    await group.press("ana", "Share", "ana", on=shown)
    assert any("ana" in message.text for message in boards(group, "ana"))
    again = await group.slash("ana", "daily", channel="home")
    assert again.message is not None
    assert again.message.ephemeral, "the try follows its player to a server"


async def test_lessons_rules_and_help_in_direct_messages(group: GroupWorld) -> None:
    lesson = await group.slash("ben", "learn", channel="ben", game="omiga")
    assert lesson.message is not None
    assert lesson.message.ephemeral
    assert "step" in lesson.message.text.lower() or lesson.message.labels
    rules = await group.slash("ben", "rules", channel="ben", game="omiga")
    assert rules.message is not None
    assert "OMIGA" in rules.message.text.upper()
    helped = await group.slash("ben", "help", channel="ben")
    assert "/learn" in helped.whisper
    assert "/settings" not in helped.whisper
    assert "need a server that has added me" in helped.whisper
    stored = await group.slash("ben", "privacy show", channel="ben")
    assert stored.acknowledged


# --- servers that forbid external apps


async def test_a_server_that_forbids_external_apps_gets_private_games_only(server: OtherServerWorld) -> None:
    server.playground.forbid("games", "use_external_apps", who="ana")
    answer = await server.slash("ana", "play", game="omiga")
    assert "doesn't let apps" in answer.whisper
    assert boards(server) == []
    answer = await server.slash("ana", "play", game="rokujika")
    assert answer.message is not None
    assert answer.message.ephemeral
    assert (await server.bot.tables.record(1)).private
    await step(server, "ana", village(server, "ana"))
    assert (await server.slash("ana", "daily")).whisper


async def test_who_may_not_use_external_apps_can_still_play_at_the_table_of_another(server: OtherServerWorld) -> None:
    server.playground.forbid("games", "use_external_apps", who="ana")
    await server.slash("ben", "play", game="just-one")
    for name in ("ana", "cy"):
        await server.press(name, "Join")
    assert "ana" in server.table().text
    answer = await server.slash("ana", "table show")
    assert "doesn't let apps" in answer.whisper
    assert len(boards(server)) == 1


async def test_a_reply_that_turns_out_to_be_ephemeral_opens_no_table(
    server: OtherServerWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.playground.forbid("games", "use_external_apps", who="ana")
    monkeypatch.setattr("cogs.table.play.replies_are_private", lambda _interaction: False)
    monkeypatch.setattr("cogs.table.play.is_alone", lambda _interaction: False)
    answer = await server.slash("ana", "play", game="omiga")
    assert any("doesn't let apps" in whisper.text for whisper in answer.whispers)
    assert (await server.bot.tables.record(1)).phase == "closed"
    assert server.private("ana") == answer.whispers


async def test_without_the_installation_there_are_no_commands(server: OtherServerWorld) -> None:
    with pytest.raises(ActionError, match="no command"):
        await server.slash("cy", "play", game="omiga")


# --- the bot's data


async def test_leaving_servers_deletes_nothing_of_games_elsewhere(group: GroupWorld) -> None:
    await begin_just_one(group)
    await group.store.know_player(3 << 22, Player(user=1, name="ana"))  # elsewhere, in a process with shard 3
    assert await group.store.known_servers() == set()
    await group.bot.housekeeping.seen([])
    assert 0 not in await group.store.departed(group.now() + 1)


async def test_a_person_can_erase_their_games_from_direct_messages(group: GroupWorld) -> None:
    await begin_just_one(group)
    asked = await group.slash("ana", "privacy delete", channel="ana")
    assert asked.message is not None
    await group.press_id("ana", asked.message, asked.message.button(asked.message.labels[0]), "ana")
    record = await group.bot.tables.record(1)
    assert all(player.name != "ana" for player in record.players)

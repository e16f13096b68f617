"""`/privacy`: show, export, and delete without traces while other players continue."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bot.i18n import localizer
from bot.privacy.counts import Counts
from bot.store.sql.privacy import EXPORTED
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import NOBODY, Player
from cogs.privacy.commands import pack
from rules.catalogue import GAMES
from rules.errors import Refusal
from tests.cogs.rokujika.daily_steps import play_daily, today_of
from tests.cogs.table.test_replay import finish, sent_files
from tests.cogs.tournament.steps import MAY_GIVE_ROLES, boss, draft, notice, settled
from tests.table_state import state_of
from tests.worlds import Message
from tests.worlds.simulated import SimulatedWorld

assert sent_files  # a fixture

NAME = "Zoë Zwölfboxkämpfer"


def traces(database: Path, user: int, name: str = NAME) -> list[str]:
    """Return where an id or a name appears in a database's files, as text or in SQLite's number format."""
    whole = user.to_bytes(8, "big")
    forms = {
        "decimal": str(user).encode(),
        "big-endian": whole,
        "as short as can be": whole.lstrip(b"\0"),
        "little-endian": user.to_bytes(8, "little"),
        "hexadecimal": f"{user:x}".encode(),
        "name": name.encode(),
        "escaped name": json.dumps(name)[1:-1].encode(),
        "UTF-16": name.encode("utf-16-le"),
    }
    files = [file for file in database.parent.iterdir() if file.name.startswith(database.name)]
    return [f"{form} in {file.name}" for file in files for form, found in forms.items() if found in file.read_bytes()]


async def careless(store: SqliteStore) -> None:
    """Switch `secure_delete` off, which some SQLite builds enable, so that the search can find traces."""
    await store.database.run(lambda db: db.execute("PRAGMA secure_delete = OFF").fetchone())


def zoe_comes(world: SimulatedWorld) -> int:
    """Return a user whose id and name do not appear anywhere by chance."""
    user = world.env.create_user("zoe", global_name=NAME)
    world.players["ben"] = world.players["zoe"] = world.guild.add_member(user)
    return user.id


async def seated(world: SimulatedWorld, channel: str, game: str = "one-shot", *, host: str = "ana") -> int:
    """Start a game of Ana and Zoe; the first name is the host."""
    other = "zoe" if host == "ana" else "ana"
    place = {"guild": world.guild.id, "channel": world.channels[channel].id}
    names = {"ana": "ana", "zoe": NAME}
    players = [Player(user=world.players[who].id, name=names[who]) for who in (host, other)]
    record = await world.bot.tables.deals.open(game=game, host=players[0], language="en", **place)
    await world.bot.tables.join(record.id, players[1])
    await world.bot.tables.deals.start(record.id, players[0].user)
    return record.id


def more_channels(world: SimulatedWorld, *names: str) -> None:
    world.channels |= {name: world.guild.create_text_channel(name) for name in names}


async def delete(world: SimulatedWorld, who: str = "zoe") -> Message:
    sure = (await world.slash(who, "privacy delete")).message
    await world.press(who, "Yes, delete everything about me", on=sure)
    return world.private(who)[-1]


async def live_life(world: SimulatedWorld, zoe: int) -> dict[str, int]:
    """Create data of every kind. Return the tables by kind."""
    tables = world.bot.tables
    made = {game: await finish(world, game, names=("ana", NAME, "cy", "dee")) for game in GAMES}
    more_channels(world, "hosted", "left", "lobby", "calls")
    await play_daily(world, "zoe")
    await world.press("zoe", "Share", on=world.private("zoe")[-1])
    await world.slash("zoe", "play", game="rokujika", private=True)
    made["running"] = await seated(world, "lounge")
    made["hosted"] = await seated(world, "hosted", host="zoe")
    made["left"] = await seated(world, "left")
    await tables.seats.leave(made["left"], zoe)
    await world.slash("zoe", "play", "lobby", game="omiga")
    await world.press("cy", "Join", "lobby")
    made["lobby"] = (await tables.find(world.channels["lobby"].id)).id
    await world.bot.personal_settings.change(zoe, rated=False)
    return made


async def test_nothing_is_left_in_any_file_and_others_play_on(world, sent_files):
    await careless(world.store)
    zoe = zoe_comes(world)
    made = await live_life(world, zoe)
    found = traces(world.database, zoe)
    for form in ("decimal", "big-endian", "escaped name"):
        assert any(trace.startswith(form) for trace in found), f"the search must be able to find: {found}"
    before = {game: (await world.bot.replays.get(made[game], *place(world))).steps for game in GAMES}

    done = await delete(world)
    assert "Your data is deleted" in done.text
    assert "9 games with other players stay" in done.text
    await world.env.settle()
    assert await world.store.get_meta("wipe_since") is None, "a small file is wiped at once"

    for game in GAMES:
        again = await world.bot.replays.get(made[game], *place(world))
        assert again.steps == before[game]
        assert "Player 2" in [player.name for player in again.record.players]
    running = await world.bot.tables.record(made["running"])
    assert (running.players[1].kind, running.players[1].name, running.players[1].user) == ("open", "Player 2", NOBODY)
    assert "Player 2" in world.table("lounge").text
    assert "Zo" not in world.table("lounge").text
    assert (await world.bot.tables.record(made["hosted"])).host == world.players["ana"].id
    lobby = await world.bot.tables.record(made["lobby"])
    assert [(lobby.host, player.user) for player in lobby.players] == [(world.players["cy"].id,) * 2]
    assert NAME not in (await world.bot.tables.record(made["left"])).model_dump_json()
    ana = world.players["ana"].id
    await world.bot.tables.play(made["running"], ana, '{"do":"throw"}', epoch=0, key="on", **where(world, "lounge"))
    for command in ("table verify", "table replay", "table export"):
        assert (await world.slash("cy", command)).acknowledged

    assert (await world.bot.privacy.counts(zoe, None)).is_nothing
    assert "Nothing at all" in (await world.slash("zoe", "privacy show")).message.text
    assert "Nothing at all" in (await world.slash("zoe", "privacy delete")).message.text
    await world.slash("zoe", "privacy export")
    assert [len(json.loads(sent_files[-1][1])[kind]) for kind in ("tables", *EXPORTED)] == [0] * (1 + len(EXPORTED))
    assert traces(world.database, zoe) == []
    await world.bot.tables.stop()
    await world.store.close()
    assert traces(world.database, zoe) == []


def place(world: SimulatedWorld, channel: str = "games") -> tuple[int, int]:
    return world.guild.id, world.channels[channel].id


def where(world: SimulatedWorld, channel: str) -> dict[str, int]:
    return {"guild": world.guild.id, "channel": world.channels[channel].id}


async def test_stored_data_is_shown_with_counts_here_and_in_total(world):
    await world.add_server("den")
    zoe = world.players["ana"].id
    assert "Nothing at all" in (await world.slash("ana", "privacy show")).message.text
    await play_daily(world)
    await world.slash("ana", "play", "den", game="one-shot")
    page = (await world.slash("ana", "privacy show")).message
    assert page.ephemeral
    assert "Games you played: **1** here, **2** in total" in page.text
    assert "Games you're in now: **0** here, **1** in total" in page.text
    assert "Daily village results: **1**\n" in page.text
    assert "365 days after the last move" in page.text
    assert "Servers that removed me: 30 more days" in page.text
    assert page.labels == ["Export", "Delete…"]
    assert (await world.bot.privacy.counts(zoe, world.guild.id)).tables == 1
    sure = await world.press("ana", "Delete", on=page)
    assert "all servers" in sure.message.text
    assert "You leave the game you're in" in sure.message.text
    assert sure.message.labels == ["Yes, delete everything about me", "Export"]
    assert (await world.bot.privacy.counts(zoe, None)).tables == 2, "nothing is deleted by looking"


async def test_it_can_be_asked_for_in_direct_messages(world):
    await world.slash("ana", "play", game="one-shot")
    ana = world.players["ana"].user
    answer = world.read_answer(await ana.slash("privacy show"))
    assert "Games you played: **1**\n" in answer.message.text


async def test_every_kind_of_row_has_a_sentence():
    for kind in EXPORTED:
        assert localizer("en").knows(f"privacy-kept-{kind.replace('_', '-')}")
    assert Counts(0, 0, 0, 0, 0, {}).is_nothing


async def test_the_export_holds_what_is_mine_and_nothing_of_others(world, sent_files):
    zoe = zoe_comes(world)
    made = await live_life(world, zoe)
    answer = await world.slash("zoe", "privacy export")
    assert "Only you can see this" in answer.whisper
    name, content = sent_files[-1]
    assert name == "onetable-personal-data.json"
    document = json.loads(content)
    assert (document["format"], document["version"], document["user"]) == ("onetable-personal-data", 1, str(zoe))
    settings = {
        "pings": "server",
        "rated": False,
        "badges": True,
        "time_zone": "",
        "quiet_from": None,
        "quiet_until": None,
    }
    assert document["people"] == [{"user": str(zoe), "settings": settings}]
    assert len(document["tables"]) == len(made) + 2
    assert [len(document[kind]) for kind in ("daily_results", "daily_players", "daily_shares")] == [1, 1, 1]
    tables = {table["table"]: table for table in document["tables"]}
    just_one = tables[made["just-one"]]
    assert just_one["seats"][0]["name"] == NAME
    assert "trovek" in [move["move"].get("text") for move in just_one["moves"]]
    assert "kredal" not in content.decode()
    assert just_one["results"][0]["seat"] == 1
    assert tables[made["left"]]["seats"][0]["left"] == str(zoe)
    for other in ("ana", "cy", "dee"):
        assert str(world.players[other].id) not in content.decode()
        assert f'"{other}"' not in content.decode()


def test_a_large_export_is_zipped_and_a_too_large_one_is_refused():
    document = {"words": ["word"] * 1000}
    assert pack(document, 2000)[0] == "onetable-personal-data.zip"
    with pytest.raises(Refusal, match="privacy-too-much"):
        pack(document, 50)


async def test_the_delete_button_erases_the_user_who_clicks(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    sure = (await world.slash("ana", "privacy delete")).message
    await world.press_id("cy", sure, "privacy:sure")
    record = await world.bot.tables.find(world.channels["games"].id)
    assert len(record.players) == 2
    await world.press_id("ben", sure, "privacy:sure")
    record = await world.bot.tables.find(world.channels["games"].id)
    assert [player.user for player in record.players] == [world.players["ana"].id]
    assert "ben" not in world.table().text


async def test_pressed_twice_at_once_it_is_done_once_and_again_it_is_nothing(world):
    zoe = zoe_comes(world)
    table = await seated(world, "games")
    sure = (await world.slash("zoe", "privacy delete")).message
    await world.press_together([("zoe", sure, "privacy:sure")] * 2, twice=True)
    assert (await world.bot.tables.record(table)).players[1].name == "Player 2"
    again = await world.press_id("zoe", sure, "privacy:sure")
    assert "You had no games with other players" in again.message.text
    assert traces(world.database, zoe) == []


@pytest.mark.parametrize("first", ["move", "delete"])
async def test_deleted_while_a_move_is_being_written(world, first):
    zoe = zoe_comes(world)
    table = await seated(world, "games", host="zoe")
    live = await world.bot.tables.cache.get(table)
    (seat,) = live.table.to_act
    if live.record.players[seat].user != zoe:
        await world.bot.tables.play(
            table, world.players["ana"].id, '{"do":"throw"}', epoch=0, key="ana", **where(world, "games")
        )
    sure = (await world.slash("zoe", "privacy delete")).message
    throw = f'm:{table}:{live.table.view(None).epoch}:{{"do":"throw"}}'
    board = Message(1, ({"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": throw}]},))
    clicks = [("zoe", board, throw), ("zoe", sure, "privacy:sure")]
    await world.press_together(clicks if first == "move" else clicks[::-1])
    assert (await world.bot.tables.record(table)).members == live.record.members
    assert [entry.by for entry in await world.store.journal(table) if entry.by == zoe] == []
    assert traces(world.database, zoe) == []


async def test_other_players_move_while_a_user_is_erased(world):
    zoe = zoe_comes(world)
    tables = [await seated(world, channel) for channel in ("games", "lounge")]
    ana = world.players["ana"].id
    plays = [
        world.bot.tables.play(table, ana, '{"do":"throw"}', epoch=0, key="same moment", **where(world, channel))
        for table, channel in zip(tables, ("games", "lounge"), strict=True)
    ]
    _, *turns = await asyncio.gather(world.bot.privacy.forget(zoe), *plays, return_exceptions=True)
    for table, turn in zip(tables, turns, strict=True):
        saved = await world.store.load_table(table)
        assert saved.record.players[0].user == ana
        assert isinstance(turn, Refusal) or saved.position.version >= turn.number
    await world.bot.housekeeping.fire()
    assert traces(world.database, zoe) == []


async def test_erasure_waits_for_running_actions_of_the_user_and_erases_them(world, monkeypatch):
    zoe = zoe_comes(world)
    real, wished = world.store.request_deletion, []

    async def noted(user: int, at: float) -> None:
        wished.append(user)
        await real(user, at)

    monkeypatch.setattr(world.store, "request_deletion", noted)
    await seated(world, "games")
    with world.bot.privacy.acting(zoe):
        with world.bot.privacy.acting(zoe):
            wish = asyncio.create_task(world.bot.privacy.forget(zoe))
            for _ in range(5):  # as long as it could take
                await world.store.get_meta("anything")
            assert wished == []
            with pytest.raises(Refusal, match="privacy-leaving"):
                await world.bot.privacy.forget(zoe)
            await world.store.know_player(world.guild.id, Player(user=zoe, name=NAME))
        await wish
    await world.bot.housekeeping.fire()
    assert traces(world.database, zoe) == []


async def test_a_user_who_returns_to_a_table_during_erasure_is_removed_again(world, monkeypatch):
    zoe = zoe_comes(world)
    table = await seated(world, "games")
    rest, lounge = world.store.forget_rest, []

    async def meanwhile(user: int, at: float) -> bool:
        if not lounge:
            lounge.append(await seated(world, "lounge", host="zoe"))
        return await rest(user, at)

    monkeypatch.setattr(world.store, "forget_rest", meanwhile)
    done = await world.bot.privacy.forget(zoe)
    assert done.kept == [table, *lounge]
    await world.bot.housekeeping.fire()
    assert traces(world.database, zoe) == []


@pytest.mark.parametrize("after", [0, 1, 2])
async def test_killed_in_the_middle_it_goes_on_at_the_next_start(world, monkeypatch, after):
    zoe = zoe_comes(world)
    tables = [await seated(world, channel) for channel in ("games", "lounge")]
    forget, calls = world.bot.tables.erasure.erase_user, []

    async def dies(table: int, user: int):
        if len(calls) == after:
            raise OSError("no more power")
        calls.append(table)
        return await forget(table, user)

    async def dies_at_last(_user: int, _at: float) -> bool:
        raise OSError("no more power")

    monkeypatch.setattr(world.bot.tables.erasure, "erase_user", dies)
    monkeypatch.setattr(world.store, "forget_rest", dies_at_last)
    world.bot.privacy.observers.clear()
    with pytest.raises(OSError, match="power"):
        await world.bot.privacy.forget(zoe)
    assert await world.store.requested_deletions() == [zoe]
    await world.restart()
    await world.env.settle()
    assert await world.store.requested_deletions() == []
    assert [(await world.bot.tables.record(table)).players[1].name for table in tables] == ["Player 2"] * 2
    assert traces(world.database, zoe) == []
    assert (await world.slash("zoe", "play", "games")).acknowledged


async def test_a_deleted_try_of_today_is_gone_from_the_leaderboard(world):
    await play_daily(world)
    assert len(await world.bot.daily.board(world.guild.id, "day")) == 1
    await delete(world, "ana")
    assert await world.bot.daily.board(world.guild.id, "day") == []
    assert await world.bot.daily.result(world.players["ana"].id, today_of(world)) is None


async def test_others_are_rated_as_before_by_a_rival_without_a_name(world):
    zoe = zoe_comes(world)
    guild = world.guild.id
    for _ in range(2):
        await finish(world, "one-shot", names=("ana", NAME, "cy", "dee"))
    before = {line.user: line.rating for line in (await world.bot.ratings.ranking(guild, "one-shot", 1)).lines}
    counts = await world.bot.privacy.counts(zoe, guild)
    assert [counts.rows[kind] for kind in ("played", "ratings", "known_names")] == [2, 1, 1]
    page = (await world.slash("zoe", "privacy show")).message
    assert "Results in your stats: **2**\n" in page.text
    await delete(world)
    del before[zoe]
    for again in (False, True):
        if again:
            await world.store.rebuild_ratings(guild)
        ranking = await world.bot.ratings.ranking(guild, "one-shot", 1)
        assert {line.user: line.rating for line in ranking.lines} == before
    assert traces(world.database, zoe) == []


async def test_a_caller_without_a_seat_is_forgotten_too(world):
    zoe = zoe_comes(world)
    more_channels(world, "calls")
    players = [Player(user=world.players[who].id, name=who) for who in ("ana", "cy")]
    record = await world.bot.tables.deals.open(game="omiga", host=players[0], language="en", **where(world, "calls"))
    await world.bot.tables.join(record.id, players[1])
    await world.bot.tables.deals.start(record.id, players[0].user)
    for player in players:
        await world.bot.tables.play(
            record.id, player.user, '{"do":"ready"}', epoch=0, key=player.name, **where(world, "calls")
        )
    live = await world.bot.tables.cache.get(record.id)
    epoch = live.table.game.epoch(state_of(live.table), None)
    await world.bot.tables.play(record.id, zoe, '{"do":"omiga"}', epoch=epoch, key="call", **where(world, "calls"))
    assert (await world.bot.privacy.counts(zoe, None)).moves == 1
    await delete(world)
    assert traces(world.database, zoe) == []
    assert len(await world.store.journal(record.id)) == 3


@pytest.mark.parametrize("when", ["in the game", "after the game"])
async def test_erasing_a_player_who_joined_late_does_not_change_the_game(world, when):
    zoe = zoe_comes(world)
    players = [Player(user=world.players[who].id, name=who) for who in ("ana", "cy", "dee")]
    record = await world.bot.tables.deals.open(
        game="just-one", host=players[0], language="en", options={"cards": 5}, **where(world, "games")
    )
    for player in players[1:]:
        await world.bot.tables.join(record.id, player)
    await world.bot.tables.deals.start(record.id, players[0].user)
    await world.bot.tables.seats.join_late(record.id, Player(user=zoe, name=NAME), key="late")
    if when == "in the game":
        await delete(world)
    await world.bot.tables.end(record.id, players[0].user, moderator=False)
    await world.bot.table_messages.show(record.id)
    if when == "after the game":
        await delete(world)
    again = await world.bot.replays.get(record.id, *place(world))
    assert again.record.players[3] == Player(user=NOBODY, name="Player 4", kind="gone", helped=True, late=True)
    assert again.transcript().violations() == []
    await world.bot.housekeeping.fire()
    assert traces(world.database, zoe) == []


# --- servers


async def test_a_server_is_forgotten_a_month_after_the_bot_was_removed(world):
    guild = await world.add_server("den")
    await world.slash("ana", "play", "den", game="one-shot")
    await world.slash("ana", "play", game="one-shot")
    world.env.backend.emit("GUILD_DELETE", {"id": str(guild), "unavailable": True})
    await world.env.settle()
    assert await world.store.departed(world.now()) == [], "an outage is not a removal"
    await world.bot.housekeeping.left(guild)
    await world.leap(29 * 86400)
    await world.bot.housekeeping.fire()
    assert guild in await world.store.known_servers()
    await world.bot.housekeeping.joined(guild)
    await world.leap(2 * 86400)
    await world.bot.housekeeping.fire()
    assert guild in await world.store.known_servers(), "it was invited again"
    await world.bot.housekeeping.left(guild)
    await world.leap(31 * 86400)
    await world.bot.housekeeping.fire()
    assert await world.store.known_servers() == {world.guild.id}


async def test_removal_invitation_and_what_happened_meanwhile_are_noticed(world):
    guild = await world.add_server("den")
    await world.slash("ana", "play", "den", game="one-shot")
    cog = world.bot.get_cog("Privacy")
    await cog.on_ready()
    assert await world.store.departed(world.now()) == []
    world.env.backend.emit("GUILD_DELETE", {"id": str(guild)})
    await world.env.settle()
    assert await world.store.departed(world.now()) == [guild]
    await world.store.note_servers(gone=[], here=[guild], at=world.now())
    await cog.on_ready()
    assert await world.store.departed(world.now()) == [guild], "it was removed while the bot was away"
    await world.restart()
    await world.env.settle()
    assert await world.store.departed(world.now()) == [], "the simulation has it still, so it is invited again"


async def test_an_organiser_who_plays_finds_no_number_in_the_export_that_programs_cannot_hold(world, sent_files):
    boss(world, **MAY_GIVE_ROLES)
    role = world.guild.create_role("champion")
    page = await draft(world, **{"champion-role": role})
    await world.press_id("boss", page, page.button("Announce"))
    await world.press("boss", "Sign up", on=notice(world))
    await world.slash("boss", "privacy export")
    document = json.loads(sent_files[-1][1])
    (held,), (entered,) = document["tournaments"], document["entrants"]
    assert held["organiser"] == str(world.players["boss"].id)
    assert held["made_at"].endswith("+00:00")
    assert held["settings"]["role"] == str(role.id)
    assert "co_organisers" not in held, "they are other users"
    assert entered["name"] == "boss"
    assert not [value for value in numbers_in(document) if value > 2**53]
    assert not [value for value in numbers_in(document) if 1.5e9 < value < 2**53]


def numbers_in(value):
    """Yield every number in a document."""
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from numbers_in(inner)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield value


async def test_a_co_organiser_and_a_removed_player_find_that_in_their_export(world, sent_files):
    boss(world)
    boss(world, "helper")
    page = await draft(world)
    await world.press_id("boss", page, page.button("Announce"))
    await world.press("ana", "Sign up", on=notice(world))
    helper = world.players["helper"].id
    organiser = {"by": world.players["boss"].id, "manager": True}
    await world.bot.tournaments.organising.set_co_organisers(1, [helper], **organiser)
    await world.bot.tournaments.organising.drop(1, world.players["ana"].id, **organiser)
    await world.slash("helper", "privacy export")
    (helped,) = json.loads(sent_files[-1][1])["co_organised"]
    assert helped == {"guild": str(world.guild.id), "tournament": "ONE SHOT tournament"}
    await world.slash("ana", "privacy export")
    (entered,) = json.loads(sent_files[-1][1])["entrants"]
    assert (entered["status"], entered["barred"]) == ("dropped", True)
    assert "Tournaments you help to run: **1**" in (await world.slash("helper", "privacy show")).message.text
    await world.bot.privacy.forget(helper)
    assert (await world.bot.tournaments.get(1)).record.co_organisers == ()
    await world.wait(2)  # edits of the announcement are paced
    await settled(world)
    assert f"<@{helper}>" not in notice(world).text

"""A database written by commit 612f8df is migrated, and everything in it goes on: `tests/fixtures/README.md`."""

from __future__ import annotations

import json
import lzma
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from simcord import Env

from bot.servers.settings import PersonalSettingsStore, ServerSettingsStore
from bot.stats.ratings import Ratings
from bot.store.sqlite.files import inspect_file
from bot.store.sqlite.store import SqliteStore
from bot.tables.lobby import options_of
from bot.tables.record import Player, Saved, TableRecord
from bot.tournaments.model import Tournament
from rules.catalogue import AnyGame, game_named
from rules.errors import Refusal
from rules.fairness import commitment
from rules.game import State
from rules.replay import replay
from rules.tournament.standings import standings
from tests.cogs.tournament.steps import settled
from tests.worlds import Answer, Message
from tests.worlds.quick import QuickEnv, hold_timers
from tests.worlds.simulated import SETTINGS, SimulatedWorld

FIXTURES = Path(__file__).parents[2] / "fixtures"
NAME = "onetable-612f8df"
OLD_SCHEMA = 14
WRITTEN: dict[str, Any] = json.loads((FIXTURES / f"{NAME}.json").read_text(encoding="utf-8"))
EXPECTED: dict[str, Any] = WRITTEN["expected"]  # as the old version said it
GUILD, LEFT_GUILD = WRITTEN["guild"], WRITTEN["gone"]
USERS: dict[str, int] = WRITTEN["users"]
TABLES: dict[str, Any] = WRITTEN["tables"]
CUPS: dict[str, int] = WRITTEN["cups"]
DAY = 86400.0
STAND_IN_SECONDS = 601.0  # `hold_timers` lets computers think for ten minutes
MOST_MOVES = 2000
COMPONENTS_V2 = 1 << 15
AS_IT_WAS = "as it was"  # what the messages of the old version say
RUNNING = ("away", "one-shot", "rokujika", "forget", "kicked", "ping", "just-one", "omiga", "private", "thread")


def unpack(folder: Path) -> Path:
    database = folder / "onetable.db"
    database.write_bytes(lzma.decompress((FIXTURES / f"{NAME}.db.xz").read_bytes()))
    return database


@contextmanager
def next_id(env: Env, number: int) -> Iterator[None]:
    """What is created in here gets this id."""
    allocate = env.backend.snowflake
    ids = iter([env.backend.reserve_id(number)])
    env.backend.snowflake = lambda: next(ids, None) or allocate()  # type: ignore[method-assign]
    yield
    env.backend.snowflake = allocate  # type: ignore[method-assign]


class OldWorld(SimulatedWorld):
    """The server of the old database: the same people, channels, threads and messages, by the same ids."""

    def __init__(self, folder: Path, away: float = DAY) -> None:
        super().__init__(folder)
        self.started_at = float(WRITTEN["now"]) + away  # so long after the last heartbeat of the old version

    @classmethod
    async def begin(cls, folder: Path, away: float = DAY) -> OldWorld:
        unpack(folder)
        world = cls(folder, away)
        await world._new_bot()
        world.env = env = QuickEnv(world.bot, strict_sync=True, check_errors=True)
        env.backend.advance_clock(world.started_at - env.now().timestamp())
        world.guild = env.create_guild(id=GUILD)
        manager = world.guild.create_role("manager", permissions=discord.Permissions(manage_events=True))
        world.channels, world.players = {}, {}
        for name, number in USERS.items():
            with next_id(env, number):
                user = env.create_user(name)
            world.players[name] = world.guild.add_member(user, roles=[manager] if name == "boss" else [])
        for name, number in WRITTEN["channels"].items():
            with next_id(env, number):
                world.channels[name] = world.guild.create_text_channel(name)
        for number, (parent, name) in WRITTEN["threads"].items():
            with next_id(env, int(number)):
                env.backend.create_thread(world.channels[parent].id, name, env.backend.bot_user.id)
        await world.put_up_messages()
        await env.start()
        await settled(world)
        return world

    def now(self) -> float:
        return super().now() if hasattr(self, "env") else self.started_at

    async def put_up_messages(self) -> None:
        """The messages that the bot knows of."""
        pings = await self.store.pings()
        for number in EXPECTED["phases"]:
            record = (await saved_table(self.store, int(number))).record
            if record.guild == GUILD and record.message is not None:
                self.put_up(record.channel, record.message)
            if record.id in pings:
                self.put_up(record.channel, pings[record.id].message, "your turn")
        for cup in CUPS.values():
            tournament = await self.store.tournaments.load(cup)
            assert tournament is not None
            if tournament.record.message is not None:
                self.put_up(tournament.record.channel, tournament.record.message)

    def put_up(self, channel: int, message: int, content: str = "") -> None:
        """A message of plain text, or one of components that says as little as possible."""
        backend = self.env.backend
        how = {} if content else {"components": [{"type": 10, "content": AS_IT_WAS}], "flags": COMPONENTS_V2}
        with next_id(self.env, message):
            backend.create_message(channel, backend.bot_user.id, content, broadcast=False, **how)

    def channel_name(self, channel: int) -> str:
        """The name by which a channel or thread is known to `press_id`."""
        for parent in [*self.channels.values()]:
            self.channels.update({str(thread.id): thread for thread in parent.threads})
        return next(name for name, known in self.channels.items() if known.id == channel)

    async def press_old(
        self, who: str, channel: int, custom_id: str, message: int = 1, private: bool = False
    ) -> Answer:
        """Press a button of a message that the old version has sent."""
        button = {"type": 2, "id": 2, "style": 2, "label": "old", "custom_id": custom_id}
        row = {"type": 1, "id": 1, "components": [button]}
        shown = Message(message, (row,), "", private)
        return await self.press_id(who, shown, custom_id, self.channel_name(channel))


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[OldWorld]:
    hold_timers(monkeypatch)
    world = await OldWorld.begin(tmp_path)
    yield world
    await world.end()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(unpack(tmp_path))
    yield store
    await store.close()


async def saved_table(store: SqliteStore, table: int) -> Saved:
    saved = await store.load_table(table)
    assert saved is not None
    return saved


def position_of(saved: Saved) -> tuple[AnyGame, State]:
    assert saved.position is not None
    game = game_named(saved.record.game)
    return game, game.State.model_validate_json(saved.position.state)


def player(record: TableRecord, seat: int) -> str:
    return next(name for name, user in USERS.items() if user == record.players[seat].user)


async def play_move(world: OldWorld, table: int, seat: int, rng: Random) -> None:
    """Make a legal move by a button with the custom_id that the old version wrote."""
    saved = await saved_table(world.store, table)
    game, state = position_of(saved)
    record = saved.record
    move = game.stand_in(state, seat, rng)
    assert move in game.moves(state, seat)
    custom_id = f"m:{table}:{game.epoch(state, seat)}:{move.model_dump_json()}"
    answer = await world.press_old(player(record, seat), record.channel, custom_id, record.message or 1, record.private)
    after = await saved_table(world.store, table)
    assert after.position is not None
    assert saved.position is not None
    assert after.position.version > saved.position.version, (record.game, move, answer)
    assert game.violations(position_of(after)[1]) == []


async def play_out(world: OldWorld, table: int) -> TableRecord:
    """Play to the end: people press, the clock moves for computers and for those who are away."""
    rng = Random(table)
    for _ in range(MOST_MOVES):
        saved = await saved_table(world.store, table)
        if not saved.record.live:
            await settled(world)
            return saved.record
        game, state = position_of(saved)
        here = [seat for seat in sorted(game.to_act(state)) if saved.record.players[seat].is_here]
        if here:
            await play_move(world, table, rng.choice(here), rng)
        else:
            await world.wait(STAND_IN_SECONDS)
    raise AssertionError(f"table {table} does not end")


async def check_replay(store: SqliteStore, table: int) -> None:
    """Seed and journal give the very state that is kept."""
    saved = await saved_table(store, table)
    game, state = position_of(saved)
    entries = await store.journal(table)
    assert replay(game, saved.record.dealt, options_of(saved.record), saved.seed, entries)[-1].state == state


# --- the file


def test_the_fixture_is_as_the_old_version_left_it(tmp_path):
    look = inspect_file(unpack(tmp_path))
    assert look.version == OLD_SCHEMA < look.newest
    assert look.errors == ()


async def test_opening_migrates_and_keeps_every_table(tmp_path):
    database = unpack(tmp_path)
    store = await SqliteStore.open(database)
    try:
        games = set()
        for number, phase in EXPECTED["phases"].items():
            saved = await saved_table(store, int(number))
            assert saved.record.phase == phase
            if number not in EXPECTED["versions"]:
                assert saved.position is None
                continue
            game, state = position_of(saved)
            assert saved.position is not None
            assert saved.position.version == EXPECTED["versions"][number]
            assert game.violations(state) == []
            assert len(await store.journal(int(number))) == saved.position.version
            await check_replay(store, int(number))
            games.add((game.name, phase))
        assert len({game for game, phase in games if phase == "playing"}) == 5
        assert len({game for game, phase in games if phase == "over"}) == 5
    finally:
        await store.close()
    look = inspect_file(database)
    assert look.version == look.newest
    assert look.errors == ()


async def test_deals_from_before_there_were_salts_keep_their_commitment(store):
    for number, shown in EXPECTED["commitments"].items():
        saved = await saved_table(store, int(number))
        record = saved.record
        assert saved.salt == ""
        assert commitment(record.game, record.dealt, record.options, saved.seed, saved.salt) == shown


async def test_ratings_and_statistics_are_as_they_were(store):
    ratings = Ratings(store, ServerSettingsStore(store), PersonalSettingsStore(store), lambda: float(WRITTEN["now"]))
    await ratings.start()
    assert await ratings.season(GUILD) == 2
    for asked, lines in EXPECTED["ranking"].items():
        game, season = asked.split("/")
        found = (await ratings.ranking(GUILD, game, int(season))).lines
        rows = [[r.place, r.user, r.name, r.rating.mu, r.rating.sigma, r.games, r.wins] for r in found]
        assert rows == lines
    for name, games in EXPECTED["statistics"].items():
        found = await ratings.statistics(GUILD, USERS[name], 1)
        assert [[s.game, s.games, s.wins, s.draws, list(s.best) if s.best else None] for s in found] == games
    bests = await ratings.team_bests(GUILD, "just-one")
    assert [[best.place, list(best.users), best.score, best.most] for best in bests] == EXPECTED["together"]


async def test_making_the_ratings_again_gives_the_same(store):
    before = await store.ranking(GUILD, "one-shot", 2, 1)
    await store.rebuild_ratings(GUILD)
    assert before == await store.ranking(GUILD, "one-shot", 2, 1) != []


async def test_settings_words_and_pings_are_as_they_were(store):
    settings = await ServerSettingsStore(store).settings(GUILD)
    assert settings.model_dump(mode="json").items() >= EXPECTED["server"].items()
    assert (settings.threads, settings.time_zone, settings.unwanted_words) == (2, "Asia/Tokyo", ("darn",))
    left = await ServerSettingsStore(store).settings(LEFT_GUILD)
    assert left.model_dump(mode="json").items() >= EXPECTED["left-server"].items()
    for name, chosen in EXPECTED["people"].items():
        own = await PersonalSettingsStore(store).settings(USERS[name])
        assert own.model_dump(mode="json").items() >= chosen.items()
    assert (await PersonalSettingsStore(store).settings(USERS["cy"])).pings == "off"
    assert not (await PersonalSettingsStore(store).settings(USERS["dee"])).rated
    assert list(await store.word_list(GUILD)) == EXPECTED["words"]
    pings = {str(table): [ping.message, list(ping.seats)] for table, ping in (await store.pings()).items()}
    assert pings == EXPECTED["pings"] != {}


async def test_what_was_to_be_done_is_kept(store):
    assert await store.tournaments.with_tasks() == [CUPS["running"]]
    task, *_ = await store.tournaments.tasks(CUPS["running"])
    assert (task.kind, task.match) == ("close", 1)
    assert await store.requested_deletions() == [USERS["fay"]]
    assert await store.departed(WRITTEN["now"] + 1) == [LEFT_GUILD]


# --- the bot


@pytest.mark.parametrize("name", RUNNING)
async def test_a_running_game_is_played_to_its_end(world, name):
    record = await play_out(world, TABLES[name])
    assert record.phase == "over"
    await check_replay(world.store, record.id)
    if record.private:
        return
    messages = world.messages(world.channel_name(record.channel))
    (shown,) = [message for message in messages if message.id == record.message]
    assert AS_IT_WAS not in shown.text
    assert record.id not in await world.store.pings()
    ended = await world.bot.replays.get(record.id, GUILD, record.channel)
    assert ended.outcome == game_named(record.game).outcome(ended.steps[-1].state)
    assert ended.commitment == EXPECTED["commitments"][str(record.id)]


async def test_deadlines_are_extended_by_the_time_that_the_bot_was_away(world):
    saved = await saved_table(world.store, TABLES["lobby"])
    assert saved.deadline is not None
    assert saved.deadline > world.now()
    record = await world.bot.tables.record(TABLES["lobby"])
    assert record.phase == "lobby"


async def test_clues_that_were_written_still_count(world):
    table = TABLES["just-one"]
    saved = await saved_table(world.store, table)
    game, state = position_of(saved)
    assert state.phase == "clues"
    assert {clue.text for clue in state.clues} == {f"clue{seat}" for seat in state.givers}
    assert [player.late for player in saved.record.players] == [False, False, False, True]
    for seat in state.givers:
        who, custom_id = player(saved.record, seat), f"p:{table}:{game.epoch(state, seat)}:second-clue"
        form = await world.press_old(who, saved.record.channel, custom_id, saved.record.message)
        await world.submit(who, form, f"more{seat}")
    _, state = position_of(await saved_table(world.store, table))
    assert state.phase == "compare"
    assert len(state.clues) == 4


async def test_a_game_that_was_paused_stays_paused(world):
    _, state = position_of(await saved_table(world.store, TABLES["omiga"]))
    assert (state.phase, state.options.best_of) == ("paused", 3)


async def test_votes_and_who_is_away_are_kept(world):
    table, tables = TABLES["away"], world.bot.tables
    eve, ana, ben = (await tables.record(table)).players
    assert (eve.away, ana.away, ben.away) == (True, False, False)
    assert ana.wants_open == (0,)
    assert ben.wants_end
    await tables.seats.vote_open(table, USERS["ben"], 0)
    record = await tables.record(table)
    assert record.players[0].kind == "open"
    await tables.seats.take(table, 0, Player(user=USERS["dee"], name="dee"))
    assert (await play_out(world, table)).players[0].name == "dee"


async def test_a_request_to_undo_is_still_open(world):
    table = TABLES["kicked"]
    asks = await world.bot.tables.scene(table)
    assert asks.undo_asker == 0
    before = await saved_table(world.store, table)
    assert before.position is not None
    assert await world.bot.tables.seats.answer_undo_request(table, USERS["cy"], before.position.version, agreed=True)
    await check_replay(world.store, table)


@pytest.mark.parametrize("name", ["lobby", "kicked"])
async def test_a_member_who_was_removed_stays_out(world, name):
    tables, gus = world.bot.tables, Player(user=USERS["gus"], name="gus")
    with pytest.raises(Refusal) as refused:
        await (tables.join(TABLES["lobby"], gus) if name == "lobby" else tables.seats.take(TABLES["kicked"], 2, gus))
    assert refused.value.key == "refused-barred"


async def test_a_lobby_starts_with_its_options_and_is_played(world):
    table = TABLES["lobby"]
    record = await world.bot.tables.record(table)
    assert [(player.name, player.kind) for player in record.players[:2]] == [("ben", "member"), ("cy", "member")]
    assert record.players[2].kind == "computer"
    assert record.options["turn_limit"] == 3600
    await world.press_old("ana", record.channel, f"l:{table}:join", record.message)
    await world.press_old("ben", record.channel, f"l:{table}:start", record.message)
    assert (await saved_table(world.store, table)).salt != ""
    assert (await play_out(world, table)).phase == "over"


async def test_a_lesson_goes_on_to_its_end(world):
    table, tables = TABLES["lesson"], world.bot.tables
    while (record := await tables.record(table)).live:
        scene, saved = await tables.scene(table), await saved_table(world.store, table)
        assert scene.lesson is not None
        assert saved.position is not None
        await tables.lessons.go_on(table, USERS["dee"], guild=record.guild, version=saved.position.version)
    assert record.phase == "over"


async def test_the_daily_try_of_another_day_is_finished(world):
    day, score = EXPECTED["daily"]
    assert (await world.bot.daily.result(USERS["ana"], date.fromisoformat(day))).score == score
    found = await world.slash("ben", "daily")
    assert found.message is not None
    assert "haven't finished" in found.message.text
    await world.press_id("ben", found.message, found.message.button("Finish"))
    record = await play_out(world, TABLES["daily-open"])
    assert record.phase == "over"
    assert await world.bot.daily.result(USERS["ben"], date.fromisoformat(day)) is not None
    assert {line.user for line in await world.bot.daily.day_board(GUILD, date.fromisoformat(day))} == {
        USERS["ana"],
        USERS["ben"],
    }


async def test_finished_games_are_replayed_and_verified(world):
    for table in TABLES["finished"]:
        shown = EXPECTED["commitments"][str(table)]
        answer = await world.slash("ana", "table verify", "finished", game=str(table), noted=shown)
        assert shown[32:] in answer.whisper
        assert "It matches what you noted" in answer.whisper
        assert shown[:32] in answer.whisper
        replayed = await world.slash("ana", "table replay", "finished", game=str(table))
        assert replayed.acknowledged
        ended = await world.bot.replays.get(table, GUILD, world.channels["finished"].id)
        assert ended.last == EXPECTED["versions"][str(table)]
        assert ended.transcript().version == 1


async def test_what_a_tournament_had_still_to_do_is_done_and_it_finds_its_champion(world):
    cup, director = CUPS["running"], world.bot.tournaments
    assert cup not in await world.store.tournaments.with_tasks()  # they were pending in the database
    over = await director.get(CUPS["over"])
    assert over.record.phase == "over"
    assert standings(over.state)[0].place == 1
    for _ in range(10):
        tournament = await director.get(cup)
        if not tournament.record.live:
            break
        for match, row in list(tournament.open_rows()):
            if row.stage == "called":
                await get_ready(world, tournament, match.entrants, row.thread, f"tr:{cup}:{match.number}")
            table = (await director.get(cup)).row(match.number).table
            assert table is not None
            await play_out(world, table)
    tournament = await director.get(cup)
    assert tournament.record.phase == "over"
    assert all(not match.is_open for match in tournament.state.matches)
    winner = tournament.name(standings(tournament.state)[0].entrant)
    assert winner in {"ana", "ben", "cy", "dee"}
    assert any(winner in message.text for message in world.messages("cup"))


async def get_ready(
    world: OldWorld, tournament: Tournament, entrants: tuple[int, ...], thread: int | None, custom_id: str
) -> None:
    assert thread is not None
    for entrant in entrants:
        for person in tournament.members(entrant):
            await world.press_old(person.name, thread, custom_id)
    await settled(world)


async def test_a_requested_erasure_is_done(world):
    fay = USERS["fay"]
    assert await world.store.requested_deletions() == []
    assert await world.store.visited(fay) == []
    assert (await world.bot.privacy.counts(fay, None)).is_nothing
    for name in ("rokujika", "forget"):
        record = await world.bot.tables.record(TABLES[name])
        assert record.phase == "playing"
        assert "fay" not in {player.name for player in record.players}
    tournament = await world.bot.tournaments.get(CUPS["signup"])
    assert fay not in {person.user for person in tournament.players}
    assert tournament.person(USERS["ben"]).status == "in", "the next on the waiting list moves up"


async def test_a_server_that_the_bot_has_left_is_kept_for_a_while(world):
    assert await world.store.tables_on(LEFT_GUILD, 10) == [TABLES["gone"]]


async def test_a_server_that_the_bot_has_left_is_forgotten_after_that(tmp_path, monkeypatch):
    hold_timers(monkeypatch)
    world = await OldWorld.begin(tmp_path, away=(SETTINGS.keep_server_days + 1) * DAY)
    assert await world.store.tables_on(LEFT_GUILD, 10) == []
    assert await world.store.server_settings(LEFT_GUILD) is None
    assert await world.store.server_settings(GUILD) is not None
    assert (await world.bot.tables.record(TABLES["one-shot"])).phase == "playing"
    await world.end()

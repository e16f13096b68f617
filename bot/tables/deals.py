"""Open and deal tables: in a channel, in private, for a match, and lessons along a script."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence

import structlog

from bot.cluster.shards import is_elsewhere
from bot.rate_limits import RateLimits
from bot.servers.settings import ServerSettingsStore
from bot.servers.word_filter import wanted
from bot.store.base import PlaceTaken, RowUnreadable, Store, StoreFault
from bot.tables import lobby
from bot.tables.cache import AnyTable, StoreJournal
from bot.tables.lobby import require_admission
from bot.tables.record import EVERYONE, Access, OptionValue, Player, TableRecord
from bot.tables.writer import TableWriter
from rules.catalogue import game_named
from rules.errors import Refusal, StaleMove
from rules.fairness import mixed_seed
from rules.game import SERVER_PROVIDED, Seat
from rules.table import Table

Provider = Callable[[TableRecord], Awaitable[OptionValue]]

CHANNEL_HISTORY = frozenset({"words_seen"})  # differ between channels: left out where several tables share one deal
CONFIDENTIAL = frozenset({"own_words"})  # in an export only for those who manage the server


class ProvidedOptions:
    """The providers by name of the option."""

    def __init__(self, store: Store, servers: ServerSettingsStore) -> None:
        self._store, self._servers = store, servers
        self.providers: dict[str, Provider] = {"words_seen": self._words_seen, "own_words": self._own_words}

    async def fill_in(self, record: TableRecord, *, shared_deal: bool = False) -> TableRecord:
        """Return the record with all server-provided options of its game. A lesson has its own."""
        if record.is_lesson:
            return record
        fields = game_named(record.game).Options.model_fields
        provided = {
            name: await provider(record)
            for name, provider in self.providers.items()
            if name in fields
            and fields[name].json_schema_extra == SERVER_PROVIDED
            and not (shared_deal and name in CHANNEL_HISTORY)
        }
        return record.model_copy(update={"options": {**record.options, **provided}})

    async def _words_seen(self, record: TableRecord) -> OptionValue:
        """Return the words that were played in the channel, or by these players in threads of the same channel."""
        users = [member.user for member in record.members]
        return await self._store.words_seen(record.channel, record.game, parent=record.parent, users=users)

    async def _own_words(self, record: TableRecord) -> OptionValue:
        """Return the server's own word list without filtered words, if the host chose to play with it."""
        if record.options.get("word_list") != "own":  # options are exported with the game: store no list in vain
            return ()
        words = await self._store.word_list(record.guild)
        return wanted(words, (await self._servers.settings(record.guild)).unwanted_words)


log = structlog.get_logger("onetable.tables")

SECRET_BYTES = 16  # of seeds and salts: 128 bits


def new_salt() -> str:
    """Return a salt to hash with the seed of a new deal."""
    return secrets.token_hex(SECRET_BYTES)


class Deals:
    """Opens and deals tables. The store allows one public table in a channel and one for each purpose."""

    def __init__(self, writer: TableWriter, limits: RateLimits | None = None) -> None:
        self.limits = limits
        self.provided_options = ProvidedOptions(writer.store, writer.servers)
        self._writer = writer
        self._store, self._clock, self._timer = writer.store, writer.clock, writer.timer

    async def open(
        self,
        *,
        game: str,
        guild: int,
        channel: int,
        host: Player,
        language: str,
        options: Mapping[str, OptionValue] | None = None,
        players: tuple[Player, ...] | None = None,
        parent: int | None = None,
        access: Access = EVERYONE,
    ) -> TableRecord:
        """Open a lobby, perhaps with players in it. Refuse, with a link, where the channel has a table already.

        Players who block each other are not seated together: the host stays, then the others in the order of the list.
        """
        record = TableRecord(
            id=0,
            guild=guild,
            channel=channel,
            game=game,
            host=host.user,
            players=await self._compatible(host, players) if players else (host,),
            options={**game_named(game).Options().model_dump(), **(options or {})},
            language=language,
            phase="lobby",
            opened_at=self._clock(),
            parent=parent,
            access=access,
        )
        await self._require_room(guild, host.user)
        deadline = await self._writer.lobby_closes_at(guild)
        try:
            record = await self._store.add_table(record, deadline)
        except PlaceTaken:
            raise await self._channel_taken(channel) from None
        except StoreFault:
            self._timer.set(deadline)  # it may be stored although its commit failed, and has to expire
            raise
        self._opened(host.user, guild)
        self._timer.set(deadline)
        log.info("table opened", table=record.id, guild=guild, channel=channel, game=game)
        return record

    async def _compatible(self, host: Player, players: tuple[Player, ...]) -> tuple[Player, ...]:
        """Return the players in their order, without those who block, or are blocked by, one who is kept."""
        kept, avoided = {host.user}, await self._store.social.apart_from(host.user)
        for player in players:
            if player.is_member and player.user not in kept | avoided:
                kept.add(player.user)
                avoided |= await self._store.social.apart_from(player.user)
        return tuple(player for player in players if not player.is_member or player.user in kept)

    async def open_private(
        self,
        *,
        game: str,
        guild: int,
        channel: int,
        host: Player,
        language: str,
        company: tuple[Player, ...] = (),
        purpose: str = "",
        seed: str = "",
        options: Mapping[str, OptionValue] | None = None,
        place: Seat = 0,
    ) -> tuple[TableRecord, bool]:
        """Deal a table that only its host sees. Return it and True, or the one of this kind they have open and False.

        `company` are computer players; the host takes seat `place` among them.
        """
        rules, players = game_named(game), (*company[:place], host, *company[place:])
        if len(players) not in rules.seats:
            raise Refusal("refused-too-few", fewest=min(rules.seats), here=len(players))
        record = TableRecord(
            id=0,
            guild=guild,
            channel=channel,
            game=game,
            host=host.user,
            players=players,
            options={**rules.Options().model_dump(), **(options or {})},
            language=language,
            phase="playing",
            opened_at=self._clock(),
            private=True,
            purpose=purpose,
        )
        if (known := await self._private_table(record)) is not None:
            return known, False
        if self.limits is not None:
            self.limits.require_table(host.user, guild)
        record, seed = await self.provided_options.fill_in(record), seed or secrets.token_hex(SECRET_BYTES)
        dealt = self._deal(record, seed)
        try:
            record = await self._store.add_dealt_table(record, seed, dealt.position, salt=new_salt())
        except PlaceTaken:  # two clicks at once
            if (known := await self._private_table(record)) is not None:
                return known, False
            raise Refusal("refused-busy") from None  # it ended just now
        self._opened(host.user, guild)
        self._timer.set(dealt.deadline)
        log.info("private table dealt", table=record.id, guild=guild, game=game, purpose=purpose)
        return record, True

    async def match(
        self,
        *,
        game: str,
        guild: int,
        channel: int,
        players: tuple[Player, ...],
        language: str,
        options: Mapping[str, OptionValue],
        purpose: str,
        seed: str,
        shared: Sequence[int] | None = None,
    ) -> TableRecord:
        """Deal a table in a channel to exactly these players, or return the one dealt for this purpose before.

        Another table in the channel is closed. `shared`: the tables of the same deal so far, in a duplicate round.
        """
        record = TableRecord(
            id=0,
            guild=guild,
            channel=channel,
            game=game,
            host=players[0].user,
            players=players,
            options={**game_named(game).Options().model_dump(), **options},
            language=language,
            phase="playing",
            opened_at=self._clock(),
            purpose=purpose,
        )
        if shared is None:
            record = await self.provided_options.fill_in(record)
        else:
            record, seed = await self._shared_deal(record, seed, shared)
        dealt = self._deal(record, seed)
        while True:
            if (known := await self._store.table_of(purpose)) is not None:
                return (await self._writer.cache.get(known)).record
            try:
                record = await self._store.add_dealt_table(record, seed, dealt.position, salt=new_salt())
            except PlaceTaken:
                if (other := await self._store.live_table(channel)) is not None:
                    await self._writer.close(other, "a match is played here")
            else:
                break
        self._timer.set(dealt.deadline)
        log.info("match dealt", table=record.id, guild=guild, game=game, purpose=purpose)
        return record

    async def _private_table(self, like: TableRecord) -> TableRecord | None:
        """Return the private table of the same kind that its host has open."""
        for table in await self._store.private_tables(like.guild, like.host):
            known = (await self._writer.cache.get(table)).record
            if (known.game, known.purpose) == (like.game, like.purpose):
                return known
        return None

    async def _require_room(self, guild: int, host: int) -> None:
        """Refuse if the host, or the server, has as many tables as allowed."""
        if self.limits is not None:
            own, here = await self._store.count_hosted(guild, host)
            self.limits.require_table(host, guild, own=own, here=0 if is_elsewhere(guild) else here)

    def _opened(self, host: int, guild: int) -> None:
        if self.limits is not None:
            self.limits.table_opened(host, guild)

    async def seal(self, table: int, user: int) -> str:
        """Draw the server's seed in the lobby, unless it was, and return the commitment to it.

        Players type words afterwards; the seed of the deal is a hash of both.
        """
        async with self._writer.cache.at(table) as live:
            lobby.require_lobby(live.record)
            if live.record.seat_of(user) is None:
                raise Refusal("refused-not-joined")
            if not live.server_seed:
                server_seed, salt = secrets.token_hex(SECRET_BYTES), new_salt()
                live.saved_revision = await self._store.seal_table(table, server_seed, salt)
                live.server_seed, live.salt = server_seed, salt
                log.info("seed sealed", table=table, guild=live.record.guild)
            assert live.server_seal is not None
            return live.server_seal

    async def start(self, table: int, user: int) -> None:
        """Deal the game of a lobby."""
        async with self._writer.cache.at(table) as live:
            record = await self.provided_options.fill_in(lobby.start(live.record, user))
            if live.server_seed:
                record, salt = _with_words(record), live.salt
                seed = mixed_seed(live.server_seed, salt, record.words)
            else:
                seed, salt = secrets.token_hex(SECRET_BYTES), new_salt()
            dealt = self._deal(record, seed)
            await self._writer.load_data(dealt)
            live.saved_revision = await self._store.deal_table(record, seed, dealt.position, salt=salt)
            live.record, live.table, live.salt = record, dealt, salt
            self._timer.set(dealt.deadline)
            log.info("game dealt", table=table, guild=record.guild, game=record.game, seats=len(record.players))

    def _deal(self, record: TableRecord, seed: str) -> AnyTable:
        """Return the game as dealt. The journal writes nothing until a move is played."""
        game, options = game_named(record.game), lobby.options_of(record)
        return Table.deal(
            game,
            len(record.players),
            options,
            seed,
            StoreJournal(self._store, record),
            at=self._clock(),
            stand_ins=record.stand_ins,
            crowd=record.crowd,
            lesson=game.lesson_with(options) if record.is_lesson else None,
        )

    async def _shared_deal(self, record: TableRecord, seed: str, shared: Sequence[int]) -> tuple[TableRecord, str]:
        """Return the record and seed with which every table of one shared deal is dealt.

        Options and seed are those of the first table, even if server settings or the bot's version changed since.
        """
        for table in shared:
            if (saved := await self._store.load_table(table)) is not None:
                return record.model_copy(update={"options": saved.record.options}), saved.seed
        return await self.provided_options.fill_in(record, shared_deal=True), seed

    async def _channel_taken(self, channel: int) -> Refusal:
        running = await self._store.live_table(channel)
        if running is None:
            return Refusal("refused-busy")  # it ended just now
        try:
            return Refusal("refused-channel-taken", link=(await self._writer.cache.get(running)).record.link)
        except RowUnreadable as unreadable:  # it must not block its channel for ever
            log.error("stored row unreadable", of=unreadable.table, row=str(unreadable.key), why=unreadable.why)
            return Refusal("refused-table-unreadable")


def _with_words(record: TableRecord) -> TableRecord:
    """Return the record with the players' words by seat: seats change hands, the words of the deal do not."""
    players = tuple(player.model_copy(update={"word": ""}) for player in record.players)
    return record.model_copy(update={"players": players, "words": tuple(player.word for player in record.players)})


class Lessons:
    """What a learner can do beside the game's own buttons."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer

    async def go_on(self, table: int, user: int, *, guild: int, version: int) -> None:
        """Play the next step: what the opponents do, or what the learner was asked to do."""
        async with self._writer.cache.at(table) as live:
            _require_lesson(live.record, user, guild)
            if live.table is None:
                raise Refusal("refused-damaged")
            if live.table.version != version:
                raise StaleMove
            await live.table.recite(at=self._writer.clock())
            self._writer.after_move(live)
            await self._writer.continue_lesson(live, live.table)

    async def stop(self, table: int, user: int, *, guild: int) -> TableRecord:
        """Close a lesson, finished or not. The learner may start it again."""
        async with self._writer.cache.at(table) as live:
            _require_lesson(live.record, user, guild)
            await self._writer.save(live, live.record.model_copy(update={"phase": "closed"}))
            return live.record


def _require_lesson(record: TableRecord, user: int, guild: int) -> None:
    require_admission(record, user)
    if not record.is_lesson or record.phase == "closed":
        raise Refusal("refused-table-closed")
    if record.guild != guild:
        raise Refusal("refused-other-server")
